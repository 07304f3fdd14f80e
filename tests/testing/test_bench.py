"""What is measured: complete rounds of the presets that are worth comparing, at tables that can be played."""

from __future__ import annotations

from random import Random

import pytest

from hato.core import registry
from hato.testing import bench


@pytest.mark.parametrize("name", registry.games())
def test_the_measured_presets_are_played_to_the_end(name: str) -> None:
    game = registry.game(name)
    for preset in game.measured or [game.default_preset]:
        options = game.options(preset)
        assert bench.rounds(game, options, Random(1), 2)() == 2
        middle = bench.positions(game, options, Random(1), 3)
        assert bench.views(game, middle)() == bench.clones(middle)() == bench.scores(middle)() == 3


def test_go_stop_is_measured_for_two_and_for_three() -> None:
    game = registry.game("go_stop")
    assert list(game.measured) == ["matgo", "godori_1", "gostop"]
    seats = [
        len(bench.positions(game, game.options(name), Random(1), 1)[0].facts()["goes"])
        for name in game.measured
    ]
    assert seats == [2, 2, 3]


def test_ratios_are_to_the_first_figure() -> None:
    assert bench.ratios({"bits": 200.0, "rounds": 50.0}) == {"bits": 1_000_000, "rounds": 250_000}
