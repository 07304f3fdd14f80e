"""Sevens as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hato.core.game import NO_SECRETS, Game, Secrets, Zones
from hato.core.match import Setup
from hato.core.round import Round
from hato.families.cut import Cut, CutRule
from hato.games.sevens.answers import ANSWERS
from hato.games.sevens.options import PRESETS, SevensOptions
from hato.games.sevens.rows import ACTIONS, DECK, NATURALS, pack
from hato.games.sevens.rules import SevensRound
from hato.games.sevens.standing import ENDS, MOST_PLACES

_CALLS = ("begins", "eliminated", "done", "joker_last")
_LINES = ("place", "cards", "joker_last")

LOT = CutRule(DECK, NATURALS, range(len(DECK)))
"""The first dealer is drawn by lot: every card has another rank (SEV-1)."""


class Sevens(Game):
    """Sevens for two to eight (SEV-1 to SEV-9)."""

    id = "sevens"
    seats = tuple(range(2, MOST_PLACES + 1))
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    layout = "rows"
    opens = frozenset({"open"})
    keys = frozenset(
        [
            *(f"line-{key}" for key in _LINES),
            *(f"call-{key}" for key in _CALLS),
            *(f"end-{key}" for key in ENDS),
        ]
    )
    measured = ("club", "source")
    max_steps = 600

    def cards(self, options: SevensOptions) -> int:
        """The 52 cards, and as many jokers as agreed."""
        return pack(options.jokers)

    def opening(self, options: SevensOptions, seats: int) -> Round:
        """The lot for the first dealer (SEV-1)."""
        return Cut(seats, LOT)

    def draw_rule(self, options: SevensOptions) -> str:
        """By lot."""
        return "random"

    def deal(self, options: SevensOptions, setup: Setup) -> SevensRound:
        """A round before its first card is dealt."""
        return SevensRound(options, setup, self.cards(options))

    def reduced(self, options: SevensOptions, setup: Setup, cards: int, hand: int, field: int) -> SevensRound:
        """A round with a small deck, all of which is dealt; there are no field and no size of hands."""
        return SevensRound(options, setup, cards)

    def restore(
        self,
        options: SevensOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the lot for the dealer, of a position; raises PositionError."""
        cut = Cut.restored(setup.seats, LOT, facts)
        if cut is not None:
            return cut
        round_ = self.deal(options, setup)
        round_.place(zones, facts)
        return round_

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Any]]:
        """The answers to the vector types of Sevens."""
        return ANSWERS
