"""Commands with their options, read by argparse; whatever is wrong becomes one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import NoReturn

from hato.cli.faults import Fault
from hato.cli.words import Words


@dataclass(frozen=True)
class Option:
    """An option: its flag, what its value is called in the help (empty: a switch), and may it be repeated."""

    flag: str
    value: str = ""
    repeated: bool = False
    short: str = ""

    @property
    def name(self) -> str:
        """The attribute of the parsed arguments, and the end of its text `cli-option-NAME`."""
        return self.flag.lstrip("-").replace("-", "_")


LANG = Option("--lang", "LANGUAGE")
HELP = Option("--help", short="-h")
VERSION = Option("--version")
COMMON = (LANG, HELP)


@dataclass(frozen=True)
class Command:
    """A command: its name, what follows it in the help, most arguments without a flag, and its options.

    The text `cli-command-NAME` says what it does. The module `hato.cli.NAME` has `run`.
    """

    name: str
    usage: str = ""
    most: int | None = 0
    options: tuple[Option, ...] = ()


class _Parser(argparse.ArgumentParser):
    """Raises where argparse would print its own message and exit."""

    def error(self, message: str) -> NoReturn:
        raise Fault("cli-error-arguments", reason=message)


def _parser(options: Sequence[Option], arguments: bool) -> _Parser:
    parser = _Parser(prog="hato", add_help=False, allow_abbrev=False, exit_on_error=False)
    for option in options:
        flags = [option.flag, option.short] if option.short else [option.flag]
        if not option.value:
            parser.add_argument(*flags, action="store_true")
        elif option.repeated:
            parser.add_argument(*flags, action="append", default=[])
        else:
            parser.add_argument(*flags)
    if arguments:
        parser.add_argument("arguments", nargs="*")
    return parser


def language(given: Sequence[str]) -> str | None:
    """The value of --lang, read before anything else; None if it is not there."""
    for place, word in enumerate(given):
        if word == "--":
            return None
        if word == LANG.flag and place + 1 < len(given):
            return given[place + 1]
        if word.startswith(f"{LANG.flag}="):
            return word.partition("=")[2]
    return None


def split(given: Sequence[str]) -> tuple[list[str], str | None, list[str]]:
    """The options before the command, the command, and what follows it."""
    before: list[str] = []
    rest = list(given)
    while rest and rest[0].startswith("-") and rest[0] != "--":
        before.append(rest.pop(0))
        if before[-1] == LANG.flag and rest:
            before.append(rest.pop(0))
    if rest[:1] == ["--"]:
        rest.pop(0)
    return before, rest[0] if rest else None, rest[1:]


def unknown(key: str, what: str, known: Sequence[str]) -> Fault:
    """The fault of a name that is not known, with the nearest one that is."""
    near = get_close_matches(what, known, 1)
    if near:
        return Fault(f"{key}-near", what=what, near=near[0])
    return Fault(key, what=what, names=", ".join(known))


def parse(given: Sequence[str], options: Sequence[Option], most: int | None = 0) -> argparse.Namespace:
    """The parsed arguments; those without a flag are in `arguments`. Raises Fault."""
    parser = _parser(options, arguments=True)
    try:
        parsed, extra = parser.parse_known_intermixed_args(list(given))
    except argparse.ArgumentError as error:
        flag = (error.argument_name or "").split("/")[0]
        switch = any(option.flag == flag and not option.value for option in options)
        raise Fault("cli-error-no-value" if switch else "cli-error-needs-value", option=flag) from None
    for word in extra:
        if word.startswith("-"):
            raise unknown("cli-error-option", word.partition("=")[0], [option.flag for option in options])
    words = [*parsed.arguments, *extra]
    if most is not None and len(words) > most:
        raise Fault("cli-error-extra", argument=words[most])
    parsed.arguments = words
    return parsed


def help_lines(words: Words, commands: Sequence[Command]) -> Iterator[str]:
    """The help of the program."""
    yield words.get("cli-about")
    yield ""
    yield words.get("cli-help-commands")
    wide = max(len(command.name) for command in commands)
    for command in commands:
        yield f"  {command.name:{wide}}  {words.get(f'cli-command-{command.name}')}"
    yield ""
    yield words.get("cli-help-options")
    yield from _option_lines(words, [*COMMON, VERSION])
    yield ""
    yield words.get("cli-help-more")


def command_lines(words: Words, command: Command) -> Iterator[str]:
    """The help of a command."""
    yield f"hato {command.name} {command.usage}".rstrip()
    yield ""
    yield words.get(f"cli-command-{command.name}")
    yield ""
    yield words.get("cli-help-options")
    yield from _option_lines(words, [*command.options, *COMMON])


def _option_lines(words: Words, options: Sequence[Option]) -> Iterator[str]:
    named = [
        (", ".join(filter(None, [option.short, option.flag])) + f" {option.value}".rstrip(), option)
        for option in options
    ]
    wide = max(len(shown) for shown, _ in named)
    for shown, option in named:
        yield f"  {shown:{wide}}  {words.get(f'cli-option-{option.name}')}"
