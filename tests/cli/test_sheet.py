"""`hato sheet`, and codes of house rules on the command line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.core import registry
from hato.play.house_code import ALPHABET, decode
from hato.records import read, verify
from hato.texts import LANGUAGES
from tests.records.make_golden import FOLDER

Run = Callable[..., Any]

CODE = re.compile(f"[{ALPHABET}]{{4}}(?:-[{ALPHABET}]{{4}})+")


def code_of(out: str) -> str:
    """The code that stands on a sheet."""
    found = CODE.findall(out)
    assert len(found) == 1
    return str(found[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [game.id for game in registry.games().values() if game.layout != "spread"])
def test_a_sheet_is_in_words_in_every_language(run: Run, name: str, language: str) -> None:
    code, out, err = run("sheet", name, language=language)
    assert (code, err) == (0, "")
    told = out.replace(code_of(out), "")
    assert not re.search(r"\b[a-z]+_[a-z_]+\b|\brules-sheet|\bhouse-code|-option-|-value-|-preset-", told)


def test_a_sheet_has_everything_that_is_agreed(run: Run) -> None:
    changes = ("--set", "direction=clockwise", "--set", "stake=10", "--set", "dealer_draw=night_day")
    out = run("sheet", "go_stop", "--preset", "gostop", "--seats", "4", "--rounds", "6", *changes).out
    lines = out.splitlines()
    for line in (
        *("Game: Go-Stop", "Rules: Go-Stop", "Players: 4", "Length: 6 rounds", "One point is worth: 10"),
        *("First dealer: Night", "  Direction of play: Clockwise", "  First dealer: By night or by day"),
    ):
        assert line in lines
    assert sum(line.startswith("  ") for line in lines) == 3
    rules = decode(code_of(out), registry.games())
    assert (rules.preset, rules.seats) == ("gostop", 4)
    assert rules.differences["direction"] == "clockwise"
    assert rules.differences["length"] == {"type": "rounds", "n": 6}


def test_without_differences_the_sheet_says_so(run: Run) -> None:
    assert "Nothing: everything is as in “Nintendo”." in run("sheet", "koi_koi").out.splitlines()


def test_the_end_by_the_clock_is_a_time_of_day(run: Run) -> None:
    out = run("sheet", "koi_koi", "--set", "length=time:90").out
    assert re.search(r"^Length: 90 minutes, until \d\d:\d\d$", out, re.M)


def test_a_code_gives_the_same_sheet_again(run: Run) -> None:
    first = run("sheet", "go_stop", "--preset", "matgo_netmarble", "--set", "jokers=X1,X2,X2").out
    code = code_of(first)
    for typed in (code, code.lower(), code.replace("-", " ")):
        assert run("sheet", "--code", typed).out == first
        assert run("sheet", "go_stop", "--code", typed).out == first


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "There is no code."),
        ("A234-0000", "“0” occurs in no code."),
        ("A234-2222-ABCD", "a character is missing, wrong or in the wrong place"),
        ("AED9-RVCV-PBJE-4ZTZ-UUXA-3D7B-FVR6", "The code is not right"),
    ],
)
@pytest.mark.parametrize("command", [("sheet", "--code"), ("play", "--rules"), ("play", "--line", "--rules")])
def test_a_code_that_is_not_right_is_refused(
    run: Run, command: tuple[str, ...], code: str, said: str
) -> None:
    result = run(*command, code)
    assert (result.code, result.out) == (2, "")
    assert said in result.err and result.err.count("\n") == 1


def test_beside_a_code_nothing_else_is_said(run: Run) -> None:
    code = code_of(run("sheet", "koi_koi").out)
    for more in (("--preset", "russian"), ("--rounds", "3"), ("--seats", "2"), ("--set", "teyaku=no")):
        for command in (("sheet", "--code"), ("play", "--line", "--rules")):
            result = run(*command, code, *more)
            assert result.code == 2 and f"{more[0]} cannot be used together with a code" in result.err
    result = run("sheet", "go_stop", "--code", code)
    assert result.code == 2 and "go_stop cannot be used together with a code" in result.err


def test_a_match_is_played_by_the_rules_of_a_code(run: Run, tmp_path: Path) -> None:
    code = code_of(
        run("sheet", "koi_koi", "--preset", "russian", "--rounds", "1", "--set", "hand_quad=redeal").out
    )
    record = tmp_path / "match.jsonl"
    typed = "1\n" * 300
    arguments = (
        "play",
        "--line",
        "--rules",
        code,
        "--level",
        "greedy",
        "--seed",
        "5",
        "--record",
        str(record),
    )
    result = run(*arguments, typed=typed)
    assert result.code == 0, result.err
    header = verify(read(record)).header
    assert header is not None
    wanted = decode(code, registry.games())
    assert (header.game.id, header.preset) == ("koi_koi", "russian")
    assert dict(header.differences) == wanted.differences


def test_the_sheet_of_a_record_has_a_line_for_every_round(run: Run) -> None:
    path = FOLDER / "go_stop-gostop-seated.jsonl"
    session = verify(read(path)).session
    assert session is not None
    out = run("sheet", str(path)).out
    rounds = [line for line in out.splitlines() if re.match(r"Round \d, ", line)]
    assert len(rounds) == len(session.done) == 3
    assert f"dealer {('Ayame', 'Botan', 'Chidori')[session.done[0][0].dealer]}" in rounds[0]
    totals = [line.partition(" → ")[2] for line in out.splitlines() if " → " in line]
    assert totals[-1] == ", ".join(
        f"{name} {points}" for name, points in zip(("Ayame", "Botan", "Chidori"), session.totals, strict=True)
    )
    assert "  Botan: Junk 5 + Points for go 1 = 6" in out.splitlines()
    assert "× 2 (No bright (gwangbak)) = 16" in out
    assert "Winner: Ayame" in out


def test_every_golden_record_has_a_sheet(run: Run) -> None:
    for path in sorted(FOLDER.glob("*.jsonl")):
        session = verify(read(path)).session
        if session is None or registry.game(session.game.id).layout == "spread":
            continue
        code, out, err = run("sheet", str(path))
        assert (code, err) == (0, ""), path.name
        assert len(re.findall(r"^Round \d+, ", out, re.M)) == len(session.done), path.name


def test_a_record_that_cannot_be_counted(run: Run, tmp_path: Path) -> None:
    path = FOLDER / "koi_koi-nintendo.jsonl"
    result = run("sheet", str(path), "--rounds", "3")
    assert result.code == 2 and "--rounds cannot be used together with a record" in result.err
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text(path.read_text(encoding="utf-8").replace('"01b"', '"01r"', 1), encoding="utf-8")
    result = run("sheet", str(damaged))
    assert result.code == 1 and result.err.count("\n") == 1
    assert run("sheet", "nothing.jsonl").code == 2


def test_the_line_client_tells_the_draw_the_cut_and_the_sheet(run: Run) -> None:
    arguments = ("play", "go_stop", "--line", "--preset", "gostop", "--seats", "3", "--rounds", "3")
    out = run(*arguments, "--level", "greedy", "--seed", "1", typed="r\nq\n").out
    assert out.count(" draws ") + out.count("You draw ") >= 3
    assert re.search(r"^Order at the table: .+, .+, .+\.$", out, re.M)
    assert re.search(r"^(You shuffle, .+ cuts|.+ shuffles, you cut|.+ shuffles, .+ cuts)\.$", out, re.M)
    assert "House rules and scores" in out and "No round has been played yet." in out
    assert decode(code_of(out), registry.games()).seats == 3


def test_the_line_client_names_the_agreed_end(run: Run) -> None:
    arguments = ("play", "koi_koi", "--line", "--set", "length=time:45", "--level", "greedy", "--seed", "1")
    assert re.search(r"^Length: until \d\d:\d\d$", run(*arguments, typed="q\n").out, re.M)
