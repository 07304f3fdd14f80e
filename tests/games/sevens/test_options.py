"""Every option and every value of it changes what it says, and the presets are those of the reference."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.options import OptionError, as_json, schema
from hato.core.outcome import Outcome
from tests.games.probing import Probe, cases, check_asked
from tests.games.sevens.board import DECK, SEVENS, board, dealt

REFERENCE: dict[str, tuple[Any, Any]] = {
    "ace": ("high", "low"),
    "sevens_start": ("from_hand", "all_laid"),
    "voluntary_pass": (False, True),
    "pass_limit": ("none", 3),
    "eliminate": ("lay_hand", "lay_hand"),
    "wrap": ("none", "none"),
    "jokers": (0, 0),
    "joker_mode": ("swap", "swap"),
    "joker_last": ("forbidden", "forbidden"),
    "match_rounds": (5, 5),
    "score": ("places", "places"),
}
"""Option -> its value in `source` and in `club`, a copy of the reference's table."""


def limit(value: Any) -> Any:
    """At how many passes behind it a seat with nothing that fits is eliminated by one more."""
    for used in range(8):
        made = board("KC QC", "", layout="7D", pass_limit=value, passes=(used, 0)).do("pass")
        if made.facts["lost"]:
            return used
    return None


def eliminate(value: str) -> Any:
    made = board("KC QC", "8D", "", layout="7D", pass_limit=1, passes=(1, 0, 0), eliminate=value).do("pass")
    return made.over, made.hand(0)


def wrap(value: str) -> Any:
    made = board("6H AH KC", "", layout="7H 8H 9H 10H JH QH KH", ace="low", wrap=value)
    return made.legal


def joker_last(value: str) -> Any:
    made = board("9C JK1", "8C", "10C KS", layout="7C", jokers=1, joker_last=value)
    if made.legal == ["pass"]:
        return "pass"
    made.do(made.legal[0])
    return made.facts["finished"], made.facts["lost"]


def rounds(value: int) -> int:
    options = SEVENS.options("club", {"match_rounds": value})
    done = []
    setup: Setup | None = SEVENS.first(options, 2)
    while setup is not None:
        done.append((setup, Outcome("last", (1, 0), 0)))
        setup = SEVENS.follow(options, done)
    return len(done)


def joker_mode(value: str) -> Any:
    made = board("9C KD JK1", "8C", "2H", layout="7C", jokers=1, joker_mode=value).do("joker 9C 8C")
    return made.hand(1)


VALUES: dict[str, tuple[Probe, list[tuple[Any, Any]]]] = {
    "ace": (
        lambda value: board("2D AD", "", layout="3D 4D 5D 6D 7D 8D 9D 10D JD QD KD", ace=value).legal,
        [("high", ["play AD", "play 2D"]), ("low", ["play 2D"])],
    ),
    "sevens_start": (
        lambda value: dealt(["7C", "7D", "7H 7S"], sevens_start=value).layout,
        [("from_hand", ""), ("all_laid", "7C 7D 7H 7S")],
    ),
    "voluntary_pass": (
        lambda value: board("8D KC", "", layout="7D", voluntary_pass=value, pass_limit=1).legal,
        [(False, ["play 8D"]), (True, ["play 8D", "pass"])],
    ),
    "pass_limit": (limit, [("none", None), (1, 1), (2, 2), (5, 5)]),
    "eliminate": (eliminate, [("lay_hand", (False, "")), ("lose_all", (True, "QC KC"))]),
    "wrap": (
        wrap,
        [("none", ["play 6H"]), ("tunnel", ["play AH"]), ("link", ["play AH", "play 6H"])],
    ),
    "jokers": (
        lambda value: len(DECK.names(SEVENS.cards(SEVENS.options("club", {"jokers": value})))),
        [(0, 52), (1, 53), (2, 54)],
    ),
    "joker_mode": (joker_mode, [("swap", "JK1")]),
    "joker_last": (
        joker_last,
        [("forbidden", "pass"), ("allowed", ([0], [])), ("loses", ([], [[0, 0]]))],
    ),
    "match_rounds": (rounds, [(1, 1), (5, 5), (20, 20)]),
    "score": (
        lambda value: (
            board("8D", "KC 2H", "9D", layout="7D", full=True, score=value).do("play 8D").facts.get("places")
        ),
        [("places", None), ("cards_left", [1, 3, 2])],
    ),
}

SCHEMA = {info.name: info for info in schema(type(SEVENS.options()))}


@pytest.mark.parametrize(("probe", "value", "told"), cases(VALUES))
def test_a_value_does_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_has_a_probe() -> None:
    assert list(VALUES) == list(SCHEMA) == list(REFERENCE)


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_an_option_is_probed_and_differs(name: str) -> None:
    info, (_, pairs) = SCHEMA[name], VALUES[name]
    check_asked(info, [value for value, _ in pairs])
    told = [repr(one) for _, one in pairs]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("column", [0, 1])
def test_the_presets_are_those_of_the_reference(column: int) -> None:
    preset = ("source", "club")[column]
    assert as_json(SEVENS.options(preset)) == {name: row[column] for name, row in REFERENCE.items()}
    assert SEVENS.default_preset == "club" and set(SEVENS.presets) == {"club", "source"}


def test_eliminate_says_nothing_without_a_limit() -> None:
    made = board(
        *("9C JK1", "8C", "10C", ""),
        layout="7C",
        jokers=1,
        joker_last="loses",
        eliminate="lose_all",
        pass_limit=5,
    )
    assert made.do(made.legal[0]).over
    made = board("9C JK1", "8C", "10C", "", layout="7C", jokers=1, joker_last="loses", eliminate="lose_all")
    made.do(made.legal[0])
    assert not made.over


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ace", "middle"),
        ("sevens_start", "none"),
        ("voluntary_pass", "on"),
        ("pass_limit", 0),
        ("pass_limit", 6),
        ("pass_limit", "many"),
        ("eliminate", "nobody"),
        ("wrap", "ring"),
        ("jokers", 3),
        ("jokers", -1),
        ("joker_mode", "wild"),
        ("joker_last", True),
        ("match_rounds", 0),
        ("match_rounds", 21),
        ("score", "money"),
        ("length", {"type": "rounds", "n": 3}),
    ],
)
def test_what_cannot_be_is_refused(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        SEVENS.options("club", {name: value})
