"""Sentences of the rules that are easily missed (GS-4 to GS-14)."""

from typing import Any

import pytest

from tests.games.go_stop.board import Board, dealt, position

ASKING: dict[str, Any] = {"cup_decision": "ask_on_capture", "jokers": ["XS"]}


def test_a_joker_alone_is_no_sweep_even_after_junk_received_for_a_hand_joker() -> None:
    board = position(
        "XS 07j1",
        "",
        "02j2 X2",
        captured={1: "01j1 03j1"},
        size=2,
        facts={"credits": [1, 0]},
        jokers=["XS", "X2"],
        joker_flip="keep_no_redraw",
    )
    board.do("joker XS", "flip_only")
    assert board.captured(0) == {"XS", "X2", "01j1"}
    assert "sweep" not in board.calls()


def test_a_table_that_a_joker_alone_leaves_empty_is_no_sweep() -> None:
    board = position("07j1", "", "X2", facts={"credits": [1, 0]}, joker_flip="keep_no_redraw").do("flip_only")
    assert (board.captured(0), board.calls()) == ({"X2"}, [])


def test_a_cup_that_came_for_a_hand_joker_is_asked_about_once() -> None:
    board = position(
        "XS 07j1",
        "11a",
        "02j1 03j1",
        captured={1: "09a 11j1"},
        facts={"as_junk": ["09a"]},
        **ASKING,
    ).do("joker XS")
    assert board.given(1) == ["09a"]
    assert board.words == {"use 09a animal", "use 09a junk"}
    board.do("use 09a junk", "play 07j1")
    assert (board.mover, board.facts["as_junk"]) == (1, ["09a"])


def test_a_captured_cup_is_asked_about_before_the_junk_transfers() -> None:
    board = position("09a", "11a", "09r", captured={1: "01j1"}, **ASKING).do("play 09a")
    assert board.phase == "use"
    assert board.given(1) == []
    board.do("use 09a junk")
    assert board.given(1) == ["01j1"]


@pytest.mark.parametrize("captured", ["X2", "05a 05r"])
def test_heodang_is_for_whom_five_turns_brought_nothing(captured: str) -> None:
    rule: dict[str, Any] = {"facts": {"turns": [5, 4]}, "heodang": "on", "size": 3}
    assert not position("05j1", "09a", captured=captured, **rule).do("play 05j1").over
    board = position("05j1", "09a", **rule).do("play 05j1")
    assert (board.outcome.key, board.outcome.points) == ("heodang", (7, -7))
    early = position("05j1", "09a", heodang="on", size=3, facts={"turns": [4, 4]}).do("play 05j1")
    assert not early.over


def test_heodang_looks_at_what_was_captured_and_not_at_what_is_left() -> None:
    # seat 0 takes two junk in his fourth turn, and seat 1 gets both for a stack of his own
    board = position(
        "02j1 06j1 11r",
        "02j2 09a 08b 08a 08j1",
        "07j1 12j2",
        hands={1: "08j2 04r 03j1"},
        stacks={"08": 1},
        facts={"turns": [4, 3]},
        heodang="on",
        steal_unit="cards",
    )
    board.do("play 02j1")
    assert board.captured(0) == {"02j1", "02j2"}
    board.do("play 08j2")
    assert board.given(0, 1) == ["02j1", "02j2"]
    board.stock = ["10j1"]
    board.do("play 06j1")  # the fifth turn, and nothing before him
    assert (board.captured(0), board.over) == (set(), False)


def test_a_debt_is_paid_in_the_unit_of_steal_unit_and_lapses() -> None:
    for unit, owed in (("value", 1), ("cards", 1)):
        board = position(
            "05a",
            "05r 05j1 05j2 09a",
            stacks={"05": 0},
            captured={1: "01j1"},
            steal_unit=unit,
            junk_debt=True,
        ).do("play 05a")
        assert board.given(1) == ["01j1"]
        assert board.facts["debts"] == [[1, 0, owed]]


def test_the_oldest_debt_is_paid_first() -> None:
    board = position(
        "02a",
        "02j1 11a",
        captured={0: "01b"},
        facts={"debts": [[0, 2, 1], [0, 1, 1]]},
        preset="gostop",
        junk_debt=True,
    ).do("play 02a")
    assert (board.given(0, 2), board.facts["debts"]) == (["02j1"], [[0, 1, 1]])


@pytest.mark.parametrize(("first", "rest"), [("11j1", []), ("01j1", ["11j1", "12j1"])])
def test_the_giver_chooses_one_card_at_a_time_until_enough_is_given(first: str, rest: list[str]) -> None:
    board = position(
        "05a",
        "05r 05j1 05j2 09a",
        stacks={"05": 0},
        captured={1: "01j1 11j1 12j1"},
        junk_choice="giver_chooses",
    ).do("play 05a")
    assert (board.mover, board.words) == (1, {"give 01j1", "give 11j1", "give 12j1"})
    board.do(f"give {first}")
    if rest:
        assert board.words == {f"give {card}" for card in rest}
        board.do("give 12j1")
        assert board.given(1) == ["01j1", "12j1"]
    else:
        assert board.given(1) == ["11j1"]


def test_with_one_card_to_choose_from_the_giver_is_not_asked() -> None:
    board = position("05a", "09a", "05j1", captured={1: "X3 01b"}, junk_choice="giver_chooses").do("play 05a")
    assert board.given(1) == ["X3"]


def test_of_equal_value_the_lowest_code_is_given() -> None:
    board = position("05a", "09a", "05j1", captured={1: "12j1 11j1 X2"}).do("play 05a")
    assert board.given(1) == ["11j1"]


@pytest.mark.parametrize("joker", ["XL", "XD", "XS"])
def test_jokers_with_an_effect_are_not_taken(joker: str) -> None:
    board = position("05a", "09a", "05j1", captured={1: f"{joker} 02a"}, jokers=[joker]).do("play 05a")
    assert board.given(1) == []


def test_a_joker_that_comes_by_a_transfer_has_no_effect() -> None:
    board = position(
        "05a", "09a", "05j1", captured={1: "X2 X3"}, joker_steals_junk=True, steal_unit="cards"
    ).do("play 05a")
    assert board.given(1) == ["X2"]


def test_the_order_of_transfers_is_bomb_joker_pak_sweep() -> None:
    board = position(
        "05a 05r 05j1",
        "05j2 08b 08a 08j1",
        "XS 08j2",
        stacks={"08": 0},
        captured={1: "01j1 02j1 03j1 04j1 06j1 07j1"},
        jokers=["XS"],
        size=4,
    ).do("bomb 05")
    assert [key for key in board.calls() if key in ("bomb", "own_pak", "sweep")] == [
        "bomb",
        "own_pak",
        "sweep",
    ]
    assert len(board.given(1)) == 1 + 1 + 2 + 1


def test_a_months_junk_is_looked_for_again_after_each_payment_and_nothing_on_the_last_turn() -> None:
    rule: dict[str, Any] = {"president_trigger": "accumulated", "captured": {0: "08b 08a", 1: "01j1"}}
    last = position("08j2", "08j1 11a", size=1, rest=1, **rule).do("play 08j2")
    assert last.given(1) == []
    ordinary = position("08j2", "08j1 11a", size=1, rest=1, last_turn_junk=True, **rule).do("play 08j2")
    assert ordinary.given(1) == ["01j1"]


def empty_joker(lacking: str, given: str) -> Board:
    """Seat 0 needs one card of a month, and the only junk of seat 1 is that card and another."""
    named: dict[str, Any] = {"size": 1, "rest": 0, "jokers": ["XS"], "president_trigger": "accumulated"}
    board = position("XS", "09a", **named)
    junk = {card for card in board.zone("stock") if card[2:3] == "j"}
    mine = (junk - {lacking, given}) | {card for card in board.zone("stock") if card[:2] == lacking[:2]}
    mine -= {lacking}
    theirs = board.zone("stock") - mine
    return position(
        "XS",
        "09a",
        captured={0: sorted(mine), 1: sorted(theirs)},
        last_turn_junk=True,
        facts={"months_paid": sorted({c for c in mine if _whole(mine, c)})},
        stop_minimum=100,
        **named,
    )


def _whole(cards: set[str], card: str) -> bool:
    return sum(one[:2] == card[:2] for one in cards) == 4


def test_a_month_completed_by_a_hand_joker_in_the_last_turn_of_all_pays() -> None:
    board = empty_joker("01j1", "02j1").do("joker XS")
    assert board.given(1) == ["01j1", "02j1"]


def test_what_is_drawn_extra_after_a_bomb_is_taken_before_the_next_card() -> None:
    board = position(
        "05a 05r 05j1", "05j2 09a", "07j1 07r 07j2", size=5, after_bomb="draw_extra", jokers=[]
    ).do("bomb 05")
    assert {"07j1", "07r"} <= board.captured(0)
    assert {"09a", "07j2"} == board.field
    four = position("05a 05r 05j1 05j2", "09a", "01j1 02j1 03j1 04j1", size=5, after_bomb="draw_extra")
    assert four.do("bomb 05").field == {"09a", "01j1", "02j1", "03j1", "04j1"}
    small = position(
        "05a 05r", "05j1 05j2 09a", "01j1 02j1 03j1", size=3, after_bomb="draw_extra", small_bomb="junk"
    )
    assert small.do("bomb 05").field == {"09a", "01j1", "02j1"}


def test_credits_may_be_used_at_any_time() -> None:
    board = position("03j1 04j1", "09a", "02j1", facts={"credits": [2, 0]})
    assert board.words == {"play 03j1", "play 04j1", "flip_only"}
    board.do("flip_only")
    assert (board.hand(0), board.facts["credits"], board.field) == ({"03j1", "04j1"}, [1, 0], {"09a", "02j1"})


def test_bomb_is_offered_beside_single_cards_and_shake_while_the_month_is_not_on_the_table() -> None:
    assert "shake 05" in position("05a 05r 05j1", "09a").words
    assert "shake 05" not in position("05a 05r 05j1", "05j2").words
    assert {"shake 05", "bomb 05"} <= position("05a 05r 05j1 05j2", "09a").words
    assert "shake 05" not in position("05a 05r 05j1 05j2", "09a", hand_quad="none").words
    drawn = position("X2 05a 05r", "09a", "05j1").do("joker X2")
    assert "shake 05" in drawn.words


def test_a_joker_drawn_for_a_joker_may_be_used_too_and_the_decision_comes_in_the_same_turn() -> None:
    nine = "01j1 01j2 02j1 02j2 04j1 04j2 05j1 05j2 06j1"
    board = position("X2 07j1", "09r", "X3 11j1 12j2", captured=nine, stop_minimum=4)
    board.do("joker X2", "joker X3")
    assert board.score() == {"junk": 5}
    board.do("play 11j1")
    assert board.deciding


def test_table_jokers_are_replaced_until_none_lies_there() -> None:
    board = dealt({}, "X2 X2_2", "X3 01b 02a", preset="gostop")
    assert (board.captured(0), len(board.field)) == ({"X2", "X2_2", "X3"}, 6)
    assert {"01b", "02a"} <= board.field


def test_losing_junk_lowers_the_score_and_the_mark_stays() -> None:
    ten = "01j1 01j2 02j1 02j2 03j1 03j2 04j1 04j2 06j1 06j2"
    board = position(
        "05a", "09a", "05j1", captured={1: ten}, facts={"goes": [0, 1], "marks": [6, 7], "calls": [1]}, rest=3
    ).do("play 05a")
    assert board.score(1) == {}
    assert board.facts["marks"] == [6, 7]


def test_gobak_for_two_doubles_and_for_three_one_pays_both_shares() -> None:
    two = position(
        "10a",
        "10j1",
        captured={0: "01b 03b 08b", 1: "11b"},
        facts={"goes": [0, 1], "calls": [1]},
        stop_minimum=3,
    ).do("play 10a", "stop")
    assert two.outcome.points == (6, -6)
    three = position(
        "10a",
        "10j1 11a",
        captured={0: "01b 03b 08b", 1: "06j1", 2: "12b"},
        facts={"goes": [0, 0, 2], "calls": [2, 2]},
        preset="gostop",
    ).do("play 10a", "stop")
    # seat 1 would pay 3 x2 for no bright; seat 2 pays that and his own 3
    assert three.outcome.points == (9, 0, -9)
    assert three.steps(2) == [("share", 3, 1), ("gobak_share", 6, 1)]
    assert three.steps(1) == [("share", 3, 1), ("gwangbak", 0, 2), ("gobak_relief", -6, 1)]


def test_a_joker_that_is_buried_takes_no_junk_yet() -> None:
    board = position("05a", "05r 09a", "X2 05j1", captured={1: "01j1"}, joker_steals_junk=True).do("play 05a")
    assert board.calls() == ["ppeok"]
    assert board.given(1) == []


def test_jokers_of_the_table_and_quads_of_the_dealer_pay_nothing_later() -> None:
    """What the dealer took before the first play is a month captured, and no junk is due for it."""
    board = dealt(
        {0: "01r"},
        "06a 06r 06j1 06j2 01b",
        "12j2",
        table_quad="dealer_takes",
        president_trigger="accumulated",
        hand_quad="none",
        junk_debt=True,
    ).do("play 01r")
    assert board.captured(0) == {"06a", "06r", "06j1", "06j2", "01b", "01r"}
    assert "month_taken" not in board.calls()
    assert board.facts["debts"] == []
