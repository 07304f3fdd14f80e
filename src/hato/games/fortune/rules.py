"""The round: three places are picked with closed eyes, then the cards there are turned up (FT-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from hato.cards import hanafuda
from hato.core import bits, events
from hato.core.actions import ActionTable, Verb
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, PositionError, Rng, Round, Turn
from hato.core.zones import ALL, NOBODY, ZoneSpec
from hato.games.fortune import reading
from hato.games.fortune.options import FortuneOptions
from hato.games.fortune.reading import SIDES, SPREAD, Part

PLACES = len(hanafuda.DECK)
ACTIONS = ActionTable(
    (
        Verb("pick", tuple((str(place),) for place in range(PLACES))),
        Verb("strengthen", tuple((side,) for side in SIDES)),
    ),
    hanafuda.CODES,
)
_STRENGTHEN = ACTIONS.first["strengthen"]

FACE_DOWN = ZoneSpec("spread", None, NOBODY)
READING = ZoneSpec("reading", None, ALL)

PICK, READ, ASK, CLOSED = range(4)

OUTCOME = Outcome("read", (0,), None)


class FortuneRound(Round):
    """A reading. The cards lie face down without an order; a picked place gets its card when all are picked.

    So no card has a face before it may be seen, and nothing can leak.
    """

    __slots__ = ("cards", "choice", "options", "phase", "picked", "spread", "whole")

    PHASES: ClassVar[tuple[str, ...]] = ("pick", "read", "strengthen", "closed")

    def __init__(self, options: FortuneOptions, cards: int) -> None:
        self.options = options
        self.whole = cards
        self.spread = cards
        self.phase = PICK
        self.picked: tuple[int, ...] = ()
        """the picked places, in order"""
        self.cards: tuple[int, ...] = ()
        """the cards of the spread, in order"""
        self.choice: str | None = None
        """the side that the reader lets the bright in the middle strengthen"""

    # play

    def turn(self) -> Turn:
        """The reader is asked for places, chance for their cards, the reader perhaps for a side."""
        if self.phase == READ:
            return CHANCE
        return OVER if self.phase == CLOSED else CHOICE[0]

    def legal(self, seat: int) -> list[int]:
        """Every place that is not picked yet, or the two sides."""
        if seat != 0:
            return []
        if self.phase == PICK:
            return [place for place in range(bits.popcount(self.whole)) if place not in self.picked]
        return [_STRENGTHEN + side for side in range(len(SIDES))] if self.phase == ASK else []

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Picks a place, or says which card is strengthened. Raises IllegalActionError."""
        if action not in self.legal(seat):
            raise IllegalActionError("this cannot be chosen now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        if self.phase == ASK:
            self.choice = SIDES[action - _STRENGTHEN]
            self._close(emit)
            return
        self.picked = (*self.picked, action)
        if len(self.picked) == SPREAD:
            self.phase = READ

    def chances(self) -> int:
        """Every card that lies face down."""
        return self.spread if self.phase == READ else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """The next picked place has this card. Raises IllegalActionError."""
        bit = BIT[card] if 0 <= card < len(BIT) else 0
        if not self.chances() & bit:
            raise IllegalActionError("this card cannot be turned up now")
        self.spread ^= bit
        self.cards = (*self.cards, card)
        if emit is not None:
            emit(events.Event("drawn", 0, (card,), FACE_DOWN.place, READING.place))
        if len(self.cards) < SPREAD:
            return
        if reading.asks(self.codes, self.options.bright_target):
            self.phase = ASK
        else:
            self._close(emit)

    def _close(self, emit: Emit | None) -> None:
        self.phase = CLOSED
        if emit is not None:
            emit(events.round_ended(OUTCOME.key, OUTCOME.winner, OUTCOME.points))

    def fallback(self, seat: int) -> int:
        """The first place that is left, or the card before."""
        return self.legal(seat)[0]

    def outcome(self) -> Outcome | None:
        """A reading ends without points."""
        return OUTCOME if self.phase == CLOSED else None

    # what is known

    @property
    def codes(self) -> list[str]:
        """The codes of the turned cards, in order."""
        return [hanafuda.CODES[card] for card in self.cards]

    def said(self) -> tuple[list[int], list[Part]]:
        """The strength of each card and the parts of the reading; empty lists before it is over."""
        if self.phase != CLOSED:
            return [], []
        added = reading.amplify(self.codes, self.options.bright_target, self.choice)
        return added, reading.combined(self.codes, added)

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """The cards that lie face down, and those that are turned up."""
        return [(FACE_DOWN, self.spread), (READING, bits.mask_of(self.cards))]

    def facts(self) -> dict[str, Any]:
        """The phase, what was picked and turned up in order, and what it says when the reading is over."""
        added, parts = self.said()
        return {
            "phase": self.PHASES[self.phase],
            "picked": list(self.picked),
            "cards": self.codes,
            "strengthen": self.choice,
            "amplify": added,
            "reading": [list(part) for part in parts],
        }

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets the position; raises PositionError if it cannot be."""
        try:
            phase = self.PHASES.index(facts["phase"])
            picked = tuple(int(place) for place in facts["picked"])
            cards = tuple(hanafuda.DECK.card(code) for code in facts["cards"])
            choice = facts["strengthen"]
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        masks = [zones.get(FACE_DOWN.place, 0), zones.get(READING.place, 0)]
        if not bits.partition(masks, self.whole) or masks[1] != bits.mask_of(cards):
            raise PositionError("the zones of a position hold every card of the deck exactly once")
        if not _fits(phase, picked, cards, bits.popcount(self.whole)):
            raise PositionError("three different places are picked, and then each has a card")
        self.spread, self.phase, self.picked, self.cards = masks[0], phase, picked, cards
        asked = len(cards) == SPREAD and reading.asks(self.codes, self.options.bright_target)
        if (choice is not None) != (asked and phase == CLOSED) or choice not in (None, *SIDES):
            raise PositionError("the reader says what a bright strengthens where he is asked, and only there")
        if phase == ASK and not asked:
            raise PositionError("nobody is asked what a bright of this spread strengthens")
        self.choice = choice

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__(self.options, self.whole)
        copy.spread, copy.phase, copy.choice = self.spread, self.phase, self.choice
        copy.picked, copy.cards = self.picked, self.cards
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Changes nothing: the cards that lie face down have no order, and everybody knows which they are."""


def _fits(phase: int, picked: Sequence[int], cards: Sequence[int], places: int) -> bool:
    """Do the numbers of picked places and turned cards belong to the phase?"""
    known = len(set(picked)) == len(picked) and all(0 <= place < places for place in picked)
    if phase == PICK:
        return known and len(picked) < SPREAD and not cards
    turned = len(cards) < SPREAD if phase == READ else len(cards) == SPREAD
    return known and len(picked) == SPREAD and turned
