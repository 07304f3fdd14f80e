"""Go-Stop positions in which one choice is clearly right, and how rounds count in a match for money."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hato.agents import Request, choose
from hato.agents.go_stop_calls import strength
from hato.agents.goal import Goal
from hato.core import registry
from hato.core.bits import BIT
from hato.core.match import Setup
from hato.families.dealt import DealtRound
from hato.games.go_stop.pack import DECK

GAME = registry.game("go_stop")
BOTH = pytest.mark.parametrize("level", ["greedy", "sampler"])
SEEDS = range(4)
PLAYOUTS = 150


def request(
    hand: Sequence[str],
    field: Sequence[str],
    own: Sequence[str] = (),
    other: Sequence[str] = (),
    *,
    held: int = 5,
    preset: str = "matgo",
    differences: Mapping[str, Any] | None = None,
    seed: int = 1,
    out: Sequence[str] = (),
    known: Sequence[str] = (),
    **facts: Any,
) -> Request:
    """Seat 0 is asked in a game for two; the opponent holds `held` of the other cards, the rest is stock.

    `out` are cards that the opponent has captured beside `other`, `known` are in his hand.
    """
    options = GAME.options(preset, differences or {})
    setup = Setup(2, 0)
    fresh = GAME.deal(options, setup)
    deck = DECK.names(GAME.cards(options))
    placed = {*hand, *field, *own, *other, *out, *known}
    rest = [code for code in deck if code not in placed]
    Random(seed).shuffle(rest)
    zones = {
        "hand:0": DECK.set(hand),
        "hand:1": DECK.set([*known, *rest[: held - len(known)]]),
        "field": DECK.set(field),
        "stock": DECK.set(rest[held - len(known) :]),
        "captured:0": DECK.set(own),
        "captured:1": DECK.set([*other, *out]),
    }
    told = {**fresh.facts(), "phase": "play", "dealt": 28, "turns": [4, 3], **facts}
    view = GAME.view(GAME.restore(options, setup, zones, told), 0)
    return Request("go_stop", preset, dict(differences or {}), setup, view, (0, 0), seed, 0, PLAYOUTS)


def answers(level: str, *args: Any, **named: Any) -> set[tuple[str, ...]]:
    return {choose(level, request(*args, **named, seed=seed)) for seed in SEEDS}


@BOTH
def test_the_last_bird_is_taken(level: str) -> None:
    hand = ["08j1", "01j1", "05j1", "06j1", "07j1", "10j1"]
    field = ["08a", "01j2", "05r", "06r", "12j2"]
    assert answers(level, hand, field, own=["02a", "02j1", "04a", "04j1"]) == {("play", "08j1")}


@BOTH
def test_the_last_bird_is_not_left_to_the_opponent(level: str) -> None:
    hand = ["08j1", "01j1", "05j1", "06j1", "07j1", "10j1"]
    field = ["08a", "01j2", "05r", "06j2", "12j2"]
    assert answers(level, hand, field, other=["02a", "02j1", "04a", "04j1"]) == {("play", "08j1")}


@BOTH
@pytest.mark.parametrize("bright", ["01b", "03b", "08b", "12b"])
def test_of_two_targets_the_bright_is_taken(level: str, bright: str) -> None:
    month = bright[:2]
    hand = ["02j1", "04j1", "05j1", "06j1", "07j1", "09j1"]
    field = [bright, f"{month}j1", f"{month}j2", "10r"]
    facts = {"phase": "pick_hand", "laid": f"{month}j2", "matched": 2}
    assert answers(level, hand, field, **facts) == {("take", bright)}


@BOTH
def test_a_bright_is_not_passed_up_for_junk(level: str) -> None:
    hand = ["03j1", "05j1", "01j1", "06j1", "07j1", "09j1"]
    assert answers(level, hand, ["03b", "05j2", "10r", "12j2"]) == {("play", "03j1")}


@BOTH
def test_the_own_stack_is_taken(level: str) -> None:
    hand = ["05j1", "01j1", "06j1", "07j1", "09j1", "10j1"]
    field = ["05a", "05r", "05j2", "01j2", "12j2"]
    facts = {"stacks": {"05": {"by": 0, "jokers": []}}, "ppeoks": [1, 0]}
    found = answers(level, hand, field, other=["02j1", "02j2", "04j1", "04j2"], **facts)
    assert found == {("play", "05j1")}


@BOTH
def test_the_partner_of_a_bright_is_not_laid_open(level: str) -> None:
    # every play stays on the table; the opponent needs one more bright, and only the 8th month has it
    hand = ["08b", "05j1", "05j2", "06j1"]
    field = ["10r", "12j2"]
    other = ["01b", "01j1", "03b", "03j1"]
    out = ["05a", "05r", "06j2", "06r"]
    assert ("play", "08b") not in answers(level, hand, field, other=other, out=out)


@BOTH
def test_the_fourth_card_of_a_shown_triple_is_not_laid(level: str) -> None:
    # nothing can be taken; on the 5th month a bomb waits, and what lies there is no more than elsewhere
    hand = ["05j2", "06a", "07a", "10a"]
    field = ["11r", "12j2"]
    shown = ["05a", "05r", "05j1"]
    facts = {"shown": [[], shown], "shown_months": [[], ["05"]]}
    assert ("play", "05j2") not in answers(level, hand, field, known=shown, **facts)


@BOTH
def test_a_joker_is_used_before_a_card_is_played(level: str) -> None:
    hand = ["X3", "05j1", "01j1", "06j1", "07j1", "09j1"]
    assert answers(level, hand, ["05j2", "10r", "12j2"]) == {("joker", "X3")}


SEVEN = ["02a", "04a", "08a", "02j1", "04j1", "08j1", "01r", "02r", "03r", "01j1"]
"""Godori and a set of red ribbons: eight points."""


@BOTH
def test_who_is_in_danger_stops(level: str) -> None:
    # six points and a hand full of cards, junk at ten: whatever the opponent takes wins, doubled by gobak
    other = ["06r", "09r", "10r", "11j1", "12j1", "06j1", "06j2", "09j1", "09j2", "10j1", "10j2"]
    other += ["07j1", "07j2", "05j1"]
    hand = ["05a", "11b"]
    facts = {"phase": "decide", "turns": [8, 7]}
    assert answers(level, hand, ["12j2", "03j1"], own=SEVEN, other=other, held=2, **facts) == {("stop",)}


@BOTH
def test_who_is_safe_goes(level: str) -> None:
    hand = ["01b", "03b", "05a", "05j1", "06a", "06j1", "07a"]
    facts = {"phase": "decide", "turns": [4, 3]}
    assert answers(level, hand, ["01j2", "03j1", "12j2"], own=SEVEN, held=7, **facts) == {("go",)}


@BOTH
def test_a_dealt_quad_is_declared_where_it_pays_well(level: str) -> None:
    hand = ["05a", "05r", "05j1", "05j2", "01j1", "02j1", "04r", "06j1", "07j1", "09j1"]
    field = ["01r", "02r", "04j1", "07r", "08a", "10a", "11r", "12j1"]
    facts = {"phase": "hand_check", "turns": [0, 0], "answered": [0, 0]}
    dear = {"hand_quad_points": 60}
    cheap = {"hand_quad_points": 1}
    assert answers(level, hand, field, held=10, differences=dear, **facts) == {("declare_quad_win",)}
    assert answers("greedy", hand, field, held=10, differences=cheap, **facts) == {("continue",)}


def test_no_delay_tells_what_is_declared_in_secret() -> None:
    hand = ["05a", "05r", "05j1", "05j2", "01j1", "02j1", "04r", "06j1", "07j1", "09j1"]
    field = ["01r", "02r", "04j1", "07r", "08a", "10a", "11r", "12j1"]
    asked = request(hand, field, held=10, phase="hand_check", turns=[0, 0], answered=[0, 0])
    started = time.monotonic()
    choose("sampler", replace(asked, playouts=None, budget_ms=20_000))
    assert time.monotonic() - started < 10


@BOTH
def test_a_triple_is_shown(level: str) -> None:
    hand = ["05a", "05r", "05j1", "01j1", "02j1", "04r", "06j1", "07j1", "09j1", "10j1"]
    field = ["01r", "02r", "04j1", "07r", "08a", "10a", "11r", "12j1"]
    found = answers(level, hand, field, held=10, turns=[1, 0])
    assert found == {("shake", "05")}


def test_brights_and_triples_make_a_hand_strong() -> None:
    weak = DECK.set(["01j1", "02j1", "04j1", "05j1", "06j1", "07j1", "09j1"])
    strong = DECK.set(["01b", "03b", "08b", "12b", "05a", "05r", "05j1"])
    assert strength(weak) < strength(DECK.set(["01b", "02a", "04j1", "05j1", "06j1", "11j1", "09j1"]))
    assert strength(strong) > 2 * strength(weak) + 5


# matches


def test_in_a_match_for_money_points_count_as_they_are() -> None:
    goal = Goal(GAME.options("matgo"), Setup(2, 0, 5), (700, 300))
    assert goal.values((10, -10)) == (-goal.values((-10, 10))[0], goal.values((-10, 10))[0])
    assert goal.values((20, -20))[0] == pytest.approx(2 * goal.values((10, -10))[0], rel=0.05)


def test_more_than_the_purse_is_not_won() -> None:
    goal = Goal(GAME.options("matgo"), Setup(2, 0, 5), (980, 20))
    assert goal.values((40, -40)) == goal.values((20, -20)) > goal.values((19, -19))
    assert goal.ends((20, -20))
    assert goal.wins(0, (20, -20))
    assert not goal.loses(1, (20, -20))


def test_a_match_by_the_clock_goes_on() -> None:
    options = GAME.options("godori_1", {"length": {"type": "time", "minutes": 60}})
    early, late = (Goal(options, Setup(2, 0, number), (0, 0)) for number in (1, 25))
    assert not late.ends((5, -5))
    assert 0 < early.values((5, -5))[0] < late.values((5, -5))[0]


# four and more at the table


WEAK = ["01j1", "02j1", "04j1", "05j1", "06j1", "07j1", "09j1"]
STRONG = ["01b", "03b", "08b", "12b", "05a", "05r", "05j1"]


def announced(hand: Sequence[str], preset: str, seats: int) -> Request:
    """Seat 1 has that hand and is the first to say whether it stays."""
    differences = dict(GAME.for_seats(preset, seats))
    setup = Setup(seats, 0)
    round_ = GAME.deal(GAME.options(preset, differences), setup)
    own = [DECK.card(code) for code in hand]
    assert isinstance(round_, DealtRound)
    while round_.turn().kind == "chance":
        target = round_.shape.targets[round_.dealt]
        rest = [card for card in range(48) if round_.chances() & BIT[card] and card not in own]
        round_.draw(own.pop() if target == 1 else rest[round_.dealt * 7 % len(rest)])
    return Request("go_stop", preset, differences, setup, GAME.view(round_, 1), (0,) * seats, 1, 0, PLAYOUTS)


@BOTH
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_strong_hand_stays(level: str, seats: int) -> None:
    assert choose(level, announced(STRONG, "gostop", seats)) == ("stay",)


@BOTH
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_weak_hand_is_dropped_where_that_is_free(level: str, seats: int) -> None:
    assert choose(level, announced(WEAK, "gostop", seats)) == ("drop",)


@BOTH
def test_a_weak_hand_stays_where_dropping_is_dear(level: str) -> None:
    assert choose(level, announced(WEAK, "godori_1", 4)) == ("stay",)
