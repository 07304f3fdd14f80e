"""The clauses of the source of Sevens, each by its number."""

from __future__ import annotations

import pytest

from hato.core.match import Setup
from tests.games.sevens.board import DECK, SEVENS, board, dealt


@pytest.mark.parametrize("preset", SEVENS.presets)
def test_sevc_1_up_to_eight_players_at_once(preset: str) -> None:
    assert max(SEVENS.numbers(SEVENS.options(preset))) == 8
    made = dealt([""] * 8, preset=preset)
    assert not made.over and all(made.hand(seat) for seat in range(8))


@pytest.mark.parametrize("preset", SEVENS.presets)
def test_sevc_2_both_jokers_are_removed(preset: str) -> None:
    cards = DECK.names(SEVENS.cards(SEVENS.options(preset)))
    assert len(cards) == 52 and not {"JK1", "JK2"} & set(cards)


@pytest.mark.parametrize("seats", SEVENS.seats)
def test_sevc_3_all_cards_are_dealt_out(seats: int) -> None:
    made = dealt([""] * seats)
    held = [card for seat in range(seats) for card in made.hand(seat).split()]
    assert sorted(held) == sorted(DECK.names(SEVENS.cards(SEVENS.options("source"))))


@pytest.mark.parametrize("lot", range(12))
def test_sevc_4_a_player_with_a_seven_plays_first(lot: int) -> None:
    made = dealt(["", "7C 7H", "", "7D 7S"], lot=lot)
    assert made.asked in (1, 3) and all(words.startswith("play 7") for words in made.legal)


def test_sevc_5_the_first_is_drawn_by_lot_among_the_holders() -> None:
    """Each holder has the same chance, however many sevens he holds."""
    for hands, holders in (
        (["7C 7D 7H", "", "7S", ""], (0, 2)),
        (["7C", "7D", "7H 7S", ""], (0, 1, 2)),
        (["7C", "7D", "7H", "7S"], (0, 1, 2, 3)),
        (["", "", "7C 7D 7H 7S", ""], (2,)),
    ):
        begun = [dealt(hands, lot=lot).asked for lot in range(12)]
        assert {seat: begun.count(seat) for seat in set(begun)} == dict.fromkeys(holders, 12 // len(holders))


def test_sevc_6_then_play_goes_clockwise() -> None:
    made = board("7C", "7D", "7H", "2C", mover=1, phase="open")
    order = []
    for _ in range(4):
        order.append(made.asked)
        made.do(made.legal[0])
    assert order == [1, 2, 3, 0]
    assert SEVENS.options("source").direction == "clockwise"


def test_sevc_7_the_first_player_lays_a_seven() -> None:
    made = board("7H 8H KD 7S", "", phase="open")
    assert made.legal == ["play 7H", "play 7S"]
    assert made.do("play 7S").layout == "7S"


def test_sevc_8_the_next_lays_one_higher_or_one_lower_of_the_suit() -> None:
    assert board("6D 8D 5D 9D 6C", "", layout="7D").legal == ["play 6D", "play 8D"]


def test_sevc_9_without_a_fitting_card_a_seven_is_laid() -> None:
    assert board("7C KC 2D", "", layout="7D").legal == ["play 7C"]


def test_sevc_10_without_a_seven_either_he_passes() -> None:
    made = board("8C KC 2D", "", layout="7D")
    assert made.legal == ["pass"]
    assert made.do("pass").hand(0) == "8C KC 2D" and made.asked == 1


def test_sevc_11_one_card_a_turn_even_with_several_fitting_ones() -> None:
    made = board("6D 8D 9D KC", "", layout="7D").do("play 8D")
    assert (made.hand(0), made.asked) == ("KC 6D 9D", 1)


def test_sevc_12_among_fitting_cards_sevens_included_the_player_chooses() -> None:
    assert board("7C 6D 8D KC", "", layout="7D").legal == ["play 7C", "play 6D", "play 8D"]


def test_sevc_13_the_rows_run_from_two_to_ace() -> None:
    made = board("2D AD", "", layout="3D 4D 5D 6D 7D 8D 9D 10D JD QD KD")
    assert " ".join(made.facts["row"]) == "2 3 4 5 6 7 8 9 10 J Q K A"
    assert made.legal == ["play AD", "play 2D"]
    assert board("AD", "", layout="2D 3D 4D 5D 6D 7D").legal == ["pass"]


def test_sevc_14_who_finishes_last_has_lost() -> None:
    made = board("6C KS", "8C", "5C 4C", layout="7C", full=True).do(
        "play 6C", "play 8C", "play 5C", "play KS"
    )
    assert made.over and made.outcome.points == (1, 2, 0)
    assert made.facts["places"] == [2, 1, 3]
    options = SEVENS.options("source", {"match_rounds": 1})
    assert SEVENS.winners(options, 3, [(Setup(3, 0), made.outcome)]) == (1,)
