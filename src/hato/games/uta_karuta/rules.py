"""A round of uta-karuta: poems are read, the owner or others answer, cards are given (UTA-1 to UTA-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.cards.poems import DECK
from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.outcome import Line, Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Turn
from hato.core.zones import only
from hato.families import poems
from hato.games.uta_karuta import position, worlds
from hato.games.uta_karuta.actions import ACTIONS, ANSWER, DECLINE, DISCARD, DONE, PEARL, PENALTY, YAKU
from hato.games.uta_karuta.table import (
    ANSWERING,
    CHOOSE,
    DEAL,
    DROP,
    ENDED,
    GEM,
    GIVE,
    HAND,
    NONE,
    READ,
    SEATS,
    Table,
    answering_order,
)


def waiting(others: int) -> int:
    """Of so many other unread poems a poem that returns lets at least half go first (UTA-6)."""
    return -(-others // 2)


class UtaRound(Table):
    """A round of uta-karuta."""

    __slots__ = ()

    # who is asked

    def turn(self) -> Turn:
        """Chance deals and reads; the yakufuda are chosen in secret, all else one after the other."""
        if self.phase == ENDED:
            return OVER
        if self.phase in (DEAL, READ):
            return CHANCE
        if self.phase == CHOOSE:
            return Turn("choice", tuple(seat for seat in range(SEATS) if not self.yaku[seat]), sealed=True)
        return CHOICE[self.seat if self.phase == ANSWERING else self.answerer]

    def legal(self, seat: int) -> list[int]:
        """The codes that the seat may play now, ascending."""
        if seat not in self.turn().seats:
            return []
        own = bits.cards(self.hand[seat])
        if self.phase == CHOOSE:
            return [YAKU + card for card in own]
        if self.phase == ANSWERING:
            return [DECLINE, *(ANSWER + card for card in self.offered(seat))]
        if self.phase == GIVE:
            return [PENALTY + card for card in own]
        verb = DISCARD if self.phase == DROP else PEARL
        return [DONE, *(verb + card for card in own)]

    def offered(self, seat: int) -> list[int]:
        """The endings among which a seat answers: its own cards, or some that begin like the poem (UTA-2)."""
        if seat == self.owner or not self.options.offered:
            return bits.cards(self.hand[self.owner] | self.yaku[self.owner])
        return sorted(poems.alike(self.poem, self.options.offered))

    def fallback(self, seat: int) -> int:
        """Nothing is answered or given at will; what must be laid or given is the lowest card."""
        return self.legal(seat)[0]

    # chance

    def chances(self) -> int:
        """The cards to deal, or the poems of which one is read next."""
        if self.phase == DEAL:
            return self.stock
        return self._next() if self.phase == READ else 0

    def _next(self) -> int:
        """The poems that can be read now: one that returns only after the others that go first (UTA-6)."""
        unread = self.unread
        waiting = bits.mask_of([card for card, n in self.waits.items() if n > 0])
        if unread & ~waiting:
            return unread & ~waiting
        least = min(n for card, n in self.waits.items() if BIT[card] & unread)
        return bits.mask_of([card for card, n in self.waits.items() if n == least and BIT[card] & unread])

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals a card, or the reader begins a poem."""
        if not 0 <= card < len(DECK) or not self.chances() & BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        if self.phase == DEAL:
            self._deal(card, emit)
            return
        self.waits = {one: max(0, n - 1) for one, n in self.waits.items()}
        if card in self.waits:
            self.waits[card] = 0
        self.poem, self.owner = card, self.holder(card)
        self.order = (*self.order, card)
        self.failed, self.answerer, self.was_yaku = (), NONE, False
        self.phase = ANSWERING
        self._learn(self.owner, BIT[card] & self.hand[self.owner])
        if emit is not None:
            emit(events.drawn(None, card, "reading"))
            emit(events.revealed(f"hand:{self.owner}", ()))
            emit(events.turn_passed(self.owner))

    def _deal(self, card: int, emit: Emit | None) -> None:
        """One card to each seat in turn, from the one after the dealer on (UTA-1)."""
        order = [(self.dealer + i) % SEATS for i in range(1, SEATS + 1)]
        seat = min(order, key=lambda one: bits.popcount(self.hand[one]))
        self.stock ^= BIT[card]
        self.hand[seat] |= BIT[card]
        if emit is not None:
            emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
        if not self.stock or all(bits.popcount(hand) == HAND for hand in self.hand):
            self.phase = CHOOSE

    # what happens

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of a seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if self.phase == CHOOSE:
            self._lay(seat, BIT[action - YAKU], emit)
        elif self.phase == ANSWERING:
            self._answer(seat, action, emit)
        elif self.phase == GIVE:
            self._give(seat, BIT[action - PENALTY], emit)
        elif action == DONE:
            self._say(seat, action, emit)
            self._after_drop(emit) if self.phase == DROP else self._resolved(emit)
        elif self.phase == DROP:
            self._drop(seat, BIT[action - DISCARD], emit)
        else:
            self._pearl(seat, BIT[action - PEARL], emit)

    def _say(self, seat: int, action: int, emit: Emit | None) -> None:
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))

    def _lay(self, seat: int, card: int, emit: Emit | None) -> None:
        """A yakufuda is chosen; when all are, they are turned up together (UTA-1)."""
        self.yaku[seat] = card
        if not all(self.yaku):
            return
        self.phase = READ
        if emit is not None:
            emit(events.revealed("yaku", ()))
        for one in range(SEATS):
            self.hand[one] ^= self.yaku[one]
            if emit is not None:
                emit(events.moved(one, tuple(bits.cards(self.yaku[one])), f"hand:{one}", f"yaku:{one}"))

    def _answer(self, seat: int, action: int, emit: Emit | None) -> None:
        """Right, or the next seat may answer (UTA-2, UTA-3)."""
        self._say(seat, action, emit)
        if action != ANSWER + self.poem:
            if action != DECLINE:
                self._learn(seat, BIT[action - ANSWER] & self.hand[seat] if seat == self.owner else 0)
                if emit is not None:
                    emit(events.called(seat, "wrong"))
            self.failed = (*self.failed, seat)
            if len(self.failed) == SEATS:
                self._nobody(emit)
                return
            if seat == self.owner and not self.options.offered:
                self.seen = BIT[seat]
                self._learn(seat, self.hand[seat])
                if emit is not None:
                    emit(events.revealed(f"hand:{seat}", tuple(bits.cards(self.hand[seat]))))
            if emit is not None:
                emit(events.turn_passed(self.seat))
            return
        self.seen = 0
        self.answerer = seat
        self.was_yaku = bool(self.yaku[self.owner] & BIT[self.poem])
        self._leave(emit)
        to = self.failed if self.options.penalty_to == "all_who_failed" else self.failed[:1]
        self.left = [(other, self.options.penalty_cards) for other in to if self.options.penalty_cards]
        self._after_gift(emit)

    def _leave(self, emit: Emit | None) -> None:
        """The card of the poem leaves the game."""
        bit, owner = BIT[self.poem], self.owner
        place = "yaku" if self.yaku[owner] & bit else "hand"
        self.hand[owner] &= ~bit
        self.yaku[owner] &= ~bit
        for known in self.known:
            known[owner] &= ~bit
        self.gone |= bit
        self.waits.pop(self.poem, None)
        if emit is not None:
            emit(events.moved(owner, (self.poem,), f"{place}:{owner}", "gone"))

    def _nobody(self, emit: Emit | None) -> None:
        """Nobody was right: the poem comes back once, the second time its card leaves (UTA-6)."""
        self.seen = 0
        if self.poem in self.waits:
            if emit is not None:
                emit(events.called(self.owner, "lost", (self.poem,)))
            self._leave(emit)
        else:
            self.waits[self.poem] = waiting(bits.popcount(self.unread & ~BIT[self.poem]))
            if emit is not None:
                emit(events.called(self.owner, "returns"))
        self._resolved(emit)

    def _give(self, seat: int, card: int, emit: Emit | None) -> None:
        """A card of the penalty (UTA-3)."""
        other, count = self.left[0]
        self._pass_on(seat, other, card, emit)
        self.left = [(other, count - 1), *self.left[1:]] if count > 1 else self.left[1:]
        self._after_gift(emit)

    def _after_gift(self, emit: Emit | None) -> None:
        """Penalty, then what a yakufuda allows, then a pearl (UTA-3)."""
        if self.left and self.hand[self.answerer]:
            self.phase = GIVE
            return
        self.left = []
        may = self.answerer == self.owner or self.options.yaku_right == "any"
        if self.was_yaku and may and self.options.yaku_discard and self.hand[self.answerer]:
            self.phase = DROP
            self.left = [(self._left_of(self.answerer), self.options.yaku_discard)]
            return
        self._after_drop(emit)

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % SEATS

    def _drop(self, seat: int, card: int, emit: Emit | None) -> None:
        """A card that a yakufuda takes along (UTA-5)."""
        other, count = self.left[0]
        if self.options.yaku_target == "left":
            self._pass_on(seat, other, card, emit)
        else:
            self.hand[seat] ^= card
            self.dropped[seat] |= card
            self._unsure(seat, (seat,))
            if emit is not None:
                place = f"dropped:{seat}"
                cards = tuple(bits.cards(card))
                emit(Event("moved", seat, cards, f"hand:{seat}", place, sight=only(seat)))
        self.left = [(other, count - 1)]
        if count == 1 or not self.hand[seat]:
            self._after_drop(emit)

    def _after_drop(self, emit: Emit | None) -> None:
        self.left = []
        value = self.options.pearl(self.poem)
        may = self.answerer == self.owner or self.options.pearl_right == "answerer"
        if value and may and self.hand[self.answerer]:
            self.phase = GEM
            self.left = [(self._left_of(self.answerer), value)]
            return
        self._resolved(emit)

    def _pearl(self, seat: int, card: int, emit: Emit | None) -> None:
        """A card that a pearl sends to the left neighbor (UTA-4)."""
        other, count = self.left[0]
        self._pass_on(seat, other, card, emit)
        self.left = [(other, count - 1)]
        if count == 1 or not self.hand[seat]:
            self._resolved(emit)

    # who knows what

    def _pass_on(self, seat: int, other: int, card: int, emit: Emit | None) -> None:
        """A card goes from hand to hand; only these two see it."""
        self.hand[seat] ^= card
        self.hand[other] |= card
        self._unsure(seat, (seat, other))
        for one in (seat, other):
            self.known[one][seat] &= ~card
        self.known[seat][other] |= card
        if emit is not None:
            cards = tuple(bits.cards(card))
            emit(Event("moved", seat, cards, f"hand:{seat}", f"hand:{other}", sight=only(seat, other)))

    def _unsure(self, seat: int, but: tuple[int, ...]) -> None:
        """A card has left a hand unseen: nobody else is sure any more what is in it."""
        for one in range(SEATS):
            if one not in but:
                self.known[one][seat] = 0

    def _learn(self, seat: int, cards: int) -> None:
        """All others have seen cards of a hand."""
        for one in range(SEATS):
            if one != seat:
                self.known[one][seat] |= cards

    # the end

    def _resolved(self, emit: Emit | None) -> None:
        """A reading is over: has somebody no card left (UTA-7)?"""
        self.left = []
        first = self.owner if self.answerer == NONE else self.answerer
        done = [seat for seat in answering_order(first) if self._is_done(seat)]
        if done:
            self._end("empty", done[:1], emit)
        elif not self.unread:
            fewest = min(bits.popcount(hand) for hand in self.hand)
            best = [seat for seat in range(SEATS) if bits.popcount(self.hand[seat]) == fewest]
            self._end("exhausted", best, emit)
        else:
            self.phase = READ

    def _is_done(self, seat: int) -> bool:
        blocked = self.options.yaku_blocks_win and self.yaku[seat]
        return not self.hand[seat] and not blocked

    def _end(self, key: str, winners: list[int], emit: Emit | None) -> None:
        """The winner gets a point for each card in the other hands, or one where there are no stakes.

        The cards are counted, not shown.
        """
        self.phase = ENDED
        counts = [bits.popcount(hand) for hand in self.hand]
        winner = winners[0] if len(winners) == 1 else None
        points, lines = [0] * SEATS, []
        if self.options.stakes and winner is not None:
            points = [-n for n in counts]
            points[winner] = sum(counts) - counts[winner]
            for seat, n in enumerate(counts):
                if n and seat != winner:
                    lines.append(Line("cards_left", winner, n))
        elif not self.options.stakes:
            points = [int(seat in winners) for seat in range(SEATS)]
            lines = [Line("won", seat, 1) for seat in winners]
        self._outcome = Outcome(key, tuple(points), winner, tuple(lines), shared=winner is None)
        if emit is not None:
            emit(events.scored(winner, tuple(lines)))
            emit(events.round_ended(key, winner, tuple(points)))

    # what the round is made of

    def place(
        self, zones: Mapping[str, int], facts: Mapping[str, Any], secrets: Mapping[int, Mapping[str, Any]]
    ) -> None:
        """Sets the position; raises PositionError if it cannot be."""
        position.place(self, zones, facts, secrets)

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals the cards that the seat does not know anew."""
        worlds.sample(self, seat, rng)
