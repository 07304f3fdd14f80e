"""Every byte that any page is sent while poems are read, with its time: nothing is told too soon."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.core.line import PEEK_MS
from hato.core.live import Live
from hato.play.session import Session
from hato.server import reader
from hato.server.client import Client, encode
from hato.server.header import Header
from hato.server.messages import VERSION, Reading
from tests.server.listening import Listener, karuta, nothing, state_of, sure
from tests.server.pages import page
from tests.server.running import running, settings

CLOSE_MS = 250
FEIGNED_MS = 35
"""A page that echoes late but has a quick line touches by so much sooner than it says."""
KEYS = {
    "reading": {"type", "v", "number", "lead_ms", "mora_ms", "lower", "opening", "heard"},
    "mora": {"type", "v", "number", "place", "mora"},
    "probe": {"type", "v", "probe"},
    "update": {"type", "v", "events", "state"},
}
"""Nothing else is sent while a poem is read, to pages that do nothing but touch cards."""


@dataclass
class Sent:
    """A frame as the server has sent it: when, over a line of which it then believed what."""

    at: float
    one_way: float
    frame: str


@dataclass
class Played:
    """A reading as the server has played it: the truth, and when it began and closed."""

    live: Live
    zero: float
    began: float
    closed: float = float("inf")

    def ms(self, at: float) -> float:
        return (at - self.zero) * 1000


@dataclass
class Book:
    """Everything that was sent, by client, and every reading that was played."""

    sent: dict[Client, list[Sent]] = field(default_factory=dict)
    played: list[Played] = field(default_factory=list)

    def during(self, at: float) -> Played | None:
        """The reading that went on at a time, from its beginning to its close."""
        return next((one for one in self.played if one.began <= at < one.closed), None)


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    """Keeps every frame that is queued for a page, and the truth about each reading."""
    kept = Book()
    send, begin, end = Client.send, reader._Running.__init__, reader.Reader._end

    def sending(client: Client, frame: str) -> None:
        kept.sent.setdefault(client, []).append(Sent(time.monotonic(), client.line.one_way, frame))
        send(client, frame)

    def beginning(running: reader._Running, live: Live, ply: int) -> None:
        began = time.monotonic()
        begin(running, live, ply)
        kept.played.append(Played(live, running._zero, began))

    async def ending(one: reader.Reader, running: reader._Running) -> None:
        kept.played[-1].closed = time.monotonic()
        await end(one, running)

    monkeypatch.setattr(Client, "send", sending)
    monkeypatch.setattr(reader._Running, "__init__", beginning)
    monkeypatch.setattr(reader.Reader, "_end", ending)
    yield kept


@dataclass
class Found:
    """What was looked at."""

    morae: int = 0
    heard_late: int = 0
    updates: int = 0
    late: list[float] = field(default_factory=list)
    """by how much later than it might have been each mora was sent, in ms"""


def checked(book: Book, header: Header) -> Found:
    """Looks at every frame of every page; raises AssertionError if it tells too much or too soon."""
    found = Found()
    for frames in book.sent.values():
        before: Any = None
        for one in frames:
            message = json.loads(one.frame)
            now = book.during(one.at)
            if message["type"] == "update" and not message["state"]["finished"]:
                assert header.seed not in one.frame
            if now is None:
                assert message["type"] not in ("mora", "reading"), one
                if message["type"] == "update":
                    before = state_of(one.frame)
                continue
            assert set(message) == KEYS[message["type"]], message
            _check(now, one, message, before, found)
            if message["type"] == "update":
                before = state_of(one.frame)
    return found


def _check(now: Played, one: Sent, message: dict[str, Any], before: Any, found: Found) -> None:
    cues = now.live.cues
    if message["type"] == "mora":
        cue = cues[message["place"] - 1]
        assert message["mora"] == cue.word
        early = cue.due - one.one_way - PEEK_MS
        assert now.ms(one.at) >= early, (message, now.ms(one.at), early)
        found.late.append(now.ms(one.at) - early)
        found.morae += 1
    elif message["type"] == "reading":
        assert message["heard"] == [cue.word for cue in cues[: len(message["heard"])]]
        for cue in cues[: len(message["heard"])]:
            assert now.ms(one.at) >= cue.due - one.one_way - PEEK_MS
        found.heard_late += bool(message["heard"])
    elif message["type"] == "update":
        assert before is None or state_of(one.frame) == before, "nothing has changed before the close"
        assert not message["events"] or before is None
        facts = message["state"]["view"]["facts"]
        assert facts["heard"] == [] and not message["state"]["view"]["choices"]
        assert message["state"]["view"]["asked"] == []
        found.updates += 1


def closes_in_time(book: Book) -> int:
    """No reading has closed before its time by the touches that are in the log; how many had any."""
    touched = 0
    for one in book.played:
        entries = one.live.entries()
        times = [
            int(entries[at + 1].words[1]) * 100 + int(entries[at + 2].words[1])
            for at, (_, words) in enumerate(entries)
            if words[0] == "touch"
        ]
        touched += bool(times)
        closed = one.ms(one.closed)
        assert closed >= min([*times, one.live.cues[-1].due]) + CLOSE_MS - FEIGNED_MS
        assert times or closed >= one.live.cues[-1].due + CLOSE_MS
    return touched


def all_bytes(book: Book, *listeners: Listener) -> None:
    """What a page has got is what was kept, to the last byte."""
    for listener in listeners:
        got = listener.page.frames
        assert any([one.frame for one in frames[: len(got)]] == got for frames in book.sent.values())


def test_nothing_is_told_before_its_time_to_one_who_plays_with_a_computer(tmp_path: Path, book: Book) -> None:
    """Other pages of the seat come and go in the middle of readings; the computer player is quick."""
    header = karuta(1, level="7")
    chosen = settings(tmp_path / "hato.db", chooser="hato.agents:choose", levels=())
    rng = random.Random(1)
    with running(chosen) as server, page(server.open(header)) as one:
        listener = Listener(one, sure)
        thread = threading.Thread(target=listener.play)
        thread.start()
        others: list[Listener] = []
        while thread.is_alive() and len(others) < 25:
            with page(server.key(header)) as again:
                other = Listener(again)
                others.append(other)
                other._asked = again.state["ply"]  # it only looks
                end = time.monotonic() + rng.uniform(0.05, 0.5)
                while time.monotonic() < end:
                    with contextlib.suppress(TimeoutError):
                        other.step(0.05)
                    other._asked = again.state["ply"]
        thread.join()
        assert one.state["finished"]
        found = checked(book, header)
        all_bytes(book, listener, *others)
        assert closes_in_time(book) > 3
    print(f"{found.morae} morae, the latest {max(found.late):.1f} ms after it might have been sent, ", end="")
    print(f"{found.heard_late} pages in the middle, {found.updates} updates")
    assert found.morae > 50 and found.heard_late > 0 and found.updates > 0
    assert len(book.played) > 4


def test_nothing_is_told_before_its_time_to_two_people(tmp_path: Path, book: Book) -> None:
    """One of them has a slow line, comes back in the middle, and so the other is sent updates."""
    header = karuta(2, people=2)
    with running(settings(tmp_path / "hato.db")) as server:
        with page(server.open(header, 0)) as one, page(server.key(header, 1)) as two:
            ada, bo = Listener(one, sure), Listener(two, nothing, delay_s=0.06, seed=1)
            threads = [threading.Thread(target=who.until_read, args=(3, 2)) for who in (ada, bo)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            two.socket.close()
            with page(server.key(header, 1)) as three:
                bo_again = Listener(three, sure, delay_s=0.03)
                threads = [threading.Thread(target=who.play) for who in (ada, bo_again)]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join()
        found = checked(book, header)
        all_bytes(book, ada, bo, bo_again)
        assert closes_in_time(book) > 3
    ways = {round(one.one_way) for frames in book.sent.values() for one in frames if '"mora"' in one.frame}
    print(f"{found.morae} morae over lines of {sorted(ways)} ms one way, latest {max(found.late):.1f} ms")
    assert max(ways) >= 25 and min(ways) <= 5
    assert found.morae > 100 and found.updates > 0


def test_what_announces_a_reading_is_the_same_for_every_poem() -> None:
    """The same table with other shuffles: other poems of other lengths, and the very same bytes."""
    game = registry.game("kyogi_karuta")
    session = Session(game, game.options("quick"), 2, SealedShuffle(bytes(32)).round, hold=True)
    while not session.live:
        session.do(session.asked[0], ("ready",))
    frames, poems, lengths = set(), set(), set()
    for number in range(200):
        chance = SealedShuffle(number.to_bytes(32, "big")).round(1)
        live = game.reading(session.round.clone(), chance.draw)
        assert live is not None
        lead = float(live.lead_ms)
        frames.add(encode(Reading(VERSION, live.number, lead, live.step_ms, live.before, live.opening, [])))
        poems.add(tuple(cue.word for cue in live.cues))
        lengths.add(len(live.cues))
    assert len(poems) > 60 and len(lengths) > 1
    assert len(frames) == 1


def test_the_frames_that_announce_readings_have_one_size(tmp_path: Path, book: Book) -> None:
    header = karuta(3, people=1, level="first", lower_half=True, pace=40)
    with running(settings(tmp_path / "hato.db")) as server, page(server.open(header)) as one:
        listener = Listener(one)
        listener.until_read(4)
    sizes = [len(json.dumps(message)) for message in listener.readings[1:]]
    assert len(sizes) == 3 and len(set(sizes)) == 1
    assert listener.readings[0]["opening"] and listener.readings[0]["lower"] is None
    for before, message in zip(one_poems(book), listener.readings[1:], strict=False):
        assert message["lower"] == before and not message["opening"]


def one_poems(book: Book) -> list[str]:
    """The cards of the poems that were read, in order, as the next readings name them."""
    return [str(one.live.before) for one in book.played[1:]]
