"""Readings at a served table: nothing half is kept, nothing impossible counts, and limits work."""

from __future__ import annotations

import hashlib
import logging
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from sqlalchemy.exc import OperationalError

from hato import records
from hato.cards.poems import DECK
from hato.core import registry
from hato.games.kyogi_karuta.table import Table as KyogiTable
from hato.play.session import Session
from hato.server.header import Header, SeatHeader, new_table_id, token_hash
from hato.server.match import Match
from hato.server.messages import VERSION
from hato.server.store import Store
from tests.server.listening import Listener, karuta, sure
from tests.server.pages import Key, page
from tests.server.running import TOKEN, Process, running, settings
from tests.server.test_kill import LOST


def log_of(database: Path, header: Header) -> Match:
    """The match as the disk has it; it replays."""
    store = Store(database)
    try:
        saved = store.read(header.table)
        assert saved is not None
        return Match(*saved)
    finally:
        store.close()


def whole(match: Match) -> bool:
    """Is no reading begun and not finished?"""
    return not match.session.live or (not match.session.round.facts()["heard"] and match.session.ply > 0)


def together(*listeners: Listener, **until: Any) -> None:
    """All pages play to the end, or until so much of a reading is heard."""
    threads = [
        threading.Thread(target=lambda one=one: one.until_read(**until) if until else one.play())
        for one in listeners
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()


# whole matches


def test_the_record_of_a_match_replays_to_the_same(tmp_path: Path) -> None:
    header = karuta(11, level="6")
    chosen = settings(tmp_path / "hato.db", chooser="hato.agents:choose", levels=())
    with running(chosen) as server, page(server.open(header)) as one:
        Listener(one, sure).play()
        where = f"http://{server.address}/api/tables/{header.table}/record?token={TOKEN}0"
        with urlopen(where) as answer:
            lines = answer.read().decode().splitlines()
        match = server.match(header.table)
    replay = records.verify(lines)
    assert replay.session is not None
    assert replay.session.events == match.session.events
    plain = Session(match.session.game, match.session.options, 2, match.shuffle.round)
    for entry in match.session.entries:
        plain.do(*entry)
    assert plain.events == match.session.events
    assert plain.finished and plain.done == match.session.done
    assert any(entry.words[0] == "touch" for entry in match.session.entries)


def test_two_people_play_and_the_quicker_one_takes(tmp_path: Path) -> None:
    """Bo touches a fifth of a second later than he could, so Ada takes every card that she touches."""
    header = karuta(12, people=2)

    def slow(listener: Listener) -> tuple[str, float] | None:
        meant = sure(listener)
        if meant is not None:
            time.sleep(0.2)
        return meant

    with running(settings(tmp_path / "hato.db")) as server:
        with page(server.open(header, 0)) as one, page(server.key(header, 1)) as two:
            together(Listener(one, sure), Listener(two, slow, seed=1))
            assert one.state["winners"] == two.state["winners"] != []
        match = server.match(header.table)
    takers = [
        event.seat for event in match.session.events if event.kind == "moved" and event.target == "read"
    ]
    assert takers.count(0) >= 4
    assert takers.count(1) <= 1  # a moment of the machine
    assert whole(match)


def test_a_reading_begins_when_everybody_is_here(tmp_path: Path) -> None:
    header = karuta(13, people=2)
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header, 0)) as one:
        ada = Listener(one)
        with page(server.key(header, 1)) as two:
            bo = Listener(two, seed=1)
            together(ada, bo, number=1, morae=1)
        before = ada.readings[-1]["number"]
        end = time.monotonic() + 6
        while time.monotonic() < end:  # the reading that goes on is read to its end, and no other begins
            try:
                ada.step(0.2)
            except TimeoutError:
                continue
        assert ada.readings[-1]["number"] == before == 1
        assert one.state["view"]["facts"]["number"] == 2
        with page(server.key(header, 1)) as two:
            together(ada, Listener(two), number=2, morae=1)


# what is refused


def test_touches_that_cannot_be_are_refused_logged_and_not_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="hato.server")
    header = karuta(14, level="first")
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        listener = Listener(one)
        listener.until_read(1)
        slots = one.state["view"]["facts"]["slots"]
        lying = [code for camp in slots for code in camp if code]
        absent = next(code for code in DECK.codes if code not in lying)

        def touch(number: int, card: Any, click: Any) -> None:
            one.send(
                {
                    "type": "touch",
                    "v": VERSION,
                    "table": header.table,
                    "number": number,
                    "card": card,
                    "click": click,
                }
            )

        touch(1, lying[0], 5.0)  # before the page was sent any mora
        touch(2, lying[0], -5.0)
        touch(0, lying[0], -5.0)
        listener.until_read(1, 2)
        touch(1, absent, 20.0)
        touch(1, "k999", 20.0)
        touch(1, lying[0], 1e300)
        touch(1, lying[0], 5000.0)
        one.send(
            f'{{"type":"touch","v":{VERSION},"table":"{header.table}","number":1,"card":"k001","click":1e999}}'
        )
        one.send(
            f'{{"type":"touch","v":{VERSION},"table":"{header.table}","number":1,"card":"k001","click":NaN}}'
        )
        listener.touch(lying[0])
        touch(1, next(code for code in slots[0] if code and code != lying[0]), 130.0)
        listener.until(lambda message: message["type"] == "update" and message["state"]["ply"] > 4)
        log = server.log(header.table)
    assert listener.problems.count("impossible") == 8, listener.problems
    assert len(listener.problems) == 10  # and two that are no JSON or no number
    warned = [one for one in caplog.records if "a touch cannot be" in one.getMessage()]
    assert len(warned) == 8 and all(one.levelno == logging.WARNING for one in warned)
    assert [entry.words[1] for entry in log if entry.words[0] == "touch"] == [lying[0]]
    (told,) = [one.getMessage() for one in caplog.records if ", counts " in one.getMessage()]
    for number in ("click", "arrival", "rtt", "jitter"):
        assert number in told


def test_touches_quicker_than_people_are_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    header = karuta(15, level="first")
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        Listener(one, sure).play()
    assert any("after the deciding mora" in record.getMessage() for record in caplog.records)


def test_moves_are_refused_while_a_poem_is_read(tmp_path: Path) -> None:
    header = karuta(16, level="first", early="foul")
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        listener = Listener(one)
        listener.until_read(1, 1)
        assert one.state["view"]["kind"] == "chance"
        assert one.state["view"]["facts"]["phase"] == "calm"
        for words in (["wait"], ["early"], ["touch", "k001"], ["ready"]):
            one.send(one.move_message(words))
            message = listener.until(lambda message: message["type"] in ("problem", "ack", "resync"))
            assert message["type"] == "problem" and message["code"] == "not_your_turn"
        assert len(server.log(header.table)) == 4


# nothing half


def test_a_server_that_stops_in_the_middle_of_a_reading_forgets_it(tmp_path: Path) -> None:
    header = karuta(17, level="7")
    chosen = settings(tmp_path / "hato.db", chooser="hato.agents:choose", levels=())
    with running(chosen) as server, page(server.open(header)) as one:
        listener = Listener(one, sure)
        listener.until_read(2, 1)
        before = len(server.log(header.table))
    match = log_of(tmp_path / "hato.db", header)
    assert match.session.ply == before and match.session.live and whole(match)
    with running(chosen) as server, page(server.key(header)) as one:
        listener = Listener(one, sure)
        listener.until_read(2, 1)
        assert listener.readings[0]["number"] == 2
        listener.play()
        assert server.match(header.table).session.finished


def test_a_killed_server_leaves_no_half_reading(tmp_path: Path) -> None:
    header = karuta(18, level="first")
    store = Store(tmp_path / "hato.db")
    store.write([header])
    store.close()
    process = Process(tmp_path / "hato.db")
    with page(Key(process.address, header.table, f"{TOKEN}0")) as one:
        Listener(one).until_read(1, 3)
        process.kill()
    match = log_of(tmp_path / "hato.db", header)
    assert match.session.ply == 4 and match.session.live and whole(match)
    process = Process(tmp_path / "hato.db")
    with page(Key(process.address, header.table, f"{TOKEN}0")) as one:
        Listener(one).until_read(2)
    assert process.stop()[0] == 0
    assert whole(log_of(tmp_path / "hato.db", header))


@pytest.mark.parametrize("fault", ["before", "after"])
def test_a_kill_at_the_write_of_a_reading_keeps_all_of_it_or_nothing(tmp_path: Path, fault: str) -> None:
    header = karuta(19, level="first")
    store = Store(tmp_path / "hato.db")
    store.write([header])
    store.close()
    process = Process(tmp_path / "hato.db", 0, "0", fault, "5")
    with pytest.raises(LOST), page(Key(process.address, header.table, f"{TOKEN}0")) as one:
        Listener(one).until_read(2)
    process.wait()
    match = log_of(tmp_path / "hato.db", header)
    read = len(match.session.round.facts()["order"])
    assert whole(match)
    assert (match.session.ply, read) == (4, 0) if fault == "before" else match.session.ply > 4 and read == 1


def test_a_disk_that_refuses_a_reading_gets_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was touched is not lost, and the poem is not read a second time."""
    header = karuta(20, level="first")
    write = Store.write
    refused: list[Sequence[Any]] = []

    def failing(store: Store, items: Sequence[Any]) -> None:
        if len(items) > 1 and len(refused) < 2:
            refused.append(items)
            raise OperationalError("insert", {}, Exception("the disk is full"))
        write(store, items)

    monkeypatch.setattr(Store, "write", failing)
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        listener = Listener(one, sure)
        listener.until_read(2)
        log = server.log(header.table)
    assert len(refused) == 2
    assert [message["number"] for message in listener.readings] == [1, 2]
    assert [entry.words for entry in log[4 : 4 + len(refused[0])]] == [entry.words for entry in refused[0]]


# limits


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> int:
    """Every question of kyogi karuta may take so many ms."""
    limit = 500

    def limit_ms(table: KyogiTable) -> int | None:
        return limit if table.phase in ("place", "memorize", "send", "receive") else None

    monkeypatch.setattr(KyogiTable, "limit_ms", property(limit_ms))
    return limit


class Still(Listener):
    """A page at which nobody does anything but touch cards."""

    def choose(self) -> None:
        return


def test_who_does_nothing_is_ready_when_the_time_is_over(tmp_path: Path, short: int) -> None:
    header = karuta(21, level="first")
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        began = time.monotonic()
        assert 0 < one.state["left_ms"] <= short
        # what one does meanwhile is no new question
        own = next(code for code in one.state["view"]["facts"]["slots"][0] if code)
        time.sleep(short / 2000)
        one.send(one.move_message(["move", own]))
        listener = Still(one)
        listener.until(lambda message: message["type"] == "update" and message["state"]["ply"] > 1)
        assert one.state["left_ms"] <= short * 0.8
        listener.until_read(1)
        passed = time.monotonic() - began
        assert one.state["left_ms"] is None
        log = [entry for entry in server.log(header.table) if entry.seat == 0]
    assert [entry.words[0] for entry in log] == ["move", "to", "ready", "ready"]
    assert 2 * short / 1000 <= passed < 2 * short / 1000 + 5


def test_who_does_not_send_has_sent_when_the_time_is_over(tmp_path: Path, short: int) -> None:
    header = karuta(22, level="first")
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        listener = Still(one, sure)
        listener.until(
            lambda message: message["type"] == "update" and message["state"]["view"]["facts"]["sender"] == 0
        )
        assert 0 < one.state["left_ms"] <= short
        ply = one.state["ply"]
        listener.until(lambda message: message["type"] == "update" and message["state"]["ply"] > ply)
        sent = [entry for entry in server.log(header.table) if entry.words[0] == "send"]
    assert [entry.seat for entry in sent] == [0]


def test_no_time_runs_while_no_page_is_open(tmp_path: Path, short: int) -> None:
    header = karuta(23, people=2)
    with running(settings(tmp_path / "hato.db")) as server:
        with page(server.open(header, 0)):
            pass
        time.sleep(short / 1000 * 2)
        assert server.log(header.table) == []
        with page(server.key(header, 0)) as one:
            assert 0 < one.state["left_ms"] <= short
            listener = Still(one)
            listener.until(
                lambda message: (
                    message["type"] == "update" and message["state"]["view"]["facts"]["phase"] == "memorize"
                )
            )
        assert sorted(entry.seat for entry in server.log(header.table)) == [0, 1]


def test_uta_karuta_has_its_limit_too(tmp_path: Path) -> None:
    who = (
        SeatHeader("person", "Ada", "", None, token_hash(f"{TOKEN}0")),
        *[SeatHeader("computer", "", "fox", "first")] * 3,
    )
    seed = hashlib.sha256(b"uta").hexdigest()
    game = registry.game("uta_karuta")
    header = Header(new_table_id(), game.id, game.rules, "source", {"answer_s": 3}, seed, who)
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        assert 0 < one.state["left_ms"] <= 3000
        began = time.monotonic()
        while not [entry for entry in server.log(header.table) if entry.seat == 0]:
            one.until("update")
        assert 2.5 < time.monotonic() - began < 8
