"""The form for a new match, and what a round came to: the result, line by line, and the move log."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from hato.cards.deck import Deck
from hato.core import options as opt
from hato.core import registry
from hato.core.events import Event
from hato.core.outcome import Line
from hato.core.zones import only
from hato.games.go_stop.options import PRESETS
from hato.games.go_stop.settlement import Loser, Winner, settle
from hato.server import catalogue, render
from hato.server.messages import PaymentView, ResultView
from hato.texts import texts
from tests.browser.cases import often
from tests.browser.table import SIZES
from tests.server.running import Running

pytestmark = pytest.mark.browser

GAME = registry.game("go_stop")
KEY = re.compile(r"\b(?:[a-z]+_[a-z_]+|[a-z]+-[a-z]+-[a-z-]+|log-\w+)\b")
NO_KEY = {"ame-shiko", "ino-shika-cho"}


@pytest.fixture
def home(server: Running, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens the home page with Go-Stop chosen, in a size and a language."""
    contexts = []

    def make(size: str = "desktop", language: str = "en") -> Page:
        context = browser.new_context(viewport=SIZES[size], locale=language, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.goto(f"http://{server.address}/")
        page.get_by_role("radio", name=texts(language).get("go_stop-name"), exact=True).check()
        return page

    yield make
    for context in contexts:
        context.close()


def seats(page: Page, number: int) -> None:
    """Chooses the number of seats."""
    page.get_by_role("radio", name=str(number), exact=True).check()


def preset(page: Page) -> str:
    """The preset that the form shows."""
    return page.get_by_role("combobox", name=texts("en").get("preset"), exact=True).input_value()


def order(page: Page) -> dict[str, Any]:
    """Plays, and says what the page asked the server for."""
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name=texts("en").get("play"), exact=True).click()
    found = asked.value.post_data_json
    assert isinstance(found, dict)
    return found


def open_rules(page: Page, words: str) -> None:
    """Opens the house rules and looks for some."""
    page.get_by_text(texts("en").get("house-rules"), exact=True).click()
    page.get_by_role("searchbox").fill(words)


def test_the_preset_follows_the_number_of_seats(home: Callable[..., Page]) -> None:
    page = home()
    assert preset(page) == "matgo"
    seats(page, 3)
    assert preset(page) == "gostop"
    seats(page, 2)
    assert preset(page) == "matgo"
    page.get_by_role("combobox", name="Rules", exact=True).select_option("matgo_pmang")
    seats(page, 3)
    assert preset(page) == "matgo_pmang"
    asked = order(page)
    assert (asked["preset"], asked["seats"], asked["options"]) == ("matgo_pmang", 3, {})


def test_a_game_for_two_asks_for_no_number_of_seats(home: Callable[..., Page]) -> None:
    page = home()
    page.get_by_role("group", name="Players at the table").wait_for()
    page.get_by_role("radio", name="Matching months", exact=True).check()
    assert page.get_by_role("group", name="Players at the table").count() == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_presets_and_seats_tell_their_differences_in_words(home: Callable[..., Page], language: str) -> None:
    page, words = home("phone", language), texts(language)
    box = page.get_by_role("combobox", name=words.get("preset"), exact=True)
    for info in catalogue.game_info(GAME, ()).presets:
        box.select_option(info.id)
        expected = opt.differences(PRESETS[info.id], PRESETS[info.nearest])
        like = words.get(
            "preset-like",
            preset=words.get(f"go_stop-preset-{info.nearest}"),
            count=len(expected),
        )
        assert page.get_by_text(like, exact=True).count() == (1 if expected else 0)
        if not expected:
            continue
        page.get_by_text(like, exact=True).click()
        told = page.get_by_role("form", name=words.get("new-match")).inner_text()
        for name in expected:
            assert words.get(f"go_stop-option-{name}") in told
        assert not set(KEY.findall(told)) - NO_KEY
        page.get_by_text(like, exact=True).click()
    seats(page, 5)
    page.get_by_text(words.get("seats-implied", seats=5), exact=True).click()
    form = page.get_by_role("form", name=words.get("new-match"))
    assert words.get("go_stop-option-extra_seats") in form.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES["phone"]["width"]


def test_every_type_of_option_can_be_changed(home: Callable[..., Page]) -> None:
    page, get = home(), texts("en").get
    name = {key: get(f"go_stop-option-{key}") for key in opt.as_json(PRESETS["matgo"])}
    open_rules(page, "")
    search = page.get_by_role("searchbox")
    search.fill(name["first_turn_rewards"])
    page.get_by_role("checkbox", name=get("go_stop-value-first_turn_rewards-bomb"), exact=True).check()
    search.fill(name["first_ppeok"])
    label = get("go_stop-value-first_ppeok-3-6-9")
    page.get_by_role("combobox", name=name["first_ppeok"]).select_option(label=label)
    search.fill(name["jokers"])
    page.get_by_role("group", name="+2 junk").get_by_role("button", name=get("more")).click()
    page.get_by_role("group", name="+3 junk").get_by_role("button", name=get("fewer")).click()
    search.fill(name["stop_minimum"])
    page.get_by_role("spinbutton", name=name["stop_minimum"]).fill("5")
    search.fill(name["three_ppeok_points"])
    page.get_by_role("combobox", name=name["three_ppeok_points"]).select_option("1")
    search.fill(name["joker_steals_junk"])
    page.get_by_role("checkbox", name=name["joker_steals_junk"]).check()
    search.fill(name["length"])
    page.get_by_role("combobox", name=name["length"]).select_option("target")
    page.get_by_role("spinbutton", name=name["length"]).fill("30")
    search.fill("")
    page.get_by_text(get("only-changed"), exact=True).click()
    assert page.get_by_role("spinbutton", name=name["stop_minimum"]).is_visible()
    assert page.get_by_role("combobox", name=name["small_bomb"]).count() == 0
    assert order(page)["options"] == {
        "first_turn_rewards": ["ppeok", "bomb"],
        "first_ppeok": [3, 6, 9],
        "jokers": ["X2", "X2"],
        "stop_minimum": 5,
        "three_ppeok_points": "off",
        "joker_steals_junk": True,
        "length": {"type": "target", "points": 30},
    }


def test_a_refused_order_loses_nothing(home: Callable[..., Page]) -> None:
    page, get = home(), texts("en").get
    open_rules(page, get("go_stop-option-players"))
    box = page.get_by_role("combobox", name=get("go_stop-option-players"))
    box.select_option(label=get("go_stop-value-players-3"))
    asked = order(page)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert asked["options"] == {"players": 3}
    assert get("problem-bad_options") in alert.inner_text()
    assert "played by 3, not by 2" in alert.inner_text()
    assert box.locator("option:checked").inner_text() == get("go_stop-value-players-3")
    assert page.get_by_role("radio", name="2", exact=True).is_checked()
    seats(page, 3)
    alert.wait_for(state="detached")


# the result and the log, of rounds that the page is told


class Told:
    """Takes the place of the table's messages: the page hears what the test says."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.state: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        page.route_web_socket(re.compile(r"/ws$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "update":
                if self.state:
                    return
                self.state = told["state"]
            line.send(message)

        server.on_message(pass_on)

    def say(self, events: list[Any], **changes: Any) -> None:
        """An update: what happened, and what has changed in the table."""
        assert self._line is not None
        self.state = {**self.state, **msgspec.to_builtins(changes)}
        message = {"type": "update", "v": 2, "events": msgspec.to_builtins(events), "state": self.state}
        self._line.send(json.dumps(message))


def sit(page: Page, number: int, language: str) -> Told:
    """Begins a match, and waits for the table."""
    told = Told(page)
    seats(page, number)
    page.get_by_role("button", name=texts(language).get("play"), exact=True).click()
    title = re.compile(f"^{re.escape(texts(language).get('go_stop-name'))}, ")
    page.get_by_role("heading", level=1, name=title).wait_for(state="attached")
    return told


def three_goes() -> tuple[Deck, tuple[Line, ...], tuple[int, ...]]:
    """A win after three go: seat 1 has shown a month and scores 7; seats 0 and 2 have penalties."""
    deck = GAME.deck
    junk = [code for code in deck.codes[:48] if "j" in code][:16]
    yaku = (
        Line("godori", 1, 5, 1, deck.set(["02a", "04a", "08a"])),
        Line("junk", 1, 2, 1, deck.set(junk)),
    )
    shown = deck.set(["07a", "07r", "07j1"])
    winner = Winner(1, yaku, {"godori", "junk"}, 3, goes=3, shown=(shown,))
    losers = (Loser(2, 1, ((0, 9),)), Loser(0, 1, ((1, 4),)))
    settled = settle(PRESETS["gostop"], winner, losers)
    return deck, settled.lines, settled.points(3, 1)


def result() -> ResultView:
    """The result of that round, with a side payment within it and a stake."""
    deck, lines, points = three_goes()
    side = (-3, 6, -3)
    change = [a + b for a, b in zip(points, side, strict=True)]
    totals = [500 + one for one in change]
    paid = [PaymentView("first_ppeok", list(side))]
    return ResultView(1, 1, 0, "stop", 1, change, totals, render.lines(deck, lines), paid, 1, 0)


@pytest.mark.parametrize(
    ("language", "size"),
    often(product(("en", "ru"), SIZES), [("en", "desktop"), ("ru", "phone")]),
)
def test_the_result_shows_every_step_of_a_win_after_three_go(
    home: Callable[..., Page], size: str, language: str
) -> None:
    """(5 + 2 + 3) x 2 x 2 = 40 from each; the one with little junk pays 80."""
    page, get = home(size, language), texts(language).get
    told = sit(page, 3, language)
    told.say([], results=[result()], totals=result().totals, waiting=True, stake=100)
    paper = page.get_by_role("main").locator("section", has=page.get_by_role("heading", level=2))
    paper.wait_for()
    steps = paper.get_by_role("table", name=get("settlement")).get_by_role("row").all_inner_texts()
    numbers = [re.sub(r"\s+", " ", row).split(" ", maxsplit=0)[0] for row in steps]
    expected = [
        ("godori", "+5", ""),
        ("junk", "+2", "= 7"),
        ("go_points", "+3", "= 10"),
        ("go_times", "×2", "= 20"),
        ("shake", "×2", "= 40"),
    ]
    for row, (key, value, total) in zip(numbers[1:], expected, strict=False):
        assert get(f"go_stop-line-{key}") in row
        assert value in row
        assert total in row
    assert get("each-owes", losers=2) in numbers[6]
    assert "40" in numbers[6]
    mine = paper.get_by_role("table", name=get("you"), exact=True).inner_text()
    assert get("go_stop-line-pibak") in mine
    assert get("go_stop-line-pibak", "about") in mine
    assert "= 80" in mine
    assert get("pays", who="you", name="") in mine
    text = paper.inner_text()
    assert get("go_stop-paid-first_ppeok") in text
    assert get("money-stake", stake="100") in text
    assert not set(KEY.findall(text)) - NO_KEY
    tables = paper.get_by_role("table").all()
    widths = "one => [one.scrollWidth, one.parentElement.clientWidth]"
    for one in tables:
        own, room = one.evaluate(widths)
        assert own <= room
    box = paper.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES[size]["width"]
    assert box["y"] + box["height"] <= SIZES[size]["height"]


def test_the_log_tells_a_turn_and_the_settlement(home: Callable[..., Page]) -> None:
    page = home("desktop", "en")
    told = sit(page, 3, "en")
    deck, lines, points = three_goes()
    fox = texts("en").get(f"avatar-{told.state['seats'][1]['avatar']}")
    other = texts("en").get(f"avatar-{told.state['seats'][2]['avatar']}")

    def event(
        kind: str, seat: int | None, cards: str = "", source: str = "", target: str = "", **more: Any
    ) -> Event:
        codes = tuple(deck.card(code) for code in cards.split())
        return Event(kind, seat, codes, source or None, target or None, **more)

    happened = [
        event("moved", 1, "07j1", "hand:1", "field"),
        event("drawn", 1, "X2", "stock", "field"),
        event("drawn", 1, "08a", "stock", "field"),
        event("moved", 1, "07r 07j1 08j1 08a X2", "field", "captured:1"),
        event("moved", 0, "01j1", "captured:0", "captured:1"),
        event("moved", 2, "X3", "hand:2", "captured:2"),
        event("drawn", 2, "05r", "stock", "hand:2", sight=only(2)),
        event("moved", 2, "03r", "hand:2", "field"),
        event("drawn", 2, "03j1", "stock", "field"),
        event("called", 2, "03r 03j1 03j2", key="ppeok"),
        event("paid", None, key="first_ppeok", points=(-3, -3, 6)),
        event("called", 1, key="stop"),
        event("scored", 1, lines=lines),
        event("round_ended", 1, key="stop", points=points),
    ]
    told.say(render.events(deck, happened, 0), results=[result()], waiting=True)
    log = page.get_by_role("log")
    page.wait_for_function("() => document.querySelector('[role=log]').innerText.includes('Points:')")
    said = log.get_by_role("listitem").all_inner_texts()
    start = next(i for i, one in enumerate(said) if one.startswith(f"{fox} plays"))
    assert said[start:] == [
        f"{fox} plays “Bush clover junk 1” and takes “Bush clover red ribbon”.",
        f"{fox} turns “+2 junk” and keeps it.",
        f"{fox} turns “Geese” and takes “Pampas grass junk 1”.",
        f"You give “Pine junk 1” to {fox}.",
        f"{other} uses “+3 junk”.",
        f"{other} draws a card.",
        f"{other} lays “Cherry poem ribbon” on the table.",
        f"{other} turns “Cherry junk 1”.",
        f"{other}: “Ppeok!” “Cherry poem ribbon”, “Cherry junk 1”, and “Cherry junk 2”.",
        f"{texts('en').get('go_stop-paid-first_ppeok')}: You −3, {fox} −3, and {other} +6.",
        f"{fox}: “Stop!”",
        "Godori: +5.",
        "Junk: +2, total 7.",
        f"{texts('en').get('go_stop-line-go_points')}: +3, total 10.",
        f"{texts('en').get('go_stop-line-go_times')}: doubled, total 20.",
        f"{texts('en').get('go_stop-line-shake')}: doubled, total 40.",
        f"{other} pays 40.",
        "You owe 40.",
        f"You. {texts('en').get('go_stop-line-pibak')}: doubled, total 80.",
        "You pay 80.",
        texts("en").get("go_stop-end-stop", winner=fox, you="no"),
        f"Points: You −80, {fox} +120, and {other} −40.",
    ]


@pytest.mark.parametrize(("number", "language"), often([(2, "en"), (3, "ru"), (5, "en")], [(3, "ru")]))
def test_the_log_has_a_sentence_for_everything(home: Callable[..., Page], number: int, language: str) -> None:
    """Whole rounds as seat 0 sees them: no key without text, and no card that has no name."""
    page = home("desktop", language)
    told = sit(page, number, language)
    rng = Random(f"{number} {language}")
    extra = {**GAME.for_seats("gostop", number), "first_turn_rewards": ["ppeok", "ttadak", "jjok", "bomb"]}
    options = GAME.options("gostop", extra)
    said: list[str] = []
    for _ in range(6):
        round_ = GAME.deal(options, GAME.first(options, number))
        happened: list[Event] = []
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                mask = round_.chances()
                cards = [card for card in range(mask.bit_length()) if mask >> card & 1]
                round_.draw(rng.choice(cards), happened.append)
                continue
            seat = rng.choice(turn.seats)
            if happened:
                told.say(render.events(GAME.deck, happened, 0))
                happened = []
            round_.play(seat, rng.choice(round_.legal(seat)), happened.append)
        told.say(render.events(GAME.deck, happened, 0))
        page.wait_for_timeout(300)
        said += page.get_by_role("log").get_by_role("listitem").all_inner_texts()
    text = "\n".join(said)
    assert "?" not in text
    assert not set(KEY.findall(text)) - NO_KEY
    assert len(set(said)) > 100
