"""The money-suited cards of China: cash, strings and myriads, as data for the old forms of Khanhoo."""

from __future__ import annotations

from hato.cards.deck import Deck, copy_of

NAME = "money"
"""The name of every deck of these cards, and of the folder of their pictures."""

NUMBERS = range(1, 10)
CASH: tuple[str, ...] = tuple(f"C{n}" for n in NUMBERS)
STRINGS: tuple[str, ...] = tuple(f"S{n}" for n in NUMBERS)
MYRIADS: tuple[str, ...] = tuple(f"M{n}" for n in NUMBERS)

MING = Deck(NAME, (*reversed(CASH), "Ch", "C0", *STRINGS, *MYRIADS, "MT"))
"""The thirty cards of the Ming form from low to high, the cash reversed and with half and zero (KHM-1)."""

KINDS: tuple[str, ...] = (*CASH, *STRINGS, *MYRIADS, "RF", "WF", "OT")
"""The thirty kinds of the Qing form: three suits, red and white flower, old thousand (KHQ-1)."""
COPIES = 4

QING = Deck(NAME, [copy_of(kind, n) for kind in KINDS for n in range(1, COPIES + 1)])
"""The 120 cards of the Qing form: four copies of each kind, one after the other (KHQ-1)."""
