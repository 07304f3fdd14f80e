"""The levels of the computer opponents, and the one function that asks them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random

from hato.agents import concentration, greedy, kyogi_karuta, novice, sampler, uta_karuta
from hato.agents.evaluation import quiet
from hato.agents.request import Position, Request, UnknownLevelError, offered
from hato.core.view import Choice

LEVELS: tuple[str, ...] = ("random", "novice", "greedy", "sampler")
"""The levels, weakest first."""

OWN: Mapping[str, Callable[[str, Position, Random], Choice]] = {
    "concentration": concentration.choose,
    "kyogi_karuta": kyogi_karuta.choose,
    "uta_karuta": uta_karuta.choose,
}
"""Game id -> its own way to play a level, for games in which levels do not differ in how they judge."""

OWN_LEVELS: Mapping[str, tuple[str, ...]] = {"kyogi_karuta": kyogi_karuta.LEVELS}
"""Game id -> its own levels, weakest first, where they are not LEVELS."""


FIRST: Mapping[str, str] = {"kyogi_karuta": "2"}
"""Game id -> the level that is proposed, where whoever proposes one has no better reason."""


def levels(game: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return OWN_LEVELS.get(game, LEVELS)


def choose(level: str, request: Request) -> tuple[str, ...]:
    """The words of one of the choices of `request.view`, as `level` plays.

    Raises UnknownLevelError, NothingToChooseError, UnknownGameError or OptionError. It can be pickled, so
    that a worker process can run it. The time of `budget_ms` counts from the call.
    """
    started = time.monotonic()
    known = levels(request.game)
    if level not in known:
        raise UnknownLevelError(f"there is no level {level!r}; the levels are {', '.join(known)}")
    choices = offered(request.view)
    if len(choices) == 1:
        return choices[0].words
    rng = Random(request.seed)
    if request.game in OWN:
        return OWN[request.game](level, Position.of(request), rng).words
    if level == "random":
        return rng.choice(choices).words
    position = Position.of(request)
    if level == "novice":
        return novice.choose(position, rng).words
    if level == "greedy" or quiet(position):  # in secret nobody thinks: the delay would tell
        return greedy.choose(position, rng).words
    if request.playouts is None:
        budget: sampler.Budget = sampler.Deadline(started, request.budget_ms / 1000)
    else:
        budget = sampler.Playouts(request.playouts)
    return sampler.choose(position, request.totals, budget, rng).words
