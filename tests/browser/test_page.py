"""Dragging, reloading, languages, lost connections, secrets."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from hato.texts import texts
from tests.browser.table import SIZES, Table
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_a_card_is_dragged_to_the_table(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.start()
    played = 0
    for _ in range(60):
        asked = table.wait()
        if asked in ("next", "over") or played == 3:
            break
        before = table.state()
        if asked == "hand":
            card = table.playable.first
            name = card.get_attribute("aria-label") or ""
            card.click()
            target = table.takeable.first if table.takeable.count() > 0 else table.field
            start, end = card.bounding_box(), target.bounding_box()
            assert start and end
            mouse = table.page.mouse
            mouse.move(start["x"] + 30, start["y"] + 40)
            mouse.down()
            mouse.move(start["x"] + 20, start["y"] - 60, steps=4)
            mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
            mouse.up()
            table.changed(before)
            assert table.hand.get_by_role("button", name=name, exact=True).count() == 0
            played += 1
        else:
            table.act(asked)
            table.changed(before)
    assert played == 3


def test_a_card_is_dragged_by_a_finger(open_table: Callable[..., Table]) -> None:
    table = open_table("phone", "en")
    table.start()
    while table.wait() != "hand":
        before = table.state()
        table.act(table.wait())
        table.changed(before)
    finger = table.page.context.new_cdp_session(table.page)
    card = table.playable.first
    name = card.get_attribute("aria-label") or ""
    before = table.state()
    card.click()
    target = table.takeable.first if table.takeable.count() > 0 else table.field
    start, end = card.bounding_box(), target.bounding_box()
    assert start and end
    x, y = start["x"] + 30, start["y"] + 40
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        point = {"x": x + (to_x - x) * step / 8, "y": y + (to_y - y) * step / 8}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.changed(before)
    assert table.hand.get_by_role("button", name=name, exact=True).count() == 0


def test_a_reload_goes_on_at_the_table(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.start()
    table.wait()
    hand = [card.get_attribute("aria-label") for card in table.hand.get_by_role("button").all()]
    table.page.reload()
    table.hand.wait_for()
    assert [card.get_attribute("aria-label") for card in table.hand.get_by_role("button").all()] == hand


def test_an_unfinished_match_is_offered_at_home(open_table: Callable[..., Table]) -> None:
    table = open_table("phone", "ru")
    table.start()
    table.wait()
    table.button("menu").click()
    table.page.get_by_role("navigation").or_(table.page.get_by_role("list")).get_by_role(
        "button", name=table.texts.get("leave")
    ).click()
    table.button("continue").click()
    table.hand.wait_for()
    assert table.wait() != "over"


def test_the_language_is_switched_in_the_page(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    page = table.page
    assert page.title() == texts("en").get("title")
    page.get_by_role("radio", name=texts("ru").get("language-ru")).check()
    page.get_by_role("heading", name=texts("ru").get("home-title")).wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    assert page.title() == texts("ru").get("title")
    russian = Table(page, texts("ru"))
    russian.start()
    russian.wait()
    page.reload()
    russian.hand.wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_text_of_the_page_is_there(open_table: Callable[..., Table], language: str) -> None:
    """A key without text is shown as the key itself; none may be."""
    table = open_table("desktop", language)
    key = re.compile(r"\b(?:[a-z]+_[a-z_]+|[a-z]+-[a-z]+-[a-z-]+|log-\w+|problem-\w+)\b")
    names = "[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join('\\n')"
    told = [table.page.locator("body").inner_text(), table.page.evaluate(names)]
    for name in ("howto", "rules", "settings"):
        table.button(name).click()
        told.append(table.page.get_by_role("dialog").inner_text())
        table.page.keyboard.press("Escape")
    table.page.get_by_text(table.texts.get("house-rules"), exact=True).click()
    told.append(table.page.get_by_role("form", name=table.texts.get("new-match")).inner_text())
    table.start()
    told.append(table.page.evaluate(names))
    table.page.get_by_role("group", name=table.texts.get("captured-of", you="yes", owner="")).get_by_role(
        "button"
    ).first.click(force=True)
    told.append(table.page.get_by_role("dialog").inner_text())
    table.page.keyboard.press("Escape")
    table.round()
    told += [table.page.locator("body").inner_text(), table.page.evaluate(names)]
    known = {"ame-shiko", "koi-koi", "ino-shika-cho"}
    assert {word for text in told for word in key.findall(text)} - known == set()


def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    server = Process(tmp_path / "hato.db")
    try:
        page = browser.new_context(viewport=SIZES["desktop"], locale="en", reduced_motion="reduce").new_page()
        page.goto(server.line)
        table = Table(page, texts("en"))
        page.get_by_role("radio", name=table.texts.get("koi_koi-name"), exact=True).check()
        page.get_by_role("radio", name="3 rounds").check()
        table.button("play").click()
        for _ in range(3):
            asked = table.wait()
            before = table.state()
            table.act(asked)
            table.changed(before)
        table.wait()
        hand = table.hand.get_by_role("button").count()
        port = server.port
        server.kill()
        page.get_by_role("status").filter(has_text=texts("en").get("line-lost")).wait_for()
        if table.playable.count() > 0:  # a move made while the line is down is sent when it is back
            table.act("hand")
        server = Process(tmp_path / "hato.db", port)
        page.get_by_role("status").filter(has_text=texts("en").get("line-lost")).wait_for(state="detached")
        table.wait()
        assert table.hand.get_by_role("button").count() <= hand
        assert table.round() in ("next", "over")
        page.context.close()
    finally:
        server.kill()


def test_hidden_cards_have_one_face(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.start()
    table.wait()
    name = re.compile(r": \d+ cards? in hand$")
    backs = table.page.get_by_role("group", name=name).locator("span:has(> span)")
    faces = {back.evaluate("back => back.outerHTML") for back in backs.all()}
    assert len(faces) == 1
    assert "back-red" in faces.pop()
