"""The clauses of the source about the Ming form, one test each."""

from __future__ import annotations

import pytest

from hato.cards.money import CASH, MING, MYRIADS, STRINGS
from hato.core.chance import Recorded
from hato.core.match import Setup
from hato.play.session import Session
from tests.games.khanhoo_ming.board import MING as GAME
from tests.games.khanhoo_ming.board import beats, dealt, options_of, points

SPECIALS = ["C7 S3 M3", "C8 S2 M2", "C9 S1 M1", "C0 S9 MT", "C9 S9 M9", "C0 S9 M9", "S1 M1 MT"]
"""The specials from low to high."""


def stands_at(special: str, place: int) -> None:
    """Does a special beat exactly those below its place, and add its points?"""
    assert SPECIALS[place] == special
    assert [beats(special, other) for other in SPECIALS] == [i < place for i in range(7)]
    assert [beats(other, special) for other in SPECIALS] == [i > place for i in range(7)]
    assert points(special) == 6 + 3 + place


def test_khmc_1_a_trick_game_for_two_or_three() -> None:
    assert list(GAME.seats) == [2, 3]
    for seats in GAME.seats:
        board = dealt(*[""] * seats).finish()
        assert all(len(trick["plays"]) == seats for trick in board.round.facts()["tricks"])


def test_khmc_2_thirty_cards_without_tens_but_the_thousand() -> None:
    assert len(MING) == 30
    assert sorted(MING.codes) == sorted([*CASH, "Ch", "C0", *STRINGS, *MYRIADS, "MT"])


def test_khmc_3_cash_runs_from_nine_down_to_zero() -> None:
    order = ["C9", "C8", "C7", "C6", "C5", "C4", "C3", "C2", "C1", "Ch", "C0"]
    assert all(beats(high, low) for i, low in enumerate(order) for high in order[i + 1 :])
    assert not any(beats(low, high) for i, low in enumerate(order) for high in order[i + 1 :])


def test_khmc_4_strings_run_from_one_to_nine() -> None:
    assert all(beats(f"S{i + 1}", f"S{i}") and not beats(f"S{i}", f"S{i + 1}") for i in range(1, 9))


def test_khmc_5_myriads_run_from_one_to_nine_and_the_thousand() -> None:
    order = [f"M{i}" for i in range(1, 10)] + ["MT"]
    assert all(beats(high, low) for low, high in zip(order, order[1:], strict=False))


def test_khmc_6_counter_clockwise() -> None:
    assert GAME.options().direction == "counterclockwise"
    board = dealt("", "", "", leader=1)
    assert board.asked == 1
    assert board.do(board.words[0]).asked == 2


def test_khmc_7_the_first_lead_is_drawn_for_suit_first_then_rank() -> None:
    def leader(*cards: str) -> int:
        indices = [MING.card(code) for code in cards]
        chance = {0: indices}
        return Session(
            GAME, options_of(3), 3, lambda deal: Recorded(chance.get(deal, range(30)))
        ).setup.dealer

    assert leader("S9", "M1", "C0") == 1
    assert leader("M2", "M1", "M9") == 2
    assert leader("C0", "C9", "Ch") == 0


def test_khmc_8_two_get_thirteen_and_four_are_left() -> None:
    board = dealt("", "")
    assert [len(board.zone(f"hand:{seat}")) for seat in range(2)] == [13, 13]
    assert len(board.zone("stock")) == 4
    assert not any(board.seen(seat, "stock") for seat in (None, 0, 1))


def test_khmc_9_three_get_nine_and_three_are_left() -> None:
    board = dealt("", "", "")
    assert [len(board.zone(f"hand:{seat}")) for seat in range(3)] == [9, 9, 9]
    assert len(board.zone("stock")) == 3


def test_khmc_10_the_lead_is_a_card_or_a_group_of_three() -> None:
    board = dealt("C1 Ch C0 S1 M1 MT C5 S5 M5 S7 S8 C8 C2", "")
    leads = {word.removeprefix("play ") for word in board.words}
    groups = {"C2 C1 Ch", "C1 Ch C0", "C5 S5 M5", "C1 S1 M1", "S1 M1 MT"}
    assert leads == {*["C1", "Ch", "C0", "S1", "M1", "MT", "C5", "S5", "M5", "S7", "S8", "C8", "C2"], *groups}


def test_khmc_11_the_others_follow_with_as_many_cards() -> None:
    board = dealt("S1 S2 S3", "S4 S5 S6 M1", "").do("play S1 S2 S3")
    assert {len(word.split()) for word in board.words if word.startswith("play")} == {4}
    board.off("M1", "S4")
    assert board.asked == 1
    board.off("S5")
    assert board.asked == 2
    assert len(board.zone("thrown:1")) == 3


def test_khmc_12_every_captured_card_is_a_point() -> None:
    board = dealt("M9", "S1", "S2").do("play M9", "discard S1", "discard S2")
    assert board.points == [3, 0, 0]


def test_khmc_13_a_single_is_beaten_by_a_higher_suit_or_higher_in_suit() -> None:
    for code, suit in (("C0", "C"), ("S9", "S")):
        above = {"C": STRINGS + MYRIADS, "S": MYRIADS}[suit]
        assert all(beats(one, code) and not beats(code, one) for one in above)


def test_khmc_14_the_thousand_beats_only_myriads() -> None:
    assert {code for code in MING.codes if beats("MT", code)} == set(MYRIADS)
    assert not any(beats(code, "MT") for code in MING.codes)


def test_khmc_15_five_myriads_adds_two_and_eight_myriads_three() -> None:
    extra = {code: points(code) - 2 for code in MING.codes}
    assert {code: more for code, more in extra.items() if more} == {"M5": 2, "M8": 3}


def test_khmc_16_a_gibbon_is_beaten_by_a_higher_suit_or_a_higher_one() -> None:
    assert beats("M1 M2 M3", "S7 S8 S9") and beats("S5 S6 S7", "S4 S5 S6")
    assert not beats("S4 S5 S6", "S5 S6 S7")


def test_khmc_17_the_suit_of_a_gibbon_counts_before_its_rank() -> None:
    assert beats("M1 M2 M3", "S7 S8 S9")
    assert beats("S1 S2 S3", "C2 C1 Ch")


def test_khmc_18_cash_gibbons_run_backwards() -> None:
    assert beats("C3 C2 C1", "C9 C8 C7")
    assert not beats("C9 C8 C7", "C3 C2 C1")


def test_khmc_19_the_half_leopard_beats_all_gibbons_of_cash_and_strings() -> None:
    half = "C1 Ch C0"
    assert all(beats(half, f"S{i} S{i + 1} S{i + 2}") for i in range(1, 8))
    assert all(beats(half, f"C{i} C{i - 1} C{i - 2}") for i in range(3, 10))
    assert not any(beats(f"S{i} S{i + 1} S{i + 2}", half) for i in range(1, 8))
    assert all(beats(f"M{i} M{i + 1} M{i + 2}", half) for i in range(1, 8))


def test_khmc_20_half_leopard_and_thousand_gibbon_add_one() -> None:
    assert [points(cards) for cards in ("C1 Ch C0", "M8 M9 MT", "M7 M8 M9")] == [7, 7, 6]


def test_khmc_21_a_leopard_is_beaten_by_a_higher_one_or_hero() -> None:
    leopards = [f"C{i} S{i} M{i}" for i in range(1, 10)]
    for i, low in enumerate(leopards[:8]):
        assert [beats(other, low) for other in leopards] == [j > i for j in range(9)]
        assert [other for other in SPECIALS if beats(other, low)] == ["C9 S9 M9", "S1 M1 MT"]


def test_khmc_22_a_special_is_beaten_only_by_a_higher_special() -> None:
    others = ["M8 M9 MT", "C1 Ch C0", "C8 S8 M8"]
    assert not any(beats(other, special) for other in others for special in SPECIALS)
    for place, special in enumerate(SPECIALS):
        assert [beats(other, special) for other in SPECIALS] == [i > place for i in range(7)]


def test_khmc_23_winning_with_a_special_gives_its_bonus() -> None:
    board = dealt("C9 S1 M1", "C0 S9 MT").do("play C9 S1 M1", "play C0 S9 MT")
    assert board.points == [0, 6 + 6]
    lines = [(line.key, line.seat, line.points) for line in board.round.lines()]
    assert lines == [("cards", 1, 6), ("chariot", 1, 6)]


def test_khmc_24_pangolin() -> None:
    stands_at("C7 S3 M3", 0)


def test_khmc_25_poverty() -> None:
    stands_at("C8 S2 M2", 1)


def test_khmc_26_tiger() -> None:
    stands_at("C9 S1 M1", 2)


def test_khmc_27_chariot() -> None:
    stands_at("C0 S9 MT", 3)


def test_khmc_28_leopard_nine() -> None:
    stands_at("C9 S9 M9", 4)


def test_khmc_29_riches() -> None:
    stands_at("C0 S9 M9", 5)


def test_khmc_30_hero() -> None:
    stands_at("S1 M1 MT", 6)


@pytest.mark.parametrize("seats", [2, 3])
def test_in_later_deals_the_next_seat_leads(seats: int) -> None:
    board = dealt(*[""] * seats, leader=seats - 1).finish()
    following = GAME.follow(options_of(seats), [(Setup(seats, seats - 1), board.outcome)])
    assert following is not None
    assert following.dealer == 0
