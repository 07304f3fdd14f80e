"""One test for each sentence of the source about Daifugo, named after its clause."""

from __future__ import annotations

from importlib import resources

import pytest

from hato.core.bits import popcount
from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.games.daifugo.cards import RANKS
from hato.texts import LANGUAGES
from tests.games.daifugo.board import DAIFUGO, cards, dealt, options_of, table


def test_daic_1_up_to_fifteen_play() -> None:
    assert list(DAIFUGO.seats) == list(range(3, 16))
    for seats in (6, 10, 15):
        hands = dealt(seats=seats, dealer=seats - 1).round.hand
        assert [hand.bit_count() for hand in hands] == [
            54 // seats + (1 if seat < 54 % seats else 0) for seat in range(seats)
        ]


def test_daic_2_the_full_pack_without_the_zero_card() -> None:
    assert popcount(DAIFUGO.cards(options_of())) == 54
    assert DAIFUGO.cards(options_of()) & cards("JK1 JK2") == cards("JK1 JK2")


def test_daic_3_from_the_three_up_to_the_two_and_the_joker() -> None:
    assert RANKS == ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
    board = table("5C 9C KC 2C JK1, 3C, 4C").lay("9C", "pass", "pass").lay("5C", "pass", "pass")
    assert board.plays == ["JK1", "KC", "2C"]
    board = table("2C 3C, AC JK1, 4C 4D").lay("2C")
    assert board.plays == ["JK1"]


def test_daic_4_the_whole_pack_is_dealt() -> None:
    board = dealt(seats=7)
    assert sorted((hand.bit_count() for hand in board.round.hand), reverse=True) == [8, 8, 8, 8, 8, 7, 7]
    assert not board.round.stock


def test_daic_5_the_first_turn_is_drawn_by_lot() -> None:
    options = options_of(first_lead="lot")
    for place in range(4):
        round_ = DAIFUGO.deal(options, Setup(4, 1))
        possible = [card for card in range(54) if round_.chances() & 2**card]
        assert len(possible) % 4 == 0
        round_.draw(possible[place])
        while round_.turn().kind == "chance":
            round_.draw((round_.chances() & -round_.chances()).bit_length() - 1)
        assert round_.turn().seats == ((1 + 1 + place) % 4,)


def test_daic_6_the_aim_is_to_be_first_without_cards() -> None:
    board = table("4C, 3C 5C, 6C 7C").lay("4C", "5C")
    assert board.facts["places"][0] == 1
    assert (0, "daifugo") in board.calls


def test_daic_7_the_first_player_leads_his_lowest_card() -> None:
    board = dealt("4H 9C KS, 3C 3D 3H 3S 4C 4D 4S")
    assert board.mover == 0
    assert board.plays == ["4H"]


def test_daic_8_with_two_or_more_of_that_rank_he_lays_them_all() -> None:
    all_of_it = dealt("3C 3D 3H 9C, 3S", dealer=3)
    assert all_of_it.plays == ["3C 3D 3H"]
    assert all_of_it.words == ["pick 3C", "pick 3D", "pick 3H"]


def test_daic_9_the_next_must_cover_with_higher_cards() -> None:
    board = table("7C 9C, 6C 7D 8C 2D, 3C").lay("7C")
    assert board.plays == ["8C", "2D"]


def test_daic_10_the_same_number_of_cards_all_of_one_rank() -> None:
    board = table("4C 4D 4H KC, 6C 6D 6H 7C 7D 8C 9C, 3C").lay("4C 4D 4H")
    assert board.plays == ["6C 6D 6H"]


def test_daic_11_who_cannot_cover_passes() -> None:
    board = table("9C 10C, 3C 4C, 5C").lay("9C")
    assert board.words == ["pass"]


def test_daic_12_suits_do_not_matter() -> None:
    board = table("7C KC, 8C 8D 8H 8S, 3C").lay("7C")
    assert board.plays == ["8C", "8D", "8H", "8S"]


def test_daic_13_when_nobody_can_beat_them_the_cards_are_taken_away() -> None:
    board = table("9C 10C, 3C 4C, 5C 6C").lay("9C", "pass", "pass")
    assert board.round.pile == 0
    assert board.round.gone & cards("9C")
    assert [event.target for event in board.events if event.kind == "moved"] == ["pile", "gone"]


def test_daic_14_whose_cards_were_not_beaten_leads_his_lowest() -> None:
    board = table("9C 10C 4C, 3C 4D, 5C 6C", lead=0)
    board.lay("9C", "pass", "pass")
    assert board.mover == 0
    forced = dealt("3C 4C 4D 2C, 3D 3H 3S 4H 4S")
    forced.lay("3C", *["pass"] * 3)
    assert forced.mover == 0 and forced.plays == ["4C 4D"]


def test_daic_15_who_first_gets_rid_of_all_cards_wins() -> None:
    board = table("9C, 4C 5C, 5D, 6C").lay("9C", "pass", "pass", "pass").lay("4C", "5D")
    board.lay("6C")
    outcome = board.round.outcome()
    assert outcome is not None and outcome.winner == 0
    assert outcome.carried.places == (1, 4, 2, 3)


def test_daic_16_players_may_hold_back_high_cards() -> None:
    board = table("3C 9C, 2C 4C, 5C").lay("3C")
    assert board.words[0] == "pass" and "pick 2C" in board.words


def test_daic_17_play_ends_when_the_last_but_one_player_finishes() -> None:
    board = table("9C, 4C 5C, 10C").lay("9C")
    assert board.round.outcome() is None
    board.lay("pass", "10C")
    assert board.round.outcome() is not None


def test_daic_18_the_last_one_keeps_cards_and_is_the_poor_man() -> None:
    board = table("9C, 4C 5C, 10C").lay("9C", "pass", "10C")
    assert board.hand(1) == "4C 5C"
    assert board.calls[-1] == (1, "daihinmin")


def test_daic_19_the_rest_goes_to_the_pack_and_all_is_dealt_anew() -> None:
    options = options_of()
    outcome = Outcome("finished", (3, 2, 1, 0), 0, carried=Carried(places=(1, 2, 4, 3)))
    following = DAIFUGO.follow(options, [(Setup(4, 0), outcome)])
    assert following is not None
    assert DAIFUGO.deal(options, following).chances() == DAIFUGO.cards(options)


def test_daic_20_the_poor_man_gives_his_highest_card_to_the_rich_man() -> None:
    board = dealt("3C 4C, 3D 4D, 3H 4H, JK1 2S", before=(1, 2, 3, 4))
    assert "JK1" in board.hand(0) and "JK1" not in board.hand(3)
    assert "2S" in board.hand(3)


def test_daic_21_the_rich_man_gives_his_lowest_card_in_return() -> None:
    board = dealt("3C 4C, 3D 4D, 3H 4H, JK1 2S", before=(1, 2, 3, 4))
    assert "3C" in board.hand(3) and "3C" not in board.hand(0)
    assert [hand.bit_count() for hand in board.round.hand] == [14, 14, 13, 13]


def test_daic_22_the_rich_man_begins_that_game() -> None:
    assert dealt(before=(3, 1, 2, 4)).mover == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_there_in_every_language(language: str) -> None:
    page = resources.files("hato.games.daifugo").joinpath(f"rules/{language}.md").read_text(encoding="utf-8")
    assert page.count("\n## ") >= 9
