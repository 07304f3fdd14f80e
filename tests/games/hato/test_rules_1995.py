"""The rules of the game of 1995 sentence by sentence (C-1 to C-6)."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.outcome import total
from hato.play.session import NEXT
from tests.games.hato.board import DECK, HATO, answer, dealt, play_round, position, scored, session, settled

SUIT = {number: " ".join(c for c in DECK.codes if c[:2] == number) for number in {c[:2] for c in DECK.codes}}


def test_c_1_ten_cards_each_eight_open_twenty_in_the_stock_korean_order() -> None:
    for preset in ("card1995", "card1995_fair"):
        board = dealt({}, preset=preset)
        assert [len(board.zone(place)) for place in ("hand:0", "hand:1", "field", "stock")] == [10, 10, 8, 20]
        assert HATO.calendar(HATO.options(preset)) == "korean"
        assert board.mover == 0  # the person leads


def test_c_2_no_extra_card_when_the_flip_captured_nothing_or_the_stock_is_empty() -> None:
    board = position("03j1", "03b 05a", "08a 09j1", preset="card1995").do("play 03j1")
    assert board.stock == ["09j1"]
    empty = position("03j1 07j1", "03b 05a", "05r", only=True, preset="card1995").do("play 03j1")
    assert (empty.mover, empty.phase, empty.zone("stock")) == (1, "play", set())
    assert {"05a", "05r", "03j1", "03b"} <= empty.captured(0)


def test_c_2_an_empty_stock_skips_the_second_step() -> None:
    board = position("03j1 07j1", "03b 05a", only=True, rest=1, hands={1: "05r"}, preset="card1995")
    board.do("play 03j1")
    assert (board.mover, board.phase) == (1, "play")
    board.do("play 05r")
    assert (board.mover, board.over) == (0, False)
    board.do("play 07j1")
    assert board.over and board.field == {"07j1"}


def test_c_2_a_card_that_meets_three_takes_all_three() -> None:
    """The extra card makes a third of a month lie loose; the fourth takes them all."""
    board = position("03j1 05j2", "06a 05a 05r", "06r 05j1", hands={1: "08j1"}, preset="card1995")
    board.do("play 03j1")
    assert {"05a", "05r", "05j1"} <= board.field
    board.do("play 08j1", "play 05j2")
    assert {"05a", "05r", "05j1", "05j2"} <= board.captured(0)


def test_c_2_four_of_a_month_are_dead() -> None:
    board = position("03j1", "06a 05a 05r 05j1", "06r 05j2", hands={1: "08j1"}, preset="card1995")
    board.do("play 03j1")
    assert {"05a", "05r", "05j1", "05j2"} <= board.field
    board.to_the_end()
    assert {"05a", "05r", "05j1", "05j2"} <= board.field


def test_c_2_matched_extra_cards_capture_too_and_no_second_one_follows() -> None:
    rule: dict[str, Any] = {"preset": "card1995", "extra_draw": "matched"}
    board = position("03j1", "03b 05a 09a", "05r 09j1 10j1", **rule).do("play 03j1")
    assert (board.captured(0), board.field) == ({"03b", "03j1", "05a", "05r", "09a", "09j1"}, set())
    assert board.stock == ["10j1"]
    two = position("03j1", "03b 05a 09a 09r", "05r 09j1 10j1", **rule).do("play 03j1")
    assert (two.mover, two.words) == (0, {"take 09a", "take 09r"})
    two.do("take 09r")
    assert (two.mover, two.field, two.stock) == (1, {"09a"}, ["10j1"])
    none = position("03j1", "03b 05a", "08a 10j1", **rule).do("play 03j1")
    assert none.stock == ["10j1"]
    laid = position("03j1", "03b 05a", "05r 10j1", **rule).do("play 03j1")
    assert laid.field == {"10j1"}


def test_c_2_a_choice_by_the_flip_brings_the_extra_card_as_well() -> None:
    board = position("03j1", "03b 05a 05j1", "05r 09j1", preset="card1995").do("play 03j1", "take 05a")
    assert (board.field, board.stock, board.mover) == ({"05j1", "09j1"}, [], 1)


def test_c_2_fair_has_twenty_flips_for_twenty_turns() -> None:
    board = dealt({}, preset="card1995_fair").to_the_end()
    drawn = [event for event in board.events if event.kind == "drawn"]
    assert (len(drawn), board.field, board.zone("stock")) == (20, set(), set())


def test_c_2_what_is_left_belongs_to_nobody() -> None:
    board = position("03j1", "09a 09r 08b", only=True, rest=0, preset="card1995").do("play 03j1")
    lines = board.outcome.lines
    points = sum(line.points for line in lines if line.key == "card_points")
    assert points == 240 - 10 - 5 - 20
    assert answer("leftover", {"table": ["09a"], "last_capturer": "A"}, "card1995") == {"owner": None}


def test_c_3_card_points_and_the_table_of_combinations() -> None:
    assert scored(SUIT["01"], preset="card1995") == {}
    assert scored(SUIT["01"], preset="card1995", month_sets="all12") == {"month_01": 20}
    assert scored("01b 03b 08b 11b 12b", preset="card1995", five_brights=0) == {}
    board = settled({0: SUIT["05"] + " 04r 07r"}, preset="card1995")
    assert board.scores()[0] == 15 + 10 + 20 + 30
    assert board.outcome.points[0] == board.scores()[0] - board.scores()[1]


@pytest.mark.parametrize("stake", [1, 5, 10])
def test_c_4_the_lead_times_the_stake(stake: int) -> None:
    match = session({}, preset="card1995", stake=stake, capital=1000)
    outcome = play_round(match)
    lead = _score(outcome, 0) - _score(outcome, 1)
    money = [points * stake for points in match.totals]
    assert money == [1000 + lead * stake, 1000 - lead * stake]


def _score(outcome: Any, seat: int) -> int:
    lines = [line for line in outcome.lines if line.seat == seat]
    return total(lines[: [line.key for line in lines].index("round_score")])


def test_c_5_a_loser_who_cannot_pay_loses_what_he_has() -> None:
    match = session({}, preset="card1995", stake=10, capital=100)
    outcome = play_round(match)
    assert max(outcome.points) > 10
    assert (match.finished, sorted(match.totals)) == (True, [0, 20])


def test_c_5_the_menu_offers_100_500_and_1000() -> None:
    assert HATO.options("card1995").capital == 500
    for capital in (100, 500, 1000):
        assert HATO.options("card1995", {"capital": capital}).purse == capital
    with pytest.raises(ValueError, match="multiple of the stake"):
        HATO.options("card1995", {"capital": 105, "stake": 10})


def test_c_6_the_person_leads_then_the_winner_of_a_round() -> None:
    match = session({}, preset="card1995")
    assert match.setup.dealer == 0
    for _ in range(6):
        before = match.setup.dealer
        outcome = play_round(match)
        if match.finished:
            break
        match.do(0, NEXT)
        assert match.setup.dealer == (before if outcome.winner is None else outcome.winner)
