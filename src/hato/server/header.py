"""The header of a match: everything but its entries, as it stands in the store."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

import msgspec

PERSON = "person"
COMPUTER = "computer"


class SeatHeader(msgspec.Struct, frozen=True):
    """Who sits at a seat. A person has the SHA-256 of the secret token, a computer player a level."""

    kind: str
    name: str
    avatar: str
    level: str | None = None
    token_hash: str | None = None


class Header(msgspec.Struct, frozen=True):
    """What a match is a function of, together with its entries. `seed` is the shuffle's seed in hex.

    `seats` has the players in the order of their coming; who sits where is found by the draw (G-2).

    `created_ms` is when the table was opened, in milliseconds since 1970: a match by the clock begins then.
    """

    table: str
    game: str
    rules: int
    preset: str
    differences: dict[str, Any]
    seed: str
    seats: tuple[SeatHeader, ...]
    created_ms: int = 0

    def player_of(self, token: str) -> int | None:
        """The player whose token it is; all are compared, in constant time."""
        digest = token_hash(token)
        found = None
        for number, seat in enumerate(self.seats):
            if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, digest):
                found = number
        return found


def new_token() -> str:
    """A secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """An id that cannot be guessed: 128 bits."""
    return secrets.token_hex(16)


def token_hash(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
