"""The Qing form for the computer players: what they throw and take, and who beats whom."""

from __future__ import annotations

import pytest

from hato.agents.evaluation import quiet
from hato.agents.khanhoo_qing import away, judge
from hato.agents.request import Position
from hato.cards.deck import printed
from hato.core.match import Setup
from hato.games.khanhoo_qing.kinds import counted
from hato.games.khanhoo_qing.solver import Rules
from tests.agents.measuring import measuring
from tests.games.khanhoo_qing.board import DULL, QING, WIN, Board, dealt, options_of

measured = measuring("khanhoo_qing", {"deals": 2})

ALMOST = WIN.removesuffix(" S5")


def best(board: Board, seats: int = 2) -> str:
    position = Position(QING, options_of(seats), Setup(seats, 0), QING.view(board.round, board.asked))
    worth = judge(position)
    words = QING.actions.words(max(worth, key=lambda code: worth[code]))
    return " ".join(printed(word) for word in words)


def test_a_winning_hand_wins() -> None:
    assert best(dealt(WIN, "")) == "win"


def test_the_card_that_completes_the_hand_is_taken_and_a_useless_one_is_not() -> None:
    assert best(dealt(f"S5 {DULL.replace('S5', '')}", ALMOST).do("discard S5")) == "take"
    assert best(dealt(DULL, ALMOST).do("discard M8")) == "draw"


def test_the_lone_card_is_thrown_and_free_cards_are_kept() -> None:
    assert best(dealt(f"{ALMOST} M2", "")) == "discard M2"
    assert best(dealt("C1 C2 C3 S4 S5 S6 M7 M7 M7 S7 S8 RF WF S1 C8", "")) == "discard C8"


def test_the_distance_to_a_win_falls_card_by_card() -> None:
    rules = Rules.of(options_of())
    hands = ["C1 C2 C3 S4 S5 S6 M7 M7 M7 S7 S8 S9 C5 M5", "C1 C2 C3 S4 S5 S6 M7 M7 M7 S7 S8 S9 C5 M8"]
    hands.append("C1 C2 C3 S4 S5 S6 M7 M7 M2 S7 S8 C9 C5 M8")
    told = [away(counted(hand.split()), rules) for hand in hands]
    assert told[0] == 1
    assert told == sorted(told) and len(set(told)) == 3


def test_nobody_thinks_over_a_claim() -> None:
    board = dealt(DULL, "C3 C3", ALMOST, claim_when_waiting=True, then="C9")
    board.do("discard C2", "draw", "discard C9", "draw")
    board.do(next(word for word in board.words if word.startswith("declare")), "draw", "discard C8")
    view = QING.view(board.round, 2)
    assert board.phase == "claim"
    assert quiet(Position(QING, board.round.options, Setup(3, 0), view))


def test_greedy_beats_random() -> None:
    assert measured("greedy", "random", "source", 2, 3).rate >= 0.9


@pytest.mark.slow
def test_the_sampler_is_no_worse_than_greedy() -> None:
    assert measured("sampler", "greedy", "source", 2, 20, 20).rate >= 0.4
