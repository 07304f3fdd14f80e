"""A light way to play Go-Stop in playouts, by what each card is worth to each seat.

It looks at the hand of the seat that moves and at the table, in a world that is only a guess.
"""

from __future__ import annotations

from random import Random

from hato.agents import fishing, go_stop_calls
from hato.agents.go_stop_table import card_worth
from hato.agents.goal import Goal
from hato.agents.request import Position
from hato.core import bits
from hato.core.bits import popcount
from hato.core.round import Round
from hato.games.go_stop.actions import (
    BOMB,
    CONTINUE,
    DECLARE,
    DROP,
    FLIP_ONLY,
    GO,
    JOKER,
    SHAKE,
    STAY,
    STOP,
    TAKE,
)
from hato.games.go_stop.pack import ANIMAL, FLOWERS, SUIT, SUITS
from hato.games.go_stop.rules import GoStopRound
from hato.games.go_stop.seats import ANNOUNCE, DECIDE, GIVE_JUNK, HAND_CHECK, PICK_FLIP, PICK_HAND, PLAY

SAFE = 6
"""Go is said when every opponent is so many points short of his stop, and turns are left."""
FEW_TURNS = 2
MANY_ANIMALS = 4
"""With so many animals a dual card is used as one more."""


class GoStopLight:
    """What the seats play in playouts."""

    def __init__(self, position: Position, rng: Random, goal: Goal) -> None:
        self._worth = card_worth(position)
        self._light = fishing.Light(self._worth)
        self._rng = rng
        self._goal = goal

    def shake(self) -> None:
        """Other cards look a little better than in the last world."""
        self._light.shake(self._rng)

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, GoStopRound)
        phase = round_.phase
        if phase == PLAY:
            return self._play(round_, seat)
        if phase in (PICK_HAND, PICK_FLIP):
            worth = self._worth[seat]
            return max(round_.legal(seat), key=lambda code: worth[code - TAKE])
        if phase == DECIDE:
            return self._decide(round_, seat)
        if phase == HAND_CHECK:
            return _declare(round_, seat)
        if phase == ANNOUNCE:
            return STAY if go_stop_calls.stays(round_.options, round_.hand[seat]) else DROP
        codes = round_.legal(seat)
        if phase == GIVE_JUNK:
            return codes[0]
        return codes[0 if popcount(round_.captured[seat] & ANIMAL) > MANY_ANIMALS else 1]

    def _play(self, round_: GoStopRound, seat: int) -> int:
        hand = round_.hand[seat]
        jokers = hand & ~FLOWERS
        if jokers:
            return JOKER + bits.lowest(jokers)
        if not hand:
            return FLIP_ONLY
        counts = bits.fours(hand)
        if bits.groups_of(counts, 3) | bits.groups_of(counts, 4) or round_.options.small_bomb != "off":
            special = [code for code in round_.plays() if BOMB <= code < SHAKE + SUITS]
            if special:
                return special[0]
        return self._light.best(hand, round_.field, seat)[0]

    def _decide(self, round_: GoStopRound, seat: int) -> int:
        turns = popcount(round_.hand[seat]) + round_.credits[seat]
        minimum = round_.options.minimum
        if turns >= FEW_TURNS and all(
            _points(round_, other) + min(SAFE, minimum) <= minimum for other in round_.others(seat)
        ):
            return GO
        stake = round_.stake(seat, STOP)
        assert stake is not None
        return GO if self._goal.loses(seat, stake) else STOP


def _points(round_: GoStopRound, seat: int) -> int:
    return sum(round_.scorer.best(round_.captured[seat], round_.as_junk)[0])


def _declare(round_: GoStopRound, seat: int) -> int:
    """Shows what may be shown; a quad is played, where that doubles enough."""
    codes = round_.declarations(seat)
    shakes = [code for code in codes if code != DECLARE]
    if shakes:
        month = shakes[0] - SHAKE
        if not (round_.options.shake_blocks_bomb and round_.field & SUIT[month]):
            return shakes[0]
    return CONTINUE
