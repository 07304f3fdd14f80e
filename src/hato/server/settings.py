"""The settings of a server, and where its data lies by default."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """How a server runs. Times end in `_ms` or `_s`; rates are per second."""

    database: Path
    """The SQLite file; it is made when it is not there."""
    chooser: str = "hato.agents:choose"
    """`module:function` that a worker process calls as `choose(level, request)`."""
    levels: tuple[str, ...] = ()
    """Levels of the computer players; empty: those of `hato.agents`."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes that think for the computer players."""
    bot_pause_ms: int = 600
    """How long a computer player takes to answer, whatever it holds; a small random part is added."""
    bot_budget_ms: int = 400
    """How long it may think, less than the pause, so that the time of the answer tells nothing."""
    bot_grace_ms: int = 1500
    """How much longer than that its process may take before it is ended and the fallback is played."""
    bot_wait_ms: int = 10_000
    """How long a question waits for a free process before the fallback is played."""
    claim_ms: int = 1500
    """How long players may claim a card before play goes on, whether anybody can or not ..."""
    claim_people_ms: int = 3000
    """... and at a table with several people, where who has not answered by then claims nothing."""
    idle_s: float = 300.0
    """A table that nobody has open leaves the memory after this time."""
    hello_s: float = 15.0
    """A connection that has not taken a seat by then is closed."""
    frames_rate: float = 20.0
    """Frames that one connection may send for long ..."""
    frames_burst: int = 60
    """... and at once."""
    tables_rate: float = 0.5
    """Tables that one address may open for long ..."""
    tables_burst: int = 30
    """... and at once."""
    queue_bytes: int = 256 * 1024
    """A connection with more than this unread is dropped."""
    pages_per_seat: int = 16
    """Connections that one seat may have at the same time."""
    hosts: tuple[str, ...] = ()
    """Names under which the server answers; empty: any."""
    clock: Callable[[], float] = time.time
    """Seconds since 1970, for matches that end by the clock."""


class DataFolderError(OSError):
    """The folder for the data cannot be made; the message is a sentence for people."""


def data_folder() -> Path:
    """The folder of this user's data: HATO_DATA, else `hato` in XDG_DATA_HOME or `~/.local/share`."""
    if own := os.environ.get("HATO_DATA"):
        return Path(own).expanduser()
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "hato"


def default_database() -> Path:
    """The database in the data folder, which is made; raises DataFolderError."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DataFolderError(
            f"the folder {folder} cannot be made ({reason}); name another one in HATO_DATA"
        ) from None
    return folder / "hato.db"
