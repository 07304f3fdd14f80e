"""The best partition agrees with an independent count of every way to part a hand (KHE-3 to KHE-5)."""

from __future__ import annotations

import random

import pytest

from hato.cards.khanhoo import DECK, KINDS
from hato.core import bits
from hato.games.khanhoo import counting, packs
from hato.games.khanhoo.groups import Scale
from hato.games.khanhoo.kinds import KIND, counts
from tests.peers.khanhoo_scorer import best

MOST_CARDS = 9
SCALES = [
    Scale(merge, trio, triple)
    for merge in (True, False)
    for trio in (False, True)
    for triple in (False, True)
]


def close_hand(rng: random.Random, cards: list[int], size: int) -> list[int]:
    """Cards that lie close together: of few ranks and suits, so that they make groups in several ways."""
    middle = rng.randrange(9)
    near = [
        card for card in cards if KIND[card] >= 27 or abs(KIND[card] % 9 - middle) <= rng.choice((1, 2, 3))
    ]
    return rng.sample(near, size) if len(near) >= size else rng.sample(cards, size)


def compare(number: int, seed: int) -> int:
    """Holds so many random hands against the independent count; returns how many of them score."""
    rng = random.Random(seed)
    scored = 0
    for at in range(number):
        scale = SCALES[at % len(SCALES)]
        sets, jokers = rng.choice(((2, 1), (2, 1), (3, 2), (4, 5)))
        cards = bits.cards(packs.cards(sets, jokers))
        wild = rng.choice((0, 0, 1, 1, 2)) if jokers > 1 else rng.choice((0, 1))
        size = rng.randint(3, MOST_CARDS - wild)
        plain = [card for card in cards if KIND[card] < len(KINDS) - 1]
        jokers_held = [card for card in cards if KIND[card] == len(KINDS) - 1][:wild]
        pick = close_hand if rng.random() < 0.8 else lambda r, c, n: r.sample(c, n)
        hand = [*pick(rng, plain, size), *jokers_held]
        told = [DECK.codes[card].partition("_")[0] for card in hand]
        held = counts(bits.mask_of(hand))
        for whole in (False, True):
            mine = counting.count(held, (), scale, whole)
            points = None if mine is None else mine.points
            assert points == best(told, *scale, whole), (told, scale, whole)
            scored += bool(points)
    return scored


def test_random_hands_score_as_an_independent_count_says() -> None:
    assert compare(400, seed=1) > 100


@pytest.mark.slow
def test_twenty_thousand_random_hands_score_as_an_independent_count_says() -> None:
    assert compare(20_000, seed=2) > 5_000
