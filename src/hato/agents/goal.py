"""What a round's result is worth to a seat, in the light of the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, pi, sqrt, tanh
from typing import Any

from hato.agents.request import Position
from hato.core.match import Setup, Terms, is_over, pay, winners
from hato.core.outcome import add

SPREAD = 8.0
"""How far the lead of two equal players moves in a round, in points (standard deviation)."""
SPREADS = {
    "daifugo": 20.0,
    "go_stop": 30.0,
    "oicho_kabu": 15.0,
    "hato": 50.0,
    "khanhoo": 9.0,
    "khanhoo_ming": 10.0,
    "khanhoo_qing": 3.0,
    "sevens": 3.0,
}
"""Game id -> its spread, where it differs."""
PACE = 0.5
"""What the leader of a match to a target makes in a round, in spreads."""
MINUTES = 2.0
"""How long a round takes in a match by the clock."""
MONEY = 0.02
"""What a point is worth in a match for money that goes on until somebody has none."""
HUGE = 100.0
"""Points from which more money counts clearly less: few guesses of huge wins must not decide a move."""
HUGES = 3.0
"""The same in spreads, where that is more."""
POINT = 0.0005
"""What a point is worth beside winning: it decides where the match is won or lost anyway."""

SURE = 0.9
"""What no lead exceeds, points aside, while the match goes on."""


class Goal:
    """The worth of results for each seat: about the chance to win the match minus that to lose it.

    When the result ends the match, winning is +1, a shared win 0, losing -1: a last round is played to
    win it. Before that it is the chance that the lead holds over the rounds that are left, so that early
    in a match worth grows evenly with own points minus the best opponent's.

    In a match until somebody is ruined (length `bankroll`) points are money: worth is what a seat gains,
    which the others' purses limit; it is even up to about half of HUGE.
    """

    def __init__(
        self,
        options: Any,
        setup: Setup,
        totals: Sequence[int],
        spread: float = SPREAD,
        among: Sequence[int] = (),
    ) -> None:
        self._among = tuple(among) or tuple(range(len(totals)))
        self._options = options
        self._setup = setup
        self._totals = tuple(totals)
        self._spread = spread
        self._huge = max(HUGE, HUGES * spread)
        self._per_point = POINT / (options.parts if isinstance(options, Terms) else 1)
        self._money = isinstance(options, Terms) and options.length.type == "bankroll"
        self._known: dict[tuple[int, ...], tuple[float, ...]] = {}

    @staticmethod
    def of(position: Position, totals: Sequence[int]) -> Goal:
        """The goal of the match that a position is part of."""
        options = position.options
        parts = options.parts if isinstance(options, Terms) else 1
        spread = SPREADS.get(position.game.id, SPREAD) * parts
        return Goal(options, position.setup, totals, spread, position.game.contest(options, position.setup))

    def values(self, points: tuple[int, ...]) -> tuple[float, ...]:
        """The worth for each seat when the round changes the totals by `points`."""
        found = self._known.get(points)
        if found is None:
            sums = self._sums(points)
            if self._money:
                gains = (a - b for a, b in zip(sums, self._totals, strict=True))
                found = tuple(MONEY * HUGE * tanh(gain / self._huge) for gain in gains)
            else:
                found = tuple(self._value(seat, sums, points) for seat in range(len(sums)))
            self._known[points] = found
        return found

    @property
    def point(self) -> float:
        """About what one point in this round is worth while the match is level."""
        if self._money:
            return MONEY * HUGE / self._huge
        return SURE * 2 / sqrt(pi) / (self._spread * sqrt(2 * self._left(self._totals, self._totals)))

    def ends(self, points: Sequence[int]) -> bool:
        """Is the match over when the round changes the totals by `points`? (G-4, KK-9)"""
        options = self._options
        if not isinstance(options, Terms):
            return False
        return is_over(options, self._rounds(options, points), self._sums(points))

    def loses(self, seat: int, points: Sequence[int]) -> bool:
        """Is the match over and not won by `seat`, not even shared? In a match for money nothing is lost by
        its end."""
        return not self._money and self.ends(points) and seat not in winners(self._sums(points), self._among)

    def wins(self, seat: int, points: Sequence[int]) -> bool:
        """Is the match over and won by `seat` alone?"""
        return self.ends(points) and winners(self._sums(points), self._among) == (seat,)

    def _sums(self, points: Sequence[int]) -> tuple[int, ...]:
        """The totals after the round."""
        return (pay if self._money else add)(self._totals, points)

    def _rounds(self, options: Terms, points: Sequence[int]) -> int:
        """The counted rounds of the match, this one included (G-4)."""
        return self._setup.number if options.draws_count or any(points) else self._setup.number - 1

    def _value(self, seat: int, sums: Sequence[int], points: Sequence[int]) -> float:
        rival = max((sums[other] for other in self._among if other != seat), default=0)
        lead = sums[seat] - rival
        if self.ends(points):
            return (lead > 0) - (lead < 0) + self._per_point * lead
        return SURE * erf(lead / (self._spread * sqrt(2 * self._left(sums, points)))) + self._per_point * lead

    def _left(self, sums: Sequence[int], points: Sequence[int]) -> float:
        """About how many rounds are to come."""
        options = self._options
        if not isinstance(options, Terms):
            return 1.0
        if options.length.type == "target":
            return max(1.0, (options.length.n * options.parts - max(sums)) / (PACE * self._spread))
        if options.length.type == "time":
            return max(1.0, options.length.n / MINUTES - self._rounds(options, points))
        return max(1.0, options.length.n - self._rounds(options, points))
