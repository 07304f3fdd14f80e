"""The draw for the first dealer and the seats (G-1, G-2): every player draws a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from hato.cards import hanafuda
from hato.core import options as opt
from hato.families.draw import PHASE, Draw, grouped


@dataclass(frozen=True)
class DealerDrawOptions:
    """How the first dealer is found, and who sits where."""

    dealer_draw: str = opt.choice("earliest", "latest", "night_day", "random", rule="G-1")
    draw_time: str = opt.choice("night", "day", rule="G-1")
    seating: str = opt.choice("by_cards", "as_joined", rule="G-2")


def latest_first(options: DealerDrawOptions) -> bool:
    """Does the latest month deal? By night the lowest, by day the highest (G-1)."""
    return options.dealer_draw == "latest" or (
        options.dealer_draw == "night_day" and options.draw_time == "day"
    )


def rank(card: int, options: DealerDrawOptions, order: str) -> tuple[int, ...]:
    """Sort key of a drawn card: the dealer's is the smallest; equal keys draw again.

    First the displayed month, then the higher value; for `random` the card itself is the lot.
    """
    if options.dealer_draw == "random":
        return (card,)
    code = hanafuda.CODES[card]
    month = hanafuda.month(hanafuda.suit(code), order)
    return (-month if latest_first(options) else month, -hanafuda.points(code))


def order_of(draws: Mapping[int, Sequence[int]], options: DealerDrawOptions, order: str) -> list[list[int]]:
    """Players in groups, dealer first; a group of several is tied and has to draw again.

    `draws` gives each player's cards in the order he drew them: later ones decide only ties.
    """
    return grouped(draws, lambda card: rank(card, options, order))


class DealerDraw(Draw):
    """The draw by the months of the flower cards; its `ranking` is the order of play by cards (G-2)."""

    __slots__ = ("_options", "_order")

    PACK: ClassVar[int] = hanafuda.DECK.mask
    """The mask of the cards that are drawn from."""

    def __init__(self, seats: int, options: DealerDrawOptions, order: str) -> None:
        super().__init__(seats, hanafuda.DECK, self.PACK)
        self._options = options
        self._order = order

    def key(self, card: int) -> tuple[int, ...]:
        """Sort key of a drawn card: the dealer's is the smallest."""
        return rank(card, self._options, self._order)

    def again(self) -> Self:
        """The same draw before its first card."""
        return self.__class__(self._seats, self._options, self._order)

    @classmethod
    def restored(
        cls, seats: int, options: DealerDrawOptions, order: str, facts: Mapping[str, Any]
    ) -> Self | None:
        """The dealer draw of a position; None if the position is one of a round. Raises PositionError."""
        if facts.get("phase") != PHASE:
            return None
        draw = cls(seats, options, order)
        draw.place(facts)
        return draw
