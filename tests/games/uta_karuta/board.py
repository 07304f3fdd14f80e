"""A table of uta-karuta for tests: hands by the numbers of their poems, and what is done in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from hato.cards.poems import DECK
from hato.core import bits
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.registry import game
from hato.games.uta_karuta.options import UtaOptions
from hato.games.uta_karuta.rules import UtaRound
from tests.games.poems import code, mask, numbers

UTA = game("uta_karuta")


def options_of(preset: str = "source", **differences: Any) -> UtaOptions:
    """The options of a preset with differences."""
    found = UTA.options(preset, differences)
    assert isinstance(found, UtaOptions)
    return found


class Board:
    """A round with everything that has happened at it."""

    def __init__(self, round_: UtaRound) -> None:
        self.round = round_
        self.events: list[Event] = []

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self.round.phase

    @property
    def mover(self) -> int:
        """The seat that is asked."""
        return self.round.turn().seats[0]

    @property
    def facts(self) -> dict[str, Any]:
        """The public facts."""
        return dict(self.round.facts())

    @property
    def words(self) -> list[str]:
        """What the seat that is asked may do."""
        return [" ".join(UTA.actions.words(one)) for one in self.round.legal(self.mover)]

    @property
    def offered(self) -> list[int]:
        """The poems whose cards the seat that is asked may choose."""
        return [int(words.split()[1][1:]) for words in self.words if " " in words]

    @property
    def counts(self) -> list[int]:
        """The cards of each hand."""
        return [bits.popcount(hand) for hand in self.round.hand]

    @property
    def calls(self) -> list[tuple[int | None, str | None]]:
        """Everything that was called out."""
        return [(event.seat, event.key) for event in self.events if event.kind == "called"]

    @property
    def ended(self) -> Outcome:
        """How the round ended."""
        outcome = self.round.outcome()
        assert outcome is not None
        return outcome

    def hand(self, seat: int) -> list[int]:
        """The poems of a hand."""
        return numbers(self.round.hand[seat])

    def do(self, *steps: str) -> Board:
        """Does steps in words, each by the seat that is asked; a number stands for a card."""
        for step in steps:
            words = [code(int(word)) if word.isdigit() else word for word in step.split()]
            self.round.play(self.mover, UTA.actions.code(words), self.events.append)
        return self

    def read(self, number: int) -> Board:
        """The reader begins a poem."""
        self.round.draw(number - 1, self.events.append)
        return self

    def answered(self, number: int, by: int | None) -> Board:
        """A poem is read; the seats decline until one answers right, or all do (None)."""
        self.read(number)
        while self.phase == "answer" and self.mover != by:
            self.do("decline")
        return self if by is None else self.do(f"answer {number}")

    def unanswered(self, number: int) -> Board:
        """A poem is read that nobody knows."""
        return self.read(number).do(*["decline"] * 4)


def dealt(*, dealer: int = 3, seed: int = 0, lay: bool = True, **differences: Any) -> Board:
    """A round after its deal; `lay`: each seat has laid its lowest card as yakufuda."""
    round_ = UTA.deal(options_of(**differences), Setup(4, dealer))
    assert isinstance(round_, UtaRound)
    board, rng = Board(round_), Random(seed)
    while round_.phase == "deal":
        round_.draw(rng.choice(bits.cards(round_.chances())), board.events.append)
    while lay and round_.phase == "yaku":
        round_.play(board.mover, round_.fallback(board.mover), board.events.append)
    return board


def table(
    hands: Sequence[Iterable[int]],
    yaku: Mapping[int, int] | None = None,
    read: Sequence[int] = (),
    *,
    preset: str = "source",
    **differences: Any,
) -> Board:
    """Before a reading: the poems in the hands, the yakufuda of seats; all other cards have left the game."""
    options = options_of(preset, **differences)
    round_ = UTA.deal(options, Setup(4, 3))
    zones = {f"hand:{seat}": mask(hand) for seat, hand in enumerate(hands)}
    zones |= {f"yaku:{seat}": mask([number]) for seat, number in (yaku or {}).items()}
    zones["gone"] = DECK.mask & ~sum(zones.values())
    facts = {**round_.facts(), "phase": "read", "order": [code(number) for number in read]}
    made = UTA.restore(options, Setup(4, 3), zones, facts)
    assert isinstance(made, UtaRound)
    return Board(made)
