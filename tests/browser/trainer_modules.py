"""The parts of the trainer that know no page, run by themselves in an empty one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from hato.server.cards import poem_book

MODULES = ("trainer", "trainerpoems", "trainerbook", "romaji")
"""The parts of the trainer that know no page; each may use those before it."""

MINUTE, DAY = 60_000, 86_400_000
NOW = 1_796_040_000_000
"""the 30th of November 2026, at noon in UTC"""
BOOK: list[dict[str, Any]] = msgspec.to_builtins(poem_book().poems)
CODES = [str(poem["code"]) for poem in BOOK]

LOAD = """([sources]) => {
  const at = {};
  for (const [name, source] of sources) {
    const options = { target: "ES2022", module: "ESNext", verbatimModuleSyntax: true };
    let code = ts.transpileModule(source, { compilerOptions: options }).outputText;
    for (const other in at) code = code.replaceAll(`"./${other}"`, `"${at[other]}"`);
    at[name] = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  }
  return Promise.all(Object.entries(at).map(async ([name, url]) => (window[name] = await import(url))));
}"""


@contextmanager
def modules(browser: Browser, root: Path) -> Iterator[Page]:
    """An empty page with the modules and the book as globals, translated by the compiler of the app."""
    context = browser.new_context(timezone_id="Europe/Berlin")
    page = context.new_page()
    page.add_script_tag(path=root / "web" / "node_modules" / "typescript" / "lib" / "typescript.js")
    lib = root / "web" / "src" / "lib"
    page.evaluate(LOAD, [[[name, (lib / f"{name}.ts").read_text(encoding="utf-8")] for name in MODULES]])
    page.evaluate("book => { window.book = book }", BOOK)
    yield page
    context.close()


def known(box: int, due: int, seen: int = 1, right: int = 1, **more: Any) -> dict[str, Any]:
    return {
        "box": box,
        "due": due,
        "seen": seen,
        "right": right,
        "asked": NOW - DAY,
        "times": [],
        "taken": {},
        **more,
    }
