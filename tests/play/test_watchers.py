"""Who watches a whole match wins nothing of it (G-5)."""

from typing import Any

import pytest

from hato.agents.goal import Goal
from hato.core import registry
from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome

WATCHED = [
    ("koi_koi", {"dropout": "first_cards"}),
    ("hato", {"dropout": "first_cards", "players": 2}),
    ("go_stop", {"extra_seats": "first_cards", "players": 2}),
]
PLAYING = (1, 3)


@pytest.mark.parametrize(("game_id", "rules"), WATCHED, ids=[game for game, _ in WATCHED])
@pytest.mark.parametrize(
    ("points", "winners"), [((0, 0), (1, 3)), ((7, -7), (1,)), ((-7, 7), (3,)), ((-5, -2), (3,))]
)
def test_only_those_who_play_can_win(
    game_id: str, rules: dict[str, Any], points: tuple[int, int], winners: tuple[int, ...]
) -> None:
    game = registry.game(game_id)
    options = game.options(None, rules)
    change = [0] * 5
    for seat, point in zip(PLAYING, points, strict=True):
        change[seat] = point
    done = [(Setup(5, 1, carried=Carried(playing=PLAYING)), Outcome("draw", tuple(change), None))]
    assert game.winners(options, 5, done) == winners


def test_without_that_custom_everybody_can() -> None:
    game = registry.game("hato")
    done = [(Setup(3, 0), Outcome("draw", (5, 9, 9), None))]
    assert game.winners(game.options(), 3, done) == (1, 2)


def test_a_watcher_is_no_rival_to_the_computer_players() -> None:
    game = registry.game("koi_koi")
    options = game.options(None, {"dropout": "first_cards", "zero_sum": True})
    setup = Setup(5, 1, carried=Carried(playing=PLAYING))
    behind = (0, -9, 0, -4, 0)
    watched = Goal(options, setup, behind, among=game.contest(options, setup))
    alone = Goal(options, Setup(2, 0), (-9, -4))
    change = (0, 8, 0, -8, 0)
    assert [watched.values(change)[seat] for seat in PLAYING] == list(alone.values((8, -8)))
