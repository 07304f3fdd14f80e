"""The deal of kyogi karuta: the cards of the camps, and the absent poems by lot (KAR-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.zones import ALL, NOBODY
from hato.games.kyogi_karuta import camp
from hato.games.kyogi_karuta.table import PLACE, SEATS

if TYPE_CHECKING:
    from hato.games.kyogi_karuta.table import Table


def deal(table: Table, card: int, emit: Emit | None) -> None:
    """One card for each side in turn, then the absent poems where they are not all the others."""
    table.pool ^= BIT[card]
    have = [bits.popcount(table.cards(seat)) for seat in range(SEATS)]
    short = [seat for seat in (table.dealer, 1 - table.dealer) if have[seat] < table.sides[seat]]
    if short:
        seat = min(short, key=lambda one: have[one])
        table.lay(seat, have[seat], card)
        have[seat] += 1
        if emit is not None:
            emit(events.dealt(f"camp:{seat}", (card,), ALL))
    else:
        table.ghosts |= BIT[card]
        if emit is not None:
            emit(events.dealt("ghosts", (card,), ALL if table.options.ghosts_shown else NOBODY))
    if have == list(table.sides):
        _lay_out(table)


def _lay_out(table: Table) -> None:
    """Both camps are complete: are more absent poems to be drawn, or is everything where it belongs?"""
    missing = table.options.ghosts - bits.popcount(table.ghosts)
    if missing and missing < bits.popcount(table.pool):
        return
    if missing:
        table.ghosts, table.pool = table.ghosts | table.pool, 0
    table.rest, table.pool = table.pool, 0
    table.slots = [camp.lay_out(table.cards(seat)) for seat in range(SEATS)]
    table._begin(PLACE)
