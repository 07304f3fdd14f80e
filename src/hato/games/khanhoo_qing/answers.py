"""Answers to test vectors about the Qing form of Khanhoo (KHQ-2 to KHQ-6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hato.cards.deck import printed
from hato.cards.money import KINDS, QING
from hato.core import options as opt
from hato.games.khanhoo_qing import solver
from hato.games.khanhoo_qing.kinds import counted, rank
from hato.games.khanhoo_qing.options import PRESETS, QingOptions

Json = Mapping[str, Any]

SEATS = (2, 3, 4, 5)


class HandError(ValueError):
    """A hand of the wrong size, or a number of players that cannot play."""


def read_options(given: Json) -> QingOptions:
    """The options of a vector; raises OptionError."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return opt.build(PRESETS, given.get("preset", "source"), changed)


def wins(given: Json, question: Json) -> bool:
    """A full hand -> does it win? (KHQ-3)"""
    options = read_options(given)
    hand = question["hand"]
    if len(hand) != options.dealt + 1:
        raise HandError(
            f"the hand has {len(hand)} cards; with {options.hand} a full one has {options.dealt + 1}"
        )
    return solver.wins(counted(hand), options)


def waits(given: Json, question: Json) -> bool:
    """The cards left after a discard -> are they one card short of a win? (KHQ-6)"""
    options = read_options(given)
    hand = question["hand"]
    if len(hand) != options.dealt:
        raise HandError(f"the hand has {len(hand)} cards; with {options.hand} it is {options.dealt}")
    return solver.waits(counted(hand), options)


def deal(given: Json, question: Json) -> Json:
    """The number of players -> cards of the dealer, of each other and of the stock (KHQ-2)."""
    options, players = read_options(given), question["players"]
    _check_players(players)
    dealer = options.dealt + (0 if options.draws_first else 1)
    return {
        "dealer": dealer,
        "others": options.dealt,
        "stock": len(QING) - dealer - options.dealt * (players - 1),
    }


def first_dealer(given: Json, question: Json) -> Json:
    """The card that seat 0 draws -> the seat that deals, or that it is drawn again (KHQ-2)."""
    read_options(given)
    _check_players(question["players"])
    number = rank(KINDS.index(printed(QING.codes[QING.card(question["card"])])))
    return {"dealer": (number - 1) % question["players"]} if number else {"again": True}


def _check_players(players: object) -> None:
    if players not in SEATS:
        raise HandError(f"players is {players!r}; the Qing form is played by {SEATS[0]} to {SEATS[-1]}")


ANSWERS: dict[str, Callable[[Json, Json], Any]] = {
    "wins": wins,
    "waits": waits,
    "deal": deal,
    "first_dealer": first_dealer,
}
