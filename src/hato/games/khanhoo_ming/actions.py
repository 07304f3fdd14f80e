"""The actions of the Ming form: one card or a group to the trick, or cards thrown off."""

from __future__ import annotations

from hato.cards.money import MING
from hato.core.actions import ActionTable, Verb
from hato.games.khanhoo_ming.plays import PLAYS

ACTIONS = ActionTable(
    [
        Verb("play", [play.codes for play in PLAYS]),
        Verb("discard", [(code,) for code in MING.codes]),
        Verb("back"),
    ],
    MING.codes,
)
PLAY = ACTIONS.first["play"]
"""PLAY + i plays PLAYS[i]."""
DISCARD = ACTIONS.first["discard"]
"""DISCARD + card throws the card off; of three cards one after the other, told to nobody before the last."""
BACK = ACTIONS.first["back"]
"""Takes the last card back of those that are chosen to be thrown off."""
