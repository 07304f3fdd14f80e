"""`hato games`: the games that are there, or the presets and options of one."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator

from hato.cli import reading
from hato.cli.words import Words
from hato.core import options as opt
from hato.core import registry
from hato.core.game import Game
from hato.core.options import OptionInfo


def run(arguments: Namespace, words: Words) -> int:
    """Prints the list or the one game."""
    names = arguments.arguments
    print("\n".join(about(reading.game(names[0]), words) if names else overview(words)))
    return 0


def overview(words: Words) -> Iterator[str]:
    """Every game with its state, seats and presets."""
    for game in registry.games().values():
        yield f"{game.id}: {words.get(f'{game.id}-name')}"
        yield f"  {words.get(f'{game.id}-about')}"
        yield f"  {_seats(game, words)}"
        yield f"  {words.get('cli-games-presets', names=', '.join(game.presets))}"
    yield words.get("cli-games-more")


def _seats(game: Game, words: Words) -> str:
    seats = [str(number) for number in game.seats]
    shown = seats[0] if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"
    return words.get("cli-games-state", seats=shown, rules=str(game.rules))


def about(game: Game, words: Words) -> Iterator[str]:
    """A game with its presets and options."""
    from hato.testing.settings import shown  # noqa: PLC0415 - loads the whole test kit

    yield f"{game.id}: {words.get(f'{game.id}-name')}"
    yield words.get(f"{game.id}-about")
    yield _seats(game, words)
    default = game.presets[game.default_preset]
    known = {info.name: info for info in opt.schema(type(default))}
    yield ""
    yield words.get("cli-games-presets-of")
    for place, (name, options) in enumerate(game.presets.items()):
        key = f"{game.id}-preset-{name}"
        note = f" ({words.get('cli-games-default')})" if place == 0 else ""
        yield f"  {name}: {words.get(key)}{note}"
        yield f"    {words.get(key, 'about')}"
        base = opt.nearest(game.presets, name)
        changed = opt.differences(options, game.presets[base])
        if changed:
            listed = ", ".join(f"{one}={shown(known[one], getattr(options, one))}" for one in changed)
            yield f"    {words.get('cli-games-like', preset=base, options=listed)}"
    yield ""
    yield words.get("cli-games-options-of")
    for info in known.values():
        yield from _option(game, info, words)


def _option(game: Game, info: OptionInfo, words: Words) -> Iterator[str]:
    from hato.testing.settings import LISTS, shown  # noqa: PLC0415
    from hato.tui.rules_text import option_key, value_key  # noqa: PLC0415

    key = option_key(words, game, info.name)
    yield f"  {info.name}: {words.get(key)}"
    yield f"    {words.get(key, 'about')}"
    yield f"    {words.get('cli-games-default-is', value=shown(info, info.default))}"
    if info.type == "bool":
        yield f"    {words.get('cli-games-yes-no')}"
    elif info.type == "int":
        yield f"    {words.get('cli-games-numbers', low=str(info.low), high=str(info.high))}"
    elif info.type in LISTS:
        yield f"    {words.get(f'cli-games-{info.type}')}"
    elif info.type == "table":
        keys = f"{info.keys[0]}..{info.keys[-1]}"
        yield f"    {words.get('cli-games-table', keys=keys, low=str(info.low), high=str(info.high))}"
    if info.type == "length":
        for value in info.values:
            yield f"    {words.get(f'cli-games-length-{value}')}"
    elif info.type == "cards":
        for code, most in Counter(info.values).items():
            name = words.get(f"card-{code}")
            yield "    " + words.get("cli-games-card", code=str(code), most=str(most), name=name)
    else:
        for value in info.values:
            text = value_key(words, game, info.name, opt.value_key(value))
            typed = shown(info, value)
            yield f"    {typed}: {words.get(text)}" if text else f"    {typed}"
