"""The options and the preset of Concentration (rules CON-1 to CON-5)."""

from __future__ import annotations

from dataclasses import dataclass

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length

FULL = 54


@dataclass(frozen=True)
class ConcentrationOptions(Terms):
    """Every house rule of Concentration; the defaults are the preset `source`."""

    jokers: int = opt.choice(2, 0, rule="CON-1")
    match: str = opt.choice("rank", "rank_color", rule="CON-3")
    extra_turn: bool = opt.flag(True, rule="CON-2")
    layout: str = opt.choice("grid", "scatter", rule="CON-1")
    show_ms: int = opt.number(1500, 500, 4000, rule="CON-2")
    size: int = opt.choice(FULL, 52, 36, 20, rule="CON-1")
    win_by: str = opt.choice("pairs", "joker_pair_2", rule="CON-4")

    @property
    def length(self) -> Length:
        """A match is one round: the table is cleared once."""
        return Length("rounds", 1)

    @property
    def with_jokers(self) -> bool:
        """Do the jokers lie on the table? `jokers` counts only with all 54 cards (CON-1)."""
        return self.size == 36 or (self.size == FULL and self.jokers == 2)

    @property
    def places(self) -> int:
        """How many cards lie on the table; without its jokers the full layout has 52."""
        return 52 if self.size == FULL and not self.with_jokers else self.size


PRESETS: dict[str, ConcentrationOptions] = {"source": ConcentrationOptions()}
"""The preset of the reference."""
