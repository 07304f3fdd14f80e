"""What a seat may do: throw, go out, lay a cache, or claim a discard (KHE-6 to KHE-9, KHE-13, KHE-15)."""

from __future__ import annotations

from functools import lru_cache

from hato.cards.khanhoo import KINDS
from hato.core import bits
from hato.games.khanhoo import counting, groups
from hato.games.khanhoo.actions import BLUFF, CACHE, CLAIM, DISCARD, GO_OUT, PASS, QUARTET, TAKE
from hato.games.khanhoo.claims import BLUFF_POINTS, FALSE, TAKEN, Claim, Made, compose, is_group
from hato.games.khanhoo.claims import QUARTET as BY_CACHE
from hato.games.khanhoo.counting import Unit
from hato.games.khanhoo.ending import QUARTET as QUARTET_POINTS
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.kinds import COPIES, JOKER_KIND, KIND, Counts, counts
from hato.games.khanhoo.table import Table

TRIO = 3


def throws(table: Table, seat: int) -> list[int]:
    """The codes of a seat that has to throw, ascending."""
    hand = table.hand_counts(seat)
    outs = [
        kind for kind in counting.throws(hand, table.units(seat), table.options.scale) if kind != table.taken
    ]
    ends = quartets(table, seat)
    if table.options.must_go_out and (outs or ends):
        return [*(GO_OUT + kind for kind in outs), *(QUARTET + kind for kind in ends)]
    return [
        *(DISCARD + kind for kind, n in enumerate(hand) if n and kind != table.taken),
        *(GO_OUT + kind for kind in outs),
        *(CACHE + kind for kind in trios(table, seat)),
        *(QUARTET + kind for kind in ends),
    ]


def trios(table: Table, seat: int) -> list[int]:
    """The kinds of which a seat can lay three as a cache: natural, from its hand, with a card left."""
    hand = table.hand[seat]
    if not table.options.cache or bits.popcount(table.loose(seat)) <= TRIO:
        return []
    cached = table.caches[seat]
    found = [
        kind for kind, n in enumerate(counts(hand)[:JOKER_KIND]) if n >= TRIO and not cached & COPIES[kind]
    ]
    if table.taken < 0:
        return found
    # a card of another kind than the one that was taken has to be left
    return [
        kind for kind in found if any(n > (TRIO if one == kind else 0) for one, n in _throwable(table, seat))
    ]


def _throwable(table: Table, seat: int) -> list[tuple[int, int]]:
    return [(kind, n) for kind, n in enumerate(table.hand_counts(seat)) if kind != table.taken]


def quartets(table: Table, seat: int) -> list[int]:
    """The kinds of which a seat has a natural quartet that ends the deal on its turn."""
    if not table.options.cache:
        return []
    hand, cached = table.hand[seat], table.caches[seat]
    found = []
    for kind in range(JOKER_KIND):
        mine = bits.popcount(hand & COPIES[kind])
        if mine == TRIO + 1 or (mine == 1 and cached & COPIES[kind]):
            found.append(kind)
    return found


# the claim window


def claims(table: Table, seat: int) -> list[int]:
    """The codes of a seat that is asked about a discard, ascending; it may always pass."""
    if seat in table.bluffs:
        return [PASS, *(BLUFF + kind for kind in second_cards(table, seat, table.bluffs[seat]))]
    kind = KIND[table.discard]
    turn = seat == table.next_to(table.thrower)
    found = [PASS]
    if table.options.cache and table.caches[seat] & COPIES[kind]:
        found.insert(0, QUARTET + kind)
    if turn and table.options.take_discard == "free":
        loose = table.loose(seat)
        if loose & ~COPIES[kind]:
            found.append(TAKE)
    found += [CLAIM + group for group in claimed(table, seat, turn)]
    if table.options.honor_claims and not turn:
        found += [BLUFF + one for one in first_cards(table, seat)]
    return found


def claimed(table: Table, seat: int, turn: bool) -> tuple[int, ...]:
    """The numbers of the groups that a seat can make with the discard and still have a card to throw."""
    units = () if table.options.exposed == "free" else table.units(seat)
    return _claimed(table.hand_counts(seat), units, KIND[table.discard], table.options.scale, turn)


@lru_cache(maxsize=20_000)
def _claimed(
    hand: Counts, units: tuple[Unit, ...], discard: int, scale: groups.Scale, turn: bool
) -> tuple[int, ...]:
    size = sum(hand)
    have = list(hand)
    for unit in units:
        for one in unit.kinds:
            have[one] += 1
    have[discard] += 1
    jokers = have[JOKER_KIND]
    found = []
    for group in groups.holding(scale)[discard]:
        if GROUPS[group].run is not None and not turn:
            continue
        missing = 0
        for one in GROUPS[group].needs:
            if not have[one]:
                missing += 1
                if missing > jokers:
                    break
        else:
            made = compose(group, discard, hand, units)
            if made is not None and len(made.kinds) < size:
                found.append(group)
    return tuple(found)


def made(table: Table, seat: int, group: int) -> Made:
    """What goes into the group that a seat has claimed."""
    units = () if table.options.exposed == "free" else table.units(seat)
    found = compose(group, KIND[table.discard], table.hand_counts(seat), units)
    assert found is not None, "the claim was legal"
    return found


def first_cards(table: Table, seat: int) -> list[int]:
    """The kinds that can be named first in a bluff."""
    hand = table.hand_counts(seat)
    if sum(hand) <= len((0, 1)):
        return []
    return [kind for kind, n in enumerate(hand) if n and second_cards(table, seat, kind)]


def second_cards(table: Table, seat: int, first: int) -> list[int]:
    """The kinds that make no group with the first one and the discard (KHE-15)."""
    hand = counting.without(table.hand_counts(seat), first)
    scale = table.options.scale
    discard = KIND[table.discard]
    return [kind for kind in range(len(KINDS)) if hand[kind] and not is_group((discard, first, kind), scale)]


def claim_of(table: Table, seat: int, action: int) -> Claim | None:
    """What an answer says; None if it claims nothing."""
    if action == TAKE:
        return Claim(TAKEN, 0)
    if QUARTET <= action < PASS:
        return Claim(BY_CACHE, QUARTET_POINTS)
    if CLAIM <= action < BLUFF:
        return Claim(action - CLAIM, groups.points(action - CLAIM, table.options.scale))
    if action >= BLUFF:
        return Claim(FALSE, BLUFF_POINTS, tuple(sorted((table.bluffs[seat], action - BLUFF))))
    return None
