"""Measures a server: `python -m tests.server.load [people|bots [TABLES [SECONDS]]]` plays flat out.

With `people` both seats of every table are pages, with `bots` one is a computer player without a pause.
Server, pages and computer players share this machine.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from hato.server.header import PERSON, SeatHeader, token_hash
from hato.server.messages import VERSION, Hello, Move
from hato.server.store import Store
from tests.server.pages import Key
from tests.server.running import TOKEN, Process, sealed


class Choice(msgspec.Struct):
    words: list[str]


class View(msgspec.Struct):
    choices: list[Choice]


class State(msgspec.Struct):
    ply: int
    you: int
    waiting: bool
    finished: bool
    view: View


class Frame(msgspec.Struct):
    """What this page wants to know of a message."""

    type: str
    state: State | None = None


decoder = msgspec.json.Decoder(Frame)


async def play(key: Key, until: float, times: list[float]) -> None:
    """Plays at one seat until the time is up; notes how long each ack took."""
    async with connect(f"ws://{key.address}/ws", max_size=None, compression=None) as socket:
        await socket.send(msgspec.json.encode(Hello(VERSION, key.table, key.token)))
        sent, started = -1, 0.0
        while time.perf_counter() < until:
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + 1):
                    frame = decoder.decode(await socket.recv())
            except TimeoutError:
                continue
            if frame.type == "ack":
                times.append(time.perf_counter() - started)
            state = frame.state
            if state is None or state.ply <= sent:
                continue
            words = [choice.words for choice in state.view.choices[:1]]
            if state.waiting and state.you == 0:
                words = [["next"]]
            if words:
                sent, started = state.ply, time.perf_counter()
                await socket.send(
                    msgspec.json.encode(Move(VERSION, key.table, sent, f"{state.you}-{sent}", words[0]))
                )


async def measure(keys: list[Key], seconds: float) -> list[float]:
    times: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*[play(key, until, times) for key in keys])
    return sorted(times)


def main(kind: str = "people", tables: str = "50", seconds: str = "10") -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "hato.db"
        store = Store(database)
        headers = [sealed(number, rounds=1000) for number in range(int(tables))]
        tokens = [TOKEN]
        if kind == "people":
            tokens = [TOKEN, "other"]
            headers = [msgspec.structs.replace(one, seats=people(tokens)) for one in headers]
        store.write(headers)
        store.close()
        process = Process(database)
        keys = [Key(process.address, header.table, token) for header in headers for token in tokens]
        times = asyncio.run(measure(keys, float(seconds)))
        process.stop()
        store = Store(database)
        written = sum(len(saved[1]) for header in headers if (saved := store.read(header.table)))
        store.close()
    print(
        f"{kind}, {tables} tables, {seconds} s: {len(times) / float(seconds):.0f} acks/s, "
        f"{written / float(seconds):.0f} durable entries/s, ack p50 {times[len(times) // 2] * 1000:.1f} ms, "
        f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms"
    )


def people(tokens: list[str]) -> tuple[SeatHeader, ...]:
    """Seats for people, one for each token."""
    return tuple(SeatHeader(PERSON, "", "", None, token_hash(token)) for token in tokens)


if __name__ == "__main__":
    main(*sys.argv[1:])
