"""The tables of the Ming and the Qing form, used as people use them: by role and name."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.seated import Deal
from tests.browser.table import Table
from tests.server.running import Running

SEED = "5a" * 32


class Old:
    """A table of one of the two games on the screen."""

    def __init__(self, table: Table, game: str) -> None:
        self.table = table
        self.page = table.page
        self.game = game

    def open(self, server: Running, seats: int, deals: int, seed: str = SEED) -> None:
        """Sits down at a new match of so many deals."""
        Deal(self.game, "source", seats, seed, {"deals": deals}).open(server, self.page)
        self.table.pass_the_draw()

    def text(self, key: str, **values: object) -> str:
        """A text of the game."""
        return self.table.texts.get(f"{self.game}-{key}", None, **values)

    def action(self, verb: str) -> Locator:
        """The button of an action."""
        return self.page.get_by_role("button", name=self.text(f"action-{verb}"), exact=True)

    @property
    def groups(self) -> Locator:
        """The groups of three that may be played."""
        group = self.page.get_by_role("group", name=self.text("groups"), exact=True)
        return group.get_by_role("button")

    @property
    def free(self) -> Locator:
        """Cards of the hand that may be chosen and are not."""
        return self.table.hand.get_by_role("button", disabled=False, pressed=False)

    def wait(self, *verbs: str) -> str:
        """Waits for a question: the name of an action that has a button, `hand`, `next` or `over`."""
        table = self.table
        found = table.next_round.or_(table.again).or_(self.free)
        for verb in verbs:
            found = found.or_(self.action(verb))
        found.first.wait_for()
        if table.again.count():
            return "over"
        if table.next_round.count():
            return "next"
        return next((verb for verb in verbs if self.action(verb).count()), "hand")
