"""Matches: rounds one after the other, who deals, money, when it is over and who won (G-4, G-8, KK-9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hato.core import options as opt
from hato.core.options import Length
from hato.core.outcome import NOTHING_CARRIED, Carried, Outcome, add


@dataclass(frozen=True, slots=True)
class Setup:
    """What a round starts from: seats, the dealer's seat, and the number of the round from 1.

    The number counts as the match counts (G-4): a drawn round that does not count is played again with
    its number. `deal` counts every deal of the match from 1. `carried` is what the round before left,
    `purse` what each seat has, in points, where that limits payments; else empty.
    """

    seats: int
    dealer: int
    number: int = 1
    deal: int = 1
    carried: Carried = NOTHING_CARRIED
    purse: tuple[int, ...] = ()

    @property
    def month(self) -> int:
        """The month of the round, 1..12, after 12 again 1 (D-9)."""
        return (self.number - 1) % 12 + 1


Done = Sequence[tuple[Setup, Outcome]]
"""The rounds of a match that are over, in order."""


class Terms:
    """What the players of a match agree on, as the match needs it, whatever the options are called.

    The values here are for games whose own options say how long a match is: the deal passes on, and the
    next seat sits at the left.
    """

    ROUNDS: ClassVar[str] = ""
    """The option that says how many rounds the match has; empty where none does."""

    @property
    def length(self) -> Length:
        """How long the match is."""
        raise NotImplementedError

    @property
    def next_dealer(self) -> str:
        """Who deals next: `winner`, `alternate`, `loser` or `fixed` (G-8)."""
        return "alternate"

    @property
    def draws_count(self) -> bool:
        """Does a drawn round count as one of the match?"""
        return True

    @property
    def direction(self) -> str:
        """`counterclockwise` (the next seat sits at the right) or `clockwise` (G-3)."""
        return "clockwise"

    @property
    def purse(self) -> int:
        """The points that each seat starts with, if the match ends when somebody has none left; else 0."""
        return 0

    @property
    def parts(self) -> int:
        """All points of the match are counted in so many parts of a point, so that shares stay exact."""
        return 1


@dataclass(frozen=True)
class MatchOptions(Terms):
    """The options that every match of a flower-card game has."""

    ROUNDS: ClassVar[str] = "length"

    length: Length = opt.length(Length("rounds", 12), "rounds", "target", "time", rule="G-4")
    next_dealer: str = opt.choice("winner", "alternate", "loser", "fixed", rule="G-8")
    draws_count: bool = opt.flag(True, rule="G-4")
    direction: str = opt.choice("counterclockwise", "clockwise", rule="G-3")


@dataclass(frozen=True)
class MoneyOptions(MatchOptions):
    """The options of a match for money: `stake` is what a point is worth, `capital` counts stakes (G-4)."""

    length: Length = opt.length(Length("rounds", 12), "rounds", "target", "time", "bankroll", rule="G-4")
    stake: int = opt.number(1, 1, 1_000_000, rule="G-4")
    capital: int = opt.number(500, 1, 1_000_000, rule="G-4")

    @property
    def purse(self) -> int:
        """The capital, if the match goes on until somebody has no money."""
        return self.capital * self.parts if self.length.type == "bankroll" else 0


def next_dealer(rule: str, setup: Setup, outcome: Outcome, playing: Sequence[int] = ()) -> int:
    """The dealer after a round (G-8): after a draw the same one, with `alternate` always the next seat.

    `playing` are the seats among which the deal passes; empty: all. Side payments make nobody a loser.
    """
    seats = [(setup.dealer + 1 + i) % setup.seats for i in range(setup.seats)]
    if playing:
        seats = [seat for seat in seats if seat in playing]
    if rule == "alternate":
        return seats[0]
    if rule == "fixed" or outcome.same_dealer or outcome.winner is None:
        return setup.dealer
    if rule == "winner":
        return outcome.winner
    result = outcome.result
    return min(seats, key=lambda seat: result[seat])


def pay(sums: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Totals after a change of points where nobody can lose more than he has (G-4, bankroll).

    What is missing is missing to the winners in proportion to their gains; points that cannot be shared go
    to the largest remainders, one each, of equal ones to the first seat.
    """
    losses = [min(0, max(change, -have)) for have, change in zip(sums, points, strict=True)]
    gains = [max(0, change) for change in points]
    missing = sum(min(0, change) for change in points) - sum(losses)
    whole = sum(gains)
    if not missing or not whole:
        return add(sums, points if not missing else losses)
    left = max(0, whole + missing)
    shares = [gain * left // whole for gain in gains]
    by_rest = sorted(range(len(gains)), key=lambda seat: (-(gains[seat] * left % whole), seat))
    for seat in by_rest[: left - sum(shares)]:
        shares[seat] += 1
    return tuple(a + b + c for a, b, c in zip(sums, losses, shares, strict=True))


def totals(options: Terms, seats: int, done: Done) -> tuple[int, ...]:
    """Each seat's points after the rounds that are done."""
    sums = (options.purse,) * seats
    change = pay if options.length.type == "bankroll" else add
    for _, outcome in done:
        sums = change(sums, outcome.points)
    return sums


def counted(options: Terms, done: Done) -> int:
    """How many rounds of the match are done; drawn ones only if they count."""
    return sum(1 for _, outcome in done if options.draws_count or not outcome.drawn)


def is_over(options: Terms, rounds: int, sums: Sequence[int]) -> bool:
    """Is a match over after `rounds` counted rounds with these totals? Time is not known here."""
    if options.purse > 0 and min(sums) <= 0:
        return True
    if options.length.type == "target":
        return max(sums) >= options.length.n * options.parts
    return options.length.type == "rounds" and rounds >= options.length.n


def winners(sums: Sequence[int], among: Sequence[int] = ()) -> tuple[int, ...]:
    """The seats with the highest total; equal totals share the win (G-4).

    `among` are the seats that play the match, where others only watch it; empty: all.
    """
    best = max(sums[seat] for seat in among or range(len(sums)))
    return tuple(seat for seat, points in enumerate(sums) if points == best and (not among or seat in among))


def follow(options: Terms, done: Done, playing: Sequence[int] = ()) -> Setup | None:
    """The next round's set-up after at least one round; None when the match is over.

    `playing` as in `next_dealer`.
    """
    setup, outcome = done[-1]
    rounds = counted(options, done)
    sums = totals(options, setup.seats, done)
    if is_over(options, rounds, sums):
        return None
    dealer = next_dealer(options.next_dealer, setup, outcome, playing)
    purse = sums if options.length.type == "bankroll" else ()
    return Setup(setup.seats, dealer, rounds + 1, len(done) + 1, outcome.carried, purse)
