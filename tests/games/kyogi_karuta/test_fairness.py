"""What the rules of kyogi karuta say about beginnings, time, agents and names (KAR-8 to KAR-12)."""

from __future__ import annotations

from random import Random

import pytest

from hato.agents import kyogi_karuta as agent
from hato.agents.request import Position
from hato.cards import poems
from hato.cards.poems import UPPER
from hato.core import bits
from hato.core.match import Setup
from hato.families.poems import deciding, kimariji
from hato.games.kyogi_karuta import settle, timing
from hato.games.kyogi_karuta.timing import Report, credible, judged, time_of
from tests.games.kyogi_karuta.board import KYOGI, Board, dealt, mat, options_of
from tests.games.poems import code

# decisive syllables


def morae_heard(number: int, board: Board) -> int:
    """How many morae are read before both know the poem."""
    while not board.facts["decided"]:
        if board.round.turn().kind == "chance":
            board.draw(number)
        else:
            board.do(board.round.turn().seats[0], "wait")
    return len(board.facts["heard"])


def test_kar_8_absent_poems_count_as_long_as_they_are_not_read() -> None:
    # 65 and 74 are the two that begin with u; 65 is not in a camp
    assert morae_heard(74, mat(mine=(74, 87), ghosts=(65, 77))) == 2
    assert morae_heard(74, mat(mine=(74, 87), ghosts=(77,))) == 2
    assert morae_heard(74, mat(mine=(74, 87), ghosts=(77,), read=(65,))) == 1


def test_kar_8_hidden_absent_poems_count_and_shown_ones_do_not() -> None:
    assert morae_heard(74, mat(mine=(74, 87), ghosts=(77,), ghosts_shown=True)) == 1
    assert morae_heard(74, mat(mine=(74, 87), ghosts=(65, 77), ghosts_shown=True)) == 2


def test_kar_8_without_absent_poems_left_those_out_of_play_do_not_count() -> None:
    assert morae_heard(74, mat(mine=(74, 87), ghosts=())) == 1
    board = mat(mine=(74, 87), ghosts=(77,)).read(77)
    assert board.facts["known"] and morae_heard(74, board) == 1


@pytest.mark.parametrize("seed", range(3))
def test_kar_8_the_poem_is_known_exactly_with_its_dynamic_beginning(seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        order = rng.sample(range(1, 101), 100)
        read, left = order[: rng.randint(0, 60)], order[-30:]
        board = mat(left[:10], left[10:20], left[20:], read)
        number = rng.choice(left)
        unread = bits.mask_of([card for card in range(100) if card + 1 not in read])
        assert morae_heard(number, board) == len(deciding(number - 1, unread))


def test_kar_8_shorter_and_shorter() -> None:
    among = poems.DECK.mask
    for gone, wanted in (
        (0, "わたのはらこ"),
        (11, "わた"),
        (38, "わた"),
        (8, "わた"),
        (92, "わた"),
        (54, "わた"),
        (20, "わ"),
    ):
        among &= ~bits.BIT[gone - 1] if gone else poems.DECK.mask
        assert kimariji(76 - 1, among) == wanted


def test_kar_8_the_fact_says_what_decides_now_for_each_lying_card() -> None:
    board = mat(mine=(74, 87), theirs=(22, 31), ghosts=(77,), read=(64,))
    assert board.facts["decisive"] == {"k074": "うか", "k087": "む", "k022": "ふ", "k031": "あさぼ"}
    board.read(22, (0, 87, 500))  # a foul: seat 1 sends 31
    assert board.facts["decisive"] == {"k074": "うか", "k087": "む", "k031": "あさぼ"}
    board.do(1, "send k031")
    assert board.facts["decisive"]["k031"] == "あさぼ"
    shown = mat(mine=(74, 87), theirs=(22, 31), ghosts=(65,), ghosts_shown=True)
    assert shown.facts["decisive"] == {"k074": "うか", "k087": "む", "k022": "ふ", "k031": "あ"}
    assert shown.read(65).facts["decisive"] == {"k074": "う", "k087": "む", "k022": "ふ", "k031": "あ"}


@pytest.mark.parametrize("seed", range(4))
def test_kar_8_what_decides_now_tells_nothing_of_absent_poems(seed: int) -> None:
    early = KYOGI.deal(options_of(cards_per_side=12, ghosts=30), Setup(2, 0))
    for card in Random(seed).sample(range(100), 40):
        early.draw(card)
        assert early.facts()["decisive"] == {}
    board = dealt(seed=seed, ready=2, cards_per_side=12, ghosts=30)
    for number in Random(seed).sample(range(1, 101), 12):
        if number - 1 in bits.cards(board.round.in_play):
            board.read(number)
        world = board.round.clone()
        world.sample(0, Random(seed))
        assert world.ghosts != board.round.ghosts
        assert world.facts()["decisive"] == board.facts["decisive"]
        lying = {code for slots in board.facts["slots"] for code in slots if code}
        assert set(board.facts["decisive"]) == lying


# false starts


def test_kar_9_a_false_start_is_ignored_or_a_foul() -> None:
    assert mat().round.turn().kind == "chance"
    board = mat(early="foul")
    assert board.words(0) == board.words(1) == ["wait", "early"] and board.round.turn().sealed
    board.read(87, early=(0,))
    assert board.calls == [(0, "early")] and board.duty == (1, 1)


def test_kar_9_a_false_start_counts_once_and_beside_other_fouls() -> None:
    board = mat(early="foul", regroup=True).read(77, (0, 87, 400), (0, 22, 500), early=(0,))
    assert board.round.fouls == [3, 0] and board.duty == (1, 3)
    both = mat(early="foul", regroup=True).read(22, (0, 22, 500), early=(0, 1))
    assert both.round.fouls == [1, 1] and both.duty == (0, 1)
    torison = mat(early="foul").read(22, (0, 22, 500), early=(0,))
    assert torison.duty is None


def test_kar_9_a_false_start_is_no_touch() -> None:
    board = mat(early="foul").read(22, (0, 22, 500), early=(0,))
    assert 22 not in board.camp(1) and board.counts == (3, 2)


def test_kar_9_a_false_start_is_hidden_until_both_have_answered() -> None:
    board = mat(early="foul").do(0, "early")
    assert board.facts["early"] == [False, False] and not board.events
    assert KYOGI.view(board.round, 1) == KYOGI.view(mat(early="foul").do(0, "wait").round, 1)
    board.do(1, "wait")
    assert board.facts["early"] == [True, False]


# time over the net


@pytest.mark.parametrize(
    ("click", "arrival", "rtt", "jitter", "believed"),
    [
        (700, 740, 40, 0, True),
        (700, 780, 40, 0, True),
        (700, 781, 40, 0, False),
        (700, 700, 40, 0, True),
        (700, 699, 40, 0, False),
        (700, 800, 40, 20, True),
        (700, 801, 40, 20, False),
        (700, 790, 40, 13, False),
    ],
)
def test_kar_9_a_report_must_fit_its_arrival(
    click: float, arrival: float, rtt: float, jitter: float, believed: bool
) -> None:
    report = Report(0, click, arrival, rtt, jitter)
    assert credible(report) is believed
    assert time_of(report) == (click if believed else arrival - rtt)


def test_kar_9_at_most_a_hundred_and_fifty_ms_are_credited() -> None:
    assert time_of(Report(0, 0, 1000, 150)) == 850
    assert time_of(Report(0, 0, 1000, 151)) == 850
    assert time_of(Report(0, 0, 1000, 400)) == 850
    assert time_of(Report(0, 600, 1000, 400)) == 600


def test_kar_9_the_smaller_time_wins_outside_the_window() -> None:
    for own, other, winner in ((815.0, 800.0, 0), (815.4, 800.0, 1), (799.0, 800.0, 0)):
        reports = [Report(0, own, own + 30, 30), Report(1, other, other + 90, 90)]
        assert judged(reports, 0, 15) == (winner, [0, 1], {})
    assert judged([], 0, 15) == (None, [], {})


def test_kar_9_the_round_trip_is_the_least_of_the_last_twenty() -> None:
    pings = [5.0, *([60.0] * 19), 50.0]
    assert timing.round_trip(pings) == 50
    assert timing.round_trip(pings[:20]) == 5
    assert timing.round_trip([]) == timing.jitter([]) == 0
    assert timing.jitter([50.0, 60.0, 70.0]) == 10


def test_kar_9_a_mora_is_sent_at_most_thirty_ms_before_the_line_needs_it() -> None:
    assert timing.send_at(294, 50) == 294 - 50 - 30
    assert timing.COLLECT_MS == settle.CLOSE_MS == 250
    assert timing.REFLEX_MS == 120


# agents


def asked(board: Board, seat: int) -> Position:
    """What a seat knows when it is asked."""
    return Position(KYOGI, board.round.options, Setup(2, 0), KYOGI.view(board.round, seat))


def heard_by(board: Board, number: int, seat: int) -> Position:
    """The position of a seat when the poem is decided."""
    morae_heard(number, board)
    return asked(board, seat)


def test_kar_10_the_two_ends_of_the_ladder() -> None:
    hands = [agent.HANDS[level] for level in agent.LEVELS]
    assert (hands[0].median, hands[0].part, hands[0].forget, hands[0].foul) == (1500, 1.0, 0.22, 0.035)
    for step, hand in enumerate(hands):
        assert hand.median == pytest.approx(1500 * 0.8**step)
        assert hand.part == pytest.approx(1 - 0.08 * step)
        assert hand.forget == pytest.approx(0.22 * 0.72**step)
        assert hand.foul == pytest.approx(0.035 - 0.002 * step)


def test_kar_10_who_knows_which_poems_are_in_play_reaches_for_the_right_card() -> None:
    # twelve poems that begin with a are out of play and have lower numbers
    board = mat(mine=(79, 87), theirs=(22, 81), ghosts=(77,), ghosts_shown=True)
    position = heard_by(board, 79, 0)
    assert [reach.card + 1 for reach in agent.plan(agent.HANDS["7"], position) if reach.card + 1 == 79] == [
        79
    ]


def test_kar_10_nothing_is_meant_before_the_poem_is_decided() -> None:
    board = mat(mine=(64, 87), theirs=(22, 81)).draw(64)
    assert agent.plan(agent.HANDS["7"], asked(board, 0)) == []


# names


def test_kar_12_the_names_follow_what_players_get() -> None:
    """Who is called daburu gets two cards, semi-daburu and kata-ote one, torison and tomo-ote none."""
    gets = {
        "kata_ote": 1,
        "kara_daburu": 2,
        "daburu": 2,
        "semi_daburu": 1,
        "tomo_ote": 0,
        "torison": 0,
        "otetsuki": 1,
    }
    called = set()
    for number in (77, 22, 87):
        for touched in (
            [(0, 18, 400)],
            [(0, 70, 400)],
            [(0, 18, 400), (0, 70, 420)],
            [(1, 18, 400)],
            [(1, 22, 300), (0, 18, 400)],
            [(0, 22, 300), (0, 18, 400)],
            [(0, 22, 300), (1, 18, 400)],
            [(0, 87, 300), (1, 70, 400)],
            [(0, 18, 400), (1, 18, 400)],
            [(0, 18, 400), (1, 70, 400)],
        ):
            board = mat(mine=(87, 18, 57, 3, 4), theirs=(22, 70, 81, 5, 9)).read(number, *touched)
            if len(board.calls) == 1:
                ((seat, key),) = board.calls
                got = 0 if board.duty is None else board.duty[1]
                assert got == gets[str(key)], (number, touched, key)
                assert not got or board.round.sender != seat
                called.add(key)
    assert called == set(gets)


# secrecy


def test_kar_9_nothing_tells_the_next_mora() -> None:
    """Rounds with other poems to come give the same views and events up to the mora that differs."""
    for one, two in ((31, 64), (15, 50), (11, 76), (83, 93), (29, 68)):
        told: list[list[object]] = []
        alike = [a == b for a, b in zip(UPPER[one - 1], UPPER[two - 1], strict=False)]
        same = alike.index(False)
        for number in (one, two):
            board = mat(mine=(one, 87), theirs=(two, 22), ghosts=(77, 70))
            seen: list[object] = []
            while len(board.facts["heard"]) < same:
                if board.round.turn().kind == "chance":
                    board.draw(number)
                else:
                    board.do(board.round.turn().seats[0], "wait")
                seen += [KYOGI.view(board.round, seat) for seat in (None, 0, 1)]
                seen += [event.seen_by(seat) for event in board.events for seat in (None, 0, 1)]
            told.append(seen)
        assert told[0] == told[1]
        assert same >= 3


def test_kar_9_nothing_tells_which_poems_are_absent() -> None:
    """Two rounds that differ in the absent poems give equal views, events and choices in a whole reading."""
    told: list[list[object]] = []
    for ghosts in ((65, 77, 1), (33, 77, 2)):
        board = mat(mine=(87, 18), theirs=(22, 70), ghosts=ghosts).read(22, (0, 22, 500), (1, 18, 600))
        seen: list[object] = [KYOGI.view(board.round, seat) for seat in (None, 0, 1)]
        told.append([*seen, *(event.seen_by(seat) for event in board.events for seat in (None, 0, 1))])
    assert told[0] == told[1]


def test_kar_9_the_deal_does_not_tell_the_absent_poems() -> None:
    for shown in (False, True):
        board = dealt(cards_per_side=10, ghosts=4, ghosts_shown=shown)
        told = [event.seen_by(0).cards for event in board.events if event.target == "ghosts"]
        assert len(told) == 4 and all((cards[0] >= 0) is shown for cards in told)


def test_kar_9_a_touch_is_secret_until_both_have_answered() -> None:
    board = mat().draw(22)
    before = KYOGI.view(board.round, 1)
    events = len(board.events)
    board.touch(0, 22, 500)
    assert KYOGI.view(board.round, 1) == before and len(board.events) == events
    assert board.facts["touches"] == []
    board.do(0, "wait").do(1, "wait")
    assert any(event.key == "touch" and event.cards == (21,) for event in board.events)
    assert code(22) in board.facts["order"]
