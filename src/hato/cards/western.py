"""The French cards: ranks, suits and jokers, as data; what they are worth is a matter of each game."""

from __future__ import annotations

from collections.abc import Sequence

from hato.cards.deck import Deck

NAME = "western"
"""The name of every deck of these cards, and of the folder of their pictures."""

SUITS: tuple[str, ...] = ("C", "D", "H", "S")
"""Clubs, diamonds, hearts, spades."""
RANKS: tuple[str, ...] = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks, ace first."""
JOKERS: tuple[str, ...] = ("JK1", "JK2")


def rank(code: str) -> str:
    """The rank of a card; a joker has none."""
    return "" if code.startswith("JK") else code[:-1]


def suit(code: str) -> str:
    """The letter of a card's suit; a joker has none."""
    return "" if code.startswith("JK") else code[-1]


def by_suit(ranks: Sequence[str] = RANKS, jokers: Sequence[str] = JOKERS) -> Deck:
    """The deck suit by suit, each in the order of the ranks, then the jokers."""
    return Deck(NAME, [*(value + letter for letter in SUITS for value in ranks), *jokers])


def by_rank(ranks: Sequence[str] = RANKS, jokers: Sequence[str] = JOKERS) -> Deck:
    """The deck rank by rank, each in the order of the suits, then the jokers."""
    return Deck(NAME, [*(value + letter for value in ranks for letter in SUITS), *jokers])
