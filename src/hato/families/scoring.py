"""Yaku as data: a set of cards, how many of them are needed, and what they score."""

from __future__ import annotations

from dataclasses import dataclass

from hato.core import bits


@dataclass(frozen=True, slots=True)
class Yaku:
    """A yaku: `need` of `cards` score `points`, each further captured card of `further` scores `extra`.

    `cards` and `further` are masks; what is counted as further is what is beyond `need`.
    """

    key: str
    cards: int
    need: int
    points: int
    extra: int = 0
    further: int = 0

    def score(self, captured: int) -> int:
        """The points that the captured cards score; 0 if the yaku is not made."""
        if bits.popcount(captured & self.cards) < self.need:
            return 0
        if not self.extra:
            return self.points
        return self.points + self.extra * (bits.popcount(captured & (self.further or self.cards)) - self.need)

    def earned_by(self, captured: int) -> int:
        """The mask of the captured cards that the yaku is made of, further ones included."""
        return captured & (self.cards | (self.further if self.extra else 0))
