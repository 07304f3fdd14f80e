"""Daifugo, "Rich man": be the first without cards, by sets and runs that beat the table (rules DAI)."""

from hato.games.daifugo.game import Daifugo

GAME = Daifugo()
