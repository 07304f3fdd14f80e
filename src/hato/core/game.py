"""The game protocol: what a folder in `hato.games` provides, as one stateless object named `GAME`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from hato.cards.deck import Deck
from hato.core import match
from hato.core import options as opt
from hato.core.actions import ActionTable
from hato.core.live import Draw, Live
from hato.core.match import Done, Setup, Terms
from hato.core.round import Round
from hato.core.view import View, make_view

Zones = Mapping[str, int]
"""A position's cards: place -> mask."""

Answer = Callable[[Mapping[str, Any], Mapping[str, Any]], Any]
"""Answers a test vector from its options and its input, as a JSON value."""

Secrets = Mapping[int, Mapping[str, Any]]
"""Seat -> its sealed choices, as `Round.secrets` gives them."""
NO_SECRETS: Secrets = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A yaku as the sheet beside the table shows it: `need` of `cards` score `points`.

    Each further card of `further` scores `extra` more. `cards` and `further` are masks; the cards of a mask
    in `weights` count as so many.
    """

    key: str
    cards: int
    need: int
    points: int
    extra: int = 0
    further: int = 0
    weights: tuple[tuple[int, int], ...] = ()


class Game:
    """A game: its parameters and how its rounds begin. Instances hold no state of play.

    Subclasses set the attributes and write `deal` and `restore`; the rest has defaults.
    """

    id: str
    rules: int = 1
    """Version of the rules; raised when a record of the old version would replay differently."""
    seats: Sequence[int]
    """The numbers of seats that can play."""
    zero_sum: bool = False
    """Does every round's outcome sum to zero, whatever the options?"""
    deck: Deck
    actions: ActionTable
    presets: Mapping[str, Any]
    """Preset name -> options; the first is the default."""
    before: Mapping[int, Mapping[str, object]] = MappingProxyType({})
    """Rules version -> options, as JSON values, that matches of older versions had without naming them."""
    keys: frozenset[str] = frozenset()
    """Every key of lines, calls, endings and reshuffles, as `line-goko`, `call-stop`, `end-draw`."""
    measured: Sequence[str] = ()
    """The presets whose speed `hato bench` tells; empty: the default one."""
    layout: str = "fishing"
    """How a table of it looks on screen.

    `fishing` (hands, field, captured), `banking`, `spread`, `rows` (cards laid in rows), `grid` (cards to
    turn over), `pile` (all play to one pile), `tricks` (all play to one trick), `melds` (groups before the
    seats, and a waste) or `river` (discards before each seat).
    """
    deals: bool = True
    """Does a player deal? Else the seat that a set-up calls the dealer is the one who begins."""
    opens: frozenset[str] = frozenset({"play"})
    """The phases (fact `phase`) of a round in which a seat is asked for its first play."""
    memory: bool = False
    """Is it part of the game to remember what was seen? Agents are then told the events of the round."""
    places: bool = False
    """Does a round begin with the places of the one before, or of the cut (`Carried.places`)?"""
    live: bool = False
    """Has it stretches in which times count, so that a table with a clock plays them (`Round.live`)?"""
    month_order: str = "japanese"
    max_steps: int = 1000
    """No round takes more plays and draws than this, redeals not counted."""

    @property
    def default_preset(self) -> str:
        """The preset that is played when nothing is said."""
        return next(iter(self.presets))

    def options(self, preset: str | None = None, differences: Mapping[str, object] | None = None) -> Any:
        """The options of a preset with differences; raises OptionError."""
        return opt.build(self.presets, preset or self.default_preset, differences or {})

    def options_of(self, rules: int, preset: str, differences: Mapping[str, object] | None = None) -> Any:
        """The options of a match that was begun with a version of the rules, maybe an older one.

        Raises OptionError.
        """
        old = [implied for version, implied in self.before.items() if rules < version]
        given = differences or {}
        if not old or not isinstance(given, Mapping):
            return self.options(preset, given)
        return self.options(preset, {**{name: one[name] for one in old for name in one}, **given})

    def numbers(self, options: Any) -> Sequence[int]:
        """The numbers of seats that can play by these options."""
        return self.seats

    def for_seats(self, preset: str, seats: int) -> Mapping[str, object]:
        """What has to differ from a preset, as JSON values, so that this number of seats can play."""
        return {}

    def cards(self, options: Any) -> int:
        """The mask of the cards that are in play by these options."""
        return self.deck.mask

    def values(self, options: Any) -> Mapping[int, int]:
        """What each card counts by itself, in points, where that is counted; else nothing."""
        return {}

    def calendar(self, options: Any) -> str:
        """The order of the months on display: `japanese` or `korean` (D-2)."""
        return self.month_order

    def opening(self, options: Any, seats: int) -> Round | None:
        """The round that finds the first dealer (its outcome's `ranking`); None: seat 0 deals."""
        return None

    def first(self, options: Any, seats: int, ranking: Sequence[int] = ()) -> Setup:
        """The set-up of the first round after the opening."""
        money = isinstance(options, Terms) and options.length.type == "bankroll"
        purse = (options.purse,) * seats if money else ()
        return Setup(seats, ranking[0] if ranking else 0, purse=purse)

    def deal(self, options: Any, setup: Setup) -> Round:
        """A new round, before its first card is dealt."""
        raise NotImplementedError

    def reduced(self, options: Any, setup: Setup, cards: int, hand: int, field: int) -> Round:
        """A round with a small deck: the mask of its cards, and the sizes of hands and field."""
        raise NotImplementedError

    def restore(
        self,
        options: Any,
        setup: Setup,
        zones: Zones,
        facts: Mapping[str, Any],
        secrets: Secrets = NO_SECRETS,
    ) -> Round:
        """The round of a position; raises PositionError if it cannot be.

        A seat whose sealed choices are not in `secrets` has made none that it told.
        """
        raise NotImplementedError

    def follow(self, options: Any, done: Done) -> Setup | None:
        """The set-up of the next round; None when the match is over."""
        assert isinstance(options, Terms)
        return match.follow(options, done)

    def contest(self, options: Any, setup: Setup) -> tuple[int, ...]:
        """The seats that play the whole match, where the others at the table watch it; empty: all (G-5)."""
        return ()

    def winners(self, options: Any, seats: int, done: Done) -> tuple[int, ...]:
        """The seats that win the match after its last round: those with the highest total (G-4)."""
        return match.winners(match.totals(options, seats, done), self.contest(options, done[-1][0]))

    def money(self, options: Any, seats: int, done: Done) -> tuple[int, ...]:
        """What each seat has won or lost beside the points so far, in units, sum 0; empty: nothing is paid.

        For games that settle by places, or by the differences of the totals at the end.
        """
        return ()

    def draw_rule(self, options: Any) -> str:
        """How the cards of the opening find the dealer, as a word of the text `draw-rule`."""
        rule = getattr(options, "dealer_draw", "earliest")
        return str(options.draw_time if rule == "night_day" else rule)

    def sheet(self, options: Any, setup: Setup | None = None) -> Sequence[SheetEntry]:
        """The yaku of these options, in the order of the rules; `setup` if they depend on the round."""
        return ()

    def opener(self, round_: Round) -> int | None:
        """The seat that plays first in a round that has just been dealt; None while that is open."""
        turn = round_.turn()
        known = len(turn.seats) == 1 and not turn.sealed and round_.facts().get("phase") in self.opens
        return turn.seats[0] if known else None

    def reading(self, round_: Round, draw: Draw) -> Live | None:
        """The stretch that begins at a round whose chance answers by `draw`, both of them copies.

        None: nothing that a table with a clock would play by itself begins there.
        """
        return None

    def answers(self) -> Mapping[str, Answer]:
        """For `hato check`: vector type -> function of (vector options, vector input) to the answer."""
        return {}

    def view(self, round_: Round, seat: int | None) -> View:
        """The round as a seat sees it."""
        return make_view(self.id, self.actions, round_, seat)
