"""`hato check`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

GOOD = {
    "id": "T-1",
    "type": "score",
    "options": {"preset": "nintendo"},
    "input": {"captured": ["03b", "08b", "09a"]},
    "expect": {"yaku": {"hanami": 5, "tsukimi": 5}, "total": 10},
}
BAD = {**GOOD, "id": "T-2", "expect": {"yaku": {"hanami": 5, "tsukimi": 5}, "total": 11}}


def write(path: Path, *vectors: dict[str, Any]) -> str:
    path.write_text(json.dumps({"schema": "hato-vectors/1", "game": "koi_koi", "vectors": vectors}))
    return str(path)


def test_a_good_file(run: Run, tmp_path: Path) -> None:
    assert run("check", write(tmp_path / "good.json", GOOD)) == (0, "1 passed, 0 failed\n", "")


def test_a_difference_says_what_was_expected_and_what_came(run: Run, tmp_path: Path) -> None:
    code, out, err = run("check", write(tmp_path / "bad.json", GOOD, BAD))
    assert (code, err) == (1, "")
    assert out == "T-2: total: expected 11, came 10\n1 passed, 1 failed\n"


def test_in_russian(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("check", "--lang", "ru", write(tmp_path / "bad.json", BAD))
    assert (code, out) == (1, "T-2: total: ожидалось 11, получилось 10\n0 passed, 1 failed\n")


def test_several_files(run: Run, tmp_path: Path) -> None:
    good, bad = write(tmp_path / "good.json", GOOD), write(tmp_path / "bad.json", BAD)
    code, out, err = run("check", good, bad, "--lang", "en", good)
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        f"{good}: 1 passed, 0 failed",
        "T-2: total: expected 11, came 10",
        f"{bad}: 0 passed, 1 failed",
        f"{good}: 1 passed, 0 failed",
        "2 passed, 1 failed",
    ]


@pytest.mark.parametrize("content", ["", "{", "[]", '{"schema": "other/1"}', '{"schema": "hato-vectors/1"}'])
def test_an_unusable_file(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(content)
    code, out, err = run("check", str(path))
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    good = write(tmp_path / "good.json", GOOD)
    code, out, err = run("check", str(path), good)
    assert (code, out.splitlines()[-1], len(err.splitlines())) == (2, "1 passed, 0 failed", 1)
