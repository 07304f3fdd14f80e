"""Who answers when a round asks chance for a card: a sealed shuffle, a sampler, or a record.

The stock of a round has no order; these have.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Protocol

from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import IllegalActionError, Rng

SEED_BYTES = 32
"""Length of a seed: 256 bits, more than the 203 that all orders of 48 cards need."""


class Chance(Protocol):
    """Answers a round's chance turns."""

    def draw(self, mask: int) -> int:
        """One card of the mask."""
        ...


class Sampled:
    """Cards drawn at random without replacement from what the round offers.

    When the offered mask is not what is left of the last one, the cards were gathered: it starts anew.
    """

    def __init__(self, rng: Rng) -> None:
        self._random = rng.random
        self._left = 0
        self._cards: list[int] = []

    def draw(self, mask: int) -> int:
        """A card of the mask, each with the same chance."""
        cards = self._cards
        if mask != self._left:
            cards = self._cards = bits.cards(mask)
        i = int(self._random() * len(cards))
        card = cards[i]
        last = cards.pop()
        if last != card:
            cards[i] = last
        self._left = mask ^ BIT[card]
        return card


class _HashStream:
    """Numbers from SHA-256 of (seed, label, counter), each 53 bits wide, as fractions of 1."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._head = seed + label.encode()
        self._counter = 0

    def random(self) -> float:
        """The next number from 0 up to, not including, 1."""
        block = hashlib.sha256(self._head + self._counter.to_bytes(8, "big")).digest()
        self._counter += 1
        return (int.from_bytes(block[:8], "big") >> 11) / 2**53


class SealedShuffle:
    """A shuffle that is fixed, and can be checked, before the first card is dealt.

    Players get `commitment` (SHA-256 of the seed, hex) at the start and `opening` (the seed, hex) at the
    end; every card of every round follows from the seed.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed

    @property
    def commitment(self) -> str:
        """What is published before the deal."""
        return hashlib.sha256(self._seed).hexdigest()

    @property
    def opening(self) -> str:
        """What is published at the end; its SHA-256 is the commitment."""
        return self._seed.hex()

    def round(self, number: int) -> Sampled:
        """The chance of the number-th deal of the match; 0 is the dealer draw."""
        return Sampled(_HashStream(self._seed, f"hato/1 deal {number} "))


class Recorded:
    """The cards of a record, in their order."""

    def __init__(self, cards: Iterable[int]) -> None:
        self._cards = iter(cards)

    def draw(self, mask: int) -> int:
        """The next card; raises IllegalActionError if there is none or it cannot come now."""
        card = next(self._cards, None)
        if card is None:
            raise IllegalActionError("the record has no card for this draw")
        if not mask & BIT[card]:
            raise IllegalActionError("the recorded card is not in the stock any more")
        return card
