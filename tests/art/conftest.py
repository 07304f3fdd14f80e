"""The drawings of this moment, made once for all tests of a worker."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
import resvg_py
from generator.build import build
from PIL import Image


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the generator writes now, in all palettes."""
    out = tmp_path_factory.mktemp("drawn")
    build(out)
    return out


@pytest.fixture(scope="session")
def raster() -> Callable[[Path, int], Image.Image]:
    """Draws an SVG file at a width in pixels, on black where the file leaves the ground open."""

    def draw(path: Path, width: int) -> Image.Image:
        png = bytes(resvg_py.svg_to_bytes(svg_string=path.read_text(encoding="utf-8"), width=width))
        return Image.open(io.BytesIO(png)).convert("RGB")

    return draw
