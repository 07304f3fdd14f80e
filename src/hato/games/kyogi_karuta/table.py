"""The state of a round of kyogi karuta, and what everybody sees of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Self

from hato.cards.poems import DECK, UPPER
from hato.core import bits
from hato.core.bits import BIT
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Round
from hato.core.zones import ALL, NOBODY, ZoneSpec
from hato.families import poems
from hato.games.kyogi_karuta import camp
from hato.games.kyogi_karuta.options import KyogiOptions
from hato.games.kyogi_karuta.settle import GHOST, Touch

SEATS = 2
NONE = -1

DEAL, PLACE, MEMORIZE, CALM, LISTEN, CONFIRM, PROOF, SEND, RECEIVE, BREAK, ENDED = (
    "deal",
    "place",
    "memorize",
    "calm",
    "listen",
    "confirm",
    "proof",
    "send",
    "receive",
    "break",
    "over",
)
PHASES = (DEAL, PLACE, MEMORIZE, CALM, LISTEN, CONFIRM, PROOF, SEND, RECEIVE, BREAK, ENDED)
"""CALM is before the first mora, where a false start can be made; LISTEN from mora to mora."""

LIMITS_MS = {PLACE: 60_000, PROOF: 6000, CONFIRM: 8000, SEND: 8000, RECEIVE: 8000, BREAK: 5000}
"""How long who is asked may take (KAR-4, KAR-5); for MEMORIZE the option says it."""
UPPER_MS, LOWER_MS, RESONANCE_MS, PAUSE_MS = 5000, 4000, 3000, 1000
"""The official times of a reading: both halves of a poem, the last sound, the silence before the next."""
MOVES = {PLACE: 120, BREAK: 12}
"""So many cards may be moved at one time."""

ABSENT = "absent"
"""The absent poems and those out of play as the players see them, where they do not know which is which."""


@lru_cache(maxsize=1024)
def _decisive(lying: int, unread: int) -> Mapping[str, str]:
    """The kimari-ji of the lying cards among the unread poems."""
    return {DECK.codes[card]: poems.kimariji(card, unread) for card in bits.cards(lying)}


class Half:
    """A choice of several steps that a seat has begun: a card, and the hundreds of its time if said."""

    __slots__ = ("card", "hundreds")

    def __init__(self, card: int, hundreds: int = NONE) -> None:
        self.card = card
        self.hundreds = hundreds


class Table(Round):
    """Two camps, the absent poems, what was heard, and who has done what in this reading."""

    __slots__ = (
        "_outcome",
        "answered",
        "camps",
        "claims",
        "dealer",
        "early",
        "fouls",
        "ghosts",
        "fresh",
        "half",
        "heard",
        "hit",
        "moved",
        "number",
        "options",
        "order",
        "passing",
        "phase",
        "pool",
        "possible",
        "rest",
        "right",
        "sender",
        "slots",
        "taker",
        "touches",
    )

    def __init__(self, options: KyogiOptions, setup: Setup, pack: int) -> None:
        self.options = options
        self.dealer = setup.dealer
        self.phase = DEAL
        self.pool = pack
        """cards that are not dealt yet"""
        self.slots = [[camp.EMPTY] * camp.SLOTS for _ in range(SEATS)]
        """the card at each place of each camp; before they are laid out in the order of the deal"""
        self.camps = [0, 0]
        """the cards of each camp, as masks"""
        self.ghosts = 0
        """the absent poems that are not read yet (KAR-2)"""
        self.rest = 0
        """poems that are not in play"""
        self.order: tuple[int, ...] = ()
        """the poems that were read, in order"""
        self.number = 0
        """of the reading, from 1"""
        self.heard: tuple[str, ...] = ()
        """the morae of this reading so far"""
        self.possible = 0
        """the poems in play that begin with them"""
        self.touches: tuple[Touch, ...] = ()
        """of this reading; what happens after a mora is open when both have answered"""
        self.fresh: tuple[Touch, ...] = ()
        """after the last mora, still secret"""
        self.early = (False, False)
        """who has made a false start in this reading"""
        self.half: list[Half | None] = [None, None]
        self.answered = [False, False]
        self.claims: list[int] = [NONE, NONE]
        """the seat that each says has taken the card (KAR-7)"""
        self.moved = [0, 0]
        """cards that each seat has moved since it may"""
        self.taker = NONE
        self.hit = NONE
        """the card that was read last, while its reading is settled"""
        self.fouls = [0, 0]
        """of each seat in the reading that is settled"""
        self.sender = NONE
        self.right = 0
        """so many cards are still to be sent"""
        self.passing = 0
        """the card on its way from one camp to the other, as a mask"""
        self._outcome: Outcome | None = None

    @property
    def sides(self) -> tuple[int, ...]:
        """How many cards each seat lays out."""
        own, other = self.options.sides
        return (own, other) if self.dealer == 0 else (other, own)

    # what lies where

    def cards(self, seat: int) -> int:
        """The cards of a camp."""
        return self.camps[seat]

    def camp_of(self, card: int) -> int:
        """The camp in which a card lies, or GHOST."""
        return next((seat for seat in range(SEATS) if self.camps[seat] & BIT[card]), GHOST)

    def lay(self, seat: int, slot: int, card: int) -> None:
        """A card comes to a free place of a camp."""
        self.slots[seat][slot] = card
        self.camps[seat] |= BIT[card]

    def lift(self, seat: int, card: int) -> None:
        """A card leaves a camp."""
        self.slots[seat][self.slots[seat].index(card)] = camp.EMPTY
        self.camps[seat] ^= BIT[card]

    @property
    def known(self) -> bool:
        """Does everybody know which poems are absent? Also when none is left: their number is no secret."""
        return self.options.ghosts_shown or not self.rest or not self.ghosts

    @property
    def in_play(self) -> int:
        """The poems that may still be read."""
        return self.cards(0) | self.cards(1) | self.ghosts

    @property
    def thinkable(self) -> int:
        """The poems that may be read as far as the players can know, given what was heard."""
        public = self.in_play if self.known else self.in_play | self.rest
        return public & poems.beginning(self.heard)

    @property
    def decided(self) -> bool:
        """Do all know the poem?"""
        return bits.popcount(self.thinkable) == 1

    # time

    @property
    def live(self) -> int:
        """The number of the reading while a poem is read, else 0."""
        return self.number if self.phase in (CALM, LISTEN) else 0

    @property
    def interval(self) -> tuple[int, int]:
        """The times that a touch can have now, in ms after the first mora, both ends possible (KAR-3)."""
        heard = len(self.heard)
        start = self.options.due(max(0, heard - 1))
        return start, self.end if self.decided else self.options.due(heard) - 1

    @property
    def end(self) -> int:
        """When the reading of a decided poem ends if nobody takes: after its last mora and the late time."""
        card = bits.lowest(self.possible)
        return self.options.due(len(UPPER[card])) + self.options.late_ms

    @property
    def untold(self) -> bool:
        """Are the times of the touches kept? Until the players have said who was first, and then too if they
        agree (KAR-7)."""
        agreed = NONE != self.claims[0] == self.claims[1]
        return self.options.casual_dispute and (self.phase in (LISTEN, CONFIRM) or agreed)

    @property
    def limit_ms(self) -> int | None:
        """How long who is asked may take; None while a poem is read."""
        return self.options.memorize_s * 1000 if self.phase == MEMORIZE else LIMITS_MS.get(self.phase)

    @property
    def lead_ms(self) -> int | None:
        """How long it takes from the beginning of a reading to its first mora; None while no poem is read.

        The lower half of the poem before is read first where that is chosen, before the first poem the
        opening one (KAR-3).
        """
        if not self.live:
            return None
        lead = PAUSE_MS
        if self.options.lower_half:
            lead += LOWER_MS + RESONANCE_MS
        if self.number == 1:
            lead += UPPER_MS if self.options.lower_half else PAUSE_MS
        return lead * self.options.pace // 100

    # what everybody can work out

    @property
    def decisive(self) -> Mapping[str, str]:
        """The kimari-ji that each lying card has now, among the poems that may still be unread (KAR-8).

        Nothing before all lie there.
        """
        if self.phase == DEAL:
            return {}
        lying = self.cards(0) | self.cards(1) | self.passing
        return _decisive(lying, lying | self.ghosts | (0 if self.known else self.rest))

    def _begin(self, phase: str) -> None:
        self.phase = phase
        self.answered = [False, False]
        self.moved = [0, 0]

    # what the round is made of

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """The camps, the absent poems, those out of play, those that were read, and the undealt ones."""
        sight, within = (ALL, None) if self.known and self.phase != DEAL else (NOBODY, ABSENT)
        return [
            (ZoneSpec("stock", None, NOBODY), self.pool),
            (ZoneSpec("camp", 0, ALL), self.cards(0)),
            (ZoneSpec("camp", 1, ALL), self.cards(1)),
            (ZoneSpec("sent", None, ALL), self.passing),
            (ZoneSpec("ghosts", None, sight, within), self.ghosts),
            (ZoneSpec("rest", None, sight, within), self.rest),
            (ZoneSpec("read", None, ALL), bits.mask_of(list(self.order))),
        ]

    def facts(self) -> dict[str, Any]:
        """The phase, where each card lies, what was heard, and what is being settled."""
        listening = self.phase == LISTEN and bool(self.heard)
        return {
            "phase": self.phase,
            "number": self.number,
            "heard": list(self.heard),
            "slots": [
                [None if card == camp.EMPTY else DECK.codes[card] for card in slots] for slots in self.slots
            ],
            "order": [DECK.codes[card] for card in self.order],
            "hit": None if self.hit == NONE else DECK.codes[self.hit],
            "touches": [
                [touch.seat, touch.camp, DECK.codes[touch.card], None if self.untold else touch.t]
                for touch in self.touches
            ],
            "early": [False, False] if self.phase == CALM else list(self.early),
            "fouls": self.fouls[:],
            "taker": None if self.taker == NONE else self.taker,
            "sender": None if self.sender == NONE else self.sender,
            "right": self.right,
            "moved": self.moved[:],
            "known": self.known,
            "mora_ms": self.options.mora_ms,
            "interval": list(self.interval) if listening else None,
            "decided": listening and self.decided,
            "limit_ms": self.limit_ms,
            "lead_ms": self.lead_ms,
            "decisive": {**self.decisive},
        }

    def secrets(self, seat: int) -> dict[str, Any]:
        """The step that the seat has begun, and what it has done in secret in this reading."""
        half = self.half[seat]
        mine = [(touch.camp, DECK.codes[touch.card], touch.t) for touch in self.fresh if touch.seat == seat]
        return {
            "half": None if half is None else [DECK.codes[half.card], half.hundreds],
            "answered": self.answered[seat],
            "touches": [list(touch) for touch in mine],
            "times": [touch.t for touch in self.touches if touch.seat == seat] if self.untold else [],
            "early": self.phase == CALM and self.early[seat],
            "claim": None if self.claims[seat] == NONE else self.claims[seat],
        }

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in Table.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.slots, copy.camps = [slots[:] for slots in self.slots], self.camps[:]
        copy.half, copy.answered = self.half[:], self.answered[:]
        copy.claims, copy.moved, copy.fouls = self.claims[:], self.moved[:], self.fouls[:]
        return copy
