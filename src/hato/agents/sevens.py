"""Sevens for the agents: which card to lay, which to hold back, and when a pass is worth one of the few.

A card of a side that still hides many own cards is laid early; a card behind which only others wait is held
back, and where nothing else can be laid a pass keeps it. Worth is in cards that one gets rid of.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from hato.agents.request import Position
from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import Round
from hato.games.sevens.options import SevensOptions
from hato.games.sevens.rows import JOKER, JOKERS, JUMPS, LENGTH, PASS, PLACE, PLAY, ROWS, SEVENS
from hato.games.sevens.table import Table

OWN = 1.0
"""Worth of each own card that waits on the side of a card that is laid."""
OTHERS = 0.3
"""What each card of the others there costs ..."""
BLOCK = 1.5
"""... and what it costs where one may pass to hold the card back."""
NEEDED = 0.3
"""Share of that cost if own cards wait there too, so that the card has to be laid sooner or later."""
SHIELD = 0.5
"""Share of that cost if the next card is an own one, so that nobody gets further for now."""
PASSES = (1.0, 0.5, 0.2)
"""What a pass costs that is the last one, the last but one, and any before."""
POINTS = 0.05
"""What a card that one gets rid of sooner is worth, in points of the round."""
JOKER_COST = 1.5
"""A joker bridges a card, but gives a turn to its holder and gets rid of nothing else."""
NOISE = 0.7
"""How far chance moves the worth of a choice in playouts."""


def _sides(ace: str) -> dict[int, int]:
    """Each card with the cards of its suit on its side of the seven; the seven has all of them."""
    found = {}
    for row in ROWS[ace]:
        middle = next(place for place, card in enumerate(row) if SEVENS & BIT[card])
        low, high = bits.mask_of(row[:middle]), bits.mask_of(row[middle + 1 :])
        for place, card in enumerate(row):
            found[card] = low if place < middle else high if place > middle else low | high
    return found


SIDE = {ace: _sides(ace) for ace in ROWS}
"""Value of the option `ace` -> card -> the cards that wait on its side."""


def _next_out(ace: str) -> dict[int, int]:
    """Each card but the ends with the mask of its neighbours that are further from the seven."""
    found = {}
    for row in ROWS[ace]:
        middle = next(place for place, card in enumerate(row) if SEVENS & BIT[card])
        for place, card in enumerate(row):
            steps = [step for step in (-1, 1) if (place - middle) * step >= 0]
            near = [row[place + step] for step in steps if 0 <= place + step < LENGTH]
            found[card] = bits.mask_of(near)
    return found


NEXT = {ace: _next_out(ace) for ace in ROWS}
"""Value of the option `ace` -> card -> the cards that can follow it outwards."""


def card_worth(card: int, hand: int, layout: int, options: SevensOptions) -> float:
    """How good it is for the holder of `hand` to lay the card."""
    ace = options.ace
    waiting = SIDE[ace][card] & ~layout & ~BIT[card]
    own = bits.popcount(waiting & hand)
    others = bits.popcount(waiting) - own
    shielded = not NEXT[ace][card] & waiting & ~hand
    # far cards come out last, so that they count a little more
    far = abs(PLACE[ace][card] - LENGTH // 2) / LENGTH if own else 0.0
    cost = (BLOCK if options.voluntary_pass else OTHERS) * others
    cost *= (SHIELD if shielded else 1.0) * (NEEDED if own else 1.0)
    return OWN * own - cost - far


def worth(code: int, hand: int, layout: int, options: SevensOptions, used: int) -> float:
    """How good a choice is for the holder of `hand`, who has passed `used` times."""
    if code == PASS:
        left = len(PASSES) if options.limit is None else options.limit - used
        return -PASSES[min(max(left - 1, 0), len(PASSES) - 1)]
    if code < JOKER:
        return card_worth(code - PLAY, hand, layout, options)
    card, between = JUMPS[code - JOKER]
    after = layout | BIT[between]
    return card_worth(card, hand & ~JOKERS, after, options) - JOKER_COST


def judge(position: Position) -> Mapping[int, float]:
    """The worth of each choice of a view, in points of the round."""
    view = position.view
    hand = view.zone("hand", position.seat).cards or 0
    layout = view.zone("layout").cards or 0
    used = view.facts["passes"][position.seat]
    return {
        choice.code: POINTS * worth(choice.code, hand, layout, position.options, used)
        for choice in view.choices
    }


class SevensLight:
    """What the seats play in playouts: the same judgement, moved a little by chance."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def shake(self) -> None:
        """Nothing to do: every choice is shaken by itself."""

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, Table)
        codes = round_.legal(seat)
        if len(codes) == 1:
            return codes[0]
        hand, layout, options, used = round_.hand[seat], round_.layout, round_.options, round_.passes[seat]
        return max(codes, key=lambda code: worth(code, hand, layout, options, used) + NOISE * self._random())
