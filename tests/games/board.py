"""A round in play with the order of its stock, for tests: actions and cards in words.

Cards are written as `"03j1 05a"`. A stock card that a test does not name is one that disturbs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

from hato.core.events import Event
from hato.core.game import Game
from hato.core.outcome import Outcome
from hato.core.round import Round

Cards = str | Iterable[str]


def codes(text: Cards) -> list[str]:
    """The codes of a text, in its order."""
    return text.split() if isinstance(text, str) else list(text)


def is_flower(card: str) -> bool:
    """Has the card a month?"""
    return card[0] != "X"


def months(cards: Iterable[str]) -> set[str]:
    """The suits of the cards."""
    return {card[:2] for card in cards if is_flower(card)}


class Board:
    """A round in play with the order of its stock; `events` is what has happened since it was set up."""

    GAME: ClassVar[Game]
    DECISION: ClassVar[frozenset[str]]
    """What is offered when the question is whether to stop."""

    def __init__(self, round_: Round, stock: Iterable[str] = ()) -> None:
        self.round = round_
        self.stock = list(stock)
        self.events: list[Event] = []

    def do(self, *actions: str, seat: int | None = None) -> Self:
        """Does actions such as `play 03j1`, and turns the stock after each where it is due."""
        for text in actions:
            asked = self.asked[0] if seat is None else seat
            self.round.play(asked, self.GAME.actions.code(text.split()), self.events.append)
            self.flip()
        return self

    def flip(self) -> Self:
        """Turns stock cards while chance is asked: the named ones first, then quiet ones."""
        while self.round.turn().kind == "chance":
            card = self.stock.pop(0) if self.stock else self.quiet()
            self.round.draw(self.GAME.deck.card(card), self.events.append)
        return self

    def idle(self, *, times: int = 1) -> Self:
        """Lays a hand card that takes nothing, so many times, whoever is to play."""
        for _ in range(times):
            here = months(self.field)
            self.do(next(f"play {card}" for card in sorted(self.hand(self.mover)) if card[:2] not in here))
        return self

    def quiet(self) -> str:
        """A stock card that matches nothing on the table, and in no hand if that can be."""
        here, held = months(self.field), months(card for seat in self.seats for card in self.hand(seat))
        free = self.GAME.deck.names(self.round.chances())
        return min(
            free, key=lambda card: (card[:2] in here, not is_flower(card), card[:2] in held, card[2:3] != "j")
        )

    def to_the_end(self, *, decide: str = "stop") -> Self:
        """Plays on: the first legal action, at decisions `decide`."""
        while not self.over:
            words = self.words
            self.do(decide if decide in words else min(words))
        return self

    def zone(self, place: str) -> set[str]:
        """The cards at a place such as `hand:0`."""
        return next(
            set(self.GAME.deck.names(mask)) for spec, mask in self.round.zones() if spec.place == place
        )

    @property
    def seats(self) -> range:
        """All seats."""
        return range(sum(spec.name == "hand" for spec, _ in self.round.zones()))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked."""
        return self.round.turn().seats

    @property
    def mover(self) -> int:
        """The seat that is asked; there is exactly one."""
        (seat,) = self.asked
        return seat

    @property
    def facts(self) -> Mapping[str, Any]:
        """What is public besides the cards' places."""
        return self.round.facts()

    @property
    def phase(self) -> str:
        """The phase that the facts name."""
        return str(self.facts["phase"])

    @property
    def field(self) -> set[str]:
        """The cards on the table, stacks and all."""
        return self.zone("field")

    def hand(self, seat: int) -> set[str]:
        """The cards in a hand."""
        return self.zone(f"hand:{seat}")

    def captured(self, seat: int) -> set[str]:
        """The cards that a seat has taken."""
        return self.zone(f"captured:{seat}")

    @property
    def words(self) -> set[str]:
        """What the asked seat may do."""
        return self.words_of(self.asked[0])

    def words_of(self, seat: int) -> set[str]:
        """What a seat may do."""
        return {" ".join(self.GAME.actions.words(code)) for code in self.round.legal(seat)}

    @property
    def deciding(self) -> bool:
        """Is it the question whether to stop?"""
        return not self.over and self.words == self.DECISION

    @property
    def over(self) -> bool:
        """Has the round ended?"""
        return self.round.turn().kind == "over"

    @property
    def outcome(self) -> Outcome:
        """How the round ended."""
        found = self.round.outcome()
        assert found is not None, "the round goes on"
        return found

    def score(self, seat: int = 0) -> dict[str, int]:
        """The yaku that lie open before a seat."""
        return {line.key: line.points for line in self.round.lines() if line.seat == seat}

    def steps(self, seat: int | None = None) -> list[tuple[str, int, int]]:
        """The settlement: key, points, factor of each line (of a seat)."""
        return [
            (line.key, line.points, line.factor)
            for line in self.outcome.lines
            if seat is None or line.seat == seat
        ]

    def calls(self) -> list[str]:
        """What was called, in order."""
        return [str(event.key) for event in self.events if event.kind == "called"]

    def given(self, giver: int, taker: int = 0) -> list[str]:
        """The junk that went from one to the other, in order."""
        return [
            self.GAME.deck.codes[card]
            for event in self.events
            if (event.kind, event.source, event.target) == ("moved", f"captured:{giver}", f"captured:{taker}")
            for card in event.cards
        ]

    def payments(self) -> list[tuple[str | None, tuple[int, ...]]]:
        """The payments within the round."""
        return [(event.key, event.points) for event in self.events if event.kind == "paid"]
