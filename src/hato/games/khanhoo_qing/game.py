"""The Qing form of Khanhoo as the rest of the program sees it: parameters, and how its deals begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.money import QING
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.match import Setup
from hato.core.round import Round
from hato.games.khanhoo_qing import position
from hato.games.khanhoo_qing.actions import ACTIONS
from hato.games.khanhoo_qing.answers import ANSWERS, SEATS
from hato.games.khanhoo_qing.draw import CountDraw
from hato.games.khanhoo_qing.options import DEALS_EACH, FEWEST, PRESETS, QingOptions
from hato.games.khanhoo_qing.rules import QingRound


class Qing(Game):
    """The Qing form of Khanhoo for two to five: draw or take, throw, and go out (KHQ-1 to KHQ-6)."""

    id = "khanhoo_qing"
    seats = SEATS
    zero_sum = True
    deck = QING
    actions = ACTIONS
    presets = PRESETS
    layout = "river"
    opens = frozenset({"turn"})
    keys = frozenset(
        [
            "line-pool",
            *("call-waiting", "call-win"),
            *("paid-ante", "paid-returned"),
            *("end-win", "end-claim", "end-void"),
        ]
    )
    max_steps = 6000

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """Two deals for each player (KHQ-6)."""
        return {} if seats == FEWEST else {"deals": DEALS_EACH * seats}

    def opening(self, options: QingOptions, seats: int) -> Round:
        """Seat 0 draws a card, and the players are counted (KHQ-2)."""
        return CountDraw(seats)

    def draw_rule(self, options: QingOptions) -> str:
        """The number of the card counts the players."""
        return "counted"

    def deal(self, options: QingOptions, setup: Setup) -> QingRound:
        """A deal before its first card."""
        return QingRound(options, setup)

    def reduced(self, options: QingOptions, setup: Setup, cards: int, hand: int, field: int) -> QingRound:
        """A deal with a small stock: the cards outside of the mask are left out; hands keep their size."""
        raise NotImplementedError("a winning hand of the Qing form needs fifteen cards")

    def restore(
        self,
        options: QingOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The deal, or the draw for the dealer, of a position; raises PositionError."""
        draw = CountDraw.restored(setup.seats, facts)
        if draw is not None:
            return draw
        round_ = QingRound(options, setup)
        position.place(round_, zones, facts, secrets)
        return round_

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of the Qing form."""
        return ANSWERS
