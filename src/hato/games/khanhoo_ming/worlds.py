"""Hidden cards of the Ming form dealt anew, in keeping with what a throw tells where one must beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import Rng
from hato.games.khanhoo_ming.plays import CARDS, beaten_by
from hato.games.khanhoo_ming.tricks import THROWN

if TYPE_CHECKING:
    from hato.games.khanhoo_ming.rules import MingRound

TRIES = 200
"""So many deals are tried for one in which nobody threw off a group that beats."""


class Throw(NamedTuple):
    """A moment at which a seat had nothing that beats the play `best`.

    `first` is the first of its hidden places that were then in its hand, `known` the mask of the cards that
    it has shown since.
    """

    best: int
    first: int
    known: int


class Holder:
    """The hidden cards of a seat as places in the order in which they left its hand, the hand last."""

    def __init__(self, round_: MingRound, seat: int) -> None:
        self.seat = seat
        self.thrown: list[int] = []
        """how many places each throw has, the one of the trick in play last"""
        self.throws: list[Throw] = []
        n, places = round_.seats, 0
        since: list[int] = []
        hidden = round_.options.discard_face == "down"
        for trick in round_.tricks:
            at = (seat - trick.leader) % n
            if at >= len(trick.plays):
                continue
            if trick.plays[at] != THROWN:
                since.append(CARDS[trick.plays[at]])
                continue
            if round_.options.must_beat:
                best = next(play for play in reversed(trick.plays[:at]) if play != THROWN)
                self.throws.append(Throw(best, places, len(since)))
            if hidden:
                self.thrown.append(trick.size)
                places += trick.size
            else:
                since.append(trick.shown[at])
        self.throws = [one._replace(known=_union(since[one.known :])) for one in self.throws]
        self.places = places + bits.popcount(round_.hand[seat])


def _union(masks: Sequence[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def deal(round_: MingRound, seat: int, rng: Rng) -> None:
    """Deals the cards that `seat` cannot know to the hands of the others, their throws and out of play."""
    others = [other for other in range(round_.seats) if other != seat]
    holders = [Holder(round_, other) for other in others]
    pool = round_.stock
    hidden = round_.options.discard_face == "down"
    for other in others:
        pool |= round_.hand[other] | ((round_.gone[other] | round_.thrown[other]) if hidden else 0)
    over = beaten_by(round_.options.specials_beat_leopards)
    forbidden = [mask for holder in holders for mask in _forbidden(holder, over)]
    found: list[int] | None = None
    for _ in range(TRIES):
        found = _assign(pool, forbidden, rng)
        if found is None or all(_possible(h, part, over) for h, part in _parts(holders, found)):
            break
    if found is None:
        return
    for holder, cards in _parts(holders, found):
        _place(round_, holder, cards)
    round_.stock = pool & ~bits.mask_of(found)
    if round_.picked and round_.mover != seat:
        round_.picked = tuple(bits.cards(round_.hand[round_.mover])[: len(round_.picked)])


def _forbidden(holder: Holder, over: Sequence[Sequence[int]]) -> list[int]:
    """For each place of a holder the mask of the single cards that would have beaten there."""
    masks = [0] * holder.places
    for throw in holder.throws:
        beating = bits.mask_of(
            [bits.lowest(CARDS[i]) for i in over[throw.best] if bits.popcount(CARDS[i]) == 1]
        )
        for place in range(throw.first, holder.places):
            masks[place] |= beating
    return masks


def _assign(pool: int, forbidden: Sequence[int], rng: Rng) -> list[int] | None:
    """A card of the pool for each place, none that is forbidden there; None if there is no such deal.

    Places take cards in a random order; one that finds none free makes another one move.
    """
    cards = _shuffled(bits.cards(pool), rng)
    if not any(forbidden):
        return cards[: len(forbidden)]
    places = _shuffled(list(range(len(forbidden))), rng)
    places.sort(key=lambda place: -bits.popcount(forbidden[place] & pool))
    owner: dict[int, int] = {}

    def settle(place: int, seen: set[int]) -> bool:
        for card in cards:
            if card in seen or forbidden[place] & BIT[card]:
                continue
            if card not in owner:
                owner[card] = place
                return True
        for card in cards:
            if card in seen or forbidden[place] & BIT[card]:
                continue
            seen.add(card)
            if settle(owner[card], seen):
                owner[card] = place
                return True
        return False

    for place in places:
        if not settle(place, set()):
            return None
        _rotate(cards, rng)
    found = [0] * len(forbidden)
    for card, place in owner.items():
        found[place] = card
    return found


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    for i in range(len(items) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        items[i], items[j] = items[j], items[i]
    return items


def _rotate(cards: list[int], rng: Rng) -> None:
    """Another card comes first for the next place."""
    at = int(rng.random() * len(cards)) if cards else 0
    cards[:] = cards[at:] + cards[:at]


def _parts(holders: Sequence[Holder], found: Sequence[int]) -> list[tuple[Holder, list[int]]]:
    """The cards of each holder."""
    parts, at = [], 0
    for holder in holders:
        parts.append((holder, list(found[at : at + holder.places])))
        at += holder.places
    return parts


def _possible(holder: Holder, cards: Sequence[int], over: Sequence[Sequence[int]]) -> bool:
    """Had the holder nothing that beats whenever it threw off?"""
    for throw in holder.throws:
        hand = throw.known | bits.mask_of(list(cards[throw.first :]))
        if any(not CARDS[i] & ~hand for i in over[throw.best]):
            return False
    return True


def _place(round_: MingRound, holder: Holder, cards: list[int]) -> None:
    """Gives a holder its cards: thrown off in tricks before and in the one in play, and the hand."""
    seat = holder.seat
    trick = round_.tricks[-1] if round_.tricks else None
    in_play = bool(trick and round_.thrown[seat] and holder.thrown)
    at = sum(holder.thrown)
    if holder.thrown:
        last = holder.thrown[-1] if in_play else 0
        round_.gone[seat] = bits.mask_of(cards[: at - last])
        if in_play:
            round_.thrown[seat] = bits.mask_of(cards[at - last : at])
    round_.hand[seat] = bits.mask_of(cards[at:])
