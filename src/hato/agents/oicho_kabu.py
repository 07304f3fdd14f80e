"""Oicho-Kabu for the agents: the odds of hands from the cards that are seen, bets and third cards.

Worth is in units of the bank. The odds take every unseen card as equally likely each time, which is exact
enough for forty cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import Any

from hato.agents.request import Position, offered
from hato.core import bits
from hato.core.round import Round
from hato.games.oicho_kabu import ranking, third
from hato.games.oicho_kabu.banking import STAND, THIRD, BankingRound, permitted
from hato.games.oicho_kabu.cards import PACK, VALUE, total
from hato.games.oicho_kabu.options import OichoKabuOptions
from hato.games.oicho_kabu.table import TableRound

QUIET = frozenset({"third", "bank"})
"""Phases in which nobody thinks: how long it takes would tell what the face-down cards are."""

BANK_DRAWS = 5
"""Up to this total a dealer who is free takes a third card, as far as others can guess."""
RISK = 0.005
"""What a bet costs beside its odds, for each unit squared: the best bet is odds / (2 RISK)."""
FUN = 0.05
"""The least odds that the best hand of the table is taken for, so that there is a game at all."""

VALUES = range(1, 11)
Chances = tuple[float, ...]
"""Chances[v] is how likely an unseen card has the value v; the first entry is 0."""
Spread = Mapping[tuple[int, ...], float]
"""Values of a hand's cards, in order -> how likely it is."""
Hands = Sequence[tuple[tuple[int, ...], float]]
"""A hand for each name that it can have, and how likely that is."""


def chances(seen: int) -> Chances:
    """How likely each value is for a card that lies not in the mask `seen`."""
    counts = [0] * 11
    for card in bits.cards(PACK & ~seen):
        counts[VALUE[card]] += 1
    whole = max(1, sum(counts))
    return tuple(count / whole for count in counts)


def _seen(position: Position) -> int:
    return bits.mask_of([card for zone in position.view.zones for card in bits.cards(zone.cards or 0)])


def _dealer_draws(options: OichoKabuOptions, pair: tuple[int, int]) -> bool:
    """Is a dealer with these two cards expected to take a third one?"""
    duty = third.of_simple_dealer(options, pair) if options.simple else third.of_dealer(options, pair)
    special = ranking.simple_special(pair) if options.simple else ranking.dealer_special(options, pair)
    return duty == third.MUST or (duty == third.CHOICE and not special and total(pair) <= BANK_DRAWS)


@lru_cache(maxsize=512)
def dealer_hands(options: OichoKabuOptions, odds: Chances, *known: int) -> Hands:
    """The dealer's hands by name and how likely they are, given the first cards that are known."""
    name = ranking.simple_name if options.simple else partial(ranking.dealer_name, options)
    found: dict[str, tuple[tuple[int, ...], float]] = {}
    for pair, chance in _grown({known: 1.0}, odds, 2 - len(known)).items():
        draws = _dealer_draws(options, (pair[0], pair[1]))
        for hand, more in _grown({pair: chance}, odds, 1 if draws else 0).items():
            called = name(hand)
            kept, sum_ = found.get(called, (hand, 0.0))
            found[called] = (kept, sum_ + more)
    return tuple(found.values())


def _grown(hands: Spread, odds: Chances, cards: int) -> dict[tuple[int, ...], float]:
    """The hands with so many unseen cards more."""
    grown = dict(hands)
    for _ in range(cards):
        grown = {(*hand, v): chance * odds[v] for hand, chance in grown.items() for v in VALUES if odds[v]}
    return grown


class Odds:
    """What hands are worth to who bets on them, in shares of the bet, by the cards that a seat sees."""

    def __init__(self, options: OichoKabuOptions, odds: Chances, bank: Hands) -> None:
        self._options = options
        self._odds = odds
        self._bank = bank
        self._judge = partial(ranking.of_player if options.simple else ranking.of_table_hand, options)
        self._name = ranking.simple_name if options.simple else partial(ranking.table_name, options)
        self._known: dict[str, float] = {}

    def of(self, hand: tuple[int, ...]) -> float:
        """The worth of a finished hand."""
        name = self._name(hand)
        found = self._known.get(name)
        if found is None:
            found = 0.0
            for bank, chance in self._bank:
                sign, factor = self._judge(hand, bank)
                found += chance * sign * factor
            self._known[name] = found
        return found

    def drawn(self, hand: tuple[int, ...]) -> float:
        """The worth of a hand that takes one more card."""
        return sum(self._odds[v] * self.of((*hand, v)) for v in VALUES)

    def begun(self, first: int) -> float:
        """The worth of a table hand with this open card, if its player does his best."""
        worth = 0.0
        for second in VALUES:
            pair = (first, second)
            duty = third.of_table_hand(self._options, pair)
            ways = [self.of(pair)] if permitted(duty, False) else []
            ways += [self.drawn(pair)] if permitted(duty, True) else []
            worth += self._odds[second] * max(ways)
        return worth


def judge(position: Position) -> dict[int, float]:
    """The worth of each choice, by code."""
    phase = position.view.facts["phase"]
    codes = [choice.code for choice in offered(position.view)]
    if phase == "bet":
        return _bets(position, codes)
    if phase == "pick" or len(codes) == 1:
        return dict.fromkeys(codes, 0.0)
    if phase == "third":
        stand, more = _third(position)
    elif phase == "bank":
        stand, more = _bank(position)
    else:
        stand, more = _simple(position)
    return {STAND: stand, THIRD: more}


def _values(position: Position, place: str, owner: int | None = None) -> tuple[int, ...]:
    return tuple(VALUE[card] for card in bits.cards(position.view.zone(place, owner).cards or 0))


def _laid(position: Position, hand: int) -> tuple[int, ...]:
    """The values of the open cards of a table hand, in the order in which they came."""
    index = position.game.deck.index
    return tuple(VALUE[index[code]] for code in position.view.facts["laid"][hand])


def _bets(position: Position, codes: Sequence[int]) -> dict[int, float]:
    """Amounts for the hand that is asked: the more the better its open card is."""
    facts, options = position.view.facts, position.options
    odds = chances(_seen(position))
    table = Odds(options, odds, dealer_hands(options, odds))
    worth = [table.begun(_laid(position, hand)[0]) for hand in range(len(facts["laid"]))]
    mine = worth[facts["at"]]
    if mine == max(worth) and facts["at"] == worth.index(mine):
        mine = max(mine, FUN)
    return {code: mine * amount - RISK * amount * amount for amount, code in enumerate(codes)}


def _third(position: Position) -> tuple[float, float]:
    """Stand or a third card for the table hand that is asked."""
    hand = position.view.facts["at"]
    pair = _laid(position, hand)[:1] + _values(position, f"down{hand + 1}")
    odds = chances(_seen(position))
    table = Odds(position.options, odds, dealer_hands(position.options, odds))
    return table.of(pair), table.drawn(pair)


def _bank(position: Position) -> tuple[float, float]:
    """Stand or a third card for the dealer, against all hands on which there are bets."""
    options, facts = position.options, position.view.facts
    odds = chances(_seen(position))
    index = position.game.deck.index
    mine = _values(position, "down", position.seat) + tuple(VALUE[index[code]] for code in facts["bank_laid"])
    hands = list(_rivals(position, odds))

    def worth(bank: tuple[int, ...]) -> float:
        table = Odds(options, odds, [(bank, 1.0)])
        return -sum(bet * chance * table.of(hand) for bet, spread in hands for hand, chance in spread.items())

    return worth(mine), sum(odds[v] * worth((*mine, v)) for v in VALUES if odds[v])


def _rivals(position: Position, odds: Chances) -> Iterator[tuple[int, Spread]]:
    """The bets on each table hand, and what the hand can be after what its player said."""
    facts = position.view.facts
    for hand, said in enumerate(facts["answers"]):
        if said is None:
            continue
        bet = sum(bets[hand] for bets in facts["bets"] if bets)
        open_cards = _laid(position, hand)
        spread = {}
        for second in VALUES:
            duty = third.of_table_hand(position.options, (open_cards[0], second))
            if odds[second] and permitted(duty, said == "third"):
                spread[(open_cards[0], second, *open_cards[1:])] = odds[second]
        whole = sum(spread.values()) or 1.0
        yield bet, {cards: chance / whole for cards, chance in spread.items()}


def _simple(position: Position) -> tuple[float, float]:
    """Stand or one more card in the simple game."""
    options, seat = position.options, position.seat
    odds = chances(_seen(position))
    mine = _values(position, "hand", seat)
    if seat != position.setup.dealer:
        table = Odds(options, odds, dealer_hands(options, odds))
        return table.of(mine), table.drawn(mine)
    facts = position.view.facts
    others = [
        _player_hands(odds, said == "third") for other, said in enumerate(facts["answers"]) if other != seat
    ]

    def worth(bank: tuple[int, ...]) -> float:
        table = Odds(options, odds, [(bank, 1.0)])
        return -sum(chance * table.of(hand) for spread in others for hand, chance in spread.items())

    return worth(mine), sum(odds[v] * worth((*mine, v)) for v in VALUES if odds[v])


@lru_cache(maxsize=64)
def _player_hands(odds: Chances, drew: bool) -> Spread:
    """The hands of a player who drew to a low total, or stood with a high one."""
    pairs = _grown({(): 1.0}, odds, 2)
    kept = {
        pair: chance
        for pair, chance in pairs.items()
        if (total(pair) <= BANK_DRAWS and not ranking.simple_special(pair)) == drew
    }
    whole = sum(kept.values()) or 1.0
    return _grown({pair: chance / whole for pair, chance in kept.items()}, odds, 1 if drew else 0)


class Steady:
    """How everybody plays in playouts: small bets now and then, a third card to a low total."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shake(self) -> None:
        """Nothing to do."""

    def code(self, round_: Round, seat: int) -> int:
        """A legal code."""
        assert isinstance(round_, BankingRound)
        codes = round_.legal(seat)
        if round_.phase == "bet":
            return codes[min(len(codes) - 1, int(self._rng.random() * 4) * 5)]
        if len(codes) == 1 or round_.phase == "pick":
            return codes[0]
        return THIRD if total(self._held(round_, seat)) <= BANK_DRAWS else STAND

    def _held(self, round_: Any, seat: int) -> list[int]:
        """The values of the hand that is asked."""
        if isinstance(round_, TableRound):
            cards = round_.cards[round_.at] if round_.phase == "third" else round_.bank
        else:
            cards = round_.hands[seat]
        return [VALUE[card] for card in cards]
