"""Where the cards of a fishing game go in the deal, and the zones in which they lie (G-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hato.core.zones import ALL, NOBODY, ZoneSpec, only

FIELD = -1
"""Target of a dealt card that goes to the field."""


class Shape(NamedTuple):
    """How a round is dealt: the mask of its cards, and where each dealt card goes (a seat or FIELD)."""

    cards: int
    targets: tuple[int, ...]


def order_of_play(dealer: int, seats: int, playing: Sequence[int]) -> tuple[int, ...]:
    """The playing seats from the dealer's right on, the dealer last: the order of the deal."""
    return tuple(seat for i in range(seats) if (seat := (dealer + 1 + i) % seats) in playing)


def deal_order(dealer: int, seats: int, rounds: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Where each card of a deal goes: for each (hand, field) pair a packet to the seats after the dealer,
    one to the dealer and one to the field."""
    out: list[int] = []
    for hand, field in rounds:
        for i in range(seats):
            out += [(dealer + 1 + i) % seats] * hand
        out += [FIELD] * field
    return tuple(out)


_SPECS: dict[int, list[ZoneSpec]] = {}


def zone_specs(seats: int) -> list[ZoneSpec]:
    """The zones of a fishing game for that many seats, in order."""
    if seats not in _SPECS:
        hands = [ZoneSpec("hand", seat, only(seat)) for seat in range(seats)]
        piles = [ZoneSpec("captured", seat, ALL) for seat in range(seats)]
        _SPECS[seats] = [*hands, ZoneSpec("field", None, ALL), ZoneSpec("stock", None, NOBODY), *piles]
    return _SPECS[seats]
