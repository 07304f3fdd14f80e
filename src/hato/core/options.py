"""Options: frozen dataclasses whose fields say what they accept, and presets, which are values of them.

The metadata gives the forms, the checks and the JSON of records; nothing about an option is written
twice. An option's texts are `GAME-option-NAME` and `GAME-value-NAME-VALUE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from typing import Any, TypeGuard, TypeVar

Value = bool | int | str | tuple["Value", ...]


class OptionError(ValueError):
    """An option or preset that the game does not know, or a value it does not take."""


UNITS: Mapping[str, str] = {"rounds": "n", "target": "points", "time": "minutes", "bankroll": ""}
"""The lengths of a match (G-4), and what the number of each counts in JSON."""
MOST: Mapping[str, int] = {"rounds": 1000, "target": 100_000, "time": 1440}


@dataclass(frozen=True, slots=True)
class Length:
    """How long a match is (G-4): `rounds`, `target` (points to reach), `time` (minutes), each with `n`;
    `bankroll` (until somebody has no money) without."""

    type: str = "rounds"
    n: int = 0

    def to_json(self) -> dict[str, Value]:
        """The form in records: `{"type": "rounds", "n": 12}`, `{"type": "target", "points": 50}`."""
        unit = UNITS[self.type]
        return {"type": self.type, unit: self.n} if unit else {"type": self.type}


EXAMPLES: Mapping[str, str] = {
    "rounds": '{"type": "rounds", "n": 12}',
    "target": '{"type": "target", "points": 50}',
    "time": '{"type": "time", "minutes": 60}',
    "bankroll": '{"type": "bankroll"}',
}


def read_length(value: object, types: Sequence[str]) -> Length:
    """A Length of one of the types from its JSON form; raises OptionError."""
    wanted = f"it must be {' or '.join(EXAMPLES[one] for one in types)}"
    kind = value.get("type") if isinstance(value, dict) else None
    if not isinstance(value, dict) or not isinstance(kind, str) or kind not in types:
        raise OptionError(f"length is {value!r}; {wanted}")
    unit = UNITS[kind]
    if not unit and set(value) == {"type"}:
        return Length(kind)
    if not unit:
        raise OptionError(f"length is {value!r}; {wanted}")
    number = value.get(unit)
    if set(value) != {"type", unit} or not _is_int(number) or not 1 <= number <= MOST[kind]:
        raise OptionError(f"length is {value!r}; {wanted}, with a number from 1 to {MOST[kind]}")
    return Length(kind, number)


@dataclass(frozen=True, slots=True)
class Table:
    """A number for some of the keys of an option, in their order: `{"05": 20}` in JSON."""

    items: tuple[tuple[str, int], ...] = ()

    @classmethod
    def of(cls, numbers: Mapping[str, int]) -> Table:
        """The table of a mapping whose keys stand in order."""
        return cls(tuple(numbers.items()))

    def to_json(self) -> dict[str, int]:
        """The form in records."""
        return dict(self.items)


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """What an option accepts: `type` is bool, int, choice, set, cards, table or length; `rule` its anchor.

    A choice takes one of `values`, a set any of them; cards are codes, each as often as `values` has it. An
    int takes numbers from `low` to `high` and the words in `values`; a table one of the words in `values`,
    or numbers from `low` to `high` for some of `keys`; a length one of the types in `values`.
    """

    name: str
    type: str
    default: Any
    values: tuple[Value, ...]
    low: int | None
    high: int | None
    rule: str
    keys: tuple[str, ...] = ()


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


def subset(default: tuple[str, ...], *values: str, rule: str) -> Any:
    """A field that is any number of the words, each once; in JSON a list."""
    return field(default=default, metadata={"type": "set", "values": values, "rule": rule})


def cards(default: tuple[str, ...], *values: str, rule: str) -> Any:
    """A field that is a list of card codes, each at most as often as it stands in `values`."""
    return field(default=default, metadata={"type": "cards", "values": values, "rule": rule})


def table(
    default: str | Table, words: tuple[str, ...], keys: tuple[str, ...], low: int, high: int, rule: str
) -> Any:
    """A field that is one of `words`, or a number from `low` to `high` for some of `keys`."""
    meta = {"type": "table", "values": words, "keys": keys, "low": low, "high": high, "rule": rule}
    return field(default=default, metadata=meta)


def length(default: Length, *types: str, rule: str) -> Any:
    """A field that says how long the match is, by one of the types; by default rounds or target."""
    values = types or ("rounds", "target")
    return field(default=default, metadata={"type": "length", "values": values, "rule": rule})


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _info(item: Field[Any]) -> OptionInfo:
    meta = item.metadata
    if "type" not in meta or item.default is MISSING:
        raise TypeError(f"the option {item.name} must be made with flag, choice, number or length")
    values, low, high = meta.get("values", ()), meta.get("low"), meta.get("high")
    keys = meta.get("keys", ())
    return OptionInfo(item.name, meta["type"], item.default, values, low, high, meta["rule"], keys)


def schema(options: type) -> tuple[OptionInfo, ...]:
    """What each option of an options class accepts, in the order of the class."""
    return tuple(_info(item) for item in fields(options))


def read(info: OptionInfo, value: object) -> Any:
    """The value of an option from its JSON form; raises OptionError."""
    if info.type == "length":
        return read_length(value, [str(one) for one in info.values])
    if info.type in ("set", "cards"):
        return _read_list(info, value)
    if info.type == "table":
        return _read_table(info, value)
    if info.type == "bool":
        if isinstance(value, bool):
            return value
        raise OptionError(f"{info.name} is {value!r}; it must be true or false")
    if info.type == "choice":
        wanted = tuple(value) if isinstance(value, list) else value
        for allowed in info.values:
            if type(allowed) is type(wanted) and allowed == wanted:
                return wanted
        listed = ", ".join(str(allowed) for allowed in info.values)
        raise OptionError(f"{info.name} is {value!r}; it must be one of {listed}")
    if isinstance(value, str) and value in info.values:
        return value
    if _is_int(value) and info.low is not None and info.high is not None and info.low <= value <= info.high:
        return value
    words = "".join(f" or {word}" for word in info.values)
    raise OptionError(f"{info.name} is {value!r}; it must be a number from {info.low} to {info.high}{words}")


def _read_list(info: OptionInfo, value: object) -> tuple[Value, ...]:
    """Words in the order of the option, each at most as often as the option has it."""
    left = list(info.values)
    given = list(value) if isinstance(value, list | tuple) else None
    if given is not None and all(isinstance(word, str) for word in given):
        for word in given:
            if word not in left:
                given = None
                break
            left.remove(word)
    if given is None or not all(isinstance(word, str) for word in given):
        listed = ", ".join(str(allowed) for allowed in info.values)
        raise OptionError(f"{info.name} is {value!r}; it must be a list of some of {listed}")
    return tuple(sorted(given, key=info.values.index))


def _read_table(info: OptionInfo, value: object) -> str | Table:
    """One of the words, or a table in the order of the keys."""
    if isinstance(value, str) and value in info.values:
        return value
    if (
        isinstance(value, Mapping)
        and set(value) <= set(info.keys)
        and info.low is not None
        and info.high is not None
        and all(_is_int(one) and info.low <= one <= info.high for one in value.values())
    ):
        return Table(tuple((key, value[key]) for key in info.keys if key in value))
    words = ", ".join(str(word) for word in info.values)
    raise OptionError(
        f"{info.name} is {value!r}; it must be one of {words}, or an object with numbers from {info.low} to "
        f"{info.high} for some of {', '.join(info.keys)}"
    )


def to_json(value: object) -> Any:
    """An option's value as it stands in JSON."""
    if isinstance(value, tuple):
        return list(value)
    return value.to_json() if isinstance(value, Length | Table) else value


def value_key(value: Value) -> str:
    """The part of a text key that names a value: `7-14-21` for a list of numbers, `14-1` for `14+1`."""
    return "-".join(str(one) for one in value) if isinstance(value, tuple) else str(value).replace("+", "-")


def check_together(options: object) -> None:
    """Do the options fit each other? An options class may have a method `check`; raises OptionError."""
    check = getattr(options, "check", None)
    if check is not None:
        check()


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
        changes[name] = read(known[name], value)
    built: Options = replace(base, **changes)
    check_together(built)
    return built


def differences(options: object, base: object) -> dict[str, Any]:
    """The options in which `options` differs from `base`, as JSON values."""
    return {
        info.name: to_json(getattr(options, info.name))
        for info in schema(type(options))
        if getattr(options, info.name) != getattr(base, info.name)
    }


def nearest(presets: Mapping[str, object], name: str) -> str:
    """The preset before this one with the fewest differences; the first is its own nearest."""
    before = list(presets)[: list(presets).index(name)]
    return min(before, key=lambda other: len(differences(presets[name], presets[other])), default=name)


def as_json(options: object) -> dict[str, Any]:
    """All options as JSON values."""
    return {info.name: to_json(getattr(options, info.name)) for info in schema(type(options))}
