"""How a round of Daifugo begins: lot, deal, exchange, first lead (DAI-2, DAI-3, DAI-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from hato.core import bits, events
from hato.core.bits import BIT, popcount
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.round import IllegalActionError, Round
from hato.core.zones import ALL, NOBODY, ZoneSpec, only
from hato.games.daifugo.cards import DECK, JOKERS, SUIT_MASKS, SUITS, height, in_play
from hato.games.daifugo.options import DaifugoOptions
from hato.games.daifugo.titles import Exchange, exchanges

CHANCE_PHASES = ("lot", "aside", "deal")
PHASES = (*CHANCE_PHASES, "return", "play", "gift", "shed", "over")


def highest(hand: int, count: int) -> int:
    """The mask of the highest cards of a hand, as single cards compare (DAI-7)."""
    return bits.mask_of(sorted(bits.cards(hand), key=height)[-count:])


def lowest(hand: int, count: int) -> int:
    """The mask of the lowest cards of a hand."""
    return bits.mask_of(sorted(bits.cards(hand), key=height)[:count])


def surplus(options: DaifugoOptions, pack: int, seats: int) -> int:
    """How many cards are set aside so that all hands are equal (DAI-2)."""
    return popcount(pack) % seats if options.equal_hands else 0


class Dealt(Round):
    """A round up to its first lead, and what the seats know of one another's cards since."""

    __slots__ = (
        *("aside", "backs", "before", "bounds", "dealer", "gone", "hand", "known", "lot", "mover", "named"),
        *("named_by", "opening", "options", "pack", "phase", "picked", "pile", "returned", "seats", "stock"),
        "waste",
    )

    def __init__(self, options: DaifugoOptions, setup: Setup, pack: int | None = None) -> None:
        self.options = options
        self.seats = n = setup.seats
        self.dealer = setup.dealer
        self.before = setup.carried.places
        """the places of the round before; empty in the first round"""
        self.pack = in_play(options.jokers) if pack is None else pack
        self.stock = self.pack
        self.aside = self.pile = self.gone = 0
        self.hand = [0] * n
        self.waste = [0] * n
        """discarded cards, known to the seat that discarded them"""
        self.lot = -1
        """the seat that a lot has chosen to lead, -1 if there was none"""
        self.named = self.named_by = -1
        """the card whose holder leads the match, and the seat that is known to hold it; else -1"""
        self.opening = True
        """nobody has played yet"""
        self.mover = (self.dealer + 1) % n
        self.picked = 0
        """cards that the seat to act has chosen, before its choice is whole"""
        self.backs = 0
        self.returned = [0] * n
        """cards that a rich player has chosen to return, while others still choose"""
        self.known: dict[tuple[int, int], int] = {}
        """(seat, other) -> the cards in the other's hand that the seat knows"""
        self.bounds: dict[tuple[int, int], tuple[str, int]] = {}
        """(seat, other) -> `below` or `above` a card are all other cards that the other was dealt"""
        self.phase = self._chance_phase()

    # chance

    def _chance_phase(self) -> str:
        first = not self.before and self.options.first_lead == "lot"
        if first and self.lot < 0:
            return "lot"
        return "aside" if popcount(self.aside) < surplus(self.options, self.pack, self.seats) else "deal"

    def _lots(self) -> int:
        """The cards of which one decides the lot: as many for each seat (DAI-3)."""
        cards = bits.cards(self.pack)
        return bits.mask_of(cards[: len(cards) // self.seats * self.seats])

    def chances(self) -> int:
        """The cards that may come now: for the lot, to be set aside, or to be dealt."""
        if self.phase == "lot":
            return self._lots()
        if self.phase == "aside":
            return self.stock & ~JOKERS
        return self.stock if self.phase == "deal" else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """A card for the lot, to be set aside, or to the next hand."""
        bit = BIT[card] if 0 <= card < len(DECK) else 0
        if not self.chances() & bit:
            raise IllegalActionError("this card cannot be turned up now")
        if self.phase == "lot":
            self._draw_lot(card, emit)
        elif self.phase == "aside":
            self.stock ^= bit
            self.aside |= bit
            if emit is not None:
                emit(events.dealt("aside", (card,), NOBODY))
        else:
            counts = [popcount(hand) for hand in self.hand]
            seat = (self.dealer + 1 + sum(counts)) % self.seats
            self.stock ^= bit
            self.hand[seat] |= bit
            if emit is not None:
                emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
        if self.stock:
            self.phase = self._chance_phase()
        else:
            self._exchange(emit)

    def _draw_lot(self, card: int, emit: Emit | None) -> None:
        """The lot falls on a seat counted from the dealer's left; the card goes back."""
        at = bits.cards(self._lots()).index(card)
        self.lot = (self.dealer + 1 + at % self.seats) % self.seats
        if emit is not None:
            emit(events.drawn(None, card, "lot"))
            emit(events.moved(None, (card,), "lot", "stock"))
        self.call(self.lot, "lot", emit)

    # exchange

    def exchanges(self) -> Sequence[Exchange]:
        """The exchanges of this round, the first player's first."""
        return exchanges(self.options.exchange, self.seats) if self.before else ()

    def at_place(self, place: int) -> int:
        """The seat that had this place in the round before."""
        return self.before.index(place)

    def _exchange(self, emit: Emit | None) -> None:
        """Asks who has to return a card of his choice; if nobody has, the cards move at once (DAI-7)."""
        if self.options.return_choice == "free":
            for one in self.exchanges():
                if not self.returned[self.at_place(one.better)]:
                    self.phase = "return"
                    self.ask(self.at_place(one.better), emit)
                    return
        self._move_gifts(emit)

    def owed(self) -> int:
        """How many cards the seat that is asked has to return."""
        return next(one.size for one in self.exchanges() if self.at_place(one.better) == self.mover)

    def pick_return(self, seat: int, card: int, emit: Emit | None) -> None:
        """The seat chooses a card to return; the last one makes its choice whole."""
        self.picked |= BIT[card]
        if popcount(self.picked) == self.owed():
            self.returned[seat], self.picked, self.backs = self.picked, 0, 0
            self._exchange(emit)

    def _move_gifts(self, emit: Emit | None) -> None:
        """All gifts have been chosen and move."""
        gifts = []
        free = self.options.return_choice == "free"
        for one in self.exchanges():
            poor, rich = self.at_place(one.worse), self.at_place(one.better)
            up = highest(self.hand[poor], one.size)
            down = self.returned[rich] if free else lowest(self.hand[rich], one.size)
            gifts += [(poor, rich, up), (rich, poor, down)]
            self.bounds[rich, poor] = ("below", bits.cards(lowest(up, 1))[0])
            if not free:
                self.bounds[poor, rich] = ("above", bits.cards(highest(down, 1))[0])
        for giver, taker, cards in gifts:
            self.hand[giver] ^= cards
            self.hand[taker] |= cards
            self.known[giver, taker] = cards
            if emit is not None:
                shown = tuple(bits.cards(cards))
                pair = only(giver, taker)
                if self.before[giver] > self.before[taker]:
                    # no choice: a hidden hand decides, and the receiver sees the cards with the next event
                    emit(events.revealed(f"hand:{giver}", ()))
                emit(Event("moved", giver, shown, f"hand:{giver}", f"hand:{taker}", sight=pair))
        self.returned = [0] * self.seats
        self._first_lead(emit)

    # the first lead

    def _first_lead(self, emit: Emit | None) -> None:
        """Who leads the round (DAI-3)."""
        if self.before:
            rich = self.options.later_lead == "rich"
            self.begin(self.at_place(1 if rich else self.seats), emit)
            return
        if self.lot < 0:
            self._name_card(emit)
        self.begin(self.lot if self.named_by < 0 else self.named_by, emit)

    def _name_card(self, emit: Emit | None) -> None:
        """The named card, or if it is out of play the next higher one of its suit, has a holder."""
        suit = SUIT_MASKS[SUITS.index(self.options.first_lead[-1])] & self.pack & ~self.aside
        self.named = bits.lowest(suit if suit else self.pack & ~self.aside)
        self.named_by = next(seat for seat in range(self.seats) if self.hand[seat] & BIT[self.named])
        if emit is not None:
            emit(events.revealed(f"hand:{self.named_by}", (self.named,)))
        self.call(self.named_by, "named", emit)

    def begin(self, seat: int, emit: Emit | None) -> None:
        """The seat is asked to lead or to follow."""
        raise NotImplementedError

    def ask(self, seat: int, emit: Emit | None) -> None:
        """The seat is asked, with nothing chosen yet."""
        self.mover = seat
        self.picked = self.backs = 0
        if emit is not None and self.phase != "return":
            emit(events.turn_passed(seat))

    def call(self, seat: int, key: str, emit: Emit | None) -> None:
        """Something is called out."""
        if emit is not None:
            emit(events.called(seat, key))

    # what the seats know

    def seen(self, seat: int, cards: int) -> None:
        """Cards of the seat have been shown to all."""
        for pair, mask in self.known.items():
            if pair[1] == seat:
                self.known[pair] = mask & ~cards
        if self.named >= 0 and cards & BIT[self.named]:
            self.named_by = -1

    def forget(self, seat: int, knowing: Sequence[int]) -> None:
        """Cards have left the seat's hand, and only some know which: nobody else is sure what is in it."""
        for pair in [pair for pair in self.known if pair[1] == seat and pair[0] not in knowing]:
            del self.known[pair]
        if seat == self.named_by:
            self.named_by = -1

    def given(self, seat: int, other: int, cards: int) -> None:
        """The seat has given the other cards that only the two know."""
        self.forget(seat, (seat, other))
        if (other, seat) in self.known:
            self.known[other, seat] &= ~cards
        self.known[seat, other] = self.known.get((seat, other), 0) | cards
        for pair in [pair for pair in self.bounds if pair[1] == other and pair[0] != seat]:
            del self.bounds[pair]

    # what the round is made of

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """Hands, the pile, cards that are gone, and what lies face down."""
        n = self.seats
        found = [(ZoneSpec("hand", seat, only(seat)), self.hand[seat]) for seat in range(n)]
        found += [(ZoneSpec("pile", None, ALL), self.pile), (ZoneSpec("gone", None, ALL), self.gone)]
        if self.options.ten_discard:
            found += [(ZoneSpec("waste", seat, only(seat)), self.waste[seat]) for seat in range(n)]
        if self.options.equal_hands:
            found.append((ZoneSpec("aside", None, NOBODY), self.aside))
        return [*found, (ZoneSpec("stock", None, NOBODY), self.stock)]

    def secrets(self, seat: int) -> dict[str, object]:
        """What the seat has chosen so far, and what it knows of others' hands."""
        names = DECK.names
        found: dict[str, object] = {}
        if seat == self.mover and (self.picked or self.backs):
            found["picked"], found["backs"] = names(self.picked), self.backs
        if self.returned[seat]:
            found["returned"] = names(self.returned[seat])
        known = {str(o): names(mask) for (s, o), mask in self.known.items() if s == seat and mask}
        if known:
            found["known"] = known
        bounds = {
            str(o): [side, DECK.codes[card]] for (s, o), (side, card) in self.bounds.items() if s == seat
        }
        if bounds:
            found["bounds"] = bounds
        return found

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in ("aside", "backs", "before", "dealer", "gone", "lot", "mover", "named", "named_by"):
            setattr(copy, name, getattr(self, name))
        for name in ("opening", "options", "pack", "phase", "picked", "pile", "seats", "stock"):
            setattr(copy, name, getattr(self, name))
        copy.hand, copy.waste, copy.returned = self.hand[:], self.waste[:], self.returned[:]
        copy.known, copy.bounds = dict(self.known), dict(self.bounds)
        return copy
