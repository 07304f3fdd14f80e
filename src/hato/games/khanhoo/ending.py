"""How a deal ends and what everybody scores (KHE-9 to KHE-13)."""

from __future__ import annotations

from hato.core import bits, events
from hato.core.events import Emit
from hato.core.outcome import Carried, Line, Outcome, add
from hato.games.khanhoo import counting, groups
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.kinds import COPIES, counts, take
from hato.games.khanhoo.table import CLAIM, Table

FULL_HAND = 5
"""What going out counts, or a quartet that ends the deal."""
QUARTET = 12
OUT, BY_QUARTET, VOID = "out", "quartet", "void"


def count_lines(table: Table, seat: int, whole: bool = False) -> list[Line]:
    """What the best partition of a seat scores, a line for each group."""
    hand = table.loose(seat)
    scale = table.options.scale
    found = counting.count(counts(hand), table.units(seat), scale, whole)
    assert found is not None, "going out was legal, and otherwise cards may be left out"
    masks = table.unit_masks(seat)
    out = []
    for part in found.parts:
        cards = take(hand, part.kinds)
        hand &= ~cards
        for at in part.units:
            cards |= masks[at]
        out.append(Line(GROUPS[part.group].key, seat, groups.points(part.group, scale), cards=cards))
    if found.joined:
        out.append(Line("joined", seat, -found.joined))
    return out


def went_out(table: Table, seat: int, emit: Emit | None) -> Outcome:
    """The seat has shown its hand and thrown the last card."""
    own = [*count_lines(table, seat, whole=True), Line("full_hand", seat, FULL_HAND)]
    return _end(table, OUT, seat, own, emit)


def quartet(table: Table, seat: int, kind: int, emit: Emit | None) -> Outcome:
    """The seat has four of a kind, in its hand or with a cache; its other cards count what they count."""
    copies = COPIES[kind]
    four = (table.hand[seat] | table.caches[seat]) & copies
    if table.phase == CLAIM:
        four |= bits.BIT[table.discard]
        table.waste = table.waste[:-1]
    table.hand[seat] &= ~copies
    table.known[seat] &= ~copies
    table.caches[seat] &= ~copies
    own = [
        Line("quartet", seat, QUARTET, cards=four),
        Line("full_hand", seat, FULL_HAND),
        *count_lines(table, seat),
    ]
    table.open[seat] |= four
    if emit is not None:
        emit(events.called(seat, "quartet", tuple(bits.cards(four))))
    return _end(table, BY_QUARTET, seat, own, emit)


def void(table: Table, emit: Emit | None) -> Outcome:
    """The stock is used up for good: nobody goes out."""
    return _end(table, VOID, None, [], emit)


def _end(table: Table, key: str, winner: int | None, own: list[Line], emit: Emit | None) -> Outcome:
    found = []
    for i in range(table.seats):
        seat = (table.leader + i) % table.seats
        if seat == winner:
            found += together(own)
        elif table.options.losers_score:
            found += together(count_lines(table, seat))
    points = [0] * table.seats
    for line in found:
        points[line.seat] += line.points
    changed = tuple(points)
    for payment in table.payments:
        changed = add(changed, payment.points)
    if emit is not None:
        for seat in range(table.seats):
            for name, masks in (("hand", table.hand), ("cache", table.caches)):
                if masks[seat]:
                    emit(events.revealed(f"{name}:{seat}", tuple(bits.cards(masks[seat]))))
        emit(events.scored(winner, tuple(found)))
        emit(events.round_ended(key, winner, changed))
    carried = Carried(places=table.places)
    return Outcome(key, changed, winner, tuple(found), paid=tuple(table.payments), carried=carried)


def together(lines: list[Line]) -> list[Line]:
    """The lines of a seat with those of a kind added up, in the order of the first of each."""
    found: dict[str, Line] = {}
    for line in lines:
        old = found.get(line.key, Line(line.key, line.seat, 0))
        found[line.key] = Line(line.key, line.seat, old.points + line.points, cards=old.cards | line.cards)
    return list(found.values())


def open_lines(table: Table) -> tuple[Line, ...]:
    """What the open groups of each seat count by themselves."""
    scale = table.options.scale
    return tuple(
        Line(GROUPS[at].key, seat, groups.points(at, scale), cards=group.cards)
        for seat in range(table.seats)
        for group in table.groups[seat]
        if group.words
        for at in [groups.PLACE[group.words]]
    )
