"""The Ming form of Khanhoo in the browser: tricks of one and of three cards, to the end of a match."""

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
GAME = "khanhoo_ming"


def count(old: Old) -> int:
    """How many cards the own hand has."""
    return old.table.hand.get_by_role("button").count()


def turn(old: Old) -> None:
    """Leads or beats with a group where one is offered, else plays or throws off the first cards."""
    before = count(old)
    hand = old.table.hand.get_by_role("button")
    if old.groups.count():
        old.groups.first.click()
    while old.table.next_round.or_(old.table.again).count() == 0 and count(old) == before:
        chosen = old.table.hand.get_by_role("button", pressed=True).count()
        if old.free.count():
            old.free.first.click()
        button = old.action("play").or_(old.action("discard"))
        more = old.table.hand.get_by_role("button", pressed=True).nth(chosen)
        button.or_(more).or_(hand.nth(before - 1)).first.wait_for()
        if button.count():
            button.first.click()
        old.page.wait_for_timeout(60)


@pytest.mark.parametrize("size", often([(size,) for size in SIZES], [("phone",)]))
def test_a_match_is_played_by_role_and_name(open_table: Open, server: Running, size: str, axe: str) -> None:
    old = Old(open_table(size, home=False), GAME)
    old.open(server, 3, 2)
    check(old.page, axe, "the first lead")
    rounds = 0
    while (asked := old.wait()) != "over":
        if asked == "next":
            rounds += 1
            old.table.next_round.click()
            old.table.next_round.wait_for(state="hidden")
            continue
        turn(old)
    assert rounds == 1
    check(old.page, axe, "the end")
    wide = old.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide


def test_three_cards_are_thrown_off_one_by_one_and_can_be_taken_back(
    open_table: Open, server: Running
) -> None:
    """The computer players lead groups often enough: the match is played until one is to be answered."""
    old = Old(open_table("desktop", home=False), GAME)
    old.open(server, 3, 6)
    for _ in range(80):
        asked = old.wait()
        if asked == "next":
            old.table.next_round.click()
            old.table.next_round.wait_for(state="hidden")
            continue
        trick = old.page.get_by_role("group", name=old.text("trick"), exact=True)
        free = old.free.count()
        old.free.first.click()
        old.page.wait_for_timeout(80)
        if old.action("back").count():
            assert old.free.count() == free - 1
            old.action("back").click()
            expect(old.action("back")).to_have_count(0)
            expect(old.free).to_have_count(free)
            expect(trick).to_be_visible()
            return
        button = old.action("play").or_(old.action("discard"))
        if button.count():
            button.last.click()
        old.page.wait_for_timeout(80)
    raise AssertionError("no group was led")


def test_the_keyboard_alone_plays_a_card(open_table: Open, server: Running) -> None:
    old = Old(open_table("desktop", home=False), GAME)
    old.open(server, 2, 1)
    old.wait()
    before = count(old)
    old.free.first.focus()
    old.page.keyboard.press("Enter")
    old.page.keyboard.press("Enter")
    if count(old) == before and old.action("discard").count():
        old.action("discard").focus()
        old.page.keyboard.press("Enter")
    expect(old.table.hand.get_by_role("button")).not_to_have_count(before)
