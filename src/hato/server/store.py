"""The log of all matches in SQLite: written in groups, and on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError, IntegrityError, SQLAlchemyError

from hato.server.header import Header, SeatHeader

SCHEMA = 2
"""Version of the tables below. A database of version 1 gets what it lacks; any other one is refused."""

BUSY_MS = 2000
"""How long a write waits for another program that holds the database."""

_metadata = sa.MetaData()
_meta = sa.Table(
    "hato_meta",
    _metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
_tables = sa.Table(
    "tables",
    _metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("preset", sa.Text, nullable=False),
    sa.Column("differences", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("created_ms", sa.Integer, nullable=False),
)
_entries = sa.Table(
    "entries",
    _metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("intent", sa.Text),
    sa.Column("at_ms", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "intent"),
    sqlite_with_rowid=False,
)
_readings = sa.Table(
    "readings",
    _metadata,
    sa.Column("reader", sa.Text, primary_key=True),
    sa.Column("question", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sqlite_with_rowid=False,
)

_UPGRADES: dict[str, tuple[sa.Table, ...]] = {"1": (_readings,)}
"""Older version -> the tables that it lacks; nothing else is different in it."""

READING_KEY = "reading_key"
"""Name of the key of all hashes in `readings`; made when it is first needed."""
KEY_BYTES = 32


class StoreError(Exception):
    """The database cannot be opened, read or written; the message is a sentence for people."""


class ConflictError(StoreError):
    """The place in the log, or the intent, is taken: somebody else wrote to this match."""


@dataclass(frozen=True, slots=True)
class Saved:
    """An entry in the log: number `ply` of the table, from 0; `intent` is None where a bot acted."""

    table: str
    ply: int
    seat: int
    words: tuple[str, ...]
    intent: str | None


@dataclass(frozen=True, slots=True)
class Reading:
    """A new table that answers a question (FT-4); of reader and question only keyed hashes are kept."""

    header: Header
    reader: str
    question: str


Item = Header | Reading | Saved
"""What is written: a new table, one that answers a question, or an entry."""
Items = tuple[Item, ...]
"""What is written together or not at all."""


@dataclass(slots=True)
class _Job:
    items: Items
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: StoreError | None = None


class Store:
    """A database file. Reads and writes are awaited on the event loop; threads do them.

    One thread writes. What came in while the last group was written goes into the next transaction, so
    that many tables share one flush to disk. A write that is awaited without an error is on disk.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = sa.create_engine(
            sa.URL.create("sqlite", database=str(path)), connect_args={"timeout": BUSY_MS / 1000}
        )
        sa.event.listen(self._engine, "connect", _prepare)
        try:
            self._open()
        except BaseException:
            self._engine.dispose()
            raise
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._write_all, name="hato-store", daemon=True)
        self._writer.start()

    def _open(self) -> None:
        try:
            with self._engine.begin() as connection:
                names = set(sa.inspect(connection).get_table_names())
                if not names:
                    _metadata.create_all(connection)
                    connection.execute(sa.insert(_meta).values(name="schema", value=str(SCHEMA)))
                    return
                if _meta.name not in names:
                    raise StoreError(f"{self.path} is a database of another program")
                found = connection.scalar(sa.select(_meta.c.value).where(_meta.c.name == "schema"))
                if found in _UPGRADES:
                    found = self._upgrade(connection, found)
        except DatabaseError as error:
            raise StoreError(f"the database {self.path} cannot be opened: {error.orig}") from None
        if found != str(SCHEMA):
            raise StoreError(
                f"the database {self.path} has the format {found}, this version of Hato writes {SCHEMA}; "
                "use the version that made it, or another file"
            )

    def _upgrade(self, connection: sa.Connection, found: str) -> str:
        """Adds what an older version lacks, in the transaction that has read it; returns the new version."""
        _metadata.create_all(connection, tables=_UPGRADES[found])
        connection.execute(sa.update(_meta).where(_meta.c.name == "schema").values(value=str(SCHEMA)))
        return str(SCHEMA)

    def close(self) -> None:
        """Writes what is waiting and closes the file."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._writer.join()
            self._engine.dispose()

    # writing

    async def create(self, header: Header) -> None:
        """Puts a new table on disk; raises StoreError."""
        await self._submit(header)

    async def create_reading(self, reading: Reading) -> None:
        """Puts a new table for a question on disk; raises ConflictError if it has one, or StoreError."""
        await self._submit(reading)

    async def append(self, entry: Saved) -> None:
        """Puts an entry on disk; raises ConflictError if its place is taken, StoreError if it cannot."""
        await self._submit(entry)

    async def append_all(self, entries: Sequence[Saved]) -> None:
        """Puts entries on disk, all of them or none; raises as `append` does."""
        await self._submit(*entries)

    async def _submit(self, *items: Item) -> None:
        if self._closed:
            raise StoreError("the server is stopping")
        loop = asyncio.get_running_loop()
        job = _Job(items, loop, loop.create_future())
        self._jobs.put(job)
        await job.done

    def _write_all(self) -> None:
        running = True
        while running:
            group: list[_Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    running = False
                else:
                    group.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if group:
                self._write_group(group)
                _report(group)

    def _write_group(self, group: Sequence[_Job]) -> None:
        """One transaction for all; if one of them does not fit, each gets its own."""
        try:
            self.write([item for job in group for item in job.items])
        except IntegrityError:
            if len(group) == 1:
                group[0].error = ConflictError("this place in the log is taken")
                return
            for job in group:
                self._write_group([job])
        except Exception as error:  # whatever it is, the thread must live and nothing may be acknowledged
            cause = error.orig if isinstance(error, DatabaseError) else error
            for job in group:
                job.error = StoreError(f"the move could not be written: {cause}")

    def write(self, items: Sequence[Item]) -> None:
        """Writes the items in one transaction, in the calling thread; raises what SQLAlchemy raises."""
        now = time.time_ns() // 1_000_000
        readings = [item for item in items if isinstance(item, Reading)]
        headers = [_header_row(item) for item in items if isinstance(item, Header)]
        headers += [_header_row(item.header) for item in readings]
        entries = [_entry_row(item, now) for item in items if isinstance(item, Saved)]
        with self._engine.begin() as connection:
            if headers:
                connection.execute(sa.insert(_tables), headers)
            if readings:
                connection.execute(sa.insert(_readings), [_reading_row(item) for item in readings])
            if entries:
                connection.execute(sa.insert(_entries), entries)

    # reading

    async def load(self, table: str) -> tuple[Header, list[Saved]] | None:
        """The header and the log of a table; None if there is none. Raises StoreError."""
        return await asyncio.to_thread(self.read, table)

    def read(self, table: str) -> tuple[Header, list[Saved]] | None:
        """The same in the calling thread."""
        try:
            with self._engine.connect() as connection:
                row = connection.execute(sa.select(_tables).where(_tables.c.id == table)).mappings().first()
                if row is None:
                    return None
                wanted = sa.select(_entries).where(_entries.c.table_id == table).order_by(_entries.c.ply)
                entries = [
                    Saved(table, entry["ply"], entry["seat"], _words.decode(entry["words"]), entry["intent"])
                    for entry in connection.execute(wanted).mappings()
                ]
                return _header(row), entries
        except SQLAlchemyError as error:
            raise StoreError(f"the database {self.path} could not be read") from error

    async def reading(self, reader: str, question: str) -> tuple[str, int] | None:
        """The table that answers a question, and when it was opened (ms); None if there is none.

        Raises StoreError.
        """
        return await asyncio.to_thread(self._find_reading, reader, question)

    def _find_reading(self, reader: str, question: str) -> tuple[str, int] | None:
        wanted = (
            sa.select(_tables.c.id, _tables.c.created_ms)
            .join(_readings, _readings.c.table_id == _tables.c.id)
            .where(_readings.c.reader == reader, _readings.c.question == question)
        )
        try:
            with self._engine.connect() as connection:
                row = connection.execute(wanted).first()
        except SQLAlchemyError as error:
            raise StoreError(f"the database {self.path} could not be read") from error
        return None if row is None else (row[0], row[1])

    async def reading_key(self) -> bytes:
        """The key of the hashes in `readings`, made when it is first needed; raises StoreError."""
        return await asyncio.to_thread(self._reading_key)

    def _reading_key(self) -> bytes:
        made = secrets.token_hex(KEY_BYTES)
        wanted = sa.select(_meta.c.value).where(_meta.c.name == READING_KEY)
        try:
            with self._engine.begin() as connection:
                found = connection.scalar(wanted)
                if found is None:  # whoever comes second keeps the key of the first
                    insert = sqlite.insert(_meta).values(name=READING_KEY, value=made)
                    connection.execute(insert.on_conflict_do_nothing())
                    found = connection.scalar(wanted)
        except SQLAlchemyError as error:
            raise StoreError(f"the database {self.path} could not be read") from error
        return bytes.fromhex(str(found))


_words = msgspec.json.Decoder(tuple[str, ...])
_seats = msgspec.json.Decoder(tuple[SeatHeader, ...])


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _header(row: Any) -> Header:
    differences = msgspec.json.decode(row["differences"])
    seats = _seats.decode(row["seats"])
    return Header(
        row["id"],
        row["game"],
        row["rules"],
        row["preset"],
        differences,
        row["seed"],
        seats,
        row["created_ms"],
    )


def _header_row(header: Header) -> dict[str, Any]:
    return {
        "id": header.table,
        "game": header.game,
        "rules": header.rules,
        "preset": header.preset,
        "differences": _text(header.differences),
        "seed": header.seed,
        "seats": _text(header.seats),
        "created_ms": header.created_ms,
    }


def _reading_row(reading: Reading) -> dict[str, Any]:
    return {"reader": reading.reader, "question": reading.question, "table_id": reading.header.table}


def _entry_row(entry: Saved, now: int) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "ply": entry.ply,
        "seat": entry.seat,
        "words": _text(entry.words),
        "intent": entry.intent,
        "at_ms": now,
    }


def _prepare(connection: Any, _: object) -> None:
    """Settings of each SQLite connection: readers beside the writer, and every commit flushed to disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _report(group: Sequence[_Job]) -> None:
    """Tells the event loops what became of the jobs, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in group:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, jobs)
        except RuntimeError:
            continue  # the loop has ended, and with it everybody who waited


def _resolve(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)
