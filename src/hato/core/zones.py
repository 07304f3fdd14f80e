"""Zones: the named places where cards lie, whose they are, and who may see their faces."""

from __future__ import annotations

from typing import NamedTuple

Sight = frozenset[int] | None
"""Who may see the faces of cards: the seats of the set, or everybody, spectators too (None)."""

ALL: Sight = None
"""Sight of open cards."""
NOBODY: Sight = frozenset()
"""Sight of cards that lie face down for everybody."""


def only(*seats: int) -> Sight:
    """The sight of cards that these seats may see, and nobody else."""
    return frozenset(seats)


def sees(seat: int | None, sight: Sight) -> bool:
    """May `seat` (None: a spectator) see faces of this sight?"""
    return sight is None or seat in sight


class ZoneSpec(NamedTuple):
    """A place for cards: its name, the seat that owns it (None: the table) and who sees the faces.

    The core builds every view from `sight`; a game cannot override that. Hidden zones of one `within` are
    seen as one place of that name: even how many cards lie in which of them is not told.
    """

    name: str
    owner: int | None
    sight: Sight
    within: str | None = None

    @property
    def place(self) -> str:
        """The zone in events and positions: `field`, `hand:0`."""
        return self.name if self.owner is None else f"{self.name}:{self.owner}"

    def seen_by(self, seat: int | None) -> bool:
        """May `seat` (None: a spectator) see the faces of the cards here?"""
        return sees(seat, self.sight)
