"""Daifugo in the browser: whole matches by roles and names, the exchange, the warning, the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hato.core import registry
from hato.games.daifugo.rules import DaifugoRound
from hato.games.daifugo.trick import offends
from hato.play.session import NEXT
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.seated import FACES, YOU, Deal, seed_of
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

GAME = registry.game("daifugo")
TRIES = 400

Open = Callable[..., Table]


def match(seats: int, **options: Any) -> Deal:
    """A new match of the standard game."""
    differences = {**GAME.for_seats("standard", seats), **options}
    return Deal(GAME.id, "standard", seats, seed_of(f"daifugo {seats}"), differences)


@cache
def before(what: str, **options: Any) -> Deal:
    """The person is asked to `return` cards, or can finish by a forbidden play (`foul`)."""
    for number in range(TRIES):
        start = Deal(GAME.id, "standard", 4, seed_of(f"daifugo {number}"), options)
        session = start.session()
        while not session.finished:
            if session.waiting:
                session.do(YOU, NEXT)
                continue
            (seat,) = session.asked
            round_ = session.round
            assert isinstance(round_, DaifugoRound)
            if seat == YOU and _is(what, round_) and session.ply > 0:
                return start.at(session)
            choices = [choice.words for choice in session.view(seat).choices]
            lay = [words for words in choices if words[0] in ("play", "run")]
            low = [words for words in choices if words[0] != "back"]
            session.do(seat, lay[0] if lay else low[1] if low[0] == ("pass",) and len(low) > 1 else low[0])
    raise AssertionError(f"no deal brings {what}")


def _is(what: str, round_: DaifugoRound) -> bool:
    if what == "return":
        return round_.phase == "return" and not round_.picked
    whole = (
        [play for play in round_.plays() if play.cards == round_.hand[YOU]] if round_.phase == "play" else []
    )
    return not round_.picked and any(
        not play.run and offends(round_.options, round_.trick, play) for play in whole
    )


class Pile:
    """The table, by the roles and names of what is on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.get = table.texts.get

    @property
    def hand(self) -> Locator:
        return self.table.hand.get_by_role("button")

    @property
    def ready(self) -> Locator:
        """Cards that may be tapped and are not chosen."""
        return self.table.hand.get_by_role("button", disabled=False, pressed=False)

    @property
    def chosen(self) -> Locator:
        return self.table.hand.get_by_role("button", pressed=True)

    def action(self, verb: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.get(f"daifugo-action-{verb}", **args), exact=True)

    @property
    def lays(self) -> Locator:
        """The buttons that lay what is chosen."""
        run = self.get("pile-run", rank="#").partition("#")[0]
        return self.action("play").or_(self.page.get_by_role("button", name=re.compile(f"^{re.escape(run)}")))

    @property
    def result(self) -> Locator:
        return self.table.next_round.or_(self.table.again)

    def gifts(self, verb: str) -> Locator:
        """The button that makes an exchange whole; its name says the card."""
        start, _, end = self.get(f"daifugo-action-{verb}", card="#").partition("#")
        named = re.compile(f"^{re.escape(start)}.+{re.escape(end)}$")
        return self.page.get_by_role("button", name=named).and_(self.page.locator(":not([aria-pressed])"))

    def step(self) -> bool:
        """Answers what is asked by the lowest cards; False when the round is over."""
        self.ready.or_(self.chosen).or_(self.action("pass")).or_(self.result).first.wait_for()
        if self.result.first.is_visible():
            return False
        before = self.table.state()
        if self.lays.count():
            self.lays.first.click()
        elif self.gifts("return").count():
            self.gifts("return").first.click()
        elif self.ready.count():
            chosen = self.chosen.count()
            self.ready.first.click()
            expect(self.chosen).to_have_count(chosen + 1)
            return True
        else:
            self.action("pass").click()
        self.table.changed(before)
        return True


def fits(page: Page) -> bool:
    """Is nothing wider than the screen?"""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", often([(size,) for size in SIZES], [("desktop",)]))
def test_a_match_of_four_is_played_by_role_and_name(
    open_table: Open, server: Running, size: str, axe: str
) -> None:
    table = open_table(size, home=False)
    match(4, rounds=2).open(server, table.page)
    pile = Pile(table)
    for number in range(2):
        pile.ready.or_(pile.action("pass")).first.wait_for()
        check(table.page, axe, f"round {number + 1}")
        while pile.step():
            pass
        assert fits(table.page)
        if number == 0:
            table.next_round.click()
            expect(table.next_round).to_have_count(0)
    check(table.page, axe, "the end")
    expect(table.again).to_be_visible()


def test_ten_sit_at_a_phone(open_table: Open, server: Running, axe: str) -> None:
    table = open_table("phone", home=False)
    match(10, rounds=1).open(server, table.page)
    pile = Pile(table)
    pile.ready.or_(pile.action("pass")).first.wait_for()
    assert fits(table.page)
    check(table.page, axe, "ten seats")
    boxes = [
        table.page.get_by_role("group", name=name, exact=True).first.bounding_box()
        for name in sorted({table.texts.get(f"avatar-{face}") for face in FACES[3:]})
    ]
    assert all(box is None or (box["x"] >= 0 and box["x"] + box["width"] <= 390) for box in boxes)
    assert any(boxes)
    while pile.step():
        pass
    expect(table.again).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_forbidden_finish_is_warned_of_and_allowed(
    open_table: Open, server: Running, language: str
) -> None:
    table = open_table("phone", language, home=False)
    before("foul").open(server, table.page)
    pile = Pile(table)
    pile.ready.first.wait_for()
    warning = table.page.get_by_role("alert").filter(has_text=table.texts.get("pile-warning"))
    expect(warning).to_have_count(0)
    cards = pile.hand.count()
    for chosen in range(cards):
        pile.ready.first.click()
        expect(pile.chosen).to_have_count(chosen + 1)
    expect(warning).to_be_visible()
    pile.action("play").click()
    expect(warning).to_have_count(0)
    log = table.page.get_by_role("log")
    expect(log).to_contain_text(table.texts.get("daifugo-call-foul"))


def test_cards_are_given_back_one_by_one_and_can_be_changed(open_table: Open, server: Running) -> None:
    table = open_table("phone", home=False)
    deal = before("return", rounds=4)
    deal.open(server, table.page)
    pile = Pile(table)
    session = deal.session()
    due = session.round.facts()["due"][session.asked[0]]
    pile.ready.first.wait_for()
    hint = table.texts.get("pile-hint-return", count=due)
    expect(table.page.get_by_role("status").filter(has_text=hint)).to_be_visible()
    pile.ready.first.click()
    expect(pile.chosen).to_have_count(1)
    pile.chosen.first.click()
    expect(pile.chosen).to_have_count(0)
    for number in range(due):
        pile.ready.nth(number).click()
        expect(pile.chosen).to_have_count(number + 1)
    state = table.state()
    pile.gifts("return").first.click()
    table.changed(state)
    expect(pile.gifts("return")).to_have_count(0)


def test_the_keyboard_alone_is_enough(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    match(3, rounds=1).open(server, table.page)
    pile, page = Pile(table), table.page
    for _ in range(150):
        pile.ready.or_(pile.chosen).or_(pile.action("pass")).or_(pile.result).first.wait_for()
        if pile.result.first.is_visible():
            break
        state = table.state()
        if pile.lays.count():
            page.keyboard.press("d")
        elif pile.ready.count():
            chosen = pile.chosen.count()
            pile.ready.first.focus()
            page.keyboard.press("Enter")
            expect(pile.chosen).to_have_count(chosen + 1)
            continue
        else:
            page.keyboard.press("p")
        table.changed(state)
    expect(table.again).to_be_visible()


def test_escape_takes_the_last_card_back(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    match(3, rounds=1).open(server, table.page)
    pile = Pile(table)
    pile.ready.first.click()
    expect(pile.chosen).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(pile.chosen).to_have_count(0)


def test_no_face_of_another_hand_is_on_the_page(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    match(4, rounds=1).open(server, table.page)
    pile = Pile(table)
    pile.ready.or_(pile.action("pass")).first.wait_for()
    pictures = set(re.findall(r"decks/western/(?:\w+/)?(\w+)\.svg", table.page.content()))
    faces = {code for code in pictures if not code.startswith("back")}
    mine = [card.get_attribute("aria-label") for card in pile.hand.all()]
    told = table.state()
    assert len(faces) >= len(mine) > 10
    for code in faces:
        name = table.texts.get(f"card-{code}")
        assert name in mine or name in told, f"{code} is neither in the own hand nor was it played"
