"""Clauses of the source about Oicho-Kabu: one test for each."""

import pytest

from hato.cards.hanafuda import CODES as ALL_CODES
from hato.games.oicho_kabu import ranking
from hato.games.oicho_kabu.cards import NAMES, PACK, VALUE, total
from tests.games.oicho_kabu.board import CODES, DECK, OICHO, dealt, simple


def test_okc_1_the_aim_is_kabu_or_a_sum_of_nine_or_eight() -> None:
    assert (NAMES[9], NAMES[8]) == ("kabu", "oicho")
    order = [ranking.RANKS.index(name) for name in NAMES]
    assert order == sorted(order)
    for best, others in ((9, range(9)), (8, range(8))):
        for other in others:
            board = simple(_hands(best, other)).done()
            assert board.outcome.points[1] == 1


def _hands(mine: int, dealer: int) -> str:
    """Hands for two with these totals and without special hands; the dealer's last."""
    pairs = {
        0: "3 7",
        1: "5 6",
        2: "5 7",
        3: "6 7",
        4: "6 8",
        5: "7 8",
        6: "8 8",
        7: "8 9",
        8: "9 9",
        9: "2 7",
    }
    return f"{pairs[mine]}, {pairs[dealer]}"


def test_okc_2_november_and_december_do_not_take_part() -> None:
    assert DECK.set(code for code in ALL_CODES if code[:2] not in ("11", "12")) == PACK
    for preset in OICHO.presets:
        board = dealt(preset=preset)
        everywhere = [code for spec, _ in board.round.zones() for code in board.zone(spec.place)]
        assert sorted(everywhere) == sorted(CODES)
        assert len(CODES) == 40
        assert {code[:2] for code in CODES} == {f"{month:02d}" for month in range(1, 11)}
        assert all(sum(code.startswith(f"{month:02d}") for code in CODES) == 4 for month in range(1, 11))


def test_okc_3_a_card_is_worth_its_month() -> None:
    assert {code: VALUE[DECK.card(code)] for code in CODES} == {code: int(code[:2]) for code in CODES}


def test_okc_4_the_dealer_gives_each_player_two_cards() -> None:
    board = simple("", seats=4, dealer=1)
    assert list(board.targets()) == [f"hand:{seat}" for seat in (2, 2, 3, 3, 0, 0, 1, 1)]
    assert [len(board.zone(f"hand:{seat}")) for seat in range(4)] == [2] * 4


def test_okc_5_one_more_card_at_the_players_request() -> None:
    board = simple("4 3, 9 8, 10 9", "6", seats=3)
    assert (board.asked, board.words) == (1, ["stand", "third"])
    board.do("third")
    assert len(board.zone("hand:1")) == 3
    assert board.asked == 2
    board.do("stand")
    assert len(board.zone("hand:2")) == 2
    assert (board.asked, board.words) == (0, ["stand", "third"])


def test_okc_5_the_number_of_cards_does_not_matter() -> None:
    board = simple("4 3, 10 8", "2").do("third", "stand")
    assert board.outcome.points == (-1, 1)
    board = simple("4 3, 10 8", "1").do("third", "stand")
    assert board.outcome.points == (1, -1)


@pytest.mark.parametrize("hand", ["9 1", "1 9"])
def test_okc_6_nine_and_one_beat_all_other_hands(hand: str) -> None:
    for other in ("4 1", "10 9", "10 8", "5 5", "6 6", "2 5"):
        board = simple(f"{hand}, {other}").done()
        assert board.outcome.points == (-1, 1)
        assert board.lines(1)[0][0] == "kuppin"
    assert simple(f"10 9, {hand}").done().outcome.points == (1, -1)


@pytest.mark.parametrize("hand", ["4 1", "1 4"])
def test_okc_7_four_and_one_are_second(hand: str) -> None:
    for other in ("10 9", "10 8", "5 5", "2 3"):
        board = simple(f"{hand}, {other}").done()
        assert board.outcome.points == (-1, 1)
        assert board.lines(1)[0][0] == "shippin"
    assert simple(f"{hand}, 9 1").done().outcome.points == (1, -1)


def test_okc_8_tens_are_taken_off() -> None:
    assert [total((a, b)) for a, b in ((10, 10), (9, 9), (10, 1), (6, 4), (5, 6))] == [0, 8, 1, 0, 1]
    assert [total(three) for three in ((8, 9, 3), (10, 10, 10), (9, 9, 9), (10, 9, 9))] == [0, 0, 7, 8]
    for a in range(1, 11):
        for b in range(1, 11):
            for c in range(11):
                assert total((a, b, c)) == int(str(a + b + c)[-1])


def test_okc_9_nine_is_best_but_for_kuppin_and_shippin() -> None:
    assert ranking.RANKS[-3:] == ("kabu", "shippin", "kuppin")
    assert simple("10 9, 10 8").done().outcome.points == (-1, 1)
    assert simple("10 9, 4 1").done().outcome.points == (1, -1)
    assert simple("10 9, 1 9").done().outcome.points == (1, -1)


def test_okc_10_eight_is_below_nine_but_good() -> None:
    assert simple("10 8, 10 9").done().outcome.points == (1, -1)
    for other in range(8):
        assert simple(_hands(8, other)).done().outcome.points == (-1, 1)


@pytest.mark.parametrize("hands", ["10 6, 3 3", "9 1, 1 9", "4 1, 1 4", "5 5, 10 10"])
def test_okc_11_equal_hands_are_the_dealers(hands: str) -> None:
    assert simple(hands).done().outcome.points == (1, -1)
    assert simple(hands, ties="push").done().outcome.points == (0, 0)
