"""The calls of Go-Stop, by rules of thumb: go or stop, what the hand check declares, stay or drop."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from hato.agents.go_stop_table import Table
from hato.agents.request import Position
from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.outcome import Line, total
from hato.games.go_stop import deal, pack, settlement
from hato.games.go_stop.actions import CONTINUE, DECLARE, DROP, GO, SHAKE, STAY, STOP
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.pack import SUIT

PHASES = ("decide", "hand_check", "announce")
"""The phases whose choices are calls."""

TAKEN = 2.4
"""How many cards a turn captures."""
GROWTH = 1.5
"""Points that a player has made more when he may decide again."""
PENALTIES = 1.3
"""What penalties multiply a payment by, on the average."""
ROUND = 3.0
"""Points beyond the minimum that a round is won with."""
QUAD_WINS = 0.34
"""How often a player with four of a month wins the round."""
HAND = (
    (pack.BRIGHT, 1.2),
    (pack.JOKERS, 1.2),
    (pack.DOUBLE, 0.5),
    (pack.ANIMAL, 0.2),
    (pack.RIBBON, 0.2),
)
"""What cards of a mask add to the strength of a dealt hand, in points."""
PAIR, TRIPLE, QUAD = 0.4, 2.0, 4.0
"""What two, three and four cards of a month add to it."""
AVERAGE = 2.7
"""The strength of a hand that is as good as those of the others."""


def judge(position: Position, table: Table) -> Mapping[int, float]:
    """The worth of each choice of a call, by code, in points."""
    phase = position.view.facts["phase"]
    stakes = {choice.code: choice.stake or 0 for choice in position.view.choices}
    if phase == "decide":
        return {STOP: stakes[STOP], GO: _go(position, table, stakes[STOP])}
    if phase == "announce":
        penalty = table.options.dropout_penalty if table.options.extra_seats == "dropout" else 0
        return {STAY: strength(table.hand) - AVERAGE, DROP: -float(penalty)}
    worth = dict.fromkeys(stakes, 0.0)
    if DECLARE in worth:
        worth[DECLARE] = stakes[DECLARE] - _quad(table)
    for code in worth:
        if code not in (CONTINUE, DECLARE):
            blocked = table.options.shake_blocks_bomb and bomb_is_near(table, code - SHAKE)
            worth[code] = -1.0 if blocked else 1.0
    return worth


# go or stop (GS-9, GS-10, GS-13)


def _go(position: Position, table: Table, stop: int) -> float:
    """About what going on brings: a better stop later, or an opponent's, or neither."""
    view = position.view
    seat, options = table.seat, table.options
    turns = table.turns(seat, popcount(table.hand))
    available = popcount(table.field | table.unseen) or 1
    own = chance(table, seat, table.points(seat) + 1, turns * TAKEN / available)
    lose = 0.0
    cost = 0.0
    for other in table.rivals:
        left = table.turns(other, view.zone("hand", other).count)
        mark = max(options.minimum, int(table.facts["marks"][other]) + 1)
        one = chance(table, other, mark, left * TAKEN / available)
        lose += (1 - lose) * one
        cost = max(cost, one * loss(table, other, mark))
    worst = cost / lose if lose else 0.0
    better = own * (1 - lose / 2)
    worse = lose * (1 - own / 2)
    whole = max(1.0, better + worse)
    return (better * next_stop(table, stop) - worse * max(cost, worst)) / whole + _unsettled(
        table, stop, max(0.0, 1 - better - worse)
    )


def _unsettled(table: Table, stop: int, share: float) -> float:
    """What it brings that nobody stops any more (GS-12)."""
    best = max(table.points(other) for other in table.rivals)
    wins = table.options.exhaustion == "highest_score" and table.points(table.seat) > best
    return share * stop if wins else 0.0


def chance(table: Table, seat: int, target: int, share: float) -> float:
    """About how likely a seat comes to so many points, when it captures that share of the cards to come."""
    share = min(0.6, share)
    cards = bits.cards(table.field | table.unseen)
    near = [card for card in cards if table.points(seat, BIT[card]) >= target]
    far = [card for card in cards if card not in near]
    pairs = 0
    for i, first in enumerate(far):
        pairs += sum(1 for one in far[:i] if table.points(seat, BIT[first] | BIT[one]) >= target)
    return 1 - (1 - share) ** len(near) * exp(-pairs * share * share)


def next_stop(table: Table, stop: int) -> float:
    """What a stop after one more go pays, as far as the others can pay it."""
    points = table.points(table.seat)
    goes = int(table.facts["goes"][table.seat])
    now = _called(table, points, goes)
    pays = stop * _called(table, points + GROWTH, goes + 1) / max(1.0, now)
    if table.facts["purse"]:
        pays = min(pays, float(sum(max(0, table.facts["purse"][other]) for other in table.rivals)))
    return pays


def _called(table: Table, points: float, goes: int) -> float:
    lines = settlement.go_lines(table.options, table.seat, goes)
    whole, part = int(points), points - int(points)
    once, more = (total([Line("base", table.seat, n), *lines]) for n in (whole, whole + 1))
    return once + part * (more - once)


def loss(table: Table, rival: int, points: int) -> float:
    """What the seat pays when that opponent stops after its go."""
    facts = table.facts
    doublings = int(facts["bombs"][rival]) + len(facts["shown_months"][rival])
    carry = int(facts["carry"])
    pays = float((points + 1) * 2**doublings * carry) * PENALTIES
    return pays * 2 if table.options.gobak else pays


# the hand check (GS-3)


def _quad(table: Table) -> float:
    """What a dealt quad is worth when it is played: shown and bombed it doubles a win twice."""
    options = table.options
    shows = options.shake == "on" and options.hand_quad != "none"
    doublings = shows + options.bomb_four
    if options.shake_blocks_bomb:
        doublings = min(1, doublings)
    each = (options.minimum + ROUND) * float(table.facts["carry"])
    many = len(table.rivals)
    wins = QUAD_WINS * 2 / (1 + many)
    return float(each * (wins * many * 2.0**doublings - (1 - wins)))


def bomb_is_near(table: Table, month: int) -> bool:
    """Can cards of that month soon be bombed?"""
    held = popcount(table.hand & SUIT[month])
    return (held == 4 and table.options.bomb_four) or bool(table.field & SUIT[month])


# stay or drop (GS-15)


def strength(hand: int) -> float:
    """How good a dealt hand is, in points."""
    worth = sum(each * popcount(hand & mask) for mask, each in HAND)
    counts = bits.fours(hand & pack.FLOWERS)
    worth += PAIR * popcount(bits.groups_of(counts, 2))
    return worth + TRIPLE * len(deal.triples(hand)) + QUAD * len(deal.quads(hand))


def stays(options: GoStopOptions, hand: int) -> bool:
    """Does a player with that hand stay?"""
    penalty = options.dropout_penalty if options.extra_seats == "dropout" else 0
    return strength(hand) - AVERAGE >= -penalty
