"""Combinations: sets of one rank and runs of one suit, and those that a hand holds (DAI-5, DAI-11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.games.daifugo.cards import JOKER, JOKERS, NATURAL, RANK, RANK_MASKS, SUIT, SUIT_MASKS, SUITS

SHORTEST = 3
"""The fewest cards of a run."""


class Play(NamedTuple):
    """Cards as they are played: `cards` is their mask, `rank` that of a set or of the lowest place of a run.

    Jokers alone have the rank JOKER. `suits` is the set of the suits of the natural cards.
    """

    cards: int
    run: bool
    rank: int
    size: int
    suits: int

    @property
    def high(self) -> int:
        """The rank of the highest place."""
        return self.rank + self.size - 1 if self.run else self.rank

    @property
    def jokers(self) -> int:
        """How many jokers are in it."""
        return popcount(self.cards & JOKERS)

    @property
    def bare(self) -> bool:
        """Are all its cards jokers?"""
        return self.rank == JOKER

    def holds(self, rank: int) -> bool:
        """Stands a card of this rank in it, natural or joker?"""
        return self.rank <= rank <= self.high

    def natural(self, rank: int) -> int:
        """The mask of its natural cards of a rank."""
        return self.cards & RANK_MASKS[rank]


def suits_of(cards: int) -> int:
    """The suits of the natural cards among these."""
    suits = 0
    for number, mask in enumerate(SUIT_MASKS):
        if cards & mask:
            suits |= BIT[number]
    return suits


@lru_cache(maxsize=4096)
def subsets(cards: int, count: int) -> tuple[int, ...]:
    """The masks of all choices of so many of the cards."""
    return tuple(bits.mask_of(one) for one in combinations(bits.cards(cards), count))


def sets(hand: int, wild: bool, count: int = 0) -> Iterator[Play]:
    """The sets of a hand, with `count` those of so many cards; jokers stand for others only if `wild`."""
    jokers = hand & JOKERS
    most = popcount(jokers)
    for size in range(1, most + 1):
        if count in (0, size):
            for cards in subsets(jokers, size):
                yield Play(cards, False, JOKER, size, 0)
    for rank in range(JOKER):
        held = hand & RANK_MASKS[rank]
        for naturals in range(1, popcount(held) + 1):
            least = 0 if not count else count - naturals
            if not 0 <= least <= (most if wild else 0):
                continue
            for added in range(least, (most if wild and not count else least) + 1):
                for own in subsets(held, naturals):
                    for extra in subsets(jokers, added):
                        yield Play(own | extra, False, rank, naturals + added, suits_of(own))


def runs(hand: int, wild: bool, count: int = 0) -> Iterator[Play]:
    """The runs of a hand, with `count` those of so many cards; a joker may fill any place."""
    jokers = hand & JOKERS if wild else 0
    spare = popcount(jokers)
    for suit in range(len(SUITS)):
        held = [rank for rank in range(JOKER) if hand & RANK_MASKS[rank] & SUIT_MASKS[suit]]
        if not held or len(held) + spare < SHORTEST:
            continue
        for size in (count,) if count else range(SHORTEST, len(held) + spare + 1):
            for low in range(JOKER - size + 1):
                there = sum(1 for rank in held if low <= rank < low + size)
                if size - there <= spare and there:
                    yield from _filled(hand & SUIT_MASKS[suit], jokers, suit, low, size)


def _filled(held: int, jokers: int, suit: int, low: int, size: int) -> Iterator[Play]:
    """The runs from `low` on: every choice of places for the jokers, at least one card natural."""
    there = 0
    for rank in range(low, low + size):
        there |= held & RANK_MASKS[rank]
    have = popcount(there)
    for added in range(size - have, min(popcount(jokers), size - 1) + 1):
        for own in subsets(there, size - added):
            for extra in subsets(jokers, added):
                yield Play(own | extra, True, low, size, BIT[suit])


def set_of(cards: int, wild: bool) -> Play | None:
    """The cards as a set; None if they are none."""
    own = cards & NATURAL
    if not own:
        return Play(cards, False, JOKER, popcount(cards), 0) if cards else None
    if own != cards and not wild:
        return None
    for rank in range(JOKER):
        if not own & ~RANK_MASKS[rank]:
            return Play(cards, False, rank, popcount(cards), suits_of(own))
    return None


def runs_of(cards: int, wild: bool) -> list[Play]:
    """The cards as runs, each with another place for its jokers, from low to high; empty if they are none."""
    return (
        [play for play in runs(cards, wild, popcount(cards)) if play.cards == cards]
        if (popcount(cards) >= SHORTEST)
        else []
    )


def suit_of(play: Play) -> int:
    """The number of a run's suit."""
    return SUIT[bits.lowest(play.cards & NATURAL)]


def in_order(play: Play) -> tuple[int, ...]:
    """The cards of a play as they are laid: a run from low to high with its jokers in their places."""
    jokers = bits.cards(play.cards & JOKERS)
    own = bits.cards(play.cards & NATURAL)
    if not play.run:
        return (*own, *jokers)
    held = {RANK[card]: card for card in own}
    return tuple(
        held[rank] if rank in held else jokers.pop(0) for rank in range(play.rank, play.rank + play.size)
    )
