"""How a computer player judges a hand of the English form of Khanhoo.

It keeps what makes good groups (7D, 8C, 9H, ace of hearts, 2C, 3D, courts, the joker), counts what is gone,
and does not throw what others are likely to bump.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

from hato.agents.request import Position, offered
from hato.core import bits
from hato.core.round import Round
from hato.games.khanhoo import counting, groups
from hato.games.khanhoo.actions import (
    BLUFF,
    CACHE,
    CHALLENGE,
    CLAIM,
    DISCARD,
    GO_OUT,
    ORPHAN,
    PASS,
    QUARTET,
    TAKE,
)
from hato.games.khanhoo.claims import compose
from hato.games.khanhoo.counting import OPEN, Unit
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.kinds import COPIES, JOKER_KIND, KIND, Counts, counts, kind
from hato.games.khanhoo.rules import KhanhooRound
from hato.games.khanhoo.table import CHOOSE, THROW
from hato.games.khanhoo.table import CLAIM as CLAIMS

QUIET = frozenset({CLAIMS})
"""Phases in which nobody thinks: the delay would tell."""

END = 1000.0
"""Lifts what ends the deal with a whole hand above all."""
LOOSE = 0.25
"""What a card costs that is in no group."""
NEAR = 0.9
"""What a group counts that one card is missing of, if that card were sure to come, in its points."""
FAR = 0.04
"""What a group counts that two cards are missing of, in its points."""
WILD = 2.5
"""What a joker counts beside the points that it makes now."""
DANGER = {
    **dict.fromkeys(("JS", "QS", "KS"), 0.7),
    **dict.fromkeys(("1H", "2C", "3D", "7D", "8C", "9H"), 0.35),
}
"""What it costs to throw a card that others like to bump, with three or more at the table."""
_DANGER = {kind(code): cost for code, cost in DANGER.items()}
_SHORT = 3
_AIMS = tuple(
    (group.points, tuple((one, group.needs.count(one)) for one in sorted(set(group.needs))))
    for group in GROUPS
    if not group.option and (group.run is None or len(group.needs) == _SHORT)
)
"""What a hand can hope for: points, and kinds with how many of each."""


def judge(position: Position) -> dict[int, float]:
    """The worth of each choice, by code."""
    phase = position.view.facts["phase"]
    codes = [choice.code for choice in offered(position.view)]
    if phase == CHOOSE:
        return {code: -1.0 if code == ORPHAN else 0.0 for code in codes}
    if phase in (THROW, CLAIMS):
        return Hand(position).judged(codes)
    return {code: 1.0 if code == CHALLENGE else 0.0 for code in codes}  # a doubt costs nothing


class Hand:
    """The own cards, and how many of each kind may still come."""

    def __init__(self, position: Position) -> None:
        view, self.seat = position.view, position.seat
        self.options = position.options
        self.scale = self.options.scale
        self.players = position.setup.seats
        hand = view.zone("hand", self.seat).cards or 0
        if self.options.exposed == "free":
            hand |= view.zone("melds", self.seat).cards or 0
        self.hand = counts(hand)
        self.units = _units(view.facts["groups"][self.seat], position)
        seen = 0
        for zone in view.zones:
            if zone.name != "turned":
                seen |= zone.cards or 0
        unseen = bits.cards(position.game.cards(self.options) & ~seen)
        self.unseen = [0] * (JOKER_KIND + 1)
        for card in unseen:
            self.unseen[KIND[card]] += 1
        self.left = max(1, len(unseen))
        waste = view.facts["waste"]
        self.discard = KIND[position.game.deck.card(waste[-1])] if waste else -1

    def judged(self, codes: Sequence[int]) -> dict[int, float]:
        """The worth of each of these choices, measured by the hand as it would be then."""
        before = self.worth(self.hand, self.units) if PASS in codes else 0.0
        return {code: self._one(code) - (0.0 if code == PASS else before) for code in codes}

    def _one(self, code: int) -> float:
        if code < GO_OUT:
            kind_ = code - DISCARD
            danger = _DANGER.get(kind_, 0.0) * (self.unseen[kind_] > 0) if self.players > _SHORT - 1 else 0.0
            return self.worth(counting.without(self.hand, kind_), self.units) - danger
        if code < CACHE:
            left = counting.without(self.hand, code - GO_OUT)
            found = counting.count(left, self.units, self.scale, True)
            return END + (found.points if found else 0)
        if code < PASS:
            return END / 2 if code < QUARTET else 2 * END
        if code == PASS:
            return 0.0
        if code == TAKE:
            taken = list(self.hand)
            taken[self.discard] += 1
            return self._thrown(tuple(taken), self.units, self.discard)
        if code >= BLUFF:
            return -END
        made = compose(code - CLAIM, self.discard, self.hand, self.units)
        if made is None:
            return -END
        inside = [self.discard, *made.kinds]
        for at in made.units:
            inside += self.units[at].kinds
        left = counting.without(self.hand, *made.kinds)
        if self.options.exposed == "free":
            return self._thrown(tuple(a + b for a, b in zip(left, _tally(inside), strict=True)), (), -1)
        kept = [unit for at, unit in enumerate(self.units) if at not in made.units]
        form = " ".join(GROUPS[code - CLAIM].words) if self.options.exposed == "locked" else OPEN
        return self._thrown(left, (*kept, Unit(tuple(sorted(inside)), form)), -1)

    def _thrown(self, hand: Counts, units: tuple[Unit, ...], barred: int) -> float:
        """The worth after the throw that is likely the best."""
        kinds = [one for one, n in enumerate(hand) if n and one != barred]
        if not kinds:
            return -END
        cheapest = sorted(kinds, key=lambda one: self._use(hand, one))[:4]
        return max(self.worth(counting.without(hand, one), units) for one in cheapest)

    def _use(self, hand: Counts, one: int) -> float:
        if one == JOKER_KIND:
            return END
        return sum(
            worth
            for worth, needs in _AIMS
            if any(kind_ == one for kind_, _ in needs)
            and sum(max(0, times - hand[kind_]) for kind_, times in needs) <= 1
        )

    def worth(self, hand: Counts, units: tuple[Unit, ...]) -> float:
        """The points of a hand now, and what it may become."""
        found = counting.count(hand, units, self.scale)
        assert found is not None, "cards may be left out"
        grouped = sum(len(part.kinds) for part in found.parts)
        return found.points - LOOSE * (sum(hand) - grouped) + WILD * hand[JOKER_KIND] + self._hopes(hand)

    def _hopes(self, hand: Counts) -> float:
        total = 0.0
        for worth, needs in _AIMS:
            missing, last = 0, -1
            for one, times in needs:
                if hand[one] < times:
                    missing += times - hand[one]
                    if missing > 2:
                        break
                    last = one
            else:
                if missing == 1:
                    total += NEAR * worth * min(1.0, 8 * self.unseen[last] / self.left)
                elif missing:
                    total += FAR * worth
        return total


def _tally(kinds: Sequence[int]) -> Counts:
    found = [0] * (JOKER_KIND + 1)
    for one in kinds:
        found[one] += 1
    return tuple(found)


def _units(told: Sequence[Mapping[str, Any]], position: Position) -> tuple[Unit, ...]:
    """The open groups of a seat as its facts tell them, and its caches."""
    locked = position.options.exposed == "locked"
    found = []
    for one in told:
        kinds = tuple(sorted(kind(code) for code in one["cards"]))
        found.append(Unit(kinds, (" ".join(one["name"]) or counting.NOTHING) if locked else OPEN))
    cached = position.view.zone("cache", position.seat).cards or 0
    for at, copies in enumerate(COPIES):
        if cached & copies:
            found.append(Unit((at,) * _SHORT, counting.CACHE))
    return tuple(found)


class KhanhooLight:
    """How everybody plays in playouts: goes out, claims what scores, throws what is in no group."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shake(self) -> None:
        """Nothing to do."""

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        table = cast(KhanhooRound, round_)
        codes = table.legal(seat)
        if table.phase == THROW:
            return self._throw(table, seat, codes)
        if table.phase == CLAIMS and len(codes) > 1:
            return self._claim(codes, table)
        return codes[-1] if CHALLENGE in codes or table.phase == CHOOSE else codes[0]

    def _throw(self, table: KhanhooRound, seat: int, codes: Sequence[int]) -> int:
        ends = [code for code in codes if GO_OUT <= code < CACHE or code >= QUARTET]
        if ends:
            return ends[0]
        hand = table.hand_counts(seat)
        found = counting.count(hand, table.units(seat), table.options.scale)
        assert found is not None, "cards may be left out"
        loose = list(hand)
        for part in found.parts:
            for one in part.kinds:
                loose[one] -= 1
        best, worst = codes[0], 1e9
        for code in codes:
            if code < GO_OUT:
                use = _closeness(hand, code) + (0 if loose[code] > 0 else 100) + self._rng.random()
                if use < worst:
                    best, worst = code, use
        return best

    def _claim(self, codes: Sequence[int], table: KhanhooRound) -> int:
        best, most = PASS, 0.9
        for code in codes:
            if QUARTET <= code < PASS:
                return code
            if CLAIM <= code < BLUFF:
                points = groups.points(code - CLAIM, table.options.scale) * (0.8 + 0.4 * self._rng.random())
                if points > most:
                    best, most = code, points
        return best


def _closeness(hand: Counts, one: int) -> float:
    """How much of a suit and a rank lies near a card."""
    if one == JOKER_KIND:
        return 1000.0
    use = _DANGER.get(one, 0.0) * 3 + hand[one]
    if one < JOKER_KIND - _SHORT:
        rank = one % 9
        for step, worth in ((-2, 0.5), (-1, 1.0), (1, 1.0), (2, 0.5)):
            if 0 <= rank + step <= 8 and hand[one + step]:
                use += worth
        use += sum(1.2 for suit in range(3) if suit * 9 + rank != one and hand[suit * 9 + rank])
    return use
