"""The four suit rows: where each card belongs, and where a row can grow (SEV-2, SEV-4, SEV-7)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hato.cards import western
from hato.core import bits
from hato.core.actions import ActionTable, Verb
from hato.core.bits import BIT

DECK = western.by_suit()
LENGTH = len(western.RANKS)
SUITS = len(western.SUITS)
NATURALS = DECK.set(code for code in DECK.codes if western.rank(code))
"""The mask of the cards that have a place in a row."""
JOKERS = DECK.mask & ~NATURALS
SEVENS = DECK.set("7" + letter for letter in western.SUITS)
SUIT_MASKS = tuple(DECK.set(value + letter for value in western.RANKS) for letter in western.SUITS)
FIRST = DECK.card("7D")
"""Whoever held it has the first turn when all sevens are laid (SEV-3)."""

NO_CARD = -1


def pack(jokers: int) -> int:
    """The mask of the cards that are played with: 52, and so many jokers, the first one first."""
    return NATURALS | DECK.set(western.JOKERS[:jokers])


def _orders() -> dict[str, tuple[str, ...]]:
    return {"low": western.RANKS, "high": (*western.RANKS[1:], western.RANKS[0])}


ROWS: dict[str, tuple[tuple[int, ...], ...]] = {
    ace: tuple(tuple(DECK.card(value + letter) for value in ranks) for letter in western.SUITS)
    for ace, ranks in _orders().items()
}
"""Value of the option `ace` -> the cards of each suit in the order of the row (SEV-2)."""

PLACE: dict[str, dict[int, int]] = {
    ace: {card: place for row in rows for place, card in enumerate(row)} for ace, rows in ROWS.items()
}
"""Value of the option `ace` -> the place of each card in its row, from 0."""


class Point(NamedTuple):
    """A place where a row grows: the card that comes next, and the one after it (NO_CARD: there is none).

    With a joker the second is laid first, if it has not been laid before (SEV-8).
    """

    card: int
    after: int


@lru_cache(maxsize=65536)
def points(laid: int, suit: int, ace: str, wrap: str) -> tuple[Point, ...]:
    """Where the row of a suit grows; `laid` are the cards of the suit on the table, as a mask (SEV-4, SEV-7).

    A row without its seven grows nowhere.
    """
    row = ROWS[ace][suit]
    there = [bool(laid & BIT[card]) for card in row]
    seven = next(place for place, card in enumerate(row) if SEVENS & BIT[card])
    if not there[seven]:
        return ()
    low = high = seven
    while low > 0 and there[low - 1]:
        low -= 1
    while high < LENGTH - 1 and there[high + 1]:
        high += 1
    last = LENGTH - 1
    found = []
    if low > 0 and not (high == last and wrap == "tunnel"):
        found.append((low - 1, -1))
    if high < last and not (low == 0 and wrap == "tunnel"):
        found.append((high + 1, 1))
    if wrap != "none" and high == last and low > 0:
        found.append((there.index(False), 1))
    if wrap != "none" and low == 0 and high < last:
        found.append((max(place for place in range(LENGTH) if not there[place]), -1))
    return tuple(Point(row[place], _after(row, there, place + step)) for place, step in found)


def _after(row: tuple[int, ...], there: list[bool], place: int) -> int:
    """The card of a place, if there is such a place and nothing lies there."""
    return row[place] if 0 <= place < LENGTH and not there[place] else NO_CARD


def all_points(layout: int, ace: str, wrap: str) -> list[Point]:
    """Where the four rows grow, suit by suit."""
    return [point for suit, mask in enumerate(SUIT_MASKS) for point in points(layout & mask, suit, ace, wrap)]


def next_cards(layout: int, ace: str, wrap: str) -> int:
    """The mask of the cards that can be laid now: next to a block, and the sevens that are not laid."""
    found = SEVENS & ~layout
    for point in all_points(layout, ace, wrap):
        found |= BIT[point.card]
    return found


def _jumps() -> list[tuple[int, int]]:
    """Every card with each of its two neighbours in the circle of its suit."""
    return [
        (row[place], row[(place + step) % LENGTH])
        for row in ROWS["low"]
        for place in range(LENGTH)
        for step in (-1, 1)
    ]


JUMPS = _jumps()

ACTIONS = ActionTable(
    [
        Verb("play", [(code,) for code in DECK.names(NATURALS)]),
        Verb("joker", [(DECK.codes[card], DECK.codes[between]) for card, between in JUMPS]),
        Verb("pass"),
    ],
    DECK.codes,
)
PLAY = ACTIONS.first["play"]
JOKER = ACTIONS.first["joker"]
PASS = ACTIONS.first["pass"]
JUMP_CODE = {jump: JOKER + number for number, jump in enumerate(JUMPS)}


def lowest(cards: int, ace: str) -> int:
    """The card of a mask with the lowest place, of equal ones that of the first suit; NO_CARD for none."""
    place = PLACE[ace]
    return min(bits.cards(cards), key=lambda card: (place[card], card), default=NO_CARD)
