"""The clauses of the source about Concentration, one test each (CONC-1 to CONC-12)."""

from __future__ import annotations

import random

import pytest

from hato.core import bits
from hato.core.chance import Sampled, SealedShuffle
from hato.core.match import Setup
from hato.core.round import IllegalActionError
from hato.play.session import Session
from tests.games.concentration.table import DECK, GAME, Table, options_of

FOUR = ["7H", "7S", "8D", "8C"]
SIX = [*FOUR, "KH", "KD"]


def test_conc_1_all_cards_take_part() -> None:
    round_ = GAME.deal(options_of(), Setup(2, 0))
    assert round_.facts()["places"] == ["closed"] * 54
    assert bits.popcount(round_.zones()[-4][1]) == 54
    assert GAME.cards(options_of()) == DECK.mask


def test_conc_2_they_lie_in_any_order_face_down() -> None:
    """Any card can lie at any place: chance gives each unseen one the same chance."""
    for place in (0, 53):
        round_ = GAME.deal(options_of(), Setup(2, 0))
        round_.play(0, place)
        assert round_.chances() == DECK.mask
    view = GAME.view(GAME.deal(options_of(), Setup(2, 0)), 0)
    assert [(zone.name, zone.count, zone.cards) for zone in view.zones[:1]] == [("closed", 54, None)]
    assert options_of(layout="scatter").layout == "scatter"


def test_conc_3_the_first_player_is_drawn_by_lot() -> None:
    firsts = set()
    for seed in range(40):
        session = Session(GAME, options_of(), 3, SealedShuffle(bytes([seed] * 32)).round)
        cards = {event.seat: event.cards[0] for event in session.events if event.kind == "drawn"}
        assert len(cards) == 3  # one card each: no two are equal
        ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "JK"]
        high = {seat: ranks.index(_rank(DECK.codes[card])) for seat, card in cards.items()}
        assert high[session.asked[0]] == max(high.values())
        firsts.add(session.asked[0])
    assert firsts == {0, 1, 2}


def _rank(code: str) -> str:
    return "JK" if code.startswith("JK") else code[:-1]


def test_conc_4_then_clockwise() -> None:
    table = Table(SIX, seats=3, first=1)
    order = []
    for _ in range(4):
        order.append(table.asked)
        table.pick(0, 2)
    assert order == [1, 2, 0, 1]
    assert options_of().direction == "clockwise"


def test_conc_5_two_cards_are_opened_per_turn() -> None:
    table = Table(SIX)
    table.pick(0)
    assert (table.asked, table.facts["phase"], table.facts["open"]) == (0, "second", 0)
    with pytest.raises(IllegalActionError):
        table.round.play(0, 0)
    table.pick(2)
    assert (table.asked, table.facts["phase"], table.facts["turns"]) == (1, "first", 1)


def test_conc_6_equal_rank_the_player_takes_both() -> None:
    table = Table(SIX).pick(0, 1)
    assert DECK.names(table.round.taken[0]) == ["7H", "7S"]
    assert table.facts["pairs"] == [1, 0]
    assert table.facts["places"][:3] == ["empty", "empty", "closed"]


def test_conc_7_he_makes_another_turn() -> None:
    assert Table(SIX).pick(0, 1).asked == 0
    assert Table(SIX, extra_turn=False).pick(0, 1).asked == 1


def test_conc_8_otherwise_both_are_closed_again() -> None:
    table = Table(SIX).pick(0, 2)
    assert table.facts["places"] == ["closed"] * 6
    assert table.facts["pairs"] == [0, 0]
    assert all(zone.cards is None for zone in GAME.view(table.round, 0).zones if zone.name != "taken")


def test_conc_9_their_places_may_not_be_changed() -> None:
    """Turned again, each place has the card that it had, and no chance is asked."""
    table = Table(SIX).pick(0, 2)
    for place in (2, 0):
        table.round.play(table.asked, place, table.events.append)
        assert table.round.turn().kind == "choice"
    shown = [event for event in table.events if event.kind == "revealed"]
    assert [(event.target, DECK.codes[event.cards[0]]) for event in shown] == [
        ("place2", "8D"),
        ("place0", "7H"),
    ]


def test_conc_10_the_turn_goes_to_the_next_player() -> None:
    table = Table(SIX).pick(0, 2)
    assert table.asked == 1
    assert table.kinds()[-2:] == ["called", "turn_passed"]


@pytest.mark.parametrize("seed", range(3))
def test_conc_11_in_the_end_all_27_pairs_are_collected(seed: int) -> None:
    rng = random.Random(seed)
    chance = Sampled(rng)
    round_ = GAME.deal(options_of(), Setup(3, 0))
    while round_.turn().kind != "over":
        if round_.turn().kind == "chance":
            round_.draw(chance.draw(round_.chances()))
        else:
            seat = round_.turn().seats[0]
            round_.play(seat, rng.choice(round_.legal(seat)))
    outcome = round_.outcome()
    assert outcome is not None
    assert sum(outcome.points) == 27
    assert set(round_.facts()["places"]) == {"empty"}


def test_conc_12_most_pairs_win() -> None:
    outcome = Table(SIX).pick(0, 1, 2, 4, 2, 3, 4, 5).round.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.winner, outcome.key) == ((1, 2), 1, "most_pairs")
    shared = Table(FOUR).pick(0, 1, 2, 3).round.outcome()
    assert shared is not None and shared.points == (2, 0)
    drawn = Table(FOUR, extra_turn=False).pick(0, 1, 2, 3).round.outcome()
    assert drawn is not None
    assert (drawn.points, drawn.winner, drawn.key, drawn.shared) == ((1, 1), None, "shared", True)
