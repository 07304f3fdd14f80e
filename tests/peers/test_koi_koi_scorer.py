"""The engine's scorer against the naive one: key cards exhaustively, the rest by number, and at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest

from hato.cards.hanafuda import DECK
from hato.games.koi_koi.scoring import YAKU, Scorer
from tests.games.positions import KOI_KOI
from tests.peers import koi_koi_scorer as peer
from tests.peers.compare import random_options
from tests.peers.koi_koi_tables import (
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    BRIGHTS,
    POEM_RIBBONS,
    PRESETS,
    options,
)

KEYS = sorted(BRIGHTS | {"09a"} | BOAR_DEER_BUTTERFLIES | POEM_RIBBONS | BLUE_RIBBONS)
ANIMALS = ["02a", "04a", "05a", "08a", "11a"]
RIBBONS = ["04r", "05r", "07r", "11r"]
JUNK = [f"{month:02d}j{n}" for n in (1, 2) for month in range(1, 11)] + ["11j1", "12j1", "12j2", "12j3"]


def subsets(cards: list[str]) -> Iterator[tuple[str, ...]]:
    """Every set of the cards."""
    return chain.from_iterable(combinations(cards, size) for size in range(len(cards) + 1))


def engine(scorer: Scorer, cards: set[str], table: set[str], calls: int, month: int) -> dict[str, int]:
    """The engine's score with names."""
    found = scorer.score(DECK.set(cards), DECK.set(table), calls, month)
    return {name: points for name, points in zip(YAKU, found, strict=True) if points}


def agree(
    preset: str, differences: dict[str, object], sets: Iterator[tuple[set[str], set[str], int, int]]
) -> None:
    """Both score all these sets (captured, table, own calls, month) alike."""
    scorer = Scorer(KOI_KOI.options(preset, differences))
    theirs = options(preset, **differences)
    for cards, table, calls, month in sets:
        assert engine(scorer, cards, table, calls, month) == peer.yaku(theirs, cards, table, calls, month), (
            preset,
            differences,
            sorted(cards),
            sorted(table),
            calls,
            month,
        )


def rotating() -> Iterator[tuple[set[str], set[str], int, int]]:
    """All sets of key cards, each with one of the numbers of other animals, ribbons and junk."""
    counts = list(product(range(6), range(5), (0, 8, 9, 10, 11, 24)))
    for index, keys in enumerate(subsets(KEYS)):
        animals, ribbons, junk = counts[index * 7 % len(counts)]
        yield {*keys, *ANIMALS[:animals], *RIBBONS[:ribbons], *JUNK[:junk]}, set(), index % 2, 1 + index % 12


def full() -> Iterator[tuple[set[str], set[str], int, int]]:
    """All sets of key cards with all numbers of other animals and ribbons; the number of junk goes round."""
    index = 0
    for keys in subsets(KEYS):
        for animals, ribbons in product(range(6), range(5)):
            index += 1
            yield {*keys, *ANIMALS[:animals], *RIBBONS[:ribbons], *JUNK[: index % 25]}, set(), index % 2, 1


@pytest.mark.parametrize("preset", ["nintendo", "ukrainian_literal"])
def test_all_key_cards(preset: str) -> None:
    agree(preset, {}, rotating())


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_all_key_cards_with_all_numbers_of_the_rest(preset: str) -> None:
    agree(preset, {}, full())


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_all_key_cards_with_the_other_grouping(preset: str) -> None:
    other = "exclusive" if options(preset)["grouping"] == "additive" else "additive"
    agree(preset, {"grouping": other}, rotating())


def random_sets(rng: random.Random, number: int) -> Iterator[tuple[set[str], set[str], int, int]]:
    """Captured cards and other cards on the table, many of each."""
    for _ in range(number):
        deck = list(DECK.codes)
        rng.shuffle(deck)
        taken = rng.randint(0, 40)
        yield (
            set(deck[:taken]),
            set(deck[taken : taken + rng.randint(0, 8)]),
            rng.randint(0, 4),
            rng.randint(1, 12),
        )


def random_scores(seeds: range, each: int) -> None:
    """For each seed a random option set and as many random positions."""
    for seed in seeds:
        rng = random.Random(f"scores {seed}")
        agree(*random_options(rng), random_sets(rng, each))


def test_random_sets_with_random_options() -> None:
    random_scores(range(1000), 15)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_very_many_random_sets_with_random_options(block: int) -> None:
    random_scores(range(2000 + block * 2500, 4500 + block * 2500), 10)
