"""What follows a capture, as an agenda of steps: uses of dual cards, junk that changes hands, debts (GS-7).

A step is a list of a name and numbers, so that a position can tell it. A step that has to ask a player
interrupts the agenda, and his answer resumes it.
"""

from __future__ import annotations

from typing import Any

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.round import IllegalActionError
from hato.games.go_stop import deal, junk, pack
from hato.games.go_stop.actions import ACTIONS, GIVE, use_codes
from hato.games.go_stop.opening import Opening
from hato.games.go_stop.pack import SUIT
from hato.games.go_stop.seats import GIVE_JUNK, USE_DUAL

Step = list[Any]


class Transfers(Opening):
    """A round's agenda. `as_junk` are the captured dual cards that were said to be junk.

    `debts` are [debtor, creditor, amount], the oldest first; `asking` is the card or the transfer that a
    player is asked about.
    """

    __slots__ = ("agenda", "as_junk", "asking", "debts", "gained", "last_turn", "running")

    def _gather(self) -> None:
        super()._gather()
        self.agenda: list[Step] = []
        self.as_junk = 0
        self.asking: Step = []
        self.debts: list[Step] = []
        self.last_turn = False
        self.gained = 0
        self.running = False

    # for what is built on it

    def draw_for_joker(self, emit: Emit | None) -> None:
        """The joker is used: a card is drawn for it."""
        raise NotImplementedError

    def finish_turn(self, emit: Emit | None) -> None:
        """Everything that the turn brought is done."""
        raise NotImplementedError

    # steps

    def joker_steps(self, seat: int, jokers: int) -> list[Step]:
        """Each joker with an effect takes one junk card from every opponent (GS-6, GS-7)."""
        steals = jokers if self.options.joker_steals_junk else jokers & pack.STEALING
        return [
            step
            for _ in bits.cards(steals)
            for step in self.event_steps(seat, junk.due(self.options, junk.JOKER, False))
        ]

    def event_steps(self, taker: int, count: int) -> list[Step]:
        """One event: every opponent gives, the next in play first; then debts are looked at."""
        if not count:
            return []
        steps: list[Step] = [["give", giver, taker, count, -1] for giver in self.others(taker)]
        return [*steps, *self.debt_steps()]

    def debt_steps(self) -> list[Step]:
        """Debts are looked at after every capture and every event."""
        return [["debts"]] if self.options.junk_debt else []

    def use_steps(self, seat: int, cards: int) -> list[Step]:
        """The use of every dual card among cards that have come to a seat."""
        if self.options.cup_decision != "ask_on_capture":
            return []
        return [["use", seat, card] for card in bits.cards(cards & self.scorer.dual)]

    def month_steps(self) -> list[Step]:
        """Whole months among the captures, where that is what makes a president."""
        return [["months"]] if self.options.president_trigger == "accumulated" else []

    def run(self, steps: list[Step], emit: Emit | None) -> None:
        """Puts steps before the agenda and does it until somebody is asked or the turn is over."""
        self.agenda[:0] = steps
        if self.running:
            return  # a step has put others in front of what is left
        self.running = True
        while self.agenda and not self.asking:
            self._do_step(self.agenda.pop(0), emit)
        self.running = False

    def _do_step(self, step: Step, emit: Emit | None) -> None:
        name = step[0]
        if name == "give":
            self._give(step, emit)
        elif name == "use":
            self.asking = step
            self.phase = USE_DUAL
        elif name == "debts":
            self._look_at_debts()
        elif name == "months":
            self._look_at_months(emit)
        elif name == "refill":
            self.refill(emit)
        elif name == "check_hands":
            self.check_hands(emit)
        elif name == "draw_card":
            self.draw_for_joker(emit)
        else:
            self.finish_turn(emit)

    # junk

    def _give(self, step: Step, emit: Emit | None) -> None:
        """Junk goes from one to another until nothing is due, or the giver is asked which."""
        _, giver, taker, left, place = step
        while left > 0:
            choice = junk.candidates(self.scorer, self.captured[giver], self.as_junk)
            if not choice:
                if self.options.junk_debt:
                    debt = [giver, taker, left]
                    self.debts.insert(place if place >= 0 else len(self.debts), debt)
                return
            if len(choice) > 1 and self.options.junk_choice == "giver_chooses":
                self.asking = ["give", giver, taker, left, place]
                self.phase = GIVE_JUNK
                return
            card = choice[0]
            left -= junk.unit(self.options, card)
            if self.hand_over(giver, taker, card, emit):
                self.run([["use", taker, card], ["give", giver, taker, left, place]], emit)
                return

    def hand_over(self, giver: int, taker: int, card: int, emit: Emit | None) -> bool:
        """A card goes from captures to captures; True if its new owner is asked for its use."""
        bit = BIT[card]
        self.captured[giver] ^= bit
        self.captured[taker] |= bit
        self.as_junk &= ~bit
        if taker == self.mover:
            self.gained |= bit
        if emit is not None:
            emit(events.moved(giver, (card,), f"captured:{giver}", f"captured:{taker}"))
        return bool(self.use_steps(taker, bit))

    def give(self, seat: int, action: int, emit: Emit | None) -> None:
        """The giver chooses a junk card."""
        _, giver, taker, left, place = self.asking
        card = action - GIVE
        if card not in junk.candidates(self.scorer, self.captured[giver], self.as_junk):
            raise IllegalActionError("a junk card that he may lose has to be given now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        self.asking = []
        left -= junk.unit(self.options, card)
        steps: list[Step] = [["give", giver, taker, left, place]] if left > 0 else []
        if self.hand_over(giver, taker, card, emit):
            steps.insert(0, ["use", taker, card])
        self.run(steps, emit)

    def use(self, seat: int, action: int, emit: Emit | None) -> None:
        """The owner says as what a dual card counts (GS-14)."""
        card = self.asking[2]
        codes = use_codes(card)
        if action not in codes:
            raise IllegalActionError("animal or junk has to be said now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
            emit(events.called(seat, "as_animal" if action == codes[0] else "as_junk", (card,)))
        self.asking = []
        if action == codes[1]:
            self.as_junk |= BIT[card]
        self.run([], emit)

    def _look_at_debts(self) -> None:
        """The oldest debt that can be paid now is paid, and then they are looked at again."""
        for place, (debtor, creditor, amount) in enumerate(self.debts):
            if junk.candidates(self.scorer, self.captured[debtor], self.as_junk):
                del self.debts[place]
                self.run([["give", debtor, creditor, amount, place], ["debts"]], None)
                return

    def _look_at_months(self, emit: Emit | None) -> None:
        """Who first holds all four cards of a month is president: one junk card from every opponent."""
        paid = self.options.last_turn_junk or not self.last_turn
        for seat in (self.mover, *self.others(self.mover)):
            for month in deal.quads(self.captured[seat] & ~self.months_paid):
                self.months_paid |= SUIT[month]
                if emit is not None:
                    emit(events.called(seat, "month_taken", tuple(bits.cards(SUIT[month]))))
                if paid:
                    self.run([*self.event_steps(seat, 1), ["months"]], emit)
                    return

    # legal answers

    def agenda_codes(self) -> list[int]:
        """The answers to what a player is asked about."""
        if self.phase == USE_DUAL:
            return list(use_codes(self.asking[2]))
        giver = self.asking[1]
        return sorted(
            GIVE + card for card in junk.candidates(self.scorer, self.captured[giver], self.as_junk)
        )
