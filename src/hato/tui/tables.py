"""Which match in lines a game has, by what lies on its table."""

from __future__ import annotations

from hato.core.game import Game
from hato.tui import karuta_game, uta_game
from hato.tui.karuta_game import KarutaGame
from hato.tui.line import LineGame
from hato.tui.uta_game import UtaGame


def table_of(game: Game) -> type[LineGame]:
    """The match in lines for a game."""
    return {karuta_game.LAYOUT: KarutaGame, uta_game.LAYOUT: UtaGame}.get(game.layout, LineGame)
