"""The corner index of the money-suited cards: number and suit for beginners, kept as it was chosen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hato.cards.money import MING, QING
from tests.browser.khanhoo_old import Old
from tests.browser.table import Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]
CONTRAST = 4.5
SMALLEST_PX = 10
"""smaller signs are not read"""

SEEN = """all => all.map((one) => {
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const card = one.closest('.card').getBoundingClientRect();
  return {
    figure: one.dataset.figure, sign: one.dataset.sign,
    picture: one.closest('.card').querySelector('img').src,
    sizes: ['::before', '::after'].map((part) => parseFloat(getComputedStyle(one, part).fontSize)),
    colors: [style.color, style.backgroundColor], left: box.left, right: box.right,
    wide: box.width / card.width, high: box.height / card.height,
  };
})"""


def open_old(table: Table, server: Running, game: str) -> Old:
    """A table for two with the question to the reader on it."""
    old = Old(table, game)
    old.open(server, 2, 1)
    old.wait("win", "claim", "draw", "pass")
    return old


def marks(old: Old) -> Locator:
    """The indices of the own hand."""
    return old.table.hand.locator("[data-figure]")


def light(color: str) -> float:
    """The luminance of a colour as the browser tells it."""
    parts = [int(part) / 255 for part in color[color.index("(") + 1 : -1].split(",")[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def readable(seen: dict[str, Any]) -> bool:
    """Is the index large enough, in contrast, and does it leave the picture free?"""
    low, high = sorted(light(color) for color in seen["colors"])
    contrast = (high + 0.05) / (low + 0.05)
    large = all(size >= SMALLEST_PX for size in seen["sizes"])
    return contrast >= CONTRAST and large and seen["high"] < 0.2 and bool(seen["figure"] and seen["sign"])


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [
        ("desktop", "en", "khanhoo_ming"),
        ("desktop", "ru", "khanhoo_qing"),
        ("phone", "ru", "khanhoo_ming"),
        ("phone", "ja", "khanhoo_qing"),
    ],
)
def test_every_card_of_the_hand_has_an_index_that_is_read(
    open_table: Open, server: Running, size: str, language: str, game: str
) -> None:
    old = open_old(open_table(size, language), server, game)
    seen: list[dict[str, Any]] = marks(old).evaluate_all(SEEN)
    assert len(seen) == old.table.hand.get_by_role("button").count() > 0
    assert [one for one in seen if not readable(one)] == []
    texts: dict[tuple[str, str], str] = {}
    for one in seen:
        assert texts.setdefault((one["figure"], one["sign"]), one["picture"]) == one["picture"]
    for left, right in pairwise(seen):
        assert left["right"] <= right["left"] + 1 or right["right"] < left["left"]


@pytest.mark.parametrize("language", ["en", "ja", "ko", "ru", "uk"])
def test_no_two_kinds_of_cards_have_one_index(open_table: Open, language: str) -> None:
    words = open_table("desktop", language).texts
    for deck in (MING, QING):
        told = {}
        for code in deck.codes:
            face = code.partition("_")[0]
            special = words.get(f"index-{face}") != f"index-{face}"
            sign = words.get(f"index-{face}", "sign") if special else words.get(f"index-{face[0]}")
            told[face] = (words.get(f"index-{face}") if special else face[1], sign)
        assert len(set(told.values())) == len(told)


def test_the_index_is_taken_away_in_the_settings_and_stays_away(open_table: Open, server: Running) -> None:
    table = open_table("phone")
    old = open_old(table, server, "khanhoo_qing")
    expect(marks(old)).not_to_have_count(0)
    table.button("menu").click()
    table.button("settings").click()
    box = table.page.get_by_role("checkbox", name=table.texts.get("card-index"), exact=True)
    expect(box).to_be_checked()
    box.uncheck()
    table.page.keyboard.press("Escape")
    expect(marks(old)).to_have_count(0)
    table.page.reload()
    table.hand.wait_for()
    expect(marks(old)).to_have_count(0)
    table.page.keyboard.press("m")
    expect(marks(old)).not_to_have_count(0)


def test_a_hidden_card_has_no_index(open_table: Open, server: Running) -> None:
    old = open_old(open_table("desktop"), server, "khanhoo_qing")
    backs = old.page.locator(".card:has(img[src*='back-'])")
    expect(backs.locator("[data-figure]")).to_have_count(0)
