"""The Qing form of Khanhoo (reference: KHQ-1 to KHQ-6)."""

from hato.games.khanhoo_qing.game import Qing

GAME = Qing()
