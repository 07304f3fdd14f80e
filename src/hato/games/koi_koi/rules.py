"""A round of Koi-Koi (KK-1 to KK-11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from hato.families.layout import Shape
from hato.games.koi_koi import settlement
from hato.games.koi_koi.deal import check, possible_hand
from hato.games.koi_koi.decision import gains, improved, may_continue
from hato.games.koi_koi.options import KoiKoiOptions
from hato.games.koi_koi.scoring import NONE, YAKU, scorer
from hato.games.koi_koi.seats import PLAYERS, pair_of, shape

KOIKOI = FREE
STOP = FREE + 1

ACTIONS = ActionTable([*fishing.verbs(), Verb("koikoi"), Verb("stop")], hanafuda.CODES)


class KoiKoiRound(FishingRound):
    """A round of Koi-Koi: two seats play, any others of the table watch."""

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
        "pair",
        "score",
        "scorer",
    )

    def __init__(self, options: KoiKoiOptions, setup: Setup, dealt: Shape | None = None) -> None:
        self.options = options
        self.month = setup.month
        self.scorer = scorer(options)
        self.by_turn = options.improve_test == "captures_raise_total"
        self.pair = pair_of(setup)
        opponent = self.pair.rival(setup.dealer)
        dealt = dealt or shape(options.hand_size, opponent, setup.dealer)
        super().__init__(setup.seats, setup.dealer, dealt)

    def _gather(self) -> None:
        super()._gather()
        self.calls: list[int] = [0] * self.seats
        self.last_caller: int | None = None
        self.field_brights = 0
        self.flip_due = False
        self.score: list[tuple[int, ...]] = [NONE] * self.seats
        self.decided: list[tuple[int, ...]] = [NONE] * self.seats
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
            self.end(settlement.won(self.options, self.pair, "teyaku", found.winner, [line]), emit)
        else:
            self.end(settlement.drawn(self.pair, found.result), emit)

    # turn

    def start(self, emit: Emit | None) -> None:
        """A turn begins; what the player scores now is what the turn has to raise."""
        if self.scorer.reads_field:
            self._evaluate()
        self._baseline = self.score[self.mover]
        self.phase = PLAY
        if emit is not None:
            emit(events.turn_passed(self.mover))

    def next_turn(self, emit: Emit | None) -> None:
        """The other of the two plays; when both hands are empty the round is exhausted (G-12)."""
        before = self.mover
        _, one, two = self.pair
        self.mover = mover = one if before == two else two
        if self.hand[mover] or self.hand[before]:
            self.start(emit)
        else:
            self.exhausted(emit)

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
        own, opponent = self.calls[seat], self.calls[self.pair.rival(seat)]
        return [
            *base,
            *settlement.scheme_lines(self.options, seat, total(base), own, opponent, self.field_brights),
        ]

    def _stop(self, key: str, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.called(self.mover, "stop"))
        self.end(settlement.won(self.options, self.pair, key, self.mover, self._settled(self.mover)), emit)

    def exhausted(self, emit: Emit | None) -> None:
        """Hands empty without a stop (KK-8)."""
        yaku = {seat: self._yaku(seat) for seat in self.pair.playing}
        self.end(settlement.exhausted(self.options, self.pair, self.dealer, yaku, self.last_caller), emit)

    def lines(self) -> Sequence[Line]:
        """The yaku that lie open before each of the two."""
        _, one, two = self.pair
        return [*self._yaku(one), *self._yaku(two)]

    def stake(self, seat: int, action: int) -> tuple[int, ...] | None:
        """What stop would change now."""
        if action != STOP:
            return None
        return settlement.pay(self.options, self.pair, seat, total(self._settled(seat)))

    def fallback(self, seat: int) -> int:
        """The lowest legal card with its first target; at a decision stop."""
        return STOP if self.phase == DECIDE else super().fallback(seat)

    # position

    def facts(self) -> dict[str, Any]:
        """The public state: also month, calls, and the scores that decisions are measured by.

        `playing` are the two who play, where others watch.
        """
        facts = super().facts()
        if self.seats > PLAYERS:
            facts["playing"] = list(self.pair.playing)
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
        if self.phase == DONE or len(self.calls) != self.seats or len(self.decided) != self.seats:
            raise PositionError("a position is one of a round that goes on, with what each seat has called")
        playing = self.pair.playing
        if min(self.calls) < 0 or self.last_caller not in (None, *playing):
            raise PositionError("the calls of the position name a number or a seat that is not there")
        self._check_watchers()
        for seat in playing:
            captured, calls = self.captured[seat], self.calls[seat]
            self.score[seat] = self.scorer.score(captured, self.field, calls, self.month)

    def _check_watchers(self) -> None:
        """Do only the two have cards and turns? Raises PositionError."""
        playing = self.pair.playing
        idle = [seat for seat in range(self.seats) if seat not in playing]
        if self.mover not in playing or any(
            self.hand[seat] | self.captured[seat] | self.played[seat] or self.calls[seat] for seat in idle
        ):
            raise PositionError("in a round of Koi-Koi two have cards and turns, the others watch")

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        copy.options = self.options
        copy.month = self.month
        copy.pair = self.pair
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
