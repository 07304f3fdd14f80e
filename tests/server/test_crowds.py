"""Many pages at once: two people at a table, floods, pages that do not read, tables that are put away."""

import json
import secrets
import socket
import struct
import threading
import time
from pathlib import Path

import pytest

from hato.server.client import Client
from hato.server.header import Header, SeatHeader, new_table_id, token_hash
from hato.server.limiter import Limiter, Limiters
from hato.server.messages import VERSION
from tests.server.pages import Key, page
from tests.server.running import Running, running, sealed, settings
from tests.server.test_secrecy import hidden_from, told


def two_people(server: Running) -> tuple[Key, Key]:
    """The keys of a table without computer players."""
    seats = tuple(SeatHeader("person", name, "", None, token_hash(name)) for name in ("Ada", "Bo"))
    like = sealed(3)
    header = Header(new_table_id(), like.game, 1, like.preset, like.differences, like.seed, seats)
    server.house.store.write([header])
    return Key(server.address, header.table, "Ada"), Key(server.address, header.table, "Bo")


def test_two_people_see_the_same_moves_and_only_their_own_hands(server: Running) -> None:
    keys = two_people(server)
    with page(keys[0]) as ada, page(keys[1]) as bo:
        pages = (ada, bo)
        assert [one.state["you"] for one in pages] == [0, 1]
        while not ada.state["finished"]:
            mover = next(one for one in pages if one.wish is not None)
            wish = mover.wish
            assert wish is not None
            assert mover.move(wish)["type"] == "ack"
            for one in pages:
                while one.state["ply"] < mover.state["ply"]:
                    one.until("update")
        assert ada.state["results"] == bo.state["results"]
    for seat, one in enumerate(pages):
        for text in one.frames:
            frame = json.loads(text)
            if "state" in frame:
                assert not told(frame) & hidden_from(server.match(keys[0].table, frame["state"]["ply"]), seat)


def test_people_see_who_is_there(server: Running) -> None:
    keys = two_people(server)
    with page(keys[0]) as ada:
        assert [seat["online"] for seat in ada.state["seats"]] == [True, False]
        with page(keys[1]):
            assert ada.until("update")["events"] == []
            assert [seat["online"] for seat in ada.state["seats"]] == [True, True]
        ada.until("update")
        assert [seat["online"] for seat in ada.state["seats"]] == [True, False]


def test_nobody_moves_for_another(server: Running) -> None:
    keys = two_people(server)
    with page(keys[0]) as ada, page(keys[1]) as bo:
        mover, other = (ada, bo) if ada.wish else (bo, ada)
        wish = mover.wish
        assert wish is not None
        answer = other.move(wish, "stolen")
        assert answer["code"] == "not_your_turn"
        assert mover.move(wish, "own")["type"] == "ack"
        other.until("update")
        assert other.move(["next"], "own")["code"] == "bad_message"


def test_a_flood_is_slowed_and_others_are_not(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "hato.db", frames_rate=100.0, frames_burst=50)
    ping = json.dumps({"type": "ping", "v": VERSION, "sent": 0.0})
    with running(chosen) as server, page(server.table(0)) as flood, page(server.table(0, rounds=1)) as honest:
        started = time.monotonic()
        for _ in range(400):
            flood.send(ping)
        honest.play(5)
        answers: list[str] = []
        while len(answers) < 400:
            message = flood.receive()
            answers.append(message["code"] if message["type"] == "problem" else message["type"])
        seconds = time.monotonic() - started
    assert {"pong", "server_busy"} == set(answers)
    assert answers[:50] == ["pong"] * 50
    assert seconds > (400 - 50) / 100 / 2


class Deaf:
    """A connection that sends frames and never reads."""

    def __init__(self, key: Key) -> None:
        host, _, port = key.address.rpartition(":")
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._socket.connect((host, int(port)))
        self._socket.settimeout(10)
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: {key.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        )
        self._socket.sendall("\r\n".join((*lines, "", "")).encode())
        self._socket.recv(4096)

    def send(self, message: object) -> None:
        data = json.dumps(message).encode()
        self._socket.sendall(b"\x81" + struct.pack("!BH", 0x80 | 126, len(data)) + b"\0\0\0\0" + data)

    def close(self) -> None:
        self._socket.close()


def test_a_page_that_does_not_read_is_dropped(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    key = server.table(0)
    hello = {"type": "hello", "v": VERSION, "table": key.table, "token": key.token, "pad": " " * 100}
    queued: list[int] = []
    dropped = threading.Event()
    send = Client.send

    def noted(client: Client, frame: str) -> None:
        send(client, frame)
        queued.append(client.waiting)
        if client.dropped:
            dropped.set()

    monkeypatch.setattr(Client, "send", noted)
    deaf = Deaf(key)
    try:
        for _ in range(5000):
            if dropped.is_set():
                break
            try:
                deaf.send(hello)
            except OSError:
                break
        assert dropped.wait(60)
        end = time.monotonic() + 60
        while server.house._tables[key.table]._clients and time.monotonic() < end:
            time.sleep(0.05)
        assert not server.house._tables[key.table]._clients
        assert 0 < max(queued) <= 256 * 1024
    finally:
        deaf.close()
    with page(key) as one:
        one.play(1)


def test_a_flood_that_was_sent_ahead_keeps_nobody_waiting(server: Running) -> None:
    """Frames that lie ready are taken one by one with everybody's turn between them."""
    flood, honest = server.table(0), server.table(1, rounds=1)
    hello = {"type": "hello", "v": VERSION, "table": flood.table, "token": flood.token}
    deaf = Deaf(flood)
    try:
        for _ in range(300):
            deaf.send(hello)
        with page(honest) as one:
            one.play(1)
    finally:
        deaf.close()


def test_a_full_queue_holds_nothing() -> None:
    client = Client(0, 100)
    client.send("x" * 60)
    client.send("x" * 60)
    assert client.dropped
    assert client.waiting == 0
    client.send("y")
    assert client.waiting == 0


def test_a_seat_has_a_limit_of_pages(tmp_path: Path) -> None:
    with running(settings(tmp_path / "hato.db", pages_per_seat=2)) as server:
        key = server.table(0)
        with page(key), page(key), page(key, hello=False) as third:
            assert (
                third.problem({"type": "hello", "v": VERSION, "table": key.table, "token": key.token})
                == "server_busy"
            )


def test_a_page_that_says_nothing_is_shown_out(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "hato.db", hello_s=0.2)
    with running(chosen) as server, page(Key(server.address, "", ""), hello=False) as one:
        assert one.closed() == 1008


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(settings(tmp_path / "hato.db", idle_s=0.1)) as server:
        key = server.table(0)
        with page(key) as one:
            one.play(1)
            one.until_asked()
            ply = one.state["ply"]
            time.sleep(0.5)
            assert server.house.open_tables == 1
        end = time.monotonic() + 60
        while server.house.open_tables and time.monotonic() < end:
            time.sleep(0.05)
        assert server.house.open_tables == 0
        with page(key) as again:
            assert again.state["ply"] == ply
            again.play(1)


def test_a_page_that_goes_away_in_the_middle_of_a_move_leaves_the_table_well(server: Running) -> None:
    key = server.table(0)
    for _ in range(10):
        with page(key) as one:
            one.until_asked()
            wish = one.wish
            if wish is None:
                break
            one.send(one.move_message(wish, secrets.token_hex(8)))
    with page(key) as one:
        one.play()
        assert one.state["finished"]
    assert server.match(key.table).session.finished


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    limiter = Limiter(2.0, 3)
    assert [limiter.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now += 0.5
    assert limiter.take() == 0
    assert limiter.take() == 0.5
    limiters = Limiters(2.0, 1, most=2)
    assert limiters.take("a") == 0
    assert limiters.take("a") > 0
    assert [limiters.take(key) for key in "bc"] == [0, 0]
    assert limiters.take("a") == 0
