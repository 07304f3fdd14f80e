"""The engine against the naive peer: whole rounds, step by step, over all presets and random options."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.peers.go_stop_compare import for_players, random_differences, random_table
from tests.peers.go_stop_pair import Pair
from tests.peers.go_stop_peer import GoStopPeer
from tests.peers.go_stop_tables import PRESETS, VALUES

BOLD = (0.0, 0.5, 0.9, 1.0)


def walk(
    seed: int, preset: str, differences: dict[str, Any], players: int, bold: tuple[float, ...] = BOLD
) -> GoStopPeer:
    """One compared round, sometimes after drawn ones and with purses; the peer at its end."""
    rng = random.Random(seed)
    purse = tuple(rng.randint(0, 40) for _ in range(players)) if rng.random() < 0.4 else ()
    carry = rng.choice((1, 1, 2, 4, 8))
    pair = Pair(preset, differences, players, rng.randrange(players), carry, purse)
    pair.walk(rng, rng.choice(bold))
    return pair.peer


def many(seeds: range) -> None:
    """Compared rounds with random options."""
    for seed in seeds:
        walk(seed, *random_table(random.Random(f"options {seed}")))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("preset", PRESETS)
def test_rounds_of_every_preset(preset: str, players: int) -> None:
    for seed in range(20):
        walk(seed, preset, for_players(preset, {}, players), players)


@pytest.mark.parametrize("block", range(4))
def test_rounds_with_random_options(block: int) -> None:
    many(range(block * 60, block * 60 + 60))


@pytest.mark.parametrize("name", sorted(VALUES))
def test_rounds_with_each_value_of_one_option(name: str) -> None:
    """Every value of the option among random others."""
    for index, value in enumerate(VALUES[name]):
        rng = random.Random(f"{name} {index}")
        others = random_differences(rng, 0, 6)
        preset, players = rng.choice(sorted(PRESETS)), 2 if name == "deal" else rng.choice((2, 3))
        walk(index, preset, for_players(preset, {**others, name: value}, players), players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("preset", PRESETS)
def test_hundreds_of_rounds_of_every_preset(preset: str, players: int) -> None:
    for seed in range(1000, 1400):
        walk(seed, preset, for_players(preset, {}, players), players)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_very_many_rounds_with_random_options(block: int) -> None:
    many(range(10_000 + block * 500, 10_500 + block * 500))


def grouped_deal(rng: random.Random, pack: list[str], hand: int, field: int, players: int) -> list[list[str]]:
    """Hands and a table with many triples and quads: players' cards first, then the table."""
    deck = list(pack)
    rng.shuffle(deck)
    piles: list[list[str]] = [[] for _ in range(players + 1)]
    size = rng.choice((2, 3, 3, 4))
    for place in rng.sample(range(players + 1), players + 1):
        room = field if place == players else hand
        while len(piles[place]) < room:
            group = [card for card in deck if card[:2] == deck[0][:2]][: min(size, room - len(piles[place]))]
            piles[place] += group
            deck = [card for card in deck if card not in group]
            rng.shuffle(deck)
    return piles


def dealt(pair: Pair, rng: random.Random, piles: list[list[str]]) -> None:
    """Deals these piles; a refill and everything after a redeal is random."""
    while pair.peer.question[0] == "deal" and pair.peer.redeals == 0:
        facts = pair.round.facts()
        place = pair.round.shape.targets[facts["dealt"]]  # type: ignore[attr-defined]
        pile = piles[place]
        pair.draw(pile.pop() if pile else rng.choice(sorted(pair.peer.question[2])))


def special(seed: int) -> tuple[str, GoStopPeer]:
    """A compared round whose deal has triples and quads; the first stage after the deal, and the peer."""
    rng = random.Random(f"special {seed}")
    preset, differences, players = random_table(rng)
    carry = rng.choice((1, 1, 4, 8))
    pair = Pair(preset, differences, players, rng.randrange(players), carry)
    hand, field = (int(number) for number in pair.peer.o["deal"].split("-"))
    dealt(pair, rng, grouped_deal(rng, pair.peer.pack, hand, field, players))
    stage = pair.peer.result.how if pair.peer.result else pair.peer.question[0]
    pair.walk(rng, rng.choice(BOLD))
    return stage, pair.peer


def test_deals_with_many_triples_and_quads() -> None:
    stages: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(500):
        stage, peer = special(seed)
        stages[stage] += 1
        calls.update(key for _, key in peer.told)
        assert peer.result is not None
        ends[peer.result.how] += 1
    assert stages.keys() >= {"president", "table_quad", "table_quad_win", "hand_check", "play"}
    assert calls.keys() >= {
        *("bomb", "small_bomb", "shake", "pak", "own_pak", "ttadak", "jjok", "sweep", "ppeok", "go", "stop")
    }
    assert ends.keys() >= {"president", "both_quads", "stop", "autostop", "exhausted", "highest_score"}


@pytest.mark.slow
def test_very_many_deals_with_triples_and_quads() -> None:
    for seed in range(1000, 9000):
        special(seed)


def guided(seed: int, ppeoks: bool) -> GoStopPeer:
    """A compared round in which chance and the players bring ppeoks, or seat 0 never captures."""
    rng = random.Random(f"guided {seed}")
    preset, differences, players = random_table(rng)
    more = {"heodang": "on", "three_ppeok_points": rng.choice((7, "stop_minimum")), "after_bomb": "credits"}
    pair = Pair(preset, {**differences, **more}, players, rng.randrange(players), rng.choice((1, 4)))
    while not pair.over:
        stage, asked, may = pair.peer.question
        here = {card[:2] for card in pair.peer.field} | {"X1", "X2", "X3", "XL", "XD", "XS"}
        laid = pair.path[-1].split()[-1][:2] if pair.path else ""
        poor = not ppeoks and pair.round.facts()["mover"] == 0
        if stage == "flip":
            good = [card for card in may if (card[:2] not in {*here, laid} if poor else card[:2] == laid)]
            good = good if ppeoks or poor else [card for card in may if card[:2] in here]
            pair.draw(rng.choice(sorted(good or may)))
        elif stage == "play":
            plays = [text for text in may if text.startswith("play")]
            good = [text for text in plays if (text[5:7] in here) != poor]
            pair.do(asked, rng.choice(sorted(good or plays or may)))
        else:
            pair.step(rng, 1.0)
        if not pair.over and pair.peer.question[0] != "deal":
            pair.same()
    pair.finished()
    return pair.peer


def test_guided_rounds_reach_the_rare_wins_and_side_payments() -> None:
    ends: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    for seed in range(120):
        peer = guided(seed, seed % 2 == 0)
        assert peer.result is not None
        ends[peer.result.how] += 1
        paid.update(key for key, _ in peer.ledger)
    assert ends["three_ppeok"] > 5 and ends["heodang"] > 5
    assert paid["first_ppeok"] > 5


@pytest.mark.slow
def test_very_many_guided_rounds() -> None:
    for seed in range(1000, 5000):
        guided(seed, seed % 2 == 0)
