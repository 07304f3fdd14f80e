"""Matches between agents: what strength is measured by."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from hato.agents.levels import choose
from hato.agents.request import Request
from hato.core import registry
from hato.core.chance import SEED_BYTES, SealedShuffle
from hato.play.session import NEXT, Session

Agent = Callable[[Request], tuple[str, ...]]
"""A request -> the words of one of its choices. `level` makes one of a level."""


def level(name: str) -> Agent:
    """The agent of a level."""
    return lambda request: choose(name, request)


def play_match(
    game: str,
    preset: str,
    agents: Sequence[Agent],
    seed: int,
    differences: Mapping[str, Any] | None = None,
    *,
    budget_ms: int = 1000,
    playouts: int | None = None,
) -> Session:
    """A finished match of the agents, one a seat; the seed fixes the cards and the agents' own chance."""
    rules = registry.game(game)
    changed = dict(differences or {})
    shuffle = SealedShuffle(seed.to_bytes(SEED_BYTES, "big"))
    session = Session(rules, rules.options(preset, changed), len(agents), shuffle.round)
    while not session.finished:
        if session.waiting:
            session.do(0, NEXT)
            continue
        for seat in session.asked:
            request = Request.of(
                session,
                seat,
                preset,
                changed,
                seed=seed * 100_003 + session.ply,
                budget_ms=budget_ms,
                playouts=playouts,
            )
            session.do(seat, agents[seat](request))
    return session


@dataclass(frozen=True)
class Strength:
    """What pairs of matches with the same cards and swapped seats say about two agents.

    `leads` holds, for each pair, the first agent's points minus the second's, both matches added.
    `won`, `shared` and `lost` count single matches.
    """

    leads: tuple[int, ...]
    won: int
    shared: int
    lost: int
    rounds: int

    @property
    def lead(self) -> float:
        """The mean lead in a round, in points."""
        return sum(self.leads) / self.rounds

    @property
    def error(self) -> float:
        """The standard error of `lead`."""
        n = len(self.leads)
        mean = sum(self.leads) / n
        spread = sqrt(sum((lead - mean) ** 2 for lead in self.leads) / max(1, n - 1))
        return spread * sqrt(n) / self.rounds

    @property
    def rate(self) -> float:
        """The share of matches won, a shared win counted half."""
        return (self.won + self.shared / 2) / (self.won + self.shared + self.lost)

    def over(self, errors: float) -> float:
        """The lead less so many standard errors: exceeded with 95 % confidence at 1.65, 99.9 % at 3.1."""
        return self.lead - errors * self.error

    def __str__(self) -> str:
        return (
            f"{self.won}-{self.shared}-{self.lost} ({self.rate:.0%}), "
            f"{self.lead:+.2f} points a round (± {2 * self.error:.2f})"
        )


def compare(
    game: str,
    preset: str,
    first: Agent,
    second: Agent,
    seeds: Sequence[int],
    differences: Mapping[str, Any] | None = None,
    *,
    budget_ms: int = 1000,
    playouts: int | None = None,
) -> Strength:
    """The strength of the first agent against the second: a pair of matches for every seed."""
    leads = []
    tally = [0, 0, 0]
    rounds = 0
    for seed in seeds:
        lead = 0
        for seat in (0, 1):
            agents = (first, second) if seat == 0 else (second, first)
            done = play_match(game, preset, agents, seed, differences, budget_ms=budget_ms, playouts=playouts)
            lead += done.totals[seat] - done.totals[1 - seat]
            tally[1 if len(done.winners) > 1 else 0 if seat in done.winners else 2] += 1
            rounds += len(done.done)
        leads.append(lead)
    return Strength(tuple(leads), tally[0], tally[1], tally[2], rounds)
