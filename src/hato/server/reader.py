"""The reader of a table: plays the stretches in which times count, by the clock (KAR-3, KAR-9).

All pages hear the same at the same time, as well as their lines can be known. What a seat has touched reaches
nobody before the close; then everything is written as one group, and told at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING

from hato.core.line import REFLEX_MS
from hato.core.live import ImpossibleError, Live, Report
from hato.core.view import View
from hato.server.client import Client, encode
from hato.server.messages import VERSION, Mora, Reading, Touch
from hato.server.refusal import RefusalError
from hato.server.store import StoreError

if TYPE_CHECKING:
    from hato.server.bots import Bots
    from hato.server.settings import Settings
    from hato.server.tables import Table

log = logging.getLogger("hato.server")

PROBES = 8
PROBES_S = 0.05
PROBE_S = 1.0
"""A new page is probed so often with these pauses, and then every second as long as it stays."""
RETRY_S = 1.0
"""Pause of a reading that could not be written."""
REFLEXES = 5
"""So many touches of a seat at least say whether they are too quick for people."""


class _Page:
    """What a page has been sent of a reading: how many cues, and when the first of them."""

    def __init__(self, told: int) -> None:
        self.told = told
        self.first = -math.inf


class _Running:
    """A reading that goes on; its times are ms after the moment at which the first cue is due."""

    def __init__(self, live: Live, ply: int) -> None:
        self.live = live
        self.ply = ply
        self._zero = time.monotonic() + live.lead_ms / 1000
        self.pages: dict[Client, _Page] = {}
        self.asked = False
        """have all computer players said what they do?"""
        self.closed = False
        self.stir = asyncio.Event()
        """something has come that may change what is done next"""

    def now(self) -> float:
        """The time, below 0 before the first cue."""
        return (time.monotonic() - self._zero) * 1000

    def announce(self, client: Client) -> None:
        """Tells a page of the reading, with what it would have heard by now."""
        live, now = self.live, self.now()
        heard = [cue.word for cue in live.cues if client.line.send_at(cue.due) <= now]
        self.pages[client] = _Page(len(heard))
        lead = round(-now - client.line.one_way, 1)
        client.send(
            encode(Reading(VERSION, live.number, lead, live.step_ms, live.before, live.opening, heard))
        )
        self.stir.set()

    def send(self, clients: list[Client]) -> float:
        """Sends each page what it is time for; returns when something is to be sent next."""
        live, soonest = self.live, math.inf
        for client in clients:
            page = self.pages.get(client)
            while page is not None and page.told < len(live.cues):
                cue = live.cues[page.told]
                now, at = self.now(), client.line.send_at(cue.due)
                if now < at:
                    soonest = min(soonest, at)
                    break
                page.told += 1
                if page.told == 1:
                    page.first = now
                client.send(encode(Mora(VERSION, live.number, page.told, cue.word)))
        return soonest


class Reader:
    """Plays the readings of a table, one after the other, while every person at it has a page open."""

    def __init__(self, table: Table, bots: Bots, settings: Settings) -> None:
        self._table = table
        self._bots = bots
        self._settings = settings
        self._running: _Running | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed: int | None = None
        """the number of the reading that was closed last"""
        self._delays: dict[int, list[float]] = {}

    # pages

    def join(self, client: Client) -> None:
        """A page is here: its line is measured, and it hears of the reading that goes on."""
        if self._table.match.session.game.live:
            self._table.spawn(self._measure(client))
        self.greet(client)

    def greet(self, client: Client) -> None:
        """Tells a page of the reading that goes on, if one does."""
        if self._running is not None and not self._running.closed:
            self._running.announce(client)

    async def _measure(self, client: Client) -> None:
        probes = 0
        while client in self._table.clients and not self._table.match.session.finished:
            client.probe()
            probes += 1
            await asyncio.sleep(PROBES_S if probes < PROBES else PROBE_S)

    def touch(self, client: Client, touch: Touch) -> None:
        """Takes a touch; raises RefusalError if it cannot be."""
        running = self._running
        if running is None or running.closed or touch.number != running.live.number:
            if touch.number == self._closed:
                log.info("table %s: a touch of seat %d came too late", self._table.id, client.seat)
                return
            raise self._impossible(client, touch, "no reading of this number goes on")
        line, now = client.line, running.now()
        page = running.pages.get(client) or _Page(0)
        report = Report(client.seat, touch.click, line.arrival(now, 0.0, page.first), line.rtt, line.jitter)
        try:
            t = running.live.touch(touch.card, report, page.told, now)
        except ImpossibleError as error:
            raise self._impossible(client, touch, str(error), report) from None
        log.info("table %s, reading %d: %s, counts %.1f", self._table.id, touch.number, _told(report), t)
        running.stir.set()

    def _impossible(
        self, client: Client, touch: Touch, why: str, report: Report | None = None
    ) -> RefusalError:
        numbers = f"click {touch.click:.6g}, seat {client.seat}" if report is None else _told(report)
        log.warning(
            "table %s, reading %d: a touch cannot be, %s: %s", self._table.id, touch.number, why, numbers
        )
        return RefusalError("impossible", why)

    # a reading

    def wake(self) -> None:
        """Begins the reading that is to be played, if everybody is here."""
        if self._ready and (self._task is None or self._task.done()):
            self._task = self._table.spawn(self._read())

    @property
    def _ready(self) -> bool:
        here = {client.seat for client in self._table.clients}
        return self._table.match.session.live and here.issuperset(self._table.match.people)

    async def _read(self) -> None:
        try:
            while await self._begin():
                assert self._running is not None
                asking = self._table.spawn(self._ask(self._running))
                try:
                    await self._play(self._running)
                finally:
                    asking.cancel()
                await self._end(self._running)
        finally:
            self._running = None

    async def _begin(self) -> bool:
        table = self._table
        async with table.lock:
            with contextlib.suppress(RefusalError):
                await table.fresh()
            live = table.match.session.reading() if self._ready and not table.stale else None
            if live is None:
                return False
            self._running = _Running(live, table.match.session.ply)
            for client in table.clients:
                self._running.announce(client)
        return True

    async def _play(self, running: _Running) -> None:
        """Sends each cue at its time until the reading closes."""
        live = running.live
        while True:
            running.stir.clear()
            soonest = running.send(list(self._table.clients))
            closes = live.closes() if running.asked else math.inf
            wait = min(soonest, closes) - running.now()
            if running.now() >= closes:
                running.closed = True
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(running.stir.wait(), None if wait == math.inf else max(0, wait / 1000))

    async def _ask(self, running: _Running) -> None:
        """Asks the computer players ahead of time; nothing of it shows in what anybody is sent."""
        match, live = self._table.match, running.live
        computers = [seat for seat in range(len(match.seats)) if match.is_computer(seat)]
        failed: set[int] = set()
        try:
            while (asked := live.ask(computers)) is not None:
                seat, view = asked
                words = None if seat in failed else await self._answer(seat, view)
                try:
                    live.answer(seat, words)
                except ValueError:
                    log.error("the computer player %s chose what it may not", match.seats[seat].level)
                    words = None
                    live.answer(seat, None)
                if words is None:
                    failed.add(seat)  # who fails once does nothing more in this reading
        finally:
            running.asked = True
            running.stir.set()

    async def _answer(self, seat: int, view: View) -> tuple[str, ...] | None:
        """What a computer player does that is asked with this view; None: it has failed."""
        if len(view.choices) == 1:
            return view.choices[0].words
        request = self._table.computers.request(seat, self._settings.bot_budget_ms)
        level = self._table.match.seats[seat].level or ""
        return await self._bots.ask(level, replace(request, view=view))

    async def _end(self, running: _Running) -> None:
        """Writes what came of the reading, all or nothing, and tells everybody."""
        table = self._table
        entries = running.live.entries()
        while True:
            try:
                async with table.lock:
                    await table.fresh()
                    self._closed = running.live.number
                    if table.match.session.ply == running.ply:
                        table.tell(await table.commit_all(entries))
                    break
            except (RefusalError, StoreError) as error:
                log.error("table %s: a reading waits: %s", table.id, error)
                await asyncio.sleep(RETRY_S)
        self._running = None
        self._suspect(running.live)
        table.wake()

    def _suspect(self, live: Live) -> None:
        """Says of whom the touches are quicker than people can be."""
        for seat, delay in live.delays():
            delays = self._delays.setdefault(seat, [])
            delays.append(delay)
            if len(delays) >= REFLEXES and median(delays) < REFLEX_MS:
                log.warning(
                    "table %s: seat %d touches %.0f ms after the deciding mora, the median of %d",
                    self._table.id,
                    seat,
                    median(delays),
                    len(delays),
                )


def _told(report: Report) -> str:
    """The four numbers of a touch, for the log (KAR-9)."""
    return (
        f"seat {report.seat} click {report.click:.6g} arrival {report.arrival:.6g} "
        f"rtt {report.rtt:.6g} jitter {report.jitter:.6g}"
    )
