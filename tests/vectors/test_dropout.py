"""More players than seats (G-5)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from hato.core.dropout import DROP, STAY, DropoutError, DropoutOptions, announce, first_cards

FIVE = ("A", "B", "C", "D", "E")


def test_players_are_asked_one_after_the_other_until_it_is_settled() -> None:
    answers: dict[str, str] = {}
    asked = []
    while (found := announce(FIVE, "D", 3, answers)).asked is not None:
        asked.append(found.asked)
        answers[found.asked] = DROP if found.asked == "D" else STAY
    assert asked == ["D", "E", "A", "B"]
    assert found.active == ("E", "A", "B")
    assert found.dropped == ("D",)
    assert found.forced_out == ("C",)
    assert found.dealer == "E"
    assert found.penalties == {"D": -12}
    assert found.pot == 12


def test_gc_36_who_drops_pays_the_agreed_penalty() -> None:
    found = announce(FIVE, "A", 4, {"A": STAY, "B": DROP}, DropoutOptions(dropout_penalty=30))
    assert found.penalties == {"B": -30}
    assert found.pot == 30


def test_gc_38_the_first_three_stay_and_the_other_two_must_go() -> None:
    found = announce(FIVE, "A", 3, dict.fromkeys("ABC", STAY))
    assert (found.forced_out, found.penalties, found.pot) == (("D", "E"), {}, 0)


def test_gc_39_the_first_two_drop_and_the_others_must_stay() -> None:
    found = announce(FIVE, "A", 3, dict.fromkeys("AB", DROP))
    assert found.active == found.forced_in == ("C", "D", "E")


def test_gc_40_the_deal_passes_to_the_first_at_the_right_who_stays() -> None:
    found = announce(FIVE, "A", 3, {"A": DROP, "B": STAY, "C": DROP})
    assert found.dealer == "B"


def test_gc_33_the_earliest_cards_of_the_draw_play() -> None:
    found = first_cards(("C", "A", "D", "B"), "C", 3)
    assert found.active == ("C", "A", "D")
    assert found.forced_out == ("B",)
    assert found.dealer == "C"
    assert found.penalties == {}
    assert first_cards(("A", "B", "C"), "B", 2).active == ("B", "C")


def test_as_many_players_as_seats_nobody_is_asked() -> None:
    found = announce(("A", "B", "C"), "B", 3, {})
    assert (found.asked, found.active, found.dealer, found.forced_in) == (None, ("B", "C", "A"), "B", ())


def test_the_dealer_may_have_to_stay() -> None:
    rules = DropoutOptions(dealer_may_drop=False)
    assert announce(FIVE, "A", 4, {}, rules).asked == "B"
    found = announce(FIVE, "A", 4, {"B": DROP}, rules)
    assert found.active == ("A", "C", "D", "E")
    with pytest.raises(DropoutError, match="not asked"):
        announce(FIVE, "A", 4, {"A": STAY, "B": DROP}, rules)


def test_penalties_in_equal_parts_are_exact() -> None:
    rules = DropoutOptions(penalty_to="each_active_equal", dropout_penalty=10)
    found = announce(FIVE, "A", 4, {"A": DROP}, rules)
    assert found.shares == dict.fromkeys("BCDE", Fraction(5, 2))
    assert found.pot == 0
    assert announce(FIVE, "A", 3, dict.fromkeys("ABC", STAY), rules).shares == {}


@pytest.mark.parametrize("may_drop", [True, False])
@pytest.mark.parametrize("forced_pay", [True, False])
@pytest.mark.parametrize("shared", ["round_winner", "each_active_equal"])
@pytest.mark.parametrize(("players", "seats"), [(4, 3), (5, 3), (6, 3), (7, 3), (5, 4), (7, 4), (7, 7)])
def test_whatever_is_answered_the_seats_are_filled_and_the_points_sum_to_zero(
    players: int, seats: int, shared: str, forced_pay: bool, may_drop: bool
) -> None:
    order = "ABCDEFG"[:players]
    rules = DropoutOptions(penalty_to=shared, penalty_for_forced_out=forced_pay, dealer_may_drop=may_drop)
    for wishes in product((STAY, DROP), repeat=players):
        will = dict(zip(order, wishes, strict=True))
        answers: dict[str, str] = {}
        while (found := announce(order, order[1], seats, answers, rules)).asked is not None:
            answers[found.asked] = will[found.asked]
        assert len(found.active) == seats
        assert sorted((*found.active, *found.dropped, *found.forced_out)) == sorted(order)
        assert not (found.forced_in and found.forced_out)
        assert set(found.forced_in) <= set(found.active)
        assert found.dealer in found.active
        assert found.dealer == order[1] or order[1] in found.dropped
        assert sum(found.penalties.values()) + found.pot + sum(found.shares.values()) == 0
        assert set(found.dropped) <= set(found.penalties)
        assert bool(set(found.forced_out) & set(found.penalties)) == bool(found.forced_out and forced_pay)


@pytest.mark.parametrize(
    ("order", "dealer", "seats", "answers", "reason"),
    [
        (("A", "B", "B"), "A", 2, {}, "named twice"),
        (("A", "B", "C"), "X", 3, {}, "not one of the players"),
        (("A", "B"), "A", 3, {}, "cannot fill"),
        ((), "A", 0, {}, "not one of the players"),
        (("A", "B", "C"), "A", 2, {}, "3 or more seats"),
        (FIVE, "A", 3, {"A": "maybe"}, "must be stay or drop"),
        (FIVE, "A", 3, {"B": STAY}, "not asked"),
        (FIVE, "A", 3, {"A": STAY, "X": STAY}, "not asked"),
        (FIVE, "A", 3, dict.fromkeys("ABCD", STAY), "not asked"),
        (("A", "B", "C"), "A", 3, {"A": STAY}, "not asked"),
    ],
)
def test_what_cannot_be_is_refused(
    order: tuple[str, ...], dealer: str, seats: int, answers: dict[str, str], reason: str
) -> None:
    with pytest.raises(DropoutError, match=reason):
        announce(order, dealer, seats, answers)
