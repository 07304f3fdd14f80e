"""Which cards there are, and which of them make a pair (CON-1, CON-3)."""

from __future__ import annotations

from hato.cards import western
from hato.core.bits import BIT

DECK = western.by_suit()
"""52 cards and two jokers."""

JOKERS = DECK.set(western.JOKERS)
SUITED = DECK.mask & ~JOKERS

_COLORS = {"C": "black", "S": "black", "D": "red", "H": "red", "": "joker"}

RANK: tuple[str, ...] = tuple(western.rank(code) for code in DECK.codes)
"""The rank of each card; the jokers share the empty one."""
RANK_COLOR: tuple[str, ...] = tuple(western.rank(code) + _COLORS[western.suit(code)] for code in DECK.codes)
"""The rank and color of each card: hearts go with diamonds, spades with clubs, the jokers together."""
KINDS: dict[str, tuple[str, ...]] = {"rank": RANK, "rank_color": RANK_COLOR}
"""What has to be equal in a pair, by the option `match`: the kind of each card."""

MATE: tuple[int, ...] = tuple(
    next(other for other, kind in enumerate(RANK_COLOR) if kind == RANK_COLOR[card] and other != card)
    for card in range(len(DECK))
)
"""The other card of the same rank and color."""

COLOR_PAIRS: tuple[int, ...] = tuple(
    BIT[card] | BIT[MATE[card]] for card in range(len(DECK)) if card < MATE[card] and BIT[card] & SUITED
)
"""The 26 pairs of one rank and color, as masks."""


def match(kind: str, one: int, two: int) -> bool:
    """Do two different cards make a pair by the option `match`? (CON-3)"""
    return one != two and KINDS[kind][one] == KINDS[kind][two]
