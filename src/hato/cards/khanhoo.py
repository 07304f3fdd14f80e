"""The cards of the English form of Khanhoo: four sets of thirty and five jokers, as data (KHE-1)."""

from __future__ import annotations

from hato.cards.deck import Deck, copy_of
from hato.cards.western import NAME

SUITS = "HCD"
"""Hearts, clubs, diamonds: the suits of the number cards."""
RANKS = range(1, 10)
"""The ranks of the number cards, ace low."""
COURTS: tuple[str, ...] = ("JS", "QS", "KS")
JOKER = "JK"
KINDS: tuple[str, ...] = (*(f"{rank}{suit}" for suit in SUITS for rank in RANKS), *COURTS, JOKER)
"""What can be printed on a card, suit by suit; the joker stands last."""
SETS = 4
JOKERS = 5
"""So many sets and jokers the largest pack has."""

DECK = Deck(
    NAME,
    [
        *(copy_of(kind, n) for kind in KINDS[:-1] for n in range(1, SETS + 1)),
        *(f"{JOKER}{n}" for n in range(1, JOKERS + 1)),
    ],
)
"""The 125 cards of the largest pack: the copies of a kind lie side by side."""
