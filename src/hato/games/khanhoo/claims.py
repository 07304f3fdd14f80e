"""What a claim of a discard takes, and which of several claims wins (KHE-7, KHE-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hato.games.khanhoo.counting import OPEN, Unit
from hato.games.khanhoo.groups import GROUPS, LEAST_NATURAL, Scale, of_three
from hato.games.khanhoo.kinds import JOKER_KIND, Counts

TAKEN, QUARTET, FALSE = -1, -2, -3
"""Claims that name no group: the discard alone, the fourth card to a cache, and a bluff."""
BLUFF_POINTS = 2
"""What a bump that makes no group is announced as (KHE-15)."""


class Claim(NamedTuple):
    """What a seat wants a discard for: the number of a group or one of TAKEN, QUARTET and FALSE.

    `kinds` are the two cards of a bluff.
    """

    group: int
    points: int
    kinds: tuple[int, ...] = ()


class Made(NamedTuple):
    """What goes into a claimed group beside the discard: own units by place, and kinds of hand cards."""

    units: tuple[int, ...]
    kinds: tuple[int, ...]


def compose(group: int, discard: int, hand: Counts, units: Sequence[Unit]) -> Made | None:
    """How a group is made with a discard; None if it cannot be.

    Whole units go before hand cards, cards before jokers. A joker that must be part of it, because it was
    thrown or lies in a unit, stands for what is missing, else for the last cards of the group.
    """
    left = list(GROUPS[group].needs)
    placed = 0
    if discard == JOKER_KIND:
        placed = 1
    elif discard in left:
        left.remove(discard)
    else:
        return None
    natural = 1 - placed
    used = []
    for at in sorted(range(len(units)), key=lambda one: -len(units[one].kinds)):
        less = _taken(left, placed, units[at])
        if less is not None:
            used.append(at)
            jokers = units[at].kinds.count(JOKER_KIND)
            natural += len(left) - len(less)
            placed += jokers
            left = less
    kinds: list[int] = []
    have = list(hand)
    missing = 0
    for one in left:
        if have[one]:
            have[one] -= 1
            kinds.append(one)
        else:
            missing += 1
    if missing > placed + hand[JOKER_KIND]:
        return None
    if missing < placed:
        surplus = placed - missing
        if surplus > len(kinds):
            return None
        kinds = kinds[: len(kinds) - surplus]
    if natural + len(kinds) < LEAST_NATURAL:
        return None
    return Made(tuple(sorted(used)), (*kinds, *(JOKER_KIND,) * max(0, missing - placed)))


def _taken(left: list[int], placed: int, unit: Unit) -> list[int] | None:
    """What is left of the needs when a unit goes in; None if it does not fit."""
    if unit.form != OPEN:
        return None
    less = left[:]
    jokers = placed
    for one in unit.kinds:
        if one == JOKER_KIND:
            jokers += 1
        elif one in less:
            less.remove(one)
        else:
            return None
    return less if len(less) >= jokers else None


def is_group(kinds: Sequence[int], scale: Scale) -> bool:
    """Do three cards make a group, a joker standing for what it may?"""
    return tuple(sorted(kinds)) in of_three(scale)


def winner(claims: Mapping[int, Claim], thrower: int, seats: int, turn_first: bool) -> int | None:
    """The seat whose claim wins: a quartet, then the most points, equal ones in order of play.

    With `turn_first` the next seat comes before every bump. None if nobody claims.
    """

    def order(seat: int) -> tuple[bool, bool, int, int]:
        distance = (seat - thrower) % seats
        claim = claims[seat]
        return (claim.group != QUARTET, not (turn_first and distance == 1), -claim.points, distance)

    return min(claims, key=order, default=None)
