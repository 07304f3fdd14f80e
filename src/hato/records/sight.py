"""Who may see the faces of a line, as it stands under `seen_by`.

Left out: everybody; null: nobody; a number: that seat alone; a list: those seats, in ascending order.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.core.zones import ALL, NOBODY, Sight, only


def spell_sight(sight: frozenset[int]) -> int | list[int] | None:
    """The value of `seen_by` for cards that not everybody sees."""
    seats = sorted(sight)
    return seats if len(seats) > 1 else seats[0] if seats else None


def read_sight(line: Mapping[str, Any]) -> Sight:
    """Who may see the faces of the line, as its `seen_by` says."""
    if "seen_by" not in line:
        return ALL
    value = line["seen_by"]
    if value is None:
        return NOBODY
    return only(*value) if isinstance(value, list) else only(value)


def check_sight(value: object) -> str | None:
    """What is wrong with a value of `seen_by`; None if nothing is."""
    if value is None or _is_seat(value):
        return None
    if isinstance(value, list):
        if len(value) > 1 and all(map(_is_seat, value)) and value == sorted(set(value)):
            return None
        return "must be a list of two or more different seats in ascending order"
    return "must be a seat, a list of seats or null"


def _is_seat(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 10**15
