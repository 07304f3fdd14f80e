"""A table: a match in play, the pages that show it, and the one way in which anything at it is done.

What is done goes this way: check the intent, do it in memory, put it on disk, acknowledge it, tell all.
A lock keeps the steps of different intents apart, so nobody sees what is not on disk yet. When the disk
refuses, the memory is thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from hato.agents import Request
from hato.core.actions import UnknownActionError
from hato.core.events import Event
from hato.core.round import IllegalActionError
from hato.play.session import END, NEXT
from hato.server import render
from hato.server.bodies import TableStatus
from hato.server.bots import Bots
from hato.server.client import Client, encode
from hato.server.match import Match, ReplayError
from hato.server.messages import VERSION, Ack, Move, Outgoing, Resync, TableView, Update
from hato.server.pause import Pause, Window
from hato.server.refusal import RefusalError
from hato.server.settings import Settings
from hato.server.store import ConflictError, Saved, Store, StoreError

log = logging.getLogger("hato.server")

BUSY = "the server cannot write to its disk now; try again"
GRACE_S = 0.02
"""Answers that were held back until a claim window was over are written in this time, and frames sent."""
RETRY_S = 1.0
LONGEST_RETRY_S = 10.0
"""Pauses of a computer player whose move could not be written."""


class Table:
    """A match with its pages. All methods run on one event loop."""

    def __init__(self, match: Match, store: Store, bots: Bots, settings: Settings) -> None:
        self._renderer = render.Renderer(match)
        self.used = time.monotonic()
        """when somebody last asked for this table"""
        self._store = store
        self._bots = bots
        self._settings = settings
        self._lock = asyncio.Lock()
        self._stale = False
        self._clients: list[Client] = []
        self._greeted: set[int] = set()
        self._window: Window | None = None
        """the time in which a card may be claimed, while it may"""
        self._playing: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def match(self) -> Match:
        """The match as it stands in memory."""
        return self._renderer.match

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.match.header.table

    @property
    def idle(self) -> bool:
        """Does nobody look at it and nothing happen at it?"""
        return not self._clients and not self._tasks and not self._lock.locked()

    # pages

    async def join(self, client: Client) -> None:
        """Sends the page the table as it stands, and from then on what happens.

        The first page at a table where nothing was done yet gets the deal, to show it. Raises RefusalError.
        """
        async with self._lock:
            await self._fresh()
            if sum(1 for one in self._clients if one.seat == client.seat) >= self._settings.pages_per_seat:
                raise RefusalError("server_busy", "this seat has too many pages open")
            new = client.seat not in self._online()
            self._clients.append(client)
            session = self.match.session
            first = session.ply == 0 and client.seat not in self._greeted
            self._greeted.add(client.seat)
            client.send(encode(self._update(client.seat, session.events if first else ())))
            if new:
                self._tell((), without=client.seat)
        self.wake()

    async def greet(self, client: Client) -> None:
        """Sends a page that is here already the table as it stands. Raises RefusalError."""
        async with self._lock:
            await self._fresh()
            client.send(encode(self._update(client.seat, ())))

    def leave(self, client: Client) -> None:
        """The page is gone; the others see that its seat is empty."""
        if client in self._clients:
            self._clients.remove(client)
            self.used = time.monotonic()
            if self._clients and client.seat not in self._online():
                self._spawn(self._tell_absence())

    async def _tell_absence(self) -> None:
        async with self._lock:
            if self._clients and not self._stale:
                self._tell(())

    def _online(self) -> frozenset[int]:
        return frozenset(client.seat for client in self._clients)

    def _update(self, seat: int, events: Sequence[Event]) -> Update:
        return Update(VERSION, self._renderer.events(events, seat), self._view(seat))

    def _view(self, seat: int) -> TableView:
        return self._renderer.table(seat, self._online())

    def _tell_after(self, seat: int, events: Sequence[Event]) -> None:
        """Tells what the seat did: all, or itself alone while it has more to choose in a sealed turn.

        So the others get one frame when it has finished, whatever and however much it has chosen.
        """
        hushed = not events and self.match.is_between_sealed(seat)
        self._tell(events, only=seat if hushed else None)

    def _tell(self, events: Sequence[Event], without: int | None = None, only: int | None = None) -> None:
        """Sends everybody what happened, each seat what it may know of it."""
        frames: dict[int, str] = {}
        for client in self._clients:
            seat = client.seat
            if seat == without or only not in (None, seat):
                continue
            if seat not in frames:
                frames[seat] = encode(self._update(seat, events))
            client.send(frames[seat])

    async def status(self, seat: int) -> TableStatus:
        """The table in short. Raises RefusalError."""
        async with self._lock:
            await self._fresh()
            return render.table_status(self.match, seat)

    async def finished(self) -> Match:
        """The match, if it is finished. Raises RefusalError."""
        async with self._lock:
            await self._fresh()
            if not self.match.session.finished:
                raise RefusalError("no_table", "there is a record when the match is finished")
            return self.match

    # intents

    async def move(self, client: Client, move: Move) -> None:
        """Does an intent and sends the ack, or a resync. Raises RefusalError, and then nothing has changed.

        What was begun is finished even if the page goes away meanwhile.
        """
        await asyncio.shield(self._spawn(self._move(client, move)))

    async def _move(self, client: Client, move: Move) -> None:
        await self._hold(client.seat, move)
        async with self._lock:
            await self._fresh()
            seat = client.seat
            known = self.match.intents.get(move.id)
            if known is not None:
                owner, ply = known
                if owner != seat:
                    raise RefusalError("bad_message", "this intent id belongs to another seat")
                client.send(encode(Ack(VERSION, move.id, ply)))
                return
            session = self.match.session
            if move.ply != session.known(seat):
                client.send(encode(self._resync(seat, move)))
                return
            words = tuple(move.action)
            if words != NEXT and seat not in session.asked:
                raise RefusalError("not_your_turn", "it is not your turn")
            if words == NEXT and session.waiting and self.match.time_is_over(self._settings.clock() * 1000):
                words = END
            try:
                events = await self._commit(seat, words, move.id)
            except (UnknownActionError, IllegalActionError) as error:
                raise RefusalError("illegal", str(error)) from None
            except ConflictError:
                await self._fresh()
                known = self.match.intents.get(move.id)
                answer: Outgoing = self._resync(seat, move)
                if known is not None and known[0] == seat:
                    answer = Ack(VERSION, move.id, known[1])
                client.send(encode(answer))
                return
            except StoreError as error:
                log.error("table %s: %s", self.id, error)
                self._spawn(self._recover())
                raise RefusalError("server_busy", BUSY) from None
            client.send(encode(Ack(VERSION, move.id, move.ply)))
            self._tell_after(seat, events)
        self.wake()

    async def _hold(self, seat: int, move: Move) -> None:
        """Where several people may claim a card, an answer counts from when all have to have answered.

        So nobody learns from the clock who had something to think about.
        """
        window = self._window
        if window is None or not window.shared or move.id in self.match.intents:
            return
        if seat in self.match.session.asked and not self.match.goes_on_sealed(seat, tuple(move.action)):
            await window.over()

    def _resync(self, seat: int, move: Move) -> Resync:
        return Resync(VERSION, move.id, self._view(seat))

    async def _commit(self, seat: int, words: tuple[str, ...], intent: str | None) -> list[Event]:
        """Does an action and puts it on disk; the lock is held.

        Raises UnknownActionError or IllegalActionError, and nothing has changed; or StoreError, and then
        the memory is ahead of the disk and has to be read again.
        """
        entry = Saved(self.id, self.match.session.ply, seat, words, intent)
        self._stale = True
        try:
            events = self.match.do(seat, words)
        except (UnknownActionError, IllegalActionError):
            self._stale = False
            raise
        await self._store.append(entry)
        self._stale = False
        self._open_window()
        self.match.remember(entry)
        return events

    async def _fresh(self) -> None:
        """Makes the memory what the disk says, if it may not be; the lock is held. Raises RefusalError."""
        self.used = time.monotonic()
        if not self._stale:
            return
        try:
            saved = await self._store.load(self.id)
            if saved is None:
                raise RefusalError("no_table", "this table is gone")
            self._renderer = render.Renderer(await asyncio.to_thread(Match, *saved))
        except StoreError as error:
            log.error("table %s: %s", self.id, error)
            raise RefusalError("server_busy", BUSY) from None
        except ReplayError as error:
            raise RefusalError("no_table", str(error)) from None
        self._stale = False
        self._tell(())
        self.wake()

    async def _recover(self) -> None:
        """Reads the log again as soon as the disk lets it, for the pages that wait."""
        while self._stale and self._clients:
            await asyncio.sleep(RETRY_S)
            async with self._lock:
                with contextlib.suppress(RefusalError):
                    await self._fresh()

    # computer players

    def wake(self, alone: bool = False) -> None:
        """Lets the computer players move that are asked, if a page is open; `alone`: once even if not.

        In a sealed turn all of them answer at the same time, and nobody waits for another.
        """
        if not alone and not self._clients:
            return
        if self._window is None:
            self._open_window()
        for seat in self.match.computers_asked():
            task = self._playing.get(seat)
            if task is None or task.done():
                self._playing[seat] = self._spawn(self._play_bot(seat, alone))

    async def _play_bot(self, seat: int, alone: bool) -> None:
        wait = RETRY_S
        pause: Pause | None = None
        if self._window is not None:
            await asyncio.sleep(
                GRACE_S
            )  # first the pages hear of the card; what is looked at then costs time
        while alone or self._clients:
            alone = False
            try:
                async with self._lock:
                    await self._fresh()
                    session = self.match.session
                    if seat not in session.asked:
                        return
                    if pause is None:
                        pause = Pause(self._settings, len(session.asked))
                        pause.window = self._window
                    known, request = session.known(seat), self._request(seat, pause.budget_ms())
                words = await self._bots.ask(self.match.seats[seat].level or "", request)
                if words is None or not self.match.goes_on_sealed(seat, words):
                    await pause.over()
                async with self._lock:
                    await self._fresh()
                    session = self.match.session
                    if seat in session.asked and session.known(seat) == known:
                        self._tell_after(seat, await self._commit_bot(seat, words))
                    if not self.match.is_between_sealed(seat):
                        pause = None
                wait = RETRY_S
            except (RefusalError, StoreError) as error:
                log.error("table %s: a computer player waits: %s", self.id, error)
                await asyncio.sleep(wait)
                wait = min(LONGEST_RETRY_S, wait * 2)
            self.wake()

    def _open_window(self) -> None:
        """Opens the claim window when a card may be claimed, and forgets it when play goes on."""
        if not self.match.claiming:
            self._window = None
        elif self._window is None:
            self._window = Window(self._settings, len(self.match.people))
            self._spawn(self._close_window(self._window))

    async def _close_window(self, window: Window) -> None:
        """When the window is over, people who can only pass have passed, and so have all who share it."""
        await window.over()
        if window.shared:
            await asyncio.sleep(GRACE_S)  # answers that were held back come first
        async with self._lock:
            for seat in self.match.people:
                session = self.match.session
                if self._window is not window:
                    return
                if self._stale or not self._clients:
                    self._window = None  # it opens anew when somebody is there again
                    return
                if seat not in session.asked:
                    continue
                if window.shared or len(session.round.legal(seat)) == 1:
                    words = session.game.actions.words(session.round.fallback(seat))
                    try:
                        self._tell_after(seat, await self._commit(seat, words, None))
                    except (StoreError, ConflictError) as error:
                        log.error("table %s: %s", self.id, error)
                        self._spawn(self._recover())
                        return
        self.wake()

    def _request(self, seat: int, budget_ms: int) -> Request:
        """What the computer player gets: the view of its seat, and no more."""
        header = self.match.header
        return Request.of(
            self.match.session,
            seat,
            header.preset,
            self.match.options,
            seed=secrets.randbits(63),
            budget_ms=budget_ms,
        )

    async def _commit_bot(self, seat: int, words: tuple[str, ...] | None) -> list[Event]:
        session = self.match.session
        if words is not None:
            try:
                return await self._commit(seat, words, None)
            except (UnknownActionError, IllegalActionError):
                log.error("the computer player %s chose what it may not", self.match.seats[seat].level)
        fallback = session.game.actions.words(session.round.fallback(seat))
        return await self._commit(seat, fallback, None)

    # tasks

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RefusalError):
            log.error("table %s: %s", self.id, type(error).__name__, exc_info=error)

    async def close(self) -> None:
        """Stops what is going on here; what is being written is written."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
