"""The drawings in git are what the generator writes, and small enough to send."""

import gzip
import json
from pathlib import Path
from statistics import mean

PALETTES = {"contrast", "night"}
LARGEST_CARD = 16 * 1024  # bytes
MEAN_CARD = 6_500
SPRITE_GZIP = 80_000


def files(folder: Path) -> dict[str, bytes]:
    """Content by name below `decks/` and `ui/`, without the palettes that git does not hold."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for part in ("decks", "ui")
        for path in (folder / part).rglob("*")
        if path.is_file() and not PALETTES & set(path.relative_to(folder).parts)
    }


def test_git_holds_exactly_what_the_generator_writes(root: Path, drawn: Path) -> None:
    kept, now = files(root / "art"), files(drawn)
    assert sorted(kept) == sorted(now)
    assert [name for name in now if now[name] != kept[name]] == []


def test_every_palette_has_the_same_cards(drawn: Path) -> None:
    for deck in ("hanafuda", "western", "money", "karuta"):
        folder = drawn / "decks" / deck
        names = {
            palette: {path.relative_to(folder / palette).as_posix() for path in (folder / palette).rglob("*")}
            for palette in PALETTES
        }
        default = {name for name in (path.relative_to(folder).as_posix() for path in folder.rglob("*"))}
        default = {name for name in default if name.split("/")[0] not in PALETTES and "sprite" not in name}
        assert names["contrast"] == names["night"] == default


def test_the_manifest_names_files_that_exist(drawn: Path) -> None:
    decks = drawn / "decks"
    manifest = json.loads((decks / "manifest.json").read_text(encoding="utf-8"))
    for deck in ("hanafuda", "western", "money"):
        for code in manifest[deck]["titles"]:
            assert (decks / deck / f"{code}.svg").is_file()
    for edition, codes in manifest["hanafuda"]["editions"].items():
        for code in codes:
            assert (decks / "hanafuda" / edition / f"{code}.svg").is_file()


def test_a_flower_card_stays_small(root: Path) -> None:
    folder = root / "art" / "decks" / "hanafuda"
    sizes = {path.name: path.stat().st_size for path in folder.glob("*.svg") if path.stem != "sprite"}
    assert {name: size for name, size in sizes.items() if size > LARGEST_CARD} == {}
    assert mean(sizes.values()) < MEAN_CARD


def test_the_sprite_stays_small_when_packed(root: Path) -> None:
    sprite = root / "art" / "decks" / "hanafuda" / "sprite.svg"
    assert len(gzip.compress(sprite.read_bytes(), 9)) <= SPRITE_GZIP
