"""How the sampler decides: what it takes for an action to be chosen before the favourite of greedy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hato.agents import choose, greedy, sampler
from hato.agents.evaluation import JUDGE
from hato.agents.request import Position
from hato.agents.sampler import MARGIN, MOST_ARMS, WORLDS, Arm, Playouts, Search
from hato.core import registry
from hato.core.view import Choice
from tests.agents.test_hato import asked

JUDGED = sorted(name for name in JUDGE if name in registry.games())


def arm(leads: Sequence[float], prior: float = 0.0) -> Arm:
    """An action that was so much better than the favourite in world after world."""
    made = Arm(Choice(0, ("pass",), (), None), prior)
    for lead in leads:
        made.met(lead)
    return made


def search(request: Any, playouts: int, seed: int = 1) -> Search:
    position = Position.of(request)
    return Search(position, request.totals, Playouts(playouts), Random(seed))


def test_one_world_never_makes_an_action_sure() -> None:
    for lead in (0.01, 1.0, 100.0):
        assert arm([lead]).sure(0.0, MARGIN) <= 0
        assert arm([lead, lead]).sure(0.0, MARGIN) > 0


def test_chance_alone_does_not_make_an_action_sure() -> None:
    """Of many actions that are as good as the favourite few look surely better; nearly half of them lead."""
    rng = Random(1)
    tried = [arm([rng.gauss(0, 1) for _ in range(40)]) for _ in range(2000)]
    leading = sum(one.lead(0.0) > 0 for one in tried) / len(tried)
    sure = [sum(one.sure(0.0, margin) > 0 for one in tried) / len(tried) for margin in (1.0, 2.0)]
    assert 0.45 < leading < 0.55
    assert sure == pytest.approx([0.159, 0.023], abs=0.03)  # the tails of the normal distribution


def test_what_greedy_thinks_little_of_needs_more_worlds() -> None:
    worse = [arm([1.0] * number, -0.5) for number in (10, 20, 40)]
    assert [one.sure(30.0, MARGIN) > 0 for one in worse] == [False, True, True]
    assert [one.sure(0.0, MARGIN) > 0 for one in worse] == [True] * 3


@pytest.mark.parametrize("name", JUDGED)
def test_with_one_playout_it_plays_as_greedy_does(name: str, cases: Any) -> None:
    several = 0
    for case in cases(12, name):
        if any(choice.stake is not None for choice in case.request.view.choices):
            continue  # an action that wins the match is taken whatever greedy thinks
        several += len(case.request.view.choices) > 1
        assert choose("sampler", replace(case.request, playouts=1)) == choose("greedy", case.request)
    assert several


@pytest.mark.parametrize("name", ["hato", "khanhoo_ming"])
@pytest.mark.parametrize("playouts", [16, 60])
def test_a_small_budget_is_not_spread_over_many_actions(name: str, playouts: int, cases: Any) -> None:
    room = max(2, playouts // WORLDS)
    found = set()
    for case in cases(8, name):
        made = search(case.request, playouts)
        made.run()
        tried = [one for one in made.arms[1:] if one.count]
        if len(made.arms) > 1 and made.favourite.known is None and not any(one.known for one in tried):
            assert len(tried) + 1 == min(len(made.arms), room, MOST_ARMS)
            found.add(len(tried))
    assert found


def test_the_favourite_stays_in_every_world() -> None:
    made = search(asked("08j1 02j1 04j1 05j1 06j1", "02a 02r"), 100)
    best = made.run()
    counts = [one.count for one in made.arms if one is not made.favourite]
    # the first world is for two actions alone, to see how many the budget is enough for
    assert made.playouts - sum(counts) in (max(counts), max(counts) + 1)
    assert best.words == ("play", "02j1", "02a")


@pytest.mark.parametrize("seed", range(5))
def test_a_favourite_that_is_clearly_worse_is_given_up(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy is made to think nothing of a bright, and as much of it as of the rest."""
    honest = greedy.ranked

    def blind(position: Position, rng: Random) -> list[tuple[float, Choice]]:
        return [(0.0, choice) for _, choice in reversed(honest(position, rng))]

    monkeypatch.setattr(sampler, "ranked", blind)
    request = asked("08j1 02j1 04j1 05j1 06j1", "08b 02r", seed=seed)
    made = search(request, 200, seed)
    assert made.favourite.choice.words != ("play", "08j1")
    assert made.run().words == ("play", "08j1")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "playouts"), [("khanhoo", 16), ("khanhoo_qing", 40)])
def test_where_playouts_are_dear_it_hardly_ever_leaves_the_favourite(
    name: str, playouts: int, cases: Any
) -> None:
    """So few fit the time of a move there that what they say is mostly chance."""
    requests = [replace(case.request, playouts=playouts) for case in cases(24, name)]
    requests = [one for one in requests if len(one.view.choices) > 1]
    same = sum(choose("sampler", one) == choose("greedy", one) for one in requests)
    print(f"\n{name}: {same} of {len(requests)}")
    assert len(requests) >= 8
    assert same >= 0.8 * len(requests)
