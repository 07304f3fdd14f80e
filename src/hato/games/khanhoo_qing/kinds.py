"""The thirty kinds of cards of the Qing form, and the groups that they make (KHQ-1, KHQ-3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from hato.cards.deck import printed
from hato.cards.money import COPIES, KINDS, QING
from hato.core import bits

KIND: tuple[int, ...] = tuple(KINDS.index(printed(code)) for code in QING.codes)
"""KIND[card] is the card's kind, 0..29: cash 1..9, strings 1..9, myriads 1..9, both flowers, old thousand."""
ALIKE: tuple[int, ...] = tuple(
    bits.mask_of([card for card, kind in enumerate(KIND) if kind == one]) for one in range(len(KINDS))
)
"""ALIKE[kind] is the mask of its four copies."""

RANKS = range(1, 10)
SUITS = range(3)
NUMBERED = 27
"""Kinds below this one have a suit and a rank."""
FLOWERS = tuple(range(NUMBERED, len(KINDS)))
"""Red flower, white flower and old thousand: of no suit and no rank."""


def kind_of(suit: int, rank: int) -> int:
    """The kind of a suit 0..2 and a rank 1..9."""
    return suit * 9 + rank - 1


def rank(kind: int) -> int:
    """The rank 1..9 of a numbered kind; 0 of another."""
    return kind % 9 + 1 if kind < NUMBERED else 0


ACES = tuple(kind_of(suit, 1) for suit in SUITS)
FREE = frozenset((*ACES, *FLOWERS))
"""Kinds that may be added to any group (KHQ-3)."""
PLAIN: tuple[int, ...] = tuple(kind_of(suit, one) for one in RANKS if one > 1 for suit in SUITS)
"""Kinds that need a group of their own, by rank, so that nothing below is left when one is looked at."""

Kinds = tuple[int, ...]
"""Some kinds, one for each card; or, of length 30, how many cards there are of each kind."""


def _kinds(codes: str) -> Kinds:
    return tuple(KINDS.index(code) for code in codes.split())


EYES: dict[str, Kinds] = {
    "cash": _kinds("C1 C2 C3"),
    "chariot": _kinds("RF S9 OT"),
    "white": _kinds("WF S8 M9"),
    "tiger": _kinds("C9 S1 M1"),
    "poverty": _kinds("C8 S2 M2"),
    "pangolin": _kinds("C7 S3 M3"),
    "culin": _kinds("C8 S3 M2"),
    "riches": _kinds("RF S9 M9"),
}
"""The groups one of which every winning hand has; the last two are disputed (KHQ-3)."""
LEFT_OUT = {"wilkinson": ("culin",), "culin": ("riches",), "both": ()}
"""Option `eyes` -> the groups that are none."""


@lru_cache(maxsize=8)
def eyes_of(option: str) -> tuple[tuple[str, Kinds], ...]:
    """Name and kinds of the eyes by the option `eyes`."""
    return tuple((name, kinds) for name, kinds in EYES.items() if name not in LEFT_OUT[option])


def counts(hand: int) -> Kinds:
    """How many cards of each kind a hand (a mask) has."""
    found = [0] * len(KINDS)
    for card in bits.cards(hand):
        found[KIND[card]] += 1
    return tuple(found)


def counted(codes: Iterable[str]) -> Kinds:
    """How many of each kind there are among printed codes, at most four of each; raises ValueError."""
    found = [0] * len(KINDS)
    for code in codes:
        name = printed(code)
        if name not in KINDS:
            raise ValueError(f"{code!r} is not a card of the Qing form; its codes look like {KINDS[0]!r}")
        found[KINDS.index(name)] += 1
    if max(found, default=0) > COPIES:
        raise ValueError(f"there are {COPIES} cards of each kind, and the hand has more of one")
    return tuple(found)
