"""A mat of kyogi karuta for tests: camps by the numbers of their poems, and readings with timed touches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from hato.cards.poems import DECK, UPPER
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.registry import game
from hato.games.kyogi_karuta import camp
from hato.games.kyogi_karuta.options import KyogiOptions
from hato.games.kyogi_karuta.rules import KyogiRound
from tests.games.poems import code, mask, numbers

KYOGI = game("kyogi_karuta")

MINE = (87, 18, 57)
THEIRS = (22, 70, 81)
ABSENT = (77,)
"""The seven poems of which the first syllable decides: those of camp 0, of camp 1, and an absent one."""

Touched = tuple[int, int, int]
"""A touch that is meant: seat, number of the poem, ms after the first mora."""


def options_of(preset: str = "source", **differences: Any) -> KyogiOptions:
    """The options of a preset with differences."""
    found = KYOGI.options(preset, differences)
    assert isinstance(found, KyogiOptions)
    return found


def length(number: int) -> int:
    """The morae of the upper half of a poem."""
    return len(UPPER[number - 1])


class Board:
    """A round with everything that has happened at it."""

    def __init__(self, round_: KyogiRound) -> None:
        self.round = round_
        self.events: list[Event] = []

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self.round.phase

    @property
    def facts(self) -> dict[str, Any]:
        """The public facts."""
        return dict(self.round.facts())

    @property
    def counts(self) -> tuple[int, int]:
        """The cards of each camp."""
        return len(self.camp(0)), len(self.camp(1))

    @property
    def calls(self) -> list[tuple[int | None, str | None]]:
        """Everything that was called out but touches."""
        called = [event for event in self.events if event.kind == "called" and event.key != "touch"]
        return [(event.seat, event.key) for event in called]

    @property
    def duty(self) -> tuple[int, int] | None:
        """Who sends how many cards."""
        return (self.round.sender, self.round.right) if self.phase == "send" else None

    def camp(self, seat: int) -> list[int]:
        """The poems of a camp."""
        return numbers(self.round.cards(seat))

    def words(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [" ".join(KYOGI.actions.words(one)) for one in self.round.legal(seat)]

    def do(self, seat: int, *steps: str) -> Board:
        """Does steps in words."""
        for step in steps:
            self.round.play(seat, KYOGI.actions.code(step.split()), self.events.append)
        return self

    def draw(self, number: int) -> Board:
        """Chance deals a card, or reads on the poem."""
        self.round.draw(number - 1, self.events.append)
        return self

    def touch(self, seat: int, number: int, t: int) -> Board:
        """A touch in its three steps."""
        return self.do(seat, f"touch {code(number)}", f"at {t // 100}", f"ms {t % 100}")

    def read(self, number: int, *touched: Touched, early: Sequence[int] = ()) -> Board:
        """A whole reading, until it is settled who has taken the card: each touch at its time."""
        waiting, reading = sorted(touched, key=lambda one: one[2]), self.round.number
        while self.phase == "calm":
            seat = self.round.turn().seats[0]
            self.do(seat, "early" if seat in early else "wait")
        while self.phase == "listen" and self.round.number == reading:
            if self.round.turn().kind == "chance":
                self.draw(number)
                continue
            seat = self.round.turn().seats[0]
            due = [one for one in waiting if one[0] == seat and one[2] <= self.round.interval[1]]
            if due:
                waiting.remove(due[0])
                self.touch(*due[0])
            else:
                self.do(seat, "wait")
        assert not waiting, f"there was no time for {waiting}"
        return self

    def send(self, *sent: int) -> Board:
        """Sends cards; each is received in the first free place."""
        for number in sent:
            self.do(self.round.sender, f"send {code(number)}")
            self.round.play(1 - self.round.sender, self.round.fallback(1 - self.round.sender))
        return self


def dealt(
    *, dealer: int = 0, seed: int = 0, ready: int = 0, preset: str = "source", **differences: Any
) -> Board:
    """A round after its deal; `ready`: so many times both have said that they are ready."""
    round_ = KYOGI.deal(options_of(preset, **differences), Setup(2, dealer))
    assert isinstance(round_, KyogiRound)
    board, rng = Board(round_), Random(seed)
    while round_.phase == "deal":
        board.draw(rng.choice(numbers(round_.chances())))
    for _ in range(ready):
        board.do(0, "ready").do(1, "ready")
    return board


def mat(
    mine: Iterable[int] = MINE,
    theirs: Iterable[int] = THEIRS,
    ghosts: Iterable[int] = ABSENT,
    read: Sequence[int] = (),
    *,
    preset: str = "source",
    **differences: Any,
) -> Board:
    """Before a reading: the poems of camp 0 and camp 1, the absent ones, and those that were read."""
    options = options_of(preset, **differences)
    round_ = KYOGI.deal(options, Setup(2, 0))
    zones = {"camp:0": mask(mine), "camp:1": mask(theirs), "ghosts": mask(ghosts), "read": mask(read)}
    zones["rest"] = DECK.mask & ~sum(zones.values())
    facts = {
        **round_.facts(),
        "phase": "calm" if options.early == "foul" else "listen",
        "number": len(read) + 1,
        "slots": [
            [None if card == camp.EMPTY else DECK.codes[card] for card in camp.lay_out(zones[f"camp:{seat}"])]
            for seat in range(2)
        ],
        "order": [code(number) for number in read],
        "known": options.ghosts_shown or not zones["rest"] or not zones["ghosts"],
    }
    made = KYOGI.restore(options, Setup(2, 0), zones, facts)
    assert isinstance(made, KyogiRound)
    return Board(made)
