"""Uta-karuta for the agents: the levels differ in how many of the hundred poems they know (UTA-2 to UTA-5).

Which poems a seat knows follows from its level and the poem alone: who does not know one in the first
round does not know it in the next. A poem with a beginning like others is known less often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from hato.agents.request import Position, offered
from hato.cards.poems import DECK
from hato.core import bits
from hato.core.bits import BIT
from hato.core.view import Choice
from hato.families.poems import deciding
from hato.games.uta_karuta.table import SEATS


@dataclass(frozen=True)
class Reader:
    """How a level plays.

    `knows` is the share of the poems that it knows, `slips` how often one that it knows escapes it. `looks`:
    does it see which endings cannot be, since their cards lie elsewhere, and give the cards that are hard to
    answer? `plans`: does it lay a pearl on the special place?
    """

    knows: float
    slips: float
    looks: bool
    plans: bool


READERS: Mapping[str, Reader] = {
    "novice": Reader(0.35, 0.10, False, False),
    "greedy": Reader(0.65, 0.05, True, False),
    "sampler": Reader(1.0, 0.02, True, True),
}
"""Level -> how it plays; `random` knows nothing and does anything."""

USUAL = 2.7
"""The mean length of a kimari-ji: a poem with a longer one is known less often."""


def _share(*what: object) -> float:
    """A number from 0 up to, not including, 1 that follows from what it is about."""
    digest = hashlib.blake2b(repr(what).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") / 2**64


def known(reader: Reader, seat: int) -> int:
    """The mask of the poems that a seat of that level knows."""
    return bits.mask_of([card for card in range(len(DECK)) if _knows(reader, seat, card)])


def _knows(reader: Reader, seat: int, card: int) -> bool:
    chance: float = reader.knows ** (len(deciding(card)) / USUAL)
    return _share("knows", seat, DECK.codes[card]) < chance


def choose(level: str, position: Position, rng: Random) -> Choice:
    """The choice of a level."""
    choices = offered(position.view)
    if level not in READERS:
        return rng.choice(choices)
    reader, phase = READERS[level], position.view.facts["phase"]
    by_card = {DECK.card(choice.words[1]): choice for choice in choices if len(choice.words) > 1}
    if phase == "yaku":
        return by_card[_special(reader, position, list(by_card), rng)]
    if phase == "answer":
        card = _answered(reader, position, list(by_card), rng)
        return choices[0] if card is None else by_card[card]
    return by_card[_given(reader, position, list(by_card), rng)]


# answering


def _answered(reader: Reader, position: Position, cards: Sequence[int], rng: Random) -> int | None:
    """The ending that it takes for the right one; None where a right answer would bring it nothing."""
    facts, seat = position.view.facts, position.seat
    if reader.looks and not _gains(position):
        return None
    poem = DECK.card(facts["poem"])
    knows = known(reader, seat)
    slips = _share("slips", seat, position.setup.deal, len(facts["order"]), poem) < reader.slips
    if knows & BIT[poem] and not slips:
        return poem
    away = _elsewhere(position) if reader.looks else 0
    likely = [card for card in cards if not BIT[card] & away]
    unsure = [card for card in likely if not BIT[card] & knows]
    return rng.choice(unsure or likely or list(cards))


def _gains(position: Position) -> bool:
    """Does a right answer rid the seat of a card?"""
    options, facts, seat = position.options, position.view.facts, position.seat
    if seat == facts["owner"] or options.penalty_cards:
        return True
    if options.pearl(DECK.card(facts["poem"])) and options.pearl_right == "answerer":
        return True
    special = position.view.zone("yaku", facts["owner"]).cards or 0
    is_special = special & BIT[DECK.card(facts["poem"])]
    return bool(is_special and options.yaku_right == "any" and options.yaku_discard)


def _elsewhere(position: Position) -> int:
    """The cards that the owner of the poem cannot hold, as far as the seat sees."""
    view, seat = position.view, position.seat
    owner = view.facts["owner"]
    mask = view.zone("gone").cards or 0
    for one in range(SEATS):
        if one != owner:
            mask |= (view.zone("hand", one).cards or 0) | (view.zone("yaku", one).cards or 0)
            mask |= DECK.set(view.secrets["known"][one])
    return mask | (view.zone("dropped", seat).cards or 0)


# laying and giving


def _special(reader: Reader, position: Position, cards: Sequence[int], rng: Random) -> int:
    """The yakufuda: one that it can answer; who plans lays a pearl, whose cards go with the ten."""
    knows = known(reader, position.seat)
    good = [card for card in cards if BIT[card] & knows] or list(cards)
    pearls = [card for card in good if position.options.pearl(card)]
    if reader.plans and pearls:
        return max(pearls, key=position.options.pearl)
    return rng.choice(good)


def _given(reader: Reader, position: Position, cards: Sequence[int], rng: Random) -> int:
    """The card that it gives or drops: at will always one, as fewer cards are better.

    Who looks keeps its pearls, and gives what it could not answer, then what is hard for others.
    """
    if not reader.looks:
        return rng.choice(cards)
    knows = known(reader, position.seat)

    def worth(card: int) -> tuple[bool, bool, int, int]:
        return (not position.options.pearl(card), not BIT[card] & knows, len(deciding(card)), card)

    return max(cards, key=worth)
