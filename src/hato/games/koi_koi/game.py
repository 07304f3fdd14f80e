"""Koi-Koi as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.cards import hanafuda
from hato.core.game import NO_SECRETS, Game, Secrets, SheetEntry, Zones
from hato.core.match import Setup
from hato.core.round import Round
from hato.families.dealer_draw import DealerDraw
from hato.families.layout import Shape, deal_order
from hato.games.koi_koi.answers import ANSWERS
from hato.games.koi_koi.options import PRESETS, KoiKoiOptions
from hato.games.koi_koi.rules import ACTIONS, KoiKoiRound
from hato.games.koi_koi.scoring import YAKU, scorer

_LINES = (
    *("teshi", "kuttsuki", "at_7", "opponent_call", "own_call", "own_calls", "all_calls"),
    *("call_bonus", "call_ladder", "field_brights", "oya_ken"),
)
_CALLS = ("koikoi", "stop", "teshi", "kuttsuki")
_ENDS = ("stop", "autostop", "exhausted", "teyaku", "draw", "void")
_SHUFFLES = ("table_quad", "table_four_pairs", "table_triple", "hand_quad", "teyaku_both")


class KoiKoi(Game):
    """Koi-Koi for two, by every rule set of the reference (KK-1 to KK-11)."""

    id = "koi_koi"
    seats = (2,)
    deck = hanafuda.DECK
    actions = ACTIONS
    presets = PRESETS
    keys = frozenset(
        [f"line-{key}" for key in (*YAKU, *_LINES)]
        + [f"call-{key}" for key in (*YAKU, *_CALLS)]
        + [f"end-{key}" for key in _ENDS]
        + [f"shuffled-{key}" for key in _SHUFFLES]
    )
    measured = ("nintendo", "koikoi_japan")
    max_steps = 120

    def opening(self, options: KoiKoiOptions, seats: int) -> Round:
        """The dealer draw (G-1)."""
        return DealerDraw(seats, options, self.month_order)

    def deal(self, options: KoiKoiOptions, setup: Setup) -> KoiKoiRound:
        """A round before its first card is dealt."""
        return KoiKoiRound(options, setup)

    def reduced(self, options: KoiKoiOptions, setup: Setup, cards: int, hand: int, field: int) -> KoiKoiRound:
        """A round with a small deck, dealt in one packet each."""
        return KoiKoiRound(options, setup, Shape(cards, deal_order(setup.dealer, 2, [(hand, field)])))

    def restore(
        self,
        options: KoiKoiOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the dealer draw, of a position; raises PositionError."""
        draw = DealerDraw.restored(setup.seats, options, self.month_order, facts)
        if draw is not None:
            return draw
        round_ = KoiKoiRound(options, setup)
        round_.place(zones, facts)
        return round_

    def sheet(self, options: KoiKoiOptions, setup: Setup | None = None) -> Sequence[SheetEntry]:
        """The yaku of these options, in the order of KK-5."""
        return scorer(options).sheet(setup.month if setup else None)

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]]:
        """The answers to the vector types of Koi-Koi."""
        return ANSWERS
