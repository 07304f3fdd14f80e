"""The flower deck (D-1 to D-8): 48 cards in twelve suits of four, and the Korean jokers.

The suit in a code is the month of the Japanese calendar in every game: 11 is the willow, 12 the
paulownia (D-2). The four cards of suit s have the indices 4(s-1) .. 4(s-1)+3.
"""

from __future__ import annotations

from hato.cards.deck import Deck, copy_of, printed

SUITS = 12

_KINDS: tuple[str, ...] = (
    "b r j1 j2",
    "a r j1 j2",
    "b r j1 j2",
    *("a r j1 j2",) * 4,
    "b a j1 j2",
    *("a r j1 j2",) * 2,
    "b a r j1",
    "b j1 j2 j3",
)

CODES: tuple[str, ...] = tuple(
    f"{suit:02d}{kind}" for suit, kinds in enumerate(_KINDS, 1) for kind in kinds.split()
)
"""The 48 codes, by suit and within the suit from the dearest kind to the cheapest."""

DECK = Deck("hanafuda", CODES)

JOKERS: tuple[str, ...] = ("X1", "X2", "X3", "XL", "XD", "XS")
"""Codes of the jokers of the Korean decks (D-6); only Go-Stop uses them."""

COPIES: tuple[tuple[str, int], ...] = (("X1", 2), ("X2", 3), ("X3", 2), ("XL", 2), ("XD", 2), ("XS", 2))
"""How often each joker can be in a pack; the second X2 has the code `X2_2`."""

WITH_JOKERS = Deck(
    "hanafuda",
    (*CODES, *(copy_of(code, n) for code, most in COPIES for n in range(1, most + 1))),
)
"""The flower deck and every joker that a pack can have; the first 48 cards are those of DECK."""


KINDS: tuple[str, ...] = ("bright", "animal", "ribbon", "junk")
"""The four kinds, dearest first."""

_LETTERS = {"b": "bright", "a": "animal", "r": "ribbon", "j": "junk"}
_VALUES = {"bright": 20, "animal": 10, "ribbon": 5, "junk": 1}

RED_POETRY: tuple[str, ...] = ("01r", "02r", "03r")
BLUE: tuple[str, ...] = ("06r", "09r", "10r")
PLAIN_RED: tuple[str, ...] = ("04r", "05r", "07r", "11r")
NO_SET: tuple[str, ...] = ("11r",)
"""Ribbons that belong to no set of three (D-3)."""

DOUBLE_JUNK: tuple[str, ...] = ("11j1", "12j1")
"""Junk that counts two in the Korean games (D-4)."""
DUAL: tuple[str, ...] = ("05a", "09a")
"""Animals that may be used as a double junk: the cup, and by option the bridge (D-4)."""


def suit(code: str) -> int:
    """The suit of a card, 1..12 in the Japanese calendar; raises UnknownCardError."""
    return DECK.card(code) // 4 + 1


def kind(code: str) -> str:
    """The kind of a card: one of KINDS; jokers are junk."""
    return "junk" if printed(code) in JOKERS else _LETTERS[code[2]]


def points(code: str, junk: int = 1) -> int:
    """The value of a card in the dealer draw and the Hato family (D-5); `junk` is 1 or 0."""
    name = kind(code)
    return junk if name == "junk" else _VALUES[name]


def junk_value(code: str) -> int:
    """How much junk a captured card counts in the Korean games (D-4, D-6); 0 for other kinds."""
    if printed(code) in JOKERS:
        return {"X1": 1, "X2": 2, "X3": 3}.get(printed(code), 0)
    if kind(code) != "junk":
        return 0
    return 2 if code in DOUBLE_JUNK else 1


MONTH_ORDERS: tuple[str, ...] = ("japanese", "korean")


def month(suit_number: int, order: str = "japanese") -> int:
    """The month that a suit shows in the calendar `order` (D-2): in the Korean one 11 and 12 swap."""
    if order not in MONTH_ORDERS:
        raise ValueError(f"month_order is {order!r}; it must be japanese or korean")
    if order == "korean" and suit_number >= 11:
        return 23 - suit_number
    return suit_number


SUIT_MASKS: tuple[int, ...] = tuple(15 * 16 ** (s - 1) for s in range(1, SUITS + 1))
"""The mask of each suit's four cards; index 0 is suit 1."""
BRIGHT = DECK.set(code for code in CODES if kind(code) == "bright")
ANIMAL = DECK.set(code for code in CODES if kind(code) == "animal")
RIBBON = DECK.set(code for code in CODES if kind(code) == "ribbon")
JUNK = DECK.set(code for code in CODES if kind(code) == "junk")
