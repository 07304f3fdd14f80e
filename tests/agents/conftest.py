"""Positions that the tests of the agents look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from hato.agents import Request
from hato.core import registry
from hato.core.chance import Sampled
from hato.core.round import Round
from hato.play.session import NEXT, Session

GAME = registry.game("koi_koi")


class Case(NamedTuple):
    """A round in which `seat` is asked, and the question as the agents get it."""

    round: Round
    seat: int
    request: Request


def case(session: Session, preset: str, differences: dict[str, Any], seed: int) -> Case:
    """The question that a match asks now, with few playouts."""
    seat = session.asked[0]
    return Case(session.round, seat, Request.of(session, seat, preset, differences, seed=seed, playouts=12))


def dealt_by(rng: Random) -> Callable[[int], Sampled]:
    """The chance of every deal of a match."""
    chance = Sampled(rng)
    return lambda _: chance


def random_cases(number: int, differences: dict[str, Any]) -> Iterator[Case]:
    """Positions after random play of random length, through all presets in turn."""
    presets = list(GAME.presets)
    made = 0
    seed = 0
    while made < number:
        seed += 1
        rng = Random(seed)
        preset = presets[seed % len(presets)]
        session = Session(GAME, GAME.options(preset, differences), 2, dealt_by(rng))
        for _ in range(rng.randrange(40)):
            if session.waiting:
                session.do(0, NEXT)
            elif session.asked:
                seat = session.asked[0]
                session.do(seat, rng.choice(session.view(seat).choices).words)
        if session.asked:
            made += 1
            yield case(session, preset, differences, seed)


@pytest.fixture(scope="session")
def cases() -> Callable[..., list[Case]]:
    """Makes positions, or gives those made before: `cases(number, **differences)`."""
    made: dict[str, list[Case]] = {}

    def make(number: int, **differences: Any) -> list[Case]:
        key = f"{number} {differences}"
        if key not in made:
            made[key] = list(random_cases(number, differences))
        return made[key]

    return make
