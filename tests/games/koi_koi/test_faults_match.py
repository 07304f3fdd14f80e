"""Faults seen in other implementations: settlements, matches, views and bots. Each must not happen here."""

from typing import Any

import pytest

from hato.agents.levels import LEVELS, choose
from hato.agents.request import Request
from hato.core.bits import popcount
from hato.core.match import Setup
from hato.core.outcome import total
from hato.core.round import IllegalActionError
from hato.play.session import NEXT, Session
from tests.games.board import codes
from tests.games.positions import (
    KOI_KOI,
    Board,
    called,
    deal_order,
    four_for,
    hands_deal,
    play_round,
    position,
    scored,
    session,
)

VIEWING_HAND = "03b 01j1 02j1 04j1 05j1 06j1 07j1 08j1"
OTHER_HAND = "01j2 02j2 04j2 05j2 06j2 07j2 08j2 10j1"
VIEWING_FIELD = "03j1 09j1 11j1 12j1 01r 02r 04r 05r"


def viewing_for(dealer: int) -> list[str]:
    """A deal in which the dealer makes hanami in his first turn: `play 03b`, and the cup is turned."""
    hands = (VIEWING_HAND, OTHER_HAND) if dealer == 0 else (OTHER_HAND, VIEWING_HAND)
    return [*hands_deal(*hands, dealer, VIEWING_FIELD), "09a"]


def test_kkf_17_calls_of_an_earlier_round_double_nothing() -> None:
    match = session({1: viewing_for(0), 2: viewing_for(1)}, next_dealer="alternate")
    match.do(0, ["play", "03b"])
    match.do(0, ["koikoi"])
    assert match.view(1).facts["calls"] == [1, 0]
    play_round(match)
    match.do(0, NEXT)
    assert match.view(1).facts["calls"] == [0, 0]
    match.do(1, ["play", "03b"])
    match.do(1, ["stop"])
    assert match.done[-1][1].points == (0, 5)


def stopped(hand: str, field: str, captured: str, calls: tuple[int, int], **options: Any) -> Board:
    """Seat 0 plays the card and stops."""
    board = position(f"{hand} 05j1", field, captured=captured, calls=calls, **options)
    return board.do(f"play {hand}", "stop")


def test_kkf_18_the_tally_lists_base_multipliers_and_total() -> None:
    board = stopped("09a", "09r", "01b 03b 08b", (0, 1), decided={"sanko": 5})
    steps = [("sanko", 5, 1), ("hanami", 5, 1), ("tsukimi", 5, 1), ("at_7", 0, 2), ("opponent_call", 0, 2)]
    assert board.steps() == steps
    assert total(board.outcome.lines) == board.outcome.points[0] == 60
    told = [event.lines for event in board.events if event.kind == "scored"]
    assert told == [board.outcome.lines]


def test_kkf_19_an_own_call_does_not_double_in_nintendo() -> None:
    assert stopped("08b", "08j1", "01b 03b", (1, 0)).outcome.points == (5, 0)
    assert stopped("08b", "08j1", "01b 03b", (2, 0)).outcome.points == (5, 0)
    assert stopped("08b", "08j1", "01b 03b", (0, 1)).outcome.points == (10, 0)


def test_kkf_20_the_sheet_of_a_preset_says_what_the_scorer_counts() -> None:
    deck = KOI_KOI.deck
    for name in KOI_KOI.presets:
        for entry in KOI_KOI.sheet(KOI_KOI.options(name), Setup(2, 0, 4)):
            whole = deck.names(entry.cards)
            names = whole[::2] + whole[1::2]
            names.sort(key=lambda card: entry.key == "ame_shiko" and card != "11b")
            taken = names[: entry.need]
            more = [card for card in deck.names(entry.further or entry.cards) if card not in taken]
            assert scored(" ".join(taken), month=4, preset=name)[entry.key] == entry.points
            if more and entry.extra:
                assert (
                    scored(" ".join([*taken, more[-1]]), month=4, preset=name)[entry.key]
                    == entry.points + entry.extra
                )
    calls = [
        stopped("08b", "08j1", "01b 03b", (0, n), scheme=scheme).outcome.points[0]
        for scheme in ("doublings", "calls_plus_one")
        for n in (1, 2)
    ]
    assert calls == [10, 10, 10, 15]


def test_kkf_21_base_8_and_one_call_is_8_times_2_times_2() -> None:
    board = stopped("12b", "12j1", "01b 03b 08b", (0, 1), decided={"sanko": 5})
    assert board.steps() == [("shiko", 8, 1), ("at_7", 0, 2), ("opponent_call", 0, 2)]
    assert board.outcome.points == (32, 0)


def test_kkf_24_a_drawn_round_is_shown_and_the_match_goes_on() -> None:
    pairs = ("01j1 01j2 02j1 02j2 06j1 06j2 07j1 07j2", "03j1 03j2 04j1 04j2 05j1 05j2 08j1 08j2")
    match = session({1: hands_deal(*pairs, 0, "09j2 10j1 11j1 12j1 02r 03r 04r 05r"), 2: viewing_for(0)})
    assert (match.waiting, match.asked, match.totals) == (True, (), (0, 0))
    for seat in (0, 1, None):
        assert (match.view(seat).turn.kind, match.view(seat).choices) == ("over", ())
    match.do(1, NEXT)
    assert (match.setup, match.asked) == (Setup(2, 0, 2, 2), (0,))


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("rule", ["winner", "alternate", "loser", "fixed"])
def test_kkf_25_points_go_to_the_seat_that_won_whoever_deals(winner: int, rule: str) -> None:
    dealer, deals = 0, {}
    for number in range(1, 5):
        deals[number] = four_for(winner, dealer)
        dealer = {"winner": winner, "alternate": 1 - dealer, "loser": 1 - winner, "fixed": 0}[rule]
    match = session(deals, next_dealer=rule, length={"type": "rounds", "n": 4})
    while not match.finished:
        match.do(0, NEXT)
    assert match.totals == ((24, 0) if winner == 0 else (0, 24))


def test_kkf_26_a_resumed_match_asks_the_same_seat() -> None:
    match = session({1: viewing_for(0)})
    again = session({1: viewing_for(0)})
    for _ in range(6):
        (seat,) = match.asked
        match.do(seat, match.view(seat).choices[0].words)
        again = session({1: viewing_for(0)})
        for entry in match.entries:
            again.do(entry.seat, entry.words)
        assert again.asked == match.asked
        assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]
        zones = {spec.place: mask for spec, mask in match.round.zones()}
        restored = KOI_KOI.restore(match.options, match.setup, zones, match.round.facts())
        assert restored.turn() == match.round.turn()
        assert [KOI_KOI.view(restored, seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]


def test_kkf_27_a_finished_match_is_won_once() -> None:
    match = session({1: four_for(1, 0)}, length={"type": "rounds", "n": 1})
    assert (match.finished, match.winners, match.waiting, match.asked) == (True, (1,), False, ())
    before = (list(match.done), match.totals)
    for seat, words in ((0, NEXT), (1, NEXT), (1, ("stop",))):
        with pytest.raises(IllegalActionError):
            match.do(seat, words)
    assert (list(match.done), match.totals) == before


def test_kkf_29_a_view_counts_the_hands_as_they_are() -> None:
    match = session({1: viewing_for(0)})
    while match.asked:
        (seat,) = match.asked
        hands = {spec.owner: mask for spec, mask in match.round.zones() if spec.name == "hand"}
        for viewer in (0, 1, None):
            view = match.view(viewer)
            assert [view.zone("hand", owner).count for owner in (0, 1)] == [
                popcount(hands[0]),
                popcount(hands[1]),
            ]
        match.do(seat, match.view(seat).choices[0].words)


def bright_or_junk() -> Session:
    """The dealer's 12j1 may take the phoenix, his other cards only junk or nothing."""
    first, second = "12j1 01j1 02j1 04j1 05j1 06j1 07j1 08j1", "01j2 02j2 04j2 05j2 06j2 07j2 08j2 10j1"
    field = "12b 12j2 03j1 09j1 11j1 10j2 03r 04r"
    return session({1: deal_order([codes(first), codes(second)], codes(field), 0)})


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_kkf_30_bots_do_not_take_junk_where_a_bright_lies_beside_it(level: str) -> None:
    match = bright_or_junk()
    for seed in range(3):
        words = choose(level, Request.of(match, 0, "nintendo", seed=seed, playouts=300))
        assert words[-1] != "12j2"


@pytest.mark.parametrize("level", ["sampler"])
def test_kkf_31_bots_do_not_stop_the_last_round_with_a_total_that_cannot_win(level: str) -> None:
    """Seat 0 leads 6 : 0 and seat 1, who deals the last round, has made hanami (5) at once."""
    differences: dict[str, Any] = {"length": {"type": "rounds", "n": 2}, "next_dealer": "alternate"}
    match = session({1: four_for(0, 0), 2: viewing_for(1)}, **differences)
    match.do(0, NEXT)
    match.do(1, ["play", "03b"])
    assert (match.totals, match.asked) == ((6, 0), (1,))
    assert ("stop",) in [choice.words for choice in match.view(1).choices]
    for seed in range(3):
        assert choose(level, Request.of(match, 1, "nintendo", differences, seed=seed, playouts=300)) == (
            "koikoi",
        )


def test_calls_are_announced_by_who_made_them() -> None:
    match = session({1: viewing_for(0)})
    happened = match.do(0, ["play", "03b"])
    assert called(happened) == [(0, "hanami")]
    assert called(match.do(0, ["koikoi"])) == [(0, "koikoi")]
