"""The pages about the cards: from everywhere, without losing what is under them."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Locator, Page

from hato.cards import hanafuda, names
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.table import SIZES, Table

pytestmark = pytest.mark.browser
HOLD_MS = 900


def dialog(table: Table, name: str) -> Locator:
    """The dialog of that name, once it is there."""
    found = table.page.get_by_role("dialog", name=name, exact=True)
    found.wait_for()
    return found


def door(table: Table) -> Locator:
    """The door of the home page that leads to the cards."""
    name = re.compile(f"^{re.escape(table.texts.get('door-cards'))} ")
    return table.page.get_by_role("link", name=name)


def close(table: Table) -> None:
    """Closes the dialog that lies on top; a page about cards is closed when the address has followed."""
    count = table.page.get_by_role("dialog").count()
    here = table.page.url
    table.page.keyboard.press("Escape")
    for _ in range(200):
        if table.page.get_by_role("dialog").count() < count:
            if "#cards" in here:
                table.page.wait_for_url(lambda url: url != here)
            return
        table.page.wait_for_timeout(10)
    raise AssertionError("the dialog stays")


def fits(page: Page) -> bool:
    """Is nothing on the page wider than the screen?"""
    body = "[...document.querySelectorAll('dialog .body')].every((one) => one.scrollWidth <= one.clientWidth)"
    return bool(page.evaluate(f"document.documentElement.scrollWidth <= innerWidth && {body}"))


@pytest.mark.parametrize(
    ("language", "size"),
    often(product(("en", "ru", "ko"), SIZES), [("en", "desktop"), ("ru", "phone"), ("ko", "phone")]),
)
def test_from_the_door_to_a_card_and_on(
    open_table: Callable[..., Table], axe: str, size: str, language: str
) -> None:
    table = open_table(size, language)
    page, get = table.page, table.texts.get
    door(table).click()
    months = dialog(table, get("culture-title"))
    assert months.get_by_role("heading", level=3).count() == 12
    assert fits(page)
    check(page, axe, "months")
    for calendar, last in (("korean", "suit-11"), ("japanese", "suit-12")):
        months.get_by_role("radio", name=get(f"culture-calendar-{calendar}"), exact=True).check()
        assert get(last) in months.get_by_role("heading", level=3).last.inner_text()
    months.get_by_role("link", name=get("card-08b"), exact=True).click()
    shown = dialog(table, get("card-08b"))
    for text in ("culture-card-08b", "culture-plant-08"):
        assert shown.get_by_text(get(text), exact=True).is_visible()
    for part in ("japan", "korea"):
        assert shown.get_by_text(get("culture-plant-08", part), exact=True).count() == 1
    cells = set(shown.get_by_role("table").inner_text().replace("\t", "\n").split("\n"))
    wanted = [names.names("08b"), names.plant(8)]
    assert {word for one in wanted for word in (*one.words().values(), *one.readings().values())} <= cells
    assert fits(page)
    check(page, axe, "card")
    shown.get_by_role("link", name=get("culture-next")).click()
    dialog(table, get("card-08a"))
    page.keyboard.press("ArrowLeft")
    dialog(table, get("card-08b")).get_by_role("link", name=get("culture-history")).click()
    assert dialog(table, get("culture-history")).get_by_text(get("culture-history-1")).is_visible()
    check(page, axe, "history")
    page.go_back()
    dialog(table, get("card-08b"))
    close(table)
    assert table.button("play").is_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_every_card_has_its_page(open_table: Callable[..., Table], size: str) -> None:
    table = open_table(size, "ru")
    for code in hanafuda.CODES:
        table.page.evaluate(f"location.hash = '#cards/{code}'")
        shown = dialog(table, table.texts.get(f"card-{code}"))
        assert shown.get_by_text(table.texts.get(names.text_of(code)), exact=True).is_visible()
        assert "culture-" not in shown.inner_text()
        assert fits(table.page)


def test_an_address_that_names_no_card(open_table: Callable[..., Table]) -> None:
    table = open_table("phone", "en")
    for wrong in ("99z", "x" * 300, "<b>", "%E0%A4%A"):
        table.page.evaluate("(wrong) => (location.hash = `#cards/${wrong}`)", wrong)
        shown = dialog(table, table.texts.get("culture-title"))
        shown.get_by_role("alert").wait_for()
        assert shown.get_by_role("heading", level=3).count() == 12
        assert fits(table.page)
        close(table)


def test_a_match_goes_on_under_the_page(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    page, get = table.page, table.texts.get
    table.start()
    table.wait()
    before = table.state()
    card = table.hand.get_by_role("button").first
    name = (card.get_attribute("aria-label") or "").split(", ")[0]
    card.focus()
    for way in ("key", "right click", "link"):
        if way == "key":
            page.keyboard.press("i")
        elif way == "right click":
            card.click(button="right")
        else:
            page.get_by_role("link", name=get("about-card"), exact=True).click()
        dialog(table, name)
        close(table)
        page.wait_for_url("**/#table")
        assert table.state() == before
        assert page.get_by_role("status").filter(has_text=get("line-lost")).count() == 0
    lying = table.field.get_by_role("img").all()
    field = next(one for one in lying if ", " in (one.get_attribute("alt") or ""))
    name = (field.get_attribute("alt") or "").split(", ")[0]
    field.click(button="right")
    dialog(table, name)
    page.go_back()
    table.act(table.wait())
    table.changed(before)


def test_a_long_press_on_a_phone_is_no_move(open_table: Callable[..., Table]) -> None:
    table = open_table("phone", "en")
    page = table.page
    table.start()
    table.wait()
    before = table.state()
    card = table.hand.get_by_role("button").first
    name = (card.get_attribute("aria-label") or "").split(", ")[0]
    box = card.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    page.wait_for_timeout(HOLD_MS)
    dialog(table, name)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert page.get_by_role("dialog").count() == 1
    close(table)
    assert card.get_attribute("aria-pressed") == "false"
    assert table.state() == before
    card.tap()
    assert card.get_attribute("aria-pressed") == "true"


@pytest.mark.parametrize("size", list(SIZES))
def test_from_the_rules_the_help_and_the_sheet(open_table: Callable[..., Table], size: str) -> None:
    table = open_table(size, "en")
    page, get = table.page, table.texts.get
    page.get_by_role("radio", name=get("koi_koi-name"), exact=True).check()
    for panel in ("rules", "howto"):
        table.button(panel).click()
        under = page.get_by_role("dialog")
        under.get_by_role("link", name=get("card-08b"), exact=True).first.click()
        dialog(table, get("card-08b"))
        close(table)
        assert under.is_visible()
        close(table)
    table.start()
    table.wait()
    page.keyboard.press("y")
    dialog(table, get("sheet")).get_by_role("link", name=get("card-03b"), exact=True).first.click()
    dialog(table, get("card-03b"))
    close(table)
    close(table)
    table.button("menu").click()
    table.button("about-cards").click()
    dialog(table, get("culture-title"))


def test_arrows_walk_along_a_row_of_cards(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.page.evaluate("location.hash = '#cards'")
    months = dialog(table, table.texts.get("culture-title"))
    first = months.get_by_role("link", name=table.texts.get("card-01b"), exact=True)
    first.focus()
    table.page.keyboard.press("ArrowRight")
    ribbon = months.get_by_role("link", name=table.texts.get("card-01r"), exact=True)
    assert ribbon.evaluate("link => link === document.activeElement")
    table.page.keyboard.press("Enter")
    dialog(table, table.texts.get("card-01r"))


def test_folk_names_of_the_months(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "ru")
    page, get = table.page, table.texts.get
    table.button("settings").click()
    page.get_by_role("radio", name=get("month-names-koryo_saram"), exact=True).check()
    close(table)
    page.evaluate("location.hash = '#cards'")
    months = dialog(table, get("culture-title"))
    heads = months.get_by_role("heading", level=3).all_inner_texts()
    folk = [f"{suit:02d}" for suit in range(1, 13) if suit not in (6, 7)]
    assert all(any(get(f"folk-{suit}") in head for head in heads) for suit in folk)
    assert any(get("suit-06") in head for head in heads)
    assert months.get_by_role("link", name="Сонго яги: мелочь 1", exact=True).is_visible()
    assert months.get_by_role("link", name=get("folk-card-04a"), exact=True).is_visible()
    assert months.get_by_role("link", name=get("card-06j1"), exact=True).is_visible()
    assert months.get_by_role("link", name=get("card-11j1"), exact=True).is_visible()
    close(table)
    table.start()
    labels = [button.get_attribute("aria-label") or "" for button in table.hand.get_by_role("button").all()]
    assert all("январь" not in label and "декабрь" not in label for label in labels)


def test_the_first_page_fetches_nothing_of_it(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    page = table.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    door(table).wait_for()
    assert not [url for url in asked if "culture" in url or "api/cards" in url or "/About" in url]
    door(table).click()
    dialog(table, table.texts.get("culture-title"))
    assert [url for url in asked if "culture" in url] and [url for url in asked if "/About" in url]
