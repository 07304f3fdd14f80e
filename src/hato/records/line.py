"""A line of a record: which kinds there are, what stands in each, and its one spelling.

A line is a JSON object with its `type` first and the other keys in the order of `SHAPES`.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from hato.records.error import RecordError, show
from hato.records.sight import check_sight

Line = dict[str, Any]
"""A line as a dictionary, its keys in the order in which they are written."""

FORMAT = "hato/1"
HIDDEN = "?"
"""Stands for a card whose face is hidden."""

MAX_LINE = 65_536
"""The longest line in bytes; a record of any game stays far below."""
MAX_TEXT = 200
MAX_NUMBER = 10**15


def _text(value: object) -> str | None:
    if not isinstance(value, str):
        return "must be text"
    if len(value) > MAX_TEXT:
        return f"is longer than {MAX_TEXT} characters"
    if not value.isprintable() and any(unicodedata.category(char) in ("Cc", "Cs") for char in value):
        return "has characters that cannot be shown"
    return None


def _whole(value: object) -> str | None:
    if not isinstance(value, int) or isinstance(value, bool):
        return "must be a whole number"
    return None if abs(value) <= MAX_NUMBER else "is too large"


def _count(value: object) -> str | None:
    wrong = _whole(value)
    return wrong or (None if isinstance(value, int) and value >= 0 else "must not be negative")


def _seat_or_null(value: object) -> str | None:
    return None if value is None else _count(value)


def _hex(value: object) -> str | None:
    good = isinstance(value, str) and len(value) == 64 and all(char in "0123456789abcdef" for char in value)
    return None if good else "must be 64 digits of lower-case hex"


def _list_of(item: Callable[[object], str | None]) -> Callable[[object], str | None]:
    def check(value: object) -> str | None:
        if not isinstance(value, list):
            return "must be a list"
        for place, one in enumerate(value):
            if wrong := item(one):
                return f"[{place}] {wrong}"
        return None

    return check


def _object(value: object) -> str | None:
    return None if isinstance(value, dict) else "must be an object"


def _settlement(value: object) -> str | None:
    if not isinstance(value, dict):
        return "must be an object"
    for name in value:
        if name not in SETTLEMENT:
            return f"has an unknown key {show(name, 40)}"
    for name, check in SETTLEMENT.items():
        if name not in value:
            return f"has no {name}"
        if wrong := check(value[name]):
            return f"{name} {wrong}"
    return None


Check = Callable[[object], "str | None"]
_TEXTS = _list_of(_text)
_NUMBERS = _list_of(_whole)

SETTLEMENT: Mapping[str, Check] = {
    "key": _text,
    "seat": _count,
    "points": _whole,
    "factor": _whole,
    "cards": _TEXTS,
}
"""The keys of a settlement line inside `scored`."""

_SEEN = {"seen_by?": check_sight}

SHAPES: Mapping[str, Mapping[str, Check]] = {
    "match": {
        "format": _text,
        "game": _text,
        "rules": _count,
        "preset": _text,
        "options": _object,
        "seats": _TEXTS,
        "commitment?": _hex,
        "view?": _seat_or_null,
    },
    "drawn": {"seat": _seat_or_null, "card": _text, "to": _text, **_SEEN},
    "dealer": {"seat": _count},
    "dealt": {"to": _text, "cards": _TEXTS, **_SEEN},
    "play": {"seat": _count, "words": _TEXTS, **_SEEN},
    "chose": {"seat": _count, "words": _TEXTS},
    "moved": {"seat": _seat_or_null, "cards": _TEXTS, "from": _text, "to": _text, **_SEEN},
    "revealed": {"at": _text, "cards": _TEXTS},
    "shuffled": {"key": _text},
    "called": {"seat": _count, "key": _text, "cards": _TEXTS, "words?": _TEXTS},
    "paid": {"key": _text, "points": _NUMBERS},
    "scored": {"seat": _seat_or_null, "lines": _list_of(_settlement)},
    "round": {
        "number": _count,
        "month": _count,
        "dealer": _count,
        "key": _text,
        "winner": _seat_or_null,
        "points": _NUMBERS,
        "totals": _NUMBERS,
    },
    "end": {"winners": _list_of(_count), "totals": _NUMBERS},
    "opening": {"seed": _hex},
}
"""The kinds of lines and their keys in order; a key with `?` may be left out."""


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def spell(line: Mapping[str, Any]) -> str:
    """The line as it is written: compact JSON, no newline. Equal lines have the same bytes in UTF-8."""
    return _ENCODER.encode(line)


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _load(number: int, raw: str | bytes) -> object:
    if len(raw) > MAX_LINE:
        raise RecordError(number, f"the line is longer than {MAX_LINE} bytes")
    try:
        text = raw.decode() if isinstance(raw, bytes) else raw
    except UnicodeDecodeError:
        raise RecordError(number, "the line is not UTF-8 text") from None
    if not text.strip():
        raise RecordError(number, "the line is empty")
    try:
        found: object = json.loads(text, object_pairs_hook=_pairs, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        kind = str(error) if isinstance(error, ValueError) and len(str(error)) < 80 else "it cannot be read"
        raise RecordError(number, f"the line is not JSON, or cut off: {kind}") from None
    return found


def read_line(number: int, raw: str | bytes) -> Line:
    """The line with that number as a dictionary in the order of its shape; raises RecordError."""
    found = _load(number, raw)
    if not isinstance(found, dict):
        raise RecordError(number, f"a line is an object, not {show(found, 40)}")
    kind = found.get("type")
    if not isinstance(kind, str) or kind not in SHAPES:
        raise RecordError(
            number, f"there is no kind of line {show(kind, 40)}; the kinds are {', '.join(SHAPES)}"
        )
    line: Line = {"type": kind}
    for name, check in SHAPES[kind].items():
        key = name.rstrip("?")
        if key not in found:
            if key == name:
                raise RecordError(number, f"a line {kind!r} needs {key}")
            continue
        if wrong := check(found[key]):
            raise RecordError(number, f"{key} {wrong}, not {show(found[key], 60)}")
        line[key] = found[key]
    for key in found:
        if key not in line:
            raise RecordError(number, f"a line {kind!r} has no key {show(key, 40)}")
    return line
