"""Clauses about the deal, the first move and the deal check (KK-1, KK-2): one test for each."""

import hashlib
from typing import Any

import pytest

from hato.cards.hanafuda import CODES, DECK
from hato.core.chance import SealedShuffle
from hato.core.match import Setup
from hato.core.zones import ALL
from hato.play.session import NEXT, Session
from tests.games.board import codes
from tests.games.positions import (
    BESIDE,
    FOUR,
    KOI_KOI,
    NOTHING,
    QUIET_FIELD,
    QUIET_FIRST,
    QUIET_SECOND,
    Board,
    FromList,
    deal_order,
    dealt,
    four_for,
    play_round,
    position,
    session,
)

PACKETS = [("hand:1", 4), ("hand:0", 4), ("field", 4), ("hand:1", 4), ("hand:0", 4), ("field", 4)]
"""The packets of a deal by seat 0."""

QUIET = deal_order([codes(QUIET_FIRST), codes(QUIET_SECOND)], codes(QUIET_FIELD), 0)


def packets(board: Board) -> list[tuple[str, int]]:
    """Where the dealt cards went, and how many at a time."""
    found: list[tuple[str, int]] = []
    for event in board.events:
        if event.kind == "dealt":
            place = str(event.target)
            count = found.pop()[1] if found and found[-1][0] == place else 0
            found.append((place, count + len(event.cards)))
    return found


def quiet(**options: Any) -> Board:
    """The quiet deal."""
    return dealt(QUIET_FIRST, QUIET_SECOND, QUIET_FIELD, **options)


def test_kkc_1_two_players_and_all_48_cards() -> None:
    with pytest.raises(ValueError, match="played by 2"):
        Session(KOI_KOI, KOI_KOI.options(), 3, lambda number: FromList(()))
    assert sum(len(quiet().zone(spec.place)) for spec, _ in quiet().round.zones()) == 48
    assert tuple(KOI_KOI.numbers(KOI_KOI.options())) == (2,)


@pytest.mark.parametrize("rounds", [3, 6, 12])
def test_kkc_2_a_match_has_3_6_or_12_deals(rounds: int) -> None:
    match = session(preset="russian", length={"type": "rounds", "n": rounds})
    play_round(match)
    while not match.finished:
        match.do(0, NEXT)
        play_round(match)
    assert len(match.done) == rounds
    assert KOI_KOI.options("russian").length.n == 12


def test_kkc_3_the_first_to_stop_scores_and_points_decide_the_match() -> None:
    board = position("08b", "08j1", captured="01b 03b", other="03r", other_captured="01r 02r 04r 05r", size=2)
    board.do("play 08b", "stop")
    assert board.outcome.points == (5, 0)
    match = session(
        {1: four_for(1, 0), 2: four_for(0, 0), 3: four_for(1, 0)},
        next_dealer="fixed",
        length={"type": "rounds", "n": 3},
    )
    match.do(0, NEXT)
    match.do(1, NEXT)
    assert (match.totals, match.winners) == ((6, 12), (1,))


def test_kkc_4_the_cards_are_shuffled_and_the_drawn_month_finds_the_dealer() -> None:
    tops = {SealedShuffle(seed.to_bytes(32, "big")).round(1).draw(DECK.mask) for seed in range(600)}
    assert len(tops) == 48
    for drawn, dealer in (("05j1 03b", 1), ("01j1 12b", 0), ("11j1 12b", 0)):
        assert session({0: codes(drawn)}, "russian").setup.dealer == dealer


def test_kkc_5_four_to_the_opponent_to_oneself_and_to_the_table_twice() -> None:
    board = quiet(preset="russian")
    assert packets(board) == PACKETS
    assert all(event.sight == ALL for event in board.events if event.target == "field")


def test_kkc_6_the_stock_lies_closed_beside_the_table() -> None:
    for seat in (0, 1, None):
        stock = KOI_KOI.view(quiet().round, seat).zone("stock")
        assert (stock.count, stock.cards, stock.owner) == (24, None, None)


def test_kkc_7_players_move_in_turn_and_nobody_passes() -> None:
    board = position("04j1 05j1 06j1", preset="russian", other="01j1 02j1 03j1")
    movers = []
    while not board.over:
        movers.append(board.mover)
        assert board.words == {f"play {card}" for card in board.hand(board.mover)}
        board.idle()
    assert movers == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize("dealer", [0, 1])
def test_kkc_8_the_dealer_has_the_first_move(dealer: int) -> None:
    assert quiet(preset="russian", dealer=dealer).mover == dealer


@pytest.mark.parametrize(("rule", "dealers"), [("winner", [0, 1, 1, 0]), ("alternate", [0, 1, 0, 1])])
def test_kkc_9_the_winner_moves_first_or_the_players_take_turns(rule: str, dealers: list[int]) -> None:
    """Seat 1 wins twice, then seat 0."""
    winners = [1, 1, 0]
    deals = {n: four_for(winners[n - 1], dealers[n - 1]) for n in (1, 2, 3)}
    match = session(deals, "russian", teyaku=True, next_dealer=rule)
    found = [match.setup.dealer]
    for _ in winners:
        match.do(0, NEXT)
        found.append(match.setup.dealer)
    assert found == dealers
    assert match.asked == (dealers[-1],)


def test_kkc_35_any_cut_puts_its_packet_at_the_bottom_and_the_shuffle_is_fixed_before() -> None:
    for cut in range(1, 48):
        order = [*CODES[cut:], *CODES[:cut]]
        board = Board(KOI_KOI.deal(KOI_KOI.options("ukrainian"), Setup(2, 0)))
        for card in order[:12]:
            board.round.draw(DECK.card(card))
        assert (board.hand(1), board.hand(0)) == (set(order[:4]), set(order[4:8]))
    shuffle, again = SealedShuffle(bytes(32)), SealedShuffle(bytes(32))
    assert hashlib.sha256(bytes.fromhex(shuffle.opening)).hexdigest() == shuffle.commitment
    first, second = (Session(KOI_KOI, KOI_KOI.options("ukrainian"), 2, one.round) for one in (shuffle, again))
    assert first.events == second.events


def test_kkc_36_the_deal_of_the_ukrainian_text() -> None:
    board = quiet(preset="ukrainian", dealer=1)
    other = {"hand:0": "hand:1", "hand:1": "hand:0", "field": "field"}
    assert packets(board) == [(other[place], count) for place, count in PACKETS]
    assert board.field == set(QUIET_FIELD.split())


def test_kkc_37_nobody_acts_before_the_deal_ends() -> None:
    round_ = KOI_KOI.deal(KOI_KOI.options("ukrainian"), Setup(2, 0))
    for card in QUIET:
        assert round_.turn().kind == "chance"
        assert round_.legal(0) == round_.legal(1) == []
        round_.draw(DECK.card(card))
    assert round_.turn().seats == (0,)


def test_kkc_38_eight_cards_each_and_eight_on_the_table() -> None:
    view = KOI_KOI.view(quiet(preset="ukrainian").round, 0)
    counts = {zone.place: zone.count for zone in view.zones}
    assert [counts[place] for place in ("hand:0", "hand:1", "field", "stock")] == [8, 8, 8, 24]
    assert view.zone("stock").cards is None


def test_kkc_39_the_hands_are_checked_before_play() -> None:
    won = dealt(NOTHING, FOUR, BESIDE, preset="ukrainian")
    assert won.over
    assert "turn_passed" not in {event.kind for event in won.events}
    again = dealt(FOUR, NOTHING, "12b 12j1 12j2 12j3 02r 04r 05r 06r", again=QUIET, preset="ukrainian")
    assert again.round.turn().kind == "chance"
    again.flip()
    assert again.mover == 0
    assert again.hand(0) == set(QUIET_FIRST.split())


@pytest.mark.parametrize("winner", [0, 1])
def test_kkc_40_four_of_a_suit_in_hand_win_six_points(winner: int) -> None:
    board = dealt(*((FOUR, NOTHING) if winner == 0 else (NOTHING, FOUR)), BESIDE, preset="ukrainian")
    assert board.outcome.points == ((6, 0) if winner == 0 else (0, 6))
    assert board.steps() == [("teshi", 6, 1)]


def redealt(field: str, preset: str, **options: Any) -> Board:
    """A deal with this field, whose redeal is the quiet one."""
    hands = [f"{n:02d}j{j}" for j in (1, 2) for n in range(1, 11)] + [
        "11j1",
        "11a",
        "11r",
        "01r",
        "03r",
        "07r",
    ]
    free = [card for card in hands if card not in field]
    board = dealt(" ".join(free[:8]), " ".join(free[8:16]), field, again=QUIET, preset=preset, **options)
    board.flip()
    return board


def test_kkc_41_four_of_a_suit_on_the_table_are_dealt_again_by_the_same_dealer() -> None:
    for preset in ("ukrainian", "nintendo", "russian", "koikoi_japan", "flash"):
        board = redealt("12b 12j1 12j2 12j3 02r 04r 05r 06r", preset)
        assert [event.kind for event in board.events].count("shuffled") == 1
        assert (board.mover, board.round.facts()["dealer"]) == (0, 0)
        assert board.field == set(QUIET_FIELD.split())


def test_kkc_42_four_pairs_on_the_table_are_dealt_again() -> None:
    pairs = "12b 12j1 02r 02a 04r 04a 05r 05a"
    for preset, times in (("ukrainian", 1), ("nintendo", 1), ("russian", 0), ("koikoi_japan", 0)):
        board = redealt(pairs, preset)
        assert [event.kind for event in board.events].count("shuffled") == times
        assert board.field == set((QUIET_FIELD if times else pairs).split())
    three = redealt("12b 12j1 02r 02a 04r 04a 05r 06a", "ukrainian")
    assert "shuffled" not in [event.kind for event in three.events]


@pytest.mark.parametrize("dealer", [0, 1])
def test_kkc_43_the_dealer_moves_first(dealer: int) -> None:
    board = quiet(preset="ukrainian", dealer=dealer)
    assert board.round.turn().seats == (dealer,)
    assert board.round.legal(1 - dealer) == []


def test_kkc_70_four_of_a_suit_in_hand_win_five_in_the_literal_table() -> None:
    board = dealt(FOUR, NOTHING, BESIDE, preset="ukrainian_literal")
    assert (board.outcome.winner, board.outcome.points) == (0, (5, 0))


def test_kkc_71_four_pairs_in_hand_win_five_in_the_literal_table() -> None:
    pairs = "01j1 01j2 02j1 02j2 06j1 06j2 07j1 07j2"
    field = "09j2 10j1 11j1 12j1 02r 03j2 04r 05r"
    board = dealt("03r 04j1 05j1 08j1 09j1 10j2 11r 12j2", pairs, field, preset="ukrainian_literal")
    assert (board.outcome.points, board.steps()) == ((0, 5), [("kuttsuki", 5, 1)])
    three = "01j1 01j2 02j1 02j2 06j1 06j2 07j1 08j2"
    assert not dealt("03r 04j1 05j1 08j1 09j1 10j2 11r 12j2", three, field, preset="ukrainian_literal").over
