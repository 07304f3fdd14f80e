"""Who plays a round of Hato when more sit at the table than can play (G-5), and what leaving costs."""

from __future__ import annotations

from hato.core import dropout, events
from hato.core.dropout import Dropout
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.outcome import Payment
from hato.core.round import IllegalActionError
from hato.families import crowd, fishing
from hato.families.fishing import FishingRound
from hato.families.layout import order_of_play
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
        order = order_of_play(setup.dealer, setup.seats, self.playing or everybody)
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
        options = self.options
        return crowd.question(self.setup.dealer, self.seats, options.players, self.answers, options)

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
        crowd.tell_answer(seat, ACTIONS.words(action), emit)
        self.answers.append(dropout.STAY if action == STAY else dropout.DROP)
        self.ask(emit)

    def _penalties(self, found: Dropout, emit: Emit | None) -> None:
        """Who left pays into the pot, or to those who play, in parts of a point."""
        if found.penalties:
            points = crowd.penalties(found, self.dealer, self.seats, self.purse, self.options.parts)
            self.pot -= sum(points)
            self.pay("dropout", points, emit)

    def _fold(self, emit: Emit | None) -> None:
        """The hands of those who do not play go into the stock, or on top of it, the last one uppermost."""
        for seat in crowd.folders(self.setup.dealer, self.seats, self.playing, self.dropped):
            crowd.tell_fold(seat, self.hand[seat], emit)
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
