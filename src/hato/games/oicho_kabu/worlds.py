"""Hidden cards dealt anew: every deal that a seat cannot rule out is equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import PositionError, Rng

TRIES = 10_000


def deal_hidden(pool: int, wanted: Sequence[int], rng: Rng) -> list[int]:
    """A card of the pool for each place; `wanted` is the mask of what may lie there.

    Raises PositionError for a made-up position in which no cards fit.
    """
    narrow = [place for place, mask in enumerate(wanted) if pool & ~mask]
    choices = {place: bits.cards(pool & wanted[place]) for place in narrow}
    if not all(choices.values()) or bits.popcount(pool) < len(wanted):
        raise PositionError("no cards that play allows are left for this position")
    for _ in range(TRIES):
        found = {place: cards[int(rng.random() * len(cards))] for place, cards in choices.items()}
        if len(set(found.values())) == len(found):
            break
    else:
        raise PositionError("no cards that play allows are left for this position")
    left = bits.cards(pool & ~bits.mask_of(list(found.values())))
    for place in range(len(wanted)):
        if place not in found:
            at = int(rng.random() * len(left))
            found[place] = left[at]
            left[at] = left[-1]
            left.pop()
    return [found[place] for place in range(len(wanted))]


def matching(pool: int, values: Sequence[int], allowed: Sequence[bool]) -> int:
    """The cards of the pool whose value is allowed: `values[card]` is the value, `allowed[value]` says so."""
    mask = 0
    for card in bits.cards(pool):
        if allowed[values[card]]:
            mask |= BIT[card]
    return mask
