"""Sevens (reference: SEV-1 to SEV-9)."""

from hato.games.sevens.game import Sevens

GAME = Sevens()
