"""Refusals: why a frame or a request was not done, as the code that the browser has a text for."""

from __future__ import annotations

from hato.server.messages import VERSION, Problem

LONGEST_DETAIL = 300
"""Characters of a detail that are sent; more would only be what the client itself wrote."""

STATUS: dict[str, int] = {
    "no_table": 404,
    "not_seated": 403,
    "too_large": 413,
    "server_busy": 503,
}
"""HTTP status by code; every other code is 400."""


class RefusalError(Exception):
    """A frame or request that is refused and changes nothing: a code of `Problem` and an English sentence."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return STATUS.get(self.code, 400)

    def problem(self, intent: str | None = None) -> Problem:
        """The message that tells the client; `intent` is the id of the refused intent, if there is one."""
        return Problem(VERSION, self.code, printable(self.detail), intent)


def printable(text: str) -> str:
    """The text cut to what is sent, without lone surrogates, which no encoder takes."""
    return text[:LONGEST_DETAIL].encode("utf-8", "replace").decode("utf-8")
