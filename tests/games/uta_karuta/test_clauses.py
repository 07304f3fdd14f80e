"""One test for each sentence of the source about uta-karuta, named after its clause."""

from __future__ import annotations

import pytest

from hato.core import bits
from tests.games.poems import code
from tests.games.uta_karuta.board import UTA, dealt, table

HANDS = ((1, 2, 3, 4, 5), (21, 23, 24, 25, 26), (41, 42, 43, 44, 45), (61, 62, 63, 64, 65))


def test_utac_1_four_players_get_twenty_five_endings_each() -> None:
    assert list(UTA.seats) == [4]
    board = dealt(lay=False)
    assert board.counts == [25] * 4 and not board.round.stock


def test_utac_2_the_four_continue_in_order_of_turn() -> None:
    board = table(HANDS).read(41)
    asked = []
    while board.phase == "answer":
        asked.append(board.mover)
        board.do("decline")
    assert asked == [2, 3, 0, 1]


def test_utac_3_the_holder_answers_first_and_right_and_the_card_leaves() -> None:
    board = table(HANDS).answered(41, 2)
    assert board.counts == [5, 5, 4, 5] and board.phase == "read"


@pytest.mark.parametrize("mistake", ["decline", "answer 42"])
def test_utac_4_for_who_is_late_or_wrong_another_may_answer(mistake: str) -> None:
    board = table(HANDS).read(41).do(mistake)
    assert board.mover == 3
    board.do("answer 41")
    assert (board.phase, board.round.answerer) == ("penalty", 3)


def test_utac_5_he_gives_two_cards_of_his_choice_to_the_side_that_failed() -> None:
    board = table(HANDS).answered(41, 3)
    assert board.words == [f"penalty {code(number)}" for number in HANDS[3]]
    board.do("penalty 65", "penalty 61")
    assert board.hand(3) == [62, 63, 64] and board.hand(2) == [42, 43, 44, 45, 61, 65]


def test_utac_6_the_played_card_leaves_the_game() -> None:
    for by in range(4):
        board = table(HANDS).answered(41, by)
        assert board.round.gone & bits.BIT[40]
        assert not any(41 in board.hand(seat) for seat in range(4))


@pytest.mark.parametrize(("number", "most"), [(12, 20)])
def test_utac_7_pearl_12_is_worth_twenty_cards(number: int, most: int) -> None:
    assert given(number) == most


@pytest.mark.parametrize(("number", "most"), [(22, 15), (97, 15)])
def test_utac_8_pearls_22_and_97_are_worth_fifteen(number: int, most: int) -> None:
    assert given(number) == most


def given(number: int) -> int:
    """How many cards may be given for a pearl by who has enough."""
    hand = [one for one in range(30, 55) if one != number] + [number]
    board = table([hand, (1,), (2,), (3,)]).answered(number, 0)
    count = 0
    while board.phase == "pearl":
        board.do(f"pearl {board.hand(0)[0]}")
        count += 1
    return count


def test_utac_9_after_a_right_answer_so_many_go_to_the_left_neighbor() -> None:
    board = table([(12, 1, 2, 3), (21, 23), (41,), (61,)]).answered(12, 0)
    assert board.words == ["done", *(f"pearl {code(number)}" for number in (1, 2, 3))]
    board.do("pearl 2", "done")
    assert board.hand(0) == [1, 3] and board.hand(1) == [2, 21, 23]
    board = table([(12, 1, 2, 3), (21,), (41,), (61, 62, 63, 64)]).answered(12, 3)
    board.do("penalty 61", "penalty 62", "pearl 63", "done")
    assert board.hand(0) == [1, 2, 3, 61, 62, 63] and board.hand(3) == [64]


def test_utac_10_everybody_puts_a_card_on_a_special_place() -> None:
    board = dealt()
    assert [bits.popcount(card) for card in board.round.yaku] == [1] * 4
    assert board.counts == [24] * 4


def test_utac_11_when_it_is_answered_ten_cards_may_be_dropped_at_once() -> None:
    hand = tuple(range(30, 50))
    board = table([hand, (1,), (2,), (3,)], {0: 5}).answered(5, 0)
    assert board.phase == "discard"
    board.do(*(f"discard {number}" for number in hand[:10]))
    assert board.phase == "read"
    assert board.hand(0) == list(hand[10:]) and not board.round.yaku[0]
    assert bits.popcount(board.round.dropped[0]) == 10


def test_utac_12_who_first_has_no_cards_wins() -> None:
    board = table([(1,), (21, 23), (41,), (61, 62, 63)]).answered(1, 0)
    assert (board.ended.key, board.ended.winner) == ("empty", 0)
    assert board.ended.points == (6, -2, -1, -3)
