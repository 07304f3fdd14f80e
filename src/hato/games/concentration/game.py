"""Concentration as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.core.bits import popcount
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.match import Setup
from hato.core.round import Round
from hato.families.cut import Cut, CutRule
from hato.games.concentration import pairs
from hato.games.concentration.actions import ACTIONS
from hato.games.concentration.answers import ANSWERS
from hato.games.concentration.options import PRESETS, ConcentrationOptions
from hato.games.concentration.rules import ConcentrationRound

_LOT = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "")
FIRST_BY_LOT = CutRule(
    pairs.DECK,
    pairs.DECK.mask,
    [_LOT.index(pairs.RANK[card]) * len(pairs.DECK) + card for card in range(len(pairs.DECK))],
)
"""The lot for the first player: one card each, the highest begins; the suit parts equal ranks (CON-2)."""


class Concentration(Game):
    """Concentration for two to eight, or alone as practice (CON-1 to CON-5)."""

    id = "concentration"
    seats = (2, 3, 4, 5, 6, 7, 8, 1)
    deck = pairs.DECK
    actions = ACTIONS
    presets = PRESETS
    keys = frozenset(
        {"line-pairs", "line-jokers", "call-pair", "call-miss"}
        | {"end-most_pairs", "end-shared", "end-alone"}
    )
    layout = "grid"
    deals = False
    opens = frozenset({"first"})
    memory = True
    max_steps = 6000  # there is no bound, but nobody misses so often, not even by chance

    def cards(self, options: ConcentrationOptions) -> int:
        """The cards that are laid out, and those that the lot may leave out."""
        return pairs.DECK.mask if options.with_jokers else pairs.SUITED

    def opening(self, options: ConcentrationOptions, seats: int) -> Round | None:
        """The first player is found by lot (CON-2); alone there is nothing to find."""
        return Cut(seats, FIRST_BY_LOT) if seats > 1 else None

    def draw_rule(self, options: ConcentrationOptions) -> str:
        """The highest card begins."""
        return FIRST_BY_LOT.word

    def deal(self, options: ConcentrationOptions, setup: Setup) -> ConcentrationRound:
        """A table of closed cards, before the lot of a small layout."""
        return ConcentrationRound(options, setup, self.cards(options))

    def reduced(
        self, options: ConcentrationOptions, setup: Setup, cards: int, hand: int, field: int
    ) -> ConcentrationRound:
        """A table of fewer cards, all of which take part; there are no hands and no field."""
        return ConcentrationRound(options, setup, cards, popcount(cards))

    def restore(
        self,
        options: ConcentrationOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the lot for the first player, of a position; raises PositionError."""
        lot = Cut.restored(setup.seats, FIRST_BY_LOT, facts)
        if lot is not None:
            return lot
        round_ = self.deal(options, setup)
        round_.place(zones, facts)
        return round_

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of Concentration."""
        return ANSWERS
