"""What the rules of kyogi karuta say beyond the source about taking, sending and judging (KAR-4 to KAR-7)."""

from __future__ import annotations

import pytest

from hato.cards.poems import UPPER
from hato.core import bits
from hato.core.match import Setup
from hato.families.poems import deciding
from hato.games.kyogi_karuta import camp
from tests.games.kyogi_karuta.board import KYOGI, MINE, THEIRS, Touched, length, mat
from tests.games.poems import code

# take and foul


def test_kar_4_the_reading_closes_a_quarter_of_a_second_after_the_first_right_touch() -> None:
    for late, fouled in ((750, True), (751, False)):
        board = mat().read(22, (1, 22, 500), (0, 18, late))
        assert board.calls == ([(0, "semi_daburu")] if fouled else [])
        assert board.counts == (3, 2)
        assert board.duty == ((1, 1) if fouled else None)


def test_kar_4_without_a_take_it_closes_with_the_late_time() -> None:
    end = (length(22) * 294 * 80 + 50) // 100 + 3000
    board = mat().read(22, (0, 18, end))
    assert board.duty == (1, 1)
    board = mat().draw(22)
    assert board.round.interval == (0, end)
    board.do(0, f"touch {code(18)}", f"at {end // 100}")
    assert board.words(0)[-1] == f"ms {end % 100}"


def test_kar_4_a_wrong_touch_long_before_the_beginning_is_decided_counts() -> None:
    board = mat(mine=(64, 87), theirs=(22, 81)).read(64, (1, 22, 10), (1, 64, 1600))
    assert board.calls == [(1, "torison")] and board.duty is None


def test_kar_4_a_guess_of_the_right_card_closes_the_reading() -> None:
    board = mat(mine=(64, 87), theirs=(22, 81)).read(64, (0, 64, 100), (1, 22, 350))
    assert board.calls == [(1, "semi_daburu")]
    board = mat(mine=(64, 87), theirs=(22, 81)).read(64, (0, 64, 100), (1, 22, 351))
    assert board.calls == [] and board.counts == (1, 2)


def test_kar_4_only_the_first_touch_in_each_camp_counts() -> None:
    board = mat().draw(22).touch(0, 70, 400)
    assert all(f"touch {code(number)}" not in board.words(0) for number in THEIRS)
    board.touch(0, 18, 450)
    assert board.words(0) == []
    board.do(1, f"touch {code(22)}", "at 6", "ms 90", "wait")
    assert board.calls == [(0, "semi_daburu")] and board.duty == (1, 1)


def test_kar_4_other_cards_of_the_right_camp_may_be_touched_but_do_not_take() -> None:
    board = mat().read(22, (0, 70, 400), (1, 81, 300))
    assert board.calls == [] and board.duty is None
    assert board.counts == (3, 2) and board.facts["order"] == [code(22)]


FOULS: list[tuple[int, tuple[Touched, ...], list[int], list[tuple[int, str]]]] = [
    (77, (), [0, 0], []),
    (77, ((0, 87, 400),), [1, 0], [(0, "kata_ote")]),
    (77, ((0, 22, 400),), [1, 0], [(0, "kata_ote")]),
    (77, ((0, 87, 400), (0, 22, 500)), [2, 0], [(0, "kara_daburu")]),
    (77, ((1, 87, 400), (1, 22, 500)), [0, 2], [(1, "kara_daburu")]),
    (77, ((1, 87, 400), (0, 22, 500)), [1, 1], [(0, "tomo_ote")]),
    (77, ((1, 87, 400), (1, 22, 450), (0, 22, 500)), [1, 2], [(0, "kata_ote"), (1, "kara_daburu")]),
    (77, ((1, 87, 400), (1, 22, 450), (0, 22, 500), (0, 18, 600)), [2, 2], [(0, "tomo_ote")]),
    (22, ((0, 18, 400),), [1, 0], [(0, "otetsuki")]),
    (22, ((1, 18, 400), (0, 18, 400)), [1, 1], [(0, "tomo_ote")]),
    (22, ((1, 22, 400), (0, 18, 400), (1, 18, 600)), [1, 1], [(0, "tomo_ote")]),
    (22, ((0, 22, 400), (0, 18, 500)), [1, 0], [(0, "torison")]),
    (22, ((0, 22, 400), (1, 18, 500)), [0, 1], [(1, "daburu")]),
    (22, ((1, 22, 400), (0, 18, 500)), [1, 0], [(0, "semi_daburu")]),
    (22, ((0, 22, 400), (0, 18, 500), (1, 18, 500)), [1, 1], [(0, "otetsuki"), (1, "otetsuki")]),
]


@pytest.mark.parametrize(("number", "touched", "fouls", "calls"), FOULS)
def test_kar_4_fouls_are_counted_once_for_each_camp_and_player(
    number: int, touched: tuple[Touched, ...], fouls: list[int], calls: list[tuple[int, str]]
) -> None:
    board = mat(proof="touch", regroup=True).read(number, *touched)
    assert board.round.fouls == fouls
    assert board.calls == calls


# resolution

SENT: list[tuple[int, tuple[Touched, ...], tuple[int, int] | None]] = [
    (87, ((0, 87, 500),), None),
    (22, ((0, 22, 500),), (0, 1)),
    (87, ((1, 87, 500),), (1, 1)),
    (77, ((0, 87, 500),), (1, 1)),
    (77, ((0, 87, 500), (0, 22, 500)), (1, 2)),
    (77, ((0, 87, 500), (0, 22, 500), (1, 22, 600)), (1, 1)),
    (22, ((0, 22, 500), (1, 18, 500)), (0, 2)),
    (22, ((0, 22, 500), (0, 18, 500)), None),
    (22, ((1, 22, 500), (0, 18, 500)), (1, 1)),
    (22, ((1, 22, 500), (0, 18, 500), (1, 87, 600)), None),
    (22, ((0, 22, 500), (0, 18, 500), (1, 18, 500)), (0, 1)),
]


@pytest.mark.parametrize(("number", "touched", "duty"), SENT)
def test_kar_5_the_rights_are_netted_and_the_difference_is_sent(
    number: int, touched: tuple[Touched, ...], duty: tuple[int, int] | None
) -> None:
    assert mat().read(number, *touched).duty == duty


EXAMPLES: list[tuple[bool, tuple[str, ...], tuple[int, int]]] = [
    (True, ("own",), (24, 25)),
    (True, ("across",), (24, 25)),
    (False, ("ghost",), (26, 24)),
    (True, ("across", "foul of the other"), (23, 26)),
]


@pytest.mark.parametrize(("taken", "happened", "counts"), EXAMPLES)
def test_kar_5_from_twenty_five_each(taken: bool, happened: tuple[str, ...], counts: tuple[int, int]) -> None:
    ones = [number for number in range(1, 101) if len(deciding(number - 1)) == 1]
    others = [number for number in range(1, 101) if number not in ones]
    mine, theirs = [*ones[:3], *others[:22]], [*ones[3:6], *others[22:44]]
    ghosts = [*ones[6:], *others[44:]]
    number = {"own": mine[0], "across": theirs[0], "ghost": ghosts[0]}[happened[0]]
    touched = [(0, number if taken else mine[1], 500)]
    if len(happened) == 2:
        touched.append((1, mine[1], 600))
    board = mat(mine, theirs, ghosts).read(number, *touched)
    while board.duty is not None:
        board.send(board.camp(board.round.sender)[0])
    assert board.counts == counts


def test_kar_5_the_sender_chooses_the_card_and_the_receiver_the_place() -> None:
    board = mat().read(22, (0, 22, 500), (1, 18, 500))
    assert board.words(0) == [f"send {code(number)}" for number in sorted(MINE)] and not board.words(1)
    board.do(0, f"send {code(57)}")
    assert board.round.passing == bits.mask_of([56]) and not board.words(0)
    free = [slot for slot, card in enumerate(board.round.slots[1]) if card == camp.EMPTY]
    assert len(board.words(1)) == len(free) == 48 - 2
    board.do(1, board.words(1)[5])
    assert board.round.slots[1][free[5]] == 56
    assert board.duty == (0, 1)
    assert board.send(18).counts == (1, 4)


def test_kar_5_who_has_fewer_cards_than_he_may_send_sends_what_he_has() -> None:
    board = mat(mine=(87,)).read(77, (1, 22, 500), (1, 87, 600))
    assert board.duty == (0, 1)
    board.send(87)
    outcome = board.round.outcome()
    assert outcome is not None and outcome.winner == 0 and outcome.points == (4, -4)


def test_kar_5_an_empty_camp_is_tested_after_sending() -> None:
    board = mat(mine=(87,)).read(87, (0, 87, 500), (0, 22, 600))
    assert board.counts == (0, 3) and board.duty == (1, 1)
    board.send(22)
    assert board.round.outcome() is None and board.counts == (1, 2)


def test_kar_5_nobody_takes_and_the_card_leaves_as_its_owners() -> None:
    board = mat().read(22)
    assert board.counts == (3, 2) and board.duty is None and board.calls == []
    assert mat(theirs=(22,)).read(22).round.outcome().winner == 1  # type: ignore[union-attr]


def test_kar_5_a_card_that_is_not_sent_in_time() -> None:
    board = mat(send_timeout="forfeit").read(22, (0, 22, 500), (1, 18, 500))
    assert board.facts["limit_ms"] == 8000
    board.round.play(0, board.round.fallback(0), board.events.append)
    assert board.counts == (3, 2) and board.round.number == 2
    board = mat().read(22, (0, 22, 500), (1, 18, 500))
    assert "forfeit" not in board.words(0)
    board.round.play(0, board.round.fallback(0), board.events.append)
    assert board.phase == "receive" and board.counts == (2, 2)


def test_kar_5_the_card_that_is_sent_without_the_sender_is_any_of_his() -> None:
    """Over many readings each card of the camp comes, and none much oftener than the others."""
    board = mat(mine=(87, 18, 57, 3, 4)).read(22, (0, 22, 500))
    found = [0] * 100
    for number in range(2, 502):
        board.round.number = number
        found[board.round.fallback(0) - KYOGI.actions.code(["send", code(1)])] += 1
    assert sorted(card + 1 for card, n in enumerate(found) if n) == [3, 4, 18, 57, 87]
    assert all(60 <= n <= 140 for n in found if n)


def test_kar_5_a_failed_proof_voids_the_take_and_is_a_foul() -> None:
    for number, duty in ((22, (1, 1)), (87, (1, 1))):
        board = mat(proof="ending4").read(number, (0, number, 500))
        assert board.facts["limit_ms"] == 6000
        wrong = next(words for words in board.words(0)[1:] if words != f"answer {code(number)}")
        board.do(0, wrong)
        assert board.calls == [(0, "unproved")]
        assert board.duty == duty and board.facts["taker"] is None
    board = mat(proof="poet4").read(22, (0, 22, 500))
    board.round.play(0, board.round.fallback(0))
    assert board.duty == (1, 1)


def test_kar_5_the_four_of_a_proof_are_those_that_begin_most_alike() -> None:
    board = mat(mine=(64,), proof="ending4").read(64, (0, 64, 3000))
    offered = [int(words.split()[1][1:]) for words in board.words(0)[1:]]
    shared = {31: 6 - 1, 39: 3 - 1, 1: 1, 3: 1}
    for number, morae in shared.items():
        same = [one == two for one, two in zip(UPPER[63], UPPER[number - 1], strict=False)]
        assert (same.index(False)) == morae
    assert sorted(offered) == [1, 31, 39, 64]


def test_kar_5_nobody_proves_where_nobody_takes() -> None:
    assert mat(proof="ending4").read(22).round.number == 2


# ties


@pytest.mark.parametrize(
    ("window", "own", "other", "taker"),
    [
        (15, 515, 500, 1),
        (15, 516, 500, 0),
        (0, 500, 500, 1),
        (0, 501, 500, 0),
        (50, 550, 500, 1),
        (50, 551, 500, 0),
    ],
)
def test_kar_6_within_the_window_the_owner_of_the_camp_takes(
    window: int, own: int, other: int, taker: int
) -> None:
    board = mat(tie_window_ms=window, proof="ending4").read(22, (1, 22, own), (0, 22, other))
    assert board.round.taker == taker


def test_kar_6_the_window_does_not_help_the_other() -> None:
    board = mat(proof="ending4").read(22, (1, 22, 500), (0, 22, 490))
    assert board.round.taker == 1
    board = mat(proof="ending4").read(22, (1, 22, 490), (0, 22, 500))
    assert board.round.taker == 1


# the judge


def test_kar_7_both_confirm_each_reading_with_a_take() -> None:
    board = mat(casual_dispute=True).read(22, (0, 22, 500))
    assert board.phase == "confirm" and board.round.turn().sealed
    assert board.words(0) == board.words(1) == ["mine", "yours"]
    assert board.do(0, "mine").do(1, "yours").duty == (0, 1)
    assert mat(casual_dispute=True).read(22).phase == "listen"


def test_kar_7_the_times_are_shown_only_when_they_disagree() -> None:
    board = mat(casual_dispute=True).read(22, (0, 22, 500), (1, 22, 490))
    assert [t for *_, t in board.facts["touches"]] == [None, None]
    assert board.do(0, "mine").do(1, "mine").calls == [(1, "judge")]
    disagreed = mat(casual_dispute=True, regroup=True).read(22, (0, 22, 500), (1, 22, 490))
    disagreed.do(0, "yours").do(1, "yours")
    assert sorted(disagreed.facts["touches"]) == [[0, 1, code(22), 500], [1, 1, code(22), 490]]
    agreed = mat(casual_dispute=True, regroup=True).read(22, (0, 22, 500), (1, 22, 490))
    agreed.do(0, "mine").do(1, "yours")
    assert [t for *_, t in agreed.facts["touches"]] == [None, None]


@pytest.mark.parametrize("first", [0, 1])
def test_kar_7_nothing_tells_by_its_order_who_was_first(first: int) -> None:
    told = []
    for one in (first, 1 - first):
        board = mat(casual_dispute=True).read(22, (one, 22, 500), (1 - one, 22, 700))
        touches = [event.seen_by(0) for event in board.events if event.key == "touch"]
        told.append((board.facts, [(event.seat, event.cards, event.words) for event in touches]))
    assert told[0] == told[1]
    assert [seat for seat, *_ in told[0][0]["touches"]] == [0, 1]


def test_kar_7_without_an_answer_the_truth_is_confirmed() -> None:
    board = mat(casual_dispute=True).read(22, (0, 22, 500), (1, 22, 700))
    for seat in (0, 1):
        board.round.play(seat, board.round.fallback(seat), board.events.append)
    assert board.calls == [] and board.duty == (0, 1)


def test_kar_7_the_position_keeps_times_that_are_not_told() -> None:
    board = mat(casual_dispute=True, regroup=True).read(22, (0, 22, 500), (1, 22, 490))
    for steps in ((), ((0, "mine"), (1, "yours"))):
        for seat, word in steps:
            board.do(seat, word)
        round_ = board.round
        secrets = {seat: round_.secrets(seat) for seat in range(2)}
        zones = {spec.place: held for spec, held in round_.zones()}
        again = KYOGI.restore(round_.options, Setup(2, 0), zones, round_.facts(), secrets)
        assert again.touches == round_.touches  # type: ignore[attr-defined]
