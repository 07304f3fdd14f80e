"""The draw for the first dealer from the forty cards (OK-4, G-1)."""

from __future__ import annotations

from typing import ClassVar

from hato.cards import hanafuda
from hato.families.dealer_draw import DealerDraw, DealerDrawOptions
from hato.games.oicho_kabu.cards import PACK, VALUE

NEAREST = 9
"""The value that everybody wants to come near to."""
BY_MONTH = DealerDrawOptions()
"""The earliest month deals; the higher card decides between equal ones (G-1)."""


class LowestDraw(DealerDraw):
    """Each player turns a card of the forty; the earliest month deals (`dealer_draw` earliest)."""

    __slots__ = ()

    PACK: ClassVar[int] = PACK


class NearestDraw(LowestDraw):
    """The card nearest to nine deals; ties go by month and value of the card (`dealer_draw` nearest_9)."""

    __slots__ = ()

    def key(self, card: int) -> tuple[int, ...]:
        """How far the month is from nine, then what decides between equal ones by G-1."""
        month = VALUE[card]
        return abs(NEAREST - month), month, -hanafuda.points(hanafuda.CODES[card])


def seat_draw(rule: str) -> type[LowestDraw]:
    """The draw by the option `dealer_draw`."""
    return NearestDraw if rule == "nearest_9" else LowestDraw
