"""What keeps other sites and oversized requests out, and the headers that every answer carries."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hato.server.refusal import RefusalError

HEADERS: dict[str, str] = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""Sent with every HTTP answer."""


class SecurityHeaders:
    """ASGI middleware that adds HEADERS to every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def same_origin(connection: HTTPConnection) -> bool:
    """Does the request come from a page of this server, or from no page at all?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""
    except ValueError:
        return False


def host_allowed(connection: HTTPConnection, hosts: tuple[str, ...]) -> bool:
    """Is the server asked under one of its names? (against rebinding a foreign name to this address)"""
    if not hosts:
        return True
    host = connection.headers.get("host", "").lower()
    name = host[: host.index("]") + 1] if host.startswith("[") and "]" in host else host.partition(":")[0]
    return name in hosts


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request; raises RefusalError if it is longer than `limit` bytes."""
    too_large = RefusalError("too_large", f"a request has at most {limit} bytes")
    declared = request.headers.get("content-length", "0")
    if not declared.isdecimal() or int(declared[:20]) > limit:
        raise too_large
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise too_large
    return body
