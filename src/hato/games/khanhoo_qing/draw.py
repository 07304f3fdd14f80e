"""The first dealer: seat 0 draws a card, and the players are counted round to its number (KHQ-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from hato.cards.money import QING
from hato.core import bits, events
from hato.core.events import Emit
from hato.core.round import IllegalActionError
from hato.families.draw import PHASE, Draw
from hato.games.khanhoo_qing.kinds import KIND, rank

DRAWER = 0


class CountDraw(Draw):
    """One seat draws until the card has a number; flowers and the old thousand have none."""

    __slots__ = ()

    def __init__(self, seats: int) -> None:
        super().__init__(seats, QING, QING.mask)
        self._waiting = [DRAWER]

    def groups(self) -> list[list[int]]:
        """The seats from the one on to which the number counts, the drawer being one."""
        first = DRAWER + rank(KIND[self._draws[DRAWER][-1]]) - 1
        return [[(first + i) % self._seats] for i in range(self._seats)]

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """The drawer turns up `card`, and another one if it has no number."""
        if not 0 <= card < len(QING) or not self.chances() & bits.BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        self._draws[DRAWER].append(card)
        self._waiting = [] if rank(KIND[card]) else [DRAWER]
        if emit is not None:
            emit(events.drawn(DRAWER, card, f"drawn:{DRAWER}"))
            outcome = self.outcome()
            if outcome is not None:
                emit(events.round_ended("dealer", outcome.ranking[0], outcome.points))

    def again(self) -> Self:
        """The same draw before its first card."""
        return self.__class__(self._seats)

    @classmethod
    def restored(cls, seats: int, facts: Mapping[str, Any]) -> Self | None:
        """The draw of a position; None if the position is one of a round. Raises PositionError."""
        if facts.get("phase") != PHASE:
            return None
        draw = cls(seats)
        draw.place(facts)
        return draw
