"""Records of matches: JSON lines that are written, read, redacted, verified, stepped through and counted.

The format is explained in `docs/records.md`.
"""

from hato.records.error import RecordError, RedactedRecordError
from hato.records.header import Header, header_of
from hato.records.reader import Parsed, parse, read
from hato.records.redact import redact, redact_parsed
from hato.records.replay import Replay, Step, step, verify
from hato.records.statistics import SeatStatistics, statistics
from hato.records.writer import Writer, write

__all__ = [
    "Header",
    "Parsed",
    "RecordError",
    "RedactedRecordError",
    "Replay",
    "SeatStatistics",
    "Step",
    "Writer",
    "header_of",
    "parse",
    "read",
    "redact",
    "redact_parsed",
    "statistics",
    "step",
    "verify",
    "write",
]
