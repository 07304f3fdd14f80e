"""The groups in which a hand may lie, proposed to its owner as help (KHQ-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hato.cards.money import QING
from hato.core import bits
from hato.games.khanhoo_qing.kinds import ALIKE, FLOWERS, FREE, PLAIN, Kinds, counts
from hato.games.khanhoo_qing.options import QingOptions
from hato.games.khanhoo_qing.solver import Group, Rules, Search

SPARED = 2
"""A plain card in no group costs more than a hand without eyes: fewer cards are left, then eyes are there."""
SUBSTITUTES = sum(ALIKE[kind] for kind in FLOWERS)
"""The cards that may take the place of others (KHQ-6 `wild_mode`)."""
ADDED = sum(ALIKE[kind] for kind in FREE)
"""The cards that may be added to any group."""


class _Proposal(Search):
    """The way to group a hand that leaves the fewest plain cards over; `best` are its groups."""

    def __init__(self, hand: Kinds, rules: Rules) -> None:
        super().__init__(hand, rules, 0, 0)
        self.least = SPARED * sum(hand) + SPARED
        self.best: tuple[Group, ...] = ()

    def find(self, at: int = 0, cost: int = 0, eyes: bool = False) -> None:
        """Tries every way with the plain cards from PLAIN[at] on that may still cost less than the best."""
        while at < len(PLAIN) and not self.left[PLAIN[at]]:
            at += 1
        if cost >= self.least:
            return
        if at == len(PLAIN):
            added = not eyes and self._last_eyes()
            worth = cost if eyes or added else cost + 1
            if worth < self.least:
                self.least, self.best = worth, tuple(self.groups)
            if added:
                self._lay(self.groups[-1], -1)
            return
        kind = PLAIN[at]
        for group in self._with(kind):
            self._lay(group, 1)
            self.find(at, cost, eyes or group.kind == "eyes")
            self._lay(group, -1)
        self.left[kind] -= 1
        self.find(at, cost + SPARED, eyes)
        self.left[kind] += 1


@lru_cache(maxsize=4096)
def proposed(hand: Kinds, rules: Rules) -> tuple[Group, ...]:
    """The groups that leave the fewest plain cards of a hand (how many of each kind) over, eyes first."""
    search = _Proposal(hand, rules)
    search.find()
    return tuple(sorted(search.best, key=lambda group: group.kind != "eyes"))


def told(hand: int, options: QingOptions) -> dict[str, Any]:
    """The proposal for a hand (a mask): its groups with the codes of their cards, and how many are left.

    Free cards that no group needs are the last group, `added`, where there is one to which they can be added.
    """
    left = hand
    groups = []
    for group in proposed(counts(hand), Rules.of(options)):
        cards = []
        for alike in [*(ALIKE[kind] for kind in group.cards), *[SUBSTITUTES] * group.missing]:
            card = bits.lowest(left & alike)
            left ^= bits.BIT[card]
            cards.append(QING.codes[card])
        groups.append({"kind": group.kind, "name": group.name, "cards": cards})
    added = left & ADDED
    if groups and added:
        groups.append({"kind": "added", "name": "", "cards": QING.names(added)})
        left ^= added
    return {"groups": groups, "left": bits.popcount(left)}
