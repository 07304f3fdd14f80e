"""The table of the English form of Khanhoo, used as people use it: by role and name."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from tests.browser.seated import Deal
from tests.browser.table import Table
from tests.server.running import Running

SEED = "c4" * 32


class Khanhoo:
    """A table of the game on the screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def open(self, server: Running, seats: int, **options: object) -> None:
        """Sits down at a new match."""
        Deal("khanhoo", "source", seats, SEED, {"target": 25, **options}).open(server, self.page)
        self.table.pass_the_draw()

    def text(self, key: str, **values: object) -> str:
        """A text of the game."""
        return self.table.texts.get(f"khanhoo-{key}", None, **values)

    def action(self, verb: str) -> Locator:
        """The buttons of an action, whatever card it is about."""
        start = re.split("[\u2068:]", self.text(f"action-{verb}", card="", one="", cards=""))[0].strip()
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(start)}"))

    @property
    def free(self) -> Locator:
        """Cards of the hand that may be chosen."""
        return self.table.hand.get_by_role("button", disabled=False)

    def wait(self) -> str:
        """Waits for a question: `claim`, `throw`, `next` or `over`."""
        table = self.table
        claim = self.action("claim").first
        table.next_round.or_(table.again).or_(claim).or_(self.free.first).first.wait_for()
        if table.again.count():
            return "over"
        if table.next_round.count():
            return "next"
        return "claim" if self.action("claim").count() else "throw"

    def throw(self) -> None:
        """Goes out where that can be, else throws the last card of the hand, which lies in no group."""
        before = self.table.state()
        self.free.last.click()
        if self.action("go_out").count():
            self.action("go_out").first.click()
        elif self.action("discard").count():
            self.action("discard").first.click()
        self.table.changed(before)

    def answer(self, button: Locator) -> None:
        """Answers a question about a discard, and waits until the log tells how it went on."""
        before = self.table.state()
        button.click()
        self.table.changed(before)

    def play(self) -> int:
        """Plays the match to its end; returns the number of deals."""
        deals = 1
        while (asked := self.wait()) != "over":
            if asked == "next":
                deals += 1
                self.table.next_round.click()
                self.table.next_round.wait_for(state="hidden")
            elif asked == "claim":
                self.answer(self.action("claim").first)
            else:
                self.throw()
        return deals
