"""The actions of the English form. They name kinds, because copies of a card are alike (KHE-1)."""

from __future__ import annotations

from hato.cards.khanhoo import JOKER, KINDS
from hato.core.actions import ActionTable, Verb
from hato.games.khanhoo.groups import GROUPS

_NATURAL = [(code,) for code in KINDS[:-1]]
_KINDS = [*_NATURAL, (f"{JOKER}1",)]
"""A joker is named by the first of them."""

ACTIONS = ActionTable(
    [
        Verb("discard", _KINDS),
        Verb("go_out", _KINDS),
        Verb("cache", _NATURAL),
        Verb("quartet", _NATURAL),
        Verb("pass"),
        Verb("take"),
        Verb("claim", [group.words for group in GROUPS]),
        Verb("bluff", _KINDS),
        Verb("accept"),
        Verb("challenge"),
        Verb("orphan"),
        Verb("stay"),
    ]
)
DISCARD = ACTIONS.first["discard"]
"""DISCARD + kind throws a card."""
GO_OUT = ACTIONS.first["go_out"]
"""GO_OUT + kind shows the hand and throws the last card."""
CACHE = ACTIONS.first["cache"]
"""CACHE + kind lays a trio face down."""
QUARTET = ACTIONS.first["quartet"]
"""QUARTET + kind ends the deal with a quartet, of the own turn or with a discard."""
PASS = ACTIONS.first["pass"]
TAKE = ACTIONS.first["take"]
"""Takes a discard into the hand without a group."""
CLAIM = ACTIONS.first["claim"]
"""CLAIM + i claims a discard for GROUPS[i]."""
BLUFF = ACTIONS.first["bluff"]
"""BLUFF + kind names a card of a bump that is no group; two of them make the claim."""
ACCEPT = ACTIONS.first["accept"]
CHALLENGE = ACTIONS.first["challenge"]
ORPHAN = ACTIONS.first["orphan"]
STAY = ACTIONS.first["stay"]
"""Plays the deal with a whole hand."""
