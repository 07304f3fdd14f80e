"""Who beats whom. The seeds are fixed, so the figures are too; each pair of matches swaps the seats."""

import pytest

from hato.agents.arena import Strength, compare, level

SHORT = {"length": {"type": "rounds", "n": 3}}


def measured(first: str, second: str, preset: str, pairs: int, playouts: int) -> Strength:
    found = compare(
        "koi_koi", preset, level(first), level(second), range(1, pairs + 1), SHORT, playouts=playouts
    )
    print(f"\n{first} against {second}, {preset}, {2 * pairs} matches, {playouts} playouts: {found}")
    return found


def test_greedy_beats_random() -> None:
    found = measured("greedy", "random", "nintendo", 40, 0)
    assert found.over(3.1) > 0
    assert found.rate > 0.6


def test_sampler_beats_greedy() -> None:
    # where calls multiply, stopping at once costs most, so that few matches tell
    assert measured("sampler", "greedy", "ukrainian", 18, 60).over(1.65) > 0


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["nintendo", "ukrainian", "board_game_arena", "koikoi_japan"])
def test_sampler_beats_greedy_by_every_scheme(preset: str) -> None:
    assert measured("sampler", "greedy", preset, 60, 250).over(3.1) > 0


@pytest.mark.slow
def test_sampler_surely_beats_random() -> None:
    assert measured("sampler", "random", "nintendo", 40, 100).over(3.1) > 0
