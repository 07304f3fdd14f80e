"""The pack of Go-Stop: flower cards and jokers, and how much junk each card is (D-4, D-6)."""

from __future__ import annotations

from collections.abc import Sequence

from hato.cards import hanafuda
from hato.cards.deck import UnknownCardError, printed
from hato.core import bits
from hato.core.bits import BIT

DECK = hanafuda.WITH_JOKERS
CODES = DECK.codes
SUITS = hanafuda.SUITS
FLOWERS = hanafuda.DECK.mask
CARDS = len(hanafuda.DECK)
"""The cards below this index have a month; the others are jokers."""

SUIT = hanafuda.SUIT_MASKS
"""SUIT[m] is the mask of the month with the index m = suit - 1."""

VALUE: tuple[int, ...] = tuple(hanafuda.junk_value(code) for code in CODES)
"""VALUE[card] is how much junk the card counts; 0 for other kinds and for jokers with an effect."""
SINGLE, DOUBLE, TRIPLE = (bits.mask_of([i for i, v in enumerate(VALUE) if v == n]) for n in (1, 2, 3))
JUNK = SINGLE | DOUBLE | TRIPLE
"""The cards that are junk whatever is agreed; they can be taken from their owner."""

BRIGHT, ANIMAL, RIBBON = hanafuda.BRIGHT, hanafuda.ANIMAL, hanafuda.RIBBON
RAIN = DECK.set(["11b"])
BRIDGE, CUP = DECK.card("05a"), DECK.card("09a")


def jokers(kind: str) -> int:
    """The mask of every copy of a joker."""
    return bits.mask_of([i for i, code in enumerate(CODES) if printed(code) == kind])


JOKERS = DECK.mask & ~FLOWERS
STEALING, DOUBLING, LIGHT = jokers("XS"), jokers("XD"), jokers("XL")
"""Each opponent gives a junk card; the winner's points are doubled; a light for the loser."""


def junk_value(cards: int) -> int:
    """How much junk the cards are by value (D-4): a double counts 2, X3 counts 3."""
    return (
        bits.popcount(cards & SINGLE) + 2 * bits.popcount(cards & DOUBLE) + 3 * bits.popcount(cards & TRIPLE)
    )


def read(codes: Sequence[str]) -> int:
    """The mask of printed codes, in which a joker may stand several times; raises UnknownCardError."""
    mask = 0
    for code in codes:
        copies = [i for i, one in enumerate(CODES) if printed(one) == code] or [DECK.card(code)]
        free = [card for card in copies if not mask & BIT[card]]
        mask |= BIT[(free or copies)[0]]
        if not free:
            raise UnknownCardError(f"the card {code!r} is named too often")
    return mask


def names(cards: int) -> list[str]:
    """The printed codes of the cards, in deck order."""
    return [printed(code) for code in DECK.names(cards)]


def months(counts: int) -> list[int]:
    """The months (index 0..11) whose first cards are in a mask from `bits.groups_of`."""
    return [card // 4 for card in bits.cards(counts)]
