"""The cut before games with French or money-suited cards: every player turns a card, and one deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from hato.cards.deck import Deck
from hato.core.outcome import Carried
from hato.families.draw import PHASE, Draw


@dataclass(frozen=True)
class CutRule:
    """What is cut from, and whose card deals.

    `ranks` gives each card of the deck its rank; a lot gives every card another one. The highest rank deals,
    with `lowest` the lowest. Those who tie for it cut again, with `both_ends` also those who tie for the
    other end.
    """

    deck: Deck
    pack: int
    ranks: Sequence[int]
    lowest: bool = False
    both_ends: bool = False

    @property
    def word(self) -> str:
        """The rule as a word of the text `draw-rule`."""
        return "lowest" if self.lowest else "highest"


class Cut(Draw):
    """Each player cuts a card; the outcome's `ranking` has the seats by their cards, the dealer first."""

    __slots__ = ("_rule",)

    def __init__(self, seats: int, rule: CutRule) -> None:
        super().__init__(seats, rule.deck, rule.pack)
        self._rule = rule

    def key(self, card: int) -> tuple[int, ...]:
        """Sort key of a cut card: the dealer's is the smallest."""
        rank = self._rule.ranks[card]
        return (rank if self._rule.lowest else -rank,)

    def undecided(self, groups: list[list[int]]) -> list[list[int]]:
        """The group at the dealer's end, and the one at the other end if it matters."""
        return [groups[0], *groups[1:][-1:]] if self._rule.both_ends else groups[:1]

    def again(self) -> Self:
        """The same cut before its first card."""
        return self.__class__(self._seats, self._rule)

    @classmethod
    def restored(cls, seats: int, rule: CutRule, facts: Mapping[str, Any]) -> Self | None:
        """The cut of a position; None if the position is one of a round. Raises PositionError."""
        if facts.get("phase") != PHASE:
            return None
        cut = cls(seats, rule)
        cut.place(facts)
        return cut


def places(ranking: Sequence[int]) -> Carried:
    """The seats' places in a ranking, as a match carries them on."""
    found = [0] * len(ranking)
    for place, seat in enumerate(ranking, 1):
        found[seat] = place
    return Carried(places=tuple(found))
