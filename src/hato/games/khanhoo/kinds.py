"""Kinds: what is printed on a card. Copies of a card are alike, and so are jokers (KHE-1)."""

from __future__ import annotations

from functools import lru_cache

from hato.cards.khanhoo import COURTS, DECK, KINDS, RANKS, SETS, SUITS
from hato.core import bits
from hato.core.bits import BIT

Counts = tuple[int, ...]
"""How many cards of each kind, in the order of KINDS."""

JOKER_KIND = len(KINDS) - 1
NUMBERS = len(SUITS) * len(RANKS)
"""The kinds below this one are number cards, nine to a suit."""
LAST_RANK = len(RANKS) - 1

KIND: tuple[int, ...] = tuple(min(card // SETS, JOKER_KIND) for card in range(len(DECK)))
"""The kind of each card of the deck."""
COPIES: tuple[int, ...] = tuple(
    bits.mask_of([card for card in range(len(DECK)) if KIND[card] == kind]) for kind in range(len(KINDS))
)
"""The mask of all cards of each kind."""
BY_TEXT: tuple[int, ...] = tuple(sorted(range(len(KINDS)), key=lambda kind: KINDS[kind]))
"""The kinds in the order of their codes as text."""
CUT_RANK: tuple[int, ...] = tuple(
    min(kind % len(RANKS), LAST_RANK) if kind < NUMBERS else LAST_RANK + 1 + kind - NUMBERS for kind in KIND
)
"""The rank of each card in the cut: ace, 2 to 9, jack, queen, king, joker (KHE-2)."""


def kind(code: str) -> int:
    """The kind of a code such as `7D`, `7D_2`, `JK` or `JK2`; raises KeyError."""
    return _BY_CODE[code]


_BY_CODE = {code: KIND[card] for card, code in enumerate(DECK.codes)} | {
    code: kind for kind, code in enumerate(KINDS)
}


def number(suit: int, rank: int) -> int:
    """The kind of a number card: suit 0..2 in the order of SUITS, rank from 0 for the ace."""
    return suit * len(RANKS) + rank


def court(at: int) -> int:
    """The kind of a court: 0 jack, 1 queen, 2 king."""
    return NUMBERS + at


assert court(len(COURTS) - 1) == JOKER_KIND - 1


@lru_cache(maxsize=20_000)
def counts(mask: int) -> Counts:
    """How many cards of each kind a mask has."""
    found = [0] * len(KINDS)
    for card in bits.cards(mask):
        found[KIND[card]] += 1
    return tuple(found)


def counted(kinds: list[int] | tuple[int, ...]) -> Counts:
    """How many of each kind a list has."""
    found = [0] * len(KINDS)
    for one in kinds:
        found[one] += 1
    return tuple(found)


def lowest(mask: int, one: int) -> int:
    """The lowest card of a kind in a mask; -1 if there is none."""
    return bits.lowest(mask & COPIES[one])


def take(mask: int, kinds: tuple[int, ...]) -> int:
    """The mask of the lowest cards of these kinds in a mask that has them all; raises KeyError."""
    taken = 0
    for one in kinds:
        card = lowest(mask & ~taken, one)
        if card < 0:
            raise KeyError(KINDS[one])
        taken |= BIT[card]
    return taken
