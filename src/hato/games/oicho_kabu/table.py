"""The standard game: four table hands on which everybody bets against the dealer (OK-4 to OK-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from hato.core import bits, events
from hato.core.bits import BIT
from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.round import PositionError, Rng
from hato.core.zones import ALL, ZoneSpec, only
from hato.games.oicho_kabu import ranking, third
from hato.games.oicho_kabu.banking import (
    BET,
    DECK,
    PICK,
    PICKS,
    STAND,
    THIRD,
    BankingRound,
    codes,
    mask_of,
    permitted,
    table_specs,
)
from hato.games.oicho_kabu.cards import PACK, VALUE, Cards, values
from hato.games.oicho_kabu.options import MOST_BET, UNLIMITED_BET, OichoKabuOptions
from hato.games.oicho_kabu.settlement import Stake, no_bets, settle
from hato.games.oicho_kabu.worlds import deal_hidden, matching

HANDS = 4
"""So many hands lie on the table."""

PHASES = (
    *("dead", "field1", "bet", "pick", "dealer1", "field2"),
    *("third", "draw", "dealer2", "bank", "bank_draw", "over"),
)


class TableRound(BankingRound):
    """A round of the standard game.

    Each table hand is an open card, a face-down one and maybe an open third; the dealer's is a face-down
    card, an open one and maybe an open third.
    """

    __slots__ = ("answers", "bank", "bank_answer", "bets", "cards")

    CHANCE_PHASES: ClassVar[frozenset[str]] = frozenset(
        {"dead", "field1", "dealer1", "field2", "draw", "dealer2", "bank_draw"}
    )

    def __init__(self, options: OichoKabuOptions, setup: Setup, pack: int = PACK, hands: int = HANDS) -> None:
        super().__init__(options, setup, pack)
        self.cards: list[Cards] = [()] * hands
        """each table hand in the order of its cards"""
        self.bank: Cards = ()
        self.bets: list[list[int]] = [[] for _ in range(self.seats)]
        """what each seat has bet on the first hands, as far as it has been asked"""
        self.answers: list[str | None] = [None] * hands
        """whether each hand took a third card: `third`, `stand`, or not said"""
        self.bank_answer: str | None = None
        self.phase = "dead" if options.dead_cards else "field1"

    # who has bet what

    @property
    def bettors(self) -> list[int]:
        """The seats that bet, in their order."""
        return self.order[:-1]

    def bet_of(self, seat: int, hand: int) -> int:
        """What a seat has on a hand, 0 where it has not been asked yet."""
        return self.bets[seat][hand] if hand < len(self.bets[seat]) else 0

    def on(self, hand: int) -> list[int]:
        """The seats that bet on a hand, in the order of betting."""
        return [seat for seat in self.bettors if self.bet_of(seat, hand)]

    @property
    def room(self) -> int:
        """The highest amount that may be named now (OK-4)."""
        limit = self.options.bank_limit
        if isinstance(limit, str):
            return UNLIMITED_BET
        return min(MOST_BET, limit - sum(map(sum, self.bets)))

    @property
    def at(self) -> int:
        """The first hand with a bet that has not said whether it takes a third card; -1 if there is none."""
        waiting = (hand for hand, said in enumerate(self.answers) if said is None and self.on(hand))
        return next(waiting, -1)

    # choices

    def asked(self) -> int:
        """The seat that is asked: a bettor, a hand's first bettor, or the dealer."""
        if self.phase == "bet":
            return next(seat for seat in self.bettors if len(self.bets[seat]) < len(self.cards))
        return self.on(self.at)[0] if self.phase == "third" else self.dealer

    def _pair(self, cards: Cards) -> third.Pair:
        return VALUE[cards[0]], VALUE[cards[1]]

    def duty(self) -> str:
        """Must, may or cannot the hand that is asked take a third card? (OK-5)"""
        if self.phase == "third":
            return third.of_table_hand(self.options, self._pair(self.cards[self.at]))
        return third.of_dealer(self.options, self._pair(self.bank))

    def legal(self, seat: int) -> list[int]:
        """Amounts, a place of the stock, or what the duty of the hand allows: everybody is asked even where
        there is nothing to choose, so that nobody learns anything from a question."""
        if self.phase in self.CHANCE_PHASES or self.phase == "over" or seat != self.asked():
            return []
        if self.phase == "bet":
            return list(range(BET, BET + self.room + 1))
        if self.phase == "pick":
            return [PICK + i for i in range(len(PICKS))]
        return _answers(self.duty())

    def choose(self, seat: int, action: int, emit: Emit | None) -> None:
        """Does a legal action."""
        if self.phase == "bet":
            self.bets[seat].append(action - BET)
            self._after_bet(emit)
        elif self.phase == "pick":
            self.phase = "dealer1"
        elif self.phase == "third":
            self.answers[self.at] = "third" if action == THIRD else "stand"
            self._after_answer(action == THIRD, emit)
        else:
            self.bank_answer = "third" if action == THIRD else "stand"
            if action == THIRD:
                self.phase = "bank_draw"
            else:
                self._showdown(emit)

    def _after_bet(self, emit: Emit | None) -> None:
        if any(len(self.bets[seat]) < len(self.cards) for seat in self.bettors):
            self.ask("bet", emit)
        elif not any(map(any, self.bets)):
            self.end(no_bets(self.seats), {}, emit)
        elif self.options.dealer_pick == "top":
            self.phase = "dealer1"
        else:
            self.ask("pick", emit)

    def _after_answer(self, draws: bool, emit: Emit | None) -> None:
        """The next hand is asked, after the card of this one if it takes one."""
        if draws:
            self.phase = "draw"
        elif self.at >= 0:
            self.ask("third", emit)
        else:
            self.phase = "dealer2"

    # cards

    def take(self, card: int, emit: Emit | None) -> None:
        """The card comes to where the phase says."""
        phase = self.phase
        if phase == "dead":
            if self.deal_dead(card, emit):
                self.phase = "field1"
        elif phase in ("field1", "field2"):
            self._deal_field(card, emit)
        elif phase == "draw":
            self._deal_third(card, emit)
        else:
            self._deal_bank(card, emit)

    def _deal_field(self, card: int, emit: Emit | None) -> None:
        have = 0 if self.phase == "field1" else 1
        hand = next(one for one, cards in enumerate(self.cards) if len(cards) == have)
        self.cards[hand] += (card,)
        if emit is not None:
            place, sight = (
                (f"open{hand + 1}", ALL) if have == 0 else (f"down{hand + 1}", only(*self.on(hand)))
            )
            emit(events.dealt(place, (card,), sight))
        if hand == len(self.cards) - 1:
            self.ask("bet" if have == 0 else "third", emit)

    def _deal_third(self, card: int, emit: Emit | None) -> None:
        # no later hand has answered, so it is the last one that has
        hand = max(one for one, said in enumerate(self.answers) if said is not None)
        self.cards[hand] += (card,)
        if emit is not None:
            emit(events.drawn(self.on(hand)[0], card, f"open{hand + 1}"))
        self._after_answer(False, emit)

    def _deal_bank(self, card: int, emit: Emit | None) -> None:
        phase, dealer = self.phase, self.dealer
        self.bank += (card,)
        if emit is not None:
            if phase == "dealer1":
                emit(events.dealt(f"down:{dealer}", (card,), only(dealer)))
            else:
                emit(events.drawn(dealer, card, f"open:{dealer}"))
        if phase == "dealer1":
            self.phase = "field2"
        elif phase == "dealer2":
            self._after_second(emit)
        else:
            self._showdown(emit)

    def _after_second(self, emit: Emit | None) -> None:
        """The dealer is asked, unless the bank is automatic."""
        if self.options.dealer_policy == "free":
            self.ask("bank", emit)
        elif third.of_dealer(self.options, self._pair(self.bank)) == third.MUST:
            self.phase = "bank_draw"
        else:
            self._showdown(emit)

    # showdown

    def _stakes(self) -> list[Stake]:
        bank = values(self.bank)
        found = []
        for hand, cards in enumerate(self.cards):
            mine = values(cards)
            verdict = ranking.of_table_hand(self.options, mine, bank)
            name = ranking.table_name(self.options, mine)
            found += [Stake(seat, name, cards, self.bet_of(seat, hand), verdict) for seat in self.on(hand)]
        return found

    def _showdown(self, emit: Emit | None) -> None:
        name = ranking.dealer_name(self.options, values(self.bank))
        outcome = settle(self.seats, self.dealer, name, self.bank, self._stakes())
        shown = {f"down{hand + 1}": cards[1:2] for hand, cards in enumerate(self.cards)}
        self.end(outcome, {**shown, f"down:{self.dealer}": self.bank[:1]}, emit)

    # what the round is made of

    def zones(self) -> Sequence[tuple[ZoneSpec, int]]:
        """Open and face-down cards of each table hand and of the dealer, dead cards, stock."""
        over = self.phase == "over"
        bettors = tuple(frozenset(self.on(hand)) for hand in range(len(self.cards)))
        masks = []
        for cards in self.cards:
            masks += [mask_of(cards[:1] + cards[2:]), mask_of(cards[1:2])]
        masks += [mask_of(self.bank[1:]), mask_of(self.bank[:1])]
        return [*zip(table_specs(self.dealer, bettors, over), masks, strict=True), *self.outer_zones()]

    def facts(self) -> dict[str, Any]:
        """The phase, the bets, the open cards in the order in which they came, and what was answered.

        `room` is the highest amount that may be bet now, `at` the hand that is asked; at the end `results`
        tells how each hand did.
        """
        over = self.phase == "over"
        facts: dict[str, Any] = {
            "phase": self.phase,
            "bets": [bets[:] for bets in self.bets],
            "laid": [codes(cards[:1] + cards[2:]) for cards in self.cards],
            "bank_laid": codes(self.bank[1:]),
            "answers": self.answers[:],
            "bank_answer": self.bank_answer,
        }
        if self.phase == "bet":
            facts["room"] = self.room
            facts["at"] = len(self.bets[self.asked()])
        elif self.phase == "third":
            facts["at"] = self.at
        if over and self.bank:
            facts["results"] = self._results()
            facts["bank"] = ranking.dealer_name(self.options, values(self.bank))
        return facts

    def _results(self) -> list[dict[str, Any]]:
        """Name, sign and factor of each table hand; those without a bet are not settled."""
        bank = values(self.bank)
        found = []
        for hand, cards in enumerate(self.cards):
            sign, factor = ranking.of_table_hand(self.options, values(cards), bank)
            name = ranking.table_name(self.options, values(cards))
            settled = bool(self.on(hand))
            found.append({"name": name, "sign": sign if settled else None, "factor": factor})
        return found

    def place(self, zones: Mapping[str, int], facts: Mapping[str, Any]) -> None:
        """Sets the position; raises PositionError if it is none in which this round can go on."""
        self.place_outer(zones)
        try:
            self.phase = str(facts["phase"])
            self.bets = [[int(amount) for amount in bets] for bets in facts["bets"]]
            laid = [tuple(DECK.card(code) for code in one) for one in facts["laid"]]
            bank = tuple(DECK.card(code) for code in facts["bank_laid"])
            self.answers = [None if said is None else str(said) for said in facts["answers"]]
            self.bank_answer = facts["bank_answer"]
        except (KeyError, TypeError, ValueError) as error:
            raise PositionError(f"the facts of the position do not fit: {error}") from None
        hands = len(self.cards)
        if self.phase not in PHASES or self.phase == "over":
            raise PositionError(f"a position has one of the phases {', '.join(PHASES[:-1])}")
        if not len(self.bets) == self.seats or not len(laid) == len(self.answers) == hands:
            raise PositionError(f"the facts need bets of {self.seats} seats and {hands} table hands")
        if any(len(bets) > hands or min(bets, default=0) < 0 for bets in self.bets):
            raise PositionError(f"a seat bets nothing or more on at most {hands} hands")
        for hand, open_cards in enumerate(laid):
            down = tuple(bits.cards(zones.get(f"down{hand + 1}", 0)))
            if mask_of(open_cards) != zones.get(f"open{hand + 1}", 0):
                raise PositionError(f"the open cards of hand {hand + 1} are not those of its zone")
            self.cards[hand] = open_cards[:1] + down + open_cards[1:]
        if mask_of(bank) != zones.get(f"open:{self.dealer}", 0):
            raise PositionError("the dealer's open cards are not those of the zone")
        self.bank = tuple(bits.cards(zones.get(f"down:{self.dealer}", 0))) + bank
        self._check()

    def _check(self) -> None:
        """Do the numbers of cards fit the phase? Raises PositionError."""
        step = PHASES.index(self.phase)
        counts = [len(cards) for cards in self.cards]
        first, second = PHASES.index("bet"), PHASES.index("third")
        bank = 0 if step <= PHASES.index("dealer1") else 1 if step <= PHASES.index("dealer2") else 2
        good = len(self.bank) == bank and (step < first or min(counts) >= 1)
        good = good and (step < second or min(counts) >= 2) and max(counts, default=0) <= 3
        if self.phase == "bet":
            good = good and any(len(self.bets[seat]) < len(self.cards) for seat in self.bettors)
        elif step > first:
            good = good and any(map(any, self.bets))
        if self.phase == "third":
            good = good and self.at >= 0
        if self.phase == "draw":
            good = good and any(said is not None for said in self.answers)
        if not good:
            raise PositionError(f"these cards and bets cannot be in the phase {self.phase}")

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        copy = super().clone()
        copy.cards = self.cards[:]
        copy.bank = self.bank
        copy.bets = [bets[:] for bets in self.bets]
        copy.answers = self.answers[:]
        copy.bank_answer = self.bank_answer
        return copy

    # worlds

    def _second_cards(self, hand: int, pool: int) -> int:
        """The cards of the pool that the face-down card of a hand can be, after what its player said."""
        said = self.answers[hand]
        if said is None:
            return pool
        first = VALUE[self.cards[hand][0]]
        fits = [
            value > 0 and permitted(third.of_table_hand(self.options, (first, value)), said == "third")
            for value in range(11)
        ]
        return matching(pool, VALUE, fits)

    def _first_cards(self, pool: int) -> int:
        """The cards of the pool that the dealer's face-down card can be."""
        if len(self.bank) < 2 or self.phase != "bank_draw":
            return pool
        second = VALUE[self.bank[1]]
        fits = [
            value > 0 and permitted(third.of_dealer(self.options, (value, second)), True)
            for value in range(11)
        ]
        return matching(pool, VALUE, fits)

    def sample(self, seat: int, rng: Rng) -> None:
        """Deals the face-down cards that the seat does not see and the others' dead cards anew."""
        dead = [other for other in range(self.seats) if other != seat and self.dead[other]]
        over = self.phase == "over"
        hands = [
            hand
            for hand, cards in enumerate(self.cards)
            if not over and len(cards) > 1 and seat not in self.on(hand)
        ]
        bank = bool(self.bank) and not over and seat != self.dealer
        pool = self.stock | mask_of(self.cards[hand][1] for hand in hands)
        pool |= BIT[self.bank[0]] if bank else 0
        for other in dead:
            pool |= self.dead[other]
        wanted = [self._second_cards(hand, pool) for hand in hands]
        if bank:
            wanted.append(self._first_cards(pool))
        found = deal_hidden(pool, [*wanted, *[pool] * len(dead)], rng)
        self.stock = pool & ~bits.mask_of(found)
        for hand in hands:
            cards = self.cards[hand]
            self.cards[hand] = (cards[0], found.pop(0), *cards[2:])
        if bank:
            self.bank = (found.pop(0), *self.bank[1:])
        for other in dead:
            self.dead[other] = BIT[found.pop(0)]


def _answers(duty: str) -> list[int]:
    return [code for code, took in ((STAND, False), (THIRD, True)) if permitted(duty, took)]
