"""What captured cards are worth in Hato: card points (MH-3, MH-6) and yaku (MH-4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from hato.cards import hanafuda
from hato.cards.hanafuda import DECK
from hato.core.bits import popcount
from hato.core.game import SheetEntry
from hato.core.options import Table
from hato.core.outcome import Line
from hato.families.scoring import Yaku
from hato.games.hato.options import MONTH_SETS, SUITS, HatoOptions

DAN = 30
"""What three ribbons of a set score."""

MONTH_NAMES: Mapping[str, str] = {"05": "choyak", "10": "pungyak", "11": "biyak", "12": "ttongyak"}
"""The whole months that have a name; the others are `month_01` and so on."""

CHANGED: Mapping[str, Mapping[str, int]] = {
    "standard": {},
    "colored_paulownia": {"12j1": 10},
    "sakhalin_table": {"09a": 20, "11r": 0, "12j1": 10, "12j2": 5},
}
"""The cards that count differently by `card_values` (MH-6)."""

_RIBBONS: Mapping[str, Sequence[str]] = {
    "hongdan": hanafuda.RED_POETRY,
    "cheongdan": hanafuda.BLUE,
    "chodan": ("04r", "05r", "07r"),
}


def month_key(suit: str) -> str:
    """The id of the four cards of a suit."""
    return MONTH_NAMES.get(suit, f"month_{suit}")


YAKU: tuple[str, ...] = (
    *_RIBBONS,
    *(month_key(suit) for suit in ("05", "10", "11", "12")),
    *(month_key(suit) for suit in SUITS if suit not in MONTH_NAMES),
    "ogwang",
    "godori",
)
"""The ids of MH-4, in the order in which they are listed."""


def card_value(code: str, values: str) -> int:
    """What a card counts (MH-3, MH-6)."""
    return CHANGED[values].get(code, hanafuda.points(code, junk=0))


def month_sets(value: str | Table) -> Mapping[str, int]:
    """Suit -> what its four cards score; suits that score nothing are left out."""
    named = MONTH_SETS[value] if isinstance(value, str) else dict(value.items)
    return {suit: points for suit, points in named.items() if points}


class Scorer:
    """Counts captured cards by the options."""

    def __init__(self, options: HatoOptions) -> None:
        by_value: dict[int, list[str]] = {}
        for code in hanafuda.CODES:
            by_value.setdefault(card_value(code, options.card_values), []).append(code)
        self._values = [(points, DECK.set(codes)) for points, codes in by_value.items() if points]
        self.total = self.card_points(DECK.mask)
        """the card points of the whole deck (MH-7)"""
        self.yaku = tuple(_yaku(options))

    def card_points(self, cards: int) -> int:
        """The sum of the cards' values."""
        return sum(points * popcount(cards & mask) for points, mask in self._values)

    def worth(self, cards: int) -> int:
        """The mask of those cards that count anything."""
        worth = 0
        for _, mask in self._values:
            worth |= cards & mask
        return worth

    def made(self, captured: int) -> list[Yaku]:
        """The yaku that the cards make."""
        return [one for one in self.yaku if captured & one.cards == one.cards]

    def bonus(self, captured: int) -> int:
        """What the yaku of the cards come to."""
        return sum(one.points for one in self.made(captured))

    def lines(self, seat: int, captured: int, parts: int) -> list[Line]:
        """What lies open before a seat: its card points and its yaku, in parts of a point."""
        points = self.card_points(captured)
        lines = [Line("card_points", seat, points * parts, 1, self.worth(captured))] if points else []
        lines += [Line(one.key, seat, one.points * parts, 1, one.cards) for one in self.made(captured)]
        return lines

    def sheet(self) -> list[SheetEntry]:
        """The yaku of these options."""
        return [SheetEntry(one.key, one.cards, one.need, one.points) for one in self.yaku]


def _yaku(options: HatoOptions) -> list[Yaku]:
    found: dict[str, tuple[int, int]] = {}
    for key, codes in _RIBBONS.items():
        if key in options.dan:
            found[key] = (DECK.set(codes), DAN)
    for suit, points in month_sets(options.month_sets).items():
        found[month_key(suit)] = (hanafuda.SUIT_MASKS[int(suit) - 1], points)
    if options.five_brights:
        found["ogwang"] = (hanafuda.BRIGHT, options.five_brights)
    if options.godori:
        found["godori"] = (DECK.set(("02a", "04a", "08a")), options.godori)
    return [Yaku(key, found[key][0], popcount(found[key][0]), found[key][1]) for key in YAKU if key in found]


@cache
def scorer(options: HatoOptions) -> Scorer:
    """The scorer of the options."""
    return Scorer(options)
