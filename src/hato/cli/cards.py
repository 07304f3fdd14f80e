"""`hato cards`: the months with their cards, the page of one card, or the history."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from unicodedata import east_asian_width

from hato.cards import hanafuda, names
from hato.cli.faults import Fault
from hato.cli.words import Words
from hato.core import registry

HISTORY = "history"
PARAGRAPHS = 7
SIGNS = 10
"""How many texts `culture-history-N` and `culture-sign-N` there are."""


def run(arguments: Namespace, words: Words) -> int:
    """Prints the list, a card or the history."""
    wanted = arguments.arguments
    if not wanted:
        lines = overview(words)
    elif wanted[0] == HISTORY:
        lines = history(words)
    elif wanted[0] in hanafuda.CODES:
        lines = card(wanted[0], words)
    else:
        raise Fault("cli-error-card", what=wanted[0], names="01b, 08a, 10r, 12j1")
    print("\n".join(lines))
    return 0


def overview(words: Words) -> Iterator[str]:
    """Every month with its plant and its cards."""
    for number in range(1, hanafuda.SUITS + 1):
        yield f"{number:02d} {words.get(f'suit-{number:02d}')}: {month(number, words)}"
        for code in names.of_suit(number):
            yield f"  {code:4}  {words.get(f'card-{code}')}"


def month(number: int, words: Words) -> str:
    """The month that a suit shows, in both calendars where they differ."""
    japan, korea = hanafuda.month(number), hanafuda.month(number, "korean")
    if japan == korea:
        return words.get(f"month-{japan}", "title")
    return words.get("culture-months", japan=words.get(f"month-{japan}"), korea=words.get(f"month-{korea}"))


def card(code: str, words: Words) -> Iterator[str]:
    """The page of a card."""
    number = hanafuda.suit(code)
    points, korean = hanafuda.points(code), hanafuda.points(code, junk=0)
    yield f"{words.get(f'card-{code}')} ({code})"
    yield f"{words.get(f'suit-{number:02d}')}. {month(number, words)}. {words.get(f'kind-{code[2]}')}."
    yield f"{words.get('culture-points', points=points, korean=korean)}."
    yield ""
    yield words.get(names.text_of(code))
    yield ""
    plant = f"culture-plant-{number:02d}"
    yield words.get(plant)
    for place in ("japan", "korea"):
        yield f"{words.get(f'culture-{place}')}: {words.get(plant, place)}"
    if number in names.FOLK:
        yield words.get("culture-folk", name=words.get(f"folk-{number:02d}"))
    role = names.role_of(code)
    if role:
        yield ""
        yield f"{words.get('culture-role')}: {words.get(role)}"
    yield ""
    yield f"{words.get('culture-names')}:"
    yield from _names(code, words)
    yield ""
    yield f"{words.get('culture-games')}:"
    yield from _games(code, words)
    yield ""
    yield f"{words.get('culture-rest')}:"
    for other in names.of_suit(number):
        if other != code:
            yield f"  {other:4}  {words.get(f'card-{other}')}"


def _names(code: str, words: Words) -> Iterator[str]:
    """A line for each language: the card, and its plant."""
    of, plant = names.names(code), names.plant(hanafuda.suit(code))
    shown = {language: words.get(f"language-{language}") for language in names.LANGUAGES}
    wide = max(_width(name) for name in shown.values())
    for language, name in shown.items():
        both = [one.words()[language] for one in (of, plant)]
        for place, one in enumerate((of, plant)):
            if language in one.readings():
                both[place] += f" {one.readings()[language]}"
        yield f"  {name}{' ' * (wide - _width(name))}  {both[0]} | {both[1]}"


def _width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _games(code: str, words: Words) -> Iterator[str]:
    """What each game does with the card, and the yaku of the game that ask for it."""
    found = False
    for game in registry.games().values():
        if code not in game.deck.index:
            continue
        keys = dict.fromkeys(
            entry.key
            for options in game.presets.values()
            for entry in game.sheet(options)
            if code in game.deck.names(entry.cards)
        )
        found = found or bool(keys)
        said = [*_use(game.id, code, words), *(_line(game.id, key, words) for key in keys)]
        if said:
            yield f"  {words.get(f'{game.id}-name')}: {' · '.join(said)}"
    if not found:
        yield f"  {words.get('culture-games-none')}"


def _use(game: str, code: str, words: Words) -> Iterator[str]:
    """What the game does with the card besides its yaku, where a text tells it."""
    if words.has(f"culture-use-{game}"):
        number = hanafuda.suit(code)
        meaning = words.get(f"{game}-meaning-{number:02d}")
        yield words.get(f"culture-use-{game}", number=number, kind=code[2], meaning=meaning)


def _line(game: str, key: str, words: Words) -> str:
    """What a yaku is called: the game's own word, else the shared one."""
    own = f"{game}-line-{key}"
    return words.get(own if words.has(own) else f"line-{key}")


def history(words: Words) -> Iterator[str]:
    """Where the cards come from and what the months stand for."""
    yield words.get("culture-history")
    for number in range(1, PARAGRAPHS + 1):
        yield ""
        yield words.get(f"culture-history-{number}")
    yield ""
    yield f"{words.get('culture-signs')}:"
    for number in range(1, SIGNS + 1):
        yield f"  {words.get(f'culture-sign-{number}')}"
