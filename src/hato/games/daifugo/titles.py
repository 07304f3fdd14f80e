"""Places, titles, points and stakes, and who exchanges how many cards with whom (DAI-6, DAI-7, DAI-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hato.games.daifugo.options import DaifugoOptions

FEWEST, MOST = 3, 15
"""The numbers of players (DAI-1)."""
TITLES: tuple[str, ...] = ("daifugo", "fugo", "heimin", "hinmin", "daihinmin")
"""The titles, best first."""


def title(place: int, seats: int) -> str:
    """The title of a place, from 1."""
    if place in (1, seats):
        return TITLES[0] if place == 1 else TITLES[-1]
    if seats > FEWEST and place in (2, seats - 1):
        return TITLES[1] if place == 2 else TITLES[-2]
    return "heimin"


def points(options: DaifugoOptions, place: int, seats: int) -> int:
    """What a place counts."""
    if options.points == "places":
        return seats - place
    return 10 * (seats + 1 - place) + (10 if place == 1 else 0)


def stakes(places: Sequence[int]) -> tuple[int, ...]:
    """What each seat wins or loses beside the points, in units, sum 0."""
    return tuple(len(places) + 1 - 2 * place for place in places)


class Exchange(NamedTuple):
    """The player at place `worse` gives `size` cards to the one at place `better` and gets as many back."""

    worse: int
    better: int
    size: int


def exchanges(form: str, seats: int) -> tuple[Exchange, ...]:
    """Who exchanges by a form of exchange, the first player before the second (DAI-7)."""
    if form == "none":
        return ()
    if form == "one_each" or seats == FEWEST:
        return (Exchange(seats, 1, 1),)
    return (Exchange(seats, 1, 2), Exchange(seats - 1, 2, 1))
