"""The conformance kit over Concentration, positions that cannot be, and playing alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.round import IllegalActionError, PositionError
from hato.play.session import Session
from hato.testing.conformance import check_game
from tests.games.concentration.table import DECK, GAME, Table, options_of


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_seats_keeps_its_promises(seats: int) -> None:
    report = check_game(GAME, rounds=3, seed=seats, probe=0.01, seats=(seats,))
    assert (report.rounds, report.matches) == (3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_two_hundred_rounds(seats: int) -> None:
    assert check_game(GAME, rounds=200, seed=seats, probe=0.01, seats=(seats,)).rounds == 200


def test_alone_nobody_draws_for_the_first_turn_and_every_pair_is_found() -> None:
    class First:
        """Chance that gives the lowest card."""

        def draw(self, mask: int) -> int:
            return (mask & -mask).bit_length() - 1

    session = Session(GAME, options_of(size=20), 1, lambda deal: First())
    kinds: set[str] = set()
    place = 0
    while not session.finished:
        legal = session.view(0).choices
        kinds |= {event.kind for event in session.do(0, legal[place % len(legal)].words)}
        place += 7
        assert session.ply < 3000
    assert session.done[-1][1].key == "alone"
    assert session.totals == (10,) and session.winners == (0,)
    assert {"called", "turn_passed", "moved"} <= kinds


def position(table: Table) -> tuple[dict[str, int], dict[str, Any]]:
    """The zones and facts of a table, through JSON."""
    zones = {spec.place: mask for spec, mask in table.round.zones() if mask}
    return zones, json.loads(json.dumps(table.facts))


def full() -> Table:
    """A table of all cards in the middle of a turn."""
    return Table(list(DECK.codes)).pick(0, 14, 2, 30, 0)


def test_a_position_comes_back_from_its_zones_and_facts() -> None:
    table = full()
    zones, facts = position(table)
    again = GAME.restore(options_of(), Setup(2, 0), zones, facts)
    assert (again.zones(), again.facts()) == (table.round.zones(), table.round.facts())
    again.play(0, 39)
    assert again.turn().kind == "chance"


WRONG: list[tuple[str, Any, str]] = [
    ("phase", "third", "facts"),
    ("mover", 2, "seat"),
    ("places", ["closed"] * 53, "exactly once"),
    ("places", ["closed"] * 54, "open before the second"),
    ("open", 54, "open place"),
    ("open", None, "open before the second"),
    ("picked", -3, "picked place"),
    ("picks", None, "facts"),
]


@pytest.mark.parametrize(("name", "value", "said"), WRONG)
def test_facts_that_cannot_be_are_refused(name: str, value: Any, said: str) -> None:
    zones, facts = position(full())
    facts[name] = value
    with pytest.raises(PositionError, match=said):
        GAME.restore(options_of(), Setup(2, 0), zones, facts)


def test_zones_that_cannot_be_are_refused() -> None:
    zones, facts = position(full())
    gone = {name: mask for name, mask in zones.items() if name != "place0"}
    for wrong in (gone, {**zones, "hand:0": 0}, {**zones, "place1": zones["place0"]}):
        with pytest.raises(PositionError, match="exactly once"):
            GAME.restore(options_of(), Setup(2, 0), wrong, facts)
    empty = {**facts, "places": ["open", "empty", *facts["places"][2:]]}
    with pytest.raises(PositionError, match="a card in the stock"):
        GAME.restore(options_of(), Setup(2, 0), zones, empty)
    both = {name: mask for name, mask in zones.items() if name != "place2"}
    both["place0"] |= zones["place2"]
    with pytest.raises(PositionError, match="holds one card"):
        GAME.restore(options_of(), Setup(2, 0), both, facts)


def test_who_is_not_asked_may_not_pick() -> None:
    table = Table(["7H", "7S", "8D", "8C"])
    for seat, place in ((1, 0), (0, 4), (0, -1), (2, 0), (-1, 0)):
        with pytest.raises(IllegalActionError, match="only a closed card"):
            table.round.play(seat, place)
    table.round.play(0, 0)
    with pytest.raises(IllegalActionError, match="only a closed card"):
        table.round.play(0, 1)  # the card is being turned
