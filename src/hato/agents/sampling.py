"""Worlds that a seat's view allows: the only place in the agents that deals hidden cards.

A world is a guess. It is made from a view, so it cannot hold anything that the view does not.
"""

from __future__ import annotations

from random import Random

from hato.agents.request import Position
from hato.core import bits
from hato.core.round import Round


class Worlds:
    """Rounds that look like the position to its seat, each as likely as play so far lets it be."""

    def __init__(self, position: Position, rng: Random) -> None:
        self._position = position
        self._rng = rng
        self._hidden = _unseen(position)
        self._round = self._restore()

    def one(self) -> Round:
        """The next world."""
        world = self._round.clone()
        world.sample(self._position.seat, self._rng)
        return world

    def order(self) -> ChanceOrder:
        """An order in which chance turns up the unseen cards of a world."""
        return ChanceOrder(self._hidden, self._rng)

    def _restore(self) -> Round:
        """The round of the view, with the unseen cards dealt to the hidden zones by their counts."""
        position = self._position
        unseen = self._hidden[:]
        self._rng.shuffle(unseen)
        zones = {}
        for zone in position.view.zones:
            mask = zone.cards
            if mask is None:
                mask = bits.mask_of(unseen[: zone.count])
                del unseen[: zone.count]
            zones[zone.place] = mask
        secrets = {position.seat: position.view.secrets}
        round_ = position.game.restore(position.options, position.setup, zones, position.view.facts, secrets)
        round_.sample(position.seat, self._rng)
        return round_


class ChanceOrder:
    """Answers chance turns in one fixed random order, so that several actions meet the same cards."""

    def __init__(self, cards: list[int], rng: Random) -> None:
        self._cards = cards[:]
        rng.shuffle(self._cards)
        self._rng = rng
        self._next = 0

    def again(self) -> None:
        """From the first card on, for the next action."""
        self._next = 0

    def draw(self, mask: int) -> int:
        """The first card of the order that can come now; any card where the order has none left."""
        cards, at = self._cards, self._next
        while at < len(cards):
            card = cards[at]
            at += 1
            if mask & bits.BIT[card]:
                self._next = at
                return card
        left = bits.cards(mask)
        return left[int(self._rng.random() * len(left))]


def _unseen(position: Position) -> list[int]:
    """The cards of the deck that no zone of the view shows, ascending."""
    seen = 0
    for zone in position.view.zones:
        seen |= zone.cards or 0
    return bits.cards(position.game.cards(position.options) & ~seen)
