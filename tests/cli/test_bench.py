"""`hato bench`: only that it measures, never how fast."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hato.core import registry
from hato.core.game import Game
from hato.testing import bench

Run = Callable[..., Any]


def test_figures(run: Run) -> None:
    code, out, _ = run("bench", "--seconds", "0.001")
    assert code == 0
    head, *lines = out.splitlines()
    assert head.startswith(f"{', '.join(registry.games())}, ")
    names = [re.fullmatch(r"(\S.*?)\s+([0-9]+\.[0-9])/s\s+([0-9]+\.[0-9])", line) for line in lines]
    assert all(found and float(found[2]) > 0 for found in names)
    wanted = [f"rounds {one.id} {preset}" for one in registry.games().values() for preset in presets(one)]
    assert [found[1] for found in names if found] == ["bits", *wanted]
    assert {"rounds go_stop matgo", "rounds koi_koi nintendo", "rounds koi_koi koikoi_japan"} <= set(wanted)


def presets(game: Game) -> list[str]:
    return list(game.measured or [game.default_preset])


def test_small_steps_of_one_game(run: Run) -> None:
    code, out, _ = run("bench", "--game", "koi_koi", "--preset", "flash", "--seconds", "0.001")
    assert code == 0
    names = [line.split("  ")[0] for line in out.splitlines()[1:]]
    assert names == ["bits", "rounds koi_koi flash", "clones", "views", "scores"]


def test_a_preset_needs_its_game(run: Run) -> None:
    code, out, error = run("bench", "--preset", "flash")
    assert code == 2
    assert not out
    assert "--game" in error


@pytest.mark.parametrize("name", list(registry.games()))
def test_every_game_can_be_measured(run: Run, name: str) -> None:
    code, out, _ = run("bench", "--game", name, "--seconds", "0.0001")
    assert code == 0
    assert f"rounds {name} {registry.game(name).default_preset} " in out


def test_repetitions_are_interleaved() -> None:
    done: list[str] = []

    def work(name: str) -> bench.Work:
        def units() -> int:
            done.append(name)
            return sum(1 for _ in range(10_000))

        return units

    reported: list[tuple[int, int]] = []
    best = bench.measure({"a": work("a"), "b": work("b")}, 1e-9, lambda *told: reported.append(told))
    order = [name for place, name in enumerate(done) if place == 0 or done[place - 1] != name]
    assert order == ["a", "b"] * bench.REPETITIONS
    assert reported[-1] == (2 * bench.REPETITIONS, 2 * bench.REPETITIONS)
    assert min(best.values()) > 0


def test_positions_ask_a_seat() -> None:
    game = registry.game("koi_koi")
    found = bench.positions(game, game.options(), Random(1), 20)
    assert all(one.turn().kind == "choice" for one in found)
