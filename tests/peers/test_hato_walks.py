"""The engine against the naive peer: whole rounds, step by step, over all presets and random options."""

from __future__ import annotations

import random

import pytest

from tests.peers.hato_compare import Pair, random_options
from tests.peers.hato_peer import HatoPeer
from tests.peers.hato_tables import PRESETS


def walk(seed: int, preset: str, differences: dict[str, object]) -> HatoPeer:
    """One compared round; the peer at its end."""
    rng = random.Random(seed)
    pair = Pair(preset, differences, rng.randrange(int(str(differences.get("players", 2)))))
    return pair.walk(rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_rounds_of_every_preset(preset: str, players: int) -> None:
    for seed in range(8):
        walk(seed, preset, {"players": players})


@pytest.mark.parametrize("extra", ["none", "unmatched", "matched"])
def test_rounds_with_every_extra_draw(extra: str) -> None:
    left = 0
    for seed in range(60):
        peer = walk(seed, "card1995", {"extra_draw": extra, "players": 2 + seed % 3})
        left += bool(peer.table)
    assert (left > 0) == (extra == "unmatched")  # matched extra cards leave nothing either


def many(seeds: range) -> int:
    """Compared rounds with random options and two to seven players; how many deals were dealt again."""
    redeals = 0
    for seed in seeds:
        rng = random.Random(f"options {seed}")
        preset, differences = random_options(rng)
        redeals += walk(seed, preset, {**differences, "players": rng.randint(2, 7)}).redeals
    return redeals


@pytest.mark.parametrize("block", range(4))
def test_rounds_with_random_options(block: int) -> None:
    many(range(60 * block, 60 * block + 60))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_many_rounds_with_random_options(block: int) -> None:
    assert many(range(10_000 + 500 * block, 10_500 + 500 * block)) > 0
