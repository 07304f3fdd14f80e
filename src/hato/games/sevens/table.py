"""What a round of Sevens is made of, and what a seat may do in it (SEV-4, SEV-5, SEV-8)."""

from __future__ import annotations

from typing import Self

from hato.core import bits
from hato.core.bits import BIT
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Round
from hato.games.sevens.options import SevensOptions
from hato.games.sevens.rows import (
    JOKERS,
    JUMP_CODE,
    NO_CARD,
    PASS,
    PLAY,
    SEVENS,
    all_points,
    lowest,
    next_cards,
)
from hato.games.sevens.standing import Loss

PHASES = ("deal", "lot", "open", "play", "over")
"""The deal; the lot for who begins (SEV-3); the first turn; all others; the end."""
DEAL, LOT, OPEN, GO_ON, ENDED = PHASES


class Table(Round):
    """A round without its course. Each set of cards is a mask, each list has one item for every seat.

    `passes` are those of each seat, `passed` the seats that have passed since the last card. `shown`, `lacks`
    and `guarded` are what everybody knows of the hands: jokers they hold, cards they do not hold, and cards
    they do not hold if they hold a joker that nobody has seen.
    """

    __slots__ = (
        "_outcome",
        "dealer",
        "finished",
        "gone",
        "guarded",
        "hand",
        "lacks",
        "layout",
        "lost",
        "mover",
        "options",
        "pack",
        "passed",
        "passes",
        "phase",
        "placed",
        "seats",
        "shown",
        "stock",
    )

    def __init__(self, options: SevensOptions, setup: Setup, pack: int) -> None:
        self.options = options
        self.seats = setup.seats
        self.dealer = setup.dealer
        self.pack = pack
        self.stock = pack
        self.hand: list[int] = [0] * self.seats
        self.layout = 0
        self.gone = 0
        """jokers that have left the game"""
        self.phase = DEAL
        self.mover = (self.dealer + 1) % self.seats
        self.passes: list[int] = [0] * self.seats
        self.passed: list[int] = []
        self.finished: list[int] = []
        self.lost: list[Loss] = []
        self.shown: list[int] = [0] * self.seats
        self.lacks: list[int] = [0] * self.seats
        self.guarded: list[int] = [0] * self.seats
        self.placed: tuple[int, ...] = ()
        """the places of the seats, at the end"""
        self._outcome: Outcome | None = None

    # who is in, and what a seat may do

    @property
    def still(self) -> list[int]:
        """The seats that are still in, in the order of their numbers."""
        out = {*self.finished, *(loss.seat for loss in self.lost)}
        return [seat for seat in range(self.seats) if seat not in out]

    @property
    def must_open(self) -> bool:
        """Must the mover lay a seven now?"""
        return self.phase == OPEN and self.options.sevens_start == "from_hand"

    def playable(self, seat: int) -> int:
        """The cards of the seat that can be laid now, as a mask."""
        if self.must_open:
            return self.hand[seat] & SEVENS
        return self.hand[seat] & next_cards(self.layout, self.options.ace, self.options.wrap)

    def jumps(self, seat: int) -> list[int]:
        """The codes of what the seat can do with a joker now, ascending (SEV-8)."""
        hand = self.hand[seat]
        if self.phase == OPEN or not hand & JOKERS or not self.may_spend_joker(seat):
            return []
        missing = self.pack & ~self.layout & ~hand
        return sorted(
            {
                JUMP_CODE[point.after, point.card]
                for point in all_points(self.layout, self.options.ace, self.options.wrap)
                if point.after != NO_CARD and hand & BIT[point.after] and missing & BIT[point.card]
            }
        )

    def may_spend_joker(self, seat: int) -> bool:
        """May the seat play a joker and another card with the number of cards that it holds?"""
        return self.options.joker_last != "forbidden" or bits.popcount(self.hand[seat]) > 2

    def may_refuse(self, seat: int) -> bool:
        """May a seat pass that can play? (SEV-5)"""
        if not self.options.voluntary_pass or self.must_open:
            return False
        if self.options.limit is not None:
            return self.passes[seat] < self.options.limit
        return not {*self.still} <= {*self.passed, seat}

    def legal(self, seat: int) -> list[int]:
        """The cards that fit, what can be done with a joker, and the pass, where each is allowed."""
        if self.phase not in (OPEN, GO_ON) or seat != self.mover:
            return []
        codes = [PLAY + card for card in bits.cards(self.playable(seat))] + self.jumps(seat)
        return [*codes, PASS] if not codes or self.may_refuse(seat) else codes

    def fallback(self, seat: int) -> int:
        """The card with the lowest place; else a pass, or the first use of the joker (SEV-9)."""
        card = lowest(self.playable(seat), self.options.ace)
        if card != NO_CARD:
            return PLAY + card
        codes = self.legal(seat)
        return PASS if PASS in codes else codes[0]

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        copy.options = self.options
        copy.seats = self.seats
        copy.dealer = self.dealer
        copy.pack = self.pack
        copy.stock = self.stock
        copy.hand = self.hand[:]
        copy.layout = self.layout
        copy.gone = self.gone
        copy.phase = self.phase
        copy.mover = self.mover
        copy.passes = self.passes[:]
        copy.passed = self.passed
        copy.finished = self.finished
        copy.lost = self.lost
        copy.shown = self.shown[:]
        copy.lacks = self.lacks[:]
        copy.guarded = self.guarded[:]
        copy.placed = self.placed
        copy._outcome = self._outcome
        return copy
