"""Faults seen in other implementations, in points, payments and secrets (section 7)."""

from typing import Any

import pytest

from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.records import header_of, redact, write
from tests.games.go_stop.board import DECK, GO_STOP, Board, dealt, play_round, position, scored, session

PLAIN = "01j1 01j2 02j1 02j2 03j1 03j2 04j1 04j2"
"""Eight junk cards that count one each."""


def settled(winner: str, loser: str, *, facts: Any = None, **options: Any) -> Board:
    """The winner takes 10a and 10j1 besides these captures, and stops."""
    board = position(
        "10a", "10j1 11a", captured={0: winner, 1: loser}, facts=facts, **{"stop_minimum": 1, **options}
    )
    return board.do("play 10a", "stop")


def keys(board: Board, seat: int) -> set[str]:
    """The keys of the lines of a seat."""
    return {key for key, _, _ in board.steps(seat)}


@pytest.mark.parametrize(("preset", "points"), [("godori_1", 3), ("godori_2", 4), ("matgo", 4)])
@pytest.mark.parametrize("missing", ["01b", "03b", "08b", "12b"])
def test_go_stop_fault_8_four_brights_with_rain(preset: str, points: int, missing: str) -> None:
    cards = [card for card in ("01b", "03b", "08b", "11b", "12b") if card != missing]
    assert scored(cards, preset=preset) == {"four_brights_rain": points}


def test_go_stop_fault_9_the_cup_as_junk_counts_two_for_the_penalty_too() -> None:
    assert scored(PLAIN + " 09a") == {"junk": 1}
    win = "05j1 05j2 06j1 06j2 07j1 07j2 08j1 08j2 11j1"  # 10, with 10j1 11
    for loser, pays in (
        ("12b 01j1 01j2 02j1 02j2 03j1 03j2", 4),
        ("12b 01j1 01j2 02j1 02j2 03j1 03j2 09a", 2),
    ):
        assert settled(win, loser).outcome.points == (pays, -pays)


@pytest.mark.parametrize(("turns", "paid"), [(1, 7), (2, 14), (3, 21), (4, 0)])
def test_go_stop_fault_21_consecutive_are_ppeok_of_the_same_player(turns: int, paid: int) -> None:
    # another player's open ppeok changes nothing
    told = {"turns": [turns, turns - 1], "streaks": [turns - 1, 0], "ppeoks": [0, 1]}
    board = position("05a", "05r 06a 06r 06j1", "05j1", stacks={"06": 1}, facts=told).do("play 05a")
    assert board.payments() == ([("first_ppeok", (paid, -paid))] if paid else [])
    broken = {**told, "streaks": [0, 1]}
    board = position("05a", "05r 06a 06r 06j1", "05j1", stacks={"06": 1}, facts=broken).do("play 05a")
    assert bool(board.payments()) == (turns == 1)


def test_go_stop_fault_21_one_after_the_other_each_begins_with_the_first_value() -> None:
    board = position(
        "01b 03b",
        "01j1 02j1 03j1 04j1",
        "01r 02r 03r 04r",
        hands={1: "02a 04a"},
        size=4,
        rest=4,
        facts={"turns": [1, 0]},
    ).do("play 01b", "play 02a", "play 03b", "play 04a")
    assert board.calls() == ["ppeok"] * 4
    paid = [(7, -7), (-7, 7), (14, -14), (-14, 14)]
    assert board.payments() == [("first_ppeok", points) for points in paid]


@pytest.mark.parametrize(
    ("captured", "given"),
    [
        (PLAIN + " 09a", ["01j1"]),
        ("09a 08a", []),
        ("09a 01b", []),
    ],
)
@pytest.mark.parametrize("stealable", ["never", "not_alone"])
def test_go_stop_fault_22_a_cup_that_is_the_only_junk_is_locked(
    captured: str, given: list[str], stealable: str
) -> None:
    board = position("05a", "11a", "05j1", captured={1: captured}, cup_stealable=stealable).do("play 05a")
    assert board.given(1) == given
    told = position(
        "05a",
        "11a",
        "05j1",
        captured={1: captured},
        cup_stealable=stealable,
        cup_decision="ask_on_capture",
        facts={"as_junk": ["09a"]},
    ).do("play 05a")
    assert told.given(1) == given


def test_go_stop_fault_23_a_losers_cup_moves_to_junk() -> None:
    win = "05j1 05j2 06j1 06j2 07j1 07j2 08j1 08j2 11j1"
    loser = "12b 01j1 01j2 02j1 02j2 03j1 03j2 02a 04a 05a 06a 09a"  # 6 junk, the cup is the fifth animal
    assert scored(loser) == {"animals": 1}
    for decision in ("best", "fixed_animal", "ask_on_capture"):
        assert settled(win, loser, cup_decision=decision).outcome.points == (2, -2)
        assert settled(win, loser, cup_decision=decision, cup_saves_loser=False).outcome.points == (4, -4)
    assert settled(win, loser, cup_decision="both", cup_saves_loser=False).outcome.points == (2, -2)


@pytest.mark.parametrize(
    ("cards", "given"), [("09a X3", "09a"), ("09a 11j1", "09a"), ("09a X3 01j1", "01j1")]
)
def test_go_stop_fault_28_the_cup_ranks_with_the_doubles(cards: str, given: str) -> None:
    board = position(
        "05a",
        "11a",
        "05j1",
        captured={1: cards},
        cup_decision="ask_on_capture",
        facts={"as_junk": ["09a"]},
    ).do("play 05a")
    assert board.given(1) == [given]
    if given == "09a":
        assert board.words == {"use 09a animal", "use 09a junk"}  # its new owner says again


@pytest.mark.parametrize(("carry", "points"), [(1, 7), (2, 14), (8, 56)])
@pytest.mark.parametrize("applies", [True, False])
def test_go_stop_fault_29_a_third_ppeok_wins_with_the_carry(carry: int, points: int, applies: bool) -> None:
    board = position(
        "05a",
        "05r 06a",
        "05j1",
        facts={"ppeoks": [2, 0], "goes": [1, 1], "calls": [0, 1], "bombs": [2, 0]},
        carry=carry,
        fixed_wins_carry=applies,
    ).do("play 05a")
    assert (board.outcome.key, board.outcome.winner) == ("three_ppeok", 0)
    wanted = points if applies else 7
    assert board.outcome.points == (wanted, -wanted)
    assert board.outcome.carried.factor == 1


def test_go_stop_fault_30_the_shuffle_is_opened_after_the_round() -> None:
    shuffle = SealedShuffle(bytes(range(32)))
    match = Session(
        GO_STOP, GO_STOP.options("matgo", {"length": {"type": "rounds", "n": 1}}), 2, shuffle.round
    )
    header = header_of(match, "matgo", ("A", "B"), shuffle.commitment)
    before = list(redact(list(write(match, header)), 1))
    assert shuffle.opening not in "".join(before)
    assert shuffle.commitment in before[0]
    play_round(match)
    assert shuffle.opening in "".join(redact(list(write(match, header, shuffle.opening)), 1))


@pytest.mark.parametrize(
    ("loser", "penalty"),
    [("11j1", True), ("12j1", True), ("X2", True), ("", False), ("XL", False), ("01j1", True)],
)
def test_go_stop_fault_36_a_loser_with_one_double_has_two(loser: str, penalty: bool) -> None:
    win = "05j1 05j2 06j1 06j2 07j1 07j2 08j1 08j2 09j1"
    board = settled(win, f"12b {loser}", jokers=["X2", "XL"])
    assert board.outcome.points == ((2, -2) if penalty else (1, -1))
    assert ("pibak" in keys(board, 1)) == penalty
    limit = settled(win, f"12b {loser}", jokers=["X2", "XL"], pibak_limit=1)
    assert ("pibak" in keys(limit, 1)) == (loser == "01j1")


def test_go_stop_fault_37_the_minimum_is_tested_on_unmultiplied_points() -> None:
    told = {"shown_months": [["04", "07"], []], "bombs": [2, 0], "goes": [0, 0]}
    board = position("08b", "08j1", captured="01b 03b 12b XD", jokers=["XD"], facts=told, carry=8)
    assert sum(board.do("play 08b").score().values()) == 4
    assert not board.deciding


@pytest.mark.parametrize("bonus", ["source", "modern"])
def test_go_stop_fault_38_the_point_of_a_go_is_no_progress(bonus: str) -> None:
    told = {"goes": [1, 0], "marks": [3, 6], "mark_yaku": [{"three_brights_dry": 3}, {}], "calls": [0]}
    board = position("02j1", "02a", captured="01b 03b 08b", facts=told, stop_minimum=3, go_bonus=bonus).do(
        "play 02j1"
    )
    assert not board.deciding
    go = position("08b", "08j1", captured="01b 03b", stop_minimum=3, go_bonus=bonus).do("play 08b", "go")
    assert go.facts["marks"][0] == 3


@pytest.mark.parametrize(("junk", "penalty"), [(0, False), (1, True), (6, True), (7, True), (8, False)])
def test_go_stop_fault_39_the_junk_penalty_is_for_one_to_seven(junk: int, penalty: bool) -> None:
    loser = " ".join(["12b", *PLAIN.split()[:junk]])
    win = "05j1 05j2 06j1 06j2 07j1 07j2 08j1 08j2 09j1"
    assert ("pibak" in keys(settled(win, loser), 1)) == penalty
    assert "pibak" not in keys(settled("01r 02r 03r", loser), 1)


@pytest.mark.parametrize(
    ("preset", "points"), [("godori_1", 5), ("matgo", 10), ("matgo_pmang", 7), ("gostop", 10)]
)
def test_go_stop_fault_40_a_dealt_quad_is_paid(preset: str, points: int) -> None:
    board = dealt({1: "05a 05r 05j1 05j2"}, preset=preset)
    for seat in board.asked:
        board.do("declare_quad_win" if seat == 1 else "continue", seat=seat)
    losers = len(board.seats) - 1
    assert board.outcome.points[1] == points * losers
    assert board.steps(1) == [("president", points, 1)]
    assert board.steps(0) == [("share", points, 1)]


@pytest.mark.parametrize(
    ("months", "factor"), [([], 1), (["04"], 2), (["04", "07"], 4), (["04", "07", "12"], 8)]
)
def test_go_stop_fault_42_every_shown_month_doubles(months: list[str], factor: int) -> None:
    board = settled("01b 03b 08b", "11b " + PLAIN, facts={"shown_months": [months, []]})
    assert board.outcome.points == (3 * factor, -3 * factor)


def test_go_stop_fault_44_go_penalty_third_go_bomb_and_junk_limit() -> None:
    told = {"goes": [0, 1], "calls": [1]}
    assert settled("01b 03b 08b", "11b " + PLAIN, facts=told).outcome.points == (6, -6)
    three = {"goes": [3, 0], "calls": [0, 0, 0], "marks": [2, 6]}
    assert settled("01b 03b 08b", "11b " + PLAIN, facts=three).outcome.points == (12, -12)
    assert settled("01b 03b 08b", "11b " + PLAIN, facts={"bombs": [1, 0]}).outcome.points == (6, -6)
    win = "05j1 05j2 06j1 06j2 07j1 07j2 08j1 08j2 09j1"
    six = " ".join(["12b", *PLAIN.split()[:6]])
    assert settled(win, six).outcome.points == (2, -2)


def test_go_stop_fault_45_three_ribbons_and_three_birds() -> None:
    assert scored("01r 02r 03r") == {"hongdan": 3}
    assert scored("02a 04a 08a") == {"godori": 5}
    assert scored("06r 09r 10r") == {"cheongdan": 3}
    assert scored("04r 05r 07r") == {"chodan": 3}


def test_go_stop_fault_46_january_is_bright_ribbon_and_two_junk() -> None:
    assert [code for code in DECK.codes if code.startswith("01")] == ["01b", "01r", "01j1", "01j2"]
    assert scored("01b 03b 08b") == {"three_brights_dry": 3}
    assert scored("01r 02r 03r") == {"hongdan": 3}
    nine = "02j1 02j2 03j1 03j2 04j1 04j2 05j1 05j2"
    assert scored(f"{nine} 01j1 01j2") == {"junk": 1}  # each is one
    assert scored("02a 04a 05a 06a 01b") == {}


@pytest.mark.parametrize("brights", ["01b", "01b 03b"])
@pytest.mark.parametrize("preset", ["godori_1", "matgo"])
def test_go_stop_fault_47_the_bright_penalty_needs_a_bright_score(brights: str, preset: str) -> None:
    board = settled(f"01r 02r 03r {brights}", PLAIN, preset=preset)
    assert not keys(board, 1) & {"gwangbak", "gwangbak_plus"}
    assert keys(settled("01b 03b 08b", PLAIN, preset=preset), 1) & {"gwangbak", "gwangbak_plus"}


@pytest.mark.parametrize("preset", ["godori_1", "matgo"])
def test_go_stop_fault_48_no_junk_penalty_without_a_junk_score_and_the_limit_is_seven(preset: str) -> None:
    few = "12b 01j1 01j2 02j1 02j2 03j1 03j2 04j1"  # seven
    assert "pibak" not in keys(settled("01r 02r 03r", few, preset=preset), 1)
    win = "05j1 05j2 06j1 06j2 07j1 07j2 08j1 08j2 09j1"
    assert "pibak" in keys(settled(win, few, preset=preset), 1)


def test_a_match_of_the_default_preset_can_be_played() -> None:
    match = session()
    assert play_round(match).points == tuple(total - 500 for total in match.totals)
