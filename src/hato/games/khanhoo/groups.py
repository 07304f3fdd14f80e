"""The groups that score, what they need and what they count (KHE-3, KHE-13, KHE-14)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from hato.cards.khanhoo import COURTS, KINDS, RANKS, SUITS
from hato.games.khanhoo.kinds import JOKER_KIND, LAST_RANK, court, kind, number

SHORTEST = 3
"""So many cards a run has at least."""
LEAST_NATURAL = 2
"""So many cards of a group are no jokers (KHE-4)."""

ROYAL = {"JS": "7D", "QS": "8C", "KS": "9H"}
"""Each court and the number card that serves it."""
KHANHOO = ("1H", "2C", "3D")
WHOLE_RUN = 3
"""What the run from the ace to the nine counts with the table of the triple pack."""


class Run(NamedTuple):
    """Consecutive cards of a suit: suit 0..2, first and last rank from 0 for the ace."""

    suit: int
    start: int
    end: int


class Group(NamedTuple):
    """A group that can be laid: its words in actions, key, points, and the kinds of its cards, ascending.

    `run` is None for all but sequences. `option` names the option without which it is not known.
    """

    words: tuple[str, ...]
    key: str
    points: int
    needs: tuple[int, ...]
    run: Run | None = None
    option: str = ""


class Scale(NamedTuple):
    """What the options say about counting."""

    merge: bool = True
    """two runs of a suit whose ends touch are one (KHE-5)"""
    trio: bool = False
    triple: bool = False
    """the table of the triple pack (KHE-14)"""


def _group(words: str, points: int, needs: list[int] | tuple[int, ...], option: str = "") -> Group:
    named = tuple(words.split())
    return Group(named, named[0], points, tuple(sorted(needs)), option=option)


def _rank(rank: int) -> list[int]:
    return [number(suit, rank) for suit in range(len(SUITS))]


def _all() -> Iterator[Group]:
    courts = [court(at) for at in range(len(COURTS))]
    khanhoo = [kind(code) for code in KHANHOO]
    aces = _rank(0)
    for suit, letter in enumerate(SUITS):
        for start in range(len(RANKS)):
            for end in range(start + SHORTEST - 1, len(RANKS)):
                needs = tuple(number(suit, rank) for rank in range(start, end + 1))
                words = ("run", f"{start + 1}{letter}", f"{end + 1}{letter}")
                yield Group(words, "run", 1, needs, Run(suit, start, end))
    for two, letter in enumerate(SUITS):
        for one, other in enumerate(SUITS):
            if one != two:
                yield _group(f"aces {letter} {other}", 1, [aces[two], aces[two], aces[one]])
    for rank in range(len(RANKS)):
        yield _group(f"triplet {rank + 1}", 2, _rank(rank))
    yield _group("courts", 3, courts)
    for at, (code, low) in enumerate(ROYAL.items()):
        yield _group(f"royal {code}", 4, [court(at), kind(low), kind(low)])
    yield _group("khanhoo", 5, khanhoo)
    for rank in range(len(RANKS)):
        yield _group(f"double_triplet {rank + 1}", 10, _rank(rank) * 2)
    yield _group("double_courts", 10, courts * 2)
    yield _group("double_khanhoo", 15, khanhoo * 2)
    for one in range(JOKER_KIND):
        yield _group(f"trio {KINDS[one]}", 6, [one] * 3, "trio")
    for one in range(JOKER_KIND):
        yield _group(f"quartet {KINDS[one]}", 12, [one] * 4, "trio")
    yield _group("triple_aces", 6, aces * 3, "triple")
    for rank in range(len(RANKS)):
        yield _group(f"triple_triplet {rank + 1}", 9, _rank(rank) * 3, "triple")
    yield _group("triple_courts", 12, courts * 3, "triple")
    for at, (code, low) in enumerate(ROYAL.items()):
        yield _group(f"reverse {code}", 4, [court(at), court(at), kind(low)], "triple")
    for at, (code, low) in enumerate(ROYAL.items()):
        yield _group(f"triple_royal {code}", 8, [court(at)] * 3 + [kind(low)] * 3, "triple")
    yield _group("triple_khanhoo", 25, khanhoo * 3, "triple")


GROUPS: tuple[Group, ...] = tuple(_all())
"""Every group, the sequences first; its place here is its number."""
PLACE: dict[tuple[str, ...], int] = {group.words: at for at, group in enumerate(GROUPS)}
"""The words of a group -> its number."""
KEYS: tuple[str, ...] = tuple(dict.fromkeys(group.key for group in GROUPS))
RUN_PLACE: dict[Run, int] = {group.run: at for at, group in enumerate(GROUPS) if group.run is not None}


def points(at: int, scale: Scale) -> int:
    """What a group counts by itself."""
    run = GROUPS[at].run
    if run is not None:
        return run_points(run.start, run.end, scale.triple)
    return GROUPS[at].points


def run_points(start: int, end: int, triple: bool) -> int:
    """What a run counts: its length gives nothing extra, but for the whole suit with the triple table."""
    return WHOLE_RUN if triple and end - start == LAST_RANK else 1


@lru_cache
def known(scale: Scale) -> tuple[int, ...]:
    """The numbers of the groups of these rules."""
    return tuple(
        at
        for at, group in enumerate(GROUPS)
        if not group.option
        or (group.option == "trio" and scale.trio)
        or (group.option == "triple" and scale.triple)
    )


@lru_cache
def holding(scale: Scale) -> tuple[tuple[int, ...], ...]:
    """For each kind the numbers of the groups that a card of it can be part of; a joker of all."""
    return tuple(
        tuple(at for at in known(scale) if one == JOKER_KIND or one in GROUPS[at].needs)
        for one in range(len(KINDS))
    )


@lru_cache
def of_three(scale: Scale) -> frozenset[tuple[int, ...]]:
    """The kinds of every three cards that make a group, ascending; one of them may be a joker (KHE-4)."""
    found: set[tuple[int, ...]] = set()
    for at in known(scale):
        needs = GROUPS[at].needs
        if len(needs) == SHORTEST:
            found.add(needs)
            found.update((*needs[:gap], *needs[gap + 1 :], JOKER_KIND) for gap in range(SHORTEST))
    return frozenset(found)
