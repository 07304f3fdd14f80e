"""Faults seen in other implementations: turns, decisions and ends. Each must not happen here."""

from random import Random
from typing import Any

import pytest

from hato.cards.hanafuda import CODES
from hato.core.round import IllegalActionError
from tests.games.board import codes
from tests.games.positions import (
    BESIDE,
    KOI_KOI,
    NOTHING,
    QUIET_FIELD,
    QUIET_FIRST,
    QUIET_SECOND,
    Board,
    deal_order,
    dealt,
    position,
)

QUIET = deal_order([codes(QUIET_FIRST), codes(QUIET_SECOND)], codes(QUIET_FIELD), 0)
PLAIN_ANIMALS = "02a 04a 05a 08a 11a"
FIVE_RIBBONS = "01r 02r 04r 05r 07r"


def test_kkf_1_a_flip_follows_a_capture_without_a_yaku() -> None:
    board = position("03j1 06j1", "03b", "05j1").do("play 03j1")
    assert (board.field, len(board.zone("stock")), board.mover) == ({"05j1"}, 42, 1)
    rest = " ".join(card for card in CODES if card not in QUIET)
    whole = dealt(QUIET_FIRST, QUIET_SECOND, QUIET_FIELD, rest)
    plays = 0
    while not whole.over:
        word = "koikoi" if whole.deciding else sorted(whole.words)[0]
        plays += word.startswith("play")
        whole.do(word)
        if not whole.over and whole.phase == "play":
            assert len(whole.zone("stock")) == 24 - plays
    assert plays > 10
    assert len(whole.zone("stock")) == 24 - plays


@pytest.mark.parametrize(("hand", "field", "stock"), [("07r", "07j1", "08j1"), ("08j1", "07j1", "07r")])
def test_kkf_2_the_last_hand_card_or_its_flip_completes_the_fifth_ribbon(
    hand: str, field: str, stock: str
) -> None:
    board = position(hand, field, stock, mover=1, captured="01r 02r 04r 05r")
    board.do(f"play {hand}")
    assert (board.over, board.outcome.key, board.outcome.points) == (True, "autostop", (0, 1))
    assert board.steps() == [("tan", 1, 1)]
    assert stock in board.field | board.captured(1)


def test_kkf_3_the_fourth_card_takes_all_three() -> None:
    board = position("03j1", "03b 03r 03j2").do("play 03j1")
    assert board.captured(0) == {"03b", "03r", "03j1", "03j2"}


def test_kkf_4_nine_junk_and_the_cup_are_kasu() -> None:
    nine = "01j1 02j1 03j1 04j1 05j1 06j1 07j1 08j1 10j1"
    board = position("09a 12j1", "09r", captured=nine).do("play 09a", "stop")
    assert (board.steps(), board.outcome.points) == ([("kasu", 1, 1)], (1, 0))


def test_kkf_5_three_brights_with_rain_man_score_nothing() -> None:
    for preset in KOI_KOI.presets:
        board = position("11b 05j1", "11j1", captured="01b 03b", preset=preset).do("play 11b")
        assert (board.score(), board.deciding) == ({}, False)


@pytest.mark.parametrize(
    ("preset", "counts"), [("nintendo", True), ("koikoi_japan", True), ("ukrainian", False)]
)
def test_kkf_6_the_cup_counts_as_junk_by_default(preset: str, counts: bool) -> None:
    nine = "01j1 02j1 03j1 04j1 05j1 06j1 07j1 08j1 10j1"
    assert position(captured=f"{nine} 09a", preset=preset).score() == ({"kasu": 1} if counts else {})


@pytest.mark.parametrize(
    ("preset", "score"),
    [
        ("nintendo", {"akatan_aotan": 10}),
        ("fuda_wiki", {"akatan_aotan": 10}),
        ("additive", {"akatan": 5, "aotan": 5, "tan": 2}),
        ("flash", {"akatan": 6, "aotan": 6, "tan": 2}),
        ("koikoi_japan", {"akatan": 5, "aotan": 5, "double_triad": 10, "tan": 2}),
        ("ukrainian", {"akatan": 3, "aotan": 3, "double_triad": 3, "tan": 2}),
    ],
)
def test_kkf_7_all_six_set_ribbons_are_a_matter_of_the_preset(preset: str, score: dict[str, int]) -> None:
    assert position(captured="01r 02r 03r 06r 09r 10r", preset=preset).score() == score


def after_call(made: str, before: dict[str, int], hand: str, field: str, **options: Any) -> Board:
    """A turn of seat 0, who has called with this score."""
    board = position(hand, field, captured=made, decided=before, calls=(1, 0), size=2, **options)
    return board.do(f"play {hand}")


def test_kkf_8_no_decision_without_a_gain_after_koikoi() -> None:
    board = after_call(PLAIN_ANIMALS, {"tane": 1}, "04r", "04j1")
    assert (board.score(), board.deciding, board.mover) == ({"tane": 1}, False, 1)
    assert after_call(PLAIN_ANIMALS, {"tane": 1}, "06a", "06j1").deciding


def test_kkf_9_the_sixth_ribbon_is_a_gain() -> None:
    assert after_call(FIVE_RIBBONS, {"tan": 1}, "06r", "06j1").deciding
    assert not after_call(FIVE_RIBBONS, {"tan": 1}, "06r", "06j1", improve_by_growth=False).deciding


def test_kkf_10_six_animals_score_two() -> None:
    board = position("09a 12j1", "09r", captured=PLAIN_ANIMALS).do("play 09a", "stop")
    assert (board.steps(), board.outcome.points) == ([("tane", 2, 1)], (2, 0))


def test_kkf_11_no_prompt_and_no_end_without_a_new_yaku() -> None:
    for seed in range(60):
        rng = Random(seed)
        board = position(captured="01b 01r 02a 02j1", size=6)
        while not board.over and not board.deciding:
            scores, mover = (board.score(0), board.score(1)), board.mover
            board.do(rng.choice(sorted(board.words)))
            ended = board.over and any(board.hand(seat) for seat in (0, 1))
            if board.deciding or ended:
                assert board.score(mover) != scores[mover]


QUADS = ["12b 12j1 12j2 12j3 02r 04r 05r 06r", "02r 01b 04r 01r 01j1 05r 01j2 06r"]


@pytest.mark.parametrize("field", QUADS)
def test_kkf_12_four_of_a_month_on_the_table_are_never_played(field: str) -> None:
    first, second = "02j1 03j1 04j1 05j1 06j1 07j1 08j1 09j1", "02j2 03j2 04j2 05j2 06j2 07j2 08j2 09j2"
    for preset in KOI_KOI.presets:
        again = dealt(first, second, field, again=QUIET, preset=preset)
        again.flip()
        assert again.field == set(QUIET_FIELD.split())
        void = dealt(first, second, field, preset=preset, table_quad="void")
        assert (void.outcome.key, void.outcome.points, void.outcome.same_dealer) == ("void", (0, 0), True)


def test_kkf_13_bad_deals_are_repeated_until_one_is_valid() -> None:
    first, second = "02j1 03j1 04j1 05j1 06j1 07j1 08j1 09j1", "02j2 03j2 04j2 05j2 06j2 07j2 08j2 09j2"
    bad = [deal_order([codes(first), codes(second)], codes(QUADS[n % 2]), 0) for n in range(30)]
    board = dealt(first, second, QUADS[0], again=[*(card for deal in bad for card in deal), *QUIET])
    board.flip()
    assert [event.kind for event in board.events].count("shuffled") == 31
    assert board.hand(0) == set(QUIET_FIRST.split())
    assert sum(len(board.zone(spec.place)) for spec, _ in board.round.zones()) == 48
    assert len(set().union(*(board.zone(spec.place) for spec, _ in board.round.zones()))) == 48


PAIRS = ("01j1 01j2 02j1 02j2 06j1 06j2 07j1 07j2", "03j1 03j2 04j1 04j2 05j1 05j2 08j1 08j2")


@pytest.mark.parametrize("dealer", [0, 1])
def test_kkf_14_four_pairs_in_both_hands_are_a_draw(dealer: int) -> None:
    field = "09j2 10j1 11j1 12j1 02r 03r 04r 05r"
    board = dealt(*PAIRS, field, dealer=dealer)
    assert (board.outcome.key, board.outcome.points, board.outcome.same_dealer) == ("draw", (0, 0), True)
    first = dealt(*PAIRS, field, dealer=dealer, teyaku_both="dealer_first")
    assert (first.outcome.winner, first.outcome.points[dealer]) == (dealer, 6)
    again = dealt(*PAIRS, field, dealer=dealer, teyaku_both="redeal", again=QUIET)
    assert again.events[-1].kind == "shuffled"


def test_kkf_15_no_koikoi_with_an_empty_hand() -> None:
    board = position("08b", "08j1", other="05j1", captured="01b 03b", mover=0)
    board.do("play 08b")
    assert (board.outcome.key, board.outcome.points) == ("autostop", (5, 0))
    with pytest.raises(IllegalActionError):
        board.do("koikoi", seat=0)


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        ({}, (0, 0)),
        ({"exhaustion": "oya_ken"}, (6, 0)),
        ({"exhaustion": "oya_ken", "oya_ken_points": 1, "zero_sum": True}, (1, -1)),
        ({"exhaustion": "last_improver"}, (0, 1)),
        ({"exhaustion": "higher_total"}, (8, 0)),
    ],
)
def test_kkf_16_both_out_of_cards_with_yaku_and_calls(rule: dict[str, Any], points: tuple[int, int]) -> None:
    board = position(
        "04j1",
        "",
        other="05j1",
        captured="01b 03b 08b 12b",
        other_captured=PLAIN_ANIMALS,
        calls=(1, 1),
        last_caller=1,
        decided={"shiko": 8},
        other_decided={"tane": 1},
        **rule,
    )
    board.do("play 04j1", "play 05j1")
    assert (board.outcome.key, board.outcome.points, board.outcome.same_dealer) == ("exhausted", points, True)
    assert {line.factor for line in board.outcome.lines} <= {1}


def test_kkf_22_hands_empty_without_a_yaku_end_the_round() -> None:
    board = position("04j1", "", other="05j1").do("play 04j1", "play 05j1")
    assert (board.over, board.outcome.key) == (True, "exhausted")
    assert board.round.legal(0) == board.round.legal(1) == []


def test_kkf_23_bots_and_timeouts_name_their_target() -> None:
    for board in (position("03j1", "03b 03r"), position("05a", "03b 03r", "03j1").do("play 05a")):
        code = board.round.fallback(0)
        assert code == board.round.legal(0)[0]
        board.do(" ".join(KOI_KOI.actions.words(code)))
        assert "03b" in board.captured(0)
    deciding = position("08b 05j1", "08j1", captured="01b 03b").do("play 08b")
    assert KOI_KOI.actions.words(deciding.round.fallback(0)) == ("stop",)


def test_kkf_28_the_round_goes_on_until_both_hands_are_empty() -> None:
    board = position("04j1", "05r", other="05j1")
    board.do("play 04j1")
    assert (board.over, board.mover, board.words) == (False, 1, {"play 05j1"})
    board.do("play 05j1")
    assert board.captured(1) == {"05j1", "05r"}
    assert dealt(NOTHING, "01b 01r 03r 05j2 07j2 08j2 10j2 12j2", BESIDE).mover == 0
