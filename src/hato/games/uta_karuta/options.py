"""The options and presets of uta-karuta (rules UTA-2 to UTA-7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length

PEARLS: Mapping[str, Mapping[int, int]] = {
    "source": {12: 20, 22: 15, 97: 15},
    "half": {12: 10, 22: 8, 97: 8},
    "off": {},
}
"""Value of `pearl_values` -> number of the poem -> cards that may be given (UTA-4)."""
MOST_ROUNDS = 12


@dataclass(frozen=True)
class UtaOptions(Terms):
    """Every house rule of uta-karuta; the defaults are the preset `source`."""

    ROUNDS: ClassVar[str] = "rounds"

    rounds: int = opt.number(1, 1, MOST_ROUNDS, rule="UTA-7")
    penalty_cards: int = opt.number(2, 0, 5, rule="UTA-3")
    penalty_to: str = opt.choice("owner", "all_who_failed", rule="UTA-3")
    pearl_values: str = opt.choice("source", "half", "off", rule="UTA-4")
    pearl_right: str = opt.choice("answerer", "owner_only", rule="UTA-4")
    yaku_discard: int = opt.number(10, 0, 10, rule="UTA-5")
    yaku_target: str = opt.choice("out", "left", rule="UTA-5")
    yaku_right: str = opt.choice("owner_only", "any", rule="UTA-5")
    yaku_blocks_win: bool = opt.flag(False, rule="UTA-7")
    answer_s: int = opt.number(10, 3, 30, rule="UTA-2")
    choices: str = opt.choice("4", "6", "hand_of_owner", rule="UTA-2")
    stakes: bool = opt.flag(True, rule="UTA-7")

    @property
    def length(self) -> Length:
        """A match has so many rounds."""
        return Length("rounds", self.rounds)

    @property
    def zero_sum(self) -> bool:
        """Do the points of a round sum to zero? Without stakes the winner has a point and nobody pays."""
        return self.stakes

    @property
    def offered(self) -> int:
        """So many endings are offered to a seat that does not own the card; 0: all cards of the owner."""
        return 0 if self.choices == "hand_of_owner" else int(self.choices)

    def pearl(self, card: int) -> int:
        """How many cards may be given for a card's poem; 0: it is no pearl."""
        return PEARLS[self.pearl_values].get(card + 1, 0)


_SOURCE = UtaOptions()

PRESETS: dict[str, UtaOptions] = {"source": _SOURCE, "short": replace(_SOURCE, pearl_values="half")}
"""The game of the reference, and the one with half the pearls that it recommends for short games."""
