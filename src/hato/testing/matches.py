"""Whole matches of a game: played at random through a session, written as records and verified again."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hato.core.chance import SealedShuffle
from hato.core.game import Game
from hato.play.session import NEXT, Session
from hato.records import RecordError, header_of, redact, verify, write
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
    options = game.options(preset, game.for_seats(preset, seats))
    if options.length.type == "bankroll":
        options = replace(options, capital=SMALL_CAPITAL)
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
    for seat in (None, *range(seats)):
        _check_redacted(session, list(redact(lines, seat)), seat)
    return len(session.done)


def _check_redacted(session: Session, lines: Sequence[str], seat: int | None) -> None:
    """In a record made for a seat, the faces that it may not see are not to be read."""
    told = [json.loads(line) for line in lines]
    dealt = [line for line in told if line["type"] == "dealt"]
    hidden = sum(line["cards"].count("?") for line in dealt)
    events = [event.seen_by(seat) for event in session.events if event.kind == "dealt"]
    if hidden != sum(1 for event in events for card in event.cards if card < 0):
        raise Broken(f"the record for seat {seat} does not hide what the seat may not see")
