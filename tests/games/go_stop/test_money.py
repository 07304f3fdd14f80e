"""Matches for money, purses, and what drawn rounds carry on (G-4, GS-11, GS-12, GS-13)."""

import random
from typing import Any

import pytest

from hato.core.chance import Sampled
from hato.core.match import Setup, follow, pay, totals
from hato.core.outcome import Carried, Outcome, Payment
from hato.play.session import Session
from tests.games.go_stop.board import GO_STOP, Board, deal_order, dealt, play_round, position, session

QUAD = "05a 05r 05j1 05j2"
TABLE = "06a 06r 06j1 06j2"


def won(winner: int = 0, seats: int = 2) -> list[str]:
    """A deal that `winner` wins at once with a quad, where that is the rule."""
    options = GO_STOP.options("gostop" if seats > 2 else "matgo")
    return deal_order({winner: QUAD}, "", 0, options, seats)


def drawn() -> list[str]:
    """A deal that is drawn by four cards of a month on the table."""
    return deal_order({}, TABLE, 0, GO_STOP.options(), 2)


def match_of(deals: list[list[str]], **options: Any) -> Session:
    """A match of these deals; a quad wins at once."""
    return session(dict(enumerate(deals, 1)), **{"hand_quad": "win", **options})


def play_all(match: Session, most: int = 50) -> list[tuple[int, ...]]:
    """Plays the match to its end, and tells the totals after each round."""
    found = []
    for _ in range(most):
        if match.asked:
            play_round(match)
        found.append(match.totals)
        if match.finished:
            return found
        match.do(0, ("next",))
    raise AssertionError("the match has no end")


def test_a_match_ends_when_somebody_has_no_money() -> None:
    match = match_of([won(), won(), won(), won()], capital=25)
    assert play_all(match) == [(35, 15), (45, 5), (50, 0)]
    assert (match.winners, match.finished) == ((0,), True)


def test_a_loser_loses_what_he_has_and_never_more() -> None:
    for capital in (1, 9, 10, 11):
        match = match_of([won(1)], capital=capital)
        assert match.totals == ((capital - 10, capital + 10) if capital > 10 else (0, 2 * capital))
        assert match.finished == (capital <= 10)


@pytest.mark.parametrize(
    ("have", "points", "exact"),
    [
        ((20, 4, 20), (10, -10, 0), (4, -4, 0)),
        ((20, 4, 20, 20), (6, -9, 3, 0), (8 / 3, -4, 4 / 3, 0)),
        ((5, 5, 5, 5), (12, -6, -6, 0), (10, -5, -5, 0)),
        ((5, 5, 5, 9), (-9, 3, 3, 3), (-5, 5 / 3, 5 / 3, 5 / 3)),
        ((100, 1, 1), (80, -40, -40), (2, -1, -1)),
    ],
)
def test_several_winners_share_it_in_proportion_to_their_gains(
    have: tuple[int, ...], points: tuple[int, ...], exact: tuple[float, ...]
) -> None:
    came = pay(have, points)
    assert (sum(came), min(came) >= 0) == (sum(have), True)
    for before, after, change in zip(have, came, exact, strict=True):
        assert abs(after - before - change) < 1


@pytest.mark.parametrize("preset", ["matgo", "gostop", "matgo_pmang", "gostop_hangame"])
@pytest.mark.parametrize("limit", [True, False])
@pytest.mark.parametrize("seed", range(3))
def test_totals_are_never_below_nothing_and_no_money_is_made(preset: str, limit: bool, seed: int) -> None:
    rng = random.Random(seed)
    options = GO_STOP.options(preset, {"capital": 15, "purse_limit": limit})
    seats = options.players
    match = Session(GO_STOP, options, seats, lambda _: Sampled(rng))
    for _ in range(4000):
        if match.finished:
            break
        if match.waiting:
            assert min(match.totals) > 0
            match.do(0, ("next",))
            continue
        seat = rng.choice(match.asked)
        match.do(seat, rng.choice(match.view(seat).choices).words)
        assert min(match.totals) >= 0
        assert sum(match.totals) == 15 * seats
    assert match.finished
    assert min(match.totals) == 0


def test_a_limited_purse_in_a_fixed_win() -> None:
    for limit, value in ((True, 4), (False, 10)):
        board = dealt({0: QUAD}, hand_quad="win", purse=(500, 4), purse_limit=limit)
        assert board.outcome.points == (value, -value)
    assert ("purse", -6, 1) in dealt({0: QUAD}, hand_quad="win", purse=(500, 4), purse_limit=True).steps(1)


def ppeok(**options: Any) -> Board:
    told = {"turns": [1, 0], "streaks": [0, 0]}
    return position("05a", "05r 09a", "05j1", facts=told, **options).do("play 05a")


def test_a_limited_purse_in_a_side_payment_and_then_in_the_win() -> None:
    assert ppeok(purse=(500, 4), purse_limit=True).payments() == [("first_ppeok", (4, -4))]
    assert ppeok(purse=(500, 4), purse_limit=False).payments() == [("first_ppeok", (7, -7))]
    told = {"turns": [3, 0], "streaks": [2, 0], "ppeoks": [2, 0]}
    board = position("05a", "05r 09a", "05j1", facts=told, purse=(500, 25), purse_limit=True).do("play 05a")
    assert board.payments() == [("first_ppeok", (21, -21))]
    assert (board.outcome.result, board.outcome.points) == ((4, -4), (25, -25))


def test_the_third_ppeok_in_a_row_brings_the_side_payment_and_the_win() -> None:
    told = {"turns": [3, 0], "streaks": [2, 0], "ppeoks": [2, 0]}
    board = position("05a", "05r 09a", "05j1", facts=told, captured="01b 03b 08b 12b").do("play 05a")
    assert (board.outcome.key, board.outcome.points, board.outcome.result) == (
        "three_ppeok",
        (28, -28),
        (7, -7),
    )


def test_a_side_payment_is_never_multiplied() -> None:
    assert ppeok(carry=8).payments() == [("first_ppeok", (7, -7))]
    assert ppeok(bomb_four=False, captured="XD", jokers=["XD"]).payments() == [("first_ppeok", (7, -7))]


@pytest.mark.parametrize(("cap", "factors"), [(8, [2, 4, 8, 8]), (4, [2, 4, 4, 4]), (16, [2, 4, 8, 16])])
def test_drawn_rounds_stack_up_to_the_cap(cap: int, factors: list[int]) -> None:
    match = match_of([drawn()] * 4 + [won()], carry_cap=cap)
    found = []
    for _ in range(4):
        found.append(match.done[-1][1].carried.factor)
        match.do(0, ("next",))
    assert found == factors
    assert match.totals == (500 + 10 * factors[-1], 500 - 10 * factors[-1])
    assert match.done[-1][1].carried.factor == 1


def test_without_stacking_a_draw_always_doubles() -> None:
    match = match_of([drawn(), drawn(), won()], carry_stack=False)
    match.do(0, ("next",))
    match.do(0, ("next",))
    assert match.totals == (520, 480)


@pytest.mark.parametrize(("rule", "factor"), [("draw", 2), ("draw_carry", 4)])
def test_two_quads_leave_the_carry_or_double_it(rule: str, factor: int) -> None:
    both = deal_order({0: QUAD, 1: TABLE}, "", 0, GO_STOP.options(), 2)
    match = match_of([drawn(), both], both_quads=rule)
    match.do(0, ("next",))
    outcome = match.done[-1][1]
    assert (outcome.key, outcome.winner, outcome.carried.factor) == ("both_quads", None, factor)


@pytest.mark.parametrize(("dealer", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_two_quads_may_be_the_dealers_or_the_first_declarers_after_him(dealer: int, winner: int) -> None:
    board = dealt(
        {0: QUAD, 1: TABLE}, preset="gostop", hand_quad="win", both_quads="dealer_wins", dealer=dealer
    )
    assert board.outcome.winner == winner
    assert board.outcome.points[winner] == 20


def test_two_quads_in_one_hand_win_once() -> None:
    board = dealt({0: f"{QUAD} 08b 08a 08j1 08j2"}, hand_quad="win")
    assert board.outcome.points == (10, -10)


@pytest.mark.parametrize("preset", ["matgo", "gostop"])
def test_the_carry_multiplies_the_whole_result_but_not_the_two_points_more(preset: str) -> None:
    board = position(
        "10a",
        "10j1 11a",
        captured={0: "01b 03b 08b", 1: "06j1"},
        stop_minimum=1,
        carry=4,
        gwangbak="plus2",
        preset=preset,
    ).do("play 10a", "stop")
    assert -board.outcome.points[1] == 3 * 4 + 2
    assert board.outcome.carried.factor == 1


def test_for_the_loser_rule_side_payments_do_not_count() -> None:
    # seat 1 lost most in the round itself, seat 2 with a side payment
    lost = Outcome("stop", (15, -6, -9), 0, paid=(_paid((0, 6, -6)),), carried=Carried())
    options = GO_STOP.options("gostop", {"next_dealer": "loser"})
    following = follow(options, [(Setup(3, 0), lost)])
    assert following is not None
    assert following.dealer == 1
    equal = Outcome("stop", (10, -5, -5), 0)
    for dealer, wanted in ((0, 1), (1, 2), (2, 1)):
        following = follow(options, [(Setup(3, dealer), equal)])
        assert following is not None
        assert following.dealer == wanted


def _paid(points: tuple[int, ...]) -> Payment:
    return Payment("first_ppeok", points)


def test_somebody_without_money_after_a_draw_that_does_not_count_ends_the_match() -> None:
    lost = Outcome("exhausted", (7, -7), None, paid=(_paid((7, -7)),), same_dealer=True)
    options = GO_STOP.options("matgo", {"capital": 5, "draws_count": False})
    assert totals(options, 2, [(Setup(2, 0), lost)]) == (10, 0)
    assert follow(options, [(Setup(2, 0), lost)]) is None


@pytest.mark.parametrize("limit", [True, False])
def test_a_pot_holds_only_what_was_paid(limit: bool) -> None:
    options = GO_STOP.options("gostop", {"extra_seats": "dropout"})
    first = deal_order({}, TABLE, 0, options, 4)
    second = deal_order({1: QUAD}, "", 0, options, 3)  # of seats 0, 2, 3 the second
    match = session(
        {1: first, 2: second},
        seats=4,
        preset="gostop",
        extra_seats="dropout",
        capital=15,
        dropout_penalty=18,
        purse_limit=limit,
        hand_quad="win",
    )
    match.do(1, ("drop",))
    assert match.totals == (15, 0, 15, 15)
    assert match.done[0][1].carried.pot == 15


def test_money_is_points_times_the_stake_and_changes_no_rule() -> None:
    for stake in (1, 100):
        assert match_of([won()], stake=stake).totals == (510, 490)


@pytest.mark.parametrize("cap", [10, "none"])
def test_a_cap_is_for_what_is_paid_at_the_end_and_not_for_fixed_wins(cap: Any) -> None:
    fixed = dealt({0: QUAD}, hand_quad="win", score_cap=cap, carried=Carried(4))
    assert fixed.outcome.points == (40, -40)
    side = ppeok(score_cap=3)
    assert side.payments() == [("first_ppeok", (7, -7))]
    highest = position(
        "02j1",
        "11a",
        captured="01b 03b 08b",
        rest=0,
        size=1,
        carry=8,
        exhaustion="highest_score",
        score_cap=cap,
        stop_minimum=9,
    ).do("play 02j1")
    assert highest.outcome.points[0] == (10 if cap == 10 else 24)


@pytest.mark.parametrize(("limit", "value"), [(4, 4), (5, 5), (6, 6), (7, 6)])
def test_a_cap_and_a_purse_hold_to_the_point(limit: int, value: int) -> None:
    captured = {0: "01b 03b 08b", 1: "06j1"}  # 3, x2 for no bright
    for options in ({"score_cap": limit}, {"purse": (500, limit), "purse_limit": True}):
        board = position("10a", "10j1 11a", captured=captured, stop_minimum=1, **options)
        assert board.do("play 10a", "stop").outcome.points == (value, -value)
