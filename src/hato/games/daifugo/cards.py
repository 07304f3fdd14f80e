"""The French cards as Daifugo ranks them: three the lowest, then up to ace, two and the jokers (DAI-1)."""

from __future__ import annotations

from hato.cards import western
from hato.core import bits

RANKS: tuple[str, ...] = (*western.RANKS[2:], *western.RANKS[:2])
"""The ranks from low to high; RANKS[i] has the number i."""
JOKER = len(RANKS)
"""The rank of a joker that is itself: above all others, in either order."""

DECK = western.by_rank(RANKS)
"""Rank by rank from low to high, each in the order C D H S, then the jokers."""

SUITS = western.SUITS
RANK: tuple[int, ...] = tuple(
    RANKS.index(rank) if (rank := western.rank(code)) else JOKER for code in DECK.codes
)
"""Card -> the number of its rank."""
SUIT: tuple[int, ...] = tuple(
    SUITS.index(suit) if (suit := western.suit(code)) else -1 for code in DECK.codes
)
"""Card -> the number of its suit in SUITS; -1 for a joker."""

RANK_MASKS: tuple[int, ...] = tuple(
    bits.mask_of([card for card, rank in enumerate(RANK) if rank == number]) for number in range(JOKER + 1)
)
"""Rank -> the mask of its cards; the jokers last."""
JOKERS = RANK_MASKS[JOKER]
NATURAL = DECK.mask & ~JOKERS
"""The mask of all cards that are no jokers."""
SUIT_MASKS: tuple[int, ...] = tuple(
    bits.mask_of([card for card, suit in enumerate(SUIT) if suit == number]) for number in range(len(SUITS))
)

THREE, FIVE, SEVEN, EIGHT, TEN, JACK, TWO = (
    RANKS.index(rank) for rank in ("3", "5", "7", "8", "10", "J", "2")
)
THREE_OF_SPADES = DECK.card("3S")


def in_play(jokers: int) -> int:
    """The mask of the cards of a pack with so many jokers."""
    return NATURAL | bits.mask_of(bits.cards(JOKERS)[:jokers])


def height(card: int) -> int:
    """What makes a card higher than another where single cards are compared: rank, then C D H S, JK2 JK1
    (DAI-7)."""
    return card if RANK[card] < JOKER else len(DECK) + len(SUITS) * JOKER - card


def rank_word(rank: int) -> str:
    """The word of a rank: `3` to `2`, `joker`."""
    return RANKS[rank] if rank < JOKER else "joker"


def suit_letters(suits: int) -> list[str]:
    """The letters of a set of suits, in the order C D H S."""
    return [letter for number, letter in enumerate(SUITS) if suits & bits.BIT[number]]
