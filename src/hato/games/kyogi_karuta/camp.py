"""A camp: the cards of a player in three rows of sixteen places, and how they lie at first (KAR-2)."""

from __future__ import annotations

from collections.abc import Sequence

from hato.core import bits
from hato.families.poems import deciding

ROWS: tuple[str, ...] = ("gedan", "chudan", "jodan")
"""The rows from the player to the other camp: near, middle and far."""
WIDTH = 16
"""So many places has a row."""
SLOTS = len(ROWS) * WIDTH
EMPTY = -1


def lay_out(cards: int) -> list[int]:
    """The card at each place: what is decided soonest lies nearest, and each row begins at both sides."""
    by_length = sorted(bits.cards(cards), key=lambda card: (len(deciding(card)), deciding(card)))
    slots = [EMPTY] * SLOTS
    rest = len(by_length)
    for row in range(len(ROWS)):
        count = -(-rest // (len(ROWS) - row))
        here = by_length[len(by_length) - rest :][:count]
        left = here[: (count + 1) // 2]
        right = here[len(left) :]
        start = row * WIDTH
        slots[start : start + len(left)] = left
        slots[start + WIDTH - len(right) : start + WIDTH] = right
        rest -= count
    return slots


def free(slots: Sequence[int]) -> int:
    """The first free place from the far row on, where a card that comes in does least harm."""
    far_first = [row * WIDTH + at for row in reversed(range(len(ROWS))) for at in range(WIDTH)]
    return next(slot for slot in far_first if slots[slot] == EMPTY)
