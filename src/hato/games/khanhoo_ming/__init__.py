"""The Ming form of Khanhoo (reference: KHM-1 to KHM-9)."""

from hato.games.khanhoo_ming.game import Ming

GAME = Ming()
