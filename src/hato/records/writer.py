"""Writes what happens in a match as the lines of a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hato.core import match
from hato.core.chance import Recorded
from hato.core.events import HIDDEN, Event
from hato.core.outcome import Line as Settlement
from hato.play.session import END, NEXT, Entry, Session
from hato.records.header import Header
from hato.records.line import HIDDEN as HIDDEN_CARD
from hato.records.line import Line, spell
from hato.records.sight import spell_sight


class Writer:
    """Turns the events of a session into lines, as they come.

    Call `lines` once after the session has begun, and once after each entry.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._seen = 0
        self._rounds = 0
        self._ended = False
        self._deck = session.game.deck
        self._opening = session.game.opening(session.options, session.seats) is not None

    def lines(self, entry: Entry | None = None) -> list[Line]:
        """The lines for what has happened since the last call; `entry` is what made it happen."""
        events = self._session.events[self._seen :]
        self._seen += len(events)
        out: list[Line] = []
        chosen = None if entry is None else (entry.seat, entry.words)
        if entry is not None:
            open_to_all = entry.words in (NEXT, END) or any(_choice(event) == chosen for event in events)
            line: Line = {"type": "play", "seat": entry.seat, "words": list(entry.words)}
            out.append(line if open_to_all else {**line, "seen_by": entry.seat})
        for event in events:
            if chosen is not None and _choice(event) == chosen:
                chosen = None
            elif event.kind != "turn_passed":
                self._add(out, event)
        if self._session.finished and not self._ended:
            self._ended = True
            session = self._session
            out.append({"type": "end", "winners": list(session.winners), "totals": list(session.totals)})
        return out

    def _add(self, out: list[Line], event: Event) -> None:
        """Appends the event's line, or adds dealt cards to the packet before."""
        line = self._line(event)
        last = out[-1] if out else {}
        if line["type"] == "dealt" and {**last, "cards": None} == {**line, "cards": None}:
            last["cards"] += line["cards"]
        else:
            out.append(line)

    def _line(self, event: Event) -> Line:
        kind = event.kind
        if kind == "round_ended":
            return self._ending(event)
        cards = [HIDDEN_CARD if card == HIDDEN else self._deck.codes[card] for card in event.cards]
        line: Line
        if kind == "drawn":
            line = {"type": kind, "seat": event.seat, "card": cards[0], "to": event.target}
        elif kind == "dealt":
            line = {"type": kind, "to": event.target, "cards": cards}
        elif kind == "moved":
            line = {
                "type": kind,
                "seat": event.seat,
                "cards": cards,
                "from": event.source,
                "to": event.target,
            }
        elif kind == "revealed":
            line = {"type": kind, "at": event.target, "cards": cards}
        elif kind == "chose":
            line = {"type": kind, "seat": event.seat, "words": list(event.words)}
        elif kind == "called":
            line = {"type": kind, "seat": event.seat, "key": event.key, "cards": cards}
            if event.words:
                line["words"] = list(event.words)
        elif kind == "scored":
            line = {"type": kind, "seat": event.seat, "lines": [self._settlement(one) for one in event.lines]}
        elif kind == "paid":
            line = {"type": kind, "key": event.key, "points": list(event.points)}
        elif kind == "shuffled":
            line = {"type": kind, "key": event.key}
        else:
            raise ValueError(f"there is no line for the event {kind!r}")
        if event.sight is not None:
            line["seen_by"] = spell_sight(event.sight)
        return line

    def _settlement(self, line: Settlement) -> dict[str, Any]:
        return {
            "key": line.key,
            "seat": line.seat,
            "points": line.points,
            "factor": line.factor,
            "cards": self._deck.names(line.cards),
        }

    def _ending(self, event: Event) -> Line:
        if self._opening:
            self._opening = False
            return {"type": "dealer", "seat": event.seat}
        session = self._session
        self._rounds += 1
        done = session.done[: self._rounds]
        setup, _ = done[-1]
        return {
            "type": "round",
            "number": setup.number,
            "month": setup.month,
            "dealer": setup.dealer,
            "key": event.key,
            "winner": event.seat,
            "points": list(event.points),
            "totals": list(match.totals(session.options, session.seats, done)),
        }


def _choice(event: Event) -> tuple[int | None, tuple[str, ...]] | None:
    return (event.seat, event.words) if event.kind == "chose" else None


def chance_cards(events: Sequence[Event]) -> list[int]:
    """The cards that chance turned up, in order: those that were dealt or drawn."""
    return [card for event in events if event.kind in ("dealt", "drawn") for card in event.cards]


def write(session: Session, header: Header, opening: str | None = None) -> Iterator[str]:
    """The record of a match, finished or in play, line by line without newlines.

    `opening` is the seed of the shuffle in hex; it is written only when the match is finished.
    """
    entries = tuple(session.entries)
    chance = Recorded(chance_cards(session.events))
    again = Session(session.game, session.options, session.seats, lambda deal: chance)
    writer = Writer(again)
    yield spell(header.to_line())
    for line in writer.lines():
        yield spell(line)
    for entry in entries:
        again.do(entry.seat, entry.words)
        for line in writer.lines(entry):
            yield spell(line)
    if again.finished and opening is not None:
        yield spell({"type": "opening", "seed": opening})
