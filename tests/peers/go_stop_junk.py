"""Junk that changes hands in the naive round of Go-Stop (GS-7, GS-14): questions are yielded."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.peers import go_stop_scorer as scorer
from tests.peers.go_stop_tables import CARDS, JUNK_VALUES, MONTHS, PACK, Options, printed

Question = tuple[str, Any, Any]
"""What is asked: stage, seat (or None for chance), and the words that answer it."""
Play = Generator[Question, Any, Any]


def value(card: str) -> int:
    """How much junk a card counts when it is given; a dual card that is junk counts two."""
    return 2 if card[2:] == "a" else JUNK_VALUES.get(printed(card), 0)


def may_lose(o: Options, captured: list[str], chosen: list[str]) -> list[str]:
    """The cards that can be taken from these captures, the cheapest first."""
    found = [card for card in captured if card[2:] != "a" and value(card) > 0]
    as_junk = [card for card in scorer.duals(o) if card in captured]
    if o["cup_decision"] != "both":
        use = scorer.best(o, captured, chosen)[1]
        as_junk = [card for card in as_junk if card in use]
    if o["cup_stealable"] == "not_alone" and len(found) + len(as_junk) > 1:
        found = found + as_junk
    return sorted(found, key=lambda card: (value(card), PACK.index(card)))


def weight(o: Options, card: str) -> int:
    """How much of what is due a card pays."""
    return value(card) if o["steal_unit"] == "value" else 1


def hand_over(o: Options, captured: list[str], chosen: list[str], due: int) -> tuple[list[str], int]:
    """Without asking: the cards given, and what is still owed."""
    given = []
    left = list(captured)
    while due > 0 and may_lose(o, left, chosen):
        card = may_lose(o, left, chosen)[0]
        left.remove(card)
        given.append(card)
        due -= weight(o, card)
    return given, max(due, 0)


@dataclass
class Captures:
    """Who has captured what, and who owes whom junk."""

    o: Options
    seats: int
    piles: list[list[str]] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)
    """the dual cards that their owner has called junk"""
    debts: list[list[int]] = field(default_factory=list)
    """giver, taker and how much is owed, the oldest first"""
    months_paid: list[str] = field(default_factory=list)

    def others(self, seat: int) -> list[int]:
        """The opponents, the next in play first."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def ask_duals(self, seat: int, cards: list[str]) -> Play:
        """What dual cards that have come to a seat are to be (GS-14)."""
        if self.o["cup_decision"] == "ask_on_capture":
            for card in scorer.duals(self.o):
                if card in cards:
                    answer = yield "use", seat, {f"use {card} animal", f"use {card} junk"}
                    if answer.endswith("junk"):
                        self.chosen.append(card)

    def transfer(self, taker: int, due: int) -> Play:
        """One event: every opponent of the taker owes so much junk."""
        if due == 0:
            return
        for giver in self.others(taker):
            missing = yield from self.give(giver, taker, due)
            if missing and self.o["junk_debt"]:
                self.debts.append([giver, taker, missing])
        yield from self.pay_debts()

    def give(self, giver: int, taker: int, due: int) -> Play:
        """A giver hands over what he can; what is missing in the end."""
        while due > 0:
            cards = may_lose(self.o, self.piles[giver], self.chosen)
            if not cards:
                break
            card = cards[0]
            if len(cards) > 1 and self.o["junk_choice"] == "giver_chooses":
                answer = yield "give", giver, {f"give {one}" for one in cards}
                card = answer.split()[1]
            self.piles[giver].remove(card)
            self.piles[taker].append(card)
            due -= weight(self.o, card)
            if card in self.chosen:
                self.chosen.remove(card)
            yield from self.ask_duals(taker, [card])
        return max(due, 0)

    def pay_debts(self) -> Play:
        """Debtors who have junk pay, the oldest debt first."""
        while True:
            for debt in self.debts:
                giver, taker, due = debt
                if may_lose(self.o, self.piles[giver], self.chosen):
                    debt[2] = yield from self.give(giver, taker, due)
                    break
            else:
                return
            self.debts = [debt for debt in self.debts if debt[2] > 0]

    def steals(self, card: str) -> bool:
        """Does the capture of a joker bring junk?"""
        return printed(card) == "XS" or self.o["joker_steals_junk"]

    def joker_events(self, seat: int, jokers: list[str]) -> Play:
        """The effects of captured jokers, one after the other (GS-6)."""
        for joker in jokers:
            if self.steals(joker):
                yield from self.transfer(seat, 1)

    def month_events(self, active: int, counts: bool) -> Play:
        """Months that somebody holds whole for the first time (GS-7, accumulated)."""
        while self.o["president_trigger"] == "accumulated":
            for seat in [active, *self.others(active)]:
                whole = [month for month in MONTHS if self.holds(seat, month)]
                new = [month for month in whole if month not in self.months_paid]
                if new:
                    self.months_paid.append(new[0])
                    if counts:
                        yield from self.transfer(seat, 1)
                    break
            else:
                return

    def holds(self, seat: int, month: str) -> bool:
        """Has the seat captured all four cards of a month?"""
        return all(card in self.piles[seat] for card in CARDS if card[:2] == month)
