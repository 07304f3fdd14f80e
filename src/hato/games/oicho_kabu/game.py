"""Oicho-Kabu as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hato.cards import hanafuda
from hato.core import match
from hato.core.game import NO_SECRETS, Game, Secrets, Zones
from hato.core.match import Done, Setup
from hato.core.round import Round
from hato.games.oicho_kabu.answers import ANSWERS
from hato.games.oicho_kabu.banking import ACTIONS, BankingRound
from hato.games.oicho_kabu.cards import NAMES, PACK
from hato.games.oicho_kabu.draw import BY_MONTH, seat_draw
from hato.games.oicho_kabu.options import MOST_SIMPLE, PRESETS, OichoKabuOptions
from hato.games.oicho_kabu.simple import SimpleRound
from hato.games.oicho_kabu.table import TableRound

_LINES = (*NAMES, "kuppin", "shippin", "arashi", "twice", "thrice", "pays")


class OichoKabu(Game):
    """Oicho-Kabu for two to seven, one of whom is the dealer (OK-1 to OK-8)."""

    id = "oicho_kabu"
    seats = (2, 3, 4, 5, 6, 7)
    zero_sum = True
    deck = hanafuda.DECK
    actions = ACTIONS
    presets = PRESETS
    layout = "banking"
    keys = frozenset([*(f"line-{key}" for key in _LINES), "end-showdown", "end-no_bets"])
    measured = ("standard", "simple")
    max_steps = 80

    def numbers(self, options: OichoKabuOptions) -> Sequence[int]:
        """As many seats as play, the dealer among them."""
        return (options.players,)

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """The number of players; more than six play with table hands, because a simple game has no more."""
        changes: dict[str, object] = {} if PRESETS[preset].players == seats else {"players": seats}
        if PRESETS[preset].simple and seats > MOST_SIMPLE:
            standard = PRESETS[self.default_preset]
            changes |= {"hands": standard.hands, "arashi_win": standard.arashi_win}
        return changes

    def cards(self, options: OichoKabuOptions) -> int:
        """The forty cards of the first ten months."""
        return PACK

    def opening(self, options: OichoKabuOptions, seats: int) -> Round:
        """The draw for the dealer (OK-4)."""
        return seat_draw(options.dealer_draw)(seats, BY_MONTH, self.month_order)

    def deal(self, options: OichoKabuOptions, setup: Setup) -> BankingRound:
        """A round before its first card is dealt."""
        return SimpleRound(options, setup) if options.simple else TableRound(options, setup)

    def reduced(
        self, options: OichoKabuOptions, setup: Setup, cards: int, hand: int, field: int
    ) -> BankingRound:
        """A round with a small deck; `field` is the number of table hands."""
        if options.simple:
            return SimpleRound(options, setup, cards)
        return TableRound(options, setup, cards, field)

    def restore(
        self,
        options: OichoKabuOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the draw for the dealer, of a position; raises PositionError."""
        draw = seat_draw(options.dealer_draw).restored(setup.seats, BY_MONTH, self.month_order, facts)
        if draw is not None:
            return draw
        round_: TableRound | SimpleRound
        round_ = SimpleRound(options, setup) if options.simple else TableRound(options, setup)
        round_.place(zones, facts)
        return round_

    def follow(self, options: OichoKabuOptions, done: Done) -> Setup | None:
        """The next round; the deal passes to the next seat after every one, or not at all (OK-3)."""
        following = match.follow(options, done)
        if following is None or options.dealer_rotation == "fixed":
            return following
        return replace(following, dealer=(done[-1][0].dealer + 1) % following.seats)

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]]:
        """The answers to the vector types of Oicho-Kabu."""
        return ANSWERS
