"""Clauses about koi-koi, stop, draws and the end of the match (KK-4, KK-8, KK-9): one test for each."""

from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.round import IllegalActionError
from hato.play.session import NEXT
from tests.games.positions import KOI_KOI, Board, called, four_for, position, session

THREE = "01b 03b"
"""With the moon: three brights."""
ANIMALS_5 = "02a 04a 05a 08a 11a"


def three_brights(**options: Any) -> Board:
    """Seat 0 has just made three brights and holds two more cards."""
    board = position("08b 04j1 05j1", "08j1", captured=THREE, **options)
    return board.do("play 08b")


def test_kkc_18_with_a_yaku_the_player_ends_the_deal_or_calls() -> None:
    board = three_brights(preset="russian")
    assert (board.mover, board.words) == (0, {"koikoi", "stop"})
    stopped = three_brights(preset="russian").do("stop")
    assert (stopped.over, stopped.outcome.key, stopped.outcome.winner) == (True, "stop", 0)
    board.do("koikoi")
    assert (board.over, board.mover) == (False, 1)


def test_kkc_19_who_ends_gets_the_points_of_his_yaku() -> None:
    board = three_brights(preset="russian").do("stop")
    assert (board.outcome.points, board.steps()) == ((5, 0), [("sanko", 5, 1)])


def test_kkc_20_after_koikoi_no_stop_before_an_improvement() -> None:
    board = position("08b 12b 05j1", "08j1 12j1", captured=THREE, preset="russian").do("play 08b", "koikoi")
    board.idle()
    board.do("play 05j1")
    assert (board.deciding, board.mover) == (False, 1)
    board.idle().do("play 12b")
    assert board.over
    assert (board.outcome.key, board.steps()[0]) == ("autostop", ("shiko", 8, 1))
    better = position("08b 12b 05j1", "08j1 12j1", captured=THREE, preset="russian").do("play 08b", "koikoi")
    better.idle().do("play 12b")
    assert better.words == {"koikoi", "stop"}
    theirs = position(
        "08b 05j1", "08j1 07j1", captured=THREE, other="07a 06j1", other_captured=ANIMALS_5[:-4]
    )
    theirs.do("play 08b", "koikoi", "play 07a", "stop")
    assert theirs.outcome.winner == 1


def exhausted(**options: Any) -> Board:
    """Both play their last card; both have a yaku and a call, nobody improves."""
    board = position(
        "04j1",
        "",
        other="05j1",
        captured="01b 03b 08b",
        other_captured=ANIMALS_5,
        calls=(1, 1),
        last_caller=1,
        decided={"sanko": 5},
        other_decided={"tane": 1},
        **options,
    )
    return board.do("play 04j1", "play 05j1")


def test_kkc_21_empty_hands_are_a_draw_whatever_they_hold() -> None:
    board = exhausted(preset="russian")
    assert (board.score(0), board.score(1)) == ({"sanko": 5}, {"tane": 1})
    assert (board.outcome.key, board.outcome.points) == ("exhausted", (0, 0))
    assert board.outcome.drawn


def test_kkc_22_the_larger_sum_of_all_deals_wins() -> None:
    deals = {n: four_for(seat, 0) for n, seat in ((1, 0), (2, 1), (3, 1))}
    length = {"type": "rounds", "n": 3}
    match = session(deals, "russian", teyaku=True, next_dealer="fixed", length=length)
    assert (match.totals, match.winners) == ((6, 0), ())
    match.do(0, NEXT)
    match.do(0, NEXT)
    assert (match.finished, match.totals, match.winners) == (True, (6, 12), (1,))


def test_kkc_47_play_goes_on_until_a_player_has_a_yaku() -> None:
    board = position("08b 12b", "08j1", captured="01b", other="04j1 05j1", preset="ukrainian")
    board.do("play 08b")
    assert (board.score(), board.mover) == ({}, 1)
    board.do("play 04j1")
    assert board.mover == 0
    made = position("08b 12b", "08j1", captured=THREE, preset="ukrainian").do("play 08b")
    assert made.deciding


def test_kkc_48_then_he_must_decide_and_say_so() -> None:
    for word in ("koikoi", "stop"):
        board = three_brights(preset="ukrainian")
        for other in ("play 04j1", "play 05j1"):
            with pytest.raises(IllegalActionError):
                board.do(other)
        with pytest.raises(IllegalActionError):
            board.do(word, seat=1)
        board.do(word)
        assert (0, word) in called(event.seen_by(1) for event in board.events)


def test_kkc_52_the_player_who_says_stop_with_a_yaku_wins() -> None:
    board = three_brights(preset="ukrainian").do("stop")
    assert (board.outcome.winner, board.outcome.points) == (0, (3, 0))
    for preset in KOI_KOI.presets:
        assert three_brights(preset=preset).do("stop").outcome.winner == 0


def test_kkc_53_the_other_wins_nothing_even_with_a_yaku_and_a_call() -> None:
    board = three_brights(
        preset="ukrainian", other_captured=ANIMALS_5, other_decided={"tane": 1}, calls=(0, 1), last_caller=1
    )
    assert board.score(1) == {"tane": 1}
    board.do("stop")
    assert board.outcome.points == (3, 0)
    assert {line.seat for line in board.outcome.lines} == {0}


def test_kkc_54_all_cards_used_without_a_yaku_is_a_draw() -> None:
    board = position("04j1", "", other="05j1", preset="ukrainian").do("play 04j1")
    assert not board.over
    board.do("play 05j1")
    assert (board.outcome.key, board.outcome.points, board.outcome.winner) == ("exhausted", (0, 0), None)


@pytest.mark.parametrize("dealer", [0, 1])
def test_kkc_55_after_a_draw_the_same_dealer_deals(dealer: int) -> None:
    board = position("04j1", "", other="05j1", mover=dealer, dealer=dealer, preset="ukrainian")
    board.do("play 04j1", "play 05j1")
    options = KOI_KOI.options("ukrainian")
    following = KOI_KOI.follow(options, [(Setup(2, dealer), board.outcome)])
    assert following == Setup(2, dealer, 2, 2)


def test_kkc_72_after_stop_all_yaku_are_summed() -> None:
    board = position(
        "09a 04j1", "09j1", captured="01b 03b 08b 06a 07a 10a 02a", preset="ukrainian", viewing_value=5
    ).do("play 09a", "stop")
    lines = dict((key, points) for key, points, _ in board.steps())
    assert lines == {"sanko": 3, "hanami": 5, "tsukimi": 5, "hanami_tsukimi": 5, "inoshikacho": 5, "tane": 1}
    assert board.outcome.points == (24, 0)


def test_kkc_73_the_match_ends_at_50_points_or_more() -> None:
    deals = {n: four_for(n % 2, 0) for n in range(1, 30)}
    match = session(deals, "ukrainian", next_dealer="fixed")
    while not match.finished:
        assert max(match.totals) < 50
        match.do(0, NEXT)
    assert (match.totals, match.winners, len(match.done)) == ((48, 54), (1,), 17)
    exact = session(deals, "ukrainian", next_dealer="fixed", length={"type": "target", "points": 12})
    while not exact.finished:
        exact.do(0, NEXT)
    assert (exact.totals, len(exact.done)) == ((6, 12), 3)
