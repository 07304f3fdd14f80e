"""Every option of Concentration and every value of it changes what it says."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core import bits
from hato.core.match import Setup
from hato.core.options import OptionError, schema
from tests.games.concentration.table import DECK, GAME, Table, options_of
from tests.games.probing import cases, check_asked


def counted(**changes: Any) -> tuple[int, int]:
    """How many cards lie on the table after the lot, and how many of the jokers."""
    round_ = GAME.deal(options_of(**changes), Setup(2, 0))
    while round_.turn().kind == "chance":
        round_.draw(bits.lowest(round_.chances()))
    stock = next(mask for spec, mask in round_.zones() if spec.name == "stock")
    jokers = stock & DECK.set(["JK1", "JK2"])
    assert bits.popcount(stock) == len(round_.facts()["places"])
    return bits.popcount(stock), bits.popcount(jokers)


def jokers(value: int) -> Any:
    return counted(jokers=value), counted(jokers=value, size=36), counted(jokers=value, size=20)


def match(value: str) -> Any:
    return [
        bool(Table(pair, match=value).pick(0, 1).round.pairs()[0]) for pair in (["7H", "7S"], ["7H", "7D"])
    ]


def extra_turn(value: bool) -> Any:
    return Table(["7H", "7S", "8D", "8C"], extra_turn=value).pick(0, 1).asked


def layout(value: str) -> Any:
    return GAME.deal(options_of(layout=value), Setup(2, 0)).facts()["layout"]


def show_ms(value: int) -> Any:
    return GAME.deal(options_of(show_ms=value), Setup(2, 0)).facts()["show_ms"]


def size(value: int) -> Any:
    return counted(size=value)


def win_by(value: str) -> Any:
    table = Table(["JK1", "JK2", "8D", "8C", "9H", "9S"], win_by=value)
    outcome = table.pick(0, 1, 2, 4, 2, 3, 4, 5).round.outcome()
    assert outcome is not None
    return outcome.points, outcome.winner


PROBES: dict[str, Any] = {
    "jokers": (jokers, [(2, ((54, 2), (36, 2), (20, 0))), (0, ((52, 0), (36, 2), (20, 0)))]),
    "match": (match, [("rank", [True, True]), ("rank_color", [False, True])]),
    "extra_turn": (extra_turn, [(True, 0), (False, 1)]),
    "layout": (layout, [("grid", "grid"), ("scatter", "scatter")]),
    "show_ms": (show_ms, [(500, 500), (1500, 1500), (4000, 4000)]),
    "size": (size, [(54, (54, 2)), (52, (52, 0)), (36, (36, 2)), (20, (20, 0))]),
    "win_by": (win_by, [("pairs", ((1, 2), 1)), ("joker_pair_2", ((2, 2), None))]),
}


@pytest.mark.parametrize(("probe", "value", "told"), cases(PROBES))
def test_every_value_says_what_it_says(probe: Any, value: Any, told: Any) -> None:
    assert probe(value) == told


@pytest.mark.parametrize("info", schema(type(GAME.options())), ids=lambda info: info.name)
def test_every_option_is_asked_with_all_its_values(info: Any) -> None:
    check_asked(info, [value for value, _ in PROBES[info.name][1]])


@pytest.mark.parametrize("value", [499, 4001, "1500", True])
def test_a_time_to_look_outside_its_range_is_refused(value: object) -> None:
    with pytest.raises(OptionError, match="a number from 500 to 4000"):
        options_of(show_ms=value)


@pytest.mark.parametrize("value", [53, 0, "54"])
def test_a_size_that_is_not_listed_is_refused(value: object) -> None:
    with pytest.raises(OptionError, match="one of 54, 52, 36, 20"):
        options_of(size=value)


def test_the_preset_is_that_of_the_reference() -> None:
    told = {
        info.name: (info.default, info.values or (info.low, info.high))
        for info in schema(type(GAME.options()))
    }
    assert told == {
        "jokers": (2, (2, 0)),
        "match": ("rank", ("rank", "rank_color")),
        "extra_turn": (True, (None, None)),
        "layout": ("grid", ("grid", "scatter")),
        "show_ms": (1500, (500, 4000)),
        "size": (54, (54, 52, 36, 20)),
        "win_by": ("pairs", ("pairs", "joker_pair_2")),
    }
    assert list(GAME.presets) == ["source"]
    assert GAME.presets["source"] == GAME.options()
