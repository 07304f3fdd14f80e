"""The computer players' processes: a deadline for every question, and a new process for a dead one."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from hato.agents import Request
from hato.server.settings import Settings
from hato.server.worker import ChooserError, Worker, WorkerError

log = logging.getLogger("hato.server")

FIRST_WAIT_S = 0.5
LONGEST_WAIT_S = 30.0
"""Pauses between attempts to start a process that does not start."""


class Bots:
    """Answers for computer players. A question that gets no answer costs a fallback move, never a table."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(settings.workers + 1, thread_name_prefix="hato-bots")
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._hired: set[Worker] = set()
        self._hiring: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self) -> None:
        """Begins to start the processes; questions wait until one is ready."""
        for _ in range(self._settings.workers):
            self._hire_soon()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that are ready or at work."""
        return [worker.pid for worker in self._hired]

    def _hire_soon(self) -> None:
        if not self._closed:
            task = asyncio.create_task(self._hire())
            self._hiring.add(task)
            task.add_done_callback(self._hiring.discard)

    async def _hire(self) -> None:
        loop = asyncio.get_running_loop()
        wait = FIRST_WAIT_S
        while not self._closed:
            try:
                worker = await loop.run_in_executor(self._threads, Worker, self._settings.chooser)
            except (WorkerError, OSError) as error:
                log.error("%s; trying again in %.0f s", error, wait)
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT_S, wait * 2)
                continue
            if self._closed:
                worker.kill()
                return
            self._hired.add(worker)
            self._free.put_nowait(worker)
            return

    async def ask(self, level: str, request: Request) -> tuple[str, ...] | None:
        """The words that the player of this level chooses; None if it did not answer in time, or died."""
        try:
            async with asyncio.timeout(self._settings.bot_wait_ms / 1000):
                worker = await self._free.get()
        except TimeoutError:
            log.warning("no process for a computer player was free in time")
            return None
        seconds = (request.budget_ms + self._settings.bot_grace_ms) / 1000
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._threads, worker.ask, level, request, seconds)
        except ChooserError as error:
            log.error("the computer player %s failed with %s", level, error)
            self._free.put_nowait(worker)
            return None
        except WorkerError as error:
            log.warning("a computer player gets a new process: %s", error)
            await self._dismiss(worker)
            self._hire_soon()
            return None
        except BaseException:
            # nobody waits any more, and what it will answer belongs to no question
            if not self._closed:
                self._hired.discard(worker)
                self._threads.submit(worker.kill)
                self._hire_soon()
            raise
        self._free.put_nowait(worker)
        return answer

    async def _dismiss(self, worker: Worker) -> None:
        self._hired.discard(worker)
        await asyncio.get_running_loop().run_in_executor(self._threads, worker.kill)

    async def close(self) -> None:
        """Ends all processes."""
        self._closed = True
        for task in list(self._hiring):
            task.cancel()
        for worker in list(self._hired):
            await asyncio.to_thread(worker.kill)
        self._hired.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
