"""Packs and hands by the number of players (KHE-1, KHE-12)."""

from __future__ import annotations

from hato.cards.khanhoo import DECK, JOKERS, SETS
from hato.core import bits
from hato.games.khanhoo.kinds import JOKER_KIND, KIND

HAND = 15
"""Cards of each player; the leader has one more."""
ORPHAN_HAND = 6
ORPHANS = (4, 8)
"""The numbers of players with which one of them can be the orphan."""
TRIPLE_JOKERS = {2: 1, 3: 2}
FEW = 3
"""Up to so many players a double or a triple pack is enough."""
LEAST, MOST = 2, 8
"""The smallest and the largest number of players."""


def sets_and_jokers(pack: str, players: int, orphan: bool = False) -> tuple[int, int]:
    """How many sets and jokers are played with; `pack` is the value of the option."""
    if pack == "triple":
        return SETS - 1, TRIPLE_JOKERS[players]
    if pack == "double" or (pack == "by_players" and (players <= FEW or (orphan and players == ORPHANS[0]))):
        return 2, 1
    if orphan or players <= ORPHANS[0]:
        return SETS, 1
    return SETS, min(JOKERS, players - FEW)


def cards(sets: int, jokers: int) -> int:
    """The mask of a pack: the first copies of every kind, and the first jokers."""
    first_joker = len(DECK) - JOKERS
    return bits.mask_of(
        [
            card
            for card in range(len(DECK))
            if (card % SETS < sets if KIND[card] != JOKER_KIND else card - first_joker < jokers)
        ]
    )


def pack(option: str, players: int, orphan: bool = False) -> int:
    """The mask of the pack."""
    return cards(*sets_and_jokers(option, players, orphan))


def largest(option: str) -> int:
    """The mask of every card that a pack of this option can have."""
    if option == "double":
        return cards(2, 1)
    return cards(SETS - 1, max(TRIPLE_JOKERS.values())) if option == "triple" else DECK.mask


def stock(cards_in_play: int, players: int, orphan: bool = False) -> int:
    """The size of the stock after the deal."""
    return cards_in_play - players * HAND - 1 + (HAND - ORPHAN_HAND if orphan else 0)
