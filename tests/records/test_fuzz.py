"""Whatever is done to a record, nothing but RecordError comes out of it, with a line number."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hato.records import RecordError, read, redact, statistics, step, verify

GOLDEN = Path(__file__).parent / "golden"
RECORDS = [list(read(path))[:90] for path in sorted(GOLDEN.glob("koi_koi-*.jsonl"))]
RECORDS += [list(read(path))[:150] for path in sorted(GOLDEN.glob("go_stop-*.jsonl"))]
RECORDS += [list(read(path)) for path in sorted(GOLDEN.glob("koi_koi-koikoi_japan.jsonl"))]
RELAXED = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["01b", "?", "next"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def survives(lines: list[bytes]) -> None:
    """Verifies, steps through, redacts and counts; only RecordError may come, for a line that there is."""
    tasks: list[Callable[[], object]] = [
        lambda: verify(lines).note,
        lambda: list(step(lines)),
        lambda: list(redact(lines, 0)),
        lambda: statistics([lines]),
    ]
    for task in tasks:
        try:
            task()
        except RecordError as error:
            assert 1 <= error.line <= max(1, len(lines))
            assert error.reason and error.reason.isascii()


def change(line: bytes, data: st.DataObject) -> bytes:
    """The line with one value, at any depth, replaced."""
    found: Any = json.loads(line)
    at = found
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return line
        key = data.draw(st.sampled_from(keys))
        if isinstance(at[key], (dict, list)) and at[key] and data.draw(st.booleans()):
            at = at[key]
            continue
        if data.draw(st.integers(0, 3)) == 0 and isinstance(at, dict):
            del at[key]
        else:
            at[key] = data.draw(VALUES)
        return json.dumps(found).encode()


@RELAXED
@given(st.data())
def test_changed_records(data: st.DataObject) -> None:
    lines = list(data.draw(st.sampled_from(RECORDS)))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        kind = data.draw(st.sampled_from(["bytes", "drop", "double", "swap", "cut", "value", "steal"]))
        if kind == "bytes" and lines[place]:
            at = data.draw(st.integers(0, len(lines[place]) - 1))
            lines[place] = lines[place][:at] + data.draw(st.binary(max_size=3)) + lines[place][at + 1 :]
        elif kind == "drop" and len(lines) > 1:
            del lines[place]
        elif kind == "double":
            lines.insert(other, lines[place])
        elif kind == "swap":
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == "cut":
            at = data.draw(st.integers(0, len(lines[place])))
            lines = [*lines[:place], lines[place][:at]]
        elif kind == "value" and lines[place].startswith(b"{") and lines[place].endswith(b"}"):
            try:
                lines[place] = change(lines[place], data)
            except ValueError:
                continue
        else:
            lines[place] = data.draw(st.sampled_from(data.draw(st.sampled_from(RECORDS))))
    survives(lines)


@RELAXED
@given(st.lists(st.binary(max_size=60), max_size=4))
def test_any_bytes(lines: list[bytes]) -> None:
    survives(lines)
    survives([RECORDS[0][0], *lines])


@RELAXED
@given(
    VALUES,
    st.sampled_from(["format", "game", "rules", "preset", "options", "seats", "commitment", "view", "type"]),
)
def test_any_header(value: object, key: str) -> None:
    header = json.loads(RECORDS[0][0])
    header[key] = value
    survives([json.dumps(header).encode(), *RECORDS[0][1:30]])


@RELAXED
@given(st.dictionaries(st.sampled_from(["teyaku", "length", "hand_size", "table", "tsukifuda", "x"]), VALUES))
def test_any_options(options: dict[str, object]) -> None:
    header = json.loads(RECORDS[0][0])
    header["options"] = options
    survives([json.dumps(header).encode(), *RECORDS[0][1:30]])
