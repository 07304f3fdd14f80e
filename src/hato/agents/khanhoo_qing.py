"""The Qing form of Khanhoo for the agents: how many cards a hand is away from a win, and what helps it.

Worth is ten for each card that the hand need not change any more, and a little for what else it promises.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from hato.agents.request import Position, offered
from hato.cards.deck import printed
from hato.cards.money import KINDS, QING
from hato.core.bits import BIT
from hato.core.round import Round
from hato.games.khanhoo_qing.actions import CLAIM, DECLARE, DISCARD, DRAW, PASS, TAKE, WIN
from hato.games.khanhoo_qing.kinds import (
    FLOWERS,
    FREE,
    KIND,
    NUMBERED,
    PLAIN,
    SUITS,
    Kinds,
    counts,
    eyes_of,
    kind_of,
    rank,
)
from hato.games.khanhoo_qing.rules import CLAIMS, QingRound
from hato.games.khanhoo_qing.solver import Rules, cover, wins

QUIET = frozenset({CLAIMS})
"""Whether somebody who waits can claim is his secret, and so nobody thinks about it."""

FULL = 15
STEP = 10.0
"""What a card nearer to a win is worth."""
HOPE = 4.0
"""What a draw is worth: it helps about so often."""
PROUD = 2.0
"""What it is worth to declare."""
SURE = 1_000.0
NEAR = 0.25
"""What each card beside another that it could go with is worth."""


def judge(position: Position) -> dict[int, float]:
    """The worth of each choice, by code."""
    rules = Rules.of(position.options)
    mine = [position.view.zone(name, position.seat).cards or 0 for name in ("hand", "held")]
    hand = counts(mine[0] | mine[1])
    found = {}
    for choice in offered(position.view):
        code = choice.code
        if code in (WIN, CLAIM):
            found[code] = SURE
        elif code == TAKE:
            kind = KINDS.index(printed(position.view.facts["river"][-1]["card"]))
            found[code] = _taken(_with(hand, kind, 1), kind, position)
        elif code in (DRAW, PASS):
            found[code] = promise(hand, rules) + HOPE
        else:
            card = code - (DECLARE if code >= DECLARE else DISCARD)
            after = _with(hand, KIND[card], -1)
            found[code] = promise(after, rules) + (PROUD if code >= DECLARE else 0.0)
    return found


def _taken(full: Kinds, kind: int, position: Position) -> float:
    """The worth of a hand that has taken this kind and has to throw another."""
    if wins(full, position.options):
        return SURE
    rules = Rules.of(position.options)
    throws = [one for one, count in enumerate(full) if count and one != kind]
    return max(promise(_with(full, one, -1), rules) for one in throws)


def _with(hand: Kinds, kind: int, change: int) -> Kinds:
    return (*hand[:kind], hand[kind] + change, *hand[kind + 1 :])


@lru_cache(maxsize=65536)
def promise(hand: Kinds, rules: Rules) -> float:
    """How near a hand of 14 or 15 cards is to a win."""
    near = -STEP * away(hand, rules)
    return near + sum(NEAR * count * _company(hand, kind) for kind, count in enumerate(hand) if count)


def away(hand: Kinds, rules: Rules) -> int:
    """About how many cards have to change until the hand wins: by each of the eyes, the best groups."""
    if cover(hand, rules, 1, sum(hand) - FULL + 1) is not None:
        return 1
    wild = sum(hand[kind] for kind in FLOWERS) if rules.wild_mode == "substitute" else 0
    best = FULL
    for _, kinds in eyes_of(rules.eyes):
        left = list(hand)
        own = 0
        for kind in kinds:
            if left[kind]:
                left[kind] -= 1
                own += 1
        best = min(best, 3 - own + _beside(left, rules))
    return max(2, best - wild // 2)


def _beside(left: list[int], rules: Rules) -> int:
    """How many cards lack beside the eyes, when twelve more are to lie in groups or be added to one."""
    grouped = _groups(left, 0, rules)
    pairs = _pairs(left)
    room = FULL - 3 - grouped - sum(left[kind] for kind in FREE)
    lacking = 0
    while room > 0:
        size = min(3, room)
        room -= size
        if size < 3:
            lacking += size
        elif pairs:
            pairs -= 1
            lacking += 1
        else:
            lacking += 2
    return lacking


def _groups(left: list[int], at: int, rules: Rules) -> int:
    """The most cards that whole runs and triplets hold, and takes those of the first such way from `left`."""
    best, way = 0, left[:]
    while at < len(PLAIN):
        kind = PLAIN[at]
        if left[kind]:
            for group in _whole(left, kind, rules):
                rest = left[:]
                for one in group:
                    rest[one] -= 1
                found = len(group) + _groups(rest, at, rules)
                if found > best:
                    best, way = found, rest
        at += 1
    left[:] = way
    return best


def _whole(left: list[int], kind: int, rules: Rules) -> list[Kinds]:
    """Whole runs that begin with the card (or with the ace below it), and whole triplets with it."""
    suit, own = divmod(kind, 9)
    found: list[Kinds] = []
    for length in (3, 4):
        run = tuple(range(kind, kind + length))
        if own + length <= 9 and all(left[one] for one in run):
            found.append(run)
    if own == 1 and left[kind - 1] and left[kind + 1]:
        found.append((kind - 1, kind, kind + 1))
    row = [kind_of(one, rank(kind)) for one in SUITS]
    if all(left[one] for one in row):
        found.append(tuple(row))
    elif rules.triplet_kind == "any" and sum(left[one] for one in row) >= 3:
        found.append(tuple([one for one in row for _ in range(left[one])][:3]))
    return found


def _pairs(left: list[int]) -> int:
    """How many pairs of cards are left that lack one card of a group."""
    rest, found = left[:], 0
    for kind in PLAIN:
        while rest[kind]:
            rest[kind] -= 1
            other = next((one for one in PARTNERS[kind] if rest[one]), None)
            if other is None:
                break
            rest[other] -= 1
            found += 1
    return found


def _partners(kind: int) -> tuple[int, ...]:
    """Plain kinds that make two cards of a run or a triplet with this one."""
    suit, own = divmod(kind, 9)
    near = [suit * 9 + own + step for step in (1, -1, 2, -2) if 0 <= own + step < 9]
    same = [kind_of(one, rank(kind)) for one in SUITS]
    return tuple(one for one in (*near, *same) if one in PLAIN)


PARTNERS = tuple(_partners(kind) if kind < NUMBERED else () for kind in range(len(KINDS)))


def _company(hand: Kinds, kind: int) -> float:
    """How well a card goes with the others of the hand; free cards always do."""
    if kind in FREE:
        return 12.0
    return min(4, sum(hand[one] for one in PARTNERS[kind]) - 1)


class QingLight:
    """How everybody plays in playouts: wins where it can, draws, and throws what goes worst with the rest."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shake(self) -> None:
        """Nothing to do."""

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, QingRound)
        codes = round_.legal(seat)
        if codes[-1] in (WIN, CLAIM):
            return codes[-1]
        hand = round_.hand[seat]
        if TAKE in codes:
            full = counts(hand | BIT[round_.river[-1].card])
            return TAKE if wins(full, round_.options) else codes[-1]
        if codes[0] >= len(QING):
            return codes[0]
        held = counts(hand)
        throws = [code for code in codes if code < DECLARE]
        return min(throws, key=lambda code: _company(held, KIND[code - DISCARD]) + self._rng.random())
