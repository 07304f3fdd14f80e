"""The line between a page and the table, as its last probes tell it; all times in ms."""

from __future__ import annotations

from collections.abc import Sequence

PINGS = 20
"""The round trip is the least of so many last pings (KAR-9)."""
PEEK_MS = 30.0
"""What is due at a time is sent at most so much sooner than the line needs (KAR-9)."""
REFLEX_MS = 120.0
"""A median of touches sooner than this after the deciding mora is more than people can do (KAR-9)."""
MOST_TRIP_MS = 400.0
"""A line that says it is slower is taken for one that needs so long: a page can make its own pings late."""
MOST_JITTER_MS = 50.0
"""... and one that says it is less steady for one that varies by so much on the average."""


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


class Line:
    """A line by its last pings. Nothing is known of one that was never measured, and it counts as instant."""

    __slots__ = ("_pings",)

    def __init__(self) -> None:
        self._pings: list[float] = []

    def measured(self, trip: float) -> None:
        """Another ping took `trip` ms there and back."""
        self._pings = [*self._pings[1 - PINGS :], trip]

    @property
    def rtt(self) -> float:
        """The round trip that is counted on."""
        return min(round_trip(self._pings), MOST_TRIP_MS)

    @property
    def jitter(self) -> float:
        """How unsteady the line is."""
        return min(jitter(self._pings), MOST_JITTER_MS)

    @property
    def one_way(self) -> float:
        """How long something takes to the page."""
        return self.rtt / 2

    def send_at(self, due: float) -> float:
        """When something is sent that is due at the page at `due`."""
        return send_at(due, self.one_way)

    def arrival(self, now: float, due: float, sent: float) -> float:
        """How long after the page was sent the first cue something came in at `now`.

        The page shows the cue when it is `due`, or when it comes if that is later. What a page does at once
        when it shows it comes in after exactly the round trip.
        """
        return now - (max(due, sent + self.one_way) - self.one_way)
