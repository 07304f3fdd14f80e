"""The greedy level: the choice that looks best one action ahead."""

from __future__ import annotations

from random import Random

from hato.agents.evaluation import JUDGE, evaluate
from hato.agents.request import Position, offered
from hato.agents.sampling import Worlds
from hato.core.view import Choice


def ranked(position: Position, rng: Random) -> list[tuple[float, Choice]]:
    """The choices of the position with their worth, best first; equal ones in code order."""
    judge = JUDGE.get(position.game.id)
    worth = judge(position) if judge else _looked_ahead(position, rng)
    found = [(worth[choice.code], choice) for choice in offered(position.view)]
    return sorted(found, key=lambda item: (-item[0], item[1].code))


def _looked_ahead(position: Position, rng: Random) -> dict[int, float]:
    """The worth of each choice one action ahead.

    An action that ends the round with points comes before all others. The rest are played in a world
    that the view allows and judged by what the seat sees then, before chance answers.
    """
    world = Worlds(position, rng).one()
    found = {}
    for choice in offered(position.view):
        if choice.stake is not None:
            found[choice.code] = STOP + choice.stake
            continue
        after = world.clone()
        after.play(position.seat, choice.code)
        found[choice.code] = evaluate(position.seen_as(position.game.view(after, position.seat)))
    return found


STOP = 1_000_000.0
"""Lifts actions that end the round above all others."""


def choose(position: Position, rng: Random) -> Choice:
    """The best choice one action ahead."""
    return ranked(position, rng)[0][1]
