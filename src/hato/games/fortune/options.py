"""The options of a reading, and its one preset (FT-3)."""

from __future__ import annotations

from dataclasses import dataclass

from hato.core import options as opt
from hato.core.options import Length

TARGETS: tuple[str, ...] = ("prev_else_next", "next_else_prev", "both", "reader_choice")
"""Which neighbour a bright strengthens; the first is the default."""


@dataclass(frozen=True)
class FortuneOptions:
    """What can be agreed about a reading. It is one round without points, so nothing else can."""

    bright_target: str = opt.choice(*TARGETS, rule="FT-3")

    @property
    def length(self) -> Length:
        """One question, one spread (FT-4)."""
        return Length("rounds", 1)

    @property
    def purse(self) -> int:
        """Nobody brings points to a reading."""
        return 0

    @property
    def parts(self) -> int:
        """Points are whole, as there are none."""
        return 1


PRESETS: dict[str, FortuneOptions] = {"source": FortuneOptions()}
