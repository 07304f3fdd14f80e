"""How a round of Sevens ends: who is where, and what it pays (SEV-6, SEV-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hato.core.outcome import Line, Outcome
from hato.families.shedding import places
from hato.games.sevens.options import SevensOptions

ENDS = ("out", "last", "eliminated", "jokers")
"""Somebody went out first; one player is left; somebody was eliminated; only jokers are left."""

MOST_PLACES = 8


class Loss(NamedTuple):
    """A seat that was eliminated with `held` cards; 0: its last card was a joker, which loses (SEV-8)."""

    seat: int
    held: int


class Standing(NamedTuple):
    """The seats at the end of a round: those that went out in their order, those still in, those that lost.

    `still` are groups of seats, best first; those of a group share the place. The later lost, the better.
    """

    finished: Sequence[int]
    still: Sequence[Sequence[int]]
    lost: Sequence[Loss]

    def places(self) -> tuple[int, ...]:
        """Each seat's place, from 1."""
        groups = [[seat] for seat in self.finished]
        groups += [list(group) for group in self.still]
        groups += [[loss.seat] for loss in reversed(self.lost)]
        return places(groups, sum(map(len, groups)))


def by_fewest(counts: Mapping[int, int]) -> list[list[int]]:
    """Seats in groups of equally many cards, fewest first."""
    return [
        [seat for seat, count in counts.items() if count == number] for number in sorted(set(counts.values()))
    ]


def penalties(standing: Standing, counts: Mapping[int, int], seats: int, alone: bool) -> list[int]:
    """What each seat pays where the cards that are left count; `alone`: all others are eliminated or out."""
    due = [0] * seats
    if not alone:
        for group in standing.still:
            for seat in group:
                due[seat] = counts[seat]
    for loss in standing.lost:
        due[loss.seat] = loss.held
    worst = max(due)
    for loss in standing.lost:
        if not loss.held:
            due[loss.seat] = worst
    return due


def settle(options: SevensOptions, standing: Standing, counts: Mapping[int, int], end: str) -> Outcome:
    """The outcome of a round; `counts` are the cards that those still in hold."""
    placed = standing.places()
    seats = len(placed)
    best = [seat for seat, place in enumerate(placed) if place == 1]
    winner = best[0] if len(best) == 1 else None
    order = sorted(range(seats), key=lambda seat: placed[seat])
    if options.by_places:
        points = tuple(seats - place for place in placed)
        lines = tuple(Line("place", seat, points[seat]) for seat in order)
    else:
        alone = not standing.finished and sum(map(len, standing.still)) == 1
        due = penalties(standing, counts, seats, alone)
        points = tuple(-cards for cards in due)
        spoiled = {loss.seat for loss in standing.lost if not loss.held}
        lines = tuple(
            Line("joker_last" if seat in spoiled else "cards", seat, points[seat])
            for seat in order
            if points[seat]
        )
        if winner is not None and points[winner]:
            winner = None  # nobody has played his cards, and who held fewest pays for them
    return Outcome(end, points, winner, lines, shared=len(best) > 1)
