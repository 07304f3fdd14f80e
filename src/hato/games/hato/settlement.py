"""What a round of Hato pays, with the line of each step (MH-5).

Everything is counted in `options.parts` parts of a point, so that par stays exact.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hato.core.outcome import Line, total
from hato.families.scoring import Yaku
from hato.games.hato.options import HatoOptions


@dataclass(frozen=True, slots=True)
class Hand:
    """What a seat has captured: its card points, the mask of the cards that count, and its yaku."""

    seat: int
    card_points: int
    yaku: Sequence[Yaku]
    cards: int = 0

    @property
    def bonus(self) -> int:
        """What the yaku come to, in points."""
        return sum(one.points for one in self.yaku)


def score_lines(options: HatoOptions, hand: Hand, others: Sequence[Hand]) -> list[Line]:
    """The lines that come to the round score of a seat: cards, own yaku, those of the others.

    The last one, `round_score`, adds nothing: it says what the lines before it come to.
    """
    seat, parts = hand.seat, options.parts
    each = len(others) if options.bonus_mode == "from_each_opponent" else 1
    lines = [Line("card_points", seat, hand.card_points * parts, 1, hand.cards)]
    lines += [Line(one.key, seat, one.points * each * parts, 1, one.cards) for one in hand.yaku]
    theirs = sum(other.bonus for other in others)
    if theirs and options.bonus_mode == "from_each_opponent":
        lines.append(Line("others_yaku", seat, -theirs * parts))
    return [*lines, Line("round_score", seat, 0)]


def result_lines(options: HatoOptions, seat: int, scores: Mapping[int, int]) -> list[Line]:
    """The lines after the round score: what it is measured against. `scores` are round scores in parts."""
    whole = sum(scores.values())
    if options.settlement == "vs_par":
        return [Line("par", seat, -whole // len(scores))]
    if options.settlement == "difference":
        opponents = len(scores) - 1
        lines = [Line("each_opponent", seat, 0, opponents)] if opponents > 1 else []
        return [*lines, Line("their_scores", seat, scores[seat] - whole)]
    return []


@dataclass(frozen=True, slots=True)
class Settled:
    """A settled round: the lines of every seat, the round scores and the changes of the totals, in parts."""

    lines: tuple[Line, ...]
    scores: Mapping[int, int]
    points: Mapping[int, int]

    @property
    def best(self) -> list[int]:
        """The seats with the highest round score."""
        top = max(self.scores.values())
        return [seat for seat, score in self.scores.items() if score == top]


def settle(options: HatoOptions, hands: Sequence[Hand]) -> Settled:
    """The payments of a finished round among the seats that played."""
    own = {hand.seat: score_lines(options, hand, [one for one in hands if one is not hand]) for hand in hands}
    scores = {seat: total(lines) for seat, lines in own.items()}
    lines: list[Line] = []
    points: dict[int, int] = {}
    for seat, first in own.items():
        whole = [*first, *result_lines(options, seat, scores)]
        points[seat] = total(whole)
        lines += whole
    return Settled(tuple(lines), scores, points)
