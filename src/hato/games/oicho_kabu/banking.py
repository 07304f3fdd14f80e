"""What both games of Oicho-Kabu share: a dealer, a stock without order, dead cards, and chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Self

from hato.cards import hanafuda
from hato.core import bits, events
from hato.core.actions import ActionTable, Verb
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, PositionError, Round, Turn
from hato.core.zones import ALL, NOBODY, Sight, ZoneSpec, only
from hato.games.oicho_kabu.cards import PACK, Cards
from hato.games.oicho_kabu.options import MOST_BET, OichoKabuOptions
from hato.games.oicho_kabu.third import CANNOT, MUST

PICKS = ("top", "bottom", "fourth")
"""Where the dealer may take his first card from; nobody has seen any of them (OK-4)."""

ACTIONS = ActionTable(
    [
        Verb("bet", [(str(amount),) for amount in range(MOST_BET + 1)]),
        Verb("stand"),
        Verb("third"),
        Verb("pick", [(place,) for place in PICKS]),
    ],
    hanafuda.CODES,
)
BET = ACTIONS.first["bet"]
STAND = ACTIONS.first["stand"]
THIRD = ACTIONS.first["third"]
PICK = ACTIONS.first["pick"]

DECK = hanafuda.DECK


class BankingRound(Round):
    """A round with a dealer and bettors. Cards of a hand are kept in the order in which they came."""

    __slots__ = ("_outcome", "dead", "dealer", "options", "pack", "phase", "seats", "stock")

    CHANCE_PHASES: ClassVar[frozenset[str]]
    """The phases in which a card is due."""

    def __init__(self, options: OichoKabuOptions, setup: Setup, pack: int = PACK) -> None:
        self.options = options
        self.seats = setup.seats
        self.dealer = setup.dealer
        self.pack = pack
        self.stock = pack
        self.dead: list[int] = [0] * self.seats
        self.phase = ""
        self._outcome: Outcome | None = None

    @property
    def order(self) -> list[int]:
        """The seats from the dealer's right on, himself last (OK-2, OK-4)."""
        return [(self.dealer + 1 + i) % self.seats for i in range(self.seats)]

    # what the two games fill in

    def asked(self) -> int:
        """The seat that is asked in a phase of choice."""
        raise NotImplementedError

    def take(self, card: int, emit: Emit | None) -> None:
        """The card has left the stock and comes where it is due."""
        raise NotImplementedError

    def choose(self, seat: int, action: int, emit: Emit | None) -> None:
        """Does a legal action."""
        raise NotImplementedError

    # the round's course

    def turn(self) -> Turn:
        """Who is asked now."""
        if self.phase == "over":
            return OVER
        return CHANCE if self.phase in self.CHANCE_PHASES else CHOICE[self.asked()]

    def chances(self) -> int:
        """The undealt cards, while one of them is due."""
        return self.stock if self.phase in self.CHANCE_PHASES else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals a card of the stock."""
        bit = BIT[card] if 0 <= card < len(DECK) else 0
        if not self.chances() & bit:
            raise IllegalActionError("this card cannot be turned up now")
        self.stock ^= bit
        self.take(card, emit)

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of the seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        self.choose(seat, action, emit)

    def fallback(self, seat: int) -> int:
        """The smallest bet, no third card where that is free, the top card."""
        return self.legal(seat)[0]

    def ask(self, phase: str, emit: Emit | None) -> None:
        """Somebody is asked from now on."""
        self.phase = phase
        if emit is not None:
            emit(events.turn_passed(self.asked()))

    def deal_dead(self, card: int, emit: Emit | None) -> bool:
        """The next player gets his dead card; was it the last one?"""
        order = self.order
        seat = next(one for one in order if not self.dead[one])
        self.dead[seat] = BIT[card]
        if emit is not None:
            emit(events.dealt(f"dead:{seat}", (card,), only(seat)))
        return seat == order[-1]

    def end(self, outcome: Outcome, shown: Mapping[str, Cards], emit: Emit | None) -> None:
        """The round is over; `shown` are the face-down cards that are turned up for it, by place."""
        self.phase = "over"
        self._outcome = outcome
        if emit is not None:
            for place, cards in shown.items():
                emit(events.revealed(place, cards))
            emit(events.scored(outcome.winner, outcome.lines))
            emit(events.round_ended(outcome.key, outcome.winner, outcome.points))

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    # what the round is made of

    def outer_zones(self) -> list[tuple[ZoneSpec, int]]:
        """The dead cards, if they are played with, and the stock."""
        dead = [(ZoneSpec("dead", seat, only(seat)), mask) for seat, mask in enumerate(self.dead)]
        stock = (ZoneSpec("stock", None, NOBODY), self.stock)
        return [*dead, stock] if self.options.dead_cards else [stock]

    def place_outer(self, zones: Mapping[str, int]) -> None:
        """Sets dead cards and stock; raises PositionError if the zones do not hold the pack."""
        masks = list(zones.values())
        if not bits.partition(masks, self.pack):
            raise PositionError("the zones of a position hold every card of the pack exactly once")
        self.dead = [zones.get(f"dead:{seat}", 0) for seat in range(self.seats)]
        self.stock = zones.get("stock", 0)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        copy.options = self.options
        copy.seats = self.seats
        copy.dealer = self.dealer
        copy.pack = self.pack
        copy.stock = self.stock
        copy.dead = self.dead[:]
        copy.phase = self.phase
        copy._outcome = self._outcome
        return copy


def mask_of(cards: Iterable[int]) -> int:
    """The mask of cards."""
    return bits.mask_of(list(cards))


def permitted(duty: str, took: bool) -> bool:
    """Can a hand with this duty have taken a third card, or stood?"""
    return duty != CANNOT if took else duty != MUST


def owner_or_all(seat: int, over: bool) -> Sight:
    """Sight of a seat's own cards, which are turned up at the end."""
    return ALL if over else only(seat)


@lru_cache(maxsize=4096)
def table_specs(dealer: int, bettors: tuple[frozenset[int], ...], over: bool) -> tuple[ZoneSpec, ...]:
    """The zones of table hands and dealer; each face-down card is seen by those who bet on its hand."""
    found = []
    for hand, seats in enumerate(bettors, 1):
        down: Sight = ALL if over else seats
        found += [ZoneSpec(f"open{hand}", None, ALL), ZoneSpec(f"down{hand}", None, down)]
    found += [ZoneSpec("open", dealer, ALL), ZoneSpec("down", dealer, owner_or_all(dealer, over))]
    return tuple(found)


def codes(cards: Iterable[int]) -> list[str]:
    """The codes of cards, in their order."""
    return [DECK.codes[card] for card in cards]
