"""Writes web/src/fonts/*.woff2: the interface fonts, cut down to the characters that the texts use.

Latin and Cyrillic fonts keep their whole alphabets, so that names of people look right as well.
The Japanese and Korean fonts keep only the characters that occur in the texts and rules. The few Japanese
signs on the pages of other languages have a small font of their own; the large ones are for Japanese pages.
The hundred poems have a font of their own, in which the kana are apart: nothing else is on the taking cards.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fontTools import subset

WEB = Path(__file__).resolve().parent.parent
TEXTS = WEB.parent / "src" / "hato"
SOURCE = WEB / "node_modules" / "@fontsource"
TARGET = WEB / "src" / "fonts"
LATIN = {
    *(*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x2010, 0x203B)),
    *(0x2BC, 0x20AC, 0x2116, 0x2122, 0x2212),
}
CYRILLIC = {*range(0x400, 0x460), 0x490, 0x491, 0x2116}
ALPHABETS = {"latin": LATIN, "cyrillic": CYRILLIC}
FACES = [("pt-sans", 400), ("pt-sans", 700), ("pt-serif", 700)]
HANGUL = {*range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xAC00, 0xD7B0)}
JAPANESE = {*range(0x2E80, 0x10000)} - HANGUL
"""CJK radicals up to the end of the plane: kana, Han characters and full-width forms"""
NAME = {*map(ord, "日本語")}
"""what the language is called, on the button that every page has"""
KANA = {*range(0x3040, 0x3100)}
POEMS = TEXTS / "cards" / "poems.json"
WORDS = TEXTS / "text" / "ja" / "poems.ftl"
POET = re.compile(r"\.poet = (.*)")
MIDDLE = {0x2014, 0x2015, 0x2026, 0x203B}
"""dashes, dots and a mark that Japanese type sets in the middle of the line, unlike Latin type"""
LISTED = {ord("및")}
"""what Intl.ListFormat writes between the parts of a Korean list"""
KOREAN = [("noto-sans-kr", 400), ("noto-sans-kr", 700), ("gowun-batang", 700)]


def used(japanese: bool) -> set[int]:
    """The code points of the Fluent files and rules: of all, or of those of the languages but Japanese.

    The names that stand side by side in all languages are on every page about a card. The hundred poems in
    Japanese words of today have the font of the poems; only their poets are named elsewhere too.
    """
    texts = [*TEXTS.rglob("*.ftl"), *TEXTS.rglob("rules/*.md"), TEXTS / "cards" / "names.py"]
    read = [
        path for path in texts if path != WORDS and (japanese or "ja" not in (path.stem, path.parent.name))
    ]
    poets = "".join(POET.findall(WORDS.read_text(encoding="utf-8"))) if japanese else ""
    return {ord(letter) for path in read for letter in path.read_text(encoding="utf-8")} | {*map(ord, poets)}


def poems() -> set[int]:
    """The Japanese code points of the hundred poems and their poets, in kanji, kana and words of today."""
    return {ord(letter) for path in (POEMS, WORDS) for letter in path.read_text(encoding="utf-8")} & JAPANESE


def cut(source: Path, target: Path, wanted: set[int]) -> None:
    """Writes the part of a font that draws `wanted`."""
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "locl", "mark", "tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(wanted))
    cutter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> int:
    """Makes all fonts; returns 1 when the npm packages are not there."""
    if not SOURCE.is_dir():
        print("fonts: run npm ci first", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    for family, weight in FACES:
        for alphabet, wanted in ALPHABETS.items():
            name = f"{family}-{alphabet}-{weight}-normal.woff2"
            cut(SOURCE / family / "files" / name, TARGET / f"{family}-{alphabet}-{weight}.woff2", wanted)
    letters = used(japanese=True)
    signs = used(japanese=False) & JAPANESE | {0x3001, 0x5F79}
    mincho = SOURCE / "noto-serif-jp" / "files" / "noto-serif-jp-japanese-700-normal.woff2"
    cut(mincho, TARGET / "noto-serif-jp-700.woff2", signs)
    cut(mincho, TARGET / "noto-serif-jp-text-700.woff2", letters & (JAPANESE | MIDDLE))
    cut(mincho, TARGET / "poems-kana-700.woff2", poems() & KANA)
    cut(mincho, TARGET / "poems-700.woff2", poems() - KANA)
    for weight in (400, 700):
        gothic = SOURCE / "noto-sans-jp" / "files" / f"noto-sans-jp-japanese-{weight}-normal.woff2"
        cut(gothic, TARGET / f"noto-sans-jp-{weight}.woff2", letters & (JAPANESE | MIDDLE))
    cut(gothic, TARGET / "noto-sans-jp-name-700.woff2", NAME)
    for family, weight in KOREAN:
        name = f"{family}-korean-{weight}-normal.woff2"
        cut(SOURCE / family / "files" / name, TARGET / f"{family}-{weight}.woff2", letters & HANGUL | LISTED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
