"""Games that deal hands and a field from one stock: the deal, the zones, and worlds that a seat allows.

`DealtRound` deals card by card and keeps hands, field, stock and captured piles as masks; what play does
with them is for the families and games built on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hato.cards.deck import Deck
from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.outcome import Outcome
from hato.core.round import IllegalActionError, PositionError, Rng, Round
from hato.core.zones import ALL, ZoneSpec, only
from hato.families.layout import FIELD, Shape, zone_specs

DEAL = 0
"""The first phase of every such round."""

NO_CARD = -1

SAMPLE_TRIES = 100_000
"""So many deals are tried to find hands that play allows; the true hands are always among them."""


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in a random order."""
    out = cards[:]
    for i in range(len(out) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out


class DealtRound(Round):
    """A round that begins with a deal to hands and field (G-10, G-12)."""

    __slots__ = (
        "_outcome",
        "captured",
        "dealer",
        "dealt",
        "field",
        "hand",
        "mover",
        "phase",
        "played",
        "seats",
        "shape",
        "stock",
    )

    PHASES: ClassVar[tuple[str, ...]] = ("deal", "over")
    """The names of the phases, in the order of their numbers; the first is the deal, the last the end."""
    DECK: ClassVar[Deck]

    def __init__(self, seats: int, dealer: int, shape: Shape) -> None:
        self.seats = seats
        self.dealer = dealer
        self.shape = shape
        self._outcome: Outcome | None = None
        self._gather()

    def _gather(self) -> None:
        """All cards into the stock: the state before the first card is dealt."""
        self.mover: int = self.dealer
        self.phase: int = DEAL
        self.dealt: int = 0
        self.hand: list[int] = [0] * self.seats
        self.captured: list[int] = [0] * self.seats
        self.played: list[int] = [0] * self.seats
        self.field: int = 0
        self.stock: int = self.shape.cards

    def after_deal(self, emit: Emit | None) -> None:
        """The last card is dealt: start the play, deal again or end the round."""
        raise NotImplementedError

    def deal_again(self, key: str, emit: Emit | None) -> None:
        """The deal was not valid: everything is gathered and dealt once more (KK-2)."""
        self._gather()
        if emit is not None:
            emit(events.shuffled(key))

    def deal_card(self, card: int, emit: Emit | None) -> None:
        """Chance deals a card of the stock to the next place of the shape."""
        bit = BIT[card] if 0 <= card < len(BIT) else 0
        if not self.stock & bit:
            raise IllegalActionError("this card cannot be turned up now")
        self.stock ^= bit
        dealt = self.dealt
        targets = self.shape.targets
        target = targets[dealt]
        self.dealt = dealt = dealt + 1
        if target == FIELD:
            self.field |= bit
        else:
            self.hand[target] |= bit
        if emit is not None:
            place, sight = ("field", ALL) if target == FIELD else (f"hand:{target}", only(target))
            emit(events.dealt(place, (card,), sight))
        if dealt == len(targets):
            self.after_deal(emit)

    def end(self, outcome: Outcome, emit: Emit | None) -> None:
        """The round is over."""
        self.phase = len(self.PHASES) - 1
        self._outcome = outcome
        if emit is not None:
            emit(events.scored(outcome.winner, outcome.lines))
            emit(events.round_ended(outcome.key, outcome.winner, outcome.points))

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    # what the round is made of

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """Hands, field, stock and captured piles."""
        specs = zone_specs(self.seats)
        masks = [*self.hand, self.field, self.stock, *self.captured]
        return list(zip(specs, masks, strict=True))

    def facts(self) -> dict[str, Any]:
        """Phase, mover, dealer, and what each seat played from its hand."""
        return {
            "phase": self.PHASES[self.phase],
            "mover": self.mover,
            "dealer": self.dealer,
            "dealt": self.dealt,
            "played": [self.DECK.names(mask) for mask in self.played],
        }

    def place_zones(self, zones: Mapping[str, int]) -> None:
        """Sets where the cards are; raises PositionError if they are not every card exactly once."""
        specs = zone_specs(self.seats)
        masks = [zones.get(spec.place, 0) for spec in specs]
        known = not set(zones) - {spec.place for spec in specs}
        if (
            not known
            or not all(isinstance(m, int) for m in masks)
            or not bits.partition(masks, self.shape.cards)
        ):
            raise PositionError("the zones of a position hold every card of the deck exactly once")
        n = self.seats
        self.hand, self.field, self.stock, self.captured = masks[:n], masks[n], masks[n + 1], masks[n + 2 :]

    def place_facts(self, facts: Mapping[str, Any]) -> None:
        """Sets the public facts that every such round has; raises PositionError if they do not fit."""
        try:
            self.phase = self.PHASES.index(facts["phase"])
            self.mover = int(facts["mover"])
            self.dealt = int(facts["dealt"])
            self.played = [self.DECK.set(codes) for codes in facts["played"]]
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        if not 0 <= self.mover < self.seats or len(self.played) != self.seats:
            raise PositionError("the facts of the position name a seat that is not there")

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        copy.seats = self.seats
        copy.dealer = self.dealer
        copy.shape = self.shape
        copy.mover = self.mover
        copy.phase = self.phase
        copy.dealt = self.dealt
        copy.hand = self.hand[:]
        copy.captured = self.captured[:]
        copy.played = self.played[:]
        copy.field = self.field
        copy.stock = self.stock
        copy._outcome = self._outcome
        return copy

    # worlds

    def shown(self, seat: int) -> int:
        """The mask of the cards in the hand of `seat` that everybody has seen."""
        return 0

    def possible_hand(self, seat: int, dealt: int) -> bool:
        """Could `seat` have been dealt this full hand, given that play went on?"""
        return True

    def buried(self) -> int:
        """The mask of the cards of the stock that everybody knows to be there."""
        return 0

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals the stock and the other hands anew until every full hand is one that play allows.

        Raises PositionError for a made-up position in which no such hand turns up.
        """
        others = [other for other in range(self.seats) if other != seat and self.hand[other]]
        kept = [self.shown(other) for other in others]
        known = self.buried() & self.stock
        pool = self.stock & ~known
        for other, open_cards in zip(others, kept, strict=True):
            pool |= self.hand[other] & ~open_cards
        counts = [
            bits.popcount(self.hand[other]) - bits.popcount(open_cards)
            for other, open_cards in zip(others, kept, strict=True)
        ]
        whole = self.phase != DEAL
        for _ in range(SAMPLE_TRIES):
            cards = bits.cards(pool)
            left = len(cards)
            stock = pool
            for other, count, open_cards in zip(others, counts, kept, strict=True):
                hand = 0
                for _ in range(count):
                    i = int(rng.random() * left)
                    left -= 1
                    hand |= BIT[cards[i]]
                    cards[i] = cards[left]
                self.hand[other] = hand | open_cards
                stock ^= hand
            self.stock = stock | known
            if not whole or all(self.possible_hand(o, self.hand[o] | self.played[o]) for o in others):
                return
        raise PositionError("no hand that play allows is possible in this position")
