"""The command line: `hato COMMAND`. Each command is a module that is loaded only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from hato import __version__
from hato.cli.faults import CLOSED, FAILED, INTERRUPTED, Fault
from hato.cli.parser import (
    COMMON,
    VERSION,
    Command,
    Option,
    command_lines,
    help_lines,
    language,
    parse,
    split,
    unknown,
)
from hato.cli.words import DEFAULT, Words, languages, system_language

_SERVER = (Option("--port", "N"), Option("--data", "DIR"))
_RULES = (Option("--preset", "NAME"), Option("--set", "NAME=VALUE", repeated=True))
_DECK = (
    Option("--suits", "N,N"),
    Option("--cards", "CODE,CODE"),
    Option("--hand", "N"),
    Option("--field", "N"),
)

COMMANDS: tuple[Command, ...] = (
    Command(
        "play",
        "[GAME] [--line]",
        1,
        (
            Option("--line"),
            *_RULES,
            Option("--seats", "N"),
            Option("--rounds", "N"),
            Option("--rules", "CODE"),
            Option("--level", "NAME"),
            Option("--seed", "HEX"),
            Option("--record", "FILE"),
            *_SERVER,
            Option("--no-browser"),
        ),
    ),
    Command(
        "serve", "", 0, (Option("--host", "NAME"), Option("--allow-host", "NAME", repeated=True), *_SERVER)
    ),
    Command("games", "[GAME]", 1),
    Command("cards", "[CODE | history]", 1),
    Command(
        "sheet",
        "[GAME | FILE]",
        1,
        (Option("--code", "CODE"), *_RULES, Option("--seats", "N"), Option("--rounds", "N")),
    ),
    Command("check", "FILE...", None),
    Command("replay", "FILE", 1, (Option("--step"), Option("--seat", "N"), Option("--quiet"))),
    Command(
        "count",
        "GAME --suits N,N --hand N --field N | FILE...",
        None,
        (*_DECK, Option("--dealer", "N"), *_RULES, Option("--divide"), Option("--plain"), Option("--slow"))
        + (Option("--limit", "N"),),
    ),
    Command(
        "fortune", "[QUESTION]", 1, (Option("--set", "NAME=VALUE", repeated=True), Option("--data", "DIR"))
    ),
    Command(
        "bench", "", 0, (Option("--game", "GAME"), Option("--preset", "NAME", True), Option("--seconds", "N"))
    ),
)


def main(given: Sequence[str] | None = None) -> int:
    """Runs a command line and returns its exit code; `given` None takes that of the process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words: Words | None = None
    try:
        arguments = list(sys.argv[1:] if given is None else given)
        wanted = language(arguments) or system_language()
        words = Words(wanted if wanted in languages() else system_language())
        if wanted not in languages():
            raise Fault("cli-error-language", what=wanted, names=", ".join(languages()))
        code = _run(arguments, words)
        sys.stdout.flush()
        return code
    except Fault as fault:
        _complain((words or Words(DEFAULT)).get(fault.key, **fault.values))
        return fault.code
    except BrokenPipeError:
        return _closed()
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("HATO_DEBUG"):
            raise
        reason = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        _complain((words or Words(DEFAULT)).get("cli-error-program", reason=reason))
        return FAILED


def _run(given: list[str], words: Words) -> int:
    before, name, rest = split(given)
    first = parse(before, [*COMMON, VERSION])
    if first.version:
        print(f"hato {__version__}")
        return 0
    if name is None or first.help or name == "help":
        wanted = rest[0] if name == "help" and rest else name if name != "help" else None
        print("\n".join(command_lines(words, _command(wanted)) if wanted else help_lines(words, COMMANDS)))
        return 0
    command = _command(name)
    arguments = parse(rest, [*command.options, *COMMON], command.most)
    if arguments.help:
        print("\n".join(command_lines(words, command)))
        return 0
    code: int = import_module(f"hato.cli.{command.name}").run(arguments, words)
    return code


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    raise unknown("cli-error-command", name, [command.name for command in COMMANDS])


def _complain(sentence: str) -> None:
    """One line on standard error, whatever the sentence quotes."""
    try:
        sys.stdout.flush()
        print(" ".join(sentence.split()), file=sys.stderr)
    except OSError:
        _closed()


def _closed() -> int:
    """Nobody reads any more: the rest goes nowhere, so that Python does not complain when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return CLOSED
