"""`hato serve`: the server without a browser."""

from __future__ import annotations

import errno
import signal
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from hato.cli import reading
from hato.cli.faults import INTERRUPTED, Fault
from hato.cli.words import Words

DATABASE = "hato.db"


def run(arguments: Namespace, words: Words) -> int:
    """Serves until Ctrl-C."""
    names = [reading.host(name) for name in arguments.allow_host]
    return start(arguments.port, arguments.data, False, words, arguments.host, names)


def start(
    port: str | None,
    data: str | None,
    browser: bool,
    words: Words,
    host: str | None = None,
    names: Sequence[str] = (),
    page: str = "",
) -> int:
    """Serves on a port (None: the usual one, or any free one) with the data of a folder.

    `names` are those under which it answers besides the ones of this machine; empty: any. `page` is the part
    of the address behind it that the browser opens.
    """
    number = None if port is None else reading.number(port, "--port", 0, 65535, 0)
    database = None if data is None else database_in(data)

    from hato.server import serving  # noqa: PLC0415 - loads the whole server
    from hato.server.settings import DataFolderError, Settings, default_database  # noqa: PLC0415

    interrupted = False

    def announce(address: str) -> None:
        nonlocal interrupted
        before = signal.getsignal(signal.SIGINT)

        def note(number: int, frame: FrameType | None) -> None:
            nonlocal interrupted
            interrupted = True
            if callable(before):
                before(number, frame)

        signal.signal(signal.SIGINT, note)
        print(words.get("cli-serving", address=address + page), flush=True)

    try:
        settings = None
        more = {"page": page} if page else {}
        if names:
            settings = Settings(database or default_database(), hosts=(*names, *serving.LOCAL))
        serving.serve(host or serving.DEFAULT_HOST, number, database, browser, announce, settings, **more)
    except (serving.ServeError, DataFolderError) as error:
        raise _fault(error, number, host) from None
    return INTERRUPTED if interrupted else 0


def database_in(folder: str) -> Path:
    """The database in a folder, which is made."""
    path = Path(folder).expanduser()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise Fault("cli-error-not-folder", path=folder) from None
    except (OSError, ValueError) as error:
        raise Fault(
            "cli-error-folder-made", path=folder, reason=getattr(error, "strerror", None) or error
        ) from None
    return path / DATABASE


def _fault(error: Exception, port: int | None, host: str | None) -> Fault:
    """The sentence for a server that cannot start."""
    cause = error.__context__
    if isinstance(cause, OSError) and cause.errno == errno.EADDRINUSE:
        return Fault("cli-error-port-used", port=str(port))
    if isinstance(cause, OSError) and cause.errno == errno.EACCES:
        return Fault("cli-error-port-denied", port=str(port))
    return Fault("cli-error-serve", reason=error)
