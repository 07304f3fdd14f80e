"""The options and the preset of the Qing form of Khanhoo (rules KHQ-2 to KHQ-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hato.core import options as opt
from hato.core.match import Terms
from hato.core.options import Length

DEALS_EACH = 2
"""So many deals for each player a match has, unless it is agreed otherwise (KHQ-6)."""
FEWEST = 2
"""The smallest number of players; the preset is made for it."""


@dataclass(frozen=True)
class QingOptions(Terms):
    """Every option of the Qing form; the defaults are the preset `source`."""

    ROUNDS: ClassVar[str] = "deals"

    eyes: str = opt.choice("wilkinson", "culin", "both", rule="KHQ-3")
    wild_mode: str = opt.choice("attach", "substitute", rule="KHQ-3")
    triplet_kind: str = opt.choice("any", "different_suits", rule="KHQ-3")
    direction: str = opt.choice("left", "right", rule="KHQ-4")
    hand: str = opt.choice("14+1", "15+0", rule="KHQ-2")
    claim_when_waiting: bool = opt.flag(False, rule="KHQ-4")
    deals: int = opt.number(DEALS_EACH * FEWEST, 1, 20, rule="KHQ-6")

    @property
    def length(self) -> Length:
        """So many deals."""
        return Length("rounds", self.deals)

    @property
    def next_dealer(self) -> str:
        """Who wins deals next; after a void deal the same seat deals again (KHQ-5)."""
        return "winner"

    @property
    def dealt(self) -> int:
        """Cards dealt to each seat; with 14 the dealer gets one more (KHQ-2)."""
        return 15 if self.draws_first else 14

    @property
    def draws_first(self) -> bool:
        """Does the dealer begin with a draw, and hold a card more than wins? (KHQ-6 `hand`)"""
        return self.hand == "15+0"

    @property
    def spare(self) -> int:
        """How many cards of a full hand are thrown when it wins."""
        return 1 if self.draws_first else 0


PRESETS: dict[str, QingOptions] = {"source": QingOptions()}
"""The presets of the reference; the first is the default."""
