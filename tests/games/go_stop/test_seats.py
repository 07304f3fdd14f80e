"""Four, five and six at the table (GS-15, G-5): who is asked, who plays, sale, penalties, replays."""

from typing import Any

import pytest

from hato.core import bits
from hato.core.match import Setup
from hato.core.outcome import Carried
from hato.play.session import Session
from tests.games.go_stop.board import GO_STOP, Board, FromList, deal_order, dealt, play_round, session

QUAD = "05a 05r 05j1 05j2"
GOODS = "08b 11b 12j1"


def table(seats: int, extra: str = "sell_brights", hands: Any = None, **options: Any) -> Board:
    """A deal by seat 0 to so many."""
    return dealt(hands or {}, preset="gostop", seats=seats, extra_seats=extra, **options)


def asked(board: Board, *answers: str) -> list[int]:
    """Who was asked while these answers were given, and who is asked now if it is still open."""
    found = []
    for answer in answers:
        found.append(board.mover)
        board.do(answer)
    return found + ([board.mover] if board.phase == "announce" else [])


def playing(board: Board) -> list[int]:
    return list(board.facts["playing"])


@pytest.mark.parametrize("extra", ["sell_brights", "dropout"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_seven_cards_to_all_and_no_table_until_three_play(seats: int, extra: str) -> None:
    board = table(seats, extra)
    assert [len(board.hand(seat)) for seat in range(seats)] == [7] * seats
    assert (board.field, board.phase, board.mover) == (set(), "announce", 1)
    assert playing(board) == []
    assert board.words == {"stay", "drop"}
    board.do("stay", "stay")
    assert len(board.field) == 6
    assert [len(board.hand(seat)) for seat in range(seats)] == [7, 7, 7] + [0] * (seats - 3)
    assert len(board.zone("stock")) == 48 + 3 - 6 - 21


@pytest.mark.parametrize("extra", ["sell_brights", "dropout"])
@pytest.mark.parametrize(
    ("seats", "answers", "who", "plays", "dropped", "out"),
    [
        (4, ["stay", "stay"], [1, 2], [0, 1, 2], [], [3]),
        (4, ["drop"], [1], [0, 2, 3], [1], []),
        (4, ["stay", "drop"], [1, 2], [0, 1, 3], [2], []),
        (5, ["stay", "drop", "stay"], [1, 2, 3], [0, 1, 3], [2], [4]),
        (5, ["drop", "drop"], [1, 2], [0, 3, 4], [1, 2], []),
        (5, ["stay", "stay"], [1, 2], [0, 1, 2], [], [3, 4]),
        (6, ["drop", "stay", "drop", "drop"], [1, 2, 3, 4], [0, 2, 5], [1, 3, 4], []),
        (6, ["drop", "stay", "stay"], [1, 2, 3], [0, 2, 3], [1], [4, 5]),
    ],
)
def test_the_dealer_plays_and_the_others_are_asked_until_it_is_clear(
    seats: int,
    answers: list[str],
    who: list[int],
    plays: list[int],
    dropped: list[int],
    out: list[int],
    extra: str,
) -> None:
    board = table(seats, extra)
    assert asked(board, *answers) == who
    assert playing(board) == plays
    assert (list(board.facts["dropped"]), list(board.facts["forced_out"])) == (dropped, out)
    assert board.asked == tuple(plays)  # the hand check
    for seat in plays:
        board.do("continue", seat=seat)
    assert board.mover == 0
    board.idle()
    assert board.mover == plays[1]


def test_the_order_of_the_question_begins_at_the_dealers_right() -> None:
    board = table(5, dealer=3)
    assert asked(board, "drop", "stay", "stay") == [4, 0, 1]
    assert playing(board) == [0, 1, 3]


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("08b 11b 12j1", 6),
        ("X2 08b", 4),
        ("08b 08a 08j1", 4),  # one bright, doubled by the triple
        ("08b 08a 08j1 08j2", 4),
        ("11j1 12j1", 4),
        ("09a 05a", 0),
        ("01j1 01j2 01r", 0),
        ("01b 03b 08b 11b 12b X2 X2_2", 14),
    ],
)
def test_the_last_player_who_is_forced_out_sells(hand: str, points: int) -> None:
    board = table(5, hands={4: hand}).do("stay", "stay")
    assert board.payments() == ([("sale", (0, -points, -points, 0, 2 * points))] if points else [])
    assert next((e.seat, e.key) for e in board.events if e.key == "sale") == (4, "sale")


def test_brights_only_and_all_three_pay() -> None:
    board = table(4, hands={3: GOODS}, sale_cards="brights_only", sale_paid_by="all_three", sale_unit=3)
    assert board.do("stay", "stay").payments() == [("sale", (-6, -6, -6, 18))]


def test_without_somebody_forced_out_nobody_sells() -> None:
    board = table(4, hands={1: GOODS, 3: "03b 01b 11j1"})
    board.do("drop")
    assert board.payments() == []
    assert "sale" not in board.calls()


def test_a_sale_is_outside_all_multipliers_and_beside_the_result() -> None:
    board = table(4, hands={3: GOODS, 0: QUAD}, carried=Carried(4)).do("stay", "stay")
    for seat, words in ((0, "declare_quad_win"), (1, "continue"), (2, "continue")):
        board.do(words, seat=seat)
    outcome = board.outcome
    assert outcome.paid[0].points == (0, -6, -6, 12)
    assert outcome.result == (80, -40, -40, 0)
    assert outcome.points == (80, -46, -46, 12)


def rounds(deals: dict[int, dict[int, str]], seats: int, **options: Any) -> Session:
    """A match whose deals give these hands; seat 0 deals all of them."""
    rules = GO_STOP.options("gostop", options)
    orders = {number: deal_order(hands, "", 0, rules, seats) for number, hands in deals.items()}
    return session(orders, seats=seats, preset="gostop", **options)


def go_on(match: Session) -> None:
    """Everybody continues in the hand check."""
    for seat in match.asked:
        match.do(seat, ("continue",))


@pytest.mark.parametrize(("rule", "who"), [(True, [2, 3]), (False, [1, 2, 3])])
def test_who_dropped_last_round_has_to_stay(rule: bool, who: list[int]) -> None:
    match = rounds({1: {0: QUAD}, 2: {}}, 5, extra_seats="sell_brights", no_double_drop=rule)
    for seat, word in ((1, "drop"), (2, "stay"), (3, "stay")):
        match.do(seat, (word,))
    match.do(0, ("declare_quad_win",))
    go_on(match)
    match.do(0, ("next",))
    found = []
    while match.round.facts()["phase"] == "announce":
        found.append(match.asked[0])
        match.do(match.asked[0], ("drop" if match.asked[0] == 2 else "stay",))
    assert found == who


def test_a_drawn_round_is_played_again_by_the_same_three_without_a_question_or_a_sale() -> None:
    # a quad on the table draws the first round
    rules = GO_STOP.options("gostop", {"extra_seats": "sell_brights"})
    first = deal_order({4: GOODS}, "06a 06r 06j1 06j2", 0, rules, 5)
    match = session({1: first}, seats=5, preset="gostop", extra_seats="sell_brights")
    for seat, word in ((1, "drop"), (2, "stay"), (3, "stay")):
        match.do(seat, (word,))
    drawn = match.done[0][1]
    assert (drawn.key, drawn.winner, drawn.carried.factor) == ("table_quad", None, 2)
    assert drawn.paid[0].points == (0, 0, -6, -6, 12)
    assert (drawn.carried.playing, drawn.carried.dropped) == ((0, 2, 3), (1,))
    match.do(0, ("next",))
    assert (match.setup.dealer, match.round.facts()["playing"]) == (0, [0, 2, 3])
    assert match.asked == (0, 2, 3)
    assert match.round.facts()["paid"] == []
    assert [event.kind for event in match.events if event.key == "sale"] == ["called", "paid"]


@pytest.mark.parametrize("rule", ["winner", "alternate", "loser", "fixed"])
def test_the_replay_has_the_same_dealer_whatever_the_rule(rule: str) -> None:
    rules = GO_STOP.options("gostop", {"extra_seats": "dropout"})
    first = deal_order({}, "06a 06r 06j1 06j2", 0, rules, 4)
    match = session({1: first}, seats=4, preset="gostop", extra_seats="dropout", next_dealer=rule)
    match.do(1, ("drop",))
    match.do(0, ("next",))
    assert match.setup.dealer == 0
    assert match.round.facts()["playing"] == [0, 2, 3]


def test_a_replay_does_not_count_for_the_double_drop() -> None:
    rules = GO_STOP.options("gostop", {"extra_seats": "sell_brights"})
    first = deal_order({}, "06a 06r 06j1 06j2", 0, rules, 4)
    second = [*deal_order_of_three((0, 2, 3), {0: QUAD}, 4)]
    match = session({1: first, 2: second}, seats=4, preset="gostop", extra_seats="sell_brights")
    match.do(1, ("drop",))
    match.do(0, ("next",))
    match.do(0, ("declare_quad_win",))
    go_on(match)
    match.do(0, ("next",))
    assert (match.setup.dealer, match.asked) == (0, (2,))  # seat 1 is not asked: he has to stay


def deal_order_of_three(order: tuple[int, int, int], hands: dict[int, str], seats: int) -> list[str]:
    """A deal to three of more seats: the cards of a deal to three, the dealer first in `order`."""
    rules = GO_STOP.options("gostop")
    return deal_order({order.index(seat): cards for seat, cards in hands.items()}, "", 0, rules, 3)


def test_a_redeal_is_for_the_same_three_without_a_new_sale_or_penalty() -> None:
    for extra, key in (("sell_brights", "sale"), ("dropout", "dropout")):
        again = deal_order_of_three((0, 1, 2), {}, 4)
        board = dealt(
            {3: GOODS},
            "06a 06r 06j1 06j2",
            again=again,
            preset="gostop",
            seats=4,
            extra_seats=extra,
            table_quad="redeal",
            penalty_for_forced_out=True,
        ).do("stay", "stay")
        assert [event.kind for event in board.events if event.kind == "shuffled"] == ["shuffled"]
        assert (playing(board), board.asked) == ([0, 1, 2], (0, 1, 2))
        assert [name for name, _ in board.payments()] == [key]
        assert [len(board.hand(seat)) for seat in range(4)] == [7, 7, 7, 0]


def test_the_penalty_lies_in_the_pot_until_a_round_has_a_winner() -> None:
    rules = GO_STOP.options("gostop", {"extra_seats": "dropout"})
    first = deal_order({}, "06a 06r 06j1 06j2", 0, rules, 4)
    second = deal_order_of_three((0, 2, 3), {2: QUAD}, 4)
    match = session({1: first, 2: second}, seats=4, preset="gostop", extra_seats="dropout")
    match.do(1, ("drop",))
    drawn = match.done[0][1]
    assert (drawn.points, drawn.carried.pot, match.totals) == ((0, -12, 0, 0), 12, (500, 488, 500, 500))
    match.do(0, ("next",))
    match.do(2, ("declare_quad_win",))
    go_on(match)
    won = match.done[1][1]
    assert [(one.key, one.points) for one in won.paid] == [("pot", (0, 0, 12, 0))]
    assert (won.winner, won.result, won.carried.pot) == (2, (-20, 0, 40, -20), 0)
    assert sum(match.totals) == 2000


def test_equal_parts_go_to_those_who_play_at_once() -> None:
    board = table(6, "dropout", penalty_to="each_active_equal", penalty_for_forced_out=True)
    board.do("drop", "stay", "stay")
    assert board.payments() == [("dropout", (12, -12, 12, 12, -12, -12))]
    assert board.facts["pot"] == 0


def test_gc_41_folded_hands_lie_on_top_in_dealt_order_the_last_one_uppermost() -> None:
    board = table(5, "dropout", folded_cards="top_of_stock").do("drop", "stay", "stay")
    dealt_to = {
        seat: [e.cards[0] for e in board.events if e.kind == "dealt" and e.target == f"hand:{seat}"]
        for seat in (1, 4)
    }
    for seat in (0, 2, 3):
        board.do("continue", seat=seat)
    coming: list[int] = []
    while len(coming) < 14:
        if board.round.turn().kind == "chance":
            card = board.round.chances()
            assert card.bit_count() == 1
            coming.append(card.bit_length() - 1)
            board.round.draw(coming[-1], board.events.append)
        else:
            seat = board.asked[0]
            legal = board.round.legal(seat)
            go = GO_STOP.actions.code(["go"])
            board.round.play(seat, go if go in legal else legal[0], board.events.append)
    assert coming == [*dealt_to[4], *dealt_to[1]]


def test_shuffled_hands_can_come_in_any_order() -> None:
    board = table(5, "dropout").do("drop", "stay", "stay")
    assert [spec.name for spec, _ in board.round.zones() if spec.name == "top"] == []
    for seat in (0, 2, 3):
        board.do("continue", seat=seat)
    board.round.play(0, board.round.legal(0)[0])
    assert board.round.turn().kind == "choice" or board.round.chances().bit_count() > 20


@pytest.mark.parametrize(("preset", "players"), [("matgo", 2), ("gostop", 3)])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_first_cards_the_earliest_of_the_draw_play_the_match(preset: str, players: int, seats: int) -> None:
    draw = "04a 01b 06a 03b 02a 07a"  # in this order: 1, 4, 3, 0, 2, 5
    earliest = [seat for seat in (1, 4, 3, 0, 2, 5) if seat < seats][:players]
    match = session(seats=seats, draw=draw, preset=preset, extra_seats="first_cards", seating="as_joined")
    assert match.setup.dealer == 1
    assert match.round.facts()["playing"] == sorted(earliest)
    assert set(match.asked) == set(earliest)
    play_round(match)
    match.do(0, ("next",))
    assert match.round.facts()["playing"] == sorted(earliest)
    idle = [total for seat, total in enumerate(match.totals) if seat not in earliest]
    assert idle == [500] * len(idle)


@pytest.mark.parametrize(("preset", "players"), [("matgo", 2), ("gostop", 3)])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_first_cards_those_who_sat_down_by_their_cards_play(preset: str, players: int, seats: int) -> None:
    """The earliest cards sit side by side from the dealer on, so they play in the order of their cards."""
    draw = "04a 01b 06a 03b 02a 07a"  # in this order: 1, 4, 3, 0, 2, 5
    order = [player for player in (1, 4, 3, 0, 2, 5) if player < seats]
    match = session(seats=seats, draw=draw, preset=preset, extra_seats="first_cards")
    dealer = match.setup.dealer
    assert [match.players[(dealer + place) % seats] for place in range(seats)] == order
    assert match.round.facts()["playing"] == sorted((dealer + place) % seats for place in range(players))


def test_more_at_the_table_than_the_options_allow_are_refused() -> None:
    with pytest.raises(ValueError, match="played by 3"):
        session(seats=4, preset="gostop")
    options = GO_STOP.options("gostop", {"extra_seats": "sell_brights"})
    with pytest.raises(ValueError, match="not by 7"):
        Session(GO_STOP, options, 7, lambda _: FromList([]))


@pytest.mark.parametrize(("limit", "points"), [(True, (0, -4, -6, 10)), (False, (0, -6, -6, 12))])
def test_a_limited_purse_holds_for_the_sale_too(limit: bool, points: tuple[int, ...]) -> None:
    board = table(4, hands={3: GOODS}, purse=(500, 4, 500, 500), purse_limit=limit).do("stay", "stay")
    assert board.payments() == [("sale", points)]


@pytest.mark.parametrize("dealer", range(4))
def test_a_penalty_that_cannot_be_paid_in_full_is_shared_from_the_dealer_on(dealer: int) -> None:
    poor = (dealer + 1) % 4
    purse = tuple(5 if seat == poor else 50 for seat in range(4))
    options = GO_STOP.options("gostop", {"extra_seats": "dropout", "penalty_to": "each_active_equal"})
    round_ = GO_STOP.deal(options, Setup(4, dealer, purse=purse))
    while round_.turn().kind == "chance":
        round_.draw(bits.lowest(round_.chances()))
    round_.play(poor, GO_STOP.actions.code(["drop"]))
    points = round_.facts()["paid"][0]["points"]
    assert points[dealer:] + points[:dealer] == [1, -5, 2, 2]
