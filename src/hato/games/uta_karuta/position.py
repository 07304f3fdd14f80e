"""A position of uta-karuta read back from its zones and facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hato.cards.deck import UnknownCardError
from hato.cards.poems import DECK
from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import PositionError
from hato.games.uta_karuta.table import (
    ANSWERING,
    CHOOSE,
    DEAL,
    DROP,
    ENDED,
    GEM,
    GIVE,
    NONE,
    PHASES,
    READ,
    SEATS,
    answering_order,
)

if TYPE_CHECKING:
    from hato.games.uta_karuta.rules import UtaRound

Json = Mapping[str, Any]


def place(table: UtaRound, zones: Mapping[str, int], facts: Json, secrets: Mapping[int, Json]) -> None:
    """Sets the position; raises PositionError if it cannot be."""
    whole = table.stock
    names = {spec.place for spec, _ in table.zones()}
    if not set(zones) <= names or not bits.partition(list(zones.values()), whole):
        raise PositionError("the zones of a position hold every card exactly once")
    table.stock, table.gone = zones.get("stock", 0), zones.get("gone", 0)
    for seat in range(SEATS):
        table.hand[seat] = zones.get(f"hand:{seat}", 0)
        table.yaku[seat] = zones.get(f"yaku:{seat}", 0)
        table.dropped[seat] = zones.get(f"dropped:{seat}", 0)
    try:
        _facts(table, facts)
        for seat in range(SEATS):
            _secrets(table, seat, secrets.get(seat, {}))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, UnknownCardError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    _check(table)
    if table.phase == ENDED:
        table.phase = ANSWERING
        table._resolved(None)
        if table.phase != ENDED:
            raise PositionError("the round is not over in this position")


def _seat(value: int | None) -> int:
    return NONE if value is None else range(SEATS)[value]


def _one(value: Any) -> int:
    """A seat; raises ValueError if it is none."""
    return range(SEATS).index(value)


def _facts(table: UtaRound, facts: Json) -> None:
    table.phase = PHASES[PHASES.index(facts["phase"])]
    table.poem = NONE if facts["poem"] is None else DECK.card(facts["poem"])
    table.owner, table.answerer = _seat(facts["owner"]), _seat(facts["answerer"])
    table.failed = tuple(_one(seat) for seat in facts["failed"])
    table.was_yaku = bool(facts["was_yaku"])
    table.left = [(_one(seat), int(n)) for seat, n in facts["left"]]
    table.seen = bits.mask_of([_one(seat) for seat in facts["seen"]])
    table.order = tuple(DECK.card(code) for code in facts["order"])
    table.waits = {DECK.card(code): int(n) for code, n in facts["waits"].items()}


def _secrets(table: UtaRound, seat: int, secrets: Json) -> None:
    if table.phase == CHOOSE:
        table.yaku[seat] = DECK.set(secrets.get("yaku", []))
    known = secrets.get("known", [[]] * SEATS)
    table.known[seat] = [DECK.set(known[other]) for other in range(SEATS)]


def _check(table: UtaRound) -> None:
    """Do the cards and the facts of a position fit each other? Raises PositionError."""
    if (table.stock != 0) != (table.phase == DEAL):
        raise PositionError("cards are left to deal exactly in the deal")
    if any(bits.popcount(mask) > 1 for mask in table.yaku):
        raise PositionError("a seat has one yakufuda at most")
    if table.phase == CHOOSE and any(table.yaku[seat] & ~table.hand[seat] for seat in range(SEATS)):
        raise PositionError("a yakufuda is chosen from the hand")
    if table.phase == CHOOSE and all(table.yaku):
        raise PositionError("somebody still chooses a yakufuda")
    if table.phase == READ and (not table.unread or any(table._is_done(seat) for seat in range(SEATS))):
        raise PositionError("the round is over in this position, no poem is read")
    if table.phase == ANSWERING:
        if table.poem == NONE or table.holder(table.poem) != table.owner:
            raise PositionError("the owner of the poem holds its card")
        if list(table.failed) != answering_order(table.owner)[:-1][: len(table.failed)]:
            raise PositionError("the owner answers first, then the others in turn")
    if table.phase in (GIVE, DROP, GEM):
        if table.answerer == NONE or table.owner == NONE or table.poem == NONE or not table.left:
            raise PositionError("somebody gives cards after a right answer, and it is said to whom")
        if not table.hand[table.answerer] or any(seat == table.answerer or n < 1 for seat, n in table.left):
            raise PositionError("who gives cards has some, and gives them to others")
    if table.poem != NONE and not BIT[table.poem] & (table.held | table.gone | sum(table.dropped)):
        raise PositionError("the poem that is read is in nobody's hand")
