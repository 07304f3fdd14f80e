"""A deal of the English form of Khanhoo (KHE-2, KHE-6 to KHE-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hato.cards.khanhoo import DECK
from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.outcome import Line, Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Turn
from hato.core.zones import ALL, only
from hato.games.khanhoo import choices, ending, fallback, packs, position, window, worlds
from hato.games.khanhoo.actions import ACCEPT, ACTIONS, CACHE, GO_OUT, ORPHAN, QUARTET, STAY
from hato.games.khanhoo.actions import CHALLENGE as DOUBT
from hato.games.khanhoo.kinds import COPIES
from hato.games.khanhoo.options import KhanhooOptions
from hato.games.khanhoo.table import CHALLENGE, CHOOSE, CLAIM, DEAL, OVER_, STOCK, THROW, Table

MOST_THROWS = 1000
"""So many discards end a deal in which play could go on for ever (KHE-10)."""


class KhanhooRound(Table):
    """A deal for two to eight seats."""

    __slots__ = ("_outcome", "hand_size", "whole_pack")

    def __init__(
        self, options: KhanhooOptions, setup: Setup, pack: int | None = None, hand: int | None = None
    ) -> None:
        super().__init__(options, setup.seats, setup.dealer)
        self.places = setup.carried.places
        self.whole_pack = pack
        """the cards of a small deck, else None"""
        self.hand_size = packs.HAND if hand is None else hand
        self._outcome: Outcome | None = None
        self.settle_pack()
        if self.offered() >= 0:
            self.phase = CHOOSE
            self.mover = self.offered()

    def settle_pack(self) -> None:
        """All cards of the pack go to the stock, the others of the deck out of play."""
        pack = self.whole_pack
        if pack is None:
            pack = packs.pack(self.options.pack, self.seats, self.orphan >= 0)
        whole = pack if self.whole_pack is not None else packs.largest(self.options.pack)
        self.pack = self.stock = pack
        self.out = whole & ~pack

    def offered(self) -> int:
        """The seat that may choose to be the orphan: the highest in the cut; -1 if there is none (KHE-12)."""
        if self.options.orphan == "off" or self.seats not in packs.ORPHANS or not self.places:
            return -1
        return self.places.index(self.seats)

    # who is asked

    def turn(self) -> Turn:
        """Who is asked now; all but the thrower at the same time about a discard."""
        if self.phase == OVER_:
            return OVER
        if self.phase in (DEAL, STOCK):
            return CHANCE
        if self.phase == CLAIM:
            return Turn("choice", window.asked(self), sealed=True)
        if self.phase == CHALLENGE:
            return CHOICE[window.doubter(self)]
        return CHOICE[self.mover]

    def legal(self, seat: int) -> list[int]:
        """The codes that the seat may play now."""
        if self.phase == CLAIM:
            return choices.claims(self, seat) if seat in window.asked(self) else []
        if self.phase in (DEAL, STOCK, OVER_) or seat not in self.turn().seats:
            return []
        if self.phase == CHALLENGE:
            return [ACCEPT, DOUBT]
        return [ORPHAN, STAY] if self.phase == CHOOSE else choices.throws(self, seat)

    def fallback(self, seat: int) -> int:
        """What a seat does whose time is up."""
        return fallback.choose(self, seat)

    # chance

    def chances(self) -> int:
        """The cards that can be dealt or drawn now; of a turned waste only the next one."""
        if self.phase not in (DEAL, STOCK):
            return 0
        return BIT[self.turned[0]] if self.turned else self.stock

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals a card, or the seat in turn draws one."""
        bit = BIT[card] if 0 <= card < len(DECK) else 0
        if not self.chances() & bit:
            raise IllegalActionError("this card cannot be turned up now")
        if self.phase == DEAL:
            self._deal(card, emit)
            return
        seat = self.mover
        sight = ALL if self.turned else only(seat)
        if self.turned:
            self.turned = self.turned[1:]
            self.known[seat] |= bit
        else:
            self.stock ^= bit
        self.hand[seat] |= bit
        self.fresh = card
        self.phase = THROW
        if emit is not None:
            emit(events.drawn(seat, card, f"hand:{seat}", sight))

    def size(self, seat: int) -> int:
        """How many cards are dealt to a seat (KHE-2, KHE-12)."""
        hand = min(self.hand_size, packs.ORPHAN_HAND) if seat == self.orphan else self.hand_size
        return hand + (seat == self.leader)

    def _deal(self, card: int, emit: Emit | None) -> None:
        """One by one from the leader on, to each seat that has not all of its cards."""
        order = [(self.leader + i) % self.seats for i in range(self.seats)]
        counts = [bits.popcount(hand) for hand in self.hand]
        open_seats = [seat for seat in order if counts[seat] < self.size(seat)]
        seat = min(open_seats, key=lambda one: counts[one])
        self.stock ^= BIT[card]
        self.hand[seat] |= BIT[card]
        if emit is not None:
            emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
        if sum(counts) + 1 == sum(self.size(one) for one in order):
            self.to_throw(self.leader, emit)

    # choices

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of a seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if self.phase == CLAIM:
            window.answer(self, seat, action, emit)
        elif self.phase == CHALLENGE:
            window.doubt(self, seat, action, emit)
        elif self.phase == CHOOSE:
            self._choose(seat, action, emit)
        elif action >= QUARTET:
            self._tell(seat, action, emit)
            self.end(ending.quartet(self, seat, action - QUARTET, emit))
        elif action >= CACHE:
            self._cache(seat, action - CACHE, emit)
        elif action >= GO_OUT:
            self._tell(seat, action, emit)
            self._throw(seat, action - GO_OUT, emit)
            self.end(ending.went_out(self, seat, emit))
        else:
            self._tell(seat, action, emit)
            self._throw(seat, action, emit)
            self._after_throw(emit)

    def _tell(self, seat: int, action: int, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))

    def _choose(self, seat: int, action: int, emit: Emit | None) -> None:
        """The seat with the highest cut plays with six cards, or with a whole hand (KHE-12)."""
        self._tell(seat, action, emit)
        if action == ORPHAN:
            self.orphan = seat
            self.settle_pack()
        self.phase = DEAL
        self.mover = self.leader

    def _cache(self, seat: int, kind: int, emit: Emit | None) -> None:
        """Three of a kind go face down before the seat (KHE-13)."""
        cards = tuple(bits.cards(self.hand[seat] & COPIES[kind])[: choices.TRIO])
        mask = bits.mask_of(cards)
        self.hand[seat] &= ~mask
        self.known[seat] &= ~mask
        self.caches[seat] |= mask
        if emit is not None:
            emit(Event("moved", seat, cards, f"hand:{seat}", f"cache:{seat}", sight=only(seat)))

    def _throw(self, seat: int, kind: int, emit: Emit | None) -> None:
        """A card of the hand, or with free open cards of those, goes to the waste."""
        source = "hand"
        if self.hand[seat] & COPIES[kind]:
            (card,) = self.pull(seat, (kind,))
            if emit is not None and self.loose(seat) & self.open[seat] & COPIES[kind]:
                emit(events.revealed(f"hand:{seat}", (card,)))  # the open copy stays, so another was hidden
        else:
            source = "melds"
            card = bits.lowest(self.open[seat] & COPIES[kind])
            self.open[seat] ^= BIT[card]
        self.waste = (*self.waste, card)
        self.throws += 1
        self.thrower = seat
        self.fresh = self.taken = -1
        if emit is not None:
            emit(events.moved(seat, (card,), f"{source}:{seat}", "waste"))

    def _after_throw(self, emit: Emit | None) -> None:
        if self.options.endless and self.throws >= MOST_THROWS:
            self.end(ending.void(self, emit))
            return
        self.phase = CLAIM
        self.mover = self.next_to(self.thrower)

    def to_throw(self, seat: int, emit: Emit | None) -> None:
        """The seat has to throw a card; it begins a turn without a draw."""
        self.phase = THROW
        self.mover = seat
        if emit is not None:
            emit(events.turn_passed(seat))

    def to_draw(self, emit: Emit | None) -> None:
        """The seat after the thrower draws; an empty stock is made of the waste (KHE-10)."""
        seat = self.next_to(self.thrower)
        if not self.stock and not self.turned:
            if self.turns == self.options.max_turns_of_waste:
                self.end(ending.void(self, emit))
                return
            self._turn_waste(emit)
        self.mover = seat
        self.phase = STOCK
        if emit is not None:
            emit(events.turn_passed(seat))

    def _turn_waste(self, emit: Emit | None) -> None:
        cards, self.waste = self.waste, ()
        self.turns += 1
        if self.options.waste == "turn":
            self.turned = cards
        else:
            self.stock = self.stirred = bits.mask_of(cards)
        if emit is not None:
            target = "turned" if self.turned else "stock"
            emit(events.moved(None, cards, "waste", target))

    def end(self, outcome: Outcome) -> None:
        """The deal is over."""
        self.phase = OVER_
        self.fresh = self.taken = -1
        self._outcome = outcome

    # what the round is made of

    def facts(self) -> dict[str, Any]:
        """Everything public that is no card's place."""
        return position.facts(self)

    def secrets(self, seat: int) -> dict[str, Any]:
        """The card that the seat has drawn, and its answers in the claim window."""
        return position.secrets(self, seat)

    def lines(self) -> Sequence[Line]:
        """What the open groups of each seat count by themselves."""
        return ending.open_lines(self)

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        copy._outcome = self._outcome
        copy.hand_size = self.hand_size
        copy.whole_pack = self.whole_pack
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals what the seat cannot know anew, in keeping with what play has shown."""
        worlds.deal(self, seat, rng)
