"""Clauses about turns: hand card, stock card, stacks, bombs, jokers (GS-4 to GS-6): one test for each."""

from typing import Any

import pytest

from tests.games.go_stop.board import position


def test_gsc_28_a_hand_card_covers_its_match_or_joins_the_table() -> None:
    board = position("03j1", "03b 05a", "09j1", preset="godori_1").do("play 03j1")
    assert board.captured(0) == {"03j1", "03b"}
    assert board.field == {"05a", "09j1"}
    board = position("03j1", "05a", "09j1", preset="godori_1").do("play 03j1")
    assert (board.captured(0), board.field) == (set(), {"03j1", "05a", "09j1"})


def test_gsc_29_the_top_of_the_stock_does_the_same() -> None:
    board = position("03j1", "05a", "05r", preset="godori_1").do("play 03j1")
    assert (board.captured(0), board.field) == ({"05a", "05r"}, {"03j1"})
    board = position("03j1", "09a", "05r", preset="godori_1").do("play 03j1")
    assert (board.captured(0), board.field) == (set(), {"03j1", "09a", "05r"})


def test_gsc_30_ppeok_leaves_three_cards_and_brings_nothing() -> None:
    board = position("03j1", "03b 05a", "03r", preset="godori_1").do("play 03j1")
    assert (board.captured(0), board.field) == (set(), {"03j1", "03b", "03r", "05a"})
    assert board.calls() == ["ppeok"]
    assert board.facts["stacks"] == {"03": {"by": 0, "jokers": []}}


def test_gsc_31_otherwise_all_tricks_of_the_turn_are_won() -> None:
    board = position("03j1", "03b 05a 09j1", "05r", preset="godori_1").do("play 03j1")
    assert (board.captured(0), board.field) == ({"03j1", "03b", "05a", "05r"}, {"09j1"})


@pytest.mark.parametrize("players", [2, 3])
def test_gsc_32_then_the_next_player_has_his_turn(players: int) -> None:
    deal = "7-6" if players == 3 else "10-8"
    board = position("03j1", "05a", "09j1", preset="godori_1", players=players, deal=deal, rest=3, size=3)
    seen = [board.mover]
    for _ in range(players):
        board.idle()
        seen.append(board.mover)
    assert seen == [*range(players), 0]


def test_gsc_33_of_several_matching_cards_the_player_chooses() -> None:
    board = position("12j2", "12b 12j1 05a", "05j1", preset="godori_1").do("play 12j2")
    assert board.words == {"take 12b", "take 12j1"}
    board.do("take 12j1")
    assert board.captured(0) == {"12j2", "12j1", "05a", "05j1"}
    assert board.field == {"12b"}
    board = position("03j1", "12b 12j1", "12j2", preset="godori_1").do("play 03j1")
    assert (board.phase, board.words) == ("pick_flip", {"take 12b", "take 12j1"})
    board.do("take 12b")
    assert board.captured(0) == {"12b", "12j2"}


def test_gsc_33_also_between_two_plain_cards() -> None:
    board = position("12j2", "02j1 02j2", "02r", preset="godori_1").do("play 12j2")
    assert board.words == {"take 02j1", "take 02j2"}


def test_gsc_34_a_triple_in_hand_may_be_played_on_the_fourth() -> None:
    board = position("05a 05r 05j1", "05j2 09a", preset="godori_1", size=4)
    assert {"bomb 05", "play 05a", "play 05r", "play 05j1"} <= board.words
    board.do("bomb 05")
    assert board.captured(0) == {"05a", "05r", "05j1", "05j2"}
    assert (len(board.hand(0)), board.mover) == (1, 1)
    assert "bomb 05" not in position("05a 05r 05j1", "09a", preset="godori_1").words
    assert "bomb 05" not in position("05a 05r", "05j1 05j2", preset="godori_1").words


@pytest.mark.parametrize("take", ["07j1", "07r"])
def test_gsc_35_a_pair_on_the_table_and_the_fourth_from_the_stock_is_ttadak(take: str) -> None:
    board = position("07a", "07j1 07r 02j1", "07j2", preset="godori_1").do("play 07a", f"take {take}")
    assert board.captured(0) == {"07a", "07j1", "07j2", "07r"}
    assert (board.field, board.calls()) == ({"02j1"}, ["ttadak"])


@pytest.mark.parametrize("allowed", [True, False])
def test_gsc_36_a_quad_may_be_played_at_once(allowed: bool) -> None:
    board = position("05a 05r 05j1 05j2", "09a", preset="godori_1", bomb_four=allowed)
    assert ("bomb 05" in board.words) == allowed
    if allowed:
        board.do("bomb 05")
        assert board.captured(0) == {"05a", "05r", "05j1", "05j2"}
        assert (board.facts["bombs"][0], board.facts["credits"][0]) == (1, 3)


def test_gsc_37_three_cards_on_the_fourth_are_a_bomb_too() -> None:
    board = position("05a 05r 05j1", "05j2 09a", preset="godori_1").do("bomb 05")
    assert (board.calls(), board.facts["bombs"], board.facts["credits"]) == (["bomb"], [1, 0], [2, 0])


def test_gsc_42_a_pack_may_hold_five_jokers_and_a_spare_rain_junk() -> None:
    board = position("XL", "09a", preset="godori_1", jokers=["X1", "X2", "X3", "XL", "XD"])
    assert sum(mask.bit_count() for _, mask in board.round.zones()) == 53
    for spare in ("off", "replaces_11j1"):  # the spare card keeps code and value: it changes no rule
        board = position("11j1", "11a", captured="01j1", preset="godori_1", spare_rain=spare).do("play 11j1")
        assert board.captured(0) == {"01j1", "11j1", "11a"}
        assert sum(mask.bit_count() for _, mask in board.round.zones()) == 50


def test_gsc_43_two_jokers_unless_agreed_otherwise() -> None:
    board = position(preset="godori_1")
    jokers = {card for spec, _ in board.round.zones() for card in board.zone(spec.place) if card[0] == "X"}
    assert jokers == {"X2", "X3"}


def test_gsc_44_a_joker_is_used_in_the_own_turn() -> None:
    board = position("03j1", "09a", hands={1: "X2 07j1"}, preset="godori_1")
    assert not any(word.startswith("joker") for word in board.words)
    board.do("play 03j1")
    assert "joker X2" in board.words
    board.do("joker X2")
    assert (board.captured(1), len(board.hand(1))) == ({"X2"}, 2)


def test_gsc_45_a_joker_from_the_stock_is_captured_and_nothing_more_is_drawn() -> None:
    board = position("03j1", "03b 09a", "X2 03r", preset="godori_1").do("play 03j1")
    assert board.captured(0) == {"03j1", "03b", "X2"}
    assert (board.field, board.stock, board.mover) == ({"09a"}, ["03r"], 1)


def test_gsc_46_or_it_joins_the_first_trick_and_another_card_is_turned() -> None:
    rule: dict[str, Any] = {"preset": "godori_1", "joker_flip": "attach_and_redraw"}
    ppeok = position("03j1", "03b 09a", "X2 03r", **rule).do("play 03j1")
    assert (ppeok.calls(), ppeok.captured(0)) == (["ppeok"], set())
    assert ppeok.facts["stacks"]["03"] == {"by": 0, "jokers": ["X2"]}
    tricks = position("03j1", "03b 09a", "X2 09j1", **rule).do("play 03j1")
    assert tricks.captured(0) == {"03j1", "03b", "X2", "09a", "09j1"}
    without = position("03j1", "02j1 09a", "X2 X3 09j1", **rule).do("play 03j1")
    assert without.captured(0) == {"X2", "X3", "09a", "09j1"}


def test_gsc_46_a_buried_joker_goes_to_the_eater_with_its_effect() -> None:
    board = position(
        "03j1",
        "03b 03r 03j2 09a",
        "11j1",
        stacks={"03": 1},
        buried={"03": "XS"},
        captured={1: "01j1 02j1 04j1"},
        preset="godori_1",
        jokers=["XS"],
    )
    board.do("play 03j1")
    assert {"03b", "03r", "03j1", "03j2", "XS"} <= board.captured(0)
    assert board.given(1) == ["01j1", "02j1"]  # the joker and the pak


@pytest.mark.parametrize("timing", ["before_flip", "after_flip"])
def test_the_choice_for_the_hand_card_comes_before_or_after_the_flip(timing: str) -> None:
    board = position("12j2", "12b 12j1 02r 02a", "02j1", pick_timing=timing).do("play 12j2")
    assert board.phase == "pick_hand"
    assert ("02j1" in board.field) == (timing == "after_flip")
    board.do("take 12b")
    assert board.phase == "pick_flip"
    board.do("take 02a")
    assert board.captured(0) == {"12j2", "12b", "02a", "02j1"}


def test_after_the_flip_nothing_is_asked_when_it_completes_a_ttadak() -> None:
    board = position("12j2", "12b 12j1 05a", "12j3", pick_timing="after_flip").do("play 12j2")
    assert board.captured(0) == {"12b", "12j1", "12j2", "12j3"}
    assert (board.calls(), board.mover) == (["ttadak"], 1)


def test_gsc_83_the_glossary_on_ppeok() -> None:
    board = position("08j1", "08b 01j1", "08a").do("play 08j1")
    assert (board.calls(), board.captured(0)) == (["ppeok"], set())
    assert {"08j1", "08b", "08a"} <= board.field


@pytest.mark.parametrize(("hand", "stock"), [("08j2", "02j1"), ("02j1", "08j2")])
def test_gsc_84_the_glossary_on_pak_from_hand_or_stock(hand: str, stock: str) -> None:
    board = position(
        hand, "08b 08a 08j1 11a", stock, stacks={"08": None}, captured={1: "01j1"}, preset="godori_1"
    ).do(f"play {hand}")
    assert {"08b", "08a", "08j1", "08j2"} <= board.captured(0)
    assert (board.calls(), board.given(1)) == (["pak"], ["01j1"])


def test_gsc_85_the_glossary_on_bomb() -> None:
    board = position("08b 08a 08j1", "08j2 11a", captured={1: "01j1 02j1"}, preset="godori_1").do("bomb 08")
    assert (board.calls(), board.given(1)) == (["bomb"], ["01j1"])


def test_gsc_86_the_glossary_on_ttadak() -> None:
    board = position("08b", "08a 08j1 11a", "08j2", captured={1: "01j1 02j1"}, preset="godori_1")
    board.do("play 08b", "take 08a")
    assert (board.calls(), board.given(1)) == (["ttadak"], ["01j1"])


def test_gsc_87_sa_tta_waits_for_its_pak() -> None:
    board = position("02j1", "08b 08a 08j1 11a", stacks={"08": None}, hands={1: "08j2"}, rest=3)
    board.do("play 02j1").do("play 08j2")
    assert {"08b", "08a", "08j1", "08j2"} <= board.captured(1)
    assert board.calls()[0] == "pak"


@pytest.mark.parametrize(("own", "due"), [(0, 2), (1, 1), (None, 1)])
def test_gsc_88_one_can_be_president_several_times(own: int | None, due: int) -> None:
    board = position(
        "08j2",
        "08b 08a 08j1 06a 06r 06j1 11a",
        "06j2",
        stacks={"08": own, "06": None},
        captured={1: "01j1 02j1 03j1 04j1"},
    ).do("play 08j2")
    assert board.given(1) == ["01j1", "02j1", "03j1", "04j1"][: due + 1]
