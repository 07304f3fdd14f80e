"""Careers of the 1995 mode for the browser tests: opened by the menu, or right before their last moves."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, token_hash
from hato.server.store import Saved
from tests.browser.table import Table
from tests.server.running import TOKEN, Running

GAME = registry.game("hato")
YOU, OTHER = 0, 1
TRIES = 2000
DIFFERENCES: dict[str, Any] = {"capital": 100, "stake": 10}

Entries = tuple[tuple[int, tuple[str, ...]], ...]


def _session(seed: str) -> Session:
    return Session(GAME, GAME.options("card1995", DIFFERENCES), 2, SealedShuffle(bytes.fromhex(seed)).round)


@cache
def last_card(broke: int) -> tuple[str, Entries]:
    """A seed and the moves up to the person's last card, from which on nobody has a choice: `broke` is."""
    for number in range(TRIES):
        seed = hashlib.sha256(f"ending {number}".encode()).hexdigest()
        rng = random.Random(number)
        session = _session(seed)
        before: Entries | None = None
        while not session.waiting and not session.finished:
            seat = session.asked[0]
            choices = session.view(seat).choices
            hand = session.view(YOU).zone("hand", YOU)
            if before is None and seat == YOU and hand.count == 1:
                before = tuple((entry.seat, tuple(entry.words)) for entry in session.entries)
            if before is not None and len(choices) > 1:
                break
            session.do(seat, rng.choice(choices).words)
        if before and session.finished and session.totals[broke] == 0:
            return seed, before
    raise AssertionError("no deal ends so")


def seat(server: Running, page: Page, broke: int, level: str = "random") -> None:
    """Puts a career before its last card into the store, and its key into the page."""
    seed, entries = last_card(broke)
    person = SeatHeader(PERSON, "", "", None, token_hash(TOKEN))
    computer = SeatHeader(COMPUTER, "", "fox", level)
    header = Header(new_table_id(), "hato", GAME.rules, "card1995", DIFFERENCES, seed, (person, computer))
    log = [Saved(header.table, ply, who, words, None) for ply, (who, words) in enumerate(entries)]
    server.house.store.write([header, *log])
    key = f'{{"table": "{header.table}", "token": "{TOKEN}"}}'
    page.evaluate("key => { localStorage['hato.career'] = key; }", key)


class Career(Table):
    """A page of the 1995 mode."""

    AGAIN = "career-new"

    def menu(self) -> None:
        """Goes to the menu of the mode."""
        self.page.goto(f"{self.page.url.split('#')[0]}#card1995")
        self.button("career-start").wait_for()

    @property
    def new(self) -> Locator:
        """The button of an ending."""
        return self.again

    def press(self, *keys: str) -> None:
        """Presses keys one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def focused(self) -> str:
        """The name of what has the focus: its label or its text."""
        found: str = self.page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText || ''"
        )
        return found.strip()

    def tab_to(self, key: str) -> None:
        """Goes on with Tab until the button with that text has the focus."""
        wanted = self.texts.get(key)
        for _ in range(60):
            if self.focused == wanted:
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not come to {wanted}")

    def turn(self, by_arrows: bool) -> None:
        """Answers what is asked, with the keyboard alone."""
        page = self.page
        before = self.state()
        if self.wait() == "hand":
            if by_arrows:
                self.to_the_hand()
                self.press("Home", "ArrowRight", "Enter")
            else:
                self.press("1")
            if self.takeable.count() == 0:
                self.press("Enter")
                self.changed(before)
                return
        for _ in range(8):
            if page.evaluate("document.activeElement.classList.contains('hit')"):
                break
            self.press("ArrowUp")
        assert page.evaluate("document.activeElement.classList.contains('hit')"), (
            "arrows do not reach the field"
        )
        self.press("Enter")
        self.changed(before)

    def to_the_hand(self) -> None:
        """Brings the focus into the hand by arrows."""
        for _ in range(12):
            if self.page.evaluate("document.activeElement.closest('.hand') !== null"):
                return
            self.press("ArrowDown")
        raise AssertionError("arrows do not reach the hand")
