"""The Ming form for the computer players: what they play, and who beats whom."""

from __future__ import annotations

import pytest

from hato.agents.evaluation import quiet
from hato.agents.khanhoo_ming import judge
from hato.agents.request import Position
from hato.core.match import Setup
from tests.agents.measuring import measuring
from tests.games.khanhoo_ming.board import MING, Board, dealt, options_of

measured = measuring("khanhoo_ming", {"deals": 2})


def best(board: Board, seats: int) -> str:
    position = Position(MING, options_of(seats), Setup(seats, 0), MING.view(board.round, board.asked))
    worth = judge(position)
    return " ".join(MING.actions.words(max(worth, key=lambda code: worth[code])))


def test_hero_is_led_and_not_broken_up() -> None:
    assert best(dealt("S1 M1 MT C9 C8 C7 C6 C5 C4", "", ""), 3) == "play S1 M1 MT"


def test_the_last_to_play_beats_with_the_lowest_card_that_does() -> None:
    assert best(dealt("S5", "S6 S9 M9 C9 C8 C7 C6 C5 C4 C3 C2 C1 Ch").do("play S5"), 2) == "play S6"


def test_who_cannot_win_throws_off_a_low_card() -> None:
    assert best(dealt("MT", "C9 S9 M9 M8 S8 S7", "").do("play MT"), 3).startswith("discard C")


def test_nobody_thinks_where_the_time_would_tell_how_many_cards_beat() -> None:
    def asked(must: bool) -> bool:
        board = dealt("S5", "S6 S9", must_beat=must).do("play S5")
        return quiet(Position(MING, board.round.options, Setup(2, 0), MING.view(board.round, 1)))

    assert asked(True)
    assert not asked(False)


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random(seats: int) -> None:
    assert measured("greedy", "random", "source", seats, 10).rate >= 0.9


@pytest.mark.slow
def test_the_sampler_is_no_worse_than_greedy() -> None:
    assert measured("sampler", "greedy", "source", 2, 60, 60).rate >= 0.45
