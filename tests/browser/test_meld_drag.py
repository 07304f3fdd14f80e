"""The own hand of the three forms of Khanhoo is laid in groups: by mouse, finger and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.khanhoo_old import Old
from tests.browser.khanhoo_table import Khanhoo
from tests.browser.table import SIZES, Table
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.browser

Open = Callable[..., Table]
STEPS = 8


class Laid:
    """The hand of a table on the screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    @property
    def cards(self) -> Locator:
        """The cards of the hand, in order."""
        return self.table.hand.get_by_role("button")

    def names(self) -> list[str]:
        """Their names."""
        return [name or "" for name in self.cards.evaluate_all("all => all.map((one) => one.ariaLabel)")]

    def groups(self) -> list[list[int]]:
        """The places of the cards of each group, those that are in no group left out."""
        marks = self.cards.evaluate_all("all => all.map((one) => one.getAttribute('aria-describedby'))")
        found: dict[str, list[int]] = {}
        for at, mark in enumerate(marks):
            if mark is not None:
                found.setdefault(mark, []).append(at)
        return list(found.values())

    @property
    def propose(self) -> Locator:
        """The button that forgets what was laid."""
        return self.table.button("melds-propose").or_(self.table.button("melds-sort"))

    def spot(self, at: int, part: float) -> tuple[float, float]:
        """A point on the visible part of a card: 0 at its left edge, 1 at its right."""
        box = self.cards.nth(at).bounding_box()
        assert box is not None
        after = self.cards.nth(at + 1).bounding_box() if at + 1 < self.cards.count() else None
        same = after is not None and abs(after["y"] - box["y"]) < box["height"] / 2
        width = min(box["width"], after["x"] - box["x"]) if after is not None and same else box["width"]
        return box["x"] + width * part, box["y"] + box["height"] / 2

    def drag(self, at: int, to: tuple[float, float]) -> None:
        """Drags a card by mouse."""
        x, y = self.spot(at, 0.5)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=STEPS)
        self.page.mouse.up()


class Finger:
    """A finger on the screen of a phone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], to: tuple[float, float], hold_ms: int = 0) -> None:
        """Goes from a point to another; `hold_ms`: rests so long before."""
        self._send("touchStart", start)
        self.page.wait_for_timeout(hold_ms)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._send(
                "touchMove",
                (start[0] + (to[0] - start[0]) * part, start[1] + (to[1] - start[1]) * part),
            )
            self.page.wait_for_timeout(16)
        self._send("touchEnd")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose claim windows are short."""
    database = tmp_path_factory.mktemp("drag") / "hato.db"
    with running(settings(database, chooser="hato.agents:choose", levels=(), claim_ms=40)) as made:
        yield made


def english(table: Table, server: Running) -> tuple[Khanhoo, Laid]:
    """The English form for two, at the first throw of the reader; two groups are proposed."""
    game = Khanhoo(table)
    game.open(server, 2)
    assert game.wait() == "throw"
    laid = Laid(table)
    assert len(laid.groups()) >= 2
    expect(laid.propose).to_have_count(0)
    return game, laid


def loose(laid: Laid) -> int:
    """The place of the first card that is in no group."""
    return sum(len(group) for group in laid.groups())


def test_the_mouse_drags_a_card_into_a_group_and_out_of_it(open_table: Open, quick: Running) -> None:
    _, laid = english(open_table("desktop"), quick)
    names, groups = laid.names(), laid.groups()
    card, first = loose(laid), groups[1][0]
    laid.drag(card, laid.spot(first + 1, 0.2))
    assert laid.names() == [
        *names[: first + 1],
        names[card],
        *(n for i, n in enumerate(names) if i > first and i != card),
    ]
    assert [len(group) for group in laid.groups()] == [
        len(groups[0]),
        len(groups[1]) + 1,
        *map(len, groups[2:]),
    ]
    laid.drag(first + 1, laid.spot(len(names) - 1, 0.97))
    assert laid.names()[-1] == names[card]
    assert list(map(len, laid.groups())) == list(map(len, groups))
    expect(laid.page.locator("[aria-pressed=true]").filter(has=laid.page.locator("img"))).to_have_count(0)


def test_a_card_between_two_groups_begins_one_of_its_own(open_table: Open, quick: Running) -> None:
    _, laid = english(open_table("desktop"), quick)
    names, groups = laid.names(), laid.groups()
    card, end = loose(laid) + 1, groups[0][-1]
    left, right = laid.spot(end, 0.5), laid.spot(end + 1, 0.5)
    laid.drag(card, ((left[0] + right[0]) / 2, left[1]))
    assert laid.names()[end + 1] == names[card]
    assert list(map(len, laid.groups())) == [len(groups[0]), 1, *map(len, groups[1:])]


def test_what_was_laid_stays_over_turns_until_it_is_proposed_again(open_table: Open, quick: Running) -> None:
    game, laid = english(open_table("desktop"), quick)
    names, groups = laid.names(), laid.groups()
    laid.drag(loose(laid), laid.spot(0, 0.1))
    mine = laid.names()[: 1 + loose(laid)]
    assert laid.names()[0] == names[sum(map(len, groups))]
    for _ in range(2):
        game.throw()
        while (asked := game.wait()) == "claim":
            game.action("pass").click()
            game.page.wait_for_timeout(60)
        assert asked == "throw"
        assert laid.names()[: loose(laid)] == mine[: loose(laid)]
    laid.propose.click()
    expect(laid.propose).to_have_count(0)
    assert laid.names()[: len(mine)] != mine


def test_a_finger_drags_a_card_and_a_tap_still_chooses(open_table: Open, quick: Running) -> None:
    _, laid = english(open_table("phone"), quick)
    finger = Finger(laid.page)
    names, groups = laid.names(), laid.groups()
    card = loose(laid)
    finger.drag(laid.spot(card, 0.4), laid.spot(groups[1][0] + 1, 0.2), hold_ms=400)
    assert laid.names()[groups[1][0] + 1] == names[card]
    assert list(map(len, laid.groups())) == [len(groups[0]), len(groups[1]) + 1, *map(len, groups[2:])]
    x, y = laid.spot(0, 0.4)
    laid.page.touchscreen.tap(x, y)
    expect(laid.cards.first).to_have_attribute("aria-pressed", "true")
    assert laid.propose.count() == 1


def test_a_finger_that_goes_up_at_once_scrolls_and_moves_no_card(open_table: Open, quick: Running) -> None:
    table = open_table("phone")
    _, laid = english(table, quick)
    table.page.set_viewport_size({"width": 390, "height": 400})
    names = laid.names()
    table.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    before = table.page.evaluate("scrollY")
    assert before > 0
    x, y = laid.spot(0, 0.4)
    Finger(table.page).drag((x, y), (x, y + 150))
    table.page.wait_for_function("before => scrollY < before", arg=before)
    assert laid.names() == names
    expect(laid.propose).to_have_count(0)


def test_keys_move_a_card_out_of_its_group_and_into_the_next_and_keep_the_focus(
    open_table: Open, quick: Running
) -> None:
    _, laid = english(open_table("phone"), quick)
    names, groups = laid.names(), laid.groups()
    end = groups[0][-1]
    laid.cards.nth(end).focus()
    laid.page.keyboard.press(".")
    assert list(map(len, laid.groups())) == [len(groups[0]) - 1, 1, *map(len, groups[1:])]
    laid.page.keyboard.press(".")
    assert list(map(len, laid.groups())) == [len(groups[0]) - 1, len(groups[1]) + 1, *map(len, groups[2:])]
    for _ in range(len(groups[1]) + 1):
        laid.page.keyboard.press(".")
    assert list(map(len, laid.groups()))[1] == len(groups[1])
    assert laid.page.evaluate("document.activeElement.ariaLabel") == names[end]
    laid.page.keyboard.press("g")
    assert laid.names() == names


@pytest.mark.parametrize(
    ("size", "game"),
    often(
        product(SIZES, ("khanhoo_ming", "khanhoo_qing")),
        [("desktop", "khanhoo_ming"), ("phone", "khanhoo_qing")],
    ),
)
def test_the_older_forms_are_arranged_in_the_same_way(
    open_table: Open, server: Running, size: str, game: str, axe: str
) -> None:
    old = Old(open_table(size), game)
    old.open(server, 2, 1)
    old.wait("win", "claim", "draw", "pass")
    laid = Laid(old.table)
    names, groups = laid.names(), laid.groups()
    assert (groups != []) == (game == "khanhoo_qing")
    last = len(names) - 1
    if size == "phone":
        Finger(old.page).drag(laid.spot(last, 0.5), laid.spot(0, 0.1), hold_ms=400)
    else:
        laid.drag(last, laid.spot(0, 0.1))
    assert laid.names() == [names[last], *names[:last]]
    check(old.page, axe, "an arranged hand")
    laid.propose.click()
    assert laid.names() == names


def test_groups_of_the_qing_form_are_proposed_on_demand(open_table: Open, server: Running) -> None:
    old = Old(open_table("desktop"), "khanhoo_qing")
    old.open(server, 2, 1)
    laid = Laid(old.table)
    assert laid.groups()
    help_ = old.page.get_by_role("button", name=old.text("help"), exact=True)
    help_.click()
    assert laid.groups() == []
    help_.click()
    assert laid.groups()
