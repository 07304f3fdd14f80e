"""The actions of uta-karuta: answers, and cards that are laid, given or dropped one at a time."""

from __future__ import annotations

from hato.cards.poems import DECK
from hato.core.actions import ActionTable, Verb

_CARDS = [(code,) for code in DECK.codes]

ACTIONS = ActionTable(
    [
        Verb("decline"),
        Verb("done"),
        Verb("yaku", _CARDS),
        Verb("answer", _CARDS),
        Verb("penalty", _CARDS),
        Verb("discard", _CARDS),
        Verb("pearl", _CARDS),
    ],
    DECK.codes,
)

DECLINE, DONE, YAKU, ANSWER, PENALTY, DISCARD, PEARL = ACTIONS.first.values()
