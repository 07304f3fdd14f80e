"""Oicho-Kabu (reference: OK-1 to OK-8)."""

from hato.games.oicho_kabu.game import OichoKabu

GAME = OichoKabu()
