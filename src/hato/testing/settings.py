"""House rules as people type them: `viewings=off`, `teyaku=no`, `length=rounds:6`."""

from __future__ import annotations

from typing import Any

from hato.core import options as opt
from hato.core.options import Length, OptionError, OptionInfo

YES = ("true", "yes", "on")
NO = ("false", "no", "off")
LENGTHS = ("rounds", "target")


def split(setting: str) -> tuple[str, str] | None:
    """Name and value of `NAME=VALUE`; None if it does not look like that."""
    name, sign, value = setting.partition("=")
    name, value = name.strip(), value.strip()
    return (name, value) if sign and name and value else None


def allowed(info: OptionInfo) -> str:
    """What can be typed for an option: `on, off`, `1-100, none`, `rounds:N, target:N`."""
    if info.type == "bool":
        return "yes, no"
    if info.type == "length":
        return ", ".join(f"{name}:N" for name in LENGTHS)
    words = [str(value) for value in info.values]
    return ", ".join([f"{info.low}-{info.high}", *words] if info.type == "int" else words)


def _length(text: str) -> object:
    name, sign, number = text.partition(":")
    if not sign:
        name, number = LENGTHS[0], text
    return Length(name, int(number)).to_json() if name in LENGTHS and number.isdecimal() else text


def read(options: Any, info: OptionInfo, text: str) -> object:
    """The JSON value that `text` means for an option; raises OptionError if the option does not take it."""
    value: object = text
    if info.type == "bool":
        value = True if text in YES else False if text in NO else text
    elif info.type == "choice":
        value = next((one for one in info.values if str(one) == text), text)
    elif info.type == "length":
        value = _length(text)
    elif text.removeprefix("-").isdecimal():
        value = int(text)
    opt.build({"": options}, "", {info.name: value})
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
        found[name] = read(options, known[name], text)
    return found
