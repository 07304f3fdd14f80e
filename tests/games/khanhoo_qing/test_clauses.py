"""The clauses of the source about the Qing form, one test each."""

from __future__ import annotations

from collections import Counter

from hato.cards.deck import printed
from hato.cards.money import KINDS
from hato.core.chance import Recorded
from hato.core.match import Setup
from hato.play.session import Session
from tests.games.khanhoo_qing.board import BESIDE, DECK, DULL, QING, WIN, dealt, options_of, wins


def test_khqc_1_two_or_more_with_four_of_each_card() -> None:
    assert list(QING.seats) == [2, 3, 4, 5]
    assert len(DECK) == 120
    assert Counter(printed(code) for code in DECK.codes) == dict.fromkeys(KINDS, 4)


def test_khqc_2_three_suits_from_one_to_nine_the_cash_in_usual_order() -> None:
    assert set(KINDS[:27]) == {f"{suit}{number}" for suit in "CSM" for number in range(1, 10)}
    eyes = "C9 S1 M1 S5 S6 S7 M4 M4 M4"
    assert wins(f"{eyes} C2 C3 C4 C5 C6 C7")
    assert wins("C7 S3 M3 S5 S6 S7 M4 M4 M4 C8 C9 C7 C4 C5 C6")


def test_khqc_3_flowers_and_old_thousand_are_wild_as_agreed() -> None:
    hand = "C1 C2 RF S2 S3 S4 S5 S6 S7 M2 M3 M4 C6 S6 M6"
    assert not wins(hand)
    for wild in ("RF", "WF", "OT"):
        assert wins(hand.replace("RF", wild), wild_mode="substitute")
    assert not wins(hand.replace("RF", "S1"), wild_mode="substitute")


def test_khqc_4_eyes_of_one_two_three_cash() -> None:
    assert wins(f"C1 C2 C3 {BESIDE}")


def test_khqc_5_eyes_of_red_flower_nine_strings_old_thousand() -> None:
    assert wins(f"RF S9 OT {BESIDE}")
    assert not wins(f"RF S9 WF {BESIDE}")


def test_khqc_6_eyes_of_white_flower_eight_strings_nine_myriads() -> None:
    assert wins(f"WF S8 M9 {BESIDE}")
    assert not wins(f"RF S8 M9 {BESIDE}")


def test_khqc_7_eyes_of_nine_cash_and_the_ones() -> None:
    assert wins(f"C9 S1 M1 {BESIDE}")


def test_khqc_8_eyes_of_eight_cash_and_the_twos() -> None:
    assert wins(f"C8 S2 M2 {BESIDE}")


def test_khqc_9_the_disputed_eyes() -> None:
    told = {
        option: (wins(f"C8 S3 M2 {BESIDE}", eyes=option), wins(f"RF S9 M9 {BESIDE}", eyes=option))
        for option in ("culin", "wilkinson", "both")
    }
    assert told == {"culin": (True, False), "wilkinson": (False, True), "both": (True, True)}


def test_khqc_10_eyes_of_seven_cash_and_the_threes() -> None:
    assert wins(f"C7 S3 M3 {BESIDE}")


def test_khqc_11_a_winning_hand_has_eyes() -> None:
    assert not wins(f"S2 S3 S4 {BESIDE}")
    assert wins(f"C9 S1 M1 {BESIDE}")


def test_khqc_12_the_rest_are_runs_and_threes_of_a_rank() -> None:
    eyes = "C9 S1 M1"
    assert wins(f"{eyes} C2 C3 C4 C5 C6 S2 S3 S4 S5 M7 S7 C7")
    assert wins(f"{eyes} M5 M5 M5 C5 S5 S5 M2 M2 C2 S8 S8 S8")
    assert not wins(f"{eyes} M5 M5 M5 M5 S5 S6 S7 C2 C3 C4 S8 M8")
    assert not wins(f"{eyes} M5 M6 S5 S6 S7 C2 C3 C4 S8 M8 C8 M2")


def test_khqc_13_aces_flowers_and_old_thousand_may_be_added() -> None:
    for added in ("C1 S1 M1", "RF WF OT", "RF RF RF", "S1 S1 WF"):
        assert wins(f"C8 S2 M2 {added} S5 S6 S7 M4 M4 M4 C6 S6 M6")
    assert not wins("C8 S2 M2 C1 S1 M2 S5 S6 S7 M4 M4 M4 C6 S6 M6")


def test_khqc_14_the_dealer_is_found_by_a_card_and_counting() -> None:
    def dealer(*cards: str) -> int:
        given = {0: [DECK.card(code) for code in cards]}
        return Session(
            QING, options_of(3), 3, lambda deal: Recorded(given.get(deal, range(120)))
        ).setup.dealer

    assert [dealer(f"S{number}") for number in range(1, 10)] == [0, 1, 2] * 3
    assert dealer("RF", "OT", "M2") == 1


def test_khqc_15_the_dealer_has_the_first_card_and_fifteen() -> None:
    board = dealt("", "", "", dealer=1)
    assert [board.count(f"hand:{seat}") for seat in range(3)] == [14, 15, 14]
    assert [event.target for event in board.events if event.kind == "dealt"][:4] == [
        "hand:1",
        "hand:2",
        "hand:0",
        "hand:1",
    ]
    assert board.count("stock") == 77


def test_khqc_16_only_the_dealer_can_win_with_dealt_cards() -> None:
    assert "win" in dealt(WIN, "").words
    board = dealt(DULL, WIN.replace(" S5", "", 1).replace("S5", "", 1)).do("discard C8")
    assert board.words == ["take", "draw"]


def test_khqc_17_he_wins_or_discards() -> None:
    board = dealt(WIN, "")
    kinds = set(WIN.split())
    assert set(board.words) == {"win", *(f"discard {kind}" for kind in kinds)}
    assert dealt(WIN, "").do("win").outcome.winner == 0
    assert board.do("discard C5").asked == 1


def test_khqc_18_the_next_takes_it_or_draws_and_then_wins_or_discards() -> None:
    hand = WIN.removesuffix(" S5")
    taking = dealt(f"S5 {DULL.replace('S5', '')}", hand).do("discard S5")
    assert taking.words == ["take", "draw"]
    taking.do("take")
    assert taking.zone("held:1") == ["S5"] and "win" in taking.words
    assert taking.do("win").outcome.winner == 1
    drawing = dealt(DULL, hand, then="S5").do("discard RF", "draw")
    assert "win" in drawing.words and drawing.count("hand:1") == 15
    assert dealt(DULL, hand, then="M1").do("discard RF", "draw").do("discard M1").asked == 0


def test_khqc_19_then_the_third_player_and_so_on() -> None:
    board = dealt("", "", "")
    order = []
    for _ in range(6):
        order.append(board.asked)
        board.do(next(word for word in board.words if word.startswith("discard")), "draw")
    assert order == [0, 1, 2, 0, 1, 2]


def test_khqc_20_the_first_winning_hand_takes_the_pool() -> None:
    board = dealt(WIN, "", "").do("win")
    assert board.outcome.points == (2, -1, -1)
    assert [(line.key, line.points) for line in board.outcome.lines] == [("pool", 3)]
    following = QING.follow(options_of(3), [(Setup(3, 0), board.outcome)])
    assert following is not None and following.dealer == 0
