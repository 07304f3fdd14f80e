"""A naive round of Koi-Koi, written from the rules text alone, to compare the engine with.

Seats are 0 and 1, cards are codes, actions are strings such as `play 03j1 03b`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.peers import koi_koi_scorer as scorer
from tests.peers.koi_koi_scorer import Line, Score
from tests.peers.koi_koi_tables import BRIGHTS, DECK, Options


@dataclass
class Result:
    """How a round ended: `how` in words, the lines of who scores, and the change of each total."""

    how: str
    scorer: int | None
    lines: list[Line]
    points: tuple[int, int]


@dataclass
class KoiKoiPeer:
    """One round; `stage` is deal, play, flip, pick, decide or over."""

    o: Options
    dealer: int
    month: int
    stage: str = "deal"
    hands: list[set[str]] = field(default_factory=lambda: [set(), set()])
    piles: list[set[str]] = field(default_factory=lambda: [set(), set()])
    table: set[str] = field(default_factory=set)
    stock: set[str] = field(default_factory=lambda: set(DECK))
    calls: list[int] = field(default_factory=lambda: [0, 0])
    last_caller: int | None = None
    result: Result | None = None
    redeals: int = 0

    def __post_init__(self) -> None:
        self.mover = self.dealer
        self.at_decision: list[Score] = [{}, {}]
        self.at_start: Score = {}
        self.turned = ""
        self.flip_follows = False
        self.table_brights = 0
        self._packets()

    def _packets(self) -> None:
        hand = 4 if self.o["hand_size"] == 8 else 5
        once = ["opponent"] * hand + ["dealer"] * hand + ["table"] * 4
        self.order = once + once

    def yaku(self, seat: int) -> Score:
        """What the seat's captured cards score now."""
        return scorer.yaku(self.o, self.piles[seat], self.table, self.calls[seat], self.month)

    # chance

    def turn_up(self, card: str) -> None:
        """Chance deals or flips a card of the stock."""
        self.stock.remove(card)
        if self.stage == "deal":
            self._deal(card)
            return
        matches = {other for other in self.table if other[:2] == card[:2]}
        self.table.add(card)
        if len(matches) == 2:
            self.turned = card
            self.stage = "pick"
            return
        self._take(card, matches)
        self._end_of_turn()

    def _deal(self, card: str) -> None:
        place = self.order.pop(0)
        if place == "table":
            self.table.add(card)
        else:
            self.hands[self.dealer if place == "dealer" else 1 - self.dealer].add(card)
        if self.order:
            return
        check = scorer.deal_check(self.o, self.dealer, self.hands, self.table)
        self.table_brights = len(self.table & BRIGHTS)
        if check["result"] == "play":
            self._begin_turn()
        elif check["result"] == "redeal":
            self.hands, self.table, self.stock = [set(), set()], set(), set(DECK)
            self.redeals += 1
            self._packets()
        elif check["result"] == "win":
            self._finish("teyaku", check["seat"], [(check["yaku"], self.o["teyaku_points"], 1)])
        else:
            self._finish(check["result"], None, [])

    # choices

    def words(self) -> set[str]:
        """Everything that may be done now."""
        if self.stage == "play":
            found = set()
            for card in self.hands[self.mover]:
                matches = {other for other in self.table if other[:2] == card[:2]}
                found |= {f"play {card} {m}" for m in matches} if len(matches) == 2 else {f"play {card}"}
            return found
        if self.stage == "pick":
            same = {card for card in self.table if card[:2] == self.turned[:2]}
            return {f"take {card}" for card in same - {self.turned}}
        return {"koikoi", "stop"} if self.stage == "decide" else set()

    def do(self, text: str) -> None:
        """Does one of `words()`."""
        verb, *cards = text.split()
        if verb == "play":
            card, *chosen = cards
            self.hands[self.mover].remove(card)
            matches = set(chosen) or {other for other in self.table if other[:2] == card[:2]}
            self.table.add(card)
            self._take(card, matches)
            self._after_hand(bool(matches))
        elif verb == "take":
            self._take(self.turned, set(cards))
            self.turned = ""
            self._end_of_turn()
        elif verb == "stop":
            self._stop("stop")
        else:
            self._call()

    def _take(self, card: str, matches: set[str]) -> None:
        if matches:
            self.table -= matches | {card}
            self.piles[self.mover] |= matches | {card}

    def _begin_turn(self) -> None:
        self.stage = "play"
        self.at_start = self.yaku(self.mover)

    def _after_hand(self, captured: bool) -> None:
        self.stage = "flip"
        early = self.o["decision_time"] == "after_each_capture"
        if early and captured and self.hands[self.mover] and self._improved():
            self._decision(flip_follows=True)

    def _end_of_turn(self) -> None:
        if self._improved():
            self._decision(flip_follows=False)
        else:
            self._pass_turn()

    # decisions (KK-4)

    def _improved(self) -> bool:
        now = self.yaku(self.mover)
        if self.o["improve_test"] == "captures_raise_total":
            return sum(now.values()) > sum(self.at_start.values())
        before = self.at_decision[self.mover]
        if self.o["improve_test"] == "total_higher":
            return sum(now.values()) > sum(before.values())
        if not self.o["improve_by_growth"]:
            return any(name not in before for name in now)
        return any(points > before.get(name, 0) for name, points in now.items())

    def _decision(self, flip_follows: bool) -> None:
        least = self.o["min_points_to_continue"]
        poor = least != "none" and sum(self.yaku(self.mover).values()) < least
        used_up = self.o["koikoi_limit"] == "one_per_round" and sum(self.calls) > 0
        if poor or used_up or not self.hands[self.mover]:
            self._stop("autostop")
            return
        self.stage = "decide"
        self.flip_follows = flip_follows

    def _call(self) -> None:
        self.calls[self.mover] += 1
        self.last_caller = self.mover
        # a viewing that rises through the call itself is no gain: the score is noted after the call
        self.at_decision[self.mover] = self.at_start = self.yaku(self.mover)
        if self.flip_follows:
            self.stage = "flip"
        else:
            self._pass_turn()

    # ends

    def _stop(self, how: str) -> None:
        score = self.yaku(self.mover)
        own, opponent = self.calls[self.mover], self.calls[1 - self.mover]
        more = scorer.multipliers(self.o, sum(score.values()), own, opponent, self.table_brights)
        self._finish(how, self.mover, [*lines(score), *more])

    def _pass_turn(self) -> None:
        if self.hands[0] or self.hands[1]:
            self.mover = 1 - self.mover
            self._begin_turn()
            return
        rule = self.o["exhaustion"]
        if rule == "oya_ken":
            self._finish("exhausted", self.dealer, [("oya_ken", self.o["oya_ken_points"], 1)])
        elif rule == "last_improver" and self.last_caller is not None:
            self._finish("exhausted", self.last_caller, lines(self.yaku(self.last_caller)))
        elif rule == "higher_total":
            totals = [sum(self.yaku(seat).values()) for seat in (0, 1)]
            seat = None if totals[0] == totals[1] else totals.index(max(totals))
            self._finish("exhausted", seat, [] if seat is None else lines(self.yaku(seat)))
        else:
            self._finish("exhausted", None, [])

    def _finish(self, how: str, seat: int | None, found: list[Line]) -> None:
        self.stage = "over"
        points = scorer.fold(found)
        paid = -points if self.o["zero_sum"] else 0
        sums = (0, 0) if seat is None else (points, paid) if seat == 0 else (paid, points)
        self.result = Result(how, seat if found else None, found, sums)


def lines(score: Score) -> list[Line]:
    """Yaku as lines of a settlement."""
    return [(name, points, 1) for name, points in score.items()]
