"""What the reference says beyond the clauses of the source: open groups, ties, defaults, secrecy."""

from __future__ import annotations

import random
import time
from typing import Any

from hato.core import bits
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.games.khanhoo import GAME, counting, ending, packs
from hato.games.khanhoo.groups import Scale
from hato.games.khanhoo.kinds import counts
from tests.games.khanhoo.board import Table, claiming, dealt, options_of, position, worth

FOURS: dict[str, Any] = {"trio": True, "cache": True, "pack": "quadruple"}


def fallback(table: Table) -> str:
    seat = table.round.turn().seats[0]
    return " ".join(GAME.actions.words(table.round.fallback(seat)))


def test_khe_4_with_several_jokers_a_group_needs_two_natural_cards() -> None:
    assert worth("JK JK 2C") == 0
    assert worth("JK JK 2C 3D 5H 5C") == 7
    assert worth("JK JK 2C 3D") == 5


def test_khe_5_each_end_is_joined_once() -> None:
    assert worth("1H 2H 3H 1H 2H 3H 4H 5H 6H", whole=True) == 2
    assert worth("1H 2H 3H 4H 5H 6H 7H", whole=True) == 1
    assert worth("1H 2H 3H 3H 4H 5H", whole=True) == 2


def test_khe_5_open_sequences_are_joined_too() -> None:
    groups = {0: [("run 1H 3H", "1H 2H 3H"), ("run 4H 6H", "4H 5H 6H")]}
    for exposed in ("extend_only", "locked"):
        table = position({0: "9C"}, groups=groups, exposed=exposed).do("go_out 9C")
        assert sum(points for _, points in table.lines(0)) == 1 + 5


def test_khe_7_equal_groups_go_to_the_first_in_order_of_play() -> None:
    hands = {0: "7H 7C 9H", 1: "7H 7C 2H"}
    table = claiming(hands, "7D", thrower=2, players=4, pack="quadruple")
    table.do("pass", seat=3)
    table.do("claim triplet 7", seat=1).do("claim triplet 7", seat=0)
    assert table.mover == 0


def test_khe_7_a_card_to_throw_must_remain() -> None:
    assert claiming({1: "5D 6D"}, "7D").words(1) == {"pass"}
    assert "claim run 5D 7D" in claiming({1: "5D 6D 1C"}, "7D").words(1)


def test_khe_7_two_players_have_the_turn_claim_only() -> None:
    table = claiming({1: "7H 7C 1C"}, "7D", players=2)
    assert table.round.turn().seats == (1,) and table.words(1) == {"pass", "claim triplet 7"}


def test_khe_7_everybody_but_the_thrower_is_asked_and_sealed() -> None:
    turn = claiming({1: "9C"}, "7D", players=5).round.turn()
    assert turn.sealed and turn.seats == (1, 2, 3, 4)


def test_khe_8_an_open_triplet_becomes_double_and_an_open_run_longer() -> None:
    groups = {1: [("triplet 7", "7H 7C 7D")]}
    table = claiming({1: "7C 7D 1C"}, "7H", groups=groups)
    table.do("claim double_triplet 7", "pass")
    assert len(table.zone("melds:1")) == 6 and len(table.facts["groups"][1]) == 1
    runs = {1: [("run 1D 3D", "1D 2D 3D"), ("run 5D 7D", "5D 6D 7D")]}
    both = claiming({1: "9H"}, "4D", groups=runs).do("claim run 1D 7D", "pass")
    assert [group["name"] for group in both.facts["groups"][1]] == [["run", "1D", "7D"]]


def test_khe_8_cards_of_an_open_group_lie_together_when_the_hand_is_counted() -> None:
    groups = {0: [("run 5D 7D", "5D 6D 7D")]}
    assert "go_out 9C" not in position({0: "JS 7D 9C"}, groups=groups).words(0)
    table = position({0: "7D 7D JS 9C"}, groups=groups, pack="quadruple")
    assert table.do("go_out 9C").outcome.points[0] == 1 + 4 + 5


def test_khe_10_after_a_shuffle_the_next_card_is_not_known() -> None:
    table = claiming({0: "9D 8H", 1: "9H 1C"}, "7D", under="4D 5H", players=2, stock="", waste="shuffle")
    table.round.play(1, GAME.actions.code(["pass"]))
    assert table.round.chances().bit_count() == 3 and table.facts["turned"] == []


def test_khe_11_equal_totals_go_to_who_went_out_else_to_the_earlier_from_the_leader() -> None:
    options = options_of()
    out = [(Setup(3, 0), Outcome("out", (55, 20, 55), 2))]
    void = [(Setup(3, 0), Outcome("void", (55, 20, 55), None))]
    assert GAME.winners(options, 3, out) == (2,)
    assert GAME.winners(options, 3, void) == (2,)
    assert GAME.winners(options, 3, [(Setup(3, 2), Outcome("void", (55, 55, 20), None))]) == (0,)


def test_khe_15_nobody_challenges_so_a_false_bump_stays_and_counts_nothing() -> None:
    table = claiming({0: "9C 8H", 1: "5D 9H", 2: "2C 4H 8D"}, "7D", honor_claims=True)
    table.do("pass").do("bluff 2C", "bluff 4H").do("accept", "accept")
    assert sorted(table.zone("melds:2")) == ["2C", "4H", "7D"] and table.mover == 2
    assert list(table.round.lines()) == []


def test_khe_15_a_true_group_that_is_challenged_stands_and_costs_nothing() -> None:
    table = claiming({0: "9C 8H", 1: "5D 9H", 2: "7H 7C 8D"}, "7D", honor_claims=True)
    table.do("pass").do("claim triplet 7").do("challenge")
    assert table.mover == 2 and table.zone("melds:2") == ["7H", "7C", "7D"] and table.told("paid") == []


def test_the_penalty_is_counted_with_the_points_of_the_deal() -> None:
    table = claiming({0: "9C 8H", 1: "5D 9H", 2: "2C 4H 8D"}, "7D", honor_claims=True, draws="9C")
    table.do("pass").do("bluff 2C", "bluff 4H").do("challenge")
    table.round.end(ending.void(table.round, None))
    assert table.outcome.points == (0, 0, -5)


def test_a_time_out_throws_the_drawn_card_else_the_lowest_that_costs_nothing() -> None:
    assert fallback(position({0: "1H 2C 3D 9C 8D"}, fresh="3D")) == "discard 3D"
    assert fallback(position({0: "1H 2C 3D 9C 8D"})) == "discard 8D"
    assert fallback(position({0: "1H 2C 3D 4C 5C 6C"})) == "discard 1H"
    assert fallback(claiming({1: "5D 6D 9H"}, "7D")) == "pass"
    full = "1H 2C 3D 1H 2C 3D 5H 5C 5D 5H 5C 5D JS 7D 7D 9C"
    assert fallback(position({0: full}, must_go_out=True)) == "go_out 9C"


def test_a_copy_that_is_thrown_tells_nothing_of_the_others() -> None:
    """The open card is always the lowest copy that nobody had seen, whichever the thrower held."""
    for seed in range(20):
        table = dealt(2)
        table.round.sample(0, random.Random(seed))
        seat = table.mover
        word = min(one for one in table.words(seat) if one.startswith("discard"))
        table.do(word)
        (card,) = table.told("moved")[0].cards
        assert card % 4 == 0


def test_a_cache_is_known_to_its_owner_alone() -> None:
    table = position({0: "4H 4H 4H 9C 2D"}, **FOURS).do("cache 4H")
    views = {seat: GAME.view(table.round, seat).zone("cache", 0) for seat in range(3)}
    assert [views[seat].cards is None for seat in range(3)] == [False, True, True]
    assert [views[seat].count for seat in range(3)] == [3, 3, 3]


def test_counting_fifteen_cards_takes_a_millisecond_at_most() -> None:
    """On average over random hands of the common pack; the best of some runs, for machines that are busy."""
    rng = random.Random(3)
    cards = bits.cards(packs.pack("by_players", 2))
    best = 1.0
    for _ in range(5):
        hands = [counts(bits.mask_of(rng.sample(cards, 15))) for _ in range(200)]
        started = time.process_time()
        for hand in hands:
            counting.count(hand, (), Scale())
        best = min(best, (time.process_time() - started) / len(hands))
    assert best <= 0.001


def test_groups_of_a_kind_are_one_line_of_the_settlement() -> None:
    table = position({0: "4H 4C 4D 7H 7C 7D 9C"}).do("go_out 9C")
    assert table.lines(0) == [("triplet", 4), ("full_hand", 5)]
    (triplets,) = [line for line in table.outcome.lines if line.seat == 0 and line.key == "triplet"]
    assert triplets.cards.bit_count() == 6
