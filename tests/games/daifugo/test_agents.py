"""The agents at Daifugo: high cards are kept, forbidden last cards avoided, and levels beat each other."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hato.agents.arena import compare, level, play_match
from hato.agents.daifugo import DaifugoLight, judged
from hato.agents.levels import choose
from hato.agents.request import Request
from hato.core import registry
from hato.core.match import Setup
from hato.games.daifugo.cards import RANK
from hato.play.session import Session
from hato.records import header_of, redact, write
from tests.games.daifugo.board import DAIFUGO, Board, dealt, options_of, table


def planned(board: Board) -> str:
    """What the greedy judgement lays or does, step by step."""
    seat = board.mover
    before, told = board.round.hand[seat], len(board.events)
    for _ in range(30):
        worth = judged(board.round, seat)
        code = max(board.round.legal(seat), key=lambda one: worth.get(one, -1e9))
        board.round.play(seat, code, board.events.append)
        if len(board.events) > told:
            break
    laid = before & ~board.round.hand[seat]
    return " ".join(DAIFUGO.deck.names(laid)) or "pass"


def test_low_cards_go_first_and_high_ones_are_kept() -> None:
    assert planned(table("3C 9D KC 2C, 5C 6C 7C, 8C 9C 10C")) == "3C"
    assert planned(table("4C 3D AC AD, 3C 5C 9D JD 2C, 8C 9C KD KH").lay("4C")) == "5C"


def test_a_hand_that_can_finish_does() -> None:
    assert planned(table("4C 3D, 5C, 8C 9C 10C").lay("4C")) == "5C"
    assert planned(table("KC KD, 5C 6C, 8C 9C 10C")) == "KC KD"


def test_a_two_is_not_left_for_the_end() -> None:
    options: dict[str, Any] = {"forbidden_finish": ["top", "joker", "8"]}
    assert planned(table("4C 2C, 5C 6C 7C, 8C 9C 10C", **options)) == "2C"


def test_a_weak_hand_makes_a_revolution_and_a_strong_one_does_not() -> None:
    weak = "4C 4D 4H 4S 3C 3D 5C 5D, AC AD 2C 2D KC KD, QC QD 2H 2S AH AS"
    assert planned(table(weak, revolution=True)) == "4C 4D 4H 4S"
    strong = "10C 10D 10H 10S AC AD 2C 2D, 3C 3D 5C 5D 6C 6D, 7C 7D 8H 8S 9H 9S"
    assert planned(table(strong, revolution=True)) != "10C 10D 10H 10S"


def test_what_comes_back_is_low() -> None:
    board = dealt("3C 7C 9C, 3D", before=(1, 2, 3, 4), exchange="two_one", return_choice="free")
    worth = judged(board.round, 0)
    best = max(board.round.legal(0), key=lambda one: worth.get(one, -1e9))
    assert RANK[DAIFUGO.deck.index[DAIFUGO.actions.words(best)[1]]] <= RANK[DAIFUGO.deck.index["7C"]]


@pytest.mark.parametrize("preset", DAIFUGO.presets)
def test_greedy_beats_random(preset: str) -> None:
    found = compare("daifugo", preset, level("greedy"), level("random"), range(3), {"rounds": 2}, seats=4)
    assert found.over(3.1) > 0 and found.rate > 0.6


@pytest.mark.slow
def test_the_sampler_is_not_worse_than_greedy() -> None:
    found = compare(
        "daifugo",
        "standard",
        level("sampler"),
        level("greedy"),
        range(12),
        {"rounds": 2},
        seats=4,
        playouts=100,
    )
    assert found.lead > -2 * found.error


def test_the_sampler_needs_nothing_but_its_view_and_repeats_itself() -> None:
    session = play_match("daifugo", "standard", [level("random")] * 4, 5, {"rounds": 1})
    again = Session(registry.game("daifugo"), session.options, 4, lambda _: _Fixed())
    request = Request.of(again, again.asked[0], "standard", {"rounds": 1}, seed=3, playouts=8)
    assert choose("sampler", request) == choose("sampler", request)


class _Fixed:
    """Chance that turns up the lowest card."""

    def draw(self, mask: int) -> int:
        return (mask & -mask).bit_length() - 1


@pytest.mark.parametrize("options", [{}, {"seven_pass": True, "ten_discard": True, "five_skip": True}])
def test_the_light_way_plays_legally_to_the_end(options: dict[str, Any]) -> None:
    for seed in range(4):
        rng = Random(seed)
        given = options_of("standard", 4, **options)
        round_ = DAIFUGO.deal(given, Setup(4, 0))
        light = DaifugoLight(rng)
        for _ in range(2000):
            turn = round_.turn()
            if turn.kind == "over":
                break
            if turn.kind == "chance":
                possible = round_.chances()
                round_.draw(rng.choice([card for card in range(54) if possible & 2**card]))
            else:
                round_.play(turn.seats[0], light.code(round_, turn.seats[0]))
        assert round_.outcome() is not None


def test_a_record_made_for_a_seat_leaves_out_what_others_picked() -> None:
    session = play_match("daifugo", "standard", [level("random")] * 3, 8, {"rounds": 1})
    header = header_of(session, "standard", ["A", "B", "C"], "0" * 64)
    whole = [json.loads(line) for line in write(session, header)]
    own = [json.loads(line) for line in redact(write(session, header), 1)]
    hidden = ("pick", "back", "return", "give", "discard")
    picks = [line for line in whole if line["type"] == "play" and line["words"][0] in hidden]
    seen = [line for line in own if line["type"] == "play" and line["words"][0] in hidden]
    assert {line["seat"] for line in picks} == {0, 1, 2}
    assert {line["seat"] for line in seen} == {1}
    assert [line for line in own if line["type"] == "moved"] == [
        line for line in whole if line["type"] == "moved"
    ]
