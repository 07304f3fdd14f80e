"""Koi-Koi as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hato.cards import hanafuda
from hato.core import match
from hato.core.game import NO_SECRETS, Game, Secrets, SheetEntry, Zones
from hato.core.match import Done, Setup
from hato.core.outcome import Carried
from hato.core.round import Round
from hato.families.dealer_draw import DealerDraw
from hato.games.koi_koi.answers import ANSWERS
from hato.games.koi_koi.options import PRESETS, KoiKoiOptions
from hato.games.koi_koi.rules import ACTIONS, KoiKoiRound
from hato.games.koi_koi.scoring import YAKU, scorer
from hato.games.koi_koi.seats import MOST, PLAYERS, packets, pair_of

_LINES = (
    *("teshi", "kuttsuki", "at_7", "opponent_call", "own_call", "own_calls", "all_calls"),
    *("call_bonus", "call_ladder", "field_brights", "oya_ken"),
)
_CALLS = ("koikoi", "stop", "teshi", "kuttsuki")
_ENDS = ("stop", "autostop", "exhausted", "teyaku", "draw", "void")
_SHUFFLES = ("table_quad", "table_four_pairs", "table_triple", "hand_quad", "teyaku_both")


class KoiKoi(Game):
    """Koi-Koi for two, by every rule set of the reference (KK-1 to KK-11); others may watch (G-5)."""

    id = "koi_koi"
    seats = tuple(range(PLAYERS, MOST + 1))
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

    def numbers(self, options: KoiKoiOptions) -> Sequence[int]:
        """Two; where the table has agreed on it more may sit there (G-5)."""
        return self.seats if options.dropout == "first_cards" else (PLAYERS,)

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """Of more than two the dealer draw chooses those who play."""
        return {} if seats == PLAYERS else {"dropout": "first_cards"}

    def opening(self, options: KoiKoiOptions, seats: int) -> Round:
        """The dealer draw (G-1)."""
        return DealerDraw(seats, options, self.month_order)

    def first(self, options: KoiKoiOptions, seats: int, ranking: Sequence[int] = ()) -> Setup:
        """The first round; of more than two the two earliest cards of the draw play the match (G-5)."""
        setup = super().first(options, seats, ranking)
        if seats == PLAYERS:
            return setup
        order = ranking or range(seats)
        return replace(setup, carried=Carried(playing=tuple(sorted(order[:PLAYERS]))))

    def deal(self, options: KoiKoiOptions, setup: Setup) -> KoiKoiRound:
        """A round before its first card is dealt."""
        return KoiKoiRound(options, setup)

    def reduced(self, options: KoiKoiOptions, setup: Setup, cards: int, hand: int, field: int) -> KoiKoiRound:
        """A round with a small deck, dealt in one packet each."""
        opponent = pair_of(setup).rival(setup.dealer)
        return KoiKoiRound(options, setup, packets(cards, opponent, setup.dealer, (hand, field), 1))

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

    def follow(self, options: KoiKoiOptions, done: Done) -> Setup | None:
        """The next round: the deal passes between the two who play."""
        return match.follow(options, done, done[-1][0].carried.playing)

    def contest(self, options: KoiKoiOptions, setup: Setup) -> tuple[int, ...]:
        """The two who play, where others watch (G-5)."""
        return setup.carried.playing

    def sheet(self, options: KoiKoiOptions, setup: Setup | None = None) -> Sequence[SheetEntry]:
        """The yaku of these options, in the order of KK-5."""
        return scorer(options).sheet(setup.month if setup else None)

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]]:
        """The answers to the vector types of Koi-Koi."""
        return ANSWERS
