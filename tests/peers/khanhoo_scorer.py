"""An independent count of the best partition of a hand: every way to part it, one after the other.

Written from the tables of the reference alone. It names what a group is by looking at sets of cards, not by
a list of groups, and knows no bound and no memory beyond the cards that are left.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

Cards = tuple[str, ...]
Worth = tuple[int, str | None, int, int]
"""Points, and for a sequence its suit, first and last rank."""

SERVES = {"J": "7D", "Q": "8C", "K": "9H"}
FACES = [f"{rank}{suit}" for suit in "HCD" for rank in range(1, 10)] + ["JS", "QS", "KS"]


def worths(cards: Cards, trio: bool, triple: bool) -> list[Worth]:
    """What natural cards count as one group, by the tables KHE-3, KHE-13 and KHE-14; best first."""
    size, tally = len(cards), Counter(cards)
    found: list[Worth] = []
    ranks = {card[:-1] for card in cards}
    suits = Counter(card[-1] for card in cards)
    numbers = all(card[-1] != "S" for card in cards)
    if trio and len(tally) == 1 and size in (3, 4):
        found.append(({3: 6, 4: 12}[size], None, 0, 0))
    if numbers and len(suits) == 1 and 3 <= size <= 9 and len(ranks) == size:
        low, high = min(map(int, ranks)), max(map(int, ranks))
        if high - low == size - 1:
            whole = triple and size == 9
            found.append((3 if whole else 1, cards[0][-1], low, high))
    if numbers and len(ranks) == 1:
        if size == 3 and sorted(suits.values()) == [1, 2] and ranks == {"1"}:
            found.append((1, None, 0, 0))
        for copies, points in ((1, 2), (2, 10), (3, 9 if triple else 0)):
            if size == 3 * copies and list(suits.values()) == [copies] * 3 and points:
                found.append((points, None, 0, 0))
    for kinds, by_copies in (
        ({"JS", "QS", "KS"}, {1: 3, 2: 10, 3: 12}),
        ({"1H", "2C", "3D"}, {1: 5, 2: 15, 3: 25}),
    ):
        if set(tally) == kinds and len(set(tally.values())) == 1:
            copies = next(iter(tally.values()))
            if copies in by_copies and (copies < 3 or triple):
                found.append((by_copies[copies], None, 0, 0))
    for court, low_card in SERVES.items():
        shape = (tally[f"{court}S"], tally[low_card])
        if sum(shape) == size:
            points = {(1, 2): 4, (2, 1): 4 if triple else 0, (3, 3): 8 if triple else 0}.get(shape, 0)
            if points:
                found.append((points, None, 0, 0))
    return sorted(found, key=lambda one: -one[0])


FAMILIES = [{"JS", "QS", "KS"}, {"1H", "2C", "3D"}, *({f"{court}S", low} for court, low in SERVES.items())]


def kin(one: str, other: str) -> bool:
    """Can the two be cards of one group: of a suit, of a rank, or of a group that is named by its cards?"""
    return one[-1] == other[-1] or one[:-1] == other[:-1] or any({one, other} <= few for few in FAMILIES)


@lru_cache(maxsize=200_000)
def with_jokers(cards: Cards, jokers: int, trio: bool, triple: bool) -> tuple[Worth, ...]:
    """What cards count as one group when so many jokers stand for any; two natural cards at least."""
    if len(cards) < 2 or not all(kin(one, other) for one, other in combinations(cards, 2)):
        return ()
    found = set()
    faces = [face for face in FACES if all(kin(face, card) for card in cards)]
    for stood in combinations_with_replacement(faces, jokers):
        found |= set(worths(tuple(sorted(cards + stood)), trio, triple))
    return tuple(sorted(found, key=str))


def best(hand: list[str], merge: bool, trio: bool, triple: bool, whole: bool = False) -> int | None:
    """The points of the best partition; `whole`: of those that leave no card out, None without any."""
    jokers = sum(card.startswith("JK") for card in hand)
    natural = tuple(sorted(card for card in hand if not card.startswith("JK")))
    found = _partings(natural, jokers, trio, triple, whole)
    return max((points - (_joined(runs) if merge else 0) for points, runs in found), default=None)


def _joined(runs: tuple[Worth, ...]) -> int:
    """How many runs only go on another one of their suit, each end joined once (KHE-5)."""
    found = 0
    for suit in "HCD":
        ends = Counter(one[3] for one in runs if one[1] == suit)
        starts = Counter(one[2] for one in runs if one[1] == suit)
        found += sum(min(ends[rank], starts[rank + 1]) for rank in range(1, 9))
    return found


Parting = tuple[int, tuple[Worth, ...]]
"""The sum of the points of the groups, and the runs among them."""


@lru_cache(maxsize=200_000)
def _partings(natural: Cards, jokers: int, trio: bool, triple: bool, whole: bool) -> frozenset[Parting]:
    """Every way to part the cards: the first one is left out, or grouped with some of the others."""
    if not natural:
        return frozenset() if whole and jokers else frozenset({(0, ())})
    first, rest = natural[0], natural[1:]
    found = set() if whole else set(_partings(rest, jokers, trio, triple, whole))
    akin = [card for card in rest if kin(first, card)]
    for size in range(1, len(akin) + 1):
        for others in set(combinations(akin, size)):
            left = list(rest)
            for card in others:
                left.remove(card)
            for wild in range(max(0, 2 - size), jokers + 1):
                for value in with_jokers((first, *others), wild, trio, triple):
                    run = () if value[1] is None else (value,)
                    for points, runs in _partings(tuple(left), jokers - wild, trio, triple, whole):
                        found.add((points + value[0], tuple(sorted((*runs, *run)))))
    return frozenset(found)
