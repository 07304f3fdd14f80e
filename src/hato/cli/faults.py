"""What goes wrong in a way that people can put right: one sentence of the texts and an exit code."""

from __future__ import annotations

USAGE = 2
"""Exit code of wrong arguments and unusable files."""
FAILED = 1
"""Exit code of work that was done and found something wrong, and of errors of the program."""
INTERRUPTED = 130
"""Exit code after Ctrl-C."""
CLOSED = 141
"""Exit code when nobody reads the output any more."""


class Fault(Exception):  # noqa: N818 - not an error of the program
    """The text `key` with values says what is wrong; `code` is the exit code."""

    def __init__(self, key: str, code: int = USAGE, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.values = values
