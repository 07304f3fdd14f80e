"""A reading as a table with a clock plays it: what is heard when, and the touches that come in (KAR-9)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hato.cards.deck import UnknownCardError
from hato.cards.poems import DECK, UPPER
from hato.core import bits
from hato.core.live import Cue, Done, Draw, ImpossibleError, Live, Report
from hato.core.round import IllegalActionError
from hato.core.view import View
from hato.games.kyogi_karuta import settle
from hato.games.kyogi_karuta.actions import ACTIONS, EARLY, HUNDRED, MS
from hato.games.kyogi_karuta.settle import GHOST, Touch
from hato.games.kyogi_karuta.table import CALM, NONE
from hato.games.kyogi_karuta.timing import COLLECT_MS, time_of, tolerated

if TYPE_CHECKING:
    from hato.core.game import Game
    from hato.games.kyogi_karuta.rules import KyogiRound

WAIT = ("wait",)


class Reading(Live):
    """A reading from before its first mora to its close; `round_` stands where nothing was heard of it yet.

    Which poem is read does not depend on what anybody touches: chance is asked after every mora until all can
    know the poem.
    """

    def __init__(self, game: Game, round_: KyogiRound, draw: Draw) -> None:
        self._game = game
        self._round = round_
        self._draws, self._card = _drawn(round_, draw)
        options = round_.options
        self.number = round_.number
        self.lead_ms = round_.lead_ms or 0
        self.step_ms = options.mora_ms
        self.opening = options.lower_half and not round_.order
        lower = options.lower_half and bool(round_.order)
        self.before = DECK.codes[round_.order[-1]] if lower else None
        upper = UPPER[self._card]
        self.cues = tuple(Cue(mora, options.due(place)) for place, mora in enumerate(upper))
        self.decided_ms = self.cues[len(self._draws) - 1].due
        self._end = options.due(len(upper)) + options.late_ms
        self._touches: list[Touch] = []
        self._early: set[int] = set()
        self._came: list[tuple[int, float]] = []
        """of the touches of the read card that came in: the seat, and when it was"""
        self._first = math.inf
        """when the first touch of the read card came in, or was made by a computer player"""
        self._asked = round_.clone()
        """the reading as the computer players hear it, ahead of time; nobody else does anything in it"""
        self._left = iter(self._draws)

    # computer players

    def ask(self, computers: Sequence[int]) -> tuple[int, View] | None:
        """The computer player that is asked next, with what it may know after the mora that it has heard."""
        round_ = self._asked
        while round_.live == self.number:
            seats = round_.turn().seats
            for seat in seats:
                if seat in computers:
                    return seat, self._game.view(round_, seat)
            if seats:
                round_.play(seats[0], round_.fallback(seats[0]))
            else:
                round_.draw(next(self._left))
        return None

    def answer(self, seat: int, words: Sequence[str] | None) -> None:
        """A step of what a computer player does after a mora; what it may not do raises ValueError."""
        round_ = self._asked
        code = round_.fallback(seat) if words is None else ACTIONS.code(tuple(words))
        half = round_.half[seat]
        if code not in round_.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if code == EARLY:
            self._early.add(seat)
        elif half is not None and half.hundreds != NONE:
            t = half.hundreds * HUNDRED + code - MS
            self._note(Touch(seat, round_.camp_of(half.card), half.card, t), t)
        round_.play(seat, code)

    # touches that come in

    def touch(self, card: str, report: Report, told: int, now: float) -> float:
        """Takes a touch from a page that was sent the first `told` morae; its time in whole ms counts.

        Before the first mora it is a false start and no touch.
        """
        touched = self._possible(card, report, told)
        t = time_of(report)
        if t < 0:
            self._early.add(report.seat)
            return t
        self._note(touched._replace(t=round(t)), now)
        if touched.card == self._card:
            self._came.append((report.seat, t))
        return t

    def _possible(self, card: str, report: Report, told: int) -> Touch:
        """The touch, its time aside; raises ImpossibleError if it cannot be."""
        if not all(map(math.isfinite, (report.click, report.arrival, report.rtt, report.jitter))):
            raise ImpossibleError("the time of a touch is a number")
        try:
            touched = DECK.card(card)
        except UnknownCardError:
            raise ImpossibleError("there is no such card") from None
        camp = self._round.camp_of(touched)
        if camp == GHOST:
            raise ImpossibleError("this card lies in neither camp")
        heard = sum(1 for cue in self.cues if cue.due <= report.click)
        if heard > told:
            raise ImpossibleError("it was touched at a time of which the page cannot know yet")
        if report.click > report.arrival + tolerated(report):
            raise ImpossibleError("it was touched later than it came in")
        if any((one.seat, one.camp) == (report.seat, camp) for one in self._touches):
            raise ImpossibleError("only the first touch in a camp counts")
        return Touch(report.seat, camp, touched, 0)

    def _note(self, touch: Touch, now: float) -> None:
        self._touches.append(touch)
        if touch.card == self._card:
            self._first = min(self._first, now)

    def closes(self) -> float:
        """So long after the first touch of the read card as reports are awaited, else after the late time."""
        return min(self._first, self._end) + COLLECT_MS

    # what came of it

    def entries(self) -> list[Done]:
        """Who did what after each mora: seats that are asked wait, or touch a card and say when.

        Touches after the close have not been made.
        """
        round_ = self._round.clone()
        draws = iter(self._draws)
        left = settle.counted(self._touches, self._card, self._end)
        found: list[Done] = []
        while round_.live == self.number:
            seats = round_.turn().seats
            if not seats:
                round_.draw(next(draws))
                continue
            seat = seats[0]
            for words in self._done(round_, seat, left):
                found.append(Done(seat, words))
                round_.play(seat, ACTIONS.code(words))
        return found

    def _done(self, round_: KyogiRound, seat: int, left: list[Touch]) -> list[tuple[str, ...]]:
        """The words of the next thing that the seat does in an interval; a touch is taken from `left`."""
        if round_.phase == CALM:
            return [ACTIONS.words(EARLY) if seat in self._early else WAIT]
        low, high = round_.interval
        for touch in left:
            if touch.seat == seat and low <= touch.t <= high:
                left.remove(touch)
                at, ms = divmod(touch.t, HUNDRED)
                return [("touch", DECK.codes[touch.card]), ("at", str(at)), ("ms", str(ms))]
        return [WAIT]

    def delays(self) -> list[tuple[int, float]]:
        """How long after the deciding mora each seat whose touches came in has touched the read card."""
        return [(seat, t - self.decided_ms) for seat, t in self._came]


def _drawn(round_: KyogiRound, draw: Draw) -> tuple[list[int], int]:
    """What chance will say after each mora until the poem is known, and the poem."""
    round_ = round_.clone()
    draws: list[int] = []
    number = round_.number
    while not draws or not round_.decided:
        for seat in round_.turn().seats:
            round_.play(seat, round_.fallback(seat))
        draws.append(draw(round_.chances()))
        round_.draw(draws[-1])
    assert round_.live == number, "nobody has touched anything"
    return draws, bits.lowest(round_.possible)
