"""The messages between browser and server: the one schema from which the TypeScript types are made.

Everything that crosses the wire is one of these structs. Cards are codes (`"08b"`), places are
`"zone"` or `"zone:seat"` (`"hand:0"`, `"field"`), times are milliseconds, totals and payoffs are
points. `"?"` stands for a card whose face the receiver may not see.
"""

from __future__ import annotations

from typing import Any

import msgspec

VERSION = 4
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
    secrets: dict[str, Any]
    """what only the seat knows besides its cards"""


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
    draw: str
    """how the cards of the opening find the first dealer: a word of the text `draw-rule`"""
    direction: str
    """`counterclockwise`: the next seat sits at the right; `clockwise`: at the left (G-3)"""
    totals: list[int]
    results: list[ResultView]
    """the rounds that are done, in order"""
    left_ms: int | None
    """how long who is asked may still take, then it is done for him; null: as long as he likes"""
    waiting: bool
    """the round is over and the table waits for the action `next`"""
    finished: bool
    winners: list[int]
    money: list[int]
    """what each seat has won or lost beside the points so far, in units; empty where nothing is paid so"""
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


class Touch(msgspec.Struct, tag_field="type", tag="touch"):
    """While a poem is read: the seat has touched a card (KAR-9).

    `click` is in ms since the page showed the first mora of this reading, by a clock that only goes forward;
    below 0 before it.

    There is no answer but a `problem` when the touch cannot be; what it did comes with the next update.
    """

    v: int
    table: str
    number: int
    """of the reading, as in `reading`"""
    card: str
    click: float


class Echo(msgspec.Struct, tag_field="type", tag="echo"):
    """Answer to `probe`, at once, with its number."""

    v: int
    probe: int


Incoming = Hello | Move | Ping | Touch | Echo


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
    `other_table`, `not_your_turn`, `illegal`, `impossible`, `bad_options`, `no_question`, `long_question`,
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


class Reading(msgspec.Struct, tag_field="type", tag="reading"):
    """A poem will be read: the first mora is due in `lead_ms`, each further one `mora_ms` later (KAR-3).

    Nothing in it tells which poem that is, or how long. `heard` are the morae that are due already, where a
    page comes in the middle of a reading; then `lead_ms` is below 0.
    """

    v: int
    number: int
    lead_ms: float
    mora_ms: int
    lower: str | None
    """the poem whose lower half is read before, the one that was read last; null: none is"""
    opening: bool
    """the opening poem is read before, which is not one of the hundred"""
    heard: list[str]


class Mora(msgspec.Struct, tag_field="type", tag="mora"):
    """The next mora, `place` (from 1) of reading `number`; never sent before it has to be (KAR-9).

    The page shows it `(place - 1) * mora_ms` after the first one, or at once if that time is over.
    """

    v: int
    number: int
    place: int
    mora: str


class Probe(msgspec.Struct, tag_field="type", tag="probe"):
    """Measures the line; answered by `echo` at once."""

    v: int
    probe: int


Outgoing = Update | Ack | Resync | Problem | Pong | Reading | Mora | Probe
