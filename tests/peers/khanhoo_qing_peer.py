"""A naive judge of hands of the Qing form: it tries every way to put the cards into piles (KHQ-3).

Written apart from the engine, with printed codes and words; only for few cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, product

ACES = ("C1", "S1", "M1")
FLOWERS = ("RF", "WF", "OT")
ADDABLE = (*ACES, *FLOWERS)
ALL = [*(f"{suit}{number}" for suit in "CSM" for number in range(1, 10)), *FLOWERS]

EYES = [
    ("C1", "C2", "C3"),
    ("RF", "S9", "OT"),
    ("WF", "S8", "M9"),
    ("C9", "S1", "M1"),
    ("C8", "S2", "M2"),
    ("C7", "S3", "M3"),
]
DISPUTED = {"wilkinson": [("RF", "S9", "M9")], "culin": [("C8", "S3", "M2")]}


def eyes(option: str) -> list[tuple[str, ...]]:
    """The eyes of the option."""
    lists = DISPUTED.values() if option == "both" else [DISPUTED[option]]
    return [*EYES, *(one for some in lists for one in some)]


def is_eyes(cards: Sequence[str], option: str) -> bool:
    """Are these cards, as they stand, eyes?"""
    return any(sorted(cards) == sorted(one) for one in eyes(option))


def is_boys(cards: Sequence[str], triplets: str) -> bool:
    """Are these cards, as they stand, a run or a triplet?"""
    if any(card in FLOWERS for card in cards) or len(cards) < 3:
        return False
    suits, numbers = [card[0] for card in cards], sorted(int(card[1]) for card in cards)
    if len(set(suits)) == 1 and numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return True
    same = len(cards) == 3 and len(set(numbers)) == 1
    return same and (triplets == "any" or len(set(suits)) == 3)


@cache
def pile(cards: tuple[str, ...], eyes_option: str, wild: str, triplets: str) -> tuple[bool, bool]:
    """Can the pile be a group with cards added to it, and can it be one that is eyes?"""
    group = pair = False
    for size in range(3, len(cards) + 1):
        for chosen in combinations(range(len(cards)), size):
            added = [card for i, card in enumerate(cards) if i not in chosen]
            if any(card not in ADDABLE for card in added):
                continue
            for stand in stands([cards[i] for i in chosen], wild):
                if is_eyes(stand, eyes_option):
                    return True, True
                group = group or is_boys(stand, triplets)
    return group, pair


def stands(cards: Sequence[str], wild: str) -> Iterator[tuple[str, ...]]:
    """What the cards can stand for: flowers for anything with `substitute`, but not all of them."""
    if wild == "attach":
        yield tuple(cards)
        return
    for chosen in product(
        *(
            [(card, True), *((other, False) for other in ALL)] if card in FLOWERS else [(card, True)]
            for card in cards
        )
    ):
        told = [one if isinstance(one, tuple) else (one, True) for one in chosen]
        if any(own for _, own in told):
            yield tuple(card for card, _ in told)


def wins(cards: Sequence[str], eyes_option: str, wild: str, triplets: str) -> bool:
    """Do the cards fall into piles each of which is a group, one of them eyes?"""
    return _split(tuple(sorted(cards)), False, eyes_option, wild, triplets)


@lru_cache(maxsize=200_000)
def _split(cards: tuple[str, ...], has_eyes: bool, eyes_option: str, wild: str, triplets: str) -> bool:
    if not cards:
        return has_eyes
    first, rest = cards[0], cards[1:]
    for size in range(2, len(rest) + 1):
        for chosen in set(combinations(range(len(rest)), size)):
            group, pair = pile((first, *(rest[i] for i in chosen)), eyes_option, wild, triplets)
            if group or pair:
                left = tuple(card for i, card in enumerate(rest) if i not in chosen)
                if _split(left, has_eyes or pair, eyes_option, wild, triplets):
                    return True
    return False
