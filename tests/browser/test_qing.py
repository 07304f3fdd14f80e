"""The Qing form of Khanhoo in the browser: drawing, taking and throwing, to the end of a match."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.khanhoo_old import Old
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]
GAME = "khanhoo_qing"
VERBS = ("win", "claim", "draw", "pass")


def throw(old: Old) -> None:
    """Throws the last card of the hand that may be thrown."""
    before = old.table.hand.get_by_role("button").count()
    old.free.last.click()
    old.action("discard").click()
    expect(old.table.hand.get_by_role("button")).to_have_count(before - 1)


@pytest.mark.parametrize("size", often([(size,) for size in SIZES], [("desktop",)]))
def test_a_match_is_played_by_role_and_name(open_table: Open, server: Running, size: str, axe: str) -> None:
    old = Old(open_table(size, home=False), GAME)
    old.open(server, 3, 2)
    check(old.page, axe, "the table")
    rounds = turns = 0
    while (asked := old.wait(*VERBS)) != "over":
        turns += 1
        assert turns < 200
        if asked == "next":
            rounds += 1
            check(old.page, axe, "the result")
            old.table.next_round.click()
            old.table.next_round.wait_for(state="hidden")
        elif asked == "hand":
            throw(old)
        else:
            if asked == "draw" and turns % 4 == 0 and old.action("take").count():
                asked = "take"
            old.action(asked).click()
            old.page.wait_for_timeout(60)
    assert rounds == 1
    assert old.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_discard_is_taken_and_everybody_sees_whose_it_is(open_table: Open, server: Running) -> None:
    old = Old(open_table("desktop", home=False), GAME)
    old.open(server, 2, 1)
    while old.wait(*VERBS) == "hand":
        throw(old)
    before = old.table.hand.get_by_role("button").count()
    river = old.page.get_by_role("group", name=old.text("river"), exact=True)
    expect(river).to_be_visible()
    old.action("take").click()
    expect(old.table.hand.get_by_role("button")).to_have_count(before + 1)
    expect(old.table.hand.get_by_role("button", disabled=True)).not_to_have_count(0)


def test_the_keyboard_alone_draws_and_throws(open_table: Open, server: Running) -> None:
    old = Old(open_table("phone", home=False), GAME)
    old.open(server, 2, 1)
    if old.wait(*VERBS) == "draw":
        old.action("draw").focus()
        old.page.keyboard.press("Enter")
    old.wait("discard")
    before = old.table.hand.get_by_role("button").count()
    old.free.first.focus()
    old.page.keyboard.press("Enter")
    old.page.keyboard.press("Enter")
    expect(old.table.hand.get_by_role("button")).to_have_count(before - 1)
