"""Kyogi karuta in the browser: laying, learning, taking, sending, to the end of a match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.faults import check
from tests.browser.kyogi_table import Kyogi
from tests.browser.table import SIZES, Table
from tests.browser.test_meld_drag import STEPS, Finger
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]


VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "en-US" }, { lang: "ja-JP" }],
  addEventListener() {},
  cancel() {},
  speak(words) { said.push([words.voice.lang, words.text]); setTimeout(() => words.onend(), 150); },
} });
"""
"""A browser with a Japanese voice that needs a while for each breath, and a list of what it has said."""


def kept(page: Page, **settings: object) -> None:
    """Settings that somebody made before."""
    page.add_init_script(f"localStorage.setItem('hato.settings', {json.dumps(json.dumps(settings))})")


def fits(page: Page) -> bool:
    """Is all of the table on the screen at once?"""
    found: bool = page.evaluate(
        "(({scrollWidth, scrollHeight}) => scrollWidth <= innerWidth && scrollHeight <= innerHeight)"
        "(document.documentElement)"
    )
    return found


@pytest.mark.parametrize(("size", "by"), [("desktop", "mouse"), ("phone", "finger"), ("desktop", "keys")])
def test_a_match_is_played_by_role_and_name(
    open_table: Open, server: Running, size: str, by: str, axe: str
) -> None:
    table = open_table(size, home=False)
    kept(table.page, language="en", poemKeys=by == "keys")
    game = Kyogi(table, by)
    game.open(server, by)
    check(game.page, axe, "the cards are laid")
    game.start()
    game.play()
    assert game.taken >= 3
    check(game.page, axe, "the end")
    assert game.page.get_by_role("log").get_by_text("You take").count() >= 1
    assert fits(game.page)


def test_the_players_agree_and_the_taker_names_the_ending(
    open_table: Open, server: Running, axe: str
) -> None:
    table = open_table("phone", home=False)
    game = Kyogi(table, "finger")
    game.open(server, "proof", proof="ending4", casual_dispute=True, regroup=True)
    game.start()
    seen: set[str] = set()
    answer = game.answer

    def answered() -> None:
        if game.question.count() > 3 and "proof" not in seen:
            seen.add("proof")
            check(game.page, axe, "the proof")
        answer()

    game.answer = answered  # type: ignore[method-assign]
    game.play()
    log = game.page.get_by_role("log")
    assert log.get_by_text(game.text("call-proved")).count() >= 2
    assert "proof" in seen


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_field_has_room_without_scrolling(
    open_table: Open, server: Running, size: str, axe: str
) -> None:
    game = Kyogi(open_table(size, home=False))
    game.open(server, "whole", cards_per_side=25, ghosts=50)
    assert [len(game.names(mine)) for mine in (True, False)] == [25, 25]
    assert fits(game.page)
    boxes = [
        box
        for mine in (True, False)
        for one in game.camp(mine).get_by_role("button").all()
        if (box := one.bounding_box())
    ]
    width, height = SIZES[size]["width"], SIZES[size]["height"]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes)
    assert min(box["width"] for box in boxes) >= 36
    assert min(box["height"] for box in boxes) >= 70
    game.start()
    check(game.page, axe, "before the first reading")


@pytest.mark.parametrize("size", SIZES)
def test_a_card_on_its_way_is_counted_once(open_table: Open, server: Running, size: str) -> None:
    """In this match the other takes the first card from your camp, and sends you one for it."""
    game = Kyogi(open_table(size, home=False))
    game.open(server, "sent", late_ms=10_000)
    game.start()
    place = game.page.get_by_role("button", name=re.compile(": empty$")).first
    place.wait_for()
    fox = game.table.texts.get("avatar-fox")
    sent = [game.text("sends", who="other", name=fox, count=count) for count in (1, 2)]
    said = game.reader.inner_text()  # at once: a moment later it is laid, and the count is right again
    assert sent[0] in said and sent[1] not in said


def test_no_card_moves_when_another_leaves(open_table: Open, server: Running) -> None:
    game = Kyogi(open_table("phone", home=False))
    game.open(server, "still", cards_per_side=12, ghosts=0)
    game.start()

    def spots() -> dict[str, tuple[float, float]]:
        cards = [one for mine in (True, False) for one in game.camp(mine).get_by_role("button").all()]
        return {
            str(one.get_attribute("aria-label")): (box["x"], box["y"])
            for one in cards
            if (box := one.bounding_box())
        }

    before = spots()
    game.listen()
    expect(game.page.get_by_role("log").get_by_text("The poem was")).to_have_count(1)
    after = spots()
    assert len(after) < len(before)
    assert all(before.get(name, at) == at for name, at in after.items())


def test_cards_are_laid_by_keys(open_table: Open, server: Running) -> None:
    game = Kyogi(open_table("desktop", home=False))
    game.open(server, "keys")
    names = game.names()
    first = game.camp().get_by_role("button").first
    name = str(first.get_attribute("aria-label"))
    card = name.partition(": ")[2]
    first.focus()
    game.page.keyboard.press("Shift+ArrowRight")
    expect(game.camp().get_by_role("button", name=name, exact=True)).to_have_count(0)
    moved = game.camp().get_by_role("button", name=card)
    expect(moved).to_be_focused()
    place = str(moved.get_attribute("aria-label"))
    game.page.keyboard.press("Enter")
    expect(moved).to_have_attribute("aria-pressed", "true")
    expect(game.reader.get_by_role("status")).to_contain_text(card)
    game.page.keyboard.press("ArrowRight")
    game.page.keyboard.press("Enter")
    expect(game.camp().get_by_role("button", name=place, exact=True)).to_have_count(0)
    assert sorted(one.partition(": ")[2] for one in game.names()) == sorted(
        one.partition(": ")[2] for one in names
    )
    game.page.keyboard.press("Escape")
    right = game.page.get_by_role("button", name=game.table.texts.get("karuta-move-up"))
    expect(right).to_have_count(0)


def test_cards_are_laid_by_buttons_and_as_remembered(open_table: Open, server: Running) -> None:
    game = Kyogi(open_table("desktop", home=False))
    game.open(server, "buttons")
    before = game.names()
    game.page.get_by_role("button", name=game.text("layout-save")).click()
    first = game.camp().get_by_role("button").first
    name = str(first.get_attribute("aria-label"))
    first.click()
    game.table.button("karuta-move-down").click()
    expect(game.camp().get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert game.names() != before
    game.page.keyboard.press("Escape")
    game.page.get_by_role("button", name=game.text("layout-saved")).click()
    expect(game.camp().get_by_role("button", name=name, exact=True)).to_have_count(1)
    assert game.names() == before


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_dragged_onto_another_and_both_change(open_table: Open, server: Running, size: str) -> None:
    game = Kyogi(open_table(size, home=False))
    game.open(server, "drag", cards_per_side=25, ghosts=50)
    one, two = (game.camp().get_by_role("button").nth(at) for at in (1, 20))
    names = [str(card.get_attribute("aria-label")) for card in (one, two)]
    points = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for card in (one, two)
        if (box := card.bounding_box())
    ]
    if size == "phone":
        Finger(game.page).drag(points[0], points[1])
    else:
        game.page.mouse.move(*points[0])
        game.page.mouse.down()
        game.page.mouse.move(*points[1], steps=STEPS)
        game.page.mouse.up()
    places, cards = zip(*(name.split(": ") for name in names), strict=True)
    for place, card in zip(places, reversed(cards), strict=True):
        expect(game.camp().get_by_role("button", name=f"{place}: {card}", exact=True)).to_have_count(1)


def test_the_cards_help_learners(open_table: Open, server: Running, axe: str) -> None:
    game = Kyogi(open_table("phone", home=False))
    game.open(server, "help")
    get = game.table.texts.get
    plain = game.names()
    game.table.button("karuta-options").click()
    check(game.page, axe, "how the cards look")
    dialog = game.page.get_by_role("dialog")
    expect(
        dialog.get_by_text(get("karuta-voice-none"))
        .or_(dialog.get_by_text(get("karuta-voice"), exact=True))
        .first
    ).to_be_visible()
    dialog.get_by_role("radio", name=get("karuta-label-kimariji"), exact=True).check()
    dialog.get_by_role("button", name=get("close")).click()
    helped = game.names()
    assert all(one.startswith(f"{name} (") for one, name in zip(helped, plain, strict=True))
    check(game.page, axe, "kimari-ji on the cards")
    turn = game.table.button("karuta-turn")
    turn.click()
    expect(turn).to_have_attribute("aria-pressed", "true")


def test_a_page_that_comes_back_hears_the_rest(open_table: Open, server: Running) -> None:
    """The first poem of this match is absent, so that nobody ends its reading by taking."""
    game = Kyogi(open_table("desktop", home=False))
    game.open(server, "back", pace=150, ghosts=50, late_ms=10_000)
    game.start()
    game.page.wait_for_function("() => document.querySelector('[aria-live=assertive]').innerText.length >= 2")
    heard = game.heard.inner_text()
    game.page.reload()
    game.page.wait_for_function(
        "heard => document.querySelector('[aria-live=assertive]')?.innerText.length > heard.length", arg=heard
    )
    assert game.heard.inner_text().replace("\n", "").startswith(heard.replace("\n", ""))
    game.camp().get_by_role("button").first.click()
    expect(game.page.get_by_role("log").last).to_contain_text("You touched")


def test_a_touch_before_the_first_sound_is_a_false_start_and_no_touch(
    open_table: Open, server: Running
) -> None:
    game = Kyogi(open_table("desktop", home=False))
    game.open(server, "early", pace=150, early="foul")
    game.start()
    game.reader.get_by_text(game.text("hint-calm")).wait_for()
    game.camp().get_by_role("button").first.click()
    expect(game.reader.get_by_role("status")).to_have_text(game.text("false-start", who="you", name=""))
    game.listen()
    log = game.page.get_by_role("log")
    expect(log.get_by_text(game.text("call-early")).first).to_be_visible()
    expect(log.get_by_text("You touched")).to_have_count(1)


def test_a_japanese_voice_reads_what_is_shown(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    kept(table.page, language="en", poemVoice=True)
    table.page.add_init_script(VOICE)
    game = Kyogi(table)
    game.open(server, "voice", pace=80)
    table.button("karuta-options").click()
    expect(table.page.get_by_role("checkbox", name=table.texts.get("karuta-voice"))).to_be_checked()
    table.page.keyboard.press("Escape")
    game.start()
    game.page.wait_for_function("() => document.querySelector('[aria-live=assertive]').innerText.length >= 5")
    heard = game.heard.inner_text().replace("\n", "")
    game.page.wait_for_timeout(400)
    said: list[list[str]] = game.page.evaluate("said")
    assert {language for language, _ in said} == {"ja-JP"}
    assert "".join(text for _, text in said).startswith(heard)


def test_a_spoken_game_shows_no_text_where_there_is_a_voice(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    table.page.add_init_script(VOICE)
    game = Kyogi(table)
    game.open(server, "spoken", pace=80, presentation="speech")
    game.start()
    game.page.wait_for_function("() => said.map(([, text]) => text).join('').length >= 5")
    assert game.heard.inner_text() == ""
