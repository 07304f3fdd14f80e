"""Clauses about the turn (KK-3): one test for each."""

import pytest

from hato.core.round import IllegalActionError
from tests.games.board import months
from tests.games.positions import KOI_KOI, position


def test_kkc_10_a_hand_card_covers_the_table_card_of_its_suit() -> None:
    board = position("03j1", "03b 05a", "07j1").do("play 03j1")
    moves = [(event.source, event.target) for event in board.events if event.kind == "moved"]
    assert moves == [("hand:0", "field"), ("field", "captured:0")]
    assert board.captured(0) == {"03j1", "03b"}
    assert board.field == {"05a", "07j1"}


def test_kkc_11_without_a_match_any_card_is_laid_and_may_be_taken_later() -> None:
    board = position("03j1 06j1", "", "05j1", other="03r 07j1")
    assert board.words == {"play 03j1", "play 06j1"}
    board.do("play 03j1")
    assert board.field == {"03j1", "05j1"}
    assert board.captured(0) == set()
    board.do("play 03r")
    assert board.captured(1) == {"03r", "03j1"}


def test_kkc_12_two_matches_the_player_chooses() -> None:
    board = position("03j1", "03b 03r")
    assert board.words == {"play 03j1 03b", "play 03j1 03r"}
    with pytest.raises(IllegalActionError):
        board.do("play 03j1")
    board.do("play 03j1 03r")
    assert board.captured(0) == {"03j1", "03r"}
    assert "03b" in board.field


def test_kkc_13_the_fourth_card_takes_the_three_of_its_suit() -> None:
    board = position("03j1", "03b 03r 03j2 05a")
    assert board.words == {"play 03j1"}
    board.do("play 03j1")
    assert board.captured(0) == {"03j1", "03b", "03r", "03j2"}
    assert "03" not in months(board.field)


def test_kkc_14_a_matching_card_need_not_be_played() -> None:
    board = position("03j1 05a", "03b", "07j1", preset="russian")
    assert board.words == {"play 03j1", "play 05a"}
    board.do("play 05a")
    assert board.field == {"03b", "05a", "07j1"}
    assert board.hand(0) == {"03j1"}


def test_kkc_15_the_stock_card_follows_the_same_rules() -> None:
    none = position("05a", "01r", "03j1").do("play 05a")
    assert (none.field, none.captured(0)) == ({"01r", "05a", "03j1"}, set())
    one = position("05a", "03b", "03j1").do("play 05a")
    assert (one.field, one.captured(0)) == ({"05a"}, {"03b", "03j1"})
    two = position("05a", "03b 03r", "03j1").do("play 05a")
    assert (two.mover, two.words) == (0, {"take 03b", "take 03r"})
    two.do("take 03b")
    assert (two.field, two.captured(0)) == ({"05a", "03r"}, {"03b", "03j1"})
    three = position("05a", "03b 03r 03j2", "03j1").do("play 05a")
    assert (three.field, three.captured(0)) == ({"05a"}, {"03b", "03r", "03j2", "03j1"})
    just_laid = position("05a", "", "05j1").do("play 05a")
    assert (just_laid.field, just_laid.captured(0)) == (set(), {"05a", "05j1"})
    just_taken = position("05a", "05r", "05j1").do("play 05a")
    assert (just_taken.field, just_taken.captured(0)) == ({"05j1"}, {"05a", "05r"})


def test_kkc_16_matches_lie_open_and_are_out_of_play() -> None:
    board = position("03j1 05a", "03b 06j1", "06r", other="07j1 03r").do("play 03j1")
    taken = {"03j1", "03b", "06j1", "06r"}
    assert board.captured(0) == taken
    for seat in (0, 1, None):
        assert KOI_KOI.view(board.round, seat).zone("captured", 0).cards == KOI_KOI.deck.set(taken)
    board.do("play 03r")
    assert "03r" in board.field
    for card in taken:
        with pytest.raises(IllegalActionError):
            board.do(f"play {card}")


def test_kkc_17_cards_in_hand_do_not_count() -> None:
    board = position("01b 03b 08b 12b 05j1", "05j2", captured="11b 11a").do("play 05j1")
    assert (board.score(0), board.mover, board.deciding) == ({}, 1, False)
    held = position("12b 05j1", "05j2", captured="01b 03b").do("play 05j1")
    assert held.score(0) == {}


def test_kkc_44_a_hand_card_takes_the_card_of_its_suit() -> None:
    board = position("03j1", "03b", "07j1", preset="ukrainian")
    assert board.words == {"play 03j1"}
    board.do("play 03j1")
    assert (board.captured(0), board.field) == ({"03j1", "03b"}, {"07j1"})


def test_kkc_45_the_top_stock_card_likewise() -> None:
    board = position("05a", "03b", "03j1", preset="ukrainian").do("play 05a")
    assert (board.captured(0), board.field) == ({"03j1", "03b"}, {"05a"})
    assert board.mover == 1


def test_kkc_46_with_more_than_one_match_the_player_may_take_any() -> None:
    for choice, left in (("03b", "03r"), ("03r", "03b")):
        hand = position("03j1", "03b 03r", "07j1", preset="ukrainian").do(f"play 03j1 {choice}")
        assert (hand.captured(0), hand.field) == ({"03j1", choice}, {left, "07j1"})
        stock = position("05a", "03b 03r", "03j1", preset="ukrainian").do("play 05a", f"take {choice}")
        assert (stock.captured(0), stock.field) == ({"03j1", choice}, {left, "05a"})
    one = position("03j1 05a", "03b", preset="ukrainian")
    assert one.words == {"play 03j1", "play 05a"}
