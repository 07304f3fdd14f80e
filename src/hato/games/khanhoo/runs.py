"""The runs of one suit that count most (KHE-3, KHE-5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hato.games.khanhoo.groups import LEAST_NATURAL, SHORTEST, run_points
from hato.games.khanhoo.kinds import LAST_RANK

Span = tuple[int, int]
"""First and last rank of a run, from 0 for the ace."""


class Laid(NamedTuple):
    """A run from `start` to `end` in which jokers stand at the ranks of `jokers`."""

    start: int
    end: int
    jokers: tuple[int, ...]


class Runs(NamedTuple):
    """The runs of a suit: what they count together, fixed ones included, and those that are new."""

    points: int
    laid: tuple[Laid, ...]


def joined(spans: Sequence[Span]) -> int:
    """How many runs of a suit are only the going on of another one: each end is joined once (KHE-5)."""
    found = 0
    for rank in range(LAST_RANK):
        ends = sum(1 for span in spans if span[1] == rank)
        found += min(ends, sum(1 for span in spans if span[0] == rank + 1))
    return found


@lru_cache(maxsize=200_000)
def best(
    cards: tuple[int, ...], fixed: tuple[Span, ...], jokers: int, whole: bool, merge: bool, triple: bool
) -> Runs | None:
    """The runs of the cards of a suit (a count for each rank) beside the fixed ones.

    At most `jokers` are used; with `whole` so many and every card, and None if that cannot be.
    """
    if not fixed and not whole and sum(cards) + jokers < SHORTEST:
        return _NOTHING
    return _Suit(list(cards), fixed, jokers, whole, merge, triple).found


_NOTHING = Runs(0, ())


class _Suit:
    """One search: the lowest card that is left is laid into a run, or left out."""

    def __init__(
        self, cards: list[int], fixed: tuple[Span, ...], jokers: int, whole: bool, merge: bool, triple: bool
    ) -> None:
        self.cards = cards
        self.fixed = fixed
        self.jokers = jokers
        self.several = jokers > 1
        self.whole = whole
        self.merge = merge
        self.triple = triple
        self.chosen: list[Laid] = []
        self.found: Runs | None = None
        self._go(0)

    def _go(self, rank: int) -> None:
        cards = self.cards
        while rank <= LAST_RANK and not cards[rank]:
            rank += 1
        if rank > LAST_RANK:
            self._leaf()
            return
        for start in range(rank, max(-1, rank - 1 - self.jokers), -1):
            self._extend(rank, start, rank, tuple(range(start, rank)), 0)
        if not self.whole:
            left, cards[rank] = cards[rank], 0
            self._go(rank + 1)
            cards[rank] = left

    def _extend(self, first: int, start: int, rank: int, wild: tuple[int, ...], natural: int) -> None:
        """Lays a natural card at `rank`, or a joker where the ranks of `wild` have it, and goes on."""
        cards = self.cards
        real = not wild or wild[-1] != rank
        if real:
            cards[rank] -= 1
            natural += 1
        if rank - start + 1 >= SHORTEST and natural >= LEAST_NATURAL:
            self.chosen.append(Laid(start, rank, wild))
            self.jokers -= len(wild)
            self._go(first)
            self.jokers += len(wild)
            self.chosen.pop()
        if rank < LAST_RANK:
            has = cards[rank + 1] > 0
            if has:
                self._extend(first, start, rank + 1, wild, natural)
            # one joker never stands where the suit has the card: the two could be exchanged
            if len(wild) < self.jokers and (self.several or not has):
                self._extend(first, start, rank + 1, (*wild, rank + 1), natural)
        if real:
            cards[rank] += 1

    def _leaf(self) -> None:
        if self.whole and self.jokers:
            return
        spans = [*self.fixed, *((one.start, one.end) for one in self.chosen)]
        points = sum(run_points(start, end, self.triple) for start, end in spans)
        if self.merge and len(spans) > 1:
            points -= joined(spans)
        if self.found is None or points > self.found.points:
            self.found = Runs(points, tuple(self.chosen))
