"""What can be played to a trick, what beats what, and what it earns (KHM-3 to KHM-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from hato.cards.money import CASH, MING, MYRIADS, STRINGS
from hato.core import bits

SINGLE, GIBBON, LEOPARD, SPECIAL = "single", "gibbon", "leopard", "special"
GROUP_SIZE = 3
"""A lead is one card or a group of so many (KHM-3)."""

CASH_ORDER: tuple[str, ...] = (*reversed(CASH), "Ch", "C0")
MYRIAD_ORDER: tuple[str, ...] = (*MYRIADS, "MT")
SUITS: tuple[tuple[str, ...], ...] = (CASH_ORDER, STRINGS, MYRIAD_ORDER)
"""The cards of each suit from low to high, the lowest suit first (KHM-1)."""
CASH_SUIT, STRINGS_SUIT, MYRIADS_SUIT = range(3)
SUIT: tuple[int, ...] = tuple(
    next(suit for suit, codes in enumerate(SUITS) if code in codes) for code in MING.codes
)
"""SUIT[card] is the number of the card's suit, 0..2, low to high."""
THOUSAND = MING.card("MT")

SPECIALS: tuple[tuple[str, tuple[str, str, str], int], ...] = (
    ("pangolin", ("C7", "S3", "M3"), 3),
    ("poverty", ("C8", "S2", "M2"), 4),
    ("tiger", ("C9", "S1", "M1"), 5),
    ("chariot", ("C0", "S9", "MT"), 6),
    ("leopard_9", ("C9", "S9", "M9"), 7),
    ("riches", ("C0", "S9", "M9"), 8),
    ("hero", ("S1", "M1", "MT"), 9),
)
"""Name, cards and points of the specials, from low to high (KHM-7)."""
POINTS = {name: points for name, _, points in SPECIALS}
LEOPARD_9, HERO = POINTS["leopard_9"], POINTS["hero"]

BONUS: dict[tuple[str, ...], tuple[str, int]] = {
    ("M5",): ("five_myriads", 2),
    ("M8",): ("eight_myriads", 3),
    ("C1", "Ch", "C0"): ("half_leopard", 1),
    ("M8", "M9", "MT"): ("thousand_gibbon", 1),
    **{codes: (name, points) for name, codes, points in SPECIALS},
}
"""The plays that win more than the cards of the trick: the key of the line, and the points (KHM-8)."""
CALLED = {codes: name for codes, (name, _) in BONUS.items() if len(codes) == GROUP_SIZE}
"""The groups that are called out by their name when they are played."""


@dataclass(frozen=True, slots=True)
class Play:
    """A card or a group of three, as it is laid to a trick.

    `rank` orders plays of one kind: (suit, top card) of singles and gibbons, the number of a leopard.
    `special` are the points of a special, else 0; `bonus` what winning with the play earns beside the cards.
    """

    codes: tuple[str, ...]
    kind: str
    rank: tuple[int, ...]
    special: int = 0

    @property
    def cards(self) -> int:
        """The mask of the cards."""
        return MING.set(self.codes)

    @property
    def bonus(self) -> int:
        """The points beside the cards of the trick."""
        return BONUS.get(self.codes, ("", 0))[1]


def _all() -> Iterator[Play]:
    for code in MING.codes:
        card = MING.card(code)
        yield Play((code,), SINGLE, (SUIT[card], card))
    for suit, codes in enumerate(SUITS):
        for low in range(len(codes) - GROUP_SIZE + 1):
            yield Play(codes[low : low + GROUP_SIZE], GIBBON, (suit, low))
    for number in range(1, 10):
        group = (f"C{number}", f"S{number}", f"M{number}")
        yield Play(group, LEOPARD, (number,), LEOPARD_9 if number == 9 else 0)
    for name, special, points in SPECIALS:
        if name != "leopard_9":
            yield Play(special, SPECIAL, (points,), points)


PLAYS: tuple[Play, ...] = tuple(_all())
"""Everything that can be led: the cards in deck order, then gibbons, leopards and the other specials."""
CARDS: tuple[int, ...] = tuple(play.cards for play in PLAYS)
"""CARDS[i] is the mask of PLAYS[i]."""
SIZES: tuple[int, ...] = tuple(len(play.codes) for play in PLAYS)
INDEX: dict[int, int] = {cards: i for i, cards in enumerate(CARDS)}
"""Mask of cards -> its place in PLAYS."""
HALF_LEOPARD = PLAYS[INDEX[MING.set(("C1", "Ch", "C0"))]]


def beats(new: Play, old: Play, leopards_by: str = "hero_only") -> bool:
    """Does `new` beat `old`? `leopards_by` is the option `specials_beat_leopards` (KHM-4 to KHM-7)."""
    if len(new.codes) != len(old.codes):
        return False
    if new.kind == SINGLE:
        return _single_beats(new.rank, old.rank)
    if new.kind == GIBBON and old.kind == GIBBON:
        return _gibbon_order(new) > _gibbon_order(old)
    if new.kind == LEOPARD and old.kind == LEOPARD:
        return new.rank > old.rank
    if old.special:
        return new.special > old.special
    if old.kind == LEOPARD:
        least = HERO if leopards_by == "hero_only" else LEOPARD_9 + 1
        return new.special >= least
    return False


def _single_beats(new: tuple[int, ...], old: tuple[int, ...]) -> bool:
    """A higher card of the suit or any of a higher suit; the thousand beats only myriads (KHM-4)."""
    if new[1] == THOUSAND:
        return old[0] == MYRIADS_SUIT and old[1] != THOUSAND
    return new > old


def _gibbon_order(play: Play) -> tuple[int, ...]:
    """The suit before the top card; the half-leopard stands between strings and myriads (KHM-5)."""
    return (STRINGS_SUIT, len(STRINGS)) if play == HALF_LEOPARD else play.rank


@lru_cache(maxsize=8)
def beaten_by(leopards_by: str) -> tuple[tuple[int, ...], ...]:
    """For each play the places of those that beat it, ascending; `leopards_by` as in `beats`."""
    return tuple(tuple(i for i, new in enumerate(PLAYS) if beats(new, old, leopards_by)) for old in PLAYS)


def held(hand: int, size: int) -> list[int]:
    """The places of all plays of `size` cards that a hand (a mask) has, ascending."""
    return [i for i, cards in enumerate(CARDS) if SIZES[i] == size and not cards & ~hand]


def read(codes: list[str]) -> int | None:
    """The place of the play with these cards, in any order; None if they are no play."""
    return INDEX.get(bits.mask_of([MING.card(code) for code in codes]))
