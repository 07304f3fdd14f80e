"""Whole matches of a game: played at random through a session, written as records and verified again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from hato.core.chance import SealedShuffle
from hato.core.events import HIDDEN, Event
from hato.core.game import Game
from hato.core.match import MatchOptions
from hato.play.session import NEXT, Session
from hato.records import RecordError, header_of, parse, redact_parsed, verify, write
from hato.testing.promises import Broken

MOST_ENTRIES = 20_000
"""A match that takes more entries than this has no end worth waiting for."""


def play_match(game: Game, preset: str, rng: random.Random, seats: int) -> tuple[Session, SealedShuffle]:
    """A match of that preset played to its end, every choice at random."""
    shuffle = SealedShuffle(rng.randbytes(32))
    session = Session(game, _options(game, preset, seats), seats, shuffle.round)
    while not session.finished:
        if session.ply > MOST_ENTRIES:
            raise Broken(f"the match goes on after {MOST_ENTRIES} entries")
        seat = 0 if session.waiting else rng.choice(session.asked)
        session.do(seat, NEXT if session.waiting else rng.choice(session.view(seat).choices).words)
    return session, shuffle


SMALL_CAPITAL = 25
"""Stakes with which a match until somebody has no money is over soon."""


def _options(game: Game, preset: str, seats: int) -> Any:
    """The preset's options for so many seats, with a length that is soon over.

    Of a number of rounds one more than there are seats is enough: the deal has come round to where it began.
    """
    options = game.options(preset, game.for_seats(preset, seats))
    length = options.length
    if length.type == "bankroll":
        options = replace(options, capital=SMALL_CAPITAL)
    elif length.type == "rounds" and isinstance(options, MatchOptions):
        options = replace(options, length=replace(length, n=min(length.n, seats + 1)))
    return options


def check_match(game: Game, preset: str, rng: random.Random, seats: int) -> int:
    """Plays a match, writes it and verifies it; returns the number of its rounds. Raises Broken."""
    session, shuffle = play_match(game, preset, rng, seats)
    header = header_of(session, preset, [f"Seat {seat}" for seat in range(seats)], shuffle.commitment)
    lines = list(write(session, header, shuffle.opening))
    try:
        replay = verify(lines)
    except RecordError as error:
        raise Broken(f"the record of a match is refused: {error}") from None
    if not (replay.complete and replay.canonical and replay.shuffle_checked):
        raise Broken("the record of a match does not come back as it was written")
    dealt = [event for event in session.events if event.kind == "dealt"]
    parsed = list(parse(lines))
    for seat in (None, *range(seats)):
        _check_redacted(dealt, redact_parsed(parsed, seat), seat)
    return len(session.done)


DEALT = '{"type":"dealt",'
"""How a line of dealt cards begins; a line begins with its type."""


def _check_redacted(dealt: Sequence[Event], lines: Iterable[str], seat: int | None) -> None:
    """In a record made for a seat, the faces that it may not see are not to be read."""
    told = [json.loads(line)["cards"] for line in lines if line.startswith(DEALT)]
    hidden = sum(cards.count("?") for cards in told)
    if hidden != sum(event.seen_by(seat).cards.count(HIDDEN) for event in dealt):
        raise Broken(f"the record for seat {seat} does not hide what the seat may not see")
