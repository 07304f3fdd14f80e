"""Running the server in the terminal: the port, the address for people, and a quiet end."""

from __future__ import annotations

import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from hato.server.app import create_app
from hato.server.settings import DataFolderError, Settings, default_database
from hato.server.store import StoreError

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8765
MAX_MESSAGE = 1024 * 1024
"""Frames above this size in bytes end the connection; up to it they are refused with a message."""
UNREAD_MS = 30_000
"""A connection whose other end takes nothing for this time is given up by the system."""

LOCAL = ("127.0.0.1", "localhost", "[::1]")


class ServeError(Exception):
    """The server cannot start; the message is a sentence for people."""


def serve(
    host: str = DEFAULT_HOST,
    port: int | None = None,
    database: Path | None = None,
    open_browser: bool = False,
    announce: Callable[[str], None] = print,
    settings: Settings | None = None,
    page: str = "",
) -> None:
    """Serves until SIGINT or SIGTERM, then stops quietly. Raises ServeError if it cannot start.

    `port` None takes 8765, or any free port if that is in use; 0 takes any. `database` None is the one
    in the user's data folder. `announce` gets the address when the server is ready. `settings` are
    changes of the defaults; its database counts only when `database` is None. `page` is opened behind
    the address.
    """
    try:
        if database is None:
            database = settings.database if settings is not None else default_database()
        chosen = replace(settings or Settings(database), database=database)
        if open_browser and host in LOCAL and not chosen.hosts:
            chosen = replace(chosen, hosts=LOCAL)
        listener = listen(host, port)
        try:
            app = create_app(chosen)
        except BaseException:
            listener.close()
            raise
    except (DataFolderError, StoreError) as error:
        raise ServeError(str(error)) from None

    def ready() -> None:
        address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
        announce(address)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address + page,), daemon=True).start()

    config = uvicorn.Config(
        app,
        access_log=False,  # addresses of requests hold tokens
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
    )
    with _no_traceback():
        _Server(config, ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; raises ServeError with a sentence that says what to do."""
    if port is not None and not 0 <= port <= 65535:
        raise ServeError(f"{port} is no port; ports are numbers from 0 to 65535")
    try:
        return _bind(host, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            if port is None:
                return listen(host, 0)
            raise ServeError(f"port {port} is in use; choose another one, or 0 for any") from None
        if error.errno == errno.EACCES:
            raise ServeError(f"port {port} is not allowed for you; choose one above 1023") from None
        reason = error.strerror or str(error)
        raise ServeError(f"the address {host} cannot be used: {reason}") from None


def _bind(host: str, port: int) -> socket.socket:
    bare = host.strip("[]")
    family, kind, protocol, _, address = socket.getaddrinfo(
        bare, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        listener.bind(address)
        listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


def _shown(host: str) -> str:
    """The host as a browser on this machine can open it."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


@contextmanager
def _no_traceback() -> Iterator[None]:
    """After its own end uvicorn raises the signals once more: here they do nothing any more."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    stopping = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: None) for number in stopping]
    try:
        yield
    finally:
        for number, handler in zip(stopping, before, strict=True):
            signal.signal(number, handler)
