"""A record as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hato.core.zones import sees
from hato.records.line import HIDDEN, Line, spell
from hato.records.reader import Parsed, parse
from hato.records.sight import read_sight


def redact(lines: Iterable[str | bytes], seat: int | None) -> Iterator[str]:
    """The record as `seat` (None: a spectator) may know it; raises RecordError.

    Cards out of its sight are `?`, sealed choices of others are left out, and the shuffle stays closed until
    the match is finished. The header says whose record it is. A redacted record can be redacted again, never
    back.
    """
    return redact_parsed(parse(lines), seat)


def redact_parsed(parsed: Iterable[Parsed], seat: int | None) -> Iterator[str]:
    """The same of a record that has been parsed, which can be redacted for one seat after another."""
    finished = False
    for number, line, _, header in parsed:
        if number == 1:
            if seat is not None and not 0 <= seat < len(header.names):
                raise ValueError(f"there is no seat {seat}")
            if header.redacted and header.view != seat:
                seat = None
            yield spell(header.seen_by(seat).to_line())
            continue
        kind = line["type"]
        finished = finished or kind == "end"
        if kind == "opening" and not finished:
            continue
        if sees(seat, read_sight(line)):
            yield spell(line)
        elif kind != "play":
            yield spell(_hidden(line))


def _hidden(line: Line) -> Line:
    hidden = dict(line)
    if "card" in hidden:
        hidden["card"] = HIDDEN
    if "cards" in hidden:
        hidden["cards"] = [HIDDEN] * len(hidden["cards"])
    return hidden
