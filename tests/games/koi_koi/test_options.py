"""Options of KK-1 to KK-11 that no clause of the sources speaks of, each with one position."""

from typing import Any

import pytest

from hato.cards.hanafuda import CODES
from hato.core.match import Setup
from hato.core.options import OptionError
from hato.play.session import NEXT
from tests.games.positions import (
    BESIDE,
    KOI_KOI,
    NOTHING,
    Board,
    called,
    dealt,
    four_for,
    hands_deal,
    position,
    scored,
    session,
)

THREE = "01b 03b"
PLAIN_ANIMALS = "02a 04a 05a 08a 11a"


def fifth_animal(**options: Any) -> Board:
    """Seat 0 takes his fifth animal (1 point) and still has cards."""
    board = position("11a 12b", "11j1", captured="02a 04a 05a 08a", **options)
    return board.do("play 11a")


def test_kk_1_hands_of_ten_use_the_whole_stock() -> None:
    first = "01j1 02j1 03j1 04j1 05j1 06j1 07j1 08j1 09j1 10j1"
    second = "01j2 02j2 03j2 04j2 05j2 06j2 07j2 08j2 09j2 10j2"
    field = "11j1 12j1 01r 02r 03r 04r 05r 06r"
    rest = [card for card in CODES if card not in f"{first} {second} {field}"]
    board = dealt(first, second, field, " ".join(rest), hand_size=10)
    order = [event.target for event in board.events if event.kind == "dealt"]
    assert order == [*["hand:1"] * 5, *["hand:0"] * 5, *["field"] * 4] * 2
    assert len(board.zone("stock")) == 20
    while not board.over:
        board.do("koikoi" if board.deciding else sorted(board.words)[0])
    assert len(board.zone("stock")) == len(board.hand(0)) + len(board.hand(1))


@pytest.mark.parametrize(
    "pairs",
    [
        "01j1 01j2 02j1 02j2 06j1 06j2 07j1 07j2 03j1 04j1",
        "01j1 01j2 02j1 02j2 06j1 06j2 07j1 07j2 03j1 03j2",
    ],
)
def test_kk_2_four_or_five_pairs_of_ten_cards(pairs: str) -> None:
    board = dealt(
        pairs,
        "01r 02r 04j2 05j1 06r 08j1 09j1 10j1 11r 12j2",
        "09j2 10j2 11j1 12j1 02a 03r 04r 05r",
        hand_size=10,
    )
    assert board.steps() == [("kuttsuki", 6, 1)]


def test_kk_2_three_on_the_table_stay_or_are_dealt_again() -> None:
    field = "12j1 12j2 12j3 10j1 09j2 03j2 04r 05r"
    hands = ("01b 01r 02a 03r 05j2 07j2 08j2 11j1", NOTHING)
    assert dealt(*hands, field).mover == 0
    assert dealt(*hands, field, table_triple="redeal").events[-1].kind == "shuffled"


def test_kk_2_four_in_a_hand_without_hand_yaku() -> None:
    hands = ("01b 01r 01j1 01j2 03r 05j2 07j2 08j2", NOTHING)
    assert dealt(*hands, BESIDE, teyaku=False).mover == 0
    assert dealt(*hands, BESIDE, teyaku=False, hand_quad="redeal").events[-1].kind == "shuffled"
    assert dealt(*hands, BESIDE, preset="koikoi_japan").events[-1].kind == "shuffled"
    assert dealt(*hands, BESIDE, hand_quad="redeal").outcome.key == "teyaku"


def test_kk_2_the_table_is_checked_before_the_hands() -> None:
    hands = ("01b 01r 01j1 01j2 03r 05j2 07j2 08j2", NOTHING)
    board = dealt(*hands, "12b 12j1 12j2 12j3 02r 04r 05r 06r")
    assert (board.events[-1].kind, board.events[-1].key) == ("shuffled", "table_quad")


def test_kk_4_one_call_a_round_for_both_together() -> None:
    board = fifth_animal(koikoi_limit="one_per_round", calls=(0, 1))
    assert (board.outcome.key, board.outcome.points) == ("autostop", (2, 0))
    assert fifth_animal(koikoi_limit="one_per_round").deciding


def test_kk_4_too_few_points_to_go_on() -> None:
    assert fifth_animal(min_points_to_continue=3).outcome.key == "autostop"
    board = position("08b 12b", "08j1", captured=THREE, min_points_to_continue=5).do("play 08b")
    assert board.deciding
    assert position("08b 12b", "08j1", captured=THREE, min_points_to_continue=6).do("play 08b").over


def test_kk_4_a_decision_after_each_capture() -> None:
    board = position("08b 12b", "08j1", "05j1", captured=THREE, decision_time="after_each_capture")
    board.do("play 08b")
    assert (board.deciding, board.stock, "05j1" in board.field) == (True, ["05j1"], False)
    stopped = board.round.clone()
    stopped.play(0, KOI_KOI.actions.code(["stop"]))
    assert stopped.turn().kind == "over"
    board.do("koikoi")
    assert (board.mover, "05j1" in board.field) == (1, True)
    last = position("08b", "08j1", "05j1", captured=THREE, decision_time="after_each_capture").do("play 08b")
    assert (last.outcome.key, "05j1" in last.field) == ("autostop", True)


def test_kk_4_after_each_capture_there_may_be_two_decisions_in_a_turn() -> None:
    board = position("08b 02j1", "08j1 12j1", "12b", captured=THREE, decision_time="after_each_capture")
    board.do("play 08b", "koikoi")
    assert (board.deciding, board.score()) == (True, {"shiko": 8})
    assert called(board.events)[-1] == (0, "shiko")


def test_kk_4_a_new_yaku_of_less_worth() -> None:
    """In the literal Ukrainian table the rain man makes four brights (2) of three (8)."""
    turn: dict[str, Any] = {
        "captured": "01b 03b 08b",
        "decided": {"sanko": 8},
        "calls": (1, 0),
        "preset": "ukrainian_literal",
    }
    board = position("11b 05j1", "11j1", **turn).do("play 11b")
    assert (board.score(), board.deciding) == ({"ame_shiko": 2}, True)
    for test in ("total_higher", "captures_raise_total"):
        other = position("11b 05j1", "11j1", **turn, improve_test=test).do("play 11b")
        assert not other.deciding


def test_kk_4_what_vanished_and_came_back_is_not_new() -> None:
    """Under `field_split` the willow on the table cancels hanami, which the decision had counted."""
    turn: dict[str, Any] = {
        "captured": "03b 09a",
        "decided": {"hanami": 5},
        "calls": (1, 0),
        "viewing_cancel": "field_split",
    }
    board = position("11a 05j1", "11j1", **turn)
    assert board.score() == {}
    board.do("play 11a")
    assert (board.score(), board.deciding) == ({"hanami": 5}, False)
    new = position("11a 05j1", "11j1", captured="03b 09a", viewing_cancel="field_split").do("play 11a")
    assert new.deciding


@pytest.mark.parametrize("test", ["any_yaku", "total_higher", "captures_raise_total"])
def test_kk_4_everybody_is_measured_by_his_own_score(test: str) -> None:
    """Seat 0 has 5 points, seat 1 has 1; both have called, and then nobody gains anything."""
    board = position(
        "08b 04j1 06j1",
        "08j1 11j1",
        other="11a 05j1 07j1",
        captured="01b 03b",
        other_captured="02a 04a 05a 08a",
        improve_test=test,
    ).do("play 08b", "koikoi", "play 11a")
    assert board.deciding
    board.do("koikoi", "play 04j1")
    assert (board.deciding, board.mover) == (False, 1)
    board.do("play 05j1")
    assert (board.deciding, board.mover) == (False, 0)


@pytest.mark.parametrize("test", ["any_yaku", "total_higher", "captures_raise_total"])
def test_kk_11_the_rise_of_a_viewing_through_the_call_is_no_gain(test: str) -> None:
    board = position("09a 04j1 05j1", "09r", captured="03b", preset="koikoi_japan", improve_test=test)
    board.do("play 09a")
    assert board.score() == {"hanami": 1}
    board.do("koikoi")
    assert board.score() == {"hanami": 3}
    board.idle()
    board.do("play 04j1")
    assert (board.deciding, board.mover) == (False, 1)


def test_kk_6_the_viewing_value_after_an_own_call() -> None:
    assert scored("03b 08b 09a", preset="koikoi_japan") == {"hanami": 1, "tsukimi": 1}
    assert scored("03b 08b 09a", preset="koikoi_japan", calls=2) == {"hanami": 3, "tsukimi": 3}


def test_kk_5_sets_grow_only_with_exclusive_grouping() -> None:
    assert scored("06a 07a 10a 02a", preset="additive") == {"inoshikacho": 5}
    assert scored("06a 07a 10a 02a", preset="additive", grouping="exclusive") == {"inoshikacho": 6}
    assert scored("01r 02r 03r 04r", preset="flash", grouping="exclusive") == {"akatan": 7}
    six = scored("01r 02r 03r 06r 09r 10r 04r", preset="ukrainian", grouping="exclusive")
    assert sum(six.values()) == 3 + 3 + 3 + 1
    assert "tan" not in six
    assert scored("01r 02r 03r 06r 09r 10r", grouping="additive") == {"akatan": 5, "aotan": 5, "tan": 2}


def test_kk_8_the_dealer_is_paid_whatever_the_yaku() -> None:
    for dealer in (0, 1):
        board = position("04j1", "", other="05j1", mover=dealer, dealer=dealer, preset="koikoi_japan")
        board.do("play 04j1", "play 05j1")
        assert board.outcome.points == ((1, -1) if dealer == 0 else (-1, 1))
        assert not board.outcome.drawn
        following = KOI_KOI.follow(KOI_KOI.options("koikoi_japan"), [(Setup(2, dealer), board.outcome)])
        assert following == Setup(2, dealer, 2, 2)


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("01b 03b 08b", PLAIN_ANIMALS, (5, 0)),
        (PLAIN_ANIMALS, "01b 03b 08b", (0, 5)),
        ("01b 03b 08b", "01r 02r 03r", (0, 0)),
        (PLAIN_ANIMALS, "", (1, 0)),
    ],
)
def test_kk_8_the_higher_total_scores_without_multipliers(
    mine: str, theirs: str, points: tuple[int, int]
) -> None:
    decided, other_decided = scored(mine), scored(theirs)
    board = position(
        "04j1",
        "",
        other="05j1",
        captured=mine,
        other_captured=theirs,
        decided=decided,
        other_decided=other_decided,
        calls=(1, 1),
        last_caller=0,
        exhaustion="higher_total",
    ).do("play 04j1", "play 05j1")
    assert (board.outcome.points, board.outcome.same_dealer) == (points, True)


@pytest.mark.parametrize(("caller", "points"), [(0, (5, 0)), (1, (0, 1)), (None, (0, 0))])
def test_kk_8_the_last_caller_scores_without_multipliers(caller: int | None, points: tuple[int, int]) -> None:
    board = position(
        "04j1",
        "",
        other="05j1",
        captured="01b 03b 08b",
        other_captured=PLAIN_ANIMALS,
        decided={"sanko": 5},
        other_decided={"tane": 1},
        calls=(0, 0) if caller is None else (1, 1),
        last_caller=caller,
        exhaustion="last_improver",
    ).do("play 04j1", "play 05j1")
    assert board.outcome.points == points


@pytest.mark.parametrize("first", [0, 1])
def test_kk_8_the_last_caller_is_who_called_last_in_play(first: int) -> None:
    board = position(
        "08b 04j1",
        "08j1 11j1",
        other="11a 05j1",
        captured="01b 03b",
        other_captured="02a 04a 05a 08a",
        mover=first,
        dealer=first,
        exhaustion="last_improver",
    ).do("play 08b", "koikoi", "play 11a", "koikoi", "play 04j1", "play 05j1")
    assert board.outcome.points == ((0, 1) if first == 0 else (1, 0))


def test_kk_8_last_improver_and_higher_total_may_find_nobody() -> None:
    for rule in ("last_improver", "higher_total"):
        board = position("04j1", "", other="05j1", exhaustion=rule).do("play 04j1", "play 05j1")
        assert (board.outcome.points, board.outcome.drawn) == ((0, 0), True)


def test_kk_9_a_match_with_start_points_ends_when_a_total_is_gone() -> None:
    deals = {number: four_for(1, 0) for number in range(1, 20)}
    match = session(
        deals, "board_game_arena", next_dealer="fixed", length={"type": "rounds", "n": 12}, start_points=12
    )
    assert match.totals == (6, 18)
    match.do(0, NEXT)
    assert (match.finished, match.totals, match.winners) == (True, (0, 24), (1,))
    below = session(deals, "board_game_arena", next_dealer="fixed", start_points=4)
    assert (below.finished, below.totals) == (True, (-2, 10))


def test_g_4_a_drawn_round_counts_unless_agreed_otherwise() -> None:
    pairs = ("01j1 01j2 02j1 02j2 06j1 06j2 07j1 07j2", "03j1 03j2 04j1 04j2 05j1 05j2 08j1 08j2")
    drawn = {1: hands_deal(*pairs, 0, "09j2 10j1 11j1 12j1 02r 03r 04r 05r")}
    counted, again = session(drawn), session(drawn, draws_count=False)
    for match in (counted, again):
        match.do(0, NEXT)
    assert (counted.setup.number, counted.setup.month) == (2, 2)
    assert (again.setup.number, again.setup.month, again.setup.deal) == (1, 1, 2)


def test_g_4_equal_totals_share_the_win() -> None:
    match = session(
        {1: four_for(0, 0), 2: four_for(1, 0)}, next_dealer="fixed", length={"type": "rounds", "n": 2}
    )
    match.do(0, NEXT)
    assert (match.totals, match.winners) == ((6, 6), (0, 1))


@pytest.mark.parametrize(
    "wrong",
    [
        {"viewing": 5},
        {"teyaku": "yes"},
        {"teyaku": 1},
        {"koikoi_limit": None},
        {"hand_size": 9},
        {"length": 12},
    ],
)
def test_an_unknown_option_or_value_is_an_error(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        KOI_KOI.options("nintendo", wrong)
    with pytest.raises(OptionError):
        KOI_KOI.options("nintendoo")
