"""The conformance kit over Sevens: every preset with every number of seats, and jokers."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hato.core.chance import Sampled
from hato.testing import promises
from hato.testing.conformance import check_game, random_setup
from tests.games.sevens.board import SEVENS

HERE = Path(__file__).parent
TABLES = [(preset, seats) for preset in SEVENS.presets for seats in SEVENS.seats]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_preset_with_every_number_of_seats_keeps_its_promises(preset: str, seats: int) -> None:
    report = check_game(SEVENS, rounds=8, seed=seats, probe=0.01, presets=(preset,), seats=(seats,))
    assert (report.rounds, report.matches) == (8, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_ten_thousand_rounds(preset: str, seats: int) -> None:
    """For each preset and number of seats; `-k` picks some of them."""
    report = check_game(SEVENS, rounds=10_000, seed=seats, probe=0.002, presets=(preset,), seats=(seats,))
    assert report.rounds == 10_000


@pytest.mark.parametrize("joker_last", ["forbidden", "allowed", "loses"])
@pytest.mark.parametrize("voluntary", [True, False])
def test_what_jokers_and_passes_show_is_all_that_a_world_depends_on(joker_last: str, voluntary: bool) -> None:
    """Secrecy where most is known of hidden hands: seen jokers, and passes of those who must play."""
    rng = random.Random(f"{joker_last} {voluntary}")
    spent = 0
    for number in range(14):
        seats = rng.randint(3, 5)
        changes = {
            **{"jokers": 2, "joker_last": joker_last, "voluntary_pass": voluntary, "pass_limit": "none"},
            **{"wrap": rng.choice(("none", "tunnel", "link")), "ace": rng.choice(("low", "high"))},
            "sevens_start": ("from_hand", "all_laid")[number % 2],
        }
        options = SEVENS.options("club", changes)
        round_ = SEVENS.deal(options, random_setup(seats, rng))
        chance = Sampled(rng)
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                round_.draw(chance.draw(round_.chances()))
                continue
            if rng.random() < 0.12:
                for seat in range(seats):
                    promises.secrecy(SEVENS, round_, seat, rng)
            codes = round_.legal(turn.seats[0])
            jokers = [code for code in codes if SEVENS.actions.words(code)[0] == "joker"]
            spent += bool(jokers)
            round_.play(turn.seats[0], rng.choice(jokers or codes))
    assert spent > 5


def test_every_rule_has_tests_of_its_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    found = set(re.findall(r"^def test_sev_(\d+)_", text, re.M))
    vectors = HERE.parents[1] / "vectors" / "data"
    data = "".join(
        (vectors / name).read_text(encoding="utf-8") for name in ("sevens.json", "own_sevens.json")
    )
    assert found | set(re.findall(r'"SEV-(\d+)"', data)) == {str(number) for number in range(1, 10)}
