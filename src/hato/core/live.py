"""A stretch of play in which times count: a table with a clock plays it by itself (KAR-3, KAR-9).

The table tells all pages what is to be heard, each cue at its time, and takes the touches that come in. What
the round hears of it are the entries at its end; it knows no clock.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hato.core.view import View

Draw = Callable[[int], int]
"""Answers a chance turn: one card of the mask."""


class Cue(NamedTuple):
    """Something that all hear at the same time, `due` ms after the first cue."""

    word: str
    due: int


class Report(NamedTuple):
    """A touch as it came in, all times in ms.

    `click` is by the clock of the page since it showed the first cue, `arrival` by the clock of the server
    since it sent that cue (`Line.arrival`); `rtt` and `jitter` are those of the line.
    """

    seat: int
    click: float
    arrival: float
    rtt: float
    jitter: float = 0.0


class Done(NamedTuple):
    """What a seat has done in a stretch, as an entry of the log."""

    seat: int
    words: tuple[str, ...]


class ImpossibleError(ValueError):
    """A touch that cannot be; the message says why, and nothing has changed."""


class Live(ABC):
    """A stretch that begins, as its chance will have it: it knows what nobody at the table may know yet.

    It works on copies of the round and of its chance and changes neither. All times are ms after the moment
    at which the first cue is due.
    """

    number: int
    """the number of the stretch in its round, from 1"""
    lead_ms: int
    """from the beginning to the first cue"""
    step_ms: int
    """from a cue to the next"""
    before: str | None
    """the card that is told of before the first cue; None: none is"""
    opening: bool
    """does what comes before the first cue belong to none of the cards?"""
    cues: Sequence[Cue]
    """what is heard if nobody touches anything, in order"""
    decided_ms: int
    """when the cue is due after which all can know the card"""

    @abstractmethod
    def ask(self, computers: Sequence[int]) -> tuple[int, View] | None:
        """The seat among `computers` that is asked next, with all that it may know; None: nobody any more.

        The others do nothing as far as it can tell.
        """

    @abstractmethod
    def answer(self, seat: int, words: Sequence[str] | None) -> None:
        """What the seat that is asked does; None: what happens without it. Raises ValueError."""

    @abstractmethod
    def touch(self, card: str, report: Report, told: int, now: float) -> float:
        """Takes a touch that has come in at `now` from a page that was sent `told` cues.

        Returns the time that counts. Raises ImpossibleError.
        """

    @abstractmethod
    def closes(self) -> float:
        """When the stretch is over, by what is known so far."""

    @abstractmethod
    def entries(self) -> list[Done]:
        """What the round is told, in order."""

    @abstractmethod
    def delays(self) -> list[tuple[int, float]]:
        """How long after `decided_ms` each seat whose touches came in has touched the right card."""
