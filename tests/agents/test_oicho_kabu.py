"""Oicho-Kabu for the computer players: bets, third cards, and who beats whom."""

from __future__ import annotations

from typing import Any

import pytest

from hato.agents import Request, choose
from hato.agents.evaluation import quiet
from hato.agents.oicho_kabu import judge
from hato.agents.request import Position
from hato.core.match import Setup
from tests.agents.measuring import measuring
from tests.games.oicho_kabu.board import OICHO, Board, options_of, simple, table

SHORT = {"length": {"type": "rounds", "n": 6}, "seating": "as_joined"}


def position(board: Board, seat: int, seats: int = 2, preset: str = "standard", **options: Any) -> Position:
    return Position(OICHO, options_of(preset, seats, **options), Setup(seats, 0), board.view(seat))


def best(board: Board, seats: int = 2, preset: str = "standard", **options: Any) -> str:
    worth = judge(position(board, board.asked, seats, preset, **options))
    return " ".join(OICHO.actions.words(max(worth, key=lambda code: worth[code])))


def asked(board: Board, preset: str, seats: int, name: str) -> tuple[str, ...]:
    request = Request(
        "oicho_kabu",
        preset,
        dict(OICHO.for_seats(preset, seats)),
        Setup(seats, 0),
        board.view(board.asked),
        (0,) * seats,
        1,
        50,
    )
    return choose(name, request)


def test_there_is_a_bet_on_the_best_open_card_and_none_on_the_worst() -> None:
    amounts = []
    board = table("9 3, 2 3, 10 5, 1 3", "10 8")
    while board.phase == "bet":
        amounts.append(int(best(board).split()[1]))
        board.bets(0)
    assert max(amounts) > 0 and sum(amounts) <= 100
    worth = [judge(position(table(f"{first} 3, 6 3, 7 5, 7 3", "10 8"), 1))[50] for first in (9, 2)]
    assert worth[0] != worth[1]


@pytest.mark.parametrize(("pair", "wanted"), [("10 4", "third"), ("10 6", "stand"), ("2 2", "third")])
def test_a_low_hand_draws_and_a_high_one_stands(pair: str, wanted: str) -> None:
    assert best(table(f"{pair}, 9 9, 7 8, 8 1", "10 8").bets(10, 0, 0, 0)) == wanted


def test_the_dealer_draws_where_he_would_lose_and_stands_where_he_wins() -> None:
    strong = table("9 10, 8 8, 7 7, 3 3", "10 5").bets(10, 0, 0, 0).do("stand")
    assert (strong.phase, best(strong)) == ("bank", "third")
    assert best(table("2 3, 8 8, 7 7, 3 1", "10 6").bets(10, 0, 0, 0).do("stand")) == "stand"


@pytest.mark.parametrize(
    ("pair", "wanted"), [("10 3", "third"), ("10 8", "stand"), ("9 1", "stand"), ("1 4", "stand")]
)
def test_the_simple_game_is_played_by_the_odds(pair: str, wanted: str) -> None:
    assert best(simple(f"{pair}, 10 7"), preset="simple") == wanted
    assert best(simple(f"10 7, {pair}").do("stand"), preset="simple") == wanted


def test_nobody_thinks_where_the_time_would_tell_what_the_cards_are() -> None:
    board = table("10 4, 9 9, 7 8, 8 1", "10 8").bets(10, 0, 0, 0)
    assert quiet(position(board, 1))
    assert asked(board, "standard", 2, "sampler") == asked(board, "standard", 2, "greedy")
    assert not quiet(position(table("10 4, 9 9, 7 8, 8 1", "10 8"), 1))


measured = measuring("oicho_kabu", SHORT)


@pytest.mark.parametrize(("preset", "rate"), [("standard", 0.6), ("simple", 0.6)])
def test_greedy_beats_random(preset: str, rate: float) -> None:
    assert measured("greedy", "random", preset, 2, 20).rate >= rate


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["standard", "simple"])
def test_the_sampler_is_no_worse_than_greedy(preset: str) -> None:
    assert measured("sampler", "greedy", preset, 2, 40, 60).rate >= 0.45
