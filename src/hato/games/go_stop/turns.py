"""The turns of a round: hand card, stock card, and what they take (GS-4 to GS-7)."""

from __future__ import annotations

from hato.core import bits, events
from hato.core.bits import BIT, popcount
from hato.core.events import Emit
from hato.core.outcome import Line
from hato.core.round import IllegalActionError
from hato.families.dealt import NO_CARD
from hato.games.go_stop import junk, settlement
from hato.games.go_stop.actions import TAKE
from hato.games.go_stop.opening import LOOSE
from hato.games.go_stop.pack import CARDS, CODES, FLOWERS, SUIT
from hato.games.go_stop.seats import FLIP, PICK_FLIP, PICK_HAND, PLAY
from hato.games.go_stop.transfers import Step, Transfers

THREE = 3
"""So many ppeok of one player win (GS-13)."""

_ORDER = (("pak", "own_pak"), ("ttadak",), ("jjok",), ("sweep",))
"""The order in which the events of a turn are paid, after bombs and jokers."""


class Turns(Transfers):
    """A round's turns.

    `laid` is the hand card of the turn, `target` the table card that it takes, `matched` how many cards of
    its month lay on the table (3: a stack), `bomb` how many hand cards were played at once. `flips` are the
    stock cards still to be turned, `attached` the jokers turned on the way, `events` what the turn brought,
    `opened` the months of the stacks that it took, `took` the cards that it captured from the table and
    `effects` the jokers among them; `gained` has all cards that came to the player in his turn.
    """

    __slots__ = (
        "attached",
        "bomb",
        "bombs",
        "credits",
        "effects",
        "events",
        "flipped",
        "flips",
        "laid",
        "matched",
        "opened",
        "ppeoks",
        "streaks",
        "target",
        "took",
        "turns",
    )

    def _gather(self) -> None:
        super()._gather()
        n = self.seats
        self.credits: list[int] = [0] * n
        self.bombs: list[int] = [0] * n
        self.ppeoks: list[int] = [0] * n
        self.streaks: list[int] = [0] * n
        """how many own turns from the first on each player has made a ppeok in"""
        self.turns: list[int] = [0] * n
        self.clear_turn()

    def clear_turn(self) -> None:
        """A play begins; cards gained by jokers before it stay gained."""
        self.laid = NO_CARD
        self.target = NO_CARD
        self.matched = 0
        self.bomb = 0
        self.flips = 1
        self.flipped = NO_CARD
        self.attached = 0
        self.effects = 0
        self.took = 0
        self.events: list[str] = []
        self.opened: list[int] = []

    # for what is built on it

    def exhausted(self, emit: Emit | None) -> None:
        """All hands and credits are used and nobody stopped."""
        raise NotImplementedError

    def choices(self, card: int) -> int:
        """The table cards of a card's month, without the cards that this turn has brought there."""
        cards = self.field & SUIT[card // 4] & ~BIT[card]
        return cards & ~BIT[self.laid] if self.laid != NO_CARD else cards

    # the turn

    def begin_turns(self, emit: Emit | None) -> None:
        """The dealer plays first (GS-1)."""
        self.mover = self.dealer
        self.begin_turn(emit)

    def begin_turn(self, emit: Emit | None) -> None:
        """A turn of the mover."""
        self.turns[self.mover] += 1
        self.gained = 0
        self.phase = PLAY
        if emit is not None:
            emit(events.turn_passed(self.mover))

    def next_turn(self, emit: Emit | None) -> None:
        """The next player who has a card or a credit; without one the round is exhausted (G-12)."""
        n = self.seats
        for i in range(1, n + 1):
            seat = (self.mover + i) % n
            if self.hand[seat] or self.credits[seat]:
                self.mover = seat
                self.begin_turn(emit)
                return
        self.exhausted(emit)

    def turn_stock(self, emit: Emit | None) -> None:
        """The top of the stock is turned, if there is a card."""
        if self.stock or self.top:
            self.phase = FLIP
        else:
            self._after_flip(emit)

    def _trick_one(self) -> bool:
        """Does the hand card of this turn make a trick, so far?"""
        return self.bomb > 0 or (self.laid != NO_CARD and self.matched > 0)

    def turned(self, card: int, emit: Emit | None) -> None:
        """A stock card is turned up (GS-4, jokers GS-6)."""
        if card >= CARDS:
            self.attached |= BIT[card]
            self.effects |= BIT[card]
            if self._trick_one() and self.options.joker_flip == "attach_and_redraw":
                self.field |= BIT[card]
            else:
                self._capture(BIT[card], emit)
            if self.options.joker_flip == "attach_and_redraw":
                self.turn_stock(emit)
            else:
                self._after_flip(emit)
            return
        self.flipped = card
        self.field |= BIT[card]
        self._after_flip(emit)

    def _after_flip(self, emit: Emit | None) -> None:
        """Asks which of two cards is covered, or resolves."""
        laid, flipped = self.laid, self.flipped
        month = flipped // 4
        same = laid != NO_CARD and flipped != NO_CARD and laid // 4 == month
        if not same:
            if self.matched == 2 and self.target == NO_CARD and not self.bomb:
                self.phase = PICK_HAND
                return
            loose = flipped != NO_CARD and self.stacks[month] == LOOSE
            if loose and popcount(self.field & SUIT[month]) == 3:
                self.phase = PICK_FLIP
                return
        self._resolve(same, NO_CARD, emit)

    def pick(self, seat: int, action: int, emit: Emit | None) -> None:
        """The player says which of two cards is covered."""
        phase = self.phase
        card = action - TAKE
        source = self.laid if phase == PICK_HAND else self.flipped
        if not 0 <= card < CARDS or not self.choices(source) & BIT[card]:
            raise IllegalActionError("one of the two matching cards has to be taken")
        if emit is not None:
            emit(events.chose(seat, ("take", CODES[card])))
        if phase == PICK_FLIP:
            self._resolve(False, card, emit)
            return
        self.target = card
        if self.flipped == NO_CARD and self.options.pick_timing == "before_flip":
            self.turn_stock(emit)
        else:
            self._after_flip(emit)

    # resolution

    def is_last(self, seat: int) -> bool:
        """Has the seat neither hand cards nor credits left?"""
        return not self.hand[seat] and not self.credits[seat]

    def _resolve(self, same: bool, picked: int, emit: Emit | None) -> None:
        """What the hand card and the turned card take (GS-4).

        `same` tells that they are of one month, `picked` is the card that the flip covers.
        """
        seat = self.mover
        flipped = self.flipped
        self.last_turn = last = self.is_last(seat)
        won = 0
        if self.laid != NO_CARD:
            month = self.laid // 4
            whole = self.field & SUIT[month]
            if self.bomb:
                won = whole
                self.events.append("bomb" if self.bomb > 2 else "small_bomb")
            elif same:
                if self.matched == 1 and not (last and not self.options.ppeok_on_last_turn):
                    self._ppeok(seat, month, emit)
                    return
                won = whole
                if self.matched != 1:
                    self.events.append("ttadak" if self.matched == 2 else "jjok")
            elif self.matched == 3:
                won = whole | self._open_stack(seat, month)
            elif self.matched == 2:
                won = BIT[self.laid] | BIT[self.target]
            elif self.matched == 1:
                won = whole
        if flipped != NO_CARD and not same:
            month = flipped // 4
            whole = self.field & SUIT[month]
            if self.stacks[month] != LOOSE:
                won |= whole | self._open_stack(seat, month)
            elif picked != NO_CARD:
                won |= BIT[flipped] | BIT[picked]
            elif whole != BIT[flipped]:
                won |= whole
        won |= self.field & self.attached
        if won:
            self._capture(won, emit)
        self.flips -= 1
        if self.flips > 0 and (self.stock or self.top):
            self.laid = self.target = self.flipped = NO_CARD
            self.matched = self.bomb = 0
            self.phase = FLIP
            return
        self._settle_turn(seat, last, emit)

    def _open_stack(self, seat: int, month: int) -> int:
        """A stack is captured: notes whose it was; returns the jokers in it."""
        self.events.append("own_pak" if self.stacks[month] == seat else "pak")
        self.opened.append(month)
        buried = self.buried_in[month]
        self.effects |= buried
        self.stacks[month] = LOOSE
        self.buried_in[month] = 0
        return buried

    def _capture(self, cards: int, emit: Emit | None) -> None:
        self.field &= ~cards
        self.captured[self.mover] |= cards
        self.gained |= cards
        self.took |= cards
        self.has_captured[self.mover] = True
        if emit is not None:
            emit(events.moved(self.mover, tuple(bits.cards(cards)), "field", f"captured:{self.mover}"))

    def _ppeok(self, seat: int, month: int, emit: Emit | None) -> None:
        """Three cards stay as a stack, and the player gets nothing (GS-4)."""
        self.stacks[month] = seat
        self.buried_in[month] = self.field & self.attached
        self.effects &= ~self.buried_in[month]
        self.ppeoks[seat] += 1
        turn = self.turns[seat]
        if self.streaks[seat] == turn - 1:
            self.streaks[seat] = turn
        if emit is not None:
            cards = self.field & SUIT[month] | self.buried_in[month]
            emit(events.called(seat, "ppeok", tuple(bits.cards(cards))))
        self._reward(seat, "ppeok", emit)
        if self.ppeoks[seat] == THREE and self.options.three_ppeok:
            line = Line("three_ppeok", seat, self.options.three_ppeok)
            if emit is not None:
                emit(events.called(seat, "three_ppeok"))
            self.win_fixed("three_ppeok", line, emit)
            return
        self.run([*self._capture_steps(seat), *self._joker_steps(seat), *self.month_steps(), ["done"]], emit)

    def _reward(self, seat: int, event: str, emit: Emit | None) -> None:
        """The side payment of an event in a first turn (GS-13)."""
        points = settlement.reward(self.options, event, self.turns[seat], self.streaks[seat])
        if points:
            change = settlement.side_payment(self.seats, self.others(seat), seat, points, self.can_pay)
            self.pay(f"first_{event}", change, emit)

    def _call_events(self, seat: int, emit: Emit) -> None:
        """Calls out what the turn brought, with its cards; a bomb was called when it was laid."""
        own = SUIT[self.laid // 4] if self.laid != NO_CARD else 0
        stacks = iter(self.opened)
        for event in self.events:
            if event.endswith("bomb"):
                continue
            month = SUIT[next(stacks)] if event.endswith("pak") else own
            cards = self.took & (FLOWERS if event == "sweep" else month)
            emit(events.called(seat, event, tuple(bits.cards(cards))))

    def _capture_steps(self, seat: int) -> list[Step]:
        return [*self.use_steps(seat, self.took), *self.debt_steps()] if self.gained else []

    def _joker_steps(self, seat: int) -> list[Step]:
        return self.joker_steps(seat, self.effects) if self.effects else []

    def _settle_turn(self, seat: int, last: bool, emit: Emit | None) -> None:
        """The turn's cards are collected: its events bring junk, each by itself (GS-7)."""
        found = self.events
        if not self.field and self.took & FLOWERS:
            found.append("sweep")
        if not found and not self.gained & self.scorer.consequential:
            self.finish_turn(emit)
            return
        if emit is not None:
            self._call_events(seat, emit)
        for event in found:
            self._reward(seat, event, emit)
        steps = self._capture_steps(seat)
        for event in found:
            if event.endswith("bomb"):
                size = 3 if event == "bomb" else 2
                steps += self.event_steps(seat, junk.bomb_due(self.options, size, last))
        steps += self._joker_steps(seat)
        order = [event for name in _ORDER for event in found if event in name]
        for event in order:
            steps += self.event_steps(seat, junk.due(self.options, event, last))
        self.run([*steps, *self.month_steps(), ["done"]], emit)
