"""Go-Stop as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from hato.core import match
from hato.core.game import NO_SECRETS, Game, Secrets, SheetEntry, Zones
from hato.core.match import Done, Setup
from hato.core.outcome import Carried
from hato.core.round import Round
from hato.families.dealer_draw import DealerDraw
from hato.families.layout import Shape, order_of_play
from hato.games.go_stop import deal
from hato.games.go_stop.actions import ACTIONS
from hato.games.go_stop.answers import ANSWERS
from hato.games.go_stop.options import PRESETS, GoStopOptions
from hato.games.go_stop.pack import DECK
from hato.games.go_stop.rules import GoStopRound
from hato.games.go_stop.scoring import YAKU, scorer

MOST_SEATS = 6

_WINS = ("president", "three_ppeok", "heodang", "table_quad")
_LINES = (
    *_WINS,
    *("go_points", "go_times", "shake", "bomb", "joker_double", "seven_animals", "carry"),
    *("share", "gwangbak", "gwangbak_plus", "pibak", "no_animal", "gobak", "gobak_share", "gobak_relief"),
    *("score_cap", "purse"),
)
_CALLS = (
    *_WINS,
    *("go", "stop", "shake", "bomb", "small_bomb", "ppeok", "pak", "own_pak", "ttadak", "jjok", "sweep"),
    *("sa_tta", "month_taken", "as_animal", "as_junk", "stay", "drop", "sale"),
)
_ENDS = (
    *("stop", "autostop", "highest_score", "exhausted", "president", "three_ppeok", "heodang"),
    *("table_quad_win", "table_quad", "both_quads"),
)
_PAID = ("dropout", "sale", "pot", "first_ppeok", "first_ttadak", "first_jjok", "first_bomb")


class GoStop(Game):
    """Go-Stop, Godori and Matgo, for two to six at the table (GS-1 to GS-17)."""

    id = "go_stop"
    rules = 2
    before: Mapping[int, Mapping[str, object]] = MappingProxyType({2: {"seating": "as_joined"}})
    seats = (2, 3, 4, 5, 6)
    zero_sum = True
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    month_order = "korean"
    keys = frozenset(
        [f"line-{key}" for key in (*YAKU, *_LINES)]
        + [f"call-{key}" for key in (*YAKU, *_CALLS)]
        + [f"end-{key}" for key in _ENDS]
        + [f"paid-{key}" for key in _PAID]
        + ["shuffled-table_quad"]
    )
    measured = ("matgo", "godori_1", "gostop")
    max_steps = 400

    def numbers(self, options: GoStopOptions) -> Sequence[int]:
        """As many seats as play; with `extra_seats` up to six."""
        most = options.players if options.extra_seats == "none" else MOST_SEATS
        return range(options.players, most + 1)

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """Two or three at the table play; of four and more three, and the others drop or sell (GS-15)."""
        base = PRESETS[preset]
        players = min(seats, 3)
        changes: dict[str, object] = {}
        if base.players != players:
            changes = {"players": players, "deal": "7-6" if players == 3 else "10-8"}
        if seats > players and base.extra_seats == "none":
            changes["extra_seats"] = "dropout" if preset.startswith("godori") else "sell_brights"
        return changes

    def cards(self, options: GoStopOptions) -> int:
        """The flower cards and the agreed jokers."""
        return deal.cards_in_play(options)

    def calendar(self, options: GoStopOptions) -> str:
        """The order of the months that the table has agreed on."""
        return options.month_order

    def opening(self, options: GoStopOptions, seats: int) -> Round:
        """The dealer draw (G-1)."""
        return DealerDraw(seats, options, options.month_order)

    def first(self, options: GoStopOptions, seats: int, ranking: Sequence[int] = ()) -> Setup:
        """The first round; with `first_cards` the earliest cards of the draw play the match (G-5)."""
        setup = super().first(options, seats, ranking)
        if seats > options.players and options.extra_seats == "first_cards" and ranking:
            return replace(setup, carried=Carried(playing=tuple(sorted(ranking[: options.players]))))
        return setup

    def deal(self, options: GoStopOptions, setup: Setup) -> GoStopRound:
        """A round before its first card is dealt."""
        return GoStopRound(options, setup)

    def reduced(self, options: GoStopOptions, setup: Setup, cards: int, hand: int, field: int) -> GoStopRound:
        """A round with a small deck, dealt in one packet each."""
        round_ = GoStopRound(options, setup)
        order = order_of_play(setup.dealer, setup.seats, range(setup.seats))
        round_.shape = Shape(cards, deal.targets(order, [(field, hand)]))
        round_.stock = cards
        return round_

    def restore(
        self,
        options: GoStopOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the dealer draw, of a position; raises PositionError."""
        draw = DealerDraw.restored(setup.seats, options, options.month_order, facts)
        if draw is not None:
            return draw
        round_ = GoStopRound(options, setup)
        round_.place(zones, facts, secrets)
        return round_

    def contest(self, options: GoStopOptions, setup: Setup) -> tuple[int, ...]:
        """Those whose cards were the earliest, with `first_cards` (G-5)."""
        return setup.carried.playing if options.extra_seats == "first_cards" else ()

    def follow(self, options: GoStopOptions, done: Done) -> Setup | None:
        """The next round. Of more players the same play again after a draw, with the same dealer (GS-15)."""
        setup, outcome = done[-1]
        fixed = options.extra_seats == "first_cards"
        following = match.follow(options, done, outcome.carried.playing if fixed else ())
        if following is not None and outcome.drawn and outcome.carried.playing and not fixed:
            following = replace(following, dealer=setup.dealer)
        return following

    def sheet(self, options: GoStopOptions, setup: Setup | None = None) -> Sequence[SheetEntry]:
        """The yaku of these options."""
        return scorer(options).sheet(deal.cards_in_play(options))

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]]:
        """The answers to the vector types of Go-Stop."""
        return ANSWERS
