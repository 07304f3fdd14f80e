"""Every text is there in every complete language, parses, formats and has one owner."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2] / "src" / "hato"
COMPLETE = ("en", "ja", "ko", "ru", "uk")
"""Languages in which every text must exist; others may lag behind but may not invent ids."""

SHARED = "shared"

Shape = dict[str, frozenset[str]]
"""For every pattern of a message (`id` or `id.attribute`) the names of its variables."""


def files() -> dict[str, dict[str, list[Path]]]:
    """All text files: owner (`shared` or a game's folder name) -> language -> paths in order."""
    found: dict[str, dict[str, list[Path]]] = {}
    for path in sorted((ROOT / "text").glob("*/*.ftl")):
        found.setdefault(SHARED, {}).setdefault(path.parent.name, []).append(path)
    for path in sorted((ROOT / "games").glob("*/text/*.ftl")):
        found.setdefault(path.parents[1].name, {}).setdefault(path.stem, []).append(path)
    return found


FILES = files()
PATHS = [path for languages in FILES.values() for paths in languages.values() for path in paths]
LANGUAGES = sorted({language for languages in FILES.values() for language in languages})


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def parse(path: Path) -> ast.Resource:
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))


def owned(language: str) -> Iterator[tuple[str, Path]]:
    """Every (owner, path) of one language."""
    for owner, languages in FILES.items():
        for path in languages.get(language, ()):
            yield owner, path


class Variables(Visitor):
    """Collects the names of the variables in a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.Pattern) -> frozenset[str]:
    collector = Variables()
    collector.visit(node)
    return frozenset(collector.names)


def shape(paths: list[Path]) -> Shape:
    """The messages of the files; terms are left out, since each language needs its own."""
    found: Shape = {}
    for path in paths:
        for entry in parse(path).body:
            if not isinstance(entry, ast.Message):
                continue
            # A message without a value is still an id that the other language must have.
            found[entry.id.name] = variables(entry.value) if entry.value else frozenset({"(no value)"})
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_there_are_texts() -> None:
    assert SHARED in FILES
    assert set(COMPLETE) <= set(LANGUAGES)


@pytest.mark.parametrize("path", PATHS, ids=name)
def test_no_junk(path: Path) -> None:
    junk = [entry.content for entry in parse(path).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("owner", FILES)
def test_languages_agree(owner: str) -> None:
    languages = FILES[owner]
    assert set(COMPLETE) <= set(languages), f"{owner} has no text in some language"
    english = shape(languages["en"])
    for language, paths in languages.items():
        other = shape(paths)
        if language in COMPLETE:
            assert sorted(english.keys() - other.keys()) == [], f"{owner}: missing in {language}"
        assert sorted(other.keys() - english.keys()) == [], f"{owner}: only in {language}"
        differ = {
            key: (sorted(english[key]), sorted(other[key])) for key in other if english[key] != other[key]
        }
        assert differ == {}, f"{owner}: variables of en and {language} differ"


@pytest.mark.parametrize("owner", FILES)
def test_variants_of_words_agree(owner: str) -> None:
    """A selector over words offers the same words everywhere; plural categories are each language's own."""
    plural = {"zero", "one", "two", "few", "many", "other"}

    class Words(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_Variant(self, node: ast.Variant) -> None:
            if isinstance(node.key, ast.Identifier):
                self.found.add(node.key.name)
            self.generic_visit(node)

    def words(paths: list[Path]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for path in paths:
            for entry in parse(path).body:
                if isinstance(entry, ast.Message):
                    visitor = Words()
                    visitor.visit(entry)
                    found[entry.id.name] = visitor.found - plural
        return found

    english, *others = (words(FILES[owner].get(language, [])) for language in COMPLETE)
    for language, other in zip(COMPLETE[1:], others, strict=True):
        differ = {key: (found, other.get(key)) for key, found in english.items() if other.get(key) != found}
        assert differ == {}, f"{owner}: words of en and {language} differ"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_twice(language: str) -> None:
    seen: dict[str, Path] = {}
    twice: list[str] = []
    for _, path in owned(language):
        for entry in parse(path).body:
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if key in seen:
                twice.append(f"{key}: {name(seen[key])}, {name(path)}")
            seen[key] = path
            attributes = [attribute.id.name for attribute in entry.attributes]
            twice += [
                f"{key}.{attribute}" for attribute in set(attributes) if attributes.count(attribute) > 1
            ]
    assert twice == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_of_a_game_start_with_its_name(language: str) -> None:
    foreign = [
        f"{name(path)}: {key}"
        for owner, path in owned(language)
        if owner != SHARED
        for key in shape([path])
        if not key.startswith(f"{owner}-")
    ]
    assert foreign == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", (0, 1, 2, 5, 21))
def test_every_text_formats(language: str, number: int) -> None:
    """References resolve and no pattern is empty, with a number and with a word for each variable."""
    bundle = FluentBundle([language], use_isolating=False)
    paths = [path for _, path in owned(language)]
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    wrong: list[str] = []
    for key, names in shape(paths).items():
        identifier, _, attribute = key.partition(".")
        message = bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            continue
        for value in (number, "word"):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(names, value))
            if errors or not str(text).strip():
                wrong.append(f"{key}: {text!r} {errors}")
    assert wrong == []


def test_ukrainian_has_one_apostrophe() -> None:
    """It is the letter ʼ (U+02BC), as search, word breaks and the fonts of the page expect it."""
    rules = (ROOT / "games").glob("*/rules/uk.md")
    other = re.compile(r"\w+['\u2019`]\w+")
    paths = [*(path for _, path in owned("uk")), *rules]
    wrong = {name(path): other.findall(_without_comments(path.read_text(encoding="utf-8"))) for path in paths}
    assert {path: words for path, words in wrong.items() if words} == {}


def _without_comments(text: str) -> str:
    """The text without comments, which are English."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


SHUT = re.compile(r"(?<=[^\s\w*])\*\*(?=\w)")
"""Asterisks between a sign and a letter: Markdown takes them for the beginning of bold, never for its end."""


@pytest.mark.parametrize(
    "path", sorted((ROOT / "games").glob("*/rules/*.md")), ids=lambda p: f"{p.parts[-3]}-{p.stem}"
)
def test_bold_ends_where_it_is_meant_to(path: Path) -> None:
    """A sign before the closing asterisks keeps them from closing, where no space follows."""
    for line in path.read_text(encoding="utf-8").splitlines():
        marks = [at.start() for at in re.finditer(r"\*\*", line)]
        assert len(marks) % 2 == 0, line
        assert not {at.start() for at in SHUT.finditer(line)} & set(marks[1::2]), line
