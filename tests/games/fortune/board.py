"""Readings for the tests: three cards that chance is told to turn up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from hato.cards.hanafuda import DECK
from hato.core.events import Event
from hato.core.match import Setup
from hato.games.fortune import GAME
from hato.games.fortune.rules import FortuneRound

KINDS = ("b", "j1")
"""A bright and a card without light; where a month has no bright, its junk stands for both."""


def begun(**options: Any) -> FortuneRound:
    """A reading before the first pick."""
    return GAME.deal(GAME.options(None, options), Setup(1, 0))


def do(round_: FortuneRound, *words: str) -> list[Event]:
    """The seat does an action; what happened."""
    log: list[Event] = []
    round_.play(0, GAME.actions.code(words), log.append)
    return log


def spread(cards: Sequence[str], side: str | None = None, **options: Any) -> FortuneRound:
    """A finished reading of these cards, in this order; the places are the first three."""
    round_ = begun(**options)
    for place in range(3):
        do(round_, "pick", str(place))
    for code in cards:
        round_.draw(DECK.card(code))
    if side is not None:
        do(round_, "strengthen", side)
    return round_


def facts(cards: Sequence[str], **options: Any) -> dict[str, Any]:
    """What a finished reading tells."""
    return spread(cards, **options).facts()


def triples() -> list[tuple[int, int, int]]:
    """Three suits in order, in every way in which cards of them can lie there."""
    suits = range(1, 13)
    return list(product(suits, suits, suits))
