"""Probes of the options about points and payments (GS-8 to GS-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.go_stop.board import Board, answer, position, scored

BRIGHTS = "01b 03b 08b"
LOTS = "06j1 06j2 07j1 07j2 08j1 08j2 09j1 09j2"
TEN = "01j1 01j2 02j1 02j2 03j1 03j2 04j1 04j2 05j1 05j2"
EIGHT = "01j1 01j2 02j1 02j2 03j1 03j2 04j1 04j2"


def stop(winner: str, loser: str, *, facts: Any = None, **options: Any) -> Board:
    """The winner takes 10a and 10j1 besides these captures, and stops."""
    board = position(
        "10a", "10j1 11a", captured={0: winner, 1: loser}, facts=facts, **{"stop_minimum": 1, **options}
    )
    return board.do("play 10a", "stop")


def pays(winner: str, loser: str, **options: Any) -> int:
    """What the loser pays."""
    return -stop(winner, loser, **options).outcome.points[1]


def of_three(**options: Any) -> list[int]:
    """The points of three players: both losers said go, seat 1 first and last but for seat 2's one call."""
    board = position(
        "10a",
        "10j1 11a",
        captured={0: BRIGHTS, 1: "11b 05j1", 2: "12b 05j2"},
        facts={"goes": [0, 1, 1], "calls": [1, 2]},
        preset="gostop",
        **options,
    ).do("play 10a", "stop")
    return list(board.outcome.points)


def minimum(value: Any) -> Any:
    # three dry brights and hongdan: 6; with chodan too 9
    six = position("10a", "10j1", captured=BRIGHTS + " 01r 02r 03r", stop_minimum=value).do("play 10a")
    three = position("10a", "10j1", captured=BRIGHTS, stop_minimum=value).do("play 10a")
    return six.deciding, three.deciding


def table(value: str) -> Any:
    return [
        sum(scored(cards, table=value, seven_animals="none").values())
        for cards in ("01b 03b 08b 11b", "01b 03b 08b 12b", "02a 04a 08a")
    ]


def ribbons(value: str) -> Any:
    return [scored(cards, ribbon_sets=value) for cards in ("01r 02r 03r", "04r 05r 07r", "01r 04r 11r")]


def seven(value: str) -> Any:
    cards = "02a 04a 05a 06a 07a 09a"  # and 10a
    return scored(cards + " 10a", seven_animals=value)["animals"], pays(cards, "12b", seven_animals=value)


def decision(value: str) -> Any:
    board = position("09a", "09j1", captured="01b", cup_decision=value).do("play 09a")
    return (
        sorted(board.words)
        if board.phase == "use"
        else scored(EIGHT + " 02a 04a 05a 06a 09a 07j1", cup_decision=value)
    )


def saves(value: bool) -> Any:
    return pays(TEN, "12b 06j1 06j2 07j1 07j2 08j1 08j2 02a 04a 05a 06a 09a", cup_saves_loser=value)


def bridge(value: str) -> Any:
    return [scored(f"{EIGHT} {card}", bridge_role=value) for card in ("05a", "09a")]


def improve(value: str) -> Any:
    told = {
        "goes": [1, 0],
        "marks": [6, 6],
        "mark_yaku": [{"three_brights_dry": 3, "junk": 3}, {}],
        "calls": [0],
    }
    board = position(
        "03r", "03j1", captured="01b 12b 08b 01r 02r", facts=told, stop_minimum=3, improve_test=value
    )
    return board.do("play 03r").deciding


def bonus(value: str) -> Any:
    return answer("go_bonus", {"base": 7, "go_calls": [0, 1, 2, 3, 4]}, go_bonus=value)["points"]


def gwangbak(value: str) -> Any:
    return pays(BRIGHTS, LOTS, gwangbak=value, facts={"bombs": [1, 0]})


def exhaustion(value: str) -> Any:
    outcome = exhausted(exhaustion=value)
    return outcome.winner, list(outcome.points), outcome.carried.factor


def exhausted(**options: Any) -> Any:
    """A round that ends without a stop; seat 0 has three brights; a factor of 2 is carried."""
    board = position(
        "02j1", "11a", captured=BRIGHTS, rest=0, size=1, **{"carry": 2, "stop_minimum": 9, **options}
    )
    return board.do("play 02j1").outcome


def purse(value: bool) -> Any:
    told = {"purse": (500, 4), "purse_limit": value, "carry": 8}
    return pays(BRIGHTS, LOTS, **told), exhausted(exhaustion="highest_score", **told).points[0]


def gobak(value: bool) -> Any:
    told = {"goes": [0, 1], "calls": [1]}
    return pays(BRIGHTS, LOTS + " 12b", facts=told, gobak=value), of_three(gobak=value)


def first_ppeok(value: Any) -> Any:
    found = []
    for turn in (1, 2, 3):
        told = {"turns": [turn, 0], "streaks": [turn - 1, 0]}
        board = position("05a", "05r 09a", "05j1", facts=told, first_ppeok=value).do("play 05a")
        found.append(board.payments()[0][1][0] if board.payments() else 0)
    return found


FIRST_TURNS: dict[str, tuple[str, str, str, list[str]]] = {
    "ppeok": ("05a", "05r 09a", "05j1", ["play 05a"]),
    "ttadak": ("05a", "05r 05j1 09a", "05j2", ["play 05a", "take 05r"]),
    "jjok": ("05a", "09a", "05j1", ["play 05a"]),
    "bomb": ("05a 05r 05j1", "05j2 09a", "", ["bomb 05"]),
}


def rewards(value: list[str]) -> Any:
    found = []
    for hand, field, stock, actions in FIRST_TURNS.values():
        for turn in (1, 2):
            told = {"turns": [turn, 0]}
            board = position(hand, field, stock, facts=told, size=4, first_turn_rewards=value).do(*actions)
            found += board.payments()
    return found


def third_ppeok(value: Any) -> Any:
    board = position(
        "05a", "05r 09a", "05j1", facts={"ppeoks": [2, 0]}, three_ppeok_points=value, stop_minimum=4
    ).do("play 05a")
    return board.outcome.points[0] if board.over else None


def heodang(value: str) -> Any:
    board = position("05a", "09a", "11j1", facts={"turns": [5, 4]}, heodang=value, size=5).do("play 05a")
    return (board.outcome.key, board.outcome.points) if board.over else None


POINTS: dict[str, tuple[Callable[[Any], Any], list[tuple[Any, Any]]]] = {
    "stop_minimum": (
        minimum,
        [(3, (True, True)), (6, (True, False)), (7, (False, False)), ("by_players", (False, False))],
    ),
    "table": (
        table,
        [("column_1", [3, 4, 3]), ("column_2", [4, 5, 5]), ("column_3", [4, 5, 5]), ("modern", [4, 4, 5])],
    ),
    "ribbon_sets": (
        ribbons,
        [
            ("three", [{"hongdan": 3}, {"chodan": 3}, {}]),
            ("two", [{"hongdan": 3}, {}, {}]),
            ("any_color", [{"hongdan": 3}, {"hongdan": 3}, {"hongdan": 3}]),
        ],
    ),
    "boar_deer_butterfly": (
        lambda value: scored("06a 07a 10a", boar_deer_butterfly=value),
        [
            (0, {}),
            (5, {"boar_deer_butterfly": 5}),
        ],
    ),
    "seven_animals": (seven, [("none", (3, 3)), ("double_animal_points", (6, 6)), ("double_final", (3, 6))]),
    "seven_includes_godori": (
        lambda value: scored(
            "02a 04a 08a 05a 06a 07a 10a", seven_animals="double_animal_points", seven_includes_godori=value
        ),
        [(False, {"animals": 6, "godori": 5}), (True, {"animals": 6, "godori": 10})],
    ),
    "cup_decision": (
        decision,
        [
            ("best", {"junk": 2}),
            ("ask_on_capture", ["use 09a animal", "use 09a junk"]),
            ("fixed_animal", {"animals": 1}),
            ("both", {"animals": 1, "junk": 2}),
        ],
    ),
    "cup_saves_loser": (saves, [(True, 2), (False, 4)]),
    "bridge_role": (
        bridge,
        [
            ("animal", [{}, {"junk": 1}]),
            ("animal_or_double_junk", [{"junk": 1}, {"junk": 1}]),
            ("replaces_cup", [{"junk": 1}, {}]),
        ],
    ),
    "improve_test": (improve, [("points", False), ("any_yaku", True)]),
    "go_bonus": (
        bonus,
        [
            ("source", [7, 8, 14, 21, 28]),
            ("modern", [7, 8, 9, 20, 44]),
            ("modern_mult_only", [7, 7, 7, 14, 28]),
        ],
    ),
    "gwangbak": (gwangbak, [("double", 12), ("plus2", 8), ("off", 6)]),
    "gwangbak_needs_winner_brights": (
        lambda value: pays("01r 02r 03r", LOTS, gwangbak_needs_winner_brights=value),
        [(True, 3), (False, 6)],
    ),
    "pibak": (lambda value: pays(TEN, "12b 06j1", pibak=value), [("double", 4), ("off", 2)]),
    "pibak_limit": (
        lambda value: [
            pays(TEN, "12b " + " ".join(LOTS.split()[:n]), pibak_limit=value) for n in (2, 3, 7, 8)
        ],
        [("by_players", [4, 4, 4, 2]), (2, [4, 2, 2, 2]), (0, [2, 2, 2, 2]), (8, [4, 4, 4, 4])],
    ),
    "pibak_needs_winner_junk": (
        lambda value: pays("01r 02r 03r", "12b 06j1", pibak_needs_winner_junk=value),
        [(True, 3), (False, 6)],
    ),
    "pibak_zero_exempt": (lambda value: pays(TEN, "12b", pibak_zero_exempt=value), [(True, 2), (False, 4)]),
    "purse_limit": (purse, [(False, (48, 24)), (True, (4, 4))]),
    "exhaustion": (
        exhaustion,
        [
            ("highest_score", (0, [6, -6], 1)),
            ("draw", (None, [0, 0], 2)),
            ("draw_next_double", (None, [0, 0], 4)),
        ],
    ),
    "carry_cap": (
        lambda value: exhausted(carry_cap=value, carry=8).carried.factor,
        [(8, 8), (16, 16), (10, 10)],
    ),
    "carry_stack": (
        lambda value: exhausted(carry_stack=value, carry=4).carried.factor,
        [(True, 8), (False, 2)],
    ),
    "gobak": (gobak, [(True, (6, [6, 0, -6])), (False, (3, [6, -3, -3]))]),
    "gobak_who": (lambda value: of_three(gobak_who=value), [("last", [6, 0, -6]), ("first", [6, -6, 0])]),
    "gobak_own_share_doubled": (
        lambda value: of_three(gobak_own_share_doubled=value),
        [(False, [6, 0, -6]), (True, [9, 0, -9])],
    ),
    "first_ppeok": (
        first_ppeok,
        [
            ([7, 14, 21], [7, 14, 21]),
            ("off", [0, 0, 0]),
            ([3, 6, 9], [3, 6, 9]),
            ([3, 6, 12], [3, 6, 12]),
        ],
    ),
    "first_turn_rewards": (
        rewards,
        [
            *(([key], [(f"first_{key}", (7, -7))]) for key in FIRST_TURNS),
            ([], []),
            (list(FIRST_TURNS), [(f"first_{key}", (7, -7)) for key in FIRST_TURNS]),
        ],
    ),
    "three_ppeok_points": (third_ppeok, [("stop_minimum", 4), (7, 7), (10, 10), ("off", None)]),
    "heodang": (heodang, [("off", None), ("on", ("heodang", (7, -7)))]),
    "no_animal_penalty": (
        lambda value: [
            pays(winner, loser, no_animal_penalty=value)
            for winner, loser in (
                ("02a 04a 05a 06a", "12b"),
                ("02a 04a 05a 06a", "12b 08a"),
                (BRIGHTS, "12b"),
            )
        ],
        [("off", [1, 1, 3]), ("on", [2, 1, 3])],
    ),
    "score_cap": (
        lambda value: (pays(BRIGHTS, LOTS, score_cap=value, carry=8), of_three(score_cap=value)),
        [("none", (48, [6, 0, -6])), (10, (10, [6, 0, -6])), (4, (4, [4, 0, -4]))],
    ),
}
