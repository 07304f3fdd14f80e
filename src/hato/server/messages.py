"""The messages between browser and server: the one schema from which the TypeScript types are made.

Everything that crosses the wire is one of these structs. Cards are codes (`"08b"`), places are
`"zone"` or `"zone:seat"` (`"hand:0"`, `"field"`), times are milliseconds, totals and payoffs are
points. `"?"` stands for a card whose face the receiver may not see.
"""

from __future__ import annotations

from typing import Any

import msgspec

VERSION = 3
"""Version of the message schema; a client of another version is told to reload."""

MAX_FRAME = 4096
"""Largest client frame in bytes; a larger one is refused and changes nothing."""


class LineView(msgspec.Struct):
    """A settlement line: the running total becomes `(total + points) * factor`."""

    key: str
    seat: int
    points: int
    factor: int
    cards: list[str]


class SheetEntry(msgspec.Struct):
    """A yaku of the table's rules: `need` of `cards` score `points`, each further card `extra`.

    `further` holds the cards that count as further ones (empty: those of `cards`), `weights` those of `cards`
    that count as more than one.
    """

    key: str
    cards: list[str]
    need: int
    points: int
    extra: int
    further: list[str]
    weights: dict[str, int]


class ZoneView(msgspec.Struct):
    """A zone as the viewer sees it: card codes in deck order, or only their number."""

    name: str
    owner: int | None
    count: int
    cards: list[str] | None


class ChoiceView(msgspec.Struct):
    """A legal action: the words to send back, and the cards to tap in order that build it.

    A choice without taps is a button. `stake` is what the action would bring the viewer now, if it ends the
    round, `pays` the change of each seat's points; else null and empty.
    """

    words: list[str]
    taps: list[str]
    stake: int | None
    pays: list[int]


class GameView(msgspec.Struct):
    """A round as one seat sees it; everything that may be shown and nothing else."""

    game: str
    seat: int | None
    kind: str
    """`chance`, `choice` or `over`"""
    asked: list[int]
    """seats that are asked for a choice now"""
    sealed: bool
    """choices are secret until nobody is asked any more"""
    zones: list[ZoneView]
    facts: dict[str, Any]
    choices: list[ChoiceView]
    lines: list[LineView]
    """the yaku that the seats hold now, each with its cards"""


class EventView(msgspec.Struct, omit_defaults=True):
    """One step of the closed event vocabulary, redacted for the receiver."""

    kind: str
    seat: int | None = None
    cards: list[str] = []
    source: str | None = None
    target: str | None = None
    key: str | None = None
    words: list[str] = []
    lines: list[LineView] = []
    points: list[int] = []


class SeatView(msgspec.Struct):
    """Who sits at a seat. `level` and `avatar` are set for computer players, `name` for people.

    `online` says whether a page of that seat is connected now.
    """

    name: str
    kind: str
    level: str | None
    avatar: str
    online: bool


class PaymentView(msgspec.Struct):
    """A payment within a round, beside its result (`paid-KEY`): the change of each seat's points."""

    key: str
    points: list[int]


class ResultView(msgspec.Struct):
    """How a round ended: `key` names the way, `points` the change of each total, `paid` included.

    `factor` is what the next result is multiplied by, `pot` what lies on the table for the next winner.
    """

    round: int
    month: int
    dealer: int
    key: str
    winner: int | None
    points: list[int]
    totals: list[int]
    lines: list[LineView]
    paid: list[PaymentView]
    factor: int
    pot: int


class LengthView(msgspec.Struct, omit_defaults=True):
    """How long the match is (G-4): `rounds` (`n`), `target` (`points`), `time` (`minutes`), `bankroll`.

    `ends_ms` is when the agreed time is over, in milliseconds since 1970; the round in play is finished.
    """

    type: str
    n: int | None = None
    points: int | None = None
    minutes: int | None = None
    ends_ms: int | None = None


class TableView(msgspec.Struct):
    """Everything that the page of one seat shows."""

    table: str
    ply: int
    game: str
    preset: str
    options: dict[str, Any]
    """only the options that differ from the preset"""
    seats: list[SeatView]
    you: int | None
    length: LengthView
    stake: int
    """what a point is worth in money; 1 where the table does not play for money"""
    parts: int
    """points of lines, totals and payments are counted in so many parts of a point (1: whole points)"""
    months: dict[str, int]
    """suit -> displayed month (D-2); empty for other decks"""
    values: dict[str, int]
    """card -> what it counts by itself, in points; empty where cards count nothing by themselves"""
    round: int
    """number of the round in play, from 1; 0 while the dealer is drawn"""
    month: int
    dealer: int
    shuffler: int
    """the seat that shuffles for this deal (G-2)"""
    cutter: int
    """the seat that cuts"""
    direction: str
    """`counterclockwise`: the next seat sits at the right; `clockwise`: at the left (G-3)"""
    totals: list[int]
    results: list[ResultView]
    """the rounds that are done, in order"""
    waiting: bool
    """the round is over and the table waits for the action `next`"""
    finished: bool
    winners: list[int]
    commitment: str
    """SHA-256 of the shuffle's seed, fixed before the first deal"""
    opening: str | None
    """the seed in hex, once the match is finished"""
    sheet: list[SheetEntry]
    view: GameView


# client -> server


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """First frame of a connection: takes a seat by its secret token."""

    v: int
    table: str
    token: str


class Move(msgspec.Struct, tag_field="type", tag="move"):
    """An intent: at ply `ply` of `table` the seat does `action`, words as in a choice or `["next"]`.

    `id` is made by the client, once per intent; sent again it gives the same ack.
    """

    v: int
    table: str
    ply: int
    id: str
    action: list[str]


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Keeps the line open and measures it; answered by `pong`."""

    v: int
    sent: float


Incoming = Hello | Move | Ping


# server -> client


class Update(msgspec.Struct, tag_field="type", tag="update"):
    """What happened since the last message (in order), and the table after it.

    `events` is empty in the first message of a connection and after a resync.
    """

    v: int
    events: list[EventView]
    state: TableView


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    """The intent is on disk as ply `ply`. The update follows (or came before)."""

    v: int
    id: str
    ply: int


class Resync(msgspec.Struct, tag_field="type", tag="resync"):
    """The intent named a ply that is gone; nothing changed and this is the table now."""

    v: int
    id: str
    state: TableView


class Problem(msgspec.Struct, tag_field="type", tag="problem"):
    """A frame that was refused: `code` is the text key `problem-CODE`, `detail` fills its sentence.

    Codes: `not_json`, `unknown_type`, `bad_message`, `too_large`, `version`, `no_table`, `not_seated`,
    `other_table`, `not_your_turn`, `illegal`, `bad_options`, `no_question`, `long_question`,
    `server_busy`; for a code of house rules those of `HouseCodeError`.
    """

    v: int
    code: str
    detail: str
    id: str | None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """Answer to `ping`, with its `sent`."""

    v: int
    sent: float


Outgoing = Update | Ack | Resync | Problem | Pong


# HTTP


class OptionInfo(msgspec.Struct):
    """An option of a game as a form shows it.

    `type` is `bool`, `int`, `choice`, `set`, `cards`, `table` or `length`. A `choice` lists `values` (words,
    numbers or lists of numbers); an `int` has `low` and `high`, and besides numbers takes the words in
    `values`. A `set` is a list of some of `values`, `cards` a list of card codes, each as often as `values`
    has it; a `table` is one of the words in `values`, or numbers for some of `keys`; a `length` is one of
    the types in `values`.
    """

    name: str
    type: str
    default: Any
    values: list[Any]
    low: int | None
    high: int | None
    rule: str
    keys: list[str]


class PresetInfo(msgspec.Struct):
    """A preset: every option's value, those that differ from the nearest other preset, and its yaku.

    `seats` has, for each number of seats, the options that differ so that so many can play.
    """

    id: str
    options: dict[str, Any]
    nearest: str
    """the preset that `differences` are taken from: an earlier one with the fewest differences"""
    differences: dict[str, Any]
    sheet: list[SheetEntry]
    values: dict[str, int]
    """card -> what it counts by itself, in points"""
    seats: dict[str, dict[str, Any]]


class GameInfo(msgspec.Struct):
    """A game of the catalogue."""

    id: str
    layout: str
    """how a table of it looks: `fishing`, `banking` or `spread`"""
    seats: list[int]
    deck: str
    months: dict[str, int]
    """suit -> displayed month (D-2)"""
    default_preset: str
    presets: list[PresetInfo]
    options: list[OptionInfo]


class Catalogue(msgspec.Struct):
    """GET /api/catalogue: what can be played here."""

    v: int
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


class NamesView(msgspec.Struct):
    """What a card or a month is called in all languages at once, with Latin readings (D-7, D-8)."""

    words: dict[str, str]
    readings: dict[str, str]


class CardAbout(msgspec.Struct):
    """A card as its page shows it; `text` and `role` are text keys."""

    code: str
    points: int
    korean: int
    """its points in Korea, where junk counts nothing (D-5)"""
    names: NamesView
    text: str
    role: str | None


class MonthAbout(msgspec.Struct):
    """A suit: its month in the Japanese and the Korean calendar (D-2), its names and its cards."""

    suit: str
    japanese: int
    korean: int
    names: NamesView
    cards: list[CardAbout]


class CardBook(msgspec.Struct):
    """GET /api/cards: all that the pages about the cards show besides texts, by suit."""

    months: list[MonthAbout]


class NewTable(msgspec.Struct):
    """POST /api/tables: opens a match of one person against the computer.

    `seats` is the number of seats, the person's included; 0: as many as the game needs. Options that the
    number of seats asks for need not be named.
    """

    game: str
    preset: str
    options: dict[str, Any]
    level: str
    name: str
    seats: int = 0


class HouseRules(msgspec.Struct):
    """POST /api/sheets, and the answer to GET /api/sheets/CODE: house rules that a code can hold.

    `options` are those that differ from the preset. In the request, `seats` 0 stands for as many as the
    game needs, and options that the number of seats asks for need not be named.
    """

    game: str
    preset: str
    options: dict[str, Any]
    seats: int = 0


class HouseCode(msgspec.Struct):
    """Answer to POST /api/sheets: the code, in groups with hyphens."""

    code: str


class Seated(msgspec.Struct):
    """Answer to `NewTable`: the secret token is the key to the seat."""

    table: str
    seat: int
    token: str


class NewReading(msgspec.Struct):
    """POST /api/readings: asks a question of the cards (FT-1).

    `reader` is a secret that the browser has made for itself, of at least 128 bits: 22 to 128 letters,
    digits, `-` and `_`. A question has 1 to 300 characters; it is not kept.
    """

    question: str
    reader: str
    bright_target: str = "prev_else_next"


class ReadingSeated(msgspec.Struct):
    """Answer to `NewReading`: the key to the seat, and whether the reader has asked this before (FT-4).

    Then it is the table of that time, opened at `created_ms`, and nothing is drawn anew.
    """

    table: str
    seat: int
    token: str
    again: bool
    created_ms: int


class TableStatus(msgspec.Struct):
    """GET /api/tables/ID?token=...: enough to offer a match for continuing."""

    table: str
    game: str
    preset: str
    round: int
    totals: list[int]
    parts: int
    stake: int
    you: int
    finished: bool
