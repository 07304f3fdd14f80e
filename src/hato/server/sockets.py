"""The WebSocket of a page: takes a seat with the first frame, then sends intents and gets updates."""

from __future__ import annotations

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from hato.server.client import Client, encode
from hato.server.frames import FrameError, decode
from hato.server.guard import host_allowed, same_origin
from hato.server.house import House
from hato.server.limiter import Limiter
from hato.server.messages import VERSION, Echo, Hello, Incoming, Move, Ping, Pong, Problem, Touch
from hato.server.refusal import RefusalError
from hato.server.tables import Table

log = logging.getLogger("hato.server")

CLOSE: dict[str, int] = {"version": 4000, "not_seated": 4003, "no_table": 4004}
"""Close codes of the refusals after which there is nothing more to say."""
TOO_SLOW = 1013
NO_HELLO = 1008


class _EndError(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One accepted WebSocket from the first frame to the last."""

    def __init__(self, socket: WebSocket, house: House) -> None:
        self._socket = socket
        self._house = house
        self._limiter = Limiter(house.settings.frames_rate, house.settings.frames_burst)
        self._client: Client | None = None
        self._table: Table | None = None
        self._token = ""
        self._writer: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serves the page until one side ends it."""
        code = 1000
        try:
            await self._until_seated()
            await self._serve()
        except _EndError as end:
            code = end.code
        except WebSocketDisconnect:
            return
        finally:
            if self._writer is not None:
                self._writer.cancel()
            if self._table is not None and self._client is not None:
                self._table.leave(self._client)
        try:
            await asyncio.wait_for(self._socket.close(code), 5)
        except (OSError, RuntimeError, TimeoutError):
            return  # the line is gone, or takes nothing any more

    async def _until_seated(self) -> None:
        try:
            async with asyncio.timeout(self._house.settings.hello_s):
                while self._client is None:
                    await self._take_frame()
        except TimeoutError:
            raise _EndError(NO_HELLO) from None

    async def _serve(self) -> None:
        """Reads and writes at the same time, until one of them ends or the page does not keep up."""
        assert self._writer is not None
        assert self._client is not None
        reader = asyncio.create_task(self._read_on())
        drop = asyncio.create_task(self._client.until_dropped())
        try:
            await asyncio.wait((reader, drop, self._writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            drop.cancel()
        if reader.done():
            reader.result()
        raise _EndError(TOO_SLOW)

    async def _read_on(self) -> None:
        while True:
            await self._take_frame()
            await asyncio.sleep(0)  # frames that lie ready must not keep everybody else waiting

    async def _write_on(self, client: Client) -> None:
        try:
            while (frame := await client.next()) is not None:
                await self._socket.send_text(frame)
                client.sent(frame)
        except (WebSocketDisconnect, OSError, RuntimeError):
            return  # the reader learns it too

    # frames

    async def _take_frame(self) -> None:
        """Reads one frame and does what it says, or tells why not."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        text = event.get("text")
        frame: str | bytes = text if text is not None else event.get("bytes") or b""
        intent: str | None = None
        wait = self._limiter.take()
        try:
            message = decode(frame)
            intent = message.id if isinstance(message, Move) else None
            if wait:
                raise RefusalError("server_busy", "too many frames; slow down")
            await self._do(message)
        except FrameError as error:
            await self._refuse(error.refusal, error.intent)
        except RefusalError as refusal:
            await self._refuse(refusal, intent)
        except (WebSocketDisconnect, _EndError):
            raise
        except Exception:
            log.exception("a frame could not be handled")
            await self._refuse(RefusalError("server_busy", "the server made a mistake; try again"), intent)
        if wait:
            await asyncio.sleep(wait)

    async def _refuse(self, refusal: RefusalError, intent: str | None) -> None:
        await self._send(refusal.problem(intent))
        code = CLOSE.get(refusal.code)
        if code is not None:
            if self._writer is not None:
                await self._flush()
            raise _EndError(code)

    async def _flush(self) -> None:
        """Gives what is queued a moment to be sent before the line is closed."""
        for _ in range(100):
            if self._client is None or self._client.dropped or not self._client.waiting:
                return
            await asyncio.sleep(0.01)

    async def _send(self, message: Problem | Pong) -> None:
        if self._client is not None:
            self._client.send(encode(message))
        else:
            await self._socket.send_text(encode(message))

    async def _do(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            await self._send(Pong(VERSION, message.sent))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self._client is None or self._table is None:
            raise RefusalError("not_seated", "the first frame takes a seat with a hello")
        elif isinstance(message, Echo):
            self._client.echo(message.probe)
        elif message.table != self._table.id:
            raise RefusalError("other_table", "this connection sits at another table")
        elif isinstance(message, Touch):
            self._table.reader.touch(self._client, message)
        else:
            await self._table.move(self._client, message)

    async def _hello(self, hello: Hello) -> None:
        if self._table is not None and self._client is not None:
            if hello.table != self._table.id or hello.token != self._token:
                raise RefusalError("other_table", "this connection sits at another table")
            await self._table.greet(self._client)
            return
        table, seat = await self._house.table(hello.table, hello.token)
        client = Client(seat, self._house.settings.queue_bytes)
        await table.join(client)
        self._table, self._client, self._token = table, client, hello.token
        self._writer = asyncio.create_task(self._write_on(client))


async def serve_socket(socket: WebSocket) -> None:
    """The endpoint `/ws`. Pages of other sites are turned away before the connection opens."""
    house: House = socket.app.state.house
    if not same_origin(socket) or not host_allowed(socket, house.settings.hosts):
        await socket.close()
        return
    await socket.accept()
    await Connection(socket, house).run()
