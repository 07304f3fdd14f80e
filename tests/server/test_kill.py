"""SIGKILL at any moment: no acknowledged move is missing or doubled, and the match goes on."""

import json
import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from hato.server.match import Match
from hato.server.store import Saved, Store
from tests.server.pages import Key, Page, open_table, page
from tests.server.running import TOKEN, Process, running, sealed, settings

LOST = (ConnectionClosed, ConnectionError, InvalidMessage, EOFError)


@dataclass
class Player:
    """A page that comes back by itself and sends an intent again until it is answered."""

    key: Key
    acks: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    """intent id -> its ply and its words"""
    sent: int = 0
    repeated: int = 0
    finished: bool = False
    _pending: str = ""

    def play(self, most: int | None = None) -> None:
        """Plays until the line is lost, the match is finished, or so many moves are acknowledged."""
        with page(self.key) as one:
            if self._pending:
                self.repeated += 1
                self._send(one)
            while not one.state["finished"] and (most is None or len(self.acks) < most):
                one.until_asked()
                wish = one.wish
                if wish is None:
                    break
                self.sent += 1
                self._pending = json.dumps(one.move_message(wish, f"intent-{self.sent}"))
                self._send(one)
            self.finished = one.state["finished"]

    def play_until_killed(self) -> None:
        try:
            self.play()
        except LOST:
            return

    def _send(self, one: Page) -> None:
        """Sends what is pending and waits for the answer, and after an ack for the update too."""
        move = json.loads(self._pending)
        one.send(move)
        while (answer := one.receive()).get("id") != move["id"]:
            pass
        assert answer["type"] in ("ack", "resync"), answer
        self._pending = ""
        if answer["type"] == "ack":
            assert move["id"] not in self.acks
            self.acks[move["id"]] = (answer["ply"], move["action"])
            while one.state["ply"] <= answer["ply"]:
                one.until("update")


def read(database: Path, table: str) -> tuple[Match, list[Saved]]:
    store = Store(database)
    saved = store.read(table)
    store.close()
    assert saved is not None
    return Match(*saved), saved[1]


def check(database: Path, player: Player) -> None:
    """The log has every acknowledged move once, at its ply, and nothing that nobody did."""
    match, log = read(database, player.key.table)
    assert [entry.ply for entry in log] == list(range(len(log)))
    for intent, (ply, words) in player.acks.items():
        (entry,) = [one for one in log if one.intent == intent]
        assert (list(entry.words), entry.seat) == (words, 0)
        assert match.intents[intent] == (0, ply)
        assert entry.ply >= ply  # a seat does not count what others choose in secret
    mine = [entry.intent for entry in log if entry.seat == 0]
    assert len(set(mine)) == len(mine)
    assert set(player.acks) <= set(mine)
    assert len(mine) - len(player.acks) <= 1
    assert all(entry.intent is None for entry in log if entry.seat > 0)
    assert match.session.ply == len(log)


GAMES: dict[str, dict[str, Any]] = {
    "koi_koi": {},
    "go_stop": {"game": "go_stop", "preset": "gostop"},
}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("kills", [6, pytest.param(50, marks=pytest.mark.slow)])
def test_kills_at_random_moments_lose_and_double_nothing(tmp_path: Path, kills: int, game: str) -> None:
    rng = random.Random(kills)
    database = tmp_path / "hato.db"
    process = Process(database, 0, "3")
    port = process.port
    player = Player(open_table(process.address, rounds=kills * 2, **GAMES[game]))
    for _ in range(kills):
        timer = threading.Timer(rng.uniform(0.0, 0.35), process.kill)
        timer.start()
        player.play_until_killed()
        timer.join()
        assert not player.finished
        check(database, player)
        process = Process(database, port, "3")
    player.play()
    assert player.finished
    assert process.stop() == (0, "")
    check(database, player)
    match, _ = read(database, player.key.table)
    assert match.session.finished
    assert len(match.session.done) == kills * 2
    assert len(player.acks) > kills * 5


@pytest.mark.parametrize("fault", ["before", "after"])
@pytest.mark.parametrize("number", [1, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_kills_around_a_write(tmp_path: Path, fault: str, number: int, dealer: int) -> None:
    """Just before a commit the move is not there; just after it, it is there, though nobody heard of it."""
    database = tmp_path / "hato.db"
    header = sealed(dealer, rounds=1)
    store = Store(database)
    store.write([header])
    store.close()
    process = Process(database, 0, "0", fault, str(number))
    player = Player(Key(process.address, header.table, TOKEN))
    player.play_until_killed()
    assert process.wait() == -9
    check(database, player)
    _, log = read(database, header.table)
    assert len(log) == number - (fault == "before")
    with running(settings(database)) as server:
        player.key = Key(server.address, header.table, TOKEN)
        player.play()
    assert player.finished
    check(database, player)
