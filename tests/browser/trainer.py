"""The page of the trainer, read and used by role and name, with a clock that the test moves."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from typing import Any

from playwright.sync_api import Locator, Page, expect

from hato.families import poems
from hato.server.cards import poem_book
from tests.browser.table import Table

BOOK = poem_book().poems
CODES = [poem.code for poem in BOOK]
NOON = datetime(2026, 11, 30, 12)
DAY = "24:00:00"
KANA = re.compile("[\u3041-\u3096]+")
WISHES = {
    "way": "ending",
    "set": "due",
    "count": 4,
    "answer": "choose",
    "dynamic": False,
    "poem": True,
    "names": True,
    "script": "kana_unvoiced",
    "bound": 5,
    "goal": 10,
}


class Trainer:
    """The page of the trainer, with a clock that the test moves."""

    def __init__(
        self, table: Table, stored: str | None = None, door: bool = False, still: bool = False, **wishes: Any
    ) -> None:
        """`still`: the clock stands unless the test moves it, so that nothing can wait by it, as axe does."""
        self.page: Page = table.page
        self.get = table.texts.get
        self.page.clock.install(time=NOON)
        self.page.evaluate(
            "([wishes, stored]) => { localStorage.setItem('hato.trainer.wishes', wishes);"
            " if (stored !== null) localStorage.setItem('hato.trainer', stored); }",
            [json.dumps({**WISHES, **wishes}), stored],
        )
        self.page.reload()
        if not door:
            self.page.goto(f"{self.page.url}#trainer")
        else:
            doors = self.page.get_by_role("navigation", name=self.get("doors"))
            doors.get_by_role("link", name=self.get("door-trainer")).click()
        self.page.get_by_role("heading", name=self.get("door-trainer"), level=1).wait_for()
        self.begin.wait_for()
        if still:
            self.page.clock.pause_at(NOON + timedelta(minutes=1))

    @property
    def begin(self) -> Locator:
        names = "|".join(re.escape(self.get(f"karuta-trainer-{key}")) for key in ("start", "continue"))
        return self.page.get_by_role("button", name=re.compile(f"^(?:{names})$"))

    @property
    def next(self) -> Locator:
        return self.page.get_by_role("button", name=self.get("karuta-trainer-next"), exact=True)

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("status")

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("heading", level=2)

    def card(self, code: str) -> str:
        return self.get(f"card-{code}")

    def asked(self) -> int:
        """The poem of the question, found by its kimari-ji."""
        kana = self.question.locator("strong").inner_text()
        return next(card for card in range(100) if poems.kimariji(card) == kana)

    def places(self) -> list[str]:
        """The names of what can be chosen, in order."""
        items = self.page.get_by_role("list").get_by_role("listitem").get_by_role("button")
        return [one.get_attribute("aria-label") or one.inner_text().split("\n")[0] for one in items.all()]

    def answer(self, right: bool = True, after: int = 1000) -> int:
        """Answers with a number key, so many milliseconds after the question; the poem that was asked."""
        expect(self.next).to_have_count(0)
        card, names = self.asked(), self.places()
        self.page.clock.run_for(after)
        place = next(at for at, name in enumerate(names) if (name == self.card(CODES[card])) == right)
        self.page.keyboard.press(str(place + 1))
        expect(self.next).to_be_focused()
        return card

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = json.loads(self.page.evaluate("localStorage.getItem('hato.trainer')"))
        return kept


def book(entries: dict[str, Any]) -> str:
    return json.dumps({"format": "hato-trainer", "version": 1, "poems": entries, "days": {}})


def entry(box: int, due: datetime, **more: Any) -> dict[str, Any]:
    moment = int(due.timestamp() * 1000)
    return {
        "box": box, "due": moment, "seen": 4, "right": 3, "asked": moment - 1, "times": [900], "taken": {},
    } | more  # fmt: skip
