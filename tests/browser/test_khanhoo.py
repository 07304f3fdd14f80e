"""The English form of Khanhoo in the browser: drawing, claiming, throwing, to the end of a match."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from hato.games.khanhoo import GAME
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, token_hash
from tests.browser.faults import check
from tests.browser.table import SIZES, Table
from tests.server.running import TOKEN, Running, running, settings

pytestmark = pytest.mark.browser

Open = Callable[..., Table]
FACES = ("fox", "crane", "boar", "tiger")
SEED = "c4" * 32


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose claim windows are short."""
    database = tmp_path_factory.mktemp("khanhoo") / "hato.db"
    with running(settings(database, chooser="hato.agents:choose", levels=(), claim_ms=40)) as made:
        yield made


class Khanhoo:
    """A table of the game on the screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def open(self, server: Running, seats: int, **options: object) -> None:
        """Sits down at a new match."""
        computers = [
            SeatHeader(COMPUTER, "", FACES[seat % len(FACES)], "greedy") for seat in range(seats - 1)
        ]
        person = SeatHeader(PERSON, "Ada", "", None, token_hash(TOKEN))
        header = Header(
            new_table_id(),
            GAME.id,
            GAME.rules,
            "source",
            {"target": 25, **options},
            SEED,
            (person, *computers),
        )
        server.house.store.write([header])
        key = json.dumps({"table": header.table, "token": TOKEN})
        self.page.goto(f"http://{server.address}/")
        self.page.evaluate("key => localStorage.setItem('hato.seat', key)", key)
        self.page.goto(f"http://{server.address}/?khanhoo#table")
        skip = self.table.button("draw-skip")
        skip.or_(self.table.hand).first.wait_for()
        if skip.count():
            skip.click()
        self.table.hand.wait_for()

    def text(self, key: str, **values: object) -> str:
        """A text of the game."""
        return self.table.texts.get(f"khanhoo-{key}", None, **values)

    def action(self, verb: str) -> Locator:
        """The buttons of an action, whatever card it is about."""
        start = re.split("[\u2068:]", self.text(f"action-{verb}", card="", one="", cards=""))[0].strip()
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(start)}"))

    @property
    def free(self) -> Locator:
        """Cards of the hand that may be chosen."""
        return self.table.hand.get_by_role("button", disabled=False)

    def wait(self) -> str:
        """Waits for a question: `claim`, `throw`, `next` or `over`."""
        table = self.table
        claim = self.action("claim").first
        table.next_round.or_(table.again).or_(claim).or_(self.free.first).first.wait_for()
        if table.again.count():
            return "over"
        if table.next_round.count():
            return "next"
        return "claim" if self.action("claim").count() else "throw"

    def throw(self) -> None:
        """Goes out where that can be, else throws the last card of the hand, which lies in no group."""
        log = self.page.get_by_role("log").last
        before = log.inner_text()
        self.free.last.click()
        if self.action("go_out").count():
            self.action("go_out").first.click()
        elif self.action("discard").count():
            self.action("discard").first.click()
        self.page.wait_for_function(
            "before => document.querySelector('[role=log]')?.innerText !== before", arg=before
        )

    def play(self) -> int:
        """Plays the match to its end; returns the number of deals."""
        deals = 1
        while (asked := self.wait()) != "over":
            if asked == "next":
                deals += 1
                self.table.next_round.click()
                self.table.next_round.wait_for(state="hidden")
            elif asked == "claim":
                self.action("claim").first.click()
                self.page.wait_for_timeout(60)
            else:
                self.throw()
        return deals


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_is_played_by_role_and_name(
    open_table: Open, quick: Running, size: str, seats: int, axe: str
) -> None:
    game = Khanhoo(open_table(size))
    game.open(quick, seats)
    check(game.page, axe, "the first turn")
    assert game.play() >= 1
    check(game.page, axe, "the end")
    assert game.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_eight_sit_at_a_table(open_table: Open, quick: Running, size: str, axe: str) -> None:
    game = Khanhoo(open_table(size))
    game.open(quick, 8)
    assert game.wait() in ("claim", "throw")
    check(game.page, axe, "eight players")
    assert game.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_alone_moves_and_throws_a_card(open_table: Open, quick: Running) -> None:
    game = Khanhoo(open_table("desktop"))
    game.open(quick, 2)
    while game.wait() == "claim":
        game.table.button("key-pass").or_(game.action("pass")).first.click()
        game.page.wait_for_timeout(60)
    names = [one.get_attribute("aria-label") for one in game.table.hand.get_by_role("button").all()]
    game.free.first.focus()
    game.page.keyboard.press(".")
    moved = [one.get_attribute("aria-label") for one in game.table.hand.get_by_role("button").all()]
    assert sorted(map(str, moved)) == sorted(map(str, names))
    assert moved != names or len(set(names[:2])) == 1
    game.free.last.focus()
    game.page.keyboard.press("Enter")
    game.action("discard").first.focus()
    game.page.keyboard.press("Enter")
    thrown = game.text("log-moved-hand-waste", who="you", card="§", name="").partition("§")[0]
    expect(game.page.get_by_role("log").last).to_contain_text(thrown.strip())


def test_the_worth_of_the_hand_is_told_on_demand(open_table: Open, quick: Running) -> None:
    game = Khanhoo(open_table("desktop"))
    game.open(quick, 2)
    help_ = game.page.get_by_role("button", name=game.text("help"), exact=True)
    start = re.escape(game.text("worth", points=7).split("7")[0].strip("\u2068 "))
    worth = game.page.get_by_text(re.compile(start))
    expect(worth).to_have_count(1)
    help_.click()
    expect(worth).to_have_count(0)
