"""Go-Stop at the table: whole matches, and deals in which everything special happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page

from hato.core import bits
from tests.browser import deals
from tests.browser.cases import often
from tests.browser.faults import check
from tests.browser.go_stop_table import GoStopTable
from tests.browser.seated import YOU, Deal
from tests.browser.table import SIZES, Table
from tests.server.running import Running

pytestmark = pytest.mark.browser

Open = Callable[..., GoStopTable]

SHORT_MS = 600
"""Half of what a call stays if nobody skips it."""

WATCH_SLIPS = """
window.slips = [];
window.hurried = false;
new MutationObserver((changes) => {
  for (const node of changes.flatMap((change) => [...change.addedNodes])) {
    if (!node.classList?.contains("slip")) continue;
    const slip = { text: node.innerText, since: performance.now(), time: null };
    window.slips.push(slip);
    new MutationObserver((_, all) => {
      if (node.isConnected) return;
      slip.time = performance.now() - slip.since;
      all.disconnect();
    }).observe(document, { childList: true, subtree: true });
    if (window.hurried) setTimeout(() => document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true })), 30);
  }
}).observe(document, { childList: true, subtree: true });
"""
"""Notes every call that flies over the table, and how long it stays; `hurried` presses Escape for it."""


@pytest.fixture
def seat(server: Running, open_table: Callable[..., Table]) -> Open:
    """Opens a page: `seat("phone", "ru")` at home, `seat("phone", "ru", deal)` at the table of a deal."""

    def make(size: str, language: str, deal: Deal | None = None, motion: bool = False) -> GoStopTable:
        found = open_table(size, language, motion, home=False)
        table = GoStopTable(found.page, found.texts)
        table.page.add_init_script(WATCH_SLIPS)
        if deal is None:
            table.page.goto(f"http://{server.address}/")
        else:
            table.sit(server.address, deal.store(server))
        return table

    return make


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    often(
        [(2, "desktop", "en"), (2, "phone", "ru"), (3, "desktop", "ko"), (3, "phone", "en")],
        [(2, "phone", "ru"), (3, "desktop", "ko")],
    ),
)
def test_a_match_of_three_rounds(seat: Open, seats: int, size: str, language: str) -> None:
    table = seat(size, language)
    table.order(seats)
    for number in (1, 2, 3):
        title = table.texts.get("table-title", game=table.texts.get("go_stop-name"), round=number)
        table.page.get_by_role("heading", name=title, level=1).wait_for()
        assert table.play_round(go=number == 2) == ("over" if number == 3 else "next")
        if number < 3:
            table.next_round.click()
    assert table.again.is_visible()


@pytest.mark.parametrize("size", list(SIZES))
def test_a_table_of_five_plays_and_watches(seat: Open, size: str) -> None:
    table = seat(size, "ru", deals.asked("stay", 5))
    table.page.get_by_role("group", name=table.texts.get("bench-open"), exact=True).wait_for()
    assert misfits(table.page) == []
    table.do(("drop",))
    out = table.page.get_by_text(table.texts.get("sits-out-you"), exact=True)
    bench = table.page.get_by_role("group", name=table.texts.get("bench"), exact=True)
    out.or_(bench).first.wait_for()
    if out.is_visible():
        assert table.hand.count() == 0
    assert table.play_round(go=False) in ("next", "over")


VERBS = ("bomb", "shake", "joker", "flip_only", "use", "give", "declare_quad_win")


@pytest.mark.parametrize(
    ("verb", "size"),
    often(
        product(VERBS, SIZES),
        [*product(VERBS[::2], ["desktop"]), *product(VERBS[1::2], ["phone"])],
    ),
)
def test_what_may_be_done(seat: Open, axe: str, size: str, verb: str) -> None:
    options = {
        "use": {"cup_decision": "ask_on_capture"},
        "give": {"junk_choice": "giver_chooses"},
        "declare_quad_win": {"hand_quad": "win_or_shake"},
    }
    deal = deals.asked(verb, alone=verb == "flip_only", **options.get(verb, {}))
    table = seat(size, "ru" if size == "phone" else "en", deal)
    table.prompt.or_(table.playable).or_(table.offers).first.wait_for()
    assert misfits(table.page) == []
    check(table.page, axe, verb)
    before = table.state()
    if verb == "flip_only":
        assert table.offers.count() == 1
        table.button("stock-turn").click()
    else:
        table.do(deal.words)
    called = {"bomb": "bomb", "shake": "shake", "declare_quad_win": "president"}.get(verb)
    if called:
        table.page.get_by_role("log").get_by_text(table.texts.get(f"go_stop-call-{called}")).first.wait_for()
    table.page.wait_for_function(
        "before => document.querySelector('[role=log]').innerText !== before", arg=before
    )


@pytest.mark.parametrize(
    ("verb", "seats", "size"),
    often(
        product(("go", "stop"), (2, 3), SIZES),
        [("go", 2, "phone"), ("go", 3, "desktop"), ("stop", 2, "desktop"), ("stop", 3, "phone")],
    ),
)
def test_go_and_stop_tell_what_is_at_stake(seat: Open, axe: str, size: str, seats: int, verb: str) -> None:
    deal = deals.asked(verb, seats)
    table = seat(size, "en", deal)
    session = deal.session()
    pays = session.round.stake(YOU, deals.GAME.actions.code(("stop",)))
    assert pays is not None
    losses = [-points for points in pays if points < 0]
    if seats == 2:
        said = f"take {losses[0]}"
    elif len(losses) == 2 and len(set(losses)) == 1:
        said = f"take {losses[0]} from each"
    else:
        said = f"{max(losses)} from"
    assert said in table.prompt.inner_text()
    check(table.page, axe, "decision")
    assert misfits(table.page) == []
    following = session.round.facts()["next_go"]
    assert f"+{following['points']}" in table.answer(("go",)).inner_text()
    table.page.keyboard.press("g" if verb == "go" else "s")
    saw_slip(table, verb)
    if verb == "stop":
        table.next_round.wait_for()
    else:
        table.answer(("go",)).wait_for(state="hidden")
        badge = table.texts.get("goes-count", count=1)
        table.page.get_by_role("group", name=table.texts.get("you")).get_by_text(badge).first.wait_for(
            state="attached"
        )


@pytest.mark.parametrize(
    ("key", "size"),
    often(
        product(("ppeok", "godori", "jjok"), SIZES),
        [("ppeok", "phone"), ("godori", "desktop"), ("jjok", "phone")],
    ),
)
def test_calls_are_short_flourishes(seat: Open, size: str, key: str) -> None:
    deal = deals.called(key)
    table = seat(size, "en", deal, motion=True)
    table.playable.or_(table.takeable).first.wait_for()
    table.page.evaluate("window.hurried = true")
    table.do(deal.words)
    assert saw_slip(table, key) < SHORT_MS
    if key == "ppeok":
        suit = deal.words[1][:2]
        plant = table.texts.get(f"suit-{suit}")
        name = table.texts.get("stack", count=3, plant=plant, by="you", name="", jokers=0, buried="")
        stack = table.page.get_by_role("group", name=re.compile(f"^{re.escape(name)}"))
        stack.wait_for()
        assert stack.get_by_role("img").count() >= 3


@pytest.mark.parametrize("size", list(SIZES))
def test_a_stack_tells_its_owner(seat: Open, axe: str, size: str) -> None:
    deal = deals.seen(lambda facts: any(stack["by"] == 1 for stack in facts["stacks"].values()))
    table = seat(size, "en", deal)
    assert table.page.get_by_role("group", name=re.compile(r"^Stack of three, .*, made by Fox")).count() == 1
    assert misfits(table.page) == []
    check(table.page, axe, "stack")


@pytest.mark.parametrize("seats", [2, 3])
def test_no_hidden_card_is_in_the_page(seat: Open, seats: int) -> None:
    deal = deals.seen(lambda facts: sum(facts["turns"]) > 3 * seats, seats)
    table = seat("desktop", "en", deal)
    table.playable.first.wait_for()
    round_ = deal.session().round
    shown = {code for codes in round_.facts()["shown"] for code in codes}
    hidden = [mask for zone, mask in round_.zones() if zone.name in ("hand", "stock") and zone.owner != YOU]
    codes = {deals.GAME.deck.codes[card] for mask in hidden for card in bits.cards(mask)} - shown
    html = table.page.get_by_role("main").inner_html()
    names = table.page.evaluate(
        "[...document.querySelectorAll('main [alt], main [aria-label], main [title]')]"
        ".map((one) => `${one.alt ?? ''}|${one.ariaLabel ?? ''}|${one.title ?? ''}`).join('\\n')"
    )
    open_codes = {code for code in deals.GAME.deck.codes if code not in codes}
    assert any(re.search(rf"\b{code}\b", html) for code in open_codes)
    assert not [code for code in codes if re.search(rf"\b{code}\b", html) and not code.startswith("X")]
    known = {table.label(code) for code in open_codes}
    assert not [code for code in codes if table.label(code) not in known and table.label(code) in names]


FITS = """async () => {
  await document.fonts.ready;
  const rows = {
    top: "main > .top > *", field: "main > .field .place, main > .field .stock", mine: "main > .mine > *",
    hand: "main > .hand > *",
  };
  const told = [];
  if (document.documentElement.scrollWidth > innerWidth) told.push("too wide");
  if (document.documentElement.scrollHeight > innerHeight) told.push("too high");
  let above = ["", -Infinity];
  for (const [row, parts] of Object.entries(rows)) {
    const boxes = [...document.querySelectorAll(parts)].map((one) => one.getBoundingClientRect());
    const seen = boxes.filter((one) => one.height > 0);
    if (seen.length === 0) continue;
    const top = Math.min(...seen.map((one) => one.top));
    if (above[1] > top + 8) told.push(`${above[0]} covers ${row} by ${Math.round(above[1] - top)} pixels`);
    above = [row, Math.max(...seen.map((one) => one.bottom))];
  }
  return told;
}"""


def saw_slip(table: GoStopTable, key: str) -> float:
    """Waits until a call has flown over the table; says how long it stayed, in milliseconds."""
    text = table.texts.get(f"go_stop-call-{key}", count=1)
    find = "text => window.slips.find((one) => one.time !== null && one.text.includes(text))"
    return float(table.page.wait_for_function(find, arg=text).evaluate("slip => slip.time"))


def misfits(page: Page) -> list[str]:
    """What does not fit on the screen, or lies over something else."""
    found: list[str] = page.evaluate(FITS)
    return found
