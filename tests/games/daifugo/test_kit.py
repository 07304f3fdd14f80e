"""The conformance kit over Daifugo, whole counted trees of small packs, and what every rule has."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from hato.core import bits
from hato.core.match import Setup
from hato.core.outcome import Carried
from hato.games.daifugo.rules import DaifugoRound
from hato.testing.conformance import check_game
from hato.testing.counting import count
from tests.games.daifugo.board import DAIFUGO, cards, options_of

HERE = Path(__file__).parent
TABLES = [(preset, seats) for preset in DAIFUGO.presets for seats in (3, 4, 7)]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_presets_keep_their_promises(preset: str, seats: int) -> None:
    report = check_game(DAIFUGO, rounds=8, seed=seats, probe=0.01, presets=(preset,), seats=(seats,))
    assert (report.rounds, report.matches) == (8, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", DAIFUGO.seats)
def test_a_thousand_rounds(seats: int) -> None:
    """For each number of seats; `-k` picks some of them."""
    report = check_game(DAIFUGO, rounds=1000, seed=seats, probe=0.005, seats=(seats,))
    assert report.rounds == 1000


def test_a_small_pack_is_counted_whole() -> None:
    # each of three holds one card, so no seat is better than another: 2 + 1 + 0 points are shared evenly
    options = options_of(seats=3, first_lead="3C", lead="free", points="places")
    for dealer in range(3):
        tally = count(DAIFUGO.reduced(options, Setup(3, dealer), cards("3C 4C 5C"), 1, 0), 3)
        assert list(tally.payoff) == [1, 1, 1]


def test_a_round_asks_for_less_than_a_hundred_choices() -> None:
    rng = Random(7)
    most = 0
    for _ in range(6):
        round_ = DAIFUGO.deal(options_of("standard", 3, jokers=2), Setup(3, 0))
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                possible = round_.chances()
                round_.draw(rng.choice([card for card in range(54) if possible & 2**card]))
                continue
            codes = round_.legal(turn.seats[0])
            most = max(most, len(codes))
            round_.play(turn.seats[0], rng.choice(codes))
        assert isinstance(round_, DaifugoRound)
    assert 10 < most < 60


def test_every_rule_has_tests_of_its_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    found = {int(number) for number in re.findall(r"^def test_dai_(\d+)_", text, re.M)}
    assert found == set(range(1, 17))


@pytest.mark.parametrize("seats", [4, 5, 9])
def test_what_is_returned_in_secret_shows_nothing_before_all_have_chosen(seats: int) -> None:
    """Not even when the next who is asked has to return another number of cards."""
    options = options_of(seats=seats, exchange="two_one", return_choice="free")
    places = tuple(range(seats, 0, -1))
    round_ = DAIFUGO.deal(options, Setup(seats, 0, 2, 2, Carried(places=places)))
    while round_.turn().kind == "chance":
        round_.draw(bits.lowest(round_.chances()))
    asked = 0
    while (turn := round_.turn()).sealed:
        for code in round_.legal(turn.seats[0]):
            world = round_.clone()
            world.play(turn.seats[0], code)
            if world.turn().sealed:
                told = {**world.facts(), "answered": None}
                assert told == {**round_.facts(), "answered": None}
                assert world.zones() == round_.zones()
                asked += 1
        round_.play(turn.seats[0], round_.legal(turn.seats[0])[-1])
    assert asked > 0
