"""A redacted record tells a seat nothing that it cannot know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hato.core.chance import Recorded, SealedShuffle
from hato.core.events import Event
from hato.core.registry import game
from hato.core.zones import NOBODY
from hato.play.session import Entry, Session
from hato.records import RecordError, Writer, header_of, parse, read, redact, step, write
from hato.records.line import HIDDEN, spell
from tests.records.make_golden import path_of, played

FILES = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
CASES = [
    pytest.param(path, seat, id=f"{path.stem}-{seat}")
    for path in FILES
    for seat in (0, 1, None)
    if seat is None or seat < len(json.loads(next(read(path)))["seats"])
]
"""Every record as each of its first two seats and as a spectator may see it."""
NOTHING_HIDDEN = {"concentration", "fortune"}
"""Games in which no card ever lies where only some may see it: what is turned, all see."""
KOI_KOI = path_of(game("koi_koi"), "nintendo")


def sealed(line: dict[str, Any], seat: int | None) -> bool:
    """Is the line a choice that `seat` does not know of?"""
    return line["type"] == "play" and "seen_by" in line and (seat is None or line["seen_by"] != seat)


def pairs(path: Path, seat: int | None) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Each line of a record with its redacted form; the choices that it does not hold are left out."""
    whole = list(read(path))
    kept = [line for line in map(json.loads, whole) if not sealed(line, seat)]
    return [(a, json.loads(b)) for a, b in zip(kept, redact(whole, seat), strict=True)]


def hidden_place(line: dict[str, Any], seat: int | None, dealt: bool) -> bool:
    """Do the cards of the line lie face down before another, or go from his hand into the stock?

    The face-down cards of a table hand are for those who have a bet on it, a gift for the two whose hands it
    leaves and reaches, a lot for nobody if its card is `dealt` already. A poem that is read
    sound by sound nobody knows (`seen_by` no seat) before it is told.
    """
    if line.get("to") == "reading":
        return line["type"] == "drawn" and "seen_by" in line
    places = [line.get("to", ""), line.get("from", "") if line.get("to") == "stock" else ""]
    if places[0] == "lot":
        return dealt
    if line["type"] == "moved" and line["from"].startswith("hand:") and places[0].startswith("hand:"):
        return f"hand:{seat}" not in (line["from"], places[0])
    if re.fullmatch(r"down[1-4]", places[0]):
        bettors = line["seen_by"] if isinstance(line["seen_by"], list) else [line["seen_by"]]
        return seat is None or seat not in bettors
    return any(
        re.match(r"(hand|down|dead|thrown|cache):", place) and place[-2:] != f":{seat}" for place in places
    )


@pytest.mark.parametrize(("path", "seat"), CASES)
def test_only_cards_out_of_sight_change(path: Path, seat: int | None) -> None:
    head, *rest = pairs(path, seat)
    assert head[1] == {**head[0], "view": seat}
    hidden = turned = 0
    dealt = False
    for whole, seen in rest:
        if whole.get("to") == "turned":  # a waste that is turned over: everybody knows the order of its cards
            turned = len(whole["cards"])
        known = whole["type"] == "drawn" and turned > 0
        turned = 0 if whole["type"] == "dealt" else turned - known
        dealt = dealt or whole["type"] == "dealt"
        assert (whole != seen) == (hidden_place(whole, seat, dealt) and not known)
        if whole != seen:
            assert whole["type"] in ("dealt", "drawn", "moved")
            faces = (
                {"card": HIDDEN} if whole["type"] == "drawn" else {"cards": [HIDDEN] * len(whole["cards"])}
            )
            assert seen == {**whole, **faces}
            hidden += 1
    assert (hidden == 0) == (head[0]["game"] in NOTHING_HIDDEN)


@pytest.mark.parametrize(("path", "seat"), CASES)
def test_each_line_shows_only_cards_that_the_view_of_the_seat_shows(path: Path, seat: int | None) -> None:
    whole = list(read(path))
    seen = list(redact(whole, seat))
    shown = [session for _, line, session in step(whole) if not sealed(line, seat)]
    for session, line in zip(shown, seen, strict=True):
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
    lines = [line.decode() for line in read(KOI_KOI)]
    assert '"opening"' in list(redact(lines, 0))[-1]
    early = [*lines[:50], lines[-1]]
    assert not any('"opening"' in line for line in redact(early, 0))


def test_redacting_again_never_gives_anything_back() -> None:
    whole = list(read(KOI_KOI))
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
    head = next(read(KOI_KOI)).decode()
    record = [head, *(spell(line) for line in [*lines, *opened])]
    assert len(list(redact(record, 0))) == 4
    assert len(list(redact(record, 1))) == 3
    assert len(list(parse(record))) == 4


SIX = path_of(game("go_stop"), "gostop-six")
JOKERS = path_of(game("go_stop"), "matgo_netmarble-jokers")


def lines_of(path: Path, seat: int | None) -> list[dict[str, Any]]:
    """The lines of a record for a seat."""
    return [json.loads(line) for line in redact(read(path), seat)]


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem.startswith("go_stop")], ids=lambda p: p.stem
)
def test_only_the_hand_check_is_sealed(path: Path) -> None:
    """Every other choice is an open line, also for a spectator."""
    plays = [line for line in map(json.loads, read(path)) if line["type"] == "play"]
    asked = {"continue", "shake", "declare_quad_win"}
    closed = [line for line in plays if "seen_by" in line]
    assert closed and all(line["words"][0] in asked and line["seen_by"] == line["seat"] for line in closed)
    assert not any(line["words"][0] in asked - {"shake"} for line in plays if "seen_by" not in line)
    spectator = [line for line in lines_of(path, None) if line["type"] == "play"]
    assert spectator == [line for line in plays if "seen_by" not in line]
    for seat in {line["seat"] for line in closed}:
        own = [line for line in lines_of(path, seat) if line["type"] == "play" and "seen_by" in line]
        assert own == [line for line in closed if line["seat"] == seat]


def one_chance(cards: Recorded) -> Callable[[int], Recorded]:
    """Every deal goes on with the same cards."""
    return lambda deal: cards


def test_two_hand_checks_that_differ_only_in_what_was_sealed_give_the_others_the_same_record() -> None:
    """A declined quad or a quiet hand: who is asked, and how often, cannot be told from the lines."""
    records = []
    for quiet in (True, False):
        go_stop = game("go_stop")
        options = go_stop.options("matgo", {"jokers": [], "month_order": "korean"})
        mine = ["01b", "02a", "03b", "04a", "05a", "06a", "07a", "08b", "09a", "10a"]
        field = ["01r", "02r", "03r", "04r", "05r", "06r", "07r", "08a"]
        quad = ["12b", "12j1", "12j2", "12j3", "09j1", "09r", "10r", "10j1", "11b", "11a"]
        none = ["12b", "12j1", "12j2", "11r", "09j1", "09r", "10r", "10j1", "11b", "11j1"]
        theirs = none if quiet else quad
        deal = [*field[:4], *theirs[:5], *mine[:5], *field[4:], *theirs[5:], *mine[5:]]
        cards = Recorded(go_stop.deck.card(code) for code in ["01j1", "12j1", *deal, "01j2"])
        session = Session(go_stop, options, 2, one_chance(cards))
        session.do(1, ("continue",))
        session.do(0, ("continue",))
        assert session.asked == (0,)
        records.append(list(write(session, header_of(session, "matgo", ("a", "b")))))
    assert records[0] != records[1]
    assert list(redact(records[0], 0)) == list(redact(records[1], 0))
    assert list(redact(records[0], None)) == list(redact(records[1], None))


def test_a_card_drawn_for_a_joker_is_seen_by_its_seat_only() -> None:
    whole = [json.loads(line) for line in read(JOKERS)]
    drawn = [line for line in whole if line["type"] == "drawn" and line["to"].startswith("hand:")]
    assert drawn and all(line["seen_by"] == line["seat"] for line in drawn)
    for seat in (0, 1, None):
        seen = [line for line in lines_of(JOKERS, seat) if line["type"] == "drawn" and "seen_by" in line]
        assert [line["card"] != HIDDEN for line in seen] == [line["seat"] == seat for line in drawn]


def test_folded_hands_are_seen_by_their_seat_only_and_sold_cards_by_all() -> None:
    whole = [json.loads(line) for line in read(SIX)]
    folded = [line for line in whole if line["type"] == "moved" and line["to"] == "stock"]
    assert folded and all(line["from"] == f"hand:{line['seat']}" for line in folded)
    for seat in (*range(6), None):
        seen = [line for line in lines_of(SIX, seat) if line["type"] == "moved" and line["to"] == "stock"]
        assert [HIDDEN not in line["cards"] for line in seen] == [line["seat"] == seat for line in folded]
        sales = [line for line in lines_of(SIX, seat) if line["type"] == "called" and line["key"] == "sale"]
        assert sales == [line for line in whole if line["type"] == "called" and line["key"] == "sale"]


def test_events_that_koi_koi_does_not_have_are_written_too() -> None:
    session: Session = played(game("koi_koi"), "nintendo", bytes(32), 0)
    writer = Writer(session)
    writer.lines()
    session.events += [
        Event("paid", key="ppeok", points=(7, -7)),
        Event("shuffled", key="table_quad"),
        Event("revealed", cards=(0, 1), source="hand:0", target="hand:0"),
        Event("drawn", 0, (3,), "stock", "hand:0", sight=NOBODY),
        Event("moved", 0, (-1,), "hand:0", "out"),
    ]
    head = next(read(KOI_KOI)).decode()
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


def test_a_card_for_several_seats_is_seen_by_these_and_no_others() -> None:
    oicho = game("oicho_kabu")
    differences = {"players": 4, "seating": "as_joined", "length": {"type": "rounds", "n": 1}}
    session = Session(oicho, oicho.options("standard", differences), 4, SealedShuffle(bytes(32)).round)
    bets = iter([1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0])
    while session.round.facts()["phase"] == "bet":
        session.do(session.asked[0], ("bet", str(next(bets))))
    lines = list(write(session, header_of(session, "standard", ("a", "b", "c", "d"))))
    told = [json.loads(line) for line in lines]
    dealer = session.setup.dealer
    bettors = [(dealer + 1 + i) % 4 for i in range(3)]
    down = {line["to"]: line["seen_by"] for line in told if line["type"] == "dealt" and "seen_by" in line}
    assert down == {
        f"down:{dealer}": dealer,
        "down1": sorted(bettors),
        "down2": bettors[1],
        "down3": None,
        "down4": None,
    }
    for seat in (None, 0, 1, 2, 3):
        seen = [json.loads(line) for line in redact(lines, seat)]
        faces = {line["to"] for line in seen if "seen_by" in line and line.get("cards", ["?"]) != ["?"]}
        may = {place for place, seats in down.items() if seat is not None and seat in _listed(seats)}
        assert faces == may
    assert len(list(parse(lines))) == len(lines)
    broken = [
        line.replace(f'"seen_by":{json.dumps(sorted(bettors), separators=(",", ":"))}', '"seen_by":[0,9]')
        for line in lines
    ]
    with pytest.raises(RecordError, match="there is no seat 9"):
        list(parse(broken))


def _listed(seats: int | list[int] | None) -> list[int]:
    return seats if isinstance(seats, list) else [] if seats is None else [seats]
