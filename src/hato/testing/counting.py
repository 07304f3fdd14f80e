"""Counting out small decks, as chess programs count move trees: every deal, draw and choice, exactly.

A walk goes through the public calls of a round alone, so that another engine can be held against its
numbers. The tree is counted along every path; a position that is reached along several paths is walked
only once unless `plain` asks for it, which gives the same numbers and is slower.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import Any

from hato.core import bits
from hato.core.game import Game
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Round

LIMIT = 2_000_000
"""How many leaves a walk may visit when nothing is said."""

REPORT_EVERY = 1024
"""Visited leaves between two reports of progress."""

DEPTH = 400
"""No path may be longer."""

Report = Callable[[int, float], None]
"""Is told how many leaves have been visited, and which share (0..1) of the tree is done."""


class CountError(ValueError):
    """A tree that cannot be counted. `key` is one of `limit`, `endless`, `cards`, `suits` and `sizes`."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


@dataclass(frozen=True, slots=True)
class Reduced:
    """A round with a small deck: mask of its cards, cards in each hand and on the field, seats, dealer."""

    cards: int
    hand: int
    field: int
    seats: int = 2
    dealer: int = 0

    def round(self, game: Game, options: Any) -> Round:
        """The round before its first card; raises CountError if there are not enough cards."""
        if self.hand * self.seats + self.field > bits.popcount(self.cards):
            raise CountError("sizes", "the hands and the field need more cards than the deck has")
        return game.reduced(options, Setup(self.seats, self.dealer), self.cards, self.hand, self.field)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a tree holds: nodes (leaves and root included), leaves, different outcomes, expected payoffs.

    `payoff` has each seat's expected change of points when chance is uniform over the possible cards and
    every choice uniform over the legal actions.
    """

    nodes: int
    leaves: int
    outcomes: int
    payoff: tuple[Fraction, ...]


_Branch = tuple[int, int, tuple[int, ...], int]
"""Nodes, leaves, each seat's payoff times the denominator, and the denominator."""


def suits_mask(game: Game, suits: list[int]) -> int:
    """The mask of all cards of these suits, named by the two digits that their codes begin with.

    Raises CountError for a suit that the deck does not have.
    """
    mask = 0
    for suit in suits:
        codes = [code for code in game.deck.codes if code.startswith(f"{suit:02d}")]
        if not codes:
            raise CountError("suits", f"the deck has no suit {suit}")
        mask |= game.deck.set(codes)
    return mask


def count(
    start: Round, seats: int, limit: int = LIMIT, plain: bool = False, report: Report | None = None
) -> Tally:
    """The tally of the tree below `start`, which is left unchanged.

    Raises CountError when more than `limit` leaves would be visited, when a deal can repeat itself
    without end (all cards are gathered again, or a path gets longer than DEPTH), or when a card is due
    and none is left.
    """
    walk = _Walk(seats, limit, plain, report)
    nodes, leaves, sums, scale = walk.visit(start, 0, 1.0)
    return Tally(nodes, leaves, len(walk.outcomes), tuple(Fraction(one, scale) for one in sums))


def divide(
    game: Game,
    start: Round,
    seats: int,
    limit: int = LIMIT,
    plain: bool = False,
    report: Report | None = None,
) -> list[tuple[str, Tally]]:
    """The tally below each first step, named by its card or by the words of its action."""
    steps = _steps(start)
    found = []
    for place, (code, is_card) in enumerate(steps):
        after = _after(start, code, is_card)
        name = game.deck.codes[code] if is_card else " ".join(game.actions.words(code))
        part = _part(report, place, len(steps))
        found.append((name, count(after, seats, limit, plain, part)))
    return found


def _part(report: Report | None, place: int, parts: int) -> Report | None:
    if report is None:
        return None
    return lambda leaves, share: report(leaves, (place + share) / parts)


def _steps(round_: Round) -> list[tuple[int, bool]]:
    """What may come next: (card, True) for chance, (action code, False) for a choice; empty at the end."""
    kind, seats, _ = round_.turn()
    if kind == "over":
        return []
    if kind == "choice":
        return [(code, False) for code in round_.legal(seats[0])]
    cards = bits.cards(round_.chances())
    if not cards:
        raise CountError("cards", "the stock is empty where a card has to be turned")
    return [(card, True) for card in cards]


def _after(round_: Round, code: int, is_card: bool) -> Round:
    copy = round_.clone()
    if is_card:
        copy.draw(code)
    else:
        copy.play(round_.turn().seats[0], code)
    return copy


def _key(round_: Round, seats: int) -> Hashable:
    """The whole position: where every card is, the public facts, and what the seats asked have sealed."""
    kind, asked, sealed = round_.turn()
    secrets = [round_.secrets(seat) for seat in range(seats)] if sealed and kind == "choice" else ()
    return tuple(mask for _, mask in round_.zones()), asked, repr(round_.facts()), repr(secrets)


class _Walk:
    """One walk through a tree."""

    def __init__(self, seats: int, limit: int, plain: bool, report: Report | None) -> None:
        self.seats = seats
        self.limit = limit
        self.plain = plain
        self.report = report
        self.outcomes: set[Outcome] = set()
        self.visited = 0
        self.done = 0.0
        self.undealt = DEPTH
        """cards that chance had at the start; if it has as many again, they were gathered"""
        self.known: dict[Hashable, _Branch] = {}
        """the positions with a choice that have been walked"""

    def visit(self, round_: Round, deep: int, share: float) -> _Branch:
        """The branch below a round, which is `share` of the whole tree."""
        steps = _steps(round_)
        if not steps:
            return self.leaf(round_, share)
        if steps[0][1] and deep == 0:
            self.undealt = len(steps)
        if deep >= DEPTH or (steps[0][1] and deep and len(steps) >= self.undealt):
            raise CountError("endless", "a deal can repeat itself without end")
        if self.plain or steps[0][1]:
            return self.branch(round_, steps, deep, share)
        key = _key(round_, self.seats)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.branch(round_, steps, deep, share)
        else:
            self.done += share
        return found

    def branch(self, round_: Round, steps: list[tuple[int, bool]], deep: int, share: float) -> _Branch:
        """The sum of what lies below the steps of a node."""
        nodes, leaves, sums, scale = 1, 0, [0] * self.seats, 1
        part = share / len(steps)
        for code, is_card in steps:
            more, ends, numbers, below = self.visit(_after(round_, code, is_card), deep + 1, part)
            nodes += more
            leaves += ends
            common = lcm(scale, below)
            left, right = common // scale, common // below
            sums = [a * left + b * right for a, b in zip(sums, numbers, strict=True)]
            scale = common
        scale *= len(steps)
        shrink = gcd(scale, *sums)
        return nodes, leaves, tuple(number // shrink for number in sums), scale // shrink

    def leaf(self, round_: Round, share: float) -> _Branch:
        """The end of a round."""
        self.visited += 1
        self.done += share
        if self.visited > self.limit:
            raise CountError("limit", f"the tree has more than {self.limit} leaves to visit")
        if self.report is not None and self.visited % REPORT_EVERY == 0:
            self.report(self.visited, self.done)
        outcome = round_.outcome()
        assert outcome is not None, "a round that is over has an outcome"
        self.outcomes.add(outcome)
        return 1, 1, outcome.points, 1
