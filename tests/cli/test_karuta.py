"""Both games with the hundred poems by typed lines, from the command line to the record."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.agents import levels
from hato.cli.words import Words
from hato.records.reader import read
from hato.records.replay import verify
from hato.texts import LANGUAGES
from tests.tui.players import Played
from tests.tui.test_kyogi import taking
from tests.tui.test_uta import knowing

Run = Callable[..., Any]
RAW = re.compile(r"\b(tui|cli|kyogi_karuta|uta_karuta|karuta|recital|card|poem)-\w|[{}$]")


def verified(run: Run, record: Path, *arguments: str, typed: list[str], language: str = "en") -> str:
    """What is said in a match that comes to its end, whose record is whole and true."""
    code, out, err = run(
        "play", *arguments, "--line", "--seed", "5", "--record", str(record),
        typed="\n".join(typed) + "\n", language=language,
    )  # fmt: skip
    assert (code, err) == (0, "")
    assert not RAW.search(out.replace(str(record), ""))
    assert out.splitlines()[-1] == Words(language).get("cli-recorded", path=str(record))
    done = verify(read(record))
    assert done.complete and done.shuffle_checked and done.canonical
    return str(out)


def test_a_whole_quick_match_of_kyogi_karuta(run: Run, tmp_path: Path) -> None:
    played = Played("kyogi_karuta", taking(2, 7), preset="quick", level="2")
    out = verified(
        run, tmp_path / "match.jsonl", "kyogi_karuta", "--preset", "quick", "--level", "2", typed=played.typed
    )
    assert out.count("Enter starts the reading:") == played.out.count("Enter starts the reading:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_kyogi_karuta_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    played = Played("kyogi_karuta", taking(2, 3), cards_per_side=5, ghosts=5, level="3")
    verified(
        run, tmp_path / "match.jsonl", "kyogi_karuta", "--set", "cards_per_side=5", "--set", "ghosts=5",
        "--level", "3", typed=played.typed, language=language,
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_of_uta_karuta(run: Run, tmp_path: Path, language: str) -> None:
    played = Played("uta_karuta", knowing(3), level="random")
    verified(
        run,
        tmp_path / "match.jsonl",
        "uta_karuta",
        "--level",
        "random",
        typed=played.typed,
        language=language,
    )


def played(game: str) -> list[str]:
    """The arguments of a match that is the same every time, against the weakest."""
    return ["play", game, "--line", "--seed", "5", "--level", levels(game)[0]]


@pytest.mark.parametrize("game", ["kyogi_karuta", "uta_karuta"])
@pytest.mark.parametrize("lines", [0, 1, 3, 6, 12])
def test_the_input_may_end_anywhere(run: Run, tmp_path: Path, game: str, lines: int) -> None:
    typed = "\n1\n" * lines
    code, out, err = run(*played(game), typed=typed)
    assert (code, err) == (0, "")
    assert out.endswith("The input has ended, and with it the game.\n")


@pytest.mark.parametrize("game", ["kyogi_karuta", "uta_karuta"])
def test_q_leaves_at_once(run: Run, game: str) -> None:
    for typed in ("q\n", "\n\n\nQ\n", "1\n1\n q \n"):
        code, out, err = run(*played(game), typed=typed)
        assert (code, err) == (0, "")
        assert out.endswith("You have left the table.\n")
