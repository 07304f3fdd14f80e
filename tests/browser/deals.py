"""Deals of Go-Stop in which a wanted thing happens, found by playing: the page opens right before it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from hato.core import options as opt
from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, token_hash
from hato.server.store import Saved
from tests.server.running import TOKEN, Running

GAME = registry.game("go_stop")
YOU = 0
TRIES = 3000
FACES = ("fox", "crane", "boar", "tiger", "poet")

Words = tuple[str, ...]


@dataclass(frozen=True)
class Deal:
    """A match up to a question to the person at seat 0. `words`: the answer that brings what was wanted."""

    seed: str
    preset: str
    differences: dict[str, Any]
    seats: int
    entries: tuple[tuple[int, Words], ...] = ()
    words: Words = ()

    def open(self, server: Running) -> str:
        """Puts the match into the store; returns its id."""
        computers = [SeatHeader(COMPUTER, "", FACES[seat], "greedy") for seat in range(self.seats - 1)]
        person = SeatHeader(PERSON, "Ada", "", None, token_hash(TOKEN))
        header = Header(
            new_table_id(),
            GAME.id,
            GAME.rules,
            self.preset,
            self.differences,
            self.seed,
            (person, *computers),
        )
        log = [Saved(header.table, ply, *entry, None) for ply, entry in enumerate(self.entries)]
        server.house.store.write([header, *log])
        return header.table

    def session(self) -> Session:
        """The match up to the question."""
        options = GAME.options(self.preset, self.differences)
        session = Session(GAME, options, self.seats, SealedShuffle(bytes.fromhex(self.seed)).round)
        for seat, words in self.entries:
            session.do(seat, words)
        return session

    def at(self, session: Session, words: Words) -> Deal:
        """The same match up to where the session stands."""
        entries = tuple((entry.seat, tuple(entry.words)) for entry in session.entries)
        return replace(self, entries=entries, words=words)


def offers(session: Session, seat: int = YOU) -> list[Words]:
    """What the seat may choose now."""
    if seat not in session.asked:
        return []
    return [tuple(GAME.actions.words(code)) for code in session.round.legal(seat)]


@cache
def asked(verb: str, seats: int = 2, alone: bool = False, **options: Any) -> Deal:
    """The person may do `verb`, which is then `words`; with `alone` he can do nothing else."""
    for deal, session in _walks(seats, options):
        choices = offers(session)
        for words in choices:
            if words[0] == verb and not (alone and len(choices) > 1):
                return deal.at(session, words)
    raise AssertionError(f"no deal asks for {verb}")


@cache
def called(key: str, seats: int = 2, **options: Any) -> Deal:
    """The person's choice `words` makes him call out `key` before anything else."""
    for deal, session in _walks(seats, options):
        for words in offers(session):
            here = deal.at(session, words)
            events = here.session().do(YOU, words)
            calls = [(one.key, one.seat) for one in events if one.kind == "called"]
            if calls[:1] == [(key, YOU)]:
                return here
    raise AssertionError(f"no deal brings {key}")


def seen(fact: Callable[[Mapping[str, Any]], bool], seats: int = 2, **options: Any) -> Deal:
    """The person may play a card, and the public facts are as wanted."""
    for deal, session in _walks(seats, options):
        choices = offers(session)
        if any(words[0] == "play" for words in choices) and fact(session.round.facts()):
            return deal.at(session, choices[0])
    raise AssertionError("no deal has these facts")


def _walks(seats: int, options: dict[str, Any]) -> Iterator[tuple[Deal, Session]]:
    """The first rounds of many matches, question by question, played by chance but with every go."""
    preset = "matgo" if seats == 2 else "gostop"
    changes: dict[str, Any] = {
        "length": {"type": "rounds", "n": 3},
        **GAME.for_seats(preset, seats),
        **options,
    }
    differences = opt.differences(GAME.options(preset, changes), GAME.presets[preset])
    for number in range(TRIES):
        deal = Deal(hashlib.sha256(f"deal {number}".encode()).hexdigest(), preset, differences, seats)
        rng = random.Random(number)
        session = deal.session()
        while not session.waiting and not session.finished:
            yield deal, session
            seat = session.asked[0]
            choices = offers(session, seat)
            go = [words for words in choices if words[0] == "go"]
            session.do(seat, go[0] if go else rng.choice(choices))
