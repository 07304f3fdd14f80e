"""A page at a table: what waits to be sent to it, and the limit on that."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque

import msgspec

from hato.core.line import Line
from hato.server.messages import VERSION, Outgoing, Probe

PROBES = 64
"""So many probes may be under way; the answers to older ones say nothing any more."""

_encoder = msgspec.json.Encoder()


def encode(message: Outgoing) -> str:
    """A message as the text of a frame."""
    return _encoder.encode(message).decode()


class Client:
    """A connection that took `seat` of a table. Sending never waits: a queue holds what the line cannot take.

    A page that does not read is dropped when its queue holds more than `limit` bytes.
    """

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.line = Line()
        """what its probes have told"""
        self._probes: dict[int, float] = {}
        self._limit = limit
        self._frames: deque[str] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._full = asyncio.Event()

    @property
    def dropped(self) -> bool:
        """Did more wait for the page than the limit allows?"""
        return self._full.is_set()

    async def until_dropped(self) -> None:
        """Returns when the page is to be dropped, even while the line takes nothing."""
        await self._full.wait()

    @property
    def waiting(self) -> int:
        """Characters (bytes, as the messages are mostly ASCII) that wait to be sent."""
        return self._waiting

    def probe(self) -> None:
        """Asks the page for an echo, to measure its line."""
        number = secrets.randbits(31)
        self._probes[number] = time.monotonic()
        if len(self._probes) > PROBES:
            del self._probes[next(iter(self._probes))]
        self.send(encode(Probe(VERSION, number)))

    def echo(self, number: int) -> None:
        """The page has answered a probe; an answer to none is nothing."""
        sent = self._probes.pop(number, None)
        if sent is not None:
            self.line.measured((time.monotonic() - sent) * 1000)

    def send(self, frame: str) -> None:
        """Queues a frame."""
        if self.dropped:
            return
        self._frames.append(frame)
        self._waiting += len(frame)
        if self._waiting > self._limit:
            self._full.set()
            self._frames.clear()
            self._waiting = 0
        self._wake.set()

    async def next(self) -> str | None:
        """The next frame to send, which stays counted until the one after it is asked for; None: drop it."""
        while not self._frames:
            if self.dropped:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._frames.popleft()

    def sent(self, frame: str) -> None:
        """The line has taken the frame."""
        self._waiting = max(0, self._waiting - len(frame))
