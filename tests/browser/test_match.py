"""A whole match, as people play it, on a desktop and on a phone, in every language."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.browser.cases import often
from tests.browser.table import SIZES, Table

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "language"),
    often(product(SIZES, ("en", "ru")), [("desktop", "en"), ("phone", "ru")]),
)
def test_a_match_of_three_rounds(open_table: Callable[..., Table], size: str, language: str) -> None:
    table = open_table(size, language)
    table.start(rounds=3)
    for number in (1, 2, 3):
        heading = table.texts.get("table-title", game=table.texts.get("koi_koi-name"), round=number)
        table.page.get_by_role("heading", name=heading, level=1).wait_for()
        ended = table.round(koikoi=number == 2)
        assert ended == ("over" if number == 3 else "next")
        sheet = table.page.get_by_role("table", name=table.texts.get("score-sheet"))
        assert sheet.get_by_role("row").count() == number + 2
        if ended == "next":
            table.next_round.click()
    table.page.get_by_text(table.texts.get("fair"), exact=True).click()
    link = table.page.get_by_role("link", name=table.texts.get("record")).get_attribute("href")
    answer = table.page.request.get(f"{table.page.url.split('#')[0]}{link}")
    assert answer.ok and answer.text().startswith("{")
    table.again.click()
    table.again.wait_for(state="hidden")
    table.hand.wait_for()
    assert table.wait() in ("hand", "field", "prompt")


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_is_cut_off_and_nothing_scrolls(open_table: Callable[..., Table], size: str) -> None:
    table = open_table(size, "ru")
    table.start()
    table.wait()
    view = SIZES[size]
    width, height = table.page.evaluate("[document.body.scrollWidth, document.body.scrollHeight]")
    assert width <= view["width"] and height <= view["height"]
    for card in table.hand.get_by_role("button").all():
        box = card.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= view["width"]
        assert box["y"] + box["height"] <= view["height"]


def test_the_other_game_is_played_without_a_yaku_sheet(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.start(rounds=3, game="matching")
    assert table.round() == "next"


def test_the_log_of_koi_koi_is_as_before(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    table.start()
    table.round()
    said = table.page.get_by_role("log").get_by_role("listitem").all_inner_texts()
    drawn = [one for one in said if "draw" in one]
    assert said[: len(drawn)] == drawn and len(drawn) >= 2
    deal = next(place for place, one in enumerate(said) if one.startswith("Round 1."))
    assert 1 <= deal - len(drawn) <= 2  # who deals, and who shuffles and cuts
    assert "first" in said[len(drawn)]
    assert sum(" takes “" in one or " take “" in one for one in said) > 2
    assert not any("?" in one for one in said)
