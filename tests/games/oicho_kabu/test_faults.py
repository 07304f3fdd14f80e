"""Faults seen in other implementations. Each must not happen here."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hato.agents import LEVELS, Request, choose
from hato.core.chance import SealedShuffle
from hato.games.oicho_kabu.cards import VALUE
from hato.play.session import Session
from tests.games.oicho_kabu.board import CODES, DECK, OICHO, options_of, table


def test_okf_1_values_come_from_the_month_and_not_from_a_place_in_the_deck() -> None:
    for code in CODES:
        assert VALUE[DECK.card(code)] == int(code[:2])
    same = [VALUE[DECK.card(code)] for code in CODES]
    assert all(b - a in (0, 1) for a, b in pairwise(same)) and same.count(7) == 4


def test_okf_2_a_result_shows_its_multiplier() -> None:
    for factor, key in ((2, "twice"), (3, "thrice")):
        board = (
            table("5 5, 9 9, 7 8, 8 6", "10 8", "5", arashi_win=factor).bets(10, 0, 0, 0).do("third", "stand")
        )
        assert board.lines(1) == [("arashi", 10), (key, 10 * (factor - 1))]
        assert board.round.facts()["results"][0] == {"name": "arashi", "sign": 1, "factor": factor}
    double = table("4 1, 9 9, 7 8, 8 6", "10 8", shippin_for="both").bets(10, 0, 0, 0).do("stand", "stand")
    assert double.lines(1) == [("shippin", 10), ("twice", 10)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("preset", "seats"), [("standard", 3), ("simple", 4)])
def test_okf_3_computer_players_choose_what_is_legal(level: str, preset: str, seats: int) -> None:
    rng = random.Random(seats)
    for number in range(4):
        options = options_of(preset, seats, length={"type": "rounds", "n": 1}, seating="as_joined")
        session = Session(OICHO, options, seats, SealedShuffle(rng.randbytes(32)).round)
        differences = {**OICHO.for_seats(preset, seats), "seating": "as_joined"}
        while session.asked and not session.finished:
            seat = session.asked[0]
            request = Request.of(session, seat, preset, differences, seed=number, playouts=6)
            words = choose(level, request)
            assert words in [choice.words for choice in request.view.choices]
            session.do(seat, words)
        assert session.finished
