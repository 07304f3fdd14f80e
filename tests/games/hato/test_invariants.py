"""What is true of every round, whatever the cards and choices (MH-2, MH-5, MH-7, C-2)."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.round import Round
from hato.testing.conformance import random_options
from tests.games.hato.board import DECK, HATO, PRESETS, SIZES, Board

TOTAL = {
    "minhwatu": 240,
    "sakhalin": 240,
    "sakhalin_250": 250,
    "sakhalin_260": 260,
    "card1995": 240,
    "card1995_fair": 240,
}
CLEAN = [preset for preset in PRESETS if preset != "card1995"]
ROUNDS = 25


def play_out(round_: Round, rng: Random) -> Board:
    """Plays at random to the end; hands, table, stock and piles are the whole deck at every step."""
    board = Board(round_)
    while round_.turn().kind != "over":
        if round_.turn().kind == "chance":
            round_.draw(DECK.card(rng.choice(DECK.names(round_.chances()))), board.events.append)
        else:
            seat = round_.turn().seats[0]
            round_.play(seat, rng.choice(round_.legal(seat)), board.events.append)
        masks = [mask for _, mask in round_.zones()]
        assert sum(masks) == DECK.mask and sum(mask.bit_count() for mask in masks) == 48
    return board


def rounds(preset: str, players: int, number: int = ROUNDS, **differences: Any) -> list[Board]:
    """Random rounds."""
    options = HATO.options(preset, {"players": players, **differences})
    rng = Random(f"{preset} {players} {differences}")
    return [play_out(HATO.deal(options, Setup(players, rng.randrange(players))), rng) for _ in range(number)]


def card_points_of(board: Board) -> Fraction:
    """The card points of all seats, in points."""
    parts = board.round.options.parts  # type: ignore[attr-defined]
    return Fraction(sum(line.points for line in board.outcome.lines if line.key == "card_points"), parts)


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("preset", CLEAN)
def test_without_an_extra_card_the_table_is_empty_and_all_points_are_taken(preset: str, players: int) -> None:
    for board in rounds(preset, players):
        assert board.field == board.zone("stock") == set()
        assert card_points_of(board) == TOTAL[preset]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("preset", [preset for preset in PRESETS if not preset.startswith("card")])
def test_taken_from_each_opponent_the_round_scores_are_still_the_card_points(
    preset: str, players: int
) -> None:
    parts = HATO.options(preset, {"players": players}).parts
    for board in rounds(preset, players):
        assert sum(board.scores().values()) == TOTAL[preset] * parts


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("settlement", ["vs_par", "difference"])
def test_results_sum_to_zero(preset: str, players: int, settlement: str) -> None:
    for extra in ("none", "unmatched", "matched"):
        for board in rounds(preset, players, 6, settlement=settlement, extra_draw=extra):
            assert sum(board.outcome.points) == 0
            assert sum(board.outcome.result) == 0


@pytest.mark.parametrize("players", [3, 7])
@pytest.mark.parametrize(
    ("preset", "total"), [("sakhalin", 240), ("sakhalin_250", 250), ("sakhalin_260", 260)]
)
def test_mh_7_par_is_the_total_over_the_players_exactly(preset: str, total: int, players: int) -> None:
    for board in rounds(preset, players, 10):
        par = {line.points for line in board.outcome.lines if line.key == "par"}
        assert {Fraction(-one, players) for one in par} == {Fraction(total, players)}
        points = [Fraction(one, players) for one in board.outcome.points]
        scores = {seat: Fraction(score, players) for seat, score in board.scores().items()}
        assert points == [scores[seat] - Fraction(total, players) for seat in range(players)]


def test_in_the_game_of_1995_what_lies_left_is_missing() -> None:
    left = 0
    for board in rounds("card1995", 2, 200):
        lying = sum(20 * (c[2] == "b") + 10 * (c[2] == "a") + 5 * (c[2] == "r") for c in board.field)
        assert card_points_of(board) == 240 - lying
        assert board.zone("stock") == set()
        drawn = sum(event.kind == "drawn" for event in board.events)
        assert drawn == 20
        left += bool(board.field)
    assert 150 < left < 200  # "with cards left over in nearly nine of ten"


def test_in_the_game_of_1995_the_stock_runs_out_before_the_hands_in_every_round() -> None:
    for board in rounds("card1995", 2, 100):
        turns: list[int] = []
        for event in board.events:
            if event.kind == "chose" and event.words[0] == "play":
                turns.append(0)
            elif event.kind == "drawn":
                turns[-1] += 1
        assert len(turns) == 20 and turns[-1] == 0
        assert max(turns) == 2


def test_three_of_a_month_lie_loose_only_from_the_deal_or_by_extra_cards() -> None:
    """G-12: during play the third card always captures one of two."""
    seen = {"none": False, "unmatched": False}
    for extra in seen:
        options = HATO.options("card1995", {"extra_draw": extra})
        rng = Random(extra)
        for _ in range(60):
            round_ = HATO.deal(options, Setup(2, 0))
            board = Board(round_)
            start: set[str] = set()
            while round_.turn().kind != "over":
                if round_.turn().kind == "chance":
                    round_.draw(DECK.card(rng.choice(DECK.names(round_.chances()))))
                else:
                    seat = round_.turn().seats[0]
                    triples = {c[:2] for c in board.field if sum(o[:2] == c[:2] for o in board.field) > 2}
                    if board.phase == "play":
                        start = start or {"-", *triples}
                        seen[extra] |= bool(triples - start)
                    round_.play(seat, rng.choice(round_.legal(seat)))
    assert seen == {"none": False, "unmatched": True}


def test_with_random_options_nothing_is_lost_either() -> None:
    rng = Random(5)
    for number in range(60):
        options = random_options(HATO, rng)
        seats = rng.choice(list(HATO.numbers(options)))
        board = play_out(HATO.deal(options, Setup(seats, rng.randrange(seats))), Random(number))
        outcome = board.outcome
        pot = outcome.carried.pot
        if options.settlement != "totals":
            assert sum(outcome.points) + pot == 0
        if options.bonus_mode == "from_each_opponent":
            assert sum(board.scores().values()) == card_points_of(board) * options.parts
        best = max(board.scores().values())
        top = [seat for seat, score in board.scores().items() if score == best]
        assert outcome.winner == (top[0] if len(top) == 1 else None)
