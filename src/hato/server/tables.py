"""A table: a match in play, the pages that show it, and the one way in which anything at it is done.

What is done goes this way: check the intent, do it in memory, put it on disk, acknowledge it, tell all.
A lock keeps the steps of different intents apart, so nobody sees what is not on disk yet. When the disk
refuses, the memory is thrown away and read again from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from hato.core.actions import UnknownActionError
from hato.core.events import Event
from hato.core.live import Done
from hato.core.round import IllegalActionError
from hato.play.session import END, NEXT
from hato.server import render
from hato.server.bodies import TableStatus
from hato.server.bots import Bots
from hato.server.client import Client, encode
from hato.server.computers import RETRY_S, Computers
from hato.server.limits import Limits
from hato.server.match import Match, ReplayError
from hato.server.messages import VERSION, Ack, Move, Outgoing, Resync, TableView, Update
from hato.server.reader import Reader
from hato.server.refusal import RefusalError
from hato.server.settings import Settings
from hato.server.store import ConflictError, Saved, Store, StoreError

log = logging.getLogger("hato.server")

BUSY = "the server cannot write to its disk now; try again"


class Table:
    """A match with its pages. All methods run on one event loop."""

    def __init__(self, match: Match, store: Store, bots: Bots, settings: Settings) -> None:
        self._renderer = render.Renderer(match)
        self.used = time.monotonic()
        """when somebody last asked for this table"""
        self._store = store
        self._settings = settings
        self.lock = asyncio.Lock()
        """keeps the steps of different intents apart"""
        self.stale = False
        """is the memory not what the disk says?"""
        self._clients: list[Client] = []
        self._greeted: set[int] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.computers = Computers(self, bots, settings)
        self._limits = Limits(self)
        self.reader = Reader(self, bots, settings)

    @property
    def match(self) -> Match:
        """The match as it stands in memory."""
        return self._renderer.match

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.match.header.table

    @property
    def clients(self) -> Sequence[Client]:
        """The pages that are open."""
        return self._clients

    @property
    def idle(self) -> bool:
        """Does nobody look at it and nothing happen at it?"""
        return not self._clients and not self._tasks and not self.lock.locked()

    # pages

    async def join(self, client: Client) -> None:
        """Sends the page the table as it stands, and from then on what happens.

        The first page at a table where nothing was done yet gets the deal, to show it. Raises RefusalError.
        """
        async with self.lock:
            await self.fresh()
            if sum(1 for one in self._clients if one.seat == client.seat) >= self._settings.pages_per_seat:
                raise RefusalError("server_busy", "this seat has too many pages open")
            new = client.seat not in self._online()
            self._clients.append(client)
            session = self.match.session
            first = session.ply == 0 and client.seat not in self._greeted
            self._greeted.add(client.seat)
            self._limits.look()
            client.send(encode(self._update(client.seat, session.events if first else ())))
            self.reader.join(client)
            if new:
                self.tell((), without=client.seat)
        self.wake()

    async def greet(self, client: Client) -> None:
        """Sends a page that is here already the table as it stands. Raises RefusalError."""
        async with self.lock:
            await self.fresh()
            client.send(encode(self._update(client.seat, ())))
            self.reader.greet(client)

    def leave(self, client: Client) -> None:
        """The page is gone; the others see that its seat is empty."""
        if client in self._clients:
            self._clients.remove(client)
            self.used = time.monotonic()
            if self._clients and client.seat not in self._online():
                self.spawn(self._tell_absence())

    async def _tell_absence(self) -> None:
        async with self.lock:
            if self._clients and not self.stale:
                self.tell(())

    def _online(self) -> frozenset[int]:
        return frozenset(client.seat for client in self._clients)

    def _update(self, seat: int, events: Sequence[Event]) -> Update:
        return Update(VERSION, self._renderer.events(events, seat), self._view(seat))

    def _view(self, seat: int) -> TableView:
        return self._renderer.table(seat, self._online(), self._limits.left_ms)

    def tell_after(self, seat: int, events: Sequence[Event]) -> None:
        """Tells what the seat did: all, or itself alone while it has more to choose in a sealed turn.

        So the others get one frame when it has finished, whatever and however much it has chosen.
        """
        hushed = not events and self.match.is_between_sealed(seat)
        self.tell(events, only=seat if hushed else None)

    def tell(self, events: Sequence[Event], without: int | None = None, only: int | None = None) -> None:
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
        async with self.lock:
            await self.fresh()
            return render.table_status(self.match, seat)

    async def finished(self) -> Match:
        """The match, if it is finished. Raises RefusalError."""
        async with self.lock:
            await self.fresh()
            if not self.match.session.finished:
                raise RefusalError("no_table", "there is a record when the match is finished")
            return self.match

    # intents

    async def move(self, client: Client, move: Move) -> None:
        """Does an intent and sends the ack, or a resync. Raises RefusalError, and then nothing has changed.

        What was begun is finished even if the page goes away meanwhile.
        """
        await asyncio.shield(self.spawn(self._move(client, move)))

    async def _move(self, client: Client, move: Move) -> None:
        await self._hold(client.seat, move)
        async with self.lock:
            await self.fresh()
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
                events = await self.commit(seat, words, move.id)
            except (UnknownActionError, IllegalActionError) as error:
                raise RefusalError("illegal", str(error)) from None
            except ConflictError:
                await self.fresh()
                known = self.match.intents.get(move.id)
                answer: Outgoing = self._resync(seat, move)
                if known is not None and known[0] == seat:
                    answer = Ack(VERSION, move.id, known[1])
                client.send(encode(answer))
                return
            except StoreError as error:
                log.error("table %s: %s", self.id, error)
                self.recover_soon()
                raise RefusalError("server_busy", BUSY) from None
            client.send(encode(Ack(VERSION, move.id, move.ply)))
            self.tell_after(seat, events)
        self.wake()

    async def _hold(self, seat: int, move: Move) -> None:
        """Where several people may claim a card, an answer counts from when all have to have answered.

        So nobody learns from the clock who had something to think about.
        """
        window = self.computers.window
        if window is None or not window.shared or move.id in self.match.intents:
            return
        if seat in self.match.session.asked and not self.match.goes_on_sealed(seat, tuple(move.action)):
            await window.over()

    def _resync(self, seat: int, move: Move) -> Resync:
        return Resync(VERSION, move.id, self._view(seat))

    async def commit(self, seat: int, words: tuple[str, ...], intent: str | None) -> list[Event]:
        """Does an action and puts it on disk; the lock is held.

        Raises UnknownActionError or IllegalActionError, and nothing has changed; or StoreError, and then
        the memory is ahead of the disk and has to be read again.
        """
        entry = Saved(self.id, self.match.session.ply, seat, words, intent)
        self.stale = True
        try:
            events = self.match.do(seat, words)
        except (UnknownActionError, IllegalActionError):
            self.stale = False
            raise
        await self._store.append(entry)
        self._written()
        self.match.remember(entry)
        return events

    async def commit_all(self, done: Sequence[Done]) -> list[Event]:
        """The same with what the seats have done in a stretch that is over, all of it or nothing."""
        events: list[Event] = []
        entries: list[Saved] = []
        self.stale = True
        for seat, words in done:
            entries.append(Saved(self.id, self.match.session.ply, seat, words, None))
            events += self.match.do(seat, words)
        await self._store.append_all(entries)
        self._written()
        return events

    def _written(self) -> None:
        self.stale = False
        self.computers.open_window()
        self._limits.look()

    async def fresh(self) -> None:
        """Makes the memory what the disk says, if it may not be; the lock is held. Raises RefusalError."""
        self.used = time.monotonic()
        if not self.stale:
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
        self.stale = False
        self._limits.look()
        self.tell(())
        self.wake()

    def recover_soon(self) -> None:
        """Begins to read the log again, for the pages that wait."""
        self.spawn(self._recover())

    async def _recover(self) -> None:
        """Reads the log again as soon as the disk lets it, for the pages that wait."""
        while self.stale and self._clients:
            await asyncio.sleep(RETRY_S)
            async with self.lock:
                with contextlib.suppress(RefusalError):
                    await self.fresh()

    # what goes on by itself

    def wake(self, alone: bool = False) -> None:
        """Lets go on what is to go on by itself, if a page is open.

        With `alone` the computer players that are asked move once even if none is.
        """
        if alone or self._clients:
            self.computers.wake(alone)
            self._limits.look()
            self.reader.wake()

    # tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begins something that goes on here by itself."""
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
