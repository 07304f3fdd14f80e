"""A game is one folder: nothing else names it, and a new folder is found, tested and offered by itself."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import hato.games
from hato.core import registry
from hato.server.catalogue import catalogue
from hato.testing import check_game


def test_nothing_outside_its_folder_names_the_teaching_game(root: Path) -> None:
    named = re.compile(r"""["']matching["']|games[./]matching""")
    places = [root / "Makefile", root / "pyproject.toml"]
    for folder in ("src/hato", "web/src", "build_backend", "tools"):
        kinds = {".py", ".ts", ".svelte", ".ftl"}
        places += [file for file in (root / folder).rglob("*") if file.suffix in kinds]
    own = root / "src" / "hato" / "games" / "matching"
    found = [file for file in places if own not in file.parents and named.search(file.read_text("utf-8"))]
    assert len(places) > 100
    assert found == []


@pytest.fixture
def new_game(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The teaching game copied to a new folder under another name, as the page "Add a game" says."""
    folder = tmp_path / "thirteenth"
    shutil.copytree(root / "src" / "hato" / "games" / "matching", folder)
    module = folder / "__init__.py"
    module.write_text(module.read_text("utf-8").replace('id = "matching"', 'id = "thirteenth"'), "utf-8")
    monkeypatch.setattr(hato.games, "__path__", [*hato.games.__path__, str(tmp_path)])
    registry.games.cache_clear()
    yield "thirteenth"
    registry.games.cache_clear()


def test_a_new_folder_is_a_new_game(new_game: str) -> None:
    assert new_game in registry.games()
    assert check_game(registry.game(new_game), rounds=40).rounds == 40
    assert new_game in [game.id for game in catalogue(lambda game: ()).games]
