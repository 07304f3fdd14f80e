"""The engine's showdown against the naive one: random hands with random options, and whole random rounds."""

from __future__ import annotations

import random
from typing import Any

from hato.core.match import Setup
from hato.games.oicho_kabu import ranking
from hato.games.oicho_kabu.settlement import Stake, settle
from hato.games.oicho_kabu.third import of_dealer, of_table_hand
from tests.games.oicho_kabu.board import CODES, OICHO, Board, options_of
from tests.peers import oicho_kabu_peer as peer

CHOICES: dict[str, list[Any]] = {
    "ties": ["dealer_wins", "push"],
    "shippin_for": ["dealer", "player_double", "both"],
    "arashi_win": [2, 3, "none"],
    "pair_may_draw": ["none", "any_pair", "pair_of_9"],
    "dealer_policy": ["free", "threshold_5"],
}


def random_options(rng: random.Random) -> dict[str, Any]:
    return {name: rng.choice(values) for name, values in CHOICES.items()}


def random_hand(rng: random.Random) -> tuple[int, ...]:
    """Cards of two or three months; special hands and three of a kind come up often."""
    kind = rng.random()
    if kind < 0.15:
        return rng.choice([(9, 1), (1, 9), (4, 1), (1, 4)])
    if kind < 0.25:
        return (rng.randint(1, 10),) * 3
    return tuple(rng.randint(1, 10) for _ in range(rng.choice((2, 3))))


def test_a_hundred_thousand_random_showdowns() -> None:
    rng = random.Random(20)
    seen: set[tuple[str, int]] = set()
    for number in range(100_000):
        if number % 100 == 0:
            given = random_options(rng)
            options = OICHO.options("standard", given)
        seats, dealer = rng.randint(2, 7), 0
        bank = random_hand(rng)
        stakes, expected = [], [0] * seats
        for _ in range(rng.randint(1, 4)):
            hand, bet, seat = random_hand(rng), rng.randint(0, 100), rng.randrange(1, seats)
            verdict = ranking.of_table_hand(options, hand, bank)
            seen.add((ranking.table_name(options, hand), verdict.sign))
            stakes.append(Stake(seat, ranking.table_name(options, hand), (), bet, verdict))
            gain = peer.table_gain(given, list(hand), list(bank), bet)
            expected[seat] += gain
            expected[dealer] -= gain
        outcome = settle(seats, dealer, ranking.dealer_name(options, bank), (), stakes)
        assert list(outcome.points) == expected, (given, bank, stakes)
        mine = random_hand(rng)
        sign = ranking.of_player(options, mine, bank).sign
        assert sign == peer.simple_gain(given, list(mine), list(bank)), (given, mine, bank)
    assert {(name, sign) for name in ("arashi", "shippin", "kabu", "buta") for sign in (1, -1)} - {
        ("buta", 1)
    } <= seen


def test_every_pair_with_every_option() -> None:
    rng = random.Random(2)
    for _ in range(150):
        given = random_options(rng)
        options = OICHO.options("standard", given)
        for a in range(1, 11):
            for b in range(1, 11):
                assert of_table_hand(options, (a, b)) == peer.third(given, a, b)
                assert of_dealer(options, (a, b)) == peer.dealer_third(given, a, b)


def months(board: Board, place: str) -> list[int]:
    return [int(code[:2]) for code in sorted(board.zone(place))]


def test_whole_random_rounds_are_paid_by_the_rules() -> None:
    rng = random.Random(8)
    for number in range(1500):
        given = random_options(rng)
        preset = "standard" if number % 2 else "simple"
        if preset == "simple":
            given["arashi_win"] = "none"
        seats = rng.randint(2, 6)
        stock = CODES[:]
        rng.shuffle(stock)
        board = Board(
            OICHO.deal(options_of(preset, seats, **given), Setup(seats, rng.randrange(seats))), stock
        )
        while not board.over:
            board.do(rng.choice(board.words[:12]))
        facts, dealer = board.round.facts(), board.round.dealer  # type: ignore[attr-defined]
        expected = [0] * seats
        if preset == "simple":
            bank = months(board, f"hand:{dealer}")
            gains = [
                (s, peer.simple_gain(given, months(board, f"hand:{s}"), bank))
                for s in range(seats)
                if s != dealer
            ]
        elif board.outcome.key == "no_bets":
            gains = []
        else:
            bank = months(board, f"down:{dealer}") + [int(code[:2]) for code in facts["bank_laid"]]
            gains = []
            for hand in range(4):
                laid = [int(code[:2]) for code in facts["laid"][hand]]
                cards = laid[:1] + months(board, f"down{hand + 1}") + laid[1:]
                for seat, bets in enumerate(facts["bets"]):
                    if bets and bets[hand]:
                        gains.append((seat, peer.table_gain(given, cards, bank, bets[hand])))
        for seat, gain in gains:
            expected[seat] += gain
            expected[dealer] -= gain
        assert list(board.outcome.points) == expected
