"""Every option and every value of it changes what it says, and the presets are those of the reference."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.options import OptionError, as_json, schema
from hato.core.outcome import Carried, Outcome
from hato.games.daifugo import titles
from tests.games.daifugo.board import DAIFUGO, dealt, options_of, table
from tests.games.probing import Probe, Values, cases, check_asked

PLACES = (1, 2, 3, 4)


def jokers(value: int) -> Any:
    return DAIFUGO.cards(options_of(jokers=value)).bit_count()


def lead(value: str) -> Any:
    return [play in dealt("3C 3D 4C, 3H 3S", lead=value).plays for play in ("3C 3D", "3C", "4C")]


def first_lead(value: str) -> Any:
    return dealt("4C, 3S, 3C, 3D", first_lead=value).mover


def later_lead(value: str) -> Any:
    return dealt(before=PLACES, later_lead=value).mover


def pass_lock(value: bool) -> Any:
    return table("4C 9C, 5C 8C, 6C 10C", pass_lock=value).lay("4C", "pass", "6C", "9C").mover


def joker_wild(value: bool) -> Any:
    return "4C JK1" in table("4C JK1, 5C, 6C", joker_wild=value).plays


def exchange(value: str) -> Any:
    board = dealt("3C, 3D, 4C 4H KS, JK1 2S", before=PLACES, exchange=value, jokers=1)
    return ["JK1" in board.hand(0), "2S" in board.hand(0), "3D" in board.hand(2)]


def return_choice(value: str) -> Any:
    return dealt(before=PLACES, return_choice=value).round.phase


def revolution(value: bool) -> Any:
    return table("4C 4D 4H 4S 9C, 5C, 6C", revolution=value).lay("4C 4D 4H 4S").facts["revolution"]


def revolution_by_run(value: Any) -> Any:
    found = []
    for run in ("4C 5C 6C 7C", "4C 5C 6C 7C 8C"):
        board = table(f"{run} KD, 5D, 6D", sequences=True, revolution_by_run=value)
        found.append(board.lay(f"run 4 {run}").facts["revolution"])
    return found


def eight_cut(value: bool) -> Any:
    return table("8C 9C, 10C, JC", eight_cut=value).lay("8C").mover


def eight_cut_in_runs(value: bool) -> Any:
    board = table("7C 8C 9C 3C, 4D, 5D", sequences=True, eight_cut=True, eight_cut_in_runs=value)
    return board.lay("run 7 7C 8C 9C").mover


def eleven_back(value: bool) -> Any:
    return table("JC 9C, 10C QC, 3C", eleven_back=value).lay("JC").plays


def suit_lock(value: str) -> Any:
    found = []
    for hands, plays in (
        ("4C 9C, 6C JD, KC KD", ["4C", "6C"]),
        ("4C 4D 9C, 6C 6H JD, KC KD", ["4C 4D", "6C 6H"]),
    ):
        found.append(table(hands, suit_lock=value).lay(*plays).facts["lock"])
    return found


def number_lock(value: bool) -> Any:
    return table("4C 9C, 5D JD, 6H KD", number_lock=value).lay("4C", "5D", "6H").plays


def sequences(value: bool) -> Any:
    return "4C 5C 6C" in table("4C 5C 6C 9D, 5D, 6D", sequences=value).plays


def run_compare(value: str) -> Any:
    board = table("4C 5C 6C KC, 5D 6D 7D 8D 9D, KD", sequences=True, run_compare=value)
    return board.lay("run 4 4C 5C 6C").plays


def spade3(value: bool) -> Any:
    return table("JK1 4C, 3S 5C, 6C", spade3=value).lay("JK1").plays


def miyako_ochi(value: bool) -> Any:
    board = table("4C KC, 9C, 5C 6C, 5D 6D", before=PLACES, miyako_ochi=value)
    return board.lay("4C", "9C").facts["fallen"]


def forbidden_finish(value: list[str]) -> Any:
    """The place after finishing with a two, a joker, an eight and the returning three of spades."""
    found = []
    for hands, plays in (
        ("2C, 3C 4C, 5C 6C", ["2C"]),
        ("JK1, 3C 4C, 5C 6C", ["JK1"]),
        ("8C, 3C 4C, 5C 6C", ["8C"]),
    ):
        found.append(table(hands, eight_cut=True, forbidden_finish=value).lay(*plays).facts["places"][0])
    board = table("JK1 4C, 3S, 5C 6C", spade3=True, forbidden_finish=value).lay("JK1", "3S")
    return [*found, board.facts["places"][1]]


def five_skip(value: bool) -> Any:
    return table("5C 3C, 6C 6D, 7C", five_skip=value).lay("5C").mover


def seven_pass(value: bool) -> Any:
    return table("7C 3C, 8C 6D, 9C", seven_pass=value).lay("7C").round.phase


def ten_discard(value: bool) -> Any:
    return table("10C 3C, JC 6D, QC", ten_discard=value).lay("10C").round.phase


def equal_hands(value: bool) -> Any:
    return [hand.bit_count() for hand in dealt(equal_hands=value).round.hand]


def points(value: str) -> Any:
    return [titles.points(options_of(points=value), place, 4) for place in PLACES]


def rounds(value: int) -> Any:
    """After how many rounds the match is over."""
    options = options_of(rounds=value)
    outcome = Outcome("finished", (3, 2, 1, 0), 0, carried=Carried(places=PLACES))
    setup: Setup | None = DAIFUGO.first(options, 4)
    done: list[tuple[Setup, Outcome]] = []
    while setup is not None:
        done.append((setup, outcome))
        setup = DAIFUGO.follow(options, done)
    return len(done)


VALUES: Values = {
    "jokers": (jokers, [(0, 52), (1, 53), (2, 54)]),
    "lead": (lead, [("lowest_all", [True, False, False]), ("free", [True, True, True])]),
    "first_lead": (first_lead, [("lot", 0), ("3S", 1), ("3C", 2), ("3D", 3)]),
    "later_lead": (later_lead, [("rich", 0), ("poor", 3)]),
    "pass_lock": (pass_lock, [(False, 1), (True, 2)]),
    "joker_wild": (joker_wild, [(False, False), (True, True)]),
    "exchange": (
        exchange,
        [
            ("none", [False, False, False]),
            ("one_each", [True, False, False]),
            ("two_one", [True, True, True]),
        ],
    ),
    "return_choice": (return_choice, [("lowest", "play"), ("free", "return")]),
    "revolution": (revolution, [(False, False), (True, True)]),
    "revolution_by_run": (
        revolution_by_run,
        [("off", [False, False]), (4, [True, True]), (5, [False, True])],
    ),
    "eight_cut": (eight_cut, [(False, 1), (True, 0)]),
    "eight_cut_in_runs": (eight_cut_in_runs, [(False, 1), (True, 0)]),
    "eleven_back": (eleven_back, [(False, ["QC"]), (True, ["10C"])]),
    "suit_lock": (
        suit_lock,
        [("off", [[], []]), ("partial", [["C"], ["C"]]), ("full", [["C"], []])],
    ),
    "number_lock": (number_lock, [(False, ["9C"]), (True, [])]),
    "sequences": (sequences, [(False, False), (True, True)]),
    "run_compare": (
        run_compare,
        [("low_card", ["5D 6D 7D", "6D 7D 8D", "7D 8D 9D"]), ("beyond", ["7D 8D 9D"])],
    ),
    "spade3": (spade3, [(False, []), (True, ["3S"])]),
    "miyako_ochi": (miyako_ochi, [(False, None), (True, 0)]),
    "forbidden_finish": (
        forbidden_finish,
        [
            ([], [1, 1, 1, 1]),
            (["top"], [3, 1, 1, 1]),
            (["joker"], [1, 3, 1, 1]),
            (["8"], [1, 1, 3, 1]),
            (["3S_return"], [1, 1, 1, 3]),
        ],
    ),
    "five_skip": (five_skip, [(False, 1), (True, 2)]),
    "seven_pass": (seven_pass, [(False, "play"), (True, "gift")]),
    "ten_discard": (ten_discard, [(False, "play"), (True, "shed")]),
    "equal_hands": (equal_hands, [(False, [14, 14, 13, 13]), (True, [13, 13, 13, 13])]),
    "points": (points, [("places", [3, 2, 1, 0]), ("table", [50, 30, 20, 10])]),
    "rounds": (rounds, [(1, 1), (4, 4), (20, 20)]),
}

SCHEMA = {info.name: info for info in schema(type(DAIFUGO.options()))}


@pytest.mark.parametrize(("probe", "value", "told"), cases(VALUES))
def test_a_value_does_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_has_a_probe() -> None:
    assert set(VALUES) == set(SCHEMA)


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_an_option_is_probed_and_differs(name: str) -> None:
    info, (_, pairs) = SCHEMA[name], VALUES[name]
    check_asked(info, [value for value, _ in pairs])
    told = [repr(one) for _, one in pairs]
    assert len(set(told)) == len(told)


SOURCE = {
    **{"jokers": 2, "lead": "lowest_all", "first_lead": "lot", "later_lead": "rich", "pass_lock": False},
    **{"joker_wild": False, "exchange": "one_each", "return_choice": "lowest", "revolution": False},
    **{"revolution_by_run": "off", "eight_cut": False, "eight_cut_in_runs": False, "eleven_back": False},
    **{"suit_lock": "off", "number_lock": False, "sequences": False, "run_compare": "low_card"},
    **{"spade3": False, "miyako_ochi": False, "forbidden_finish": [], "five_skip": False},
    **{"seven_pass": False, "ten_discard": False, "equal_hands": False, "points": "places", "rounds": 8},
}
STANDARD = {
    **SOURCE,
    **{"jokers": 1, "lead": "free", "first_lead": "3D", "later_lead": "poor", "pass_lock": True},
    **{"joker_wild": True, "exchange": "two_one", "return_choice": "free", "revolution": True},
    **{"eight_cut": True, "suit_lock": "full", "sequences": True, "spade3": True, "miyako_ochi": True},
    **{"forbidden_finish": ["top", "joker", "8"], "points": "table", "rounds": 4},
}


def test_the_presets_are_those_of_the_reference() -> None:
    assert as_json(DAIFUGO.options("source")) == SOURCE
    assert as_json(DAIFUGO.options("standard")) == STANDARD
    assert DAIFUGO.default_preset == "standard"


@pytest.mark.parametrize(
    ("preset", "seats", "differs"),
    [
        ("standard", 3, {"miyako_ochi": False}),
        ("standard", 4, {}),
        ("standard", 6, {}),
        ("standard", 7, {"jokers": 2}),
        ("standard", 15, {"jokers": 2}),
        ("source", 3, {}),
        ("source", 15, {}),
    ],
)
def test_what_a_number_of_seats_brings(preset: str, seats: int, differs: dict[str, object]) -> None:
    assert DAIFUGO.for_seats(preset, seats) == differs


def test_eights_cut_in_runs_only_together_with_cutting_eights() -> None:
    with pytest.raises(OptionError, match="eight_cut_in_runs is on without eight_cut"):
        DAIFUGO.options("source", {"eight_cut_in_runs": True})
