"""The computer players of a table: who is asked, when the answer is known, and when cards are claimed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from hato.agents import Request
from hato.core.actions import UnknownActionError
from hato.core.events import Event
from hato.core.round import IllegalActionError
from hato.server.pause import Pause, Window
from hato.server.refusal import RefusalError
from hato.server.store import ConflictError, StoreError

if TYPE_CHECKING:
    from hato.server.bots import Bots
    from hato.server.settings import Settings
    from hato.server.tables import Table

log = logging.getLogger("hato.server")

GRACE_S = 0.02
"""Answers that were held back until a claim window was over are written in this time, and frames sent."""
RETRY_S = 1.0
LONGEST_RETRY_S = 10.0
"""Pauses of a computer player whose move could not be written."""


class Computers:
    """The computer players of a table."""

    def __init__(self, table: Table, bots: Bots, settings: Settings) -> None:
        self._table = table
        self._bots = bots
        self._settings = settings
        self.window: Window | None = None
        """the time in which a card may be claimed, while it may"""
        self._playing: dict[int, asyncio.Task[None]] = {}

    def wake(self, alone: bool) -> None:
        """Lets those move that are asked; `alone`: once even if no page is open.

        In a sealed turn all of them answer at the same time, and nobody waits for another.
        """
        if self.window is None:
            self.open_window()
        for seat in self._table.match.computers_asked():
            task = self._playing.get(seat)
            if task is None or task.done():
                self._playing[seat] = self._table.spawn(self._play(seat, alone))

    async def _play(self, seat: int, alone: bool) -> None:
        table = self._table
        wait = RETRY_S
        pause: Pause | None = None
        if self.window is not None:
            await asyncio.sleep(
                GRACE_S
            )  # first the pages hear of the card; what is looked at then costs time
        while alone or table.clients:
            alone = False
            try:
                async with table.lock:
                    await table.fresh()
                    session = table.match.session
                    if seat not in session.asked:
                        return
                    if pause is None:
                        pause = Pause(self._settings, len(session.asked))
                        pause.window = self.window
                    known, request = session.known(seat), self.request(seat, pause.budget_ms())
                words = await self._bots.ask(table.match.seats[seat].level or "", request)
                if words is None or not table.match.goes_on_sealed(seat, words):
                    await pause.over()
                async with table.lock:
                    await table.fresh()
                    session = table.match.session
                    if seat in session.asked and session.known(seat) == known:
                        table.tell_after(seat, await self._commit(seat, words))
                    if not table.match.is_between_sealed(seat):
                        pause = None
                wait = RETRY_S
            except (RefusalError, StoreError) as error:
                log.error("table %s: a computer player waits: %s", table.id, error)
                await asyncio.sleep(wait)
                wait = min(LONGEST_RETRY_S, wait * 2)
            table.wake()

    def request(self, seat: int, budget_ms: int) -> Request:
        """What the computer player gets: the view of its seat, and no more."""
        match = self._table.match
        return Request.of(
            match.session,
            seat,
            match.header.preset,
            match.options,
            seed=secrets.randbits(63),
            budget_ms=budget_ms,
        )

    async def _commit(self, seat: int, words: tuple[str, ...] | None) -> list[Event]:
        table = self._table
        if words is not None:
            try:
                return await table.commit(seat, words, None)
            except (UnknownActionError, IllegalActionError):
                log.error("the computer player %s chose what it may not", table.match.seats[seat].level)
        return await table.commit(seat, table.match.fallback(seat), None)

    # claims

    def open_window(self) -> None:
        """Opens the claim window when a card may be claimed, and forgets it when play goes on."""
        match = self._table.match
        if not match.claiming:
            self.window = None
        elif self.window is None:
            self.window = Window(self._settings, len(match.people))
            self._table.spawn(self._close_window(self.window))

    async def _close_window(self, window: Window) -> None:
        """When the window is over, people who can only pass have passed, and so have all who share it."""
        table = self._table
        await window.over()
        if window.shared:
            await asyncio.sleep(GRACE_S)  # answers that were held back come first
        async with table.lock:
            for seat in table.match.people:
                session = table.match.session
                if self.window is not window:
                    return
                if table.stale or not table.clients:
                    self.window = None  # it opens anew when somebody is there again
                    return
                if seat not in session.asked:
                    continue
                if window.shared or len(session.round.legal(seat)) == 1:
                    try:
                        table.tell_after(seat, await table.commit(seat, table.match.fallback(seat), None))
                    except (StoreError, ConflictError) as error:
                        log.error("table %s: %s", table.id, error)
                        table.recover_soon()
                        return
        table.wake()
