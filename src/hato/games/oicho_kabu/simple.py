"""The simple game: everybody has a hand of his own and plays it against the dealer's (OK-2, OK-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.round import PositionError, Rng
from hato.core.zones import ZoneSpec, only
from hato.games.oicho_kabu import ranking, third
from hato.games.oicho_kabu.banking import STAND, THIRD, BankingRound, mask_of, owner_or_all
from hato.games.oicho_kabu.cards import PACK, VALUE, Cards, values
from hato.games.oicho_kabu.options import OichoKabuOptions
from hato.games.oicho_kabu.settlement import Stake, settle
from hato.games.oicho_kabu.worlds import TRIES, deal_hidden

PHASES = ("dead", "deal", "ask", "draw", "over")

BET = 1
"""Every player plays for one unit against the dealer (OK-3)."""


class SimpleRound(BankingRound):
    """A round of the simple game; all cards stay hidden until the dealer has decided."""

    __slots__ = ("answers", "hands")

    CHANCE_PHASES: ClassVar[frozenset[str]] = frozenset({"dead", "deal", "draw"})

    def __init__(self, options: OichoKabuOptions, setup: Setup, pack: int = PACK) -> None:
        super().__init__(options, setup, pack)
        self.hands: list[Cards] = [()] * self.seats
        self.answers: list[str | None] = [None] * self.seats
        """whether each seat took a third card: `third`, `stand`, or not said"""
        self.phase = "dead" if options.dead_cards else "deal"

    # choices

    def asked(self) -> int:
        """The first seat from the dealer's right that has not answered, the dealer last."""
        return next(seat for seat in self.order if self.answers[seat] is None)

    def legal(self, seat: int) -> list[int]:
        """One more card or not, with any total (OK-2)."""
        return [STAND, THIRD] if self.phase == "ask" and seat == self.asked() else []

    def choose(self, seat: int, action: int, emit: Emit | None) -> None:
        """Does a legal action."""
        self._answer(seat, action == THIRD, emit)

    def _answer(self, seat: int, draws: bool, emit: Emit | None) -> None:
        self.answers[seat] = "third" if draws else "stand"
        if draws:
            self.phase = "draw"
        else:
            self._next(emit)

    def _next(self, emit: Emit | None) -> None:
        """The next seat is asked; an automatic bank answers by itself; after the dealer all is shown."""
        if all(self.answers):
            self._showdown(emit)
        elif self.asked() == self.dealer and self.options.dealer_policy != "free":
            self._answer(self.dealer, self._bank_draws(self.hands[self.dealer]), emit)
        else:
            self.ask("ask", emit)

    def _bank_draws(self, cards: Cards) -> bool:
        """Does an automatic bank draw to these two cards?"""
        pair = VALUE[cards[0]], VALUE[cards[1]]
        return third.of_simple_dealer(self.options, pair) == third.MUST

    # cards

    def take(self, card: int, emit: Emit | None) -> None:
        """The card comes to the next hand of the deal, or to the one that asked for it."""
        if self.phase == "dead":
            if self.deal_dead(card, emit):
                self.phase = "deal"
        elif self.phase == "deal":
            seat = next(one for one in self.order if len(self.hands[one]) < 2)
            self.hands[seat] += (card,)
            if emit is not None:
                emit(events.dealt(f"hand:{seat}", (card,), only(seat)))
            if all(len(cards) == 2 for cards in self.hands):
                self._next(emit)
        else:
            seat = self._drawing()
            self.hands[seat] += (card,)
            if emit is not None:
                emit(events.drawn(seat, card, f"hand:{seat}", only(seat)))
            self._next(emit)

    def _drawing(self) -> int:
        """The seat whose third card is due."""
        return next(s for s in self.order if self.answers[s] == "third" and len(self.hands[s]) == 2)

    # showdown

    def _showdown(self, emit: Emit | None) -> None:
        bank = values(self.hands[self.dealer])
        stakes = []
        for seat in self.order[:-1]:
            mine = values(self.hands[seat])
            verdict = ranking.of_player(self.options, mine, bank)
            stakes.append(Stake(seat, ranking.simple_name(mine), self.hands[seat], BET, verdict))
        name = ranking.simple_name(bank)
        outcome = settle(self.seats, self.dealer, name, self.hands[self.dealer], stakes)
        self.end(outcome, {f"hand:{seat}": self.hands[seat] for seat in self.order}, emit)

    # what the round is made of

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """The hands, dead cards, stock."""
        over = self.phase == "over"
        hands = [
            (ZoneSpec("hand", seat, owner_or_all(seat, over)), mask_of(cards))
            for seat, cards in enumerate(self.hands)
        ]
        return [*hands, *self.outer_zones()]

    def facts(self) -> dict[str, Any]:
        """The phase, and who took a third card; at the end `results` tells how each seat did."""
        facts: dict[str, Any] = {"phase": self.phase, "answers": self.answers[:]}
        if self.phase == "over":
            bank = values(self.hands[self.dealer])
            facts["bank"] = ranking.simple_name(bank)
            facts["results"] = [self._result(seat, bank) for seat in range(self.seats)]
        return facts

    def _result(self, seat: int, bank: tuple[int, ...]) -> dict[str, Any]:
        """Name and sign of a seat's hand; the dealer's has no sign."""
        mine = values(self.hands[seat])
        sign = ranking.of_player(self.options, mine, bank).sign
        return {
            "name": ranking.simple_name(mine),
            "sign": None if seat == self.dealer else sign,
            "factor": 1,
        }

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets the position; raises PositionError if it is none in which this round can go on."""
        self.place_outer(zones)
        try:
            self.phase = str(facts["phase"])
            self.answers = [None if said is None else str(said) for said in facts["answers"]]
        except (KeyError, TypeError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        if self.phase not in PHASES or self.phase == "over":
            raise PositionError(f"a position has one of the phases {', '.join(PHASES[:-1])}")
        if len(self.answers) != self.seats:
            raise PositionError(f"the facts need answers of {self.seats} seats")
        self.hands = [tuple(bits.cards(zones.get(f"hand:{seat}", 0))) for seat in range(self.seats)]
        counts = [len(cards) for cards in self.hands]
        good = max(counts) <= 3 and (self.phase in ("dead", "deal") or min(counts) >= 2)
        if self.phase == "deal":
            good = good and min(counts) < 2
        elif self.phase == "ask":
            good = good and not all(self.answers)
        elif self.phase == "draw":
            good = good and any(s == "third" and n == 2 for s, n in zip(self.answers, counts, strict=True))
        if not good:
            raise PositionError(f"these cards and answers cannot be in the phase {self.phase}")

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        copy.hands = self.hands[:]
        copy.answers = self.answers[:]
        return copy

    # worlds

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals the others' hands and dead cards anew; an automatic bank that draws has cards to draw to."""
        over = self.phase == "over"
        others = [s for s in range(self.seats) if s != seat and self.hands[s] and not over]
        dead = [s for s in range(self.seats) if s != seat and self.dead[s]]
        pool = self.stock
        for other in others:
            pool |= mask_of(self.hands[other])
        for other in dead:
            pool |= self.dead[other]
        counts = [len(self.hands[other]) for other in others]
        automatic = self.options.dealer_policy != "free" and self.phase == "draw"
        watch = self.dealer if automatic and seat != self.dealer and self._drawing() == self.dealer else -1
        for _ in range(TRIES):
            found = deal_hidden(pool, [pool] * (sum(counts) + len(dead)), rng)
            dealt = iter(found)
            hands = {
                other: tuple(next(dealt) for _ in range(n)) for other, n in zip(others, counts, strict=True)
            }
            if watch < 0 or self._bank_draws(hands[watch]):
                break
        else:
            raise PositionError("no hand that play allows is possible in this position")
        self.stock = pool & ~bits.mask_of(found)
        for other, cards in hands.items():
            self.hands[other] = cards
        for other in dead:
            self.dead[other] = BIT[next(dealt)]
