"""The hanafuda deck: editions, jokers and backs put together."""

from . import hanafuda_01_04, hanafuda_05_08, hanafuda_09_12, jokers  # noqa: F401  (register their cards)
from .backs import hanafuda_backs
from .hanafuda_parts import DRAWINGS, Style
from .kit import Card

_KINDS = {"b": 0, "a": 1, "r": 2, "j": 3}

CODES = sorted(
    (code for code in DRAWINGS if code[0] != "X" and code != "11j1s"),
    key=lambda code: (code[:2], _KINDS[code[2]], code),
)
JOKERS = ["X1", "X2", "X3", "XL", "XD", "XS", "11j1s"]
PLAIN_TEXT = ["04r", "05r", "07r"]


def japanese(marks: bool = False) -> dict[str, Card]:
    """The whole deck as printed in Japan, with jokers and backs."""
    style = Style("japanese", marks=marks)
    return {code: DRAWINGS[code](style) for code in CODES + JOKERS} | hanafuda_backs()


def korean(marks: bool = False) -> dict[str, Card]:
    """Only the cards that differ in the Korean edition."""
    base, style = japanese(marks), Style("korean", marks=marks)
    cards = {code: DRAWINGS[code](style) for code in CODES}
    return {code: card for code, card in cards.items() if card.body != base[code].body}


def plain_text(marks: bool = False) -> dict[str, Card]:
    """Plain red ribbons with 초단, an option of the Korean edition."""
    style = Style("korean", plain_text=True, marks=marks)
    return {code: DRAWINGS[code](style) for code in PLAIN_TEXT}
