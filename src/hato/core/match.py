"""Matches: rounds one after the other, who deals, when it is over and who won (G-4, G-8, KK-9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hato.core import options as opt
from hato.core.options import Length
from hato.core.outcome import Outcome, add


@dataclass(frozen=True, slots=True)
class Setup:
    """What a round starts from: seats, the dealer's seat, and the number of the round from 1.

    The number counts as the match counts (G-4): a drawn round that does not count is played again with
    its number. `deal` counts every deal of the match from 1.
    """

    seats: int
    dealer: int
    number: int = 1
    deal: int = 1

    @property
    def month(self) -> int:
        """The month of the round, 1..12, after 12 again 1 (D-9)."""
        return (self.number - 1) % 12 + 1


Done = Sequence[tuple[Setup, Outcome]]
"""The rounds of a match that are over, in order."""


@dataclass(frozen=True)
class MatchOptions:
    """The options that every match has."""

    length: Length = opt.length(Length("rounds", 12), rule="G-4")
    start_points: int = opt.number(0, 0, 10_000, rule="KK-9")
    next_dealer: str = opt.choice("winner", "alternate", "loser", "fixed", rule="G-8")
    draws_count: bool = opt.flag(True, rule="G-4")


def next_dealer(rule: str, setup: Setup, outcome: Outcome) -> int:
    """The dealer after a round (G-8): after a draw the same one, with `alternate` always the next seat."""
    after = (setup.dealer + 1) % setup.seats
    if rule == "alternate":
        return after
    if rule == "fixed" or outcome.same_dealer or outcome.winner is None:
        return setup.dealer
    if rule == "winner":
        return outcome.winner
    seats = [(after + i) % setup.seats for i in range(setup.seats)]
    return min(seats, key=lambda seat: outcome.points[seat])


def totals(options: MatchOptions, seats: int, done: Done) -> tuple[int, ...]:
    """Each seat's points after the rounds that are done."""
    sums = (options.start_points,) * seats
    for _, outcome in done:
        sums = add(sums, outcome.points)
    return sums


def counted(options: MatchOptions, done: Done) -> int:
    """How many rounds of the match are done; drawn ones only if they count."""
    return sum(1 for _, outcome in done if options.draws_count or not outcome.drawn)


def is_over(options: MatchOptions, rounds: int, sums: Sequence[int]) -> bool:
    """Is a match over after `rounds` counted rounds with these totals?"""
    if rounds and options.start_points > 0 and min(sums) <= 0:
        return True
    if options.length.type == "target":
        return max(sums) >= options.length.n
    return rounds >= options.length.n


def winners(sums: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total; equal totals share the win (G-4)."""
    best = max(sums)
    return tuple(seat for seat, points in enumerate(sums) if points == best)


def follow(options: MatchOptions, done: Done) -> Setup | None:
    """The next round's set-up after at least one round; None when the match is over."""
    setup, outcome = done[-1]
    rounds = counted(options, done)
    if is_over(options, rounds, totals(options, setup.seats, done)):
        return None
    return Setup(setup.seats, next_dealer(options.next_dealer, setup, outcome), rounds + 1, len(done) + 1)
