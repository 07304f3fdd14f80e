"""Computer players that fail cost one fallback move, never a table."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hato.server.settings import Settings
from tests.server.pages import Key, Page, page
from tests.server.running import Running, running, settings


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose computer players have little time."""
    database = tmp_path_factory.mktemp("bots") / "hato.db"
    with running(settings(database, bot_grace_ms=700)) as one:
        yield one


def bot_entries(server: Running, key: Key) -> list[tuple[int, tuple[str, ...]]]:
    return [(entry.ply, entry.words) for entry in server.log(key.table) if entry.seat == 1]


def fallback(server: Running, key: Key, ply: int) -> tuple[str, ...]:
    session = server.match(key.table, ply).session
    return session.game.actions.words(session.round.fallback(1))


def until_bot_is_asked(one: Page) -> None:
    while one.state["view"]["asked"] != [1] or one.state["waiting"]:
        if one.wish is not None:
            assert one.move(one.wish)["type"] == "ack"
        one.until("update")


@pytest.mark.parametrize("level", ["raises", "illegal", "dies", "hangs"])
def test_a_bot_that_fails_plays_the_fallback(impatient: Running, level: str) -> None:
    key = impatient.table(1, level=level, rounds=1)
    with page(key) as one:
        one.play(2)
        one.until_asked()
    entries = bot_entries(impatient, key)
    assert entries
    for ply, words in entries:
        assert words == fallback(impatient, key, ply)


def test_after_a_failure_other_tables_go_on(impatient: Running) -> None:
    bad, good = impatient.table(1, level="dies"), impatient.table(1, level="last")
    with page(bad) as one, page(good) as two:
        one.play(1)
        two.play(3)
        two.until_asked()
    entries = bot_entries(impatient, good)
    assert any(words != fallback(impatient, good, ply) for ply, words in entries)


def test_a_killed_process_costs_one_move_and_is_replaced(impatient: Running) -> None:
    key = impatient.table(1, level="thinks")
    with page(key) as one:
        until_bot_is_asked(one)
        ply = one.state["ply"]
        while not impatient.house.bots.pids:
            time.sleep(0.01)
        (pid,) = impatient.house.bots.pids
        time.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        while one.state["ply"] <= ply:
            one.until("update")
        assert dict(bot_entries(impatient, key))[ply] == fallback(impatient, key, ply)
        one.play(1)
        one.until_asked()
        assert impatient.house.bots.pids != [pid]


def test_processes_end_with_the_server(tmp_path: Path) -> None:
    with running(settings(tmp_path / "hato.db", workers=2)) as server:
        end = time.monotonic() + 30
        while len(server.house.bots.pids) < 2 and time.monotonic() < end:
            time.sleep(0.05)
        pids = server.house.bots.pids
        assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_the_pause_is_longer_than_the_time_to_think() -> None:
    chosen = Settings(Path("unused"))
    assert chosen.bot_budget_ms < chosen.bot_pause_ms
