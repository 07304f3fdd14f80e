"""A house-rules sheet as a short code that is read out at one table and typed in at another (G-9).

A code is the number of seats, the preset and what differs from it. Names are stored as fingerprints of
their words, so that neither the order nor the number of games, presets, options and values matters: a code
that was ever given out stays good as long as its names are there. docs/adr/0012 says why.

A code is a number in base 31: the version, the bits of the sheet, and four check letters that make the
whole a multiple of a prime. Every single wrong letter and every swap of two is found, and as codes come in
whole groups, every missing or added letter; of other damage one in 923,000 is not.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from hato.core import options as opt
from hato.core.game import Game
from hato.core.options import OptionError, OptionInfo

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and letters that cannot be taken for each other: 0, 1, I, L and O are left out."""
GROUP = 4
"""Letters between two hyphens; a code has whole groups only."""
VERSION = "A"
"""First letter of every code."""
LONGEST = 2000
"""Letters of the longest code that is read."""

_BASE = len(ALPHABET)
_CHECK = 4
_PRIME = 923_513
"""The largest prime below 31^4. No power of 31 before the 923,512th is 1 modulo it: every place counts."""
_REST = 31_415
"""What a good code is, divided by the prime."""
_NAME = 15
"""Bits of the fingerprint of a name."""
_NAMES = 32_768
"""So many fingerprints there are."""


class HouseCodeError(ValueError):
    """A code that cannot be loaded: `problem-KEY` with `detail` is the sentence that says why.

    `code_empty`, `code_letter` (the letter), `code_damaged`, `code_version`, `code_game`, `code_preset`,
    `code_option`, `code_value` (the option), `code_seats` (their number), `code_together` (the reason).
    """

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


class HouseRules(NamedTuple):
    """What a code stands for: game, preset, number of seats, and the differences as JSON values."""

    game: Game
    preset: str
    seats: int
    differences: dict[str, Any]


def encode(rules: HouseRules) -> str:
    """The code of house rules, in groups. Raises OptionError for rules that cannot be."""
    game = rules.game
    options = game.options(rules.preset, rules.differences)
    if rules.seats not in game.numbers(options):
        raise OptionError(f"with these options {game.id} is not played by {rules.seats}")
    known = {info.name: info for info in opt.schema(type(options))}
    differences = opt.differences(options, game.presets[rules.preset])
    bits = _Bits()
    bits.put(_print(game.id), _NAME)
    bits.put(_print(rules.preset), _NAME)
    bits.put_number(rules.seats)
    bits.put_number(len(differences))
    for name in sorted(differences, key=_print):
        bits.put(_print(name), _NAME)
        _put_value(bits, known[name], getattr(options, name))
    bits.put(_meaning(rules._replace(differences=differences)), _NAME)
    return _spell(bits.number)


def decode(code: str, games: Mapping[str, Game]) -> HouseRules:
    """The house rules of a code; case, spaces and hyphens do not matter. Raises HouseCodeError."""
    bits = _Bits(_number(code))
    try:
        game: Game = games[_find(bits.take(_NAME), games, "code_game")]
        preset = _find(bits.take(_NAME), game.presets, "code_preset")
        seats = bits.take_number()
        known = {info.name: info for info in opt.schema(type(game.presets[preset]))}
        differences: dict[str, Any] = {}
        for _ in range(bits.take_number()):
            name = _find(bits.take(_NAME), known, "code_option")
            differences[name] = _take_value(bits, known[name])
        meaning = bits.take(_NAME)
    except _EndOfBitsError:
        raise HouseCodeError("code_damaged") from None
    rules = HouseRules(game, preset, seats, differences)
    if not bits.empty or meaning != _meaning(rules):
        raise HouseCodeError("code_damaged")
    for name, value in differences.items():
        try:
            opt.read(known[name], value)
        except OptionError:
            raise HouseCodeError("code_value", name) from None
    try:
        options = game.options(preset, differences)
    except OptionError as error:
        raise HouseCodeError("code_together", str(error)) from None
    if seats not in game.numbers(options):
        raise HouseCodeError("code_seats", str(seats))
    return rules._replace(differences=opt.differences(options, game.presets[preset]))


# bits


class _EndOfBitsError(Exception):
    """The bits end within a sheet."""


class _Bits:
    """A row of bits, the first one highest in `number`; a one stands before them all."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self._left = number.bit_length() - 1

    @property
    def empty(self) -> bool:
        """Has everything been taken?"""
        return self._left == 0

    def put(self, value: int, bits: int) -> None:
        """Adds a value of so many bits."""
        self.number = self.number * 2**bits + value

    def take(self, bits: int) -> int:
        """The next value of so many bits."""
        if bits > self._left:
            raise _EndOfBitsError
        self._left -= bits
        value: int = self.number // 2**self._left % 2**bits
        return value

    def put_number(self, value: int) -> None:
        """Adds a number from 0 on: three bits at a time, the lowest first, each with a bit for "and more"."""
        while value > 7:
            self.put(8 + value % 8, 4)
            value //= 8
        self.put(value, 4)

    def take_number(self) -> int:
        """The next such number."""
        value = 0
        place = 1
        while (part := self.take(4)) > 7:
            value += (part - 8) * place
            place *= 8
        return value + part * place


_FALSE, _TRUE, _NUMBER, _MINUS, _WORD, _LIST, _TABLE, _LENGTH = range(8)
"""Kinds of values, in three bits; each says how to read what follows, whatever the option takes today."""


def _put_value(bits: _Bits, info: OptionInfo, value: object) -> None:
    if isinstance(value, bool):
        bits.put(_TRUE if value else _FALSE, 3)
    elif isinstance(value, int):
        bits.put(_MINUS if value < 0 else _NUMBER, 3)
        bits.put_number(abs(value))
    elif isinstance(value, str):
        bits.put(_WORD, 3)
        bits.put(_print(value), _NAME)
    elif isinstance(value, opt.Length):
        bits.put(_LENGTH, 3)
        bits.put(_print(value.type), _NAME)
        bits.put_number(value.n)
    elif isinstance(value, opt.Table):
        bits.put(_TABLE, 3)
        bits.put_number(len(value.items))
        for key, number in value.items:
            bits.put(_print(key), _NAME)
            _put_value(bits, info, number)
    elif isinstance(value, tuple):
        bits.put(_LIST, 3)
        bits.put_number(len(value))
        for one in value:
            _put_value(bits, info, one)
    else:
        raise TypeError(f"{info.name} has a value of a kind that no code knows: {value!r}")


def _take_value(bits: _Bits, info: OptionInfo) -> Any:
    """The next value, as JSON; words are those that the option knows."""
    kind = bits.take(3)
    if kind in (_FALSE, _TRUE):
        return kind == _TRUE
    if kind in (_NUMBER, _MINUS):
        return bits.take_number() * (-1 if kind == _MINUS else 1)
    if kind == _LIST:
        return [_take_value(bits, info) for _ in range(bits.take_number())]
    if kind == _TABLE:
        pairs = ((_word(bits, info.keys, info), _take_value(bits, info)) for _ in range(bits.take_number()))
        return dict(pairs)
    word = _word(bits, [value for value in info.values if isinstance(value, str)], info)
    if kind == _WORD:
        return word
    number = bits.take_number()
    return opt.Length(word, number).to_json() if word in opt.UNITS else word


def _word(bits: _Bits, known: Iterable[str], info: OptionInfo) -> str:
    """The next word, one of those that are known."""
    wanted = bits.take(_NAME)
    for word in known:
        if _print(word) == wanted:
            return word
    raise HouseCodeError("code_value", info.name)


def _find(wanted: int, known: Iterable[str], key: str) -> str:
    """The name whose fingerprint is wanted; raises HouseCodeError with the key."""
    for name in known:
        if _print(name) == wanted:
            return name
    raise HouseCodeError(key)


def _print(name: str) -> int:
    """The fingerprint of a name. No two names of one list may have the same; a test sees to it."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:2], "big") % _NAMES


def _meaning(rules: HouseRules) -> int:
    """A fingerprint of everything in words, so that one name is never taken for another."""
    told = [rules.game.id, rules.preset, rules.seats, rules.differences]
    return _print(json.dumps(told, sort_keys=True, separators=(",", ":")))


# letters


def _spell(number: int) -> str:
    """The letters of a row of bits, with version and check, in groups."""
    digits: list[int] = []
    while number:
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    while (1 + len(digits) + _CHECK) % GROUP:
        digits.append(0)
    digits.append(ALPHABET.index(VERSION))
    head = _value(digits[::-1])
    check = (_REST - head * _BASE**_CHECK) % _PRIME
    tail = [check // _BASE**place % _BASE for place in reversed(range(_CHECK))]
    letters = "".join(ALPHABET[digit] for digit in [*digits[::-1], *tail])
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def _number(code: str) -> int:
    """The row of bits that a code spells. Raises HouseCodeError."""
    letters = _letters(code)
    digits = [ALPHABET.index(letter) for letter in letters]
    body, tail = digits[1:-_CHECK], _value(digits[-_CHECK:])
    if not body or len(digits) % GROUP or tail >= _PRIME or _value(digits) % _PRIME != _REST:
        raise HouseCodeError("code_damaged")
    if letters[0] != VERSION:
        raise HouseCodeError("code_version")
    number = _value(body)
    if not number or body[:GROUP] == [0] * GROUP:
        raise HouseCodeError("code_damaged")
    return number


def _letters(code: str) -> str:
    """The letters of a code as it was typed: without spaces and hyphens, large, in any width."""
    plain = unicodedata.normalize("NFKC", code[:LONGEST]).upper()
    letters = "".join(char for char in plain if not char.isspace() and unicodedata.category(char) != "Pd")
    if not letters:
        raise HouseCodeError("code_empty")
    for letter in letters:
        if letter not in ALPHABET:
            raise HouseCodeError("code_letter", letter if letter.isprintable() else "?")
    return letters


def _value(digits: Iterable[int]) -> int:
    """The number that digits stand for, the highest first."""
    value = 0
    for digit in digits:
        value = value * _BASE + digit
    return value
