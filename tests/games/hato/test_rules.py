"""The family rules sentence by sentence (MH-1 to MH-5)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from hato.play.session import NEXT, Session
from tests.games.hato.board import (
    DECK,
    HATO,
    SIZES,
    Board,
    FromList,
    answer,
    card_points,
    deal_order,
    dealt,
    play_round,
    position,
    scored,
    session,
    settled,
)

SUIT = {number: " ".join(c for c in DECK.codes if c[:2] == number) for number in {c[:2] for c in DECK.codes}}


# MH-1


@pytest.mark.parametrize("players", SIZES)
def test_mh_1_hand_table_stock_and_par(players: int) -> None:
    board = dealt({}, players=players)
    hand, table, stock = SIZES[players]
    assert [len(board.hand(seat)) for seat in range(players)] == [hand] * players
    assert (len(board.field), len(board.zone("stock"))) == (table, stock)
    assert hand * players + table + stock == 48
    board.to_the_end()
    par = {line.points for line in board.outcome.lines if line.key == "par"}
    assert {Fraction(-one, players) for one in par} == {Fraction(240, players)}


def test_mh_1_two_to_seven_play() -> None:
    assert list(HATO.seats) == [2, 3, 4, 5, 6, 7]
    for players in (1, 8):
        with pytest.raises(ValueError, match="players"):
            HATO.options("sakhalin", {"players": players})
    for players in SIZES:
        assert HATO.options("sakhalin", HATO.for_seats("sakhalin", players)).players == players


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_mh_1_the_dealer_plays_first_and_the_turn_goes_to_the_next_seat(dealer: int) -> None:
    board = dealt({}, players=3, dealer=dealer)
    order = []
    for _ in range(6):
        order.append(board.mover)
        seat = board.mover
        while not board.over and board.mover == seat:
            board.do(min(board.words))
    assert order == [(dealer + i) % 3 for i in range(6)]


def test_mh_1_the_drawn_card_finds_the_dealer() -> None:
    assert session({}, draw="03b 01r").setup.dealer == 1
    assert session({}, draw="05j1 05a").setup.dealer == 1  # equal month: the higher value
    assert session({}, draw="05j1 05j2 09a 02r").setup.dealer == 0


@pytest.mark.parametrize("players", SIZES)
def test_mh_1_four_of_a_month_on_the_table_are_dealt_again(players: int) -> None:
    options = HATO.options("sakhalin", {"players": players})
    bad = SUIT["08"]
    again = deal_order({}, "01b 02a 03r 04r", 0, range(players), players)
    board = dealt({}, bad, again=again, players=players)
    shuffled = [event.key for event in board.events if event.kind == "shuffled"]
    assert (shuffled, board.phase) == (["table_quad"], "play")
    assert {"01b", "02a", "03r", "04r"} <= board.field
    assert sum(len(board.hand(seat)) for seat in range(options.players)) == players * SIZES[players][0]


def test_mh_1_of_three_on_the_table_the_fourth_takes_all() -> None:
    board = dealt({0: "08b"}, "08a 08j1 08j2", "01j2")
    assert {"08a", "08j1", "08j2"} <= board.field
    board.do("play 08b")
    assert board.captured(0) >= {"08b", "08a", "08j1", "08j2"}


@pytest.mark.parametrize(("value", "again"), [("nothing", []), ("redeal", ["hand_quad"])])
def test_mh_1_four_of_a_month_in_a_hand(value: str, again: list[str]) -> None:
    later = deal_order({}, "", 0, range(2), 2)
    board = dealt({1: SUIT["08"]}, hand_quad=value, again=later)
    assert [event.key for event in board.events if event.kind == "shuffled"] == again
    assert (set(SUIT["08"].split()) <= board.hand(1)) == (value == "nothing")
    assert (board.phase, board.payments()) == ("play", [])


# MH-2


def test_mh_2_a_hand_card_then_one_of_the_stock_each_captures_at_once() -> None:
    board = position("03j1", "03b 06a 09a", "06r 10a").do("play 03j1")
    assert (board.captured(0), board.field) == ({"03j1", "03b", "06a", "06r"}, {"09a"})
    kinds = [event.kind for event in board.events]
    assert kinds[:5] == ["chose", "moved", "moved", "drawn", "moved"]


def test_mh_2_no_ppeok_the_pair_is_taken_and_the_flip_stays() -> None:
    board = position("03j1", "03b 06a", "03r").do("play 03j1")
    assert (board.captured(0), board.field) == ({"03j1", "03b"}, {"06a", "03r"})


def test_mh_2_the_turned_card_takes_the_hand_card_just_laid() -> None:
    board = position("03j1", "06a", "03r").do("play 03j1")
    assert (board.captured(0), board.field) == ({"03j1", "03r"}, {"06a"})


def test_mh_2_of_two_matches_one_is_chosen_by_hand_and_by_flip() -> None:
    board = position("03j1", "03b 03r 06a 06j1", "06r")
    assert board.words == {"play 03j1 03b", "play 03j1 03r"}
    board.do("play 03j1 03r")
    assert (board.phase, board.words) == ("pick", {"take 06a", "take 06j1"})
    board.do("take 06j1")
    assert (board.captured(0), board.field) == ({"03j1", "03r", "06r", "06j1"}, {"03b", "06a"})


def test_mh_2_any_card_may_be_played_and_a_match_must_be_taken() -> None:
    board = position("03j1 08b 09a", "03b 06a", "10j1")
    assert board.words == {"play 03j1", "play 08b", "play 09a"}
    board.do("play 03j1")
    assert "03b" in board.captured(0)


def test_mh_2_nothing_is_taken_from_anybody() -> None:
    """Whatever a turn brings, captured piles only grow."""
    for players in (2, 5):
        board = dealt({}, players=players)
        piles: list[set[str]] = [set()] * players
        while not board.over:
            board.do(max(board.words))
            now = [board.captured(seat) for seat in range(players)]
            assert all(a <= b for a, b in zip(piles, now, strict=True))
            piles = now


def test_mh_2_nobody_stops() -> None:
    assert set(HATO.actions.first) == {"play", "take", "stay", "drop"}
    board = position("12b 01j1", "12j1", captured="01b 03b 08b 11b").do("play 12b")
    assert board.score()["ogwang"] == 100  # 50 in two parts of a point
    assert not board.over


@pytest.mark.parametrize("players", SIZES)
def test_mh_2_the_round_ends_when_all_hands_are_empty(players: int) -> None:
    board = dealt({}, players=players)
    for turn in range(SIZES[players][0] * players):
        assert (board.over, board.mover) == (False, turn % players)
        while not board.over and board.mover == turn % players:
            before = sum(len(board.hand(seat)) for seat in range(players))
            board.do(min(board.words))
            if sum(len(board.hand(seat)) for seat in range(players)) == before and board.phase == "play":
                break
    assert board.over
    assert board.field == board.zone("stock") == set()


def test_mh_2_yaku_are_called_when_they_are_made() -> None:
    board = position(
        "01j1 12b", "01r 12j1", "07j1 04j1", captured="02r 03r 01b 03b 08b 11b", hands={1: "09j1 04r"}
    )
    board.do("play 01j1", "play 09j1", "play 12b")
    assert board.calls() == ["hongdan", "ogwang"]


# MH-3, MH-4


def test_mh_3_bright_20_animal_10_ribbon_5_junk_0() -> None:
    worth = Counter(card_points(code) for code in DECK.codes)
    assert worth == {20: 5, 10: 9, 5: 10, 0: 24}
    per_suit = {number: card_points(cards) for number, cards in SUIT.items()}
    fifteen = dict.fromkeys(("02", "04", "05", "06", "07", "09", "10"), 15)
    assert per_suit == {"01": 25, "03": 25, "08": 30, "11": 35, "12": 20, **fifteen}


YAKU = {
    "hongdan": ("01r 02r 03r", 30),
    "cheongdan": ("06r 09r 10r", 30),
    "chodan": ("04r 05r 07r", 30),
    "choyak": ("05a 05r 05j1 05j2", 20),
    "pungyak": ("10a 10r 10j1 10j2", 20),
    "biyak": ("11b 11a 11r 11j1", 20),
    "ttongyak": ("12b 12j1 12j2 12j3", 20),
    "ogwang": ("01b 03b 08b 11b 12b", 50),
    "godori": ("02a 04a 08a", 50),
}
ALL: dict[str, Any] = {
    "dan": ["hongdan", "cheongdan", "chodan"],
    "month_sets": "all12",
    "five_brights": 50,
    "godori": 50,
}


@pytest.mark.parametrize("key", YAKU)
def test_mh_4_a_yaku_is_these_cards_and_no_fewer(key: str) -> None:
    cards, points = YAKU[key]
    assert scored(cards, **ALL) == {key: points}
    for card in cards.split():
        assert scored(set(cards.split()) - {card}, **ALL) == {}
    whole = scored(DECK.codes, **ALL)
    assert whole[key] == points


def test_mh_4_twelve_months_have_their_names() -> None:
    named = {"05": "choyak", "10": "pungyak", "11": "biyak", "12": "ttongyak"}
    for number, cards in SUIT.items():
        assert scored(cards, **ALL) == {named.get(number, f"month_{number}"): 20}
    keys = [entry.key for entry in HATO.sheet(HATO.options("sakhalin", ALL))]
    assert len(keys) == len(set(keys)) == 3 + 12 + 2


def test_mh_4_a_table_of_months() -> None:
    table: dict[str, Any] = {"month_sets": {"01": 7, "05": 0, "12": 1000}}
    assert scored(SUIT["01"], **table) == {"month_01": 7}
    assert scored(SUIT["05"], **table) == {}
    assert scored(SUIT["12"], **table) == {"ttongyak": 1000}
    assert scored(SUIT["10"], **table) == {}


# MH-5


def test_mh_5_a_yaku_is_taken_from_each_opponent() -> None:
    board = settled({0: "01r 02r 03r", 1: SUIT["05"] + " " + SUIT["10"]}, players=3)
    assert board.outcome.points is not None
    rest = 240 - 15 - 30
    scores = {seat: Fraction(score, 3) for seat, score in board.scores().items()}
    # seat 2 has the blue ribbons but for the one of the maple, all the rain, and five brights
    theirs = 20 + 50
    assert scores == {
        0: 15 + 2 * 30 - 40 - theirs,
        1: 30 + 2 * 40 - 30 - theirs,
        2: rest + 2 * theirs - 30 - 40,
    }
    assert sum(scores.values()) == 240
    assert [Fraction(one, 3) for one in board.outcome.points] == [scores[seat] - 80 for seat in range(3)]


def test_mh_5_added_only_gives_a_yaku_to_its_owner() -> None:
    board = settled({0: "01r 02r 03r", 1: SUIT["05"]}, players=3, bonus_mode="added_only")
    scores = {seat: Fraction(score, 3) for seat, score in board.scores().items()}
    # seat 2: cheongdan, pungyak, biyak and five brights
    assert scores == {0: 15 + 30, 1: 15 + 20, 2: 210 + 30 + 20 + 20 + 50}
    par = Fraction(sum(scores.values()), 3)
    assert [Fraction(one, 3) for one in board.outcome.points] == [scores[seat] - par for seat in range(3)]
    assert sum(board.outcome.points) == 0


@pytest.mark.parametrize("players", SIZES)
def test_mh_5_difference_is_that_from_all_others_and_for_two_twice_that_to_par(players: int) -> None:
    piles = {seat: SUIT[f"{seat + 1:02d}"] for seat in range(players - 1)}
    by_par = settled(piles, players=players)
    by_difference = settled(piles, players=players, settlement="difference")
    scores = by_difference.scores()
    whole = sum(scores.values())
    assert by_difference.outcome.points == tuple(players * scores[seat] - whole for seat in range(players))
    exact = [Fraction(one, players) for one in by_par.outcome.points]
    assert [players * one for one in exact] == list(by_difference.outcome.points)
    assert sum(by_difference.outcome.points) == 0


def test_mh_5_totals_are_the_round_scores_and_nothing_is_paid() -> None:
    board = settled({0: SUIT["05"]}, settlement="totals")
    assert board.outcome.points == (board.scores()[0], board.scores()[1])
    assert sum(board.outcome.points) == 240
    with pytest.raises(ValueError, match="totals"):
        HATO.options("sakhalin", {"settlement": "totals", "length": {"type": "bankroll"}})


def test_mh_5_totals_of_twelve_six_or_three_rounds_decide() -> None:
    for rounds in (12, 6, 3):
        match = session({}, settlement="totals", length={"type": "rounds", "n": rounds})
        while not match.finished:
            play_round(match)
            if not match.finished:
                match.do(0, NEXT)
        assert len(match.done) == rounds
        assert sum(match.totals) == 240 * rounds
        best = max(match.totals)
        assert match.winners == tuple(seat for seat in (0, 1) if match.totals[seat] == best)


def test_mh_5_fractions_are_kept() -> None:
    found = answer(
        "settle",
        {
            "card_points": dict(zip("ABCDEFG", [40, 40, 40, 40, 40, 40, 0], strict=True)),
            "yaku": dict.fromkeys("ABCDEFG", 0),
        },
    )
    assert found["vs_par"] == {**dict.fromkeys("ABCDEF", "40/7"), "G": "-240/7"}


PLAIN: dict[str, Any] = {"dan": [], "month_sets": {"01": 0}, "five_brights": 0}
"""No yaku at all."""


def shared(**options: Any) -> Board:
    """A round of three whose highest score seats 0 and 2 share: 90 and 90 against 60."""
    first = f"{SUIT['01']} {SUIT['03']} 08b 12b"
    return settled({0: first, 1: "11b 02a 04a 05a 06a"}, players=3, **PLAIN, **options)


def test_mh_5_a_round_is_drawn_when_the_highest_score_is_shared() -> None:
    board = shared()
    values = board.scores()
    assert values[0] == values[2] > values[1]
    outcome = board.outcome
    assert (outcome.key, outcome.winner, outcome.drawn, outcome.same_dealer) == ("shared", None, True, True)
    assert any(outcome.points)  # what the third has lost is paid all the same


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_mh_5_a_tie_keeps_the_dealer_whoever_is_in_it(dealer: int) -> None:
    outcome = shared().outcome
    options = HATO.options("sakhalin", {"players": 3})
    setup = HATO.first(options, 3, (dealer,))
    following = HATO.follow(options, [(setup, outcome)])
    assert following is not None and (setup.dealer, following.dealer) == (dealer, dealer)


@pytest.mark.parametrize("dealer", [0, 1, 2])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_mh_5_the_highest_round_score_deals_next(dealer: int, winner: int) -> None:
    few = iter(("05j1", "06j1"))
    outcome = settled({seat: next(few) for seat in range(3) if seat != winner}, players=3).outcome
    assert outcome.winner == winner
    options = HATO.options("sakhalin", {"players": 3})
    following = HATO.follow(options, [(HATO.first(options, 3, (dealer,)), outcome)])
    assert following is not None and following.dealer == winner


def test_a_time_out_plays_the_lowest_card_with_its_first_target() -> None:
    board = position("03j1 08b", "03b 03r", "10j1")
    code = board.round.fallback(0)
    assert HATO.actions.words(code) == ("play", "03j1", "03b")
    assert code == min(board.round.legal(0))


def test_a_session_that_is_dealt_by_a_list_plays_to_its_end() -> None:
    options = HATO.options("minhwatu", {"players": 7})
    order = deal_order({}, "", 0, range(7), 7)
    match = Session(HATO, options, 7, lambda number: FromList(order if number else DECK.codes[:28:4]))
    assert sum(play_round(match).points) == 0
