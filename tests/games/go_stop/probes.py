"""What each value of each option changes at the table: a probe for every option, and what it has to tell.

A probe is a function of a value; `VALUES[option]` are pairs of a value and what the probe tells for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hato.core.outcome import Carried
from tests.games.go_stop.board import GO_STOP, Board, answer, deal_order, dealt, position, session
from tests.games.go_stop.probes_points import POINTS
from tests.games.go_stop.probes_seats import SEATS

Probe = Callable[[Any], Any]
Values = list[tuple[Any, Any]]

QUAD = "05a 05r 05j1 05j2"
TRIPLE = "05a 05r 05j1"
TABLE = "06a 06r 06j1 06j2"


def answered(board: Board, *answers: str) -> Board:
    """The seats give these answers in the hand check."""
    for seat, words in enumerate(answers):
        board.do(words, seat=seat)
    return board


def months(value: str) -> Any:
    board = dealt(
        {0: "12b 12j1 12j2 12j3", 1: "11b 11a 11r 11j1"}, both_quads="higher_month", month_order=value
    )
    return answered(board, "declare_quad_win", "declare_quad_win").outcome.winner


def both(value: str) -> Any:
    board = dealt({0: QUAD, 1: "06a 06r 06j1 06j2"}, both_quads=value, dealer=0)
    outcome = answered(board, "declare_quad_win", "declare_quad_win").outcome
    return outcome.winner, outcome.carried.factor


def sizes(value: str) -> Any:
    players = 3 if value == "7-6" else 2
    board = dealt(deal=value, players=players, jokers=[])
    return len(board.hand(0)), len(board.field), len(board.zone("stock"))


def table_quad(value: str) -> Any:
    board = dealt({}, TABLE, again=deal_order({}, "", 0, GO_STOP.options(), 2), table_quad=value)
    if board.over:
        return board.outcome.winner, board.outcome.carried.factor
    return len(board.field), len(board.captured(0))


def hand_quad(value: str) -> Any:
    board = dealt({0: QUAD}, hand_quad=value, shake_timing="start_of_round")
    return sorted(board.words_of(0)) if not board.over else board.outcome.key


def quad_points(value: Any) -> Any:
    board = dealt({0: QUAD}, hand_quad="win", hand_quad_points=value, stop_minimum=4)
    return board.outcome.points[0]


def timing(value: str) -> Any:
    board = dealt({0: TRIPLE}, "01j1 02j1 03j1 04j1 06j1 07j1 08j1 09j1", shake_timing=value, hand_quad="win")
    at_start = board.phase == "hand_check"
    if at_start:
        answered(board, "continue", "continue")
    return at_start, "shake 05" in board.words


def shake(value: str) -> Any:
    return "shake 05" in position(TRIPLE, "09a", shake=value).words


def blocked(value: bool) -> Any:
    board = position(TRIPLE, "05j2 09a", facts={"shown_months": [["05"], []]}, shake_blocks_bomb=value)
    small = position(
        "05a 05r",
        "05j1 05j2",
        facts={"shown_months": [["05"], []]},
        shake_blocks_bomb=value,
        small_bomb="junk",
    )
    return "bomb 05" in board.words, "bomb 05" in small.words


def fixed(value: bool) -> Any:
    return dealt({0: QUAD}, hand_quad="win", fixed_wins_carry=value, carried=Carried(4)).outcome.points[0]


def pick(value: str) -> Any:
    board = position("12j2", "12b 12j1 02r", "04j1", pick_timing=value).do("play 12j2")
    return "04j1" in board.field


def last_ppeok(value: bool) -> Any:
    return position("05a", "05r 09a", "05j1", size=1, rest=1, ppeok_on_last_turn=value).do("play 05a").calls()


def small(value: str) -> Any:
    board = position(
        "05a 05r",
        "05j1 05j2 09a",
        captured={1: "01j1 02j1"},
        size=3,
        small_bomb=value,
        facts={"turns": [1, 0]},
        first_turn_rewards=["bomb"],
    )
    if "bomb 05" not in board.words:
        return None
    board.do("bomb 05")
    assert board.payments() == []
    return len(board.given(1)), board.facts["bombs"][0], board.facts["credits"][0]


def after_bomb(value: str) -> Any:
    board = position(TRIPLE, "05j2 09a", "09j1 03j1 03r", size=4, after_bomb=value).do("bomb 05")
    return board.facts["credits"][0], len(board.captured(0)), len(board.hand(0))


def joker_flip(value: str) -> Any:
    board = position("05a", "05r 09a", "X2 05j1", joker_flip=value).do("play 05a")
    return board.calls(), sorted(board.captured(0))


def joker_steals(value: bool) -> Any:
    used = position("X2 05a", "09a", captured={1: "01j1 02j1 X3"}, joker_steals_junk=value).do("joker X2")
    turned = position("03j1", "09a", "X2 07j1", captured={1: "01j1 02j1"}, joker_steals_junk=value)
    return used.given(1), turned.do("play 03j1").given(1)


def own_stack(value: int) -> Any:
    board = position(
        "05a", "05r 05j1 05j2 09a", stacks={"05": 0}, captured={1: "01j1 02j1 03j1"}, own_stack_junk=value
    )
    return board.do("play 05a").given(1)


def jjok(value: int) -> Any:
    return position("05a", "09a", "05j1", captured={1: "01j1"}, jjok_junk=value).do("play 05a").given(1)


def sweep(value: int) -> Any:
    board = position("05a", "05r 09a", "09j1", captured={1: "01j1"}, sweep_junk=value).do("play 05a")
    assert "sweep" in board.calls()
    return board.given(1)


def last_junk(value: bool) -> Any:
    board = position(
        "05a", "05r 05j1", "05j2", captured={1: "01j1 02j1 03j1"}, size=1, rest=1, last_turn_junk=value
    )
    return board.do("play 05a", "take 05r").given(1)


def last_pak(value: bool) -> Any:
    board = position(
        "05a",
        "05r 05j1 05j2 09a",
        stacks={"05": 0},
        captured={1: "01j1 02j1 03j1"},
        size=1,
        rest=1,
        last_turn_pak=value,
    )
    return board.do("play 05a").given(1)


def president(value: str) -> Any:
    slow = position("08j2", "08j1 11a", captured={0: "08b 08a", 1: "01j1"}, president_trigger=value)
    pak = position(
        "08j2", "08b 08a 08j1 11a", stacks={"08": None}, captured={1: "01j1 02j1"}, president_trigger=value
    )
    return slow.do("play 08j2").given(1), pak.do("play 08j2").given(1)


def debt(value: bool) -> Any:
    return position("05a", "09a", "05j1", junk_debt=value).do("play 05a").facts["debts"]


def chosen(value: str) -> Any:
    board = position("05a", "09a", "05j1", captured={1: "X3 11j1 01j1"}, junk_choice=value).do("play 05a")
    return board.given(1) or sorted(board.words)


def unit(value: str) -> Any:
    board = position(
        "05a", "05r 05j1 05j2 09a", stacks={"05": 0}, captured={1: "11j1 12j1"}, steal_unit=value
    )
    return board.do("play 05a").given(1)


def cup(value: str) -> Any:
    question = {"giver_captured": ["09a", "X3"], "count": 1, "cup_used_as": "junk"}
    return answer("junk_transfer", question, cup_stealable=value)["given"]


def length(value: dict[str, Any]) -> Any:
    match = session({1: deal_order({0: QUAD}, "", 0, GO_STOP.options(), 2)}, length=value, hand_quad="win")
    return match.totals, match.finished, match.waiting


def capital(value: int) -> Any:
    match = session({1: deal_order({0: QUAD}, "", 0, GO_STOP.options(), 2)}, capital=value, hand_quad="win")
    return match.totals, match.finished


def dealers(value: str) -> Any:
    found = []
    for time in ("night", "day"):
        for draw in ("12b 11b", "01b 02a"):
            found.append(session(draw=draw, dealer_draw=value, draw_time=time).setup.dealer)
    return found


def next_dealer(value: str) -> Any:
    found = []
    for winner in (0, 1):
        order = deal_order({winner: QUAD}, "", 0, GO_STOP.options(), 2)
        match = session({1: order}, hand_quad="win", next_dealer=value)
        match.do(0, ("next",))
        found.append(match.setup.dealer)
    drawn = session({1: deal_order({}, TABLE, 0, GO_STOP.options(), 2)}, next_dealer=value)
    drawn.do(0, ("next",))
    return [*found, drawn.setup.dealer]


def draws(value: bool) -> Any:
    match = session({1: deal_order({}, TABLE, 0, GO_STOP.options(), 2)}, draws_count=value)
    match.do(0, ("next",))
    return match.setup.number


def jokers(value: list[str]) -> Any:
    board = dealt(jokers=value)
    return sorted(
        card for spec, _ in board.round.zones() for card in board.zone(spec.place) if card[0] == "X"
    )


def players(value: int) -> Any:
    board = dealt(players=value, deal="7-6" if value == 3 else "10-8")
    return len(board.seats)


PLAY: dict[str, tuple[Probe, Values]] = {
    "dealer_draw": (
        dealers,
        [
            ("earliest", [0, 0, 0, 0]),
            ("latest", [1, 1, 1, 1]),
            ("night_day", [0, 0, 1, 1]),
            ("random", [1, 0, 1, 0]),
        ],
    ),
    "seating": (
        lambda value: session(draw="05a 03b 11b", seats=3, preset="gostop", seating=value).players,
        [("by_cards", (0, 2, 1)), ("as_joined", (0, 1, 2))],
    ),
    "draw_time": (
        lambda value: session(draw="01b 02a", dealer_draw="night_day", draw_time=value).setup.dealer,
        [("night", 0), ("day", 1)],
    ),
    "length": (
        length,
        [
            ({"type": "rounds", "n": 1}, ((10, -10), True, False)),
            ({"type": "rounds", "n": 2}, ((10, -10), False, True)),
            ({"type": "target", "points": 10}, ((10, -10), True, False)),
            ({"type": "target", "points": 11}, ((10, -10), False, True)),
            ({"type": "time", "minutes": 1}, ((10, -10), False, True)),
            ({"type": "bankroll"}, ((510, 490), False, True)),
        ],
    ),
    "capital": (capital, [(500, ((510, 490), False)), (10, ((20, 0), True)), (4, ((8, 0), True))]),
    "next_dealer": (
        next_dealer,
        [
            ("winner", [0, 1, 0]),
            ("loser", [1, 0, 0]),
            ("alternate", [1, 1, 1]),
            ("fixed", [0, 0, 0]),
        ],
    ),
    "draws_count": (draws, [(True, 2), (False, 1)]),
    "month_order": (months, [("korean", 1), ("japanese", 0)]),
    "players": (players, [(2, 2), (3, 3)]),
    "deal": (sizes, [("10-8", (10, 8, 20)), ("8-10", (8, 10, 22)), ("7-6", (7, 6, 21))]),
    "jokers": (
        jokers,
        [
            ([], []),
            (["X1", "XL"], ["X1", "XL"]),
            (["XD", "XS"], ["XD", "XS"]),
            (["X2", "X2", "X3"], ["X2", "X2_2", "X3"]),
        ],
    ),
    "table_quad": (
        table_quad,
        [
            ("draw_carry", (None, 2)),
            ("redeal", (8, 0)),
            ("dealer_takes", (4, 4)),
            ("dealer_wins", (0, 1)),
        ],
    ),
    "hand_quad": (
        hand_quad,
        [
            ("win", "president"),
            ("win_or_shake", ["continue", "declare_quad_win", "shake 05"]),
            ("win_or_continue", ["continue", "declare_quad_win"]),
            ("shake_only", ["continue", "shake 05"]),
            ("none", ["continue"]),
        ],
    ),
    "hand_quad_points": (quad_points, [(5, 5), (7, 7), (10, 10), ("stop_minimum", 4)]),
    "both_quads": (
        both,
        [
            ("draw", (None, 1)),
            ("draw_carry", (None, 2)),
            ("dealer_wins", (0, 1)),
            ("higher_month", (1, 1)),
        ],
    ),
    "shake": (shake, [("on", True), ("off", False)]),
    "shake_timing": (timing, [("before_own_play", (False, True)), ("start_of_round", (True, False))]),
    "shake_blocks_bomb": (blocked, [(False, (True, True)), (True, (False, False))]),
    "fixed_wins_carry": (fixed, [(True, 40), (False, 10)]),
    "pick_timing": (pick, [("before_flip", False), ("after_flip", True)]),
    "ppeok_on_last_turn": (last_ppeok, [(True, ["ppeok"]), (False, [])]),
    "bomb_four": (
        lambda value: "bomb 05" in position(QUAD, "09a", bomb_four=value).words,
        [(True, True), (False, False)],
    ),
    "small_bomb": (
        small,
        [
            ("off", None),
            ("capture_only", (0, 0, 1)),
            ("junk", (1, 0, 1)),
            ("junk_and_double", (1, 1, 1)),
        ],
    ),
    "after_bomb": (after_bomb, [("credits", (2, 6, 1)), ("draw_extra", (0, 8, 1))]),
    "joker_flip": (
        joker_flip,
        [
            ("keep_no_redraw", ([], ["05a", "05r", "X2"])),
            ("attach_and_redraw", (["ppeok"], [])),
        ],
    ),
    "joker_steals_junk": (joker_steals, [(False, ([], [])), (True, (["01j1"], ["01j1"]))]),
    "own_stack_junk": (own_stack, [(2, ["01j1", "02j1"]), (1, ["01j1"])]),
    "jjok_junk": (jjok, [(1, ["01j1"]), (0, [])]),
    "sweep_junk": (sweep, [(1, ["01j1"]), (0, [])]),
    "last_turn_junk": (last_junk, [(False, []), (True, ["01j1", "02j1"])]),
    "last_turn_pak": (last_pak, [(False, []), (True, ["01j1"])]),
    "president_trigger": (president, [("at_once", ([], ["01j1"])), ("accumulated", (["01j1"], ["01j1"]))]),
    "junk_debt": (debt, [(False, []), (True, [[1, 0, 1]])]),
    "junk_choice": (
        chosen,
        [
            ("lowest_auto", ["01j1"]),
            ("giver_chooses", ["give 01j1", "give 11j1", "give X3"]),
        ],
    ),
    "steal_unit": (unit, [("value", ["11j1"]), ("cards", ["11j1", "12j1"])]),
    "cup_stealable": (cup, [("not_alone", ["09a"]), ("never", ["X3"])]),
}

VALUES: dict[str, tuple[Probe, Values]] = PLAY | POINTS | SEATS
ALIKE = {
    "stake": "what a point is worth: only shown",
    "direction": "G-3: clockwise the table is seen in a mirror, nothing else changes",
    "spare_rain": "artwork only, by the reference",
    "plus2_stage": "has one value",
    "shodang": "a reserved name with one value",
    "reverse_go": "a reserved name with one value",
}
"""Options that change nothing at the table, and why."""
