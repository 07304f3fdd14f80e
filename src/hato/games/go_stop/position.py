"""A position of Go-Stop as JSON values: the public facts, what a seat has sealed, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.core import bits
from hato.core.outcome import Payment
from hato.core.round import PositionError
from hato.families.dealt import NO_CARD
from hato.families.layout import order_of_play
from hato.games.go_stop import deal, settlement
from hato.games.go_stop.actions import ACTIONS
from hato.games.go_stop.ending import Ending
from hato.games.go_stop.opening import DEALT, LOOSE
from hato.games.go_stop.pack import CODES, DECK, SUIT, SUITS
from hato.games.go_stop.scoring import YAKU, Score
from hato.games.go_stop.seats import DECIDE, DONE, HAND_CHECK

_LISTS = (
    "credits",
    "bombs",
    "goes",
    "marks",
    "ppeoks",
    "streaks",
    "turns",
    "drew",
    "answered",
    "has_captured",
)
_NUMBERS = ("matched", "bomb", "flips", "pot", "carry")
_CARDS = ("laid", "target", "flipped")
_MASKS = ("attached", "effects", "gained", "took", "as_junk", "months_paid", "sold")
_SEATS = ("playing", "dropped", "forced_out")


def month_code(month: int) -> str:
    """A month as it stands in actions: the two digits of its suit."""
    return f"{month + 1:02d}"


def facts(round_: Ending) -> dict[str, Any]:
    """The public facts of a round beside those that every dealt round has."""
    out: dict[str, Any] = {name: getattr(round_, name)[:] for name in _LISTS}
    out.update((name, getattr(round_, name)) for name in _NUMBERS)
    out.update((name, _code(getattr(round_, name))) for name in _CARDS)
    out.update((name, DECK.names(getattr(round_, name))) for name in _MASKS)
    out.update((name, list(getattr(round_, name))) for name in _SEATS)
    out["calls"] = round_.calls[:]
    out["mark_yaku"] = [_named(score) for score in round_.mark_yaku]
    out["stacks"] = {
        month_code(month): {
            "by": None if maker == DEALT else maker,
            "jokers": DECK.names(round_.buried_in[month]),
        }
        for month, maker in enumerate(round_.stacks)
        if maker != LOOSE
    }
    out["shown_months"] = [_months(mask) for mask in round_.shown_months]
    out["shown"] = [DECK.names(round_.shown(seat)) for seat in range(round_.seats)]
    out["events"] = round_.events[:]
    out["opened"] = [month_code(month) for month in round_.opened]
    out["last_turn"] = round_.last_turn
    out["agenda"] = [step[:] for step in round_.agenda]
    out["asking"] = round_.asking[:]
    out["debts"] = [debt[:] for debt in round_.debts]
    out["purse"] = round_.purse[:]
    out["answers"] = round_.answers[:]
    out["asked_all"] = round_.asked_all
    out["paid"] = [{"key": one.key, "points": list(one.points)} for one in round_.ledger]
    if round_.phase == DECIDE:
        out["next_go"] = _next_go(round_)
    return out


def _next_go(round_: Ending) -> dict[str, int]:
    """The points that one more go adds, and what all go calls then multiply by (GS-10)."""
    goes = round_.goes[round_.mover]
    now = settlement.go_lines(round_.options, round_.mover, goes)
    then = settlement.go_lines(round_.options, round_.mover, goes + 1)
    points = sum(line.points for line in then) - sum(line.points for line in now)
    return {"points": points, "times": max([1, *(line.factor for line in then)])}


def secrets(round_: Ending, seat: int) -> dict[str, Any]:
    """What only the seat knows: its sealed answers, and in which order its cards came."""
    out: dict[str, Any] = {}
    if round_.phase == HAND_CHECK and round_.sealed[seat]:
        out["sealed"] = [list(ACTIONS.words(code)) for code in round_.sealed[seat]]
    if round_.arrived[seat]:
        out["arrived"] = [CODES[card] for card in round_.arrived[seat]]
    return out


def place(round_: Ending, told: Mapping[str, Any], sealed: Mapping[int, Mapping[str, Any]]) -> None:
    """Sets what `facts` and `secrets` tell; raises PositionError if it does not fit."""
    try:
        _place(round_, told)
        for seat, known in sealed.items():
            round_.sealed[seat] = [ACTIONS.code(words) for words in known.get("sealed", ())]
            round_.arrived[seat] = [DECK.card(code) for code in known.get("arrived", ())]
    except PositionError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    _check(round_)


def _place(round_: Ending, told: Mapping[str, Any]) -> None:
    n = round_.seats
    for name in _LISTS:
        values = list(told[name])
        if len(values) != n or not all(isinstance(one, int) for one in values):
            raise PositionError(f"{name} does not have one number for each seat")
        setattr(round_, name, values)
    for name in _NUMBERS:
        setattr(round_, name, int(told[name]))
    for name in _CARDS:
        setattr(round_, name, NO_CARD if told[name] is None else DECK.card(told[name]))
    for name in _MASKS:
        setattr(round_, name, DECK.set(told[name]))
    for name in _SEATS:
        seats = tuple(int(seat) for seat in told[name])
        if not set(seats) <= set(range(n)):
            raise PositionError(f"{name} names a seat that is not there")
        setattr(round_, name, seats)
    round_.calls = [int(seat) for seat in told["calls"]]
    round_.mark_yaku = [_score(named) for named in told["mark_yaku"]]
    round_.stacks = [LOOSE] * SUITS
    for code, stack in told["stacks"].items():
        month = int(code) - 1
        round_.stacks[month] = DEALT if stack["by"] is None else int(stack["by"])
        round_.buried_in[month] = DECK.set(stack["jokers"])
    round_.shown_months = [
        bits.mask_of([card for code in codes for card in bits.cards(SUIT[int(code) - 1])])
        for codes in told["shown_months"]
    ]
    round_.shown_cards = [DECK.set(codes) for codes in told["shown"]]
    round_.events = [str(event) for event in told["events"]]
    round_.opened = [int(code) - 1 for code in told["opened"]]
    round_.last_turn = bool(told["last_turn"])
    round_.agenda = [list(step) for step in told["agenda"]]
    round_.asking = list(told["asking"])
    round_.debts = [[int(one) for one in debt] for debt in told["debts"]]
    round_.purse = [int(one) for one in told["purse"]]
    round_.answers = [str(word) for word in told["answers"]]
    round_.asked_all = bool(told["asked_all"])
    round_.ledger = [Payment(str(one["key"]), tuple(int(p) for p in one["points"])) for one in told["paid"]]
    everybody = tuple(range(n))
    if round_.asked_all:
        order = order_of_play(round_.dealer, n, everybody)
        round_.shape = deal.shape_for_all(round_.options, order)
    else:
        order = order_of_play(round_.dealer, n, round_.playing or everybody)
        round_.shape = deal.shape(round_.options, order)


def _check(round_: Ending) -> None:
    """Can the round go on? Raises PositionError."""
    if round_.phase == DONE:
        raise PositionError("a round that is over has no position to go on from")
    if not 0 <= round_.dealt <= len(round_.shape.targets):
        raise PositionError(f"{round_.dealt} cards cannot be dealt")
    turn = round_.turn()
    if turn.kind == "chance" and not round_.chances():
        raise PositionError("a card has to be turned and the stock is empty")
    if turn.kind == "choice" and not all(round_.legal(seat) for seat in turn.seats):
        raise PositionError("a seat is asked that has nothing to choose")


def _code(card: int) -> str | None:
    return None if card == NO_CARD else CODES[card]


def _months(mask: int) -> list[str]:
    return [month_code(month) for month in range(SUITS) if mask & SUIT[month]]


def _named(score: Score) -> dict[str, int]:
    return {YAKU[yaku]: points for yaku, points in enumerate(score) if points}


def _score(named: Mapping[str, int]) -> Score:
    if set(named) - set(YAKU):
        raise PositionError("a score names a yaku that is not known")
    return tuple(int(named.get(key, 0)) for key in YAKU)
