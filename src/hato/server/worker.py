"""A process that thinks for computer players: it gets requests through a pipe and sends back words.

The process knows nothing but what it is sent. It ends by itself when the server is gone.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import sys
from collections.abc import Callable
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection

from hato.agents import Request

Chooser = Callable[[str, Request], tuple[str, ...]]

START_S = 60.0
"""How long a new process may take until it is ready."""


class WorkerError(Exception):
    """The process has died, hangs or does not start; it has to be replaced."""


class ChooserError(Exception):
    """The chooser raised an error; the process is well."""


class Worker:
    """One process. Every method blocks, so they are called in threads; `ask` by one at a time.

    Making one raises WorkerError if the process does not get ready.
    """

    def __init__(self, chooser: str) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, chooser), name="hato-bot", daemon=True)
        _start_without_interrupts(self._process.start)
        theirs.close()
        try:
            self._receive(START_S)
        except (WorkerError, ChooserError):
            self.kill()
            raise WorkerError("a process for the computer players did not start") from None

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid or 0

    def ask(self, level: str, request: Request, seconds: float) -> tuple[str, ...]:
        """The words that the chooser answers within that time; raises WorkerError or ChooserError."""
        try:
            self._pipe.send((level, request))
        except OSError:
            raise WorkerError("the process is gone") from None
        return self._receive(seconds)

    def _receive(self, seconds: float) -> tuple[str, ...]:
        try:
            if not self._pipe.poll(seconds):
                raise WorkerError("the process did not answer in time")
            well, answer = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerError("the process is gone") from None
        if not well:
            raise ChooserError(str(answer))
        return tuple(answer)

    def kill(self) -> None:
        """Ends the process, whatever it is doing."""
        self._process.kill()
        self._process.join(5)
        self._pipe.close()


def _start_without_interrupts(start: Callable[[], None]) -> None:
    """Starts a process that Ctrl-C in the terminal does not reach: the server ends it in its own time."""
    if sys.platform == "win32":
        start()
        return
    resource_tracker.ensure_running()  # would let interrupts through again, were it started below
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def load_chooser(name: str) -> Chooser:
    """The function that `module:function` names."""
    module, _, function = name.partition(":")
    chooser: Chooser = getattr(importlib.import_module(module), function)
    return chooser


def _work(pipe: Connection, name: str) -> None:
    """What the process does until the server closes the pipe or is gone."""
    try:
        chooser = load_chooser(name)
        pipe.send((True, ()))
        while True:
            level, request = pipe.recv()
            try:
                answer = (True, chooser(level, request))
            except Exception as error:  # a faulty bot must not take the process with it
                pipe.send((False, type(error).__name__))
            else:
                pipe.send(answer)
    except (EOFError, OSError):
        return
