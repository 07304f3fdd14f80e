"""A match as the server holds it: its header, the session in play, and the intents that were done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hato.agents.evaluation import QUIET
from hato.core import options as opt
from hato.core import registry
from hato.core.actions import UnknownActionError
from hato.core.chance import SealedShuffle
from hato.core.events import Event
from hato.core.options import OptionError
from hato.core.registry import UnknownGameError
from hato.core.round import IllegalActionError
from hato.play.session import Session
from hato.server.header import COMPUTER, Header, SeatHeader
from hato.server.store import Saved

MINUTE_MS = 60_000


class ReplayError(Exception):
    """A stored match that this version cannot replay; the message says why."""


class Match:
    """A match in play. It is a function of its header and its log, and nothing else is ever stored.

    Raises ReplayError if the log does not replay by the rules that this version knows.
    """

    def __init__(self, header: Header, log: Iterable[Saved] = ()) -> None:
        try:
            game = registry.game(header.game)
            options = game.options_of(header.rules, header.preset, header.differences)
        except (UnknownGameError, OptionError) as error:
            raise ReplayError(f"this match cannot be played here: {error}") from None
        if not 1 <= header.rules <= game.rules:
            raise ReplayError(
                f"this match was begun with version {header.rules} of the rules, here is version {game.rules}"
            )
        self.header = header
        self.shuffle = SealedShuffle(bytes.fromhex(header.seed))
        self.options: dict[str, Any] = opt.differences(options, game.presets[header.preset])
        self.length: dict[str, Any] = options.length.to_json()
        self.session = Session(game, options, len(header.seats), self.shuffle.round, hold=True)
        self.seats: tuple[SeatHeader, ...] = tuple(header.seats[player] for player in self.session.players)
        """who sits at each seat"""
        self.intents: dict[str, tuple[int, int]] = {}
        """intent id -> the seat, and the ply of the entry as that seat counts"""
        for entry in log:
            if entry.ply != self.session.ply:
                raise ReplayError(f"the log of this match has no entry {self.session.ply}")
            try:
                self.session.do(entry.seat, entry.words)
            except ValueError as error:
                raise ReplayError(f"entry {entry.ply} of this match is not allowed: {error}") from None
            self.remember(entry)

    def do(self, seat: int, words: Sequence[str]) -> list[Event]:
        """Does an action in memory and returns what happened.

        Raises UnknownActionError or IllegalActionError and changes nothing.
        """
        return self.session.do(seat, words)

    def remember(self, entry: Saved) -> None:
        """Notes the intent of an entry that is on disk."""
        if entry.intent is not None:
            self.intents[entry.intent] = (entry.seat, self.session.known(entry.seat) - 1)

    @property
    def ends_ms(self) -> int | None:
        """When the agreed time is over, in milliseconds since 1970; None where no time is agreed (G-4)."""
        length = self.session.options.length
        return self.header.created_ms + length.n * MINUTE_MS if length.type == "time" else None

    def time_is_over(self, now_ms: float) -> bool:
        """Is the agreed time over? The round in play is finished all the same."""
        return self.ends_ms is not None and now_ms >= self.ends_ms

    def computers_asked(self) -> list[int]:
        """The computer players that are asked for a choice now; several of them in a sealed turn."""
        return [seat for seat in self.session.asked if self.is_computer(seat)]

    @property
    def claiming(self) -> bool:
        """May a card be claimed now, by sealed answers whose time must tell nothing?"""
        session = self.session
        if session.waiting or session.finished or not session.round.turn().sealed:
            return False
        return session.round.facts().get("phase") in QUIET.get(session.game.id, ())

    @property
    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat in range(len(self.seats)) if not self.is_computer(seat)]

    def is_computer(self, seat: int) -> bool:
        """Does a computer player sit there?"""
        return self.seats[seat].kind == COMPUTER

    def seat_of(self, token: str) -> int | None:
        """The seat of the player whose token it is."""
        player = self.header.player_of(token)
        return None if player is None else self.session.players.index(player)

    def fallback(self, seat: int) -> tuple[str, ...]:
        """The words of what happens without a seat that is asked."""
        session = self.session
        return session.game.actions.words(session.round.fallback(seat))

    def is_between_sealed(self, seat: int) -> bool:
        """Has the seat more to choose, in a sealed turn or in a choice of several steps?

        Then nobody else hears of what it has chosen.
        """
        session = self.session
        return seat in session.asked and (session.round.turn().sealed or session.stepping == seat)

    def goes_on_sealed(self, seat: int, words: Sequence[str]) -> bool:
        """Would the seat be asked again after this choice, before anybody else hears of it?"""
        if seat not in self.session.asked:
            return False
        after = self.session.round.clone()
        told: list[Event] = []
        try:
            after.play(seat, self.session.game.actions.code(words), told.append)
        except (UnknownActionError, IllegalActionError):
            return False
        turn = after.turn()
        return seat in turn.seats and (turn.sealed or not told)
