"""Views: what one seat may know of a round, made here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from hato.core.actions import ActionTable
from hato.core.bits import popcount
from hato.core.outcome import Line
from hato.core.round import Round, Turn


@dataclass(frozen=True, slots=True)
class ZoneSight:
    """A zone as a seat sees it: how many cards, and their mask if it may see the faces."""

    name: str
    owner: int | None
    count: int
    cards: int | None

    @property
    def place(self) -> str:
        """The zone in events and positions: `field`, `hand:0`."""
        return self.name if self.owner is None else f"{self.name}:{self.owner}"


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action of the viewer: code, words, the cards to tap, and what it would pay if it pays.

    `stake` are the viewer's points, `pays` the change of each seat's; None and empty if it does not pay.
    """

    code: int
    words: tuple[str, ...]
    taps: tuple[str, ...]
    stake: int | None
    pays: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """A round as `seat` (None: a spectator) sees it. Two rounds that differ only in what the seat
    cannot know give equal views."""

    game: str
    seat: int | None
    turn: Turn
    zones: tuple[ZoneSight, ...]
    facts: dict[str, Any]
    choices: tuple[Choice, ...]
    lines: tuple[Line, ...]
    secrets: dict[str, Any] = field(default_factory=dict)
    """what only the seat knows besides its cards: its sealed choices"""

    def zone(self, name: str, owner: int | None = None) -> ZoneSight:
        """The zone of that name and owner; raises KeyError."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(f"there is no zone {name} of {owner}")


def _choice(table: ActionTable, code: int, seat: int, pays: tuple[int, ...] | None) -> Choice:
    if pays is None:
        return _plain(table, code)
    return Choice(code, table.words(code), table.taps(code), pays[seat], pays)


@cache
def _plain(table: ActionTable, code: int) -> Choice:
    """A choice that changes nobody's points."""
    return Choice(code, table.words(code), table.taps(code), None)


def _seen(round_: Round, seat: int | None) -> list[ZoneSight]:
    """The zones as a seat sees them; those that are seen as one stand where the first of them does."""
    found: list[ZoneSight] = []
    joined: dict[str, int] = {}
    for spec, mask in round_.zones():
        if spec.seen_by(seat):
            found.append(ZoneSight(spec.name, spec.owner, popcount(mask), mask))
        elif spec.within is None:
            found.append(ZoneSight(spec.name, spec.owner, popcount(mask), None))
        elif spec.within in joined:
            place = joined[spec.within]
            found[place] = replace(found[place], count=found[place].count + popcount(mask))
        else:
            joined[spec.within] = len(found)
            found.append(ZoneSight(spec.within, None, popcount(mask), None))
    return found


def make_view(game: str, table: ActionTable, round_: Round, seat: int | None) -> View:
    """The view of a seat: zones by their sight, public facts, and the seat's own choices."""

    turn = round_.turn()
    choices: Sequence[Choice] = ()
    if seat is not None and seat in turn.seats:
        choices = [_choice(table, code, seat, round_.stake(seat, code)) for code in round_.legal(seat)]
    zones = tuple(_seen(round_, seat))
    secrets = {} if seat is None else dict(round_.secrets(seat))
    return View(game, seat, turn, zones, dict(round_.facts()), tuple(choices), tuple(round_.lines()), secrets)
