"""The options and presets of Sevens (SEV-2 to SEV-8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length

NONE = "none"


@dataclass(frozen=True)
class SevensOptions(Terms):
    """Every house rule of Sevens; the defaults are the preset `club`."""

    ROUNDS: ClassVar[str] = "match_rounds"

    ace: str = opt.choice("low", "high", rule="SEV-2")
    sevens_start: str = opt.choice("all_laid", "from_hand", rule="SEV-3")
    voluntary_pass: bool = opt.flag(True, rule="SEV-5")
    pass_limit: int | str = opt.number(3, 1, 5, NONE, rule="SEV-5")
    eliminate: str = opt.choice("lay_hand", "lose_all", rule="SEV-5")
    wrap: str = opt.choice(NONE, "tunnel", "link", rule="SEV-7")
    jokers: int = opt.number(0, 0, 2, rule="SEV-1")
    joker_mode: str = opt.choice("swap", rule="SEV-8")
    joker_last: str = opt.choice("forbidden", "allowed", "loses", rule="SEV-8")
    match_rounds: int = opt.number(5, 1, 20, rule="SEV-6")
    score: str = opt.choice("places", "cards_left", rule="SEV-6")

    @property
    def length(self) -> Length:
        """So many rounds."""
        return Length("rounds", self.match_rounds)

    @property
    def limit(self) -> int | None:
        """How often a seat may pass in a round; None: as often as it likes."""
        return self.pass_limit if isinstance(self.pass_limit, int) else None

    @property
    def loses_all(self) -> bool:
        """Does an elimination end the round? Without a limit nobody is eliminated by passing (SEV-5)."""
        return self.limit is not None and self.eliminate == "lose_all"

    @property
    def by_places(self) -> bool:
        """Do places score, and not the cards that are left? (SEV-6)"""
        return self.score == "places"


CLUB = SevensOptions()

PRESETS: dict[str, SevensOptions] = {
    "club": CLUB,
    "source": replace(CLUB, ace="high", sevens_start="from_hand", voluntary_pass=False, pass_limit=NONE),
}
"""The presets of the reference; the first is the default."""
