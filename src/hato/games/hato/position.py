"""A position of Hato as JSON values: the public facts, what a seat alone knows, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hato.cards.hanafuda import CODES, DECK
from hato.core.outcome import Payment
from hato.core.round import PositionError
from hato.families.layout import order_of_play
from hato.games.hato import deal

if TYPE_CHECKING:
    from hato.games.hato.rules import HatoRound

_SEATS = ("playing", "dropped", "forced_out")


def facts(round_: HatoRound) -> dict[str, Any]:
    """The public facts of a round beside those that every fishing round has."""
    out: dict[str, Any] = {name: list(getattr(round_, name)) for name in _SEATS}
    out["extra"] = round_.extra
    out["took"] = round_.took
    out["pot"] = round_.pot
    out["purse"] = round_.purse[:]
    out["answers"] = round_.answers[:]
    out["asked_all"] = round_.asked_all
    out["paid"] = [{"key": one.key, "points": list(one.points)} for one in round_.ledger]
    return out


def secrets(round_: HatoRound, seat: int) -> dict[str, Any]:
    """What only the seat knows: in which order its cards came."""
    return {"arrived": [CODES[card] for card in round_.arrived[seat]]} if round_.arrived[seat] else {}


def place(round_: HatoRound, told: Mapping[str, Any], known: Mapping[int, Mapping[str, Any]]) -> None:
    """Sets what `facts` and `secrets` tell; raises PositionError if it does not fit."""
    try:
        _place(round_, told)
        for seat, one in known.items():
            round_.arrived[seat] = [DECK.card(code) for code in one.get("arrived", ())]
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None


def _place(round_: HatoRound, told: Mapping[str, Any]) -> None:
    n = round_.seats
    for name in _SEATS:
        seats = tuple(int(seat) for seat in told[name])
        if not set(seats) <= set(range(n)):
            raise ValueError(f"{name} names a seat that is not there")
        setattr(round_, name, seats)
    round_.extra = bool(told["extra"])
    round_.took = bool(told["took"])
    round_.pot = int(told["pot"])
    round_.purse = [int(one) for one in told["purse"]]
    round_.answers = [str(word) for word in told["answers"]]
    round_.asked_all = bool(told["asked_all"])
    round_.ledger = [Payment(str(one["key"]), tuple(int(p) for p in one["points"])) for one in told["paid"]]
    dealer = round_.setup.dealer
    dealt_to = range(n) if round_.asked_all or not round_.playing else round_.playing
    round_.shape = deal.shape(round_.options.players, order_of_play(dealer, n, dealt_to))
    round_.dealer = int(told["dealer"])
