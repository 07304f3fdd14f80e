"""Which poems begin alike, and the morae that decide between them (KAR-8)."""

from __future__ import annotations

from functools import cache

from hato.cards.poems import DECK, POEMS, UPPER
from hato.core import bits
from hato.core.bits import BIT


@cache
def beginning(heard: tuple[str, ...]) -> int:
    """The mask of the poems whose upper half begins with these morae."""
    return bits.mask_of([card for card, upper in enumerate(UPPER) if upper[: len(heard)] == heard])


def deciding(card: int, among: int = DECK.mask) -> tuple[str, ...]:
    """The kimari-ji of a card's poem: the first morae that no other poem of the mask begins with (KAR-8).

    At least one mora; the card itself need not be in the mask.
    """
    upper = UPPER[card]
    others = among & ~BIT[card]
    length = 1
    while length < len(upper) and others & beginning(upper[:length]):
        length += 1
    return upper[:length]


def kimariji(card: int, among: int = DECK.mask) -> str:
    """The kimari-ji of a card's poem among the poems of the mask, as kana."""
    return "".join(deciding(card, among))


@cache
def alike(card: int, count: int) -> tuple[int, ...]:
    """The poem and the others that share most of its beginning, `count` in all, nearest first (UTA-2).

    Of equally near ones the lower number comes first.
    """

    def shared(other: int) -> int:
        same = 0
        for one, two in zip(UPPER[card], UPPER[other], strict=False):
            if one != two:
                break
            same += 1
        return same

    others = sorted(
        (other for other in range(len(POEMS)) if other != card), key=lambda one: (-shared(one), one)
    )
    return (card, *others[: count - 1])
