"""Uta-karuta for four (rules UTA-1 to UTA-7)."""

from hato.games.uta_karuta.game import UtaKaruta

GAME = UtaKaruta()
