"""Probes of the options for four to six at the table (GS-15, G-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hato.core.outcome import Carried
from hato.core.registry import game
from tests.games.go_stop.board import Board, dealt

GO_STOP = game("go_stop")
GOODS = "08b 11b 12j1"
"""Two brights and a double: six points to the seller."""


def dropout(*answers: str, **options: Any) -> Board:
    """Five at the table; seat 0 deals."""
    table = {"preset": "gostop", "seats": 5, "extra_seats": "dropout", **options}
    return dealt(table.pop("hands", {}), **table).do(*answers)


def selling(*answers: str, **options: Any) -> Board:
    """Four at the table; seat 0 deals, seat 3 has good cards."""
    table = {"preset": "gostop", "seats": 4, "extra_seats": "sell_brights", "hands": {3: GOODS}, **options}
    return dealt(table.pop("hands"), **table).do(*answers)


def extra(value: str) -> Any:
    options = GO_STOP.options("gostop", {"extra_seats": value})
    if list(GO_STOP.numbers(options)) == [3]:
        return None
    board = dealt({3: GOODS}, preset="gostop", seats=4, extra_seats=value)
    phase = board.phase
    if phase == "announce":
        board.do("drop")
    return phase, board.payments()


def folded(value: str) -> Any:
    board = dropout("drop", "drop", folded_cards=value)
    return sum(spec.name == "top" for spec, _ in board.round.zones())


def forced(value: bool) -> Any:
    return dropout("stay", "stay", penalty_for_forced_out=value).payments()


def double_drop(value: bool) -> Any:
    board = selling(carried=Carried(dropped=(1,)), no_double_drop=value)
    return board.asked


SEATS: dict[str, tuple[Callable[[Any], Any], list[tuple[Any, Any]]]] = {
    "extra_seats": (
        extra,
        [
            ("none", None),
            ("first_cards", ("hand_check", [])),
            ("dropout", ("announce", [("dropout", (0, -12, 0, 0))])),
            ("sell_brights", ("announce", [])),
        ],
    ),
    "dropout_penalty": (
        lambda value: dropout("drop", "stay", "stay", dropout_penalty=value).payments(),
        [(12, [("dropout", (0, -12, 0, 0, 0))]), (3, [("dropout", (0, -3, 0, 0, 0))]), (0, [])],
    ),
    "penalty_to": (
        lambda value: dropout("drop", "stay", "stay", penalty_to=value).payments()[0][1],
        [("round_winner", (0, -12, 0, 0, 0)), ("each_active_equal", (4, -12, 4, 4, 0))],
    ),
    "penalty_for_forced_out": (forced, [(False, []), (True, [("dropout", (0, 0, 0, -12, -12))])]),
    "folded_cards": (folded, [("shuffled_into_stock", 0), ("top_of_stock", 14)]),
    "sale_unit": (
        lambda value: selling("stay", "stay", sale_unit=value).payments(),
        [(2, [("sale", (0, -6, -6, 12))]), (5, [("sale", (0, -15, -15, 30))]), (0, [])],
    ),
    "sale_cards": (
        lambda value: selling("stay", "stay", sale_cards=value).payments()[0][1],
        [("fw", (0, -6, -6, 12)), ("brights_only", (0, -4, -4, 8))],
    ),
    "sale_paid_by": (
        lambda value: selling("stay", "stay", sale_paid_by=value).payments()[0][1],
        [("non_dealers", (0, -6, -6, 12)), ("all_three", (-6, -6, -6, 18))],
    ),
    "no_double_drop": (double_drop, [(True, (2,)), (False, (1,))]),
}
