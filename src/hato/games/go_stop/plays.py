"""What can be done before the stock card is turned: cards, bombs, jokers, months to show (GS-3 to GS-6)."""

from __future__ import annotations

from hato.core import bits, events
from hato.core.bits import BIT, popcount
from hato.core.events import Emit
from hato.core.round import IllegalActionError
from hato.games.go_stop import deal
from hato.games.go_stop.actions import ACTIONS, BOMB, FLIP_ONLY, JOKER, SHAKE
from hato.games.go_stop.pack import CARDS, CODES, FLOWERS, JOKERS, SUIT, SUITS
from hato.games.go_stop.seats import DRAW_CARD, PICK_HAND, PLAY
from hato.games.go_stop.turns import Turns

_ONES, _FOUR = int("0001" * 12, 2), int("0100" * 12, 2)
"""Bits of `bits.fours` that tell three and four cards of a month."""


class Plays(Turns):
    """The choices of the phase PLAY."""

    __slots__ = ()

    def plays(self) -> list[int]:
        """What may be played now: cards, jokers, bombs, months to show, the stock alone (GS-4)."""
        seat = self.mover
        hand = self.hand[seat]
        codes = bits.cards(hand)
        if hand & JOKERS:
            codes = [card if card < CARDS else card + JOKER for card in codes]
        counts = bits.fours(hand & FLOWERS)
        if counts & (counts >> 1) & _ONES or counts & _FOUR or self.options.small_bomb != "off":
            shown = self.shown_months[seat]
            codes += [BOMB + month for month in deal.bombs(self.options, counts, self.field, shown)]
            codes += [SHAKE + month for month in deal.shakes_now(self.options, counts, self.field, shown)]
        if self.credits[seat]:
            codes.append(FLIP_ONLY)
        return codes

    def do_play(self, seat: int, action: int, emit: Emit | None) -> None:
        """Does a choice of the phase PLAY."""
        if 0 <= action < CARDS:
            if not self.hand[seat] & BIT[action]:
                raise IllegalActionError("that card is not in the hand")
            self.clear_turn()
            self._lay(seat, action, emit)
            return
        if action not in self.plays():
            raise IllegalActionError("that cannot be played now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        if action == FLIP_ONLY:
            self.clear_turn()
            self.credits[seat] -= 1
            self.turn_stock(emit)
        elif SHAKE <= action < SHAKE + SUITS:
            self.show_month(seat, action - SHAKE, emit)
        elif BOMB <= action < BOMB + SUITS:
            self.clear_turn()
            self._bomb(seat, action - BOMB, emit)
        else:
            self._use_joker(seat, action - JOKER, emit)

    def _lay(self, seat: int, card: int, emit: Emit | None) -> None:
        """A hand card comes to the table."""
        bit = BIT[card]
        month = card // 4
        self.hand[seat] ^= bit
        self.played[seat] |= bit
        self.laid = card
        if emit is not None:
            emit(events.chose(seat, ("play", CODES[card])))
            emit(events.moved(seat, (card,), f"hand:{seat}", "field"))
        self.matched = popcount(self.field & SUIT[month])
        self.field |= bit
        if self.matched == 2 and self.options.pick_timing == "before_flip":
            self.phase = PICK_HAND
        else:
            self.turn_stock(emit)

    def _bomb(self, seat: int, month: int, emit: Emit | None) -> None:
        """All hand cards of a month at once (GS-5)."""
        cards = self.hand[seat] & SUIT[month]
        self.hand[seat] ^= cards
        self.played[seat] |= cards
        self.field |= cards
        self.laid = bits.lowest(cards)
        self.bomb = size = popcount(cards)
        if emit is not None:
            emit(events.moved(seat, tuple(bits.cards(cards)), f"hand:{seat}", "field"))
            key = "bomb" if size > 2 else "small_bomb"
            emit(events.called(seat, key, tuple(bits.cards(self.field & SUIT[month]))))
        if deal.is_bomb(self.options, size):
            self.bombs[seat] += 1
        if self.options.after_bomb == "credits":
            self.credits[seat] += size - 1
        else:
            self.flips = size
        self.turn_stock(emit)

    def _use_joker(self, seat: int, card: int, emit: Emit | None) -> None:
        """A hand joker is captured, and a card is drawn for it; that is not a turn (GS-6)."""
        self.hand[seat] ^= BIT[card]
        self.played[seat] |= BIT[card]
        self.captured[seat] |= BIT[card]
        self.gained |= BIT[card]
        self.has_captured[seat] = True
        if emit is not None:
            emit(events.moved(seat, (card,), f"hand:{seat}", f"captured:{seat}"))
        self.run([*self.debt_steps(), *self.joker_steps(seat, BIT[card]), ["draw_card"]], emit)

    def draw_for_joker(self, emit: Emit | None) -> None:
        """A card of the stock for the joker; with nothing left to play the turn is over."""
        if self.stock or self.top:
            self.phase = DRAW_CARD
        elif self.hand[self.mover] or self.credits[self.mover]:
            self.phase = PLAY
        else:
            self.clear_turn()
            self.run([*self.month_steps(), ["done"]], emit)
