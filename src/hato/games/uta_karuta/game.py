"""Uta-karuta as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.poems import DECK
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.match import Setup
from hato.core.round import Round
from hato.games.uta_karuta.actions import ACTIONS
from hato.games.uta_karuta.answers import ANSWERS
from hato.games.uta_karuta.options import PRESETS, UtaOptions
from hato.games.uta_karuta.rules import UtaRound
from hato.games.uta_karuta.table import SEATS


class UtaKaruta(Game):
    """Uta-karuta for four (UTA-1 to UTA-7)."""

    id = "uta_karuta"
    seats = (SEATS,)
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    keys = frozenset(
        {"line-cards_left", "line-won", "call-wrong", "call-returns", "call-lost", "end-empty"}
        | {"end-exhausted"}
    )
    layout = "uta"
    max_steps = 4000

    def deal(self, options: UtaOptions, setup: Setup) -> UtaRound:
        """A round before its first card is dealt."""
        return UtaRound(options, setup, DECK.mask)

    def reduced(self, options: UtaOptions, setup: Setup, cards: int, hand: int, field: int) -> UtaRound:
        """A round with fewer poems, all of which are dealt; there is no field."""
        return UtaRound(options, setup, cards)

    def restore(
        self,
        options: UtaOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round of a position; raises PositionError if it cannot be."""
        round_ = self.deal(options, setup)
        round_.place(zones, facts, secrets)
        return round_

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of uta-karuta."""
        return ANSWERS
