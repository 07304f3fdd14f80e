"""`hato fortune`: a question to the cards in the terminal, answered once."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.cli.words import Words
from hato.texts import LANGUAGES
from tests.cli.test_line import is_told

Run = Callable[..., Any]
PICKS = "\n5\n17\n48\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the data is a new one."""
    monkeypatch.setenv("HATO_DATA", str(tmp_path))
    return tmp_path


def reading(out: str, language: str) -> list[str]:
    """The three cards and the combined text."""
    lines = out.splitlines()
    first = next(
        i for i, line in enumerate(lines) if line.strip().startswith(Words(language).get("fortune-nth-1"))
    )
    return lines[first : first + 4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_and_the_same_again(run: Run, language: str) -> None:
    words = Words(language)
    code, out, err = run("fortune", "Will I travel?", typed=PICKS, language=language)
    assert (code, err) == (0, "")
    assert is_told(out, language) and "fortune-" not in out
    assert out.count(words.get("fortune-pastime")) == 2
    assert words.get("fortune-advice-trust") in out
    cards = reading(out, language)
    code, again, err = run("fortune", "  will i TRAVEL ??", language=language)
    assert (code, err) == (0, "")
    assert reading(again, language) == cards
    assert words.get("fortune-again", date="X").split("X")[0] in again
    assert words.get("fortune-line-mix") not in again


def test_the_line_client_asks_in_the_same_way(run: Run) -> None:
    code, out, err = run("play", "fortune", "--line", typed="Will I travel?\n" + PICKS)
    assert (code, err) == (0, "")
    assert reading(run("fortune", "Will I travel?").out, "en") == reading(out, "en")


def test_an_unfinished_reading_goes_on(run: Run, folder: Path) -> None:
    for typed in ("\n5\nq\n", "17\n", ""):
        code, out, err = run("fortune", "When?", typed=typed)
        assert (code, err) == (0, "")
        assert "Third card:" not in out
    code, out, err = run("fortune", "When?", typed="5\n17\n48\n")
    assert (code, err) == (0, "")
    assert out.count("is no card that lies here") == 2 and "Third card:" in out
    with sqlite3.connect(folder / "hato.db") as connection:
        rows = connection.execute("SELECT words FROM entries ORDER BY ply").fetchall()
    connection.close()
    assert [row[0] for row in rows] == [f'["pick","{place}"]' for place in (4, 16, 47)]


def test_any_rubbish_gets_a_sentence_and_the_question_again(run: Run) -> None:
    rubbish = ["0", "49", "-1", "x", "", "5 6", "9999999", "½", "٣", "1.5", "pick 3", "\0"]
    code, out, err = run("fortune", "Why?", typed="\n" + "\n".join(rubbish) + "\n1\n2\n3\n")
    assert (code, err) == (0, "")
    assert out.count("is no card that lies here") == len(rubbish)


def test_the_reader_says_what_is_strengthened(run: Run) -> None:
    for number in range(200):
        code, out, err = run(
            "fortune", f"Question {number}?", "--set", "bright_target=reader_choice", typed=PICKS + "3\n2\n"
        )
        assert (code, err) == (0, "")
        if "Which card shall it strengthen?" in out:
            assert "Type 1 or 2." in out
            assert "strengthened by" in reading(out, "en")[2]
            return
    raise AssertionError("no bright in the middle")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("fortune", ""), "Ask a question"),
        (("fortune", " ?! "), "Ask a question"),
        (("fortune", "x" * 301), "300 characters"),
        (("fortune", "a", "b"), "b"),
        (("fortune", "a", "--set", "bright_target=all"), "bright_target"),
        (("fortune", "a", "--set", "length=3"), "length"),
        (("play", "fortune", "--line", "--seed", "5"), "--seed"),
        (("play", "fortune", "--line", "--rounds", "2"), "--rounds"),
        (("fortune", "a", "--data", __file__), "folder"),
    ],
)
def test_what_cannot_be_asked_is_told_why(
    run: Run, folder: Path, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert said in err and err.count("\n") == 1
    assert list(folder.iterdir()) == []
