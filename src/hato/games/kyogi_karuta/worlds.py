"""Rounds that a seat of kyogi karuta cannot tell from the true one: other poems are absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.cards import poems
from hato.core import bits
from hato.core.round import Rng
from hato.families.dealt import shuffled
from hato.families.poems import beginning
from hato.games.kyogi_karuta.table import CALM, CONFIRM, DEAL, LISTEN, NONE, SEATS

if TYPE_CHECKING:
    from hato.games.kyogi_karuta.table import Table

TRIES = 2000


def sample(table: Table, seat: int, rng: Rng) -> None:
    """Draws what the seat does not know anew: a poem that was begun must be among those in play."""
    if table.phase in (CALM, LISTEN, CONFIRM):
        for other in range(SEATS):
            if other != seat:
                _forget(table, other)
    if table.known or table.phase == DEAL:
        return
    _absent(table, rng)
    if table.phase == LISTEN:
        table.possible = table.in_play & beginning(table.heard)


def _forget(table: Table, other: int) -> None:
    """As if the other had done nothing in this turn."""
    table.half[other] = None
    table.fresh = tuple(touch for touch in table.fresh if touch.seat != other)
    table.claims[other] = NONE if not table.answered[other] else other
    if table.phase == CALM:
        table.early = (table.early[0] and other != 0, table.early[1] and other != 1)


def _absent(table: Table, rng: Rng) -> None:
    """Which poems are absent: the more of those in play begin as was heard, the likelier."""
    hidden = bits.cards(table.ghosts | table.rest)
    count = bits.popcount(table.ghosts)
    lying = table.cards(0) | table.cards(1)
    heard = beginning(table.heard) if table.phase == LISTEN else poems.DECK.mask
    most = bits.popcount((lying | table.ghosts | table.rest) & heard)
    for _ in range(TRIES):
        ghosts = bits.mask_of(shuffled(hidden, rng)[:count])
        if rng.random() * most < bits.popcount((lying | ghosts) & heard):
            table.rest, table.ghosts = (table.ghosts | table.rest) & ~ghosts, ghosts
            return
