"""The beginner among the levels: stronger than chance, weaker than `greedy`, and never outside its view."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from hato.agents import LEVELS, Request, choose
from hato.agents.arena import Strength, compare, level

SEEDS = range(40)


def moves(request: Request, name: str) -> set[Sequence[str]]:
    return {choose(name, replace(request, seed=seed)) for seed in SEEDS}


def test_it_stands_between_chance_and_greedy() -> None:
    assert LEVELS == ("random", "novice", "greedy", "sampler")


@pytest.mark.parametrize("game", ["koi_koi", "go_stop"])
def test_it_overlooks_the_best_move_now_and_then(game: str, cases: Any) -> None:
    found = missed = 0
    for case in cases(60, game):
        if len(case.request.view.choices) < 3:
            continue
        best = choose("greedy", case.request)
        played = [choose("novice", replace(case.request, seed=seed)) for seed in SEEDS]
        found += played.count(best)
        missed += len(played) - played.count(best)
    assert 0.3 < found / (found + missed) < 0.7


def test_its_seed_alone_decides_what_it_overlooks(cases: Any) -> None:
    for case in cases(40):
        assert choose("novice", case.request) == choose("novice", replace(case.request))
    many = [case.request for case in cases(40) if len(case.request.view.choices) > 3]
    assert all(len(moves(request, "novice")) > 1 for request in many)


def measured(first: str, second: str, game: str, preset: str, rounds: int, pairs: int) -> Strength:
    length = {"length": {"type": "rounds", "n": rounds}}
    found = compare(game, preset, level(first), level(second), range(1, pairs + 1), length)
    print(f"\n{first} against {second}, {game} {preset}, {2 * pairs} matches: {found}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "preset", "rounds", "pairs"),
    [("koi_koi", "nintendo", 3, 80), ("go_stop", "matgo", 3, 40), ("hato", "card1995", 3, 80)],
)
@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("greedy", "novice")])
def test_each_level_beats_the_one_below(
    better: str, worse: str, game: str, preset: str, rounds: int, pairs: int
) -> None:
    found = measured(better, worse, game, preset, rounds, pairs)
    assert found.over(1.65) > 0
    assert found.rate > 0.58
