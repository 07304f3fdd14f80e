"""The greedy level: looks one action ahead, and stops whenever it may."""

from __future__ import annotations

from random import Random

from hato.agents.evaluation import evaluate
from hato.agents.request import Position, offered
from hato.agents.sampling import Worlds
from hato.core.view import Choice


def ranked(position: Position, rng: Random) -> list[tuple[float, Choice]]:
    """The choices of the position with their worth, best first; equal ones in code order.

    An action that ends the round with points comes before all others. The rest are played in a world
    that the view allows and judged by what the seat sees then, before chance answers.
    """
    world = Worlds(position, rng).one()
    found = []
    for choice in offered(position.view):
        if choice.stake is not None:
            worth = STOP + choice.stake
        else:
            after = world.clone()
            after.play(position.seat, choice.code)
            worth = evaluate(position.seen_as(position.game.view(after, position.seat)))
        found.append((worth, choice))
    return sorted(found, key=lambda item: (-item[0], item[1].code))


STOP = 1_000_000.0
"""Lifts actions that end the round above all others."""


def choose(position: Position, rng: Random) -> Choice:
    """The best choice one action ahead."""
    return ranked(position, rng)[0][1]
