"""What is typed as a beginning, and the book that the trainer keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from hato.families import poems
from tests.browser.trainer_modules import BOOK, DAY, NOW, known, modules

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def page(browser: Browser, root: Path) -> Iterator[Page]:
    """An empty page with the modules of the trainer."""
    with modules(browser, root) as page:
        yield page


def typed(page: Page, text: str, number: int) -> int | None:
    result: int | None = page.evaluate(
        "([text, at]) => romaji.typedMorae(text, book[at])", [text, number - 1]
    )
    return result


def test_every_kimariji_can_be_typed(page: Page) -> None:
    """In kana, in katakana, and in the Latin letters of the book, for all hundred poems."""
    for card, poem in enumerate(BOOK):
        deciding = poems.deciding(card)
        kana = "".join(deciding)
        katakana = "".join(chr(ord(sign) + 0x60) for sign in kana)
        latin = page.evaluate(
            "([at, n]) => romaji.romaji(book[at]).slice(0, n).join('')", [card, len(deciding)]
        )
        whole = "".join(page.evaluate("at => romaji.romaji(book[at])", card))
        assert whole == "".join(sign for sign in poem["upper_romaji"] if sign.isalpha())
        for text in (kana, katakana, latin, latin.upper()):
            assert typed(page, text, card + 1) == len(deciding), (card + 1, text)


@pytest.mark.parametrize(
    ("number", "text", "morae"),
    [
        (70, "sa", 1),
        (17, "chiha", 2),
        (17, "tiha", 2),
        (17, "chiwa", None),  # no particle: it is read ha
        (37, "shira", 2),
        (37, "sira", 2),
        (13, "tsuku", 2),
        (13, "tuku", 2),
        (22, "fu", 1),
        (22, "hu", 1),
        (39, "asaji", 3),
        (39, "asazi", 3),
        (39, "asadi", None),  # it is read じ; written ぢ it may be typed in kana
        (39, "あさぢ", 3),
        (63, "imawa", 3),
        (63, "imaha", 3),
        (15, "kimigatameha", 6),
        (15, "kimigatamewa", None),
        (62, "yowo", 2),
        (62, "yo o", 2),
        (62, "よを", 2),
        (71, "yuu", 2),
        (71, "yū", 2),
        (60, "ooe", 3),
        (60, "ōe", 3),
        (44, "ōko", 3),
        (44, "おおこ", 3),
        (44, "あふこ", 3),
        (26, "ogu", 2),
        (26, "をぐ", 2),
        (26, "おく", None),
        (21, "imako", 3),
        (21, "imakonto", 5),
        (41, "koisuch", None),
        (41, "koisucho", 4),
        (41, "koisuchou", 5),
        (41, "koisutyou", 5),
        (64, "asaborake", 5),
        (64, "asaborakea", None),
        (64, "asaborak", None),
        (1, "ａｋｉｎｏ", 3),
        (1, "a ki-no", 3),
        (1, "", 0),
        (1, "秋の", None),
        (1, "akino!", None),
    ],
)
def test_hepburn_kunrei_and_kana(page: Page, number: int, text: str, morae: int | None) -> None:
    assert typed(page, text, number) == morae


def read(page: Page, text: str) -> dict[str, Any]:
    result: dict[str, Any] = page.evaluate("text => trainerbook.readBook(text)", text)
    return result


GOOD = {"k001": known(2, NOW, times=[900]), "k100": known(1, NOW, 3, 0, taken={"k099": 2})}
DAYS = {"2026-11-30": {"asked": 5, "right": 4, "begun": 2}}


def test_a_book_is_read_as_it_was_written(page: Page) -> None:
    text = page.evaluate("book => trainerbook.writeBook(book)", {"poems": GOOD, "days": DAYS})
    assert json.loads(text)["version"] == 1
    assert read(page, text) == {"book": {"poems": GOOD, "days": DAYS}, "trouble": None}


WRONG: list[tuple[str, Any]] = [
    *((f"box {box!r}", {"box": box}) for box in (0, 7, 1.5, "2", None, -1)),
    *((f"due {due!r}", {"due": due}) for due in (-1, 1e300, "soon", None)),
    ("nothing asked", {"seen": 0, "right": 0}),
    ("more right than asked", {"seen": 2, "right": 3}),
    ("too many times", {"times": [1] * 16}),
    ("a time that is none", {"times": [-5]}),
    ("times that are none", {"times": {"0": 5}}),
    ("a card that is none", {"taken": {"k101": 1}}),
    ("no cards", {"taken": [1]}),
]


@pytest.mark.parametrize("change", [change for _, change in WRONG], ids=[name for name, _ in WRONG])
def test_an_entry_without_sense_is_left_out(page: Page, change: dict[str, Any]) -> None:
    entries = {**GOOD, "k050": {**known(2, NOW), **change}}
    text = json.dumps({"format": "hato-trainer", "version": 1, "poems": entries, "days": DAYS})
    assert read(page, text) == {"book": {"poems": GOOD, "days": DAYS}, "trouble": "partly"}


@pytest.mark.parametrize("code", ["k000", "k101", "k1", "01b", "__proto__", ""])
def test_an_entry_of_no_poem_is_left_out(page: Page, code: str) -> None:
    text = json.dumps({"format": "hato-trainer", "version": 1, "poems": {code: known(2, NOW)}, "days": {}})
    assert read(page, text) == {"book": {"poems": {}, "days": {}}, "trouble": "partly"}


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("", "damaged"),
        ('{"format":"hato-tra', "damaged"),
        ("null", "foreign"),
        ("[]", "foreign"),
        ("42", "foreign"),
        ('{"hello":1}', "foreign"),
        ('{"format":"other","version":1}', "foreign"),
        ('{"format":"hato-trainer","version":"1"}', "foreign"),
        ('{"format":"hato-trainer","version":2,"poems":{}}', "newer"),
        ('{"format":"hato-trainer","version":1}', "partly"),
        ('{"format":"hato-trainer","version":1,"poems":[],"days":{}}', "partly"),
    ],
)
def test_a_text_that_is_no_book(page: Page, text: str, trouble: str) -> None:
    assert read(page, text) == {"book": {"poems": {}, "days": {}}, "trouble": trouble}


def test_two_books_become_one(page: Page) -> None:
    one = {"poems": {"k001": known(2, NOW, asked=5), "k002": known(3, NOW, asked=9)}, "days": DAYS}
    two = {
        "poems": {"k001": known(5, NOW, asked=8), "k002": known(1, NOW, asked=1), "k003": known(1, NOW)},
        "days": {"2026-11-30": {"asked": 4, "right": 4, "begun": 0}, "2026-11-29": DAYS["2026-11-30"]},
    }
    both = page.evaluate("([one, two]) => trainerbook.merged(one, two)", [one, two])
    assert {code: entry["box"] for code, entry in both["poems"].items()} == {"k001": 5, "k002": 3, "k003": 1}
    assert both["days"] == {"2026-11-30": DAYS["2026-11-30"], "2026-11-29": DAYS["2026-11-30"]}
    again = page.evaluate("([one, two]) => trainerbook.merged(one, two)", [both, two])
    assert again == both


def test_days_in_a_row_over_the_change_of_the_clock(page: Page) -> None:
    """The goal met on each of some days; the night in October has an hour more."""
    noon = 1_793_012_400_000  # the 26th of October 2026, at noon in Berlin: the day after the change
    days = {f"2026-10-{day}": {"asked": 20 + day, "right": 0, "begun": 0} for day in (22, 23, 24, 25)}

    def row(now: int, goal: int = 20) -> int:
        return int(page.evaluate("args => trainerbook.streak(...args)", [days, goal, now]))

    assert row(noon) == 4  # today may still be done
    days["2026-10-26"] = {"asked": 20, "right": 0, "begun": 0}
    assert row(noon) == 5
    assert row(noon, goal=46) == 0
    assert row(noon + 2 * DAY) == 0
    del days["2026-10-24"]
    assert row(noon) == 2
