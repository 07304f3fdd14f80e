"""Which cases of a long test of the page run every time; `make slow` runs all of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def often(cases: Iterable[tuple[Any, ...]], these: Collection[tuple[Any, ...]]) -> list[Any]:
    """All cases, of which only `these` run every time; the others differ in screen, language or colors."""
    every = list(cases)
    assert all(one in every for one in these)
    return [pytest.param(*one, marks=() if one in these else pytest.mark.slow) for one in every]
