"""Clauses about multipliers (KK-7): one test for each."""

from typing import Any

import pytest

from tests.games.positions import KOI_KOI, Board, position

ALL: dict[str, Any] = {"double_at_7": True, "double_after_own_call": True, "double_after_opponent_call": True}
NONE: dict[str, Any] = dict.fromkeys(ALL, False)


def stop_with(base: int, calls: tuple[int, int] = (0, 0), preset: str = "russian", **options: Any) -> Board:
    """Seat 0 has made three brights (5), ribbons with 6, or four rainy brights (7), and stops."""
    made = {
        5: ("08b", "08j1", "01b 03b"),
        6: ("04r", "04j1", "01r 02r 03r"),
        7: ("11b", "11j1", "01b 03b 08b"),
    }
    hand, field, captured = made[base]
    before = {5: {}, 6: {"akatan": 5}, 7: {"sanko": 5}}[base]
    board = position(
        f"{hand} 05j1",
        field,
        captured=captured,
        decided=before,
        calls=calls,
        preset=preset,
        **options,
    )
    return board.do(f"play {hand}", "stop")


def factors(board: Board) -> list[tuple[str, int]]:
    """The multipliers of the settlement."""
    return [(key, factor) for key, _, factor in board.steps() if factor != 1]


def test_kkc_23_seven_points_or_more_are_doubled() -> None:
    at_7: dict[str, Any] = {**NONE, "double_at_7": True}
    assert [stop_with(base, **at_7).outcome.points[0] for base in (5, 6, 7)] == [5, 6, 14]
    assert factors(stop_with(7, **at_7)) == [("at_7", 2)]


def test_kkc_24_a_win_after_an_own_koikoi_is_doubled() -> None:
    own: dict[str, Any] = {**NONE, "double_after_own_call": True}
    results = {
        calls: stop_with(5, calls, **own).outcome.points[0] for calls in ((0, 0), (1, 0), (2, 0), (0, 1))
    }
    assert results == {(0, 0): 5, (1, 0): 10, (2, 0): 10, (0, 1): 5}


def test_kkc_25_a_win_after_a_koikoi_of_the_opponent_is_doubled() -> None:
    theirs: dict[str, Any] = {**NONE, "double_after_opponent_call": True}
    results = {
        calls: stop_with(5, calls, **theirs).outcome.points[0] for calls in ((0, 0), (1, 0), (0, 1), (0, 2))
    }
    assert results == {(0, 0): 5, (1, 0): 5, (0, 1): 10, (0, 2): 10}


def test_kkc_26_usually_none_or_only_that_at_seven_is_played() -> None:
    assert stop_with(7, (1, 1)).outcome.points == (14, 0)
    assert stop_with(5, (1, 1)).outcome.points == (5, 0)
    assert stop_with(7, (1, 1), **NONE).outcome.points == (7, 0)


def test_kkc_27_two_doublings_are_times_4_and_three_times_8() -> None:
    assert stop_with(7, (1, 0), **ALL).outcome.points == (28, 0)
    assert stop_with(7, (0, 1), **ALL).outcome.points == (28, 0)
    assert stop_with(5, (1, 1), **ALL).outcome.points == (20, 0)
    assert stop_with(7, (1, 1), **ALL).outcome.points == (56, 0)
    assert [factor for _, factor in factors(stop_with(7, (1, 1), **ALL))] == [2, 2, 2]


def three_blue(calls: int, preset: str) -> int:
    """What three blue ribbons (3) pay after so many own calls."""
    board = position("10r 05j1", "10j1", captured="06r 09r", calls=(calls, 0), preset=preset)
    return board.do("play 10r", "stop").outcome.points[0]


@pytest.mark.parametrize("preset", ["ukrainian", "ukrainian_literal", "ukrainian_modern"])
def test_kkc_49_a_win_after_one_koikoi_is_doubled(preset: str) -> None:
    assert (three_blue(0, preset), three_blue(1, preset)) == (3, 6)


@pytest.mark.parametrize("preset", ["ukrainian", "ukrainian_literal", "ukrainian_modern"])
def test_kkc_50_after_two_calls_it_is_tripled(preset: str) -> None:
    assert three_blue(2, preset) == 9


@pytest.mark.parametrize("preset", ["ukrainian", "ukrainian_literal", "ukrainian_modern"])
def test_kkc_51_after_three_calls_times_4(preset: str) -> None:
    assert three_blue(3, preset) == 12


def test_the_ukrainian_scheme_reads_no_switch_and_no_call_of_the_opponent() -> None:
    for preset in ("ukrainian", "ukrainian_modern"):
        options = KOI_KOI.options(preset)
        assert options.double_at_7 and options.double_after_opponent_call
    assert stop_with(7, (0, 3), "ukrainian_modern").outcome.points == (7, 0)
    assert stop_with(7, (2, 3), "ukrainian_modern").outcome.points == (21, 0)


def test_kk_7_all_calls_count_with_calls_plus_one() -> None:
    assert stop_with(7, (1, 2), scheme="calls_plus_one").outcome.points == (28, 0)
    assert stop_with(7, (0, 0), scheme="calls_plus_one").outcome.points == (7, 0)


def test_kk_7_soft_multipliers_of_board_game_arena() -> None:
    points = {
        calls: stop_with(7, calls, "board_game_arena").outcome.points
        for calls in ((0, 0), (2, 0), (0, 2), (1, 1))
    }
    assert points == {(0, 0): (7, -7), (2, 0): (21, -21), (0, 2): (14, -14), (1, 1): (28, -28)}


def test_kk_7_ladder_adds_up_to_three_calls_and_multiplies_from_the_fourth() -> None:
    points = [stop_with(7, (calls, 9), "koikoi_japan").outcome.points[0] for calls in range(7)]
    assert points == [7, 8, 9, 10, 14, 21, 28]


def test_kk_7_brights_dealt_to_the_table_multiply_after_the_scheme() -> None:
    board = stop_with(7, (0, 1), "nintendo", field_brights=True, table_brights=2)
    assert factors(board) == [("at_7", 2), ("opponent_call", 2), ("field_brights", 3)]
    assert board.outcome.points == (84, 0)
    ladder = stop_with(7, (2, 0), "koikoi_japan", field_brights=True, table_brights=1)
    assert ladder.outcome.points == (18, -18)
    assert stop_with(7, (0, 1), "nintendo", table_brights=2).outcome.points == (28, 0)
