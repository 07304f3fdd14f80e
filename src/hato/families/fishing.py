"""Fishing games of the flower deck: a hand card and then the stock's card each capture by month (G-6).

`FishingRound` deals, plays, flips and captures; a game fills in what a finished deal, a finished turn
and empty hands mean. The engine works on any part of the deck, so that small decks can be counted out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from hato.cards import hanafuda
from hato.core import bits, events
from hato.core.actions import Verb
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, PositionError, Turn
from hato.families.dealt import DEAL, NO_CARD, DealtRound

PHASES: tuple[str, ...] = ("deal", "play", "flip", "pick", "decide", "over")
PLAY, FLIP, PICK, DECIDE, DONE = range(1, 6)

CARDS = len(hanafuda.DECK)
TAKE = CARDS * 4
"""Code of the first `take` action; `play` codes are card * 4 + place of the target in its suit."""
FREE = TAKE + CARDS
"""The first code that a game may use for its own verbs."""

SUIT: tuple[int, ...] = tuple(hanafuda.SUIT_MASKS[card // 4] for card in range(CARDS))
"""SUIT[card] is the mask of the card's suit."""
PLAIN: tuple[int, ...] = tuple(card * 4 + card % 4 for card in range(CARDS))
"""PLAIN[card] is the code of playing the card without choosing a target."""


def verbs() -> list[Verb]:
    """The verbs of every fishing game: `play C`, `play C TARGET` where two match, and `take TARGET`."""
    codes = hanafuda.CODES
    plays = [
        (codes[card],) if card % 4 == place else (codes[card], codes[card - card % 4 + place])
        for card in range(CARDS)
        for place in range(4)
    ]
    return [Verb("play", plays), Verb("take", [(code,) for code in codes])]


class FishingRound(DealtRound):
    """A round in which each turn plays a hand card, then turns one of the stock (G-6, G-12, KK-3)."""

    __slots__ = ("flipped",)

    PHASES: ClassVar[tuple[str, ...]] = PHASES
    DECK = hanafuda.DECK

    def _gather(self) -> None:
        super()._gather()
        self.flipped: int = NO_CARD

    # what a game fills in

    def after_deal(self, emit: Emit | None) -> None:
        """The last card is dealt: start the play, deal again or end the round."""
        self.start(emit)

    def after_hand(self, captured: bool, emit: Emit | None) -> None:
        """The hand card is played; by default the flip follows."""
        self.phase = FLIP

    def after_turn(self, emit: Emit | None) -> None:
        """Hand card and stock card are done; by default the turn passes."""
        self.next_turn(emit)

    def exhausted(self, emit: Emit | None) -> None:
        """All hands are empty and the round has not ended."""
        raise NotImplementedError

    def decide(self, seat: int, action: int, emit: Emit | None) -> None:
        """A choice in the phase DECIDE."""
        raise IllegalActionError("there is nothing to decide now")

    def decisions(self) -> list[int]:
        """The codes that are legal in the phase DECIDE."""
        return []

    # the round's course

    def turn(self) -> Turn:
        """Who is asked now."""
        phase = self.phase
        if phase == DEAL or phase == FLIP:
            return CHANCE
        return OVER if phase == DONE else CHOICE[self.mover]

    def start(self, emit: Emit | None) -> None:
        """The dealer begins (KK-1)."""
        self.phase = PLAY
        if emit is not None:
            emit(events.turn_passed(self.mover))

    def next_turn(self, emit: Emit | None) -> None:
        """Passes the turn; when every hand is empty the round is exhausted (G-12)."""
        mover = self.mover + 1
        self.mover = mover = 0 if mover == self.seats else mover
        if self.hand[mover] or any(self.hand):
            self.start(emit)
        else:
            self.exhausted(emit)

    def chances(self) -> int:
        """The undealt cards, while one of them is due."""
        return self.stock if self.phase == DEAL or self.phase == FLIP else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals or turns a card of the stock."""
        phase = self.phase
        if phase == DEAL:
            self.deal_card(card, emit)
            return
        bit = BIT[card] if 0 <= card < CARDS else 0
        if not self.stock & bit or phase != FLIP:
            raise IllegalActionError("this card cannot be turned up now")
        self.stock ^= bit
        if emit is not None:
            emit(events.drawn(self.mover, card, "field"))
        matches = self.field & SUIT[card]
        if matches and bits.popcount(matches) == 2:
            self.field |= bit
            self.flipped = card
            self.phase = PICK
            return
        self.capture(card, matches, emit)
        self.after_turn(emit)

    def capture(self, card: int, matches: int, emit: Emit | None) -> None:
        """The card takes the matches, or stays on the field if there are none."""
        if not matches:
            self.field |= BIT[card]
            return
        self.field &= ~(matches | BIT[card])
        self.captured[self.mover] |= matches | BIT[card]
        if emit is not None:
            taken = (card, *bits.cards(matches & ~BIT[card]))
            emit(events.moved(self.mover, taken, "field", f"captured:{self.mover}"))

    def legal(self, seat: int) -> list[int]:
        """Any hand card; with two matches one code for each target (KK-3)."""
        codes: list[int] = []
        if seat != self.mover:
            return codes
        phase = self.phase
        if phase == PLAY:
            field = self.field
            hand = self.hand[seat]
            while hand:
                rest = hand & (hand - 1)
                card = (hand ^ rest).bit_length() - 1
                hand = rest
                matches = field & SUIT[card]
                second = matches & (matches - 1)
                if second and not second & (second - 1):
                    codes.append(card * 4 + bits.lowest(matches) % 4)
                    codes.append(card * 4 + bits.lowest(second) % 4)
                else:
                    codes.append(PLAIN[card])
        elif phase == PICK:
            choices = self.field & SUIT[self.flipped] & ~BIT[self.flipped]
            return [TAKE + card for card in bits.cards(choices)]
        elif phase == DECIDE:
            return self.decisions()
        return codes

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of the seat whose turn it is."""
        phase = self.phase
        if phase == PLAY and seat == self.mover:
            self._play_card(seat, action, emit)
        elif seat != self.mover or phase in (DEAL, FLIP, DONE):
            raise IllegalActionError(f"seat {seat} is not asked for a choice now")
        elif phase == PICK:
            self._pick(seat, action, emit)
        elif action in self.decisions():
            self.decide(seat, action, emit)
        else:
            raise IllegalActionError("that is not one of the decisions offered now")

    def _play_card(self, seat: int, action: int, emit: Emit | None) -> None:
        if not 0 <= action < TAKE:
            raise IllegalActionError("a hand card has to be played now")
        card = action // 4
        bit = BIT[card]
        if not self.hand[seat] & bit:
            raise IllegalActionError("that card is not in the hand")
        target = BIT[action - card * 4 + card - card % 4]
        matches = self.field & SUIT[card]
        if bits.popcount(matches) == 2:
            if not matches & target:
                raise IllegalActionError("two cards match, so one of them has to be named")
            matches = target
        elif target != bit:
            raise IllegalActionError("a target is named only when two cards match")
        self.hand[seat] ^= bit
        self.played[seat] |= bit
        if emit is not None:
            words = (hanafuda.CODES[card],) if target == bit else (hanafuda.CODES[card], _code_of(target))
            emit(events.chose(seat, ("play", *words)))
            emit(events.moved(seat, (card,), f"hand:{seat}", "field"))
        self.capture(card, matches, emit)
        self.after_hand(matches != 0, emit)

    def _pick(self, seat: int, action: int, emit: Emit | None) -> None:
        flipped = self.flipped
        choices = self.field & SUIT[flipped] & ~BIT[flipped]
        card = action - TAKE
        if not 0 <= card < CARDS or not choices & BIT[card]:
            raise IllegalActionError("one of the two matching cards has to be taken")
        self.flipped = NO_CARD
        if emit is not None:
            emit(events.chose(seat, ("take", hanafuda.CODES[card])))
        self.capture(flipped, BIT[card], emit)
        self.after_turn(emit)

    def fallback(self, seat: int) -> int:
        """The lowest legal card with its first target."""
        return self.legal(seat)[0]

    # what the round is made of

    def facts(self) -> dict[str, Any]:
        """What every such round tells, and the turned card that waits."""
        facts = super().facts()
        facts["flipped"] = None if self.flipped == NO_CARD else hanafuda.CODES[self.flipped]
        return facts

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets the position; raises PositionError if it is none in which this round can go on."""
        self.place_zones(zones)
        self.place_facts(facts)
        try:
            flipped = facts["flipped"]
            self.flipped = NO_CARD if flipped is None else hanafuda.DECK.card(flipped)
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        self._check_phase()

    def _check_phase(self) -> None:
        """Is there something to do in this phase? Raises PositionError."""
        whole = self.dealt == len(self.shape.targets)
        if not (0 <= self.dealt < len(self.shape.targets) if self.phase == DEAL else whole):
            raise PositionError(f"{self.dealt} cards cannot be dealt in the phase {PHASES[self.phase]}")
        if self.phase == PLAY and not self.hand[self.mover]:
            raise PositionError("the player whose turn it is has no card to play")
        if self.phase == FLIP and not self.stock:
            raise PositionError("there is no card in the stock to turn")
        picking = self.phase == PICK
        if picking and self.flipped != NO_CARD and self.field & BIT[self.flipped]:
            picking = bits.popcount(self.field & SUIT[self.flipped]) != 3
        elif not picking:
            picking = self.flipped != NO_CARD
        if picking:
            raise PositionError(
                "a turned card waits exactly in the phase pick, on the field with two matches"
            )

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        copy.flipped = self.flipped
        return copy


def _code_of(bit: int) -> str:
    return hanafuda.CODES[bits.lowest(bit)]
