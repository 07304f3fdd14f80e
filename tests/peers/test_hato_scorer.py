"""The engine's scorer and settlement against the naive ones, on random captures and whole settlements."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from hato.games.hato.scoring import Scorer
from hato.games.hato.settlement import Hand, settle
from tests.peers import hato_scorer as peer
from tests.peers.hato_compare import DECK, HATO, random_options
from tests.peers.hato_tables import DECK as CODES
from tests.peers.hato_tables import PRESETS, options

SETS = 100_000
"""Random captures for the presets, and again as many for random options."""


def captures(rng: random.Random) -> list[str]:
    """Some cards; half of the time whole months among them, so that yaku are made."""
    cards = set(rng.sample(CODES, rng.randrange(len(CODES) + 1)))
    for _ in range(rng.choice((0, 0, 1, 2))):
        suit = rng.choice(CODES)[:2]
        cards |= {card for card in CODES if card[:2] == suit}
    return sorted(cards)


def agree(preset: str, differences: dict[str, object], rng: random.Random, number: int) -> int:
    """Both score so many captures alike; how many of them had yaku."""
    scorer, theirs = Scorer(HATO.options(preset, differences)), options(preset, **differences)
    made = 0
    for _ in range(number):
        cards = captures(rng)
        mask = DECK.set(cards)
        wanted = peer.yaku(theirs, cards)
        assert {one.key: one.points for one in scorer.made(mask)} == wanted, (preset, differences, cards)
        assert scorer.card_points(mask) == peer.card_points(theirs, cards), (preset, differences, cards)
        made += bool(wanted)
    return made


@pytest.mark.parametrize("preset", PRESETS)
def test_captures_by_every_preset(preset: str) -> None:
    number = SETS // len(PRESETS) + 1
    assert agree(preset, {}, random.Random(preset), number) > number / 4


@pytest.mark.parametrize("block", range(4))
def test_captures_by_random_options(block: int) -> None:
    rng = random.Random(block)
    for _ in range(100):
        preset, differences = random_options(rng)
        agree(preset, differences, rng, SETS // 400)


@pytest.mark.parametrize("players", range(2, 8))
def test_whole_settlements(players: int) -> None:
    rng = random.Random(players)
    for _ in range(300):
        preset, differences = random_options(rng)
        changed = {**differences, "players": players}
        chosen, theirs = HATO.options(preset, changed), options(preset, **changed)
        piles: list[list[str]] = [[] for _ in range(players + 1)]
        for card in CODES:
            piles[rng.randrange(players + (rng.random() < 0.2))].append(card)
        scorer = Scorer(chosen)
        hands = [
            Hand(seat, scorer.card_points(mask), scorer.made(mask))
            for seat in range(players)
            for mask in (DECK.set(piles[seat]),)
        ]
        found = settle(chosen, hands)
        points = {seat: peer.card_points(theirs, piles[seat]) for seat in range(players)}
        bonus = {seat: sum(peer.yaku(theirs, piles[seat]).values()) for seat in range(players)}
        scores = peer.round_scores(theirs, points, bonus)
        assert {seat: Fraction(score, chosen.parts) for seat, score in found.scores.items()} == scores
        results = {seat: Fraction(one, chosen.parts) for seat, one in found.points.items()}
        assert results == peer.results(theirs, scores)
        assert found.best == [seat for seat in scores if scores[seat] == max(scores.values())]
