"""Kyogi karuta for the computer players: when they touch, what they send, and who beats whom (KAR-10)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from hato.agents import kyogi_karuta as kyogi
from hato.agents.request import Position
from hato.core import registry
from hato.core.chance import Sampled
from hato.core.events import Event
from hato.core.match import Setup
from hato.games.kyogi_karuta.actions import WAIT
from hato.games.kyogi_karuta.rules import KyogiRound
from hato.games.kyogi_karuta.table import LISTEN

KYOGI = registry.game("kyogi_karuta")


@dataclass
class Played:
    """A finished match: the winner, the fouls of each seat, and the poems that were read."""

    winner: int
    fouls: list[int]
    readings: int


def play(levels: tuple[str, str], seed: int, preset: str = "source", **changed: Any) -> Played:
    """A match of two levels; the seed fixes the cards, the poems and the order of the first seats."""
    options, setup = KYOGI.options(preset, changed), Setup(2, 0, deal=seed)
    round_ = KYOGI.deal(options, setup)
    assert isinstance(round_, KyogiRound)
    chance, rng, fouls = Sampled(Random(seed)), Random(seed), [0, 0]

    def count(event: Event) -> None:
        if event.target == "read":  # the read card leaves: the reading is settled
            fouls[0] += round_.fouls[0]
            fouls[1] += round_.fouls[1]

    while (turn := round_.turn()).kind != "over":
        if turn.kind == "chance":
            round_.draw(chance.draw(round_.chances()))
            continue
        seat = turn.seats[0]
        if round_.phase == LISTEN and not round_.decided:  # nobody touches before: no need to ask
            round_.play(seat, WAIT, count)
            continue
        view = KYOGI.view(round_, seat)
        choice = kyogi.choose(levels[seat], Position(KYOGI, options, setup, view), rng)
        round_.play(seat, choice.code, count)
    found = round_.outcome()
    assert found is not None and found.winner is not None
    return Played(found.winner, fouls, round_.number)


@dataclass
class Ladder:
    """What matches of two levels say about the higher one; its seat changes from match to match."""

    matches: int
    won: int
    fouls: float
    """of the higher level, in a match"""
    low_fouls: float
    readings: float

    @property
    def rate(self) -> float:
        """The share of matches that the higher level wins."""
        return self.won / self.matches


def ladder(low: str, high: str, matches: int, preset: str = "source") -> Ladder:
    """So many matches of two levels."""
    won = fouls = low_fouls = readings = 0
    for seed in range(matches):
        seat = seed % 2
        done = play((high, low) if seat == 0 else (low, high), 1000 + seed, preset)
        won += done.winner == seat
        fouls += done.fouls[seat]
        low_fouls += done.fouls[1 - seat]
        readings += done.readings
    found = Ladder(matches, won, fouls / matches, low_fouls / matches, readings / matches)
    print(
        f"\n{high} against {low}, {preset}: {won} of {matches} won, {found.fouls:.2f} fouls a match "
        f"({found.low_fouls:.2f} the lower), {found.readings:.0f} readings"
    )
    return found


NEIGHBORS = list(zip(kyogi.LEVELS, kyogi.LEVELS[1:], strict=False))


@pytest.mark.slow
@pytest.mark.parametrize(("low", "high"), NEIGHBORS)
def test_each_level_beats_the_one_below_it_in_five_hundred_matches(low: str, high: str) -> None:
    found = ladder(low, high, 500)
    assert found.rate >= 0.6
    if high == kyogi.LEVELS[-1]:
        assert found.fouls < 1.0


@pytest.mark.parametrize(("low", "high"), NEIGHBORS)
def test_each_level_beats_the_one_below_it(low: str, high: str) -> None:
    """Twelve small matches."""
    found = ladder(low, high, 12, "beginner")
    assert found.rate >= 0.6
