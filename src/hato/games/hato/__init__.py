"""Hato, Min-hwatu and the 1995 game (MH-1 to MH-8, C-1 to C-6)."""

from hato.games.hato.game import Hato

GAME = Hato()
