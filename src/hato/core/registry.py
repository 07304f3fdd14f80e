"""Finds the games: every folder of `hato.games`, and packages with an entry point in `hato.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from hato.core.game import Game


class UnknownGameError(KeyError):
    """A game that is not there; the message lists those that are."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def games() -> dict[str, Game]:
    """Every game by its id, in alphabetical order."""
    package = importlib.import_module("hato.games")
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(package.__path__, "hato.games."):
        game = getattr(importlib.import_module(module.name), "GAME", None)
        if isinstance(game, Game):
            found[game.id] = game
    for point in entry_points(group="hato.games"):
        game = point.load()
        if isinstance(game, Game):
            found.setdefault(game.id, game)
    return dict(sorted(found.items()))


def game(name: str) -> Game:
    """The game with the id `name`; raises UnknownGameError."""
    try:
        return games()[name]
    except KeyError:
        raise UnknownGameError(f"there is no game {name!r}; the games are {', '.join(games())}") from None
