"""Hato as the rest of the program sees it: parameters, and how its rounds begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hato.cards.hanafuda import DECK
from hato.core import match
from hato.core.game import NO_SECRETS, Game, Secrets, SheetEntry, Zones
from hato.core.match import Done, Setup
from hato.core.outcome import Carried
from hato.core.round import Round
from hato.families.dealer_draw import DealerDraw
from hato.families.layout import Shape, deal_order
from hato.games.hato import deal
from hato.games.hato.actions import ACTIONS
from hato.games.hato.answers import ANSWERS
from hato.games.hato.options import MOST, PRESETS, HatoOptions
from hato.games.hato.rules import HatoRound
from hato.games.hato.scoring import YAKU, card_value, scorer

_LINES = ("card_points", "others_yaku", "round_score", "par", "each_opponent", "their_scores")


class Hato(Game):
    """Hato, Min-hwatu and the 1995 game, for two to seven at the table (MH-1 to MH-8, C-1 to C-5)."""

    id = "hato"
    seats = tuple(range(2, MOST + 1))
    deck = DECK
    actions = ACTIONS
    presets = PRESETS
    month_order = "korean"
    keys = frozenset(
        [f"line-{key}" for key in (*YAKU, *_LINES)]
        + [f"call-{key}" for key in (*YAKU, "stay", "drop")]
        + ["end-highest", "end-shared", "paid-dropout", "paid-pot"]
        + ["shuffled-table_quad", "shuffled-hand_quad"]
    )
    measured = ("sakhalin", "card1995")
    max_steps = 200

    def numbers(self, options: HatoOptions) -> Sequence[int]:
        """As many seats as play; where the table has agreed on it more may sit there (G-5)."""
        players = options.players
        most = {
            "off": players,
            "first_cards": MOST,
            "announce": min(MOST, deal.most_at_table(players)),
        }[options.dropout]
        return range(players, max(players, most) + 1)

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """Everybody at the table plays."""
        return {} if PRESETS[preset].players == seats else {"players": seats}

    def values(self, options: HatoOptions) -> Mapping[int, int]:
        """The card points (MH-3, MH-6)."""
        return {card: card_value(code, options.card_values) for card, code in enumerate(DECK.codes)}

    def calendar(self, options: HatoOptions) -> str:
        """The order of the months that the table has agreed on."""
        return options.month_order

    def opening(self, options: HatoOptions, seats: int) -> Round | None:
        """The dealer draw (G-1); none where the first seat begins."""
        if options.dealer_draw == "first_seat":
            return None
        return DealerDraw(seats, options, options.month_order)

    def first(self, options: HatoOptions, seats: int, ranking: Sequence[int] = ()) -> Setup:
        """The first round; with `first_cards` the earliest cards of the draw play the match (G-5)."""
        setup = super().first(options, seats, ranking)
        if seats > options.players and options.dropout == "first_cards":
            order = ranking or range(seats)
            return replace(setup, carried=Carried(playing=tuple(sorted(order[: options.players]))))
        return setup

    def deal(self, options: HatoOptions, setup: Setup) -> HatoRound:
        """A round before its first card is dealt."""
        return HatoRound(options, setup)

    def reduced(self, options: HatoOptions, setup: Setup, cards: int, hand: int, field: int) -> HatoRound:
        """A round with a small deck, dealt in one packet each."""
        return HatoRound(options, setup, Shape(cards, deal_order(setup.dealer, setup.seats, [(hand, field)])))

    def restore(
        self,
        options: HatoOptions,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round, or the dealer draw, of a position; raises PositionError."""
        draw = DealerDraw.restored(setup.seats, options, options.month_order, facts)
        if draw is not None:
            return draw
        round_ = HatoRound(options, setup)
        round_.restore(zones, facts, secrets)
        return round_

    def contest(self, options: HatoOptions, setup: Setup) -> tuple[int, ...]:
        """Those whose cards were the earliest, with `first_cards` (G-5)."""
        return setup.carried.playing if options.dropout == "first_cards" else ()

    def follow(self, options: HatoOptions, done: Done) -> Setup | None:
        """The next round; with `first_cards` the deal passes among those who play.

        Where the dealer dropped out, the dealer of the round was the first at his right who stayed, and only
        those who played can be its loser (G-5, G-8).
        """
        setup, outcome = done[-1]
        played = {line.seat for line in outcome.lines}
        playing = outcome.carried.playing
        if options.next_dealer == "loser" and not playing:
            playing = tuple(sorted(played))
        if played and options.next_dealer != "fixed":
            order = [(setup.dealer + i) % setup.seats for i in range(setup.seats)]
            dealt = replace(setup, dealer=next(seat for seat in order if seat in played))
            done = [*done[:-1], (dealt, outcome)]
        return match.follow(options, done, playing)

    def sheet(self, options: HatoOptions, setup: Setup | None = None) -> Sequence[SheetEntry]:
        """The yaku of these options."""
        return scorer(options).sheet()

    def answers(self) -> Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[str, Any]]]:
        """The answers to the vector types of Hato."""
        return ANSWERS
