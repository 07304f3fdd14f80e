"""The engine's judge of Qing hands against the naive one, on many small random hands."""

from __future__ import annotations

import random

import pytest

from hato.cards.money import KINDS
from hato.games.khanhoo_qing.kinds import counted
from hato.games.khanhoo_qing.solver import Rules, cover
from tests.peers import khanhoo_qing_peer as peer

ACES = ("C1", "S1", "M1")
FLOWERS = ("RF", "WF", "OT")


def near_hand(rng: random.Random, size: int, flowers: int) -> list[str]:
    """Cards that often belong together: groups, some with a card changed, and cards that can be added."""
    cards: list[str] = []
    while len(cards) < size:
        kind = rng.random()
        if kind < 0.35:
            cards += rng.choice(peer.eyes("both"))
        elif kind < 0.6:
            suit, low = rng.choice("CSM"), rng.randint(1, 7)
            cards += [f"{suit}{low + i}" for i in range(3)]
        elif kind < 0.8:
            number = rng.randint(1, 9)
            cards += [f"{rng.choice('CSM')}{number}" for _ in range(3)]
        else:
            cards.append(rng.choice([*ACES, *FLOWERS]))
    rng.shuffle(cards)
    cards = cards[:size]
    for i in range(size):
        if rng.random() < 0.08:
            cards[i] = rng.choice(KINDS)
    while sum(card in FLOWERS for card in cards) > flowers:
        cards[next(i for i, card in enumerate(cards) if card in FLOWERS)] = rng.choice(KINDS[:27])
    return cards


def legal(cards: list[str]) -> bool:
    return all(cards.count(card) <= 4 for card in cards)


TABLES = [
    (eyes, wild, triplets)
    for eyes in ("wilkinson", "culin", "both")
    for wild in ("attach", "substitute")
    for triplets in ("any", "different_suits")
]


@pytest.mark.parametrize(("eyes", "wild", "triplets"), TABLES)
def test_small_hands_win_and_wait_as_the_naive_judge_says(eyes: str, wild: str, triplets: str) -> None:
    rng = random.Random(f"{eyes} {wild} {triplets}")
    rules = Rules(eyes, wild, triplets)
    sizes, flowers = ((3, 4, 6, 7, 8, 9), 9) if wild == "attach" else ((3, 4, 5, 6, 7), 3)
    told: dict[bool, int] = {True: 0, False: 0}
    for _ in range(300 if wild == "attach" else 120):
        cards = near_hand(rng, rng.choice(sizes), flowers)
        if not legal(cards):
            continue
        expected = peer.wins(cards, eyes, wild, triplets)
        assert (cover(counted(cards), rules) is not None) == expected, cards
        told[expected] += 1
    assert min(told.values()) >= 20


@pytest.mark.parametrize(("eyes", "wild", "triplets"), TABLES)
def test_hands_that_lack_a_card_wait_as_the_naive_judge_says(eyes: str, wild: str, triplets: str) -> None:
    rng = random.Random(f"waits {eyes} {wild} {triplets}")
    rules = Rules(eyes, wild, triplets)
    told: dict[bool, int] = {True: 0, False: 0}
    for _ in range(60 if wild == "attach" else 20):
        cards = near_hand(rng, 5 if wild == "attach" else rng.choice((2, 5)), 2)
        if not legal(cards):
            continue
        expected = any(peer.wins([*cards, card], eyes, wild, triplets) for card in KINDS)
        assert (cover(counted(cards), rules, 1) is not None) == expected, cards
        told[expected] += 1
    assert told[False] and told[True]


@pytest.mark.parametrize(("eyes", "wild", "triplets"), TABLES)
def test_hands_of_which_one_card_is_thrown_as_the_naive_judge_says(
    eyes: str, wild: str, triplets: str
) -> None:
    """With sixteen cards fifteen win; here seven and six, or ten and nine, and groups of three likewise."""
    rng = random.Random(f"spare {eyes} {wild} {triplets}")
    rules = Rules(eyes, wild, triplets)
    told: dict[bool, int] = {True: 0, False: 0}
    for _ in range(150 if wild == "attach" else 50):
        cards = near_hand(rng, 7, 9 if wild == "attach" else 2)
        if not legal(cards):
            continue
        left = [cards[:i] + cards[i + 1 :] for i in range(len(cards))]
        expected = any(peer.wins(some, eyes, wild, triplets) for some in left)
        assert (cover(counted(cards), rules, 0, 1) is not None) == expected, cards
        told[expected] += 1
    assert min(told.values()) >= 5


@pytest.mark.parametrize(("eyes", "wild", "triplets"), TABLES)
def test_a_cover_is_made_of_groups_and_holds_every_card_that_cannot_be_added(
    eyes: str, wild: str, triplets: str
) -> None:
    """Full hands of fifteen: what the engine lays out is looked at group by group."""
    rng = random.Random(f"full {eyes} {wild} {triplets}")
    rules = Rules(eyes, wild, triplets)
    found = 0
    for _ in range(1500):
        cards = near_hand(rng, 15, 4)
        if not legal(cards):
            continue
        hand = counted(cards)
        way = cover(hand, rules)
        if way is None:
            continue
        found += 1
        left, wilds = list(hand), sum(hand[27:])
        for group in way.groups:
            own = [KINDS[kind] for kind in group.cards]
            for kind in group.cards:
                left[kind] -= 1
            wilds -= group.missing + sum(code in FLOWERS for code in own)
            kind_of_group = peer.pile((*own, *["RF"] * group.missing), eyes, wild, triplets)
            if group.missing < 3:
                assert kind_of_group[1 if group.kind == "eyes" else 0], group
        assert min(left) >= 0
        assert wilds >= 0
        assert all(KINDS[kind] in peer.ADDABLE for kind, count in enumerate(left) if count)
        assert any(group.kind == "eyes" for group in way.groups)
    assert found >= 20
