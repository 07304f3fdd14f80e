"""Hidden cards of the English form dealt anew, in keeping with what play has shown.

Everybody has seen the waste and who took what of it, so a card of the turned waste is known wherever it
goes; after a shuffle it is known that the stock has none but cards of that waste. A cache is a natural
trio. A bump that waits to be challenged is a group of the announced points, or a bluff.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import Rng
from hato.families.dealt import shuffled
from hato.games.khanhoo import claims, counting, groups
from hato.games.khanhoo.choices import TRIO
from hato.games.khanhoo.claims import BLUFF_POINTS, FALSE, Claim
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.kinds import COPIES, JOKER_KIND, KIND, counts
from hato.games.khanhoo.table import CHALLENGE, CLAIM, OVER_, THROW

if TYPE_CHECKING:
    from hato.games.khanhoo.rules import KhanhooRound

TRIES = 60
"""So many deals are tried for one that play allows."""
BLUFFS = 0.3
"""How often a bump that may be a bluff is taken for one, if it may be a group too."""


def deal(table: KhanhooRound, seat: int, rng: Rng) -> None:
    """Deals the cards that `seat` cannot know; its own answers stay, those of others are passes."""
    others = [other for other in range(table.seats) if other != seat]
    if table.phase == OVER_:
        return  # all hands lie open
    if table.phase in (CLAIM, CHALLENGE):
        kept = (seat, table.claimer)
        table.answers = {one: claim if one in kept else None for one, claim in table.answers.items()}
        table.bluffs = {one: kind for one, kind in table.bluffs.items() if one == seat}
    before = table.clone()
    for _ in range(TRIES):
        if _try(table, others, rng) and _possible(table, others):
            break
        _back(table, before)
    _drawn(table, seat, rng)


def _back(table: KhanhooRound, before: KhanhooRound) -> None:
    table.hand, table.caches, table.stock = before.hand[:], before.caches[:], before.stock
    table.answers = before.answers.copy()


def _try(table: KhanhooRound, others: list[int], rng: Rng) -> bool:
    """One deal; False: it ended in a corner."""
    pool = table.stock
    sizes: dict[int, int] = {}
    trios: dict[int, int] = {}
    for other in others:
        own = table.hand[other] & ~table.known[other]
        pool |= own | table.caches[other]
        sizes[other] = bits.popcount(own)
        trios[other] = bits.popcount(table.caches[other]) // TRIO
    hands = dict.fromkeys(others, 0)
    doubted = table.phase == CHALLENGE and table.claimer in others
    claim = _claim(table, pool, rng) if doubted else None
    if doubted and claim is None:
        return False
    if claim is not None and claim.group != FALSE:
        for kind in _needed(table, claim.group, pool) or ():
            card = _any(pool & COPIES[kind], rng)
            if card < 0:
                return False
            pool &= ~BIT[card]
            hands[table.claimer] |= BIT[card]
    caches = _caches(pool, trios, rng)
    if caches is None:
        return False
    for other in others:
        table.caches[other] = caches[other]
        pool &= ~caches[other]
    # after a shuffle nothing that was in a hand then can be in the stock
    sure = pool & ~table.stirred if table.options.waste == "shuffle" and table.turns else 0
    cards = [*shuffled(bits.cards(pool & ~sure), rng), *shuffled(bits.cards(sure), rng)]
    slots = [other for other in others for _ in range(sizes[other] - bits.popcount(hands[other]))]
    if len(slots) > len(cards):
        return False
    for other in shuffled(slots, rng):
        hands[other] |= BIT[cards.pop()]
    for other in others:
        table.hand[other] = (table.hand[other] & table.known[other]) | hands[other]
    table.stock = bits.mask_of(cards)
    if doubted and claim is not None:
        if claim.group == FALSE:
            claim = _bluff(table, rng)
            if claim is None:
                return False
        table.answers = {**table.answers, table.claimer: claim}
    return True


def _any(mask: int, rng: Rng) -> int:
    cards = bits.cards(mask)
    return cards[int(rng.random() * len(cards))] if cards else -1


def _caches(pool: int, trios: dict[int, int], rng: Rng) -> dict[int, int] | None:
    """A natural trio for each cache; None if there are not so many."""
    found = dict.fromkeys(trios, 0)
    owners = [other for other, n in trios.items() for _ in range(n)]
    free = [one for one in range(JOKER_KIND) if bits.popcount(pool & COPIES[one]) >= TRIO]
    if len(free) < len(owners):
        return None
    for other, kind in zip(owners, shuffled(free, rng), strict=False):
        found[other] |= bits.mask_of(bits.cards(pool & COPIES[kind])[:TRIO])
    return found


def _claim(table: KhanhooRound, pool: int, rng: Rng) -> Claim | None:
    """A bump of the announced points that the pool allows; None if there is none."""
    told = table.answers[table.claimer]
    assert told is not None, "there is a bump to challenge"
    possible = [
        group
        for group in groups.holding(table.options.scale)[KIND[table.discard]]
        if GROUPS[group].run is None
        and groups.points(group, table.options.scale) == told.points
        and _needed(table, group, pool) is not None
    ]
    if told.points == BLUFF_POINTS and (not possible or rng.random() < BLUFFS):
        return Claim(FALSE, BLUFF_POINTS)
    if not possible:
        return None
    return Claim(possible[int(rng.random() * len(possible))], told.points)


def _needed(table: KhanhooRound, group: int, pool: int) -> tuple[int, ...] | None:
    """The kinds beside known cards that the bumper must hold for a group; None if it cannot be."""
    seat = table.claimer
    known = table.loose(seat) & (table.known[seat] | table.open[seat])
    units = () if table.options.exposed == "free" else table.units(seat)
    hidden = bits.popcount(table.hand[seat] & ~table.known[seat])
    have, free = list(counts(known)), list(counts(pool))
    added = 0
    for kind in (*GROUPS[group].needs, *(JOKER_KIND,) * free[JOKER_KIND]):
        if (
            added < hidden
            and free[kind]
            and (kind == JOKER_KIND or have[kind] < GROUPS[group].needs.count(kind))
        ):
            have[kind] += 1
            free[kind] -= 1
            added += 1
    made = claims.compose(group, KIND[table.discard], tuple(have), units)
    if made is None:
        return None
    have = list(counts(known))
    wanted = []
    for kind in made.kinds:
        if have[kind]:
            have[kind] -= 1
        else:
            wanted.append(kind)
    held = bits.popcount(table.loose(seat))
    return tuple(wanted) if len(wanted) <= hidden and len(made.kinds) < held else None


def _bluff(table: KhanhooRound, rng: Rng) -> Claim | None:
    """Two cards of the bumper that make no group with the discard."""
    scale = table.options.scale
    held = shuffled([KIND[card] for card in bits.cards(table.loose(table.claimer))], rng)
    for at, one in enumerate(held):
        for other in held[at + 1 :]:
            if not claims.is_group((KIND[table.discard], one, other), scale):
                return Claim(FALSE, BLUFF_POINTS, tuple(sorted((one, other))))
    return None


def _possible(table: KhanhooRound, others: list[int]) -> bool:
    """Who must go out when he can could not when he threw last (KHE-9)."""
    if not table.options.must_go_out or table.phase not in (CLAIM, CHALLENGE) or table.thrower not in others:
        return True
    seat = table.thrower
    hand = list(table.hand_counts(seat))
    hand[KIND[table.discard]] += 1
    return not counting.throws(tuple(hand), table.units(seat), table.options.scale)


def _drawn(table: KhanhooRound, seat: int, rng: Rng) -> None:
    """The card that another seat in turn has drawn is one of its hand."""
    mover = table.mover
    if table.phase != THROW or mover == seat or table.fresh < 0:
        return
    if not table.known[mover] & BIT[table.fresh]:
        table.fresh = _any(table.hand[mover] & ~table.known[mover], rng)
