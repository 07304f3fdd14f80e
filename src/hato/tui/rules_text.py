"""Options and their values in words: a game's own ones, else those that all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hato.cards.deck import printed
from hato.core import options as opt
from hato.core.game import Game
from hato.core.options import Length, OptionInfo, Table
from hato.tui.wording import Words


def option_key(words: Words, game: Game, name: str) -> str:
    """The id of the text of an option; its attribute `about` explains it."""
    own = f"{game.id}-option-{name}"
    return own if words.has(own) else f"option-{name}"


def value_key(words: Words, game: Game, name: str, value: object) -> str | None:
    """The id of the text of a value; None where it has none."""
    for key in (f"{game.id}-value-{name}-{value}", f"value-{name}-{value}"):
        if words.has(key):
            return key
    return None


def length_text(words: Words, game: Game, length: Length) -> str:
    """The length of a match in words."""
    unit = opt.UNITS[length.type]
    own, shared = f"{game.id}-value-length-{length.type}", f"value-length-{length.type}"
    return words.get(own if words.has(own) else shared, **({unit: length.n} if unit else {}))


def value_text(words: Words, game: Game, info: OptionInfo, value: object) -> str:
    """A value of an option in words."""
    if isinstance(value, bool):
        return words.get("value-true" if value else "value-false")
    if isinstance(value, Length):
        return length_text(words, game, value)
    if isinstance(value, Table):
        return ", ".join(f"{_key_text(words, key)} {number}" for key, number in value.items)
    if isinstance(value, tuple):
        key = value_key(words, game, info.name, opt.value_key(value))
        return words.get(key) if key else _list_text(words, game, info, value)
    key = value_key(words, game, info.name, opt.value_key(str(value)))
    return words.get(key) if key else str(value)


def _key_text(words: Words, key: str) -> str:
    """A month or a card by its name."""
    for name in (f"suit-{key}", f"card-{key}"):
        if words.has(name):
            return words.get(name)
    return key


def _list_text(words: Words, game: Game, info: OptionInfo, values: Sequence[object]) -> str:
    if not values:
        return words.get("value-nothing")
    if info.type == "cards":
        counts = Counter(words.get(f"card-{printed(str(code))}") for code in values)
        return ", ".join(words.get("cards-count", card=card, count=count) for card, count in counts.items())
    return ", ".join(value_text(words, game, info, value) for value in values)
