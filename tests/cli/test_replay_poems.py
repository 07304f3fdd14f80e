"""`hato replay` of matches with the hundred poems: every event has a sentence, and no mora has one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.core import registry
from hato.texts import LANGUAGES

Run = Callable[..., Any]

GOLDEN = Path(__file__).resolve().parents[1] / "records" / "golden"
RECORDS = [
    GOLDEN / f"{name}-{preset}.jsonl"
    for name in ("kyogi_karuta", "uta_karuta")
    for preset in registry.game(name).presets
]


def story(run: Run, path: Path, language: str = "en") -> list[str]:
    """The sentences of a record after the deal."""
    code, out, _ = run("replay", str(path), language=language)  # beside it the progress of a long one
    assert code == 0
    return [line for line in out.splitlines() if line and not line.startswith("  ")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [RECORDS[3], RECORDS[-1]], ids=lambda path: path.stem)
def test_every_event_has_a_sentence_in_every_language(run: Run, path: Path, language: str) -> None:
    told = story(run, path, language)
    assert len(told) > 40
    for line in told:
        assert not re.search(r"_karuta-|recital-|tui-|[{}?]|reading\b.*:", line), line


@pytest.mark.parametrize("path", RECORDS[:4], ids=lambda path: path.stem)
def test_touches_are_told_with_their_times_and_morae_not_at_all(run: Run, path: Path) -> None:
    told = story(run, path)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    touches = [line for line in lines if line["type"] == "called" and line["key"] == "touch"]
    assert touches
    said = [re.search(r"after (\d+) ms", line) for line in told]
    assert [found[1] for found in said if found] == [line["words"][0] for line in touches]
    read = [line for line in lines if line["type"] == "moved" and line["to"] == "read"]
    assert sum(line.startswith("The poem was ") for line in told) == len(read)
    assert not any("Wait" in line or "stock" in line for line in told)


@pytest.mark.parametrize("path", RECORDS[4:], ids=lambda path: path.stem)
def test_answers_are_right_or_wrong_and_the_poem_is_read_once(run: Run, path: Path) -> None:
    told = story(run, path)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    read = [line for line in lines if line["type"] == "drawn" and line["to"] == "reading"]
    assert sum(line == "The next poem is read." for line in told) == len(read) > 0
    wrong = [line for line in lines if line["type"] == "called" and line["key"] == "wrong"]
    assert sum(line.endswith(" is wrong.") for line in told) == len(wrong) > 0
    assert sum("turned up" in line for line in told) == 1
