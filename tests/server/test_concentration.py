"""Concentration at the server: no frame holds the face of a closed card, whoever plays and whenever."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hato.core import bits
from hato.games.concentration import pairs
from hato.games.concentration.rules import ConcentrationRound
from hato.server import render
from hato.server.client import encode
from hato.server.match import Match
from hato.server.messages import VERSION, Update
from tests.server.pages import Key, Page, open_table, page
from tests.server.running import Running, running, settings
from tests.server.test_secrecy import worlds

DECK = pairs.DECK


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose computer players remember."""
    database = tmp_path_factory.mktemp("concentration") / "hato.db"
    with running(settings(database, chooser="hato.agents:choose", levels=())) as one:
        yield one


def opened(server: Running, level: str, seats: int, **options: Any) -> Key:
    return open_table(
        server.address, level, game="concentration", preset="source", options=options, seats=seats
    )


def table_of(match: Match) -> ConcentrationRound:
    round_ = match.session.round
    assert isinstance(round_, ConcentrationRound)
    return round_


def told_in(text: str) -> set[str]:
    """The codes of cards that stand anywhere in a text of JSON."""
    return {code for code in DECK.codes if f'"{code}"' in text}


def closed(match: Match) -> set[str]:
    """The cards that lie face down, and those that were left out, by the truth of the round."""
    round_ = table_of(match)
    known = [card for place, card in enumerate(round_.faces) if card >= 0 and place != round_.open]
    mask = round_.stock | round_.out | bits.mask_of(known)
    return set(match.session.game.deck.names(mask))


def turned(frame: dict[str, Any]) -> set[str]:
    """The cards that the events of a frame turn over: while they lie open everybody may see them."""
    events = [event for event in frame.get("events", []) if event["kind"] in ("drawn", "revealed")]
    return {card for event in events for card in event["cards"]}


def play(one: Page, rng: Random) -> None:
    """Plays at random to the end; now and then another page of the same seat opens, and closes."""
    while True:
        one.until_asked()
        if one.state["finished"]:
            return
        choices = one.state["view"]["choices"]
        assert one.move(rng.choice(choices)["words"])["type"] == "ack"
        if rng.random() < 0.15:
            with page(one.key) as again:
                one.frames.extend(again.frames)


@pytest.mark.parametrize(
    ("level", "seats", "size"), [("sampler", 2, 20), ("greedy", 4, 36), ("novice", 3, 54)]
)
def test_no_byte_of_a_whole_match_tells_a_closed_card(
    thinking: Running, level: str, seats: int, size: int
) -> None:
    key = opened(thinking, level, seats, size=size, layout="scatter" if size == 36 else "grid")
    with page(key) as one:
        play(one, Random(size))
        frames = one.frames
    hidden_somewhere = 0
    for text in frames:
        frame = json.loads(text)
        if "state" not in frame:
            assert not told_in(text)
            continue
        match = thinking.match(key.table, frame["state"]["ply"])
        events = json.dumps(
            [event for event in frame.get("events", []) if event["kind"] not in ("drawn", "revealed")]
        )
        dark = closed(match)
        assert not told_in(json.dumps(frame["state"])) & dark
        assert not told_in(events) & dark
        assert not told_in(text) & (dark - turned(frame))
        hidden_somewhere += bool(dark)
    assert hidden_somewhere > size // 2
    assert len(frames) > size


def test_a_view_does_not_tell_which_closed_cards_were_turned_before(thinking: Running) -> None:
    """The only zones are the closed cards, the open one, the pairs and what was left out."""
    key = opened(thinking, "novice", 2, size=20)
    with page(key) as one:
        play(one, Random(4))
        frames = [json.loads(text) for text in one.frames]
    for state in [frame["state"] for frame in frames if "state" in frame]:
        facts = state["view"]["facts"]
        zones = {zone["name"]: zone for zone in state["view"]["zones"]}
        lone = [f"place{facts['open']}"] if facts["open"] is not None else []
        assert set(zones) == {"closed", "out", "taken", *lone}
        assert zones["closed"]["count"] == facts["places"].count("closed")
        assert zones["closed"]["cards"] is None and zones["out"]["count"] == 32
        assert set(facts) == {
            *("phase", "mover", "places", "open", "picked", "picks", "turns", "pairs", "layout", "show_ms")
        }


def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(thinking: Running) -> None:
    key = opened(thinking, "greedy", 2, size=36)
    with page(key) as one:
        play(one, Random(5))
        plies = one.state["ply"]
    rng = Random(6)
    differing = 0
    for ply in range(0, plies - 1, 3):
        match = thinking.match(key.table, ply)
        before = encode(Update(VERSION, [], render.table_view(match, 0, frozenset())))
        out = table_of(match).out
        other = worlds(match, 0, rng)
        assert encode(Update(VERSION, [], render.table_view(other, 0, frozenset()))) == before
        differing += out != table_of(other).out
    assert differing > 3


def test_a_computer_player_gets_events_and_no_closed_card(thinking: Running) -> None:
    key = opened(thinking, "sampler", 2, size=20)
    with page(key) as one:
        play(one, Random(7))
        plies = one.state["ply"]
    asked = 0
    for ply in range(0, plies, 2):
        match = thinking.match(key.table, ply)
        if not match.computers_asked():
            continue
        table = thinking.house._tables[key.table]
        table._renderer = render.Renderer(match)
        seat = match.computers_asked()[0]
        request = table.computers.request(seat, 10)
        seen = {event.cards[0] for event in request.events if event.kind in ("drawn", "revealed")}
        told = {card for event in request.events for card in event.cards if card >= 0}
        assert told == seen
        assert match.header.seed not in repr(request)
        assert sum(zone.count for zone in request.view.zones if zone.cards is None) == len(closed(match))
        asked += 1
    assert asked > 2


def test_alone_a_match_is_played_without_anybody_else(thinking: Running) -> None:
    key = opened(thinking, "greedy", 1, size=20)
    with page(key) as one:
        play(one, Random(8))
        assert one.state["finished"] and one.state["winners"] == [0]
        assert one.state["totals"] == [10]
