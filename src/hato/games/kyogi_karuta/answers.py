"""Answers to test vectors about kyogi karuta (KAR-4 to KAR-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards import poems
from hato.core import bits
from hato.core.game import Answer
from hato.families.poems import kimariji
from hato.games.kyogi_karuta import settle, timing
from hato.games.kyogi_karuta.settle import GHOST
from hato.games.kyogi_karuta.timing import Report

Json = Mapping[str, Any]

SIDES = "AB"


def _camp(side: str) -> int:
    return GHOST if side == "ghost" else SIDES.index(side)


def _resolve(given: Json, question: Json) -> dict[str, Any]:
    """The cards of each camp after a reading."""
    camp = _camp(question["read"])
    taker = None if question["taken_by"] is None else _camp(question["taken_by"])
    cards = [int(question["field"][side]) for side in SIDES]
    if camp != GHOST:
        cards[camp] -= 1
    fouls = [int(question["fouls"].get(side, 0)) for side in SIDES]
    sender, count = settle.sending(cards, camp, taker, fouls)
    cards[sender] -= count
    cards[1 - sender] += count
    sent = {side: count if seat == sender else 0 for seat, side in enumerate(SIDES)}
    found: dict[str, Any] = {**dict(zip(SIDES, cards, strict=True)), "sent": sent}
    if not all(cards):
        found["winner"] = SIDES[cards.index(0)]
    return found


def _tie(given: Json, question: Json) -> str:
    times = {_camp(side): int(t) for side, t in question["t_ms"].items()}
    taker = settle.first(times, _camp(question["side_of_card"]), int(question["tie_window_ms"]))
    assert taker is not None
    return SIDES[taker]


def _is_foul(given: Json, question: Json) -> bool:
    return settle.is_foul(_camp(question["side_of_read_card"]), _camp(question["touched_side"]))


def _latency(given: Json, question: Json) -> dict[str, Any]:
    reports = [
        Report(_camp(one["p"]), one["click"], one["arrival"], one["rtt"], one.get("jitter", 0))
        for one in question["reports"]
    ]
    winner, accepted, clamped = timing.judged(
        reports, _camp(question["side_of_card"]), question["tie_window_ms"], question["tolerance_ms"]
    )
    return {
        "winner": None if winner is None else SIDES[winner],
        "accepted": [SIDES[seat] for seat in accepted],
        "clamped": {SIDES[seat]: t for seat, t in clamped.items()},
    }


def _kimariji(given: Json, question: Json) -> str:
    read = bits.mask_of([number - 1 for number in question["read"]])
    return kimariji(question["poem"] - 1, poems.DECK.mask & ~read)


ANSWERS: Mapping[str, Answer] = {
    "resolve": _resolve,
    "tie": _tie,
    "is_foul": _is_foul,
    "latency": _latency,
    "kimariji_now": _kimariji,
}
