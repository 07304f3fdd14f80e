"""Plays Go-Stop at the table in the browser, by the roles and names of what is on the screen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from hato.cards import hanafuda
from hato.cards.deck import printed
from tests.browser.seated import Words, show
from tests.browser.table import Table

WILLOW = 11


class GoStopTable(Table):
    """A page of the app with a match of Go-Stop."""

    def order(self, seats: int, rounds: int = 3, level: str = "greedy") -> None:
        """Chooses everything on the home page and plays."""
        get = self.texts.get
        self.page.get_by_role("radio", name=get("go_stop-name"), exact=True).check()
        number = self.page.get_by_role("group", name=get("seats"), exact=True)
        number.get_by_role("radio", name=str(seats), exact=True).check()
        length = get("go_stop-value-length-rounds", n=rounds)
        self.page.get_by_role("radio", name=length, exact=True).check()
        self.page.get_by_role("radio", name=get(f"level-{level}")).check()
        self.button("play").click()
        self.prompt.or_(self.playable).first.wait_for()

    def sit(self, address: str, table: str) -> None:
        """Takes the seat of a table that is in the store; the page is still empty."""
        show(self.page, address, table)
        self.field.wait_for()

    # names

    def month(self, suit: str) -> int:
        """The displayed month of a suit, in the Korean calendar."""
        return hanafuda.month(int(suit), "korean")

    def label(self, code: str) -> str:
        """The full name of a card."""
        face = printed(code)
        name = self.texts.get(f"card-{face}")
        if face.startswith("X"):
            return name
        month = self.texts.get(f"month-{self.month(code[:2])}")
        return self.texts.get("card-label", name=name, month=month, kind=self.texts.get(f"kind-{code[2]}"))

    def action(self, words: Words) -> str:
        """The name of the button that does an action."""
        rest = words[1:]
        suit = next((word for word in rest if re.fullmatch(r"\d\d", word)), "")
        values = {
            "plant": self.texts.get(f"suit-{suit}") if suit else "",
            "month": self.month(suit) if suit else 0,
            "card": "",
            "use": next((word for word in rest if word in ("animal", "junk")), "none"),
        }
        return self.texts.get(f"go_stop-action-{words[0]}", **values)

    def answer(self, words: Words) -> Locator:
        """The button of an action that is no card of the hand or the table."""
        if words[0] == "give":
            return self.prompt.get_by_role("button", name=self.label(words[1]), exact=True)
        name = re.compile(f"^{re.escape(self.action(words))}")
        return self.page.get_by_role("main").get_by_role("button", name=name)

    def do(self, words: Words) -> None:
        """Does an action as people do it."""
        if words[0] in ("play", "joker"):
            card = self.hand.get_by_role("button", name=self.label(words[1]), exact=True).first
            card.click()
            card.click()
        elif words[0] == "take":
            self.field.get_by_role("button", name=self.label(words[1]), exact=True).click()
        else:
            self.answer(words).click()

    # a whole match

    @property
    def offers(self) -> Locator:
        """What may be done besides playing a card."""
        return self.page.get_by_role("group", name=self.texts.get("offers"), exact=True).get_by_role("button")

    @property
    def asking(self) -> Locator:
        """Everything that asks for something."""
        return super().asking.or_(self.offers)

    @property
    def stop(self) -> Locator:
        """The button that ends the round."""
        return self.answer(("stop",))

    def answer_anything(self, go: bool) -> str:
        """Waits for a question and answers it; says what it was: a round's end is left alone."""
        asked = self.wait()
        if asked == "prompt":
            deciding = self.stop.is_visible()
            button = self.prompt.get_by_role("button")
            (button.first if go or not deciding else self.stop).click()
            return "decision" if deciding else "prompt"
        if asked == "field":
            self.takeable.first.click()
        elif asked == "offer":
            self.offers.first.click()
        elif asked == "hand":
            card = self.best()
            card.click()
            card.click()
        return asked

    def play_round(self, go: bool) -> str:
        """Plays until a round is over; says `next` or `over`."""
        for _ in range(150):
            asked = self.answer_anything(go)
            if asked in ("next", "over"):
                return asked
        raise AssertionError("the round does not end")
