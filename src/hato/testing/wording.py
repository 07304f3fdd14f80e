"""Which texts a game needs, and which of them are missing in a language."""

from __future__ import annotations

from collections.abc import Callable

from hato.core import options as opt
from hato.core.game import Game


def needed(game: Game) -> list[tuple[str, str | None]]:
    """Every text (id, attribute) that front ends ask for of a game."""
    names: list[tuple[str, str | None]] = [("name", None), ("about", None)]
    for preset in game.presets:
        names += [(f"preset-{preset}", None), (f"preset-{preset}", "about")]
    for info in opt.schema(type(game.presets[game.default_preset])):
        names += [(f"option-{info.name}", None), (f"option-{info.name}", "about")]
        if info.type != "cards":  # cards have their names in every game
            named = [value for value in info.values if isinstance(value, str | tuple)]
            names += [(f"value-{info.name}-{opt.value_key(value)}", None) for value in named]
    names += [(key, None) for key in sorted(game.keys)]
    yaku = {entry.key: None for options in game.presets.values() for entry in game.sheet(options)}
    names += [(f"line-{key}", "about") for key in yaku]
    names += [(f"action-{verb}", None) for verb in game.actions.first]
    return [(f"{game.id}-{name}", attribute) for name, attribute in names]


def shared(game: Game, name: str) -> str:
    """The text that stands for one of a game where the game has none of its own: options and their values."""
    rest = name.removeprefix(f"{game.id}-")
    return rest if rest.startswith(("option-", "value-")) else name


def missing(game: Game, has: Callable[[str, str | None], bool]) -> list[str]:
    """The needed texts that `has` does not find, as `id` or `id.attribute`."""
    return [
        name if attribute is None else f"{name}.{attribute}"
        for name, attribute in needed(game)
        if not has(name, attribute) and not has(shared(game, name), attribute)
    ]
