"""What can be played here, as the browser's forms need it."""

from __future__ import annotations

from collections.abc import Sequence

from hato import texts
from hato.cards import hanafuda
from hato.core import options as opt
from hato.core import registry
from hato.core.game import Game
from hato.server import render
from hato.server.messages import VERSION, Catalogue, GameInfo, OptionInfo, PresetInfo


def catalogue(levels: Sequence[str]) -> Catalogue:
    """All games with their presets and options, the computer players and the languages."""
    games = [game_info(game) for game in registry.games().values()]
    return Catalogue(VERSION, games, list(levels), list(texts.LANGUAGES))


def game_info(game: Game) -> GameInfo:
    """A game with its presets and options."""
    base = game.presets[game.default_preset]
    presets = [
        PresetInfo(
            name,
            opt.as_json(options),
            opt.differences(options, base),
            render.sheet(game.deck, game.sheet(options)),
        )
        for name, options in game.presets.items()
    ]
    options = [
        OptionInfo(
            info.name, info.type, opt.to_json(info.default), list(info.values), info.low, info.high, info.rule
        )
        for info in opt.schema(type(base))
    ]
    return GameInfo(
        game.id, list(game.seats), game.deck.name, months(game), game.default_preset, presets, options
    )


def months(game: Game) -> dict[str, int]:
    """The displayed month of each suit, by the two digits of the suit (D-2); empty for other decks."""
    if game.deck.name != hanafuda.DECK.name:
        return {}
    return {f"{suit:02d}": hanafuda.month(suit, game.month_order) for suit in range(1, hanafuda.SUITS + 1)}
