"""Koi-Koi (reference: KK-1 to KK-11)."""

from hato.games.koi_koi.game import KoiKoi

GAME = KoiKoi()
