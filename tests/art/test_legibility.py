"""Cards can be told apart at the size of a phone (art/STYLE.md, section 7)."""

import itertools
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

Raster = Callable[[Path, int], Image.Image]

RED_RIBBONS = ("01r", "02r", "03r", "04r", "05r", "07r", "11r")
BLUE_RIBBONS = ("06r", "09r", "10r")
SHAPE = re.compile(r' (?:fill|stroke)="[^"]*"')


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures, per pixel and channel, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def closest(paths: Iterable[Path], width: int, raster: Raster) -> tuple[float, str, str]:
    """The two cards that differ least at a width in pixels."""
    pictures = {path.stem: raster(path, width) for path in paths}
    pairs = itertools.combinations(sorted(pictures), 2)
    return min((difference(pictures[one], pictures[other]), one, other) for one, other in pairs)


def test_flower_cards_differ_at_44_pixels(root: Path, raster: Raster) -> None:
    folder = root / "art" / "decks" / "hanafuda"
    least = closest((path for path in folder.glob("*.svg") if path.stem != "sprite"), 44, raster)
    assert least[0] > 20, least


def test_flower_cards_of_the_korean_edition_differ_at_44_pixels(root: Path, raster: Raster) -> None:
    folder = root / "art" / "decks" / "hanafuda"
    cards = {path.stem: path for path in folder.glob("*.svg")}
    cards |= {path.stem: path for path in (folder / "korean").glob("*.svg")}
    del cards["sprite"]
    least = closest(cards.values(), 44, raster)
    assert least[0] > 20, least


def test_money_cards_differ_at_30_pixels(root: Path, raster: Raster) -> None:
    """Less than for flower cards: there the caps decide. Closest are strings 7 and 9, at 9.8."""
    least = closest((root / "art" / "decks" / "money").glob("*.svg"), 30, raster)
    assert least[0] > 9.5, least


def ribbon_outlines(card: Path) -> set[str]:
    """The drawing's elements without their colours."""
    return set(re.findall(r"<[^>]+>", SHAPE.sub("", card.read_text(encoding="utf-8"))))


@pytest.mark.parametrize("edition", ["", "korean"])
def test_contrast_blue_ribbons_have_a_shape_of_their_own(drawn: Path, edition: str) -> None:
    contrast = drawn / "decks" / "hanafuda" / "contrast"

    def outlines(code: str) -> set[str]:
        special = contrast / edition / f"{code}.svg"
        return ribbon_outlines(special if special.is_file() else contrast / f"{code}.svg")

    reds, blues = [outlines(code) for code in RED_RIBBONS], [outlines(code) for code in BLUE_RIBBONS]
    only_blue = set.intersection(*blues).difference(*reds)
    only_red = set.intersection(*reds).difference(*blues)
    assert any('d="M' in part for part in only_blue), "no outline of blue ribbons alone"
    assert any('d="M' in part for part in only_red), "no outline of red ribbons alone"


def test_default_ribbons_share_one_shape(root: Path) -> None:
    """The eye learns one shape; this also shows that the test above can fail."""
    folder = root / "art" / "decks" / "hanafuda"
    reds = [ribbon_outlines(folder / f"{code}.svg") for code in RED_RIBBONS]
    blues = [ribbon_outlines(folder / f"{code}.svg") for code in BLUE_RIBBONS]
    assert any('d="M' in part for part in set.intersection(*reds, *blues))
    assert not any('d="M' in part for part in set.intersection(*blues).difference(*reds))
