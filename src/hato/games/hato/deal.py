"""The deal of Hato (MH-1): how many cards go to each hand and to the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hato.cards.hanafuda import DECK
from hato.core import bits
from hato.families.layout import FIELD, Shape

SIZES: dict[int, tuple[int, int]] = {
    2: (10, 8),
    3: (7, 6),
    4: (5, 8),
    5: (4, 8),
    6: (3, 12),
    7: (3, 6),
}
"""Players -> the cards of each hand, and those of the table."""


def stock(players: int) -> int:
    """The size of the stock after the deal."""
    hand, table = SIZES[players]
    return len(DECK) - players * hand - table


def most_at_table(players: int) -> int:
    """How many can be dealt hands of that size, with the table, from one deck (G-5)."""
    hand, table = SIZES[players]
    return (len(DECK) - table) // hand


def targets(order: Sequence[int], hand: int, table: int) -> tuple[int, ...]:
    """Where each card goes: twice a packet to every hand in order, then one to the table."""
    out: list[int] = []
    for cards, laid in (((hand + 1) // 2, (table + 1) // 2), (hand // 2, table // 2)):
        for seat in order:
            out += [seat] * cards
        out += [FIELD] * laid
    return tuple(out)


@cache
def shape(players: int, order: tuple[int, ...]) -> Shape:
    """The deal to the seats in `order`, the dealer last; they may be more than can play (G-5)."""
    hand, table = SIZES[players]
    return Shape(DECK.mask, targets(order, hand, table))


def quads(cards: int) -> list[int]:
    """The months (index 0..11) of which these cards hold all four."""
    return [card // 4 for card in bits.cards(bits.groups_of(bits.fours(cards), 4))]
