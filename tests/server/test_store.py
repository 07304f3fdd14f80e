"""The log on disk: groups, conflicts, and disks that refuse."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from hato.server.header import Header, SeatHeader, new_table_id
from hato.server.messages import VERSION
from hato.server.store import ConflictError, Reading, Saved, Store, StoreError
from tests.server.pages import page
from tests.server.running import Running


def header(table: str) -> Header:
    seats = (SeatHeader("person", "Ада", "", None, "0" * 64), SeatHeader("computer", "", "fox", "first"))
    return Header(table, "koi_koi", 1, "nintendo", {"length": {"type": "rounds", "n": 2}}, "00" * 32, seats)


def entry(table: str, ply: int, intent: str | None = None) -> Saved:
    return Saved(table, ply, 0, ("play", "01b"), intent)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(tmp_path / "hato.db")
        await store.create(header("a"))
        for ply in range(3):
            await store.append(entry("a", ply, f"i{ply}"))
        assert await store.load("a") == (header("a"), [entry("a", ply, f"i{ply}") for ply in range(3)])
        assert await store.load("b") is None
        store.close()

    asyncio.run(scenario())
    again = Store(tmp_path / "hato.db")
    assert again.read("a") is not None
    again.close()


def test_writes_that_wait_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    write = Store.write

    def counted(store: Store, items: Sequence[Header | Saved]) -> None:
        groups.append(len(items))
        write(store, items)

    monkeypatch.setattr(Store, "write", counted)

    async def scenario() -> None:
        store = Store(tmp_path / "hato.db")
        await store.create(header("a"))
        await asyncio.gather(*[store.append(entry("a", ply)) for ply in range(200)])
        saved = await store.load("a")
        assert saved is not None
        assert [one.ply for one in saved[1]] == list(range(200))
        store.close()

    asyncio.run(scenario())
    assert sum(groups) == 201
    assert len(groups) < 50


def test_a_conflict_hurts_only_its_own_entry(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(tmp_path / "hato.db")
        for table in "ab":
            await store.create(header(table))
        await store.append(entry("a", 0, "x"))
        outcomes = await asyncio.gather(
            *[store.append(entry("b", ply)) for ply in range(20)],
            store.append(entry("a", 0, "y")),
            store.append(entry("a", 1, "x")),
            store.append(entry("nowhere", 0)),
            store.append(entry("a", 1, "y")),
            return_exceptions=True,
        )
        assert outcomes[:20] == [None] * 20
        assert [type(outcome) for outcome in outcomes[20:23]] == [ConflictError] * 3
        assert outcomes[23] is None
        store.close()

    asyncio.run(scenario())


def test_closing_writes_what_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = Store(tmp_path / "hato.db")
        await store.create(header("a"))
        tasks = [asyncio.ensure_future(store.append(entry("a", ply))) for ply in range(50)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(StoreError, match="stopping"):
            await store.append(entry("a", 50))

    asyncio.run(scenario())
    again = Store(tmp_path / "hato.db")
    saved = again.read("a")
    assert saved is not None
    assert len(saved[1]) == 50
    again.close()


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    store = Store(tmp_path / "hato.db")
    with store._engine.connect() as connection:
        modes = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
    store.close()
    assert modes == ["wal", 2]


@pytest.mark.parametrize("version", ["0", "3", "x"])
def test_a_database_of_another_version_is_refused(tmp_path: Path, version: str) -> None:
    path = tmp_path / "hato.db"
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE hato_meta SET value = ? WHERE name = 'schema'", [version])
    connection.close()
    with pytest.raises(StoreError, match=f"has the format {version}, this version of Hato writes 2"):
        Store(path)


def as_version_1(path: Path) -> None:
    """Makes a file what version 1 made: without the table of readings."""
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE readings")
        connection.execute("UPDATE hato_meta SET value = '1' WHERE name = 'schema'")
    connection.close()


def test_a_database_of_version_1_keeps_its_matches_and_gets_readings(tmp_path: Path) -> None:
    path = tmp_path / "hato.db"
    store = Store(path)
    store.write([header("a")])
    store.write([entry("a", 0, "x"), entry("a", 1)])
    store.close()
    as_version_1(path)
    store = Store(path)
    assert store.read("a") == (header("a"), [entry("a", 0, "x"), entry("a", 1)])
    store.write([Reading(header("b"), "ada", "now"), entry("a", 2)])
    assert asyncio.run(store.reading("ada", "now")) == ("b", 0)
    assert asyncio.run(store.reading("ada", "later")) is None
    store.close()
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT value FROM hato_meta WHERE name = 'schema'").fetchall() == [("2",)]
    connection.close()
    again = Store(path)
    saved = again.read("a")
    assert saved is not None and len(saved[1]) == 3
    again.close()


def test_an_upgrade_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hato.db"
    Store(path).close()
    as_version_1(path)

    def failing(*_: object) -> str:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "_upgrade", failing)
        with pytest.raises(OSError):
            Store(path)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT value FROM hato_meta WHERE name = 'schema'").fetchall() == [("1",)]
    connection.close()
    Store(path).close()


def test_a_question_has_one_table(tmp_path: Path) -> None:
    store = Store(tmp_path / "hato.db")

    async def scenario() -> None:
        await store.create_reading(Reading(header("a"), "ada", "now"))
        with pytest.raises(ConflictError):
            await store.create_reading(Reading(header("b"), "ada", "now"))
        await store.create_reading(Reading(header("c"), "bob", "now"))
        assert await store.load("b") is None
        assert await store.reading("ada", "now") == ("a", 0)
        key = await store.reading_key()
        assert len(key) == 32 and await store.reading_key() == key

    asyncio.run(scenario())
    store.close()


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE notes (text)")
    connection.close()
    with pytest.raises(StoreError, match="another program"):
        Store(path)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 1000)
    with pytest.raises(StoreError, match="cannot be opened: file is not a database"):
        Store(path)
    assert path.read_text().startswith("Dear Ada")


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(tmp_path / "no" / "such" / "folder" / "hato.db")


def test_a_table_that_was_written_by_somebody_else_is_read_again(server: Running) -> None:
    key = server.table(0)
    with page(key) as one:
        one.until_asked()
        words = one.wish
        assert words is not None
        ply = one.state["ply"]
        server.house.store.write([Saved(key.table, ply, 0, tuple(words), "from-elsewhere")])
        answer = one.move(words, "from-here")
        assert answer["type"] == "resync"
        assert answer["state"]["ply"] == ply + 1
        one.play(1)
    intents = [saved.intent for saved in server.log(key.table)]
    assert "from-elsewhere" in intents
    assert "from-here" not in intents


def test_no_ack_while_another_program_holds_the_database(server: Running) -> None:
    key = server.table(0)
    with page(key) as one:
        one.until_asked()
        words = one.wish
        assert words is not None
        holder = sqlite3.connect(server.house.store.path, isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        answer = one.move(words, "held")
        assert (answer["type"], answer["code"]) == ("problem", "server_busy")
        holder.execute("ROLLBACK")
        holder.close()
        assert "held" not in [saved.intent for saved in server.log(key.table)]
        assert one.move(words, "held")["type"] == "ack"
        one.play(1)
    assert [saved.intent for saved in server.log(key.table)].count("held") == 1


@pytest.mark.parametrize("written", [False, True])
def test_no_ack_when_the_disk_fails(server: Running, monkeypatch: pytest.MonkeyPatch, written: bool) -> None:
    """Also when the disk has the entry and only the answer was lost: then it is acknowledged later."""
    key = server.table(0)
    write = Store.write

    def failing(store: Store, items: Sequence[Header | Saved]) -> None:
        if written:
            write(store, items)
        raise OSError(28, "No space left on device")

    with page(key) as one:
        one.until_asked()
        words = one.wish
        assert words is not None
        ply = one.state["ply"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", failing)
            answer = one.move(words, "full", ply)
            assert (answer["type"], answer["code"]) == ("problem", "server_busy")
        assert one.move(words, "full", ply) == {"type": "ack", "v": VERSION, "id": "full", "ply": ply}
        one.play(1)
    assert [saved.intent for saved in server.log(key.table)].count("full") == 1


def test_a_bot_waits_for_the_disk_and_moves_then(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    key = server.table(0, level="thinks")

    def failing(store: Store, items: Sequence[Header | Saved]) -> None:
        raise OSError(5, "Input/output error")

    with page(key) as one:
        while one.state["view"]["asked"] != [1]:
            if one.wish is not None:
                assert one.move(one.wish)["type"] == "ack"
            one.until("update")
        ply = one.state["ply"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "write", failing)
            with pytest.raises(TimeoutError):
                one.receive(timeout=1)
        while one.state["ply"] <= ply:
            one.until("update")


def test_a_match_of_other_rules_is_told_so(server: Running) -> None:
    table = new_table_id()
    server.house.store.write([msgspec.structs.replace(header(table), rules=0)])
    with page(server.table(0), hello=False) as one:
        one.send({"type": "hello", "v": VERSION, "table": table, "token": "t"})
        answer = one.until("problem")
        assert answer["code"] == "no_table"
        assert "version 0 of the rules" in answer["detail"]
