import pickle
import time
from dataclasses import replace
from typing import Any

import pytest

from hato.agents import LEVELS, AgentError, NothingToChooseError, UnknownLevelError, choose
from hato.core import registry


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_a_choice_of_the_view(level: str, cases: Any) -> None:
    phases = set()
    for case in cases(500):
        phases.add(case.request.view.facts["phase"])
        words = choose(level, case.request)
        assert words in [choice.words for choice in case.request.view.choices]
    assert phases == {"play", "pick", "decide"}


@pytest.mark.parametrize("level", LEVELS)
def test_every_move_is_legal_in_a_restored_position(level: str, cases: Any) -> None:
    for round_, seat, request in cases(60):
        game = registry.game(request.game)
        zones = {spec.place: mask for spec, mask in round_.zones()}
        options = game.options(request.preset)
        restored = game.restore(options, request.setup, zones, round_.facts())
        asked = replace(request, view=game.view(restored, seat))
        restored.play(seat, game.actions.code(choose(level, asked)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "differences",
    [
        {"hand_size": 10},
        {"decision_time": "after_each_capture", "viewing_cancel": "field_split"},
        {"length": {"type": "rounds", "n": 1}, "draws_count": False},
        {"length": {"type": "target", "points": 5}, "exhaustion": "higher_total"},
    ],
    ids="-".join,
)
def test_house_rules_are_no_obstacle(level: str, differences: dict[str, Any], cases: Any) -> None:
    for case in cases(40, **differences):
        assert choose(level, case.request) in [choice.words for choice in case.request.view.choices]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_request_gives_the_same_move(level: str, cases: Any) -> None:
    for case in cases(60):
        copy = pickle.loads(pickle.dumps(case.request))
        assert choose(level, copy) == choose(level, case.request)


def test_another_seed_gives_another_random_move(cases: Any) -> None:
    request = cases(1)[0].request
    assert len({choose("random", replace(request, seed=seed)) for seed in range(50)}) > 1


def test_choose_can_go_to_a_worker_process() -> None:
    assert pickle.loads(pickle.dumps(choose)) is choose


@pytest.mark.parametrize("budget_ms", [0, 200])
def test_the_sampler_keeps_to_its_time(budget_ms: int, cases: Any) -> None:
    request = replace(cases(1)[0].request, playouts=None, budget_ms=budget_ms)
    started = time.monotonic()
    choose("sampler", request)
    assert budget_ms / 2000 <= time.monotonic() - started < 5


def test_an_unknown_level_is_named(cases: Any) -> None:
    with pytest.raises(UnknownLevelError, match=f"no level 'oracle'; the levels are {', '.join(LEVELS)}"):
        choose("oracle", cases(1)[0].request)


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_without_choices_is_refused(level: str, cases: Any) -> None:
    round_, seat, request = cases(1)[0]
    view = registry.game(request.game).view(round_, 1 - seat)
    with pytest.raises(NothingToChooseError, match=f"seat {1 - seat} is not asked"):
        choose(level, replace(request, view=view))
    assert issubclass(NothingToChooseError, AgentError)
