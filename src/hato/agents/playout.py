"""Playing a world out to its end: the quick guesses that the sampler averages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from hato.agents import fishing, koi_koi
from hato.agents.daifugo import DaifugoLight
from hato.agents.go_stop_light import GoStopLight
from hato.agents.goal import Goal
from hato.agents.hato import HatoLight
from hato.agents.khanhoo import KhanhooLight
from hato.agents.khanhoo_ming import MingLight
from hato.agents.khanhoo_qing import QingLight
from hato.agents.oicho_kabu import Steady
from hato.agents.request import Position
from hato.agents.sampling import ChanceOrder
from hato.agents.sevens import SevensLight
from hato.core.outcome import Outcome
from hato.core.round import Round
from hato.families.fishing import DECIDE, FishingRound
from hato.games.daifugo.rules import DaifugoRound
from hato.games.go_stop.rules import GoStopRound
from hato.games.hato.rules import HatoRound
from hato.games.khanhoo.rules import KhanhooRound
from hato.games.khanhoo_ming.rules import MingRound
from hato.games.khanhoo_qing.rules import QingRound
from hato.games.oicho_kabu.banking import BankingRound
from hato.games.sevens.rules import SevensRound

CARD_WORTH: dict[str, Callable[[Position], Sequence[Sequence[float]]]] = {"koi_koi": koi_koi.card_worth}
"""Game id -> what each card is worth to each seat in a position: `[seat][card]`, in points."""


class Policy(Protocol):
    """What the seats play in playouts."""

    def shake(self) -> None:
        """A new world comes: chance moves the policy a little."""
        ...

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        ...


class Uniform:
    """Any legal action, each with the same chance."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shake(self) -> None:
        """Nothing to do."""

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        codes = round_.legal(seat)
        return codes[int(self._rng.random() * len(codes))]


class Fishing:
    """The light way of fishing games; at decisions stop, unless that loses the match."""

    def __init__(self, worth: Sequence[Sequence[float]], rng: Random, goal: Goal) -> None:
        self._light = fishing.Light(worth)
        self._rng = rng
        self._goal = goal

    def shake(self) -> None:
        """Other cards look a little better than in the last world."""
        self._light.shake(self._rng)

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, FishingRound)
        if round_.phase == DECIDE:
            return stop_unless_lost(round_, seat, self._rng, self._goal)
        return self._light.code(round_, seat)


def policy(position: Position, round_: Round, rng: Random, goal: Goal) -> Policy:
    """The policy for playouts from a position: light for fishing games and Go-Stop, else uniform."""
    if isinstance(round_, GoStopRound):
        return GoStopLight(position, rng, goal)
    if isinstance(round_, HatoRound):
        return HatoLight(position, rng)
    if isinstance(round_, BankingRound):
        return Steady(rng)
    if isinstance(round_, DaifugoRound):
        return DaifugoLight(rng)
    if isinstance(round_, SevensRound):
        return SevensLight(rng)
    if isinstance(round_, KhanhooRound):
        return KhanhooLight(rng)
    if isinstance(round_, MingRound):
        return MingLight(rng)
    if isinstance(round_, QingRound):
        return QingLight(rng)
    if not isinstance(round_, FishingRound):
        return Uniform(rng)
    worth = CARD_WORTH.get(position.game.id)
    return Fishing(worth(position) if worth else [fishing.PLAIN_WORTH] * position.setup.seats, rng, goal)


def stop_unless_lost(round_: Round, seat: int, rng: Random, goal: Goal) -> int:
    """The action that ends the round with the most points; if that loses the match, any other one."""
    codes = round_.legal(seat)
    stakes = {code: stake for code in codes if (stake := round_.stake(seat, code)) is not None}
    if not stakes:
        return codes[int(rng.random() * len(codes))]
    best = max(stakes, key=lambda code: stakes[code][seat])
    others = [code for code in codes if code not in stakes]
    if others and loses(round_, seat, best, goal):
        return others[int(rng.random() * len(others))]
    return best


def loses(round_: Round, seat: int, code: int, goal: Goal) -> bool:
    """Does this action end the match at once, and lost for the seat?"""
    after = round_.clone()
    after.play(seat, code)
    outcome = after.outcome()
    return outcome is not None and goal.loses(seat, outcome.points)


def play_out(round_: Round, players: Policy, order: ChanceOrder) -> Outcome:
    """Plays the round to its end and returns how it ended."""
    while True:
        turn = round_.turn()
        if turn.kind == "chance":
            round_.draw(order.draw(round_.chances()))
        elif turn.kind == "choice":
            for seat in turn.seats:
                round_.play(seat, players.code(round_, seat))
        else:
            outcome = round_.outcome()
            assert outcome is not None
            return outcome
