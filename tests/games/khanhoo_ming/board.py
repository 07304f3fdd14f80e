"""Rounds of the Ming form for tests: hands and actions in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from hato.core import registry
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.games.khanhoo_ming.rules import HAND, MingRound

MING = registry.game("khanhoo_ming")
DECK = MING.deck
TEXTS = Path(__file__).parents[3] / "src/hato/games/khanhoo_ming"


def help_page(language: str = "en") -> str:
    """The rules page."""
    return (TEXTS / f"rules/{language}.md").read_text(encoding="utf-8")


class Board:
    """A round in play; whoever is asked acts."""

    def __init__(self, round_: MingRound) -> None:
        self.round = round_
        self.events: list[Event] = []

    def deal(self, hands: Sequence[str], leader: int) -> Self:
        """Deals these hands; what they lack is dealt from the low end of the deck."""
        n = len(hands)
        size = HAND[n]
        wanted = [hand.split() for hand in hands]
        free = [code for code in DECK.codes if code not in {one for hand in wanted for one in hand}]
        full = [hand + [free.pop(0) for _ in range(size - len(hand))] for hand in wanted]
        for number in range(size):
            for at in range(n):
                card = DECK.card(full[(leader + at) % n][number])
                self.round.draw(card, self.events.append)
        return self

    def do(self, *actions: str) -> Self:
        """Does actions such as `play C1 Ch C0`, each by the seat that is asked."""
        for text in actions:
            self.round.play(self.asked, MING.actions.code(text.split()), self.events.append)
        return self

    def off(self, *codes: str) -> Self:
        """Throws cards off; without any, the lowest of the hand, as many as the trick asks for."""
        if codes:
            return self.do(*(f"discard {code}" for code in codes))
        at = len(self.round.tricks[-1].plays)
        while self.round.tricks and len(self.round.tricks[-1].plays) == at and not self.over:
            before = len(self.round.tricks)
            self.do(next(word for word in self.words if word.startswith("discard")))
            if len(self.round.tricks) != before:
                break
        return self

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.round.turn().seats[0]

    @property
    def words(self) -> list[str]:
        """What the seat that is asked may do."""
        return [" ".join(MING.actions.words(code)) for code in self.round.legal(self.asked)]

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self.round.turn().kind == "over"

    @property
    def points(self) -> list[int]:
        """The points of the seats so far."""
        return list(self.round.facts()["points"])

    @property
    def outcome(self) -> Outcome:
        """How the round ended."""
        found = self.round.outcome()
        assert found is not None
        return found

    def zone(self, place: str) -> set[str]:
        """The cards at a place."""
        return {code for spec, mask in self.round.zones() if spec.place == place for code in DECK.names(mask)}

    def seen(self, seat: int | None, place: str) -> bool:
        """Does the seat see the faces at a place?"""
        view = MING.view(self.round, seat)
        return any(zone.place == place and zone.cards is not None for zone in view.zones)

    def finish(self) -> Self:
        """Plays on to the end: the first choice of each."""
        while not self.over:
            self.round.play(self.asked, self.round.fallback(self.asked), self.events.append)
        return self


def options_of(seats: int = 2, **options: Any) -> Any:
    """The options of the preset for a number of seats, with differences."""
    return MING.options("source", {**MING.for_seats("source", seats), **options})


def dealt(*hands: str, leader: int = 0, **options: Any) -> Board:
    """A round with these hands."""
    seats = len(hands)
    round_ = MING.deal(options_of(seats, **options), Setup(seats, leader))
    assert isinstance(round_, MingRound)
    return Board(round_).deal(hands, leader)


def beats(new: str, old: str, **options: Any) -> bool:
    """Does a play beat another, by the answers to vectors?"""
    told = MING.answers()["beats"]({"preset": "source", **options}, {"new": new.split(), "old": old.split()})
    return bool(told)


def points(winning: str, players: int = 2) -> int:
    """What a trick with this winning play counts."""
    return int(MING.answers()["trick_points"]({}, {"winning": winning.split(), "players": players}))
