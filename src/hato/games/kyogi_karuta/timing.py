"""How a touch over the net gets its time: what is believed, what replaces it, and who was first (KAR-9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hato.games.kyogi_karuta.settle import first

TOLERANCE_MS = 40.0
"""A report may be off its arrival by so much, or by three times the jitter of the line."""
JITTERS = 3
MOST_CREDIT_MS = 150.0
"""At most so much of the round trip is taken off an arrival that replaces a report."""
PINGS = 20
"""The round trip is the least of so many last pings."""
COLLECT_MS = 250.0
"""Reports are awaited so long after the first has come."""
PEEK_MS = 30.0
"""A mora is sent at most so much sooner than the line needs."""
REFLEX_MS = 120.0
"""A median of touches sooner than this after the deciding mora is more than people can do."""


class Report(NamedTuple):
    """A touch as it came in, all times in ms.

    `click` is by the clock of the page since it showed the first mora, `arrival` by the clock of the server
    since it sent that mora; `rtt` and `jitter` are those of the line.
    """

    seat: int
    click: float
    arrival: float
    rtt: float
    jitter: float = 0.0


def credible(report: Report, tolerance: float = TOLERANCE_MS) -> bool:
    """Does a report fit its arrival?"""
    return abs(report.arrival - (report.click + report.rtt)) <= max(tolerance, JITTERS * report.jitter)


def time_of(report: Report, tolerance: float = TOLERANCE_MS) -> float:
    """The time that counts: the report's own, or its arrival less the round trip that is credited."""
    if credible(report, tolerance):
        return report.click
    return report.arrival - min(report.rtt, MOST_CREDIT_MS)


def judged(
    reports: Iterable[Report], camp: int, window: int, tolerance: float = TOLERANCE_MS
) -> tuple[int | None, list[int], dict[int, float]]:
    """Who was first, whose reports are believed, and the times that replace the others'."""
    accepted: list[int] = []
    clamped: dict[int, float] = {}
    times: dict[int, float] = {}
    for report in reports:
        times[report.seat] = time_of(report, tolerance)
        if credible(report, tolerance):
            accepted.append(report.seat)
        else:
            clamped[report.seat] = times[report.seat]
    return first(times, camp, window), accepted, clamped


def send_at(due: float, one_way: float) -> float:
    """When a mora that is due at `due` is sent over a line that needs `one_way` ms."""
    return due - one_way - PEEK_MS


def round_trip(pings: Sequence[float]) -> float:
    """The round trip of a line by its last pings, the newest last; 0 where there was none."""
    return min(pings[-PINGS:], default=0.0)


def jitter(pings: Sequence[float]) -> float:
    """By how much the last pings differ on the average from the shortest."""
    last = pings[-PINGS:]
    return sum(last) / len(last) - min(last) if last else 0.0
