"""The server, the browser and the pages of the browser tests."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from hato.server import files, house
from hato.texts import texts
from tests.browser.table import SIZES, Table
from tests.server.running import Running, settings

WAIT_MS = 60_000
"""How long a page may take for anything: only a fault should ever take so long, not a busy machine."""

expect.set_options(timeout=WAIT_MS)

UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding"),
    *("PreconnectToSearch", "TcpPortRandomizationWin", "ThirdPartyStoragePartitioning"),
)
"""Parts of Chromium that no page of ours has to do with. The first two are the pages behind the address bar:
a window draws them anew, which costs more than all of a short test. The others are those that Playwright
leaves out by itself, and whose list this one replaces."""


ROOT_TAG = re.compile("<svg[^>]*>")
CLAIM_MS = 40
"""How long a claim window of Khanhoo is open for those who can only pass."""


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an empty picture of the same size in place of each drawing.

    To paint the drawings takes a third of the time of a match; what is on them is looked at in tests/art.
    """
    real, empty = files.art_folder(), tmp_path_factory.mktemp("art")
    for picture in real.rglob("*.*"):
        copy = empty / picture.relative_to(real)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if picture.suffix == ".svg":
            root = ROOT_TAG.search(picture.read_text(encoding="utf-8"))
            assert root is not None, f"{picture} is no picture"
            copy.write_text(f"{root[0]}</svg>", encoding="utf-8")
        elif picture.is_file():
            shutil.copy(picture, copy)
    return empty


@pytest.fixture(scope="session")
def server(pictures: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with quick computer players and empty cards; its shuffles are the same in every run."""
    assert (files.STATIC / "index.html").is_file(), "The browser app is not built: `make web` builds it."
    database = tmp_path_factory.mktemp("browser") / "hato.db"
    seeds = (hashlib.sha256(str(number).encode()).digest() for number in count())
    chosen = settings(database, chooser="hato.agents:choose", levels=(), claim_ms=CLAIM_MS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "art_folder", lambda: pictures)
        made = Running(chosen)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "secrets", SimpleNamespace(token_bytes=lambda _: next(seeds)))
        yield made
    made.stop()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Chromium, without a window."""
    arguments = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
    arguments.append(f"--disable-features={','.join(UNUSED)}")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield made
        made.close()


@pytest.fixture(scope="session")
def axe(root: Path) -> str:
    """The script that looks for accessibility faults."""
    script = root / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert script.is_file(), "axe-core is not installed: run npm ci in web"
    return script.read_text(encoding="utf-8")


@pytest.fixture
def open_table(server: Running, browser: Browser) -> Iterator[Callable[..., Table]]:
    """Opens the home page: `open_table("desktop", "en")`; without `home` a page that is still empty.

    Errors on the page fail the test.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def make(size: str = "desktop", language: str = "en", motion: bool = False, home: bool = True) -> Table:
        context = browser.new_context(
            viewport=SIZES[size],
            locale=language,
            has_touch=size == "phone",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        pages.append(page)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        if home:
            page.goto(f"http://{server.address}/")
        return Table(page, texts(language))

    yield make
    for page in pages:
        page.context.close()
    assert not errors
