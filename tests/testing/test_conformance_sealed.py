"""The kit's own test with games of sealed choices, payments and purses: each broken promise is caught."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from hato.core import registry
from hato.core.events import Emit, called
from hato.core.game import NO_SECRETS, Secrets, Zones
from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.core.round import Round
from hato.games.go_stop.game import GoStop
from hato.games.go_stop.rules import GoStopRound
from hato.testing import check_game, promises
from hato.testing.conformance import ConformanceError

GO_STOP = registry.game("go_stop")


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


def broken_go_stop(kind: type[GoStopRound], **always: object) -> GoStop:
    """Go-Stop with rounds of that kind; `always` are options that hold whatever is agreed."""

    class Broken(GoStop):
        def deal(self, options: Any, setup: Setup) -> GoStopRound:
            return kind(replace(options, **always), setup)

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
    game = broken_go_stop(BottomlessPurse, purse_limit=True)
    with pytest.raises(ConformanceError, match="depend on the number of the seat"):
        check_game(game, rounds=200, seed=2, probe=0.0, presets=("gostop",), seats=(3,))


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
