"""Options: frozen dataclasses whose fields say what they accept, and presets, which are values of them.

The metadata gives the forms, the checks and the JSON of records; nothing about an option is written
twice. An option's texts are `GAME-option-NAME` and `GAME-value-NAME-VALUE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from typing import Any, TypeGuard, TypeVar

Value = bool | int | str


class OptionError(ValueError):
    """An option or preset that the game does not know, or a value it does not take."""


@dataclass(frozen=True, slots=True)
class Length:
    """How long a match is (G-4): `rounds` with `n` rounds, or `target` with `points` to reach."""

    type: str = "rounds"
    n: int = 12

    def to_json(self) -> dict[str, Value]:
        """The form in records: `{"type": "rounds", "n": 12}` or `{"type": "target", "points": 50}`."""
        return {"type": self.type, ("n" if self.type == "rounds" else "points"): self.n}


MAX_ROUNDS = 1000
MAX_TARGET = 100_000


def read_length(value: object) -> Length:
    """A Length from its JSON form; raises OptionError."""
    wanted = 'it must be {"type": "rounds", "n": 12} or {"type": "target", "points": 50}'
    if not isinstance(value, dict) or value.get("type") not in ("rounds", "target"):
        raise OptionError(f"length is {value!r}; {wanted}")
    name, most = ("n", MAX_ROUNDS) if value["type"] == "rounds" else ("points", MAX_TARGET)
    number = value.get(name)
    if set(value) != {"type", name} or not _is_int(number) or not 1 <= number <= most:
        raise OptionError(f"length is {value!r}; {wanted}, with a number from 1 to {most}")
    return Length(value["type"], number)


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What an option accepts: `type` is bool, int, choice or length; `rule` the anchor that defines it.

    A choice takes one of `values`. An int takes numbers from `low` to `high` and the words in `values`.
    """

    name: str
    type: str
    default: Any
    values: tuple[Value, ...]
    low: int | None
    high: int | None
    rule: str


def flag(default: bool, rule: str) -> Any:
    """A field that is on or off."""
    return field(default=default, metadata={"type": "bool", "rule": rule})


def choice(default: Value, *others: Value, rule: str) -> Any:
    """A field that is one of the named values, the default among them."""
    return field(default=default, metadata={"type": "choice", "values": (default, *others), "rule": rule})


def number(default: Value, low: int, high: int, *words: str, rule: str) -> Any:
    """A field that is a number from `low` to `high`, or one of `words`."""
    meta = {"type": "int", "values": words, "low": low, "high": high, "rule": rule}
    return field(default=default, metadata=meta)


def length(default: Length, rule: str) -> Any:
    """A field that says how long the match is."""
    return field(default=default, metadata={"type": "length", "rule": rule})


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _info(item: Field[Any]) -> OptionInfo:
    meta = item.metadata
    if "type" not in meta or item.default is MISSING:
        raise TypeError(f"the option {item.name} must be made with flag, choice, number or length")
    values, low, high = meta.get("values", ()), meta.get("low"), meta.get("high")
    return OptionInfo(item.name, meta["type"], item.default, values, low, high, meta["rule"])


def schema(options: type) -> tuple[OptionInfo, ...]:
    """What each option of an options class accepts, in the order of the class."""
    return tuple(_info(item) for item in fields(options))


def _read(info: OptionInfo, value: object) -> Any:
    if info.type == "length":
        return read_length(value)
    if info.type == "bool":
        if isinstance(value, bool):
            return value
        raise OptionError(f"{info.name} is {value!r}; it must be true or false")
    if info.type == "choice":
        for allowed in info.values:
            if type(allowed) is type(value) and allowed == value:
                return value
        listed = ", ".join(str(allowed) for allowed in info.values)
        raise OptionError(f"{info.name} is {value!r}; it must be one of {listed}")
    if isinstance(value, str) and value in info.values:
        return value
    if _is_int(value) and info.low is not None and info.high is not None and info.low <= value <= info.high:
        return value
    words = "".join(f" or {word}" for word in info.values)
    raise OptionError(f"{info.name} is {value!r}; it must be a number from {info.low} to {info.high}{words}")


def to_json(value: object) -> Any:
    """An option's value as it stands in JSON."""
    return value.to_json() if isinstance(value, Length) else value


Options = TypeVar("Options")


def build(presets: Mapping[str, Options], preset: str, differences: Mapping[str, object]) -> Options:
    """The options of a preset with some of them changed; raises OptionError with a clear sentence."""
    if not isinstance(preset, str) or preset not in presets:
        raise OptionError(f"there is no preset {preset!r}; the presets are {', '.join(presets)}")
    if not isinstance(differences, Mapping):
        raise OptionError(f"the options are {differences!r}; they must be an object of names and values")
    base: Any = presets[preset]
    known = {info.name: info for info in schema(type(base))}
    changes = {}
    for name, value in differences.items():
        if name not in known:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(known)}")
        changes[name] = _read(known[name], value)
    built: Options = replace(base, **changes)
    return built


def differences(options: object, base: object) -> dict[str, Any]:
    """The options in which `options` differs from `base`, as JSON values."""
    return {
        info.name: to_json(getattr(options, info.name))
        for info in schema(type(options))
        if getattr(options, info.name) != getattr(base, info.name)
    }


def as_json(options: object) -> dict[str, Any]:
    """All options as JSON values."""
    return {info.name: to_json(getattr(options, info.name)) for info in schema(type(options))}
