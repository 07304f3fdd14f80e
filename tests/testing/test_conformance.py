"""The kit over every registered game, and the kit's own test: each broken promise is caught."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hato.core import bits, registry
from hato.core.events import Emit, called
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Rng
from hato.families.dealt import DEAL
from hato.games.matching import Matching, MatchingRound
from hato.testing import check_game
from hato.testing.conformance import ConformanceError, random_options, random_setup, seat_numbers

MANY = 1000
ROUNDS = {
    "concentration": 12,
    "daifugo": 30,
    "go_stop": 120,
    "hato": 200,
    "khanhoo": 12,
    "khanhoo_ming": 100,
    "khanhoo_qing": 30,
    "koi_koi": 300,
    "kyogi_karuta": 12,
    "oicho_kabu": 300,
    "sevens": 150,
    "uta_karuta": 60,
}
"""Rounds of these games take longer; their slow tests have very many of them."""


@pytest.mark.parametrize("name", registry.games())
def test_every_registered_game_keeps_its_promises(name: str) -> None:
    game, rounds = registry.game(name), ROUNDS.get(name, MANY)
    report = check_game(game, rounds=rounds, seed=1, probe=0.02)
    assert report.rounds == rounds
    assert report.probes > report.steps / 100
    assert report.matches == len(game.presets) * len(seat_numbers(game))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_a_hundred_thousand_rounds_of_koi_koi(part: int) -> None:
    report = check_game(registry.game("koi_koi"), rounds=5000, seed=100 + part, probe=0.01)
    assert report.rounds == 5000


GO_STOP = registry.game("go_stop")


@pytest.mark.slow
@pytest.mark.parametrize("seats", GO_STOP.seats)
@pytest.mark.parametrize("preset", GO_STOP.presets)
def test_twenty_thousand_rounds_of_go_stop(preset: str, seats: int) -> None:
    """For each preset and number of seats; `-k` picks some of them."""
    report = check_game(GO_STOP, rounds=20_000, seed=seats, probe=0.005, presets=(preset,), seats=(seats,))
    assert report.rounds == 20_000


@pytest.mark.parametrize("seats", GO_STOP.seats)
def test_go_stop_with_every_number_of_seats(seats: int) -> None:
    preset = list(GO_STOP.presets)[seats]
    report = check_game(GO_STOP, rounds=40, seed=seats, probe=0.02, presets=(preset,), seats=(seats,))
    assert (report.rounds, report.matches) == (40, 1)


class LeakingFacts(MatchingRound):
    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "lowest": bits.lowest(self.hand[1])}


class LosingACard(MatchingRound):
    def capture(self, card: int, matches: int, emit: Emit | None) -> None:
        super().capture(card, matches, emit)
        if bits.popcount(self.captured[0]) > 6:
            self.captured[0] &= self.captured[0] - 1


class Unsorted(MatchingRound):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class TooLenient(MatchingRound):
    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        super().play(seat, max(action, 0) if action >= 0 else self.legal(seat)[0], emit)


class SharedHands(MatchingRound):
    def clone(self) -> SharedHands:
        copy = super().clone()
        copy.hand = self.hand
        return copy


class BadFallback(MatchingRound):
    def fallback(self, seat: int) -> int:
        return 999


class SeatZeroGetsMore(MatchingRound):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None or found.winner != 0:
            return found
        return Outcome(found.key, (found.points[0] * 2, found.points[1] * 2), 0, found.lines)


class NotZeroSum(MatchingRound):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return found and Outcome(found.key, (max(found.points[0], 0), max(found.points[1], 0)), found.winner)


class UndeclaredCall(MatchingRound):
    def after_turn(self, emit: Emit | None) -> None:
        if emit is not None:
            emit(called(self.mover, "hooray"))
        super().after_turn(emit)


class SilentDraw(MatchingRound):
    def draw(self, card: int, emit: Emit | None = None) -> None:
        super().draw(card, None if self.phase != DEAL else emit)


class TellingCall(MatchingRound):
    def after_hand(self, captured: bool, emit: Emit | None) -> None:
        super().after_hand(captured, emit)
        if emit is not None and bits.popcount(self.hand[1 - self.mover] & 0xFFFFFF) > 3:
            emit(called(self.mover, "cards"))


class ForgettingRestore(MatchingRound):
    def place(self, zones: Any, facts: Any) -> None:
        super().place(zones, facts)
        self.mover = 0


class Endless(MatchingRound):
    def after_turn(self, emit: Emit | None) -> None:
        if not any(self.hand):
            self.hand = self.captured
            self.captured = [0, 0]
        super().after_turn(emit)


class SamplingNothing(MatchingRound):
    """Not broken, but its sampler changes what the seat itself holds."""

    def sample(self, seat: int, rng: Rng) -> None:
        super().sample(1 - seat, rng)


BROKEN: list[type[MatchingRound]] = [
    LeakingFacts,
    LosingACard,
    Unsorted,
    TooLenient,
    SharedHands,
    BadFallback,
    SeatZeroGetsMore,
    NotZeroSum,
    UndeclaredCall,
    SilentDraw,
    TellingCall,
    ForgettingRestore,
    Endless,
    SamplingNothing,
]


def broken_game(kind: type[MatchingRound]) -> Matching:
    class Broken(Matching):
        def deal(self, options: Any, setup: Setup) -> MatchingRound:
            good = super().deal(options, setup)
            return kind(2, setup.dealer, good.shape)

    Broken.keys = Matching.keys | {"call-cards"}
    return Broken()


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: kind.__name__)
def test_a_broken_promise_is_caught(kind: type[MatchingRound]) -> None:
    with pytest.raises(ConformanceError):
        check_game(broken_game(kind), rounds=60, seed=3, probe=0.2)


def test_the_same_game_unbroken_passes() -> None:
    assert check_game(broken_game(MatchingRound), rounds=60, seed=3, probe=0.2).rounds == 60


def test_the_error_names_the_round_to_play_again() -> None:
    with pytest.raises(ConformanceError, match=r"matching, plain, .*round seed \d+: Broken"):
        check_game(broken_game(Unsorted), rounds=5)


def test_progress_is_told() -> None:
    told: list[int] = []
    report: Callable[[int], None] = told.append
    check_game(Matching(), rounds=3, progress=report)
    assert told == [1, 2, 3]


def test_random_options_reach_every_value() -> None:
    rng = random.Random(1)
    seen = {random_options(registry.game("koi_koi"), rng).viewing_cancel for _ in range(300)}
    assert seen == {"none", "rain_man_both", "captured_split", "field_split"}


def test_random_set_ups_have_everything_that_a_round_can_begin_with() -> None:
    rng = random.Random(1)
    found = [random_setup(6, rng, 3) for _ in range(300)]
    assert {len(setup.carried.playing) for setup in found} == {0, 3}
    assert {len(setup.carried.dropped) for setup in found} == {0, 1, 2, 3}
    assert {bool(setup.carried.pot) for setup in found} == {True, False}
    assert {len(setup.purse) for setup in found} == {0, 6}
    purses = [points for setup in found for points in setup.purse]
    assert (min(purses), max(purses)) == (0, 60)
    for setup in found:
        playing, dropped = setup.carried.playing, setup.carried.dropped
        assert not playing or (setup.dealer in playing and not set(playing) & set(dropped))
    assert all(not random_setup(2, rng, 2).carried.dropped for _ in range(50))
