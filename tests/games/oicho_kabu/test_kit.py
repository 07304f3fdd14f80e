"""The conformance kit over Oicho-Kabu: every preset with every number of seats, and whole counted trees."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.options import as_json
from hato.testing.conformance import check_game
from hato.testing.counting import count
from tests.games.oicho_kabu.board import OICHO, mask, of_months, options_of
from tests.peers import oicho_kabu_peer as peer

TABLES = [(preset, seats) for preset in OICHO.presets for seats in OICHO.seats]


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_preset_with_every_number_of_seats_keeps_its_promises(preset: str, seats: int) -> None:
    report = check_game(OICHO, rounds=40, seed=seats, probe=0.02, presets=(preset,), seats=(seats,))
    assert (report.rounds, report.matches) == (40, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_twenty_thousand_rounds(preset: str, seats: int) -> None:
    """For each preset and number of seats; `-k` picks some of them."""
    report = check_game(OICHO, rounds=20_000, seed=seats, probe=0.0005, presets=(preset,), seats=(seats,))
    assert report.rounds == 20_000


DECKS = [
    (9, 8, 1, 10, 6, 4),
    (5, 5, 5, 4, 10, 9),
    (4, 1, 3, 2, 7, 9),
    (10, 10, 10, 2, 6, 5),
]
"""Months of six cards, with which a round for one table hand can be played to its end in every way."""


@pytest.mark.parametrize("months", DECKS)
@pytest.mark.parametrize("options", [{}, {"ties": "push", "shippin_for": "both", "arashi_win": 3}])
def test_a_round_with_one_table_hand_pays_what_a_walk_by_hand_gives(
    months: tuple[int, ...], options: dict[str, Any]
) -> None:
    given = options_of(bank_limit=1, **options)
    codes = of_months(" ".join(str(month) for month in months))
    start = OICHO.reduced(given, Setup(2, 0), mask(*codes), 0, 1)
    tally = count(start, 2)
    gain = _after_open(as_json(given), list(months))
    assert tally.payoff == (-gain, gain)


def _mean(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def _without(cards: list[int], place: int) -> list[int]:
    return cards[:place] + cards[place + 1 :]


def _after_open(o: dict[str, Any], deck: list[int]) -> Fraction:
    """The bettor's mean gain: an open card, a bet of nothing or one, the dealer's card, the face-down one."""
    found = []
    for i, first in enumerate(deck):
        rest = _without(deck, i)
        for j, bank in enumerate(rest):
            left = _without(rest, j)
            for k, second in enumerate(left):
                found.append(_third(o, [first, second], [bank], _without(left, k)))
    return _mean(found) / 2  # half of the bets are nothing


def _third(o: dict[str, Any], hand: list[int], bank: list[int], deck: list[int]) -> Fraction:
    duty = peer.third(o, hand[0], hand[1])
    ways = []
    if duty != "must":
        ways.append(_dealer(o, hand, bank, deck))
    if duty != "cannot":
        ways.append(
            _mean([_dealer(o, [*hand, card], bank, _without(deck, i)) for i, card in enumerate(deck)])
        )
    return _mean(ways)


def _dealer(o: dict[str, Any], hand: list[int], bank: list[int], deck: list[int]) -> Fraction:
    found = []
    for i, second in enumerate(deck):
        mine, rest = [bank[0], second], _without(deck, i)
        duty = peer.dealer_third(o, *mine)
        ways = []
        if duty != "must":
            ways.append(Fraction(peer.table_gain(o, hand, mine, 1)))
        if duty != "cannot":
            ways.append(_mean([Fraction(peer.table_gain(o, hand, [*mine, card], 1)) for card in rest]))
        found.append(_mean(ways))
    return _mean(found)


def test_a_simple_round_for_two_pays_what_a_walk_by_hand_gives() -> None:
    options = options_of("simple")
    months = [9, 1, 4, 1, 8, 10]
    codes = of_months(" ".join(str(month) for month in months))
    tally = count(OICHO.reduced(options, Setup(2, 0), mask(*codes), 2, 0), 2)
    found = []
    for cards in permutations(months):
        ways = [
            Fraction(peer.simple_gain({"ties": "dealer_wins"}, [*cards[:2], *mine], [*cards[2:4], *bank]))
            for mine, bank in (([], []), ([], [cards[4]]), ([cards[4]], []), ([cards[4]], [cards[5]]))
        ]
        found.append(_mean(ways))
    gain = _mean(found)
    assert tally.payoff == (-gain, gain)
