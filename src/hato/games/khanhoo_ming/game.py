"""The Ming form of Khanhoo as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.money import MING
from hato.core import match
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.match import Done, Setup
from hato.core.round import Round
from hato.families.cut import Cut, CutRule
from hato.games.khanhoo_ming import position
from hato.games.khanhoo_ming.actions import ACTIONS
from hato.games.khanhoo_ming.answers import ANSWERS, differences
from hato.games.khanhoo_ming.options import DEALS_EACH, FEWEST, PRESETS, MingOptions
from hato.games.khanhoo_ming.plays import BONUS, CALLED
from hato.games.khanhoo_ming.rules import HAND, MingRound

HIGH_CARD = CutRule(MING, MING.mask, range(len(MING)))
"""The draw for the first lead: the suit first, then the rank, as the deck is ordered (KHM-1, KHM-2)."""


class Ming(Game):
    """The Ming form of Khanhoo for two or three: tricks of one card or three (KHM-1 to KHM-9)."""

    id = "khanhoo_ming"
    seats = tuple(HAND)
    deck = MING
    actions = ACTIONS
    presets = PRESETS
    layout = "tricks"
    deals = False
    opens = frozenset({"lead"})
    keys = frozenset(
        [
            "line-cards",
            *(f"line-{key}" for key, _ in BONUS.values()),
            *(f"call-{key}" for key in CALLED.values()),
            *("end-highest", "end-shared"),
        ]
    )
    max_steps = 400

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """Two deals for each player (KHM-9)."""
        return {} if seats == FEWEST else {"deals": DEALS_EACH * seats}

    def opening(self, options: MingOptions, seats: int) -> Round:
        """The draw for the high card (KHM-2)."""
        return Cut(seats, HIGH_CARD)

    def draw_rule(self, options: MingOptions) -> str:
        """The highest card leads."""
        return HIGH_CARD.word

    def deal(self, options: MingOptions, setup: Setup) -> MingRound:
        """A round before its first card is dealt; the dealer of the set-up has the first lead."""
        return MingRound(options, setup)

    def reduced(self, options: MingOptions, setup: Setup, cards: int, hand: int, field: int) -> MingRound:
        """A round with a small deck."""
        return MingRound(options, setup, cards, hand)

    def restore(
        self,
        options: MingOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the draw for the first lead, of a position; raises PositionError."""
        cut = Cut.restored(setup.seats, HIGH_CARD, facts)
        if cut is not None:
            return cut
        round_ = MingRound(options, setup)
        position.place(round_, zones, facts, secrets)
        return round_

    def money(self, options: MingOptions, seats: int, done: Done) -> tuple[int, ...]:
        """Everyone pays everyone the difference of the totals (KHM-9 `settle`)."""
        if not options.settle:
            return ()
        return tuple(differences(match.totals(options, seats, done)))

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of the Ming form."""
        return ANSWERS
