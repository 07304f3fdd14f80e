import ast
import pickle
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hato.agents import LEVELS, Request, choose
from hato.core import registry
from hato.core.round import Round

Agent = Callable[[Round, Request], tuple[str, ...]]
"""An agent as a cheat would like it: beside the request it is handed the round with the truth."""


def leaks(agent: Agent, cases: Sequence[Any]) -> int:
    """In how many positions the agent moves differently when cards change that it cannot know."""
    found = changed = 0
    for number, (round_, seat, request) in enumerate(cases):
        other = round_.clone()
        other.sample(seat, Random(number))
        changed += other.zones() != round_.zones()
        view = registry.game(request.game).view(other, seat)
        assert view == request.view
        found += agent(round_, request) != agent(other, replace(request, view=view))
    assert changed > 0.9 * len(cases)
    return found


def honest(level: str) -> Agent:
    return lambda _, request: choose(level, request)


def cheat(round_: Round, request: Request) -> tuple[str, ...]:
    """Looks into the opponent's hand, and plays a card whose month is not there."""
    hand = next(
        mask for spec, mask in round_.zones() if spec.name == "hand" and spec.owner != request.view.seat
    )
    months = {card // 4 for card in range(48) if hand >> card & 1}
    for choice in request.view.choices:
        if choice.code // 16 not in months:
            return choice.words
    return request.view.choices[0].words


@pytest.mark.parametrize(("game", "number"), [("koi_koi", 300), ("go_stop", 150), ("uta_karuta", 60)])
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_a_move(level: str, game: str, number: int, cases: Any) -> None:
    assert leaks(honest(level), cases(number, game)) == 0


def test_an_agent_that_looks_at_hidden_cards_is_caught(cases: Any) -> None:
    assert leaks(cheat, cases(300)) > 50


@pytest.mark.parametrize("game", ["koi_koi", "go_stop"])
def test_a_request_holds_no_round(game: str, cases: Any) -> None:
    # what a worker process gets is these bytes: they are the same whatever the hidden cards are
    for number, (round_, seat, request) in enumerate(cases(50, game)):
        other = round_.clone()
        other.sample(seat, Random(number))
        changed = replace(request, view=registry.game(request.game).view(other, seat))
        assert pickle.loads(pickle.dumps(changed)) == pickle.loads(pickle.dumps(request))


def test_only_sampling_makes_worlds(root: Path) -> None:
    for path in (root / "src/hato/agents").glob("*.py"):
        calls = {
            node.func.attr
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        }
        assert path.name == "sampling.py" or not calls & {"restore", "zones", "deal"}, path.name
