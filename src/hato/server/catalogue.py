"""What can be played here, as the browser's forms need it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hato import texts
from hato.agents import FIRST
from hato.core import options as opt
from hato.core import registry
from hato.core.game import Game
from hato.server import render
from hato.server.bodies import Catalogue, GameInfo, OptionInfo, PresetInfo
from hato.server.messages import VERSION


def catalogue(levels: Callable[[str], Sequence[str]]) -> Catalogue:
    """All games with their presets and options, and the languages; `levels` gives those of a game."""
    games = [game_info(game, levels(game.id)) for game in registry.games().values()]
    return Catalogue(VERSION, games, list(texts.LANGUAGES))


def game_info(game: Game, levels: Sequence[str]) -> GameInfo:
    """A game with its presets, its options and the levels of its computer players."""
    base = game.presets[game.default_preset]
    options = [
        OptionInfo(
            info.name,
            info.type,
            opt.to_json(info.default),
            [opt.to_json(value) for value in info.values],
            info.low,
            info.high,
            info.rule,
            list(info.keys),
        )
        for info in opt.schema(type(base))
    ]
    first = FIRST.get(game.id)
    presets = [preset_info(game, name) for name in game.presets]
    return GameInfo(
        game.id,
        game.layout,
        game.deals,
        list(game.seats),
        game.deck.name,
        render.months(game, base),
        game.default_preset,
        presets,
        options,
        list(levels),
        first if first in levels else None,
    )


def preset_info(game: Game, name: str) -> PresetInfo:
    """A preset and in what it differs from the nearest one before it."""
    options = game.presets[name]
    nearest = opt.nearest(game.presets, name)
    return PresetInfo(
        name,
        opt.as_json(options),
        nearest,
        opt.differences(options, game.presets[nearest]),
        render.sheet(game.deck, game.sheet(options)),
        render.values(game, options),
        {str(seats): dict(game.for_seats(name, seats)) for seats in game.seats},
    )
