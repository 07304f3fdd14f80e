"""Sets of cards as int masks; the only place that shifts bits, so that a compiler has one thing to map.

Masks are non-negative ints of at most 63 bits for the decks that are played fast.
"""

from __future__ import annotations

BIT: tuple[int, ...] = tuple(2**i for i in range(128))
"""BIT[i] is the mask with only card i."""


popcount = int.bit_count
"""popcount(mask) is the number of cards in the mask."""


def lowest(mask: int) -> int:
    """The smallest card of the mask; -1 if it is empty."""
    return (mask & -mask).bit_length() - 1


def cards(mask: int) -> list[int]:
    """The cards of the mask, ascending."""
    found: list[int] = []
    while mask:
        rest = mask & (mask - 1)
        found.append((mask ^ rest).bit_length() - 1)
        mask = rest
    return found


def mask_of(items: list[int] | tuple[int, ...]) -> int:
    """The mask of a list of cards."""
    mask = 0
    for card in items:
        mask |= BIT[card]
    return mask


def partition(masks: list[int], whole: int) -> bool:
    """Do the masks hold every card of `whole` exactly once, and no other?"""
    seen = 0
    for mask in masks:
        if mask < 0 or mask & seen:
            return False
        seen |= mask
    return seen == whole


_TWOS = int("01" * 32, 2)
_FOURS = int("0011" * 16, 2)


def fours(mask: int) -> int:
    """How many cards each group of four neighbours (0-3, 4-7, ...) holds: 4 bits a group, values 0..4.

    A suit of the flower deck is such a group, so this counts all twelve suits at once.
    """
    pairs = mask - ((mask >> 1) & _TWOS)
    return (pairs & _FOURS) + ((pairs >> 2) & _FOURS)


_ONES = int("0001" * 16, 2)


def groups_of(counts: int, size: int) -> int:
    """The groups whose count in `counts` (from `fours`) is `size` 1..4, as a mask of their first cards."""
    if size == 4:
        return (counts >> 2) & _ONES
    low = counts & _ONES
    high = (counts >> 1) & _ONES
    if size == 3:
        return low & high
    return high & ~low if size == 2 else low & ~high
