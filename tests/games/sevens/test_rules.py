"""The rules of Sevens that no clause of the source and no worked example covers."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import IllegalActionError, PositionError
from tests.games.sevens.board import DECK, SEVENS, board, dealt


def test_sev_1_the_first_dealer_is_drawn_by_lot_and_the_deal_passes_clockwise() -> None:
    options = SEVENS.options("club")
    opening = SEVENS.opening(options, 3)
    assert opening is not None and SEVENS.draw_rule(options) == "random"
    for card in ("5S", "AC", "KD"):
        opening.draw(DECK.card(card))
    found = opening.outcome()
    assert found is not None, "a lot has no ties"
    first = SEVENS.first(options, 3, found.ranking)
    following = SEVENS.follow(options, [(first, Outcome("last", (2, 1, 0), 0))])
    assert following is not None and following.dealer == (first.dealer + 1) % 3


def test_sev_1_the_seats_after_the_dealer_get_the_extra_cards() -> None:
    made = dealt([""] * 5, dealer=2)
    assert [len(made.hand(seat).split()) for seat in range(5)] == [10, 10, 10, 11, 11]


def test_sev_3_all_sevens_go_down_and_the_holder_of_the_diamond_begins() -> None:
    made = dealt(["7C", "7H 7S", "7D"], preset="club", dealer=1)
    assert made.layout == "7C 7D 7H 7S" and made.asked == 2
    laid = [event.seat for event in made.events if event.kind == "moved"]
    assert laid == [2, 0, 1]
    assert not any("play 7" in words for words in made.legal)


def test_sev_3_the_lot_is_hidden_for_it_would_tell_who_has_no_seven() -> None:
    made = dealt(["7C", "7D", "7H", "7S"], lot=5)
    lots = [event for event in made.events if event.target == "lot"]
    assert len(lots) == 1 and all(lots[0].seen_by(seat).cards == (-1,) for seat in (None, 0, 1, 2, 3))


def test_sev_3_who_begins_from_the_hand_may_not_pass_though_passes_are_free() -> None:
    made = board("7C 8C", "", phase="open", voluntary_pass=True, pass_limit=3)
    assert made.legal == ["play 7C"]


def test_sev_4_what_is_not_legal_is_refused() -> None:
    made = board("6D 9D", "", layout="7D")
    for words in ("play 9D", "play 8D", "pass", "joker 9D 8D"):
        with pytest.raises(IllegalActionError):
            made.do(words)
    assert made.hand(0) == "6D 9D"


def test_sev_5_passes_of_both_kinds_are_counted_and_the_limit_eliminates() -> None:
    made = board("KC 2D", "6D KS", "", layout="7D", voluntary_pass=True, pass_limit=1)
    made.do("pass")  # nothing fits
    assert made.facts["passes"] == [1, 0, 0] and "pass" in made.legal
    made.do("pass")  # at will
    assert made.facts["passes"] == [1, 1, 0]
    made.do("play 8D")
    assert made.legal == ["pass"]
    made.do("pass")
    assert made.facts["lost"] == [[0, 2]] and made.hand(0) == ""
    assert made.legal == ["play 6D"], "no passes are left to seat 1"
    assert "2D" in made.layout.split() and "KC" in made.layout.split()


def test_sev_5_the_eliminated_rank_from_the_bottom_the_later_the_better() -> None:
    made = board("KC 2H", "QC 3H", "6D KS", "", layout="7D", pass_limit=1, passes=(1, 1, 0, 0)).do(
        "pass", "pass"
    )
    assert made.facts["lost"] == [[0, 2], [1, 2]]
    while not made.over:
        made.do(made.legal[0])
    places = made.facts["places"]
    assert (places[0], places[1]) == (4, 3)


def test_sev_5_laid_cards_connect_when_the_block_reaches_them() -> None:
    made = board("9H 10H", "8H KS", "JH 2C", layout="7H", pass_limit=1, passes=(1, 0, 0))
    assert made.legal == ["pass"]
    made.do("pass")
    assert {"9H", "10H"} <= set(made.layout.split())
    assert "play JH" not in made.legal
    made.do("play 8H")
    assert "play JH" in made.legal


def test_sev_5_lose_all_ends_the_round_and_ties_share_the_place() -> None:
    made = board(
        "KC 2D",
        "3D 4D",
        "QC JC",
        layout="7D",
        full=True,
        pass_limit=1,
        passes=(1, 0, 0),
        eliminate="lose_all",
    )
    assert made.do("pass").over
    assert (made.outcome.key, made.facts["places"]) == ("eliminated", [3, 1, 1])
    assert (made.outcome.points, made.outcome.winner, made.outcome.shared) == ((0, 2, 2), None, True)
    assert made.hand(0) == "KC 2D"


def test_sev_5_who_is_finished_ranks_before_those_still_in_when_all_is_lost() -> None:
    made = board(
        *("KC 2D", "3D", "QC JC", ""), layout="7D", full=True, pass_limit=1, passes=(1, 0, 0, 0),
        eliminate="lose_all", finished=(3,),
    )  # fmt: skip
    assert made.do("pass").facts["places"] == [4, 2, 3, 1]


def test_sev_5_without_a_limit_nobody_passes_at_will_when_all_others_have() -> None:
    made = board("8D KC", "6D QC", "JC KS", layout="7D", voluntary_pass=True, pass_limit="none")
    assert "pass" in made.legal
    made.do("pass", "pass")
    assert "pass" not in made.legal, "two of three have passed since the last card"


def test_sev_5_a_card_lets_everybody_pass_again() -> None:
    made = board("8D KC", "6D QC", "", layout="7D", voluntary_pass=True, pass_limit="none")
    made.do("pass", "pass")
    made.do(next(words for words in made.legal if words.startswith("play")))
    assert made.facts["passed"] == [] and "pass" in made.legal


def test_sev_6_who_has_no_cards_takes_the_next_place_and_leaves_the_turn() -> None:
    made = board("8D", "6D KS", "9D QC", layout="7D", full=False)
    made.do("play 8D")
    assert made.facts["finished"] == [0] and made.calls() == [(0, "done")]
    made.do("play 6D", "play 9D")
    assert made.asked == 1


def test_sev_6_the_last_one_ranks_above_the_eliminated() -> None:
    made = board("8D", "KC 2H", "", layout="7D", pass_limit=1, passes=(0, 1, 0))
    made.do("play 8D", "pass")
    assert made.over and made.facts["places"] == [1, 3, 2]
    assert made.outcome.key == "last"


def test_sev_6_cards_left_ends_with_the_first_who_goes_out() -> None:
    made = board("8D", "KC 2H JK1", "9D QC", layout="7D", full=True, jokers=1, score="cards_left")
    assert made.do("play 8D").over
    assert (made.outcome.key, made.outcome.points, made.outcome.winner) == ("out", (0, -3, -2), 0)
    assert made.facts["places"] == [1, 3, 2]


def test_sev_6_cards_left_shares_a_place_with_equal_numbers() -> None:
    made = board("8D", "KC 2H", "9D QC", layout="7D", full=True, score="cards_left").do("play 8D")
    assert made.facts["places"] == [1, 2, 2]


def test_sev_6_the_eliminated_pay_for_what_they_held_and_who_is_left_alone_nothing() -> None:
    made = board("KC 2H 3H", "", layout="7D", score="cards_left", pass_limit=1, passes=(1, 0))
    assert made.do("pass").over
    assert (made.outcome.points, made.outcome.winner) == ((-3, 0), 1)


def test_sev_6_who_held_fewest_when_all_was_lost_pays_and_nobody_wins() -> None:
    made = board(
        *("KC 2D", "3D", "QC JC"), layout="7D", full=True, pass_limit=1, passes=(1, 0, 0),
        eliminate="lose_all", score="cards_left",
    )  # fmt: skip
    made.do("pass")
    assert (made.outcome.points, made.outcome.winner) == ((-2, -1, -2), None)


def test_sev_6_a_match_has_its_rounds_and_the_highest_total_wins_or_shares() -> None:
    options = SEVENS.options("club", {"match_rounds": 2})
    done = [(SEVENS.first(options, 2, (0, 1)), Outcome("last", (1, 0), 0))]
    following = SEVENS.follow(options, done)
    assert following is not None and following.number == 2
    done.append((following, Outcome("last", (0, 1), 1)))
    assert SEVENS.follow(options, done) is None
    assert SEVENS.winners(options, 2, done) == (0, 1)


JOKER: dict[str, Any] = {"jokers": 1}


def test_sev_8_the_holder_lays_the_card_between_and_takes_the_joker() -> None:
    made = board("9C KD JK1", "2H", "8C QS", layout="7C", **JOKER)
    assert "joker 9C 8C" in made.legal
    made.do("joker 9C 8C")
    assert {"7C", "8C", "9C"} <= set(made.layout.split())
    assert "JK1" in made.hand(2).split() and made.hand(0) == "KD"
    assert made.asked == 1, "it is no turn of the holder"
    assert made.facts["shown"] == [[], [], ["JK1"]]


def test_sev_8_the_holder_of_one_card_has_the_joker_instead_and_stays_in() -> None:
    made = board("9C KD JK1", "8C", "2H", layout="7C", **JOKER).do("joker 9C 8C")
    assert (made.hand(1), made.facts["finished"], made.asked) == ("JK1", [], 1)
    assert made.legal == ["pass"], "a joker alone cannot be played"


def test_sev_8_the_first_joker_goes_before_the_second() -> None:
    made = board("9C KD JK1 JK2", "8C", "2H", layout="7C", jokers=2).do("joker 9C 8C")
    assert (made.hand(0), made.hand(1)) == ("KD JK2", "JK1")


def test_sev_8_not_in_the_opening_turn() -> None:
    hands = ("9C KD JK1", "8C", "2H")
    laid: dict[str, Any] = {"preset": "club", "jokers": 1, "layout": "7C 7D 7H 7S"}
    assert "joker 9C 8C" not in board(*hands, phase="open", **laid).legal
    assert "joker 9C 8C" in board(*hands, **laid).legal


def test_sev_8_a_joker_that_can_be_played_makes_a_pass_one_at_will() -> None:
    made = board("9C KD JK1", "8C", "2H", layout="7C", **JOKER)
    assert made.legal == ["joker 9C 8C"] == [made.fallback]


@pytest.mark.parametrize(
    ("joker_last", "places", "lost"),
    [("allowed", [1, 2, 3], []), ("loses", [3, 1, 2], [[0, 0]])],
)
def test_sev_8_going_out_with_the_joker(joker_last: str, places: list[int], lost: list[list[int]]) -> None:
    made = board("9C JK1", "8C", "10C", layout="7C", full=True, jokers=1, joker_last=joker_last)
    made.do("joker 9C 8C", "pass", "play 10C")
    assert made.over and made.facts["lost"] == lost
    assert [made.facts["places"][seat] for seat in (0, 2, 1)] == places


def test_sev_8_forbidden_going_out_with_the_joker_leaves_the_pass() -> None:
    made = board("9C JK1", "8C", "2H", layout="7C", **JOKER)
    assert made.legal == ["pass"]


def test_sev_8_who_loses_by_the_joker_pays_as_the_worst_of_the_others() -> None:
    made = board(
        *("9C JK1", "8C", "10C", "KD KH KS"), layout="7C", full=True, jokers=1, joker_last="loses",
        score="cards_left",
    )  # fmt: skip
    made.do("joker 9C 8C", "pass", "play 10C")
    assert (made.outcome.key, made.outcome.points) == ("out", (-3, -1, 0, -3))
    assert {line.key for line in made.outcome.lines if line.seat == 0} == {"joker_last"}


@pytest.mark.parametrize(("score", "points"), [("places", (1, 0, 2)), ("cards_left", (0, -1, -1))])
def test_sev_8_when_only_jokers_are_left_the_turn_decides(score: str, points: tuple[int, ...]) -> None:
    made = board("8C", "JK2", "JK1 9C", layout="7C", full=True, jokers=2, score=score)
    if score == "places":
        made.do("play 8C", "pass", "play 9C")
        assert made.outcome.key == "jokers"
        # seat 0 went out; of the others seat 1 comes after seat 2, who acted last
        assert made.facts["places"] == [1, 2, 3]
    else:
        assert made.do("play 8C").outcome.points == (0, -1, -2)


def test_sev_8_jokers_of_the_eliminated_leave_the_game() -> None:
    made = board("KC JK1", "8D", "2H 3H", layout="7D", pass_limit=1, passes=(1, 0, 0), **JOKER).do("pass")
    assert made.zone("gone") == "JK1" and "KC" in made.layout.split()


def test_sev_9_a_view_shows_the_own_hand_the_rows_numbers_and_passes() -> None:
    made = board("9C KD", "8C", "2H", layout="7C", passes=(1, 2, 0), pass_limit=3)
    view = made.view(1)
    assert view.zone("hand", 0).cards is None and view.zone("hand", 0).count == 2
    assert view.zone("hand", 1).cards == DECK.set(["8C"]) and view.zone("layout").cards == DECK.set(["7C"])
    assert view.facts["passes"] == [1, 2, 0]


@pytest.mark.parametrize(
    ("hand", "ace", "wanted"),
    [
        ("6D 8C 6C 8S", "high", "play 6C"),
        ("AS 2C KD 8D", "high", "play 8D"),
        ("2H AD 6S", "low", "play AD"),
        ("QC KC", "high", "pass"),
    ],
)
def test_sev_9_the_default_is_the_lowest_place_then_the_suit(hand: str, ace: str, wanted: str) -> None:
    layout = "7C 7D 7H 7S" + (" 2D 3D 4D 5D 6D 3H 4H 5H 6H" if ace == "low" else "")
    assert board(hand, "", layout=layout, ace=ace).fallback == wanted


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"mover": 7}, "a seat that is not there"),
        ({"finished": (0,)}, "that is out"),
        ({"phase": "over"}, "one of the phases"),
        ({"passes": (0,)}, "need passes"),
        ({"phase": "deal"}, "cannot be in the phase"),
        ({"finished": (1,)}, "cannot be in the phase"),
        ({"phase": "open"}, "cannot be in the phase"),
    ],
)
def test_positions_that_cannot_be_are_refused_with_a_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        board("9C KD", "8C", "2H", layout="7C", **change)


def test_a_card_in_two_places_is_refused() -> None:
    made = board("9C", "8C", layout="7C")
    zones = {spec.place: mask for spec, mask in made.round.zones()}
    zones["layout"] |= zones["hand:0"]
    with pytest.raises(PositionError, match="exactly once"):
        SEVENS.restore(SEVENS.options("source"), Setup(2, 0), zones, made.facts)
