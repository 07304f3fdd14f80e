"""`hato count`: the tree of a small deck counted out, or the numbers of a counts file checked."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator

from hato.cards.deck import UnknownCardError
from hato.cli import reading
from hato.cli.faults import FAILED, Fault
from hato.cli.progress import Progress
from hato.cli.words import Words
from hato.core import registry
from hato.core.game import Game
from hato.testing import counts
from hato.testing.counting import LIMIT, CountError, Reduced, Report, count, divide, suits_mask

_FOR_GAMES = ("suits", "cards", "hand", "field", "dealer", "preset", "divide")


def run(arguments: Namespace, words: Words) -> int:
    """Counts a game's small deck or checks files."""
    names = arguments.arguments
    if not names:
        raise Fault("cli-error-count-what")
    progress = Progress(words)

    def report(leaves: int, share: float) -> None:
        progress.show("cli-count-progress", leaves=str(leaves), share=f"{share:.0%}")

    limit = reading.number(arguments.limit, "--limit", 1, 10**12, LIMIT)
    try:
        if names[0] in registry.games():
            return _count(reading.game(names[0]), arguments, limit, report)
        return _check(names, arguments, words, limit, report)
    except CountError as error:
        raise _fault(error, limit) from None


def _fault(error: CountError, limit: int) -> Fault:
    return Fault(f"cli-error-count-{error.key}", FAILED if error.key == "limit" else 2, limit=str(limit))


def _count(game: Game, arguments: Namespace, limit: int, report: Report) -> int:
    if len(arguments.arguments) > 1:
        raise Fault("cli-error-extra", argument=arguments.arguments[1])
    if arguments.slow:
        raise Fault("cli-error-only-with-file", option="--slow")
    preset = reading.preset(game, arguments.preset)
    options = game.options(preset, reading.differences(game, preset, arguments.set))
    reduced = Reduced(
        _cards(game, arguments),
        reading.number(arguments.hand, "--hand", 0, 20, 1),
        reading.number(arguments.field, "--field", 0, 20, 1),
        game.seats[0],
        reading.number(arguments.dealer, "--dealer", 0, game.seats[0] - 1, 0),
    )
    start = reduced.round(game, options)
    if arguments.divide:
        for name, part in divide(game, start, reduced.seats, limit, arguments.plain, report):
            print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in counts.figures(part).items()))
        return 0
    for key, value in counts.figures(count(start, reduced.seats, limit, arguments.plain, report)).items():
        print(f"{key}: {value}")
    return 0


def _cards(game: Game, arguments: Namespace) -> int:
    if (arguments.suits is None) == (arguments.cards is None):
        raise Fault("cli-error-count-deck")
    if arguments.suits is not None:
        numbers = [reading.number(one.strip(), "--suits", 1, 99, 0) for one in arguments.suits.split(",")]
        try:
            return suits_mask(game, numbers)
        except CountError:
            raise Fault("cli-error-count-suits", suits=arguments.suits) from None
    try:
        return game.deck.set(code.strip() for code in arguments.cards.split(","))
    except UnknownCardError as error:
        raise Fault("cli-error-check", reason=error) from None


def _check(names: list[str], arguments: Namespace, words: Words, limit: int, report: Report) -> int:
    for name in _FOR_GAMES:
        if getattr(arguments, name) or arguments.set:
            flag = "--set" if arguments.set else f"--{name}"
            raise Fault("cli-error-only-with-game", option=flag)
    passed = failed = left_out = 0
    files = [(name, _blocks(name, names)) for name in names]
    for _, blocks in files:
        for block in blocks:
            if block.slow and not arguments.slow:
                left_out += 1
                continue
            differences = block.differences(block.count(limit, arguments.plain, report))
            for line in _told(block.id, differences, words):
                print(line, flush=True)
            passed, failed = (passed, failed + 1) if differences else (passed + 1, failed)
    if left_out:
        print(words.get("cli-count-slow", number=str(left_out)), file=sys.stderr)
    print(words.get("cli-passed-failed", passed=str(passed), failed=str(failed)))
    return FAILED if failed else 0


def _blocks(name: str, names: list[str]) -> list[counts.Block]:
    if len(names) == 1 and not any(mark in name for mark in "./\\"):
        try:
            reading.file(name)
        except Fault:
            raise Fault("cli-error-game", what=name, names=", ".join(registry.games())) from None
    try:
        return counts.read(reading.text(name))
    except counts.CountsFileError as error:
        raise Fault("cli-error-line", path=name, line=str(error.line), reason=error.reason) from None


def _told(name: str, differences: list[tuple[str, str, str]], words: Words) -> Iterator[str]:
    for figure, expected, came in differences:
        yield words.get("cli-check-difference", id=name, field=figure, expected=expected, came=came)
    if not differences:
        yield words.get("cli-count-good", id=name)
