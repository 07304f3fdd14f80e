"""`hato play oicho_kabu`: whole matches by typed lines, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.cli.words import Words
from hato.records.reader import read
from hato.records.replay import verify
from hato.texts import LANGUAGES

Run = Callable[..., Any]
PLAY = ("play", "oicho_kabu", "--line", "--level", "greedy", "--seed", "4", "--rounds", "2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preset", "seats"), [("standard", "3"), ("simple", "4")])
def test_a_whole_match(run: Run, tmp_path: Path, preset: str, seats: str, language: str) -> None:
    record = tmp_path / "match.jsonl"
    arguments = (*PLAY, "--preset", preset, "--seats", seats, "--record", str(record))
    code, out, err = run(*arguments, typed="1\n" * 200, language=language)
    assert (code, err) == (0, "")
    assert not re.search(r"\b(tui|cli|bank|ask|oicho_kabu|card|month)-\w|[{}$]", out)
    assert out.splitlines()[-1] == Words(language).get("cli-recorded", path=str(record))
    done = verify(read(record))
    assert done.complete and done.canonical and done.session is not None
    assert len(done.session.done) == 2


def test_an_amount_is_typed_as_a_number_or_with_its_word(run: Run) -> None:
    out = run(*PLAY, "--seats", "3", typed="5\nbet 0\n3\n0\nq\n", language="en").out
    for told in (
        "Type an amount from 0 to 100.",
        "Type an amount from 0 to 95.",
        "Type an amount from 0 to 92.",
    ):
        assert told in out
    assert "Bets on hand 1: you 5" in out and "Bets on hand 3: you 3" in out
    assert not re.search(r"^ +\d+\. Bet", out, re.M)


@pytest.mark.parametrize("typed", ["200", "bet 200", "-1", "x", "1.5", "٣", "third"])
def test_another_amount_is_refused_with_a_sentence(run: Run, typed: str) -> None:
    code, out, _ = run(*PLAY, "--seats", "3", typed=f"{typed}\nq\n", language="en")
    assert code == 0
    assert f"{typed} cannot be bet now; the amount must be from 0 to 100." in out


def test_the_table_shows_own_face_down_cards_and_no_others(run: Run) -> None:
    out = run(*PLAY, "--seats", "3", typed="5\n0\n0\n0\nt\nq\n", language="en").out
    table = out[out.rindex("Hand 1, open") :]
    assert re.search(r"Hand 1, face down: (?!1 card)", table)
    assert "Hand 2, face down: 1 card" in table
