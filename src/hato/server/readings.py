"""Questions to the cards: each is answered once, and nothing of it is kept but a keyed hash (FT-4)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import re
import secrets
from collections.abc import Callable
from typing import NamedTuple

from hato.core import options as opt
from hato.core.chance import SEED_BYTES
from hato.core.options import OptionError
from hato.games.fortune import GAME
from hato.games.fortune.question import MOST, hashed, normalized
from hato.server.bodies import NewReading, ReadingSeated
from hato.server.header import PERSON, Header, SeatHeader, new_table_id, token_hash
from hato.server.refusal import RefusalError
from hato.server.store import ConflictError, Reading, Store, StoreError
from hato.server.tables import BUSY

log = logging.getLogger("hato.server")

_READER = re.compile(r"[A-Za-z0-9_-]{22,128}")
"""A reader's secret: 22 such signs can hold 132 bits."""


class Asked(NamedTuple):
    """A question as the store knows it: keyed hashes of its reader and of itself."""

    reader: str
    question: str


def asked(key: bytes, reader: str, question: str) -> Asked:
    """The hashes of a question; those of another reader for the same question have nothing in common."""
    return Asked(_digest(key, "reader", reader).hex(), hashed(_digest(key, "questions", reader), question))


def seat_token(key: bytes, reader: str, table: str) -> str:
    """The secret of the seat at a reader's table: it can be given again without being kept."""
    return base64.urlsafe_b64encode(_digest(key, "seat", reader, table)).rstrip(b"=").decode()


def _digest(key: bytes, *parts: str) -> bytes:
    """HMAC-SHA-256 of the parts, of which none has a space in it."""
    return hmac.digest(key, " ".join(parts).encode(), hashlib.sha256)


def check(wanted: NewReading) -> None:
    """Can this be asked? Raises RefusalError."""
    if not _READER.fullmatch(wanted.reader):
        raise RefusalError("bad_message", "a reader has 22 to 128 letters, digits, '-' and '_'")
    if not normalized(wanted.question):
        raise RefusalError("no_question", "the question is empty")
    if len(wanted.question.strip()) > MOST:
        raise RefusalError("long_question", f"a question has at most {MOST} characters")


async def open_reading(store: Store, wanted: NewReading, clock: Callable[[], float]) -> ReadingSeated:
    """The table that answers the question: a new one, or the one of the first time. Raises RefusalError.

    `clock` gives seconds since 1970.
    """
    check(wanted)
    try:
        options = GAME.options(None, {"bright_target": wanted.bright_target})
    except OptionError as error:
        raise RefusalError("bad_options", str(error)) from None
    differences = opt.differences(options, GAME.presets[GAME.default_preset])
    try:
        key = await store.reading_key()
        hashes = asked(key, wanted.reader, wanted.question)
        found = await store.reading(*hashes)
        if found is None:
            table, created_ms = new_table_id(), int(clock() * 1000)
            token = seat_token(key, wanted.reader, table)
            header = Header(
                table,
                GAME.id,
                GAME.rules,
                GAME.default_preset,
                differences,
                secrets.token_bytes(SEED_BYTES).hex(),
                (SeatHeader(PERSON, "", "", None, token_hash(token)),),
                created_ms,
            )
            try:
                await store.create_reading(Reading(header, *hashes))
                return ReadingSeated(table, 0, token, False, created_ms)
            except ConflictError:  # the same question came twice at once
                found = await store.reading(*hashes)
    except StoreError as error:
        log.error("a question could not be answered: %s", error)
        raise RefusalError("server_busy", BUSY) from None
    if found is None:
        raise RefusalError("server_busy", BUSY)
    table, created_ms = found
    return ReadingSeated(table, 0, seat_token(key, wanted.reader, table), True, created_ms)
