"""`hato sheet`: house rules with their code before a match, or the sheet of a recorded one."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hato.cli import agreement, reading
from hato.cli.faults import FAILED, Fault
from hato.cli.words import Words
from hato.core import registry

if TYPE_CHECKING:
    from hato.play.house_code import HouseRules

_RULES = ("preset", "set", "seats", "rounds", "rules")


def run(arguments: Namespace, words: Words) -> int:
    """Prints the sheet of a game, of a code or of a record."""
    names = arguments.arguments
    arguments.rules = arguments.code
    if names and names[0] not in registry.games() and Path(names[0]).exists():
        for name in _RULES:
            if getattr(arguments, name):
                option = "--code" if name == "rules" else f"--{name}"
                raise Fault("cli-error-sheet-record", option=option)
        lines = _recorded(reading.file(names[0]), words)
    else:
        game = reading.game(names[0]) if names else None
        lines = _agreed(agreement.agreed(game, arguments, words), words)
    for line in lines:
        print(line)
    return 0


def _agreed(rules: HouseRules, words: Words) -> Iterator[str]:
    """The sheet before a match; the agreed end is counted from now."""
    from hato.tui.score_sheet import rules_lines  # noqa: PLC0415

    length = getattr(rules.game.options(rules.preset, rules.differences), "length", None)
    until = ""
    if length is not None and length.type == "time":
        until = time.strftime("%H:%M", time.localtime(time.time() + length.n * 60))
    return rules_lines(rules, words, until=until)


def _recorded(path: Path, words: Words) -> Iterator[str]:
    """The sheet of a match that was recorded, as far as the record goes."""
    from hato.core import options as opt  # noqa: PLC0415
    from hato.play import house_code  # noqa: PLC0415
    from hato.records import RecordError, read, verify  # noqa: PLC0415
    from hato.tui.score_sheet import rules_lines, score_lines  # noqa: PLC0415
    from hato.tui.wording import Namer  # noqa: PLC0415

    try:
        replay = verify(read(path))
    except RecordError as error:
        place = {"path": str(path), "line": str(error.line), "reason": error.reason}
        raise Fault("cli-error-line", FAILED, **place) from None
    header, session = replay.header, replay.session
    if header is None or session is None:
        raise Fault("cli-error-sheet-redacted", FAILED, path=str(path))
    game = header.game
    differences = opt.differences(session.options, game.presets[header.preset])
    rules = house_code.HouseRules(game, header.preset, session.seats, differences)
    namer = Namer(game, words, header.names, options=session.options)
    dealer = header.names[session.done[0][0].dealer if session.done else session.setup.dealer]
    yield from rules_lines(rules, words, ", ".join(header.names), dealer=dealer)
    yield ""
    yield from score_lines(session, namer)
