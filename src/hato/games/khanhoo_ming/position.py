"""A position of the Ming form made of its zones and facts (KHM-2, KHM-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.money import MING
from hato.core import bits
from hato.core.round import PositionError
from hato.games.khanhoo_ming.plays import CARDS
from hato.games.khanhoo_ming.rules import PHASES, MingRound
from hato.games.khanhoo_ming.tricks import THROWN, from_json

PILES = ("hand", "thrown", "gone", "won")
"""The zones that every seat has."""


def place(
    round_: MingRound,
    zones: Mapping[str, int],
    facts: Mapping[str, Any],
    secrets: Mapping[int, Mapping[str, Any]],
) -> None:
    """Sets the position; raises PositionError if it is none in which the round can go on."""
    n = round_.seats
    known = {"stock", "trick", *(f"{name}:{seat}" for name in PILES for seat in range(n))}
    if set(zones) - known or not bits.partition(list(zones.values()), round_.pack):
        raise PositionError("the zones of a position hold every card of the pack exactly once")
    round_.hand, round_.thrown, round_.gone, round_.won = (
        [zones.get(f"{name}:{seat}", 0) for seat in range(n)] for name in PILES
    )
    round_.laid, round_.stock = zones.get("trick", 0), zones.get("stock", 0)
    try:
        round_.tricks = tuple(from_json(told) for told in facts["tricks"])
        phase = facts["phase"]
        for seat, told in secrets.items():
            if told:
                round_.picked = tuple(MING.card(code) for code in told["picked"])
                round_.backs = int(told["backs"])
                if seat != round_.mover or bits.mask_of(round_.picked) & ~round_.hand[seat]:
                    raise ValueError("cards are picked that the seat to play does not have")
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise PositionError(f"the facts of the position do not fit: {error}") from None
    if phase not in PHASES[:-1] or phase != round_.phase:
        raise PositionError(f"these tricks are played in the phase {round_.phase}, not in {phase}")
    _check_cards(round_)


def _check_cards(round_: MingRound) -> None:
    """Has every seat as many cards as its plays leave it, and lie the last ones before it?"""
    n = round_.seats
    left = [round_.hand_size] * n
    for number, trick in enumerate(round_.tricks, 1):
        whole = len(trick.plays) == n
        if len(trick.plays) > n or not 0 <= trick.leader < n or whole == (number == len(round_.tricks)):
            raise PositionError("every trick but the last is whole, and seats lead that are there")
        for at, play in enumerate(trick.plays):
            seat = trick.seat(at, n)
            left[seat] -= trick.size
            lies = round_.laid & CARDS[play] if play != THROWN else round_.thrown[seat]
            if not whole and bits.popcount(lies) != trick.size:
                raise PositionError("what lies before the seats is not what was played to the trick")
    if round_.tricks and [bits.popcount(hand) for hand in round_.hand] != left:
        raise PositionError("a hand has more or fewer cards than the tricks leave it")
