"""The standard game, rule by rule (OK-4 to OK-8)."""

from __future__ import annotations

import pytest

from hato.core.match import Setup
from hato.core.round import IllegalActionError
from hato.games.oicho_kabu import third
from hato.games.oicho_kabu.cards import NAMES
from tests.games.oicho_kabu.board import CODES, OICHO, dealt, of_months, options_of, table

QUIET = "2 3, 2 4, 3 3, 2 2"
"""Table hands that may or must take a third card: 5, 6, 6, 4."""


def test_ok_4_the_phases_follow_each_other() -> None:
    board = table(QUIET, "10 8", "5", seats=3, dealer=1)
    assert list(board.targets()) == ["open1", "open2", "open3", "open4"]
    assert (board.phase, board.asked) == ("bet", 2)
    board.bets(5, 0, 0, 1)
    assert (board.phase, board.asked) == ("bet", 0)
    board.bets(0, 7, 0, 0)
    assert list(board.targets())[4:] == ["down:1", "down1", "down2", "down3", "down4"]
    assert (board.phase, board.asked) == ("third", 2)
    board.do("stand")
    assert (board.phase, board.asked) == ("third", 0)
    board.do("third")
    assert list(board.targets())[9:] == ["open2"]
    assert (board.phase, board.asked) == ("third", 2)
    board.do("stand")
    assert list(board.targets())[10:] == ["open:1"]
    assert (board.phase, board.asked) == ("bank", 1)
    board.do("stand")
    assert board.over


def test_ok_4_each_bettor_bets_on_the_four_hands_from_the_dealers_right() -> None:
    board = dealt(seats=4, dealer=2)
    order = []
    while board.phase == "bet":
        order.append((board.asked, board.round.facts()["at"]))
        board.bets(1)
    assert order == [(seat, hand) for seat in (3, 0, 1) for hand in range(4)]
    assert board.round.facts()["bets"] == [[1] * 4, [1] * 4, [], [1] * 4]


def test_ok_4_without_any_bet_the_round_ends() -> None:
    board = dealt(seats=3).bets(*[0] * 8)
    assert board.over
    assert (board.outcome.key, board.outcome.points, board.outcome.lines) == ("no_bets", (0, 0, 0), ())
    assert board.zone("down1") == set()


def test_ok_4_all_bets_together_keep_the_limit() -> None:
    board = dealt(seats=3)
    assert board.words == [f"bet {amount}" for amount in range(101)]
    board.bets(30, 0, 50)
    assert board.words[-1] == "bet 20"
    board.bets(20)
    assert (board.asked, board.words) == (2, ["bet 0"])
    with pytest.raises(IllegalActionError):
        board.bets(1)


def test_ok_4_the_first_bettor_decides_for_a_hand() -> None:
    board = table(QUIET, "10 8", seats=4, dealer=0).bets(0, 5, 0, 0, 5, 5, 0, 0, 5, 5, 0, 5)
    asked = []
    while board.phase == "third":
        asked.append((board.asked, board.round.facts()["at"]))
        board.do("stand" if "stand" in board.words else "third")
    assert asked == [(2, 0), (1, 1), (3, 3)]


def test_ok_5_a_hand_without_a_bet_takes_no_card_and_is_not_settled() -> None:
    board = table("10 10, 9 9, 2 4, 2 2", "10 3 4").bets(0, 6, 0, 0).done()
    assert len(board.zone("open1")) == 1
    assert [one["sign"] for one in board.round.facts()["results"]] == [None, 1, None, None]
    assert board.outcome.points == (-6, 6)


@pytest.mark.parametrize(("pair", "duty"), [("1 2", "must"), ("3 4", "cannot"), ("2 3", "choice")])
def test_ok_5_the_duty_of_a_table_hand_and_of_the_dealer(pair: str, duty: str) -> None:
    words = {"must": ["third"], "cannot": ["stand"], "choice": ["stand", "third"]}[duty]
    board = table(f"{pair}, 10 10, 10 9, 5 6", "10 8").bets(1, 0, 0, 0)
    assert (board.phase, board.words) == ("third", words)
    board = table("9 10, 8 8, 7 8, 5 6", pair).bets(1, 0, 0, 0).do("stand")
    assert (board.phase, board.words) == ("bank", words)


def test_ok_5_every_pair() -> None:
    standard = options_of()
    for a in range(1, 11):
        for b in range(1, 11):
            worth = (a + b) % 10
            wanted = "must" if worth <= 3 else "cannot" if worth >= 7 else "choice"
            assert third.of_table_hand(standard, (a, b)) == wanted
            special = (a, b) in ((9, 1), (4, 1))
            assert third.of_dealer(standard, (a, b)) == ("cannot" if special else wanted)


def test_ok_5_a_pair_never_sets_a_hand_free_that_must_draw() -> None:
    for rule, pairs in (("any_pair", {(4, 4), (9, 9)}), ("pair_of_9", {(9, 9)}), ("none", set())):
        options = options_of(pair_may_draw=rule)
        for a in range(1, 11):
            duty, plain = (third.of_table_hand(one, (a, a)) for one in (options, options_of()))
            assert duty == ("choice" if (a, a) in pairs else plain)
            assert third.of_dealer(options, (a, a)) == plain


@pytest.mark.parametrize("dealer", ["9 1", "4 1"])
def test_ok_5_a_dealer_with_a_special_hand_takes_no_card(dealer: str) -> None:
    board = table("9 10, 8 8, 7 8, 5 6", dealer).bets(1, 0, 0, 0).do("stand")
    assert (board.phase, board.words) == ("bank", ["stand"])


def test_ok_6_the_higher_total_wins_one_to_one() -> None:
    board = table("9 10, 6 2, 7 10, 5 1", "10 8").bets(10, 20, 30, 5)
    board.do("stand", "stand", "stand", "stand", "stand")
    assert board.lines(1) == [("kabu", 10), ("oicho", -20), ("shichiken", -30), ("roppo", -5)]
    assert board.lines(0) == [("oicho", 55), ("pays", -10)]
    assert board.outcome.points == (45, -45)


def test_ok_7_the_dealers_special_hand_beats_everything() -> None:
    for dealer, name in (("9 1", "kuppin"), ("4 1", "shippin")):
        board = table("5 5, 9 10, 8 8, 2 2", dealer, "5 3").bets(10, 10, 10, 10)
        board.do("third", "stand", "stand", "third", "stand")
        assert board.lines(1) == [("arashi", -10), ("kabu", -10), ("roppo", -10), ("shichiken", -10)]
        assert board.lines(0) == [(name, 40)]


@pytest.mark.parametrize(("dealer", "name"), [("1 9", "buta"), ("1 4", "goke")])
def test_ok_7_the_order_matters(dealer: str, name: str) -> None:
    board = table("10 10, 9 10, 8 8, 2 2", f"{dealer} 10").bets(0, 10, 0, 0).done()
    assert board.lines(1) == [("kabu", 10)]
    assert board.lines(0)[0][0] == name


def test_ok_7_the_special_hands_of_a_table_hand_count_only_where_agreed() -> None:
    board = table("9 1, 4 1, 8 8, 2 2", "10 8", "10").bets(10, 10, 0, 0)
    board.do("third", "stand", "stand")
    assert board.lines(1) == [("buta", -10), ("goke", -10)]


def test_ok_8_three_equal_cards_win_twice_the_bet() -> None:
    board = table("5 5, 10 10, 8 8, 2 2", "4 5", "5").bets(10, 0, 0, 0).do("third")
    assert board.words == ["stand"]
    board.do("stand")
    assert board.lines(1) == [("arashi", 10), ("twice", 10)]
    assert board.outcome.points == (-20, 20)
    arashi = board.outcome.lines[2]
    assert len(OICHO.deck.names(arashi.cards)) == 3


def test_ok_8_the_dealers_own_three_of_a_kind_is_an_ordinary_total() -> None:
    board = table("10 6, 10 10, 8 8, 2 3", "2 2 2").bets(10, 0, 0, 0).do("stand", "third")
    assert board.lines(0) == [("roppo", 10)]
    board = table("10 7, 10 10, 8 8, 2 3", "2 2 2").bets(10, 0, 0, 0).do("stand", "third")
    assert board.outcome.points == (-10, 10)


def test_ok_8_three_tens_are_an_arashi_and_a_total_of_nothing() -> None:
    board = table("10 10, 9 9, 8 8, 2 2", "10 9", "10").bets(10, 0, 0, 0).do("third", "stand")
    assert board.outcome.points == (-20, 20)
    off = (
        table("10 10, 9 9, 8 8, 2 2", "10 9", "10", arashi_win="none").bets(10, 0, 0, 0).do("third", "stand")
    )
    assert off.lines(1) == [("buta", -10)]


def test_several_bet_on_one_hand_and_each_is_paid() -> None:
    board = table("9 10, 8 8, 7 10, 10 6", "10 8", seats=4).bets(10, 0, 0, 0, 20, 0, 5, 0, 0, 0, 7, 0)
    board.done()
    assert board.outcome.points == (-18, 10, 15, -7)
    assert board.outcome.winner == 2


def test_who_gains_most_wins_the_round_if_he_does_so_alone() -> None:
    board = table("9 10, 8 8, 7 10, 10 6", "10 8", seats=3).bets(10, 0, 0, 0, 10, 0, 0, 0).done()
    assert (board.outcome.points, board.outcome.winner) == (((-20, 10, 10)), None)


def test_every_total_has_its_name() -> None:
    pairs = ["5 5", "5 6", "5 7", "6 7", "10 4", "10 5", "10 6", "10 7", "10 8", "10 9"]
    for worth, pair in enumerate(pairs):
        board = table(f"{pair}, 3 3, 2 8, 1 3", "10 2", "10").bets(1, 0, 0, 0).done()
        assert board.lines(1)[0][0] == NAMES[worth]


def test_what_is_not_asked_now_is_refused() -> None:
    board = dealt()
    for words in ("third", "stand", "pick top"):
        with pytest.raises(IllegalActionError):
            board.do(words)
    with pytest.raises(IllegalActionError):
        board.round.play(0, OICHO.actions.code(("bet", "1")))
    with pytest.raises(IllegalActionError):
        board.round.draw(OICHO.deck.card("01b"))
    fresh = OICHO.deal(options_of(), Setup(2, 0))
    with pytest.raises(IllegalActionError):
        fresh.draw(OICHO.deck.card("11b"))


def test_the_time_out_names_nothing_and_draws_nothing_that_is_free() -> None:
    board = table(QUIET, "10 5", dealer_pick="top_bottom_fourth")
    words = OICHO.actions.words
    assert words(board.round.fallback(board.asked)) == ("bet", "0")
    board.bets(1, 0, 0, 0)
    assert words(board.round.fallback(board.asked)) == ("pick", "top")
    board.do("pick top")
    assert board.words == ["stand", "third"]
    assert words(board.round.fallback(board.asked)) == ("stand",)
    must = table("1 1, 2 4, 3 3, 2 2", "10 5").bets(1, 0, 0, 0)
    assert words(must.round.fallback(must.asked)) == ("third",)


def test_cards_of_months_are_those_of_the_pack() -> None:
    assert of_months("1 1 10") == ["01b", "01r", "10a"]
    assert len(CODES) == 40
