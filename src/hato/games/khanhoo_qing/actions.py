"""The actions of the Qing form. Each copy of a card has actions of its own."""

from __future__ import annotations

from hato.cards.money import QING
from hato.core.actions import ActionTable, Verb

ACTIONS = ActionTable(
    [
        Verb("discard", [(code,) for code in QING.codes]),
        Verb("declare", [(code,) for code in QING.codes]),
        Verb("win"),
        Verb("take"),
        Verb("draw"),
        Verb("pass"),
        Verb("claim"),
    ],
    QING.codes,
)
DISCARD = ACTIONS.first["discard"]
"""DISCARD + card throws the card."""
DECLARE = ACTIONS.first["declare"]
"""DECLARE + card throws it too, and says that the cards left are one short of a win."""
WIN = ACTIONS.first["win"]
TAKE = ACTIONS.first["take"]
DRAW = ACTIONS.first["draw"]
PASS = ACTIONS.first["pass"]
CLAIM = ACTIONS.first["claim"]
