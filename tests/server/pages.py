"""A page of the tests: what the browser does, without a browser."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hato.server.messages import VERSION

Message = dict[str, Any]
WAIT_S = 60.0
"""How long an answer may take: only a fault should ever take so long, not a busy machine."""


@dataclass(frozen=True)
class Key:
    """Where a seat is and what opens it."""

    address: str
    table: str
    token: str


def open_table(address: str, level: str = "first", rounds: int = 2, **wanted: Any) -> Key:
    """Opens a match on the server at `host:port`."""
    order = {
        "game": "koi_koi",
        "preset": "nintendo",
        "options": {"length": {"type": "rounds", "n": rounds}},
        "level": level,
        "name": "Ada",
        **wanted,
    }
    request = Request(
        f"http://{address}/api/tables", json.dumps(order).encode(), {"content-type": "application/json"}
    )
    with urlopen(request, timeout=WAIT_S) as answer:
        seated = json.load(answer)
    return Key(address, seated["table"], seated["token"])


class Page:
    """An open connection. `state` is the newest table view, `frames` every text that came."""

    def __init__(self, socket: ClientConnection, key: Key) -> None:
        self.socket = socket
        self.key = key
        self.state: Message = {}
        self.frames: list[str] = []

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def receive(self, timeout: float = WAIT_S) -> Message:
        frame = self.socket.recv(timeout=timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] in ("update", "resync"):
            self.state = message["state"]
        return message

    def until(self, kind: str) -> Message:
        """The next message of that type; those before it are only noted."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def hello(self) -> Message:
        self.send({"type": "hello", "v": VERSION, "table": self.key.table, "token": self.key.token})
        return self.until("update")

    def move_message(
        self, words: Sequence[str], intent: str | None = None, ply: int | None = None
    ) -> Message:
        return {
            "type": "move",
            "v": VERSION,
            "table": self.key.table,
            "ply": self.state["ply"] if ply is None else ply,
            "id": intent or secrets.token_hex(8),
            "action": list(words),
        }

    def move(self, words: Sequence[str], intent: str | None = None, ply: int | None = None) -> Message:
        """Sends an intent and returns the answer to it; after an ack the update is here too."""
        message = self.move_message(words, intent, ply)
        self.send(message)
        while True:
            answer = self.receive()
            if answer.get("id") == message["id"]:
                break
        while answer["type"] == "ack" and self.state["ply"] <= answer["ply"]:
            self.until("update")
        return answer

    @property
    def wish(self) -> list[str] | None:
        """The first thing that this seat may do now."""
        if self.state["waiting"]:
            return ["next"]
        choices = self.state["view"]["choices"]
        return choices[0]["words"] if choices else None

    def until_asked(self) -> None:
        """Waits until this seat may do something, or the match is finished."""
        while self.wish is None and not self.state["finished"]:
            self.until("update")

    def play(self, moves: int | None = None) -> int:
        """Plays to the end, or so many moves; returns the number of acknowledged ones."""
        done = 0
        while moves is None or done < moves:
            self.until_asked()
            if self.state["finished"]:
                break
            wish = self.wish
            assert wish is not None
            assert self.move(wish)["type"] == "ack"
            done += 1
        return done

    def problem(self, message: object) -> str:
        """Sends a frame that is refused; returns the code."""
        self.send(message)
        answer = self.until("problem")
        assert answer["detail"]
        code: str = answer["code"]
        return code

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code


@contextmanager
def page(key: Key, hello: bool = True, **options: Any) -> Iterator[Page]:
    """A connection to the key's table, seated unless `hello` is false."""
    with connect(f"ws://{key.address}/ws", max_size=None, compression=None, **options) as socket:
        one = Page(socket, key)
        if hello:
            one.hello()
        yield one
