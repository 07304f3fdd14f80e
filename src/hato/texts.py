"""The texts for people: Project Fluent files, shared with the browser.

Shared texts lie in `hato/text/LANGUAGE/*.ftl`, those of a game in `hato/games/GAME/text/LANGUAGE.ftl`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: tuple[str, ...] = ("en", "ja", "ko", "ru", "uk")
"""Languages that are complete; the first is the default."""

LATER: tuple[str, ...] = ("culture", "host", "karuta", "poems", "recital", "trainer")
"""Shared files that few pages need: the browser fetches each of them only with those pages."""


def _sources(language: str) -> Iterator[Traversable]:
    package = resources.files("hato")
    shared = package / "text" / language
    if shared.is_dir():
        yield from sorted(
            (file for file in shared.iterdir() if file.name.endswith(".ftl")), key=lambda f: f.name
        )
    for folder in sorted((package / "games").iterdir(), key=lambda f: f.name):
        file = folder / "text" / f"{language}.ftl"
        if file.is_file():
            yield file


def _part(file: Traversable) -> str | None:
    name = file.name.removesuffix(".ftl")
    return name if name in LATER else None


@cache
def source(language: str, part: str | None = None) -> str:
    """The Fluent texts of a language as one file: all but LATER, or that part of LATER.

    Raises KeyError for a language or a part that is not there.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    if part is not None and part not in LATER:
        raise KeyError(part)
    files = (file for file in _sources(language) if _part(file) == part)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def system_language() -> str:
    """The first complete language that the environment asks for, else the default."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


class Texts:
    """The texts of one language, filled with values."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in (None, *LATER):
            self._bundle.add_resource(FluentResource(source(language, part)))

    def has(self, name: str, attribute: str | None = None) -> bool:
        """Is there a text with this id, or with this attribute of it?"""
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def get(self, name: str, attribute: str | None = None, /, **values: object) -> str:
        """The text `name`, or one of its attributes; the id itself where there is no such text."""
        if not self._bundle.has_message(name):
            return name
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return name
        text, _ = self._bundle.format_pattern(pattern, values)
        return str(text)


@cache
def texts(language: str) -> Texts:
    """The texts of a language; raises KeyError for one that is not there."""
    return Texts(language)
