"""A round of Sevens as a position: zones and facts, and a round made of them (SEV-9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from hato.cards import western
from hato.core import bits
from hato.core.round import PositionError
from hato.core.zones import ALL, NOBODY, ZoneSpec, only
from hato.games.sevens.rows import DECK, JOKERS, NATURALS, ROWS
from hato.games.sevens.standing import Loss
from hato.games.sevens.table import DEAL, ENDED, LOT, OPEN, PHASES, Table


@lru_cache(maxsize=16)
def _specs(seats: int) -> tuple[ZoneSpec, ...]:
    hands = [ZoneSpec("hand", seat, only(seat)) for seat in range(seats)]
    layout, gone = (ZoneSpec(name, None, ALL) for name in ("layout", "gone"))
    return (*hands, layout, gone, ZoneSpec("stock", None, NOBODY))


def zones(table: Table) -> Sequence[tuple[ZoneSpec, int]]:
    """The hands, the rows on the table, jokers that have left the game, and the undealt cards."""
    masks = [*table.hand, table.layout, table.gone, table.stock]
    return list(zip(_specs(table.seats), masks, strict=True))


def facts(table: Table) -> dict[str, Any]:
    """The phase, the mover, passes, who is out, and what play has shown of the hands.

    `lost` has a pair for each seat that lost: the seat, and the cards that it held. `row` are the ranks of a
    row, in order, and `limit` the passes that a seat has (None: no limit). At the end `places` are the places
    of the seats.
    """
    found: dict[str, Any] = {
        "row": [western.rank(DECK.codes[card]) for card in ROWS[table.options.ace][0]],
        "limit": table.options.limit,
        "phase": table.phase,
        "mover": table.mover,
        "passes": table.passes[:],
        "passed": table.passed[:],
        "finished": table.finished[:],
        "lost": [[loss.seat, loss.held] for loss in table.lost],
        "shown": [DECK.names(mask) for mask in table.shown],
        "lacks": [DECK.names(mask & ~table.layout) for mask in table.lacks],
        "guarded": [DECK.names(mask & ~table.layout) for mask in table.guarded],
    }
    if table.placed:
        found["places"] = list(table.placed)
    return found


def place(table: Table, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
    """Sets the position; raises PositionError if it is none in which this round can go on."""
    specs = _specs(table.seats)
    masks = [zones.get(spec.place, 0) for spec in specs]
    if set(zones) - {spec.place for spec in specs} or not bits.partition(masks, table.pack):
        raise PositionError("the zones of a position hold every card of the pack exactly once")
    table.hand, (table.layout, table.gone, table.stock) = masks[: table.seats], masks[table.seats :]
    try:
        table.phase = str(facts["phase"])
        table.mover = int(facts["mover"])
        table.passes = [int(number) for number in facts["passes"]]
        table.passed = [int(seat) for seat in facts["passed"]]
        table.finished = [int(seat) for seat in facts["finished"]]
        table.lost = [Loss(int(seat), int(held)) for seat, held in facts["lost"]]
        table.shown, table.lacks, table.guarded = (
            [DECK.set(codes) for codes in facts[name]] for name in ("shown", "lacks", "guarded")
        )
    except (KeyError, TypeError, ValueError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    _check(table)


def _check(table: Table) -> None:
    """Do cards and facts fit each other? Raises PositionError."""
    seats = set(range(table.seats))
    out = [*table.finished, *(loss.seat for loss in table.lost)]
    if table.phase not in PHASES or table.phase == ENDED:
        raise PositionError(f"a position has one of the phases {', '.join(PHASES[:-1])}")
    lists = (table.passes, table.shown, table.lacks, table.guarded)
    if any(len(one) != table.seats for one in lists) or min(table.passes) < 0:
        raise PositionError(f"the facts need passes, shown, lacks and guarded of {table.seats} seats")
    if not {table.mover, *table.passed, *out} <= seats or len(set(out)) != len(out) or table.mover in out:
        raise PositionError("the facts of the position name a seat that is not there, or one that is out")
    dealing = table.phase == DEAL
    if dealing != bool(table.stock) or table.layout & ~NATURALS or table.gone & ~JOKERS:
        raise PositionError(f"these cards cannot be in the phase {table.phase}")
    if dealing or table.phase == LOT:
        good = not (table.layout or table.gone or out)
    else:
        good = len(out) < table.seats - 1
        good = good and all(bool(table.hand[seat]) == (seat not in out) for seat in seats)
    if table.phase == OPEN and table.must_open:
        good = good and not table.layout
    if not good:
        raise PositionError(f"these cards cannot be in the phase {table.phase}")
