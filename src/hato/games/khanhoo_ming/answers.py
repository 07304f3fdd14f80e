"""Answers to test vectors about the Ming form of Khanhoo (KHM-2 to KHM-9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.cards.money import MING
from hato.core import options as opt
from hato.games.khanhoo_ming import plays
from hato.games.khanhoo_ming.options import PRESETS, MingOptions
from hato.games.khanhoo_ming.plays import PLAYS, Play
from hato.games.khanhoo_ming.rules import HAND

Json = Mapping[str, Any]


class PlayError(ValueError):
    """Cards that cannot be led, or a number of players for whom there is no deal."""


def read_options(given: Json) -> MingOptions:
    """The options of a vector; raises OptionError."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return opt.build(PRESETS, given.get("preset", "source"), changed)


def _play(codes: Sequence[str]) -> Play:
    found = plays.read(list(codes))
    if found is None:
        raise PlayError(f"{' '.join(codes)} is neither one card nor a gibbon, leopard or special")
    return PLAYS[found]


def beats(given: Json, question: Json) -> bool:
    """A new play and the best one before it -> does the new one beat it? (KHM-4 to KHM-7)"""
    rule = read_options(given).specials_beat_leopards
    return plays.beats(_play(question["new"]), _play(question["old"]), rule)


def trick_points(given: Json, question: Json) -> int:
    """The play that wins a trick, and the number of players -> the points of the trick (KHM-8)."""
    read_options(given)
    best = _play(question["winning"])
    _check_players(question["players"])
    return len(best.codes) * int(question["players"]) + best.bonus


def deal(given: Json, question: Json) -> Json:
    """The number of players -> cards for each, and how many are left (KHM-2)."""
    read_options(given)
    players = question["players"]
    _check_players(players)
    return {"each": HAND[players], "left": len(MING) - players * HAND[players]}


def settle(given: Json, question: Json) -> list[int]:
    """The totals of a match -> what each seat wins or loses by the differences (KHM-9)."""
    points = [int(one) for one in question["points"]]
    if not read_options(given).settle:
        return [0] * len(points)
    return differences(points)


def differences(points: Sequence[int]) -> list[int]:
    """Everyone pays everyone the difference of the points: what each seat gains by it."""
    whole = sum(points)
    return [len(points) * one - whole for one in points]


def _check_players(players: object) -> None:
    if players not in HAND:
        raise PlayError(f"players is {players!r}; the Ming form is played by {' or '.join(map(str, HAND))}")


ANSWERS: dict[str, Callable[[Json, Json], Any]] = {
    "beats": beats,
    "trick_points": trick_points,
    "deal": deal,
    "settle": settle,
}
