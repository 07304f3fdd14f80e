"""Build backend: setuptools, after making what the package ships but git does not hold.

Every build first makes the browser app (`src/hato/server/static/`, see `browser`) and the cards
(`src/hato/art/`, see `cards`), then leaves the work to setuptools. Where no Node is installed, the
build asks for one from PyPI; nothing of it is needed at run time.
"""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import browser
import cards
from setuptools import build_meta

Settings: TypeAlias = Mapping[str, Any] | None

ROOT = Path(__file__).resolve().parent.parent

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def _make() -> None:
    """Make everything that is shipped; ends the build with one sentence if something is missing."""
    cards.make(ROOT)
    browser.make(ROOT)
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)  # setuptools would ship its old files too


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs besides pyproject.toml: Node, unless it is here."""
    return build_meta.get_requires_for_build_wheel(config_settings) + browser.requires(ROOT)


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable install needs besides pyproject.toml: Node, unless it is here."""
    return build_meta.get_requires_for_build_editable(config_settings) + browser.requires(ROOT)


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What a source archive needs besides pyproject.toml: Node, unless it is here."""
    return build_meta.get_requires_for_build_sdist(config_settings) + browser.requires(ROOT)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel; returns its file name."""
    _make()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel that points to this tree; returns its file name."""
    _make()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source archive that holds the made files; returns its file name."""
    _make()
    return build_meta.build_sdist(sdist_directory, config_settings)
