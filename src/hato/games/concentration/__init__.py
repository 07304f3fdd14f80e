"""Concentration, shinkei-suijaku (reference: CON-1 to CON-5)."""

from hato.games.concentration.game import Concentration

GAME = Concentration()
