"""Sevens for the computer players: what is laid, what is held back, and who beats whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hato.agents.goal import Goal
from hato.agents.playout import policy
from hato.agents.request import Position
from hato.agents.sampling import Worlds
from hato.agents.sevens import SevensLight, judge
from hato.core.match import Setup
from tests.agents.measuring import measuring
from tests.games.sevens.board import SEVENS, Board, board


def position(made: Board, preset: str = "club", **options: Any) -> Position:
    chosen = SEVENS.options(preset, options)
    seats = made.round.seats
    return Position(SEVENS, chosen, Setup(seats, seats - 1), made.view(made.asked))


def best(made: Board, preset: str = "club", **options: Any) -> str:
    worth = judge(position(made, preset, **options))
    assert set(worth) == set(made.round.legal(made.asked))
    return " ".join(SEVENS.actions.words(max(worth, key=lambda code: worth[code])))


SEVENS_LAID = "7C 7D 7H 7S"


@pytest.mark.parametrize("preset", SEVENS.presets)
def test_the_card_behind_which_own_cards_wait_is_laid_first(preset: str) -> None:
    made = board("6H 3H 2H 8S", "2C 3C", "", layout=SEVENS_LAID, preset=preset)
    assert best(made, preset) == "play 6H"


def test_a_card_for_which_only_others_wait_is_held_back_by_a_pass() -> None:
    made = board("8S 2H", "2C 3C", "", layout=SEVENS_LAID, preset="club")
    assert made.legal == ["play 8S", "pass"] and best(made) == "pass"


def test_an_end_card_that_lets_nobody_in_is_laid_rather_than_passing() -> None:
    layout = f"{SEVENS_LAID} 8S 9S 10S JS QS"
    assert best(board("KS 2H", "2C 3C", "", layout=layout, preset="club")) == "play KS"


def test_the_last_pass_is_dearer_than_the_first() -> None:
    made = [
        board("8S 2H", "2C 3C", "", layout=SEVENS_LAID, preset="club", passes=(n, 0, 0)) for n in range(3)
    ]
    worth = [judge(position(one))[one.round.legal(0)[-1]] for one in made]
    assert worth[0] > worth[1] > worth[2]


def test_worlds_of_a_view_are_legal_and_played_out_by_the_light_policy() -> None:
    made = board("KC QC 2H JK1", "2D 3D", "", layout="7D 7S", jokers=2).do("pass")
    seen = position(made, "source", jokers=2)
    world = Worlds(seen, Random(1)).one()
    assert world.hand[1] == made.round.hand[1] and not world.lacks[0] & world.hand[0]  # type: ignore[attr-defined]
    light = policy(seen, world, Random(1), Goal.of(seen, (0, 0, 0)))
    assert isinstance(light, SevensLight)
    while world.turn().kind == "choice":
        (seat,) = world.turn().seats
        code = light.code(world, seat)
        assert code in world.legal(seat)
        world.play(seat, code)


measured = measuring("sevens", {"match_rounds": 2})


@pytest.mark.parametrize(
    ("preset", "seats", "rate"),
    [("club", 2, 0.7), ("club", 4, 0.4), ("source", 2, 0.7), ("source", 4, 0.4)],
)
def test_greedy_beats_random(preset: str, seats: int, rate: float) -> None:
    found = measured("greedy", "random", preset, seats, 24 // seats)
    assert found.rate >= rate
    assert found.over(1.65) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), [("club", 2), ("source", 2), ("club", 4), ("source", 4)])
def test_the_sampler_is_no_worse_than_greedy(preset: str, seats: int) -> None:
    assert measured("sampler", "greedy", preset, seats, 24 // seats, 120).over(-1.65) > 0
