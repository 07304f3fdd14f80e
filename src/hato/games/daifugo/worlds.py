"""Hidden cards of Daifugo dealt anew, in keeping with what the seat knows (DAI-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.round import Rng
from hato.games.daifugo.cards import DECK, NATURAL, RANK_MASKS, SUIT_MASKS, height
from hato.games.daifugo.plays import subsets

if TYPE_CHECKING:
    from hato.games.daifugo.rules import DaifugoRound

TRIES = 200
"""So many deals are tried for one that fits all that is known; then what narrows hands least is let go."""


class Place(NamedTuple):
    """Where unknown cards lie: the zone and its seat, how many, and the mask of those that may lie there."""

    zone: str
    seat: int
    size: int
    allowed: int


def deal(round_: DaifugoRound, seat: int, rng: Rng) -> None:
    """Deals the cards that `seat` cannot know anew, each deal that fits as likely as the next."""
    n = round_.seats
    others = [other for other in range(n) if other != seat]
    fixed = {other: _known(round_, seat, other) for other in others}
    pool = round_.stock | round_.aside
    for other in others:
        pool |= round_.hand[other] | round_.waste[other]
    below = _below_named(round_)
    pool &= ~below
    for known in fixed.values():
        pool &= ~known
    if seat != round_.mover:
        round_.picked = round_.backs = 0
    strict = _places(round_, seat, fixed, True)
    found = _tried(strict, pool, rng) or _tried(_places(round_, seat, fixed, False), pool, rng)
    if found is None:
        return
    for place, cards in found:
        if place.zone == "hand":
            round_.hand[place.seat] = fixed[place.seat] | cards
        elif place.zone == "waste":
            round_.waste[place.seat] = cards
        else:
            round_.aside = below | cards
        pool &= ~cards
    round_.stock = pool
    for other in others:
        if round_.returned[other]:
            ways = subsets(round_.hand[other], popcount(round_.returned[other]))
            round_.returned[other] = ways[int(rng.random() * len(ways))]


def _known(round_: DaifugoRound, seat: int, other: int) -> int:
    """The cards in the other's hand that the seat knows: gifts, and the named card."""
    cards = round_.known.get((seat, other), 0)
    if round_.named_by == other and round_.named >= 0:
        cards |= BIT[round_.named]
    return cards


def _places(round_: DaifugoRound, seat: int, fixed: dict[int, int], strict: bool) -> list[Place]:
    """Where cards are dealt anew; without `strict` what gifts tell of the other cards is left out."""
    found = []
    for other, known in fixed.items():
        allowed = DECK.mask
        for rank in bits.cards(round_.lacks[other]):
            allowed &= ~RANK_MASKS[rank]
        if strict and (seat, other) in round_.bounds:
            allowed &= _within(*round_.bounds[seat, other])
        found.append(Place("hand", other, popcount(round_.hand[other] & ~known), allowed))
        if round_.waste[other]:
            found.append(Place("waste", other, popcount(round_.waste[other]), DECK.mask))
    if round_.aside:
        count = popcount(round_.aside) - popcount(_below_named(round_))
        found.append(Place("aside", -1, count, NATURAL))
    return found


def _below_named(round_: DaifugoRound) -> int:
    """The cards that are known to be out of play because a higher one of their suit was named instead."""
    if round_.named < 0:
        return 0
    suit = next(mask for mask in SUIT_MASKS if mask & BIT[round_.named])
    return suit & (BIT[round_.named] - 1) & round_.pack


def _within(side: str, card: int) -> int:
    """The cards that are lower or higher than one."""
    limit = height(card)
    return bits.mask_of(
        [one for one in range(len(DECK)) if (height(one) < limit if side == "below" else height(one) > limit)]
    )


def _tried(places: list[Place], pool: int, rng: Rng) -> list[tuple[Place, int]] | None:
    """A deal of the pool to the places, those first in which the fewest cards may lie."""
    order = sorted(places, key=lambda place: popcount(place.allowed & pool) - place.size)
    for _ in range(TRIES):
        left, found = pool, []
        for place in order:
            cards = bits.cards(left & place.allowed)
            if len(cards) < place.size:
                break
            mask = 0
            for _ in range(place.size):
                at = int(rng.random() * len(cards))
                mask |= BIT[cards[at]]
                cards[at] = cards[-1]
                cards.pop()
            found.append((place, mask))
            left &= ~mask
        else:
            return found
    return None
