"""The engine against the naive peer: whole rounds, step by step, over all presets and random options."""

from __future__ import annotations

import random

import pytest

from hato.cards.hanafuda import DECK
from hato.core.options import as_json
from tests.games.positions import KOI_KOI
from tests.peers.compare import Pair, random_differences, random_options
from tests.peers.koi_koi_peer import KoiKoiPeer
from tests.peers.koi_koi_tables import DECK as CODES
from tests.peers.koi_koi_tables import PRESETS, VALUES, options

BOLD = (0.0, 0.5, 0.8, 0.95, 1.0)


def walk(
    seed: int, preset: str, differences: dict[str, object], bold: tuple[float, ...] = BOLD
) -> KoiKoiPeer:
    """One compared round; the peer at its end."""
    rng = random.Random(seed)
    pair = Pair(preset, differences, rng.randrange(2), rng.randint(1, 12))
    pair.walk(rng, rng.choice(bold))
    return pair.peer


def many(seeds: range) -> None:
    """Compared rounds with random options."""
    for seed in seeds:
        walk(seed, *random_options(random.Random(f"options {seed}")))


@pytest.mark.parametrize("preset", PRESETS)
def test_rounds_of_every_preset(preset: str) -> None:
    for seed in range(40):
        walk(seed, preset, {})


@pytest.mark.parametrize("block", range(4))
def test_rounds_with_random_options(block: int) -> None:
    many(range(block * 120, block * 120 + 120))


@pytest.mark.parametrize("name", sorted(VALUES))
def test_rounds_with_each_value_of_one_option(name: str) -> None:
    """Every value of the option, alone and among random others."""
    for index, value in enumerate(VALUES[name]):
        for seed in range(4):
            rng = random.Random(f"{name} {index} {seed}")
            others = random_differences(rng, 0, 4)
            walk(seed, rng.choice(sorted(PRESETS)), {**others, name: value})
        walk(99, "nintendo", {name: value})


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_very_many_rounds_with_random_options(block: int) -> None:
    many(range(10_000 + block * 1000, 11_000 + block * 1000))


def biased_deal(rng: random.Random, hand: int) -> list[str]:
    """A deal with many pairs, triples and fours, so that the deal check has work."""
    deck = sorted(CODES)
    rng.shuffle(deck)
    size = rng.choice((2, 2, 2, 3, 4))
    zones: list[list[str]] = [[], [], []]
    for cards, room in zip(zones, (hand, hand, 8), strict=True):
        while len(cards) < room:
            month = deck[0][:2]
            group = [card for card in deck if card[:2] == month][: min(size, room - len(cards))]
            cards.extend(group)
            deck = [card for card in deck if card not in group]
            rng.shuffle(deck)
    for cards in zones:
        rng.shuffle(cards)
    first, second, field = zones
    half = hand // 2
    return [*first[:half], *second[:half], *field[:4], *first[half:], *second[half:], *field[4:]]


def test_deal_checks_with_many_groups() -> None:
    ends = set()
    for seed in range(1500):
        rng = random.Random(seed)
        preset, differences = random_options(rng)
        differences["hand_size"] = rng.choice((8, 8, 10))
        pair = Pair(preset, differences, rng.randrange(2), 1)
        for card in biased_deal(rng, differences["hand_size"]):
            pair.path.append(card)
            pair.round.draw(DECK.card(card))
            pair.peer.turn_up(card)
        pair.same()
        if pair.peer.stage == "over":
            pair.finished()
        ends.add(pair.peer.result.how if pair.peer.result else pair.peer.stage)
    assert ends == {"teyaku", "draw", "void", "deal", "play"}


def test_walks_reach_every_end_and_many_calls() -> None:
    """The walks are worth something only if they see what there is to see."""
    ends, calls = set(), 0
    for seed in range(200):
        peer = walk(seed, "additive", {"koikoi_limit": "none"})
        assert peer.result is not None
        ends.add(peer.result.how)
        calls = max(calls, *peer.calls)
    assert {"stop", "autostop", "exhausted"} <= ends and calls >= 3


@pytest.mark.parametrize("rule", VALUES["exhaustion"])
def test_rounds_in_which_nobody_stops(rule: str) -> None:
    paid = set()
    for seed in range(60):
        peer = walk(seed, "additive", {"exhaustion": rule, "grouping": "exclusive"}, (1.0,))
        assert peer.result is not None
        if peer.result.how == "exhausted":
            paid.add(peer.result.scorer)
    assert paid >= ({None} if rule == "no_points" else {0, 1})


@pytest.mark.parametrize("preset", PRESETS)
def test_the_preset_sheet_is_that_of_the_rules(preset: str) -> None:
    theirs = as_json(KOI_KOI.options(preset))
    ours = options(preset)
    del ours["preset"]
    assert {name: theirs[name] for name in ours} == ours
    assert theirs.keys() - ours.keys() == {"table", "draw_time", "seating", "direction", "dropout"}
