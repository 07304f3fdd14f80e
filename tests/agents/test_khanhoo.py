"""The English form of Khanhoo for the computer players: what they keep, claim and throw."""

from __future__ import annotations

from typing import Any

import pytest

from hato.agents.arena import compare, level
from hato.agents.evaluation import quiet
from hato.agents.khanhoo import judge
from hato.agents.request import Position
from hato.core.match import Setup
from hato.games.khanhoo import GAME
from tests.games.khanhoo.board import Table, claiming, options_of, position

FOURS: dict[str, Any] = {"trio": True, "cache": True, "pack": "quadruple"}


def seen(table: Table, seat: int, players: int = 3, **changes: Any) -> Position:
    return Position(GAME, options_of(**changes), Setup(players, 0), GAME.view(table.round, seat))


def best(table: Table, seat: int, players: int = 3, **changes: Any) -> str:
    worth = judge(seen(table, seat, players, **changes))
    return " ".join(GAME.actions.words(max(worth, key=lambda code: worth[code])))


def test_who_can_go_out_does() -> None:
    table = position({0: "1H 2C 3D 1H 2C 3D 5H 5C 5D 5H 5C 5D JS 7D 7D 9C"})
    assert best(table, 0) == "go_out 9C"


def test_a_quartet_and_a_cache_are_taken() -> None:
    assert best(position({0: "4H 4H 4H 4H 9C 2D"}, **FOURS), 0, **FOURS) == "quartet 4H"
    assert best(position({0: "4H 4H 4H 9C 2D"}, **FOURS), 0, **FOURS) == "cache 4H"


def test_a_good_group_is_claimed() -> None:
    hands = {1: "9H 1C", 2: "7D 7D 2H 5C 9C"}
    assert best(claiming(hands, "JS"), 2) == "claim royal JS"


@pytest.mark.parametrize("kept", ["JK", "JS"])
def test_what_makes_good_groups_is_not_thrown(kept: str) -> None:
    table = position({0: f"{kept} 7D 7D 4H 6C 9D 2H 8H"})
    assert best(table, 0) != f"discard {'JK1' if kept == 'JK' else kept}"


def test_a_court_that_others_may_bump_is_thrown_later_than_a_plain_card() -> None:
    """With three at the table; the plain card is as lonely as the court."""
    hand = "KS 9D 1C 2C 3C 5H 5C 5D"
    three = judge(seen(position({0: hand}), 0))
    two = judge(seen(position({0: hand}, players=2), 0, players=2))

    def code(card: str) -> int:
        return GAME.actions.code(["discard", card])

    assert three[code("9D")] - three[code("KS")] > two[code("9D")] - two[code("KS")]


def test_a_bump_is_challenged_because_a_doubt_costs_nothing() -> None:
    table = claiming({0: "9C 8H", 1: "5D 9H", 2: "2C 4H 8D"}, "7D", honor_claims=True)
    table.do("pass").do("bluff 2C", "bluff 4H")
    assert best(table, 0, honor_claims=True) == "challenge"


def test_nobody_thinks_in_the_claim_window() -> None:
    assert quiet(seen(claiming({1: "5D 6D 9H"}, "7D"), 1))
    assert not quiet(seen(position({0: "5D 6D 9H"}), 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    found = compare("khanhoo", "source", level("greedy"), level("random"), [1], {"target": 25}, seats=seats)
    assert found.rate == 1.0 and found.lead > 4


@pytest.mark.slow
def test_the_sampler_is_not_worse_than_greedy() -> None:
    found = compare(
        "khanhoo", "source", level("sampler"), level("greedy"), range(10), {"target": 25}, playouts=16
    )
    assert found.lead > -2 * found.error
