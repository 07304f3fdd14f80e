"""Go-Stop by every preset with two to six at the table: what is chosen is always on offer."""

import pickle
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hato.agents import LEVELS, choose
from hato.agents.arena import level as agent
from hato.agents.arena import play_match
from hato.core import registry

GAME = registry.game("go_stop")
TABLES = [(preset, seats) for preset in GAME.presets for seats in GAME.seats]
ONE = {"length": {"type": "rounds", "n": 1}}


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_a_choice_of_the_view(level: str, cases: Any) -> None:
    phases: Counter[str] = Counter()
    for case in cases(300, "go_stop"):
        phases[case.request.view.facts["phase"]] += 1
        words = choose(level, replace(case.request, playouts=2))
        assert words in [choice.words for choice in case.request.view.choices]
    assert set(phases) == {"announce", "hand_check", "play", "pick_hand", "pick_flip", "decide"}


@pytest.mark.parametrize("level", LEVELS)
def test_rounds_are_played_to_their_end(level: str) -> None:
    for seed, (preset, seats) in enumerate(TABLES):
        done = play_match("go_stop", preset, [agent(level)] * seats, seed, ONE, playouts=2)
        assert done.winners
        assert sum(done.totals) + done.done[-1][1].carried.pot == 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "differences",
    [
        {"junk_choice": "giver_chooses", "cup_decision": "ask_on_capture"},
        {"shake_blocks_bomb": True, "small_bomb": "junk_and_double", "after_bomb": "draw_extra"},
        {"jokers": ["XS", "XD", "XL", "X3", "X2"], "joker_steals_junk": True, "junk_debt": True},
        {"purse_limit": True, "capital": 20},
        {"length": {"type": "time", "minutes": 30}, "pick_timing": "after_flip"},
        {"length": {"type": "target", "points": 30}, "heodang": "on", "improve_test": "any_yaku"},
    ],
    ids="-".join,
)
def test_house_rules_are_no_obstacle(level: str, differences: dict[str, Any], cases: Any) -> None:
    for case in cases(40, "go_stop", **differences):
        words = choose(level, replace(case.request, playouts=2))
        assert words in [choice.words for choice in case.request.view.choices]


def test_junk_is_given_and_cups_are_used(cases: Any) -> None:
    differences = {"junk_choice": "giver_chooses", "cup_decision": "ask_on_capture"}
    asked: Counter[str] = Counter()
    for case in cases(200, "go_stop", **differences):
        if case.request.view.facts["phase"] in ("give", "use"):
            asked[choose("greedy", case.request)[0]] += 1
    assert set(asked) == {"give", "use"}


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_legal_in_a_restored_position(level: str, cases: Any) -> None:
    for round_, seat, request in cases(60, "go_stop"):
        zones = {spec.place: mask for spec, mask in round_.zones()}
        options = GAME.options(request.preset, request.differences)
        secrets = {one: round_.secrets(one) for one in range(request.setup.seats)}
        restored = GAME.restore(options, request.setup, zones, round_.facts(), secrets)
        asked = replace(request, view=GAME.view(restored, seat))
        restored.play(seat, GAME.actions.code(choose(level, asked)))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_request_gives_the_same_move(level: str, cases: Any) -> None:
    for case in cases(60, "go_stop"):
        copy = pickle.loads(pickle.dumps(case.request))
        assert choose(level, copy) == choose(level, case.request)
