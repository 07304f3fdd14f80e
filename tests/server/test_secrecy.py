"""No frame to a seat holds the face of a card that the seat may not know."""

import json
import re
from random import Random
from typing import Any

import pytest

from hato.core import bits
from hato.server import render
from hato.server.client import encode
from hato.server.match import Match
from hato.server.messages import VERSION, Update
from tests.server.pages import page
from tests.server.running import Running, sealed

CODE = re.compile(r'"(\d\d(?:b|a|r|j\d))"')
PRESETS = ("nintendo", "ukrainian", "koikoi_japan", "flash")


def hidden_from(match: Match, seat: int) -> set[str]:
    """The cards that the seat may not know now: the stock and the other hands, by the truth of the round."""
    unseen = 0
    for spec, mask in match.session.round.zones():
        if spec.name == "stock" or (spec.name == "hand" and spec.owner != seat):
            unseen |= mask
    return set(match.session.game.deck.names(unseen)) - shown_to_all(match)


def shown_to_all(match: Match) -> set[str]:
    """The cards of hands that were laid open since the deal, for a hand yaku."""
    codes = match.session.game.deck.codes
    shown: set[str] = set()
    for event in reversed(match.session.events):
        if event.kind == "dealt":
            break
        if event.kind == "revealed":
            shown.update(codes[card] for card in event.cards)
    return shown


def told(frame: dict[str, Any]) -> set[str]:
    """The card codes that a frame tells about the round in play.

    The sheet is the same for everybody, and what earlier rounds, the dealer draw and deals that were
    gathered again showed says nothing about where those cards lie now.
    """
    state = dict(frame["state"])
    state.pop("sheet")
    state.pop("results")
    events = frame.get("events", [])
    starts = [i for i, event in enumerate(events) if event["kind"] in ("shuffled", "round_ended")]
    if starts and not state["waiting"] and not state["finished"]:
        events = events[starts[-1] + 1 :]
    events = [event for event in events if not str(event.get("target")).startswith("drawn")]
    return set(CODE.findall(json.dumps([state, events])))


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("preset", PRESETS)
def test_no_frame_shows_a_hidden_card(server: Running, preset: str, number: int) -> None:
    key = server.table(number, "last", 2, preset)
    with page(key) as one:
        one.play(2)
        with page(key) as again:
            again.until_asked()
            assert again.move(["next"], ply=0)["type"] == "resync"
        one.play()
        frames = [json.loads(frame) for frame in one.frames + again.frames]
    shown = [frame for frame in frames if "state" in frame]
    assert len(shown) > 10
    for frame in shown:
        state = frame["state"]
        match = server.match(key.table, state["ply"])
        assert not told(frame) & hidden_from(match, 0), frame
        view = render.table_view(match, 0, frozenset([0]))
        assert json.loads(encode(Update(VERSION, [], view)))["state"] == state
    assert server.match(key.table).header.seed not in "".join(one.frames[:-1])


def test_a_hand_yaku_shows_its_cards_and_no_more(server: Running) -> None:
    number = next(i for i in range(10_000) if Match(sealed(i)).session.waiting)
    key = server.table(number)
    with page(key) as one:
        update = json.loads(one.frames[0])
    assert update["state"]["waiting"]
    match = server.match(key.table)
    assert shown_to_all(match)
    assert not told(update) & hidden_from(match, 0)


def worlds(match: Match, seat: int, rng: Random) -> Match:
    """The same match in another world that the seat cannot tell from this one."""
    match.session.round = match.session.round.clone()
    match.session.round.sample(seat, rng)
    return match


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(server: Running, seat: int) -> None:
    key = server.table(seat, "first", 3)
    with page(key) as one:
        one.play()
        plies = one.state["ply"]
    rng = Random(seat)
    differing = 0
    for ply in range(0, plies, 2):
        match = server.match(key.table, ply)
        if match.session.waiting:
            continue
        before = encode(Update(VERSION, [], render.table_view(match, seat, frozenset())))
        truth = dict(_masks(match))
        other = worlds(match, seat, rng)
        assert encode(Update(VERSION, [], render.table_view(other, seat, frozenset()))) == before
        differing += truth != dict(_masks(other))
    assert differing > plies // 4


def _masks(match: Match) -> list[tuple[str, int]]:
    return [(spec.place, mask) for spec, mask in match.session.round.zones()]


def test_events_of_a_deal_hide_the_other_hand_and_keep_its_size(server: Running) -> None:
    key = server.table(6)
    match = server.match(key.table)
    deck = match.session.game.deck
    for seat in (0, 1):
        shown = render.events(deck, match.session.events, seat)
        others = [event for event in shown if event.target == f"hand:{1 - seat}"]
        assert others
        assert all(set(event.cards) == {"?"} and len(event.cards) == 4 for event in others)
    spectator = render.events(deck, match.session.events, None)
    hands = [event for event in spectator if str(event.target).startswith("hand")]
    assert all(set(event.cards) == {"?"} for event in hands)


def test_a_spectator_sees_no_hand_and_no_choice(server: Running) -> None:
    key = server.table(6)
    match = server.match(key.table)
    view = render.table_view(match, None, frozenset())
    assert view.view.choices == []
    assert all(zone.cards is None for zone in view.view.zones if zone.name in ("hand", "stock"))


def test_the_seed_is_told_only_at_the_end(server: Running) -> None:
    key = server.table(5, rounds=1)
    seed = server.match(key.table).header.seed
    with page(key) as one:
        one.play()
        assert one.state["opening"] == seed
        assert all(seed not in frame for frame in one.frames[:-1])


def test_bots_get_a_request_without_hidden_cards(server: Running) -> None:
    key = server.table(6)
    with page(key) as one:
        one.play(1)
        one.until_asked()
    for ply in range(len(server.log(key.table))):
        match = server.match(key.table, ply)
        if not match.computers_asked():
            continue
        table = server.house._tables[key.table]
        table._renderer = render.Renderer(match)
        request = table.computers.request(1, 10)
        hands = [zone for zone in request.view.zones if zone.name == "hand"]
        assert [zone.cards is None for zone in hands] == [True, False]
        assert match.header.seed not in repr(request)
        assert bits.popcount(hands[1].cards or 0) == hands[1].count
