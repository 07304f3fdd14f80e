"""What the session knows, in the words of the messages: cards by code, hidden faces as `"?"`.

Everything here starts from `Session.view(seat)` and `Event.seen_by(seat)`, which take away what the seat
may not know; nothing else of a round is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hato.cards import hanafuda
from hato.cards.deck import Deck
from hato.core import customs, match
from hato.core import game as games
from hato.core.events import HIDDEN, Event
from hato.core.match import Setup
from hato.core.outcome import Line, Outcome
from hato.core.view import View
from hato.server.bodies import TableStatus
from hato.server.match import Match
from hato.server.messages import (
    ChoiceView,
    EventView,
    GameView,
    LengthView,
    LineView,
    PaymentView,
    ResultView,
    SeatView,
    SheetEntry,
    TableView,
    ZoneView,
)

UNSEEN = "?"
"""Stands for a card whose face the receiver may not see."""


def code(deck: Deck, card: int) -> str:
    """The code of a card index; HIDDEN becomes UNSEEN."""
    return UNSEEN if card == HIDDEN else deck.codes[card]


def lines(deck: Deck, items: Iterable[Line]) -> list[LineView]:
    """Settlement lines with the codes of their cards."""
    return [LineView(item.key, item.seat, item.points, item.factor, deck.names(item.cards)) for item in items]


def sheet(deck: Deck, entries: Iterable[games.SheetEntry]) -> list[SheetEntry]:
    """The yaku sheet with the codes of its cards."""
    return [
        SheetEntry(
            entry.key,
            deck.names(entry.cards),
            entry.need,
            entry.points,
            entry.extra,
            deck.names(entry.further),
            {code: count for mask, count in entry.weights for code in deck.names(mask)},
        )
        for entry in entries
    ]


def events(deck: Deck, items: Iterable[Event], seat: int | None) -> list[EventView]:
    """The events as the seat may know them; cards dealt one after the other to one place are one packet."""
    out: list[EventView] = []
    for item in items:
        seen = item.seen_by(seat)
        cards = [code(deck, card) for card in seen.cards]
        last = out[-1] if out else None
        if seen.kind == "dealt" and last is not None and last.kind == "dealt" and last.target == seen.target:
            last.cards.extend(cards)
            continue
        out.append(
            EventView(
                kind=seen.kind,
                seat=seen.seat,
                cards=cards,
                source=seen.source,
                target=seen.target,
                key=seen.key,
                words=list(seen.words),
                lines=lines(deck, seen.lines),
                points=list(seen.points),
            )
        )
    return out


def game_view(deck: Deck, view: View) -> GameView:
    """A round as the view's seat sees it."""
    zones = [
        ZoneView(zone.name, zone.owner, zone.count, None if zone.cards is None else deck.names(zone.cards))
        for zone in view.zones
    ]
    choices = [
        ChoiceView(list(choice.words), list(choice.taps), choice.stake, list(choice.pays))
        for choice in view.choices
    ]
    return GameView(
        view.game,
        view.seat,
        view.turn.kind,
        list(view.turn.seats),
        view.turn.sealed,
        zones,
        view.facts,
        choices,
        lines(deck, view.lines),
        view.secrets,
    )


def result(deck: Deck, totals: Sequence[int], setup: Setup, outcome: Outcome) -> ResultView:
    """A round that is done; `totals` are those after it."""
    return ResultView(
        setup.number,
        setup.month,
        setup.dealer,
        outcome.key,
        outcome.winner,
        list(outcome.points),
        list(totals),
        lines(deck, outcome.lines),
        [PaymentView(payment.key, list(payment.points)) for payment in outcome.paid],
        outcome.carried.factor,
        outcome.carried.pot,
    )


def months(game: games.Game, options: Any) -> dict[str, int]:
    """The displayed month of each suit, by the two digits of the suit (D-2); empty for other decks."""
    if game.deck.name != hanafuda.DECK.name:
        return {}
    order = game.calendar(options)
    return {f"{suit:02d}": hanafuda.month(suit, order) for suit in range(1, hanafuda.SUITS + 1)}


def values(game: games.Game, options: Any) -> dict[str, int]:
    """What each card counts by itself; empty where cards count nothing by themselves."""
    return {game.deck.codes[card]: points for card, points in game.values(options).items()}


class Renderer:
    """Makes the table views of a match, and keeps what does not change from move to move."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._results: list[ResultView] = []
        self._sheet_of: Setup | None = None
        self._sheet: list[SheetEntry] = []

    def events(self, items: Iterable[Event], seat: int | None) -> list[EventView]:
        """The events as the seat may know them."""
        return events(self.match.session.game.deck, items, seat)

    def table(self, seat: int | None, online: frozenset[int], left_ms: int | None = None) -> TableView:
        """Everything that the page of the seat shows. `online` are the seats that have a page open."""
        header, session = self.match.header, self.match.session
        seats = [
            SeatView(
                who.name,
                who.kind,
                who.level,
                who.avatar,
                self.match.is_computer(number) or number in online,
            )
            for number, who in enumerate(self.match.seats)
        ]
        setup = session.setup
        done = self._done()
        direction = getattr(session.options, "direction", "counterclockwise")
        return TableView(
            table=header.table,
            ply=session.ply if seat is None else session.known(seat),
            game=header.game,
            preset=header.preset,
            options=self.match.options,
            seats=seats,
            you=seat,
            length=LengthView(**self.match.length, ends_ms=self.match.ends_ms),
            stake=getattr(session.options, "stake", 1),
            parts=session.options.parts,
            months=months(session.game, session.options),
            values=values(session.game, session.options),
            round=setup.number,
            month=setup.month,
            dealer=setup.dealer,
            shuffler=customs.shuffler(setup.dealer, session.seats),
            cutter=customs.cutter(setup.dealer, session.seats),
            draw=session.game.draw_rule(session.options),
            direction=customs.TURNS.get(direction, direction),
            totals=self._totals(),
            results=done,
            left_ms=left_ms,
            waiting=session.waiting,
            finished=session.finished,
            winners=list(session.winners),
            money=list(session.money),
            commitment=self.match.shuffle.commitment,
            opening=self.match.shuffle.opening if session.finished else None,
            sheet=self._sheet_for(setup),
            view=game_view(session.game.deck, session.view(seat)),
        )

    def _done(self) -> list[ResultView]:
        deck = self.match.session.game.deck
        session = self.match.session
        for number in range(len(self._results), len(session.done)):
            setup, outcome = session.done[number]
            sums = match.totals(session.options, session.seats, session.done[: number + 1])
            self._results.append(result(deck, sums, setup, outcome))
        return self._results

    def _totals(self) -> list[int]:
        """The totals after the rounds that are in `_results`, before the first one those of the start."""
        if self._results:
            return self._results[-1].totals
        session = self.match.session
        return list(match.totals(session.options, session.seats, ()))

    def _sheet_for(self, setup: Setup) -> list[SheetEntry]:
        if setup != self._sheet_of:
            game = self.match.session.game
            self._sheet = sheet(game.deck, game.sheet(self.match.session.options, setup))
            self._sheet_of = setup
        return self._sheet


def table_view(match: Match, seat: int | None, online: frozenset[int]) -> TableView:
    """Everything that the page of the seat shows, once."""
    return Renderer(match).table(seat, online)


def table_status(match: Match, seat: int) -> TableStatus:
    """Enough to offer the match for continuing."""
    session, header = match.session, match.header
    return TableStatus(
        header.table,
        header.game,
        header.preset,
        session.setup.number,
        list(session.totals),
        session.options.parts,
        getattr(session.options, "stake", 1),
        seat,
        session.finished,
    )
