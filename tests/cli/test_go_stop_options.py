"""The options of Go-Stop on the command line: every type, and what is wrong with others."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from hato.core import registry
from hato.texts import LANGUAGES
from hato.tui.line import LineGame

Run = Callable[..., Any]
GAME = registry.game("go_stop")
LINE = ("play", "go_stop", "--line", "--level", "random")
RAW = re.compile(r"\b(tui|cli|go_stop|card|month|suit|kind|ask|stack)-\w|[{}$]")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "1"),
        ("--seats", "7"),
        ("--seats", "three"),
        ("--seats", "3", "--set", "players=2", "--set", "deal=10-8"),
        ("--seats", "4", "--set", "extra_seats=none"),
        ("--set", "jokers=X2,X2,X2,X2"),
        ("--set", "jokers=X9"),
        ("--set", "jokers=X2,,X3"),
        ("--set", "first_turn_rewards=ppeok,ppeok"),
        ("--set", "first_turn_rewards=sweep"),
        ("--set", "first_ppeok=3,6"),
        ("--set", "first_ppeok="),
        ("--set", "length=time:0"),
        ("--set", "length=time"),
        ("--set", "length=bankroll:5"),
        ("--set", "length=time:1441"),
        ("--set", "extra_seats=dropout"),
        ("--set", "stop_minimum=٣"),
    ],
    ids=" ".join,
)
def test_a_wrong_argument_is_one_sentence(run: Run, arguments: tuple[str, ...], language: str) -> None:
    code, out, err = run(*LINE, *arguments, language=language)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.endswith((".\n", "?\n", "。\n", "？\n"))
    assert not RAW.search(err)


def test_the_sentence_says_what_fits(run: Run) -> None:
    assert run(*LINE, "--seats", "3", "--set", "players=2", "--set", "deal=10-8").err == (
        "By these rules Go-Stop is played by 2, not by 3.\n"
    )
    assert "it takes 7,14,21; off; 3,6,9; 3,6,12." in run(*LINE, "--set", "first_ppeok=3,6").err
    assert "it takes rounds:N, target:N, time:N, bankroll." in run(*LINE, "--set", "length=time").err
    assert "some of X1, X1, X2, X2, X2, X3" in run(*LINE, "--set", "jokers=X9").err


@pytest.mark.parametrize(
    ("arguments", "differences"),
    [
        (("--seats", "3", "--preset", "gostop", "--set", "jokers=X2,X2,X3"), {}),
        (("--set", "first_turn_rewards=ppeok,ttadak"), {"first_turn_rewards": ["ppeok", "ttadak"]}),
        (("--set", "first_turn_rewards=none"), {"first_turn_rewards": []}),
        (("--set", "jokers="), {"jokers": []}),
        (("--set", "first_ppeok=3,6,9"), {"first_ppeok": [3, 6, 9]}),
        (("--set", "length=time:60"), {"length": {"type": "time", "minutes": 60}}),
        (("--preset", "godori_1", "--set", "length=bankroll"), {"length": {"type": "bankroll"}}),
        (("--seats", "3"), {"players": 3, "deal": "7-6"}),
        (
            ("--set", "extra_seats=dropout", "--set", "deal=7-6", "--set", "players=3", "--seats", "5"),
            {"players": 3, "deal": "7-6", "extra_seats": "dropout"},
        ),
    ],
    ids=str,
)
def test_options_of_every_type(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    differences: dict[str, object],
) -> None:
    began: list[LineGame] = []

    def begin(game: LineGame) -> bool:
        began.append(game)
        return False

    monkeypatch.setattr(LineGame, "play", begin)
    assert run(*LINE, *arguments).code == 0
    (game,) = began
    assert game.opponent.differences.items() >= differences.items()
    options = GAME.options(game.opponent.preset, game.opponent.differences)
    assert game.session.options == options
    seats = arguments[arguments.index("--seats") + 1] if "--seats" in arguments else "2"
    assert game.session.seats == int(seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_listed_as_they_are_typed(run: Run, language: str) -> None:
    out = run("games", "go_stop", language=language).out
    assert not RAW.search(out)
    for typed in ("X2", "7,14,21", "time:N", "bankroll", "jokers=X2,X2,X3", "first_turn_rewards=none"):
        assert typed in out
