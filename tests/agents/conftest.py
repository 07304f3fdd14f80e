"""Positions that the tests of the agents look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

import pytest

from hato.agents import Request
from hato.core import registry
from hato.core.chance import Sampled
from hato.core.round import Round
from hato.play.session import NEXT, Session


class Case(NamedTuple):
    """A round in which `seat` is asked, and the question as the agents get it."""

    round: Round
    seat: int
    request: Request


def case(session: Session, seat: int, preset: str, differences: dict[str, Any], seed: int) -> Case:
    """The question that a match asks a seat now, with few playouts."""
    return Case(session.round, seat, Request.of(session, seat, preset, differences, seed=seed, playouts=12))


def dealt_by(rng: Random) -> Callable[[int], Sampled]:
    """The chance of every deal of a match."""
    chance = Sampled(rng)
    return lambda _: chance


def random_cases(name: str, number: int, differences: Mapping[str, Any]) -> Iterator[Case]:
    """Positions after random play of random length, through all presets and numbers of seats in turn."""
    game = registry.game(name)
    tables = [(preset, seats) for seats in game.seats for preset in game.presets]
    made = 0
    seed = 0
    while made < number:
        seed += 1
        rng = Random(seed)
        preset, seats = tables[seed % len(tables)]
        changed = {**game.for_seats(preset, seats), **differences}
        session = Session(game, game.options(preset, changed), seats, dealt_by(rng))
        for _ in range(rng.randrange(40)):
            if session.waiting:
                session.do(0, NEXT)
            elif session.asked:
                seat = rng.choice(session.asked)
                session.do(seat, rng.choice(session.view(seat).choices).words)
        if session.asked:
            made += 1
            yield case(session, rng.choice(session.asked), preset, changed, seed)


@pytest.fixture(scope="session")
def cases() -> Callable[..., list[Case]]:
    """Makes positions, or gives those made before: `cases(number, game="koi_koi", **differences)`."""
    made: dict[str, list[Case]] = {}

    def make(number: int, game: str = "koi_koi", **differences: Any) -> list[Case]:
        key = f"{number} {game} {differences}"
        if key not in made:
            made[key] = list(random_cases(game, number, differences))
        return made[key]

    return make
