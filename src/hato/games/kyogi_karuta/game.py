"""Kyogi karuta as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.poems import DECK
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.live import Draw
from hato.core.match import Setup
from hato.core.round import Round
from hato.games.kyogi_karuta.actions import ACTIONS
from hato.games.kyogi_karuta.answers import ANSWERS
from hato.games.kyogi_karuta.options import PRESETS, KyogiOptions
from hato.games.kyogi_karuta.reading import Reading
from hato.games.kyogi_karuta.rules import KyogiRound

_CALLS = (
    "touch",
    "early",
    "judge",
    "proved",
    "unproved",
    "kata_ote",
    "kara_daburu",
    "daburu",
    "semi_daburu",
    "tomo_ote",
    "torison",
    "otetsuki",
)


class KyogiKaruta(Game):
    """Kyogi karuta for two (KAR-1 to KAR-12)."""

    id = "kyogi_karuta"
    seats = (2,)
    zero_sum = True
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    keys = frozenset({"line-cards_left", "end-empty", *(f"call-{key}" for key in _CALLS)})
    layout = "karuta"
    deals = False
    live = True
    max_steps = 12_000

    def deal(self, options: KyogiOptions, setup: Setup) -> KyogiRound:
        """A round before its first card is dealt."""
        return KyogiRound(options, setup, DECK.mask)

    def reduced(self, options: KyogiOptions, setup: Setup, cards: int, hand: int, field: int) -> KyogiRound:
        """A round with fewer poems: `hand` and `field` of the options are what the preset says."""
        return KyogiRound(options, setup, cards)

    def restore(
        self,
        options: KyogiOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round of a position; raises PositionError if it cannot be."""
        round_ = self.deal(options, setup)
        round_.place(zones, facts, secrets)
        return round_

    def reading(self, round_: Round, draw: Draw) -> Reading | None:
        """The reading that begins, on copies of the round and its chance; None where none begins."""
        assert isinstance(round_, KyogiRound)
        return Reading(self, round_, draw) if round_.live and not round_.heard else None

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of kyogi karuta."""
        return ANSWERS
