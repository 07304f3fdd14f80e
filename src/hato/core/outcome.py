"""Settlements: how a round ended, what it pays, and the lines that explain it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a settlement: the running total of `seat` becomes `(total + points) * factor`.

    `key` names it in the texts (`GAME-line-KEY`), `cards` is the mask of the cards that earned it.
    """

    key: str
    seat: int
    points: int
    factor: int = 1
    cards: int = 0


def total(lines: Iterable[Line]) -> int:
    """The sum that the lines of one seat come to, in their order (base, additions, multipliers)."""
    running = 0
    for line in lines:
        running = (running + line.points) * line.factor
    return running


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment within a round, beside its result: the change of each seat's points (`GAME-paid-KEY`)."""

    key: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Carried:
    """What a round leaves to the next one of the match.

    `factor` multiplies the next result (drawn rounds), `pot` is what lies on the table for a winner.
    `playing` are the seats that play the next round, empty if that is open; `dropped` those that left the
    last one of their own will. `places` gives each seat its place, from 1, in the order that the next round
    goes by: that of the last round, or of the cut before the match; empty: there is none.
    """

    factor: int = 1
    pot: int = 0
    playing: tuple[int, ...] = ()
    dropped: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


NOTHING_CARRIED = Carried()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ended.

    `key` names the way it ended (`GAME-end-KEY`), `points` is the change of each seat's total, `winner`
    the seat that won (None: nobody did, though points may be paid, as to the dealer of an exhausted
    round), `same_dealer` tells that the deal does not pass on. `paid` are payments within the round; the
    points have them in. `carried` is what the next round begins with.
    """

    key: str
    points: tuple[int, ...]
    winner: int | None
    lines: tuple[Line, ...] = ()
    same_dealer: bool = False
    ranking: tuple[int, ...] = field(default=())
    """Seats in order, best first, where a round decides an order (the dealer draw); else empty."""
    paid: tuple[Payment, ...] = ()
    carried: Carried = NOTHING_CARRIED
    shared: bool = False
    """The best result is shared: the round is drawn, whatever is paid (MH-5)."""

    @property
    def result(self) -> tuple[int, ...]:
        """The points without the payments within the round."""
        points = self.points
        for payment in self.paid:
            points = tuple(a - b for a, b in zip(points, payment.points, strict=True))
        return points

    @property
    def drawn(self) -> bool:
        """Did nobody win, and is the best result shared or nothing paid but side payments? (G-4, KK-8)"""
        return self.winner is None and (self.shared or not any(self.result))


def in_words(points: int, parts: int = 1, signed: bool = False) -> str:
    """Points that are counted in `parts` of a point, as people write them: `130`, `-34 2/7`, `+1/2`."""
    whole, rest = divmod(abs(points), parts)
    fraction = Fraction(rest, parts)
    shown = [str(whole)] if whole or not rest else []
    shown += [str(fraction)] if rest else []
    sign = "-" if points < 0 else "+" if signed and points else ""
    return sign + " ".join(shown)


def zero_sum(seats: int, winner: int, value: int) -> tuple[int, ...]:
    """A value that each opponent pays to the winner (G-7): +v(n-1) for him, -v for every other."""
    return tuple(value * (seats - 1) if seat == winner else -value for seat in range(seats))


def one_sided(seats: int, winner: int, value: int) -> tuple[int, ...]:
    """A value that the winner gets and nobody pays."""
    return tuple(value if seat == winner else 0 for seat in range(seats))


def add(totals: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """New totals after a change of each seat's points."""
    return tuple(a + b for a, b in zip(totals, points, strict=True))
