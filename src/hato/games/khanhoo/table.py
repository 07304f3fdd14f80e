"""The cards on the table of a deal: hands, open groups, caches, stock and waste (KHE-6 to KHE-13).

Copies are alike, so which copy is shown must tell nothing. A card that comes into the open is always the
lowest copy that was hidden: it changes places with the one that lay there, which looks the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Self

from hato.cards.khanhoo import DECK
from hato.core import bits
from hato.core.bits import BIT
from hato.core.outcome import Payment
from hato.core.round import Round
from hato.core.zones import ALL, NOBODY, ZoneSpec, only
from hato.games.khanhoo.claims import Claim
from hato.games.khanhoo.counting import CACHE, NOTHING, OPEN, Unit
from hato.games.khanhoo.kinds import COPIES, KIND, Counts, counts
from hato.games.khanhoo.options import KhanhooOptions

DEAL, CHOOSE, THROW, CLAIM, CHALLENGE, STOCK, OVER_ = (
    *("deal", "orphan", "throw", "claim", "challenge", "draw", "over"),
)
PHASES = (DEAL, CHOOSE, THROW, CLAIM, CHALLENGE, STOCK, OVER_)
"""The deal; one seat chooses to be the orphan; a seat throws; the others may claim; a bump may be
challenged; a card is drawn; it is over."""


class Shown(NamedTuple):
    """An open group: the words of its name, empty for one that is none, and the mask of its cards."""

    words: tuple[str, ...]
    cards: int


class Table(Round):
    """Where the cards are, and who knows what of them."""

    __slots__ = (
        *("accepted", "answers", "bluffs", "caches", "claimer", "dealer", "fresh", "groups", "hand", "known"),
        *("leader", "mover", "open", "options", "orphan", "out", "pack", "payments", "phase", "places"),
        *("seats", "stirred", "stock", "taken", "thrower", "throws", "turned", "turns", "waste"),
    )

    def __init__(self, options: KhanhooOptions, seats: int, dealer: int) -> None:
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.leader = (dealer + 1) % seats
        self.places: tuple[int, ...] = ()
        """each seat's place in the cut, from 1 for the lowest card"""
        self.pack = 0
        self.out = 0
        """cards of the deck that are not in play"""
        self.phase = DEAL
        self.mover = self.leader
        self.orphan = -1
        self.hand = [0] * seats
        self.open = [0] * seats
        self.caches = [0] * seats
        self.groups: list[tuple[Shown, ...]] = [()] * seats
        self.known = [0] * seats
        """cards in a hand that everybody has seen there or on the way"""
        self.stock = 0
        self.turned: tuple[int, ...] = ()
        """the waste as a stock, the next card first"""
        self.stirred = 0
        """the cards of the last waste that was shuffled, as far as nobody has seen them since"""
        self.waste: tuple[int, ...] = ()
        self.turns = 0
        self.throws = 0
        """how many discards there were"""
        self.thrower = -1
        self.fresh = -1
        """the card that the seat in turn has drawn"""
        self.taken = -1
        """the kind that was taken into the hand in this turn"""
        self.answers: dict[int, Claim | None] = {}
        self.bluffs: dict[int, int] = {}
        """the first card of a bluff of seats that have to name the second"""
        self.claimer = -1
        self.accepted = 0
        """so many have accepted the bump in question"""
        self.payments: list[Payment] = []

    # what a seat has

    def loose(self, seat: int) -> int:
        """The cards of a seat that are in no group: its hand, with `exposed: free` its open cards too."""
        return self.hand[seat] | (self.open[seat] if self.options.exposed == "free" else 0)

    def hand_counts(self, seat: int) -> Counts:
        """How many loose cards of each kind a seat has."""
        return counts(self.loose(seat))

    def units(self, seat: int) -> tuple[Unit, ...]:
        """The open groups of a seat in order, then its caches."""
        locked = self.options.exposed == "locked"
        found = []
        for group in self.groups[seat]:
            form = (" ".join(group.words) or NOTHING) if locked else OPEN
            found.append(Unit(kinds_of(group.cards), form))
        trios = self.unit_masks(seat)[len(found) :]
        return (*found, *(Unit(kinds_of(trio), CACHE) for trio in trios))

    def unit_masks(self, seat: int) -> list[int]:
        """The masks of the cards of the units of a seat."""
        cached = self.caches[seat]
        trios = [cached & copies for copies in COPIES if cached & copies]
        return [*(group.cards for group in self.groups[seat]), *trios]

    def next_to(self, seat: int) -> int:
        """The seat at the left."""
        return (seat + 1) % self.seats

    @property
    def discard(self) -> int:
        """The card that lies on top of the waste; raises IndexError if there is none."""
        return self.waste[-1]

    # cards come into the open

    def hidden(self) -> int:
        """The mask of the cards whose place is not known to everybody."""
        mask = self.stock
        for seat in range(self.seats):
            mask |= (self.hand[seat] & ~self.known[seat]) | self.caches[seat]
        return mask

    def surface(self, seat: int, kind: int) -> int:
        """The card of this kind that the seat shows from its hand; it lies there afterwards."""
        copies = COPIES[kind]
        seen = self.hand[seat] & self.known[seat] & copies
        if seen:
            return bits.lowest(seen)
        hidden = self.hidden() & copies
        card = bits.lowest(hidden & ~self.stirred)
        if card < 0:
            card = bits.lowest(hidden)
        mine = self.hand[seat] & copies
        if not mine & BIT[card]:
            self._swap(card, bits.lowest(mine))
        self.stirred &= ~BIT[card]
        return card

    def _swap(self, one: int, other: int) -> None:
        """Two copies of a kind change places."""
        both = BIT[one] | BIT[other]
        if (self.stock & both).bit_count() == 1:
            self.stock ^= both
        for masks in (self.hand, self.caches):
            for seat in range(self.seats):
                if (masks[seat] & both).bit_count() == 1:
                    masks[seat] ^= both
        if self.fresh in (one, other):
            self.fresh = one + other - self.fresh

    def pull(self, seat: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """Shows cards of these kinds and takes them out of the hand."""
        cards = []
        for kind in kinds:
            card = self.surface(seat, kind)
            self.hand[seat] &= ~BIT[card]
            self.known[seat] &= ~BIT[card]
            cards.append(card)
        return tuple(cards)

    def put_back(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards that everybody has seen go into a hand."""
        mask = bits.mask_of(cards)
        self.hand[seat] |= mask
        self.known[seat] |= mask

    # places

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """Hands, open groups, caches, stock, the turned waste, the waste, and what is out of play."""
        seats = range(self.seats)
        over = self.phase == OVER_

        def own(name: str, masks: list[int]) -> list[tuple[ZoneSpec, int]]:
            return [(ZoneSpec(name, seat, ALL if over else only(seat)), masks[seat]) for seat in seats]

        return [
            *own("hand", self.hand),
            *((ZoneSpec("melds", seat, ALL), self.open[seat]) for seat in seats),
            *own("cache", self.caches),
            (ZoneSpec("stock", None, NOBODY), self.stock),
            (ZoneSpec("turned", None, ALL), bits.mask_of(self.turned)),
            (ZoneSpec("waste", None, ALL), bits.mask_of(self.waste)),
            (ZoneSpec("out", None, ALL), self.out),
        ]

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in _SHARED:
            setattr(copy, name, getattr(self, name))
        for name in _LISTS:
            setattr(copy, name, getattr(self, name)[:])
        copy.answers = self.answers.copy()
        copy.bluffs = self.bluffs.copy()
        return copy


_LISTS = ("caches", "groups", "hand", "known", "open", "payments")
_SHARED = tuple(name for name in Table.__slots__ if name not in _LISTS and name not in ("answers", "bluffs"))


@lru_cache(maxsize=20_000)
def kinds_of(mask: int) -> tuple[int, ...]:
    """The kinds of the cards of a mask, ascending."""
    return tuple(KIND[card] for card in bits.cards(mask))


def codes(cards: tuple[int, ...]) -> list[str]:
    """The codes of cards, in their order."""
    return [DECK.codes[card] for card in cards]


def names(mask: int) -> list[str]:
    """The codes of the cards of a mask, in deck order."""
    return [DECK.codes[card] for card in bits.cards(mask)]
