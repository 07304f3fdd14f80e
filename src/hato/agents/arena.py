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
    """A finished match of the agents, one a seat; the seed fixes the cards and the agents' own chance.

    What the number of seats changes in the preset is changed, and then the differences.
    """
    rules = registry.game(game)
    changed = {**rules.for_seats(preset, len(agents)), **(differences or {})}
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
    """What matches with the same cards and turned seats say about an agent against others of one kind.

    `leads` holds, for each set of cards, the first agent's points less the mean of the others', all its
    matches added. `won`, `shared` and `lost` count single matches.
    """

    leads: tuple[float, ...]
    won: int
    shared: int
    lost: int
    rounds: int
    seats: int = 2

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
        """The share of matches won, a shared win counted half. Equal agents win one in `seats`."""
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
    seats: int = 2,
    budget_ms: int = 1000,
    playouts: int | None = None,
) -> Strength:
    """The strength of the first agent against the second, who has all other seats.

    For every seed there is a match with the first agent in each seat.
    """
    leads = []
    tally = [0, 0, 0]
    rounds = 0
    for seed in seeds:
        lead = 0.0
        for seat in range(seats):
            agents = [first if one == seat else second for one in range(seats)]
            done = play_match(game, preset, agents, seed, differences, budget_ms=budget_ms, playouts=playouts)
            others = [total for one, total in enumerate(done.totals) if one != seat]
            lead += done.totals[seat] - sum(others) / len(others)
            tally[2 if seat not in done.winners else 0 if len(done.winners) == 1 else 1] += 1
            rounds += len(done.done)
        leads.append(lead)
    return Strength(tuple(leads), tally[0], tally[1], tally[2], rounds, seats)
