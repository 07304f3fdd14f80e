"""An Oicho-Kabu table in the browser, by the roles and names of what is on the screen, and deals for it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, token_hash
from hato.server.store import Saved
from hato.texts import Texts
from tests.browser.table import Table
from tests.server.running import TOKEN, Running

GAME = registry.game("oicho_kabu")
YOU = 0
FACES = ("fox", "crane", "boar", "tiger", "poet", "frog")
TRIES = 20_000

Words = tuple[str, ...]


@dataclass(frozen=True)
class Deal:
    """A match up to a question to the person at seat 0."""

    seed: str
    seats: int
    differences: dict[str, Any]
    entries: tuple[tuple[int, Words], ...]

    def open(self, server: Running, page: Page) -> None:
        """Puts the match into the store and shows it on the page."""
        computers = [SeatHeader(COMPUTER, "", FACES[i], "greedy") for i in range(self.seats - 1)]
        person = SeatHeader(PERSON, "Ada", "", None, token_hash(TOKEN))
        header = Header(
            new_table_id(), GAME.id, GAME.rules, "standard", self.differences, self.seed, (person, *computers)
        )
        log = [Saved(header.table, ply, *entry, None) for ply, entry in enumerate(self.entries)]
        server.house.store.write([header, *log])
        seat = json.dumps({"table": header.table, "token": TOKEN})
        page.add_init_script(f"localStorage.setItem('hato.seat', {json.dumps(seat)})")
        page.goto(f"http://{server.address}/?seated#table")


@cache
def before_arashi(seats: int = 3) -> Deal:
    """The person may take a third card that makes three of a kind, and the dealer has no special hand."""
    differences = {"players": seats, "seating": "as_joined", "length": {"type": "rounds", "n": 1}}
    options = GAME.options("standard", differences)
    for number in range(TRIES):
        seed = hashlib.sha256(f"arashi {number}".encode()).hexdigest()
        session = Session(GAME, options, seats, SealedShuffle(bytes.fromhex(seed)).round)
        if session.setup.dealer == YOU:
            continue
        while session.asked and not session.waiting:
            seat = session.asked[0]
            words = [GAME.actions.words(code) for code in session.round.legal(seat)]
            if seat == YOU and session.round.facts()["phase"] == "third" and ("third",) in words:
                entries = tuple((entry.seat, tuple(entry.words)) for entry in session.entries)
                if _wins_by_arashi(session, entries):
                    return Deal(seed, seats, differences, entries)
            session.do(seat, _quiet(words, seat))
    raise AssertionError("no deal brings three of a kind")


def _quiet(words: list[Words], seat: int) -> Words:
    """Ten on each hand by the person, five by the others; a third card only where it must be."""
    wanted = ("bet", "10" if seat == YOU else "5")
    return wanted if wanted in words else words[0]


def _wins_by_arashi(session: Session, entries: tuple[tuple[int, Words], ...]) -> bool:
    """Does a third card now make three of a kind that wins?"""
    copy = session.round.clone()
    hand = copy.facts()["at"]
    again = Session(session.game, session.options, session.seats, session._chance)
    for seat, words in entries:
        again.do(seat, words)
    again.do(YOU, ("third",))
    while again.asked and not again.waiting:
        seat = again.asked[0]
        again.do(seat, _quiet([GAME.actions.words(code) for code in again.round.legal(seat)], seat))
    result = again.round.facts()["results"][hand]
    return bool(result["name"] == "arashi" and result["sign"] == 1)


class Bank:
    """The table: hands, bets, questions."""

    def __init__(self, table: Table) -> None:
        self.page: Page = table.page
        self.texts: Texts = table.texts
        self.table = table

    def hand(self, number: int) -> Locator:
        """A table hand."""
        return self.page.get_by_role("region", name=self.texts.get("bank-hand", hand=number), exact=True)

    @property
    def bets(self) -> Locator:
        """The form for the bets."""
        return self.page.get_by_role("group", name=self.texts.get("bank-your-bets"), exact=True)

    def amount(self, number: int) -> Locator:
        """The field of the amount on a hand."""
        return self.bets.get_by_role(
            "spinbutton", name=self.texts.get("bank-amount", hand=number), exact=True
        )

    def more(self, number: int) -> Locator:
        """The button that adds a chip to a hand."""
        return self.bets.get_by_role("button", name=self.texts.get("bank-more", hand=number), exact=True)

    def place(self, total: int) -> Locator:
        """The button that settles bets of this sum."""
        return self.bets.get_by_role("button", name=self.texts.get("bank-place", sum=total), exact=True)

    @property
    def question(self) -> Locator:
        """The question about a third card."""
        return self.page.get_by_role("alertdialog")

    def answer(self, verb: str) -> Locator:
        """An answer to the question."""
        return self.question.get_by_role(
            "button", name=self.texts.get(f"oicho_kabu-action-{verb}"), exact=True
        )

    @property
    def result(self) -> Locator:
        """The button of a round that is over: the next one, or a new match."""
        return self.table.next_round.or_(self.table.again)
