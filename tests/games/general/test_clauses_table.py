"""Clauses about dealers, seats, the length of a match and what everybody sees (G-1 to G-4, G-7 to G-10)."""

import re
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from hato.cards.hanafuda import CODES, DECK, KINDS, points
from hato.core import customs
from hato.core import options as opt
from hato.core.match import MatchOptions, Setup, next_dealer, winners
from hato.core.outcome import Outcome, zero_sum
from hato.families.dealer_draw import DealerDraw, DealerDrawOptions
from hato.play.session import NEXT
from tests.games.board import codes
from tests.games.positions import KOI_KOI, four_for, play_round, position, session


def draw(cards: str, seats: int = 2, **options: str) -> tuple[int, ...]:
    """The seats in the order of play after this dealer draw, the dealer first."""
    round_ = DealerDraw(seats, DealerDrawOptions(**options), "japanese")
    for card in codes(cards):
        round_.draw(DECK.card(card))
    outcome = round_.outcome()
    assert outcome is not None, "the tied players draw again"
    return outcome.ranking


def months_of(match_length: object) -> tuple[list[int], int]:
    """The months of the rounds of a match that is played to its end."""
    match = session(length=match_length) if match_length else session()
    play_round(match)
    found = [match.setup.month]
    while not match.finished:
        match.do(0, NEXT)
        found.append(match.setup.month)
        play_round(match)
    return found, len(match.done)


def test_gc_22_a_match_lasts_12_rounds_one_for_each_month() -> None:
    assert months_of(None) == (list(range(1, 13)), 12)


def test_gc_23_after_round_12_the_most_points_win() -> None:
    deals = {number: four_for(0 if number < 6 else 1, 0) for number in range(1, 13)}
    match = session(deals, next_dealer="fixed")
    for _ in range(11):
        assert match.winners == ()
        match.do(0, NEXT)
    assert (match.finished, match.totals, match.winners) == (True, (30, 42), (1,))
    assert winners((42, 42)) == (0, 1)


def test_gc_24_six_rounds_are_a_short_match() -> None:
    assert months_of({"type": "rounds", "n": 6}) == ([1, 2, 3, 4, 5, 6], 6)


def test_gc_25_the_earliest_month_deals_first() -> None:
    assert draw("03j1 02j1") == (1, 0)
    assert draw("12b 01j1 05r", 3) == (1, 2, 0)
    assert draw("03j1 02j1", dealer_draw="latest") == (0, 1)
    assert draw("03j1 02j1", dealer_draw="night_day", draw_time="night") == (1, 0)
    assert draw("03j1 02j1", dealer_draw="night_day", draw_time="day") == (0, 1)
    assert draw("11b 12j1") == (0, 1)


def test_gc_26_of_equal_months_the_higher_value_wins() -> None:
    assert draw("03r 03b") == (1, 0)
    assert draw("11r 11a") == (1, 0)
    assert draw("03r 03b", dealer_draw="latest") == (1, 0)
    assert draw("03j1 03j2 07a 05j1") == (1, 0)
    with pytest.raises(AssertionError):
        draw("03j1 03j2")
    assert draw("03j1 03j2 01b 05j1 04j1", 3) == (2, 1, 0)


def test_gc_27_the_second_earliest_sits_at_the_dealers_right() -> None:
    """At the right is the next seat in play (G-3)."""
    for cards, order in (
        ("01b 02a 03b", (0, 1, 2)),
        ("03b 02a 01b", (2, 1, 0)),
        ("05r 09a 02a 07a", (2, 0, 3, 1)),
    ):
        assert draw(cards, len(order))[1] == order[1]


def test_gc_28_the_latest_sits_at_the_dealers_left() -> None:
    """At the left is the last seat in play (G-3)."""
    for cards, order in (
        ("01b 02a 03b", (0, 1, 2)),
        ("03b 02a 01b", (2, 1, 0)),
        ("05r 09a 02a 07a", (2, 0, 3, 1)),
    ):
        assert draw(cards, len(order)) == order
    assert draw("01b 02a 03b", 3, dealer_draw="latest") == (2, 1, 0)


@pytest.mark.parametrize("winner", [0, 1])
def test_gc_29_the_winner_of_a_round_deals_the_next(winner: int) -> None:
    match = session({1: four_for(winner, 0)})
    match.do(0, NEXT)
    assert match.setup.dealer == winner
    drawn = Outcome("draw", (0, 0), None, same_dealer=True)
    assert next_dealer("winner", Setup(2, 1), drawn) == 1


def test_gc_30_of_three_the_left_neighbour_shuffles_and_the_right_one_cuts() -> None:
    """The next seat in play is at the right, the one before at the left (G-3)."""
    for seats in (3, 4, 5, 6):
        for dealer in range(seats):
            right = next_dealer("alternate", Setup(seats, dealer), Outcome("draw", (0,) * seats, None))
            assert customs.cutter(dealer, seats) == right
            left = customs.shuffler(dealer, seats)
            assert next_dealer("alternate", Setup(seats, left), Outcome("draw", (0,) * seats, None)) == dealer
    assert (customs.shuffler(0, 3), customs.cutter(0, 3)) == (2, 1)


def test_gc_31_of_two_the_dealer_shuffles_and_the_opponent_cuts() -> None:
    assert [(customs.shuffler(dealer, 2), customs.cutter(dealer, 2)) for dealer in (0, 1)] == [(0, 1), (1, 0)]


def test_gc_32_play_goes_counter_clockwise() -> None:
    """Seats are numbered in the order of play, so every order of the house goes to the next number."""
    nobody = Outcome("draw", (0, 0, 0), None)
    assert [next_dealer("alternate", Setup(3, dealer), nobody) for dealer in (0, 1, 2)] == [1, 2, 0]
    board = position(size=3)
    movers = [board.mover, board.idle().mover, board.idle().mover]
    assert movers == [0, 1, 0]
    targets = [event.target for event in session({0: codes("02a 01b")}).events if event.kind == "dealt"]
    assert list(dict.fromkeys(targets)) == ["hand:0", "hand:1", "field"]


def test_gc_42_the_open_cards_are_the_field_beside_hands_and_stock() -> None:
    match = session()
    view = match.view(None)
    assert {zone.name for zone in view.zones} == {"hand", "field", "stock", "captured"}
    assert view.zone("field").cards == next(
        mask for spec, mask in match.round.zones() if spec.name == "field"
    )
    assert view.zone("field").count == 8


def test_gc_43_the_hands_of_others_are_seen_from_the_back() -> None:
    match = session()
    for seat in (0, 1):
        own, other = match.view(seat).zone("hand", seat), match.view(seat).zone("hand", 1 - seat)
        assert (own.count, other.count, other.cards) == (8, 8, None)
        assert own.cards is not None
        dealt = [event.seen_by(seat) for event in match.events if event.kind == "dealt"]
        assert {event.cards for event in dealt if event.target == f"hand:{1 - seat}"} == {(-1,)}
        assert (-1,) not in {event.cards for event in dealt if event.target == f"hand:{seat}"}


def test_gc_48_captured_cards_lie_beside_their_owner_by_value(root: Path) -> None:
    board = position("03j1", "03b", "05j1").do("play 03j1")
    for seat in (0, 1, None):
        view = KOI_KOI.view(board.round, seat)
        assert (view.zone("captured", 0).cards, view.zone("captured", 1).count) == (
            DECK.set(["03b", "03j1"]),
            0,
        )
    rows = re.search(r"KINDS = \[(.*?)\]", (root / "web/src/lib/cards.ts").read_text(encoding="utf-8"))
    assert rows is not None
    letters = re.findall(r'"(\w)"', rows[1])
    values = [{points(code) for code in CODES if code[2] == letter} for letter in letters]
    assert values == [{20}, {10}, {5}, {1}]


def test_gc_54_twenty_points_with_three_players_are_40_and_twice_minus_20() -> None:
    assert zero_sum(3, 0, 20) == (40, -20, -20)
    assert zero_sum(3, 2, 20) == (-20, -20, 40)
    assert zero_sum(2, 1, 20) == (-20, 20)


@pytest.mark.parametrize("preset", ["board_game_arena", "koikoi_japan"])
def test_gc_55_the_points_of_all_players_sum_to_zero(preset: str) -> None:
    ends = [
        position("08b 05j1", "08j1", captured="01b 03b", preset=preset, exhaustion="oya_ken").do(
            "play 08b", "stop"
        )
    ]
    ends.append(
        position("04j1", "", other="05j1", preset=preset, exhaustion="oya_ken").do("play 04j1", "play 05j1")
    )
    match = session({1: four_for(1, 0)}, preset, teyaku=True)
    for outcome in (*(board.outcome for board in ends), match.done[0][1]):
        assert outcome.points != (0, 0)
        assert sum(outcome.points) == 0


def test_gc_56_the_agreed_rules_are_kept_with_the_match() -> None:
    match = session(preset="russian", viewing_value=3, teyaku=True)
    told = opt.differences(match.options, KOI_KOI.presets["russian"])
    assert told == {"viewing_value": 3, "teyaku": True}
    assert KOI_KOI.options("russian", told) == match.options
    with pytest.raises(FrozenInstanceError):
        match.options.viewing_value = 5
    with pytest.raises(opt.OptionError):
        KOI_KOI.options("russian", {"viewing_values": 3})


def test_gc_57_the_agreed_end_and_the_points_of_each_round_are_kept() -> None:
    match = session(
        {1: four_for(1, 0), 2: four_for(0, 0)}, next_dealer="fixed", length={"type": "rounds", "n": 2}
    )
    match.do(0, NEXT)
    assert opt.as_json(match.options)["length"] == {"type": "rounds", "n": 2}
    assert [(setup.number, outcome.points) for setup, outcome in match.done] == [(1, (0, 6)), (2, (6, 0))]
    assert match.totals == (6, 6)
    assert isinstance(match.options, MatchOptions)


def test_gc_58_the_dearer_card_comes_before_the_plain_one() -> None:
    board = position("03j1", "03b", "05j1").do("play 03j1")
    assert DECK.names(DECK.set(board.captured(0))) == ["03b", "03j1"]
    for number in range(1, 13):
        values = [points(code) for code in CODES if code.startswith(f"{number:02d}")]
        assert values == sorted(values, reverse=True)
    first = {name: next(points(code) for code in CODES if code[2] == name[0]) for name in KINDS}
    assert list(first.values()) == [20, 10, 5, 1]


def test_gc_59_the_stock_belongs_to_nobody_and_everybody_draws_from_it() -> None:
    board = position(size=2)
    board.idle(times=2)
    draws = [(event.seat, event.source) for event in board.events if event.kind == "drawn"]
    assert draws == [(0, "stock"), (1, "stock")]
    assert [spec.owner for spec, _ in board.round.zones() if spec.name == "stock"] == [None]


def test_gc_62_one_plays_on_a_green_ground(root: Path) -> None:
    style = (root / "web/src/styles/base.css").read_text(encoding="utf-8")
    felt = re.search(r"--felt: #([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2});", style)
    assert felt is not None
    red, green, blue = (int(part, 16) for part in felt.groups())
    assert green > max(red, blue)
    assert re.search(r"\.felt-ground \{[^}]*var\(--felt\)", style)
