"""Options: what is accepted, what is refused and how it is said."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from hato.core import options as opt
from hato.core.options import Length, OptionError, Table


@dataclass(frozen=True)
class Sample:
    length: Length = opt.length(Length("rounds", 12), rule="G-4")
    flag: bool = opt.flag(False, rule="X-1")
    word: str = opt.choice("on", "off", rule="X-2")
    size: int = opt.choice(8, 10, rule="X-3")
    limit: int | str = opt.number("none", 1, 9, "none", rule="X-4")
    ends: Length = opt.length(Length("rounds", 3), "rounds", "target", "time", "bankroll", rule="G-4")
    sets: str | Table = opt.table("few", ("few", "all"), ("a", "b", "c"), 0, 20, rule="X-5")


PRESETS = {"plain": Sample(), "odd": replace(Sample(), flag=True, limit=3)}


def test_a_preset_with_differences() -> None:
    built = opt.build(PRESETS, "odd", {"word": "off", "length": {"type": "target", "points": 50}})
    assert built == Sample(Length("target", 50), True, "off", 8, 3)
    assert opt.differences(built, PRESETS["odd"]) == {
        "length": {"type": "target", "points": 50},
        "word": "off",
    }
    assert opt.build(PRESETS, "plain", opt.as_json(built)) == built


@pytest.mark.parametrize("kind", ["rounds", "target", "time", "bankroll"])
@pytest.mark.parametrize(
    "extra", [{}, {"n": 3}, {"points": 3}, {"minutes": 3}, {"n": 3, "points": 3}, {"x": 1}]
)
def test_every_length_takes_exactly_its_own_number(kind: str, extra: dict[str, int]) -> None:
    unit = opt.UNITS[kind]
    given = {"length": {"type": "rounds", "n": 12}, "ends": {"type": kind, **extra}}
    if set(extra) == ({unit} if unit else set()):
        assert opt.build(PRESETS, "plain", given).ends == Length(kind, extra.get(unit, 0))
    else:
        with pytest.raises(OptionError, match=r"length is .*; it must be \{"):
            opt.build(PRESETS, "plain", given)


def test_a_table_stands_in_the_order_of_its_keys() -> None:
    built = opt.build(PRESETS, "plain", {"sets": {"c": 3, "a": 0}})
    assert built.sets == Table((("a", 0), ("c", 3)))
    assert opt.as_json(built)["sets"] == {"a": 0, "c": 3}
    assert opt.build(PRESETS, "plain", opt.as_json(built)) == built
    assert opt.build(PRESETS, "plain", {"sets": {}}).sets == Table()
    assert opt.build(PRESETS, "plain", {"sets": "all"}).sets == "all"


def test_the_schema_says_what_is_accepted() -> None:
    infos = {info.name: info for info in opt.schema(Sample)}
    assert infos["limit"].values == ("none",)
    assert (infos["limit"].low, infos["limit"].high, infos["limit"].rule) == (1, 9, "X-4")
    assert infos["size"].values == (8, 10)
    assert infos["flag"].type == "bool"


@pytest.mark.parametrize(
    ("preset", "changes", "said"),
    [
        ("none", {}, "there is no preset 'none'; the presets are plain, odd"),
        (3, {}, "there is no preset 3"),
        ("plain", {"colour": 1}, "there is no option 'colour'; the options are length, flag"),
        ("plain", {"sets": "none"}, "sets is 'none'; it must be one of few, all, or an object with numbers"),
        ("plain", {"sets": {"d": 1}}, "numbers from 0 to 20 for some of a, b, c"),
        ("plain", {"sets": {"a": 21}}, "sets is {'a': 21}; it must be one of few, all"),
        ("plain", {"sets": {"a": True}}, "sets is {'a': True}"),
        ("plain", {"sets": ["a"]}, "sets is ['a']"),
        ("plain", {"flag": 1}, "flag is 1; it must be true or false"),
        ("plain", {"word": "maybe"}, "word is 'maybe'; it must be one of on, off"),
        ("plain", {"word": True}, "word is True; it must be one of on, off"),
        ("plain", {"size": 9}, "size is 9; it must be one of 8, 10"),
        ("plain", {"size": True}, "size is True"),
        ("plain", {"size": 8.0}, "size is 8.0"),
        ("plain", {"limit": 0}, "limit is 0; it must be a number from 1 to 9 or none"),
        ("plain", {"limit": "some"}, "it must be a number from 1 to 9 or none"),
        ("plain", {"limit": None}, "limit is None"),
        ("plain", {"length": 12}, "length is 12; it must be"),
        ("plain", {"length": {"type": "rounds"}}, "with a number from 1 to 1000"),
        ("plain", {"length": {"type": "rounds", "n": 0}}, "with a number from 1 to 1000"),
        ("plain", {"length": {"type": "rounds", "n": True}}, "with a number"),
        ("plain", {"length": {"type": "rounds", "n": 3, "points": 3}}, "with a number"),
        ("plain", {"length": {"type": "years", "n": 3}}, "it must be"),
        ("plain", [], "must be an object"),
    ],
)
def test_a_wrong_option_is_refused_with_a_sentence(preset: Any, changes: Any, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        opt.build(PRESETS, preset, changes)
    assert said in str(caught.value)
