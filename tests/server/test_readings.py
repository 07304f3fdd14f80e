"""Questions to the cards: answered once, kept by nothing but keyed hashes, and safe on disk (FT-4)."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from hato.server.bodies import NewReading, ReadingSeated
from hato.server.messages import VERSION
from hato.server.readings import asked, open_reading, seat_token
from hato.server.refusal import RefusalError
from hato.server.store import Store
from tests.server.pages import Key, page
from tests.server.running import Process, Running, running, settings

ADA, BOB = "a" * 32, "B-_9" * 8


def post(address: str, **body: Any) -> tuple[int, dict[str, Any]]:
    """Asks; the status and the answer."""
    data = json.dumps({"question": "Will I travel?", "reader": ADA} | body).encode()
    request = urllib.request.Request(
        f"http://{address}/api/readings", data, {"content-type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


def play(address: str, seated: dict[str, Any]) -> dict[str, Any]:
    """Picks three places, if they are not picked yet; the facts of the reading."""
    with page(Key(address, seated["table"], seated["token"])) as one:
        one.play()
        facts: dict[str, Any] = one.state["view"]["facts"]
        return facts


def tables(path: Path) -> int:
    """How many tables the file has."""
    with sqlite3.connect(path) as connection:
        (number,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.close()
    return int(number)


def test_a_question_asked_again_shows_the_stored_reading(server: Running) -> None:
    status, first = post(server.address, question="Shall I learn to sail?", reader=secrets.token_hex(16))
    assert (status, first["again"], first["seat"]) == (201, False, 0)
    reader = secrets.token_urlsafe(32)
    status, first = post(server.address, question="Shall I learn to sail?", reader=reader)
    facts = play(server.address, first)
    assert len(facts["cards"]) == 3 and facts["reading"]
    before = tables(server.house.store.path)
    for again in ("shall i learn to SAIL", "  Shall I  learn to sail ?!", "Ｓhall I learn to sail？"):
        status, second = post(server.address, question=again, reader=reader, bright_target="both")
        assert (status, second["again"]) == (200, True)
        assert {**second, "again": False} == first
        assert play(server.address, second) == facts
    assert tables(server.house.store.path) == before
    status, other = post(server.address, question="Shall I learn to fly?", reader=reader)
    assert status == 201 and other["table"] != first["table"]


def test_readers_know_nothing_of_each_other(server: Running) -> None:
    seated = [post(server.address, question="The same?", reader=reader)[1] for reader in (ADA, BOB)]
    assert not any(one["again"] for one in seated)
    assert len({one["table"] for one in seated}) == len({one["token"] for one in seated}) == 2
    with page(Key(server.address, seated[0]["table"], seated[1]["token"]), hello=False) as one:
        one.send({"type": "hello", "v": VERSION, "table": seated[0]["table"], "token": seated[1]["token"]})
        assert one.until("problem")["code"] == "not_seated"


def test_a_table_never_shows_a_face_before_all_are_picked(server: Running) -> None:
    """Chance is asked only after the last pick, so there is nothing that a frame could hold."""
    _, seated = post(server.address, question="What is hidden?", reader=secrets.token_hex(16))
    with page(Key(server.address, seated["table"], seated["token"])) as one:
        for picked in (0, 1, 2):
            facts = one.state["view"]["facts"]
            assert len(facts["picked"]) == picked
            assert facts["cards"] == facts["amplify"] == facts["reading"] == []
            assert [zone["cards"] for zone in one.state["view"]["zones"]] == [None, []]
            one.move(["pick", str(picked * 7)])
        assert len(one.state["view"]["facts"]["cards"]) == 3


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"question": ""}, "no_question"),
        ({"question": "  ?! "}, "no_question"),
        ({"question": "\u3000？"}, "no_question"),
        ({"question": "x" * 301}, "long_question"),
        ({"question": "가" * 301 + "?"}, "long_question"),
        ({"question": 5}, "bad_message"),
        ({"reader": "short"}, "bad_message"),
        ({"reader": "a" * 129}, "bad_message"),
        ({"reader": "a" * 30 + " !"}, "bad_message"),
        ({"reader": None}, "bad_message"),
        ({"bright_target": "all"}, "bad_options"),
        ({"question": "x" * 5000}, "too_large"),
    ],
)
def test_what_cannot_be_asked_is_told_why(server: Running, body: dict[str, Any], code: str) -> None:
    before = tables(server.house.store.path)
    status, answer = post(server.address, **body)
    assert status in (400, 413)
    assert (answer["type"], answer["code"]) == ("problem", code)
    assert answer["detail"]
    assert tables(server.house.store.path) == before


def test_the_longest_question_is_answered(server: Running) -> None:
    assert post(server.address, question=" " + "長" * 300 + " ", reader=secrets.token_hex(16))[0] == 201


def test_a_reading_cannot_be_had_without_a_question(server: Running) -> None:
    body = {"game": "fortune", "preset": "source", "options": {}, "level": "first", "name": ""}
    request = urllib.request.Request(
        f"http://{server.address}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=30)
    answer = json.load(refused.value)
    assert answer["code"] == "bad_options" and "/api/readings" in answer["detail"]


def test_two_at_once_get_one_table(server: Running) -> None:
    for number in range(10):
        ask = partial(post, server.address, question=f"Once or {number} times?", reader=secrets.token_hex(16))
        with ThreadPoolExecutor(8) as pool:
            answers = [future.result() for future in [pool.submit(ask) for _ in range(8)]]
        assert len({answer["table"] for _, answer in answers}) == 1
        assert len({answer["token"] for _, answer in answers}) == 1
        assert [answer["again"] for _, answer in answers].count(False) == 1


def test_a_conflict_in_the_store_gives_the_first_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have looked before either has written."""
    store = Store(tmp_path / "hato.db")
    look = Store.reading
    waiting: list[int] = []

    async def both(self: Store, reader: str, question: str) -> tuple[str, int] | None:
        found = await look(self, reader, question)
        waiting.append(1)
        while len(waiting) < 2:
            await asyncio.sleep(0.001)
        return found

    monkeypatch.setattr(Store, "reading", both)

    async def scenario() -> list[ReadingSeated]:
        wanted = NewReading("Now?", ADA)
        return list(await asyncio.gather(*[open_reading(store, wanted, lambda: 1.0) for _ in range(2)]))

    one, two = asyncio.run(scenario())
    store.close()
    assert sorted([one.again, two.again]) == [False, True]
    assert (one.table, one.token) == (two.table, two.token)
    assert tables(tmp_path / "hato.db") == 1


def test_the_words_of_a_question_are_nowhere(tmp_path: Path) -> None:
    path = tmp_path / "hato.db"
    question = "Zauberlehrling Abracadabra"
    with running(settings(path)) as server:
        _, seated = post(server.address, question=question)
        play(server.address, seated)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for secret in (question, question.casefold(), "abracadabra", ADA, seated["token"]):
        assert secret.encode() not in stored
    with sqlite3.connect(path) as connection:
        ((reader, hashed, table),) = connection.execute("SELECT * FROM readings").fetchall()
    connection.close()
    assert (len(reader), len(hashed), table) == (64, 64, seated["table"])


def test_hashes_need_the_key_of_their_file() -> None:
    one, other = asked(b"1" * 32, ADA, "Now?"), asked(b"2" * 32, ADA, "Now?")
    assert not set(one) & set(other)
    assert asked(b"1" * 32, ADA, "now").question == one.question
    assert asked(b"1" * 32, BOB, "Now?").question != one.question
    tokens = {
        seat_token(key, who, table) for key in (b"1" * 32, b"2" * 32) for who in (ADA, BOB) for table in "ab"
    }
    assert len(tokens) == 8


@contextmanager
def killed(path: Path, *fault: str) -> Iterator[Process]:
    """A server in a process of its own, which is killed in the end."""
    process = Process(path, 0, *fault)
    try:
        yield process
    finally:
        process.kill()


def test_a_restart_and_a_kill_change_nothing(tmp_path: Path) -> None:
    path = tmp_path / "hato.db"
    with killed(path) as process:
        _, first = post(process.address)
        with page(Key(process.address, first["table"], first["token"])) as one:
            one.move(["pick", "30"])
    with killed(path) as process:
        status, second = post(process.address, question="will i travel")
        assert (status, second) == (200, first | {"again": True})
        facts = play(process.address, second)
        assert facts["picked"][0] == 30
    with running(settings(path)) as server:
        status, third = post(server.address)
        assert (status, third) == (200, second)
        assert play(server.address, third) == facts


@pytest.mark.parametrize("fault", ["before", "after"])
def test_a_kill_while_a_question_is_written_loses_nothing(tmp_path: Path, fault: str) -> None:
    """Whatever the reader was told holds; a question without its table, or a table without, cannot be."""
    path = tmp_path / "hato.db"
    with killed(path, "0", fault, "1") as process:
        with pytest.raises((OSError, HTTPException)):
            post(process.address)
        process.wait()
    with killed(path) as process:
        status, answer = post(process.address)
        assert (status, answer["again"]) == ((201, False) if fault == "before" else (200, True))
        assert tables(path) == 1
        play(process.address, answer)


def test_no_answer_while_the_disk_refuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "hato.db")

    def failing(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "write", failing)
        with pytest.raises(RefusalError) as refused:
            asyncio.run(open_reading(store, NewReading("Now?", ADA), lambda: 1.0))
        assert refused.value.code == "server_busy"
    assert not asyncio.run(open_reading(store, NewReading("Now?", ADA), lambda: 1.0)).again
    store.close()
