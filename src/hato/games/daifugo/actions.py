"""The actions of Daifugo: a play is put together card by card and then laid (DAI-5, DAI-7, DAI-14)."""

from __future__ import annotations

from hato.core.actions import ActionTable, Verb
from hato.games.daifugo.cards import DECK, RANKS

EACH_CARD = [(code,) for code in DECK.codes]
LOWS = RANKS[:-2]
"""The ranks that the lowest card of a run can have."""

ACTIONS = ActionTable(
    [
        Verb("pass"),
        Verb("play"),
        Verb("run", [(rank,) for rank in LOWS]),
        Verb("done"),
        Verb("pick", EACH_CARD),
        Verb("back", EACH_CARD),
        Verb("return", EACH_CARD),
        Verb("give", EACH_CARD),
        Verb("discard", EACH_CARD),
    ],
    DECK.codes,
)

PASS = ACTIONS.first["pass"]
PLAY = ACTIONS.first["play"]
"""Lays the picked cards as a set."""
RUN = ACTIONS.first["run"]
"""RUN + rank lays the picked cards as the run that begins with this rank: so a joker's place is named."""
DONE = ACTIONS.first["done"]
"""No further card to give or to discard."""
PICK = ACTIONS.first["pick"]
"""PICK + card adds a card to the play that is put together; nobody else is told."""
BACK = ACTIONS.first["back"]
"""BACK + card takes a chosen card back."""
RETURN = ACTIONS.first["return"]
GIVE = ACTIONS.first["give"]
DISCARD = ACTIONS.first["discard"]
