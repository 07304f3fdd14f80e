"""Hands of uta-karuta that a seat cannot tell from the true ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.core import bits
from hato.core.round import Rng
from hato.families.dealt import shuffled
from hato.games.uta_karuta.table import CHOOSE, DEAL, ENDED, SEATS

if TYPE_CHECKING:
    from hato.games.uta_karuta.table import Table


def sample(table: Table, seat: int, rng: Rng) -> None:
    """Deals what the others hold or have dropped unseen anew, but for what the seat knows."""
    if table.phase == ENDED:
        return
    others = [other for other in range(SEATS) if other != seat]
    fixed = {other: table.known[seat][other] & table.hand[other] for other in others}
    if table.seen:
        fixed = {
            other: table.hand[other] if table.seen & bits.BIT[other] else fixed[other] for other in others
        }
    pool = table.stock if table.phase == DEAL else 0
    for other in others:
        pool |= table.hand[other] & ~fixed[other] | table.dropped[other]
    cards = shuffled(bits.cards(pool), rng)
    for other in others:
        wanted = bits.popcount(table.hand[other] & ~fixed[other])
        table.hand[other] = fixed[other] | bits.mask_of(cards[:wanted])
        dropped = bits.popcount(table.dropped[other])
        table.dropped[other] = bits.mask_of(cards[wanted : wanted + dropped])
        cards = cards[wanted + dropped :]
        if table.phase == CHOOSE and table.yaku[other]:
            table.yaku[other] = bits.BIT[bits.lowest(table.hand[other])]
        table.known[other] = [mask & table.hand[one] for one, mask in enumerate(table.known[other])]
    if table.phase == DEAL:
        table.stock = bits.mask_of(cards)
