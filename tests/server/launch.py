"""Starts a server of the tests: `main(DATABASE, PORT, [PAUSE_MS], [FAULT, N])` in a process of its own.

FAULT is `before` or `after`: the process kills itself with SIGKILL before or after the N-th write.
"""

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from hato.server.header import Header
from hato.server.serving import ServeError, serve
from hato.server.store import Saved, Store
from tests.server.running import settings


def die_at(fault: str, number: int) -> None:
    """Lets the N-th write be the last thing that happens, done or not."""
    write = Store.write
    left = number

    def deadly(store: Store, items: Sequence[Header | Saved]) -> None:
        nonlocal left
        left -= 1
        if left == 0 and fault == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        write(store, items)
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    setattr(Store, "write", deadly)  # noqa: B010


def main(database: str, port: str, pause: str = "0", fault: str = "", number: str = "0") -> None:
    if fault:
        die_at(fault, int(number))
    chosen = settings(Path(database), bot_pause_ms=int(pause))
    try:
        serve(
            port=int(port),
            settings=chosen,
            announce=lambda address: print(address, flush=True),
        )
    except ServeError as error:
        sys.exit(str(error))
