"""Counts files: the numbers of small decks as text, one block a deck, for any engine to read.

A block is lines of `key: value`; blank lines part blocks, and `#` begins a comment:

    id: kk-viewings
    game: koi_koi
    preset: nintendo
    options: table_quad=void table_four_pairs=play
    cards: 03b 03j1 08b 08j1 09a 09j1
    hand: 1
    field: 1
    nodes: 1717
    leaves: 720
    outcomes: 3
    payoff: 0 4/3

The deck is `cards` (codes) or `suits` (numbers). `seats` is 2, `dealer` 0 and `slow` no when they are not
given; `slow: yes` marks blocks that take long. Numbers that a block leaves out are not compared.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from hato.core import registry
from hato.core.game import Game
from hato.testing import settings
from hato.testing.counting import LIMIT, Reduced, Report, Tally, count, suits_mask

FIGURES = ("nodes", "leaves", "outcomes", "payoff")
KEYS = (
    "id",
    "game",
    "preset",
    "options",
    "cards",
    "suits",
    "hand",
    "field",
    "seats",
    "dealer",
    "slow",
    *FIGURES,
)


class CountsFileError(ValueError):
    """A counts file that cannot be read; `line` counts from 1, `reason` is a sentence."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Block:
    """A deck to count: its name, game, options and size, and the figures that it must give."""

    id: str
    line: int
    """the line of the file that it begins in"""
    game: Game
    options: Any
    reduced: Reduced
    slow: bool
    figures: Mapping[str, str]

    def count(self, limit: int = LIMIT, plain: bool = False, report: Report | None = None) -> Tally:
        """The tally of the deck; raises CountError."""
        start = self.reduced.round(self.game, self.options)
        return count(start, self.reduced.seats, limit, plain, report)

    def differences(self, tally: Tally) -> list[tuple[str, str, str]]:
        """(figure, expected, counted) for each figure that differs."""
        counted = figures(tally)
        return [
            (name, wanted, counted[name]) for name, wanted in self.figures.items() if counted[name] != wanted
        ]


def figures(tally: Tally) -> dict[str, str]:
    """The figures as they stand in a file."""
    payoff = " ".join(str(one) for one in tally.payoff)
    numbers = (tally.nodes, tally.leaves, tally.outcomes)
    return dict(zip(FIGURES, [*(str(number) for number in numbers), payoff], strict=True))


def read(text: str) -> list[Block]:
    """The blocks of a counts file; raises CountsFileError."""
    blocks = []
    fields: dict[str, str] = {}
    first = 1
    for number, line in enumerate([*text.splitlines(), ""], 1):
        content = line.partition("#")[0].strip()
        if content:
            key, sign, value = (part.strip() for part in content.partition(":"))
            if not sign or key not in KEYS:
                raise CountsFileError(
                    number, f"{content[:80]!r} is none of the keys {', '.join(KEYS)} with a value"
                )
            if key in fields:
                raise CountsFileError(number, f"the block has {key} twice")
            first = first if fields else number
            fields[key] = value
        elif fields and not line.strip():
            blocks.append(_block(fields, first))
            fields = {}
    return blocks


def _block(fields: Mapping[str, str], line: int) -> Block:
    try:
        return _read_block(fields, line)
    except KeyError as error:
        raise CountsFileError(line, f"the block has no {error.args[0]}") from None
    except (
        ArithmeticError,
        ValueError,
    ) as error:  # the errors of cards, options and counting are ValueErrors
        raise CountsFileError(line, str(error)) from None


def _read_block(fields: Mapping[str, str], line: int) -> Block:
    name = fields["game"]
    if name not in registry.games():
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(registry.games())}")
    game = registry.game(name)
    base = game.options(fields.get("preset"))
    options = game.options(fields.get("preset"), settings.read_all(base, fields.get("options", "").split()))
    if ("cards" in fields) == ("suits" in fields):
        raise ValueError("the deck is either cards or suits")
    if "cards" in fields:
        cards = game.deck.set(_words(fields["cards"]))
    else:
        cards = suits_mask(game, _numbers(_words(fields["suits"])))
    seats, dealer = _number(fields.get("seats", "2")), _number(fields.get("dealer", "0"))
    if seats not in game.seats or dealer >= seats:
        raise ValueError(f"{name} has no {seats} seats with the dealer in seat {dealer}")
    reduced = Reduced(cards, _number(fields["hand"]), _number(fields["field"]), seats, dealer)
    given = {key: " ".join(fields[key].split()) for key in FIGURES if key in fields}
    if "payoff" in given:
        given["payoff"] = " ".join(str(Fraction(one)) for one in given["payoff"].split())
    return Block(fields["id"], line, game, options, reduced, fields.get("slow", "no") == "yes", given)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,]+", text) if word]


def _number(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 4:
        raise ValueError(f"{text!r} is no number that can stand here")
    return int(text)


def _numbers(words: Iterable[str]) -> list[int]:
    return [_number(word) for word in words]
