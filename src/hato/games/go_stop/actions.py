"""The actions of Go-Stop and their codes."""

from __future__ import annotations

from hato.core.actions import ActionTable, Verb
from hato.core.bits import cards
from hato.games.go_stop import pack
from hato.games.go_stop.pack import BRIDGE, CARDS, CODES, CUP

_FLOWERS = [(code,) for code in CODES[:CARDS]]
_MONTHS = [(f"{month + 1:02d}",) for month in range(pack.SUITS)]
_USES = [(CODES[card], use) for card in (BRIDGE, CUP) for use in ("animal", "junk")]
_GIVEN = [
    (code,) if card in cards(pack.JUNK) or card in (BRIDGE, CUP) else None for card, code in enumerate(CODES)
]

ACTIONS = ActionTable(
    [
        Verb("play", _FLOWERS),
        Verb("take", _FLOWERS),
        Verb("joker", [(code,) for code in CODES[CARDS:]]),
        Verb("bomb", _MONTHS),
        Verb("shake", _MONTHS),
        Verb("flip_only"),
        Verb("go"),
        Verb("stop"),
        Verb("continue"),
        Verb("declare_quad_win"),
        Verb("use", _USES),
        Verb("give", _GIVEN),
        Verb("stay"),
        Verb("drop"),
    ],
    CODES,
)
"""A hand card is played and, where two match, its target taken by `take`; months are suit numbers."""

TAKE = ACTIONS.first["take"]
JOKER = ACTIONS.first["joker"] - CARDS
"""Added to the index of a joker it gives the code of using it."""
BOMB = ACTIONS.first["bomb"]
SHAKE = ACTIONS.first["shake"]
FLIP_ONLY = ACTIONS.first["flip_only"]
GO = ACTIONS.first["go"]
STOP = ACTIONS.first["stop"]
CONTINUE = ACTIONS.first["continue"]
DECLARE = ACTIONS.first["declare_quad_win"]
USE = ACTIONS.first["use"]
GIVE = ACTIONS.first["give"]
STAY = ACTIONS.first["stay"]
DROP = ACTIONS.first["drop"]


def use_codes(card: int) -> tuple[int, int]:
    """The codes that use a dual card as an animal and as junk."""
    first = USE + (0 if card == BRIDGE else 2)
    return first, first + 1
