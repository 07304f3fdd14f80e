"""The texts of the pages about the cards, read from the files, in all the languages of the names."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).resolve().parents[2] / "src" / "hato" / "text"


def read(language: str) -> FluentBundle:
    """All shared texts of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text(bundle: FluentBundle, key: str, attribute: str | None = None, **values: object) -> str:
    """A text; raises LookupError where there is none, and for a value that it misses."""
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(key)
    shown, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(shown)
