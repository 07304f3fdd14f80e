"""A position of the Qing form made of its zones and facts (KHQ-2 to KHQ-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.money import QING
from hato.core import bits
from hato.core.round import PositionError
from hato.games.khanhoo_qing.river import from_json, known, lying
from hato.games.khanhoo_qing.rules import CLAIMS, DEAL, END, OFFER, PHASES, TURN_, QingRound


def place(
    round_: QingRound,
    zones: Mapping[str, int],
    facts: Mapping[str, Any],
    secrets: Mapping[int, Mapping[str, Any]],
) -> None:
    """Sets the position; raises PositionError if it is none in which the deal can go on."""
    n = round_.seats
    names = {"stock", *(f"{name}:{seat}" for name in ("hand", "held", "discard") for seat in range(n))}
    if set(zones) - names or not bits.partition(list(zones.values()), QING.mask):
        raise PositionError("the zones of a position hold every card of the deck exactly once")
    round_.held = [zones.get(f"held:{seat}", 0) for seat in range(n)]
    round_.hand = [zones.get(f"hand:{seat}", 0) | round_.held[seat] for seat in range(n)]
    round_.stock = zones.get("stock", 0)
    try:
        round_.phase = str(facts["phase"])
        round_.mover = int(facts["mover"])
        round_.river = tuple(from_json(one, n) for one in facts["river"])
        round_.waiting = [any(one.declared and one.seat == seat for one in round_.river) for seat in range(n)]
        round_.passed = tuple(int(one) for one in facts["passed"])
        for told in secrets.values():
            if "drawn" in told:
                round_.drawn = QING.card(told["drawn"])
    except (KeyError, TypeError, ValueError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    if round_.phase not in PHASES or round_.phase == END:
        raise PositionError(f"a position has one of the phases {', '.join(PHASES[:-1])}")
    if not 0 <= round_.mover < n or not set(round_.passed) <= set(range(n)):
        raise PositionError("the facts of the position name a seat that is not there")
    if any(lying(round_.river, seat) != zones.get(f"discard:{seat}", 0) for seat in range(n)):
        raise PositionError("what lies before the seats is not what they have thrown")
    if any(round_.held[seat] != known(round_.river, seat) for seat in range(n)):
        raise PositionError("what the seats are known to hold is not what they have taken and not thrown")
    _check_hands(round_)


def _check_hands(round_: QingRound) -> None:
    """Has every seat as many cards as its turn gives it?"""
    if round_.phase == DEAL:
        return
    if round_.phase in (CLAIMS, OFFER) and not round_.river:
        raise PositionError("nothing has been thrown that could be taken")
    for seat, hand in enumerate(round_.hand):
        full = round_.phase == TURN_ and seat == round_.mover
        if bits.popcount(hand) != round_.options.dealt + (1 if full else 0):
            raise PositionError("a hand has more or fewer cards than its turn gives it")
    if round_.drawn is not None and not round_.hand[round_.mover] & bits.BIT[round_.drawn]:
        raise PositionError("the card drawn is not in the hand of the seat in turn")
