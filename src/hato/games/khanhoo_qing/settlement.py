"""The pool: antes, who takes it, and how a winning hand is told (KHQ-2, KHQ-5)."""

from __future__ import annotations

from typing import Any

from hato.cards.money import QING
from hato.core import bits
from hato.core.match import Setup
from hato.core.outcome import Carried, Line, Outcome, Payment, add, one_sided
from hato.games.khanhoo_qing.kinds import KIND, counts
from hato.games.khanhoo_qing.options import QingOptions
from hato.games.khanhoo_qing.solver import Rules, cover

ANTE = "ante"
RETURNED = "returned"


def antes(seats: int) -> tuple[int, ...]:
    """Everybody puts a unit into the pool (KHQ-2)."""
    return (-1,) * seats


def settle(setup: Setup, winner: int | None, key: str, cards: int, last: bool) -> Outcome:
    """Who wins takes the pool and deals next; else it stays, and after the last deal it goes back (KHQ-5).

    `cards` is the mask of the winning hand.
    """
    n = setup.seats
    paid = [Payment(ANTE, antes(n))]
    pool = setup.carried.pot + n
    if winner is not None:
        points = add(antes(n), one_sided(n, winner, pool))
        return Outcome(key, points, winner, (Line("pool", winner, pool, cards=cards),), paid=tuple(paid))
    points = antes(n)
    if last:
        share = pool // n
        paid.append(Payment(RETURNED, (share,) * n))
        points = add(points, (share,) * n)
        pool -= share * n
    return Outcome(key, points, None, same_dealer=True, paid=tuple(paid), carried=Carried(pot=pool))


def groups(outcome: Outcome | None, options: QingOptions) -> list[dict[str, Any]]:
    """The groups of the winning hand with the codes of their cards; what is added to them comes last."""
    if outcome is None or outcome.winner is None:
        return []
    left = outcome.lines[0].cards
    found = cover(counts(left), Rules.of(options))
    assert found is not None, "only a winning hand wins"
    told = []
    for group in found.groups:
        cards = []
        for kind in group.cards:
            card = next(one for one in bits.cards(left) if KIND[one] == kind)
            left ^= bits.BIT[card]
            cards.append(QING.codes[card])
        told.append({"kind": group.kind, "name": group.name, "cards": cards, "missing": group.missing})
    if left:
        told.append({"kind": "added", "name": "", "cards": QING.names(left), "missing": 0})
    return told
