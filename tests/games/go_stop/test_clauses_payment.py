"""Clauses about what a loser pays (GS-11, jokers of D-6): one test for each."""

from typing import Any

import pytest

from tests.games.go_stop.board import Board, position

TEN = "01j1 01j2 02j1 02j2 03j1 03j2 04j1 04j2 05j1 05j2"
"""Junk that scores one point."""


def stop(winner: str, loser: str, *, facts: Any = None, preset: str = "godori_1", **options: Any) -> Board:
    """The winner has those captures and takes 10a with 10j1 besides, then stops; the loser has his."""
    board = position(
        "10a",
        "10j1 11a",
        captured={0: winner, 1: loser},
        facts=facts,
        stop_minimum=1,
        preset=preset,
        **{"jokers": [], **options},
    )
    return board.do("play 10a", "stop")


def paid(winner: str, loser: str, **options: Any) -> int:
    """What the loser pays."""
    return -stop(winner, loser, **options).outcome.points[1]


BRIGHTS = "01b 03b 08b"
LOTS = "06j1 06j2 07j1 07j2 08j1 08j2 09j1 09j2"
"""Eight junk: too much for the junk penalty."""


@pytest.mark.parametrize(("held", "value"), [("", 6), ("XL", 3)])
def test_gsc_48_the_light_of_a_loser_replaces_a_bright(held: str, value: int) -> None:
    assert paid(BRIGHTS, f"{LOTS} {held}", gwangbak="double", jokers=["XL"]) == value
    assert paid("01b 03b XL 01r 02r 03r", LOTS + " 12b", jokers=["XL"]) == 3  # never a bright for scoring


@pytest.mark.parametrize(("jokers", "value"), [("", 3), ("XD", 6), ("XD XD_2", 12)])
def test_gsc_49_each_double_doubles_the_points_of_the_winner(jokers: str, value: int) -> None:
    assert paid(f"{BRIGHTS} {jokers}", LOTS + " 12b", jokers=["XD", "XD"]) == value
    assert paid(BRIGHTS, f"{LOTS} 12b {jokers}", jokers=["XD", "XD"]) == 3


def test_gsc_50_everybody_gives_a_junk_card_if_there_is_one() -> None:
    rule: dict[str, Any] = {"preset": "godori_1", "players": 3, "deal": "7-6", "jokers": ["XS"]}
    board = position("XS 09r", "11a", captured={1: "01j1 02j1", 2: "12b"}, **rule).do("joker XS")
    assert (board.given(1), board.given(2)) == (["01j1"], [])


def test_gsc_61_a_loser_without_brights_pays_two_more() -> None:
    assert (paid(BRIGHTS, LOTS), paid(BRIGHTS, LOTS + " 12b")) == (5, 3)
    assert paid("01r 02r 03r", LOTS) == 3  # only if the winner scored brights
    assert paid("01r 02r 03r", LOTS, preset="godori_literal") == 5
    assert paid("01r 02r 03r", LOTS, gwangbak_needs_winner_brights=False) == 5


def test_gsc_61_the_two_points_come_after_all_multiplications() -> None:
    assert paid(BRIGHTS, LOTS, facts={"bombs": [2, 0]}) == 3 * 4 + 2
    # 3 + 2 for eleven junk, x2 for few junk, x2 for a go of the loser, and then the two points
    told = {"goes": [0, 1], "calls": [1]}
    assert paid(f"{BRIGHTS} {TEN}", "06j1", facts=told, gobak=True) == 5 * 2 * 2 + 2


def test_gsc_62_or_he_pays_double() -> None:
    assert (paid(BRIGHTS, LOTS, gwangbak="double"), paid(BRIGHTS, LOTS + " 12b", gwangbak="double")) == (6, 3)
    assert paid(BRIGHTS, LOTS, gwangbak="off") == 3
    assert paid("01r 02r 03r", LOTS, gwangbak="double", gwangbak_needs_winner_brights=False) == 6
    assert paid("01b 03b 11b", LOTS, gwangbak="double") == 4  # three wet brights count


@pytest.mark.parametrize(("junk", "value"), [(8, 2), (7, 4), (1, 4), (0, 4)])
def test_gsc_63_a_loser_with_seven_junk_or_fewer_pays_double(junk: int, value: int) -> None:
    # eleven junk with 10j1: 2 points
    assert paid(TEN, " ".join(LOTS.split()[:junk]) + " 12b") == value


def test_gsc_63_five_with_three_players_and_other_limits() -> None:
    rule: dict[str, Any] = {"preset": "godori_1", "players": 3, "deal": "7-6", "stop_minimum": 1}
    captured = {0: TEN, 1: "12b 06j1 06j2 07j1 07j2 08j1", 2: "08b 09j1 09j2 12j1 12j2 12j3"}
    board = position("10a", "10j1 11a", captured=captured, **rule).do("play 10a", "stop")
    assert board.outcome.points == (6, -4, -2)
    assert paid(TEN, "06j1 06j2 12b", pibak_limit=1) == 2
    assert paid(TEN, "06j1 12b", pibak_limit=1) == 4
    assert paid(TEN, LOTS + " 12b", pibak_limit=8) == 4
    assert paid(TEN, "06j1 12b", pibak="off") == 2


def test_gsc_63_whether_the_winner_has_to_score_junk_and_zero_is_exempt() -> None:
    assert paid("01r 02r 03r", "06j1 12b") == 3
    assert paid("01r 02r 03r", "06j1 12b", pibak_needs_winner_junk=False) == 6
    assert paid("01r 02r 03r", "06j1 12b", preset="godori_literal") == 6
    assert paid(TEN, "12b", pibak_zero_exempt=True) == 2
    assert paid(TEN, "12b", pibak_zero_exempt=False) == 4


@pytest.mark.parametrize("shown", [["04"], ["04", "07"]])
def test_gsc_64_the_winner_shook_triples_and_quads_alike(shown: list[str]) -> None:
    value = 3 * 2 ** len(shown)
    assert paid(BRIGHTS, LOTS + " 12b", facts={"shown_months": [shown, []]}) == value
    assert paid(BRIGHTS, LOTS + " 12b", facts={"shown_months": [[], shown]}) == 3


@pytest.mark.parametrize("bombs", [0, 1, 2])
def test_gsc_65_every_bomb_of_the_winner_doubles(bombs: int) -> None:
    assert paid(BRIGHTS, LOTS + " 12b", facts={"bombs": [bombs, 0]}) == 3 * 2**bombs
    assert paid(BRIGHTS, LOTS + " 12b", facts={"bombs": [0, bombs]}) == 3


def test_gsc_89_the_shake_doubles_if_the_round_is_won() -> None:
    board = position(
        "05a 05r 05j1",
        "10j1",
        captured={0: BRIGHTS, 1: LOTS + " 12b"},
        size=4,
        preset="matgo",
        stop_minimum=3,
    )
    assert "shake 05" in board.words
    board.do("shake 05")
    assert board.facts["shown"][0] == ["05a", "05r", "05j1"]
    board.do("play 05a")
    assert board.deciding  # three dry brights
    board.do("stop")
    assert board.outcome.points == (6, -6)


def test_seven_animals_double_the_whole_result_by_the_modern_rules() -> None:
    seven = "02a 04a 05a 06a 07a 09a"  # and 10a
    assert paid(seven, LOTS + " 12b", preset="matgo") == 6
    assert ("seven_animals", 0, 2) in stop(seven, LOTS + " 12b", preset="matgo").steps()
    assert paid(seven, LOTS + " 12b", preset="godori_1") == 3
    assert paid(seven.replace(" 07a", ""), LOTS, preset="matgo") == 2


def test_gs_17_base_and_factors_multiply_out_to_the_payment_shown() -> None:
    board = stop(
        f"{BRIGHTS} {TEN} XD",
        "06j1",
        preset="matgo",
        jokers=["XD"],
        facts={"goes": [3, 1], "calls": [0, 1, 0, 0], "bombs": [1, 0], "shown_months": [["04"], []]},
    )
    assert board.steps(0) == [
        ("three_brights_dry", 3, 1),
        ("junk", 2, 1),
        ("go_points", 3, 1),
        ("go_times", 0, 2),
        ("shake", 0, 2),
        ("bomb", 0, 2),
        ("joker_double", 0, 2),
    ]
    assert board.steps(1) == [("share", 8 * 16, 1), ("gwangbak", 0, 2), ("pibak", 0, 2), ("gobak", 0, 2)]
    assert board.outcome.points == (8 * 16 * 8, -8 * 16 * 8)
