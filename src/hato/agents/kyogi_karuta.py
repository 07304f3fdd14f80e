"""Kyogi karuta for the agents: people-like reaction times, memory and fouls, in seven levels (KAR-10).

An agent hears mora by mora what everybody hears. When it knows the poem it reaches for the card, and how
long that takes is a function of what it knows, of its level, and of the number of the reading: the same
question gets the same answer.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import NormalDist
from typing import NamedTuple

from hato.agents.request import Position, offered
from hato.cards.poems import DECK, UPPER
from hato.core import bits
from hato.core.bits import BIT
from hato.core.view import Choice
from hato.families.poems import beginning
from hato.games.kyogi_karuta.settle import GHOST

LEVELS: tuple[str, ...] = ("1", "2", "3", "4", "5", "6", "7")
"""The levels, weakest first."""

SIGMA = 0.40
"""The spread of reaction times, of the logarithm."""
SEARCH_MS = 1200.0
"""The median of the time to look for a card whose place was forgotten, and its spread SIGMA."""
FAR_MS = 40.0
"""A card of the other camp is so much farther away."""


@dataclass(frozen=True)
class Hand:
    """How a level plays: `median` of the reaction in ms, `part` of the deciding mora that it has to hear, and
    the probabilities to have forgotten where a card lies and to touch a wrong one."""

    median: float
    part: float
    forget: float
    foul: float


def _hand(step: float) -> Hand:
    """The steep ladder of the reference at a step from 0 to 7."""
    return Hand(1500 * 0.80**step, 1.0 - 0.08 * step, 0.22 * 0.72**step, 0.035 - 0.002 * step)


HANDS: Mapping[str, Hand] = {level: _hand(step) for step, level in enumerate(LEVELS)}


class Reach(NamedTuple):
    """A touch that is meant: the card, and its time in ms after the first mora."""

    card: int
    t: int


def _share(*what: object) -> float:
    """A number between 0 and 1, neither included, that follows from what it is about."""
    digest = hashlib.blake2b(repr(what).encode(), digest_size=8).digest()
    return (int.from_bytes(digest, "big") + 1) / (2**64 + 2)


def _lognormal(median: float, share: float) -> float:
    return median * math.exp(SIGMA * NormalDist().inv_cdf(share))


def choose(level: str, position: Position, rng: Random) -> Choice:
    """The choice of a level."""
    choices = {choice.words: choice for choice in offered(position.view)}
    phase = position.view.facts["phase"]
    if phase == "listen":
        return _listening(HANDS[level], position, choices)
    if phase == "send":
        return _sending(position, choices)
    if phase == "proof":
        return _proving(HANDS[level], position, choices)
    if phase == "receive":
        return _receiving(position, choices)
    if phase == "confirm":
        return choices[("mine",) if _has_touched(position) else ("yours",)]
    first = ("ready",), ("wait",)
    return next(choices[words] for words in first if words in choices)


def _has_touched(position: Position) -> bool:
    """Has the seat touched the card that was read? Who was first it cannot know."""
    facts = position.view.facts
    return any((seat, code) == (position.seat, facts["hit"]) for seat, _, code, _ in facts["touches"])


def _camps(position: Position) -> list[int]:
    return [position.view.zone("camp", seat).cards or 0 for seat in range(2)]


def _camp_of(card: int, camps: Sequence[int]) -> int:
    return next((seat for seat in range(2) if camps[seat] & BIT[card]), GHOST)


def _thinkable(position: Position) -> int:
    """The poems that may be read as far as everybody knows."""
    view = position.view
    if view.facts["known"]:
        lying = _camps(position)
        return lying[0] | lying[1] | (view.zone("ghosts").cards or 0)
    return DECK.mask & ~bits.mask_of([DECK.card(code) for code in view.facts["order"]])


def plan(hand: Hand, position: Position) -> list[Reach]:
    """What the seat means to touch in this reading, in order of time; nothing before it knows the poem."""
    facts, seat = position.view.facts, position.seat
    if not facts["decided"]:
        return []
    heard = tuple(facts["heard"])
    camps = _camps(position)
    card = bits.lowest(beginning(heard) & _thinkable(position))
    number = facts["number"]
    mora = facts["mora_ms"]
    about = (seat, position.setup.deal, number, facts["order"][-3:], heard)
    heard_at = facts["interval"][0] + mora * hand.part
    found = []
    wrong = _mistaken(hand, camps, card, heard, about)
    if wrong is not None:
        t = heard_at + _lognormal(hand.median, _share("mistake", *about))
        found.append(Reach(wrong, round(t)))
    lies = _camp_of(card, camps)
    if lies != GHOST:
        t = heard_at + _lognormal(hand.median, _share("reach", *about)) + (FAR_MS if lies != seat else 0.0)
        if _share("forget", *about) < hand.forget:
            t += _lognormal(SEARCH_MS, _share("search", *about))
        found.append(Reach(card, round(t)))
    return sorted(found, key=lambda reach: reach.t)


def _mistaken(
    hand: Hand, camps: Sequence[int], card: int, heard: Sequence[str], about: tuple[object, ...]
) -> int | None:
    """A wrong card that the seat touches: one that begins alike but for the last mora, in another camp."""
    if _share("foul", *about) >= hand.foul:
        return None
    lies = _camp_of(card, camps)
    alike = beginning(tuple(heard[:-1])) & ~BIT[card]
    others = [bits.cards(camps[seat] & alike) for seat in range(2) if seat != lies]
    wrong = [one for cards in others for one in cards]
    return wrong[int(_share("which", *about) * len(wrong))] if wrong else None


def _listening(hand: Hand, position: Position, choices: Mapping[tuple[str, ...], Choice]) -> Choice:
    """The next step of what is meant: a card, then the two parts of its time."""
    facts, secrets = position.view.facts, position.view.secrets
    meant = plan(hand, position)
    half = secrets["half"]
    if half is not None:
        code, hundreds = half
        t = next((reach.t for reach in meant if DECK.codes[reach.card] == code), facts["interval"][1])
        t = min(max(t, facts["interval"][0]), facts["interval"][1])
        words = ("at", str(t // 100)) if hundreds < 0 else ("ms", str(t % 100))
        return choices.get(words) or list(choices.values())[-1]
    for reach in meant:
        words = ("touch", DECK.codes[reach.card])
        done = any(reach.card == DECK.card(code) for _, code, _ in secrets["touches"])
        if words in choices and not done and reach.t <= facts["interval"][1]:
            return choices[words]
    return choices[("wait",)]


def _sending(position: Position, choices: Mapping[tuple[str, ...], Choice]) -> Choice:
    """A card whose first mora the other camp has already and the own has not: there it is harder to guard."""
    camps = _camps(position)
    own, other = camps[position.seat], camps[1 - position.seat]

    def worth(choice: Choice) -> tuple[int, int]:
        card = DECK.card(choice.words[1])
        alike = beginning(UPPER[card][:1])
        here = bits.popcount(own & alike & ~BIT[card])
        there = bits.popcount(other & alike)
        return (there - here, -len(UPPER[card]))

    return max((choice for words, choice in choices.items() if words[0] == "send"), key=worth)


def _receiving(position: Position, choices: Mapping[tuple[str, ...], Choice]) -> Choice:
    """Beside the cards that begin alike, else in the far row."""
    facts, seat = position.view.facts, position.seat
    card = bits.lowest(position.view.zone("sent").cards or 0)
    slots = facts["slots"][seat]
    alike = [
        at
        for at, code in enumerate(slots)
        if code is not None and UPPER[DECK.card(code)][0] == UPPER[card][0]
    ]
    rows = ("gedan", "chudan", "jodan")
    width = len(slots) // len(rows)
    free = {rows.index(words[1]) * width + int(words[2]) - 1: choice for words, choice in choices.items()}
    if alike:
        return free[min(free, key=lambda slot: (min(abs(slot - at) for at in alike), slot))]
    return free[max(free, key=lambda slot: (slot // width, -(slot % width)))]


def _proving(hand: Hand, position: Position, choices: Mapping[tuple[str, ...], Choice]) -> Choice:
    """Who knows the poem well names its ending; who forgets a lot may not."""
    facts = position.view.facts
    right = ("answer", facts["hit"])
    fails = _share("proof", position.seat, facts["number"], facts["hit"]) < hand.forget / 2
    return choices[("fail",)] if fails else choices[right]
