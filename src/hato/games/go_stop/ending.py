"""Go and stop, and how a round ends (GS-9, GS-12, GS-17)."""

from __future__ import annotations

from hato.core import bits, events
from hato.core.bits import BIT, popcount
from hato.core.events import Emit
from hato.core.outcome import Line
from hato.core.round import IllegalActionError
from hato.games.go_stop import settlement
from hato.games.go_stop.actions import ACTIONS, DECLARE, GO, STOP
from hato.games.go_stop.pack import BRIGHT, DOUBLING, LIGHT, SUIT, SUITS
from hato.games.go_stop.plays import Plays
from hato.games.go_stop.scoring import NONE, YAKU, Score
from hato.games.go_stop.seats import DECIDE
from hato.games.go_stop.settlement import Loser, Settled, Winner

HEODANG_TURN = 5
"""Who has captured nothing by the end of this own turn wins, if the table has agreed on it (GS-13)."""


def is_due(points: int, minimum: int, mark: int) -> bool:
    """Is a decision due with so many hand points? `mark` are those of the last go (GS-9)."""
    return points >= minimum and points > mark


class Ending(Plays):
    """A round's decisions and its end.

    `marks` are the points that each player has to exceed to decide again, `mark_yaku` his score at his last
    go, `calls` the seats of all go calls in order.
    """

    __slots__ = ("calls", "fewest", "goes", "judged", "mark_yaku", "marks", "minimum")

    def _gather(self) -> None:
        super()._gather()
        n = self.seats
        self.minimum = self.options.minimum
        self.fewest = self.scorer.fewest(self.minimum)
        self.goes: list[int] = [0] * n
        self.marks: list[int] = [self.minimum - 1] * n
        self.mark_yaku: list[Score] = [NONE] * n
        self.calls: list[int] = []
        self.judged: list[int] = [0] * n
        """the captures that each player had when a decision was looked for"""

    # go and stop

    def finish_turn(self, emit: Emit | None) -> None:
        """The turn is over: a decision if the score has improved, else the next turn (GS-9)."""
        seat = self.mover
        options = self.options
        captured = self.captured[seat]
        if options.heodang == "on" and self.turns[seat] == HEODANG_TURN and not self.has_captured[seat]:
            if emit is not None:
                emit(events.called(seat, "heodang"))
            self.win_fixed("heodang", Line("heodang", seat, options.minimum), emit)
            return
        # nothing is new since this was asked before, or there are too few cards to ask at all
        if captured == self.judged[seat] or (emit is None and popcount(captured) < self.fewest):
            self.next_turn(emit)
            return
        self.judged[seat] = captured
        score, use = self.scorer.best(captured, self.as_junk)
        points = sum(score)
        if emit is not None:
            self._call_yaku(seat, score, use, emit)
        if not self._due(seat, score, points):
            self.next_turn(emit)
        elif self.is_last(seat):
            self._stop("autostop", emit)
        else:
            self.phase = DECIDE

    def _due(self, seat: int, score: Score, points: int) -> bool:
        """Is a decision due? With `any_yaku` also for a new or better combination of a smaller sum (GS-9)."""
        if is_due(points, self.minimum, self.marks[seat]):
            return True
        if not self.goes[seat] or self.options.improve_test == "points" or points < self.minimum:
            return False
        return any(now > before for now, before in zip(score, self.mark_yaku[seat], strict=True))

    def _call_yaku(self, seat: int, score: Score, use: int, emit: Emit) -> None:
        """Calls out the yaku that this turn has made."""
        before = self.captured[seat] & ~self.gained
        old = self.scorer.best(before, self.as_junk)[0]
        for yaku, points in enumerate(score):
            if points and not old[yaku]:
                cards = self.scorer.cards(yaku, self.captured[seat], use)
                emit(events.called(seat, YAKU[yaku], tuple(bits.cards(cards))))

    def decide(self, seat: int, action: int, emit: Emit | None) -> None:
        """Go plays on and sets the mark; stop ends the round."""
        if action not in (GO, STOP):
            raise IllegalActionError("go or stop has to be said now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        if action == STOP:
            self._stop("stop", emit)
            return
        score, _ = self.scorer.best(self.captured[seat], self.as_junk)
        self.goes[seat] += 1
        self.calls.append(seat)
        self.marks[seat] = sum(score)
        self.mark_yaku[seat] = score
        if emit is not None:
            emit(events.called(seat, "go"))
        self.next_turn(emit)

    # the end

    def _winner(self, seat: int, score: Score, use: int) -> Winner:
        captured = self.captured[seat]
        shown = self.shown_months[seat]
        return Winner(
            seat,
            self.scorer.lines(seat, score, captured, use),
            settlement.kinds([YAKU[i] for i, points in enumerate(score) if points]),
            self.scorer.animals(captured, use),
            self.goes[seat],
            [SUIT[month] for month in range(SUITS) if shown & SUIT[month]],
            self.bombs[seat],
            [BIT[card] for card in bits.cards(captured & DOUBLING)],
        )

    def _loser(self, seat: int) -> Loser:
        captured = self.captured[seat]
        use = self.scorer.best(captured, self.as_junk)[1]
        uses = [use]
        if self.options.cup_saves_loser and not self.scorer.both:
            for card in bits.cards(captured & self.scorer.dual & ~use):
                uses += [one | BIT[card] for one in uses]
        counts = tuple((self.scorer.animals(captured, one), self.scorer.junk(captured, one)) for one in uses)
        light = captured & LIGHT != 0
        return Loser(seat, popcount(captured & BRIGHT), counts, light, self.goes[seat] > 0)

    def settled(self, seat: int) -> Settled:
        """What a stop of the seat pays now, in the use of its dual cards that pays most (GS-14)."""
        losers = [self._loser(other) for other in self.others(seat)]
        best: Settled | None = None
        captured = self.captured[seat]
        scores = [(use, self.scorer.score(captured, use)) for use in self.scorer.uses(captured, self.as_junk)]
        # where a cap makes payments equal, a use in which nothing scores is no stop
        for use, score in [one for one in scores if one[1] is not NONE] or scores:
            winner = self._winner(seat, score, use)
            found = settlement.settle(self.options, winner, losers, self.carry, self.calls, self.can_pay)
            if best is None or sum(found.pays.values()) > sum(best.pays.values()):
                best = found
        assert best is not None
        return best

    def _stop(self, key: str, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.called(self.mover, "stop"))
        self.finish(key, self.mover, self.settled(self.mover), emit)

    def exhausted(self, emit: Emit | None) -> None:
        """All cards are played and nobody stopped (GS-12)."""
        options = self.options
        if options.exhaustion == "highest_score":
            scores = {seat: self.scorer.best(self.captured[seat], self.as_junk) for seat in self.playing}
            best = max(sum(score) for score, _ in scores.values())
            first = [seat for seat, (score, _) in scores.items() if sum(score) == best]
            if len(first) == 1:
                seat = first[0]
                winner = self._winner(seat, *scores[seat])
                found = settlement.exhausted(options, winner, self.others(seat), self.carry, self.can_pay)
                self.finish("highest_score", seat, found, emit)
                return
        self.draw_round("exhausted", options.exhaustion == "draw_next_double", emit)

    # for the screen and the players

    def lines(self) -> list[Line]:
        """The yaku that lie open before each seat."""
        out: list[Line] = []
        for seat in self.playing:
            score, use = self.scorer.best(self.captured[seat], self.as_junk)
            out += self.scorer.lines(seat, score, self.captured[seat], use)
        return out

    def stake(self, seat: int, action: int) -> tuple[int, ...] | None:
        """What stop, or a declared quad, would change now; the pot is not in it."""
        if action == STOP and self.phase == DECIDE:
            return self.settled(seat).points(self.seats, seat)
        if action == DECLARE:
            line = Line("president", seat, self.options.quad_points)
            found = settlement.fixed(self.options, line, self.others(seat), self.carry, self.can_pay)
            return found.points(self.seats, seat)
        return None
