"""The partition of a hand that counts most (KHE-4, KHE-5, KHE-8).

Groups other than runs are few in a hand, so they are tried in all ways, best rate first, against a bound;
what is left of each suit is then a small question of its own, whose answers are remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import lcm
from typing import NamedTuple

from hato.cards.khanhoo import KINDS, RANKS, SUITS
from hato.games.khanhoo import groups, runs
from hato.games.khanhoo.groups import GROUPS, LEAST_NATURAL, RUN_PLACE, Run, Scale
from hato.games.khanhoo.kinds import JOKER_KIND, NUMBERS, Counts, number
from hato.games.khanhoo.runs import Runs, Span

OPEN, CACHE, NOTHING = "open", "cache", "nothing"


class Unit(NamedTuple):
    """Cards that lie together: `kinds` ascending.

    `form` is OPEN, CACHE (a trio that can only become a quartet), NOTHING (it never counts), or the words of
    the group as which it counts and stays.
    """

    kinds: tuple[int, ...]
    form: str = OPEN


class Part(NamedTuple):
    """A group of a partition: its number, the kinds of hand cards in it, jokers too, and units by place."""

    group: int
    kinds: tuple[int, ...]
    units: tuple[int, ...] = ()


class Count(NamedTuple):
    """A partition: all points, its groups, and how many of its runs only go on another one."""

    points: int
    parts: tuple[Part, ...]
    joined: int = 0


class _Entry(NamedTuple):
    """A way to lay a group that is no run: kinds of the hand with how many, and jokers of the hand."""

    group: int
    points: int
    size: int
    needs: tuple[tuple[int, int], ...]
    jokers: int


_SCALE = lcm(*(len(group.needs) for group in GROUPS))
"""Rates are points for each card in so many parts of a point."""
_RUN_RATE = _SCALE // groups.SHORTEST
_TIMES: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(sorted((one, group.needs.count(one)) for one in set(group.needs))) for group in GROUPS
)


@lru_cache(maxsize=100_000)
def count(hand: Counts, units: tuple[Unit, ...], scale: Scale, whole: bool = False) -> Count | None:
    """The best partition; with `whole` the best that leaves no card out, None if there is none."""
    return _Search(hand, units, scale, whole).found


def points(hand: Counts, units: tuple[Unit, ...], scale: Scale) -> int:
    """What the best partition counts."""
    found = count(hand, units, scale)
    assert found is not None, "cards may always be left out"
    return found.points


class _Search:
    """One search. Units are laid first, then entries, then runs."""

    def __init__(self, hand: Counts, units: tuple[Unit, ...], scale: Scale, whole: bool) -> None:
        self.hand = list(hand)
        self.units = units
        self.scale = scale
        self.whole = whole
        self.chosen: list[Part] = []
        self.fixed: list[Run] = []
        self.found: Count | None = None
        self.most = -1
        self._place(0, 0, 0)

    # units

    def _place(self, at: int, covered: int, points: int) -> None:
        """Lays the unit `at` in every way; `covered` has the places of those that are laid, in bits."""
        if at == len(self.units):
            self._enter(points)
        elif covered & 2**at:
            self._place(at + 1, covered, points)
        else:
            for part, more in self._homes(at, covered):
                run = GROUPS[part.group].run
                self._lay(part, 1)
                if run is not None:
                    self.fixed.append(run)
                self._place(at + 1, covered | more, points + self._worth(part.group))
                if run is not None:
                    self.fixed.pop()
                self._lay(part, -1)
            if not self.whole:
                self._place(at + 1, covered, points)

    def _worth(self, group: int) -> int:
        """The points of a group that is no run; those of runs are counted by suit."""
        return 0 if GROUPS[group].run else GROUPS[group].points

    def _lay(self, part: Part, sign: int) -> None:
        for one in part.kinds:
            self.hand[one] -= sign
        if sign > 0:
            self.chosen.append(part)
        else:
            self.chosen.pop()

    def _homes(self, at: int, covered: int) -> Iterator[tuple[Part, int]]:
        """The groups that can hold the unit `at`, with the units they hold in bits."""
        unit = self.units[at]
        if unit.form == NOTHING:
            return
        if unit.form not in (OPEN, CACHE):
            yield Part(groups.PLACE[tuple(unit.form.split())], (), (at,)), 2**at
            return
        natural = next((one for one in unit.kinds if one != JOKER_KIND), JOKER_KIND)
        for group in groups.holding(self.scale)[natural]:
            if unit.form == CACHE and GROUPS[group].key not in ("trio", "quartet"):
                continue
            left = _without(GROUPS[group].needs, unit.kinds)
            if left is not None:
                jokers = unit.kinds.count(JOKER_KIND)
                yield from self._filled(group, (at,), left, jokers, covered | 2**at, at + 1)

    def _filled(
        self, group: int, held: tuple[int, ...], left: tuple[int, ...], jokers: int, covered: int, start: int
    ) -> Iterator[tuple[Part, int]]:
        """The same group with further units, and what is left of its needs filled from the hand."""
        if len(left) >= jokers:
            for kinds in self._from_hand(left, jokers, len(GROUPS[group].needs)):
                yield Part(group, kinds, held), sum(2**at for at in held)
        for at in range(start, len(self.units)):
            unit = self.units[at]
            if covered & 2**at or unit.form != OPEN:
                continue
            less = _without(left, unit.kinds)
            if less is not None:
                more = jokers + unit.kinds.count(JOKER_KIND)
                yield from self._filled(group, (*held, at), less, more, covered | 2**at, at + 1)

    def _from_hand(self, needs: tuple[int, ...], placed: int, size: int) -> Iterator[tuple[int, ...]]:
        """The hand cards that fill the needs when `placed` jokers of units stand among them."""
        most = min(len(needs), placed + self.hand[JOKER_KIND], size - LEAST_NATURAL)
        for wild in range(placed, most + 1):
            for kept in dict.fromkeys(combinations(needs, len(needs) - wild)):
                if all(self.hand[one] >= kept.count(one) for one in kept):
                    yield (*kept, *(JOKER_KIND,) * (wild - placed))

    # groups other than runs

    def _enter(self, points: int) -> None:
        hand = self.hand
        self.base = [[span for span in _spans(self.fixed, suit)] for suit in range(len(SUITS))]
        entries = list(self._entries())
        entries.sort(key=lambda one: -one.points * _SCALE // one.size)
        self.entries = entries
        self.rates = [max(_RUN_RATE, one.points * _SCALE // one.size) for one in entries]
        bonus = sum(groups.run_points(run.start, run.end, self.scale.triple) for run in self.fixed)
        self.bonus = bonus * _SCALE
        self._search(0, points, sum(hand))

    def _entries(self) -> Iterator[_Entry]:
        hand, jokers = self.hand, self.hand[JOKER_KIND]
        for group in groups.known(self.scale):
            if GROUPS[group].run is not None:
                continue
            missing = 0
            for one, times in _TIMES[group]:
                if hand[one] < times:
                    missing += times - hand[one]
                    if missing > jokers:
                        break
            else:
                needs = GROUPS[group].needs
                size, worth = len(needs), GROUPS[group].points
                if not missing:
                    yield _Entry(group, worth, size, _TIMES[group], 0)
                if jokers:
                    for wild in range(max(1, missing), min(jokers, size - LEAST_NATURAL) + 1):
                        for kept in dict.fromkeys(combinations(needs, size - wild)):
                            times_of = tuple((one, kept.count(one)) for one in dict.fromkeys(kept))
                            if all(hand[one] >= times for one, times in times_of):
                                yield _Entry(group, worth, size, times_of, wild)

    def _search(self, start: int, points: int, left: int) -> None:
        hand, entries, rates = self.hand, self.entries, self.rates
        spent = points * _SCALE + self.bonus
        if spent + (rates[start] if start < len(entries) else _RUN_RATE) * left <= self.most * _SCALE:
            return
        self._leaf(points)
        for at in range(start, len(entries)):
            if spent + rates[at] * left <= self.most * _SCALE:
                return
            group, worth, size, needs, jokers = entries[at]
            if jokers > hand[JOKER_KIND]:
                continue
            for one, times in needs:
                if hand[one] < times:
                    break
            else:
                for one, times in needs:
                    hand[one] -= times
                hand[JOKER_KIND] -= jokers
                kinds = [one for one, times in needs for _ in range(times)]
                self.chosen.append(Part(group, (*kinds, *(JOKER_KIND,) * jokers)))
                self._search(at, points + worth, left - size)
                self.chosen.pop()
                hand[JOKER_KIND] += jokers
                for one, times in needs:
                    hand[one] += times

    # runs

    def _leaf(self, points: int) -> None:
        hand, whole, scale = self.hand, self.whole, self.scale
        if whole and (hand[NUMBERS] or hand[NUMBERS + 1] or hand[NUMBERS + 2]):
            return
        jokers = hand[JOKER_KIND]
        ranks = len(RANKS)
        suits = [
            (tuple(hand[suit * ranks : suit * ranks + ranks]), tuple(self.base[suit]))
            for suit in range(len(SUITS))
        ]
        for shares in _shares(jokers) if jokers else _NO_JOKERS:
            whole_points = points
            laid: list[Runs] = []
            for (cards, fixed), share in zip(suits, shares, strict=True):
                one = runs.best(cards, fixed, share, whole, scale.merge, scale.triple)
                if one is None:
                    break
                whole_points += one.points
                laid.append(one)
            else:
                if whole_points > self.most:
                    self.most = whole_points
                    self.found = self._told(whole_points, laid)

    def _told(self, points: int, laid: Sequence[Runs]) -> Count:
        """The partition in words of the whole hand."""
        parts = self.chosen[:]
        over = 0
        for suit, one in enumerate(laid):
            for run in one.laid:
                kinds = [
                    number(suit, rank) for rank in range(run.start, run.end + 1) if rank not in run.jokers
                ]
                wild = (JOKER_KIND,) * len(run.jokers)
                parts.append(Part(RUN_PLACE[Run(suit, run.start, run.end)], (*kinds, *wild)))
            if self.scale.merge:
                over += runs.joined([*self.base[suit], *((run.start, run.end) for run in one.laid)])
        return Count(points, tuple(parts), over)


_NO_JOKERS: tuple[tuple[int, ...], ...] = ((0,) * len(SUITS),)


@lru_cache
def _shares(jokers: int) -> tuple[tuple[int, ...], ...]:
    """Every way to share the jokers among the suits."""
    return tuple(
        (first, second, jokers - first - second)
        for first in range(jokers + 1)
        for second in range(jokers + 1 - first)
    )


def _spans(fixed: Sequence[Run], suit: int) -> list[Span]:
    return sorted((run.start, run.end) for run in fixed if run.suit == suit)


def _without(needs: tuple[int, ...], kinds: tuple[int, ...]) -> tuple[int, ...] | None:
    """The needs without the natural cards of a unit; None if they do not have them all."""
    left = list(needs)
    for one in kinds:
        if one != JOKER_KIND:
            if one not in left:
                return None
            left.remove(one)
    return tuple(left)


@lru_cache(maxsize=20_000)
def throws(hand: Counts, units: tuple[Unit, ...], scale: Scale) -> tuple[int, ...]:
    """The kinds of the hand after whose throw every card is grouped (KHE-9), ascending."""
    dead = _dead(hand, units, scale)
    if sum(hand[one] for one in dead) > 1:
        return ()
    tried = dead or [one for one in range(len(KINDS)) if hand[one]]
    return tuple(one for one in tried if count(without(hand, one), units, scale, True) is not None)


def without(hand: Counts, *kinds: int) -> Counts:
    """The hand without one card of each of these kinds."""
    left = list(hand)
    for one in kinds:
        left[one] -= 1
    return tuple(left)


def _dead(hand: Counts, units: tuple[Unit, ...], scale: Scale) -> list[int]:
    """The kinds of the hand that no group can hold."""
    have = list(hand)
    for unit in units:
        for one in unit.kinds:
            have[one] += 1
    jokers = have[JOKER_KIND]
    alive = {JOKER_KIND}
    for span in _SHORT_RUNS:
        if (not have[span[0]]) + (not have[span[1]]) + (not have[span[2]]) <= jokers:
            alive.update(span)
    dead = [one for one in range(len(KINDS)) if hand[one] and one not in alive]
    return [one for one in dead if not _grouped(one, have, scale)]


def _grouped(kind: int, have: list[int], scale: Scale) -> bool:
    """Can a group other than a run hold a card of this kind?"""
    for group in groups.holding(scale)[kind]:
        if GROUPS[group].run is None:
            missing = 0
            for one, times in _TIMES[group]:
                missing += max(0, times - have[one])
            if missing <= have[JOKER_KIND]:
                return True
    return False


_SHORT_RUNS = tuple(
    tuple(number(suit, rank) for rank in range(start, start + groups.SHORTEST))
    for suit in range(len(SUITS))
    for start in range(len(RANKS) - groups.SHORTEST + 1)
)
