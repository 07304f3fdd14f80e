"""`hato replay`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.records.redact import redact
from hato.texts import LANGUAGES

Run = Callable[..., Any]


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A match of two rounds that was played in the terminal."""
    path = tmp_path / "match.jsonl"
    arguments = ("play", "koi_koi", "--line", "--level", "random", "--seed", "5", "--rounds", "2")
    assert run(*arguments, "--record", str(path), typed="1\n" * 100).code == 0
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told(run: Run, record: Path, language: str) -> None:
    code, out, err = run("replay", str(record), language=language)
    assert (code, err) == (0, "")
    assert "tui-" not in out and "cli-" not in out and "koi_koi-" not in out and "{" not in out
    lines = out.splitlines()
    assert len(lines) > 60
    if language == "en":
        assert lines[0] == "Koi-Koi, Nintendo: Player, Computer"
        assert sum(line.startswith("Round ") for line in lines) == 2
        assert lines[-1].startswith("Verified to the end of the match")
        assert lines[-1].endswith("the shuffle is as it was sealed.")


def test_the_story_of_the_replay_is_that_of_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    arguments = ("play", "koi_koi", "--line", "--level", "random", "--seed", "9", "--rounds", "1")
    played = run(*arguments, "--record", str(path), typed="1\n" * 100).out
    replayed = (
        run("replay", str(path)).out.replace("Player plays", "You play").replace("Player turns", "You turn")
    )
    for verb in ("You play ", "Computer plays ", "You turn up ", "Computer turns up "):
        told = [line for line in played.splitlines() if line.startswith(verb)]
        assert told
        assert [line for line in replayed.splitlines() if line.startswith(verb)] == told


def test_quiet_says_only_what_was_found(run: Run, record: Path) -> None:
    code, out, err = run("replay", "--quiet", str(record))
    assert (code, err, len(out.splitlines())) == (0, "", 1)


def test_a_seat_sees_its_own_hand_only(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--seat", "1").out
    assert out.count("Hand (Player): 8 × Unknown card") == 2
    assert "Hand (Computer): 8" not in out


def test_step_waits_before_each_choice(run: Run, record: Path) -> None:
    told = run("replay", str(record)).out
    out = run("replay", "--step", str(record), typed="\n" * 500).out
    assert out.count("Enter goes on") == sum(
        json.loads(line)["type"] == "play" and json.loads(line)["words"] != ["next"]
        for line in record.read_text().splitlines()
    )
    assert out.splitlines()[-1] == told.splitlines()[-1]
    for typed in ("", "q\n", "\n\nq\n", "\n\n\n"):
        code, out, err = run("replay", "--step", str(record), typed=typed)
        assert (code, err) == (0, "")
        assert "Verified" not in out


def test_a_record_that_is_cut_off(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    for length in (1, 5, 20, len(lines) - 1):
        record.write_text("".join(lines[:length]))
        code, out, err = run("replay", str(record))
        assert (code, err) == (0, "")
        assert "Verified" in out.splitlines()[-1]


def test_a_redacted_record_is_told_but_not_verified(run: Run, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "seen.jsonl"
    path.write_text("\n".join(redact(record.read_bytes().splitlines(), 0)) + "\n")
    code, out, err = run("replay", str(path))
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == "This record is one seat's view: it can be told, but not verified."
    assert "Hand (Computer): 8 × Unknown card" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_line_is_refused_with_its_number(run: Run, record: Path, language: str) -> None:
    lines = record.read_text().splitlines()
    for number, line in enumerate(lines):
        changed = json.loads(line)
        kind = changed["type"]
        anybody = changed.get("words") == ["next"]
        if anybody or kind not in ("play", "drawn", "moved", "round", "end", "opening"):
            continue
        if kind in ("play", "drawn", "moved"):
            changed["seat"] = 1 - changed["seat"]
        elif kind == "opening":
            changed["seed"] = "1" * 64
        else:
            changed["totals"] = [1000, -1000]
        bad = [*lines[:number], json.dumps(changed, separators=(",", ":")), *lines[number + 1 :]]
        record.write_text("\n".join(bad) + "\n")
        code, out, err = run("replay", str(record), language=language)
        assert (code, out) == (1, "")
        assert len(err.splitlines()) == 1
        place = {
            "en": f"line {number + 1}:",
            "ja": f"{number + 1}行目：",
            "ko": f"{number + 1}번째 줄:",
            "ru": f"строка {number + 1}:",
            "uk": f"рядок {number + 1}:",
        }
        assert place[language] in err


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]\n", b"\xff\xfe\n", b'{"type":"match"}\n', b"\0" * 100_000]
)
def test_what_is_no_record(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    code, out, err = run("replay", str(path))
    assert (code, out, len(err.splitlines())) == (1, "", 1)


def test_wrong_options(run: Run, record: Path) -> None:
    for arguments in (("--seat", "2"), ("--seat", "x"), ("--quiet", "--step"), ("--quiet", "--seat", "0")):
        code, out, err = run("replay", str(record), *arguments)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
