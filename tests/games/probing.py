"""Probes of options: for each option a function of its value, and what it tells for each value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from hato.core.options import OptionInfo

Probe = Callable[[Any], Any]
Values = Mapping[str, tuple[Probe, Sequence[tuple[Any, Any]]]]
"""Option -> its probe, and pairs of a value and what the probe tells for it."""


def cases(values: Values) -> list[Any]:
    """Every probe with every value and what is to be told."""
    return [
        pytest.param(probe, value, told, id=f"{name}={value}")
        for name, (probe, pairs) in values.items()
        for value, told in pairs
    ]


def check_asked(info: OptionInfo, given: Sequence[Any], elsewhere: Sequence[Any] = ()) -> None:
    """Is every value of the option among those given, and of numbers more than one?

    `elsewhere` are values that another probe tells apart.
    """
    if info.type == "bool":
        assert set(given) == {True, False}
    elif info.type == "length":
        assert {value["type"] for value in given} == set(info.values)
    elif info.type in ("set", "cards"):
        assert set(info.values) <= {one for value in given for one in value}
    elif info.type == "table":
        assert set(info.values) <= {one for one in given if isinstance(one, str)}
        assert sum(isinstance(one, dict) for one in given) >= 2
    else:
        asked = {tuple(value) if isinstance(value, list) else value for value in given}
        assert set(info.values) <= {*asked, *elsewhere}
        assert info.type == "choice" or len({value for value in asked if isinstance(value, int)}) >= 2
