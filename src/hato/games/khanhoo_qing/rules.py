"""The Qing form of Khanhoo: a deal of drawing, taking and throwing (KHQ-2 to KHQ-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from hato.cards.money import QING
from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Round, Turn
from hato.core.zones import ALL, NOBODY, ZoneSpec, only
from hato.games.khanhoo_qing import proposal, settlement, worlds
from hato.games.khanhoo_qing.actions import ACTIONS, CLAIM, DECLARE, DISCARD, DRAW, PASS, TAKE, WIN
from hato.games.khanhoo_qing.kinds import ALIKE, KIND, counts
from hato.games.khanhoo_qing.options import QingOptions
from hato.games.khanhoo_qing.river import River, Thrown, in_a_row, lying
from hato.games.khanhoo_qing.solver import spare_of, waits, wins

DEAL, TURN_, CLAIMS, OFFER, STOCK, END = "deal", "turn", "claim", "offer", "draw", "over"
PHASES = (DEAL, TURN_, CLAIMS, OFFER, STOCK, END)
"""The deal; a seat wins or throws; waiting seats may claim a discard; the next seat may take it; a card is
drawn; it is over."""

TAKES_EACH = 2
"""After so many discards for each player, taken in a row, the next seat may only draw (KHQ-4)."""


class QingRound(Round):
    """A deal. `river` has the discards in order; `passed` who was asked to claim the last one."""

    __slots__ = (
        *("_outcome", "drawn", "hand", "held", "mover", "options"),
        *("passed", "phase", "river", "seats", "setup", "stock", "waiting"),
    )

    def __init__(self, options: QingOptions, setup: Setup) -> None:
        self.options = options
        self.setup = setup
        self.seats = setup.seats
        self.stock = QING.mask
        self.hand = [0] * setup.seats
        self.river: River = ()
        self.held = [0] * setup.seats
        """the cards that everybody knows to be in the hand: taken and not thrown again"""
        self.waiting = [False] * setup.seats
        """has the seat declared that it waits for its last card? (KHQ-6 `claim_when_waiting`)"""
        self.passed: tuple[int, ...] = ()
        self.phase = DEAL
        self.mover = setup.dealer
        self.drawn: int | None = None
        """the card that the seat in turn has drawn, known to it alone"""
        self._outcome: Outcome | None = None

    # who is asked

    def turn(self) -> Turn:
        """Who is asked now."""
        if self.phase == END:
            return OVER
        return CHANCE if self.phase in (DEAL, STOCK) else CHOICE[self.mover]

    def next_of(self, seat: int) -> int:
        """The next seat in the order of play."""
        return (seat + 1) % self.seats

    # cards

    def chances(self) -> int:
        """The stock, while a card is due."""
        return self.stock if self.phase in (DEAL, STOCK) else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """The next card of the deal, the first one to the dealer, or a card for the seat in turn."""
        bit = BIT[card] if 0 <= card < len(QING) else 0
        if not self.chances() & bit:
            raise IllegalActionError("this card cannot be turned up now")
        if self.phase == DEAL and not any(self.hand) and emit is not None:
            emit(events.paid(settlement.ANTE, settlement.antes(self.seats)))
        self.stock ^= bit
        seat = self._due() if self.phase == DEAL else self.mover
        self.hand[seat] |= bit
        if self.phase == STOCK:
            self.drawn = card
            if emit is not None:
                emit(events.drawn(seat, card, f"hand:{seat}", only(seat)))
            self._ask(TURN_, seat, emit)
            return
        if emit is not None:
            emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
        dealt = sum(bits.popcount(hand) for hand in self.hand)
        dealer = self.setup.dealer
        if dealt == self.options.dealt * self.seats + (0 if self.options.draws_first else 1):
            if self.options.draws_first:
                self.phase, self.mover = STOCK, dealer
            else:
                self._ask(TURN_, dealer, emit)

    def _due(self) -> int:
        """The seat that gets the next card of the deal, one by one from the dealer on."""
        order = [(self.setup.dealer + i) % self.seats for i in range(self.seats)]
        return min(order, key=lambda seat: bits.popcount(self.hand[seat]))

    def _ask(self, phase: str, seat: int, emit: Emit | None) -> None:
        self.phase, self.mover = phase, seat
        if emit is not None:
            emit(events.turn_passed(seat))

    # choices

    def legal(self, seat: int) -> list[int]:
        """Win or throw; claim or pass; take, draw or pass (KHQ-4, KHQ-5)."""
        if seat != self.mover:
            return []
        if self.phase == TURN_:
            return self._throws(seat)
        if self.phase == CLAIMS:
            return [PASS, CLAIM] if self._completes(seat) else [PASS]
        if self.phase == OFFER:
            found = [] if in_a_row(self.river) >= TAKES_EACH * self.seats else [TAKE]
            return [*found, DRAW if self.stock else PASS]
        return []

    def _throws(self, seat: int) -> list[int]:
        """What a full hand may do: not throw the kind that it has just taken."""
        mine = self.hand[seat]
        hand = counts(mine)
        last = self.river[-1] if self.river else None
        taken = KIND[last.card] if last is not None and last.taker == seat else -1
        free = [card for card in bits.cards(self.offered(seat)) if KIND[card] != taken]
        found = [DISCARD + card for card in free]
        if self.options.claim_when_waiting and not self.waiting[seat]:
            found += [DECLARE + card for card in free if waits(counts(mine ^ BIT[card]), self.options)]
        return [*found, WIN] if wins(hand, self.options) else found

    def offered(self, seat: int) -> int:
        """The cards that a seat may throw: of those alike a known one, if there is one.

        So a throw tells nobody how many are left.
        """
        mask = self.hand[seat]
        for card in bits.cards(self.held[seat]):
            mask &= ~ALIKE[KIND[card]] | self.held[seat]
        return mask

    def copy(self, seat: int, kind: int) -> int:
        """The first card of that kind that a seat may throw."""
        return bits.lowest(self.offered(seat) & ALIKE[kind])

    def _completes(self, seat: int) -> bool:
        """Does the last discard complete the hand?"""
        return wins(counts(self.hand[seat] | BIT[self.river[-1].card]), self.options)

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of the seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        if action < WIN:
            self._throw(seat, action, emit)
        elif action == WIN:
            self._win(seat, "win", emit)
        elif action == TAKE:
            self._take(seat, emit)
            self._ask(TURN_, seat, emit)
        elif action == DRAW:
            self.phase = STOCK
        elif action == CLAIM:
            self._take(seat, emit)
            self._win(seat, "claim", emit)
        elif self.phase == CLAIMS:
            self.passed = (*self.passed, seat)
            self._offer(emit)
        else:
            self._end(None, "void", emit)

    def _throw(self, seat: int, action: int, emit: Emit | None) -> None:
        """A card is thrown, and then it is offered."""
        declared = action >= DECLARE
        self._lay(seat, action - (DECLARE if declared else DISCARD), declared, emit)
        if declared and emit is not None:
            emit(events.called(seat, "waiting"))
        self._offer(emit)

    def _lay(self, seat: int, card: int, declared: bool, emit: Emit | None) -> None:
        source = "held" if self.held[seat] & BIT[card] else "hand"
        self.hand[seat] ^= BIT[card]
        self.held[seat] &= ~BIT[card]
        self.waiting[seat] = self.waiting[seat] or declared
        self.river = (*self.river, Thrown(seat, card, None, declared))
        self.passed = ()
        self.drawn = None
        if emit is not None:
            emit(events.moved(seat, (card,), f"{source}:{seat}", f"discard:{seat}"))

    def _offer(self, emit: Emit | None) -> None:
        """Waiting seats are asked in order from the thrower on, then the next seat."""
        thrower = self.river[-1].seat
        for i in range(1, self.seats):
            seat = (thrower + i) % self.seats
            if seat not in self.passed and self.waiting[seat]:
                self._ask(CLAIMS, seat, emit)
                return
        if not self.stock and in_a_row(self.river) >= TAKES_EACH * self.seats:
            self._end(None, "void", emit)
        else:
            self._ask(OFFER, self.next_of(thrower), emit)

    def _take(self, seat: int, emit: Emit | None) -> None:
        """The last discard comes into the hand."""
        last = self.river[-1]
        self.hand[seat] |= BIT[last.card]
        self.held[seat] |= BIT[last.card]
        self.river = (*self.river[:-1], last._replace(taker=seat))
        if emit is not None:
            emit(events.moved(seat, (last.card,), f"discard:{last.seat}", f"held:{seat}"))

    def _win(self, seat: int, key: str, emit: Emit | None) -> None:
        """A full hand is shown; of sixteen cards one is thrown."""
        spare = spare_of(counts(self.hand[seat]), self.options)
        if spare is not None:
            self._lay(seat, self.copy(seat, spare), False, emit)
        if emit is not None:
            emit(events.called(seat, "win"))
            emit(events.revealed(f"hand:{seat}", tuple(bits.cards(self.hand[seat] & ~self.held[seat]))))
        self._end(seat, key, emit)

    def _end(self, winner: int | None, key: str, emit: Emit | None) -> None:
        cards = 0 if winner is None else self.hand[winner]
        last = self.setup.number >= self.options.deals
        found = settlement.settle(self.setup, winner, key, cards, last)
        self.phase, self.drawn = END, None
        self._outcome = found
        if emit is not None:
            for payment in found.paid[1:]:
                emit(events.paid(payment.key, payment.points))
            emit(events.scored(winner, found.lines))
            emit(events.round_ended(key, winner, found.points))

    def fallback(self, seat: int) -> int:
        """Throws the card that it has drawn, takes nothing and claims nothing."""
        codes = self.legal(seat)
        if self.drawn is not None and self.phase == TURN_:
            return DISCARD + self.copy(seat, KIND[self.drawn])
        return next((code for code in codes if code in (DRAW, PASS)), codes[0])

    # what the round is made of

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """Hands, what everybody knows of them, the discards that lie before each seat, and the stock."""
        n = self.seats
        shown = self._outcome.winner if self._outcome is not None else None
        hands = [hand & ~held for hand, held in zip(self.hand, self.held, strict=True)]
        return [
            *(
                (ZoneSpec("hand", seat, ALL if seat == shown else only(seat)), hands[seat])
                for seat in range(n)
            ),
            *((ZoneSpec("held", seat, ALL), self.held[seat]) for seat in range(n)),
            *((ZoneSpec("discard", seat, ALL), lying(self.river, seat)) for seat in range(n)),
            (ZoneSpec("stock", None, NOBODY), self.stock),
        ]

    def facts(self) -> dict[str, Any]:
        """Phase, who is asked, the discards, who declared and passed, the pool, and the groups that won."""
        return {
            "phase": self.phase,
            "mover": self.mover,
            "river": [one.to_json() for one in self.river],
            "waiting": self.waiting[:],
            "passed": list(self.passed),
            "pool": self.setup.carried.pot + self.seats,
            "groups": settlement.groups(self._outcome, self.options),
        }

    def secrets(self, seat: int) -> dict[str, Any]:
        """The groups that its hand may lie in, as help, and the card that it has drawn."""
        if self.phase in (DEAL, END):
            return {}
        best = {"best": proposal.told(self.hand[seat], self.options)}
        if self.drawn is None or seat != self.mover or self.phase != TURN_:
            return best
        return {**best, "drawn": QING.codes[self.drawn]}

    def outcome(self) -> Outcome | None:
        """How the deal ended; None while it goes on."""
        return self._outcome

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = self.__class__.__new__(self.__class__)
        for name in ("options", "setup", "seats", "stock", "river", "passed", "phase", "mover", "drawn"):
            setattr(copy, name, getattr(self, name))
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.waiting = self.waiting[:]
        copy._outcome = self._outcome
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals what `seat` cannot know anew; who has declared gets cards that were one short of a win."""
        worlds.deal(self, seat, rng)
