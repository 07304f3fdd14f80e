"""Who plays Koi-Koi when more than two sit at the table (G-5), and where the cards are dealt (KK-1)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hato.cards import hanafuda
from hato.core.match import Setup
from hato.core.outcome import NOTHING_CARRIED, Carried
from hato.families.layout import FIELD, Shape

PLAYERS = 2
MOST = 7
"""So many can sit at a table; two of them play, the others watch."""


class Pair(NamedTuple):
    """The two seats that play at a table of `seats`, in seat order."""

    seats: int
    one: int
    two: int

    @property
    def playing(self) -> tuple[int, int]:
        """The two seats."""
        return self.one, self.two

    @property
    def carried(self) -> Carried:
        """What a round leaves to the next one: the same two play the whole match."""
        return NOTHING_CARRIED if self.seats == PLAYERS else Carried(playing=self.playing)

    def rival(self, seat: int) -> int:
        """The other of the two."""
        return self.one if seat == self.two else self.two


NOBODY_WATCHES = Pair(PLAYERS, 0, 1)


def pair_of(setup: Setup) -> Pair:
    """The two who play a round: those of the match, else the dealer and the next seat."""
    if setup.seats == PLAYERS:
        return NOBODY_WATCHES
    next_in_play = (setup.dealer, (setup.dealer + 1) % setup.seats)
    one, two = sorted(setup.carried.playing or next_in_play)
    return Pair(setup.seats, one, two)


@cache
def shape(hand_size: int, opponent: int, dealer: int) -> Shape:
    """The deal: 4 opponent, 4 dealer, 4 table, twice; with hands of ten 5, 5, 4 twice (KK-1)."""
    return packets(hanafuda.DECK.mask, opponent, dealer, (hand_size // 2, 4), 2)


def packets(cards: int, opponent: int, dealer: int, sizes: tuple[int, int], times: int) -> Shape:
    """So many times a packet to the opponent, one to the dealer and one to the table, from a mask of cards.

    `sizes` are those of a packet to a hand and to the table.
    """
    hand, field = sizes
    return Shape(cards, (*[opponent] * hand, *[dealer] * hand, *[FIELD] * field) * times)
