"""A round of Sevens: the deal, the turns, passes and eliminations (SEV-1 to SEV-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.outcome import Outcome
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Turn
from hato.core.zones import NOBODY, ZoneSpec, only
from hato.families.shedding import next_in
from hato.games.sevens import position, worlds
from hato.games.sevens.rows import ACTIONS, DECK, FIRST, JOKER, JOKERS, JUMPS, NATURALS, PASS, PLAY, SEVENS
from hato.games.sevens.standing import Loss, Standing, by_fewest, settle
from hato.games.sevens.table import DEAL, ENDED, GO_ON, LOT, OPEN, Table

LOTS = bits.mask_of(list(range(12)))
"""The lot is one of twelve: each of one, two, three or four holders has the same chance (SEV-3)."""


class SevensRound(Table):
    """A round of Sevens."""

    __slots__ = ()

    # who is asked

    def turn(self) -> Turn:
        """Who is asked now."""
        if self.phase == ENDED:
            return OVER
        return CHANCE if self.phase in (DEAL, LOT) else CHOICE[self.mover]

    def chances(self) -> int:
        """The undealt cards, or the lots."""
        return self.stock if self.phase == DEAL else LOTS if self.phase == LOT else 0

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals a card, or draws the lot for who begins."""
        if not 0 <= card < len(DECK) or not self.chances() & BIT[card]:
            raise IllegalActionError("this card cannot be turned up now")
        if self.phase == LOT:
            if emit is not None:
                # nobody sees the lot: with it the others would know who holds no seven
                emit(events.drawn(None, card, "lot", NOBODY))
            holders = [seat for seat in self._order(self.dealer) if self.hand[seat] & SEVENS]
            self._begin(holders[card % len(holders)], emit)
            return
        seat = self.mover
        self.stock ^= BIT[card]
        self.hand[seat] |= BIT[card]
        if emit is not None:
            emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
        self.mover = (seat + 1) % self.seats
        if not self.stock:
            self._dealt(emit)

    def _order(self, last: int) -> list[int]:
        """All seats in the order of play, `last` at the end."""
        return [(last + i) % self.seats for i in range(1, self.seats + 1)]

    def _dealt(self, emit: Emit | None) -> None:
        """The deal is over: the sevens go down, or the lot says who lays the first one (SEV-3)."""
        if self.options.sevens_start == "from_hand":
            self.phase = LOT
            return
        first = next((seat for seat in range(self.seats) if self.hand[seat] & BIT[FIRST]), self.mover)
        for seat in self._order(self.dealer):
            if sevens := self.hand[seat] & SEVENS:
                self._lay(seat, sevens, emit)
        self._begin(first, emit)

    def _begin(self, seat: int, emit: Emit | None) -> None:
        self.phase = OPEN
        self.mover = seat
        if emit is not None:
            emit(events.called(seat, "begins"))
            emit(events.turn_passed(seat))

    # what happens

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice of the seat that is asked."""
        if action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot do that now")
        if emit is not None:
            emit(events.chose(seat, ACTIONS.words(action)))
        if action == PASS:
            self._pass(seat, emit)
            return
        self.passed = []
        by_joker = action >= JOKER
        if by_joker:
            self._jump(seat, *JUMPS[action - JOKER], emit)
        else:
            self._lay(seat, BIT[action - PLAY], emit)
        if not self.hand[seat]:
            self._go_out(seat, by_joker, emit)
        self._after(seat, emit)

    def _lay(self, seat: int, cards: int, emit: Emit | None) -> None:
        self.hand[seat] ^= cards
        self.layout |= cards
        if emit is not None:
            emit(events.moved(seat, tuple(bits.cards(cards)), f"hand:{seat}", "layout"))

    def _show(self, seat: int, cards: int, emit: Emit | None) -> None:
        """The rules make the seat show these cards: it has no choice."""
        if emit is not None:
            emit(events.revealed(f"hand:{seat}", tuple(bits.cards(cards))))

    def _jump(self, seat: int, card: int, between: int, emit: Emit | None) -> None:
        """A joker and a card: the holder of the card between lays it and takes the joker (SEV-8)."""
        joker = BIT[bits.lowest(self.hand[seat] & JOKERS)]
        holder = next(other for other in range(self.seats) if self.hand[other] & BIT[between])
        self._lay(seat, BIT[card], emit)
        self._show(holder, BIT[between], emit)
        self._lay(holder, BIT[between], emit)
        self.hand[seat] ^= joker
        self.hand[holder] |= joker
        worlds.joker_seen(self, seat, holder, joker)
        if emit is not None:
            emit(events.moved(seat, tuple(bits.cards(joker)), f"hand:{seat}", f"hand:{holder}"))

    def _pass(self, seat: int, emit: Emit | None) -> None:
        can_play = bool(self.playable(seat) or self.jumps(seat))
        if not can_play and not self.may_refuse(seat):
            worlds.could_not_play(self, seat)
        limit = self.options.limit
        if not can_play and limit is not None and self.passes[seat] >= limit:
            self._eliminate(seat, emit)
        else:
            self.passes[seat] += 1
            self.passed = [*self.passed, seat]
            self._after(seat, emit)

    def _eliminate(self, seat: int, emit: Emit | None) -> None:
        """One pass too many (SEV-5)."""
        self.lost = [*self.lost, Loss(seat, bits.popcount(self.hand[seat]))]
        if emit is not None:
            emit(events.called(seat, "eliminated"))
        if not self.options.loses_all:
            self._show(seat, self.hand[seat], emit)
            jokers = self.hand[seat] & JOKERS
            if self.hand[seat] & NATURALS:
                self._lay(seat, self.hand[seat] & NATURALS, emit)
            self.hand[seat] = 0
            self.shown[seat] = 0
            self.gone |= jokers
            if jokers and emit is not None:
                emit(events.moved(seat, tuple(bits.cards(jokers)), f"hand:{seat}", "gone"))
        self._after(seat, emit)

    def _go_out(self, seat: int, by_joker: bool, emit: Emit | None) -> None:
        """The last card is played."""
        spoiled = by_joker and self.options.joker_last == "loses"
        if spoiled:
            self.lost = [*self.lost, Loss(seat, 0)]
        else:
            self.finished = [*self.finished, seat]
        if emit is not None:
            emit(events.called(seat, "joker_last" if spoiled else "done"))

    def _after(self, seat: int, emit: Emit | None) -> None:
        """The next turn, or the end of the round (SEV-6)."""
        still = self.still
        if self.lost and self.options.loses_all:
            self._end("eliminated", seat, emit)
        elif self.finished and not self.options.by_places:
            self._end("out", seat, emit)
        elif len(still) < 2:
            self._end("last", seat, emit)
        elif not any(self.hand[other] & NATURALS for other in still):
            self._end("jokers", seat, emit)
        else:
            self.phase = GO_ON
            self.mover = next_in(seat, self.seats, still)
            if emit is not None:
                emit(events.turn_passed(self.mover))

    def _end(self, end: str, last: int, emit: Emit | None) -> None:
        """The round is over; `last` is the seat that acted last."""
        still = self.still
        counts = {seat: bits.popcount(self.hand[seat]) for seat in still}
        groups: Sequence[Sequence[int]]
        if self.options.by_places and end == "jokers":
            groups = [[seat] for seat in self._order(last) if seat in still]
        else:
            groups = by_fewest(counts)
        standing = Standing(self.finished, groups, self.lost)
        outcome = settle(self.options, standing, counts, end)
        self.phase = ENDED
        self.placed = standing.places()
        self._outcome = outcome
        if emit is not None:
            emit(events.scored(outcome.winner, outcome.lines))
            emit(events.round_ended(outcome.key, outcome.winner, outcome.points))

    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self._outcome

    # what the round is made of

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """The hands, the rows on the table, the undealt cards, and jokers out of play."""
        return position.zones(self)

    def facts(self) -> dict[str, Any]:
        """The phase, the mover, passes, who is out, and what play has shown of the hands."""
        return position.facts(self)

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets the position; raises PositionError if it is none in which this round can go on."""
        position.place(self, zones, facts)

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals the cards that the seat does not see anew, in keeping with what play has shown."""
        worlds.sample(self, seat, rng)
