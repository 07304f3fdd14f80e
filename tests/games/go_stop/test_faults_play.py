"""Faults seen in other implementations, in play (section 7): a test for each whole kind."""

from typing import Any

import pytest

from hato.agents import Request, choose
from tests.games.go_stop.board import DECK, GO_STOP, Board, dealt, position


@pytest.mark.parametrize("preset", ["godori_1", "matgo", "gostop"])
@pytest.mark.parametrize("order", ["05a 05r 05j1", "05j1 05a 05j2", "05r 05j2 05a"])
def test_go_stop_fault_1_ppeok_leaves_all_three(preset: str, order: str) -> None:
    table, hand, stock = order.split()
    board = position(hand, f"{table} 09a", stock, preset=preset).do(f"play {hand}")
    assert (board.captured(0), board.field) == (set(), {table, hand, stock, "09a"})
    assert board.facts["stacks"]["05"]["by"] == 0


def test_go_stop_fault_2_two_loose_cards_and_the_third_from_the_stock_are_no_ppeok() -> None:
    board = position("03j1", "05a 05r", "05j1").do("play 03j1")
    assert board.words == {"take 05a", "take 05r"}
    board.do("take 05a")
    assert board.calls() == []
    assert (board.captured(0), board.field) == ({"05a", "05j1"}, {"05r", "03j1"})


@pytest.mark.parametrize("double", ["11j1", "12j1", "X2", "X3"])
def test_go_stop_fault_3_the_only_junk_is_taken_though_it_is_a_double(double: str) -> None:
    board = position("05a", "09a", "05j1", captured={1: double}).do("play 05a")
    assert (board.calls(), board.given(1)) == (["jjok"], [double])


@pytest.mark.parametrize("seat", [0, 1])
def test_go_stop_fault_4_ttadak_for_either_seat(seat: int) -> None:
    board = position("05a", "05j1 05r 09a", "05j2", captured={1 - seat: "01j1"}, mover=seat, dealer=seat)
    board.do("play 05a", "take 05r")
    assert len(board.captured(seat)) == 5
    assert board.given(1 - seat, seat) == ["01j1"]


@pytest.mark.parametrize("table", ["08b 08j1", "08j1 08b"])
def test_go_stop_fault_5_the_player_chooses_and_a_bot_takes_the_bright(table: str) -> None:
    board = position("08j2", f"{table} 11a").do("play 08j2")
    assert board.words == {"take 08b", "take 08j1"}
    setup = board.round.setup  # type: ignore[attr-defined]
    request = Request("go_stop", "matgo", {}, setup, GO_STOP.view(board.round, 0), (500, 500), 1, 1000, 40)
    for level in ("greedy", "sampler"):
        assert choose(level, request) == ("take", "08b")


def test_go_stop_fault_6_who_may_stop_wins_whatever_multiplies() -> None:
    # seat 1 has shown a month and more points, but seat 0 says stop
    board = position(
        "08b",
        "08j1",
        captured={0: "01b 03b", 1: "01r 02r 03r 12b 04r 05r 07r"},
        facts={"shown_months": [[], ["10"]]},
        stop_minimum=3,
    ).do("play 08b", "stop")
    assert (board.outcome.winner, board.outcome.points) == (0, (3, -3))


def test_go_stop_fault_7_one_offer_per_month_and_it_ends_with_the_turn() -> None:
    board = position("05a 05r 05j1 08b 08a 08j1", "09a", rest=3)
    assert {"shake 05", "shake 08"} <= board.words
    board.do("shake 05")
    assert "shake 05" not in board.words
    assert "shake 08" in board.words
    board.idle(times=1)
    assert not any(word.startswith("shake") for word in board.words)
    start = dealt({0: "05a 05r 05j1 08b 08a 08j1"}, preset="godori_1")
    assert start.words_of(0) == {"shake 05", "shake 08", "continue"}
    start.do("shake 08", seat=0)
    assert start.words_of(0) == {"shake 05", "continue"}


def test_go_stop_fault_10_a_go_at_seven_is_not_asked_again_at_seven() -> None:
    told = {"goes": [1, 0], "marks": [7, 6], "mark_yaku": [{"hongdan": 3, "cheongdan": 3, "ribbons": 1}, {}]}
    captured = "01r 02r 03r 06r 09r"  # 3 + ribbons 1
    for hand, table, asked in (("10r", "10j1", True), ("08b", "08j1", False)):
        board = position(hand, table, captured=captured, facts={**told, "calls": [0]})
        assert board.do(f"play {hand}").deciding == asked
    again = position("10r", "10j1", captured="01r 02r 03r 06r 09r", stop_minimum=7, size=4)
    again.do("play 10r", "go").idle()
    assert again.facts["marks"][0] == 8
    again.idle()
    assert (again.over, again.deciding) == (False, False)


@pytest.mark.parametrize("goes", [0, 1])
def test_go_stop_fault_11_the_last_card_brings_the_minimum_and_stops_by_itself(goes: int) -> None:
    told = {"goes": [goes, 0], "marks": [6, 6], "calls": [0] * goes}
    board = position(
        "10r", "10j1", captured={0: "01r 02r 03r 06r 09r", 1: "12b"}, size=1, rest=1, facts=told, dealer=0
    ).do("play 10r")
    assert (board.outcome.key, board.outcome.winner) == ("autostop", 0)
    assert board.outcome.points == (8 + goes, -8 - goes)


def test_go_stop_fault_12_no_go_is_accepted_without_a_turn_left() -> None:
    board = position("10r", "10j1", captured="01r 02r 03r 06r 09r", size=1, rest=0).do("play 10r")
    assert (board.over, board.outcome.winner) == (True, 0)
    assert board.outcome.points[0] > 0
    left = position(
        "10r", "10j1", captured="01r 02r 03r 06r 09r", size=1, rest=0, facts={"credits": [1, 0]}
    ).do("play 10r")
    assert left.deciding  # a credit is a turn


@pytest.mark.parametrize(("rule", "kept"), [(False, True), (True, False)])
def test_go_stop_fault_13_ppeok_with_the_last_hand_card(rule: bool, kept: bool) -> None:
    board = position("05a", "05r 09a", "05j1", size=1, rest=1, ppeok_on_last_turn=rule).do("play 05a")
    assert ("ppeok" in board.calls()) != kept
    assert board.captured(0) == ({"05a", "05r", "05j1"} if kept else set())
    for preset, literal in (
        ("matgo", False),
        ("gostop", False),
        ("godori_1", True),
        ("godori_literal", True),
    ):
        board = position("05a", "05r 09a", "05j1", size=1, rest=1, preset=preset).do("play 05a")
        assert ("ppeok" in board.calls()) == literal


@pytest.mark.parametrize("rest", [0, 1])
def test_go_stop_fault_14_a_joker_with_an_empty_stock_is_no_dead_end(rest: int) -> None:
    board = empty_stock("X2", rest=rest)
    board.do("joker X2")
    assert "X2" in board.captured(0)
    assert board.over if rest == 0 else board.mover == 1


def empty_stock(hand: str, *, rest: int = 0, won: str = "", **options: Any) -> Board:
    """A position without a stock: the other cards are captured by seat 1."""
    board = position(hand, "09a", size=1, rest=rest, captured={0: won}, **options)
    stock = " ".join(sorted(board.zone("stock")))
    theirs = " ".join(sorted(board.hand(1)))
    return position(hand, "09a", size=1, rest=0, hands={1: theirs}, captured={0: won, 1: stock}, **options)


def test_go_stop_fault_14_with_enough_points_it_is_an_automatic_stop() -> None:
    board = empty_stock("X2", won="01r 02r 03r 06r 09r 10r", rest=1).do("joker X2")
    assert (board.outcome.key, board.outcome.winner) == ("autostop", 0)


@pytest.mark.parametrize(("unit", "given"), [("value", ["11j1"]), ("cards", ["11j1", "12j1"])])
def test_go_stop_fault_15_two_due_and_exactly_two_doubles(unit: str, given: list[str]) -> None:
    board = position(
        "05a", "05r 05j1 05j2 09a", stacks={"05": 0}, captured={1: "11j1 12j1"}, steal_unit=unit
    ).do("play 05a")
    assert (board.calls()[0], board.given(1)) == ("own_pak", given)


def test_go_stop_fault_16_playing_a_card_of_a_triple_shows_nothing() -> None:
    board = position("05a 05r 05j1", "09a", size=4)
    board.do("play 05a")
    assert "shake" not in board.calls()
    assert board.facts["shown_months"] == [[], []]


def test_go_stop_fault_17_every_card_of_the_stock_can_come() -> None:
    board = position("03j1", "05a", "", size=3, captured={1: "01b"})
    board.round.play(0, GO_STOP.actions.code(["play", "03j1"]), board.events.append)
    assert board.round.chances() == DECK.set(board.zone("stock"))
    assert board.round.chances().bit_count() > 30


@pytest.mark.parametrize(("maker", "given"), [(None, 1), (1, 1), (0, 2)])
def test_go_stop_fault_18_the_fourth_card_takes_the_whole_stack(maker: int | None, given: int) -> None:
    board = position("05a", "05r 05j1 05j2 09a", stacks={"05": maker}, captured={1: "01j1 02j1 03j1"}).do(
        "play 05a"
    )
    assert {"05a", "05r", "05j1", "05j2"} <= board.captured(0)
    assert len(board.given(1)) == given


@pytest.mark.parametrize(("preset", "asked"), [("matgo", False), ("godori_1", False), ("gostop", True)])
def test_go_stop_fault_19_seven_for_two_and_three_for_three(preset: str, asked: bool) -> None:
    board = position("08b", "08j1", captured="01b 03b", preset=preset).do("play 08b")
    assert board.deciding == asked


@pytest.mark.parametrize("preset", ["godori_1", "matgo", "gostop", "matgo_pmang"])
def test_go_stop_fault_20_a_dealt_quad_wins_or_plays_on(preset: str) -> None:
    for answer in ("declare_quad_win", "continue"):
        board = dealt({0: "05a 05r 05j1 05j2"}, preset=preset)
        for seat in board.asked:
            board.do(answer if seat == 0 else "continue", seat=seat)
        assert board.over == (answer == "declare_quad_win")
        if board.over:
            assert board.outcome.winner == 0
            assert board.outcome.points[0] > 0
        else:
            assert board.phase == "play"


@pytest.mark.parametrize("decide", ["go", "stop"])
@pytest.mark.parametrize("preset", ["godori_1", "matgo", "gostop"])
def test_go_stop_fault_25_go_or_stop_is_always_answered_and_the_round_ends(preset: str, decide: str) -> None:
    board = position("08b", "08j1", captured="01b 03b", stop_minimum=3, preset=preset).do("play 08b")
    assert board.deciding
    assert GO_STOP.actions.words(board.round.fallback(0)) == ("stop",)
    assert board.to_the_end(decide=decide).over


def test_go_stop_fault_24_after_a_bomb_the_stock_alone_may_be_turned() -> None:
    board = position("05a 05r 05j1", "05j2 09a", size=3, rest=4).do("bomb 05")
    assert board.hand(0) == set()
    for _ in range(2):
        board.idle()
        assert (board.mover, board.words) == (0, {"flip_only"})
        board.do("flip_only")
    board.idle()
    assert board.mover == 1  # his turns are skipped from here on


def test_go_stop_fault_31_the_joker_is_buried_in_the_stack() -> None:
    board = position("05a", "05r 09a", "X2 05j1").do("play 05a")
    assert board.facts["stacks"]["05"] == {"by": 0, "jokers": ["X2"]}
    assert ("X2" in board.field, board.captured(0)) == (True, set())
    eaten = position("05a", "05r 09a", "X2 05j1", hands={1: "05j2"}, rest=3).do("play 05a", "play 05j2")
    assert {"05a", "05r", "05j1", "05j2", "X2"} <= eaten.captured(1)


def test_go_stop_fault_32_on_the_last_turn_the_joker_is_captured() -> None:
    board = position("05a", "05r 09a", "X2 05j1", size=1, rest=1).do("play 05a")
    assert board.captured(0) == {"05a", "05r", "05j1", "X2"}
    assert "ppeok" not in board.calls()


@pytest.mark.parametrize(
    ("hand", "table", "stock", "stacks", "keys"),
    [
        ("05a", "05r 05j1 05j2 09a", "09j1", {"05": None}, ["pak", "sweep"]),
        ("05a", "", "05r", {}, ["jjok", "sweep"]),
        ("05a", "05r 05j1", "05j2", {}, ["ttadak", "sweep"]),
        ("05a", "05r 05j1 05j2 08b 08a 08j1", "08j2", {"05": None, "08": 1}, ["pak", "pak", "sweep"]),
    ],
)
def test_go_stop_fault_33_several_events_are_several_transfers(
    hand: str, table: str, stock: str, stacks: dict[str, int | None], keys: list[str]
) -> None:
    board = position(hand, table, stock, stacks=stacks, captured={1: "X3 11j1 12j1 01j1"}, steal_unit="value")
    board.do(f"play {hand}")
    if not board.over and board.phase == "pick_hand":
        board.do("take 05r")
    assert [key for key in board.calls() if key in keys] == keys
    # one value each: a double pays one event of one and no more
    assert board.given(1) == ["01j1", "11j1", "12j1"][: len(keys)]


@pytest.mark.parametrize(("rule", "given"), [(False, []), (True, ["01j1"])])
def test_go_stop_fault_34_the_last_turn_eats_a_stack(rule: bool, given: list[str]) -> None:
    for maker in (None, 0):
        board = position(
            "05a",
            "05r 05j1 05j2 09a",
            stacks={"05": maker},
            captured={1: "01j1 02j1"},
            size=1,
            rest=1,
            last_turn_pak=rule,
        ).do("play 05a")
        assert {"05a", "05r", "05j1", "05j2"} <= board.captured(0)
        assert board.given(1) == given


def test_go_stop_fault_35_two_pairs_of_different_months_are_nothing_special() -> None:
    board = position("05a", "05r 06a 09a", "06j1", captured={1: "01j1"}).do("play 05a")
    assert board.captured(0) == {"05a", "05r", "06a", "06j1"}
    assert (board.calls(), board.given(1)) == ([], [])


@pytest.mark.parametrize(("size", "cards"), [(3, "05a 05r 05j1"), (4, "05a 05r 05j1 05j2")])
def test_go_stop_fault_41_a_bomb_takes_junk_turns_a_card_and_ends_the_turn(size: int, cards: str) -> None:
    table = "05j2 09a" if size == 3 else "09a"
    board = position(cards, table, "03j1", captured={1: "01j1 02j1"}, size=size + 1).do("bomb 05")
    assert board.given(1) == ["01j1"]
    assert "03j1" in board.field
    assert (board.mover, board.facts["credits"], board.facts["bombs"]) == (1, [size - 1, 0], [1, 0])


@pytest.mark.parametrize(
    ("table", "stock", "won"),
    [("09a", "03j1", set()), ("03b 09a", "03j1", {"03b", "03j1"}), ("09a", "X2 03j1", {"X2"})],
)
def test_go_stop_fault_43_a_flip_only_turn_resolves_the_stock_card_alone(
    table: str, stock: str, won: set[str]
) -> None:
    board = position("", table, stock, size=0, rest=1, facts={"credits": [2, 0]}).do("flip_only")
    assert board.captured(0) == won
    assert board.facts["credits"] == [1, 0]
    choice = position("", "03b 03r", "03j1", size=0, rest=1, facts={"credits": [1, 0]}).do("flip_only")
    assert choice.words == {"take 03b", "take 03r"}
    stack = position(
        "", "03b 03r 03j2 09a", "03j1", stacks={"03": 1}, size=1, rest=1, facts={"credits": [1, 0]}
    ).do("flip_only")
    assert {"03b", "03r", "03j1", "03j2"} <= stack.captured(0)


@pytest.mark.parametrize(("junk", "given"), [("01j1 11j1", ["01j1"]), ("", [])])
def test_go_stop_fault_49_jjok_moves_a_card_and_nothing_if_there_is_none(junk: str, given: list[str]) -> None:
    board = position("05a", "09a", "05j1", captured={1: junk}).do("play 05a")
    assert (board.calls(), board.given(1)) == (["jjok"], given)
    assert board.captured(0) == {"05a", "05j1", *given}
    assert board.captured(1) == set(junk.split()) - set(given)
