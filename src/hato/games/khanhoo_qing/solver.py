"""Is it a winning hand? Every card in a group or attached, at least one group of them eyes (KHQ-3).

Free cards that no group needs are attached to any, so only plain cards have to be covered. A card may take
the place of a missing one: flowers and the old thousand as substitutes, and one card that is still to come.
Where the hand has the card itself, the group takes it: in any solution that does not, the two can be
exchanged, and a group that has no card of its own left by that is not needed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from hato.games.khanhoo_qing.kinds import FLOWERS, FREE, PLAIN, SUITS, Kinds, eyes_of, kind_of, rank
from hato.games.khanhoo_qing.options import QingOptions

LONGEST = 5
"""Longer runs are two."""
SIZE = 3
"""The number of cards of eyes and triplets, and the fewest of a run."""


class Rules(NamedTuple):
    """The options that say what a group is."""

    eyes: str
    wild_mode: str
    triplet_kind: str

    @staticmethod
    def of(options: QingOptions) -> Rules:
        """Those of a game."""
        return Rules(options.eyes, options.wild_mode, options.triplet_kind)


class Group(NamedTuple):
    """A group: `eyes`, `run` or `triplet`, the name of eyes, its own cards, and how many are replaced."""

    kind: str
    name: str
    cards: Kinds
    missing: int = 0


class Cover(NamedTuple):
    """A hand in groups: what is left over beside free cards are the `spare` ones."""

    groups: tuple[Group, ...]
    spare: Kinds


class Search:
    """One search: groups are laid aside from `left` until no plain card is there."""

    def __init__(self, hand: Kinds, rules: Rules, missing: int, spare: int) -> None:
        self.rules = rules
        self.left = list(hand)
        if rules.wild_mode == "substitute":
            for kind in FLOWERS:
                missing += self.left[kind]
                self.left[kind] = 0
        self.missing = missing
        self.spare = spare
        self.groups: list[Group] = []
        self.thrown: list[int] = []

    def run(self) -> Cover | None:
        """The first way to cover the hand; None if there is none."""
        if self._cover(0, False):
            return Cover(tuple(self.groups), tuple(self.thrown))
        return None

    def _cover(self, at: int, eyes: bool) -> bool:
        """Can the plain cards from PLAIN[at] on be covered? `eyes`: there are some already."""
        while at < len(PLAIN) and not self.left[PLAIN[at]]:
            at += 1
        if at == len(PLAIN):
            return eyes or self._last_eyes()
        kind = PLAIN[at]
        for group in self._with(kind):
            self._lay(group, 1)
            if self._cover(at, eyes or group.kind == "eyes"):
                return True
            self._lay(group, -1)
        if self.spare:
            self.spare -= 1
            self.left[kind] -= 1
            self.thrown.append(kind)
            if self._cover(at, eyes):
                return True
            self.thrown.pop()
            self.left[kind] += 1
            self.spare += 1
        return False

    def _lay(self, group: Group, sign: int) -> None:
        """Lays a group aside, or with -1 takes it back."""
        for kind in group.cards:
            self.left[kind] -= sign
        self.missing -= sign * group.missing
        if sign > 0:
            self.groups.append(group)
        else:
            self.groups.pop()

    def _last_eyes(self) -> bool:
        """Eyes of free cards alone, and of cards that take the place of others."""
        for name, kinds in eyes_of(self.rules.eyes):
            group = self._group("eyes", name, kinds)
            if group is not None:
                self._lay(group, 1)
                return True
        return False

    def _group(self, kind: str, name: str, wanted: Kinds) -> Group | None:
        """The group of these different kinds, as far as cards and substitutes reach."""
        own = tuple(one for one in wanted if self.left[one])
        missing = len(wanted) - len(own)
        return Group(kind, name, own, missing) if missing <= self.missing else None

    def _with(self, kind: int) -> Iterator[Group]:
        """The groups of a plain card below which nothing plain is left; longer runs come later."""
        for name, kinds in eyes_of(self.rules.eyes):
            if kind in kinds and (group := self._group("eyes", name, kinds)) is not None:
                yield group
        yield from self._triplets(kind)
        yield from self._runs(kind)

    def _runs(self, kind: int) -> Iterator[Group]:
        """Runs with the card; only those of three reach below it, and longer ones end with a card of their
        own, because what a longer run would add beside that is not needed."""
        suit, own = divmod(kind, 9)
        for low in range(max(0, own - SIZE + 1), min(own, 9 - SIZE) + 1):
            group = self._group("run", "", tuple(suit * 9 + one for one in range(low, low + SIZE)))
            if group is not None:
                yield group
        for length in range(SIZE + 1, LONGEST + 1):
            if own + length <= 9 and self.left[kind + length - 1]:
                group = self._group("run", "", tuple(range(kind, kind + length)))
                if group is not None:
                    yield group

    def _triplets(self, kind: int) -> Iterator[Group]:
        """Triplets of the card's rank; those with a card of the hand come before those without."""
        row = [kind_of(suit, rank(kind)) for suit in SUITS]
        if self.rules.triplet_kind == "different_suits":
            group = self._group("triplet", "", tuple(row))
            if group is not None:
                yield group
            return
        self.left[kind] -= 1
        others = [one for one in row for _ in range(self.left[one])]
        self.left[kind] += 1
        take = min(SIZE - 1, len(others))
        if SIZE - 1 - take > self.missing:
            return
        for pair in dict.fromkeys(_picks(others, take)):
            yield Group("triplet", "", (kind, *pair), SIZE - 1 - take)


def _picks(items: list[int], size: int) -> Iterator[Kinds]:
    """Every way to take `size` of the items, 0 to 2 of them."""
    if size == 0:
        yield ()
    elif size == 1:
        yield from ((one,) for one in items)
    else:
        yield from ((one, two) for i, one in enumerate(items) for two in items[i + 1 :])


@lru_cache(maxsize=65536)
def cover(hand: Kinds, rules: Rules, missing: int = 0, spare: int = 0) -> Cover | None:
    """A way to group a hand (how many of each kind) with at least one eyes; None if it does not win.

    `missing` cards of any kind are still to come, up to `spare` plain cards are left over.
    """
    return Search(hand, rules, missing, spare).run()


def wins(hand: Kinds, options: QingOptions) -> bool:
    """Is it a winning hand of 15 cards, or of 16 one of which is thrown?"""
    return (
        sum(hand) == SIZE * 5 + options.spare and cover(hand, Rules.of(options), 0, options.spare) is not None
    )


def waits(hand: Kinds, options: QingOptions) -> bool:
    """Does a card win with this hand, that is one card short?"""
    return cover(hand, Rules.of(options), 1, options.spare) is not None


def spare_of(hand: Kinds, options: QingOptions) -> int | None:
    """The kind that is thrown from a winning hand of 16 cards; None where nothing is thrown."""
    if not options.spare:
        return None
    rules = Rules.of(options)
    for kind in sorted(range(len(hand)), key=lambda one: (one in FREE, one)):
        if hand[kind]:
            rest = (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])
            if cover(rest, rules) is not None:
                return kind
    raise ValueError("the hand does not win")
