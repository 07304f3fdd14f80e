"""The customs of the table before a deal: who sits where, who shuffles, who cuts (G-2).

Seats are numbered in the order of play, which goes counter-clockwise (G-3): the next seat is the one at the
right. A table that goes clockwise is the same table in a mirror.
"""

from __future__ import annotations

from collections.abc import Sequence


def seated(ranking: Sequence[int]) -> tuple[int, ...]:
    """The player at each seat after a dealer draw: `ranking` read on from player 0, who keeps seat 0 (G-2).

    `ranking` has the players by their cards, the dealer first. So the second sits at the dealer's right, the
    last at his left.
    """
    start = list(ranking).index(0)
    return tuple(ranking[start:]) + tuple(ranking[:start])


def shuffler(dealer: int, seats: int) -> int:
    """The seat that shuffles: of two players the dealer, of more the one at the dealer's left (G-2)."""
    return dealer if seats == 2 else (dealer - 1) % seats


def cutter(dealer: int, seats: int) -> int:
    """The seat that cuts: the one at the dealer's right, of two players the other one (G-2)."""
    return (dealer + 1) % seats


TURNS = {"left": "clockwise", "right": "counterclockwise"}
"""Where the next seat is -> how the turn goes round, for games that say it so (KHQ-6 `direction`)."""
