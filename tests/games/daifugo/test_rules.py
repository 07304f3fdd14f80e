"""The rules of Daifugo that the source does not have, one group after the other (DAI-1 to DAI-9)."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.games.daifugo import titles
from hato.games.daifugo.cards import DECK
from hato.games.daifugo.rules import MOST_BACKS, DaifugoRound
from tests.games.daifugo.board import DAIFUGO, Board, cards, dealt, options_of, table

WILD: dict[str, Any] = {"joker_wild": True, "sequences": True}


def test_dai_1_one_joker_or_none() -> None:
    assert DAIFUGO.cards(options_of(jokers=1)) == DAIFUGO.cards(options_of()) & ~cards("JK2")
    assert DAIFUGO.cards(options_of(jokers=0)).bit_count() == 52


def test_dai_2_the_seats_after_the_dealer_get_the_extra_cards() -> None:
    assert [hand.bit_count() for hand in dealt(dealer=1).round.hand] == [13, 13, 14, 14]


def test_dai_2_the_poor_man_deals() -> None:
    outcome = Outcome("finished", (0, 3, 2, 1), 1, carried=Carried(places=(4, 1, 2, 3)))
    following = DAIFUGO.follow(options_of(), [(Setup(4, 2), outcome)])
    assert following is not None and following.dealer == 0


def test_dai_2_the_surplus_of_equal_hands_is_set_aside_and_is_no_joker() -> None:
    board = dealt(equal_hands=True)
    assert [hand.bit_count() for hand in board.round.hand] == [13] * 4
    assert board.round.aside.bit_count() == 2
    round_ = DAIFUGO.deal(options_of(equal_hands=True, first_lead="3D"), Setup(4, 0))
    assert not round_.chances() & cards("JK1 JK2")


def test_dai_3_a_free_lead_of_the_named_card_contains_it() -> None:
    board = dealt("3D 3H 4D 5D", preset="standard")
    assert board.mover == 0
    assert {"3D", "3D 3H", "3D 4D 5D"} <= set(board.plays)
    assert all("3D" in play.split() for play in board.plays)
    assert board.calls == [(0, "named")]


def test_dai_3_a_named_card_that_is_out_of_play_is_replaced_by_the_next_higher_one() -> None:
    options = options_of("standard", jokers=1, equal_hands=True)
    round_ = DAIFUGO.deal(options, Setup(4, 3))
    round_.draw(DECK.card("3D"))
    while round_.turn().kind == "chance":
        round_.draw((round_.chances() & -round_.chances()).bit_length() - 1)
    assert isinstance(round_, DaifugoRound)
    facts = round_.facts()
    assert facts["named"] == "4D"
    assert round_.hand[facts["named_by"]] & cards("4D")
    assert round_.turn().seats == (facts["named_by"],)


def test_dai_3_with_the_lowest_rank_the_named_card_only_decides_who_leads() -> None:
    board = dealt("4C, 3D 3H, 3C 3S", first_lead="3D")
    assert board.mover == 1 and board.plays == ["3D 3H"]
    other = dealt("4C 4S 5C, 3S", first_lead="3S", lead="lowest_all", jokers=0)
    assert other.mover == 1


def test_dai_3_the_lowest_rank_is_that_of_the_order_that_counts() -> None:
    board = table("3C KC KD JK1, 4C, 5C", turned=True, joker_wild=True)
    assert "3C" in board.plays
    forced = table("3C KC KD JK1, 4C, 5C", turned=True, joker_wild=True)
    forced.round.options = options_of(seats=3, joker_wild=True)
    assert forced.plays == ["KC KD"]


def test_dai_3_a_hand_of_jokers_is_led_whole() -> None:
    board = table("JK1 JK2, 4C, 5C")
    board.round.options = options_of(seats=3)
    assert board.plays == ["JK1 JK2"]


def test_dai_4_without_the_pass_lock_one_comes_in_again() -> None:
    again = table("4C 9C, 5C 8C, 6C 10C").lay("4C", "pass", "6C", "9C")
    assert again.mover == 1
    locked = table("4C 9C, 5C 8C, 6C 10C", pass_lock=True).lay("4C", "pass", "6C", "pass")
    assert locked.mover == 2 and locked.round.pile == 0


def test_dai_4_the_last_player_is_not_asked_against_himself() -> None:
    board = table("4C 9C, 5C 8C, 6C 10C").lay("4C", "5C", "pass", "pass")
    assert board.mover == 1 and board.round.trick.top is None


def test_dai_4_if_the_last_player_is_out_the_next_active_seat_leads() -> None:
    board = table("4C, 3C 5C, 3D 6C, 3H 7C").lay("4C", "5C", "pass", "pass")
    assert board.mover == 1
    board = table("9C, 3C 5C, 3D 6C, 3H 7C").lay("9C", "pass", "pass", "pass")
    assert board.mover == 1


def test_dai_4_splitting_a_set_is_allowed() -> None:
    assert table("4C 9C, 5C 5D 5H, 6C").lay("4C").plays == ["5C", "5D", "5H"]


def test_dai_5_two_jokers_are_the_top_pair_and_either_is_played() -> None:
    board = table("2C 2D 3C, JK1 JK2 3D, 4C").lay("2C 2D")
    assert board.plays == ["JK1 JK2"]
    assert table("2C 3C, JK1 JK2 3D, 4C").lay("2C").plays == ["JK1", "JK2"]


def test_dai_5_a_wild_joker_has_the_rank_of_the_set() -> None:
    hands = "QC QD 3C, KC JK1 4C, 5C"
    assert table(hands).lay("QC QD").plays == []
    assert table(hands, joker_wild=True).lay("QC QD").plays == ["KC JK1"]


def test_dai_5_six_cards_of_a_rank_with_two_wild_jokers() -> None:
    board = table("7C 7D 7H 7S JK1 JK2 3C, 4C, 5C", joker_wild=True)
    assert "7C 7D 7H 7S JK1 JK2" in board.plays


def test_dai_5_one_natural_card_with_two_jokers_is_a_set_or_a_run() -> None:
    board = table("5H JK1 JK2 3C, 4C, 6C", **WILD).do("pick 5H", "pick JK1", "pick JK2")
    assert board.words == ["play", "run 3", "run 4", "run 5", "back 5H", "back JK1", "back JK2"]


def test_a_step_can_be_taken_back_and_is_seen_by_nobody() -> None:
    board = table("7C 7D KC, 8C 9C, 5C").do("pick 7C")
    assert board.events == []
    views = [DAIFUGO.view(board.round, seat) for seat in (1, 2, None)]
    fresh = table("7C 7D KC, 8C 9C, 5C")
    assert views == [DAIFUGO.view(fresh.round, seat) for seat in (1, 2, None)]
    board.do("back 7C")
    assert [one for one in board.words if one.startswith("back")] == []
    assert board.plays == fresh.plays


def test_taking_back_has_an_end() -> None:
    board = table("7C 7D KC, 8C 9C, 5C")
    for _ in range(MOST_BACKS):
        board.do("pick 7C", "back 7C")
    board.do("pick 7C")
    assert not [one for one in board.words if one.startswith("back")]


def test_a_pass_drops_what_was_picked() -> None:
    board = table("3C KC, 7C 7D 7H 9C, 5C").lay("3C").do("pick 7C", "pass")
    assert board.round.picked == 0 and board.hand(1) == "7C 7D 7H 9C"


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (3, ["daifugo", "heimin", "daihinmin"]),
        (4, ["daifugo", "fugo", "hinmin", "daihinmin"]),
        (6, ["daifugo", "fugo", "heimin", "heimin", "hinmin", "daihinmin"]),
    ],
)
def test_dai_6_titles(seats: int, names: list[str]) -> None:
    assert [titles.title(place, seats) for place in range(1, seats + 1)] == names


ALL: dict[str, Any] = {"forbidden_finish": ["top", "joker", "8", "3S_return"]}


@pytest.mark.parametrize(
    ("hands", "plays", "options", "foul"),
    [
        ("2C, 3C 4C, 5C 6C", ["2C"], {}, True),
        ("AC, 3C 4C, 5C 6C", ["AC"], {}, False),
        ("2C 2D, 3C 4C, 5C 6C", ["2C 2D"], {}, True),
        ("JK1, 3C 4C, 5C 6C", ["JK1"], {}, True),
        ("7C JK1, 3C 4C, 5C 6C", ["7C JK1"], {"joker_wild": True}, True),
        ("8C, 3C 4C, 5C 6C", ["8C"], {}, False),
        ("8C, 3C 4C, 5C 6C", ["8C"], {"eight_cut": True}, True),
        ("7C 8C 9C, 3C 4C, 5C 6C", ["run 7 7C 8C 9C"], {"sequences": True, "eight_cut": True}, False),
        (
            "7C 8C 9C, 3C 4C, 5C 6C",
            ["run 7 7C 8C 9C"],
            {"sequences": True, "eight_cut": True, "eight_cut_in_runs": True},
            True,
        ),
        ("KC AC 2C, 3C 4C, 5C 6C", ["run K KC AC 2C"], {"sequences": True}, True),
        ("3C, 4D 4C, 5C 6C", ["3C"], {}, False),
    ],
)
def test_dai_6_forbidden_last_cards(
    hands: str, plays: list[str], options: dict[str, Any], foul: bool
) -> None:
    board = table(hands, **{**ALL, **options}).lay(*plays)
    assert board.facts["places"][0] == (3 if foul else 1)
    assert ((0, "foul") in board.calls) == foul
    if foul:
        assert board.round.pile == 0 and board.mover == 1
    assert table(hands, **options).lay(*plays).facts["places"][0] == 1


def test_dai_6_in_reversed_order_the_three_is_the_top() -> None:
    assert table("3C, 4C 5C, 6C 7C", turned=True, **ALL).lay("3C").facts["places"][0] == 3
    assert table("2C, 4C 5C, 6C 7C", turned=True, **ALL).lay("2C").facts["places"][0] == 1


def test_dai_6_the_order_before_the_play_decides() -> None:
    hands = "2C 2D 2H 2S, 4C 5C, 6C 7C"
    assert table(hands, turned=True, **ALL, revolution=True).lay("2C 2D 2H 2S").facts["places"] == [
        *(1, 0, 0)
    ]


def test_dai_6_the_returning_three_of_spades() -> None:
    hands = "JK1 4C, 3S, 5C 6C"
    assert table(hands, spade3=True, **ALL).lay("JK1", "3S").facts["places"][1] == 3
    assert table(hands, spade3=True).lay("JK1", "3S").facts["places"][1] == 1


def test_dai_6_a_second_offender_is_above_the_first() -> None:
    board = table("2C, 2D, 3C 4C, 5C 6C", **ALL).lay("2C")
    assert board.mover == 1
    board.lay("2D")
    assert board.facts["places"] == [4, 3, 0, 0]
    assert board.facts["fouls"] == [0, 1]


def test_dai_6_the_last_with_cards_takes_the_place_that_is_left() -> None:
    board = table("2C, 2D, 4C 5C", **ALL).lay("2C", "2D")
    outcome = board.round.outcome()
    assert outcome is not None
    assert outcome.carried.places == (3, 2, 1) and outcome.winner == 2


def test_the_interface_is_told_which_last_cards_are_forbidden() -> None:
    board = table("2C 8C 4C, 5C 6C, 7C 9C", eight_cut=True, **ALL)
    told = board.facts["forbidden"]
    assert {"2C", "8C", "JK1"} <= set(told["play"]) and "8C" not in told["run"] and "3S" not in told["play"]
    lone = table("JK1 4C, 3S 5C, 7C 9C", spade3=True, **ALL).lay("JK1")
    assert "3S" in lone.facts["forbidden"]["play"] and "3S" not in lone.facts["forbidden"]["run"]


# DAI-7


def free(hands: str, before: tuple[int, ...] = (1, 2, 3, 4), **options: Any) -> Board:
    """A deal after which the rich choose what they return."""
    return dealt(hands, before=before, exchange="two_one", return_choice="free", **options)


def test_dai_7_two_and_one_and_the_first_player_chooses_before_the_second() -> None:
    board = free("3C 4C, 3D 4D, 3H 2S, JK1 JK2")
    turn = board.round.turn()
    assert (turn.seats, turn.sealed) == ((0,), True)
    assert board.hand(3).endswith("JK1 JK2"), "gifts are chosen before any is received"
    seen = len(board.events)
    board.do("return 3C", "return 4C")
    assert board.round.turn().seats == (1,) and len(board.events) == seen
    assert board.facts["answered"] == [0]
    board.do("return 4D")
    assert "JK1 JK2" in board.hand(0) and "3C" in board.hand(3) and "4C" in board.hand(3)
    assert "2S" in board.hand(1) and "4D" in board.hand(2)
    gifts = [event for event in board.events if event.kind == "moved"]
    assert [event.sight for event in gifts] == [frozenset({0, 3})] * 2 + [frozenset({1, 2})] * 2


def test_dai_7_the_first_of_two_returns_can_be_taken_back() -> None:
    board = free("3C 4C, 3D 4D, 3H 2S, JK1 JK2").do("return 3C", "back 3C", "return 4C", "return 3C")
    assert board.round.turn().seats == (1,)


def test_dai_7_among_three_only_one_card_goes() -> None:
    board = dealt("3C, 3D, 2S JK1", seats=3, dealer=2, before=(1, 2, 3), exchange="two_one", jokers=1)
    assert "JK1" in board.hand(0) and "2S" in board.hand(2) and "3C" in board.hand(2)


def test_dai_7_the_highest_among_equals_is_by_suit_and_the_first_joker() -> None:
    board = dealt("3C, 3D, 4C, 2C 2D 2H 2S", before=(1, 2, 3, 4), jokers=0)
    assert "2S" in board.hand(0) and "2H" in board.hand(3)
    board = dealt("3C, 3D, 4C, JK1 JK2", before=(1, 2, 3, 4))
    assert "JK1" in board.hand(0) and "JK2" in board.hand(3)


def test_dai_7_there_is_none_in_the_first_round() -> None:
    assert not [event for event in dealt().events if event.kind == "moved" and event.target != "stock"]


# DAI-8


def test_dai_8_without_the_option_a_foursome_is_only_a_set() -> None:
    assert not table("4C 4D 4H 4S 9C, 7C 3C, 8C 8D").lay("4C 4D 4H 4S").facts["revolution"]


def test_dai_8_the_order_is_reversed_after_a_revolution() -> None:
    board = table("4C 4D 4H 4S 9C KC, 7C 3C, 8C JK1", revolution=True).lay(
        "4C 4D 4H 4S", "pass", "pass", "9C"
    )
    assert board.facts["revolution"]
    assert board.plays == ["3C", "7C"]
    board.lay("3C")
    assert board.plays == ["JK1"], "the joker stays the highest"


def test_dai_8_a_second_foursome_restores_the_order() -> None:
    board = table("4C 4D 4H 4S 9C, 3C 3D 3H 3S 7C 10C, 8C JD", revolution=True).lay(
        "4C 4D 4H 4S", "3C 3D 3H 3S", "pass", "pass"
    )
    assert not board.facts["revolution"]
    assert board.calls[:2] == [(0, "revolution"), (1, "counter")]


def test_dai_8_a_foursome_must_beat_the_table() -> None:
    board = table("6C 6D 6H 6S 9C, 4C 4D 4H 4S 10C, 8C JD", revolution=True).lay("6C 6D 6H 6S")
    assert board.plays == ["4C 4D 4H 4S"], "in reversed order the lower four"
    board = table("6C 9C, 7C 7D 7H 7S 10C, 8C JD", revolution=True).lay("6C")
    assert "7C 7D 7H 7S" not in board.plays


def test_dai_8_wild_jokers_count_in_a_foursome() -> None:
    board = table("6C 6D JK1 JK2 9C, 4C 10C, 8C JD", joker_wild=True, revolution=True).lay("6C 6D JK1 JK2")
    assert board.facts["revolution"]


@pytest.mark.parametrize(
    ("rule", "cards_", "turned"), [("off", 5, False), (4, 4, True), (5, 4, False), (5, 5, True)]
)
def test_dai_8_a_run_of_so_many_cards(rule: object, cards_: int, turned: bool) -> None:
    run = " ".join(f"{rank}C" for rank in range(4, 4 + cards_))
    board = table(f"{run} KC, 3D, 3H", sequences=True, revolution_by_run=rule).lay(f"run 4 {run}")
    assert board.facts["revolution"] is turned


def test_dai_8_jacks_reverse_until_the_clear_and_twice_is_straight() -> None:
    board = table("JC 5C, 10C QC, 3C 4C", eleven_back=True).lay("JC")
    assert board.plays == ["10C"]
    board.lay("10C", "3C", "pass", "pass")
    assert not board.facts["eleven_back"] and board.mover == 2
    both = table("JC 5C, 10C QC, 3C 4C", eleven_back=True, turned=True).lay("JC")
    assert both.plays == ["QC"]


# DAI-9


def test_dai_9_an_eight_cuts_and_its_player_leads() -> None:
    board = table("4C 9C, 8C 10C, 5C 6C", eight_cut=True).lay("4C", "8C")
    assert board.mover == 1 and board.round.pile == 0
    assert board.calls == [(1, "eight_cut")]


def test_dai_9_after_a_last_eight_the_next_active_seat_leads() -> None:
    board = table("4C 9C, 8C, 5C 6C", eight_cut=True).lay("4C", "8C")
    assert board.mover == 2 and board.facts["places"][1] == 1


def test_dai_9_it_must_beat_the_table() -> None:
    assert table("9C 3C, 8C 10C, 5C", eight_cut=True).lay("9C").plays == ["10C"]
    assert table("9C 3C, 8C 10C, 5C", eight_cut=True, turned=True).lay("9C").plays == ["8C"]


def test_dai_9_a_joker_that_stands_for_an_eight_cuts_with_it() -> None:
    assert table("8C JK1 3C, 4C, 5C", eight_cut=True, joker_wild=True).lay("8C JK1").round.pile == 0


def test_dai_9_in_runs_only_if_agreed() -> None:
    hands = "7C JK1 9C 3C, 4C, 5C"
    plain: dict[str, Any] = {**WILD, "eight_cut": True}
    assert table(hands, **plain).lay("run 7 7C JK1 9C").round.pile
    assert table(hands, **plain, eight_cut_in_runs=True).lay("run 7 7C JK1 9C").round.pile == 0
