"""The texts of the command line, ready in milliseconds.

Most sentences are plain lines with values in them, and reading those needs no Fluent machinery. Whatever
is more, such as plurals, goes to `hato.texts`, which is loaded only then.
"""

from __future__ import annotations

import os
import re
from importlib.util import find_spec
from pathlib import Path

DEFAULT = "en"

_START = re.compile(r"([a-zA-Z][\w-]*) = ?(.*)")
_ATTRIBUTE = re.compile(r"\s+\.([a-zA-Z][\w-]*) = ?(.*)")
_VALUE = re.compile(r"\{ \$([a-zA-Z]\w*) \}")


def _home() -> Path:
    spec = find_spec("hato")
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def languages() -> list[str]:
    """The languages of the command line, the default first."""
    found = sorted(path.parent.name for path in (_home() / "text").glob("*/cli.ftl"))
    return sorted(found, key=lambda name: (name != DEFAULT, name))


def system_language() -> str:
    """The language that the environment asks for, if it is there, else the default."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted in languages():
            return wanted
    return DEFAULT


class Words:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._plain: dict[str, str] = {}
        home = _home()
        shared = sorted((home / "text" / language).glob("*.ftl"))
        for path in [*shared, *sorted((home / "games").glob(f"*/text/{language}.ftl"))]:
            self._read(path.read_text(encoding="utf-8"))

    def _read(self, text: str) -> None:
        """Remembers the patterns that stand on one line and hold nothing but values."""
        message = name = ""
        for line in text.splitlines():
            if start := _START.fullmatch(line):
                message = name = start[1]
            elif start := _ATTRIBUTE.fullmatch(line):
                name = f"{message}.{start[1]}"
            else:
                if line.strip() and not line.startswith("#"):
                    self._plain.pop(name, None)
                continue
            pattern = start[2].strip()
            if pattern and "{" not in _VALUE.sub("", pattern):
                self._plain[name] = pattern

    def get(self, name: str, attribute: str | None = None, /, **values: object) -> str:
        """The text `name`, or one of its attributes; the id itself where there is no such text."""
        pattern = self._plain.get(f"{name}.{attribute}" if attribute else name)
        if pattern is not None and not any(isinstance(value, int) for value in values.values()):
            return _VALUE.sub(lambda found: str(values.get(found[1], found[0])), pattern)
        from hato.texts import texts  # noqa: PLC0415 - it takes longer than all the rest

        return texts(self.language).get(name, attribute, **values)

    def has(self, name: str) -> bool:
        """Is there a text with this id?"""
        if name in self._plain:
            return True
        from hato.texts import texts  # noqa: PLC0415

        return texts(self.language).has(name)
