"""A redacted record tells a seat nothing that it cannot know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hato.core.chance import Recorded
from hato.core.events import Event
from hato.core.registry import game
from hato.play.session import Entry, Session
from hato.records import Writer, header_of, parse, read, redact, step, write
from hato.records.line import HIDDEN, spell
from tests.records.make_golden import played

FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


def pairs(path: Path, seat: int | None) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Each line of a record with its redacted form."""
    whole = list(read(path))
    return [(json.loads(a), json.loads(b)) for a, b in zip(whole, redact(whole, seat), strict=True)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_only_cards_out_of_sight_change(path: Path, seat: int | None) -> None:
    head, *rest = pairs(path, seat)
    assert head[1] == {**head[0], "view": seat}
    hidden = 0
    for whole, seen in rest:
        if whole != seen:
            assert (
                whole["type"] == "dealt" and whole["to"] != f"hand:{seat}" and whole["to"].startswith("hand:")
            )
            assert seen == {**whole, "cards": [HIDDEN] * len(whole["cards"])}
            hidden += 1
        else:
            assert not whole.get("to", "").startswith("hand:") or whole["to"] == f"hand:{seat}"
    assert hidden


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_each_line_shows_only_cards_that_the_view_of_the_seat_shows(path: Path, seat: int | None) -> None:
    whole = list(read(path))
    seen = list(redact(whole, seat))
    for (_, _, session), line in zip(step(whole), seen, strict=True):
        assert session is not None
        said = json.loads(line)
        if said["type"] != "dealt" or session.waiting or session.finished or session.setup.number > 1:
            continue
        view = session.view(seat)
        for card in said["cards"]:
            if card != HIDDEN:
                bit = 1 << session.game.deck.card(card)
                assert any(zone.cards is not None and zone.cards & bit for zone in view.zones)


def test_two_deals_that_differ_only_in_what_a_seat_cannot_see_give_it_the_same_record() -> None:
    koi_koi = game("koi_koi")

    def record(other: list[str]) -> list[str]:
        mine = iter(["01b", "02a", "03r", "05a", "07a", "08b", "09a", "11b"])
        field = iter(["01r", "03j1", "05r", "06j1", "07r", "09r", "11a", "12b"])
        piles = {0: mine, 1: iter(other), 2: field}
        # the dealer draw, then four cards for each hand and the field, twice; seat 1 does not deal
        deal = [next(piles[place]) for place in [1] * 4 + [0] * 4 + [2] * 4 + [1] * 4 + [0] * 4 + [2] * 4]
        cards = Recorded(koi_koi.deck.card(code) for code in ["01j1", "12j1", *deal])
        session = Session(koi_koi, koi_koi.options("nintendo"), 2, lambda number: cards)
        return list(write(session, header_of(session, "nintendo", ("a", "b"))))

    one = record(["02r", "03b", "04a", "06a", "07j1", "08a", "10r", "12j2"])
    two = record(["12j3", "11j1", "10j1", "10a", "08j1", "06r", "04r", "02j1"])
    assert one != two
    assert list(redact(one, 0)) == list(redact(two, 0))
    assert list(redact(one, None)) == list(redact(two, None))
    assert list(redact(one, 1)) != list(redact(two, 1))


def test_the_shuffle_stays_closed_until_the_match_is_finished() -> None:
    lines = [line.decode() for line in read(FILES[0])]
    assert '"opening"' in list(redact(lines, 0))[-1]
    early = [*lines[:50], lines[-1]]
    assert not any('"opening"' in line for line in redact(early, 0))


def test_redacting_again_never_gives_anything_back() -> None:
    whole = list(read(FILES[0]))
    once = list(redact(whole, 0))
    assert list(redact(once, 0)) == once
    other = list(redact(once, 1))
    assert json.loads(other[0])["view"] is None
    assert [json.loads(line).get("cards") for line in other] == [
        json.loads(line).get("cards") for line in redact(whole, None)
    ]


def test_a_sealed_choice_is_seen_by_its_seat_only() -> None:
    session = played(game("koi_koi"), "nintendo", bytes(32), 0)
    writer = Writer(session)
    writer.lines()
    sealed = Entry(0, ("stop",))
    lines = writer.lines(sealed)  # nothing was announced
    assert lines == [{"type": "play", "seat": 0, "words": ["stop"], "seen_by": 0}]
    session.events += [Event("chose", 0, words=("stop",)), Event("chose", 1, words=("koikoi",))]
    opened = writer.lines(Entry(1, ("koikoi",)))
    assert [line["type"] for line in opened] == ["play", "chose"]
    assert "seen_by" not in opened[0]
    head = next(read(FILES[0])).decode()
    record = [head, *(spell(line) for line in [*lines, *opened])]
    assert len(list(redact(record, 0))) == 4
    assert len(list(redact(record, 1))) == 3
    assert len(list(parse(record))) == 4


def test_events_that_koi_koi_does_not_have_are_written_too() -> None:
    session: Session = played(game("koi_koi"), "nintendo", bytes(32), 0)
    writer = Writer(session)
    writer.lines()
    session.events += [
        Event("paid", key="ppeok", points=(7, -7)),
        Event("shuffled", key="table_quad"),
        Event("revealed", cards=(0, 1), source="hand:0", target="hand:0"),
        Event("drawn", 0, (3,), "stock", "hand:0", sight=-2),
        Event("moved", 0, (-1,), "hand:0", "out"),
    ]
    head = next(read(FILES[0])).decode()
    lines = [spell(line) for line in writer.lines()]
    assert [one.line["type"] for one in parse([head, *lines])][1:] == [
        "paid",
        "shuffled",
        "revealed",
        "drawn",
        "moved",
    ]
    assert '"card":"?"' in list(redact([head, *lines], 0))[4]
    session.events.append(Event("danced"))
    with pytest.raises(ValueError, match="no line for the event"):
        writer.lines()
