"""The actions of kyogi karuta: a touch is a card and then its time, in two steps (KAR-4, KAR-9)."""

from __future__ import annotations

from hato.cards.poems import DECK
from hato.core.actions import ActionTable, Verb
from hato.games.kyogi_karuta.camp import ROWS, SLOTS, WIDTH

HUNDRED = 100
"""Milliseconds in a step of the first part of a time."""
HUNDREDS = 220
"""More than the hundreds of ms of the longest reading with the longest late time."""

_CARDS = [(code,) for code in DECK.codes]
_PLACES = [(ROWS[slot // WIDTH], str(slot % WIDTH + 1)) for slot in range(SLOTS)]

ACTIONS = ActionTable(
    [
        Verb("ready"),
        Verb("wait"),
        Verb("early"),
        Verb("mine"),
        Verb("yours"),
        Verb("fail"),
        Verb("forfeit"),
        Verb("touch", _CARDS),
        Verb("at", [(str(n),) for n in range(HUNDREDS)]),
        Verb("ms", [(str(n),) for n in range(HUNDRED)]),
        Verb("move", _CARDS),
        Verb("to", _PLACES),
        Verb("send", _CARDS),
        Verb("answer", _CARDS),
    ],
    DECK.codes,
)
"""`touch k087`, `at 8`, `ms 12`: card 87 was touched 812 ms after the first mora."""

READY, WAIT, EARLY, MINE, YOURS, FAIL, FORFEIT, TOUCH, AT, MS, MOVE, TO, SEND, ANSWER = ACTIONS.first.values()
