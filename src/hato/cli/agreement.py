"""What a table has agreed on, from the command line: game, preset, seats and house rules, or their code."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from hato.cli import reading
from hato.cli.faults import Fault
from hato.cli.words import Words
from hato.core import options as opt
from hato.core import registry
from hato.core.game import Game

if TYPE_CHECKING:
    from hato.play.house_code import HouseRules

MAX_ROUNDS = 1000
_SAID = ("preset", "set", "seats", "rounds")
"""What a code says already."""


def agreed(game: Game | None, arguments: Namespace, words: Words) -> HouseRules:
    """The house rules that the arguments name; without a game a code has to be among them. Raises Fault."""
    from hato.play.house_code import HouseRules  # noqa: PLC0415 - most commands need no codes

    code = getattr(arguments, "rules", None)
    if code is not None:
        return _of_code(code, game, arguments)
    if game is None:
        raise Fault("cli-error-which-game", names=", ".join(registry.games()))
    preset = reading.preset(game, arguments.preset)
    seats, differences = _seats(game, preset, arguments, words)
    if arguments.rounds is not None:
        differences.update(_rounds(game, preset, arguments.rounds))
    return HouseRules(game, preset, seats, differences)


def _rounds(game: Game, preset: str, wanted: str) -> dict[str, object]:
    """The house rule that makes a match so many rounds long. Raises Fault."""
    name = getattr(game.presets[preset], "ROUNDS", "")
    if not name:
        raise Fault("cli-error-rounds", game=game.id)
    if name == "length":
        return {name: {"type": "rounds", "n": reading.number(wanted, "--rounds", 1, MAX_ROUNDS, 1)}}
    most = next(info.high for info in opt.schema(type(game.presets[preset])) if info.name == name)
    return {name: reading.number(wanted, "--rounds", 1, most or MAX_ROUNDS, 1)}


def spelled(code: str) -> str:
    """A code as it is written, after it has been checked. Raises Fault."""
    from hato.play.house_code import encode  # noqa: PLC0415

    return encode(_decoded(code))


def _decoded(code: str) -> HouseRules:
    from hato.play.house_code import HouseCodeError, decode  # noqa: PLC0415

    try:
        return decode(code, registry.games())
    except HouseCodeError as error:
        raise Fault(f"problem-{error.key}", detail=error.detail) from None


def _of_code(code: str, game: Game | None, arguments: Namespace) -> HouseRules:
    """The house rules of a code, beside which nothing else may be said."""
    for name in _SAID:
        if getattr(arguments, name):
            raise Fault("cli-error-code-and", option=f"--{name}")
    rules = _decoded(code)
    if game is not None and game.id != rules.game.id:
        raise Fault("cli-error-code-and", option=game.id)
    return rules


def _seats(game: Game, preset: str, arguments: Namespace, words: Words) -> tuple[int, dict[str, Any]]:
    """How many play, and what differs from the preset; house rules that are named win over implied ones."""
    low, high = min(game.seats), max(game.seats)
    wanted = None if arguments.seats is None else reading.number(arguments.seats, "--seats", low, high, low)
    implied = {} if wanted is None else game.for_seats(preset, wanted)
    differences = reading.differences(game, preset, arguments.set, implied)
    numbers = game.numbers(game.options(preset, differences))
    seats = min(numbers) if wanted is None else wanted
    if seats not in numbers:
        listed = ", ".join(str(number) for number in numbers)
        name = words.get(f"{game.id}-name")
        raise Fault("cli-error-seats", game=name, numbers=listed, seats=str(seats))
    return seats, differences
