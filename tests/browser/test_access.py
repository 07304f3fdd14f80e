"""No screen has an accessibility fault that axe knows, and everything works from the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.seated import asked
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "palette"),
    often(
        product(SIZES, ("default", "contrast", "night")),
        [("desktop", "default"), ("phone", "contrast"), ("phone", "night")],
    ),
)
def test_no_screen_has_a_fault(
    open_table: Callable[..., Table], server: Running, axe: str, size: str, palette: str
) -> None:
    table = open_table(size, "ru")
    page, get = table.page, table.texts.get
    table.button("settings").click()
    cards = page.get_by_role("group", name=get("palette"), exact=True)
    cards.get_by_role("radio", name=get(f"palette-{palette}"), exact=True).check()
    check(page, axe, "settings")
    page.keyboard.press("Escape")
    check(page, axe, "home")
    page.get_by_role("radio", name=get("koi_koi-name"), exact=True).check()
    everything = palette == "default"
    for name in ("howto", "rules") if everything else ():
        table.button(name).click()
        page.get_by_role("dialog").wait_for()
        if name == "rules":
            page.get_by_text(get("rules-text"), exact=True).click()
            page.get_by_role("heading", name=get("howto-koikoi")).wait_for()
        check(page, axe, name)
        page.keyboard.press("Escape")
    page.get_by_text(get("house-rules"), exact=True).click()
    check(page, axe, "house rules")
    table.start(rounds=3, level="random")
    while table.wait() != "hand":
        before = table.state()
        table.act(table.wait())
        table.changed(before)
    check(page, axe, "table")
    for key, name in (("y", "sheet"), ("l", "log"), ("?", "keys")) if everything else ():
        page.keyboard.press(key)
        page.get_by_role("dialog", name=get(name)).wait_for()
        check(page, axe, name)
        page.keyboard.press("Escape")
    table.button("menu").click()
    check(page, axe, "menu")
    page.keyboard.press("Escape")
    # a question and a result: between two rounds, and at the end of a match of one round
    for rounds, end in ((3, "next"), (1, "over")) if everything else ((3, "next"),):
        asked("koikoi", "koi_koi", "nintendo", rounds=rounds).open(server, page)
        assert table.wait() == "prompt"
        check(page, axe, "prompt")
        before = table.state()
        table.act("prompt")
        table.changed(before)
        assert table.wait() == end
        check(page, axe, end)


def test_a_round_from_the_keyboard(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    page = table.page
    page.get_by_role("radio", name=table.texts.get("koi_koi-name"), exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_role("radio", name="3 rounds").focus()
    page.keyboard.press("Space")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "submit":
            break
    page.keyboard.press("Enter")
    table.hand.wait_for()
    for turn in range(200):
        question = table.wait()
        if question == "next":
            break
        before = table.state()
        if question == "prompt":
            page.keyboard.press("s" if turn % 2 else "k")
        elif question == "field":
            table.takeable.first.focus()
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
            if table.takeable.count() > 0:
                table.takeable.first.focus()
                page.keyboard.press("Enter")
            elif turn % 2:
                page.keyboard.press("1")
            else:
                page.keyboard.press("Enter")
        table.changed(before)
    page.keyboard.press("Tab")
    assert table.next_round.is_visible()


def test_arrows_walk_through_the_hand(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.start()
    table.wait()
    cards = table.hand.get_by_role("button")
    cards.first.focus()
    table.page.keyboard.press("ArrowRight")
    assert cards.nth(1).evaluate("card => card === document.activeElement")
    table.page.keyboard.press("End")
    assert cards.last.evaluate("card => card === document.activeElement")
    assert table.hand.locator("[tabindex='0']").count() == 1
    table.page.keyboard.press("Enter")
    assert cards.last.get_attribute("aria-pressed") == "true"
    table.page.keyboard.press("Escape")
    assert cards.last.get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize("language", often([("en",), ("ru",)], [("ru",)]))
def test_two_hundred_percent_and_320_pixels(open_table: Callable[..., Table], language: str) -> None:
    table = open_table("phone", language)
    for width, height in ((320, 568), (640, 400)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.goto(table.page.url.split("#")[0])
        table.start()
        table.wait()
        assert table.page.evaluate("document.documentElement.scrollWidth") <= width
        table.button("draw-skip").click()
        table.button("draw-skip").wait_for(state="hidden")
        for button in table.page.get_by_role("button").all():
            if button.is_visible():
                button.scroll_into_view_if_needed()
                box = button.bounding_box()
                assert box and box["x"] > -2 and box["x"] + box["width"] < width + 2
        assert table.round() in ("next", "over")
        assert table.next_round.is_visible()
