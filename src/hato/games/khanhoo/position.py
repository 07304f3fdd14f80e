"""A position of the English form in words, and made of them again (KHE-6 to KHE-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hato.cards.khanhoo import DECK, KINDS
from hato.core import bits
from hato.core.game import Secrets
from hato.core.outcome import Payment
from hato.core.round import PositionError
from hato.games.khanhoo import ending, groups, kinds
from hato.games.khanhoo.claims import BLUFF_POINTS, FALSE, QUARTET, TAKEN, Claim
from hato.games.khanhoo.ending import QUARTET as QUARTET_POINTS
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.table import CHALLENGE, CHOOSE, CLAIM, DEAL, OVER_, PHASES, Shown, codes, names

if TYPE_CHECKING:
    from hato.games.khanhoo.rules import KhanhooRound

UNKNOWN = -4
"""The group of a claim of which only the points are known."""


def facts(table: KhanhooRound) -> dict[str, Any]:
    """Everything public that is no card's place."""
    seats = range(table.seats)
    doubted = table.phase == CHALLENGE
    claim = table.answers[table.claimer] if doubted else None
    return {
        "phase": table.phase,
        "mover": table.mover,
        "leader": table.leader,
        "orphan": table.orphan if table.orphan >= 0 else None,
        "places": list(table.places),
        "thrower": table.thrower if table.thrower >= 0 else None,
        "throws": table.throws,
        "turns": table.turns,
        "waste": codes(table.waste),
        "turned": codes(table.turned),
        "stirred": names(table.stirred),
        "groups": [
            [{"name": list(one.words), "cards": names(one.cards)} for one in table.groups[seat]]
            for seat in seats
        ],
        "known": [names(table.known[seat]) for seat in seats],
        "taken": KINDS[table.taken] if table.taken >= 0 else None,
        "answered": sorted(table.answers) if table.phase == CLAIM else [],
        "bump": {"seat": table.claimer, "points": claim.points, "accepted": table.accepted}
        if claim
        else None,
        "paid": [[one.key, *one.points] for one in table.payments],
    }


def secrets(table: KhanhooRound, seat: int) -> dict[str, Any]:
    """What only the seat knows: the card it has drawn, its claim, and its best groups as help."""
    found: dict[str, Any] = {}
    if seat == table.mover and table.fresh >= 0:
        found["drawn"] = DECK.codes[table.fresh]
    if table.phase not in (DEAL, CHOOSE, OVER_):
        found["best"] = _best(table, seat)
    if seat in table.bluffs:
        found["bluff"] = KINDS[table.bluffs[seat]]
    claim = table.answers.get(seat)
    if claim is not None:
        found["claim"] = _words(claim)
    return found


def _best(table: KhanhooRound, seat: int) -> dict[str, Any]:
    """The groups that count most now: their points, and which hand cards lie in them."""
    lines = ending.count_lines(table, seat)
    grouped = [
        {"key": line.key, "points": line.points, "cards": names(line.cards & table.hand[seat])}
        for line in lines
    ]
    return {"points": sum(line.points for line in lines), "groups": grouped}


def _words(claim: Claim) -> list[str]:
    if claim.group == FALSE:
        return ["bluff", *(KINDS[one] for one in claim.kinds)]
    if claim.group == TAKEN:
        return ["take"]
    return ["quartet"] if claim.group == QUARTET else ["claim", *GROUPS[claim.group].words]


def _claim(words: Sequence[str], table: KhanhooRound) -> Claim:
    verb, *rest = words
    if verb == "bluff":
        return Claim(FALSE, BLUFF_POINTS, tuple(kinds.kind(one) for one in rest))
    if verb == "take":
        return Claim(TAKEN, 0)
    if verb == "quartet":
        return Claim(QUARTET, QUARTET_POINTS)
    group = groups.PLACE[tuple(rest)]
    return Claim(group, groups.points(group, table.options.scale))


def place(table: KhanhooRound, zones: Mapping[str, int], told: Mapping[str, Any], known: Secrets) -> None:
    """Sets a position; raises PositionError if there is none like it."""
    _place_cards(table, zones, told)
    try:
        _place_facts(table, told)
        _place_secrets(table, told, known)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    mine = bits.mask_of(table.waste) if table.waste else 0
    if mine != zones.get("waste", 0) or bits.mask_of(table.turned) != zones.get("turned", 0):
        raise PositionError("the order of the waste names other cards than lie there")


def _place_cards(table: KhanhooRound, zones: Mapping[str, int], told: Mapping[str, Any]) -> None:
    seats = range(table.seats)
    whole = table.pack | table.out
    named = [*(f"{name}:{seat}" for name in ("hand", "melds", "cache") for seat in seats)]
    every = [zones.get(name, 0) for name in (*named, "stock", "turned", "waste", "out")]
    if set(zones) - {*named, "stock", "turned", "waste", "out"} or not all(
        isinstance(mask, int) for mask in every
    ):
        raise PositionError("the zones of a position are hands, melds, caches, stock, turned, waste and out")
    if not bits.partition(every, whole):
        raise PositionError("the zones of a position hold every card of the deck exactly once")
    n = table.seats
    table.hand, table.open, table.caches = every[:n], every[n : 2 * n], every[2 * n : 3 * n]
    table.stock = zones.get("stock", 0)
    table.out = zones.get("out", 0)
    table.pack = whole & ~table.out


def _place_facts(table: KhanhooRound, told: Mapping[str, Any]) -> None:
    def seat(value: object) -> int:
        if value is None:
            return -1
        if not isinstance(value, int) or not 0 <= value < table.seats:
            raise ValueError(f"there is no seat {value}")
        return value

    phase = told["phase"]
    if phase not in PHASES or phase == OVER_:
        raise ValueError(f"there is no phase {phase!r} to go on from")
    table.phase = phase
    table.mover, table.leader = seat(told["mover"]), seat(told["leader"])
    table.orphan, table.thrower = seat(told["orphan"]), seat(told["thrower"])
    table.places = tuple(int(one) for one in told["places"])
    table.throws, table.turns = int(told["throws"]), int(told["turns"])
    table.waste = tuple(DECK.card(code) for code in told["waste"])
    table.turned = tuple(DECK.card(code) for code in told["turned"])
    table.stirred = DECK.set(told["stirred"])
    table.groups = [
        tuple(Shown(tuple(one["name"]), DECK.set(one["cards"])) for one in own) for own in told["groups"]
    ]
    table.known = [DECK.set(names) for names in told["known"]]
    table.taken = -1 if told["taken"] is None else kinds.kind(told["taken"])
    table.payments = [Payment(key, tuple(points)) for key, *points in told["paid"]]
    if len(table.groups) != table.seats or len(table.known) != table.seats:
        raise ValueError("groups and known cards stand for each seat")
    for own, cards in zip(table.groups, table.open, strict=True):
        for one in own:
            if one.cards & ~cards or (one.words and one.words not in groups.PLACE):
                raise ValueError("an open group names cards that do not lie there, or is none")


def _place_secrets(table: KhanhooRound, told: Mapping[str, Any], known: Secrets) -> None:
    table.answers = dict.fromkeys((int(seat) for seat in told["answered"]), None)
    bump = told["bump"]
    if bump is not None:
        others = [seat for seat in range(table.seats) if seat != table.thrower]
        table.answers = dict.fromkeys(others, None)
        table.claimer, table.accepted = int(bump["seat"]), int(bump["accepted"])
        table.answers[table.claimer] = Claim(UNKNOWN, int(bump["points"]))
    for seat, own in known.items():
        if "drawn" in own:
            table.fresh = DECK.card(own["drawn"])
        if "bluff" in own:
            table.bluffs[seat] = kinds.kind(own["bluff"])
        if "claim" in own:
            table.answers[seat] = _claim(own["claim"], table)
