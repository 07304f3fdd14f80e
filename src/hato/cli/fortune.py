"""`hato fortune`: a question to the cards in the terminal; asked again, it has the same answer (FT-4)."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from hato.cli import reading, serve
from hato.cli.faults import FAILED, Fault
from hato.cli.words import Words

if TYPE_CHECKING:
    from hato.server.bodies import ReadingSeated
    from hato.server.store import Store

READER = "the-terminal-of-this-data-folder"
"""Who asks here. The folder belongs to one person, so that it needs no secret."""


def run(arguments: Namespace, words: Words) -> int:
    """Asks the cards."""
    game = reading.game("fortune")
    differences = reading.differences(game, game.default_preset, arguments.set)
    database = None if arguments.data is None else serve.database_in(arguments.data)
    question = arguments.arguments[0] if arguments.arguments else None
    target = str(differences.get("bright_target", game.options().bright_target))
    return _ask(question, target, database, words)


def _ask(question: str | None, target: str, database: Path | None, words: Words) -> int:
    from hato.cli.play import typed, write  # noqa: PLC0415 - loads what a match needs
    from hato.server.settings import DataFolderError, default_database  # noqa: PLC0415 - loads the server
    from hato.server.store import Store, StoreError  # noqa: PLC0415
    from hato.tui.line import Left  # noqa: PLC0415
    from hato.tui.spread import advice  # noqa: PLC0415

    if question is not None:
        _check(question)
    write(words.get("fortune-name"))
    for sentence in advice("fortune", words):
        write(sentence)
    if question is None:
        given = typed(words.get("fortune-line-ask"))
        if given is None:
            write(words.get("tui-ended"))
            return 0
        question = given
        _check(question)
    try:
        with closing(Store(database or default_database())) as store:
            _read(store, question, target, words, typed, write)
    except Left as left:
        write(words.get("tui-ended" if left.ended else "fortune-line-left"))
    except (StoreError, DataFolderError) as error:
        raise Fault("cli-error-serve", FAILED, reason=error) from None
    return 0


def _check(question: str) -> None:
    """Can this be asked? Raises Fault."""
    from hato.games.fortune.question import MOST, normalized  # noqa: PLC0415

    if not normalized(question):
        raise Fault("fortune-line-question")
    if len(question.strip()) > MOST:
        raise Fault("fortune-long", most=MOST)


def _read(
    store: Store,
    question: str,
    target: str,
    words: Words,
    typed: Callable[[str], str | None],
    write: Callable[[str], None],
) -> None:
    """The table of the question, from where it stands to the end of the reading."""
    from hato.server.bodies import NewReading  # noqa: PLC0415
    from hato.server.match import Match  # noqa: PLC0415
    from hato.server.readings import open_reading  # noqa: PLC0415
    from hato.server.refusal import RefusalError  # noqa: PLC0415
    from hato.server.store import Saved, StoreError  # noqa: PLC0415
    from hato.tui.spread import SpreadGame  # noqa: PLC0415

    try:
        opened = asyncio.run(open_reading(store, NewReading(question, READER, target), time.time))
    except RefusalError as error:  # the question is checked, so it is the disk
        raise StoreError(error.detail) from None
    saved = store.read(opened.table)
    assert saved is not None
    match = Match(*saved)
    if opened.again:
        write(_again(opened, match.session.finished, words))

    def keep(chosen: tuple[str, ...]) -> None:
        entry = Saved(opened.table, match.session.ply - 1, 0, chosen, None)
        asyncio.run(store.append(entry))

    SpreadGame(match.session, words, typed, write, keep).play()


def _again(opened: ReadingSeated, finished: bool, words: Words) -> str:
    if not finished:
        return words.get("fortune-again-open")
    return words.get(
        "fortune-again", date=time.strftime("%Y-%m-%d", time.localtime(opened.created_ms / 1000))
    )
