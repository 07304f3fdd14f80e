"""Kyogi karuta (rules KAR-1 to KAR-12)."""

from hato.games.kyogi_karuta.game import KyogiKaruta

GAME = KyogiKaruta()
