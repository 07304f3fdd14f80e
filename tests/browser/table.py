"""Plays at the table in the browser as people do: by the roles and names of what is on the screen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, ViewportSize
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from hato.texts import Texts

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}

PARTS = re.compile(", |、")
"""what parts the full name of a card: its name, month and kind"""

ORDER = ("over", "next", "prompt", "field", "offer", "hand")
"""What a table may ask; where it asks for several things, the first of these is answered."""

ASKED = """(found, words) => found.filter((one) => one.checkVisibility()).map((one) => {
  const name = (one.ariaLabel ?? one.innerText).trim();
  const around = one.closest("[role=toolbar], [role=group]")?.ariaLabel;
  return one.role === "alertdialog" ? "prompt" : words[name] ?? words[around] ?? "field";
})"""
"""What is asked by each of the elements that ask, in one look; `words` says which names mean what."""

CHANGED = """before => {
  const log = document.querySelector("[role=log]");
  const question = document.querySelector("[role=alertdialog]");
  return (log !== null && log.innerText !== before) || question?.checkVisibility() === true;
}"""
CHANGED_MS = 60_000
"""A move that has told nothing after so long has not been made."""


class Table:
    """A page of the app, with the texts of its language."""

    AGAIN = "again"
    """the text of the button of the final result"""

    def __init__(self, page: Page, texts: Texts) -> None:
        self.page = page
        self.texts = texts

    # home

    def button(self, key: str) -> Locator:
        """The button named by a text."""
        return self.page.get_by_role("button", name=self.texts.get(key), exact=True)

    def start(
        self, rounds: int = 3, game: str = "koi_koi", level: str = "greedy", seats: int | None = None
    ) -> None:
        """Chooses everything on the home page and plays."""
        get = self.texts.get
        self.page.get_by_role("radio", name=get(f"{game}-name"), exact=True).check()
        if seats is not None:
            number = self.page.get_by_role("group", name=get("seats"), exact=True)
            number.get_by_role("radio", name=str(seats), exact=True).check()
        self.page.get_by_role("combobox", name=get("preset"), exact=True).select_option(index=0)
        length = get(f"{game}-value-length-rounds", n=rounds)
        self.page.get_by_role("radio", name=length, exact=True).check()
        self.page.get_by_role("radio", name=get(f"level-{level}")).check()
        self.button("play").click()
        self.hand.wait_for()

    # table

    @property
    def hand(self) -> Locator:
        """The own hand."""
        return self.page.get_by_role("toolbar", name=self.texts.get("your-hand"))

    def pass_the_draw(self) -> None:
        """Skips the draw for dealer if it is still shown, which may end at any moment by itself."""
        skip = self.button("draw-skip")
        skip.or_(self.hand).first.wait_for()
        if skip.count():
            try:
                skip.click(timeout=1000)
            except PlaywrightTimeout:
                skip.wait_for(state="hidden")
        self.hand.wait_for()

    @property
    def playable(self) -> Locator:
        """Cards of the hand that may be played now."""
        return self.hand.get_by_role("button", disabled=False)

    @property
    def field(self) -> Locator:
        """The cards on the table."""
        start = self.texts.get("field-count", count=0).partition("0")[0]
        return self.page.get_by_role("group", name=re.compile(f"^{re.escape(start)}"))

    @property
    def takeable(self) -> Locator:
        """Cards of the table that may be taken now."""
        return self.field.get_by_role("button")

    @property
    def prompt(self) -> Locator:
        """The question whether to stop."""
        return self.page.get_by_role("alertdialog")

    @property
    def next_round(self) -> Locator:
        """The button of a round's result."""
        return self.button("next-round")

    @property
    def again(self) -> Locator:
        """The button of the final result."""
        return self.button(self.AGAIN)

    @property
    def asking(self) -> Locator:
        """Everything that asks for something."""
        return self.again.or_(self.next_round).or_(self.prompt).or_(self.takeable).or_(self.playable)

    def wait(self) -> str:
        """Waits until something is asked; says what, by the word for it in ORDER."""
        get = self.texts.get
        words = {
            get(self.AGAIN): "over",
            get("next-round"): "next",
            get("offers"): "offer",
            get("your-hand"): "hand",
        }
        self.asking.first.wait_for()
        asked = self.asking.evaluate_all(ASKED, words)
        return next((one for one in ORDER if one in asked), "") or self.wait()

    def best(self) -> Locator:
        """A card of the hand whose month lies on the table, else the first one; names tell the month."""
        months = {month for name in self.names(self.field.get_by_role("img")) if (month := month_of(name))}
        matching = [i for i, name in enumerate(self.names(self.playable)) if month_of(name) in months]
        return self.playable.nth(matching[0]) if matching else self.playable.first

    @staticmethod
    def names(cards: Locator) -> list[str]:
        """The full names of cards."""
        found: list[str] = cards.evaluate_all("all => all.map((one) => one.alt || one.ariaLabel || '')")
        return found

    def act(self, asked: str, koikoi: bool = False) -> None:
        """Answers what is asked: a card that matches, the first that may be taken, koi-koi or stop."""
        if asked == "hand":
            card = self.best()
            card.click()
            if self.takeable.count() > 0:
                self.takeable.first.click()
            else:
                card.click()
        elif asked == "field":
            self.takeable.first.click()
        elif asked == "prompt":
            word = "koikoi" if koikoi else "stop"
            self.prompt.get_by_role("button", name=self.texts.get(f"koi_koi-action-{word}")).click()
        elif asked == "next":
            self.next_round.click()

    def round(self, koikoi: bool = False) -> str:
        """Plays until a round is over; says `next` or `over`."""
        for _ in range(200):
            asked = self.wait()
            if asked in ("next", "over"):
                return asked
            before = self.state()
            self.act(asked, koikoi)
            self.changed(before)
        raise AssertionError("the round does not end")

    def state(self) -> str:
        """What a move changes: the move log as it is read out."""
        return self.page.get_by_role("log").inner_text()

    def changed(self, before: str) -> None:
        """Waits until the log tells something new, or a question lies over it."""
        self.page.wait_for_function(CHANGED, arg=before, timeout=CHANGED_MS)


def month_of(name: str) -> str | None:
    """The month in a card's full name; None for a joker."""
    parts = PARTS.split(name)
    return parts[-2] if len(parts) > 2 else None
