"""The beginning of a round: the check of the table (GS-2) and of the hands (GS-3)."""

from __future__ import annotations

from typing import Any

from hato.core import bits, events
from hato.core.bits import popcount
from hato.core.events import Emit
from hato.core.outcome import Carried, Line, Outcome, add
from hato.core.round import IllegalActionError
from hato.families.layout import order_of_play
from hato.games.go_stop import deal, settlement
from hato.games.go_stop.actions import CONTINUE, DECLARE, SHAKE
from hato.games.go_stop.pack import JOKERS, SUIT, SUITS
from hato.games.go_stop.seats import HAND_CHECK, REFILL, Seats

LOOSE = -2
"""Maker of a month's stack where there is no stack."""
DEALT = -1
"""Maker of a stack that came from the deal."""


class Opening(Seats):
    """The course of a round up to the first play.

    `stacks[m]` is the maker of the stack of month m (LOOSE: none, DEALT: the deal), `buried_in[m]` the jokers
    in it. `shown_cards` are the cards that were shown, `shown_months` their whole months, `months_paid` the
    months whose capture has been paid, or need not be; `drew` counts the cards drawn for jokers.
    """

    __slots__ = (
        "buried_in",
        "answered",
        "drew",
        "has_captured",
        "months_paid",
        "sealed",
        "shown_cards",
        "shown_months",
        "stacks",
    )

    def _gather(self) -> None:
        super()._gather()
        n = self.seats
        self.stacks: list[int] = [LOOSE] * SUITS
        self.buried_in: list[int] = [0] * SUITS
        self.answered: list[bool] = [False] * n
        self.sealed: list[list[int]] = [[] for _ in range(n)]
        self.shown_months: list[int] = [0] * n
        self.shown_cards: list[int] = [0] * n
        self.drew: list[int] = [0] * n
        self.has_captured: list[bool] = [False] * n
        self.months_paid = 0

    # for what is built on it

    def begin_turns(self, emit: Emit | None) -> None:
        """The dealer's first turn."""
        raise NotImplementedError

    def run(self, steps: list[list[Any]], emit: Emit | None) -> None:
        """Does the steps of an agenda, one after the other; a step that asks a player interrupts them."""
        raise NotImplementedError

    def joker_steps(self, seat: int, jokers: int) -> list[list[Any]]:
        """The steps of the effects of jokers that a seat has captured."""
        raise NotImplementedError

    def use_steps(self, seat: int, cards: int) -> list[list[Any]]:
        """The steps that ask for the use of dual cards that have come to a seat."""
        raise NotImplementedError

    # the table (GS-2)

    def after_deal(self, emit: Emit | None) -> None:
        """The folded hands go away, then the table is checked."""
        self.fold(emit)
        self.check_table(emit)

    def check_table(self, emit: Emit | None) -> None:
        """Jokers go to the dealer and are replaced; then quads and triples of the table are looked at."""
        jokers = self.field & JOKERS
        if jokers:
            self.field &= ~jokers
            self.captured[self.dealer] |= jokers
            self.has_captured[self.dealer] = True
            if emit is not None:
                cards = tuple(bits.cards(jokers))
                emit(events.moved(self.dealer, cards, "field", f"captured:{self.dealer}"))
            self.run([*self.joker_steps(self.dealer, jokers), ["refill"]], emit)
            return
        self._check_quads(emit)

    def table_size(self) -> int:
        """How many cards lie on the table after the deal."""
        return self.shape.targets.count(-1)

    def refill(self, emit: Emit | None) -> None:
        """The jokers of the table are replaced from the stock, one card after the other."""
        if popcount(self.field) < self.table_size() and (self.stock or self.top):
            self.phase = REFILL
        else:
            self.check_table(emit)

    def _check_quads(self, emit: Emit | None) -> None:
        options = self.options
        quads = deal.table_quads(self.field)
        if quads and options.table_quad != "dealer_takes":
            cards = tuple(card for month in quads for card in bits.cards(SUIT[month]))
            if emit is not None:
                emit(events.called(self.dealer, "table_quad", cards))
            if options.table_quad == "redeal":
                self._redeal(emit)
            elif options.table_quad == "dealer_wins":
                line = Line("table_quad", self.dealer, options.quad_points, 1, SUIT[quads[0]])
                self.win_fixed("table_quad_win", line, emit)
            else:
                self.draw_round("table_quad", True, emit)
            return
        for month in quads:
            self.field &= ~SUIT[month]
            self.captured[self.dealer] |= SUIT[month]
            self.has_captured[self.dealer] = True
            if emit is not None:
                emit(events.called(self.dealer, "table_quad", tuple(bits.cards(SUIT[month]))))
                place = f"captured:{self.dealer}"
                emit(events.moved(self.dealer, tuple(bits.cards(SUIT[month])), "field", place))
        for month in deal.triples(self.field):
            self.stacks[month] = DEALT
            if emit is not None:
                emit(events.called(self.dealer, "sa_tta", tuple(bits.cards(self.field & SUIT[month]))))
        taken = bits.mask_of([card for month in quads for card in bits.cards(SUIT[month])])
        self.months_paid |= taken
        self.run([*self.use_steps(self.dealer, taken), ["check_hands"]], emit)

    def _redeal(self, emit: Emit | None) -> None:
        """Everything is dealt again, to those who play and without a new question."""
        self.sold = 0
        if self.asked_all:
            self.asked_all = False
            order = order_of_play(self.dealer, self.seats, self.playing)
            self.shape = deal.shape(self.options, order)
        self.deal_again("table_quad", emit)

    # the hands (GS-3)

    def check_hands(self, emit: Emit | None) -> None:
        """Everybody looks at his hand, in secret."""
        options = self.options
        if options.hand_quad == "win":
            winners = {seat: found for seat in self.playing if (found := deal.quads(self.hand[seat]))}
            if winners:
                self._quad_win(winners, emit)
                return
        if deal.is_asked(options):
            self.phase = HAND_CHECK
            self.mover = self.dealer
            self.answered = [seat not in self.playing for seat in range(self.seats)]
            return
        self.begin_turns(emit)

    def _sealed_months(self, seat: int) -> int:
        """The months that a seat has decided to show, as a mask of whole months."""
        mask = 0
        for code in self.sealed[seat]:
            if SHAKE <= code < SHAKE + SUITS:
                mask |= SUIT[code - SHAKE]
        return mask

    def declarations(self, seat: int) -> list[int]:
        """What the seat may still declare: months to show, and a quad that wins."""
        shown = self._sealed_months(seat)
        codes = [SHAKE + month for month in deal.shakes_at_start(self.options, self.hand[seat], shown)]
        if deal.may_declare(self.options, self.hand[seat], shown):
            codes.append(DECLARE)
        return codes

    def check_hand(self, seat: int, action: int, emit: Emit | None) -> None:
        """A sealed answer: show a month, declare a quad, or continue. The last one opens all."""
        if self.answered[seat] or (action != CONTINUE and action not in self.declarations(seat)):
            raise IllegalActionError("that cannot be declared now")
        if action != CONTINUE:
            self.sealed[seat].append(action)
        if action in (CONTINUE, DECLARE) or not self.declarations(seat):
            self.answered[seat] = True
        if all(self.answered):
            self._open_answers(emit)

    def _open_answers(self, emit: Emit | None) -> None:
        winners = {}
        for seat in self.playing:
            if DECLARE in self.sealed[seat]:
                shown = self._sealed_months(seat)
                winners[seat] = [m for m in deal.quads(self.hand[seat]) if SUIT[m] & ~shown]
        if winners:
            self._quad_win(winners, emit)
            return
        answers, self.sealed = self.sealed, [[] for _ in range(self.seats)]
        for i in range(self.seats):
            seat = (self.dealer + i) % self.seats
            for code in answers[seat]:
                self.show_month(seat, code - SHAKE, emit)
        self.begin_turns(emit)

    def show_month(self, seat: int, month: int, emit: Emit | None) -> None:
        """Shows the cards of a month in hand to all (GS-3)."""
        cards = tuple(bits.cards(self.hand[seat] & SUIT[month]))
        self.shown_cards[seat] |= self.hand[seat] & SUIT[month]
        self.shown_months[seat] |= SUIT[month]
        if emit is not None:
            emit(events.called(seat, "shake", cards))
            emit(events.revealed(f"hand:{seat}", cards))

    def _quad_win(self, winners: dict[int, list[int]], emit: Emit | None) -> None:
        """Four of a month in a dealt hand win the round, or it is drawn (GS-3)."""
        options = self.options
        if emit is not None:
            for seat, found in winners.items():
                cards = tuple(bits.cards(SUIT[found[0]]))
                emit(events.called(seat, "president", cards))
                emit(events.revealed(f"hand:{seat}", cards))
        winner = deal.both_quads(options, self.dealer, self.seats, winners)
        if winner is None:
            self.draw_round("both_quads", options.both_quads == "draw_carry", emit)
            return
        line = Line("president", winner, options.quad_points, 1, SUIT[winners[winner][0]])
        self.win_fixed("president", line, emit)

    # payments and the end

    def win_fixed(self, key: str, line: Line, emit: Emit | None) -> None:
        """A win of a fixed value (GS-3)."""
        settled = settlement.fixed(self.options, line, self.others(line.seat), self.carry, self.can_pay)
        self.finish(key, line.seat, settled, emit)

    def finish(self, key: str, winner: int, settled: settlement.Settled, emit: Emit | None) -> None:
        """The round is won: the winner gets what the losers pay, and the pot."""
        if self.pot:
            pot, self.pot = self.pot, 0
            self.pay("pot", tuple(pot if seat == winner else 0 for seat in range(self.seats)), emit)
        points = settled.points(self.seats, winner)
        self.end(self._outcome_of(key, points, winner, settled.lines, 1), emit)

    def draw_round(self, key: str, doubles: bool, emit: Emit | None) -> None:
        """Nobody wins; the next round may count double (GS-12)."""
        factor = settlement.next_carry(self.options, self.carry, doubles)
        self.end(self._outcome_of(key, (0,) * self.seats, None, (), factor), emit)

    def _outcome_of(
        self, key: str, result: tuple[int, ...], winner: int | None, lines: tuple[Line, ...], factor: int
    ) -> Outcome:
        points = result
        for payment in self.ledger:
            points = add(points, payment.points)
        limited = self.seats > self.options.players
        again = limited and (winner is None or self.options.extra_seats == "first_cards")
        carried = Carried(factor, self.pot, self.playing if again else (), self.dropped if limited else ())
        return Outcome(
            key,
            points,
            winner,
            lines,
            same_dealer=winner is None,
            paid=tuple(self.ledger),
            carried=carried,
        )
