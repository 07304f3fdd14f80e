"""How good a position looks to the seat that sees it, by game: what the greedy level goes by."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hato.agents import (
    daifugo,
    go_stop,
    hato,
    khanhoo,
    khanhoo_ming,
    khanhoo_qing,
    koi_koi,
    oicho_kabu,
    sevens,
)
from hato.agents.request import Position

Evaluate = Callable[[Position], float]
"""The worth of a position for the seat that sees it, right after its action; more is better."""


def generic(position: Position) -> float:
    """For games without an entry: current points, then captured cards, the others' subtracted."""
    seat, view = position.seat, position.view
    worth = 0.0
    for other in range(position.setup.seats):
        worth += (1 if other == seat else -1) * position.points(other)
    for zone in view.zones:
        if zone.name == "captured":
            worth += (0.1 if zone.owner == seat else -0.1) * zone.count
    return worth


EVALUATE: dict[str, Evaluate] = {"koi_koi": koi_koi.evaluate, "hato": hato.evaluate}
"""Game id -> evaluation; a game without an entry uses `generic`."""


def evaluate(position: Position) -> float:
    """The worth of a position by the evaluation of its game."""
    return EVALUATE.get(position.game.id, generic)(position)


Judge = Callable[[Position], Mapping[int, float]]
"""The worth of each choice of a view, by code; for games in which a look at the next view says too little."""

JUDGE: dict[str, Judge] = {
    "daifugo": daifugo.judge,
    "go_stop": go_stop.judge,
    "oicho_kabu": oicho_kabu.judge,
    "sevens": sevens.judge,
    "khanhoo": khanhoo.judge,
    "khanhoo_ming": khanhoo_ming.judge,
    "khanhoo_qing": khanhoo_qing.judge,
}
"""Game id -> judgement of choices; in a game without an entry the position after each is evaluated."""

QUIET: dict[str, frozenset[str]] = {
    "oicho_kabu": oicho_kabu.QUIET,
    "khanhoo": khanhoo.QUIET,
    "khanhoo_ming": khanhoo_ming.QUIET,
    "khanhoo_qing": khanhoo_qing.QUIET,
}
"""Game id -> phases in which nobody thinks, because whether there is a choice is itself a secret."""


def quiet(position: Position) -> bool:
    """Would the time that an answer takes tell others what the seat holds?"""
    phases = QUIET.get(position.game.id, frozenset())
    return position.view.turn.sealed or position.view.facts.get("phase") in phases
