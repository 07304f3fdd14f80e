"""Files that the browser loads: the app, the pictures of the cards, the texts and the rules."""

from __future__ import annotations

import hashlib
import re
from importlib import resources
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import hato
from hato import texts
from hato.core import registry
from hato.core.registry import UnknownGameError

FOR_EVER = "public, max-age=31536000, immutable"
ASK = "no-cache"
"""Keep it, but ask each time whether it is still the same."""
A_DAY = "public, max-age=86400"

PACKAGE = Path(hato.__file__).resolve().parent
STATIC = PACKAGE / "server" / "static"
NOT_BUILT = "The browser app is not built. `make web` builds it.\n"
PICTURES = (".svg", ".json")

_LANGUAGE = re.compile(r"[a-z]{2,3}")


def art_folder() -> Path:
    """The pictures that were installed, else those of the source tree."""
    installed = PACKAGE / "art"
    return installed if (installed / "decks").is_dir() else PACKAGE.parent.parent / "art"


class AppFiles(StaticFiles):
    """The built browser app. Files below `assets` have their hash in the name and are kept for ever."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._folder = folder

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at `path`, relative to the folder."""
        if path in ("", ".") and not (self._folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else ASK
        return response


class Pictures(StaticFiles):
    """The drawings of cards and interface, and nothing else that lies there."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(directory=folder or art_folder(), check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The picture at `path`."""
        if not path.endswith(PICTURES):
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = A_DAY
        return response


async def text(request: Request) -> Response:
    """GET /text/LANGUAGE.ftl and /text/PART/LANGUAGE.ftl: texts of a language as Fluent source."""
    try:
        source = texts.source(request.path_params["language"], request.path_params.get("part"))
    except KeyError:
        raise HTTPException(404) from None
    return tagged(request, source.encode(), "text/plain; charset=utf-8")


async def rules(request: Request) -> Response:
    """GET /rules/GAME/LANGUAGE.md: the rules of a game."""
    language = request.path_params["language"]
    try:
        game = registry.game(request.path_params["game"])
    except UnknownGameError:
        raise HTTPException(404) from None
    if not _LANGUAGE.fullmatch(language):
        raise HTTPException(404)
    package = type(game).__module__.rpartition(".")[0]
    file = resources.files(package) / "rules" / f"{language}.md"
    if not file.is_file():
        raise HTTPException(404)
    return tagged(request, file.read_bytes(), "text/markdown; charset=utf-8")


def tagged(request: Request, body: bytes, media_type: str) -> Response:
    """A response that the browser keeps and asks about: 304 if it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": ASK}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
