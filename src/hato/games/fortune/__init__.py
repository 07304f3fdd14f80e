"""Fortune telling with the flower cards: a question, three cards, one reading."""

from hato.games.fortune.game import GAME

__all__ = ["GAME"]
