"""What a showdown pays, line by line (OK-3, OK-6 to OK-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hato.core import bits
from hato.core.outcome import Line, Outcome, total
from hato.games.oicho_kabu.cards import Cards
from hato.games.oicho_kabu.ranking import Verdict

FACTORS = {2: "twice", 3: "thrice"}
"""Factor of a win -> the line with what it adds to the bet."""


class Stake(NamedTuple):
    """What a seat has on a hand: its name, its cards, the bet and how it did."""

    seat: int
    name: str
    cards: Cards
    bet: int
    verdict: Verdict

    def lines(self) -> list[Line]:
        """The bet, won or lost, and what a factor adds to it."""
        sign, factor = self.verdict
        found = [Line(self.name, self.seat, sign * self.bet, 1, bits.mask_of(self.cards))]
        if factor > 1:
            found.append(Line(FACTORS[factor], self.seat, self.bet * (factor - 1)))
        return found


def no_bets(seats: int) -> Outcome:
    """Nobody has bet: nothing is paid (OK-4)."""
    return Outcome("no_bets", (0,) * seats, None)


def settle(seats: int, dealer: int, name: str, cards: Cards, stakes: Sequence[Stake]) -> Outcome:
    """The outcome of a showdown; `name` and `cards` are the dealer's.

    The winner is the seat that gains most, if it gains alone. The lines are those of the dealer, then those
    of each seat from his right on, hand by hand.
    """
    in_turn = sorted(stakes, key=lambda stake: (stake.seat - dealer) % seats)
    lines = [line for stake in in_turn for line in stake.lines()]
    points = [total(line for line in lines if line.seat == seat) for seat in range(seats)]
    won = -sum(line.points for line in lines if line.points < 0)
    paid = sum(line.points for line in lines if line.points > 0)
    points[dealer] = won - paid
    bank = [Line(name, dealer, won, 1, bits.mask_of(cards))]
    if paid:
        bank.append(Line("pays", dealer, -paid))
    best = max(points)
    winner = points.index(best) if best > 0 and points.count(best) == 1 else None
    return Outcome("showdown", tuple(points), winner, (*bank, *lines))
