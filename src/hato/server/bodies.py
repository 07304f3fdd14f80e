"""What HTTP asks and answers: the bodies of requests and their answers, as structs like the messages.

Places, cards and points are spelled as in `messages`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hato.server.messages import SheetEntry


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
    """how a table of it looks: `fishing`, `banking` or another word of `Game.layout`"""
    deals: bool
    """whether a player deals; else the seat named dealer is the one who begins"""
    seats: list[int]
    deck: str
    months: dict[str, int]
    """suit -> displayed month (D-2)"""
    default_preset: str
    presets: list[PresetInfo]
    options: list[OptionInfo]
    levels: list[str]
    """of its computer players, weakest first"""
    level: str | None
    """the one that is proposed, if there is one"""


class Catalogue(msgspec.Struct):
    """GET /api/catalogue: what can be played here."""

    v: int
    games: list[GameInfo]
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


class PoemAbout(msgspec.Struct):
    """A poem of the hundred. Spaces part the lines, in Latin letters ` / `."""

    code: str
    poet: str
    """in kanji; readings and translations are texts"""
    upper: str
    """the upper half in kanji and kana"""
    lower: str
    upper_kana: str
    """in historical kana"""
    lower_kana: str
    upper_romaji: str
    lower_romaji: str
    card: str
    """the lower half as printed on the card that is taken: kana without voicing marks"""
    morae: list[str]
    """of the upper half, as they are read"""
    lower_morae: list[str]
    """of the lower half, as they are read"""
    decisive: int
    """so many morae are no other poem's beginning (KAR-8)"""


class PoemBook(msgspec.Struct):
    """GET /api/poems: the hundred poems in the order of the collection."""

    poems: list[PoemAbout]
