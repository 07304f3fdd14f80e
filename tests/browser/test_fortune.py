"""Fortune telling as people do it: a question, three cards, and the same question again."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

from hato.cards.hanafuda import CODES
from hato.core.bits import BIT
from hato.core.chance import SealedShuffle
from hato.server import readings
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.table import SIZES, Table

pytestmark = pytest.mark.browser

CODE = re.compile(r"\d\d[barj]\d?")


def drawn(seed: bytes) -> list[str]:
    """The three cards that a shuffle turns up."""
    chance, left, found = SealedShuffle(seed).round(1), 2**48 - 1, []
    for _ in range(3):
        card = chance.draw(left)
        left ^= BIT[card]
        found.append(CODES[card])
    return found


def seed_for(fits: Callable[[list[str]], bool]) -> bytes:
    """The first of some shuffles whose three cards fit."""
    seeds = (number.to_bytes(32, "big") for number in range(10_000))
    return next(seed for seed in seeds if fits(drawn(seed)))


class Teller:
    """The page of fortune telling, read and used by role and name."""

    def __init__(self, table: Table) -> None:
        self.page: Page = table.page
        self.get = table.texts.get
        self.page.get_by_role("link", name=self.get("door-fortune")).click()
        self.page.get_by_role("heading", name=self.get("fortune-name"), level=1).wait_for()

    def button(self, key: str) -> None:
        self.page.get_by_role("button", name=self.get(f"fortune-{key}"), exact=True).click()

    def ask(self, question: str) -> None:
        self.button("ready")
        self.page.get_by_role("textbox", name=self.get("fortune-ask-label")).fill(question)
        self.button("spread")

    def place(self, number: int) -> None:
        name = self.get("fortune-place", number=number, count=48)
        self.page.get_by_role("gridcell", name=name, exact=True).click()

    def cards(self) -> list[str]:
        """What each card of the reading is called and means."""
        heading = self.page.get_by_role("heading", name=self.get("fortune-nth-1"), exact=True)
        heading.wait_for()
        return [
            one.inner_text()
            for one in self.page.get_by_role("listitem").filter(has=self.page.get_by_role("heading")).all()
        ]

    def text(self) -> str:
        """The combined text with the note under it."""
        note = self.page.get_by_text(self.get("fortune-pastime"), exact=True)
        note.wait_for()
        return note.locator("..").inner_text()


@pytest.mark.parametrize(
    ("size", "language"),
    often(product(SIZES, ("en", "ru")), [("desktop", "en"), ("phone", "ru")]),
)
def test_a_question_and_the_same_again(
    open_table: Callable[..., Table], axe: str, size: str, language: str
) -> None:
    teller = Teller(open_table(size, language))
    page, get = teller.page, teller.get
    check(page, axe, "prepare")
    for name in ("mood", "room", "deck", "focus", "trust"):
        expect(page.get_by_text(get(f"fortune-advice-{name}"), exact=True)).to_be_visible()
    teller.ask("   ")
    expect(page.get_by_role("alert")).to_have_text(get("problem-no_question"))
    check(page, axe, "ask")
    page.get_by_role("textbox").fill("Will I  travel?")
    teller.button("spread")

    cloth = page.get_by_role("group", name=get("fortune-deck", count=48), exact=True)
    before = cloth.inner_html()
    box = cloth.bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 60, box["y"] + box["height"] / 2, steps=12)
    page.mouse.up()
    assert cloth.inner_html() != before
    assert not CODE.search(cloth.inner_html())
    check(page, axe, "mix")
    teller.button("eyes")

    grid = page.get_by_role("grid", name=get("fortune-pick"))
    assert grid.get_by_role("gridcell").count() == 48
    for order, number in enumerate((17, 31, 48), 1):
        teller.place(number)
        if order < 3:
            expect(page.get_by_role("status")).to_have_text(get("fortune-picked", count=order))
            name = get("fortune-place-picked", number=number, count=48, order=order)
            expect(page.get_by_role("gridcell", name=name, exact=True)).to_have_attribute(
                "aria-selected", "true"
            )
            assert not CODE.search(grid.inner_html())
            check(page, axe, f"picked {order}")
    cards, text = teller.cards(), teller.text()
    assert len(cards) == 3 and "Will I travel?" in page.inner_text("main")
    check(page, axe, "read")
    view = SIZES[size]
    assert page.evaluate("document.documentElement.scrollWidth") <= view["width"]

    teller.button("close")
    expect(page.get_by_text(get("fortune-closed"), exact=True)).to_be_visible()
    teller.ask("  WILL i travel ?!")
    assert teller.cards() == cards and teller.text() == text
    expect(page.get_by_text(get("fortune-again", date="|").split("|")[0])).to_be_visible()
    assert page.get_by_role("gridcell").count() == 0
    check(page, axe, "again")

    teller.button("close")
    page.reload()
    page.get_by_role("button", name=re.compile(r"Will I travel\?")).click()
    assert teller.cards() == cards and teller.text() == text
    teller.button("close")
    teller.button("clear")
    expect(page.get_by_text(get("fortune-cleared"), exact=True)).to_be_visible()
    assert "travel" not in page.evaluate("JSON.stringify(localStorage)")
    teller.ask("Will I travel?")
    assert teller.cards() == cards


@pytest.mark.parametrize("size", list(SIZES))
def test_a_reading_from_the_keyboard_alone(open_table: Callable[..., Table], size: str) -> None:
    """Tab, arrows, Enter and Space, and nothing else."""
    teller = Teller(open_table(size, "en"))
    page, get = teller.page, teller.get
    keys = page.keyboard

    def named() -> str:
        return str(page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText"))

    def tab(name: str) -> None:
        for _ in range(30):
            if named() == name:
                return
            keys.press("Tab")
        raise AssertionError(f"the focus does not come to {name}")

    page.get_by_role("button", name=get("fortune-ready")).wait_for()
    tab(get("fortune-ready"))
    keys.press("Enter")
    page.get_by_role("textbox").wait_for()
    keys.type(f"Do keys suffice on a {size}?")
    keys.press("Enter")
    cloth = page.get_by_role("group", name=get("fortune-deck", count=48), exact=True)
    expect(cloth).to_be_focused()
    before = cloth.inner_html()
    keys.press("ArrowLeft")
    expect(page.get_by_role("status")).to_have_text(get("fortune-stirred", count=1))
    assert cloth.inner_html() != before
    tab(get("fortune-eyes"))
    keys.press("Enter")
    columns = 12 if size == "desktop" else 8

    def at(number: int) -> None:
        name = get("fortune-place", number=number, count=48)
        expect(page.get_by_role("gridcell", name=name, exact=True)).to_be_focused()

    at(1)
    keys.press("ArrowLeft")
    at(1)
    for key, number in (
        ("ArrowRight", 2),
        ("ArrowDown", 2 + columns),
        ("End", 2 * columns),
        ("Home", columns + 1),
    ):
        keys.press(key)
        at(number)
    keys.press("Enter")
    expect(page.get_by_role("status")).to_have_text(get("fortune-picked", count=1))
    keys.press("Enter")
    keys.press("Control+End")
    at(48)
    keys.press(" ")
    expect(page.get_by_role("status")).to_have_text(get("fortune-picked", count=2))
    keys.press("ArrowUp")
    at(48 - columns)
    keys.press("Enter")
    assert len(teller.cards()) == 3
    expect(page.get_by_role("heading", name=get("fortune-read"), exact=True)).to_be_focused()
    tab(get("fortune-close"))
    keys.press("Enter")
    expect(page.get_by_role("heading", name=get("fortune-prepare"), exact=True)).to_be_focused()


def test_the_reader_chooses_what_a_light_strengthens(
    open_table: Callable[..., Table], axe: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = seed_for(lambda cards: [card[2] for card in cards][1] == "b" and cards[0][2] != "b" != cards[2][2])
    monkeypatch.setattr(readings, "secrets", SimpleNamespace(token_bytes=lambda _: seed))
    teller = Teller(open_table("phone", "en"))
    page, get = teller.page, teller.get
    teller.button("ready")
    page.get_by_role("textbox").fill("Which one shines?")
    page.get_by_text(get("fortune-option-bright_target")).click()
    page.get_by_role("radio", name=get("fortune-value-bright_target-reader_choice")).check()
    teller.button("spread")
    teller.button("eyes")
    for number in (3, 2, 1):
        teller.place(number)
    expect(page.get_by_role("group", name=get("fortune-side"))).to_be_visible()
    check(page, axe, "side")
    teller.button("side-next")
    teller.text()
    lit = [get("fortune-strength", count=1) in card for card in teller.cards()]
    assert lit == [False, False, True]
    assert get(f"fortune-strong-{drawn(seed)[2][:2]}") in teller.text()


def test_a_reading_that_was_left_goes_on(open_table: Callable[..., Table]) -> None:
    teller = Teller(open_table("desktop", "en"))
    page, get = teller.page, teller.get
    teller.ask("Where was I?")
    teller.button("eyes")
    teller.place(9)
    expect(page.get_by_role("status")).to_have_text(get("fortune-picked", count=1))
    page.reload()
    teller.ask("where was i")
    expect(page.get_by_text(get("fortune-again-open"))).to_be_visible()
    name = get("fortune-place-picked", number=9, count=48, order=1)
    expect(page.get_by_role("gridcell", name=name, exact=True)).to_be_visible()
    teller.place(10)
    teller.place(11)
    assert len(teller.cards()) == 3
