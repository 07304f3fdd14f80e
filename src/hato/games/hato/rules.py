"""A round of Hato (MH-1 to MH-5, C-1 to C-3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.game import Secrets
from hato.core.match import Setup
from hato.core.outcome import Carried, Line, Outcome, add
from hato.core.round import IllegalActionError, Rng
from hato.core.zones import NOBODY, ZoneSpec
from hato.families.dealt import shuffled
from hato.families.fishing import FLIP
from hato.families.layout import Shape
from hato.games.hato import deal, position
from hato.games.hato.actions import DROP, STAY
from hato.games.hato.options import HatoOptions
from hato.games.hato.scoring import Scorer, scorer
from hato.games.hato.seats import ANNOUNCE, Seats
from hato.games.hato.settlement import Hand, settle


class HatoRound(Seats):
    """A round of Hato for two to seven seats.

    `took` tells that the card that was turned last captured something, `extra` that the further card of
    `extra_draw` is due or in work (C-2).
    """

    __slots__ = ("extra", "scorer", "took")

    def __init__(self, options: HatoOptions, setup: Setup, dealt: Shape | None = None) -> None:
        self.scorer: Scorer = scorer(options)
        super().__init__(options, setup)
        if dealt is not None:
            self.shape = dealt
            self._gather()

    def _gather(self) -> None:
        super()._gather()
        self.took = False
        self.extra = False

    # the deal

    def after_deal(self, emit: Emit | None) -> None:
        """Four of a month on the table, or by option in a hand, are dealt again; then who plays is asked."""
        if deal.quads(self.field):
            self.deal_again("table_quad", emit)
        elif self.options.hand_quad == "redeal" and any(deal.quads(hand) for hand in self.hand):
            self.deal_again("hand_quad", emit)
        elif self.asked_all:
            self.ask(emit)
        else:
            self.start(emit)

    def possible_hand(self, seat: int, dealt: int) -> bool:
        """A hand with a whole month would have been dealt again."""
        return self.options.hand_quad != "redeal" or not deal.quads(dealt)

    # the turn

    def decisions(self) -> list[int]:
        """Stay or drop, where that is asked (G-5)."""
        return [STAY, DROP] if self.phase == ANNOUNCE else []

    def decide(self, seat: int, action: int, emit: Emit | None) -> None:
        """The answer of the seat that is asked."""
        self.announce(seat, action, emit)

    def next_turn(self, emit: Emit | None) -> None:
        """The next seat that has a card; when no hand has one the round is over (G-12)."""
        for i in range(1, self.seats + 1):
            seat = (self.mover + i) % self.seats
            if self.hand[seat]:
                self.mover = seat
                self.start(emit)
                return
        self.exhausted(emit)

    def chances(self) -> int:
        """The cards that can be dealt or turned now; one, where folded hands lie on the stock."""
        if self.top and self.phase == FLIP:
            return BIT[self.top[0]]
        return super().chances()

    def draw(self, card: int, emit: Emit | None = None) -> None:
        """Chance deals, turns, or lays down the further card (C-2)."""
        if self.phase == FLIP:
            if not 0 <= card < len(self.DECK) or not self.chances() & BIT[card]:
                raise IllegalActionError("this card cannot be turned up now")
            if self.top:
                self.stock |= BIT[self.top.pop(0)]
            if self.extra and self.options.extra_draw == "unmatched":
                self.stock ^= BIT[card]
                self.field |= BIT[card]
                if emit is not None:
                    emit(events.drawn(self.mover, card, "field"))
                self.after_turn(emit)
                return
        super().draw(card, emit)

    def after_hand(self, captured: bool, emit: Emit | None) -> None:
        """The flip follows; when the extra cards have used up the stock there is none (C-2)."""
        if self.stock or self.top:
            self.phase = FLIP
        else:
            self.next_turn(emit)

    def capture(self, card: int, matches: int, emit: Emit | None) -> None:
        """Captures, and calls out the yaku that are made by it."""
        before = self.captured[self.mover]
        super().capture(card, matches, emit)
        self.took = matches != 0
        if emit is not None and matches:
            now = self.captured[self.mover]
            for one in self.scorer.yaku:
                if now & one.cards == one.cards and before & one.cards != one.cards:
                    emit(events.called(self.mover, one.key, tuple(bits.cards(one.cards))))

    def after_turn(self, emit: Emit | None) -> None:
        """After a flip that captured one more card is drawn, by option (C-2); else the turn passes."""
        again = self.took and not self.extra and self.options.extra_draw != "none"
        if again and (self.stock or self.top):
            self.extra = True
            self.phase = FLIP
            return
        self.extra = False
        self.next_turn(emit)

    # the end

    def hands(self) -> list[Hand]:
        """What the seats that play have captured."""
        return [
            Hand(seat, self.scorer.card_points(pile), self.scorer.made(pile), self.scorer.worth(pile))
            for seat in self.playing
            for pile in (self.captured[seat],)
        ]

    def exhausted(self, emit: Emit | None) -> None:
        """All hands are played: the round is counted; the highest score wins, shared it is drawn (MH-5)."""
        settled = settle(self.options, self.hands())
        winner = settled.best[0] if len(settled.best) == 1 else None
        if winner is not None and self.pot:
            pot, self.pot = self.pot, 0
            self.pay("pot", tuple(pot if seat == winner else 0 for seat in range(self.seats)), emit)
        points = tuple(settled.points.get(seat, 0) for seat in range(self.seats))
        for payment in self.ledger:
            points = add(points, payment.points)
        fixed = self.seats > self.options.players and self.options.dropout == "first_cards"
        outcome = Outcome(
            "highest" if winner is not None else "shared",
            points,
            winner,
            settled.lines,
            same_dealer=winner is None,
            shared=winner is None,
            paid=tuple(self.ledger),
            carried=Carried(pot=self.pot, playing=self.playing if fixed else ()),
        )
        self.end(outcome, emit)

    def lines(self) -> list[Line]:
        """The card points and yaku that lie open before each seat, in parts of a point."""
        parts = self.options.parts
        return [line for seat in self.playing for line in self.scorer.lines(seat, self.captured[seat], parts)]

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
        """In which order the cards of a seat came, where that matters (G-5)."""
        return position.secrets(self, seat)

    def restore(self, zones: Mapping[str, int], facts: Mapping[str, Any], secrets: Secrets) -> None:
        """Sets the position; raises PositionError if it is none in which this round can go on."""
        position.place(self, facts, secrets)
        tops = sorted((place for place in zones if place.startswith("top:")), key=lambda one: int(one[4:]))
        self.top = [bits.lowest(zones[place]) for place in tops]
        rest = {place: mask for place, mask in zones.items() if place not in tops}
        if isinstance(rest.get("stock"), int):
            rest["stock"] |= bits.mask_of(self.top)
        super().place(rest, facts)
        self.stock &= ~bits.mask_of(self.top)

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        for name in _SHARED:
            setattr(copy, name, getattr(self, name))
        for name in ("answers", "ledger", "purse", "top"):
            setattr(copy, name, getattr(self, name)[:])
        copy.arrived = [cards[:] for cards in self.arrived]
        return copy

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals what the seat cannot know anew; folded cards on the stock are among that."""
        depth = len(self.top)
        self.stock |= bits.mask_of(self.top)
        self.top = []
        super().sample(seat, rng)
        for other in range(self.seats):
            if other != seat and self.arrived[other]:
                self.arrived[other] = shuffled(bits.cards(self.hand[other]), rng)
        if depth:
            self.top = shuffled(bits.cards(self.stock), rng)[:depth]
            self.stock &= ~bits.mask_of(self.top)


_SHARED = (
    *("options", "setup", "scorer", "asked_all", "playing", "pot", "dropped", "forced_out"),
    *("took", "extra"),
)
