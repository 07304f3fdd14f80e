"""The forty cards of Oicho-Kabu and what a hand is worth (OK-1)."""

from __future__ import annotations

from collections.abc import Iterable

from hato.cards import hanafuda

PACK = sum(hanafuda.SUIT_MASKS[:10])
"""The mask of the suits 01 to 10; willow and paulownia are left out in both calendars."""

VALUE: tuple[int, ...] = tuple(hanafuda.suit(code) for code in hanafuda.CODES)
"""VALUE[card] is the card's month, 1..10 for the cards in play."""

NAMES: tuple[str, ...] = (
    *("buta", "pin", "nizo", "santa", "yotsuya"),
    *("goke", "roppo", "shichiken", "oicho", "kabu"),
)
"""NAMES[total] is what a total of 0..9 is called."""

Cards = tuple[int, ...]
"""The cards of a hand in the order in which it got them."""


def total(values: Iterable[int]) -> int:
    """What a hand is worth: the last digit of the sum, 0..9 (OK-1)."""
    return sum(values) % 10


def values(cards: Cards) -> tuple[int, ...]:
    """The values of cards, in order."""
    return tuple(VALUE[card] for card in cards)
