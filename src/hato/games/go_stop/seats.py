"""Who plays a round when there are more players than can play (GS-15), and what is paid for it."""

from __future__ import annotations

from typing import ClassVar

from hato.core import bits, dropout, events
from hato.core.bits import BIT
from hato.core.dropout import Dropout, DropoutOptions
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.outcome import Payment
from hato.core.round import IllegalActionError
from hato.families import crowd
from hato.families.dealt import DEAL, DealtRound
from hato.families.layout import order_of_play
from hato.games.go_stop import deal, settlement
from hato.games.go_stop.actions import ACTIONS, DROP, STAY
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.pack import DECK
from hato.games.go_stop.scoring import Scorer, scorer

PHASES: tuple[str, ...] = (
    "deal",
    "announce",
    "refill",
    "hand_check",
    "play",
    "draw_card",
    "pick_hand",
    "flip",
    "pick_flip",
    "use",
    "give",
    "decide",
    "over",
)
(
    ANNOUNCE,
    REFILL,
    HAND_CHECK,
    PLAY,
    DRAW_CARD,
    PICK_HAND,
    FLIP,
    PICK_FLIP,
    USE_DUAL,
    GIVE_JUNK,
    DECIDE,
    DONE,
) = range(1, 13)

HANDS_DEALT = 7
"""Cards of each hand in a deal to more players than can play."""


class Seats(DealtRound):
    """The deal of a round, and who plays it.

    `playing` are the seats that play, in seat order, empty while that is open; `asked_all` tells that hands
    were dealt to more and that they were asked. `top` are folded cards on top of the stock, in order.
    """

    __slots__ = (
        "answers",
        "arrived",
        "asked_all",
        "carry",
        "dropped",
        "forced_out",
        "ledger",
        "options",
        "playing",
        "pot",
        "purse",
        "scorer",
        "setup",
        "sold",
        "top",
    )

    PHASES: ClassVar[tuple[str, ...]] = PHASES
    DECK = DECK

    def __init__(self, options: GoStopOptions, setup: Setup) -> None:
        self.options = options
        self.setup = setup
        self.scorer: Scorer = scorer(options)
        carried = setup.carried
        self.carry = carried.factor
        everybody = tuple(range(setup.seats))
        self.playing: tuple[int, ...] = carried.playing or self._seated()
        self.asked_all = not self.playing
        self.ledger: list[Payment] = []
        self.pot = carried.pot
        self.purse: list[int] = list(setup.purse)
        self.answers: list[str] = []
        self.dropped: tuple[int, ...] = carried.dropped if carried.playing else ()
        self.forced_out: tuple[int, ...] = ()
        self.sold = 0
        order = order_of_play(setup.dealer, setup.seats, self.playing or everybody)
        shape = deal.shape_for_all if self.asked_all else deal.shape
        super().__init__(setup.seats, setup.dealer, shape(options, order))

    def _seated(self) -> tuple[int, ...]:
        """Who plays when nobody is asked: all, or the dealer and those next to him; else empty."""
        options, setup = self.options, self.setup
        if setup.seats > options.players and options.extra_seats in ("dropout", "sell_brights"):
            return ()
        n = min(setup.seats, options.players)
        return tuple(sorted((setup.dealer + i) % setup.seats for i in range(n)))

    def _gather(self) -> None:
        super()._gather()
        self.top: list[int] = []
        self.arrived: list[list[int]] = [[] for _ in range(self.seats)]
        """the cards of each hand as they were dealt, where that order will matter"""

    # cards from the stock

    def next_cards(self) -> int:
        """The mask of the cards that can come from the stock: one, where folded hands lie on top."""
        return BIT[self.top[0]] if self.top else self.stock

    def take_stock(self, card: int) -> None:
        """Takes a card that comes from the stock; raises IllegalActionError if it cannot come now."""
        bit = BIT[card] if 0 <= card < len(BIT) else 0
        if not (BIT[self.top[0]] if self.top else self.stock) & bit:
            raise IllegalActionError("this card cannot be turned up now")
        if self.top:
            self.top.pop(0)
        else:
            self.stock ^= bit

    # who plays (GS-15)

    def deal_to_all(self, card: int, emit: Emit | None) -> None:
        """Deals a card where it is open who plays: that is asked between the hands and the field."""
        target = self.shape.targets[self.dealt]
        self.deal_card(card, emit)
        if target >= 0 and self.options.folded_cards == "top_of_stock":
            self.arrived[target].append(card)
        if not self.playing and self.dealt == HANDS_DEALT * self.seats:
            self._ask(emit)

    def _question(self) -> Dropout:
        """Where the question stands; players are named by their seats."""
        options = self.options
        rules = DropoutOptions(
            dropout="announce",
            dropout_penalty=options.dropout_penalty if options.extra_seats == "dropout" else 0,
            penalty_to=options.penalty_to,
            penalty_for_forced_out=options.penalty_for_forced_out,
            folded_cards=options.folded_cards,
            dealer_may_drop=False,
        )
        return crowd.question(self.dealer, self.seats, options.players, self.answers, rules, self._must_stay)

    def _must_stay(self, seat: int) -> bool:
        """Did the seat leave the last round of its own will? Then it has to play this one."""
        options = self.options
        last = self.setup.carried.dropped
        return options.extra_seats == "sell_brights" and options.no_double_drop and seat in last

    def _ask(self, emit: Emit | None) -> None:
        """The next player says stay or drop, or all is clear: payments, and the deal of the field."""
        found = self._question()
        if found.asked is not None:
            self.phase = ANNOUNCE
            self.mover = int(found.asked)
            if emit is not None:
                emit(events.turn_passed(self.mover))
            return
        self.playing = tuple(sorted(int(seat) for seat in found.active))
        self.dropped = tuple(sorted(int(seat) for seat in found.dropped))
        self.forced_out = tuple(int(seat) for seat in found.forced_out)
        self.mover = self.dealer
        self.phase = DEAL
        if self.options.extra_seats == "dropout":
            self._penalties(found, emit)
        elif self.forced_out:
            self._sell(self.forced_out[-1], emit)

    def _penalties(self, found: Dropout, emit: Emit | None) -> None:
        """Who dropped pays: into the pot, or to those who play."""
        if found.penalties:
            points = crowd.penalties(found, self.dealer, self.seats, self.purse)
            self.pot -= sum(points)
            self.pay("dropout", points, emit)

    def _sell(self, seller: int, emit: Emit | None) -> None:
        """The last player who was forced out sells his good cards (GS-15)."""
        sold, points = deal.sale(self.options, self.hand[seller])
        self.sold = sold
        all_three = self.options.sale_paid_by == "all_three"
        payers = [seat for seat in self.playing if all_three or seat != self.dealer]
        if emit is not None:
            emit(events.called(seller, "sale", tuple(bits.cards(sold))))
            if sold:
                emit(events.revealed(f"hand:{seller}", tuple(bits.cards(sold))))
        if points:
            change = settlement.side_payment(self.seats, payers, seller, points, self.can_pay)
            self.pay("sale", change, emit)

    def announce(self, seat: int, action: int, emit: Emit | None) -> None:
        """The player who is asked stays or drops."""
        if action not in (STAY, DROP):
            raise IllegalActionError("stay or drop has to be said now")
        crowd.tell_answer(seat, ACTIONS.words(action), emit)
        self.answers.append(dropout.STAY if action == STAY else dropout.DROP)
        self._ask(emit)

    def fold(self, emit: Emit | None) -> None:
        """The hands of those who do not play go into the stock, or on top of it (G-5)."""
        if not self.asked_all:
            return
        for seat in crowd.folders(self.dealer, self.seats, self.playing, self.dropped):
            crowd.tell_fold(seat, self.hand[seat], emit)
            if self.options.folded_cards == "top_of_stock":
                self.top[:0] = self.arrived[seat]
                self.arrived[seat] = []
            else:
                self.stock |= self.hand[seat]
            self.hand[seat] = 0

    # payments

    def can_pay(self, seat: int) -> int | None:
        """The points that a seat can still pay; None: no limit (GS-11, `purse_limit`)."""
        return max(0, self.purse[seat]) if self.options.purse_limit and self.purse else None

    def pay(self, key: str, points: tuple[int, ...], emit: Emit | None) -> None:
        """A payment within the round, at once."""
        self.ledger.append(Payment(key, points))
        if self.purse:
            self.purse = [a + b for a, b in zip(self.purse, points, strict=True)]
        if emit is not None:
            emit(events.paid(key, points))

    def others(self, seat: int) -> list[int]:
        """The other seats that play, the next in play first."""
        n = self.seats
        return [other for i in range(1, n) if (other := (seat + i) % n) in self.playing]
