"""Tables of Concentration for tests: what lies at which place is said, and comes when it is turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from hato.core import registry
from hato.core.events import Event
from hato.core.match import Setup
from hato.games.concentration.rules import ConcentrationRound

GAME = registry.game("concentration")
DECK = GAME.deck


def options_of(**changes: Any) -> Any:
    """The options of the preset with some of them changed."""
    return GAME.options("source", changes)


class Table:
    """A round in play; `cards` says what lies at each place, from the first."""

    def __init__(self, cards: Sequence[str], seats: int = 2, first: int = 0, **changes: Any) -> None:
        mask = DECK.set(cards)
        self.cards = [DECK.card(code) for code in cards]
        round_ = GAME.reduced(options_of(**changes), Setup(seats, first), mask, 0, 0)
        assert isinstance(round_, ConcentrationRound)
        self.round = round_
        self.events: list[Event] = []

    @property
    def asked(self) -> int:
        """The seat whose turn it is."""
        (seat,) = self.round.turn().seats
        return seat

    @property
    def facts(self) -> Mapping[str, Any]:
        """The public facts."""
        return self.round.facts()

    def pick(self, *places: int) -> Self:
        """The player whose turn it is turns the cards of places, one after the other."""
        for place in places:
            self.round.play(self.asked, place, self.events.append)
            if self.round.turn().kind == "chance":
                self.round.draw(self.cards[place], self.events.append)
        return self

    def kinds(self) -> list[str]:
        """The kinds of the events so far."""
        return [event.kind for event in self.events]
