"""Matches put into the store up to a question to the person at seat 0, and shown on the page."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from playwright.sync_api import Page

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, token_hash
from hato.server.store import Saved
from tests.server.running import TOKEN, Running

YOU = 0
TRIES = 1000
FACES = ("fox", "crane", "boar", "tiger", "poet", "grandmother", "frog")
"""The faces of the computer players from seat 1 on, again and again."""

Words = tuple[str, ...]
Entries = tuple[tuple[int, Words], ...]


def seed_of(name: str) -> str:
    """The seed that follows from a name."""
    return hashlib.sha256(name.encode()).hexdigest()


@dataclass(frozen=True)
class Deal:
    """A match up to a question to the person at seat 0. `words`: the answer that brings what was wanted."""

    game: str
    preset: str
    seats: int
    seed: str
    differences: Mapping[str, Any] = field(default_factory=dict)
    entries: Entries = ()
    words: Words = ()
    level: str = "greedy"

    def session(self) -> Session:
        """The match up to the question."""
        game = registry.game(self.game)
        options = game.options(self.preset, self.differences)
        session = Session(game, options, self.seats, SealedShuffle(bytes.fromhex(self.seed)).round)
        for seat, words in self.entries:
            session.do(seat, words)
        return session

    def at(self, session: Session, words: Words = ()) -> Deal:
        """The same match up to where the session stands."""
        entries = tuple((entry.seat, tuple(entry.words)) for entry in session.entries)
        return replace(self, entries=entries, words=words)

    def store(self, server: Running) -> str:
        """Puts the match into the store; returns its id. TOKEN opens the seat of the person."""
        faces = (FACES[seat % len(FACES)] for seat in range(self.seats - 1))
        seats = (
            SeatHeader(PERSON, "Ada", "", None, token_hash(TOKEN)),
            *(SeatHeader(COMPUTER, "", face, self.level) for face in faces),
        )
        rules = registry.game(self.game).rules
        header = Header(
            new_table_id(), self.game, rules, self.preset, dict(self.differences), self.seed, seats
        )
        log = [Saved(header.table, ply, *entry, None) for ply, entry in enumerate(self.entries)]
        server.house.store.write([header, *log])
        return header.table

    def open(self, server: Running, page: Page) -> None:
        """Puts the match into the store and shows it on the page."""
        show(page, server.address, self.store(server))


def show(page: Page, address: str, table: str, token: str = TOKEN) -> None:
    """Takes a seat of a table, now and whenever the page is loaded again."""
    seat = json.dumps({"table": table, "token": token})
    page.add_init_script(f"localStorage.setItem('hato.seat', {json.dumps(seat)})")
    page.goto(f"http://{address}/?{table}#table")  # an address of its own, or nothing is loaded


@cache
def asked(verb: str, game: str, preset: str, seats: int = 2, rounds: int = 3) -> Deal:
    """A match played by chance until the person may do `verb`, which is then `words`."""
    for number in range(TRIES):
        rng = random.Random(number)
        differences = {"length": {"type": "rounds", "n": rounds}}
        deal = Deal(game, preset, seats, seed_of(f"asked {number}"), differences)
        session = deal.session()
        while session.asked:
            seat = rng.choice(session.asked)
            choices = [choice.words for choice in session.view(seat).choices]
            for words in choices:
                if seat == YOU and words[0] == verb:
                    return deal.at(session, tuple(words))
            session.do(seat, rng.choice(choices))
    raise AssertionError(f"no deal asks for {verb}")
