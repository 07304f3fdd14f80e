"""What a seat does whose time is up (section 3, engine notes)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.games.khanhoo import counting
from hato.games.khanhoo.actions import ACCEPT, CACHE, DISCARD, GO_OUT, PASS, STAY
from hato.games.khanhoo.kinds import BY_TEXT, KIND
from hato.games.khanhoo.table import CHALLENGE, CHOOSE, CLAIM

if TYPE_CHECKING:
    from hato.games.khanhoo.rules import KhanhooRound


def choose(table: KhanhooRound, seat: int) -> int:
    """No claim, no challenge, no orphan; a throw that costs nothing, if there is one."""
    if table.phase == CLAIM:
        return PASS
    if table.phase == CHALLENGE:
        return ACCEPT
    if table.phase == CHOOSE:
        return STAY
    legal = table.legal(seat)
    may_throw = [kind for kind in BY_TEXT if DISCARD + kind in legal]
    if not may_throw:
        outs = [GO_OUT + kind for kind in BY_TEXT if GO_OUT + kind in legal]
        return outs[0] if outs else next(code for code in legal if code >= CACHE)
    if table.fresh >= 0 and KIND[table.fresh] in may_throw and table.taken < 0:
        return DISCARD + KIND[table.fresh]
    hand, units = table.hand_counts(seat), table.units(seat)
    scale = table.options.scale
    worth = counting.points(hand, units, scale)
    for kind in may_throw:
        if counting.points(counting.without(hand, kind), units, scale) >= worth:
            return DISCARD + kind
    return DISCARD + may_throw[0]
