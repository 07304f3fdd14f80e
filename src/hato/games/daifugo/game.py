"""Daifugo as the rest of the program sees it: parameters, and how its rounds and matches go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hato.core import match
from hato.core.game import NO_SECRETS, Answer, Game, Secrets, Zones
from hato.core.match import Done, Setup
from hato.core.outcome import add
from hato.core.round import Round
from hato.families.cut import Cut, CutRule
from hato.games.daifugo import position
from hato.games.daifugo.actions import ACTIONS
from hato.games.daifugo.answers import ANSWERS
from hato.games.daifugo.cards import DECK, in_play
from hato.games.daifugo.options import PRESETS, STANDARD, DaifugoOptions
from hato.games.daifugo.rules import DaifugoRound
from hato.games.daifugo.titles import FEWEST, MOST, TITLES, stakes

MANY = 7
"""From so many players on the standard game has two jokers."""

CALLS = (
    *("lot", "named", "revolution", "counter", "eleven_back", "lock", "number_lock", "eight_cut", "spade3"),
    *("skipped", "foul", "fallen", *TITLES),
)


def _lot(options: DaifugoOptions) -> CutRule:
    """The lot for the first dealer: every card is another one."""
    return CutRule(DECK, in_play(options.jokers), range(len(DECK)))


class Daifugo(Game):
    """Daifugo for three to fifteen (DAI-1 to DAI-16)."""

    id = "daifugo"
    seats = tuple(range(FEWEST, MOST + 1))
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    layout = "pile"
    places = True
    keys = frozenset(
        [
            *(f"line-{title}" for title in TITLES),
            *(f"call-{key}" for key in CALLS),
            *("end-finished", "end-fallen"),
        ]
    )
    max_steps = 40_000

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """Two jokers for seven and more; the daifugo falls only among four and more (`standard`)."""
        found: dict[str, object] = {}
        if PRESETS[preset] == STANDARD and seats >= MANY:
            found["jokers"] = 2
        if PRESETS[preset] == STANDARD and seats == FEWEST:
            found["miyako_ochi"] = False
        return found

    def opening(self, options: DaifugoOptions, seats: int) -> Round:
        """The lot for the first dealer (DAI-2)."""
        return Cut(seats, _lot(options))

    def draw_rule(self, options: DaifugoOptions) -> str:
        """The highest card deals."""
        return _lot(options).word

    def deal(self, options: DaifugoOptions, setup: Setup) -> DaifugoRound:
        """A round before its first card is dealt."""
        return DaifugoRound(options, setup)

    def reduced(
        self, options: DaifugoOptions, setup: Setup, cards: int, hand: int, field: int
    ) -> DaifugoRound:
        """A round with a small deck, which is dealt whole."""
        return DaifugoRound(options, setup, cards)

    def restore(
        self,
        options: DaifugoOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the lot for the first dealer, of a position; raises PositionError."""
        cut = Cut.restored(setup.seats, _lot(options), facts)
        if cut is not None:
            return cut
        round_ = DaifugoRound(options, setup)
        position.place(round_, zones, facts, secrets)
        return round_

    def follow(self, options: DaifugoOptions, done: Done) -> Setup | None:
        """The next round: the poor man deals (DAI-2)."""
        setup = match.follow(options, done)
        return setup and replace(setup, dealer=setup.carried.places.index(setup.seats))

    def money(self, options: DaifugoOptions, seats: int, done: Done) -> tuple[int, ...]:
        """The stakes by places, beside the points (DAI-15)."""
        sums = (0,) * seats
        for _, outcome in done:
            sums = add(sums, stakes(outcome.carried.places))
        return sums

    def cards(self, options: DaifugoOptions) -> int:
        """The pack with the jokers that are played with (DAI-1)."""
        return in_play(options.jokers)

    def answers(self) -> Mapping[str, Answer]:
        """The answers to the vector types of Daifugo."""
        return ANSWERS
