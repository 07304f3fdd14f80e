"""Concentration for the agents: the levels differ in how well they remember (CON-5).

An agent hears of the cards that were turned, as everybody does, and never sees the table. What it
remembers of them is a function of the events alone: a card that was forgotten does not come back, and
the same question gets the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from hato.agents.request import Position, offered
from hato.core import bits
from hato.core.view import Choice
from hato.games.concentration import pairs
from hato.games.concentration.rules import SECOND, place_of


@dataclass(frozen=True)
class Memory:
    """How well a level remembers.

    `keeps` is the probability that a card which was seen is still stored after one more card was turned,
    `finds` that a stored one comes to mind in a turn.
    """

    keeps: float
    finds: float


MEMORY: Mapping[str, Memory] = {
    "random": Memory(0.90, 0.55),
    "novice": Memory(0.96, 0.75),
    "greedy": Memory(0.99, 0.92),
    "sampler": Memory(1.0, 1.0),
}
"""Level -> its memory: easy, medium, hard and perfect (CON-5)."""
CAREFUL = "sampler"
"""The level that opens a card which it knows second, where another would help the next player more."""


def _share(*what: object) -> float:
    """A number from 0 up to, not including, 1 that follows from what it is about."""
    digest = hashlib.blake2b(repr(what).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64


def _openings(position: Position) -> Iterator[tuple[int, int]]:
    """The cards that were turned in this round, as (place, card), in order."""
    for event in position.events:
        place = place_of(event.target or "")
        if event.kind in ("drawn", "revealed") and place >= 0:
            yield place, event.cards[0]


def remembered(position: Position, memory: Memory) -> dict[int, int]:
    """The closed cards that come to the seat's mind in this turn: place -> card.

    The card that was turned first in the turn is not among them: it is open.
    """
    seat, facts = position.seat, position.view.facts
    turned = list(_openings(position))
    last = {place: number for number, (place, _) in enumerate(turned)}
    found = {}
    for place, number in last.items():
        if facts["places"][place] != "closed":
            continue
        card = turned[number][1]
        luck = _share("keeps", seat, position.setup.deal, number, place, card)
        stored = luck < memory.keeps ** (len(turned) - 1 - number)
        if stored and _share("finds", seat, facts["turns"], place, card) < memory.finds:
            found[place] = card
    return found


def choose(level: str, position: Position, rng: Random) -> Choice:
    """The choice of a level."""
    known = remembered(position, MEMORY[level])
    choices = {int(choice.words[1]): choice for choice in offered(position.view)}
    kinds = pairs.KINDS[position.options.match]
    fresh = [place for place in choices if place not in known] or list(choices)
    if position.view.facts["phase"] != SECOND:
        place = _of_a_pair(known, kinds)
    else:
        card = _open_card(position)
        place = next((one for one, other in known.items() if kinds[other] == kinds[card]), None)
        if place is None and level == CAREFUL and known and not _worth_it(position, known, card, len(fresh)):
            place = rng.choice(list(known))
    return choices[rng.choice(fresh) if place is None else place]


def _of_a_pair(known: Mapping[int, int], kinds: tuple[str, ...]) -> int | None:
    """A place whose card makes a pair with that of another known place; None if there is none."""
    seen: dict[str, int] = {}
    for place, card in known.items():
        if kinds[card] in seen:
            return place
        seen[kinds[card]] = place
    return None


def _open_card(position: Position) -> int:
    view = position.view
    return bits.lowest(view.zone(f"place{view.facts['open']}").cards or 0)


def _worth_it(position: Position, known: Mapping[int, int], card: int, fresh: int) -> bool:
    """Is an unknown second card more likely to make the pair than to show the next player one?

    A pair for one of several opponents is only so much of a loss against each.
    """
    kinds = pairs.KINDS[position.options.match]
    taken = bits.mask_of(
        [one for zone in position.view.zones if zone.name == "taken" for one in _cards(zone.cards)]
    )
    seen = taken | bits.mask_of([card, *known.values()])
    unseen = bits.cards(position.game.cards(position.options) & ~seen)
    here = sum(1 for one in unseen if kinds[one] == kinds[card])
    for_others = {kinds[one] for one in known.values()} - {kinds[card]}
    there = sum(1 for one in unseen if kinds[one] in for_others)
    return here * (position.setup.seats - 1) >= there


def _cards(mask: int | None) -> list[int]:
    return bits.cards(mask or 0)
