"""What the trainer keeps: damaged and foreign content, a full store, files, two pages at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.faults import check
from tests.browser.table import Table
from tests.browser.trainer import CODES, NOON, Trainer, book, entry

pytestmark = pytest.mark.browser

FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"


@pytest.mark.parametrize(
    ("stored", "trouble"),
    [
        ('{"format":"hato-tra', "damaged"),
        ("[1, 2, 3]", "foreign"),
        ('{"format":"hato-trainer","version":9}', "newer"),
        (book({"k001": entry(2, NOON), "k002": {"box": "high"}}), "partly"),
    ],
)
def test_what_cannot_be_read_is_kept(
    open_table: Callable[..., Table], axe: str, stored: str, trouble: str
) -> None:
    """A clear sentence, the old text untouched beside, and practice goes on with what made sense."""
    trainer = Trainer(open_table("phone", "en"), stored, set="length-1")
    page, get = trainer.page, trainer.get
    expect(page.get_by_role("alert")).to_have_text(get(f"karuta-trainer-trouble-{trouble}"))
    check(page, axe, trouble)
    trainer.begin.click()
    card = trainer.answer()
    kept = trainer.kept()["poems"]
    assert set(kept) == {CODES[card]} | ({"k001"} if trouble == "partly" else set())
    assert page.evaluate("localStorage.getItem('hato.trainer.aside.1')") == stored
    page.reload()
    trainer.begin.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
    with page.expect_download() as saving:
        page.get_by_role("button", name=get("karuta-trainer-aside-save"), exact=True).click()
    assert saving.value.path().read_text(encoding="utf-8") == stored
    page.get_by_role("button", name=get("karuta-trainer-aside-drop"), exact=True).click()
    assert page.evaluate("localStorage.getItem('hato.trainer.aside.1')") is None
    expect(page.get_by_text(get("karuta-trainer-aside"), exact=True)).to_have_count(0)


def test_what_is_spoiled_meanwhile_is_written_again(open_table: Callable[..., Table]) -> None:
    """The page knows more than the spoiled text: nothing of it is lost, and the text is kept as well."""
    trainer = Trainer(open_table("desktop", "en"), book({"k050": entry(5, NOON)}), set="length-1")
    trainer.begin.click()
    trainer.page.evaluate("localStorage.setItem('hato.trainer', 'oops')")
    card = trainer.answer()
    assert set(trainer.kept()["poems"]) == {"k050", CODES[card]}
    assert trainer.page.evaluate("localStorage.getItem('hato.trainer.aside.1')") == "oops"
    trainer.page.evaluate("localStorage.setItem('hato.trainer', 'again')")
    trainer.next.click()
    trainer.answer()
    assert trainer.page.evaluate("localStorage.getItem('hato.trainer.aside.2')") == "again"
    trainer.page.keyboard.press("Escape")
    expect(trainer.page.get_by_role("alert")).to_have_text(trainer.get("karuta-trainer-trouble-damaged"))


def test_a_browser_that_stores_nothing_says_so(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    page, get = table.page, table.texts.get
    page.add_init_script(FULL)
    page.goto(f"{page.url}#trainer")
    page.reload()
    page.get_by_role("button", name=get("karuta-trainer-start"), exact=True).click()
    page.get_by_role("button", name=get("karuta-trainer-show"), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_text(get("karuta-trainer-unsaved"))
    expect(page.get_by_role("button", name=get("karuta-trainer-continue"), exact=True)).to_be_visible()


def test_a_file_is_saved_and_taken_in(open_table: Callable[..., Table]) -> None:
    trainer = Trainer(open_table("desktop", "en"), book({"k005": entry(4, NOON)}))
    page, get = trainer.page, trainer.get
    with page.expect_download() as saving:
        page.get_by_role("button", name=get("karuta-trainer-save"), exact=True).click()
    saved = saving.value.path().read_text(encoding="utf-8")
    assert saving.value.suggested_filename == "hato-trainer-2026-11-30.json"
    page.get_by_role("button", name=get("karuta-trainer-reset"), exact=True).click()
    page.get_by_role("button", name=get("karuta-trainer-reset-yes"), exact=True).click()
    assert trainer.kept()["poems"] == {}

    def load(text: str) -> None:
        with page.expect_file_chooser() as choosing:
            page.get_by_role("button", name=get("karuta-trainer-load"), exact=True).click()
        choosing.value.set_files({"name": "a.json", "mimeType": "application/json", "buffer": text.encode()})

    for text, trouble in (
        (saved[:-5], "damaged"),
        ("{}", "foreign"),
        (saved.replace('"version":1', '"version":2'), "newer"),
        (saved.replace('"box":4', '"box":40'), "partly"),
    ):
        load(text)
        expect(page.get_by_role("alert")).to_have_text(get(f"karuta-trainer-file-{trouble}"))
        assert trainer.kept()["poems"] == {}
    load(saved)
    expect(page.get_by_text(get("karuta-trainer-loaded"))).to_be_visible()
    assert trainer.kept()["poems"]["k005"]["box"] == 4


def test_two_pages_keep_what_both_have_learned(open_table: Callable[..., Table]) -> None:
    trainer = Trainer(open_table("desktop", "en"), set="length-1")
    trainer.begin.click()
    other = trainer.page.context.new_page()
    other.goto(trainer.page.url)
    other.get_by_role("button", name=trainer.get("karuta-trainer-start"), exact=True).click()
    other.get_by_role("button", name=trainer.get("karuta-trainer-show"), exact=True).click()
    other.get_by_role("button", name=trainer.get("karuta-trainer-next"), exact=True).wait_for()
    before = sum(entry["seen"] for entry in trainer.kept()["poems"].values())
    trainer.answer()
    assert before == 1 and sum(entry["seen"] for entry in trainer.kept()["poems"].values()) == 2
