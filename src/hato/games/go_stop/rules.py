"""A round of Go-Stop, as the protocol sees it: questions, answers, position and worlds (GS-1 to GS-17)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.game import Secrets
from hato.core.round import CHANCE, CHOICE, OVER, IllegalActionError, Rng, Turn
from hato.core.zones import NOBODY, ZoneSpec, only
from hato.families.dealt import DEAL, shuffled
from hato.games.go_stop import deal, position
from hato.games.go_stop.actions import CONTINUE, DROP, GO, STAY, STOP, TAKE
from hato.games.go_stop.ending import Ending
from hato.games.go_stop.seats import (
    ANNOUNCE,
    DECIDE,
    DONE,
    DRAW_CARD,
    FLIP,
    GIVE_JUNK,
    HAND_CHECK,
    PICK_FLIP,
    PICK_HAND,
    PLAY,
    REFILL,
    USE_DUAL,
)

_CHANCE_PHASES = frozenset((DEAL, REFILL, DRAW_CARD, FLIP))


class GoStopRound(Ending):
    """A round of Go-Stop for two to six seats, of which two or three play."""

    __slots__ = ()

    # who is asked

    def turn(self) -> Turn:
        """Who is asked now."""
        phase = self.phase
        if phase == PLAY:
            return CHOICE[self.mover]
        if phase in _CHANCE_PHASES:
            return CHANCE
        if phase == DONE:
            return OVER
        if phase == HAND_CHECK:
            return Turn("choice", tuple(s for s in self.playing if not self.answered[s]), True)
        if phase == GIVE_JUNK or phase == USE_DUAL:
            return CHOICE[self.asking[1]]
        return CHOICE[self.mover]

    def chances(self) -> int:
        """The cards that can be dealt or turned now."""
        phase = self.phase
        if phase == DEAL:
            return self.stock
        return self.next_cards() if phase in _CHANCE_PHASES else 0

    def legal(self, seat: int) -> list[int]:
        """The codes that the seat may play now, ascending."""
        phase = self.phase
        if phase == PLAY:
            return self.plays() if seat == self.mover else []
        if phase == HAND_CHECK:
            if self.answered[seat]:
                return []
            return sorted([*self.declarations(seat), CONTINUE])
        if seat not in self.turn().seats:
            return []
        if phase == PICK_HAND:
            return [TAKE + card for card in bits.cards(self.choices(self.laid))]
        if phase == PICK_FLIP:
            return [TAKE + card for card in bits.cards(self.choices(self.flipped))]
        if phase == DECIDE:
            return [GO, STOP]
        if phase == ANNOUNCE:
            return [STAY, DROP]
        return self.agenda_codes() if phase in (USE_DUAL, GIVE_JUNK) else []

    # what is done

    def play(self, seat: int, action: int, emit: Emit | None = None) -> None:
        """Does a choice. Raises IllegalActionError and leaves the round unchanged."""
        phase = self.phase
        if phase == PLAY and seat == self.mover:
            self.do_play(seat, action, emit)
        elif seat not in self.turn().seats:
            raise IllegalActionError(f"seat {seat} is not asked for a choice now")
        elif phase in (PICK_HAND, PICK_FLIP):
            self.pick(seat, action, emit)
        elif phase == DECIDE:
            self.decide(seat, action, emit)
        elif phase == HAND_CHECK:
            self.check_hand(seat, action, emit)
        elif phase == ANNOUNCE:
            self.announce(seat, action, emit)
        elif phase == GIVE_JUNK:
            self.give(seat, action, emit)
        else:
            self.use(seat, action, emit)

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals, draws or turns up a card."""
        phase = self.phase
        if phase == DEAL:
            if self.asked_all:
                self.deal_to_all(card, emit)
            else:
                self.deal_card(card, emit)
            return
        if phase not in _CHANCE_PHASES:
            raise IllegalActionError("no card is turned up now")
        self.take_stock(card)
        seat = self.mover
        if phase == FLIP:
            if emit is not None:
                emit(events.drawn(seat, card, "field"))
            self.turned(card, emit)
        elif phase == REFILL:
            if emit is not None:
                emit(events.drawn(self.dealer, card, "field"))
            self.field |= BIT[card]
            self.refill(emit)
        else:
            if emit is not None:
                emit(events.drawn(seat, card, f"hand:{seat}", only(seat)))
            self.hand[seat] |= BIT[card]
            self.drew[seat] += 1
            self.phase = PLAY

    def fallback(self, seat: int) -> int:
        """The lowest card, the first target; stop, stay, continue, and the animal."""
        if self.phase == DECIDE:
            return STOP
        return CONTINUE if self.phase == HAND_CHECK else self.legal(seat)[0]

    # positions

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        """Hands, field, stock, captured piles, and each folded card on top of the stock."""
        zones = super().zones()
        zones += [(ZoneSpec("top", place, NOBODY), BIT[card]) for place, card in enumerate(self.top)]
        return zones

    def facts(self) -> dict[str, Any]:
        """Everything public that is no card's place; see `position`."""
        return {**super().facts(), **position.facts(self)}

    def secrets(self, seat: int) -> dict[str, Any]:
        """The sealed answers of a seat."""
        return position.secrets(self, seat)

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any], secrets: Secrets) -> None:
        """Sets the position; raises PositionError if it is none in which this round can go on."""
        top = sorted((place for place in zones if place.startswith("top:")), key=lambda one: int(one[4:]))
        self.top = [bits.lowest(zones[place]) for place in top]
        rest = {place: mask for place, mask in zones.items() if place not in top}
        if isinstance(rest.get("stock"), int):
            rest["stock"] |= bits.mask_of(self.top)
        self.place_zones(rest)
        self.stock &= ~bits.mask_of(self.top)
        self.place_facts(facts)
        position.place(self, facts, secrets)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        for name in _SHARED:
            setattr(copy, name, getattr(self, name))
        for name in _LISTS:
            setattr(copy, name, getattr(self, name)[:])
        for name in _NESTED:
            setattr(copy, name, [one[:] for one in getattr(self, name)])
        return copy

    # worlds

    def shown(self, seat: int) -> int:
        """The cards that the seat has shown and not yet played, and those that it sells before it folds."""
        known = self.shown_cards[seat]
        return self.hand[seat] & (known if seat in self.playing else known | self.sold)

    def buried(self) -> int:
        """Sold cards lie in the stock, as everybody knows until somebody draws a card in secret."""
        return 0 if any(self.drew) else self.sold

    def possible_hand(self, seat: int, dealt: int) -> bool:
        """Where a dealt quad wins at once nobody has one; cards drawn for jokers may make one."""
        return self.options.hand_quad != "win" or self.drew[seat] > 0 or not deal.quads(dealt)

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals what the seat cannot know anew; sealed answers of others become a plain `continue`."""
        depth = len(self.top)
        self.stock |= bits.mask_of(self.top)
        self.top = []
        super().sample(seat, rng)
        for other in range(self.seats):
            if other != seat:
                self.sealed[other] = []
                if self.arrived[other]:
                    self.arrived[other] = shuffled(bits.cards(self.hand[other]), rng)
        if depth:
            sold = self.stock & self.buried()
            known = bits.cards(sold)
            free = shuffled(bits.cards(self.stock & ~sold), rng)
            self.top = shuffled((known + free)[:depth], rng)
            self.stock &= ~bits.mask_of(self.top)


_SHARED = (
    *("options", "setup", "scorer", "carry", "asked_all", "playing", "pot", "dropped", "forced_out", "sold"),
    *("months_paid", "as_junk", "last_turn", "laid", "target", "matched", "bomb", "flips", "flipped"),
    *("attached", "effects", "gained", "took", "running", "minimum", "fewest"),
)
_LISTS = (
    *(
        "ledger",
        "purse",
        "answers",
        "stacks",
        "buried_in",
        "top",
        "answered",
        "shown_months",
        "shown_cards",
        "drew",
    ),
    *("events", "credits", "bombs", "goes", "marks", "mark_yaku", "ppeoks", "streaks", "turns", "calls"),
    "asking",
    "judged",
    "has_captured",
    "opened",
)
_NESTED = ("arrived", "sealed", "agenda", "debts")
