"""Zones: the named places where cards lie, whose they are, and who may see their faces."""

from __future__ import annotations

from typing import NamedTuple

ALL = "all"
OWNER = "owner"
NOBODY = "nobody"


class ZoneSpec(NamedTuple):
    """A place for cards: its name, the seat that owns it (None: the table) and who sees the faces.

    `sight` is ALL, OWNER or NOBODY. The core builds every view from it; a game cannot override that.
    """

    name: str
    owner: int | None
    sight: str

    @property
    def place(self) -> str:
        """The zone in events and positions: `field`, `hand:0`."""
        return self.name if self.owner is None else f"{self.name}:{self.owner}"

    def seen_by(self, seat: int | None) -> bool:
        """May `seat` (None: a spectator) see the faces of the cards here?"""
        return self.sight == ALL or (self.sight == OWNER and seat is not None and seat == self.owner)
