"""Matching months: the smallest fishing game, and the one that docs/add-a-game.md builds.

Two players capture by month until the hands are empty; who has more cards gets the difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards import hanafuda
from hato.core import bits
from hato.core.actions import ActionTable
from hato.core.events import Emit
from hato.core.game import NO_SECRETS, Game, Secrets, Zones
from hato.core.match import MatchOptions, Setup
from hato.core.outcome import Line, Outcome, zero_sum
from hato.families.fishing import FishingRound, verbs
from hato.families.layout import Shape, deal_order


class MatchingRound(FishingRound):
    """A round: everything but the end comes from the family."""

    __slots__ = ()

    def after_deal(self, emit: Emit | None) -> None:
        """Four of a month on the field could never be captured: deal again."""
        if bits.groups_of(bits.fours(self.field), 4):
            self.deal_again("table_quad", emit)
        else:
            self.start(emit)

    def lines(self) -> list[Line]:
        """One point for each captured card."""
        return [
            Line("cards", seat, bits.popcount(pile), 1, pile)
            for seat, pile in enumerate(self.captured)
            if pile
        ]

    def exhausted(self, emit: Emit | None) -> None:
        """The hands are empty: the one with more cards gets the difference from the other."""
        mine, theirs = (bits.popcount(pile) for pile in self.captured)
        if mine == theirs:
            self.end(Outcome("draw", (0, 0), None), emit)
            return
        winner = 0 if mine > theirs else 1
        lines = (
            Line("cards", winner, max(mine, theirs), 1, self.captured[winner]),
            Line("less", winner, -min(mine, theirs)),
        )
        self.end(Outcome("more_cards", zero_sum(2, winner, abs(mine - theirs)), winner, lines), emit)


class Matching(Game):
    """The game's parameters, and how its rounds begin."""

    id = "matching"
    seats = (2,)
    zero_sum = True
    deck = hanafuda.DECK
    actions = ActionTable(verbs(), hanafuda.CODES)
    presets = {"plain": MatchOptions()}
    keys = frozenset({"line-cards", "line-less", "shuffled-table_quad", "end-more_cards", "end-draw"})
    max_steps = 100

    def deal(self, options: MatchOptions, setup: Setup) -> MatchingRound:
        """Eight cards each, eight on the field."""
        return self.reduced(options, setup, hanafuda.DECK.mask, 8, 8)

    def reduced(
        self, options: MatchOptions, setup: Setup, cards: int, hand: int, field: int
    ) -> MatchingRound:
        """A round with a small deck."""
        return MatchingRound(2, setup.dealer, Shape(cards, deal_order(setup.dealer, 2, [(hand, field)])))

    def restore(
        self,
        options: MatchOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> MatchingRound:
        """The round of a position."""
        round_ = self.deal(options, setup)
        round_.place(zones, facts)
        return round_


GAME = Matching()
