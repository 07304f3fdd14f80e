"""Hato at the table: whole matches for two and for four, and a full table of seven."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

import pytest
from playwright.sync_api import Locator

from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.table import SIZES, Table

pytestmark = pytest.mark.browser

MINUS = "−"


def number(text: str) -> Fraction:
    """A number as the page writes it: `−34 2/7`."""
    sign = -1 if text.startswith(MINUS) else 1
    return sign * sum((Fraction(part) for part in text.strip("+−").split()), Fraction(0))


def cells(row: Locator) -> list[Fraction]:
    """The numbers of a row; a dash is nothing."""
    found = [cell.inner_text().strip() for cell in row.get_by_role("cell").all()]
    return [Fraction(0) if text == "–" else number(text) for text in found]


def reckoned(table: Table, seats: int) -> list[Fraction]:
    """The results of the round on the screen, after the account of each seat was added up."""
    get = table.texts.get
    account = table.page.get_by_role("table", name=get("reckoning"), exact=True)
    rows = account.get_by_role("row").all()
    named = {row.get_by_role("rowheader").first.inner_text().split("\n")[0]: row for row in rows[1:]}
    score = cells(named[get("hato-line-round_score")])
    par = cells(named[get("hato-line-par")])
    result = cells(named[get("reckoning-result")])
    assert len(score) == len(par) == len(result) == seats
    assert [a + b for a, b in zip(score, par, strict=True)] == result
    before = list(named)[: list(named).index(get("hato-line-round_score"))]
    columns = [cells(named[name]) for name in before]
    assert [sum(column) for column in zip(*columns, strict=True)] == score
    assert sum(score) == 240
    assert sum(result) == 0
    return result


VALUE = re.compile(r"[+−]?\d[\d\s/]*$")


def standing(table: Table, seats: int) -> list[Fraction]:
    """The results of the round where many seats stand one below the other, each with its lines in words."""
    get = table.texts.get
    account = table.page.get_by_role("table", name=get("reckoning"), exact=True)
    rows = account.locator("tbody").get_by_role("row").all()
    assert len(rows) == seats
    results, scores = [], []
    for row in rows:
        texts = [part.inner_text().strip().rstrip("·").strip() for part in row.locator("small > span").all()]
        found = [(text, VALUE.search(text)) for text in texts]
        values = [(text, number(value[0].replace("\u00a0", " "))) for text, value in found if value]
        assert len(values) == len(texts) >= 2
        at = next(i for i, (text, _) in enumerate(values) if text.startswith(get("hato-line-round_score")))
        assert sum(value for _, value in values[:at]) == values[at][1]
        assert [text.startswith(get("hato-line-par")) for text, _ in values[at + 1 :]] == [True]
        scores.append(values[at][1])
        results.append(number(row.get_by_role("cell").last.inner_text().strip().replace("\u00a0", " ")))
        assert values[at][1] + values[at + 1][1] == results[-1]
    assert sum(scores) == 240
    assert sum(results) == 0
    assert results == sorted(results, reverse=True)
    return results


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    often(
        [(2, "desktop", "ru"), (2, "phone", "uk"), (4, "desktop", "ja"), (4, "phone", "en")],
        [(2, "desktop", "ru"), (4, "phone", "en")],
    ),
)
def test_a_match_of_three_rounds(
    open_table: Callable[..., Table], seats: int, size: str, language: str
) -> None:
    table = open_table(size, language)
    table.start(rounds=3, game="hato", seats=seats)
    total = [Fraction(0)] * seats
    for round_ in (1, 2, 3):
        heading = table.texts.get("table-title", game=table.texts.get("hato-name"), round=round_)
        table.page.get_by_role("heading", name=heading, level=1).wait_for()
        ended = table.round()
        assert ended == ("over" if round_ == 3 else "next")
        total = [a + b for a, b in zip(total, reckoned(table, seats), strict=True)]
        sheet = table.page.get_by_role("table", name=table.texts.get("score-sheet"))
        last = sheet.get_by_role("row").last
        assert cells(last) == total
        if ended == "next":
            table.next_round.click()
    assert table.again.is_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_full_table_of_seven(open_table: Callable[..., Table], axe: str, size: str) -> None:
    table = open_table(size, "ru")
    table.start(rounds=3, game="hato", seats=7)
    table.wait()
    assert table.page.evaluate("document.body.scrollWidth") <= SIZES[size]["width"]
    check(table.page, axe, "seven at the table")
    assert table.round() == "next"
    assert any(points.denominator > 1 for points in standing(table, 7))
    check(table.page, axe, "the account of seven")
