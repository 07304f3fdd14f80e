"""A match of Concentration in the browser, by role and name, and what the page must not tell."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hato.games.concentration import pairs
from hato.texts import LANGUAGES
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.seated import show
from tests.browser.table import SIZES, Table
from tests.server.pages import open_table as new_match
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., Table]
GAME = "concentration"
QUICK = 500
"""The shortest time to look."""


class Cards:
    """The cards on the table, by their names."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page: Page = table.page
        self.board = self.page.get_by_role("group", name=table.texts.get(f"{GAME}-table"), exact=True)
        self.ready = self.board.get_by_role("button", disabled=False)

    def text(self, key: str, **values: object) -> str:
        """A text of the game."""
        return self.table.texts.get(f"{GAME}-{key}", **values)

    def names(self) -> list[str]:
        """The names of all cards that are left, in order."""
        labels = "all => all.map((one) => one.ariaLabel)"
        found: list[str] = self.board.get_by_role("button").evaluate_all(labels)
        return found

    def at(self, place: str) -> Locator:
        """The card at `Row 2, place 5`, open or not."""
        return self.board.get_by_role("button", name=re.compile(f"^{re.escape(place)}\\D"))

    def wait(self) -> bool:
        """Waits for the own turn; False when the match is over."""
        self.ready.or_(self.table.again).first.wait_for()
        return not self.table.again.is_visible()

    def open(self) -> dict[str, str]:
        """The cards that lie open: place -> name of the card."""
        found = {}
        for name in self.names():
            at, sign, card = name.replace("：", ": ").partition(": ")
            if sign:
                found[at] = card
        return found

    def places(self) -> list[str]:
        """The places of all closed cards."""
        end = self.text("card-closed", at="")
        return [name.removesuffix(end) for name in self.names() if name.endswith(end)]


def seated(server: Running, table: Table, seats: int = 2, level: str = "random", **options: Any) -> Cards:
    """A new match on the page."""
    rules = {"size": 20, "show_ms": QUICK, **options}
    key = new_match(server.address, level, game=GAME, preset="source", options=rules, seats=seats)
    show(table.page, server.address, key.table, key.token)
    cards = Cards(table)
    cards.wait()
    return cards


def rank(card: str) -> str:
    """What has to be equal: `Seven` of `Seven of hearts`."""
    return card.partition(" of ")[0] if " of " in card else "joker"


class Player:
    """Plays as somebody with a good memory does, from what the page says and nothing else."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.known: dict[str, str] = {}

    def step(self) -> bool:
        """Turns one card; False when the match is over."""
        cards = self.cards
        if not cards.wait():
            return False
        open_ = cards.open()
        left = cards.places()
        self.known = {place: card for place, card in self.known.items() if place in left}
        goal = self._goal(open_, left)
        cards.at(goal).click()
        # the card is open at once, and its name is to be read
        expect(cards.board.get_by_role("button", name=re.compile(f"^{goal}: "))).to_be_visible()
        self.known[goal] = cards.open()[goal]
        return True

    def _goal(self, open_: dict[str, str], left: list[str]) -> str:
        fresh = [place for place in left if place not in self.known] or left
        if open_:
            (card,) = open_.values()
            known = [(place, other) for place, other in self.known.items() if place in left]
            same = [place for place, other in known if rank(other) == rank(card)]
            return (same or fresh)[0]
        kinds: dict[str, str] = {}
        for place, card in self.known.items():
            if rank(card) in kinds:
                return place
            kinds[rank(card)] = place
        return fresh[0]


@pytest.mark.parametrize("size", often([(size,) for size in SIZES], [("phone",)]))
def test_a_match_is_chosen_on_the_home_page_and_played_to_its_end(open_table: Open, size: str) -> None:
    table = open_table(size)
    page, get = table.page, table.texts.get
    page.get_by_role("radio", name=get(f"{GAME}-name"), exact=True).check()
    number = page.get_by_role("group", name=get("seats"), exact=True)
    assert number.get_by_role("radio").count() == 8
    number.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name=get(f"{GAME}-level-random"), exact=True).check()
    expect(page.get_by_text(get(f"{GAME}-level-random", "about"), exact=True)).to_be_visible()
    page.get_by_text(get("house-rules"), exact=True).click()
    page.get_by_role("searchbox").fill("table")
    page.get_by_role("combobox", name=get(f"{GAME}-option-size"), exact=True).select_option(label="20")
    page.get_by_role("searchbox").fill(get(f"{GAME}-option-show_ms"))
    page.get_by_role("spinbutton", name=get(f"{GAME}-option-show_ms"), exact=True).fill(str(QUICK))
    table.button("play").click()
    table.button("draw-skip").click()
    cards = Cards(table)
    cards.wait()
    player = Player(cards)
    picks = 0
    while player.step():
        picks += 1
        assert picks < 200
    assert picks >= 10
    table.button("show-table").click()
    assert cards.names() == []
    empty = cards.board.get_by_role("img", name=re.compile(f", {cards.text('card-empty', at='')[2:]}$"))
    assert empty.count() == 20
    seats = page.get_by_role("group").filter(has=page.get_by_text(re.compile("^\\d+ pairs?$")))
    found = [int(re.findall(r"(\d+) pair", seat)[0]) for seat in seats.all_inner_texts()]
    assert len(found) == 2 and sum(found) == 10


def test_the_keyboard_alone_is_enough(open_table: Open, server: Running) -> None:
    cards = seated(server, open_table("desktop", home=False), seats=1)
    page = cards.page
    player = Player(cards)
    page.keyboard.press("Tab")
    for _ in range(20):
        if cards.board.locator(":focus").count():
            break
        page.keyboard.press("Tab")
    turned = 0
    while turned < 12 and cards.wait():
        goal = player._goal(cards.open(), cards.places())
        walk(page, goal)
        page.keyboard.press("Enter" if turned % 2 else "Space")
        expect(cards.board.get_by_role("button", name=re.compile(f"^{goal}: "))).to_be_visible()
        player.known[goal] = cards.open()[goal]
        cards.wait()
        left = cards.places()
        player.known = {place: card for place, card in player.known.items() if place in left or cards.open()}
        turned += 1
        if cards.ready.count():
            assert cards.board.locator(":focus").count() == 1  # even where a pair was taken


def focused(page: Page) -> list[int]:
    """Row and place of the card that has the focus."""
    return [
        int(number) for number in re.findall(r"\d+", page.evaluate("document.activeElement.ariaLabel"))[:2]
    ]


def walk(page: Page, goal: str) -> None:
    """Moves the focus to a place by arrows alone, upright and sideways in turn: there may be gaps between."""
    row, column = (int(number) for number in re.findall(r"\d+", goal))
    for step in range(60):
        here = focused(page)
        if here == [row, column]:
            return
        upright = "ArrowDown" if here[0] < row else "ArrowUp" if here[0] > row else None
        sideways = "ArrowRight" if here[1] < column else "ArrowLeft" if here[1] > column else None
        for key in (upright, sideways) if step % 2 == 0 else (sideways, upright):
            if key is not None:
                page.keyboard.press(key)
                if focused(page) != here:
                    break
    raise AssertionError(f"{goal} cannot be reached by arrows")


BARE = """all => all.map((one) => {
  const copy = one.cloneNode(true);
  for (const name of ["aria-label", "tabindex"]) copy.removeAttribute(name);
  return copy.outerHTML + getComputedStyle(one).width + getComputedStyle(one).height;
})"""
"""What a card is in the page but for its place."""

WATCH = """board => {
  window.seen = [];
  const open = "button[aria-label*=': ']";
  const look = () => window.seen.push([performance.now(), board.querySelectorAll(open).length]);
  new MutationObserver(look).observe(board, {subtree: true, childList: true, attributes: true});
}"""
"""Notes when how many cards lie open."""

WITHOUT_PAIRS = """() => {
  const copy = document.querySelector("main").cloneNode(true);
  for (const one of copy.querySelectorAll(".pile")) one.remove();
  return copy.outerHTML;
}"""


def told(cards: Cards) -> list[str]:
    """The cards whose picture, code or name is anywhere on the table but in the pairs."""
    html: str = cards.page.evaluate(WITHOUT_PAIRS)
    names = {code: cards.table.texts.get(f"card-{code}") for code in pairs.DECK.codes}
    return [
        code for code, name in names.items() if f"/{code}.svg" in html or f'"{code}"' in html or name in html
    ]


@pytest.mark.parametrize("layout", ["grid", "scatter"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_on_the_page_tells_the_face_of_a_closed_card(
    open_table: Open, server: Running, size: str, layout: str
) -> None:
    """Not a picture, a name, a class or a size."""
    cards = seated(server, open_table(size, home=False), seats=1, layout=layout, show_ms=2000)
    seen: list[str] = []
    looks: set[str] = set()
    for turn in range(4):
        assert told(cards) == []
        for _ in range(2):
            fresh = [place for place in cards.places() if place not in seen]
            place = fresh[turn % len(fresh)]
            seen.append(place)
            cards.at(place).click()
            expect(cards.board.get_by_role("button", name=re.compile(f"^{place}: "))).to_be_visible()
            assert len(told(cards)) == len(cards.open()) > 0
            cards.wait()
        # both are closed: cards that were seen and cards that were not look alike
        looks |= set(cards.board.get_by_role("button").evaluate_all(BARE))
    assert told(cards) == []
    assert len(looks) == 1


@pytest.mark.parametrize("size", SIZES)
def test_two_cards_stay_open_for_the_agreed_time_without_motion_and_cannot_be_hurried(
    open_table: Open, server: Running, size: str
) -> None:
    cards = seated(server, open_table(size, home=False), seats=1, show_ms=2000, match="rank_color")
    places = cards.places()
    cards.at(places[0]).click()
    expect(cards.ready).to_have_count(19)
    cards.board.evaluate(WATCH)
    cards.at(places[1]).click()
    expect(cards.board.get_by_role("button", name=re.compile(": "))).to_have_count(2)
    cards.page.keyboard.press("Escape")
    cards.at(places[3]).click(force=True)
    expect(cards.board.get_by_role("button", name=re.compile(": "))).to_have_count(0)
    seen: list[list[float]] = cards.page.evaluate("window.seen")
    began = next(time for time, open_ in seen if open_ == 2)
    ended = next(time for time, open_ in seen if open_ == 0 and time > began)
    assert 1950 <= ended - began < 4000


@pytest.mark.parametrize(
    ("layout", "language", "size"),
    often(
        [*product(["grid"], LANGUAGES, SIZES), *product(["scatter"], ["en"], SIZES)],
        [("grid", "ja", "desktop"), ("grid", "ru", "phone"), ("scatter", "en", "phone")],
    ),
)
def test_all_54_cards_can_be_tapped_and_the_page_is_accessible(
    open_table: Open, server: Running, axe: str, size: str, layout: str, language: str
) -> None:
    cards = seated(server, open_table(size, language, home=False), seats=4, size=54, layout=layout)
    page = cards.page
    boxes = [one.bounding_box() for one in cards.board.get_by_role("button").all()]
    assert all(box is not None and box["width"] >= 36 for box in boxes)
    view = SIZES[size]
    for box in boxes:
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= view["width"] + 1
        assert box["y"] >= 0 and box["y"] + box["height"] <= view["height"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    seat = page.get_by_role("group", name=cards.table.texts.get("you"), exact=True)
    expect(seat.first).to_be_visible()
    check(page, axe, f"{size} {layout} {language}")
    cards.ready.first.click()
    expect(cards.board.get_by_role("button", name=re.compile("[:：]")).first).to_be_visible()
    check(page, axe, f"{size} {layout} {language}, a card is open")
