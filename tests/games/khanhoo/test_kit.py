"""The conformance kit over the English form with every number of seats."""

from __future__ import annotations

import pytest

from hato.games.khanhoo import GAME
from hato.testing.conformance import check_game


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_seats_keeps_its_promises(seats: int) -> None:
    report = check_game(GAME, rounds=2, seed=seats, probe=0.004, seats=(seats,))
    assert (report.rounds, report.matches) == (2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_rounds(seats: int) -> None:
    report = check_game(GAME, rounds=400, seed=seats, probe=0.01, seats=(seats,))
    assert report.rounds == 400
