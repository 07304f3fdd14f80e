"""Uta-karuta in the browser: readings by roles and names, the keyboard, what is hidden, and its letters."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from hato.cards.poems import DECK, POEMS
from hato.texts import texts
from tests.browser.faults import check
from tests.browser.seated import YOU, Deal
from tests.browser.table import SIZES, Table
from tests.browser.uta_table import Uta, at, before, facts_of, large, last_answer, returned
from tests.server.running import Running

pytestmark = pytest.mark.browser

LANGUAGES = ("en", "ja", "ko", "ru", "uk")
READINGS = 5

Open = Callable[..., Table]

ATTRIBUTES = """(all) => all.map((one) => JSON.stringify([
  [...one.attributes].map(({name, value}) => [name, value]).filter(([name]) => !OWN.includes(name)),
  [...new Set([...one.querySelectorAll("*")].map((part) => `${part.tagName}.${part.className}`))],
]))""".replace("OWN", "['aria-label', 'aria-keyshortcuts', 'tabindex']")
"""Everything that is told of cards but their names and signs."""


def started(table: Table) -> Uta:
    """A match from the home page up to the choice of the yakufuda, against players who know no poem."""
    get = table.texts.get
    table.page.get_by_role("radio", name=get("uta_karuta-name"), exact=True).check()
    table.page.get_by_role("radio", name=get("uta_karuta-level-random"), exact=True).check()
    table.button("play").click()
    table.pass_the_draw()
    uta = Uta(table)
    uta.ready.first.wait_for()
    return uta


def opened(table: Table, server: Running, deal: Deal) -> Uta:
    deal.open(server, table.page)
    uta = Uta(table)
    table.hand.wait_for()
    return uta


@pytest.mark.parametrize("size", SIZES)
def test_readings_are_played_by_role_and_name(open_table: Open, size: str) -> None:
    uta = started(open_table(size))
    assert uta.cards.count() == 25
    for _ in range(READINGS):
        if not uta.step():
            break  # who has pearls can be quick
    said = uta.table.state()
    assert uta.get("uta_karuta-log-chose-answer", who="you") in said
    assert uta.get("uta_karuta-log-chose-decline", who="you") not in said
    assert uta.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_a_whole_match_is_played_by_role_and_name(open_table: Open, size: str) -> None:
    uta = started(open_table(size))
    while uta.step():
        pass
    expect(uta.table.again).to_be_visible()
    assert uta.page.get_by_role("table", name=uta.get("score-sheet")).get_by_role("row").count() == 3


@pytest.mark.parametrize("size", SIZES)
def test_the_last_card_wins_the_match(open_table: Open, server: Running, axe: str, size: str) -> None:
    uta = opened(open_table(size, home=False), server, before(last_answer, right=0.9))
    uta.step()
    expect(uta.table.again).to_be_visible()
    expect(
        uta.page.get_by_role("heading", name=uta.get("match-over", winner=uta.get("you"), you="yes"))
    ).to_be_visible()
    check(uta.page, axe, "result")


def test_the_yakufuda_is_pressed_twice_and_lies_open(open_table: Open, server: Running, axe: str) -> None:
    table = open_table("phone", home=False)
    uta = opened(table, server, before(at("yaku")))
    name = uta.ready.nth(3).get_attribute("aria-label") or ""
    uta.ready.nth(3).click()
    expect(table.page.get_by_text(uta.get("uta_karuta-hint-yaku-again"))).to_be_visible()
    check(table.page, axe, "yakufuda chosen")
    uta.ready.nth(3).click()
    expect(uta.upper.or_(uta.whole)).to_be_visible()
    mine = uta.table.hand.get_by_role("button", name=f"{name}, {uta.get('uta_karuta-yaku')}", exact=True)
    others = table.page.get_by_text(f"{uta.get('uta_karuta-yaku')}: ")
    assert mine.count() <= 1
    assert others.count() >= 2  # one of them may have been answered at once


def test_the_owner_presses_the_card_once(open_table: Open, server: Running) -> None:
    deal = before(at("answer", mine=True, read=3))
    uta = opened(open_table("desktop", home=False), server, deal)
    code = uta.poem()
    assert code == facts_of(deal.session())["poem"]
    count = uta.cards.count()
    uta.knows()
    expect(uta.cards).to_have_count(count - 1)


@pytest.mark.parametrize("choices", ["4", "6", "hand_of_owner"])
def test_another_seat_chooses_an_ending(open_table: Open, server: Running, axe: str, choices: str) -> None:
    deal = before(at("answer", mine=False, read=2), choices=choices)
    table = open_table("phone", home=False)
    deal.open(server, table.page)
    uta = Uta(table)
    uta.upper.wait_for()
    if choices == "hand_of_owner":
        owner = table.page.get_by_role("toolbar").get_by_role("button")
        owner.first.wait_for()
        assert owner.count() == len(deal.session().view(YOU).choices) - 1  # one is to decline
        expect(table.hand).to_have_count(0)
        check(table.page, axe, "cards of another")
        state = table.state()
        owner.and_(table.page.get_by_role("button", name=uta.name(uta.poem()), exact=True)).click()
    else:
        assert uta.endings.count() == int(choices)
        check(table.page, axe, "endings")
        assert uta.ready.count() == 0
        state = table.state()
        uta.knows()
    table.changed(state)
    expect(table.page.get_by_role("log")).to_contain_text(uta.get("uta_karuta-log-chose-answer", who="you"))


def test_cards_are_given_and_the_rest_is_kept(open_table: Open, server: Running, axe: str) -> None:
    deal = before(at("pearl"), right=0.7)
    uta = opened(open_table("phone", home=False), server, deal)
    expect(uta.whole).to_be_visible()
    check(uta.page, axe, "pearl")
    count = uta.ready.count()
    uta.ready.first.click()
    expect(uta.ready).to_have_count(count - 1)
    uta.done.click()
    expect(uta.done).to_have_count(0)


def test_the_keyboard_alone_is_enough(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    uta, keys = opened(table, server, before(at("yaku"))), table.page.keyboard
    uta.ready.first.focus()
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    keys.press("Enter")
    keys.press("Enter")
    for _ in range(READINGS):
        uta.ready.or_(uta.endings).or_(uta.result).first.wait_for()
        if uta.result.first.is_visible():
            break
        state = table.state()
        if uta.endings.count():
            keys.press("1")
        else:
            uta.ready.first.focus()
            keys.press("Enter")
        table.changed(state)
    # what is not pressed in time is declined
    assert uta.get("uta_karuta-log-chose-decline", who="you") not in table.state()


@pytest.mark.parametrize(("key", "verb"), [("2", "answer"), ("d", "decline")])
def test_an_ending_is_chosen_or_declined_by_a_key(
    open_table: Open, server: Running, key: str, verb: str
) -> None:
    table = open_table("desktop", home=False)
    uta, keys = opened(table, server, before(at("answer", mine=False, read=6))), table.page.keyboard
    uta.endings.first.wait_for()
    keys.press("v")
    dialog = table.page.get_by_role("dialog", name=uta.get("uta_karuta-last"), exact=True)
    expect(dialog).to_be_visible()
    keys.press("Escape")
    expect(dialog).to_be_hidden()
    keys.press(key)
    expect(table.page.get_by_role("log")).to_contain_text(uta.get(f"uta_karuta-log-chose-{verb}", who="you"))


@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_never_tells_the_lower_half_before_the_answer(
    open_table: Open, server: Running, language: str, mine: bool
) -> None:
    deal = before(at("answer", mine=mine, read=4))
    code = facts_of(deal.session())["poem"]
    poem = POEMS[DECK.card(code)]
    table = open_table("desktop", language, home=False)
    uta = opened(table, server, deal)
    expect(uta.upper).to_be_visible()
    page = table.page.evaluate("document.documentElement.outerHTML")
    told = texts(language)
    number = poem.number
    secret = [poem.shimo_ja, poem.shimo_ja.split()[1], poem.shimo_kana, poem.shimo_romaji, poem.poet_ja, code]
    secret += told.get(f"poem-{number}", "shimo").split(" / ")
    secret += [told.get(f"poem-{number}", "poet")]
    assert not [one for one in secret if one in page]
    cards = uta.endings if not mine else uta.cards.filter(has_not=table.page.locator("i"))
    looks = cards.evaluate_all(ATTRIBUTES)
    assert len(looks) > 3
    assert len(set(looks)) == 1
    assert page.count(told.get(f"card-{code}")) <= 1


def test_a_poem_that_comes_back_is_not_shown_in_between(open_table: Open, server: Running) -> None:
    deal = before(returned)
    order = facts_of(deal.session())["order"]
    table = open_table("desktop", home=False)
    uta = opened(table, server, deal)
    expect(uta.upper).to_be_visible()
    page = table.page.evaluate("document.documentElement.outerHTML")
    assert POEMS[DECK.card(order[-2])].shimo_romaji not in page


@pytest.mark.parametrize("size", SIZES)
def test_a_large_hand_scrolls_within_itself(open_table: Open, server: Running, size: str) -> None:
    deal = before(large, penalty_cards=5, penalty_to="all_who_failed")
    table = open_table(size, home=False)
    uta = opened(table, server, deal)
    last = uta.cards.last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    expect(uta.upper).to_be_in_viewport()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    box = uta.cards.first.bounding_box()
    assert box is not None and box["width"] >= 44


def test_one_font_has_all_that_is_written_of_the_poems(open_table: Open, server: Running) -> None:
    """Kanji and kana of the poems and their poets, and the poems in the Japanese of today."""
    table = open_table("desktop", "en", home=False)
    opened(table, server, before(at("yaku")))
    told = texts("ja")
    written = {
        letter
        for poem in POEMS
        for text in (
            poem.poet_ja,
            poem.poet_kana,
            poem.kami_ja,
            poem.shimo_ja,
            poem.kami_kana,
            poem.shimo_kana,
        )
        + (poem.kami_yomi, poem.shimo_yomi, poem.torifuda)
        + tuple(told.get(f"poem-{poem.number}", part) for part in ("kami", "shimo", "poet"))
        for letter in text
        if ord(letter) >= 0x2E80
    }
    table.page.evaluate(
        """(text) => {
          const made = document.createElement("p");
          made.id = "all-letters";
          made.style.cssText = "font: 700 16px Poems; word-break: break-all; width: 600px";
          made.textContent = text;
          document.body.replaceChildren(made);
        }""",
        "".join(sorted(written)),
    )
    table.page.evaluate("document.fonts.ready")
    session = table.page.context.new_cdp_session(table.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#all-letters"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert all(font["isCustomFont"] for font in fonts), fonts
    assert sum(font["glyphCount"] for font in fonts) == len(written) > 500
