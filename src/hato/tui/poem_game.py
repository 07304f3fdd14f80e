"""A match with the hundred poems in lines: what both games with them share."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from hato.core.events import Event
from hato.core.outcome import total
from hato.core.view import View
from hato.tui.line import BUDGET_MS, LineGame
from hato.tui.poem_words import SWITCHES, PoemWords

BOARD = ("t", "table", "field", "board")
SHEET = ("y",)
GIVING_MS = 60
"""How long a computer player thinks over one of several cards that it gives."""
Words = tuple[str, ...]


class PoemGame(LineGame):
    """A match with the poems: switches for letters and help, and a help of its own."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.poems = PoemWords(self.namer)

    def _step(self) -> None:
        """One line of the player, then the others where all choose at the same time; or what another does.

        The player comes first, so that the time which the others take tells nothing of what they choose.
        """
        session = self.session
        if session.waiting:
            super()._step()
            return
        events: list[Event] = []
        sealed = session.round.turn().sealed
        if self.seat in session.asked:
            for words in self._chosen():
                events += session.do(self.seat, words)
            going_on = sealed
        else:
            going_on = True
            events += session.do(session.asked[0], self._answer_of(session.asked[0], BUDGET_MS))
        seats = session.asked
        while going_on and seats and self.seat not in seats and self._goes_on(sealed, seats):
            events += session.do(seats[0], self._answer_of(seats[0], GIVING_MS))
            seats = session.asked
        self._done(events)

    def _goes_on(self, sealed: bool, seats: tuple[int, ...]) -> bool:
        """Is what others do now told together with what was done before?"""
        return sealed and self.session.round.turn().sealed

    def _chosen(self) -> list[Words]:
        """What the player says: the words of one or more entries. Raises Left."""
        raise NotImplementedError

    # telling

    def _tell(self, events: Iterable[Event]) -> None:
        """Says what happened: in sentences of these games, or else of all."""
        others: list[Event] = []
        listed = list(events)
        for event, after in zip(listed, [*listed[1:], None], strict=False):
            seen = event.seen_by(self.seat)
            sentences = self._settled(seen) if seen.kind == "scored" else self._told_here(seen, after)
            if sentences is None:
                others.append(event)
                continue
            super()._tell(others)
            others = []
            self._say_all(sentences)
        super()._tell(others)

    def _settled(self, event: Event) -> list[str]:
        """What counts, line by line, and the total where there are several."""
        said = []
        for line in event.lines:
            cards = f" ({self.namer.mask(line.cards)})" if line.cards else ""
            name = self.namer.text("line", line.key)
            said.append(f"  {name}: {self.namer.amount(line.points)}{cards}")
        if len(said) > 1 and len({line.seat for line in event.lines}) == 1:
            said.append(f"  {self.words.get('tui-total', points=self.namer.amount(total(event.lines)))}")
        return said

    def _told_here(self, event: Event, after: Event | None) -> list[str] | None:
        """The sentences of these games for an event that the player may see; None where all games have it."""
        raise NotImplementedError

    def _who(self, event: Event) -> dict[str, str]:
        """The values `who` and `name` of a sentence of the log about the seat of an event."""
        word = "none" if event.seat is None else "you" if event.seat == self.seat else "other"
        return {"who": word, "name": self.namer.who(event.seat)["who"]}

    # commands

    def _board(self) -> Iterator[str]:
        """The table in lines."""
        raise NotImplementedError

    def _help(self) -> tuple[str, ...]:
        """The keys of the help that is this game's own, after `recital-help-`."""
        raise NotImplementedError

    def _is_command(self, typed: str) -> bool:
        return typed in (*BOARD, *SWITCHES) or super()._is_command(typed)

    def _answer_command(self, command: str) -> Iterable[str]:
        if command in SWITCHES:
            return [self.poems.turn(command)]
        if command in BOARD:
            return [
                *self._board(),
                self.words.get("tui-totals", totals=self.namer.points(self.session.totals)),
            ]
        if command in SHEET:
            return list(self._sheet_of_poems())
        if command in ("h", "?", "help"):
            keys = (*self._help(), *SWITCHES, "l")
            return [
                *(self.words.get(f"recital-help-{key}") for key in keys),
                *(self.words.get(f"tui-help-{key}") for key in ("s", "r", "q", "h")),
            ]
        return super()._answer_command(command)

    def _sheet_of_poems(self) -> Iterator[str]:
        """The table with the kimari-ji, whether they are turned on or not."""
        before = set(self.poems.shown)
        self.poems.shown.add("kimariji")
        try:
            yield from self._board()
        finally:
            self.poems.shown = before

    def _typed(self, prompt: str) -> str:
        """A typed line that is no command, with the digits of all keyboards. Raises Left."""
        return unicodedata.normalize("NFKC", self._command_loop(prompt)).strip()


def zone_of(place: str | None) -> str:
    """The zone of a place such as `hand:0`."""
    return (place or "").partition(":")[0]


def cards_of(view: View, verb: str) -> list[str]:
    """The cards of the choices with this verb."""
    return [choice.words[1] for choice in view.choices if choice.words[0] == verb]


def numbered(answers: Sequence[str]) -> Iterator[str]:
    """Answers in lines with their numbers."""
    return (f"  {number}. {one}" for number, one in enumerate(answers, 1))
