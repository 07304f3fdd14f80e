"""A light way to play fishing games in playouts: take what is worth most, else throw what is worth least.

It looks at the hand of the seat that moves and at the field, in a world that is only a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hato.cards import hanafuda
from hato.core import bits
from hato.families.fishing import PICK, SUIT, TAKE, FishingRound

CARDS = len(hanafuda.DECK)
KINDS = ((hanafuda.BRIGHT, 2.0), (hanafuda.ANIMAL, 0.5), (hanafuda.RIBBON, 0.4), (hanafuda.JUNK, 0.1))
PLAIN_WORTH: tuple[float, ...] = tuple(
    next(worth for mask, worth in KINDS if mask & bits.BIT[card]) for card in range(CARDS)
)
"""Card -> what it is worth by its kind alone, in points."""

NOISE = 0.8
"""How far chance moves the worth of a play, so that worlds are played differently."""
CAPTURE = 0.5
"""Worth of any capture beside that of its cards."""


class Light:
    """What each seat plays, by what each card is worth to it: `worth[seat][card]`."""

    def __init__(self, worth: Sequence[Sequence[float]]) -> None:
        self._worth = worth
        self._takings = [_takings(one) for one in worth]
        self._mood = [0.0] * CARDS

    def shake(self, rng: Random) -> None:
        """Moves the worth of playing each card a little; it stays so until the next time."""
        self._mood = [rng.random() * NOISE for _ in range(CARDS)]

    def code(self, round_: FishingRound, seat: int) -> int:
        """A code that is legal in the phases PLAY and PICK."""
        if round_.phase == PICK:
            worth = self._worth[seat]
            flipped = round_.flipped
            choices = bits.cards(round_.field & SUIT[flipped] & ~bits.BIT[flipped])
            return TAKE + max(choices, key=lambda card: worth[card])
        card, place = self.best(round_.hand[seat], round_.field, seat)
        return card * 4 + (card % 4 if place < 0 else place)

    def best(self, hand: int, field: int, seat: int) -> tuple[int, int]:
        """The card of the hand to play, and the place of its target in the suit; -1 if it needs none."""
        worth = self._worth[seat]
        takings = self._takings[seat]
        mood = self._mood
        best = -1000.0
        choice, place = -1, -1
        while hand:
            low = hand & -hand
            hand ^= low
            card = low.bit_length() - 1
            found = takings.get(field & SUIT[card])
            value = mood[card]
            if found is None:
                value -= worth[card]
            else:
                value += worth[card] + found[0]
            if value > best:
                best = value
                choice, place = card, -1 if found is None else found[1]
        return choice, place


def _takings(worth: Sequence[float]) -> dict[int, tuple[float, int]]:
    """Field cards of one month -> what capturing them is worth, and the target's place in the suit or -1."""
    found = {}
    for first in range(0, CARDS, 4):
        for nibble in range(1, 16):
            cards = [first + place for place in range(4) if nibble & bits.BIT[place]]
            mask = bits.mask_of(cards)
            if len(cards) == 2:
                best = max(cards, key=lambda card: worth[card])
                found[mask] = (CAPTURE + worth[best], best % 4)
            else:
                found[mask] = (CAPTURE + sum(worth[card] for card in cards), -1)
    return found
