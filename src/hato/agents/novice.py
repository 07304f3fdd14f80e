"""The novice level: knows what is good, as `greedy` does, but overlooks more than half of what it can do."""

from __future__ import annotations

from random import Random

from hato.agents.greedy import ranked
from hato.agents.request import Position, offered
from hato.core.view import Choice

OVERLOOKS = 0.6
"""How likely each choice is not to be seen at all."""


def choose(position: Position, rng: Random) -> Choice:
    """The best of the choices that it sees; any of them, if it sees none."""
    choices = offered(position.view)
    noticed = [choice.code for choice in choices if rng.random() >= OVERLOOKS]
    seen = set(noticed or [rng.choice(choices).code])
    return next(choice for _, choice in ranked(position, rng) if choice.code in seen)
