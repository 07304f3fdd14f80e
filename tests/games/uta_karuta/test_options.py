"""Every option and every value of it changes what it says, and the presets are those of the reference."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.options import OptionError, as_json, schema
from hato.core.outcome import Outcome
from tests.games.probing import Probe, Values, cases, check_asked
from tests.games.uta_karuta.board import UTA, options_of, table
from tests.games.uta_karuta.test_clauses import HANDS
from tests.games.uta_karuta.test_rules import LONG


def rounds(value: int) -> Any:
    """After how many rounds the match is over."""
    options = options_of(rounds=value)
    outcome = Outcome("empty", (3, -1, -1, -1), 0)
    setup: Setup | None = UTA.first(options, 4)
    done: list[tuple[Setup, Outcome]] = []
    while setup is not None:
        done.append((setup, outcome))
        setup = UTA.follow(options, done)
    return len(done)


def penalty_cards(value: int) -> Any:
    board = table([(1,), LONG, (3,), (4,)], penalty_cards=value).answered(1, 1)
    while board.phase == "penalty":
        board.do(f"penalty {board.hand(1)[0]}")
    return 30 - board.counts[1]


def penalty_to(value: str) -> Any:
    return [seat for seat, _ in table(HANDS, penalty_to=value).answered(1, 3).round.left]


def pearl_values(value: str) -> Any:
    found = []
    for number in (12, 22, 97):
        board = table([(number, *LONG), (2,), (3,), (4,)], pearl_values=value).answered(number, 0)
        found.append(board.round.left[0][1] if board.phase == "pearl" else 0)
    return found


def pearl_right(value: str) -> Any:
    return table([(22, 1), LONG, (3,), (4,)], pearl_right=value, penalty_cards=0).answered(22, 1).phase


def yaku_discard(value: int) -> Any:
    board = table([LONG, (2,), (3,), (4,)], {0: 5}, yaku_discard=value).answered(5, 0)
    return board.round.left[0][1] if board.phase == "discard" else 0


def yaku_target(value: str) -> Any:
    board = table([LONG, (2,), (3,), (4,)], {0: 5}, yaku_target=value).answered(5, 0).do("discard 30")
    return board.hand(1), bool(board.round.dropped[0])


def yaku_right(value: str) -> Any:
    return table([(1,), LONG, (3,), (4,)], {0: 5}, yaku_right=value, penalty_cards=0).answered(5, 1).phase


def yaku_blocks_win(value: bool) -> Any:
    return table([(1,), (2,), (3,), (4,)], {0: 5}, yaku_blocks_win=value).answered(1, 0).phase


def answer_s(value: int) -> Any:
    return table(HANDS, answer_s=value).read(1).facts["limit_ms"]


def choices(value: str) -> Any:
    return len(table([(1, 2, 3, 4, 6), (21,), (41,), (61,)], choices=value).read(1).do("decline").offered)


def stakes(value: bool) -> Any:
    return table([(1,), (2, 21), (3,), (4,)], stakes=value).answered(1, 0).ended.points


VALUES: Values = {
    "rounds": (rounds, [(1, 1), (4, 4), (12, 12)]),
    "penalty_cards": (penalty_cards, [(0, 0), (1, 1), (2, 2), (5, 5)]),
    "penalty_to": (penalty_to, [("owner", [0]), ("all_who_failed", [0, 1, 2])]),
    "pearl_values": (
        pearl_values,
        [("source", [20, 15, 15]), ("half", [10, 8, 8]), ("off", [0, 0, 0])],
    ),
    "pearl_right": (pearl_right, [("answerer", "pearl"), ("owner_only", "read")]),
    "yaku_discard": (yaku_discard, [(0, 0), (1, 1), (10, 10)]),
    "yaku_target": (yaku_target, [("out", ([2], True)), ("left", ([2, 30], False))]),
    "yaku_right": (yaku_right, [("owner_only", "read"), ("any", "discard")]),
    "yaku_blocks_win": (yaku_blocks_win, [(False, "over"), (True, "read")]),
    "answer_s": (answer_s, [(3, 3000), (10, 10_000), (30, 30_000)]),
    "choices": (choices, [("4", 4), ("6", 6), ("hand_of_owner", 5)]),
    "stakes": (stakes, [(True, (4, -2, -1, -1)), (False, (1, 0, 0, 0))]),
}
SCHEMA = {info.name: info for info in schema(type(UTA.options()))}


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
    **{"rounds": 1, "penalty_cards": 2, "penalty_to": "owner", "pearl_values": "source"},
    **{"pearl_right": "answerer", "yaku_discard": 10, "yaku_target": "out", "yaku_right": "owner_only"},
    **{"yaku_blocks_win": False, "answer_s": 10, "choices": "4", "stakes": True},
}


def test_the_presets_are_those_of_the_reference() -> None:
    assert as_json(UTA.options("source")) == SOURCE
    assert as_json(UTA.options("short")) == {**SOURCE, "pearl_values": "half"}
    assert UTA.default_preset == "source"


@pytest.mark.parametrize(
    "changes",
    [{"penalty_cards": 6}, {"yaku_discard": 11}, {"answer_s": 2}, {"answer_s": 31}, {"choices": "5"}],
)
def test_values_out_of_range_are_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=next(iter(changes))):
        options_of(**changes)
