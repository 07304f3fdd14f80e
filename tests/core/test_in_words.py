"""Points that are counted in parts of a point, in words."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hato.core.outcome import in_words


@pytest.mark.parametrize(
    ("points", "parts", "signed", "words"),
    [
        (130, 1, False, "130"),
        (0, 1, True, "0"),
        (0, 7, True, "0"),
        (240, 7, False, "34 2/7"),
        (-240, 7, False, "-34 2/7"),
        (240, 7, True, "+34 2/7"),
        (2, 4, False, "1/2"),
        (-3, 4, True, "-3/4"),
        (500, 4, False, "125"),
    ],
)
def test_points_are_written_as_people_write_them(points: int, parts: int, signed: bool, words: str) -> None:
    assert in_words(points, parts, signed) == words


@given(st.integers(-100_000, 100_000), st.integers(1, 7), st.booleans())
def test_nothing_is_lost_in_words(points: int, parts: int, signed: bool) -> None:
    words = in_words(points, parts, signed)
    sign = -1 if words.startswith("-") else 1
    assert sum(Fraction(one) for one in words.lstrip("+-").split(" ")) * sign == Fraction(points, parts)
    assert words.startswith("+") == (signed and points > 0)
