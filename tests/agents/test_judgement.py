"""What other programs got wrong: a bright passed up for junk, a stop that loses the match."""

from random import Random
from typing import Any

import pytest

from hato.agents import Request, choose
from hato.agents.goal import Goal
from hato.cards import hanafuda
from hato.core import registry
from hato.core.match import Setup

GAME = registry.game("koi_koi")
DECK = hanafuda.DECK
BRIGHTS = ("01b", "03b", "08b", "11b", "12b")
MOVERS = {"01b": "01j1", "03b": "03j1", "08b": "08j1", "11b": "11j1", "12b": "12j1"}


def asked(hand: list[str], field: list[str], seed: int = 1, playouts: int = 200) -> Request:
    """Seat 0 is to play in the first turn of the round; the other cards lie at random."""
    rest = [code for code in DECK.codes if code not in hand and code not in field]
    Random(seed).shuffle(rest)
    setup = Setup(2, 0)
    fresh = GAME.deal(GAME.options(), setup)
    facts = {**fresh.facts(), "phase": "play", "dealt": 24}
    zones = {"hand:0": DECK.set(hand), "hand:1": DECK.set(rest[:8]), "field": DECK.set(field)}
    zones["stock"] = DECK.set(rest[8:])
    round_ = GAME.restore(GAME.options(), setup, zones, facts)
    return Request("koi_koi", "nintendo", {}, setup, GAME.view(round_, 0), (0, 0), seed, 0, playouts)


def bright_or_junk(bright: str, seed: int) -> tuple[list[str], list[str]]:
    """A hand that can take the bright or junk of another month, and nothing else; the field beside them."""
    rng = Random(seed)
    months = [number for number in range(1, 12) if number not in (8, hanafuda.suit(bright))]
    rng.shuffle(months)
    junk = next(number for number in months if number != 11)
    rest = [number for number in months if number != junk]
    field = [bright, f"{junk:02d}j1", *(f"{number:02d}r" for number in rest[:2])]
    return [MOVERS[bright], f"{junk:02d}j2", *(f"{number:02d}j1" for number in rest[2:8])], field


@pytest.mark.parametrize("level", ["greedy", "sampler"])
@pytest.mark.parametrize("bright", BRIGHTS)
def test_a_bright_is_not_passed_up_for_junk_of_another_month(level: str, bright: str) -> None:
    for seed in range(8):
        hand, field = bright_or_junk(bright, seed)
        assert choose(level, asked(hand, field, seed)) == ("play", MOVERS[bright])


@pytest.mark.parametrize("level", ["greedy", "sampler"])
@pytest.mark.parametrize("bright", ["01b", "03b", "08b", "12b"])
def test_of_two_targets_the_bright_is_taken(level: str, bright: str) -> None:
    month = bright[:2]
    hand = [f"{month}j1", "02j1", "04j1", "05j1", "06j1", "07j1", "09j1", "10j1"]
    for seed in range(8):
        request = asked(hand, [bright, f"{month}j2"], seed)
        assert choose(level, request) == ("play", f"{month}j1", bright)


def captured(request: Request, words: tuple[str, ...]) -> list[str]:
    """The cards that a choice captures at once."""
    view = request.view
    if words[0] == "take":
        return [words[1], view.facts["flipped"]]
    if words[0] != "play":
        return []
    field = DECK.names(view.zone("field").cards or 0)
    month = [code for code in field if code[:2] == words[1][:2]]
    return [words[1], *(words[2:] or month)] if month else []


def has_bright(cards: list[str]) -> bool:
    return any(hanafuda.kind(code) == "bright" for code in cards)


def test_greedy_never_prefers_junk_to_a_bright(cases: Any) -> None:
    looked = 0
    for case in cases(500):
        request = case.request
        if any(has_bright(captured(request, choice.words)) for choice in request.view.choices):
            looked += 1
            taken = captured(request, choose("greedy", request))
            assert any(hanafuda.kind(code) != "junk" for code in taken)
    assert looked > 100


LAST = {"length": {"type": "rounds", "n": 1}}


def decisions(cases: Any, number: int, **differences: Any) -> list[Any]:
    return [case for case in cases(number, **differences) if case.request.view.facts["phase"] == "decide"]


def with_totals(request: Request, own: int, other: int) -> Request:
    totals = tuple(own if seat == request.view.seat else other for seat in range(request.setup.seats))
    return Request(**{**request.__dict__, "totals": totals})


def test_in_the_last_round_the_sampler_does_not_stop_behind(cases: Any) -> None:
    found = decisions(cases, 400, **LAST)
    assert len(found) > 10
    for case in found:
        stake = max(choice.stake or 0 for choice in case.request.view.choices)
        assert choose("sampler", with_totals(case.request, 0, 2 * stake + 1)) == ("koikoi",)


def test_in_the_last_round_the_sampler_takes_the_win(cases: Any) -> None:
    for case in decisions(cases, 400, **LAST):
        assert choose("sampler", with_totals(case.request, 1, 0)) == ("stop",)


def test_the_greedy_level_always_stops(cases: Any) -> None:
    for case in decisions(cases, 400):
        assert choose("greedy", case.request) == ("stop",)


def test_a_stop_that_reaches_the_target_is_taken(cases: Any) -> None:
    for case in decisions(cases, 400, length={"type": "target", "points": 60}):
        assert choose("sampler", with_totals(case.request, 59, 50)) == ("stop",)


def test_a_round_that_ruins_a_seat_ends_the_match() -> None:
    options = GAME.options("board_game_arena")
    goal = Goal(options, Setup(2, 0, 3), (94, 6))
    assert goal.ends((6, -6))
    assert not goal.ends((5, -5))
    assert goal.loses(1, (6, -6))
    assert goal.values((6, -6))[0] > 1 > goal.values((5, -5))[0] > goal.values((-5, 5))[0] > 0


def test_a_drawn_round_that_does_not_count_is_not_the_last() -> None:
    counted = Goal(GAME.options(), Setup(2, 0, 12), (10, 20))
    replayed = Goal(GAME.options("nintendo", {"draws_count": False}), Setup(2, 0, 12), (10, 20))
    assert counted.loses(0, (0, 0))
    assert not replayed.loses(0, (0, 0))
    assert replayed.loses(0, (9, 0))
    assert not replayed.loses(0, (10, 0))


def test_early_in_a_match_worth_grows_with_the_lead() -> None:
    goal = Goal(GAME.options(), Setup(2, 0, 1), (0, 0))
    worth = [goal.values((lead, 0))[0] for lead in range(0, 30, 5)]
    assert worth == sorted(worth)
    assert worth[0] == 0
    assert goal.values((0, 7))[0] == -goal.values((7, 0))[0]
