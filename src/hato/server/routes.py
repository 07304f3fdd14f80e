"""The HTTP interface: catalogue, new tables, what became of a table, and its record."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hato.core import options as opt
from hato.core import registry
from hato.play import house_code
from hato.records import header_of, write
from hato.server import files
from hato.server.bodies import HouseCode, HouseRules, NewReading, NewTable
from hato.server.cards import card_book, poem_book
from hato.server.catalogue import catalogue
from hato.server.guard import host_allowed, read_body, same_origin
from hato.server.header import COMPUTER
from hato.server.house import House, agreed
from hato.server.match import Match
from hato.server.messages import MAX_FRAME
from hato.server.readings import open_reading
from hato.server.refusal import RefusalError

JSON = "application/json"
_new_table = msgspec.json.Decoder(NewTable)
_new_reading = msgspec.json.Decoder(NewReading)
_house_rules = msgspec.json.Decoder(HouseRules)


def house_of(request: Request) -> House:
    """The house that the app serves."""
    house: House = request.app.state.house
    return house


def answer(value: object, status: int = 200) -> Response:
    """A value as JSON that nobody keeps."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


async def refused(_: Request, error: Exception) -> Response:
    """The answer to a refused request: a `Problem` with the HTTP status of its code."""
    assert isinstance(error, RefusalError)
    return answer(error.problem(), error.status)


async def health(_: Request) -> Response:
    """GET /healthz: the server is there."""
    return answer({"ok": True})


async def get_catalogue(request: Request) -> Response:
    """GET /api/catalogue."""
    state = request.app.state
    if state.catalogue is None:
        state.catalogue = msgspec.json.encode(catalogue(house_of(request).levels))
    return files.tagged(request, state.catalogue, JSON)


async def get_cards(request: Request) -> Response:
    """GET /api/cards."""
    return files.tagged(request, msgspec.json.encode(card_book()), JSON)


async def get_poems(request: Request) -> Response:
    """GET /api/poems."""
    return files.tagged(request, msgspec.json.encode(poem_book()), JSON)


async def order(request: Request) -> bytes:
    """The body of a request for a new table; raises RefusalError for other sites, other kinds, too many."""
    house = house_of(request)
    if not same_origin(request) or not host_allowed(request, house.settings.hosts):
        raise RefusalError("not_seated", "a page of another site may not open tables here")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise RefusalError("bad_message", f"the content type is {JSON}")
    body = await read_body(request, MAX_FRAME)
    if request.app.state.new_tables.take(request.client.host if request.client else ""):
        raise RefusalError("server_busy", "too many new tables; wait a little")
    return body


async def post_table(request: Request) -> Response:
    """POST /api/tables: opens a match against the computer."""
    try:
        wanted = _new_table.decode(await order(request))
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise RefusalError("bad_message", str(error)) from None
    return answer(await house_of(request).open(wanted), 201)


async def post_reading(request: Request) -> Response:
    """POST /api/readings: asks a question of the cards, or shows what they answered before (FT-4)."""
    try:
        wanted = _new_reading.decode(await order(request))
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise RefusalError("bad_message", str(error)) from None
    house = house_of(request)
    opened = await open_reading(house.store, wanted, house.settings.clock)
    return answer(opened, 200 if opened.again else 201)


async def post_sheet(request: Request) -> Response:
    """POST /api/sheets: the code of house rules."""
    body = await read_body(request, MAX_FRAME)
    try:
        wanted = _house_rules.decode(body)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise RefusalError("bad_message", str(error)) from None
    game, options, seats = agreed(wanted)
    differences = opt.differences(options, game.presets[wanted.preset])
    return answer(
        HouseCode(house_code.encode(house_code.HouseRules(game, wanted.preset, seats, differences)))
    )


async def get_sheet(request: Request) -> Response:
    """GET /api/sheets/CODE: the house rules that the code holds."""
    try:
        found = house_code.decode(request.path_params["code"], registry.games())
    except house_code.HouseCodeError as error:
        raise RefusalError(error.key, error.detail) from None
    return answer(HouseRules(found.game.id, found.preset, found.differences, found.seats))


async def get_record(request: Request) -> Response:
    """GET /api/tables/ID/record?token=...: the whole record, once the match is finished."""
    token = request.query_params.get("token", "")
    table, _ = await house_of(request).table(request.path_params["table"], token)
    match = await table.finished()
    text = await asyncio.to_thread(record, match)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{match.header.game}-{table.id[:8]}.jsonl"',
    }
    return Response(text, 200, headers, "application/x-ndjson")


def record(match: Match) -> str:
    """The record of a finished match, with the opening of its shuffle."""
    header = header_of(match.session, match.header.preset, names(match), match.shuffle.commitment)
    return "".join(f"{line}\n" for line in write(match.session, header, match.shuffle.opening))


def names(match: Match) -> list[str]:
    """What the players are called in a record: computer players by their level, several with a number."""
    seats = match.seats
    several = sum(who.kind == COMPUTER for who in seats) > 1
    found = []
    for number, who in enumerate(seats):
        level = f"{who.level} {number}" if who.level and several else who.level
        found.append(who.name or level or f"player {number + 1}")
    return found


async def get_table(request: Request) -> Response:
    """GET /api/tables/ID?token=...: what became of the match."""
    token = request.query_params.get("token", "")
    table, seat = await house_of(request).table(request.path_params["table"], token)
    return answer(await table.status(seat))
