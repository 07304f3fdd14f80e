"""The discards of a deal in order, and who took them (KHQ-4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hato.cards.money import QING
from hato.core import bits
from hato.core.bits import BIT


class Thrown(NamedTuple):
    """A discard: who threw it, the card, who took it (None: nobody so far), and was it declared with?"""

    seat: int
    card: int
    taker: int | None = None
    declared: bool = False

    def to_json(self) -> dict[str, Any]:
        """As it stands in the facts."""
        return {
            "seat": self.seat,
            "card": QING.codes[self.card],
            "taker": self.taker,
            "declared": self.declared,
        }


def from_json(told: Mapping[str, Any], seats: int) -> Thrown:
    """The discard of the facts; raises KeyError, TypeError or ValueError if it is none."""
    taker = None if told["taker"] is None else int(told["taker"])
    seat = int(told["seat"])
    if not 0 <= seat < seats or (taker is not None and not 0 <= taker < seats):
        raise ValueError("the discards name a seat that is not there")
    return Thrown(seat, QING.card(told["card"]), taker, bool(told["declared"]))


River = tuple[Thrown, ...]


def known(river: River, seat: int) -> int:
    """The mask of the cards that everybody knows to be in the hand of `seat`: taken and not thrown again."""
    mask = 0
    for one in river:
        if one.seat == seat:
            mask &= ~BIT[one.card]
        if one.taker == seat:
            mask |= BIT[one.card]
    return mask


def lying(river: Iterable[Thrown], seat: int) -> int:
    """The mask of the discards of `seat` that nobody took."""
    return bits.mask_of([one.card for one in river if one.seat == seat and one.taker is None])


def in_a_row(river: River) -> int:
    """How many discards before the last one were taken one after the other, with no draw between."""
    count = 0
    for one in reversed(river[:-1]):
        if one.taker is None:
            break
        count += 1
    return count
