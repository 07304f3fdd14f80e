"""`hato play`: the table in the browser, or with `--line` a match in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from hato.cli import agreement, reading, serve
from hato.cli.faults import FAILED, Fault
from hato.cli.parser import unknown
from hato.cli.words import Words
from hato.core import registry
from hato.core.game import Game

if TYPE_CHECKING:
    from hato.core.chance import SealedShuffle
    from hato.play.session import Session

_ONLY_LINE = ("preset", "set", "seats", "rounds", "level", "seed", "record")
_ONLY_BROWSER = ("port", "data", "no_browser")


def run(arguments: Namespace, words: Words) -> int:
    """Plays in the browser or in the terminal."""
    names = arguments.arguments
    game = reading.game(names[0]) if names else None
    for name in _ONLY_BROWSER if arguments.line else _ONLY_LINE:
        if getattr(arguments, name):
            key = "cli-error-only-browser" if arguments.line else "cli-error-only-line"
            raise Fault(key, option="--" + name.replace("_", "-"))
    if not arguments.line:
        code = "" if arguments.rules is None else agreement.spelled(arguments.rules)
        page = f"#rules={code}" if code else ""
        return serve.start(arguments.port, arguments.data, not arguments.no_browser, words, page=page)
    games = registry.games()
    if arguments.rules is not None:
        game = agreement.agreed(game, arguments, words).game
    if game is None:
        if len(games) != 1:
            raise Fault("cli-error-which-game", names=", ".join(games))
        game = next(iter(games.values()))
    if game.layout == "spread":
        return _spread(arguments, words)
    return _line(game, arguments, words)


def _spread(arguments: Namespace, words: Words) -> int:
    """A reading in the terminal, which has no seats, rounds or records."""
    from hato.cli import fortune  # noqa: PLC0415

    for name in ("seats", "rounds", "level", "seed", "record"):
        if getattr(arguments, name) is not None:
            raise Fault("fortune-line-only", option=f"--{name}")
    arguments.arguments = []
    return fortune.run(arguments, words)


def _line(game: Game, arguments: Namespace, words: Words) -> int:
    """A match in the terminal."""
    from hato.agents import FIRST, levels  # noqa: PLC0415 - the browser does not need them here
    from hato.core.chance import SealedShuffle  # noqa: PLC0415
    from hato.play.session import Session  # noqa: PLC0415
    from hato.tui.line import Opponent  # noqa: PLC0415
    from hato.tui.tables import table_of  # noqa: PLC0415

    rules = agreement.agreed(game, arguments, words)
    preset, seats, differences = rules.preset, rules.seats, rules.differences
    known = levels(game.id)
    level = arguments.level or FIRST.get(game.id, known[-1])
    if level not in known:
        raise unknown("cli-error-level", level, known)
    seed = secrets.token_bytes(32) if arguments.seed is None else reading.seed(arguments.seed)
    record = None if arguments.record is None else reading.new_file(arguments.record)

    shuffle = SealedShuffle(seed)
    session = Session(game, game.options(preset, differences), seats, shuffle.round)
    computers = (
        [words.get("tui-computer")]
        if seats == 2
        else [words.get("tui-computer-number", number=str(number)) for number in range(1, seats)]
    )
    names = [words.get("tui-player"), *computers]
    names = [names[player] for player in session.players]
    opponent = Opponent(level, preset, differences, _dice(arguments.seed is not None))
    keyboard = sys.stdin.isatty()
    table = table_of(game)
    line = table(session, words, names, opponent, shuffle.commitment, typed, write, keyboard=keyboard)
    if line.play():
        write(words.get("tui-opened", seed=shuffle.opening))
        if record is not None:
            _save(record, session, preset, names, shuffle)
            write(words.get("cli-recorded", path=str(record)))
    elif record is not None:
        write(words.get("cli-not-recorded"))
    return 0


def _dice(fixed: bool) -> Callable[[], int]:
    """The computer's own chance, never from the shuffle; `fixed`: the same every time."""
    if not fixed:
        return lambda: secrets.randbits(64)
    return count(1).__next__


def typed(prompt: str) -> str | None:
    """A line of the input, None at its end; what does not come from a keyboard is shown again."""
    sys.stdout.write(prompt + " ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        sys.stdout.write(line if line.endswith("\n") else line + "\n")
    elif not line:
        sys.stdout.write("\n")
    return line or None


def write(sentence: str) -> None:
    """Says a sentence on a line of its own."""
    sys.stdout.write(sentence + "\n")


def _save(path: Path, session: Session, preset: str, names: list[str], shuffle: SealedShuffle) -> None:
    """Writes the record of a finished match: whole, or not at all."""
    from hato.records.header import header_of  # noqa: PLC0415
    from hato.records.writer import write  # noqa: PLC0415

    header = header_of(session, preset, names, shuffle.commitment)
    new = path.with_name(path.name + ".new")
    try:
        with new.open("w", encoding="utf-8", newline="\n") as file:
            for line in write(session, header, shuffle.opening):
                file.write(line + "\n")
        os.replace(new, path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise Fault("cli-error-record", FAILED, path=str(path), reason=error.strerror or error) from None
