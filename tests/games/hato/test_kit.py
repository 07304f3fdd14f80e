"""The conformance kit over Hato: every preset with every number of seats."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hato.testing.conformance import check_game
from tests.games.hato.board import HATO

HERE = Path(__file__).parent
TABLES = [(preset, seats) for preset in HATO.presets for seats in HATO.seats]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_preset_with_every_number_of_seats_keeps_its_promises(preset: str, seats: int) -> None:
    report = check_game(HATO, rounds=10, seed=seats, probe=0.02, presets=(preset,), seats=(seats,))
    assert (report.rounds, report.matches) == (10, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_twenty_thousand_rounds(preset: str, seats: int) -> None:
    """For each preset and number of seats; `-k` picks some of them."""
    report = check_game(HATO, rounds=20_000, seed=seats, probe=0.002, presets=(preset,), seats=(seats,))
    assert report.rounds == 20_000


def test_every_rule_has_tests_of_its_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    found = {f"{name}-{number}" for name, number in re.findall(r"^def test_(mh|c)_(\d+)_", text, re.M)}
    assert found == {f"mh-{number}" for number in range(1, 9)} | {f"c-{number}" for number in range(1, 7)}
