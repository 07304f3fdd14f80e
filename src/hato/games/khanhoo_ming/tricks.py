"""Tricks: who played and who threw off, who has won, and what it counts (KHM-3, KHM-8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from hato.cards.money import MING
from hato.core.outcome import Line
from hato.games.khanhoo_ming.plays import BONUS, PLAYS, SIZES, read

THROWN = -1
"""Stands for a play in a trick whose cards were thrown off."""


class Trick(NamedTuple):
    """What each seat has done so far, from the leader on: the place of its play, or THROWN."""

    leader: int
    plays: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    """for each play the mask of the cards that were thrown off face up"""

    @property
    def size(self) -> int:
        """How many cards each seat lays; 0 before the lead."""
        return SIZES[self.plays[0]] if self.plays else 0

    @property
    def best(self) -> int:
        """The place of the best play: the last that was no throw, because each beats those before."""
        return next(play for play in reversed(self.plays) if play != THROWN)

    def seat(self, at: int, seats: int) -> int:
        """The seat whose play is number `at`."""
        return (self.leader + at) % seats

    def winner(self, seats: int) -> int:
        """The seat that has the best play."""
        return self.seat(self.plays.index(self.best), seats)

    def add(self, play: int, shown: int = 0) -> Trick:
        """The trick after one more play."""
        return Trick(self.leader, (*self.plays, play), (*self.shown, shown))

    def points(self) -> int:
        """What the whole trick counts: its cards, and the bonus of the play that won (KHM-8)."""
        return len(self.plays) * self.size + PLAYS[self.best].bonus

    def to_json(self, seats: int) -> dict[str, Any]:
        """As it stands in the facts: the open plays as lists of codes, null where cards were thrown off."""
        told = [None if play == THROWN else list(PLAYS[play].codes) for play in self.plays]
        return {
            "leader": self.leader,
            "winner": self.winner(seats) if self.plays else None,
            "plays": told,
            "shown": [MING.names(mask) for mask in self.shown],
        }


def from_json(told: Mapping[str, Any]) -> Trick:
    """The trick of the facts; raises KeyError, TypeError or ValueError if it is none."""
    plays = []
    for codes in told["plays"]:
        play = THROWN if codes is None else read(list(codes))
        if play is None:
            raise ValueError(f"{codes} can be played to no trick")
        plays.append(play)
    if plays and (plays[0] == THROWN or len({SIZES[p] for p in plays if p != THROWN}) > 1):
        raise ValueError("a trick begins with a play, and all plays in it have as many cards")
    shown = tuple(MING.set(codes) for codes in told["shown"])
    if len(shown) != len(plays):
        raise ValueError("a trick tells of each play what was thrown off face up")
    return Trick(int(told["leader"]), tuple(plays), shown)


def scores(tricks: Iterable[Trick], seats: int) -> list[int]:
    """The points of each seat from whole tricks."""
    found = [0] * seats
    for trick in tricks:
        if len(trick.plays) == seats:
            found[trick.winner(seats)] += trick.points()
    return found


def lines(tricks: Iterable[Trick], won: Sequence[int], seats: int) -> tuple[Line, ...]:
    """What the whole tricks come to: for each seat one line for its cards, one for each bonus.

    `won` are the masks of the open cards that each seat has won.
    """
    whole = [trick for trick in tricks if len(trick.plays) == seats]
    found = []
    for seat in range(seats):
        mine = [trick for trick in whole if trick.winner(seats) == seat]
        if mine:
            count = sum(seats * trick.size for trick in mine)
            found.append(Line("cards", seat, count, cards=won[seat]))
        for trick in mine:
            codes = PLAYS[trick.best].codes
            if codes in BONUS:
                key, points = BONUS[codes]
                found.append(Line(key, seat, points, cards=MING.set(codes)))
    return tuple(found)
