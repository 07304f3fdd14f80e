"""Faults seen in other implementations of flower-card games. Each must not happen here."""

import pytest

from hato.core.chance import SealedShuffle
from hato.play.session import Session
from tests.games.positions import KOI_KOI, Board, position


def test_gf_1_a_deal_is_repeated_until_it_is_valid_and_has_48_different_cards() -> None:
    redeals = 0
    for seed in range(150):
        options = KOI_KOI.options("koikoi_japan", {"table_triple": "redeal", "table_four_pairs": "redeal"})
        match = Session(KOI_KOI, options, 2, SealedShuffle(seed.to_bytes(32, "big")).round)
        redeals += sum(event.kind == "shuffled" for event in match.events)
        board = Board(match.round)
        cards = [card for spec, _ in match.round.zones() for card in board.zone(spec.place)]
        assert len(cards) == len(set(cards)) == 48
        for place, most in (("field", 2), ("hand:0", 3), ("hand:1", 3)):
            months = [card[:2] for card in board.zone(place)]
            assert max(months.count(month) for month in months) <= most
        last = [event for event in match.events if event.kind in ("dealt", "shuffled")][-24:]
        assert len({event.cards for event in last}) == 24
    assert redeals > 15


def test_gf_2_three_of_a_month_from_the_deal_leave_no_card_behind() -> None:
    by_hand = position("11j1", "11b 11a 11r").do("play 11j1")
    by_flip = position("05j1", "11b 11a 11r", "11j1").do("play 05j1")
    for board in (by_hand, by_flip):
        assert board.captured(0) == {"11b", "11a", "11r", "11j1"}


@pytest.mark.parametrize("stock", ["", "03j1"])
def test_gf_3_whoever_chooses_for_a_player_uses_the_legal_actions(stock: str) -> None:
    board = position("05a", "03b 03r", stock).do("play 05a") if stock else position("03j1", "03b 03r")
    view = KOI_KOI.view(board.round, 0)
    assert [choice.code for choice in view.choices] == board.round.legal(0)
    assert len(view.choices) == 2
    assert all(choice.words[-1] in ("03b", "03r") for choice in view.choices)
    assert board.round.fallback(0) in board.round.legal(0)
