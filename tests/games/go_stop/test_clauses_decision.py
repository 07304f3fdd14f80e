"""Clauses about junk that changes hands, go and stop, and the end of a round (GS-7, GS-9, GS-10, GS-12)."""

import pytest

from tests.games.go_stop.board import GO_STOP, Board, deal_order, play_round, position, session

TTADAK = ("08b", "08a 08j1 11a", "08j2")
"""Hand, table and stock of a ttadak."""


def ttadak(**options: object) -> Board:
    return position(*TTADAK, **options).do("play 08b", "take 08a")  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3])
def test_gsc_38_who_collects_a_month_gets_a_junk_card_from_each_opponent(players: int) -> None:
    captured = {1: "01j1 02j1", 2: "03j1"} if players == 3 else {1: "01j1 02j1"}
    deal = "7-6" if players == 3 else "10-8"
    board = ttadak(captured=captured, preset="godori_1", players=players, deal=deal)
    assert board.given(1) == ["01j1"]
    if players == 3:
        assert board.given(2) == ["03j1"]
        givers = [event.source for event in board.events if str(event.source).startswith("captured")]
        assert givers == ["captured:1", "captured:2"]


def test_gsc_38_taken_at_its_word_the_four_may_come_one_by_one() -> None:
    board = position("08j2", "08j1 11a", captured={0: "08b 08a", 1: "01j1"}, preset="godori_literal")
    board.do("play 08j2")
    assert (board.calls()[0], board.given(1)) == ("month_taken", ["01j1"])
    at_once = position("08j2", "08j1 11a", captured={0: "08b 08a", 1: "01j1"}, preset="godori_1")
    assert at_once.do("play 08j2").given(1) == []


def test_gsc_38_a_month_that_junk_completes_counts_too_and_each_pays_once() -> None:
    # the pak itself pays nothing; month 8 pays 01j2, which completes month 1, and that pays again
    captured = {0: "01b 01r 01j1", 1: "01j2 02j1 03j1"}
    board = position(
        "08j2", "08b 08a 08j1 11a", stacks={"08": None}, captured=captured, preset="godori_literal"
    ).do("play 08j2")
    assert board.given(1) == ["01j2", "02j1"]
    assert board.calls().count("month_taken") == 2


def test_gsc_39_an_opponent_without_junk_gives_nothing() -> None:
    board = ttadak(captured={1: "01b 02a"}, preset="godori_1")
    assert (board.given(1), board.facts["debts"]) == ([], [])


def test_gsc_40_or_he_gives_one_as_soon_as_he_has_one() -> None:
    board = position(
        "08b",
        "08a 08j1 11a 03b",
        "08j2",
        captured={1: "01b 02a"},
        hands={1: "03j1"},
        preset="godori_1",
        junk_debt=True,
    ).do("play 08b", "take 08a")
    assert board.facts["debts"] == [[1, 0, 1]]
    board.do("play 03j1")
    assert board.given(1) == ["03j1"]
    assert board.facts["debts"] == []


@pytest.mark.parametrize(("preset", "minimum"), [("matgo", 7), ("gostop", 3), ("godori_1", 7)])
def test_gsc_52_play_goes_on_until_the_minimum_is_reached(preset: str, minimum: int) -> None:
    below = {3: "04r 05r 06r 11r 10r 01r", 7: "01r 02r 03r 04r 05r 11r 06r"}[minimum]  # 2 and 6
    assert sum(position(captured=below, preset=preset).score().values()) == minimum - 1
    board = position("08j1", "08b", captured=below, preset=preset).do("play 08j1")
    assert not board.deciding
    board = position("09r", "09j1", captured=below, preset=preset).do("play 09r")
    assert board.deciding


def test_gsc_53_then_he_must_choose_stop_or_go() -> None:
    board = position("08b", "08j1", captured="01b 03b", stop_minimum=3).do("play 08b")
    assert board.words == {"go", "stop"}
    board.do("go")
    assert (board.over, board.mover, board.facts["calls"]) == (False, 1, [0])


def after_goes(count: int, bonus: str = "source") -> int:
    """What the other pays for three dry brights and so many calls."""
    board = position(
        "08b",
        "08j1",
        captured={0: "01b 03b", 1: "12b"},
        facts={"goes": [count, 0], "calls": [0] * count},
        stop_minimum=3,
        preset="godori_1",
        go_bonus=bonus,
    )
    return board.do("play 08b", "stop").outcome.points[0]


def test_gsc_54_one_go_adds_a_point() -> None:
    assert (after_goes(0), after_goes(1)) == (3, 4)


def test_gsc_55_two_go_double_the_points() -> None:
    assert after_goes(2) == 6


def test_gsc_56_more_go_multiply_by_their_number() -> None:
    assert [after_goes(3), after_goes(4), after_goes(5)] == [9, 12, 15]


def test_the_modern_go_bonuses() -> None:
    assert [after_goes(n, "modern") for n in range(6)] == [3, 4, 5, 12, 28, 64]
    assert [after_goes(n, "modern_mult_only") for n in range(6)] == [3, 3, 3, 6, 12, 24]


def test_gsc_57_who_says_stop_wins_and_only_he_gets_points() -> None:
    board = position(
        "08b", "08j1", captured={0: "01b 03b", 1: "01r 02r 03r 06r 09r 10r 12b"}, stop_minimum=3
    ).do("play 08b", "stop")
    assert (board.outcome.key, board.outcome.winner, board.outcome.points) == ("stop", 0, (3, -3))


def test_gsc_58_the_winner_deals_the_next_round() -> None:
    match = session({1: quad_deal(1)}, preset="godori_1")
    match.do(0, ("continue",))
    match.do(1, ("declare_quad_win",))
    match.do(0, ("next",))
    assert match.setup.dealer == 1


def quad_deal(seat: int) -> list[str]:
    """A deal by seat 0 in which a seat has four of a month."""
    return deal_order({seat: "05a 05r 05j1 05j2"}, "", 0, GO_STOP.options("godori_1"), 2)


def test_gsc_59_after_a_go_only_a_new_or_better_combination_lets_him_decide_again() -> None:
    told = {"goes": [1, 0], "marks": [3, 6], "mark_yaku": [{"three_brights_dry": 3}, {}], "calls": [0]}
    same = position("02j1", "02a", captured="01b 03b 08b", facts=told, stop_minimum=3).do("play 02j1")
    assert not same.deciding
    better = position("11b", "11a", captured="01b 03b 08b", facts=told, stop_minimum=3).do("play 11b")
    assert better.deciding


@pytest.mark.parametrize(("rule", "asked"), [("points", False), ("any_yaku", True)])
def test_gsc_59_a_new_combination_of_no_greater_sum(rule: str, asked: bool) -> None:
    # at the go: three dry brights and junk 2, sum 5; junk was lost since, now hongdan comes: 3 + 3 > 5?
    told = {
        "goes": [1, 0],
        "marks": [6, 6],
        "mark_yaku": [{"three_brights_dry": 3, "junk": 3}, {}],
        "calls": [0],
    }
    board = position(
        "03r", "03j1", captured="01b 12b 08b 01r 02r", facts=told, stop_minimum=3, improve_test=rule
    )
    board.do("play 03r")
    assert sum(board.score().values()) == 6
    assert board.deciding == asked


@pytest.mark.parametrize("exhaustion", ["highest_score", "draw", "draw_next_double"])
def test_gsc_60_cards_used_up_without_a_stop(exhaustion: str) -> None:
    board = position(
        "02j1",
        "11a",
        captured={0: "01b 03b 08b", 1: "04r 05r 07r 06r 11r 02r 03r 09r"},
        hands={1: ""},
        rest=0,
        size=1,
        carry=2,
        preset="godori_1",
        stop_minimum=20,
        exhaustion=exhaustion,
    ).do("play 02j1")
    outcome = board.outcome
    if exhaustion == "highest_score":
        # chodan 3 + eight ribbons 4 = 7 against 3; the carry of 2 stays in
        assert (outcome.key, outcome.winner, outcome.points) == ("highest_score", 1, (-14, 14))
        assert outcome.carried.factor == 1
    else:
        assert (outcome.key, outcome.winner, outcome.points) == ("exhausted", None, (0, 0))
        assert outcome.carried.factor == (4 if exhaustion == "draw_next_double" else 2)


def test_gsc_60_the_doublings_stay_but_no_go_and_no_penalty() -> None:
    board = position(
        "02j1",
        "11a",
        captured={0: "01b 03b 08b XD", 1: "01j1"},
        rest=0,
        size=1,
        facts={
            "goes": [2, 0],
            "marks": [50, 6],
            "bombs": [1, 0],
            "shown_months": [["04"], []],
            "calls": [0, 0],
        },
        preset="godori_1",
        jokers=["XD"],
    ).do("play 02j1")
    assert board.outcome.points == (3 * 2 * 2 * 2, -24)
    assert {key for key, _, _ in board.steps()} == {
        "three_brights_dry",
        "shake",
        "bomb",
        "joker_double",
        "share",
    }


def test_gsc_60_a_shared_highest_score_is_a_draw() -> None:
    board = position("02j1", "11a", rest=0, size=1, carry=4, preset="godori_1").do("play 02j1")
    assert (board.outcome.winner, board.outcome.points, board.outcome.carried.factor) == (None, (0, 0), 4)


def test_a_round_that_somebody_won_sets_the_carry_back() -> None:
    match = session({1: quad_deal(0), 2: quad_deal(0)}, preset="godori_1")
    outcome = play_round(match)
    assert outcome.carried.factor == 1
