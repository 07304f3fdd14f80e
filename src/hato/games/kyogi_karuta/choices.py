"""What a seat may do now, and what happens without it (KAR-2 to KAR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hato.core import bits
from hato.families import poems
from hato.games.kyogi_karuta import camp
from hato.games.kyogi_karuta.actions import (
    ANSWER,
    AT,
    EARLY,
    FAIL,
    FORFEIT,
    HUNDRED,
    MINE,
    MOVE,
    MS,
    READY,
    SEND,
    TO,
    TOUCH,
    WAIT,
    YOURS,
)
from hato.games.kyogi_karuta.settle import Touch, first
from hato.games.kyogi_karuta.table import (
    BREAK,
    CALM,
    CONFIRM,
    LISTEN,
    MEMORIZE,
    MOVES,
    NONE,
    PLACE,
    PROOF,
    RECEIVE,
    SEATS,
)
from hato.games.kyogi_karuta.table import SEND as SENDING

if TYPE_CHECKING:
    from hato.games.kyogi_karuta.table import Table

PROOFS = 4
"""So many endings or poets are offered as a proof."""


def own(table: Table, seat: int) -> list[Touch]:
    """The touches of a seat in this reading, those that are still secret too."""
    return [touch for touch in (*table.touches, *table.fresh) if touch.seat == seat]


def legal(table: Table, seat: int) -> list[int]:
    """The codes of a seat that is asked, ascending."""
    phase = table.phase
    if phase == LISTEN:
        return _listening(table, seat)
    if phase in (PLACE, BREAK):
        return _arranging(table, seat)
    if phase == MEMORIZE:
        return [READY]
    if phase == CALM:
        return [WAIT, EARLY]
    if phase == CONFIRM:
        return [MINE, YOURS]
    if phase == PROOF:
        return [FAIL, *(ANSWER + card for card in sorted(poems.alike(table.hit, PROOFS)))]
    if phase == SENDING:
        cards = [SEND + card for card in bits.cards(table.cards(seat))]
        return [FORFEIT, *cards] if table.options.send_timeout == "forfeit" else cards
    assert phase == RECEIVE
    return [TO + slot for slot, card in enumerate(table.slots[seat]) if card == camp.EMPTY]


def _arranging(table: Table, seat: int) -> list[int]:
    """Ready, or an own card and then another place for it; a card that lies there changes with it."""
    half = table.half[seat]
    if half is not None:
        return [TO + slot for slot, card in enumerate(table.slots[seat]) if card != half.card]
    if table.moved[seat] >= MOVES[table.phase]:
        return [READY]
    return [READY, *(MOVE + card for card in bits.cards(table.cards(seat)))]


def _listening(table: Table, seat: int) -> list[int]:
    """Nothing, or a card of a camp where the seat has touched none; then the time of the touch."""
    half, mine = table.half[seat], own(table, seat)
    if half is None:
        shut, cards = {touch.camp for touch in mine}, 0
        for side in range(SEATS):
            if side not in shut:
                cards |= table.cards(side)
        return [WAIT, *(TOUCH + card for card in bits.cards(cards))]
    low, high = table.interval
    low = max([low, *[touch.t for touch in mine]])
    if half.hundreds == NONE:
        return [AT + n for n in range(low // HUNDRED, high // HUNDRED + 1)]
    start = half.hundreds * HUNDRED
    return [MS + n for n in range(max(0, low - start), min(HUNDRED - 1, high - start) + 1)]


def fallback(table: Table, seat: int) -> int:
    """Ready, nothing touched, no proof, the truth about who was first, any card to any free place."""
    codes = legal(table, seat)
    phase = table.phase
    if phase == CONFIRM:
        times = {touch.seat: touch.t for touch in table.touches if touch.card == table.hit}
        taker = first(times, table.camp_of(table.hit), table.options.tie_window_ms)
        return MINE if taker == seat else YOURS
    if phase == RECEIVE:
        return TO + camp.free(table.slots[seat])
    if phase == SENDING and table.options.send_timeout != "forfeit":
        return codes[(table.number * 7 + table.right + 1) * 2654435761 % 2**32 * len(codes) // 2**32]
    return codes[0]
