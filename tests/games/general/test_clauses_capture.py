"""Clauses about captures and yaku (G-6, G-11): one test for each."""

import pytest

from hato.cards.hanafuda import CODES
from hato.core.round import IllegalActionError
from tests.games.positions import BESIDE, FOUR, KOI_KOI, NOTHING, dealt, position, scored


def test_gc_21_two_cards_match_if_both_are_of_the_same_month() -> None:
    for card in CODES:
        for other in ("01b", "04j2", "08a", "11r", "12j3"):
            if card != other:
                board = position(card, other)
                board.round.play(0, KOI_KOI.actions.code(["play", card]))
                assert board.captured(0) == ({card, other} if card[:2] == other[:2] else set())


def test_gc_44_a_hand_card_covers_its_match_and_becomes_a_trick() -> None:
    board = position("03j1", "03b 05a", "07j1").do("play 03j1")
    kinds = [
        (event.kind, event.source, event.target) for event in board.events if event.kind in ("moved", "drawn")
    ]
    assert kinds == [
        ("moved", "hand:0", "field"),
        ("moved", "field", "captured:0"),
        ("drawn", "stock", "field"),
    ]
    assert board.captured(0) == {"03j1", "03b"}


@pytest.mark.parametrize("choice", ["03b", "03r"])
def test_gc_45_of_two_matches_the_player_takes_the_one_he_chooses(choice: str) -> None:
    board = position("03j1 05a", "03b 03r", "07j1")
    assert board.words == {"play 03j1 03b", "play 03j1 03r", "play 05a"}
    board.do(f"play 03j1 {choice}")
    assert board.captured(0) == {"03j1", choice}
    assert board.field == {"03b", "03r", "07j1"} - {choice}


def test_gc_46_of_three_matches_he_takes_all() -> None:
    board = position("03j1", "03b 03r 03j2 05a", "07j1").do("play 03j1")
    assert (board.captured(0), board.field) == ({"03j1", "03b", "03r", "03j2"}, {"05a", "07j1"})


def test_gc_47_without_a_match_the_card_joins_the_field() -> None:
    board = position("02j1", "03b 05a", "07j1").do("play 02j1")
    assert (board.captured(0), board.field) == (set(), {"02j1", "03b", "05a", "07j1"})


def test_gc_49_any_hand_card_may_be_played_and_no_captured_one() -> None:
    board = position("03j1 05a 06j1 12b", "03b", captured="12j1 12j2")
    assert board.words == {"play 03j1", "play 05a", "play 06j1", "play 12b"}
    for card in ("12j1", "12j2", "03b"):
        with pytest.raises(IllegalActionError):
            board.do(f"play {card}")
    assert board.captured(0) == {"12j1", "12j2"}


def test_gc_50_then_the_top_card_of_the_stock_is_played_by_the_same_rules() -> None:
    board = position("05a", "03b 08j1", "08b").do("play 05a")
    assert (board.captured(0), board.field, board.mover) == ({"08b", "08j1"}, {"05a", "03b"}, 1)
    assert [event.kind for event in board.events if event.kind in ("moved", "drawn")] == [
        "moved",
        "drawn",
        "moved",
    ]
    joined = position("05a", "03b", "08b").do("play 05a")
    assert joined.field == {"05a", "03b", "08b"}


def test_gc_51_there_are_dealt_and_captured_yaku() -> None:
    from_hand = dealt(FOUR, NOTHING, BESIDE)
    assert (from_hand.outcome.key, from_hand.steps()) == ("teyaku", [("teshi", 6, 1)])
    captured = position("08b 05j1", "08j1", captured="01b 03b").do("play 08b", "stop")
    assert (captured.outcome.key, captured.steps()) == ("stop", [("sanko", 5, 1)])
    later = position("01b 01r 01j1 01j2 02j1", "", "07j1").do("play 02j1")
    assert not later.over


def test_gc_52_all_complete_yaku_score() -> None:
    cards = "01b 03b 08b 09a 06a 07a 10a 01r 02r 03r"
    yaku = {"sanko": 5, "hanami": 5, "tsukimi": 5, "inoshikacho": 6, "akatan": 5}
    assert scored(cards) == yaku
    assert scored(cards, preset="additive") == {**yaku, "inoshikacho": 5}


def test_gc_53_of_yaku_that_exclude_each_other_the_best_counts() -> None:
    assert scored("01r 02r 03r 04r 05r") == {"akatan": 7}
    assert scored("01r 02r 03r 06r 09r 10r") == {"akatan_aotan": 10}
    assert scored("06a 07a 10a 02a 04a") == {"inoshikacho": 7}
    assert scored("01b 03b 08b 12b") == {"shiko": 8}
