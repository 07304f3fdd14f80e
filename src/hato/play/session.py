"""A match in play: rounds, chance and choices, as a function of its seed and its entries."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from hato.core import customs, match
from hato.core.chance import Chance
from hato.core.events import Event
from hato.core.game import Game
from hato.core.live import Live
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, IllegalActionError, Round
from hato.core.view import View

NEXT: tuple[str, ...] = ("next",)
"""The words of the entry that begins the next round."""
END: tuple[str, ...] = ("end",)
"""The words of the entry that ends a match whose agreed time is over, between two rounds (G-4)."""


class Entry(NamedTuple):
    """What a seat did: the words of an action, or NEXT. The entries of a session are its log."""

    seat: int
    words: tuple[str, ...]


class Session:
    """A match in play. Chance answers at once; between choices nothing is left to do.

    `chance` gives the cards of a deal by its number (0 is the dealer draw), for example the `round`
    method of a SealedShuffle. The same chance and the same entries always give the same match.

    With `hold` chance does not begin a stretch in which times count: whoever plays it by a clock asks for it
    with `reading` and then does its entries, before the first of which chance answers.
    """

    def __init__(
        self, game: Game, options: Any, seats: int, chance: Callable[[int], Chance], hold: bool = False
    ) -> None:
        numbers = game.numbers(options)
        if seats not in numbers:
            listed = ", ".join(str(number) for number in numbers)
            raise ValueError(f"with these options {game.id} is played by {listed}, not by {seats}")
        self.game = game
        self.options = options
        self.seats = seats
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        """everything that happened, in order, with the truth of every card"""
        self.done: list[tuple[Setup, Outcome]] = []
        self.waiting = False
        """a round is over, the match is not: NEXT begins the next round"""
        self.finished = False
        self.stepping: int | None = None
        """the seat that has begun a choice of several steps, of which nobody else hears before it is whole"""
        self.players: tuple[int, ...] = tuple(range(seats))
        """the player at each seat, by the number of his coming; player 0 sits at seat 0"""
        self._chance = chance
        self._current: Chance
        self._hold = hold
        self._stretch = 0
        """the stretch in which times count that has begun"""
        self._known = [0] * seats
        opening = game.opening(options, seats)
        self.setup = game.first(options, seats)
        self.round: Round
        if opening is not None:
            self.round = opening
            self._answer(self._chance(0))
            outcome = opening.outcome()
            assert outcome is not None, "an opening asks nobody but chance"
            self.setup = game.first(options, seats, self._sit_down(outcome.ranking))
        self._deal(self.setup)

    def _sit_down(self, ranking: Sequence[int]) -> tuple[int, ...]:
        """The seats of the players in `ranking`, after they have sat down by their cards if that is agreed.

        What happened so far is told by these seats too (G-2).
        """
        if getattr(self.options, "seating", "as_joined") == "by_cards":
            self.players = customs.seated(ranking)
        seat_of = [self.players.index(player) for player in range(self.seats)]
        self.events[:] = [event.moved_to(seat_of) for event in self.events]
        return tuple(seat_of[player] for player in ranking)

    @property
    def ply(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def known(self, seat: int) -> int:
        """How many entries `seat` knows of: all but others' sealed ones and their mere steps."""
        return self._known[seat]

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points after the rounds that are done."""
        return match.totals(self.options, self.seats, self.done)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won the match; empty while it goes on."""
        return self.game.winners(self.options, self.seats, self.done) if self.finished else ()

    @property
    def money(self) -> tuple[int, ...]:
        """What each seat has won or lost beside the points so far, in units; empty: nothing is paid."""
        return self.game.money(self.options, self.seats, self.done)

    @property
    def round_events(self) -> list[Event]:
        """What happened in the round in play, with the truth of every card."""
        return self.events[self._begun :]

    @property
    def live(self) -> bool:
        """Is a stretch to be played by a clock now? Then nobody is asked."""
        return self._hold and not self.waiting and not self.finished and self.round.live > 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked for a choice now; empty between rounds and at the end."""
        return () if self.live else self._asked

    @property
    def _asked(self) -> tuple[int, ...]:
        return () if self.waiting or self.finished else self.round.turn().seats

    def view(self, seat: int | None) -> View:
        """The round as a seat sees it."""
        view = self.game.view(self.round, seat)
        return replace(view, turn=CHANCE, choices=()) if self.live else view

    def reading(self) -> Live | None:
        """The stretch that is to be played by a clock now, as chance will have it; None: there is none.

        It knows what nobody at the table may know yet.
        """
        if not self.live:
            return None
        return self.game.reading(self.round.clone(), copy.deepcopy(self._current).draw)

    def do(self, seat: int, words: Sequence[str]) -> list[Event]:
        """Adds an entry and returns what happened.

        Raises UnknownActionError or IllegalActionError and changes nothing if it is not allowed.
        """
        before = len(self.events)
        if self.live and self.round.live != self._stretch:
            self._begin(seat, tuple(words))
        else:
            self._do(seat, tuple(words))
        return self.events[before:]

    def _begin(self, seat: int, words: tuple[str, ...]) -> None:
        """Lets chance begin the stretch that was held, and does its first entry."""
        kept = self.round.clone(), copy.deepcopy(self._current), self._stretch, len(self.events)
        self._stretch = self.round.live
        try:
            self._answer(self._current)
            self._do(seat, words)
        except ValueError:
            self.round, self._current, self._stretch, events = kept
            del self.events[events:]
            raise

    def _do(self, seat: int, words: tuple[str, ...]) -> None:
        before = len(self.events)
        if not 0 <= seat < self.seats:
            raise IllegalActionError(f"there is no seat {seat}")
        sealed = not self.waiting and self.round.turn().sealed
        if words == NEXT:
            self._next()
        elif words == END:
            self._end()
        else:
            code = self.game.actions.code(words)
            if seat not in self._asked:
                raise IllegalActionError(f"seat {seat} is not asked for a choice now")
            self.round.play(seat, code, self.events.append)
            self._run(self._current)
        self.entries.append(Entry(seat, words))
        silent = len(self.events) == before and seat in self._asked
        self.stepping = seat if silent and not sealed else None
        for one in range(self.seats):
            if not (sealed or silent) or one == seat:
                self._known[one] += 1

    def _next(self) -> None:
        if not self.waiting:
            raise IllegalActionError("the round is not over, so there is no next one yet")
        following = self.game.follow(self.options, self.done)
        assert following is not None
        self.waiting = False
        self._deal(following)

    def _end(self) -> None:
        if not self.waiting or self.options.length.type != "time":
            raise IllegalActionError("only a match by the clock is ended, and only between two rounds")
        self.waiting = False
        self.finished = True

    def _deal(self, setup: Setup) -> None:
        self.setup = setup
        self._begun = len(self.events)
        self.round = self.game.deal(self.options, setup)
        self._current = self._chance(setup.deal)
        self._stretch = 0
        self._run(self._current)

    def _answer(self, chance: Chance) -> bool:
        """Lets chance answer until somebody is asked or a stretch begins; True: the round is over."""
        round_ = self.round
        while (kind := round_.turn().kind) == "chance":
            if self._hold and round_.live not in (0, self._stretch):
                break
            round_.draw(chance.draw(round_.chances()), self.events.append)
        return kind == "over"

    def _run(self, chance: Chance) -> None:
        """Lets chance answer until somebody is asked or the round is over, and then counts the round."""
        if not self._answer(chance):
            return
        outcome = self.round.outcome()
        assert outcome is not None
        self.done.append((self.setup, outcome))
        self.finished = self.game.follow(self.options, self.done) is None
        self.waiting = not self.finished
