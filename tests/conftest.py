"""Fixtures that tests of several parts share."""

import os
import shutil
from pathlib import Path

import pytest

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser: the environment's HATO_CHROMIUM, or the first known name on PATH.

    A missing browser fails the test: a skipped one would look like a passed one.
    """
    wanted = os.environ.get("HATO_CHROMIUM")
    for name in (wanted,) if wanted else CHROMIUM_NAMES:
        if found := shutil.which(name):
            return found
    pytest.fail("No Chromium: install the package chromium, or set HATO_CHROMIUM to a browser.")
