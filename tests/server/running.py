"""Servers of the tests: in a thread of this process, or in a process of their own."""

from __future__ import annotations

import hashlib
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from hato.core import registry
from hato.server.app import create_app
from hato.server.header import Header, SeatHeader, new_table_id, token_hash
from hato.server.house import House
from hato.server.match import Match
from hato.server.serving import listen
from hato.server.settings import Settings
from hato.server.store import Saved
from tests.server import players
from tests.server.pages import Key

TOKEN = "token-of-every-sealed-table"
ROOT = Path(__file__).resolve().parents[2]
LAUNCH = "import sys; from tests.server.launch import main; main(*sys.argv[1:])"
"""Starts `launch.py` as no module: the processes of the computer players would import it anew."""


def settings(database: Path, **changes: Any) -> Settings:
    """Settings for tests: no pauses, no limits, the players of the tests."""
    values: dict[str, Any] = {
        "chooser": "tests.server.players:choose",
        "levels": players.LEVELS,
        "workers": 1,
        "bot_pause_ms": 0,
        "bot_budget_ms": 10,
        "bot_grace_ms": 10_000,
        "bot_wait_ms": 60_000,
        "frames_rate": 1e9,
        "frames_burst": 10**9,
        "tables_rate": 1e9,
        "tables_burst": 10**9,
    }
    return Settings(database, **(values | changes))


def sealed(number: int, level: str = "first", rounds: int = 2, preset: str = "nintendo") -> Header:
    """The header of a match whose shuffle follows from the number."""
    seats = (
        SeatHeader("person", "Ada", "", None, token_hash(TOKEN)),
        SeatHeader("computer", "", "fox", level),
    )
    length = {"length": {"type": "rounds", "n": rounds}}
    seed = hashlib.sha256(str(number).encode()).hexdigest()
    return Header(new_table_id(), "koi_koi", 1, preset, length, seed, seats)


def sealed_go_stop(
    number: int, seats: int, level: str = "first", people: int = 1, rounds: int = 2, **options: Any
) -> Header:
    """The header of a match of Go-Stop whose shuffle follows from the number; the first seats are people.

    The token of seat s is TOKEN with s behind it.
    """
    preset = "matgo" if seats == 2 else "gostop"
    who = tuple(
        SeatHeader("person", "Ada", "", None, token_hash(f"{TOKEN}{seat}"))
        if seat < people
        else SeatHeader("computer", "", "fox", level)
        for seat in range(seats)
    )
    implied = dict(registry.game("go_stop").for_seats(preset, seats))
    differences = implied | {"length": {"type": "rounds", "n": rounds}} | options
    seed = hashlib.sha256(str(number).encode()).hexdigest()
    return Header(new_table_id(), "go_stop", 1, preset, differences, seed, who)


class Running:
    """A server in a thread, with its house in reach."""

    def __init__(self, chosen: Settings) -> None:
        app = create_app(chosen)
        self.house: House = app.state.house
        self._listener = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        config = uvicorn.Config(
            app, log_level="critical", access_log=False, ws="websockets-sansio", ws_max_size=1024 * 1024
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._listener],))
        self._thread.start()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive()

    def open(self, header: Header, seat: int = 0) -> Key:
        """Puts a match of Go-Stop on disk; the key of one of its seats."""
        self.house.store.write([header])
        return self.key(header, seat)

    def key(self, header: Header, seat: int = 0) -> Key:
        """The key of a seat that a person has in a match of Go-Stop."""
        return Key(self.address, header.table, f"{TOKEN}{seat}")

    def table(self, number: int, level: str = "first", rounds: int = 2, preset: str = "nintendo") -> Key:
        """A match whose shuffle follows from the number, so that it is the same in every run."""
        header = sealed(number, level, rounds, preset)
        self.house.store.write([header])
        return Key(self.address, header.table, TOKEN)

    def log(self, table: str) -> list[Saved]:
        """The entries of a table that are on disk."""
        saved = self.house.store.read(table)
        assert saved is not None
        return saved[1]

    def match(self, table: str, plies: int | None = None) -> Match:
        """The match of a table as the disk has it, or as it was after so many entries."""
        saved = self.house.store.read(table)
        assert saved is not None
        return Match(saved[0], saved[1][:plies])


@contextmanager
def running(chosen: Settings) -> Iterator[Running]:
    """A server in a thread."""
    server = Running(chosen)
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own (`launch.py`), to be killed."""

    def __init__(self, database: Path, port: int = 0, *arguments: str) -> None:
        command = [sys.executable, "-c", LAUNCH, str(database), str(port), *arguments]
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], 60)
        self.line = self._process.stdout.readline().strip() if ready else ""
        if not self.line:
            self._process.kill()
            raise AssertionError(f"the server did not start: {self._process.communicate()[1]}")
        self.address = self.line.removeprefix("http://").rstrip("/")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Ends it by a signal; returns the exit code and what it wrote to stderr."""
        self._process.send_signal(how)
        _, errors = self._process.communicate(timeout=60)
        return self._process.returncode, errors

    def wait(self) -> int:
        self._process.communicate(timeout=60)
        return self._process.returncode
