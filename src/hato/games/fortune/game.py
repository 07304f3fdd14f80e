"""The game's parameters, and how its round begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hato.cards import hanafuda
from hato.core.game import NO_SECRETS, Game, Secrets, Zones
from hato.core.match import Done, Setup
from hato.games.fortune.answers import ANSWERS
from hato.games.fortune.options import PRESETS, FortuneOptions
from hato.games.fortune.rules import ACTIONS, FortuneRound


class Fortune(Game):
    """Fortune telling with the flower cards (FT-1 to FT-5)."""

    id = "fortune"
    seats = (1,)
    zero_sum = True
    deck = hanafuda.DECK
    actions = ACTIONS
    presets = PRESETS
    keys = frozenset({"end-read"})
    layout = "spread"
    month_order = "korean"
    max_steps = 7

    def deal(self, options: FortuneOptions, setup: Setup) -> FortuneRound:
        """48 cards face down."""
        return FortuneRound(options, hanafuda.DECK.mask)

    def reduced(
        self, options: FortuneOptions, setup: Setup, cards: int, hand: int, field: int
    ) -> FortuneRound:
        """A spread of fewer cards; there are no hands and no field."""
        return FortuneRound(options, cards)

    def restore(
        self,
        options: FortuneOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> FortuneRound:
        """The round of a position."""
        round_ = self.deal(options, setup)
        round_.place(zones, facts)
        return round_

    def follow(self, options: FortuneOptions, done: Done) -> Setup | None:
        """A question has one spread (FT-4)."""
        return None

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]]:
        """Readings of given cards, and questions that were asked before."""
        return ANSWERS


GAME = Fortune()
