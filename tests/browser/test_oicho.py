"""An Oicho-Kabu evening in the browser: bets, a third card, three of a kind, and the account."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.oicho_table import GAME, Bank, before_arashi
from tests.browser.seated import YOU
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]


def seated(table: Table, seats: int, rounds: int = 3, preset: int = 0) -> Bank:
    """A new match from the home page."""
    get, page = table.texts.get, table.page
    page.get_by_role("radio", name=get("oicho_kabu-name"), exact=True).check()
    page.get_by_role("combobox", name=get("preset"), exact=True).select_option(index=preset)
    seat = page.get_by_role("radio", name=str(seats), exact=True)
    seat.check()
    page.get_by_role("radio", name=get("oicho_kabu-value-length-rounds", n=rounds), exact=True).check()
    table.button("play").click()
    table.button("draw-skip").click()
    return Bank(table)


def step(bank: Bank) -> bool:
    """Answers what is asked; False when the round is over."""
    waiting = bank.bets.or_(bank.question).or_(bank.result)
    waiting.first.wait_for()
    if bank.result.first.is_visible():
        return False
    if bank.bets.is_visible():
        bank.more(1).click()
        bank.amount(3).fill("2")
        bank.amount(3).press("Tab")
        total = sum(int(bank.amount(hand).input_value()) for hand in range(1, 5))
        bank.place(total).click()
        expect(bank.bets).to_have_count(0)
    else:
        third, stand = bank.answer("third"), bank.answer("stand")
        (third if third.is_visible() else stand).click()
        bank.page.wait_for_timeout(50)
    return True


@pytest.mark.parametrize("size", often([(size,) for size in SIZES], [("desktop",)]))
def test_an_evening_is_played_by_role_and_name(open_table: Open, size: str) -> None:
    table = open_table(size)
    bank = seated(table, 3)
    for number in range(3):
        while step(bank):
            pass
        page = table.page
        assert (
            page.get_by_role("table", name=table.texts.get("score-sheet")).get_by_role("row").count()
            >= number + 3
        )
        if number < 2:
            table.next_round.click()
            expect(table.next_round).to_have_count(0)
    expect(table.again).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_simple_game_is_played_too(open_table: Open, size: str) -> None:
    bank = seated(open_table(size), 4, preset=1)
    while step(bank):
        pass
    expect(bank.table.next_round).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_third_card_makes_an_arashi_and_wins_double(open_table: Open, server: Running, size: str) -> None:
    table = open_table(size, home=False)
    deal = before_arashi()
    deal.open(server, table.page)
    bank = Bank(table)
    bank.question.wait_for()
    asked = bank.question.inner_text()
    hand = next(number for number in range(1, 5) if bank.texts.get("ask-third", hand=number) in asked)
    cards = bank.hand(hand).get_by_role("img")
    before = cards.count()
    bank.answer("third").click()
    while step(bank):
        pass
    bank.table.button("show-table").click()
    assert cards.count() == before + 1
    expect(bank.hand(hand)).to_contain_text(bank.texts.get("oicho_kabu-line-arashi"))
    expect(bank.hand(hand)).to_contain_text(bank.texts.get("bank-wins", times=2))
    bank.table.button("show-result").click()
    expect(table.page.get_by_text(bank.texts.get("oicho_kabu-line-arashi")).first).to_be_visible()
    expect(table.page.get_by_text(bank.texts.get("oicho_kabu-line-twice")).first).to_be_visible()


def test_the_keyboard_alone_is_enough(open_table: Open) -> None:
    bank = seated(open_table("desktop"), 2)
    page = bank.page
    rounds = 0
    while rounds < 2:
        bank.bets.or_(bank.question).or_(bank.result).first.wait_for()
        if bank.bets.is_visible():
            bank.amount(2).focus()
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Tab")
            assert bank.amount(2).input_value() == "1"
            bank.place(1).focus()
            page.keyboard.press("Enter")
            expect(bank.bets).to_have_count(0)
        elif bank.question.is_visible():
            expect(bank.question).to_be_focused()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        else:
            rounds += 1
            if rounds < 2:
                bank.table.next_round.focus()
                page.keyboard.press("Enter")
                expect(bank.table.next_round).to_have_count(0)


def test_the_page_never_holds_a_face_that_the_person_may_not_see(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    deal = before_arashi()
    deal.open(server, table.page)
    bank = Bank(table)
    bank.question.wait_for()
    session = deal.session()
    view = session.view(YOU)
    seen = {code for zone in view.zones for code in GAME.deck.names(zone.cards or 0)}
    hidden = {code for zone, mask in session.round.zones() for code in GAME.deck.names(mask)} - seen
    assert hidden
    main = table.page.get_by_role("main").evaluate("node => node.outerHTML")
    assert not [code for code in hidden if f"/{code}.svg" in main or f'"{code}"' in main]


@pytest.mark.parametrize(("preset", "size"), often(product((0, 1), SIZES), [(0, "phone"), (1, "desktop")]))
def test_the_table_is_accessible(open_table: Open, axe: str, size: str, preset: int) -> None:
    bank = seated(open_table(size), 4, preset=preset)
    bank.bets.or_(bank.question).first.wait_for()
    check(bank.page, axe, "table")
    while step(bank):
        pass
    check(bank.page, axe, "result")


@pytest.mark.parametrize("size", SIZES)
def test_the_sum_on_the_button_follows_every_keystroke(open_table: Open, size: str) -> None:
    bank = seated(open_table(size), 2)
    while not bank.bets.is_visible():
        bank.bets.or_(bank.question).or_(bank.result).first.wait_for()
        if bank.result.first.is_visible():
            bank.table.next_round.click()
        elif bank.question.is_visible():
            step(bank)
    room = int(bank.amount(2).get_attribute("max") or "")
    bank.amount(2).press_sequentially("7")  # and the focus stays in the field
    expect(bank.place(7)).to_be_visible()
    bank.amount(2).fill("")
    expect(bank.place(0)).to_be_visible()
    bank.amount(2).fill(str(room + 1))
    expect(bank.place(room)).to_be_visible()
    assert bank.amount(2).input_value() == str(room)


def test_the_keys_window_names_only_keys_that_this_table_has(open_table: Open, server: Running) -> None:
    table = open_table("desktop", home=False)
    before_arashi().open(server, table.page)
    bank = Bank(table)
    bank.question.wait_for()
    page, get = table.page, table.texts.get
    page.keyboard.press("?")
    shown = page.get_by_role("dialog", name=get("keys"), exact=True)
    rows = dict(one.inner_text().split("\t") for one in shown.get_by_role("row").all())
    keys = {key for names in rows for key in names.split()}
    assert keys == {"Tab", "↑↓", "EnterSpace", "Esc", "I", "M", "L", "T", "?"}
    page.keyboard.press("Escape")
    labels = page.get_by_role("button", name=get("labels"))
    pressed = labels.get_attribute("aria-pressed")
    page.keyboard.press("m")
    expect(labels).not_to_have_attribute("aria-pressed", pressed or "")
    page.keyboard.press("l")
    page.get_by_role("dialog", name=get("log"), exact=True).wait_for()
    page.keyboard.press("Escape")
    while step(bank):
        pass
    page.keyboard.press("t")
    table.button("show-result").wait_for()
    page.keyboard.press("t")
    table.again.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_the_way_back_to_the_account_covers_nobody(open_table: Open, server: Running, size: str) -> None:
    table = open_table(size, home=False)
    before_arashi(7).open(server, table.page)
    bank = Bank(table)
    while step(bank):
        pass
    table.button("show-table").click()
    back = table.button("show-result").bounding_box()
    assert back
    for one in table.page.locator(".bank-seat, .bank-hand").all():
        box = one.bounding_box()
        assert box
        apart = box["y"] + box["height"] <= back["y"] or back["y"] + back["height"] <= box["y"]
        assert apart or box["x"] + box["width"] <= back["x"] or back["x"] + back["width"] <= box["x"]
