"""The kit over every registered game, and the kit's own test: each broken promise is caught."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from hato.core import bits, registry
from hato.core.events import Emit, called
from hato.core.game import NO_SECRETS, Secrets, Zones
from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.core.round import Rng, Round
from hato.families.dealt import DEAL
from hato.games.go_stop.game import GoStop
from hato.games.go_stop.rules import GoStopRound
from hato.games.matching import Matching, MatchingRound
from hato.testing import check_game, promises
from hato.testing.conformance import ConformanceError, random_options, random_setup, seat_numbers

MANY = 1000
ROUNDS = {
    "concentration": 12,
    "daifugo": 40,
    "go_stop": 200,
    "hato": 300,
    "khanhoo": 20,
    "khanhoo_ming": 200,
    "khanhoo_qing": 60,
    "koi_koi": 400,
    "oicho_kabu": 400,
    "sevens": 300,
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


# broken games with sealed choices, payments and purses


class SealedCall(GoStopRound):
    """Calls out that somebody has declared, before all have answered."""

    def check_hand(self, seat: int, action: int, emit: Emit | None) -> None:
        super().check_hand(seat, action, emit)
        if emit is not None and self.turn().sealed:
            emit(called(seat, "stay"))


class SealedCount(GoStopRound):
    """Counts in its facts what is sealed."""

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "declared": sum(len(one) for one in self.sealed)}


class ForgottenSecrets(GoStopRound):
    """Does not keep what has been sealed."""

    def secrets(self, seat: int) -> dict[str, Any]:
        return {}


class UndeclaredPayment(GoStopRound):
    def pay(self, key: str, points: tuple[int, ...], emit: Emit | None) -> None:
        super().pay("tip", points, emit)


class SilentlyUndeclaredPayment(GoStopRound):
    """Its events are as they should be, its outcome is not."""

    def pay(self, key: str, points: tuple[int, ...], emit: Emit | None) -> None:
        super().pay("tip", points, None)


class UnevenPayment(GoStopRound):
    """Seat 0 pays twice."""

    def pay(self, key: str, points: tuple[int, ...], emit: Emit | None) -> None:
        more = 2 if points[0] < 0 else 1
        super().pay(key, tuple(one * more for one in points), emit)


class BottomlessPurse(GoStopRound):
    """Seat 0 can pay everything."""

    def can_pay(self, seat: int) -> int | None:
        return super().can_pay(seat) if seat else None


class PotOfSeatZero(GoStopRound):
    """What is carried on depends on the number of a seat."""

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None or found.winner != 0:
            return found
        return replace(found, carried=Carried(2))


def broken_go_stop(kind: type[GoStopRound]) -> GoStop:
    class Broken(GoStop):
        def deal(self, options: Any, setup: Setup) -> GoStopRound:
            return kind(options, setup)

        def restore(
            self,
            options: Any,
            setup: Setup,
            zones: Zones,
            facts: Mapping[str, Any],
            secrets: Secrets = NO_SECRETS,
        ) -> Round:
            round_ = kind(options, setup)
            round_.place(zones, facts, secrets)
            return round_

    return Broken()


@pytest.mark.parametrize(
    ("kind", "preset", "told"),
    [
        (SealedCall, "godori_1", "can be seen before all have chosen"),
        (SealedCount, "godori_1", "can be seen before all have chosen"),
        (UndeclaredPayment, "matgo_netmarble", r"\['paid-tip'\] are not declared"),
        (SilentlyUndeclaredPayment, "matgo_netmarble", r"\['paid-tip'\] are not declared"),
        (UnevenPayment, "matgo_netmarble", "do not sum to zero|depend on the number of the seat"),
        (PotOfSeatZero, "matgo", "depends on the number of the seat"),
    ],
)
def test_a_broken_promise_of_go_stop_is_caught(kind: type[GoStopRound], preset: str, told: str) -> None:
    with pytest.raises(ConformanceError, match=told):
        check_game(broken_go_stop(kind), rounds=300, seed=2, probe=0.05, presets=(preset,), seats=(2,))


def test_a_position_that_forgets_what_was_sealed_is_caught() -> None:
    """Seat 1 has shown its only triple, so its view and its choices tell nothing of what is lost."""
    options, setup = GO_STOP.options("godori_1", {"jokers": []}), Setup(2, 0)
    field, mine = (
        ["01b", "02a", "03b", "04a", "06a", "07a", "08b", "09a"],
        ["01r", "02r", "03r", "04r", "06r"],
    )
    theirs = ["05a", "05r", "05j1", "10a", "11b"]
    deal = [*field[:4], *theirs, *mine, *field[4:], *["07r", "08a", "09r", "12b", "10r"]]
    deal += ["01j1", "02j1", "03j1", "04j1", "06j1"]
    for kind in (GoStopRound, ForgottenSecrets):
        game = broken_go_stop(kind)
        round_ = game.deal(options, setup)
        for code in deal:
            round_.draw(GO_STOP.deck.card(code))
        round_.play(1, GO_STOP.actions.code(("shake", "05")))
        assert round_.turn().seats == (0,)
        if kind is GoStopRound:
            promises.restored(game, options, setup, round_)
        else:
            with pytest.raises(promises.Broken, match="does not keep what was sealed"):
                promises.restored(game, options, setup, round_)


def test_a_purse_of_one_seat_that_has_no_bottom_is_caught() -> None:
    class Limited(GoStop):
        def deal(self, options: Any, setup: Setup) -> GoStopRound:
            return BottomlessPurse(replace(options, purse_limit=True), setup)

        def restore(
            self,
            options: Any,
            setup: Setup,
            zones: Zones,
            facts: Mapping[str, Any],
            secrets: Secrets = NO_SECRETS,
        ) -> Round:
            round_ = self.deal(options, setup)
            round_.place(zones, facts, secrets)
            return round_

    with pytest.raises(ConformanceError, match="depend on the number of the seat"):
        check_game(Limited(), rounds=200, seed=2, probe=0.0, presets=("gostop",), seats=(3,))


def test_go_stop_unbroken_passes() -> None:
    game = broken_go_stop(GoStopRound)
    report = check_game(game, rounds=30, seed=2, probe=0.1, presets=("godori_1",), seats=(2, 3))
    assert (report.rounds, report.matches) == (30, 2)


class TooFewNumbers(GoStop):
    def numbers(self, options: Any) -> Sequence[int]:
        return (2, 3)


class StrangeNumbers(GoStop):
    def numbers(self, options: Any) -> Sequence[int]:
        return range(2, 9)


class NothingForSeats(GoStop):
    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        return {}


@pytest.mark.parametrize("kind", [TooFewNumbers, StrangeNumbers, NothingForSeats])
def test_seats_that_are_promised_must_be_playable(kind: type[GoStop]) -> None:
    with pytest.raises(ConformanceError, match="for_seats"):
        check_game(kind(), rounds=0)


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
