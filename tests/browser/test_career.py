"""The 1995 mode in the browser (C-1 to C-6): menu, a career by keyboard alone, the account, both endings."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from hato.cards import hanafuda
from hato.core import registry
from hato.games.hato.scoring import card_value
from hato.server.catalogue import game_info
from tests.browser.careers import OTHER, YOU, Career, seat
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]
BOTH = pytest.mark.parametrize("size", list(SIZES))


def career(open_table: Open, size: str = "desktop", language: str = "en") -> Career:
    table = open_table(size, language)
    found = Career(table.page, table.texts)
    found.menu()
    return found


def begin(one: Career, level: str = "random", capital: str = "1,000", extra: str = "yes") -> None:
    get = one.texts.get
    one.page.get_by_role("group", name=get("career-capital")).get_by_role("radio", name=capital).check()
    one.page.get_by_role("radio", name=get(f"level-{level}"), exact=True).check()
    one.page.get_by_role("radio", name=get(f"career-extra-{extra}"), exact=True).check()
    one.button("career-start").click()
    one.hand.wait_for()


@pytest.mark.parametrize("size", often([("desktop",), ("phone",)], [("desktop",)]))
def test_hac_49_a_career_of_three_rounds_by_keyboard_alone(open_table: Open, size: str) -> None:
    one = career(open_table, size)
    page, get = one.page, one.texts.get
    group = page.get_by_role("group", name=get("career-capital"))
    for _ in range(60):
        one.press("Tab")
        if group.get_by_role("radio", name="500").evaluate("radio => radio === document.activeElement"):
            break
    one.press("ArrowRight")
    assert group.get_by_role("radio", name="1,000").is_checked()
    one.tab_to("career-start")
    one.press("Enter")
    one.hand.wait_for()
    for number in (1, 2, 3):
        page.get_by_role("heading", level=1, name=re.compile(rf"\b{number}$")).wait_for(state="attached")
        turns = 0
        while (asked := one.wait()) in ("hand", "field"):
            one.turn(by_arrows=turns % 2 == 1)
            turns += 1
            assert turns < 60
        assert asked == "next"
        one.press("t")
        one.button("show-result").wait_for()
        one.press("t")
        one.next_round.wait_for()
        one.press("Enter")
        one.next_round.wait_for(state="hidden")
    one.press("x")
    one.button("continue").wait_for()
    one.tab_to("continue")
    one.press("Enter")
    one.hand.wait_for()


@pytest.mark.parametrize(
    ("size", "broke"),
    often(product(SIZES, (YOU, OTHER)), [("desktop", YOU), ("phone", OTHER)]),
)
def test_c_5_both_endings(open_table: Open, server: Running, axe: str, size: str, broke: int) -> None:
    one = career(open_table, size)
    page, get = one.page, one.texts.get
    seat(server, page, broke)
    one.menu()
    page.reload()
    one.button("continue").click()
    one.hand.wait_for()
    one.press("1", "Enter")
    one.new.wait_for()
    title = get("career-broke" if broke == YOU else "career-bank")
    ending = page.get_by_role("region", name=title)
    expect(ending).to_be_visible()
    history = ending.get_by_role("table", name=get("career-history"))
    assert history.get_by_role("row").count() == 2
    cells = history.get_by_role("cell").all_inner_texts()
    assert cells[-1] == ("0" if broke == YOU else "200")
    assert cells[-2] == ("−100" if broke == YOU else "+100")
    best = ending.get_by_text("+100 in round 1", exact=True)
    worst = ending.get_by_text("−100 in round 1", exact=True)
    assert (best.count(), worst.count()) == ((0, 1) if broke == YOU else (1, 0))
    check(page, axe, "ending")
    box = ending.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= SIZES[size]["width"]
    page.reload()  # the ending is still there, and so is the way on
    one.new.wait_for()
    one.new.click()
    one.new.wait_for(state="hidden")
    one.hand.wait_for()
    assert one.wait() in ("hand", "field")


@pytest.mark.parametrize(
    ("size", "language"),
    often(product(SIZES, ("en", "ru", "ko")), [("desktop", "ko"), ("phone", "ru")]),
)
def test_no_screen_of_the_mode_has_a_fault(open_table: Open, axe: str, size: str, language: str) -> None:
    one = career(open_table, size, language)
    page = one.page
    page.locator("summary", has_text=one.texts.get("career-options")).click()
    check(page, axe, "menu")
    one.button("keys").click()
    check(page, axe, "keys")
    one.press("Escape")
    one.button("career-start").click()
    one.hand.wait_for()
    one.wait()
    check(page, axe, "table")
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= SIZES[size]["width"]
    while one.wait() in ("hand", "field"):
        one.turn(by_arrows=False)
    check(page, axe, "account")
    for button in page.get_by_role("button").all():
        box = button.bounding_box() if button.is_visible() else None
        assert box is None or (box["x"] > -2 and box["x"] + box["width"] < SIZES[size]["width"] + 2)


def test_c_6_a_career_stands_beside_an_ordinary_match(open_table: Open) -> None:
    table = open_table("desktop")
    table.start()
    table.wait()
    ordinary = table.page.evaluate("localStorage['hato.seat']")
    one = Career(table.page, table.texts)
    one.menu()
    begin(one)
    one.wait()
    kept = one.page.evaluate("[localStorage['hato.seat'], localStorage['hato.career']]")
    assert kept[0] == ordinary and kept[1] != ordinary
    one.page.reload()
    one.hand.wait_for()
    one.page.goto(f"{one.page.url.split('#')[0]}#table")
    heading = one.texts.get("table-title", game=one.texts.get("koi_koi-name"), round=1)
    one.page.get_by_role("heading", level=1, name=heading).wait_for(state="attached")
    one.page.go_back()
    one.hand.wait_for()
    name = one.texts.get("table-title", game=one.texts.get("hato-name"), round=1)
    one.page.get_by_role("heading", level=1, name=name).wait_for(state="attached")


@BOTH
def test_hac_29_every_card_shows_its_month_and_its_points(open_table: Open, size: str) -> None:
    one = career(open_table, size)
    begin(one)
    one.wait()
    page = one.page
    found = page.evaluate(
        """() => [...document.querySelectorAll('.hand .card, .field .card')].map((card) => [
          card.querySelector('img').src.split('/').pop().split('.')[0],
          ...[...card.querySelectorAll('.print')].map((print) => Number(print.dataset.print))])"""
    )
    faces = [one for one in found if not one[0].startswith("back")]
    assert len(faces) >= 18
    months = {"11": 12, "12": 11}
    for code, month, points in faces:
        assert month == months.get(code[:2], int(code[:2])), code
        assert points == card_value(code, "standard"), code
    corner = page.evaluate(
        """() => [...document.querySelectorAll('.hand .card')].map((card) => {
          const box = card.getBoundingClientRect();
          return [...card.querySelectorAll('.print')].map((print) => {
            const own = print.getBoundingClientRect();
            return [own.x - box.x < box.width / 2, own.y - box.y < box.height / 2];
          });
        })"""
    )
    assert all(prints == [[True, True], [True, False]] for prints in corner)
    label = one.playable.first.get_attribute("aria-label") or ""
    assert re.search(r", \d+ points$", label)


def test_what_is_printed_is_what_the_cards_count() -> None:
    """The page prints what it is sent: for each preset of each game what its cards count, or nothing."""
    for game in registry.games().values():
        for preset in game_info(game, ()).presets:
            sent = {game.deck.card(code): points for code, points in preset.values.items()}
            assert sent == game.values(game.presets[preset.id])
    for preset in game_info(registry.game("hato"), ()).presets:
        values = registry.game("hato").presets[preset.id].card_values
        assert preset.values == {code: card_value(code, values) for code in hanafuda.CODES}


@BOTH
def test_hac_47_money_points_and_both_piles_are_always_in_sight(open_table: Open, size: str) -> None:
    one = career(open_table, size)
    begin(one)
    page, get = one.page, one.texts.get
    for _ in range(4):
        if one.wait() in ("hand", "field"):
            one.turn(by_arrows=False)
    one.wait()
    assert page.get_by_title(get("career-money")).count() == 2
    assert page.get_by_title(get("career-points")).count() == 2
    for purse in page.get_by_title(get("career-money")).all():
        assert purse.is_visible() and "1,000" in purse.inner_text()
    piles = page.get_by_role("group", name=re.compile("captures|captured", re.IGNORECASE))
    assert piles.count() == 2
    assert all(pile.is_visible() for pile in piles.all())


def test_hac_50_the_steps_of_a_turn_are_told(open_table: Open) -> None:
    one = career(open_table)
    begin(one, extra="no")
    steps = one.page.get_by_role("list", name=one.texts.get("career-steps"))
    one.wait()
    assert steps.get_by_role("listitem").count() == 2
    assert one.texts.get("career-step-1") in steps.locator("[aria-current=step]").inner_text()


def test_hac_48_the_host_speaks_politely_and_can_be_silent(open_table: Open) -> None:
    one = career(open_table)
    page, get = one.page, one.texts.get
    host = page.get_by_role("region", name=get("career-host"))
    said = host.get_by_role("status")
    expect(said).to_contain_text(re.compile(r"\w{3}.*\w{3}"))
    assert said.get_attribute("aria-live") == "polite"
    begin(one)
    one.wait()
    expect(said).to_contain_text(re.compile("round 1|you lead|you begin", re.IGNORECASE))
    seen = {said.inner_text()}
    while one.wait() in ("hand", "field"):
        one.turn(by_arrows=False)
        seen.add(said.inner_text())
    assert len(seen) > 2
    one.press("o")
    assert host.count() == 0
    page.reload()
    one.next_round.wait_for()
    assert host.count() == 0
    one.press("o")
    assert host.count() == 1


OPEN = """() => [...document.querySelectorAll('.captured .card img, .field .card img')]
  .map((one) => one.src.split('/').pop().split('.')[0])"""


def test_hac_48_the_host_never_speaks_of_hidden_cards(open_table: Open) -> None:
    """Whatever card she names lies open: it was captured by somebody."""
    one = career(open_table)
    begin(one)
    names = {one.texts.get(f"card-{code}"): code for code in hanafuda.CODES if code[0].isdigit()}
    said = one.page.get_by_role("region", name=one.texts.get("career-host")).get_by_role("status")
    named = 0
    while one.wait() in ("hand", "field"):
        one.turn(by_arrows=False)
        one.wait()
        words = set(re.findall("“([^”]+)”", said.inner_text())) & set(names)
        open_codes = set(one.page.evaluate(OPEN))
        named += len(words)
        assert {names[word] for word in words} <= open_codes
    assert named > 0


COUNT = """() => {
  window.notes = 0;
  const create = BaseAudioContext.prototype.createOscillator;
  BaseAudioContext.prototype.createOscillator = function () { window.notes += 1; return create.call(this); };
}"""


HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_hac_48_music_waits_for_a_gesture_and_plays_only_here(open_table: Open) -> None:
    table = open_table("desktop")
    page, get = table.page, table.texts.get
    page.add_init_script(f"({COUNT})()")
    page.reload()
    one = Career(page, table.texts)
    one.menu()
    page.wait_for_timeout(700)
    assert page.evaluate("window.notes") == 0  # nobody has touched anything
    page.mouse.click(5, 400)
    page.wait_for_function("() => window.notes > 10")
    page.goto(f"{page.url.split('#')[0]}#")
    page.wait_for_timeout(1200)
    quiet = page.evaluate("window.notes")
    page.wait_for_timeout(2000)
    assert page.evaluate("window.notes") == quiet  # none on other pages
    table.start()
    table.wait()
    page.wait_for_timeout(1500)
    # a table makes sounds, but single ones; a bar of music is more than ten notes at once
    before = page.evaluate("window.notes")
    page.wait_for_timeout(5000)
    assert page.evaluate("window.notes") - before < 10
    table.button("menu").click()
    page.get_by_role("button", name=get("settings"), exact=True).click()
    page.get_by_role("radio", name=get("music-always"), exact=True).check()
    page.wait_for_function(f"() => window.notes > {before} + 10")
    page.evaluate(HIDE, True)
    page.wait_for_timeout(300)
    still = page.evaluate("window.notes")
    page.wait_for_timeout(5000)
    assert page.evaluate("window.notes") == still  # nobody hears a hidden page
    page.evaluate(HIDE, False)
    page.wait_for_function(f"() => window.notes > {still} + 5")


def test_settings_of_an_older_page_go_on(open_table: Open) -> None:
    table = open_table("desktop")
    page, get = table.page, table.texts.get
    table.button("settings").wait_for()
    page.evaluate(
        "localStorage['hato.settings'] = JSON.stringify({language: 'en', volume: 0.3, muted: true})"
    )
    page.reload()
    table.button("settings").click()
    assert not page.get_by_role("checkbox", name=get("sound"), exact=True).is_checked()
    assert page.get_by_role("slider", name=get("volume"), exact=True).input_value() == "0.3"
    assert page.get_by_role("radio", name=get("music-career"), exact=True).is_checked()
    assert page.get_by_role("slider", name=get("music-volume"), exact=True).is_enabled()


def test_a_page_that_changes_no_setting_writes_none(open_table: Open) -> None:
    table = open_table("desktop")
    table.button("settings").wait_for()
    assert table.page.evaluate("localStorage['hato.settings'] ?? null") is None


def test_hac_45_the_menu_offers_four_levels(open_table: Open) -> None:
    one = career(open_table)
    levels = one.page.get_by_role("group", name=one.texts.get("opponent")).get_by_role("radio")
    names = [one.texts.get(f"level-{level}") for level in ("random", "novice", "greedy", "sampler")]
    assert [radio.get_attribute("aria-label") for radio in levels.all()] == names
