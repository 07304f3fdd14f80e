"""House rules as people type them: `viewings=off`, `teyaku=no`, `length=rounds:6`, `jokers=X2,X2,X3`."""

from __future__ import annotations

from typing import Any

from hato.core import options as opt
from hato.core.options import UNITS, Length, OptionError, OptionInfo, Table

YES = ("true", "yes", "on")
NO = ("false", "no", "off")
EMPTY = "none"
"""An empty list."""
LISTS = ("set", "cards")
"""The types whose values are lists of words; they may be typed as nothing at all."""


def split(setting: str) -> tuple[str, str] | None:
    """Name and value of `NAME=VALUE`; None if it does not look like that. The value may be empty."""
    name, sign, value = setting.partition("=")
    name, value = name.strip(), value.strip()
    return (name, value) if sign and name else None


def lengths(info: OptionInfo) -> list[str]:
    """The lengths of a match that an option takes: `rounds:N`, `bankroll`."""
    return [f"{name}:N" if UNITS[str(name)] else str(name) for name in info.values]


def allowed(info: OptionInfo) -> str:
    """What can be typed for an option: `on, off`, `1-100, none`, `rounds:N, target:N`, `7,14,21; off`."""
    if info.type == "bool":
        return "yes, no"
    if info.type == "length":
        return ", ".join(lengths(info))
    words = [shown(info, value) for value in info.values]
    if info.type == "table":
        words.append(f"{info.keys[0]}:N,{info.keys[1]}:N")
    if info.type == "int":
        words.insert(0, f"{info.low}-{info.high}")
    return ("; " if any("," in word for word in words) else ", ").join(words)


def shown(info: OptionInfo, value: Any) -> str:
    """A value as it can be typed after `NAME=`."""
    if isinstance(value, Length):
        return f"{value.type}:{value.n}" if UNITS[value.type] else value.type
    if info.type == "bool":
        return "yes" if value else "no"
    if isinstance(value, Table):
        return ",".join(f"{key}:{number}" for key, number in value.items) or EMPTY
    if isinstance(value, list | tuple):
        return ",".join(str(one) for one in value) or EMPTY
    return str(value)


def _length(text: str, types: tuple[Any, ...]) -> object:
    name, sign, number = text.partition(":")
    if not sign and name in types and not UNITS[name]:
        return Length(name).to_json()
    if not sign:
        name, number = str(types[0]), text
    good = name in types and UNITS[name] and number.isascii() and number.isdecimal()
    return Length(name, int(number)).to_json() if good else text


def _listed(text: str) -> list[str]:
    return [] if text in ("", EMPTY) else [word.strip() for word in text.split(",")]


def _numbers(text: str) -> object:
    """`05:20,10:20` as an object; the text itself if it does not look like that."""
    found: dict[str, int] = {}
    for pair in _listed(text):
        key, sign, number = pair.partition(":")
        if not sign or key in found or not (number.isascii() and number.isdecimal()):
            return text
        found[key] = int(number)
    return found


def parse(info: OptionInfo, text: str) -> object:
    """The JSON value that a text stands for; whether the option takes it is not looked at."""
    if info.type == "bool":
        return True if text in YES else False if text in NO else text
    if info.type == "choice":
        return next((opt.to_json(one) for one in info.values if shown(info, one) == text), text)
    if info.type == "length":
        return _length(text, info.values)
    if info.type in LISTS:
        return _listed(text)
    if info.type == "table":
        return text if text in info.values else _numbers(text)
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() else text


def read(info: OptionInfo, text: str) -> object:
    """The JSON value that `text` means for an option; raises OptionError if the option does not take it.

    Whether it fits the other options is not looked at: those may be changed too.
    """
    value = parse(info, text)
    opt.read(info, value)
    return value


def read_all(options: Any, settings: list[str]) -> dict[str, object]:
    """The differences that settings such as `viewings=off` name; raises OptionError for the first bad one."""
    known = {info.name: info for info in opt.schema(type(options))}
    found: dict[str, object] = {}
    for setting in settings:
        pair = split(setting)
        if pair is None:
            raise OptionError(f"{setting!r} does not look like NAME=VALUE")
        name, text = pair
        if name not in known:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(known)}")
        found[name] = read(known[name], text)
    return found
