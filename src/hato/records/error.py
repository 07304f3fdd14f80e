"""What is wrong with a record, and where."""

from __future__ import annotations

import json


class RecordError(ValueError):
    """A record that is damaged or cannot be.

    `line` counts from 1 (0: the file itself), `reason` is a sentence.
    """

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}" if line else reason)


class RedactedRecordError(RecordError):
    """A record with hidden cards: it can be looked at, but it cannot be verified."""


def show(value: object, most: int = 120) -> str:
    """A value of a record for a message: JSON in ASCII, cut after `most` characters."""
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"), default=str)
    return text if len(text) <= most else text[: most - 3] + "..."


def plain(text: str, most: int = 300) -> str:
    """A message that may quote a record: in ASCII, cut after `most` characters."""
    return text.encode("ascii", "backslashreplace").decode()[:most]
