"""A position of kyogi karuta read back from its zones and facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from hato.cards.deck import UnknownCardError
from hato.cards.poems import DECK
from hato.core import bits
from hato.core.round import PositionError
from hato.families import poems
from hato.games.kyogi_karuta import camp, choices
from hato.games.kyogi_karuta.actions import HUNDREDS
from hato.games.kyogi_karuta.settle import Touch
from hato.games.kyogi_karuta.table import (
    BREAK,
    CALM,
    CONFIRM,
    DEAL,
    ENDED,
    LISTEN,
    MEMORIZE,
    NONE,
    PHASES,
    PLACE,
    PROOF,
    RECEIVE,
    SEATS,
    SEND,
    Half,
)

if TYPE_CHECKING:
    from hato.games.kyogi_karuta.rules import KyogiRound

Json = Mapping[str, Any]
T = TypeVar("T")

BEFORE = (DEAL, PLACE, MEMORIZE)
READING = (CALM, LISTEN, CONFIRM, PROOF)
TOGETHER = (PLACE, MEMORIZE, CALM, CONFIRM, BREAK)
"""Both are asked, and one at least has not answered."""


def place(table: KyogiRound, zones: Mapping[str, int], facts: Json, secrets: Mapping[int, Json]) -> None:
    """Sets the position; raises PositionError if it cannot be."""
    whole = table.pool
    names = {spec.place for spec, _ in table.zones()}
    if not set(zones) <= names or not bits.partition(list(zones.values()), whole):
        raise PositionError("the zones of a position hold every card exactly once")
    table.pool = zones.get("stock", 0)
    table.ghosts, table.rest = zones.get("ghosts", 0), zones.get("rest", 0)
    table.passing = zones.get("sent", 0)
    try:
        _facts(table, facts)
        for seat in range(SEATS):
            _secrets(table, seat, secrets.get(seat, {}))
        _check(table, zones, facts)
        _check_reading(table)
        for seat in range(SEATS):
            _check_seat(table, seat)
    except PositionError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, UnknownCardError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    if table.phase == ENDED:
        empty = [seat for seat in range(SEATS) if not table.cards(seat)]
        if len(empty) != 1:
            raise PositionError("a round is over when one camp is empty")
        table._end(empty[0], None)


def _card(code: str | None) -> int:
    return NONE if code is None else DECK.card(code)


def _seat(value: int | None) -> int:
    return NONE if value is None else range(SEATS)[value]


def _count(value: Any) -> int:
    """A number that counts something."""
    if int(value) < 0:
        raise ValueError(f"{value} is below 0")
    return int(value)


def _pair(values: Any, read: Callable[[Any], T]) -> list[T]:
    """One value for each seat."""
    if len(values) != SEATS:
        raise ValueError(f"there are {SEATS} seats, not {len(values)}")
    return [read(value) for value in values]


def _facts(table: KyogiRound, facts: Json) -> None:
    table.phase = PHASES[PHASES.index(facts["phase"])]
    table.number, table.right = _count(facts["number"]), _count(facts["right"])
    table.heard = tuple(str(mora) for mora in facts["heard"])
    table.slots = _pair(facts["slots"], lambda slots: [_card(code) for code in slots])
    table.camps = [bits.mask_of([card for card in slots if card != camp.EMPTY]) for slots in table.slots]
    table.order = tuple(DECK.card(code) for code in facts["order"])
    table.hit = _card(facts["hit"])
    early = _pair(facts["early"], bool)
    table.early = (early[0], early[1])
    table.fouls, table.moved = _pair(facts["fouls"], _count), _pair(facts["moved"], _count)
    table.taker, table.sender = _seat(facts["taker"]), _seat(facts["sender"])
    table.touches = tuple(
        Touch(_seat(int(seat)), _seat(int(side)), DECK.card(code), NONE if t is None else _count(t))
        for seat, side, code, t in facts["touches"]
    )


def _secrets(table: KyogiRound, seat: int, secrets: Json) -> None:
    """What only a seat has told: a begun step, touches after the last mora, and whether it has answered."""
    half = secrets.get("half")
    table.half[seat] = None if half is None else Half(DECK.card(half[0]), int(half[1]))
    table.answered[seat] = bool(secrets.get("answered", False))
    if table.phase == CALM and secrets.get("early"):
        table.early = (True, table.early[1]) if seat == 0 else (table.early[0], True)
    claim = secrets.get("claim")
    table.claims[seat] = NONE if claim is None else _seat(claim)
    fresh = [
        Touch(seat, _seat(int(side)), DECK.card(code), _count(t))
        for side, code, t in secrets.get("touches", [])
    ]
    table.fresh = (*(touch for touch in table.fresh if touch.seat != seat), *fresh)
    times = iter(secrets.get("times", []))
    table.touches = tuple(
        touch._replace(t=_count(next(times, 0))) if touch.seat == seat and touch.t == NONE else touch
        for touch in table.touches
    )


def _check(table: KyogiRound, zones: Mapping[str, int], facts: Json) -> None:
    """Do the cards and the facts of a position fit each other? Raises PositionError."""
    if any(len(slots) != camp.SLOTS for slots in table.slots):
        raise PositionError(f"a camp has {camp.SLOTS} places")
    for seat in range(SEATS):
        lying = [card for card in table.slots[seat] if card != camp.EMPTY]
        cards = table.cards(seat)
        if len(lying) != bits.popcount(cards) or cards != zones.get(f"camp:{seat}", 0):
            raise PositionError(f"the places of camp {seat} do not hold the cards of the camp")
        if not cards and table.phase not in (DEAL, SEND, RECEIVE, ENDED):
            raise PositionError(f"camp {seat} is empty, and the round is not over")
    if len(set(table.order)) != len(table.order) or bits.mask_of(list(table.order)) != zones.get("read", 0):
        raise PositionError("the poems that were read are not the cards that have left")
    if (table.pool != 0) != (table.phase == DEAL):
        raise PositionError("cards are left to deal exactly in the deal")
    if bits.popcount(table.ghosts) > table.options.ghosts:
        raise PositionError("there are more absent poems than the options say")
    read = 0 if table.phase in BEFORE else len(table.order) + (table.phase in READING)
    if table.number != read or table.phase in BEFORE and table.order:
        raise PositionError(f"reading {table.number} does not fit {len(table.order)} poems that were read")
    if facts["known"] != table.known:
        raise PositionError("the position says something else about the absent poems than the options")


def _check_reading(table: KyogiRound) -> None:
    """Do the phase and what is read or settled in it fit each other? Raises PositionError."""
    phase = table.phase
    if phase in (CALM, LISTEN):
        table.possible = table.in_play & poems.beginning(table.heard)
        if not table.possible or phase == CALM and table.heard:
            raise PositionError("no poem in play begins with what was heard")
        if phase == LISTEN and not table.heard:
            table.answered = [True, True]
        elif phase == LISTEN and table.decided and all(table.answered):
            raise PositionError("who has heard the whole beginning is asked, or the reading is closed")
    if phase in (CONFIRM, PROOF) and (table.hit == NONE or not bits.BIT[table.hit] & table.in_play):
        raise PositionError("the poem that is settled is in play")
    if phase == PROOF and table.taker == NONE:
        raise PositionError("who has taken the card proves it")
    if (bits.popcount(table.passing) == 1) != (phase == RECEIVE) or bits.popcount(table.passing) > 1:
        raise PositionError("a card is on its way exactly while one is received")
    if phase in (SEND, RECEIVE):
        if table.sender == NONE or not table.right:
            raise PositionError("somebody sends at least one card")
        if bits.popcount(table.cards(table.sender) | table.passing) < table.right:
            raise PositionError("who sends has the cards that he sends")
    if phase in TOGETHER and all(table.answered):
        raise PositionError("somebody is still asked")
    touches = (*table.touches, *table.fresh)
    if len({(touch.seat, touch.camp) for touch in touches}) != len(touches):
        raise PositionError("a seat has touched twice in a camp")
    if phase in READING and any(table.camp_of(touch.card) != touch.camp for touch in touches):
        raise PositionError("a card was touched that does not lie there")


def _check_seat(table: KyogiRound, seat: int) -> None:
    """Is what a seat has begun a step that it can go on with? Raises PositionError."""
    half = table.half[seat]
    if half is None:
        return
    if table.phase in (PLACE, BREAK):
        well = table.cards(seat) & bits.BIT[half.card] and half.hundreds == NONE
    else:
        shut = {touch.camp for touch in choices.own(table, seat)}
        side = table.camp_of(half.card)
        well = table.phase == LISTEN and side in range(SEATS) and side not in shut
        well = well and NONE <= half.hundreds < HUNDREDS and bool(choices.legal(table, seat))
    if not well or table.answered[seat]:
        raise PositionError(f"seat {seat} cannot have begun that")
