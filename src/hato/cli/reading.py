"""Values from the command line, each checked; whatever does not fit is a Fault with a clear sentence."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from hato.cli.faults import Fault
from hato.cli.parser import unknown
from hato.core import options as opt
from hato.core import registry
from hato.core.game import Game
from hato.core.options import OptionError

NOTHING: Mapping[str, object] = MappingProxyType({})
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]")


def game(name: str) -> Game:
    """The game of that name."""
    games = registry.games()
    if name not in games:
        raise unknown("cli-error-game", name, list(games))
    return games[name]


def number(text: str | None, flag: str, low: int, high: int, default: int) -> int:
    """A whole number from `low` to `high`; `default` where the option is not given."""
    if text is None:
        return default
    digits = text.removeprefix("-")
    value = int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 19 else low - 1
    if not low <= value <= high:
        raise Fault("cli-error-number", option=flag, value=text, low=str(low), high=str(high))
    return value


def seconds(text: str | None, flag: str, default: float) -> float:
    """A time in seconds above 0, up to an hour."""
    try:
        value = default if text is None else float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise Fault("cli-error-seconds", option=flag, value=text)
    return value


def preset(of: Game, name: str | None) -> str:
    """The name of a preset; the default one where none is given."""
    if name is not None and name not in of.presets:
        raise unknown("cli-error-preset", name, list(of.presets))
    return name or of.default_preset


def differences(
    of: Game, chosen: str, settings: list[str], implied: Mapping[str, object] = NOTHING
) -> dict[str, object]:
    """The JSON values of house rules such as `viewings=off`, beside those that something else implies."""
    from hato.testing import settings as typed  # noqa: PLC0415 - loads the whole test kit

    base = of.presets[chosen]
    known = {info.name: info for info in opt.schema(type(base))}
    found = dict(implied)
    for setting in settings:
        pair = typed.split(setting)
        if pair is None or (not pair[1] and pair[0] in known and known[pair[0]].type not in typed.LISTS):
            raise Fault("cli-error-setting", setting=setting)
        name, text = pair
        if name not in known:
            raise unknown("cli-error-rule", name, list(known))
        try:
            found[name] = typed.read(known[name], text)
        except OptionError:
            listed = known[name].type in typed.LISTS
            key = "cli-error-rule-list" if listed else "cli-error-rule-value"
            raise Fault(key, what=name, value=text, allowed=typed.allowed(known[name])) from None
    try:
        of.options(chosen, found)
    except OptionError as error:
        raise Fault("cli-error-rules-together", reason=error) from None
    return found


def host(name: str) -> str:
    """A name of a machine as browsers send it: small letters, no scheme, no port."""
    small = name.strip().lower()
    if not _HOST.fullmatch(small):
        raise Fault("cli-error-host", value=name)
    return small


def file(name: str) -> Path:
    """A file that can be opened for reading."""
    path = Path(name)
    try:
        if path.is_dir():
            raise Fault("cli-error-file-folder", path=name)
        with path.open("rb"):
            return path
    except FileNotFoundError:
        raise Fault("cli-error-file-missing", path=name) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Fault("cli-error-file-unreadable", path=name, reason=reason) from None


def text(name: str) -> str:
    """The text of a file in UTF-8."""
    try:
        return file(name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Fault("cli-error-file-text", path=name) from None


def new_file(name: str) -> Path:
    """A file that can be written and is not there yet."""
    path = Path(name)
    if path.exists():
        raise Fault("cli-error-file-folder" if path.is_dir() else "cli-error-file-exists", path=name)
    if not path.parent.is_dir():
        raise Fault("cli-error-folder-missing", path=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise Fault("cli-error-folder-closed", path=str(path.parent))
    return path


def seed(digits: str) -> bytes:
    """The 32 bytes of a seed in hex; fewer digits are filled with zeros in front."""
    if not 1 <= len(digits) <= 64 or set(digits) - set("0123456789abcdefABCDEF"):
        raise Fault("cli-error-seed", value=digits)
    return int(digits, 16).to_bytes(32, "big")
