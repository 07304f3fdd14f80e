"""Rounds of Oicho-Kabu for tests: cards and actions in words, and the cards that come in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Self

from hato.core import bits, registry
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Round
from hato.core.view import View

OICHO = registry.game("oicho_kabu")
DECK = OICHO.deck
CODES = DECK.names(OICHO.cards(OICHO.options()))
"""The codes of the forty cards."""


def card_of(month: int, taken: set[str]) -> str:
    """A card of the month that is not taken yet."""
    code = next(code for code in CODES if int(code[:2]) == month and code not in taken)
    taken.add(code)
    return code


def of_months(text: str) -> list[str]:
    """Cards of these months, each another one: `"4 1 10"`."""
    taken: set[str] = set()
    return [card_of(int(month), taken) for month in text.split()]


class Board:
    """A round in play; chance gives the cards of `stock` and then the lowest ones that are left."""

    def __init__(self, round_: Round, stock: Iterable[str] = ()) -> None:
        self.round = round_
        self.stock = list(stock)
        self.events: list[Event] = []
        self.flip()

    def flip(self) -> Self:
        """Deals while chance is asked."""
        while self.round.turn().kind == "chance":
            free = DECK.names(self.round.chances())
            card = self.stock.pop(0) if self.stock else free[0]
            self.round.draw(DECK.card(card), self.events.append)
        return self

    def do(self, *actions: str) -> Self:
        """Does actions such as `bet 10`, each by the seat that is asked."""
        for text in actions:
            self.round.play(self.asked, OICHO.actions.code(text.split()), self.events.append)
            self.flip()
        return self

    def bets(self, *amounts: int) -> Self:
        """Names amounts, one after the other."""
        return self.do(*(f"bet {amount}" for amount in amounts))

    def done(self) -> Self:
        """Plays on to the end: no third card where that is free."""
        while not self.over:
            self.do(" ".join(OICHO.actions.words(self.round.fallback(self.asked))))
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.round.turn().seats[0]

    @property
    def words(self) -> list[str]:
        """What the seat that is asked may do."""
        return [" ".join(OICHO.actions.words(code)) for code in self.round.legal(self.asked)]

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self.round.turn().kind == "over"

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return str(self.round.facts()["phase"])

    @property
    def outcome(self) -> Outcome:
        """How the round ended."""
        found = self.round.outcome()
        assert found is not None
        return found

    def zone(self, place: str) -> set[str]:
        """The cards at a place."""
        return {code for spec, mask in self.round.zones() if spec.place == place for code in DECK.names(mask)}

    def view(self, seat: int | None) -> View:
        """The round as a seat sees it."""
        return OICHO.view(self.round, seat)

    def seen(self, seat: int | None, place: str) -> bool:
        """Does the seat see the faces at a place?"""
        return any(zone.place == place and zone.cards is not None for zone in self.view(seat).zones)

    def lines(self, seat: int) -> list[tuple[str, int]]:
        """Key and points of the settlement lines of a seat."""
        return [(line.key, line.points) for line in self.outcome.lines if line.seat == seat]

    def targets(self) -> Iterator[str]:
        """Where the dealt and drawn cards went, in order."""
        return (str(event.target) for event in self.events if event.kind in ("dealt", "drawn"))


def options_of(preset: str = "standard", seats: int = 2, **options: Any) -> Any:
    """The options of a preset for a number of seats, with differences."""
    return OICHO.options(preset, {**OICHO.for_seats(preset, seats), **options})


def dealt(
    stock: Iterable[str] = (), preset: str = "standard", seats: int = 2, dealer: int = 0, **options: Any
) -> Board:
    """A round whose cards come in this order."""
    round_ = OICHO.deal(options_of(preset, seats, **options), Setup(seats, dealer))
    return Board(round_, stock)


def table(hands: str, bank: str, then: str = "", **options: Any) -> Board:
    """A standard round dealt up to the bets. `hands` are pairs of months `"4 1, 5 5, 2 3, 7 1"`, `bank` the
    dealer's two or three, `then` the third cards of the table hands in the order in which they come."""
    pairs = [pair.split() for pair in hands.split(",")]
    mine = bank.split()
    months = [
        *(first for first, _ in pairs),
        mine[0],
        *(second for _, second in pairs),
        *then.split(),
        *mine[1:],
    ]
    return dealt(of_months(" ".join(months)), **options)


def simple(hands: str, then: str = "", **options: Any) -> Board:
    """A simple round; `hands` are pairs of months from the dealer's right on, the dealer last."""
    months = f"{hands.replace(',', ' ')} {then}"
    return dealt(of_months(months), preset="simple", **options)


def mask(*cards: str) -> int:
    """The mask of cards."""
    return bits.mask_of([DECK.card(card) for card in cards])
