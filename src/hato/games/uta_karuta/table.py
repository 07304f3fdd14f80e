"""The state of a round of uta-karuta, and what everybody sees of it."""

from __future__ import annotations

from typing import Any, Self

from hato.cards.poems import DECK
from hato.core import bits
from hato.core.bits import BIT
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Round
from hato.core.zones import ALL, NOBODY, ZoneSpec, only
from hato.games.uta_karuta.options import UtaOptions

SEATS = 4
HAND = 25
NONE = -1

DEAL, CHOOSE, READ, ANSWERING, GIVE, DROP, GEM, ENDED = (
    "deal",
    "yaku",
    "read",
    "answer",
    "penalty",
    "discard",
    "pearl",
    "over",
)
PHASES = (DEAL, CHOOSE, READ, ANSWERING, GIVE, DROP, GEM, ENDED)


def answering_order(owner: int) -> list[int]:
    """The seats in the order in which they may answer (UTA-2)."""
    return [(owner + i) % SEATS for i in range(SEATS)]


class Table(Round):
    """Four hands, the yakufuda, what has left the game, and the poem that is read."""

    __slots__ = (
        "_outcome",
        "answerer",
        "dealer",
        "dropped",
        "failed",
        "gone",
        "hand",
        "known",
        "left",
        "options",
        "order",
        "owner",
        "phase",
        "poem",
        "seen",
        "setup",
        "stock",
        "waits",
        "was_yaku",
        "yaku",
    )

    def __init__(self, options: UtaOptions, setup: Setup, pack: int) -> None:
        self.options = options
        self.setup = setup
        self.dealer = setup.dealer
        self.phase = DEAL
        self.stock = pack
        """cards that are not dealt yet"""
        self.hand = [0] * SEATS
        self.yaku = [0] * SEATS
        """the card on the special place of each seat (UTA-1); while they are chosen, in secret"""
        self.dropped = [0] * SEATS
        """cards that each seat has taken out of the game unread (UTA-5)"""
        self.gone = 0
        """cards that have left with their poem"""
        self.order: tuple[int, ...] = ()
        """the poems that were read, in order; one that returned can stand there twice"""
        self.waits: dict[int, int] = {}
        """poems that return -> so many others are read before (UTA-6)"""
        self.poem = NONE
        self.owner = NONE
        self.failed: tuple[int, ...] = ()
        """the seats that did not answer right, in the order of answering"""
        self.answerer = NONE
        self.was_yaku = False
        """was the answered card a yakufuda?"""
        self.left: list[tuple[int, int]] = []
        """to whom the answerer still gives how many cards"""
        self.seen = 0
        """hands that lie open while the others answer: the owner's with `hand_of_owner`"""
        self.known = [[0] * SEATS for _ in range(SEATS)]
        """known[s][t]: cards that seat s knows to be in the hand of seat t"""
        self._outcome: Outcome | None = None

    # what lies where

    def holder(self, card: int) -> int:
        """The seat that has a card in its hand or as yakufuda; NONE if it has left the game."""
        bit = BIT[card]
        return next((seat for seat in range(SEATS) if (self.hand[seat] | self.yaku[seat]) & bit), NONE)

    @property
    def held(self) -> int:
        """The cards that are in the game."""
        mask = 0
        for seat in range(SEATS):
            mask |= self.hand[seat] | self.yaku[seat]
        return mask

    @property
    def unread(self) -> int:
        """The poems that are still to be read; those whose card has left the game are skipped (UTA-2)."""
        twice = bits.mask_of([card for card in self.order if card not in self.waits])
        return self.held & ~twice

    @property
    def seat(self) -> int:
        """The seat that answers now: the owner, then the others in turn (UTA-2)."""
        return (self.owner + len(self.failed)) % SEATS

    def limit_ms(self) -> int | None:
        """How long who is asked may take."""
        return None if self.phase in (DEAL, READ, ENDED) else self.options.answer_s * 1000

    # what the round is made of

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """Hands, yakufuda, cards dropped, cards that have left, and the undealt ones."""
        found = [(ZoneSpec("stock", None, NOBODY), self.stock)]
        for seat in range(SEATS):
            shown = self.seen & BIT[seat]
            found.append((ZoneSpec("hand", seat, ALL if shown else only(seat)), self._own(seat)))
        secret = self.phase == CHOOSE
        found += [(ZoneSpec("yaku", seat, ALL), 0 if secret else self.yaku[seat]) for seat in range(SEATS)]
        found += [(ZoneSpec("dropped", seat, only(seat)), self.dropped[seat]) for seat in range(SEATS)]
        return [*found, (ZoneSpec("gone", None, ALL), self.gone)]

    def _own(self, seat: int) -> int:
        """A hand; a yakufuda that is not turned up yet is still one of its cards."""
        return self.hand[seat] | self.yaku[seat] if self.phase == CHOOSE else self.hand[seat]

    def facts(self) -> dict[str, Any]:
        """The phase, the poem with its owner, who has failed, what is to be given, and the poems read."""
        return {
            "phase": self.phase,
            "poem": None if self.poem == NONE else DECK.codes[self.poem],
            "owner": None if self.owner == NONE else self.owner,
            "failed": list(self.failed),
            "answerer": None if self.answerer == NONE else self.answerer,
            "was_yaku": self.was_yaku,
            "left": [list(one) for one in self.left],
            "seen": bits.cards(self.seen),
            "order": [DECK.codes[card] for card in self.order],
            "waits": {DECK.codes[card]: n for card, n in sorted(self.waits.items())},
            "limit_ms": self.limit_ms(),
        }

    def secrets(self, seat: int) -> dict[str, Any]:
        """The yakufuda that the seat has chosen, and the cards that it knows in other hands."""
        chosen = DECK.names(self.yaku[seat]) if self.phase == CHOOSE else []
        return {"yaku": chosen, "known": [DECK.names(mask) for mask in self.known[seat]]}

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in Table.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.hand, copy.yaku, copy.dropped = self.hand[:], self.yaku[:], self.dropped[:]
        copy.left, copy.waits = self.left[:], self.waits.copy()
        copy.known = [masks[:] for masks in self.known]
        return copy
