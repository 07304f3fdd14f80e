"""What the rules of uta-karuta say beyond the clauses of the source (UTA-1 to UTA-7), and secrecy."""

from __future__ import annotations

import pytest

from hato.cards.poems import UPPER
from hato.core import bits
from tests.games.poems import code, numbers
from tests.games.uta_karuta.board import UTA, Board, dealt, table
from tests.games.uta_karuta.test_clauses import HANDS

# set-up


@pytest.mark.parametrize("dealer", range(4))
def test_uta_1_each_seat_gets_twenty_five_of_the_hundred(dealer: int) -> None:
    board = dealt(dealer=dealer, lay=False)
    assert board.events[0].target == f"hand:{(dealer + 1) % 4}"
    assert sorted(sum((board.hand(seat) for seat in range(4)), [])) == list(range(1, 101))


def test_uta_1_yakufuda_are_chosen_in_secret_and_turned_up_together() -> None:
    board = dealt(lay=False)
    assert board.round.turn().sealed and board.round.turn().seats == (0, 1, 2, 3)
    for seat in range(4):
        card = board.hand(seat)[seat]
        assert all(bits.popcount(one) == 0 for spec, one in board.round.zones() if spec.name == "yaku")
        log = len(board.events)
        board.do(f"yaku {card}")
        assert (len(board.events) == log) is (seat < 3)
    told = [event for event in board.events if event.target and event.target.startswith("yaku")]
    assert [event.target for event in told] == ["yaku", *(f"yaku:{seat}" for seat in range(4))]
    view = UTA.view(board.round, 2)
    assert [view.zone("yaku", seat).cards for seat in range(4)] == board.round.yaku


def test_uta_1_a_yakufuda_is_no_hand_card_and_is_never_given_away() -> None:
    board = table([(1, 2), (21, 23, 24), (41,), (61,)], {1: 25}).answered(1, 1)
    assert 25 not in board.offered and board.offered == [21, 23, 24]
    board = table([(12, 2, 3), (21,), (41,), (61,)], {0: 5}).answered(12, 0)
    assert board.phase == "pearl" and board.offered == [2, 3]


# the order of answering


@pytest.mark.parametrize("owner", range(4))
def test_uta_2_the_owner_and_then_clockwise(owner: int) -> None:
    board = table(HANDS).read(HANDS[owner][0])
    asked = []
    while board.phase == "answer":
        asked.append(board.mover)
        board.do("decline")
    assert asked == [(owner + i) % 4 for i in range(4)]


def test_uta_2_who_holds_it_as_yakufuda_is_the_owner() -> None:
    board = table(HANDS, {2: 50}).read(50)
    assert board.mover == 2 and board.offered == [*HANDS[2], 50]


def test_uta_2_a_poem_whose_card_has_left_is_skipped() -> None:
    board = table(HANDS, {0: 7})
    assert numbers(board.round.chances()) == sorted([*sum(HANDS, ()), 7])
    board.answered(7, 0).do("discard 3", "done")
    assert numbers(board.round.chances()) == sorted(set(sum(HANDS, ())) - {3})


def shared(one: int, two: int) -> int:
    """With how many kana two poems begin alike."""
    same = [a == b for a, b in zip(UPPER[one - 1], UPPER[two - 1], strict=False)]
    return same.index(False)


@pytest.mark.parametrize("choices", ["4", "6"])
@pytest.mark.parametrize("number", [1, 64, 87, 42, 11])
def test_uta_2_others_choose_among_endings_of_poems_that_begin_alike(choices: str, number: int) -> None:
    rest = [one for one in range(1, 101) if one != number]
    hands = [[number, *rest[:24]], rest[24:49], rest[49:74], rest[74:]]
    board = table(hands, choices=choices).read(number).do("decline")
    nearest = sorted(rest, key=lambda one: (-shared(number, one), one))[: int(choices) - 1]
    assert board.offered == sorted([number, *nearest])
    board.do("decline")
    assert board.offered == sorted([number, *nearest])


def test_uta_2_or_among_all_cards_of_the_owner_who_then_shows_them() -> None:
    board = table(HANDS, {2: 50}, choices="hand_of_owner").read(41)
    assert UTA.view(board.round, 3).zone("hand", 2).cards is None
    board.do("decline")
    assert board.offered == [*HANDS[2], 50]
    for seat in (None, 0, 1, 3):
        assert UTA.view(board.round, seat).zone("hand", 2).cards == board.round.hand[2]
    board.do("answer 41")
    assert all(UTA.view(board.round, seat).zone("hand", 2).cards is None for seat in (None, 0, 1, 3))
    nobody = table(HANDS, choices="hand_of_owner").unanswered(41)
    assert UTA.view(nobody.round, 3).zone("hand", 2).cards is None


def test_uta_2_time_out_declines_ends_and_gives_the_lowest_card() -> None:
    def late(board: Board) -> str:
        return " ".join(UTA.actions.words(board.round.fallback(board.mover)))

    assert late(dealt(lay=False)) == f"yaku {code(dealt(lay=False).hand(0)[0])}"
    assert late(table(HANDS).read(41)) == "decline"
    assert late(table(HANDS).answered(41, 0)) == f"penalty {code(1)}"
    assert late(table([(12, 1), (21,), (41,), (61,)]).answered(12, 0)) == "done"
    assert late(table([(1, 2), (21,), (41,), (61,)], {0: 5}).answered(5, 0)) == "done"


def test_uta_2_a_wrong_answer_is_called_and_a_silence_is_not() -> None:
    assert table(HANDS).read(41).do("answer 42").calls == [(2, "wrong")]
    assert table(HANDS).read(41).do("decline").calls == []


# resolution


@pytest.mark.parametrize("by", [1, 2, 3])
def test_uta_3_the_penalty_goes_to_the_owner(by: int) -> None:
    board = table(HANDS).answered(1, by)
    board.do(*(f"penalty {number}" for number in HANDS[by][:2]))
    wanted = [6, 5, 5, 5]
    wanted[by] = 3
    assert board.counts == wanted and board.phase == "read"


def test_uta_3_or_to_all_who_failed_in_the_order_of_answering() -> None:
    board = table(HANDS, penalty_to="all_who_failed").answered(1, 3)
    board.do("penalty 61", "penalty 62", "penalty 63", "penalty 64")
    assert board.hand(0) == [2, 3, 4, 5, 61, 62]
    assert board.hand(1) == [*HANDS[1], 63, 64]
    board.do("penalty 65")
    assert board.hand(2) == [*HANDS[2], 65]
    assert board.ended.winner == 3


def test_uta_3_who_has_fewer_gives_all_he_has() -> None:
    board = table([(1, 2), (21,), (41, 42), (61, 62)]).answered(1, 1).do("penalty 21")
    assert board.hand(0) == [2, 21] and board.ended.winner == 1


def test_uta_3_without_a_penalty_nothing_is_given() -> None:
    assert table(HANDS, penalty_cards=0).answered(1, 1).phase == "read"
    board = table(HANDS, penalty_cards=5).answered(1, 1)
    board.do(*(f"penalty {number}" for number in HANDS[1]))
    assert board.counts == [9, 0, 5, 5]


def test_uta_3_card_penalty_discards_pearl() -> None:
    hands = [(1, 2, 3, 4), tuple(range(21, 32)), (41,), (61,)]
    board = table(hands, {0: 12}, yaku_right="any").answered(12, 1)
    phases = [board.phase]
    board.do("penalty 21")
    phases.append(board.phase)
    board.do("penalty 22")
    phases.append(board.phase)
    board.do("discard 23", "done")
    phases.append(board.phase)
    board.do("pearl 24", "done")
    phases.append(board.phase)
    assert phases == ["penalty", "penalty", "discard", "pearl", "read"]
    assert board.hand(0) == [1, 2, 3, 4, 21, 22] and board.hand(2) == [24, 41]
    assert numbers(board.round.dropped[1]) == [23] and not board.round.yaku[0]


# pearls

LONG = tuple(range(30, 60))


@pytest.mark.parametrize(
    ("values", "number", "most"),
    [
        ("source", 12, 20),
        ("source", 22, 15),
        ("source", 97, 15),
        ("half", 12, 10),
        ("half", 22, 8),
        ("half", 97, 8),
    ]
    + [("off", 12, 0), ("source", 1, 0), ("source", 11, 0), ("half", 96, 0)],
)
def test_uta_4_the_values_of_the_pearls(values: str, number: int, most: int) -> None:
    board = table([(number, *LONG), (2,), (3,), (4,)], pearl_values=values).answered(number, 0)
    given = 0
    while board.phase == "pearl":
        board.do(f"pearl {board.hand(0)[0]}")
        given += 1
    assert given == most and board.counts == [30 - most, 1 + most, 1, 1]


def test_uta_4_the_answerer_or_only_the_owner() -> None:
    for right, phases in (("answerer", ["pearl", "pearl"]), ("owner_only", ["pearl", "read"])):
        found = []
        for by in (0, 1):
            board = table([(22, 1, 2), (30, 31, 32, 33), (3,), (4,)], pearl_right=right).answered(22, by)
            while board.phase == "penalty":
                board.do(f"penalty {board.hand(by)[0]}")
            found.append(board.phase)
        assert found == phases


def test_uta_4_the_last_card_ends_giving() -> None:
    board = table([(22, 1, 2), (30,), (3,), (4,)]).answered(22, 0).do("pearl 1", "pearl 2")
    assert board.ended.winner == 0 and board.ended.points == (5, -3, -1, -1)


# yakufuda


@pytest.mark.parametrize("most", [0, 3, 10])
def test_uta_5_so_many_may_be_dropped(most: int) -> None:
    board = table([LONG, (2,), (3,), (4,)], {0: 5}, yaku_discard=most).answered(5, 0)
    count = 0
    while board.phase == "discard":
        board.do(f"discard {board.hand(0)[0]}")
        count += 1
    assert count == most and board.counts == [30 - most, 1, 1, 1]


def test_uta_5_they_leave_or_go_to_the_left() -> None:
    for target, left in (("out", [2]), ("left", [2, 30, 31])):
        board = table([LONG, (2,), (3,), (4,)], {0: 5}, yaku_target=target).answered(5, 0)
        board.do("discard 30", "discard 31", "done")
        assert board.hand(1) == left and board.counts[0] == 28


def test_uta_5_another_who_answers_it_drops_nothing_unless_any_may() -> None:
    for right, phase in (("owner_only", "read"), ("any", "discard")):
        board = table([(1,), LONG, (3,), (4,)], {0: 5}, yaku_right=right).answered(5, 1)
        board.do("penalty 30", "penalty 31")
        assert board.phase == phase and not board.round.yaku[0]
    board.do("discard 32", "done")
    assert board.counts == [3, 27, 1, 1]


def test_uta_5_a_pearl_as_yakufuda_first_discards_then_pearl() -> None:
    board = table([LONG, (2,), (3,), (4,)], {0: 97}).answered(97, 0)
    board.do(*(f"discard {number}" for number in LONG[:10]))
    assert board.phase == "pearl"
    board.do(*(f"pearl {number}" for number in LONG[10:25]))
    assert board.counts == [5, 16, 1, 1] and board.phase == "read"


# nobody right


def test_uta_6_the_poem_returns_once_and_then_its_card_leaves_without_effect() -> None:
    board = table([(1, 2), (22,), (41,), (61,)]).unanswered(22)
    assert board.calls[-1] == (1, "returns") and board.hand(1) == [22]
    board.answered(1, 0).answered(41, 2)
    assert board.ended.winner == 2
    board = table([(1, 2), (22, 23), (41, 42), (61, 62)], {1: 97}).unanswered(97)
    for number, by in ((1, 0), (23, 1), (41, 2), (61, 3)):
        board.answered(number, by)
    board.unanswered(97)
    assert board.calls[-1] == (1, "lost") and not board.round.yaku[1]
    assert board.counts == [1, 1, 1, 1] and board.phase == "read"


@pytest.mark.parametrize("others", range(1, 9))
def test_uta_6_at_least_half_of_the_other_poems_come_first(others: int) -> None:
    hand = list(range(30, 30 + others))
    board = table([[1], hand[:1] or [2], hand[1:2] or [3], [*hand[2:], 4]]).unanswered(1)
    others = bits.popcount(board.round.held) - 1
    before = 0
    while not board.round.chances() & 1:
        number = numbers(board.round.chances())[-1]
        board.unanswered(number)
        before += 1
    assert before == -(-others // 2)


def test_uta_6_every_place_of_the_second_half_is_as_likely() -> None:
    """Exactly: the chance of each place among the six others, all orders of chance counted."""
    places: dict[int, float] = {}

    def follow(board: Board, before: int, weight: float) -> None:
        possible = numbers(board.round.chances())
        if 1 in possible:
            places[before] = weight / len(possible)
        others = [number for number in possible if number != 1]
        if others:
            world = Board(board.round.clone())
            world.answered(others[0], world.round.holder(others[0] - 1))
            if world.phase != "over":
                follow(world, before + 1, weight * len(others) / len(possible))

    hands = [(1, 2), (21, 23, 24), (41, 42, 43), (61, 62, 63)]
    board = table(hands, yaku_blocks_win=False).unanswered(1)
    for number, by in ((63, 3), (43, 2), (24, 1)):
        assert not board.round.chances() & 1
        board.answered(number, by)
    others = bits.popcount(board.round.held) - 1
    assert others == 7 and not board.round.chances() & 1
    for number, by in ((62, 3), (42, 2)):
        board.answered(number, by)
    follow(board, 5, 1.0)
    # the others go first until a hand is empty; so far each place has the same chance
    assert set(places) >= {5, 6, 7}
    assert all(chance == pytest.approx(1 / 6) for chance in places.values())


def test_uta_6_the_event_of_its_return_does_not_carry_the_card() -> None:
    board = table(HANDS).unanswered(41)
    (event,) = [event for event in board.events if event.key == "returns"]
    assert event.cards == () and event.words == ()


# the end


def test_uta_7_of_two_that_are_empty_the_answerer_wins() -> None:
    # the last card of seat 0 is answered by seat 1, which gives its own last card for the pearl
    board = table([(22,), (21,), (41,), (61,)], penalty_cards=0).answered(22, 1).do("pearl 21")
    assert board.counts == [0, 0, 2, 1] and board.ended.winner == 1
    owner = table([(22, 1), (21,), (41,), (61,)], penalty_cards=0).answered(22, 1).do("pearl 21")
    assert owner.ended.winner == 1


def test_uta_7_without_an_answerer_the_owner_is_tested_first() -> None:
    board = table([(1,), (21, 23), (41,), (61, 62, 63)], {0: 5, 2: 42}, yaku_blocks_win=True)
    board.answered(1, 0).answered(41, 2)
    assert board.phase == "read" and board.counts == [0, 2, 0, 3]
    board.unanswered(42).answered(21, 1).answered(61, 3).answered(62, 3)
    assert board.phase == "read"
    board.unanswered(42)
    assert board.ended.winner == 2 and board.ended.points == (0, -1, 2, -1)


def test_uta_7_a_reading_is_resolved_completely_first() -> None:
    board = table([(22, 1), (21,), (41,), (61,)]).answered(22, 0)
    assert board.phase == "pearl" and board.round.outcome() is None
    board = table([(1,), (21, 23, 24), (41,), (61,)]).answered(1, 1)
    assert board.phase == "penalty" and board.counts[0] == 0
    board.do("penalty 21", "penalty 23")
    assert board.round.outcome() is None and board.counts == [2, 1, 1, 1]


def test_uta_7_the_yakufuda_matters_only_where_it_blocks() -> None:
    free = table([(1,), (21,), (41,), (61,)], {0: 5}).answered(1, 0)
    assert free.ended.winner == 0
    blocks = table([(1,), (21,), (41,), (61,)], {0: 5}, yaku_blocks_win=True).answered(1, 0)
    assert blocks.phase == "read"
    assert blocks.answered(5, 0).ended.winner == 0


def exhausted(**differences: object) -> Board:
    """The last unread poem leaves; seats 1 and 2 keep as few cards, all of which were read."""
    read = (11, 13, 14, 15, 16)
    board = table([(1, 11, 13), (14,), (15,), (16, 17)], read=(*read, 17), **differences)  # type: ignore[arg-type]
    return board.answered(1, 0)


def test_uta_7_when_all_poems_are_read_the_fewest_cards_win() -> None:
    board = exhausted()
    assert board.ended.key == "exhausted" and board.ended.winner is None and board.ended.shared
    single = table([(1, 11), (14,), (15, 18), (16, 17)], read=(11, 14, 15, 16, 17, 18)).answered(1, 0)
    assert single.ended.key == "exhausted" and single.ended.shared
    one = table([(1, 11, 13), (14,), (15, 18), (16, 17)], read=(11, 13, 14, 15, 16, 17, 18)).answered(1, 0)
    assert one.ended.winner == 1 and one.ended.points == (-2, 6, -2, -2)


def test_uta_7_stakes_pay_a_point_for_each_card_in_the_other_hands() -> None:
    hands = [(1,), (21, 23), (41,), (61, 62, 63)]
    assert table(hands).answered(1, 0).ended.points == (6, -2, -1, -3)
    assert table(hands, stakes=False).answered(1, 0).ended.points == (1, 0, 0, 0)
    assert exhausted(stakes=False).ended.points == (0, 1, 1, 0)
