"""Deals of the Qing form for tests: hands and actions in words, and the cards that come in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Self

from hato.cards.deck import printed
from hato.core import registry
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import NOTHING_CARRIED, Carried, Outcome
from hato.games.khanhoo_qing.rules import QingRound

QING = registry.game("khanhoo_qing")
DECK = QING.deck
TEXTS = Path(__file__).parents[3] / "src/hato/games/khanhoo_qing"

WIN = "C1 C2 C3 S4 S5 S6 M7 M7 M7 S7 S8 S9 C5 M5 S5"
"""A winning hand of fifteen."""
DULL = "C2 C4 C6 C8 S1 S3 S5 S9 M2 M4 M6 M8 RF WF OT"
"""A hand that is far from a win."""


def help_page(language: str = "en") -> str:
    """The rules page."""
    return (TEXTS / f"rules/{language}.md").read_text(encoding="utf-8")


class Board:
    """A deal in play; whoever is asked acts. Cards that are drawn come from `stock`, then the lowest ones."""

    def __init__(self, round_: QingRound, stock: Iterable[str] = ()) -> None:
        self.round = round_
        self.stock = list(stock)
        self.events: list[Event] = []

    def flip(self) -> Self:
        """Deals and draws while chance is asked."""
        while self.round.turn().kind == "chance":
            wanted = self.stock.pop(0) if self.stock else ""
            free = [
                code for code in DECK.names(self.round.chances()) if printed(code) == wanted or not wanted
            ]
            self.round.draw(DECK.card(free[0]), self.events.append)
        return self

    def do(self, *actions: str) -> Self:
        """Does actions such as `discard C3`, each by the seat that is asked; any copy of the card will do."""
        for text in actions:
            verb, _, kind = text.partition(" ")
            codes = [QING.actions.words(code) for code in self.round.legal(self.asked)]
            found = [words for words in codes if words[0] == verb and (not kind or printed(words[1]) == kind)]
            assert found, f"{text}: {self.words}"
            self.round.play(self.asked, QING.actions.code(found[0]), self.events.append)
            self.flip()
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.round.turn().seats[0]

    @property
    def words(self) -> list[str]:
        """What the seat that is asked may do, with the printed names of cards."""
        codes = self.round.legal(self.asked)
        return [" ".join(printed(word) for word in QING.actions.words(code)) for code in codes]

    @property
    def over(self) -> bool:
        """Is the deal over?"""
        return self.round.turn().kind == "over"

    @property
    def phase(self) -> str:
        """The phase of the deal."""
        return str(self.round.facts()["phase"])

    @property
    def outcome(self) -> Outcome:
        """How the deal ended."""
        found = self.round.outcome()
        assert found is not None
        return found

    def zone(self, place: str) -> list[str]:
        """The printed cards at a place."""
        found = [mask for spec, mask in self.round.zones() if spec.place == place]
        return sorted(printed(code) for mask in found for code in DECK.names(mask))

    def count(self, place: str) -> int:
        """How many cards lie at a place."""
        return len(self.zone(place))

    def seen(self, seat: int | None, place: str) -> bool:
        """Does the seat see the faces at a place?"""
        view = QING.view(self.round, seat)
        return any(zone.place == place and zone.cards is not None for zone in view.zones)

    def drain(self) -> Self:
        """Everybody draws and throws the card again until the stock is empty and a card is offered."""
        while self.round.stock or self.phase != "offer":
            self.round.play(self.asked, self.round.fallback(self.asked), self.events.append)
            self.flip()
        return self


def options_of(seats: int = 2, **options: Any) -> Any:
    """The options of the preset for a number of seats, with differences."""
    return QING.options("source", {**QING.for_seats("source", seats), **options})


def dealt(
    *hands: str,
    then: str = "",
    dealer: int = 0,
    number: int = 1,
    carried: Carried = NOTHING_CARRIED,
    **options: Any,
) -> Board:
    """A deal with these hands, the dealer's with a card more; what they lack is dealt from all kinds.

    `then` are the cards that are drawn afterwards.
    """
    seats = len(hands)
    chosen = options_of(seats, **options)
    round_ = QING.deal(chosen, Setup(seats, dealer, number, carried=carried))
    assert isinstance(round_, QingRound)
    return Board(round_, _order([hand.split() for hand in hands], dealer, chosen) + then.split()).flip()


def _order(hands: Sequence[list[str]], dealer: int, options: Any) -> list[str]:
    """The cards in the order in which they are dealt."""
    n = len(hands)
    sizes = [options.dealt + (1 if seat == dealer and not options.draws_first else 0) for seat in range(n)]
    used = [code for hand in hands for code in hand]
    free = [printed(code) for code in DECK.codes]
    for code in used:
        free.remove(code)
    free = free[::7] + [code for i, code in enumerate(free) if i % 7]
    full = [
        [*hand, *(free.pop(0) for _ in range(size - len(hand)))]
        for hand, size in zip(hands, sizes, strict=True)
    ]
    order = []
    for turn in range(max(sizes)):
        for at in range(n):
            hand = full[(dealer + at) % n]
            if turn < len(hand):
                order.append(hand[turn])
    return order


def wins(hand: str, **options: Any) -> bool:
    """Does a full hand win, by the answers to vectors?"""
    return bool(QING.answers()["wins"]({"preset": "source", **options}, {"hand": hand.split()}))


BESIDE = "C2 C3 C4 S5 S6 S7 M4 M4 M4 C6 S6 M6"
"""Four groups without eyes, of no card of any eyes but 2 and 3 cash."""
