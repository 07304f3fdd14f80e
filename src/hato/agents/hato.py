"""Hato for the agents: how good a position looks, for two to seven, and a light way to play it out.

Nobody stops in this game, so all is about cards: what they count, the yaku they are near to, what the
others miss, and what lies on the table for whom. Worth is in the points of a round's result.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from hato.agents import fishing
from hato.agents.request import Position
from hato.cards import hanafuda
from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.round import Round
from hato.games.hato.actions import DROP, STAY
from hato.games.hato.options import HatoOptions
from hato.games.hato.rules import HatoRound
from hato.games.hato.scoring import Scorer, scorer
from hato.games.hato.seats import ANNOUNCE

NEAR = 0.7
"""Share of a yaku's value that is counted when only one card is missing, before the share is squared."""
HELD = 0.5
"""So much of a captured card a card in the hand counts for a yaku."""
EXPOSED = 0.75
"""Share of a field card's worth that is lost if the others surely have its month."""
OWN = 0.5
"""Share of a field card's worth that is counted as own when the others surely have its month as well."""
PATIENCE = 0.85
"""Share of a field card's worth that is counted as own when only the own hand has its month."""
DENIAL = 0.6
"""Share of a card's worth to the others that taking it saves, in playouts."""
SCALE = 0.1
"""From the points of cards to the scale of the light way to play."""

MEAN = 5.0
"""What a card counts on the average."""
CATCH = 0.6
"""Share of the points in a hand that its owner takes home."""


@lru_cache(maxsize=256)
def _values(options: HatoOptions) -> tuple[int, ...]:
    """Card -> its points."""
    count = scorer(options).card_points
    return tuple(count(BIT[card]) for card in range(len(hanafuda.DECK)))


def _share(have: float, need: int) -> float:
    """How much of a yaku of `need` cards is counted for so many."""
    if have >= need:
        return 1.0
    share = have / need
    return NEAR * share * share


def _yaku(counts: Scorer, seats: int, own: int, lost: int, hand: int = 0) -> float:
    """The value of the yaku that are made or can still be, in points: `lost` are the others' cards.

    The more seats there are, the likelier somebody else takes one of the cards that are missing.
    """
    worth = 0.0
    for one in counts.yaku:
        if not one.cards & lost:
            have = popcount(own & one.cards)
            if have:
                held = popcount(hand & one.cards)
                near = have if have == one.need else have + HELD * held
                worth += one.points * _share(near, one.need) * (2 / seats) ** max(0.0, one.need - near)
    return worth


class _Weights:
    """What a point of cards and one of yaku change in a seat's result, own and those of one other."""

    def __init__(self, options: HatoOptions, seats: int) -> None:
        self.own_card = seats - 1.0
        self.other_card = 1.0
        each = options.bonus_mode == "from_each_opponent"
        self.own_yaku = self.own_card * (seats if each else 1)
        self.other_yaku = float(seats if each else 1)
        if options.settlement == "totals":
            self.own_card, self.other_card, self.own_yaku, self.other_yaku = (
                one / seats for one in (self.own_card, self.other_card, self.own_yaku, self.other_yaku)
            )


def card_worth(position: Position) -> list[list[float]]:
    """What each card is worth to each seat in playouts: its own use, and what the others lose by it."""
    options, seats = position.options, position.setup.seats
    counts = scorer(options)
    piles = [position.view.zone("captured", seat).cards or 0 for seat in range(seats)]
    taken = 0
    for pile in piles:
        taken |= pile
    factor = (options.players - 1) if options.bonus_mode == "from_each_opponent" else 1
    use = [[float(value) for value in _values(options)] for _ in range(seats)]
    for one in counts.yaku:
        for seat, pile in enumerate(piles):
            if one.cards & taken & ~pile:
                continue
            have = popcount(pile & one.cards)
            more = one.points * factor * (_share(have + 1, one.need) - _share(have, one.need))
            for card in bits.cards(one.cards & ~pile):
                use[seat][card] += more
    found = []
    for seat in range(seats):
        others = [use[other] for other in range(seats) if other != seat]
        spoils = [max(values) for values in zip(*others, strict=True)]
        found.append([SCALE * (a + DENIAL * b) for a, b in zip(use[seat], spoils, strict=True)])
    return found


def strength(options: HatoOptions, hand: int) -> float:
    """What a dealt hand promises against an average one, in points."""
    values = _values(options)
    return CATCH * sum(values[card] - MEAN for card in bits.cards(hand))


def stays(options: HatoOptions, hand: int) -> bool:
    """Is it better to play this hand than to pay for leaving? (G-5)"""
    return strength(options, hand) >= -options.dropout_penalty


def _stay_or_drop(position: Position) -> float:
    """Worth after the answer: the penalty, or what the hand promises."""
    options: HatoOptions = position.options
    view, seat = position.view, position.seat
    if seat in view.facts["dropped"] or view.facts["answers"][-1:] == ["drop"]:
        return -1.0 * options.dropout_penalty * options.parts
    return strength(options, view.zone("hand", seat).cards or 0) * options.parts


def evaluate(position: Position) -> float:
    """Cards and yaku of a seat against the others', and what the table offers to whom."""
    options, view, seat = position.options, position.view, position.seat
    words = view.facts["answers"]
    if words and not any(view.facts["played"]):
        return _stay_or_drop(position)
    playing = list(view.facts["playing"]) or list(range(position.setup.seats))
    counts, values = scorer(options), _values(options)
    weights = _Weights(options, len(playing))
    piles = {other: view.zone("captured", other).cards or 0 for other in playing}
    hand = view.zone("hand", seat).cards or 0
    field = view.zone("field").cards or 0
    whole = 0
    for pile in piles.values():
        whole |= pile

    def mine(own: int, taken: int) -> float:
        """What is mine, if my pile is `own` and all piles are `taken`."""
        return weights.own_card * counts.card_points(own) + weights.own_yaku * _yaku(
            counts, len(playing), own, taken & ~own, hand
        )

    def theirs(own: int, taken: int) -> float:
        """What another seat has."""
        return weights.other_card * counts.card_points(own) + weights.other_yaku * _yaku(
            counts, len(playing), own, taken & ~own
        )

    base = mine(piles[seat], whole)
    others = {other: theirs(piles[other], whole) for other in playing if other != seat}
    worth = base - sum(others.values())
    unseen = hanafuda.DECK.mask & ~(hand | field | whole)
    held = sum(view.zone("hand", other).count for other in playing if other != seat)
    stock = view.zone("stock").count
    # what the others hold, and what each of them turns up before the next own turn
    miss = 1 - (held + min(stock, len(others))) / max(1, held + stock)
    for month in hanafuda.SUIT_MASKS:
        lying = field & month
        if not lying:
            continue
        danger = 1 - miss ** popcount(unseen & month)
        keep = OWN * danger + PATIENCE * (1 - danger) if hand & month else 0.0
        card = max(bits.cards(lying), key=lambda one: values[one])
        take = lying if popcount(lying) == 3 else BIT[card]
        gain = mine(piles[seat] | take, whole | take) - base
        loss = max(theirs(piles[other] | take, whole | take) - before for other, before in others.items())
        worth += keep * gain - EXPOSED * danger * loss
    return worth


class HatoLight:
    """What the seats play in playouts: the light way of fishing games by what cards are worth here."""

    def __init__(self, position: Position, rng: Random) -> None:
        self._worth: Sequence[Sequence[float]] = card_worth(position)
        self._light = fishing.Light(self._worth)
        self._rng = rng

    def shake(self) -> None:
        """Other cards look a little better than in the last world."""
        self._light.shake(self._rng)

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, HatoRound)
        if round_.phase == ANNOUNCE:
            return STAY if stays(round_.options, round_.hand[seat]) else DROP
        return self._light.code(round_, seat)
