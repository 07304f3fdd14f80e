"""The frame that all tables share: the account of many seats, names, the draw, choices, how one plays."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.play.session import Session
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, token_hash
from hato.server.store import Saved
from hato.texts import texts
from tests.browser.table import SIZES, Table
from tests.server.running import TOKEN, Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]

FACES = ("fox", "crane", "boar", "tiger", "poet", "grandmother", "frog")
LAID_OUT = ("concentration", "daifugo", "khanhoo", "khanhoo_ming", "khanhoo_qing", "sevens")
INSIDE = """one => {
  const box = one.getBoundingClientRect();
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflowX !== "visible") {
      const around = up.getBoundingClientRect();
      if (box.left < around.left - 1 || box.right > around.right + 1) return false;
    }
  }
  return box.left >= -1 && box.right <= innerWidth + 1;
}"""
"""Is the whole width of an element to be seen, without scrolling sideways?"""


@cache
def ended(game: str, seats: int, rounds: int | None = None) -> tuple[str, dict[str, Any], Session]:
    """A match of some choices right after its first round: seed, differences, and what became of it."""
    found = registry.game(game)
    seed = hashlib.sha256(f"frame {game} {seats}".encode()).hexdigest()
    differences = dict(found.for_seats(found.default_preset, seats))
    if rounds is not None:
        differences["rounds"] = rounds
    options = found.options(None, differences)
    session = Session(found, options, seats, SealedShuffle(bytes.fromhex(seed)).round)
    while not session.waiting and not session.finished:
        seat = session.asked[0]
        choices = [choice.words for choice in session.view(seat).choices]
        lay = [words for words in choices if words[0] in ("play", "run")]
        session.do(seat, (lay or choices)[-1])
    return seed, differences, session


def shown(server: Running, page: Page, game: str, seats: int, rounds: int | None = None) -> Session:
    """Puts such a match into the store and shows it."""
    found = registry.game(game)
    seed, differences, session = ended(game, seats, rounds)
    computers = [SeatHeader(COMPUTER, "", FACES[i % len(FACES)], "greedy") for i in range(seats - 1)]
    person = SeatHeader(PERSON, "Ada", "", None, token_hash(TOKEN))
    header = Header(
        new_table_id(),
        game,
        found.rules,
        found.default_preset,
        differences,
        seed,
        (person, *computers),
    )
    log = [
        Saved(header.table, ply, one.seat, tuple(one.words), None) for ply, one in enumerate(session.entries)
    ]
    server.house.store.write([header, *log])
    seat = json.dumps({"table": header.table, "token": TOKEN})
    page.add_init_script(f"localStorage.setItem('hato.seat', {json.dumps(seat)})")
    page.goto(f"http://{server.address}/?seated#table")
    return session


def split(data: Any) -> Any:
    """A message of the server in which every line that adds points is two lines of its key."""
    if isinstance(data, list):
        return [one for item in data for one in _halves(split(item))]
    return {key: split(value) for key, value in data.items()} if isinstance(data, dict) else data


def _halves(item: Any) -> list[Any]:
    if (
        isinstance(item, dict)
        and {"factor", "points", "seat"} <= set(item)
        and item["factor"] == 1
        and item["points"]
    ):
        return [{**item, "points": item["points"] - 1}, {**item, "points": 1, "cards": []}]
    return [item]


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace("−", "-").replace("+", ""))


def overlap(one: Locator, other: Locator) -> bool:
    """Do two elements lie over each other?"""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize(("size", "seats"), [("phone", 15), ("phone", 10), ("desktop", 15)])
def test_the_account_of_many_seats_shows_every_seat(
    server: Running, open_table: Open, axe: str, size: str, seats: int
) -> None:
    table = open_table(size, "ru")
    get = table.texts.get
    session = shown(server, table.page, "daifugo", seats)
    points = session.done[-1][1].points
    account = table.page.get_by_role("table", name=get("reckoning"), exact=True)
    rows = account.locator("tbody").get_by_role("row")
    expect(rows).to_have_count(seats)
    totals = [number(row.get_by_role("cell").last.inner_text()) for row in rows.all()]
    assert totals == sorted(points, reverse=True)
    sheet = table.page.get_by_role("table", name=get("score-sheet"), exact=True)
    expect(sheet.locator("tbody").get_by_role("row")).to_have_count(seats)
    for row in (*rows.all(), *sheet.locator("tbody").get_by_role("row").all()):
        row.scroll_into_view_if_needed()
        name, total = row.get_by_role("rowheader"), row.get_by_role("cell").last
        assert name.evaluate(INSIDE), name.inner_text()
        assert total.evaluate(INSIDE), row.inner_text()
    named = [row.get_by_role("rowheader").locator("b").inner_text() for row in rows.all()]
    assert len(set(named)) == seats
    table.page.evaluate(axe)
    faults = table.page.evaluate("axe.run('.result')")["violations"]
    assert faults == []


@pytest.mark.parametrize(
    ("game", "seats"), [("daifugo", 15), ("oicho_kabu", 7), ("sevens", 4), ("koi_koi", 2)]
)
def test_the_way_back_to_the_result_covers_nobody(
    server: Running, open_table: Open, game: str, seats: int
) -> None:
    table = open_table("phone", "ru")
    shown(server, table.page, game, seats)
    table.button("show-table").click()
    back = table.button("show-result")
    expect(back).to_be_visible()
    people = table.page.locator(".sitter, .bank-seat, .seat")
    assert people.count() == seats
    for one in people.all():
        assert not overlap(back, one), one.inner_text()


def test_players_of_one_name_keep_their_number(server: Running, open_table: Open) -> None:
    """Every number is to be seen on a phone, in front of whatever cuts the name."""
    table = open_table("phone", "ru")
    shown(server, table.page, "daifugo", 15)
    table.button("show-table").click()
    names = table.page.locator(".sitter .name")
    expect(names).to_have_count(15)
    numbered = [one for one in names.all() if re.search(r"\d$", one.inner_text())]
    assert len(numbered) == 14
    for one in numbered:
        room = one.evaluate(
            """name => {
              const range = document.createRange();
              const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
              let last;
              while (walker.nextNode()) if (walker.currentNode.data) last = walker.currentNode;
              range.setStart(last, last.data.length - 1);
              range.setEnd(last, last.data.length);
              return name.getBoundingClientRect().right - range.getBoundingClientRect().right;
            }"""
        )
        assert room >= -0.5, one.inner_text()


def test_lines_of_one_key_add_up_to_the_result(server: Running, open_table: Open) -> None:
    """Whatever the rows of an account are, every column comes to its result."""
    table = open_table("desktop", "en")
    get = table.texts.get
    page = table.page

    def between(socket: WebSocketRoute) -> None:
        server_side = socket.connect_to_server()
        server_side.on_message(lambda said: socket.send(json.dumps(split(json.loads(said)))))

    page.route_web_socket(re.compile("^ws"), between)
    session = shown(server, page, "khanhoo", 3)
    account = page.get_by_role("table", name=get("reckoning"), exact=True)
    expect(account).to_be_visible()
    columns = account.get_by_role("columnheader").count()
    sums = [0] * columns
    for row in account.locator("tbody").get_by_role("row").all():
        for at, cell in enumerate(row.get_by_role("cell").all()):
            text = cell.inner_text().split("\n")[0].split("×")[0]
            sums[at] += 0 if text.strip() == "–" else number(text)
    footer = [
        number(cell.inner_text()) for cell in account.locator("tfoot tr").first.get_by_role("cell").all()
    ]
    assert account.get_by_text(get("line-times", count=2)).count() > 0
    assert sums == footer
    assert sorted(footer) == sorted(session.done[-1][1].points)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_buttons_of_a_finished_match_stand_side_by_side(
    server: Running, open_table: Open, language: str
) -> None:
    table = open_table("phone", language)
    assert shown(server, table.page, "daifugo", 4, rounds=1).finished
    table.again.wait_for()
    boxes = [table.button(key).bounding_box() for key in ("home", "again")]
    heights = [box["height"] for box in boxes if box]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box]
    assert len(heights) == 2 and max(heights) < 60, "a name in two lines"
    assert abs(middles[0] - middles[1]) < 3


@pytest.mark.parametrize("language", ["en", "ko", "ru", "uk", "ja"])
def test_every_table_says_how_one_plays_at_it(language: str) -> None:
    said = texts(language)
    layouts = {registry.game(game).layout for game in LAID_OUT}
    assert len(layouts) == len(LAID_OUT)
    for layout in layouts:
        assert said.has(f"howto-at-{layout}"), layout


@pytest.mark.parametrize("size", SIZES)
def test_how_to_play_speaks_of_the_game_on_the_table(open_table: Open, size: str) -> None:
    table = open_table(size)
    get = table.texts.get
    table.page.get_by_role("radio", name=get("sevens-name"), exact=True).check()
    table.button("howto").first.click()
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_text(get("howto-at-rows"))).to_be_visible()
    assert get("howto-months") not in dialog.inner_text()


@pytest.mark.parametrize("size", SIZES)
def test_options_in_a_row_are_equally_wide(open_table: Open, size: str) -> None:
    """No option is stretched over what is left of its row."""
    table = open_table(size, "ru")
    get = table.texts.get
    for group in ("game", "opponent"):
        labels = table.page.get_by_role("group", name=get(group), exact=True).locator("label")
        expect(labels.first).to_be_visible()
        boxes = [box for label in labels.all() if (box := label.bounding_box())]
        widths = {round(box["width"]) for box in boxes}
        assert max(widths) - min(widths) <= 1, (group, widths)


def test_who_begins_is_told_where_nobody_deals(open_table: Open) -> None:
    table = open_table("desktop", "en")
    get = table.texts.get
    table.page.get_by_role("radio", name=get("concentration-name"), exact=True).check()
    table.button("play").click()
    draw = table.page.get_by_role("region", name=get("draw-title-first"))
    expect(draw).to_be_visible()
    log = table.page.get_by_role("log")
    expect(log).to_contain_text("the first round")
    assert "deals" not in log.inner_text() and "deal first" not in log.inner_text()
