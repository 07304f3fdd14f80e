"""The house: all tables, opened from the store when somebody comes and put away when all have gone."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

from hato import agents
from hato.core import options as opt
from hato.core import registry
from hato.core.chance import SEED_BYTES
from hato.core.game import Game
from hato.core.options import OptionError
from hato.core.registry import UnknownGameError
from hato.server.bodies import HouseRules, NewTable, Seated
from hato.server.bots import Bots
from hato.server.header import COMPUTER, PERSON, Header, SeatHeader, new_table_id, new_token, token_hash
from hato.server.match import Match, ReplayError
from hato.server.refusal import RefusalError
from hato.server.settings import Settings
from hato.server.store import Store, StoreError
from hato.server.tables import BUSY, Table

log = logging.getLogger("hato.server")

AVATARS: tuple[str, ...] = ("frog", "fox", "crane", "boar", "tiger", "poet", "grandmother")
"""Faces of the computer players; the first at a table has that of its level, the others the next ones."""

LONGEST_NAME = 40
SWEEP_S = 30.0


class House:
    """The tables in memory, by id."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.bots = Bots(settings)
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the processes of the computer players and the sweeper."""
        self.bots.start()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Stops everything; what was acknowledged is on disk anyway."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()
        await self.bots.close()
        await asyncio.to_thread(self.store.close)

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def levels(self, game: str) -> tuple[str, ...]:
        """The levels of the computer players of a game, weakest first."""
        return self.settings.levels or agents.levels(game)

    async def open(self, wanted: NewTable) -> Seated:
        """Opens a new match: the person at seat 0, computer players at the others. Raises RefusalError."""
        game, options, seats = agreed(wanted)
        levels = self.levels(game.id)
        if wanted.level not in levels:
            listed = ", ".join(levels)
            raise RefusalError("bad_options", f"there is no level {wanted.level!r}; the levels are {listed}")
        if game.layout == "spread":
            raise RefusalError("bad_options", f"{game.id} begins with a question, by POST /api/readings")
        token = new_token()
        person = SeatHeader(PERSON, clean_name(wanted.name), "", None, token_hash(token))
        header = Header(
            new_table_id(),
            game.id,
            game.rules,
            wanted.preset,
            opt.differences(options, game.presets[wanted.preset]),
            secrets.token_bytes(SEED_BYTES).hex(),
            (person, *_computers(wanted.level, levels.index(wanted.level), seats - 1)),
            int(self.settings.clock() * 1000),
        )
        match = await asyncio.to_thread(Match, header)
        try:
            await self.store.create(header)
        except StoreError as error:
            log.error("a table could not be opened: %s", error)
            raise RefusalError("server_busy", BUSY) from None
        self._tables[header.table] = self._table(match)
        return Seated(header.table, 0, token)

    async def table(self, name: str, token: str) -> tuple[Table, int]:
        """The table and the seat that the token opens. Raises RefusalError."""
        table = self._tables.get(name)
        if table is None:
            table = await self._open_saved(name)
        table.used = time.monotonic()
        seat = table.match.seat_of(token)
        if seat is None:
            raise RefusalError("not_seated", "this token opens no seat of this table")
        return table, seat

    async def _open_saved(self, name: str) -> Table:
        """Reads a table from the store, once for all who wait for it."""
        task = self._opening.get(name)
        if task is None:
            task = asyncio.create_task(self._load(name))
            self._opening[name] = task
            task.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Table:
        try:
            saved = await self.store.load(name)
            if saved is None:
                raise RefusalError("no_table", "there is no such table")
            match = await asyncio.to_thread(Match, *saved)
        except StoreError as error:
            log.error("a table could not be read: %s", error)
            raise RefusalError("server_busy", "the server cannot read its disk now; try again") from None
        except ReplayError as error:
            log.error("table %s: %s", name, error)
            raise RefusalError("no_table", str(error)) from None
        table = self._tables[name] = self._table(match)
        table.wake(alone=True)
        return table

    def _table(self, match: Match) -> Table:
        return Table(match, self.store, self.bots, self.settings)

    def sweep(self) -> None:
        """Puts away the tables that nobody has looked at for a while."""
        before = time.monotonic() - self.settings.idle_s
        for name, table in list(self._tables.items()):
            if table.idle and table.used <= before:
                del self._tables[name]

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_S, self.settings.idle_s))
            self.sweep()


def agreed(wanted: NewTable | HouseRules) -> tuple[Game, Any, int]:
    """The game, the options and the number of seats that are asked for. Raises RefusalError."""
    try:
        game = registry.game(wanted.game)
        options = options_for(game, wanted)
    except (UnknownGameError, OptionError) as error:
        raise RefusalError("bad_options", str(error)) from None
    numbers = game.numbers(options)
    seats = wanted.seats or min(numbers)
    if seats not in numbers:
        listed = ", ".join(str(number) for number in numbers)
        raise RefusalError("bad_options", f"by these options {game.id} is played by {listed}, not by {seats}")
    return game, options, seats


def options_for(game: Game, wanted: NewTable | HouseRules) -> Any:
    """The options of a new table: those named, and what the number of seats asks for besides.

    Raises OptionError.
    """
    if wanted.seats not in game.seats:
        return game.options(wanted.preset, wanted.options)
    game.options(wanted.preset)
    return game.options(wanted.preset, {**game.for_seats(wanted.preset, wanted.seats), **wanted.options})


def clean_name(name: str) -> str:
    """A name as it is shown: printable characters, single spaces, not too long."""
    printable = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def _computers(level: str, first: int, number: int) -> list[SeatHeader]:
    """Computer players of one level, each with a face of its own; `first` is the place of the level."""
    faces = [AVATARS[(first + place) % len(AVATARS)] for place in range(number)]
    return [SeatHeader(COMPUTER, "", face, level) for face in faces]
