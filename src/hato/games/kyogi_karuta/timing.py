"""How a touch over the net gets its time: what is believed, what replaces it, and who was first (KAR-9)."""

from __future__ import annotations

from collections.abc import Iterable

from hato.core.line import PEEK_MS, PINGS, REFLEX_MS, jitter, round_trip, send_at
from hato.core.live import Report
from hato.games.kyogi_karuta.settle import first

__all__ = [
    "COLLECT_MS",
    "JITTERS",
    "MOST_CREDIT_MS",
    "PEEK_MS",
    "PINGS",
    "REFLEX_MS",
    "TOLERANCE_MS",
    "Report",
    "credible",
    "jitter",
    "judged",
    "round_trip",
    "send_at",
    "time_of",
    "tolerated",
]

TOLERANCE_MS = 40.0
"""A report may be off its arrival by so much, or by three times the jitter of the line."""
JITTERS = 3
MOST_CREDIT_MS = 150.0
"""At most so much of the round trip is taken off an arrival that replaces a report."""
COLLECT_MS = 250.0
"""Reports are awaited so long after the first has come."""


def tolerated(report: Report, tolerance: float = TOLERANCE_MS) -> float:
    """By how much a report may be off its arrival."""
    return max(tolerance, JITTERS * report.jitter)


def credible(report: Report, tolerance: float = TOLERANCE_MS) -> bool:
    """Does a report fit its arrival?"""
    return abs(report.arrival - (report.click + report.rtt)) <= tolerated(report, tolerance)


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
