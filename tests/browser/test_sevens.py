"""Sevens in the browser: whole matches by roles and names, a joker, the keyboard, and what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hato.core import registry
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.seated import YOU, Deal, seed_of
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

GAME = registry.game("sevens")
TRIES = 2000

Open = Callable[..., Table]


@cache
def before(verb: str, seats: int = 3, **differences: Any) -> Deal:
    """The person is asked, and may do what begins with the verb."""
    for number in range(TRIES):
        deal = Deal(GAME.id, "club", seats, seed_of(f"sevens {number}"), differences)
        session = deal.session()
        while session.asked:
            (seat,) = session.asked
            choices = [choice.words for choice in session.view(seat).choices]
            if seat == YOU and session.ply and any(words[0] == verb for words in choices):
                return deal.at(session)
            session.do(seat, choices[0])
    raise AssertionError(f"no deal brings a {verb}")


class Rows:
    """The table, by the roles and names of what is on it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.get = table.texts.get

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name=self.get("your-hand"), exact=True).get_by_role("button")

    @property
    def ready(self) -> Locator:
        return self.page.get_by_role("toolbar", name=self.get("your-hand"), exact=True).get_by_role(
            "button", disabled=False
        )

    @property
    def pass_(self) -> Locator:
        return self.page.get_by_role("button", name=self.get("sevens-action-pass"), exact=True)

    @property
    def result(self) -> Locator:
        return self.table.next_round.or_(self.table.again)

    def row(self, suit: str) -> Locator:
        """The row of a suit; its name says how many cards lie in it."""
        name = self.get("rows-row", suit=self.get(f"western-suit-{suit}"), count=0).partition(":")[0]
        return self.page.get_by_role("group", name=name)

    def laid(self) -> int:
        """How many cards lie in the four rows."""
        return sum(self.row(suit).get_by_role("img").count() for suit in "CDHS")

    def step(self) -> bool:
        """Answers what is asked; False when the round is over."""
        self.ready.or_(self.pass_).or_(self.result).first.wait_for()
        if self.result.first.is_visible():
            return False
        before = self.table.state()
        if self.ready.count():
            card = self.ready.first
            card.click()
            card.click()
        else:
            self.pass_.click()
        self.table.changed(before)
        return True


def seated(table: Table, seats: int) -> Rows:
    """A new match from the home page."""
    get, page = table.texts.get, table.page
    page.get_by_role("radio", name=get("sevens-name"), exact=True).check()
    number = page.get_by_role("group", name=get("seats"), exact=True)
    number.get_by_role("radio", name=str(seats), exact=True).check()
    table.button("play").click()
    table.button("draw-skip").click()
    return Rows(table)


@pytest.mark.parametrize("size", often([(size,) for size in SIZES], [("phone",)]))
def test_a_match_with_computers_is_played_by_role_and_name(
    open_table: Open, server: Running, size: str
) -> None:
    table = open_table(size, home=False)
    before("play", 4, match_rounds=2).open(server, table.page)
    rows = Rows(table)
    while rows.step():
        pass
    table.next_round.click()
    expect(table.next_round).to_have_count(0)
    while rows.step():
        pass
    expect(table.again).to_be_visible()
    sheet = table.page.get_by_role("table", name=table.texts.get("score-sheet"))
    assert sheet.get_by_role("row").count() >= 4


@pytest.mark.parametrize("size", SIZES)
def test_eight_sit_down_from_the_home_page(open_table: Open, axe: str, size: str) -> None:
    table = open_table(size)
    rows = seated(table, 8)
    rows.ready.or_(rows.pass_).first.wait_for()
    assert rows.laid() >= 4
    names = [table.texts.get(f"avatar-{face}") for face in ("fox", "crane")]
    assert table.page.get_by_role("main").get_by_role("group").count() >= 12
    assert any(name in table.page.get_by_role("main").inner_text() for name in names)
    check(table.page, axe, "table for eight")
    width = table.page.evaluate("document.documentElement.scrollWidth")
    assert width <= SIZES[size]["width"]


@pytest.mark.parametrize("size", SIZES)
def test_a_joker_is_played_by_two_taps(open_table: Open, server: Running, axe: str, size: str) -> None:
    deal = before("joker", 3, jokers=2, match_rounds=1)
    choice = next(c for c in deal.session().view(YOU).choices if c.words[0] == "joker")
    table = open_table(size, home=False)
    deal.open(server, table.page)
    rows, get = Rows(table), table.texts.get
    _, card, between = choice.words
    rows.hand.first.wait_for()
    laid = rows.laid()
    table.page.get_by_role("toolbar").get_by_role("button", name=get(f"card-{card}"), exact=True).click()
    expect(table.page.get_by_text(get("rows-hint-gap"))).to_be_visible()
    check(table.page, axe, "before the gap")
    cards = [get(f"card-{code}") for code in (card, between)]
    gap = rows.row(card[-1]).get_by_role("button").filter(visible=True)
    named = [
        one for one in gap.all() if all(name in (one.get_attribute("aria-label") or "") for name in cards)
    ]
    assert len(named) == 1
    named[0].click()
    expect(rows.row(card[-1]).get_by_role("img", name=cards[1], exact=True)).to_be_visible()
    expect(rows.row(card[-1]).get_by_role("img", name=cards[0], exact=True)).to_be_visible()
    assert rows.laid() >= laid + 2


def test_an_empty_place_that_fits_can_be_pressed_too(open_table: Open, server: Running) -> None:
    deal = before("play", 3, match_rounds=1)
    choice = next(c for c in deal.session().view(YOU).choices if c.words[0] == "play")
    table = open_table("desktop", home=False)
    deal.open(server, table.page)
    rows, name = Rows(table), table.texts.get(f"card-{choice.words[1]}")
    place = rows.row(choice.words[1][-1]).get_by_role("button").filter(visible=True)
    place.first.wait_for()
    wanted = table.texts.get("sevens-action-play", card=name)
    rows.row(choice.words[1][-1]).get_by_role("button", name=wanted, exact=True).click()
    expect(rows.row(choice.words[1][-1]).get_by_role("img", name=name, exact=True)).to_be_visible()


def test_the_keyboard_alone_is_enough(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    before("play", 2, match_rounds=1).open(server, table.page)
    rows, keys = Rows(table), table.page.keyboard
    for _ in range(200):
        rows.ready.or_(rows.pass_).or_(rows.result).first.wait_for()
        if rows.result.first.is_visible():
            break
        state = table.state()
        if rows.ready.count():
            rows.ready.first.focus()
            keys.press("Enter")
            keys.press("Enter")
        else:
            keys.press("p")
        table.changed(state)
    expect(table.again).to_be_visible()


def test_the_page_never_names_a_card_of_another_hand(open_table: Open, server: Running) -> None:
    deal = before("play", 3, jokers=2, match_rounds=1)
    table = open_table("desktop", home=False)
    deal.open(server, table.page)
    rows = Rows(table)
    rows.hand.first.wait_for()
    session = deal.session()
    view = session.view(YOU)
    seen = {code for zone in view.zones for code in GAME.deck.names(zone.cards or 0)}
    hidden = {code for _, mask in session.round.zones() for code in GAME.deck.names(mask)} - seen
    assert hidden
    page = table.page.get_by_role("main").evaluate("node => node.outerHTML")
    names = {code: table.texts.get(f"card-{code}") for code in hidden}
    assert not [
        code for code in hidden if f"/{code}.svg" in page or f'"{code}"' in page or names[code] in page
    ]


@pytest.mark.parametrize("size", SIZES)
def test_the_table_and_the_result_are_accessible(
    open_table: Open, server: Running, axe: str, size: str
) -> None:
    table = open_table(size, home=False)
    before("pass", 3, match_rounds=1, pass_limit=1).open(server, table.page)
    rows = Rows(table)
    rows.hand.first.wait_for()
    check(table.page, axe, "table")
    while rows.step():
        pass
    check(table.page, axe, "result")
