"""Games in which the aim is to have no cards left: whose turn it is among those still in, and places."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence


def next_in(seat: int, seats: int, playing: Collection[int]) -> int:
    """The first seat after `seat`, in the order of play, that is still in; `seat` itself comes last."""
    return next(other for i in range(1, seats + 1) if (other := (seat + i) % seats) in playing)


def places(groups: Iterable[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Each seat's place, from 1; `groups` are all seats, best first, and the seats of a group share a place.

    The place after a shared one counts all who share it: 1, 2, 2, 4.
    """
    found = [0] * seats
    place = 1
    for group in groups:
        for seat in group:
            found[seat] = place
        place += len(group)
    return tuple(found)
