"""What play shows of hidden hands, and worlds dealt in keeping with it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from hato.core import bits
from hato.core.chance import Sampled
from hato.core.match import Setup
from hato.core.round import PositionError
from tests.games.sevens.board import DECK, SEVENS, Board, board


def worlds(made: Board, seat: int, count: int = 60) -> list[Board]:
    rng = random.Random(count)
    found = []
    for _ in range(count):
        world = made.round.clone()
        world.sample(seat, rng)
        found.append(Board(world))
    return found


def test_who_had_to_play_and_passed_holds_nothing_that_fitted() -> None:
    made = board("KC QC 2H", "2D 3D", "", layout="7D 7S").do("pass")
    assert made.facts["lacks"][0] == ["7C", "6D", "8D", "7H", "6S", "8S"]
    for world in worlds(made, 1):
        held = set(world.hand(0).split())
        assert len(held) == 3 and not held & {"7C", "6D", "8D", "7H", "6S", "8S"}
        assert world.hand(1) == "2D 3D"


def test_a_pass_at_will_shows_nothing() -> None:
    made = board("KC QC 8D", "2D 3D", "", layout="7D", voluntary_pass=True, pass_limit=3).do("pass")
    assert made.facts["lacks"][0] == []
    assert any("8D" in world.hand(0).split() for world in worlds(made, 1))


def test_who_passes_when_all_others_have_is_known_to_lack_what_fits() -> None:
    made = board("6D KC", "2S QC", "JC 3S", "", layout="7D", voluntary_pass=True, pass_limit="none", mover=1)
    made.do("pass", "pass", "pass")
    assert made.asked == 0 and made.legal == ["play 6D"]
    made = board("KD KC", "2S QC", "JC 3S", "", layout="7D", voluntary_pass=True, pass_limit="none", mover=1)
    made.do("pass", "pass", "pass", "pass")
    assert made.facts["lacks"][0] == ["7C", "6D", "8D", "7H", "7S"]
    assert made.facts["lacks"][1:] == [[], [], []], "they may have held something back"


def test_a_seen_joker_stays_where_it_was_seen() -> None:
    made = board("9C KD JK1", "8C 2S", "2H", layout="7C", jokers=1).do("joker 9C 8C")
    for world in worlds(made, 0):
        assert "JK1" in world.hand(1).split()


def test_who_could_not_play_with_a_joker_that_he_was_seen_to_hold_lacks_the_cards_behind_too() -> None:
    hands = ("KC JK1 QH", "2D 3D", "")
    made = board(*hands, layout="7D 7S", jokers=1, shown=("JK1", "", "")).do("pass")
    assert {"5D", "9D", "5S", "9S"} <= set(made.facts["lacks"][0])
    hidden = board(*hands, layout="7D 7S", jokers=1).do("pass")
    assert not {"5D", "9D"} & set(hidden.facts["lacks"][0])
    assert {"5D", "9D", "5S", "9S"} <= set(hidden.facts["guarded"][0])
    seen = False
    for world in worlds(hidden, 1, 200):
        held = set(world.hand(0).split())
        if "JK1" in held:
            seen = True
            assert not held & {"5D", "9D", "5S", "9S"}
    assert seen


def test_who_plays_a_hidden_joker_shows_what_he_lacked_before() -> None:
    made = board("KC JK1 10D", "2D 3D", "", layout="7D 7S", jokers=1).do("pass", "pass")
    made.do("play 8D")
    assert "joker 10D 9D" in made.legal
    made.do("joker 10D 9D")
    assert {"5D", "5S", "9S"} <= set(made.facts["lacks"][0])


def test_who_plays_the_second_joker_lacks_the_first() -> None:
    made = board("9C KD JK2", "8C 2S", "", layout="7C", jokers=2).do("joker 9C 8C")
    assert "JK1" in made.facts["lacks"][0]
    assert not any("JK1" in world.hand(0).split() for world in worlds(made, 1))


def test_who_must_lay_a_seven_holds_one_in_every_world() -> None:
    made = board("7C KC 2D", "3D 4D 5D", "", phase="open")
    for world in worlds(made, 1, 200):
        assert any(card.startswith("7") for card in world.hand(0).split())


def test_every_deal_that_fits_comes_about_equally_often() -> None:
    """Four hidden cards, two to each of two seats, and one seat is known to lack one of them."""
    made = board("2D", "KC QC", "8D KS", layout="7D 7S", full=True)
    made.round.lacks[1] = DECK.set(["8D"])
    counts = Counter(world.hand(1) for world in worlds(made, 0, 3000))
    assert set(counts) == {"QC KC", "KC KS", "QC KS"}
    assert max(counts.values()) < 1.2 * min(counts.values())


def test_a_position_in_which_no_hands_fit_is_refused() -> None:
    made = board("2D", "KC", "QC", layout="7D", full=True)
    made.round.lacks[1] = made.round.lacks[2] = DECK.set(["KC"])
    with pytest.raises(PositionError, match="no hands that play allows"):
        made.round.sample(0, random.Random(1))


def test_the_true_hands_always_fit_what_is_known() -> None:
    """In random rounds nobody holds what he is known to lack, and holds what he is known to hold."""
    rng = random.Random(5)
    for number in range(40):
        changes = {"jokers": number % 3, "joker_last": "allowed", "voluntary_pass": number % 2 == 0}
        options = SEVENS.options("source", changes)
        round_: Any = SEVENS.deal(options, Setup(4, number % 4))
        chance = Sampled(rng)
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                round_.draw(chance.draw(round_.chances()))
                continue
            round_.play(turn.seats[0], rng.choice(round_.legal(turn.seats[0])))
            for seat in range(4):
                assert not round_.lacks[seat] & round_.hand[seat]
                assert not round_.shown[seat] & ~round_.hand[seat]
                hidden = round_.hand[seat] & ~round_.shown[seat] & DECK.set(["JK1", "JK2"])
                assert not hidden or not round_.guarded[seat] & round_.hand[seat]
                assert bits.popcount(round_.shown[seat]) <= 2
