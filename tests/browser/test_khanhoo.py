"""The English form of Khanhoo in the browser: drawing, claiming, throwing, to the end of a match."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.khanhoo_table import Khanhoo
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]


@pytest.mark.parametrize(("seats", "size"), often(product((2, 4), SIZES), [(2, "desktop"), (4, "phone")]))
def test_a_match_is_played_by_role_and_name(
    open_table: Open, server: Running, size: str, seats: int, axe: str
) -> None:
    game = Khanhoo(open_table(size, home=False))
    game.open(server, seats)
    check(game.page, axe, "the first turn")
    assert game.play() >= 1
    check(game.page, axe, "the end")
    assert game.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_eight_sit_at_a_table(open_table: Open, server: Running, size: str, axe: str) -> None:
    game = Khanhoo(open_table(size, home=False))
    game.open(server, 8)
    assert game.wait() in ("claim", "throw")
    check(game.page, axe, "eight players")
    assert game.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_alone_moves_and_throws_a_card(open_table: Open, server: Running) -> None:
    game = Khanhoo(open_table("desktop", home=False))
    game.open(server, 2)
    while game.wait() == "claim":
        game.answer(game.table.button("key-pass").or_(game.action("pass")).first)
    names = [one.get_attribute("aria-label") for one in game.table.hand.get_by_role("button").all()]
    game.free.first.focus()
    game.page.keyboard.press(".")
    moved = [one.get_attribute("aria-label") for one in game.table.hand.get_by_role("button").all()]
    assert sorted(map(str, moved)) == sorted(map(str, names))
    assert moved != names or len(set(names[:2])) == 1
    game.free.last.focus()
    game.page.keyboard.press("Enter")
    game.action("discard").first.focus()
    game.page.keyboard.press("Enter")
    thrown = game.text("log-moved-hand-waste", who="you", card="§", name="").partition("§")[0]
    expect(game.page.get_by_role("log").last).to_contain_text(thrown.strip())


def test_the_worth_of_the_hand_is_told_on_demand(open_table: Open, server: Running) -> None:
    game = Khanhoo(open_table("desktop", home=False))
    game.open(server, 2)
    help_ = game.page.get_by_role("button", name=game.text("help"), exact=True)
    start = re.escape(game.text("worth", points=7).split("7")[0].strip("\u2068 "))
    worth = game.page.get_by_text(re.compile(start))
    expect(worth).to_have_count(1)
    help_.click()
    expect(worth).to_have_count(0)
