"""Progress of long work: now and then a line on standard error, which a screen reader can follow."""

from __future__ import annotations

import sys
import time

from hato.cli.words import Words

FIRST_S = 1.0
"""Work that is done by then shows nothing."""
EVERY_S = 3.0


class Progress:
    """Shows how far the work is, at most every few seconds."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._next = time.monotonic() + FIRST_S

    def show(self, key: str, **values: object) -> None:
        """Shows the text `key` if it is time."""
        now = time.monotonic()
        if now >= self._next:
            self._next = now + EVERY_S
            print(self._words.get(key, **values), file=sys.stderr, flush=True)
