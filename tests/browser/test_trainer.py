"""The trainer for decisive syllables as people use it: by role and name, by keys alone, over several days."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hato.families import poems
from tests.browser.faults import check
from tests.browser.table import SIZES, Table
from tests.browser.trainer import CODES, DAY, KANA, NOON, Trainer, book, entry
from tests.server.running import Running

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "ru", "ja"])
@pytest.mark.parametrize("size", list(SIZES))
def test_a_beginning_and_its_card(
    open_table: Callable[..., Table], axe: str, size: str, language: str
) -> None:
    trainer = Trainer(open_table(size, language), door=True)
    page, get = trainer.page, trainer.get
    assert page.title().startswith(get("door-trainer"))
    check(page, axe, "start")
    trainer.begin.click()
    expect(trainer.question).to_be_focused()
    check(page, axe, "question")
    card, names = trainer.asked(), trainer.places()
    assert len(set(names)) == 4
    page.get_by_role("button", name=trainer.card(CODES[card]), exact=True).click()
    expect(trainer.result).to_contain_text(get("karuta-trainer-right"))
    expect(page.get_by_role("article", name=get("karuta-poem", number=card + 1))).to_be_visible()
    check(page, axe, "right")
    trainer.next.click()
    expect(trainer.next).to_have_count(0)
    card, names = trainer.asked(), trainer.places()
    wrong = next(name for name in names if name != trainer.card(CODES[card]))
    page.get_by_role("button", name=wrong, exact=True).click()
    expect(trainer.result).to_have_text(get("karuta-trainer-wrong", card=trainer.card(CODES[card])))
    check(page, axe, "wrong")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    page.get_by_role("button", name=get("karuta-trainer-stop"), exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text(re.compile(r"1\D+2|2\D+1"))
    check(page, axe, "end")


@pytest.mark.parametrize("size", list(SIZES))
def test_a_session_from_the_keyboard_alone(open_table: Callable[..., Table], size: str) -> None:
    """Numbers choose, Enter goes on, Escape stops and then leaves; all seven short poems come twice."""
    trainer = Trainer(open_table(size, "en"), still=True, set="length-1")
    page, get = trainer.page, trainer.get
    trainer.begin.focus()
    page.keyboard.press("Enter")
    seen: list[int] = []
    while trainer.begin.count() == 0:
        seen.append(trainer.answer())
        page.keyboard.press("Enter")
        expect(trainer.next).to_have_count(0)
    short = [card for card in range(100) if len(poems.deciding(card)) == 1]
    assert sorted(seen) == sorted(short * 2)
    summary = get("karuta-trainer-summary", right=14, all=14, seconds="1")
    expect(page.get_by_role("status").first).to_have_text(summary)
    expect(page.get_by_role("status").first).to_be_focused()
    assert {entry["box"] for entry in trainer.kept()["poems"].values()} == {2}
    trainer.begin.focus()
    page.keyboard.press("Enter")
    trainer.answer(right=False)
    page.keyboard.press("Escape")
    trainer.begin.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("heading", name=get("home-title")).wait_for()
    assert len(trainer.kept()["poems"]) == 7


def test_a_poem_comes_back_after_days(open_table: Callable[..., Table]) -> None:
    """Known: tomorrow, then in three days. Missed: soon, and tomorrow again."""
    stored = book({"k087": entry(2, NOON), "k018": entry(2, NOON), "k022": entry(3, NOON)})
    days = json.loads(stored) | {"days": {"2026-11-30": {"asked": 10, "right": 10, "begun": 10}}}
    trainer = Trainer(open_table("desktop", "en"), json.dumps(days), still=True)
    page, get = trainer.page, trainer.get
    due = page.get_by_text(get("karuta-trainer-due", count=3))
    expect(due).to_be_visible()
    trainer.begin.click()
    missed = trainer.answer(right=False)
    trainer.next.click()
    slow = trainer.answer(after=6000)
    expect(trainer.result).to_have_text(get("karuta-trainer-slow", seconds="6"))
    trainer.next.click()
    quick = trainer.answer()
    trainer.next.click()
    assert trainer.answer() == missed, "what was missed comes back in the same session"
    page.keyboard.press("Enter")
    trainer.begin.wait_for()
    assert sorted({missed, slow, quick}) == [17, 21, 86]
    boxes = {code: entry["box"] for code, entry in trainer.kept()["poems"].items()}
    before = {"k087": 2, "k018": 2, "k022": 3}
    assert boxes[CODES[missed]] == 2
    assert boxes[CODES[slow]] == before[CODES[slow]]
    assert boxes[CODES[quick]] == before[CODES[quick]] + 1

    nothing = get("karuta-trainer-due", count=0)
    expect(page.get_by_text(nothing)).to_be_visible()
    trainer.begin.click()
    expect(page.get_by_text(get("karuta-trainer-nothing"))).to_be_visible()
    waits = {1: 0, 2: 1, 3: 3, 4: 7}
    expected = {code: waits[box] for code, box in boxes.items()}
    for day in range(1, 8):
        page.clock.fast_forward(DAY)
        count = sum(1 for wait in expected.values() if wait <= day)
        expect(page.get_by_text(get("karuta-trainer-due", count=count))).to_be_visible()
    assert count == 3


def test_new_poems_are_begun_so_many_a_day(open_table: Callable[..., Table]) -> None:
    trainer = Trainer(open_table("desktop", "en"), still=True, goal=10)
    page, get = trainer.page, trainer.get
    expect(page.get_by_text(get("karuta-trainer-fresh", count=10))).to_be_visible()
    trainer.begin.click()
    seen = []
    for _ in range(10):
        seen.append(trainer.answer())
        page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_text(get("karuta-trainer-goal-met"))).to_be_visible()
    new = len(set(seen))
    assert new == 9, "the first one was asked again after eight others"
    expect(page.get_by_text(get("karuta-trainer-fresh", count=10 - new))).to_be_visible()
    page.clock.fast_forward(DAY)
    expect(page.get_by_text(get("karuta-trainer-fresh", count=10))).to_be_visible()
    expect(page.get_by_text(get("karuta-trainer-streak", days=1))).to_be_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_card_and_its_beginning_written(open_table: Callable[..., Table], axe: str, size: str) -> None:
    """Latin letters and kana, the keys on the page, and what is too short."""
    trainer = Trainer(open_table(size, "en"), way="beginning", answer="write", set="kana-ち")
    page, get = trainer.page, trainer.get
    trainer.begin.click()
    field = page.get_by_role("textbox", name=get("karuta-trainer-write"))
    check(page, axe, "write")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    ways = {16: "tiha", 41: "CHIGIRIKI", 74: "ちぎりお"}
    for turn in range(3):
        name = trainer.question.locator("strong").inner_text()
        card = next(card for card in ways if trainer.card(CODES[card]) == name)
        if size == "desktop":
            expect(field).to_be_focused()
        if turn == 0:
            field.fill("chi")
            page.keyboard.press("Enter")
            answer = poems.kimariji(card)
            expect(trainer.result).to_have_text(get("karuta-trainer-short", kana="ち", card=answer))
        elif turn == 1 or card == 16:
            field.fill(ways[card])
            page.keyboard.press("Enter")
            expect(trainer.result).to_contain_text(get("karuta-trainer-right"))
        else:  # each kana by its key; a voiced one by the key of the other and the mark
            keys = page.get_by_role("group", name=get("karuta-trainer-kana"))
            for kana in poems.kimariji(card):
                plain = {"ぎ": "き"}.get(kana, kana)
                keys.get_by_role("button", name=plain, exact=True).click()
                if plain != kana:
                    keys.get_by_role("button", name=get("karuta-trainer-kana-mark")).click()
            expect(field).to_have_value(poems.kimariji(card))
            page.get_by_role("button", name=get("karuta-trainer-check"), exact=True).click()
            expect(trainer.result).to_contain_text(get("karuta-trainer-right"))
        expect(trainer.next).to_be_focused()
        check(page, axe, f"written {turn}")
        page.keyboard.press("Enter")
        expect(trainer.next).to_have_count(0)
    page.keyboard.press("Escape")
    trainer.begin.wait_for()


def test_a_card_and_its_beginning_chosen(open_table: Callable[..., Table], axe: str) -> None:
    trainer = Trainer(open_table("desktop", "en"), way="beginning", count=8, set="length-6")
    page, get = trainer.page, trainer.get
    trainer.begin.click()
    expect(trainer.question).to_be_focused()
    check(page, axe, "beginnings")
    name = trainer.question.locator("strong").inner_text()
    card = next(card for card in range(100) if trainer.card(CODES[card]) == name)
    names = trainer.places()
    assert len(set(names)) == 8
    page.keyboard.press(str(names.index(poems.kimariji(card)) + 1))
    expect(trainer.result).to_contain_text(get("karuta-trainer-right"))


def test_what_has_become_decisive(open_table: Callable[..., Table], axe: str) -> None:
    """With poems read already, the beginning is that of the rules among those that are left."""
    kimariji = {poems.kimariji(card): card for card in range(100)}
    long = [card for kana, card in kimariji.items() if len(kana) == 6]
    stored = book({CODES[card]: entry(2, NOON) for card in long})
    trainer = Trainer(open_table("desktop", "en"), stored, dynamic=True, set="length-6")
    page, get = trainer.page, trainer.get
    trainer.begin.click()
    asked: list[int] = []
    shorter = 0
    for turn in range(6):
        expect(trainer.next).to_have_count(0)
        page.get_by_text(re.compile(r"^\d+ poems unread")).click()
        if turn == 0:
            check(page, axe, "dynamic")
        text = page.get_by_text(get("karuta-read-so-far")).locator("..").inner_text()
        read = {kimariji[kana] for kana in KANA.findall(text)}
        assert len(read) == 47 + turn, "half of the other ninety-four, and those asked"
        assert read.intersection(long) == set(asked)
        unread = sum(1 << card for card in range(100) if card not in read)
        shown = [trainer.question.locator("strong").inner_text()]
        fits = [card for card in long if [poems.kimariji(card, unread)] == shown and card not in asked]
        assert len(fits) == 1
        asked += fits
        shorter += len(shown[0]) < 6
        page.get_by_role("button", name=trainer.card(CODES[fits[0]]), exact=True).click()
        expect(trainer.result).to_contain_text(get("karuta-trainer-right"))
        page.keyboard.press("Enter")
    assert shorter >= 3, "of two that begin alike the second one is known sooner"


def test_the_answer_can_be_shown(open_table: Callable[..., Table]) -> None:
    trainer = Trainer(open_table("desktop", "en"), set="length-1", poem=False)
    page, get = trainer.page, trainer.get
    trainer.begin.click()
    card = trainer.asked()
    page.get_by_role("button", name=get("karuta-trainer-show"), exact=True).click()
    expect(trainer.result).to_have_text(get("karuta-trainer-wrong", card=trainer.card(CODES[card])))
    expect(page.get_by_role("article")).to_have_count(0)
    assert trainer.kept()["poems"][CODES[card]]["right"] == 0


def test_the_statistics_can_be_sorted(open_table: Callable[..., Table], axe: str) -> None:
    stored = book(
        {
            "k010": entry(2, NOON, seen=9, right=9, times=[800, 1200]),
            "k020": entry(5, NOON.replace(year=2027, month=1, day=2), seen=4, right=1, times=[3000]),
            "k030": entry(1, NOON, seen=6, right=3, times=[500], taken={"k021": 2}),
        }
    )
    trainer = Trainer(open_table("desktop", "en"), stored)
    page, get = trainer.page, trainer.get
    table = page.get_by_role("table")

    def first(column: str, times: int) -> list[str]:
        for _ in range(times):
            table.get_by_role("columnheader").get_by_role("button", name=get(column)).click()
        rows = table.get_by_role("row").all()[1:4]
        return [re.findall(r"\d+", row.inner_text())[0] for row in rows]

    assert table.get_by_role("row").count() == 101
    assert first("karuta-trainer-seen", 1) == ["10", "30", "20"]
    head = table.get_by_role("columnheader", name=get("karuta-trainer-seen"))
    expect(head).to_have_attribute("aria-sort", "descending")
    assert first("karuta-trainer-seen", 1) == ["20", "30", "10"]
    assert first("karuta-trainer-share", 1) == ["20", "30", "10"]
    assert first("karuta-trainer-median", 1) == ["20", "10", "30"]
    assert first("karuta-trainer-column-box", 2) == ["30", "10", "20"]
    assert first("karuta-trainer-again", 2)[0] == "20"
    check(page, axe, "sorted")
    page.get_by_role("button", name=f"30 {poems.kimariji(29)} {trainer.card('k030')}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("article")).to_be_visible()
    confused = get("karuta-trainer-confused", card=trainer.card("k021"))
    expect(dialog.get_by_text(confused)).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    trainer.begin.wait_for()


def test_it_is_fetched_only_when_it_is_opened(open_table: Callable[..., Table], server: Running) -> None:
    table = open_table("desktop", "en", home=False)
    page, get = table.page, table.texts.get
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"http://{server.address}/")
    door = page.get_by_role("link", name=get("door-trainer")).last
    door.wait_for()
    own = re.compile(r"Trainer-|api/poems|text/(?:trainer|poems|karuta)/")
    assert asked and [url for url in asked if own.search(url)] == []
    door.click()
    page.get_by_role("button", name=get("karuta-trainer-start"), exact=True).wait_for()
    assert [
        name for name in ("Trainer-", "api/poems", "text/trainer/en") if name not in " ".join(asked)
    ] == []


def test_a_karuta_game_leads_to_it(open_table: Callable[..., Table]) -> None:
    table = open_table("desktop", "en")
    page, get = table.page, table.texts.get
    form = page.get_by_role("form", name=get("new-match"))
    link = form.get_by_role("link", name=get("door-trainer"))
    page.get_by_role("radio", name=get("koi_koi-name"), exact=True).check()
    expect(link).to_have_count(0)
    page.get_by_role("radio", name=get("kyogi_karuta-name"), exact=True).check()
    link.click()
    page.get_by_role("heading", name=get("door-trainer"), level=1).wait_for()
    page.get_by_role("button", name=get("home"), exact=True).click()
    page.get_by_role("heading", name=get("home-title")).wait_for()
