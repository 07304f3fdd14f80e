"""The options and presets of Oicho-Kabu (rules OK-2 to OK-8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from hato.core import options as opt
from hato.core.match import MoneyOptions
from hato.core.options import OptionError

MOST_BET = 1000
"""The highest amount that can be named."""
UNLIMITED_BET = 100
"""The highest amount where the bank has no limit (OK-4)."""
MOST_SIMPLE = 6
"""So many play the simple game, with the dealer (OK-2)."""


@dataclass(frozen=True)
class OichoKabuOptions(MoneyOptions):
    """Every house rule of Oicho-Kabu; the defaults are the preset `standard`."""

    # G-8 does not apply: who deals next is said by `dealer_rotation` alone (OK-3)
    next_dealer: ClassVar[str] = "fixed"  # type: ignore[misc]

    players: int = opt.number(2, 2, 7, rule="OK-4")
    hands: str = opt.choice("four_table_hands", "one_per_player", rule="OK-4")
    dealer_draw: str = opt.choice("earliest", "nearest_9", rule="OK-4")
    seating: str = opt.choice("by_cards", "as_joined", rule="G-2")
    dealer_rotation: str = opt.choice("each_round", "fixed", rule="OK-3")
    dealer_policy: str = opt.choice("free", "threshold_5", rule="OK-2")
    dead_cards: bool = opt.flag(False, rule="OK-4")
    bank_limit: int | str = opt.number(100, 1, MOST_BET, "none", rule="OK-4")
    dealer_pick: str = opt.choice("top", "top_bottom_fourth", rule="OK-4")
    pair_may_draw: str = opt.choice("none", "any_pair", "pair_of_9", rule="OK-5")
    ties: str = opt.choice("dealer_wins", "push", rule="OK-6")
    shippin_for: str = opt.choice("dealer", "player_double", "both", rule="OK-7")
    arashi_win: int | str = opt.number(2, 2, 3, "none", rule="OK-8")

    @property
    def simple(self) -> bool:
        """Is it the game in which everybody has a hand of his own? (OK-2)"""
        return self.hands == "one_per_player"

    def check(self) -> None:
        """Do the options fit each other? Raises OptionError."""
        if self.simple and self.players > MOST_SIMPLE:
            raise OptionError(
                f"players is {self.players}; with hands one_per_player it must be from 2 to {MOST_SIMPLE}"
            )


STANDARD = OichoKabuOptions()

PRESETS: dict[str, OichoKabuOptions] = {
    "standard": STANDARD,
    "simple": replace(STANDARD, hands="one_per_player", arashi_win="none"),
}
"""The presets of the reference; the first is the default."""
