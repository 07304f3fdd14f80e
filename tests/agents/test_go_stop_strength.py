"""Who beats whom at Go-Stop. The seeds are fixed, so the figures are too; seats turn with the same cards."""

import pytest

from tests.agents.measuring import measuring

SHORT = {"length": {"type": "rounds", "n": 6}}


measured = measuring("go_stop", SHORT)


def test_greedy_beats_random_at_matgo() -> None:
    found = measured("greedy", "random", "matgo", 2, 20)
    assert found.rate >= 0.65
    assert found.over(3.1) > 0


def test_greedy_beats_two_random_ones_at_gostop() -> None:
    found = measured("greedy", "random", "gostop", 3, 12)
    assert found.rate >= 0.55
    assert found.over(1.65) > 0


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["godori_1", "godori_literal", "matgo_pmang"])
def test_greedy_beats_random_by_every_kind_of_preset(preset: str) -> None:
    assert measured("greedy", "random", preset, 2, 40).rate >= 0.65


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 6])
def test_greedy_beats_random_at_a_full_table(seats: int) -> None:
    assert measured("greedy", "random", "gostop", seats, 20).rate >= 1.5 / seats


@pytest.mark.slow
def test_sampler_beats_greedy_at_matgo() -> None:
    assert measured("sampler", "greedy", "matgo", 2, 60, 150).rate >= 0.55


@pytest.mark.slow
def test_sampler_beats_two_greedy_ones_at_gostop() -> None:
    assert measured("sampler", "greedy", "gostop", 3, 30, 150).rate >= 0.4
