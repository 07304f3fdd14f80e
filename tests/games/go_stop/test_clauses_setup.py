"""Clauses about the deck, the deal and the checks before the first play (GS-1 to GS-3): one test for each."""

import pytest

from hato.cards import hanafuda
from hato.core.options import OptionError
from tests.games.go_stop.board import (
    FLOWERS,
    GO_STOP,
    Board,
    deal_order,
    dealt,
    play_round,
    position,
    scored,
    session,
)

QUAD = "05a 05r 05j1 05j2"
TABLE_QUAD = "06a 06r 06j1 06j2"


def packets(board: Board) -> list[tuple[str, int]]:
    """Where the dealt cards went, and how many at a time."""
    found: list[tuple[str, int]] = []
    for event in board.events:
        if event.kind == "dealt":
            place = str(event.target)
            count = found.pop()[1] if found and found[-1][0] == place else 0
            found.append((place, count + len(event.cards)))
    return found


def quiet_deal(preset: str = "godori_1") -> list[str]:
    """The cards of a deal by seat 0 in which nothing happens."""
    options = GO_STOP.options(preset)
    return deal_order({}, "", 0, options, options.players)


def kinds(letter: str) -> str:
    return " ".join(card for card in FLOWERS if card[2] == letter)


def test_gsc_1_november_has_the_phoenix_and_december_the_rain_man() -> None:
    options = GO_STOP.options("godori_1")
    assert GO_STOP.calendar(options) == "korean"
    assert [hanafuda.month(suit, "korean") for suit in (10, 11, 12)] == [10, 12, 11]
    rain, paulownia = "11b 11a 11r 11j1", "12b 12j1 12j2 12j3"
    board = dealt({0: paulownia, 1: rain}, both_quads="higher_month")
    board.do("declare_quad_win", seat=0).do("declare_quad_win", seat=1)
    assert board.outcome.winner == 1
    board = dealt({0: paulownia, 1: rain}, both_quads="higher_month", month_order="japanese")
    board.do("declare_quad_win", seat=0).do("declare_quad_win", seat=1)
    assert board.outcome.winner == 0


@pytest.mark.parametrize(("hand", "shown"), [("05a 05r", 0), ("05a 05r 05j1", 3), (QUAD, 4)])
def test_gsc_2_three_cards_of_a_month_are_a_triple_and_four_a_quad(hand: str, shown: int) -> None:
    board = dealt({0: hand}, preset="godori_1")
    assert ("shake 05" in board.words_of(0)) == (shown > 0)
    assert ("declare_quad_win" in board.words_of(0)) == (shown == 4)
    if shown:
        board.do("shake 05", seat=0)
        board.do("continue", seat=1)
        (event,) = [event for event in board.events if event.kind == "revealed"]
        assert len(event.cards) == shown


def test_gsc_3_the_five_brights() -> None:
    assert kinds("b") == "01b 03b 08b 11b 12b"
    assert scored(kinds("b")) == {"five_brights": 15}


def test_gsc_4_ten_ribbons_of_which_six_are_inscribed() -> None:
    assert len(kinds("r").split()) == 10
    sets = {"ribbons": 6, "hongdan": 3, "cheongdan": 3, "chodan": 3}
    assert scored(kinds("r")) == sets
    assert scored("01r 02r 03r") == {"hongdan": 3}
    assert scored("06r 09r 10r") == {"cheongdan": 3}
    assert scored("04r 05r 11r") == {}


def test_gsc_5_nine_animals_bridge_and_cup_among_them_crane_and_phoenix_not() -> None:
    assert len(kinds("a").split()) == 9
    assert scored("05a 09a 06a 07a 11a") == {"animals": 1}
    assert scored("01b 12b 06a 07a 11a") == {}


def test_gsc_6_everything_else_is_junk() -> None:
    junk = kinds("j").split()
    assert len(junk) == 24
    assert scored(junk) == {"junk": 24 + 2 - 9}


def test_gsc_7_variants_are_agreed_before_play() -> None:
    options = GO_STOP.options("godori_1", {"table_quad": "dealer_takes"})
    assert (options.table_quad, GO_STOP.options("godori_1").table_quad) == ("dealer_takes", "redeal")
    with pytest.raises(OptionError):
        GO_STOP.options("godori_1", {"table_quad": "perhaps"})


def test_gsc_8_two_or_three_players() -> None:
    for players in (2, 3):
        options = GO_STOP.options("godori_1", {"players": players, "deal": "7-6" if players == 3 else "10-8"})
        assert list(GO_STOP.numbers(options)) == [players]
    for players in (1, 4):
        with pytest.raises(OptionError):
            GO_STOP.options("godori_1", {"players": players})


@pytest.mark.parametrize(("jokers", "count"), [([], 48), (["X2", "X3"], 50), (["X2", "X2", "X3"], 51)])
def test_gsc_9_a_deck_of_48_cards_and_50_and_more_with_jokers(jokers: list[str], count: int) -> None:
    options = GO_STOP.options("godori_1", {"jokers": jokers})
    assert GO_STOP.cards(options).bit_count() == count
    board = dealt(preset="godori_1", jokers=jokers)
    assert sum(mask.bit_count() for _, mask in board.round.zones()) == count


@pytest.mark.parametrize("rounds", [12, 6, 3])
def test_gsc_10_twelve_rounds_six_or_three(rounds: int) -> None:
    assert GO_STOP.options("godori_1").length.n == 12
    match = session(
        {number: quiet_deal() for number in range(1, 13)},
        preset="godori_1",
        length={"type": "rounds", "n": rounds},
    )
    while not match.finished:
        play_round(match)
        if match.waiting:
            match.do(0, ("next",))
    assert len(match.done) == rounds


def test_gsc_10_or_until_an_agreed_time() -> None:
    match = session({1: quiet_deal()}, preset="godori_1", length={"type": "time", "minutes": 30})
    play_round(match)
    assert match.waiting
    match.do(0, ("end",))
    assert match.finished


def test_gsc_11_who_first_has_the_combinations_may_end_the_round() -> None:
    board = position("08b", "08j1", captured="01b 03b", hands={1: "11b"}, stop_minimum=3)
    board.do("play 08b")
    assert board.deciding
    board.do("stop")
    assert (board.outcome.winner, board.outcome.points) == (0, (6, -6))


def test_gsc_12_three_players_seven_cards_each_and_six_on_the_table() -> None:
    board = dealt(preset="godori_1", players=3, deal="7-6", jokers=[])
    assert [len(board.hand(seat)) for seat in range(3)] == [7, 7, 7]
    assert (len(board.field), len(board.zone("stock"))) == (6, 21)
    hands = ["hand:1", "hand:2", "hand:0"]
    assert packets(board) == [
        ("field", 3),
        *((hand, 4) for hand in hands),
        ("field", 3),
        *((hand, 3) for hand in hands),
    ]


def test_gsc_13_two_players_ten_cards_each_and_eight_on_the_table() -> None:
    board = dealt(preset="godori_1", jokers=[], dealer=1)
    assert (len(board.hand(0)), len(board.hand(1)), len(board.field)) == (10, 10, 8)
    assert len(board.zone("stock")) == 20
    assert packets(board) == [("field", 4), ("hand:0", 5), ("hand:1", 5)] * 2


def test_gsc_14_or_eight_in_hand_and_ten_on_the_table() -> None:
    board = dealt(preset="godori_1", jokers=["X2", "X3"], deal="8-10")
    assert (len(board.hand(0)), len(board.hand(1)), len(board.field)) == (8, 8, 10)
    assert len(board.zone("stock")) == 24
    assert packets(board) == [("field", 5), ("hand:1", 4), ("hand:0", 4)] * 2


def test_gsc_15_the_table_is_checked_and_every_player_checks_his_hand() -> None:
    board = dealt({0: "08b 08a 08j1", 1: "03b 03r 03j1"}, "X2 06a 06r 06j1", "04a", preset="godori_1")
    assert board.captured(0) == {"X2"}
    assert set(board.facts["stacks"]) == {"06"}
    assert board.phase == "hand_check"
    assert board.words_of(0) == {"shake 08", "continue"}
    assert board.words_of(1) == {"shake 03", "continue"}


@pytest.mark.parametrize("dealer", [0, 1])
def test_gsc_16_a_joker_on_the_table_goes_to_the_dealer(dealer: int) -> None:
    board = dealt({}, "X2", "X3 04r", dealer=dealer, preset="godori_1")
    assert board.captured(dealer) == {"X2", "X3"}
    assert "04r" in board.field
    assert len(board.field) == 8
    assert not board.captured(1 - dealer)


def test_gsc_16_an_effect_of_a_table_joker_is_owed_only_with_junk_debt() -> None:
    for debt, owed in ((False, []), (True, [[1, 0, 1]])):
        board = dealt({}, "XS", "04r", preset="godori_1", jokers=["XS"], junk_debt=debt)
        assert board.captured(0) == {"XS"}
        assert board.facts["debts"] == owed


def test_gsc_17_a_triple_on_the_table_is_stacked() -> None:
    board = dealt({}, "06a 06r 06j1", preset="godori_1")
    assert board.facts["stacks"] == {"06": {"by": None, "jokers": []}}
    assert "sa_tta" in board.calls()


def test_gsc_18_the_fourth_card_takes_the_triple() -> None:
    board = position("06j2", "06a 06r 06j1 02a", stacks={"06": None}, preset="godori_1")
    board.do("play 06j2")
    assert board.captured(0) == {"06a", "06r", "06j1", "06j2"}
    assert "pak" in board.calls()


def test_gsc_19_four_on_the_table_are_dealt_again_by_the_same_dealer() -> None:
    board = dealt({}, TABLE_QUAD, again=quiet_deal(), preset="godori_1", dealer=0)
    assert [event.key for event in board.events if event.kind == "shuffled"] == ["table_quad"]
    assert board.phase == "hand_check"
    assert (board.facts["dealer"], len(board.field), board.captured(0)) == (0, 8, set())
    match = session(
        {1: [*deal_order({}, TABLE_QUAD, 0, GO_STOP.options("godori_1"), 2), *quiet_deal()]},
        preset="godori_1",
    )
    play_round(match)
    assert len(match.done) == 1  # a redeal is no round


def test_gsc_20_or_the_dealer_captures_them() -> None:
    board = dealt(
        {},
        TABLE_QUAD,
        preset="godori_1",
        table_quad="dealer_takes",
        president_trigger="accumulated",
        dealer=1,
    )
    assert board.captured(1) == set(TABLE_QUAD.split())
    assert (len(board.field), board.phase) == (4, "hand_check")
    two = dealt({}, TABLE_QUAD + " 01b 01r 01j1 01j2", preset="godori_1", table_quad="dealer_takes")
    assert (len(two.captured(0)), two.field) == (8, set())


@pytest.mark.parametrize(
    ("preset", "points"), [("matgo_hangame", 10), ("gostop_hangame", 10), ("matgo_netmarble", 10)]
)
def test_gsc_20_service_rooms_let_the_dealer_win(preset: str, points: int) -> None:
    board = dealt({}, TABLE_QUAD, preset=preset, dealer=1)
    others = GO_STOP.options(preset).players - 1
    assert (board.outcome.key, board.outcome.winner) == ("table_quad_win", 1)
    assert board.outcome.points[1] == points * others


def test_gsc_21_a_hand_joker_is_laid_to_the_captures_and_a_card_is_drawn() -> None:
    board = position("X2 05r", "09j1", "04j1", preset="godori_1")
    assert "joker X2" in board.words
    board.do("joker X2")
    assert board.captured(0) == {"X2"}
    assert board.hand(0) == {"05r", "04j1"}


def test_gsc_22_and_that_is_not_a_turn() -> None:
    board = position("X2 X3 05r", "09j1", "04j1 07j1", preset="godori_1")
    turns = list(board.facts["turns"])
    board.do("joker X2", "joker X3")
    assert (board.mover, board.phase, board.facts["turns"]) == (0, "play", turns)
    assert board.words == {"play 05r", "play 04j1", "play 07j1"}


def test_gsc_23_a_dealt_quad_is_president_and_may_win_five_points() -> None:
    board = dealt({1: QUAD}, preset="godori_1", hand_quad="win")
    assert (board.outcome.key, board.outcome.points) == ("president", (-5, 5))
    assert "president" in board.calls()
    asked = dealt({1: QUAD}, preset="godori_1")
    asked.do("continue", seat=0).do("declare_quad_win", seat=1)
    assert asked.outcome.points == (-5, 5)


@pytest.mark.parametrize("rule", ["win_or_shake", "shake_only"])
def test_gsc_24_or_he_may_show_the_quad_for_a_doubling(rule: str) -> None:
    board = dealt({1: QUAD}, preset="godori_1", hand_quad=rule)
    assert ("declare_quad_win" in board.words_of(1)) == (rule == "win_or_shake")
    board.do("continue", seat=0).do("shake 05", seat=1)
    assert board.facts["shown"][1] == QUAD.split()
    assert not board.over


def test_gsc_25_a_dealt_triple_may_be_shown() -> None:
    board = dealt({0: "05a 05r 05j1"}, preset="godori_1")
    board.do("shake 05", seat=0).do("continue", seat=1)
    assert board.facts["shown_months"] == [["05"], []]
    off = dealt({0: "05a 05r 05j1"}, preset="godori_1", shake="off")
    assert "shake 05" not in off.words_of(0)


def test_gsc_26_showing_at_the_start_is_a_shake() -> None:
    board = dealt({0: "05a 05r 05j1"}, "05j2", preset="godori_1")  # also with the fourth on the table
    board.do("shake 05", seat=0).do("continue", seat=1)
    assert [(event.seat, event.key) for event in board.events if event.kind == "called"] == [(0, "shake")]
    assert "shake 05" not in board.words
    later = dealt({0: "05a 05r 05j1"}, preset="godori_1")
    later.do("continue", seat=0).do("continue", seat=1)
    assert "shake 05" not in later.words


@pytest.mark.parametrize("dealer", [0, 1])
def test_gsc_27_the_dealer_plays_first(dealer: int) -> None:
    board = dealt(preset="godori_1", dealer=dealer)
    board.do("continue", seat=0).do("continue", seat=1)
    assert (board.mover, board.phase) == (dealer, "play")
