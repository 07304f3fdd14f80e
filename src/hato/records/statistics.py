"""Statistics of records: what each player played, won, called and made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from hato.records.line import Line
from hato.records.reader import parse


@dataclass
class SeatStatistics:
    """What one player did: counts of matches and rounds, and points (the sum of all rounds).

    The points are those that were paid: nobody loses more than he has where a match is for money (G-4).
    `matches_won` holds finished matches with the highest total, shared ones too. `calls` counts the calls
    by key (`koikoi`, `stop`), `yaku` the scored yaku by key.
    """

    matches: int = 0
    finished: int = 0
    matches_won: int = 0
    rounds: int = 0
    rounds_won: int = 0
    points: Fraction = Fraction(0)
    best_round: Fraction = Fraction(0)
    calls: Counter[str] = field(default_factory=Counter)
    yaku: Counter[str] = field(default_factory=Counter)


def _names(names: Sequence[str]) -> list[str]:
    """The names of the seats, told apart by their seat where two are the same."""
    return [f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def statistics(records: Iterable[Iterable[str | bytes]]) -> dict[str, SeatStatistics]:
    """Statistics by name over records, each given by its lines; raises RecordError.

    The lines are counted as they stand: redacted and unfinished records count too. Verify a record first
    if it may have been changed.
    """
    found: dict[str, SeatStatistics] = {}
    for record in records:
        seats: list[SeatStatistics] = []
        totals: list[int] = []
        parts = 1
        for number, line, _, header in parse(record):
            if number == 1:
                seats = [found.setdefault(name, SeatStatistics()) for name in _names(header.names)]
                totals = [header.options.purse] * len(seats)
                parts = header.options.parts
                for seat in seats:
                    seat.matches += 1
            elif line["type"] == "round" and header.options.length.type == "bankroll":
                paid = [a - b for a, b in zip(line["totals"], totals, strict=True)]
                _count(seats, {**line, "points": paid}, parts)
                totals = line["totals"]
            else:
                _count(seats, line, parts)
    return found


def _count(seats: Sequence[SeatStatistics], line: Line, parts: int) -> None:
    kind = line["type"]
    if kind == "round":
        for seat, points in zip(seats, line["points"], strict=True):
            seat.rounds += 1
            seat.points += Fraction(points, parts)
            seat.best_round = max(seat.best_round, Fraction(points, parts))
        if line["winner"] is not None:
            seats[line["winner"]].rounds_won += 1
    elif kind == "called" and not line["cards"]:
        seats[line["seat"]].calls[line["key"]] += 1
    elif kind == "scored":
        for one in line["lines"]:
            if one["cards"] and one["points"] > 0:  # not the cards that multiply
                seats[one["seat"]].yaku[one["key"]] += 1
    elif kind == "end":
        for seat in seats:
            seat.finished += 1
        for winner in line["winners"]:
            if winner < len(seats):
                seats[winner].matches_won += 1
