"""Go-Stop at the server: tables of two to six, and frames that hide what their seat may not know."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest

from hato.server import render
from hato.server.client import encode
from hato.server.header import Header
from hato.server.match import Match
from hato.server.messages import VERSION, Update
from tests.server.pages import open_table, page
from tests.server.running import Running, running, sealed_go_stop, settings
from tests.server.test_secrecy import worlds

OPEN = ("sheet", "results", "options")
"""What a table view tells everybody beside the round in play."""
OPEN_FACTS = ("months_paid", "mark_yaku")
"""Whole months and yaku, whoever has their cards."""
JOKERS = ["X1", "X2", "X2", "X3", "XS", "XD"]


def hidden_from(match: Match, seat: int) -> set[str]:
    """The cards that the seat may not know: stock, what lies on top of it, and hands but for shown cards."""
    session = match.session
    round_ = session.round
    unseen = 0
    for spec, mask in round_.zones():
        if spec.name in ("stock", "top") or (spec.name == "hand" and spec.owner != seat):
            unseen |= mask
    facts = round_.facts()
    shown = {code for codes in facts["shown"] for code in codes} | set(facts["sold"])
    if session.waiting or session.finished:  # the declared quad that ended the round
        shown |= {
            session.game.deck.codes[card]
            for event in session.events
            if event.kind == "revealed"
            for card in event.cards
        }
    return set(session.game.deck.names(unseen)) - shown


def codes_in(value: object, deck: frozenset[str]) -> set[str]:
    """Every card code that stands anywhere in a JSON value."""
    if isinstance(value, dict):
        return set().union(*(codes_in(one, deck) for one in (*value.keys(), *value.values())))
    if isinstance(value, list):
        return set().union(*(codes_in(one, deck) for one in value))
    return {value} & deck if isinstance(value, str) else set()


def told(frame: dict[str, Any], deck: frozenset[str]) -> set[str]:
    """The cards that a frame tells of the round in play; older rounds and the draw say nothing of it."""
    state = {key: value for key, value in frame["state"].items() if key not in OPEN}
    facts = {key: value for key, value in state["view"]["facts"].items() if key not in OPEN_FACTS}
    state["view"] = state["view"] | {"facts": facts}
    events = frame.get("events", [])
    starts = [i for i, one in enumerate(events) if one["kind"] in ("shuffled", "round_ended")]
    if starts and not state["waiting"] and not state["finished"]:
        events = events[starts[-1] + 1 :]
    own = [one for one in events if "hand:0" in (one.get("source"), one.get("target"))]
    return codes_in([state, events], deck) - codes_in(own, deck)  # a folded hand is known to its owner


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("level", ["first", "last"])
def test_no_frame_shows_a_hidden_card(server: Running, seats: int, level: str) -> None:
    header = sealed_go_stop(
        seats + 10,
        seats,
        level,
        rounds=4,
        jokers=JOKERS,
        hand_quad="win_or_shake",
        shake_timing="start_of_round",
        folded_cards="top_of_stock",
    )
    key = server.open(header)
    deck = frozenset(server.match(key.table).session.game.deck.codes)
    with page(key) as one:
        one.play(400)
        assert one.state["finished"]
        frames = [json.loads(text) for text in one.frames]
    log = server.log(key.table)
    match = Match(header)
    states = {json.dumps(_state(match)): hidden_from(match, 0)}
    for entry in log:
        match.do(entry.seat, entry.words)
        states[json.dumps(_state(match))] = hidden_from(match, 0)
    shown = [frame for frame in frames if "state" in frame]
    assert len(shown) > 20
    for frame in shown:
        assert not told(frame, deck) & states[json.dumps(frame["state"])], frame
    drawn = [one for frame in shown for one in frame.get("events", ()) if one["kind"] == "drawn"]
    assert level == "first" or any(one["cards"] == ["?"] for one in drawn)


def _state(match: Match) -> Any:
    return json.loads(encode(Update(VERSION, [], render.table_view(match, 0, frozenset([0])))))["state"]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(seats: int) -> None:
    rng = Random(seats)
    match = Match(sealed_go_stop(seats, seats, jokers=JOKERS, folded_cards="top_of_stock"))
    differing = checked = 0
    while not match.session.finished and checked < 60:
        session = match.session
        if session.waiting:
            match.do(0, ("next",))
            continue
        for seat in range(seats):
            before = encode(Update(VERSION, [], render.table_view(match, seat, frozenset())))
            truth = session.round
            zones = [(spec.place, mask) for spec, mask in truth.zones()]
            worlds(match, seat, rng)
            after = encode(Update(VERSION, [], render.table_view(match, seat, frozenset())))
            assert after == before
            differing += zones != [(spec.place, mask) for spec, mask in session.round.zones()]
            session.round = truth
        checked += 1
        seat = session.asked[0]
        match.do(seat, rng.choice(session.view(seat).choices).words)
    assert differing > checked * seats // 2


# tables


@pytest.mark.parametrize(
    ("preset", "seats", "people"),
    [
        ("matgo", 0, 2),
        ("matgo", 3, 3),
        ("gostop", 0, 3),
        ("gostop", 2, 2),
        ("godori_1", 5, 5),
        ("gostop", 6, 6),
    ],
)
def test_a_table_has_as_many_seats_as_are_wanted(
    server: Running, preset: str, seats: int, people: int
) -> None:
    options = {"length": {"type": "rounds", "n": 1}}
    key = open_table(server.address, game="go_stop", preset=preset, options=options, seats=seats)
    with page(key) as one:
        who = one.state["seats"]
        assert [seat["kind"] for seat in who] == ["person"] + ["computer"] * (people - 1)
        assert len({seat["avatar"] for seat in who[1:]}) == people - 1
        one.play()
        assert one.state["finished"]
        assert len(one.state["results"][0]["points"]) == people


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ({"seats": 7}, "go_stop is played by 2, not by 7"),
        ({"seats": 1}, "not by 1"),
        ({"seats": -1}, "not by -1"),
        ({"seats": 10**12}, "not by"),
        ({"seats": 3, "options": {"players": 2, "deal": "10-8"}}, "is played by 2, not by 3"),
        ({"seats": 4, "options": {"extra_seats": "none"}}, "is played by 3, not by 4"),
        ({"seats": 3, "preset": "no such"}, "there is no preset"),
        ({"options": {"jokers": ["X2"] * 4}}, "jokers is"),
        ({"options": {"first_ppeok": [3, 6]}}, "first_ppeok is"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    server: Running, order: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(HTTPError) as refused:
        open_table(server.address, **({"game": "go_stop", "preset": "matgo", "options": {}} | order))
    problem = json.load(refused.value)
    assert problem["code"] == "bad_options"
    assert sentence in problem["detail"]


def test_options_may_ask_for_more_seats_by_themselves(server: Running) -> None:
    options = {"players": 3, "deal": "7-6"}
    key = open_table(server.address, game="go_stop", preset="matgo", options=options)
    with page(key) as one:
        assert len(one.state["seats"]) == 3
        assert one.state["options"] == options


def test_a_record_names_every_computer_player(server: Running) -> None:
    from hato.server.routes import names, record  # noqa: PLC0415

    header: Header = sealed_go_stop(1, 4)
    match = Match(header)
    assert names(match) == ["Ada", "first 1", "first 2", "first 3"]
    assert json.loads(record(match).splitlines()[0])["seats"] == names(match)


# the clock


@pytest.fixture
def clock() -> list[float]:
    return [1_000_000.0]


@pytest.fixture
def timed(tmp_path: Path, clock: list[float]) -> Iterator[Running]:
    """A server whose clock stands still until it is set."""
    with running(settings(tmp_path / "hato.db", clock=lambda: clock[0])) as one:
        yield one


def test_a_match_by_the_clock_ends_after_the_round_in_play(
    timed: Running, clock: list[float], tmp_path: Path
) -> None:
    options = {"length": {"type": "time", "minutes": 30}}
    key = open_table(timed.address, game="go_stop", preset="matgo", options=options)
    with page(key) as one:
        length = {"type": "time", "minutes": 30, "ends_ms": 1_001_800_000}
        assert one.state["length"] == length
        until_waiting(one)
        clock[0] += 29 * 60
        assert one.move(["end"])["type"] == "problem"
        assert one.move(["next"])["type"] == "ack"
        assert not one.state["finished"]
        assert one.state["round"] == 2
    timed.stop()
    with running(settings(tmp_path / "hato.db", clock=lambda: clock[0])) as again:
        moved = type(key)(again.address, key.table, key.token)
        with page(moved) as one:
            assert one.state["length"] == length
            clock[0] += 60
            until_waiting(one)
            assert not one.state["finished"]
            assert one.move(["next"], "last")["type"] == "ack"
            assert one.state["finished"]
            assert one.state["winners"]
            assert len(one.state["results"]) == 2
            assert one.state["opening"]
            assert again.log(key.table)[-1].words == ("end",)
            again.house._tables.pop(key.table)
            one.send(one.move_message(["next"], "last", one.state["ply"] - 1))
        with page(moved) as one:
            assert one.state["finished"]


def until_waiting(one: Any) -> None:
    while not one.state["waiting"]:
        one.until_asked()
        if not one.state["waiting"]:
            assert one.move(one.wish)["type"] == "ack"


def test_only_the_clock_ends_a_match(timed: Running, clock: list[float]) -> None:
    key = timed.open(sealed_go_stop(1, 2))
    with page(key) as one:
        until_waiting(one)
        clock[0] += 10**9
        assert one.move(["end"])["code"] == "not_your_turn"
        assert one.move(["next"])["type"] == "ack"
        assert not one.state["finished"]
