"""The options and presets of kyogi karuta (rules KAR-2 to KAR-11)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length, OptionError

POEMS = 100
MOST_APART = 12
"""Largest handicap, in cards."""


@dataclass(frozen=True)
class KyogiOptions(Terms):
    """Every house rule of kyogi karuta; the defaults are the preset `source`."""

    cards_per_side: int = opt.number(25, 5, 25, rule="KAR-2")
    handicap: int = opt.number(0, -MOST_APART, MOST_APART, rule="KAR-2")
    ghosts: int = opt.number(50, 0, 50, rule="KAR-2")
    ghosts_shown: bool = opt.flag(False, rule="KAR-2")
    memorize_s: int = opt.number(120, 15, 900, rule="KAR-2")
    regroup: bool = opt.flag(False, rule="KAR-2")
    pace: int = opt.number(80, 40, 150, rule="KAR-3")
    """percent of the official time: 80 is the 0.8 of the reference"""
    lower_half: bool = opt.flag(True, rule="KAR-3")
    presentation: str = opt.choice("text", "speech", "both", rule="KAR-9")
    script: str = opt.choice("kana_unvoiced", "kana", "kanji", "romaji", rule="KAR-2")
    late_ms: int = opt.number(3000, 0, 10_000, rule="KAR-5")
    tie_window_ms: int = opt.number(15, 0, 50, rule="KAR-6")
    early: str = opt.choice("ignored", "foul", rule="KAR-9")
    proof: str = opt.choice("touch", "ending4", "poet4", rule="KAR-4")
    send_timeout: str = opt.choice("auto", "forfeit", rule="KAR-5")
    casual_dispute: bool = opt.flag(False, rule="KAR-7")

    @property
    def length(self) -> Length:
        """A match is one round: until a camp is empty."""
        return Length("rounds", 1)

    @property
    def sides(self) -> tuple[int, int]:
        """How many cards the dealer and the other lay out; a handicap below 0 is the dealer's."""
        return (self.cards_per_side + min(0, self.handicap), self.cards_per_side - max(0, self.handicap))

    @property
    def mora_ms(self) -> int:
        """How long a mora lasts, in whole ms: 294 at the official pace, which is 100."""
        return self.due(1)

    def due(self, morae: int) -> int:
        """How long so many morae last, in whole ms; the next mora is due then (KAR-3)."""
        return (MORA_MS * self.pace * morae + 50) // 100

    def check(self) -> None:
        """Raises OptionError if the options do not fit each other."""
        if min(self.sides) < 1:
            raise OptionError(
                f"handicap is {self.handicap} with cards_per_side {self.cards_per_side}; it must leave each "
                "side a card"
            )
        if sum(self.sides) + self.ghosts > POEMS:
            raise OptionError(
                f"ghosts is {self.ghosts} beside {sum(self.sides)} cards; together they may be {POEMS} at "
                "most"
            )


MORA_MS = 294
"""A mora at the official pace: 5 s for 17 morae (KAR-3)."""

_SOURCE = KyogiOptions()

PRESETS: dict[str, KyogiOptions] = {
    "source": _SOURCE,
    "official": replace(_SOURCE, memorize_s=900, pace=100, regroup=True, send_timeout="forfeit", ghosts=50),
    "quick": replace(_SOURCE, memorize_s=45, pace=50, lower_half=False),
    "beginner": replace(
        _SOURCE, cards_per_side=10, ghosts=4, ghosts_shown=True, lower_half=False, script="kana"
    ),
}
"""The game of the reference, official times, a quick game, a small one for beginners (KAR-11)."""
