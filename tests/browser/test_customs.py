"""The customs of the table in the browser: the draw, the sheet of house rules, codes from table to table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.house_code import ALPHABET, decode
from hato.play.session import NEXT
from hato.texts import LANGUAGES, texts
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.go_stop_table import GoStopTable
from tests.browser.seated import Deal, seed_of
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

GAME = registry.game("go_stop")
CODE = re.compile(f"[{ALPHABET}]{{4}}(-[{ALPHABET}]{{4}})+")
LONGEST = [language for language in ("ru", "uk") if language in LANGUAGES]
SOME = often(product(SIZES, LONGEST), list(zip(SIZES, LONGEST, strict=True)))
"""Languages with the longest words."""

Open = Callable[..., Table]


@cache
def whole_match(rounds: int, seats: int = 3) -> Deal:
    """A match of so many rounds, played to its end by the first choices that go on."""
    differences = {
        **GAME.for_seats("gostop", seats),
        "length": {"type": "rounds", "n": rounds},
        "stake": 100,
        "direction": "clockwise",
        "dealer_draw": "latest",
        "folded_cards": "top_of_stock",
        "cup_decision": "ask_on_capture",
    }
    deal = Deal(GAME.id, "gostop", seats, seed_of("a whole match"), differences)
    session = deal.session()
    while not session.finished:
        if session.waiting:
            session.do(0, NEXT)
            continue
        seat = session.asked[0]
        legal = [GAME.actions.words(code) for code in session.round.legal(seat)]
        session.do(seat, legal[(7 * session.ply) % len(legal)])
    return deal.at(session, ())


def opened(open_table: Open, size: str, language: str = "en", motion: bool = False) -> GoStopTable:
    """The home page, as a table of Go-Stop."""
    found = open_table(size, language, motion)
    return GoStopTable(found.page, found.texts)


def sitting(
    open_table: Open, server: Running, deal: Deal, size: str = "desktop", language: str = "en"
) -> GoStopTable:
    """The page of a table that is in the store."""
    found = open_table(size, language, home=False)
    table = GoStopTable(found.page, found.texts)
    table.sit(server.address, deal.store(server))
    return table


def choose(table: Table, seats: int) -> None:
    """Chooses Go-Stop for so many on the home page."""
    get = table.texts.get
    table.page.get_by_role("radio", name=get("go_stop-name"), exact=True).check()
    number = table.page.get_by_role("group", name=get("seats"), exact=True)
    number.get_by_role("radio", name=str(seats), exact=True).check()


def draw(table: Table) -> Locator:
    """The draw for the first dealer."""
    return table.page.get_by_role("region", name=table.texts.get("draw-title"))


def sheet(table: Table) -> Locator:
    """The sheet of house rules and scores."""
    return table.page.get_by_role("dialog", name=table.texts.get("rules-sheet"))


def code_on(table: Table) -> str:
    """The code on the open sheet."""
    code = sheet(table).get_by_text(CODE)
    code.wait_for()
    return code.inner_text()


def menu(table: Table, key: str) -> None:
    """Chooses an entry of the menu of the table."""
    table.button("menu").click()
    table.button(key).click()


def tied(seats: int) -> Deal:
    """A match at whose draw players are tied, before anybody has done anything."""
    for number in range(1000):
        seed = seed_of(f"tied {number}")
        differences = dict(GAME.for_seats("gostop", seats))
        opening = GAME.opening(GAME.options("gostop", differences), seats)
        assert opening is not None
        chance = SealedShuffle(bytes.fromhex(seed)).round(0)
        for _ in range(seats):
            opening.draw(chance.draw(opening.chances()))
        if opening.outcome() is None:
            return Deal(GAME.id, "gostop", seats, seed, differences)
    raise AssertionError("no draw is tied")


@pytest.mark.parametrize("size", list(SIZES))
def test_cards_that_were_equal_stay_legible(open_table: Open, server: Running, axe: str, size: str) -> None:
    table = sitting(open_table, server, tied(5), size)
    draw(table).get_by_role("img").nth(6).wait_for()
    check(table.page, axe, "tied players")


@pytest.mark.parametrize("size", list(SIZES))
def test_a_question_does_not_close_an_open_menu(open_table: Open, size: str) -> None:
    table = opened(open_table, size, motion=True)
    choose(table, 2)
    table.button("play").click()
    draw(table).wait_for()
    table.button("menu").press("Enter")
    entry = table.button("rules-sheet")
    entry.wait_for()
    table.prompt.wait_for()
    assert entry.is_visible()
    assert table.button("menu").evaluate("button => button === document.activeElement")
    entry.click()
    assert code_on(table)


@pytest.mark.parametrize("size", list(SIZES))
def test_the_draw_is_shown_once_and_can_be_skipped(open_table: Open, size: str) -> None:
    table = opened(open_table, size, motion=True)
    choose(table, 3)
    table.button("play").click()
    shown = draw(table)
    shown.wait_for()
    seats = shown.get_by_role("listitem")
    assert seats.count() == 3
    seats.last.get_by_role("img").wait_for()
    shown.get_by_role("button", name=table.texts.get("draw-skip")).click()
    shown.wait_for(state="hidden")
    table.prompt.or_(table.playable).first.wait_for()
    said = table.page.get_by_role("log").inner_text()
    assert len(re.findall(r"(?:You draw|draws) “", said)) >= 3
    assert re.search(r"deals? first\.", said)
    assert re.search(r"You shuffle, \w+ cuts|\w+ shuffles, you cut|\w+ shuffles, \w+ cuts", said)
    table.page.reload()
    table.field.wait_for()
    table.prompt.or_(table.playable).first.wait_for()
    assert not draw(table).is_visible()
    assert "deals first" not in table.page.get_by_role("log").inner_text()


def test_without_motion_nothing_waits_for_the_draw(open_table: Open) -> None:
    table = opened(open_table, "desktop")
    table.order(3)
    shown = draw(table)
    assert shown.is_visible()
    assert table.texts.get("log-first-dealer", who="you", name="") in shown.inner_text() or (
        "deals first" in shown.inner_text()
    )
    table.page.keyboard.press("Escape")
    shown.wait_for(state="hidden")


@pytest.mark.parametrize("direction", ["counterclockwise", "clockwise"])
def test_the_next_player_sits_where_the_direction_says(
    open_table: Open, server: Running, direction: str
) -> None:
    differences = {"direction": direction, "length": {"type": "rounds", "n": 3}}
    deal = Deal(GAME.id, "gostop", 3, seed_of("direction"), differences)
    players = deal.session().players
    table = sitting(open_table, server, deal)
    rivals = table.page.get_by_role("main").get_by_role("group").all()
    names = [one.get_attribute("aria-label") for one in rivals]
    faces = [table.texts.get(f"avatar-{face}") for face in ("fox", "crane")]
    nexts = faces[players[1] - 1]
    order = [name for name in names if name in faces]
    assert len(order) == 2
    assert order.index(nexts) == (1 if direction == "counterclockwise" else 0)


def test_the_agreed_end_stands_on_the_table(open_table: Open) -> None:
    table = opened(open_table, "desktop")
    choose(table, 3)
    length = table.texts.get("go_stop-value-length-time", minutes=30)
    table.page.get_by_role("radio", name=length, exact=True).check()
    table.button("play").click()
    table.prompt.or_(table.playable).first.wait_for()
    bar = table.page.get_by_role("banner").inner_text()
    assert re.search(r"until \d{1,2}:\d\d", bar)
    menu(table, "rules-sheet")
    assert re.search(r"30 minutes, until \d{1,2}:\d\d", sheet(table).inner_text())


@pytest.mark.parametrize("size", list(SIZES))
def test_a_code_made_at_one_table_is_loaded_at_another(open_table: Open, size: str) -> None:
    table = opened(open_table, size)
    get = table.texts.get
    choose(table, 5)
    table.page.get_by_role("radio", name=get("go_stop-value-length-rounds", n=6), exact=True).check()
    table.page.get_by_text(get("house-rules"), exact=True).click()
    table.page.get_by_role("searchbox", name=get("search-options")).fill(get("option-direction"))
    table.page.get_by_role("combobox", name=get("option-direction")).select_option(
        get("value-direction-clockwise")
    )
    table.button("rules-sheet-open").click()
    code = code_on(table)
    told = sheet(table).inner_text()
    assert get("value-direction-clockwise") in told and get("go_stop-value-length-rounds", n=6) in told
    rules = decode(code, registry.games())
    assert rules.seats == 5 and rules.differences["direction"] == "clockwise"

    other = opened(open_table, size)
    load(other, code.lower().replace("-", " "))
    other.page.get_by_role("status").filter(has_text=get("go_stop-name")).wait_for()
    other.button("rules-sheet-open").click()
    assert code_on(other) == code
    assert sheet(other).inner_text() == told
    other.page.keyboard.press("Escape")
    other.button("play").click()
    other.field.wait_for()
    menu(other, "rules-sheet")
    assert code_on(other) == code


def load(table: Table, code: str) -> None:
    """Types a code in on the home page."""
    get = table.texts.get
    field = table.page.get_by_role("textbox", name=get("house-code-field"))
    if not field.is_visible():
        table.page.get_by_text(get("house-code-load"), exact=True).click()
    field.fill(code)
    table.button("house-code-button").click()


def test_a_link_brings_house_rules_along(open_table: Open) -> None:
    first = opened(open_table, "desktop")
    choose(first, 4)
    first.button("rules-sheet-open").click()
    code = code_on(first)
    link = sheet(first).get_by_role("link", name=first.texts.get("house-code-link")).get_attribute("href")
    assert link == f"#rules={code}"
    other = opened(open_table, "phone")
    other.page.goto(f"{other.page.url}{link}")
    other.page.get_by_role("status").filter(has_text="4 players").wait_for()
    number = other.page.get_by_role("group", name=other.texts.get("seats"), exact=True)
    assert number.get_by_role("radio", name="4", exact=True).is_checked()


@pytest.fixture
def home(server: Running, browser: Browser) -> Iterator[Table]:
    """The home page in Russian; what the server refuses is an error to the network, and may be."""
    context = browser.new_context(viewport=SIZES["phone"], locale="ru", reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"http://{server.address}/")
    yield Table(page, texts("ru"))
    context.close()


@pytest.mark.parametrize(
    ("code", "key", "detail"),
    [("", "code_empty", ""), ("A0AA", "code_letter", "0"), ("ABCD-EFGH", "code_damaged", "")],
)
def test_a_code_that_is_not_right_is_explained(
    home: Table, axe: str, code: str, key: str, detail: str
) -> None:
    load(home, code)
    home.page.get_by_role("alert").get_by_text(home.texts.get(f"problem-{key}", detail=detail)).wait_for()
    check(home.page, axe, key)


@pytest.mark.parametrize(("size", "language"), SOME)
def test_the_sheet_of_a_whole_match_has_every_round(
    open_table: Open, server: Running, size: str, language: str
) -> None:
    deal = whole_match(12)
    session = deal.session()
    table = sitting(open_table, server, deal, size, language)
    table.button("again").wait_for()
    menu(table, "rules-sheet")
    code_on(table)
    rows = sheet(table).get_by_role("table").get_by_role("row")
    assert rows.count() == 12 + 3
    for number, (setup, outcome) in enumerate(session.done, 1):
        cells = rows.nth(number).get_by_role("cell").all_inner_texts()
        assert len(cells) == 2 + 3
        assert [int(re.sub(r"\D", "", cell.split("\n")[0])) for cell in cells[2:]] == [
            abs(points) for points in outcome.points
        ]
        assert setup.number == number
    width = table.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= SIZES[size]["width"]


@pytest.mark.parametrize(("size", "language"), SOME)
def test_the_sheet_is_printed_on_one_page(
    open_table: Open, server: Running, size: str, language: str, tmp_path: Path
) -> None:
    table = sitting(open_table, server, whole_match(12), size, language)
    table.button("again").wait_for()
    menu(table, "rules-sheet")
    code_on(table)
    printed = table.page.pdf(prefer_css_page_size=True, path=tmp_path / "sheet.pdf")
    assert pages(printed) == 1
    box = re.search(rb"/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert box is not None
    assert (round(float(box[1])), round(float(box[2]))) == (595, 842)
    # all of it stands on that page: as wide and as high as A4 without its margins of 10 mm
    table.page.emulate_media(media="print")
    table.page.set_viewport_size({"width": 718, "height": 1047})
    bounds = sheet(table).bounding_box()
    assert bounds is not None
    assert bounds["y"] >= 0 and bounds["y"] + bounds["height"] <= 1047
    assert bounds["x"] >= 0 and bounds["x"] + bounds["width"] <= 719
    spare = "(one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
    inside = sheet(table).evaluate(spare)
    assert max(inside) <= 1
    assert sheet(table).get_by_role("heading", name=table.texts.get("rules-sheet")).is_visible()
    assert not table.button("rules-sheet-print").is_visible()


def pages(printed: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", printed))


@pytest.mark.parametrize("size", list(SIZES))
def test_draw_sheet_and_code_are_accessible(open_table: Open, size: str, axe: str) -> None:
    table = opened(open_table, size)
    choose(table, 3)
    table.button("rules-sheet-open").click()
    code_on(table)
    check(table.page, axe, "sheet")
    table.page.keyboard.press("Escape")
    table.button("play").click()
    draw(table).wait_for()
    check(table.page, axe, "draw")
    table.prompt.or_(table.playable).first.wait_for()
    menu(table, "rules-sheet")
    code_on(table)
    check(table.page, axe, "sheet of the table")
