"""The table of kyogi karuta, used as people use it: by role and name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError

from hato.cards.poems import DECK, POEMS, UPPER
from tests.browser.seated import Deal, seed_of
from tests.browser.table import Table
from tests.server.running import Running

SMALL: dict[str, object] = {"cards_per_side": 5, "ghosts": 0, "pace": 40, "memorize_s": 15, "late_ms": 1500}
"""A match of a minute: ten cards, all of them on the table."""
SIGNS = {",": "Comma", ".": "Period", ";": "Semicolon", "'": "Quote", "[": "BracketLeft", "]": "BracketRight"}
ANY = re.compile(".")
EMPTY = "empty"
ANSWER_MS = 3000
"""A question that is there for less than this was not for people."""
GUARD_MS = 550
"""So long after a question a card does not answer it: a late touch must not send it."""


class Kyogi:
    """A table of the game on the screen; `by` says how cards are taken: `mouse`, `finger` or `keys`."""

    def __init__(self, table: Table, by: str = "mouse") -> None:
        self.table = table
        self.page = table.page
        self.by = by
        self.taken = 0
        """cards that were touched"""
        self.last = 0
        """the card that was touched last"""

    def open(self, server: Running, name: str = "kyogi", **options: object) -> None:
        """Sits down at a new match."""
        deal = Deal("kyogi_karuta", "quick", 2, seed_of(name), {**SMALL, **options}, level="1")
        deal.open(server, self.page)
        self.ready.wait_for()

    def text(self, key: str, **values: object) -> str:
        """A text of the game."""
        return self.table.texts.get(f"kyogi_karuta-{key}", None, **values)

    @property
    def ready(self) -> Locator:
        """The button that ends laying and learning."""
        return self.page.get_by_role("button", name=self.text("action-ready"), exact=True)

    @property
    def reader(self) -> Locator:
        """The reader and what he says."""
        return self.page.get_by_role("region", name=self.table.texts.get("karuta-reader"))

    @property
    def heard(self) -> Locator:
        """The morae that are read out."""
        return self.reader.locator("[aria-live=assertive]")

    def camp(self, mine: bool = True) -> Locator:
        """A camp."""
        start = self.text("camp", you="yes" if mine else "no", name="§").partition("§")[0].strip("\u2068 ")
        return self.page.get_by_role("group", name=re.compile(f"^{re.escape(start)}"))

    def card(self, code: str) -> Locator:
        """The button of a card, wherever it lies."""
        name = self.table.texts.get(f"card-{code}")
        return self.page.get_by_role("button", name=re.compile(f": {re.escape(name)}( \\(|$)"))

    def names(self, mine: bool = True) -> list[str]:
        """The names of the cards of a camp, each with its place."""
        cards = self.camp(mine).get_by_role("button")
        found: list[str] = cards.evaluate_all("all => all.map((one) => one.ariaLabel)")
        return found

    def lying(self) -> list[int]:
        """The cards that lie in a camp."""
        names = [*self.names(True), *self.names(False)]
        words = [self.table.texts.get(f"card-{code}") for code in DECK.codes]
        return [card for card, word in enumerate(words) if any(name.endswith(word) for name in names)]

    def start(self) -> None:
        """Lays the cards as they are proposed, and is ready to hear."""
        self.act(self.ready)
        self.page.get_by_text(self.text("hint-memorize")).wait_for()
        self.act(self.ready)
        self.ready.wait_for(state="detached")

    def act(self, button: Locator, within: float | None = None) -> None:
        """Presses a button as the player does; `within` so many ms, else as long as pages may take."""
        if self.by == "keys":
            button.focus(timeout=within)
            self.page.keyboard.press("Enter")
        elif self.by == "finger":
            button.tap(timeout=within)
        else:
            button.click(timeout=within)

    def take(self, code: str) -> None:
        """Touches a card, by keys with the one that stands on it, unless the other was faster."""
        card = self.card(code)
        with suppress(TimeoutError):
            if self.by == "keys":
                sign = card.locator("kbd").inner_text(timeout=ANSWER_MS)
                shift = (
                    "" if card.get_attribute("aria-label", timeout=ANSWER_MS) in self.names() else "Shift+"
                )
                self.page.keyboard.press(shift + SIGNS.get(sign, f"Key{sign}"))
            else:
                self.act(card, within=ANSWER_MS)
            self.taken += 1
            self.last = DECK.codes.index(code)

    def known(self, left: Sequence[int]) -> int | None:
        """The card of the poem that is read, as soon as it is the only one that begins so."""
        heard = self.heard.inner_text().replace("\n", "")
        found = [card for card in left if "".join(UPPER[card]).startswith(heard)]
        return found[0] if heard and len(found) == 1 else None

    def listen(self) -> None:
        """Waits until the poem is known, and touches its card."""
        self.heard.filter(has_text=ANY).or_(self.table.again).first.wait_for()
        while heard := self.heard.inner_text():
            card = self.known(self.lying())
            if card is not None:
                self.take(DECK.codes[card])
                self.page.wait_for_function(
                    "([box, heard]) => !box.isConnected || !box.innerText.startsWith(heard)",
                    arg=[self.heard.element_handle(), heard],
                )
                return

    @property
    def question(self) -> Locator:
        """The buttons of what is asked besides cards and places."""
        return self.reader.get_by_role("button")

    def answers(self) -> list[Locator]:
        """The right answers to what can be asked, one of which is there: the ending of the card that was
        touched; that the other was first; ready."""
        ending = POEMS[self.last].shimo_romaji.replace(" / ", " ")
        return [
            self.reader.get_by_role("button", name=name, exact=True)
            for name in (ending, self.text("action-yours"), self.text("action-ready"))
        ]

    def answer(self) -> None:
        """Answers what is asked, unless the time is over meanwhile."""
        for button in self.answers():
            if button.count():
                with suppress(TimeoutError):
                    self.act(button, within=ANSWER_MS)
                button.wait_for(state="detached")
                return

    def play(self) -> None:
        """Plays the match to its end: takes what is read, sends any card, lays what comes in at any place."""
        free = self.page.get_by_role("button", name=re.compile(f": {re.escape(EMPTY)}$"))
        asked = self.reader.get_by_role("status")
        sends = {self.text("hint-send", count=count) for count in range(1, 6)}
        while not self.table.again.count():
            said = asked.inner_text() if asked.count() else ""
            if self.heard.count() and self.heard.inner_text():
                self.listen()
            elif said in sends:
                self.page.wait_for_timeout(GUARD_MS)
                self.act(self.camp().get_by_role("button").first)
                self.page.wait_for_function(
                    "([box, said]) => !box.isConnected || box.innerText !== said",
                    arg=[asked.element_handle(), said],
                )
            elif self.question.count():
                self.answer()
            elif free.count():
                self.act(free.first)
                free.first.wait_for(state="detached")
            else:
                self.page.wait_for_timeout(20)
