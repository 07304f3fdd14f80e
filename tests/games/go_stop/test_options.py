"""Every option and every value of it changes what it says, and nothing that it does not."""

from typing import Any

import pytest

from hato.core.options import OptionError, schema
from tests.games.go_stop.board import GO_STOP
from tests.games.go_stop.probes import ALIKE, VALUES
from tests.games.probing import cases, check_asked

SCHEMA = {info.name: info for info in schema(type(GO_STOP.options()))}
TWINS = {
    "table": ("column_2", "column_3"),
    "stop_minimum": (7, "by_players"),
}
"""Values that are alike by the reference: two columns of its table, and a number that the players imply."""

CASES = cases(VALUES)


@pytest.mark.parametrize(("probe", "value", "told"), CASES)
def test_a_value_does_what_it_says(probe: Any, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_has_a_probe() -> None:
    assert set(VALUES) | set(ALIKE) == set(SCHEMA)
    assert not set(VALUES) & set(ALIKE)


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_an_option_is_probed_and_differs(name: str) -> None:
    info, (_, pairs) = SCHEMA[name], VALUES[name]
    given = [value for value, _ in pairs]
    check_asked(info, given)
    alike = TWINS.get(name, ())
    told = [repr(one) for value, one in pairs if value not in alike[1:]]
    if name != "length":  # the types of length differ in when a match ends, see its cases
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("name", ALIKE)
def test_what_changes_nothing_is_told_with_its_reason(name: str) -> None:
    assert ALIKE[name]
    if SCHEMA[name].type == "choice" and name not in ("spare_rain", "direction"):
        assert len(SCHEMA[name].values) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("shodang", "on"),
        ("reverse_go", 2),
        ("reverse_go", 4),
        ("table_quad", "perhaps"),
        ("jokers", ["X4"]),
        ("jokers", ["X3", "X3", "X3"]),
        ("first_ppeok", [1, 2, 3]),
        ("first_turn_rewards", ["pak"]),
        ("stop_minimum", 0),
        ("hand_quad_points", "many"),
        ("score_cap", 0),
        ("extra_seats", "dropout"),
        ("extra_seats", "sell_brights"),
    ],
)
def test_what_cannot_be_is_refused(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=name):
        GO_STOP.options("matgo", {name: value})
