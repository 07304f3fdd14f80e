"""Uta-karuta in the browser: matches up to a question, and the table by roles and names."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from playwright.sync_api import Locator

from hato.cards.poems import DECK, POEMS
from hato.core import registry
from hato.play.session import Session
from tests.browser.seated import YOU, Deal, seed_of
from tests.browser.table import Table

GAME = registry.game("uta_karuta")
SEATS = 4
TRIES = 200
SLOW = {"answer_s": 30}
"""So long that a busy machine answers in time."""

Wanted = Callable[[Session, Mapping[str, Any]], bool]


def facts_of(session: Session) -> Mapping[str, Any]:
    """What the person knows of the round."""
    return session.view(YOU).facts


@cache
def at(phase: str, mine: bool | None = None, read: int = 0) -> Wanted:
    """The person is asked in a phase, `mine`: as the owner of the poem or not, after so many readings."""

    def wanted(_: Session, facts: Mapping[str, Any]) -> bool:
        owns = facts["owner"] == YOU
        return facts["phase"] == phase and mine in (None, owns) and len(facts["order"]) >= read

    return wanted


def words_of(session: Session, seat: int, rng: random.Random, right: float) -> tuple[str, ...]:
    """What a seat does: it answers right so often, else it declines; all else it does by chance."""
    view = session.view(seat)
    choices = [tuple(choice.words) for choice in view.choices]
    answer = ("answer", str(view.facts["poem"]))
    if view.facts["phase"] == "answer":
        return answer if answer in choices and rng.random() < right else ("decline",)
    return rng.choice(choices)


@cache
def before(wanted: Wanted, right: float = 0.5, preset: str = "source", **differences: Any) -> Deal:
    """A match played up to a question to the person that is wanted."""
    for number in range(TRIES):
        deal = Deal(GAME.id, preset, SEATS, seed_of(f"uta {number}"), SLOW | differences)
        session, rng = deal.session(), random.Random(number)
        while session.asked:
            if YOU in session.asked and wanted(session, facts_of(session)):
                return deal.at(session)
            seat = rng.choice(session.asked)
            session.do(seat, words_of(session, seat, rng, right))
    raise AssertionError("no deal brings what is wanted")


def held(session: Session) -> int:
    """How many cards the person holds."""
    return session.view(YOU).zone("hand", YOU).count


def last_answer(session: Session, facts: Mapping[str, Any]) -> bool:
    """The person holds one card, and it belongs to the poem that is read."""
    card = DECK.names(session.view(YOU).zone("hand", YOU).cards or 0)
    return facts["phase"] == "answer" and card == [facts["poem"]]


def large(session: Session, facts: Mapping[str, Any]) -> bool:
    """The person holds very many cards, and is asked for an answer."""
    return facts["phase"] == "answer" and held(session) > 45


def returned(_: Session, facts: Mapping[str, Any]) -> bool:
    """Nobody knew the poem before, so that it comes back."""
    order = facts["order"]
    return facts["phase"] == "answer" and len(order) > 2 and order[-2] in facts["waits"]


class Uta:
    """The table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.get = table.texts.get

    def name(self, code: str) -> str:
        return self.get(f"card-{code}")

    @property
    def cards(self) -> Locator:
        """The cards of the own hand, the yakufuda among them."""
        return self.table.hand.get_by_role("button")

    @property
    def ready(self) -> Locator:
        """Cards of the hand that may be pressed."""
        return self.table.hand.get_by_role("button", disabled=False)

    @property
    def endings(self) -> Locator:
        """Endings to choose from."""
        name = self.get("uta_karuta-hint-answer")
        return self.page.get_by_role("group", name=name, exact=True).get_by_role("button")

    @property
    def upper(self) -> Locator:
        """The upper half of the poem that is read."""
        return self.page.get_by_role("region", name=self.get("karuta-upper"), exact=True)

    @property
    def whole(self) -> Locator:
        """The whole poem that has been answered."""
        return self.page.get_by_role("region", name=self.get("karuta-read"), exact=True)

    @property
    def decline(self) -> Locator:
        return self.table.button("uta_karuta-action-decline")

    @property
    def done(self) -> Locator:
        return self.table.button("uta_karuta-action-done")

    @property
    def result(self) -> Locator:
        return self.table.next_round.or_(self.table.again)

    def poem(self) -> str:
        """Who knows the hundred poems knows which of them is read."""
        heard = self.upper.inner_text()
        return next(DECK.codes[poem.number - 1] for poem in POEMS if poem.kami_romaji in heard)

    def knows(self) -> None:
        """Answers the poem."""
        code = self.poem()
        offered = self.endings if self.endings.count() else self.cards
        pattern = offered.filter(
            has=self.page.locator(f'xpath=self::*[starts-with(@aria-label, "{self.name(code)}")]')
        )
        pattern.first.click()

    def step(self) -> bool:
        """Answers what is asked; False when the round is over."""
        self.ready.or_(self.endings).or_(self.decline).or_(self.result).first.wait_for()
        if self.result.first.is_visible():
            return False
        before = self.table.state()
        if self.decline.count():
            self.knows()
        else:
            card = self.ready.first
            card.click()
            if self.upper.or_(self.whole).count() == 0:
                card.click()
        self.table.changed(before)
        return True
