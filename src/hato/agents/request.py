"""What an agent is asked: a view, the rules it was dealt by, and how long it may think."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from hato.core import registry
from hato.core.events import Event
from hato.core.game import Game
from hato.core.match import Setup
from hato.core.outcome import total
from hato.core.view import Choice, View
from hato.play.session import Session


class AgentError(ValueError):
    """A request that no agent can answer; the message says why."""


class UnknownLevelError(AgentError):
    """A level that is not there; the message lists those that are."""


class NothingToChooseError(AgentError):
    """A request whose view offers no choice: its seat is not asked."""


@dataclass(frozen=True)
class Request:
    """A question to an agent: all that it gets, and nothing that its seat may not know.

    `differences` are JSON values beside the preset, `totals` each seat's points before the round. `seed`
    fixes every random choice of the agent; it must not come from the seed of the shuffle. `budget_ms` is
    the time to think; `playouts`, if given, replaces it by a number of playouts, and then the answer is a
    function of the request alone. It can be pickled.
    """

    game: str
    preset: str
    differences: dict[str, Any]
    setup: Setup
    view: View
    totals: tuple[int, ...]
    seed: int
    budget_ms: int
    playouts: int | None = None
    events: tuple[Event, ...] = ()
    """what the seat saw happen in the round, in order, where the game is one of memory; else nothing"""

    @staticmethod
    def of(
        session: Session,
        seat: int,
        preset: str,
        differences: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        budget_ms: int = 1000,
        playouts: int | None = None,
    ) -> Request:
        """The question that a match in play asks `seat` now."""
        return Request(
            session.game.id,
            preset,
            dict(differences or {}),
            session.setup,
            session.view(seat),
            session.totals,
            seed,
            budget_ms,
            playouts,
            tuple(event.seen_by(seat) for event in session.round_events) if session.game.memory else (),
        )


@dataclass(frozen=True)
class Position:
    """A view together with the game, options and set-up that explain it."""

    game: Game
    options: Any
    setup: Setup
    view: View
    events: tuple[Event, ...] = ()
    """what the seat saw happen in the round, where the game is one of memory"""

    @staticmethod
    def of(request: Request) -> Position:
        """The position of a request; raises UnknownGameError or OptionError."""
        game = registry.game(request.game)
        options = game.options(request.preset, request.differences)
        return Position(game, options, request.setup, request.view, request.events)

    @property
    def seat(self) -> int:
        """The seat that sees it."""
        assert self.view.seat is not None, "an agent sits at the table"
        return self.view.seat

    def points(self, seat: int) -> int:
        """What the open cards of a seat score now."""
        return total(line for line in self.view.lines if line.seat == seat)

    def seen_as(self, view: View) -> Position:
        """The same round with another view."""
        return replace(self, view=view)


def offered(view: View) -> tuple[Choice, ...]:
    """The choices of a view; raises NothingToChooseError if there are none."""
    if not view.choices:
        raise NothingToChooseError(
            f"seat {view.seat} is not asked for a choice in this view, so no agent can choose"
        )
    return view.choices
