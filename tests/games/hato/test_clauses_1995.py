"""Clauses of the review of the game of 1995 (C-1 to C-6), each with its sentence."""

from __future__ import annotations

import pytest

from hato.cards import hanafuda, names
from hato.core.match import totals
from hato.play.session import NEXT
from tests.games.hato.board import (
    DECK,
    HATO,
    card_points,
    dealt,
    play_round,
    position,
    scored,
    session,
    settled,
)

GAME = "card1995"


def test_hac_28_korean_hato_for_two() -> None:
    for preset in ("card1995", "card1995_fair"):
        options = HATO.options(preset)
        assert (list(HATO.numbers(options)), HATO.calendar(options)) == ([2], "korean")


def test_hac_29_every_card_has_a_month_and_its_points_to_show() -> None:
    shown = {
        code: (hanafuda.month(hanafuda.suit(code), "korean"), card_points(code, preset=GAME))
        for code in DECK.codes
    }
    assert {month for month, _ in shown.values()} == set(range(1, 13))
    assert {points for _, points in shown.values()} == {0, 5, 10, 20}
    assert (shown["11b"], shown["12b"], shown["08a"]) == ((12, 20), (11, 20), (8, 10))
    assert set(names.LANGUAGES) == {"en", "ru", "uk", "ko", "ja"}


def test_hac_30_the_task_is_as_many_points_as_possible() -> None:
    board = settled({0: "01b 03b 08b 11b 02a"}, preset=GAME)
    own, other = board.scores()[0], board.scores()[1]
    assert (own, board.outcome.winner) == (90, 1 if other > own else 0)
    assert board.outcome.points == (own - other, other - own)


def test_hac_31_points_come_from_rich_cards_and_from_combinations() -> None:
    assert card_points("01b 05a 06r 01j1", preset=GAME) == 35
    brights, month, flags = (
        scored("01b 03b 08b 11b 12b", preset=GAME),
        scored("10a 10r 10j1 10j2", preset=GAME),
        scored("04r 05r 07r", preset=GAME),
    )
    assert (brights, month, flags) == ({"ogwang": 50}, {"pungyak": 20}, {"chodan": 30})


def test_hac_32_combinations_give_twenty_or_thirty() -> None:
    values = {entry.key: entry.points for entry in HATO.sheet(HATO.options(GAME))}
    assert values == {
        **{"hongdan": 30, "cheongdan": 30, "chodan": 30},
        **{"choyak": 20, "pungyak": 20, "biyak": 20, "ogwang": 50},
    }
    without = {entry.points for entry in HATO.sheet(HATO.options(GAME, {"five_brights": 0}))}
    assert without == {20, 30}


@pytest.mark.parametrize("stake", [1, 5, 10])
def test_hac_33_the_lead_is_won_or_lost_as_money(stake: int) -> None:
    question = {"round_score": {"A": 135, "B": 105}, "stake_per_point": stake}
    money = HATO.answers()["money"]({"preset": GAME}, question)["money"]
    assert money == {"A": 30 * stake, "B": -30 * stake}


@pytest.mark.parametrize("capital", [100, 500, 1000])
@pytest.mark.parametrize("stake", [1, 5, 10])
def test_hac_34_the_capital_is_chosen(capital: int, stake: int) -> None:
    match = session({}, preset=GAME, capital=capital, stake=stake)
    assert [points * stake for points in match.totals] == [capital, capital]


def test_hac_35_ten_cards_each_and_everybody_sees_only_the_own() -> None:
    board = dealt({}, preset=GAME)
    for seat in (0, 1):
        assert len(board.hand(seat)) == 10
        view = HATO.view(board.round, seat)
        assert view.zone("hand", seat).cards == DECK.set(board.hand(seat))
        other = view.zone("hand", 1 - seat)
        assert (other.cards, other.count) == (None, 10)
        assert view.zone("stock").cards is None


def test_hac_36_eight_more_lie_open_on_the_table() -> None:
    board = dealt({}, preset=GAME)
    assert len(board.field) == 8
    for seat in (0, 1, None):
        assert HATO.view(board.round, seat).zone("field").cards == DECK.set(board.field)
    assert len(board.zone("stock")) == 20


def test_hac_37_a_table_card_of_the_suit_of_an_own_card_goes_to_the_open_pile() -> None:
    board = position("03j1 07j1", "03b 05a", "08j1", preset=GAME).do("play 03j1")
    assert board.captured(0) == {"03j1", "03b"}
    assert HATO.view(board.round, 1).zone("captured", 0).cards == DECK.set(["03j1", "03b"])
    laid = position("03j1 07j1", "05a", "08j1", preset=GAME).do("play 03j1")
    assert (laid.captured(0), laid.field) == (set(), {"05a", "03j1", "08j1"})


def test_hac_38_a_turned_card_takes_what_it_matches() -> None:
    board = position("03j1", "05a 09a", "05r 01j1", preset=GAME).do("play 03j1")
    assert board.captured(0) == {"05a", "05r"}
    two = position("03j1", "05a 05j1", "05r 01j1", preset=GAME).do("play 03j1")
    assert (two.mover, two.words) == (0, {"take 05a", "take 05j1"})


def test_hac_39_then_one_more_card_is_drawn_that_matches_nothing() -> None:
    board = position("03j1", "03b 05a 09a", "05r 09j1", preset=GAME).do("play 03j1")
    assert (board.captured(0), board.field) == ({"03b", "03j1", "05a", "05r"}, {"09a", "09j1"})
    assert (board.mover, board.stock) == (1, [])
    # and no further one after it, though it has a match on the table
    assert len(board.zone("stock")) == 48 - 4 - 2 - 1


def test_hac_40_else_the_turned_card_stays_on_the_table() -> None:
    board = position("03j1", "03b 05a", "08a 09j1", preset=GAME).do("play 03j1")
    assert (board.captured(0), board.field, board.stock) == ({"03b", "03j1"}, {"05a", "08a"}, ["09j1"])


def test_hac_41_then_the_other_player_does_the_same() -> None:
    board = position("03j1", "03b 04a 05a", "08a", hands={1: "05r"}, preset=GAME)
    board.do("play 03j1")
    assert board.mover == 1
    board.do("play 05r")
    assert board.captured(1) >= {"05a", "05r"}


def test_hac_42_the_round_ends_when_players_and_table_have_no_cards() -> None:
    fair = dealt({}, preset="card1995_fair").to_the_end()
    assert (fair.field, fair.hand(0), fair.hand(1), fair.zone("stock")) == (set(), set(), set(), set())
    left = position("03j1", "09a 09r", rest=0, only=True, preset=GAME).do("play 03j1")
    assert (left.over, left.field) == (True, {"09a", "09r", "03j1"})
    assert left.captured(0) | left.captured(1) == set(DECK.codes) - left.field


def test_hac_43_points_are_counted_and_the_winner_found() -> None:
    match = session({}, preset=GAME)
    outcome = play_round(match)
    points = outcome.points
    assert sum(points) == 0
    assert outcome.winner == (None if points[0] == 0 else points.index(max(points)))


def test_hac_44_play_goes_on_until_a_players_money_is_gone() -> None:
    match = session({}, preset=GAME, capital=100)
    for _ in range(200):
        play_round(match)
        if match.finished:
            break
        assert min(totals(match.options, 2, match.done)) > 0
        match.do(0, NEXT)
    assert match.finished and sorted(match.totals) == [0, 200]
    assert match.winners == (match.totals.index(200),)


def test_hac_50_two_steps_per_turn_in_the_order_of_the_players_and_open_piles() -> None:
    board = position("03j1", "03b 06a", "08a 06r", hands={1: "04j1"}, rest=1, preset="card1995_fair")
    board.do("play 03j1")
    drawn = [event for event in board.events if event.kind == "drawn"]
    assert ([event.kind for event in board.events].index("chose"), len(drawn), board.mover) == (0, 1, 1)
    board.do("play 04j1")
    assert board.captured(1) == {"06a", "06r"}
    for seat in (0, 1, None):
        view = HATO.view(board.round, seat)
        for owner in (0, 1):
            assert view.zone("captured", owner).cards == DECK.set(board.captured(owner))
