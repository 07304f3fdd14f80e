"""Reads records as a stream: lines from files, and lines as dictionaries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, NamedTuple

from hato.records.error import RecordError, show
from hato.records.header import Header, read_header
from hato.records.line import HIDDEN, MAX_LINE, Line, read_line
from hato.records.sight import read_sight


def read(source: str | Path | IO[bytes]) -> Iterator[bytes]:
    """The lines of a file, without newlines, one after the other; raises RecordError if it cannot be read.

    A line that is too long is cut, so that it is refused and not held.
    """
    if isinstance(source, (str, Path)):
        try:
            with open(source, "rb") as file:
                yield from read(file)
        except OSError as error:
            reason = error.strerror or "it cannot be read"
            raise RecordError(0, f"{show(str(source))} cannot be read: {reason}") from None
        return
    while line := source.readline(MAX_LINE + 2):
        yield line.rstrip(b"\r\n")
        if len(line) > MAX_LINE:
            return


class Parsed(NamedTuple):
    """A line that has been read: its number from 1, the line, its text, and the header of its record."""

    number: int
    line: Line
    raw: str
    header: Header


def parse(lines: Iterable[str | bytes]) -> Iterator[Parsed]:
    """The lines of a record, each checked by itself; raises RecordError.

    Whether they follow from each other is not looked at: that is what `verify` is for.
    """
    header: Header | None = None
    after = ""
    number = 0
    for number, raw in enumerate(lines, 1):
        line = read_line(number, raw)
        kind = line["type"]
        if header is None:
            header = read_header(number, line)
        elif kind == "match":
            raise RecordError(number, "a second line 'match': one record holds one match")
        elif after == "opening" or (after == "end" and kind != "opening"):
            raise RecordError(number, f"nothing comes here after the line {after!r}")
        else:
            _check(number, line, header)
        after = kind
        text = raw.decode() if isinstance(raw, bytes) else raw
        yield Parsed(number, line, text.rstrip("\r\n"), header)
    if header is None:
        raise RecordError(1, "the record is empty")


def _check(number: int, line: Line, header: Header) -> None:
    """Are the seats and cards of the line those of the game?"""
    seats = len(header.names)
    scored = line.get("lines", ())
    for name, one in [
        *((key, line) for key in ("seat", "dealer", "winner")),
        *(("seat", s) for s in scored),
    ]:
        seat = one.get(name)
        if seat is not None and seat >= seats:
            raise RecordError(number, f"there is no seat {seat}")
    for seat in read_sight(line) or ():
        if seat >= seats:
            raise RecordError(number, f"there is no seat {seat}")
    known = header.game.deck.index
    cards = [*line.get("cards", ()), *(card for one in scored for card in one["cards"])]
    if "card" in line:
        cards.append(line["card"])
    for card in cards:
        if card not in known and card != HIDDEN:
            raise RecordError(number, f"{show(card, 40)} is no card of the {header.game.deck.name} deck")
    for name in ("points", "totals"):
        if name in line and len(line[name]) != seats:
            raise RecordError(number, f"{name} has {len(line[name])} numbers for {seats} seats")
