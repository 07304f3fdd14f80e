"""The conformance kit over the Ming form, and a small deck counted out."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from hato.cards.money import MING as DECK
from hato.core.match import Setup
from hato.testing.conformance import check_game
from hato.testing.counting import count
from tests.games.khanhoo_ming.board import MING, beats, options_of


@pytest.mark.parametrize("seats", MING.seats)
def test_every_number_of_seats_keeps_its_promises(seats: int) -> None:
    report = check_game(MING, rounds=25, seed=seats, probe=0.03, seats=(seats,))
    assert (report.rounds, report.matches) == (25, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", MING.seats)
def test_twenty_thousand_rounds(seats: int) -> None:
    report = check_game(MING, rounds=20_000, seed=seats, probe=0.0005, seats=(seats,))
    assert report.rounds == 20_000


def test_a_deal_of_two_cards_each_pays_what_a_walk_by_hand_gives() -> None:
    """Four cards for two players, every deal and every way to play, each choice as likely as another."""
    codes = ["C9", "S2", "M5", "MT"]
    tally = count(MING.reduced(options_of(2), Setup(2, 0), DECK.set(codes), 2, 0), 2)
    found = [_walk(list(deal[:2]), list(deal[2:]), 0) for deal in permutations(codes)]
    assert tally.payoff == tuple(sum(one[seat] for one in found) / len(found) for seat in range(2))


def _walk(mine: list[str], theirs: list[str], leader: int) -> list[Fraction]:
    """The mean points of both when the first hand leads; `leader` is its seat."""
    if not mine:
        return [Fraction(0), Fraction(0)]
    total = [Fraction(0), Fraction(0)]
    for lead in mine:
        ways = [(card, True) for card in theirs if beats(card, lead)] + [(card, False) for card in theirs]
        for card, taken in ways:
            left, other = [c for c in mine if c != lead], [c for c in theirs if c != card]
            winner = 1 - leader if taken else leader
            best = card if taken else lead
            rest = _walk(other, left, winner) if taken else _walk(left, other, winner)
            for seat in range(2):
                won = 2 + {"M5": 2, "M8": 3}.get(best, 0) if seat == winner else 0
                total[seat] += (rest[seat] + won) / len(ways) / len(mine)
    return total
