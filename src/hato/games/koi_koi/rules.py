"""A round of Koi-Koi (KK-1 to KK-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Self

from hato.cards import hanafuda
from hato.core import bits, events
from hato.core.actions import ActionTable, Verb
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.outcome import Line, total
from hato.core.round import PositionError
from hato.families import fishing
from hato.families.fishing import DECIDE, DONE, FLIP, FREE, PLAY, FishingRound
from hato.families.layout import Shape, deal_order
from hato.games.koi_koi import settlement
from hato.games.koi_koi.deal import check, possible_hand
from hato.games.koi_koi.decision import gains, improved, may_continue
from hato.games.koi_koi.options import KoiKoiOptions
from hato.games.koi_koi.scoring import NONE, YAKU, scorer

KOIKOI = FREE
STOP = FREE + 1

ACTIONS = ActionTable([*fishing.verbs(), Verb("koikoi"), Verb("stop")], hanafuda.CODES)


@cache
def shape(hand_size: int, dealer: int) -> Shape:
    """The deal: 4 opponent, 4 dealer, 4 table, twice; with hands of ten 5, 5, 4 twice (KK-1)."""
    half = hand_size // 2
    return Shape(hanafuda.DECK.mask, deal_order(dealer, 2, [(half, 4), (half, 4)]))


class KoiKoiRound(FishingRound):
    """A round of Koi-Koi for two seats."""

    __slots__ = (
        "_baseline",
        "by_turn",
        "calls",
        "decided",
        "field_brights",
        "flip_due",
        "last_caller",
        "month",
        "options",
        "score",
        "scorer",
    )

    def __init__(self, options: KoiKoiOptions, setup: Setup, dealt: Shape | None = None) -> None:
        self.options = options
        self.month = setup.month
        self.scorer = scorer(options)
        self.by_turn = options.improve_test == "captures_raise_total"
        super().__init__(2, setup.dealer, dealt or shape(options.hand_size, setup.dealer))

    def _gather(self) -> None:
        super()._gather()
        self.calls: list[int] = [0, 0]
        self.last_caller: int | None = None
        self.field_brights = 0
        self.flip_due = False
        self.score: list[tuple[int, ...]] = [NONE, NONE]
        self.decided: list[tuple[int, ...]] = [NONE, NONE]
        self._baseline = NONE

    # deal

    def after_deal(self, emit: Emit | None) -> None:
        """The deal check (KK-2)."""
        found = check(self.options, self.dealer, self.hand, self.field)
        self.field_brights = bits.popcount(self.field & hanafuda.BRIGHT)
        if found.result == "play":
            self.start(emit)
        elif found.result == "redeal":
            self.deal_again(found.reason, emit)
        elif found.result == "round_win":
            if emit is not None:
                emit(events.revealed(f"hand:{found.winner}", tuple(bits.cards(found.cards))))
                emit(events.called(found.winner, found.reason, tuple(bits.cards(found.cards))))
            line = Line(found.reason, found.winner, self.options.teyaku_points, 1, found.cards)
            self.end(settlement.won(self.options, "teyaku", found.winner, [line]), emit)
        else:
            self.end(settlement.drawn(found.result), emit)

    # turn

    def start(self, emit: Emit | None) -> None:
        """A turn begins; what the player scores now is what the turn has to raise."""
        if self.scorer.reads_field:
            self._evaluate()
        self._baseline = self.score[self.mover]
        self.phase = PLAY
        if emit is not None:
            emit(events.turn_passed(self.mover))

    def capture(self, card: int, matches: int, emit: Emit | None) -> None:
        """Captures, and scores anew where the captured cards or the field matter."""
        super().capture(card, matches, emit)
        if matches or self.scorer.reads_field:
            self._evaluate()

    def _evaluate(self) -> None:
        seat = self.mover
        new = self.scorer.score(self.captured[seat], self.field, self.calls[seat], self.month)
        if new != self.score[seat]:
            self.score[seat] = new

    def after_hand(self, captured: bool, emit: Emit | None) -> None:
        """The flip follows; with `after_each_capture` a decision may come first (KK-4)."""
        self.phase = FLIP
        if captured and self.options.decision_time == "after_each_capture" and self.hand[self.mover]:
            self._offer(True, emit)

    def after_turn(self, emit: Emit | None) -> None:
        """The decision, if the player has improved; else the turn passes."""
        if not self._offer(False, emit):
            self.next_turn(emit)

    def _offer(self, flip_due: bool, emit: Emit | None) -> bool:
        """Offers koi-koi and stop, or stops where stop is automatic; False if there is nothing to decide."""
        seat = self.mover
        now = self.score[seat]
        before = self._baseline if self.by_turn else self.decided[seat]
        # a score that did not change is the same object
        if now is before or not improved(self.options, before, now):
            return False
        if emit is not None:
            for index in gains(self.options, before, now):
                cards = self.scorer.cards(index, self.captured[seat], self.month)
                emit(events.called(seat, YAKU[index], tuple(bits.cards(cards))))
        if may_continue(self.options, sum(now), bits.popcount(self.hand[seat]), sum(self.calls)):
            self.phase = DECIDE
            self.flip_due = flip_due
        else:
            self._stop("autostop", emit)
        return True

    def decisions(self) -> list[int]:
        """Koi-koi or stop."""
        return [KOIKOI, STOP]

    def decide(self, seat: int, action: int, emit: Emit | None) -> None:
        """Koi-koi plays on, stop ends the round."""
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        if action == STOP:
            self._stop("stop", emit)
            return
        if emit is not None:
            emit(events.called(seat, "koikoi"))
        self.calls[seat] += 1
        self.last_caller = seat
        self._evaluate()
        self.decided[seat] = self._baseline = self.score[seat]
        if self.flip_due:
            self.flip_due = False
            self.phase = FLIP
        else:
            self.next_turn(emit)

    # end

    def _yaku(self, seat: int) -> tuple[Line, ...]:
        score = self.scorer.score(self.captured[seat], self.field, self.calls[seat], self.month)
        return self.scorer.lines(seat, score, self.captured[seat], self.month)

    def _settled(self, seat: int) -> list[Line]:
        base = self._yaku(seat)
        own, opponent = self.calls[seat], self.calls[1 - seat]
        return [
            *base,
            *settlement.scheme_lines(self.options, seat, total(base), own, opponent, self.field_brights),
        ]

    def _stop(self, key: str, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.called(self.mover, "stop"))
        self.end(settlement.won(self.options, key, self.mover, self._settled(self.mover)), emit)

    def exhausted(self, emit: Emit | None) -> None:
        """Hands empty without a stop (KK-8)."""
        yaku = [self._yaku(0), self._yaku(1)]
        self.end(settlement.exhausted(self.options, self.dealer, yaku, self.last_caller), emit)

    def lines(self) -> Sequence[Line]:
        """The yaku that lie open before each seat."""
        return [*self._yaku(0), *self._yaku(1)]

    def stake(self, seat: int, action: int) -> tuple[int, ...] | None:
        """What stop would change now."""
        if action != STOP:
            return None
        return settlement.pay(self.options, seat, total(self._settled(seat)))

    def fallback(self, seat: int) -> int:
        """The lowest legal card with its first target; at a decision stop."""
        return STOP if self.phase == DECIDE else super().fallback(seat)

    # position

    def facts(self) -> dict[str, Any]:
        """The public state: also month, calls, and the scores that decisions are measured by."""
        facts = super().facts()
        facts["month"] = self.month
        facts["calls"] = self.calls[:]
        facts["last_caller"] = self.last_caller
        facts["field_brights"] = self.field_brights
        facts["flip_due"] = self.flip_due
        facts["decided"] = [_named(score) for score in self.decided]
        facts["baseline"] = _named(self._baseline)
        if self._outcome is not None:
            facts["ended"] = self._outcome.key
        return facts

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets a position in which the round goes on; raises PositionError."""
        super().place(zones, facts)
        try:
            self.calls = [int(number) for number in facts["calls"]]
            self.last_caller = facts["last_caller"]
            self.field_brights = int(facts["field_brights"])
            self.flip_due = bool(facts["flip_due"])
            self.decided = [_scores(score) for score in facts["decided"]]
            self._baseline = _scores(facts["baseline"])
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        if self.phase == DONE or len(self.calls) != 2 or len(self.decided) != 2:
            raise PositionError("a position is one of a round for two that goes on")
        if min(self.calls) < 0 or self.last_caller not in (None, 0, 1):
            raise PositionError("the calls of the position name a number or a seat that is not there")
        for seat in (0, 1):
            captured, calls = self.captured[seat], self.calls[seat]
            self.score[seat] = self.scorer.score(captured, self.field, calls, self.month)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        copy.options = self.options
        copy.month = self.month
        copy.scorer = self.scorer
        copy.by_turn = self.by_turn
        copy.calls = self.calls[:]
        copy.last_caller = self.last_caller
        copy.field_brights = self.field_brights
        copy.flip_due = self.flip_due
        copy.score = self.score[:]
        copy.decided = self.decided[:]
        copy._baseline = self._baseline
        return copy

    def possible_hand(self, seat: int, dealt: int) -> bool:
        """A hand with a hand yaku would have ended or repeated the deal (KK-2)."""
        return possible_hand(self.options, dealt)


def _named(score: Sequence[int]) -> dict[str, int]:
    return {YAKU[index]: points for index, points in enumerate(score) if points}


def _scores(named: Mapping[str, int]) -> tuple[int, ...]:
    if set(named) - set(YAKU):
        raise PositionError("a score names a yaku that is not known")
    return tuple(int(named.get(key, 0)) for key in YAKU)
