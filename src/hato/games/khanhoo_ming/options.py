"""The options and the preset of the Ming form of Khanhoo (rules KHM-2 to KHM-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length

DEALS_EACH = 2
"""So many deals for each player a match has, unless it is agreed otherwise (KHM-9)."""
FEWEST = 2
"""The smallest number of players; the preset is made for it."""


@dataclass(frozen=True)
class MingOptions(Terms):
    """Every option of the Ming form; the defaults are the preset `source`."""

    ROUNDS: ClassVar[str] = "deals"

    must_beat: bool = opt.flag(False, rule="KHM-3")
    discard_face: str = opt.choice("down", "up", rule="KHM-3")
    specials_beat_leopards: str = opt.choice("hero_only", "all_higher", rule="KHM-6")
    deals: int = opt.number(DEALS_EACH * FEWEST, 1, 20, rule="KHM-9")
    settle: bool = opt.flag(True, rule="KHM-9")

    @property
    def length(self) -> Length:
        """So many deals."""
        return Length("rounds", self.deals)

    @property
    def direction(self) -> str:
        """The next seat sits at the right (KHM-2)."""
        return "counterclockwise"


PRESETS: dict[str, MingOptions] = {"source": MingOptions()}
"""The presets of the reference; the first is the default."""
