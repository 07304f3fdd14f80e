"""A round: the state of one deal and the only code that changes it.

A round has no clock, no random numbers and no I/O. Chance is a player: where a card is to be turned
up, the round says which cards are possible and is told which one came.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, Self

from hato.core.events import Emit
from hato.core.outcome import Line, Outcome
from hato.core.zones import ZoneSpec


class IllegalActionError(ValueError):
    """An action that may not be done now; the round is unchanged."""


class PositionError(ValueError):
    """A position that cannot be: a card missing or twice, or facts that do not fit the rules."""


class Rng(Protocol):
    """What sampling needs of a random generator (`random.Random` fits)."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        ...


class Turn(NamedTuple):
    """Who is asked now: `kind` is `chance`, `choice` or `over`; several seats choose at the same time.

    `sealed` choices are known to their seat alone until all that were asked have chosen. A sealed turn that
    follows another at once asks a seat that is not asked any more in that one.
    """

    kind: str
    seats: tuple[int, ...] = ()
    sealed: bool = False


CHANCE = Turn("chance")
OVER = Turn("over")
CHOICE: tuple[Turn, ...] = tuple(Turn("choice", (seat,)) for seat in range(16))
"""CHOICE[s] asks seat s alone."""

Facts = Mapping[str, Any]
"""Public state that is no card's place, as JSON values."""


class Round:
    """The base of every game's round. Seats are 0..n-1 in the order of play."""

    __slots__ = ()

    @property
    def live(self) -> int:
        """The number, from 1, of the stretch that a table with a clock plays by itself, as times count in it.

        0: this is none.
        """
        return 0

    def turn(self) -> Turn:
        """Who is asked now."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The codes that `seat` may play now, ascending; empty when it is not asked."""
        raise NotImplementedError

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice. Raises IllegalActionError and leaves the round unchanged."""
        raise NotImplementedError

    def chances(self) -> int:
        """The mask of the cards that chance may turn up now, all equally likely; 0 when it is not asked."""
        raise NotImplementedError

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance turns up `card`. Raises IllegalActionError if that card cannot come now."""
        raise NotImplementedError

    def fallback(self, seat: int) -> int:
        """What a seat does whose time is up: always legal, never clever."""
        raise NotImplementedError

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """Where every card of the deck is: each zone with its mask."""
        raise NotImplementedError

    def facts(self) -> Facts:
        """Public state that is no card's place; with the zones it is the whole position."""
        raise NotImplementedError

    def secrets(self, seat: int) -> Facts:
        """What only `seat` knows besides its cards: its sealed choices, as JSON values."""
        return {}

    def lines(self) -> Sequence[Line]:
        """What the open cards of each seat score now, for everybody to see."""
        return ()

    def stake(self, seat: int, action: int) -> tuple[int, ...] | None:
        """The change of each seat's points by an action that ends the round; None for other actions."""
        return None

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        raise NotImplementedError

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals the cards that `seat` cannot know anew, in keeping with what play has shown."""
        raise NotImplementedError
