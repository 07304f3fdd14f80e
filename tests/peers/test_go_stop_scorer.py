"""The engine's scorer and settlement against the naive ones: capture sets and whole settlements at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hato.core.options import as_json
from hato.games.go_stop.scoring import YAKU, scorer
from tests.peers import go_stop_scorer as peer
from tests.peers.go_stop_compare import (
    DECK,
    GO_STOP,
    Deciding,
    engine_options,
    folded,
    pack_of,
    play,
    random_table,
    yaku_lines,
)
from tests.peers.go_stop_scorer import Side
from tests.peers.go_stop_tables import PACK, PRESETS, SAME, VALUES, Options, options

SCORING = (
    *("table", "ribbon_sets", "boar_deer_butterfly", "seven_animals", "seven_includes_godori"),
    *("cup_decision", "bridge_role"),
)
"""The options that a score reads."""


def random_cards(rng: random.Random) -> list[str]:
    """Captured cards: any, or mostly of the dearer kinds, so that every yaku comes up."""
    kinds = rng.choice(("bar", "a", "r", "b", "", ""))
    dear = [card for card in PACK if card[2:3] in kinds and kinds]
    found = set(rng.sample(dear, rng.randint(0, len(dear)))) | set(rng.sample(PACK, rng.randint(0, 24)))
    return sorted(found)


def random_uses(rng: random.Random, o: Options, captured: list[str]) -> list[str]:
    """The dual cards that their owner has called junk, where he is asked."""
    asked = peer.duals(o) if o["cup_decision"] == "ask_on_capture" else []
    return [card for card in asked if card in captured and rng.random() < 0.5]


def scores(seeds: range, each: int) -> None:
    """For each seed one set of options and as many capture sets."""
    for seed in seeds:
        rng = random.Random(f"scores {seed}")
        differences = {name: rng.choice(VALUES[name]) for name in SCORING if rng.random() < 0.5}
        preset = rng.choice(sorted(PRESETS))
        engine, o = scorer(GO_STOP.options(preset, differences)), options(preset, **differences)
        for _ in range(each):
            cards = random_cards(rng)
            chosen = random_uses(rng, o, cards)
            found, use = engine.best(DECK.set(cards), DECK.set(chosen))
            score, as_junk = peer.best(o, cards, chosen)
            told = {name: points for name, points in zip(YAKU, found, strict=True) if points}
            why = (preset, differences, cards, chosen)
            assert told == score, why
            assert DECK.names(use) == as_junk, why


def test_random_captures_with_random_tables() -> None:
    scores(range(400), 50)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_a_million_random_captures(block: int) -> None:
    scores(range(1000 + block * 1000, 2000 + block * 1000), 100)


def test_the_captures_reach_every_yaku() -> None:
    seen: set[str] = set()
    rng = random.Random(1)
    for _ in range(3000):
        seen |= peer.best(options("matgo", boar_deer_butterfly=5), random_cards(rng), [])[0].keys()
    assert seen == set(YAKU)


@cache
def tables(number: int) -> list[tuple[str, dict[str, Any], int]]:
    """Random tables; every table is used for several settlements."""
    return [random_table(random.Random(f"table {index}"), 24) for index in range(number)]


def random_sides(rng: random.Random, players: int, o: Options) -> Iterator[tuple[int, Side]]:
    """Captures and merits of each player; dual cards and lights come to losers often."""
    deck = pack_of(o["jokers"])
    rng.shuffle(deck)
    dear = [card for card in deck if card[2:3] in "bar"]
    first = rng.randrange(players)
    for seat in range(players):
        size = rng.randint(8, 20) if seat == first else rng.randint(0, 10)
        source = [card for card in (dear if seat == first and rng.random() < 0.5 else deck) if card in deck]
        captured = source[: min(size, len(deck) - 3 * players)]
        deck = [card for card in deck if card not in captured]
        chosen = random_uses(rng, o, captured)
        goes = rng.choice((0, 0, 0, 1, 1, 2, 3, 5))
        yield seat, Side(captured, chosen, goes, rng.choice((0, 0, 0, 1, 2)), rng.choice((0, 0, 0, 1, 2)))


def settle(rng: random.Random, preset: str, differences: dict[str, Any], players: int) -> dict[int, int]:
    """One settlement by both; what the losers pay."""
    o = options(preset, **differences)
    sides = dict(random_sides(rng, players, o))
    seat = rng.randrange(players)
    calls = [one for one, side in sides.items() for _ in range(side.goes)]
    rng.shuffle(calls)
    carry = rng.choice((1, 1, 2, 4, 8))
    purse = [rng.randint(0, 60) for _ in sides] if rng.random() < 0.5 else []
    position = Deciding(preset, differences, seat, sides, calls, carry, purse)
    if o["purse_limit"]:
        for one, side in sides.items():
            side.purse = purse[one] if purse else None
    losers = {(seat + i) % players: sides[(seat + i) % players] for i in range(1, players)}
    pays, score = peer.settle(o, sides[seat], losers, carry, calls)
    round_ = position.round
    why = (preset, differences, sides, seat, calls, carry, purse)
    stake = round_.stake(seat, GO_STOP.actions.code(("stop",)))
    play(round_, seat, "stop")
    outcome = round_.outcome()
    assert outcome is not None
    points = tuple(sum(pays.values()) if one == seat else -pays[one] for one in range(players))
    assert outcome.points == stake == points, why
    assert yaku_lines(outcome) == score, why
    assert {loser: folded(outcome, loser) for loser in losers} == pays, why
    return pays


def settlements(seeds: range, each: int) -> int:
    """Random settlements; the number of those that pay something."""
    paid = 0
    for seed in seeds:
        rng = random.Random(f"settlement {seed}")
        for _ in range(each):
            paid += any(settle(rng, *tables(400)[seed % 400]).values())
    return paid


def test_random_settlements_with_random_tables() -> None:
    assert settlements(range(400), 5) > 1200


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_very_many_random_settlements(block: int) -> None:
    settlements(range(1000 + block * 1000, 2000 + block * 1000), 5)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_preset_sheet_is_that_of_the_rules(preset: str) -> None:
    theirs = as_json(GO_STOP.options(preset))
    ours = {**SAME, **PRESETS[preset]}
    assert {name: theirs[name] for name in ours} == ours
    both = engine_options(preset, {})
    assert (both.minimum, both.few_junk) == (options(preset)["stop_minimum"], options(preset)["pibak_limit"])
    money = {"stake", "capital", "draws_count", "dealer_draw", "draw_time"}
    seats = {
        "dropout_penalty",
        "penalty_to",
        "penalty_for_forced_out",
        "no_double_drop",
        "seating",
        "direction",
    }
    sale = {"sale_unit", "sale_cards", "sale_paid_by", "seating", "direction"}
    assert theirs.keys() - ours.keys() == {*money, *seats, *sale, "stop_minimum", "pibak_limit"} - ours.keys()
