"""The conformance kit over the Qing form, and what every deal keeps."""

from __future__ import annotations

import random

import pytest

from hato.core.chance import Sampled
from hato.core.match import Setup
from hato.testing.conformance import check_game
from tests.games.khanhoo_qing.board import QING, options_of


@pytest.mark.parametrize("seats", QING.seats)
def test_every_number_of_seats_keeps_its_promises(seats: int) -> None:
    report = check_game(QING, rounds=5, seed=seats, probe=0.004, seats=(seats,))
    assert (report.rounds, report.matches) == (5, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", QING.seats)
def test_a_thousand_rounds(seats: int) -> None:
    report = check_game(QING, rounds=1000, seed=seats, probe=0.001, seats=(seats,))
    assert report.rounds == 1000


@pytest.mark.parametrize("claims", [False, True])
def test_hands_keep_their_size_and_nobody_takes_for_ever(claims: bool) -> None:
    """Everybody takes what he may: no more than two discards for each player without a draw between."""
    rng = random.Random(7)
    for seats in (2, 3):
        round_ = QING.deal(options_of(seats, claim_when_waiting=claims), Setup(seats, 0))
        chance, taken, most = Sampled(rng), 0, 0
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                round_.draw(chance.draw(round_.chances()))
                taken = 0
                continue
            words = [QING.actions.words(code) for code in round_.legal(turn.seats[0])]
            throws = [one for one in words if one[0] in ("discard", "pass", "draw")]
            pick = ("take",) if ("take",) in words else rng.choice(throws)
            taken += pick == ("take",)
            most = max(most, taken)
            round_.play(turn.seats[0], QING.actions.code(pick))
            sizes = [zone.count for zone in QING.view(round_, None).zones if zone.name in ("hand", "held")]
            full = round_.facts()["phase"] == "turn"
            assert sum(sizes) == 14 * seats + full
        assert most == 2 * seats
