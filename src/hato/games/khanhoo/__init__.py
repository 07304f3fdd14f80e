"""The English form of Khanhoo, as printed in London in 1891 (KHE-1 to KHE-15)."""

from hato.games.khanhoo.game import Khanhoo

GAME = Khanhoo()
