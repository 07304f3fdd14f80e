"""The naive round of Go-Stop up to the first turn: what it holds, the deal, the checks of table and hands."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.peers import go_stop_scorer as scorer
from tests.peers.go_stop_junk import Captures, Play
from tests.peers.go_stop_scorer import Score, Side
from tests.peers.go_stop_tables import MONTHS


def of_month(cards: list[str], month: str) -> list[str]:
    """The cards of that month."""
    return [card for card in cards if card[:2] == month]


def is_joker(card: str) -> bool:
    return card[0] == "X"


@dataclass
class Stack:
    """Three cards of a month, the jokers buried in them, and who made it (None: the deal)."""

    cards: list[str]
    jokers: list[str]
    by: int | None


@dataclass
class Result:
    """How a round ended: winner, what each loser pays, the yaku that are paid, the factor afterwards."""

    how: str
    winner: int | None
    pays: dict[int, int]
    yaku: Score
    carry: int


@dataclass
class Opening(Captures):
    """A round of which the deal is told; `result` how it ended."""

    dealer: int = 0
    pack: list[str] = field(default_factory=list)
    carry: int = 1
    purse: list[int] = field(default_factory=list)
    packets: list[tuple[int, int]] = field(default_factory=list)
    """cards for the table and for each hand, packet by packet; empty: those of the option `deal`"""
    result: Result | None = None
    redeals: int = 0

    def __post_init__(self) -> None:
        n = self.seats
        self.marks = [self.o["stop_minimum"] - 1] * n
        self.at_go: list[Score] = [{} for _ in range(n)]
        self.goes, self.bombs, self.credits, self.turns = [0] * n, [0] * n, [0] * n, [0] * n
        self.ppeoks, self.streaks = [0] * n, [0] * n
        self.shown: list[list[str]] = [[] for _ in range(n)]
        self.has_captured = [False] * n
        self.calls: list[int] = []
        self.told: list[tuple[int, str]] = []
        """what was called out"""
        self.ledger: list[tuple[str, list[int]]] = []

    def _chance(self, stage: str) -> Play:
        card = yield stage, None, set(self.stock)
        self.stock.remove(card)
        return card

    # the deal (GS-1 to GS-3)

    def _deal(self, order: list[int]) -> Play:
        self.stock = list(self.pack)
        self.table: list[str] = []
        self.stacks: dict[str, Stack] = {}
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.piles = [[] for _ in range(self.seats)]
        self.chosen, self.debts = [], []
        packets = {"10-8": [(4, 5), (4, 5)], "8-10": [(5, 4), (5, 4)], "7-6": [(3, 4), (3, 3)]}
        for field_cards, hand_cards in self.packets or packets[self.o["deal"]]:
            for place in [self.table, *(self.hands[seat] for seat in order)]:
                for _ in range(field_cards if place is self.table else hand_cards):
                    place.append((yield from self._chance("deal")))

    def _table_check(self) -> Play:
        """False: everything is dealt again."""
        size = len(self.table)
        while jokers := [card for card in self.table if is_joker(card)]:
            self.table = [card for card in self.table if not is_joker(card)]
            self.piles[self.dealer] += jokers
            self.has_captured[self.dealer] = True
            yield from self.joker_events(self.dealer, jokers)
            while len(self.table) < size:
                self.table.append((yield from self._chance("refill")))
        quads = [month for month in MONTHS if len(of_month(self.table, month)) == 4]
        if quads and self.o["table_quad"] == "redeal":
            return False
        if quads and self.o["table_quad"] == "dealer_wins":
            self._fixed("table_quad_win", self.dealer, self.o["hand_quad_points"])
        elif quads and self.o["table_quad"] == "draw_carry":
            self._drawn("table_quad", scorer.next_carry(self.o, self.carry))
        elif quads:
            cards = [card for card in self.table if card[:2] in quads]
            self.table = [card for card in self.table if card not in cards]
            self.piles[self.dealer] += cards
            self.months_paid += quads
            self.has_captured[self.dealer] = True
            yield from self.ask_duals(self.dealer, cards)
        for month in MONTHS:
            three = of_month(self.table, month)
            if len(three) == 3:
                self.table = [card for card in self.table if card not in three]
                self.stacks[month] = Stack(three, [], None)
        return True

    def _groups(self, seat: int, size: int) -> list[str]:
        return [month for month in MONTHS if len(of_month(self.hands[seat], month)) == size]

    def _declarations(self, seat: int, shown: list[str]) -> set[str]:
        """What a seat may say in the hand check."""
        o = self.o
        found = set()
        if o["shake"] == "on" and o["shake_timing"] == "start_of_round":
            found = {f"shake {month}" for month in self._groups(seat, 3)}
            if o["hand_quad"] in ("win_or_shake", "shake_only"):
                found |= {f"shake {month}" for month in self._groups(seat, 4)}
        found -= {f"shake {month}" for month in shown}
        quads = [month for month in self._groups(seat, 4) if month not in shown]
        if quads and o["hand_quad"] in ("win_or_shake", "win_or_continue"):
            found.add("declare_quad_win")
        return found

    def _hand_check(self, order: list[int]) -> Play:
        o = self.o
        if o["hand_quad"] == "win":
            holders = [seat for seat in order if self._groups(seat, 4)]
            if holders:
                self._quad_win(holders, [[] for _ in range(self.seats)])
                return
        shakes = o["shake"] == "on" and o["shake_timing"] == "start_of_round"
        if not shakes and o["hand_quad"] not in ("win_or_shake", "win_or_continue"):
            return
        waiting = list(range(self.seats))
        shown: list[list[str]] = [[] for _ in range(self.seats)]
        holders = []
        while waiting:
            may = {seat: {"continue", *self._declarations(seat, shown[seat])} for seat in waiting}
            seat, said = yield "hand_check", tuple(waiting), may
            if said.startswith("shake"):
                shown[seat].append(said.split()[1])
                if self._declarations(seat, shown[seat]):
                    continue
            if said == "declare_quad_win":
                holders.append(seat)
            waiting.remove(seat)
        if holders:
            self._quad_win(holders, shown)
            return
        for seat in [self.dealer, *self.others(self.dealer)]:
            for month in shown[seat]:
                self._shake(seat, month)

    def _shake(self, seat: int, month: str) -> None:
        self.shown[seat].append(month)
        self.told.append((seat, "shake"))

    def _quad_win(self, holders: list[int], shown: list[list[str]]) -> None:
        rule = self.o["both_quads"]
        seat = holders[0]
        if len(holders) > 1:
            if rule == "draw":
                self._drawn("both_quads", self.carry)
                return
            if rule == "draw_carry":
                self._drawn("both_quads", scorer.next_carry(self.o, self.carry))
                return
            in_order = [one for one in [self.dealer, *self.others(self.dealer)] if one in holders]
            seat = in_order[0] if rule == "dealer_wins" else max(holders, key=lambda s: self._month(s, shown))
        self._fixed("president", seat, self.o["hand_quad_points"])

    def _month(self, seat: int, shown: list[list[str]]) -> int:
        """The highest month, as displayed, of which the seat declares a quad."""
        swapped = {"11": 12, "12": 11} if self.o["month_order"] == "korean" else {}
        return max(
            swapped.get(month, int(month)) for month in self._groups(seat, 4) if month not in shown[seat]
        )

    # what ends a round at once

    def _limited(self, seat: int, points: int) -> int:
        return scorer.limited(self._side(seat), points)

    def _side(self, seat: int) -> Side:
        purse = self.purse[seat] if self.purse and self.o["purse_limit"] else None
        chosen = [card for card in self.chosen if card in self.piles[seat]]
        shakes = len(self.shown[seat])
        return Side(self.piles[seat], chosen, self.goes[seat], shakes, self.bombs[seat], purse)

    def _fixed(self, how: str, seat: int, points: int) -> None:
        each = points * (self.carry if self.o["fixed_wins_carry"] else 1)
        pays = {other: self._limited(other, each) for other in self.others(seat)}
        self.result = Result(how, seat, pays, {}, 1)

    def _drawn(self, how: str, carry: int) -> None:
        self.result = Result(how, None, {}, {}, carry)

    @property
    def points(self) -> list[int]:
        """The change of each seat's total, side payments in it."""
        assert self.result is not None
        out = [-self.result.pays.get(seat, 0) for seat in range(self.seats)]
        if self.result.winner is not None:
            out[self.result.winner] = sum(self.result.pays.values())
        for _, change in self.ledger:
            out = [a + b for a, b in zip(out, change, strict=True)]
        return out

    @property
    def field(self) -> set[str]:
        """Everything on the table, stacks with their jokers in it."""
        lying = set(self.table)
        for stack in self.stacks.values():
            lying |= {*stack.cards, *stack.jokers}
        return lying
