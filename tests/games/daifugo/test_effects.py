"""Locks, runs, the three of spades, the fall, effects, score, views, time-outs (DAI-10 to DAI-16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hato.core import bits
from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.games.daifugo import titles
from hato.games.daifugo.cards import DECK, RANK, height
from hato.texts import LANGUAGES, texts
from tests.games.daifugo.board import DAIFUGO, Board, cards, dealt, options_of, table

FULL: dict[str, Any] = {"suit_lock": "full"}
PARTIAL: dict[str, Any] = {"suit_lock": "partial"}


# DAI-10


def test_dai_10_full_two_plays_of_the_same_suits_lock_the_trick() -> None:
    board = table("4C 4D, 6C JD, KC KD 9C", **FULL).lay("4C")
    assert board.facts["lock"] == []
    board.lay("6C")
    assert board.facts["lock"] == ["C"] and board.plays == ["9C", "KC"]
    pair = table("4C 4D 3C, 6C 6H QC QD, KC KD", **FULL).lay("4C 4D", "6C 6H")
    assert pair.facts["lock"] == [], "both suits have to be the same"


def test_dai_10_full_a_wild_joker_stands_for_the_missing_suit() -> None:
    board = table("4H 4S 3C, 6H JK1 QC, 8C 8D 9H 9S JH JC", joker_wild=True, **FULL).lay("4H 4S", "6H JK1")
    assert board.facts["lock"] == ["H", "S"]
    assert board.plays == ["9H 9S"]


def test_dai_10_full_a_suit_may_stay_open() -> None:
    hands = "4H JK1 3C, 6H JK2 QC, 8C 8H 9H 9S 10C 10D"
    board = table(hands, joker_wild=True, **FULL).lay("4H JK1", "6H JK2")
    assert board.facts["lock"] == ["H"]
    assert board.plays == ["8C 8H", "9H 9S"], "two cards have room for hearts and one more suit"
    board.lay("9H 9S")
    assert board.facts["lock"] == ["H", "S"]


def test_dai_10_runs_lock_by_their_suit() -> None:
    hands = "3C 4C 5C KD, 6C 7C 8C JD, 7H 8H 9H 9C 10C JC"
    board = table(hands, sequences=True, **FULL).lay("run 3 3C 4C 5C", "run 6 6C 7C 8C")
    assert board.facts["lock"] == ["C"]
    assert board.plays == ["9C 10C JC"]


def test_dai_10_jokers_alone_fit_every_lock_and_set_none() -> None:
    board = table("4C KC, 6C 9D, JK1 7D 8C", **FULL).lay("4C", "6C")
    assert sorted(board.plays) == ["8C", "JK1"]
    board.lay("JK1")
    assert board.facts["lock"] == ["C"]
    first = table("4C KC, JK1 9D, 3S 7D", spade3=True, **FULL).lay("4C", "JK1")
    assert first.facts["lock"] == []


def test_dai_10_partial_holds_the_common_suits_and_frees_the_others() -> None:
    hands = "4C 4D 3S, 6C 6H QS, 8C 8S 9D 9H JC JK1"
    board = table(hands, joker_wild=True, **PARTIAL).lay("4C 4D", "6C 6H")
    assert board.facts["lock"] == ["C"]
    assert "8C 8S" in board.plays and "9D 9H" not in board.plays
    assert "9D JK1" in board.plays, "a wild joker stands for the missing suit"
    assert "JC JK1" in board.plays


def test_dai_10_partial_later_pairs_of_plays_add_suits() -> None:
    board = table("4C 4D 3S, 6C 6D QS, KC KD KH", **PARTIAL).lay("4C 4D", "6C 6D")
    assert board.facts["lock"] == ["C", "D"]
    board = table("4C 4D 3S, 6C 6H QS, KC KH KS", **PARTIAL).lay("4C 4D", "6C 6H", "KC KH")
    assert board.facts["lock"] == ["C", "H"]


def test_dai_10_a_lock_lasts_until_the_clear_and_a_revolution_does_not_touch_it() -> None:
    hands = "4C 4D 4H 4S 3C, 6C 6D 6H 6S QS, 5C 5D 5H 5S KC"
    board = table(hands, revolution=True, **FULL).lay("4C 4D 4H 4S")
    assert board.facts["revolution"] and board.plays == []
    board = table(hands, revolution=True, turned=True, **FULL).lay("4C 4D 4H 4S", "6C 6D 6H 6S")
    assert board.facts["lock"] == ["C", "D", "H", "S"]
    cleared = table("4C 9D, 6C JD, 3C 3D", **FULL).lay("4C", "6C", "pass", "pass")
    assert cleared.facts["lock"] == [] and cleared.mover == 1


def test_dai_10_number_lock_after_two_steps_in_a_row() -> None:
    hands = "4C 9D, 5D 7C 2C, 6H 8D KC"
    board = table(hands, number_lock=True).lay("4C", "5D", "6H")
    assert board.facts["number_lock"]
    board.lay("pass")
    assert board.plays == ["7C"]
    assert not table(hands, number_lock=True).lay("4C", "5D", "8D").facts["number_lock"]


def test_dai_10_number_lock_counts_in_the_order_that_counts() -> None:
    board = table("8C 4D, 7D 5C 3C, 6H 4C", number_lock=True, turned=True).lay("8C", "7D", "6H")
    assert board.facts["number_lock"]
    board.lay("pass")
    assert board.plays == ["5C"]


def test_dai_10_number_lock_measures_runs_by_their_near_ends() -> None:
    hands = "3C 4C 5C KD, 6D 7D 8D QS, 9H 10H JH 2C, QC KC AC"
    beyond: dict[str, Any] = {"sequences": True, "run_compare": "beyond", "number_lock": True}
    board = table(hands, **beyond).lay("run 3 3C 4C 5C", "run 6 6D 7D 8D", "run 9 9H 10H JH")
    assert board.facts["number_lock"]
    low = table("3C 4C 5C KD, 4D 5D 6D QS, 5H 6H 7H 2C", sequences=True, number_lock=True)
    assert low.lay("run 3 3C 4C 5C", "run 4 4D 5D 6D", "run 5 5H 6H 7H").facts["number_lock"]


# DAI-11


def test_dai_11_a_run_needs_three_cards_of_one_suit_and_the_same_length() -> None:
    board = table("3C 4C 5C 9D, 4D 5D 6D 7D 5H 6H, KC", sequences=True)
    assert "3C 4C 5C" in board.plays
    board.lay("run 3 3C 4C 5C")
    assert board.plays == ["4D 5D 6D", "5D 6D 7D"]
    assert "3C 4C 5C" not in table("3C 4C 5C 9D, 4D, KC").plays


def test_dai_11_nothing_goes_round_the_corner_and_no_joker_beyond_the_two() -> None:
    board = table("KC AC 2C 3C 4C JK1, 4D, 5D", sequences=True, joker_wild=True)
    assert "KC AC 2C" in board.plays and "3C AC 2C" not in board.plays and "3C 4C 2C" not in board.plays
    lows = {play.rank for play in board.round.plays() if play.run and play.cards == cards("AC 2C JK1")}
    assert lows == {10}, "only king, ace, two"


def test_dai_11_a_joker_may_stand_for_a_card_that_is_in_the_hand() -> None:
    board = table("5H 6H 7H JK1 3C, 4D, 5D", sequences=True, joker_wild=True)
    assert {"5H 6H JK1", "5H 7H JK1", "6H 7H JK1"} <= set(board.plays)
    assert "5H 6H JK1" not in table("5H 6H JK1 3C, 4D, 5D", sequences=True).plays


def test_dai_11_the_lowest_card_or_the_far_end_decides() -> None:
    hands = "5C 6C 7C 3D, 6D 7D 8D 9D 10D 3H, KC"
    assert table(hands, sequences=True).lay("run 5 5C 6C 7C").plays[0] == "6D 7D 8D"
    beyond = table(hands, sequences=True, run_compare="beyond").lay("run 5 5C 6C 7C")
    assert beyond.plays == ["8D 9D 10D"]


def test_dai_11_in_reversed_order() -> None:
    hands = "8C 9C 10C 3D, 5D 6D 7D 8D 9D 3H, KC"
    assert table(hands, sequences=True, turned=True).lay("run 8 8C 9C 10C").plays == [
        "5D 6D 7D",
        "6D 7D 8D",
        "7D 8D 9D",
    ]
    beyond = table(hands, sequences=True, turned=True, run_compare="beyond").lay("run 8 8C 9C 10C")
    assert beyond.plays == ["5D 6D 7D"]


def test_dai_11_the_name_of_a_run_decides_where_its_joker_stands() -> None:
    board = table("6H 7H JK1 3C, 4D, 5D", sequences=True, joker_wild=True)
    board.do("pick 6H", "pick 7H", "pick JK1")
    assert [word for word in board.words if word.startswith("run")] == ["run 5", "run 6"]
    board.do("run 6")
    assert board.facts["plays"][-1]["cards"] == ["6H", "7H", "JK1"]


# DAI-12


def test_dai_12_the_three_of_spades_answers_a_lone_joker_and_leads() -> None:
    board = table("JK1 4C, 3S 5C, 3H 6C", spade3=True, **FULL).lay("JK1")
    assert board.plays == ["3S"]
    board.lay("3S")
    assert board.mover == 1 and board.round.pile == 0 and (1, "spade3") in board.calls
    assert table("JK1 4C, 3S 5C, 3H 6C").lay("JK1").plays == []


def test_dai_12_whatever_the_order_and_the_lock() -> None:
    board = table("4C KC, 6C 9D, JK1 7D, 3S 8D", spade3=True, **FULL).lay("4C", "6C", "JK1")
    assert board.facts["lock"] == ["C"] and board.plays == ["3S"]


def test_dai_12_only_a_lone_joker_and_if_out_the_next_seat_leads() -> None:
    assert table("2C 4C, 3S 5C, 6C", spade3=True).lay("2C").plays == []
    assert table("5C JK1 4C, 3S 3C, 6C", spade3=True, joker_wild=True).lay("5C JK1").plays == []
    assert table("JK1 4C, 3S, 3H 6C", spade3=True).lay("JK1", "3S").mover == 2


# DAI-13

FALL: dict[str, Any] = {"miyako_ochi": True}


def test_dai_13_the_old_daifugo_falls_when_another_is_first() -> None:
    board = table("4C KC, 9C, 5C 6C, 5D 6D", before=(1, 2, 3, 4), **FALL).lay("4C", "9C")
    assert board.facts["places"] == [4, 1, 0, 0] and board.facts["fallen"] == 0
    assert board.hand(0) == "KC", "he leaves with his cards"
    assert board.mover == 2
    assert table("4C KC, 9C, 5C 6C, 5D 6D", before=(1, 2, 3, 4)).lay("4C", "9C").facts["places"] == [
        0,
        1,
        0,
        0,
    ]


def test_dai_13_there_is_none_in_the_first_round_and_a_foul_fells_nobody() -> None:
    assert table("4C KC, 9C, 5C 6C, 5D 6D", **FALL).lay("4C", "9C").facts["fallen"] is None
    foul = table("4C KC, 2C, 5C 6C, 5D 6D", before=(1, 2, 3, 4), forbidden_finish=["top"], **FALL).lay(
        "4C", "2C"
    )
    assert foul.facts["places"] == [0, 4, 0, 0] and foul.facts["fallen"] is None


def test_dai_13_the_fallen_takes_the_lowest_place_still_free() -> None:
    hands = "4C KC, 2C, 9D, 5D 6D"
    board = table(hands, before=(1, 2, 3, 4), forbidden_finish=["top"], **FALL).lay("4C", "2C", "9D")
    assert board.facts["places"] == [3, 4, 1, 2]


# DAI-14


def test_dai_14_sevens_give_up_to_as_many_cards() -> None:
    board = table("7C 7D 3C 4C KC, 8C 9C, 5C 6C", seven_pass=True).lay("7C 7D")
    assert board.words == ["done", "give 3C", "give 4C", "give KC"]
    seen = len(board.events)
    board.do("give 3C")
    assert len(board.events) == seen, "gifts move together"
    board.do("give KC")
    assert board.hand(1) == "3C 8C 9C KC" and board.hand(0) == "4C"
    gift = next(event for event in board.events if event.target == "hand:1")
    assert gift.sight == frozenset({0, 1}) and gift.seen_by(2).cards == (-1, -1)
    assert board.mover == 1


def test_dai_14_done_gives_less_and_wild_jokers_count() -> None:
    board = table("7C JK1 3C 4C, 8C 9C, 5C 6C", seven_pass=True, joker_wild=True).lay("7C JK1")
    board.do("give 3C", "done")
    assert board.hand(1) == "3C 8C 9C" and board.hand(0) == "4C"
    none = table("7C 3C 4C, 8C 9C, 5C 6C", seven_pass=True).lay("7C").do("done")
    assert none.hand(0) == "3C 4C"


def test_dai_14_the_gift_goes_to_the_next_active_seat_and_may_be_the_last_card() -> None:
    board = table("9C, 7C 3C, 5C 6C, 8C 8D", lead=0, seven_pass=True).lay("9C", "pass", "pass", "pass")
    board.lay("7C").do("give 3C")
    assert board.facts["places"][1] == 2 and board.hand(2) == "3C 5C 6C"
    empty = table("7C, 3C 4C, 5C 6C", seven_pass=True).lay("7C")
    assert empty.facts["places"][0] == 1, "with an empty hand there is no choice"


def test_dai_14_tens_discard_unseen() -> None:
    board = table("10C 3C 4C, JC QC, 5C 6C", ten_discard=True).lay("10C").do("discard 3C")
    assert board.round.waste[0] == cards("3C") and board.mover == 1
    assert DAIFUGO.view(board.round, 1).zone("waste", 0).cards is None
    assert DAIFUGO.view(board.round, 0).zone("waste", 0).cards == cards("3C")


def test_dai_14_fives_skip_the_next_seats() -> None:
    board = table("5C 5D 3C, 6C 6D, 7C 7D, 8C 8D", five_skip=True).lay("5C 5D")
    assert board.mover == 3 and board.facts["passed"] == [1, 2]
    whole = table("5C 5D 5H 3C, 6C, 7C", five_skip=True).lay("5C 5D 5H")
    assert whole.mover == 0 and whole.round.pile == 0, "all others are skipped"


def test_dai_14_a_skip_is_no_pass_lock_and_counts_those_that_could_be_asked() -> None:
    board = table("4C 9C, 5C 3C, 6C 8C, 7C 10C", five_skip=True, pass_lock=True).lay("4C", "5C")
    assert board.mover == 3 and board.facts["out"] == []
    board.lay("7C")
    board.lay("pass")
    assert board.mover == 1
    locked = table("4C 9C, 4D 3C, 5C 6C, 7C 10C", five_skip=True, pass_lock=True).lay("4C", "pass", "5C")
    assert locked.mover == 0, "seat 3 is skipped, seat 1 is out"


def test_dai_14_only_sets_have_effects() -> None:
    run = table("5C 6C 7C 3C, 6D, 7D", sequences=True, seven_pass=True, five_skip=True).lay("run 5 5C 6C 7C")
    assert run.round.phase == "play" and run.mover == 1 and run.facts["passed"] == []


# DAI-15


@pytest.mark.parametrize(
    ("points", "seats", "told"),
    [
        ("table", 4, [50, 30, 20, 10]),
        ("table", 3, [40, 20, 10]),
        ("table", 5, [60, 40, 30, 20, 10]),
        ("places", 4, [3, 2, 1, 0]),
    ],
)
def test_dai_15_points(points: str, seats: int, told: list[int]) -> None:
    options = options_of(points=points)
    assert [titles.points(options, place, seats) for place in range(1, seats + 1)] == told


def test_dai_15_stakes_beside_the_points() -> None:
    assert titles.stakes((1, 2, 3, 4)) == (3, 1, -1, -3)
    done = [
        (Setup(4, 0), Outcome("finished", (0, 3, 2, 1), 1, carried=Carried(places=(4, 1, 2, 3)))),
        (Setup(4, 0), Outcome("finished", (3, 2, 1, 0), 0, carried=Carried(places=(1, 2, 3, 4)))),
    ]
    assert DAIFUGO.money(options_of(), 4, done) == (0, 4, 0, -4)
    assert DAIFUGO.winners(options_of(), 4, done) == (1,)


# DAI-16


def test_dai_16_the_default_passes_and_leads_the_lowest_single() -> None:
    board = table("4C 4D KC, 5C 5D, 6C")
    assert _default(board) == "4C"
    assert _default(table("4C 4D KC, 5C, 6C", turned=True)) == "KC"
    assert DAIFUGO.actions.words(board.round.fallback(1)) == ("pass",)


def test_dai_16_the_default_is_the_named_card_or_the_forced_set() -> None:
    assert _default(dealt("3D 3C, 4C", preset="standard")) == "3D"
    assert _default(dealt("3C 3D 9C, 3H")) == "3C 3D"


def test_dai_16_the_default_takes_wrong_cards_back_first() -> None:
    board = table("4C 4D KC KD, 5C 5D, 6C").do("pick KC", "pick KD")
    assert _default(board) == "4C"


def test_dai_16_the_default_returns_the_lowest_and_gives_nothing() -> None:
    board = dealt("3C 4C, 3D", before=(1, 2, 3, 4), exchange="two_one", return_choice="free")
    assert DAIFUGO.actions.words(board.round.fallback(0)) == ("return", "3C")
    give = table("7C 3C, 4C, 5C", seven_pass=True).lay("7C")
    assert DAIFUGO.actions.words(give.round.fallback(0)) == ("done",)


def _default(board: Board) -> str:
    """The cards that the seat whose time is up leads."""
    seat = board.mover
    before = board.round.hand[seat]
    for _ in range(20):
        if board.round.laid:
            break
        board.round.play(seat, board.round.fallback(seat))
    return " ".join(DECK.names(before & ~board.round.hand[seat]))


def test_dai_16_exchanged_cards_are_known_to_the_two_and_bound_the_rest() -> None:
    board = dealt("3C 4C, 3D 4D, 3H 2S, JK1 KD", before=(1, 2, 3, 4), exchange="two_one")
    for seed in range(30):
        world = board.round.clone()
        world.sample(0, Random(seed))
        assert world.hand[3] & board.round.known[0, 3] == board.round.known[0, 3]
        given = [card for card in bits.cards(board.round.known[3, 0])]
        rest = bits.cards(world.hand[3] & ~board.round.known[0, 3])
        assert max(map(height, rest)) < min(map(height, given))


def test_dai_16_the_lead_of_a_lowest_rank_tells_that_there_is_no_lower_card() -> None:
    board = dealt("5C 5D, 3C 3D 3H 3S, 4C 4D 4H 4S 5H 5S").lay("5C 5D")
    assert board.facts["lacks"][0] == ["3", "4", "5"]
    for seed in range(30):
        world = board.round.clone()
        world.sample(1, Random(seed))
        assert min(RANK[card] for card in bits.cards(world.hand[0])) > 2


def test_dai_16_nobody_but_the_two_sees_a_gift() -> None:
    board = dealt("3C 4C, 3D 4D, 3H 2S, JK1 KD", before=(1, 2, 3, 4), exchange="two_one")
    for event in board.events:
        if event.kind == "moved" and event.source != "lot":
            pair = {int(str(place).split(":")[1]) for place in (event.source, event.target)}
            outside = next(seat for seat in range(4) if seat not in pair)
            assert set(event.seen_by(outside).cards) == {-1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_a_hidden_gift_tells_its_number_only(language: str) -> None:
    say = texts(language).get(
        "daifugo-log-moved-hand-hand",
        **{"who": "other", "name": "A", "to": "other", "receiver": "B", "cards": "SECRET", "number": 2},
    )
    assert "SECRET" not in say and "2" in say
