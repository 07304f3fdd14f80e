"""Write every deck in every palette, the interface drawings and a manifest.

Layout below the output folder:

    decks/hanafuda/CODE.svg            Japanese edition, default palette
    decks/hanafuda/korean/CODE.svg     only the cards that differ
    decks/hanafuda/chodan/CODE.svg     plain ribbons with their Korean name (optional)
    decks/{western,money}/CODE.svg
    decks/karuta/NAME.svg
    decks/DECK/{contrast,night}/...    the same tree in another palette
    decks/hanafuda/sprite.svg          the Japanese deck as one file of <symbol>s; korean/sprite.svg likewise
    decks/manifest.json                titles, sizes, text zones, aliases
    ui/NAME.svg, ui/avatars/NAME.svg

Files are the same, byte for byte, on every run.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from . import avatars, hanafuda, icons, karuta, money, western
from .backs import money_backs, western_backs
from .kit import Card, sprite
from .palette import PALETTES, resolve


def _write(folder: Path, files: Mapping[str, str | Card], palette: str) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in files.items():
        svg = drawing if isinstance(drawing, str) else drawing.svg()
        (folder / f"{name}.svg").write_text(resolve(svg, palette), encoding="utf-8")
    return len(files)


def _titles(cards: Mapping[str, Card]) -> dict[str, str]:
    return {code: card.title for code, card in cards.items()}


def manifest() -> dict[str, Any]:
    """What a program needs to know about the files."""
    japanese = hanafuda.japanese()
    english_khanhoo = {f"{r}{s}": f"{'A' if r == 1 else r}{s}" for s in "HCD" for r in range(1, 10)}
    english_khanhoo |= {f"{r}S": f"{r}S" for r in "JQK"} | {"JK1": "JK1", "JK2": "JK2"}
    cash, strings, myriads = ([f"{suit}{r}" for r in range(1, 10)] for suit in "CSM")
    return {
        "palettes": {"default": "", **{name: f"{name}/" for name in PALETTES if name != "default"}},
        "hanafuda": {
            "size": [220, 360],
            "editions": {"japanese": [], "korean": sorted(hanafuda.korean()), "chodan": hanafuda.PLAIN_TEXT},
            "titles": _titles(japanese),
        },
        "western": {
            "size": [220, 360],
            "titles": _titles(western.deck() | western_backs()),
            "khanhoo": english_khanhoo,
        },
        "money": {
            "size": list(money.SIZE),
            "titles": _titles(money.deck() | money_backs()),
            "khanhoo_ming": [*cash[::-1], "Ch", "C0", *strings, *myriads, "MT"],
            "khanhoo_qing": [*cash, *strings, *myriads, "RF", "WF", "OT"],
        },
        "karuta": {
            "size": [karuta.WIDTH, karuta.HEIGHT],
            "files": sorted(karuta.deck()),
            "zones": karuta.ZONES,
        },
        "ui": {"avatars": sorted(avatars.deck()), "icons": sorted(icons.deck())},
    }


def build(out: str | Path, palettes: Iterable[str] = PALETTES) -> int:
    """Write everything below the folder `out`, in some palettes; returns the number of SVG files."""
    out = Path(out)
    decks, count = out / "decks", 0
    for palette in palettes:
        below = "" if palette == "default" else palette
        marks = palette == "contrast"
        base = decks / "hanafuda" / below
        count += _write(base, hanafuda.japanese(marks), palette)
        count += _write(base / "korean", hanafuda.korean(marks), palette)
        count += _write(base / "chodan", hanafuda.plain_text(marks), palette)
        count += _write(decks / "western" / below, western.deck() | western_backs(), palette)
        count += _write(decks / "money" / below, money.deck() | money_backs(), palette)
        count += _write(decks / "karuta" / below, karuta.deck(), palette)
    count += _write(decks / "hanafuda", {"sprite": sprite(hanafuda.japanese())}, "default")
    count += _write(decks / "hanafuda" / "korean", {"sprite": sprite(hanafuda.korean())}, "default")
    count += _write(out / "ui", icons.deck(), "default")
    count += _write(out / "ui" / "avatars", avatars.deck(), "default")
    text = json.dumps(manifest(), ensure_ascii=False, indent=1)
    (decks / "manifest.json").write_text(text + "\n", encoding="utf-8")
    return count
