"""Who plays a round of Hato when more sit at the table than can play (G-5), and what leaving costs."""

from __future__ import annotations

from fractions import Fraction

from hato.core import bits, dropout, events
from hato.core.dropout import Dropout
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.outcome import Payment
from hato.core.round import IllegalActionError
from hato.core.zones import only
from hato.families import fishing
from hato.families.fishing import FishingRound
from hato.games.hato import deal
from hato.games.hato.actions import ACTIONS, DROP, STAY
from hato.games.hato.options import HatoOptions

PHASES: tuple[str, ...] = ("deal", "play", "flip", "pick", "announce", "over")
ANNOUNCE = fishing.DECIDE


class Seats(FishingRound):
    """The deal of a round and the question who plays it.

    `playing` are the seats that play, in seat order, empty while that is open. `arrived` are the cards of
    each hand as they were dealt, `top` the folded cards on top of the stock in their order, where the table
    lays them there.
    """

    __slots__ = (
        "answers",
        "arrived",
        "asked_all",
        "dropped",
        "forced_out",
        "ledger",
        "options",
        "playing",
        "pot",
        "purse",
        "setup",
        "top",
    )

    PHASES = PHASES

    def __init__(self, options: HatoOptions, setup: Setup) -> None:
        self.options = options
        self.setup = setup
        carried = setup.carried
        everybody = tuple(range(setup.seats))
        self.asked_all = setup.seats > options.players and options.dropout == "announce"
        next_in_play = [(setup.dealer + i) % setup.seats for i in range(min(setup.seats, options.players))]
        self.playing: tuple[int, ...] = (
            () if self.asked_all else carried.playing or tuple(sorted(next_in_play))
        )
        self.ledger: list[Payment] = []
        self.pot = carried.pot
        self.purse: list[int] = list(setup.purse)
        self.dropped: tuple[int, ...] = ()
        self.forced_out: tuple[int, ...] = ()
        order = tuple(
            seat
            for i in range(setup.seats)
            if (seat := (setup.dealer + 1 + i) % setup.seats) in (self.playing or everybody)
        )
        super().__init__(setup.seats, setup.dealer, deal.shape(options.players, order))

    def _gather(self) -> None:
        super()._gather()
        self.answers: list[str] = []
        self.arrived: list[list[int]] = [[] for _ in range(self.seats)]
        self.top: list[int] = []

    def deal_card(self, card: int, emit: Emit | None) -> None:
        """Deals a card; where folded hands will lie on the stock, their order matters."""
        target = self.shape.targets[self.dealt]
        again = self.dealt + 1
        super().deal_card(card, emit)
        ordered = self.asked_all and self.options.folded_cards == "top_of_stock"
        if ordered and target >= 0 and self.dealt == again:
            self.arrived[target].append(card)

    # the question

    def _question(self) -> Dropout:
        """Where the question stands; players are named by their seats."""
        order = [str((self.setup.dealer + i) % self.seats) for i in range(self.seats)]
        said = iter(self.answers)
        answers: dict[str, str] = {}
        while True:
            found = dropout.announce(order, order[0], self.options.players, answers, self.options)
            word = next(said, None)
            if found.asked is None or word is None:
                return found
            answers[found.asked] = word

    def ask(self, emit: Emit | None) -> None:
        """The next player says stay or drop; when all is clear, who left pays and the play begins."""
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
        self.dealer = self.mover = int(found.dealer)
        self._penalties(found, emit)
        self._fold(emit)
        self.start(emit)

    def announce(self, seat: int, action: int, emit: Emit | None) -> None:
        """The player who is asked stays or drops."""
        if action not in (STAY, DROP):
            raise IllegalActionError("stay or drop has to be said now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
            emit(events.called(seat, "stay" if action == STAY else "drop"))
        self.answers.append(dropout.STAY if action == STAY else dropout.DROP)
        self.ask(emit)

    def _penalties(self, found: Dropout, emit: Emit | None) -> None:
        """Who left pays into the pot, or to those who play, in parts of a point."""
        if not found.penalties:
            return
        parts = self.options.parts
        points = [0] * self.seats
        for name, change in found.penalties.items():
            seat = int(name)
            due = -change * parts
            points[seat] = -(min(due, max(0, self.purse[seat])) if self.purse else due)
        paid = -sum(points)
        if found.shares:
            each = Fraction(paid, len(self.playing))
            whole = each.numerator // each.denominator
            rest = paid - whole * len(self.playing)
            order = [
                seat
                for i in range(self.seats)
                if (seat := (self.dealer + 1 + i) % self.seats) in self.playing
            ]
            for place, seat in enumerate(order):
                points[seat] += whole + (1 if place < rest else 0)
        else:
            self.pot += paid
        self.pay("dropout", tuple(points), emit)

    def _fold(self, emit: Emit | None) -> None:
        """The hands of those who do not play go into the stock, or on top of it, the last one uppermost."""
        order = [(self.setup.dealer + i) % self.seats for i in range(self.seats)]
        out = [seat for seat in order if seat in self.dropped]
        out += [seat for seat in order if seat not in self.playing and seat not in self.dropped]
        for seat in out:
            cards = bits.cards(self.hand[seat])
            if emit is not None and cards:
                emit(Event("moved", seat, tuple(cards), f"hand:{seat}", "stock", sight=only(seat)))
            if self.options.folded_cards == "top_of_stock":
                self.top[:0] = self.arrived[seat]
            else:
                self.stock |= self.hand[seat]
            self.hand[seat] = 0
        self.arrived = [[] for _ in range(self.seats)]

    # payments

    def pay(self, key: str, points: tuple[int, ...], emit: Emit | None) -> None:
        """A payment within the round, at once."""
        self.ledger.append(Payment(key, points))
        if self.purse:
            self.purse = [a + b for a, b in zip(self.purse, points, strict=True)]
        if emit is not None:
            emit(events.paid(key, points))
