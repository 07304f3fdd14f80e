"""More at the table than play (G-5): who is asked, who plays, penalties, the pot, folded hands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from hato.core.match import Setup
from hato.core.outcome import Carried, Outcome
from hato.play.session import NEXT
from tests.games.hato.board import HATO, SIZES, Board, deal_order, dealt, play_round, session, settled

PLAIN: dict[str, Any] = {"dan": [], "month_sets": {"01": 0}, "five_brights": 0}


def table(seats: int = 5, players: int = 3, **options: Any) -> Board:
    """A deal by seat 0, each is asked."""
    return dealt(options.pop("hands", {}), seats=seats, players=players, dropout="announce", **options)


def asked(board: Board, *answers: str) -> list[int]:
    """Who was asked while these answers were given, and who is asked now if it is still open."""
    found = []
    for answer in answers:
        found.append(board.mover)
        board.do(answer)
    return found + ([board.mover] if board.phase == "announce" else [])


@pytest.mark.parametrize(
    ("seats", "players", "answers", "who", "plays", "dropped", "out", "dealer"),
    [
        (4, 3, ["stay", "stay", "stay"], [0, 1, 2], [0, 1, 2], [], [3], 0),
        (4, 3, ["drop"], [0], [1, 2, 3], [0], [], 1),
        (4, 3, ["stay", "drop"], [0, 1], [0, 2, 3], [1], [], 0),
        (5, 3, ["drop", "drop"], [0, 1], [2, 3, 4], [0, 1], [], 2),
        (5, 3, ["drop", "stay", "drop"], [0, 1, 2], [1, 3, 4], [0, 2], [], 1),
        (5, 3, ["drop", "stay", "stay", "stay"], [0, 1, 2, 3], [1, 2, 3], [0], [4], 1),
        (6, 4, ["stay", "drop", "stay", "stay", "stay"], [0, 1, 2, 3, 4], [0, 2, 3, 4], [1], [5], 0),
        (7, 5, ["drop", "stay", "drop"], [0, 1, 2], [1, 3, 4, 5, 6], [0, 2], [], 1),
        (7, 6, ["drop"], [0], [1, 2, 3, 4, 5, 6], [0], [], 1),
    ],
)
def test_each_is_asked_from_the_dealer_on_until_it_is_clear(
    seats: int,
    players: int,
    answers: list[str],
    who: list[int],
    plays: list[int],
    dropped: list[int],
    out: list[int],
    dealer: int,
) -> None:
    board = table(seats, players)
    hand, field, _ = SIZES[players]
    assert [len(board.hand(seat)) for seat in range(seats)] == [hand] * seats
    assert (len(board.field), board.words) == (field, {"stay", "drop"})
    assert asked(board, *answers) == who
    facts = board.facts
    assert (list(facts["playing"]), list(facts["dropped"]), list(facts["forced_out"])) == (
        plays,
        dropped,
        out,
    )
    assert (facts["dealer"], board.mover, board.phase) == (dealer, dealer, "play")
    assert [len(board.hand(seat)) for seat in range(seats)] == [
        hand if s in plays else 0 for s in range(seats)
    ]
    order: list[int] = []
    while not board.over:
        if not order or order[-1] != board.mover:
            order.append(board.mover)
        board.do(min(board.words))
    start = plays.index(dealer)
    assert order == (plays[start:] + plays[:start]) * hand
    assert (board.field, {line.seat for line in board.outcome.lines}) == (set(), set(plays))


@pytest.mark.parametrize("dealer", [0, 2, 4])
def test_the_question_begins_with_the_dealer(dealer: int) -> None:
    board = table(dealer=dealer)
    assert asked(board, "drop", "stay", "stay", "stay") == [(dealer + i) % 5 for i in range(4)]
    assert board.facts["dealer"] == (dealer + 1) % 5


def test_a_dealer_who_may_not_drop_is_not_asked_and_plays() -> None:
    board = table(dealer_may_drop=False)
    assert asked(board, "drop", "stay", "stay") == [1, 2, 3]
    assert (list(board.facts["playing"]), board.facts["dealer"]) == ([0, 2, 3], 0)


def test_it_is_for_three_and_more_players() -> None:
    with pytest.raises(ValueError, match="announce"):
        HATO.options("sakhalin", {"dropout": "announce"})
    two = HATO.options("sakhalin", {"dropout": "first_cards"})
    assert list(HATO.numbers(two)) == [2, 3, 4, 5, 6, 7]
    assert list(HATO.numbers(HATO.options("sakhalin"))) == [2]


@pytest.mark.parametrize("players", range(3, 8))
def test_no_more_can_sit_down_than_can_be_dealt_hands(players: int) -> None:
    hand, field, _ = SIZES[players]
    most = max(HATO.numbers(HATO.options("sakhalin", {"players": players, "dropout": "announce"})))
    assert most == min(7, (48 - field) // hand)
    for seats in range(players + 1, most + 1):
        assert len(table(seats, players).hand(seats - 1)) == hand


def test_with_as_many_players_as_seats_nobody_is_asked() -> None:
    board = dealt({}, players=3, dropout="announce")
    assert (board.phase, board.mover, list(board.facts["playing"])) == ("play", 0, [0, 1, 2])


def test_a_redeal_comes_before_the_question() -> None:
    again = deal_order({}, "", 0, range(5), 3)
    board = dealt({}, "08b 08a 08j1 08j2", again=again, seats=5, players=3, dropout="announce")
    shuffled = [event.key for event in board.events if event.kind == "shuffled"]
    assert (shuffled, board.phase) == (["table_quad"], "announce")


# penalties


def test_who_drops_pays_twelve_into_the_pot_and_the_winner_takes_it() -> None:
    board = table(**PLAIN).do("drop", "drop")
    assert board.facts["pot"] == 24 * 3
    board.to_the_end()
    outcome = board.outcome
    assert outcome.winner is not None
    won = tuple(24 * 3 if seat == outcome.winner else 0 for seat in range(5))
    assert [(one.key, one.points) for one in outcome.paid] == [
        ("dropout", (-36, -36, 0, 0, 0)),
        ("pot", won),
    ]
    assert sum(outcome.points) == sum(outcome.result) == 0
    assert outcome.points[:2] == (-36, -36)
    assert outcome.carried.pot == 0


def shared_of_five(pot: int) -> Board:
    """Seats 1, 2 and 3 of five have played; the highest score is shared by 1 and 2."""
    found = _try_shared(pot)
    assert found is not None, "no shared round was found"
    return found


def _try_shared(pot: int) -> Board | None:
    """Random rounds until the highest score is shared."""
    for seed in range(3000):
        rng = Random(seed)
        options = HATO.options("sakhalin", {"players": 3, "dropout": "announce", **PLAIN})
        round_ = HATO.deal(options, Setup(5, 0, carried=Carried(pot=pot)))
        board = Board(round_)
        while round_.turn().kind != "over":
            turn = round_.turn()
            if turn.kind == "chance":
                cards = HATO.deck.names(round_.chances())
                round_.draw(HATO.deck.card(rng.choice(cards)), board.events.append)
                continue
            seat = turn.seats[0]
            words = {"stay", "drop"} & board.words
            code = rng.choice(round_.legal(seat))
            if words:
                code = HATO.actions.code(("drop" if seat == 0 else "stay",))
            round_.play(seat, code, board.events.append)
        if board.outcome.drawn:
            return board
    return None


def test_the_pot_stays_over_a_drawn_round_and_is_won_later() -> None:
    board = shared_of_five(pot=30)
    outcome = board.outcome
    assert (outcome.winner, outcome.key, outcome.carried.pot) == (None, "shared", 30 + 36)
    assert [one.key for one in outcome.paid] == ["dropout"]
    options = HATO.options("sakhalin", {"players": 3, "dropout": "announce", **PLAIN})
    following = HATO.follow(options, [(Setup(5, 0), outcome)])
    assert following is not None
    assert following.carried.pot == 66
    assert following.dealer == 1  # seat 0 dropped, so seat 1 dealt, and a draw keeps the dealer
    later = dealt({}, dealer=1, seats=5, players=3, dropout="announce", carried=following.carried, **PLAIN)
    later.do("stay", "stay", "stay").to_the_end()
    assert later.outcome.winner is not None
    assert dict(zip(range(5), later.outcome.paid[0].points, strict=True))[later.outcome.winner] == 66


@pytest.mark.parametrize("forced", [False, True])
def test_who_is_forced_out_pays_only_by_agreement(forced: bool) -> None:
    board = table(penalty_for_forced_out=forced, settlement="difference").do("drop", "stay", "stay", "stay")
    assert board.payments() == [("dropout", (-12, 0, 0, 0, -12 if forced else 0))]


@pytest.mark.parametrize("penalty", [1, 5, 12])
@pytest.mark.parametrize("settlement", ["vs_par", "difference", "totals"])
def test_equal_parts_are_exact_fractions(penalty: int, settlement: str) -> None:
    rule: dict[str, Any] = {
        "penalty_to": "each_active_equal",
        "dropout_penalty": penalty,
        "settlement": settlement,
    }
    board = table(seats=7, players=5, **rule).do("drop", "drop")
    ((key, points),) = board.payments()
    parts = HATO.options("sakhalin", {"players": 5, "dropout": "announce", **rule}).parts
    assert parts == 5
    assert (key, points) == ("dropout", (-5 * penalty, -5 * penalty, *[2 * penalty] * 5))
    assert board.facts["pot"] == 0


def test_nobody_pays_more_than_is_in_the_purse() -> None:
    rule: dict[str, Any] = {"length": {"type": "bankroll"}, "settlement": "difference", "capital": 40}
    board = table(purse=(5, 0, 40, 40, 40), **rule).do("drop", "drop")
    assert board.payments() == [("dropout", (-5, 0, 0, 0, 0))]
    assert (board.facts["pot"], list(board.facts["purse"])) == (5, [0, 0, 40, 40, 40])


def test_a_match_for_money_with_dropouts_loses_no_money() -> None:
    match = session({}, seats=5, players=3, dropout="announce", length={"type": "bankroll"}, capital=200)
    for number in range(12):
        outcome = play_round(match, announce={0: "drop", 1: "drop", 2: "drop"} if number % 2 else {})
        assert sum(match.totals) + outcome.carried.pot == 5 * 200 * 3
        if match.finished:
            break
        match.do(0, NEXT)
    assert len(match.done) > 2


# folded hands


def test_folded_hands_are_shuffled_into_the_stock() -> None:
    board = table(hands={0: "01b 02a 03b"}).do("drop", "drop")
    assert {"01b", "02a", "03b"} <= board.zone("stock")
    assert board.round.chances() == 0
    assert len(board.zone("stock")) == 48 - 6 - 21


def test_folded_hands_lie_on_the_stock_the_last_one_uppermost_in_dealt_order() -> None:
    first = ["01b", "01r", "02a", "02r", "03b", "03r", "04a"]
    second = ["05a", "05r", "06a", "06r", "07a", "07r", "08b"]
    board = table(hands={0: first, 1: second}, folded_cards="top_of_stock").do("drop", "drop")
    top = [min(board.zone(spec.place)) for spec, _ in board.round.zones() if spec.name == "top"]
    assert top == [*second, *first]
    turned: list[str] = []
    while len(turned) < 14 and not board.over:
        seat = board.mover
        board.events.clear()
        board.do(min(board.words))
        turned += [HATO.deck.codes[e.cards[0]] for e in board.events if e.kind == "drawn"]
        assert seat in (2, 3, 4)
    assert turned[:14] == top


def test_a_stock_of_folded_cards_alone_is_turned_as_well() -> None:
    """Six hands of seven and six on the table leave no stock; three folded hands are all of it."""
    board = table(seats=6, folded_cards="top_of_stock")
    assert board.zone("stock") == set()
    board.do("drop", "drop", "drop").to_the_end()
    assert sum(event.kind == "drawn" for event in board.events) == 21
    assert board.field == set() and sum(len(board.captured(seat)) for seat in range(6)) == 48


def test_forced_out_hands_lie_above_the_dropped_ones() -> None:
    board = table(hands={0: "01b 01r", 4: "05a 05r"}, folded_cards="top_of_stock")
    board.do("drop", "stay", "stay", "stay")
    top = [min(board.zone(spec.place)) for spec, _ in board.round.zones() if spec.name == "top"]
    assert (len(top), top.index("05a") < top.index("01b"), top[0]) == (14, True, "05a")


def test_nobody_else_sees_folded_cards() -> None:
    board = table(hands={0: "01b 01r"}, folded_cards="top_of_stock").do("drop", "stay", "stay", "stay")
    for seat in (1, 2, 3, 4, None):
        view = HATO.view(board.round, seat)
        assert all(zone.cards is None for zone in view.zones if zone.name in ("top", "stock"))
    folded = [e for e in board.events if e.kind == "moved" and e.target == "stock"]
    assert [e.seat for e in folded] == [0, 4]
    for event in folded:
        for seat in range(5):
            assert (event.seen_by(seat).cards == event.cards) == (seat == event.seat)


# the earliest cards play


@pytest.mark.parametrize(("seats", "players"), [(3, 2), (5, 2), (5, 3), (7, 4)])
def test_the_earliest_cards_of_the_draw_play_the_whole_match(seats: int, players: int) -> None:
    draw = "12b 01b 11b 02a 10a 03b 09a"
    match = session(
        {},
        seats=seats,
        draw=draw,
        players=players,
        dropout="first_cards",
        seating="as_joined",
        length={"type": "rounds", "n": 4},
    )
    by_month = {"12b": 11, "11b": 12}
    months = [by_month.get(card, int(card[:2])) for card in draw.split()[:seats]]
    wanted = tuple(sorted(sorted(range(seats), key=lambda seat: months[seat])[:players]))
    assert match.setup.dealer == months.index(min(months))
    while True:
        assert tuple(match.round.facts()["playing"]) == wanted
        assert match.setup.dealer in wanted
        outcome = play_round(match)
        assert {seat for seat in range(seats) if outcome.points[seat]} <= set(wanted)
        assert {line.seat for line in outcome.lines} == set(wanted)
        if match.finished:
            break
        match.do(0, NEXT)


# who deals after a round in which somebody sat out


def outcome_of(points: Sequence[int], winner: int | None, playing: Sequence[int]) -> Outcome:
    """A round of three among five, as `settled` makes it, at other seats."""
    few = {seat: f"0{5 + seat}j1" for seat in range(3)}
    del few[0]
    lines = settled(few, players=3).outcome.lines
    moved = [type(line)(line.key, playing[line.seat], line.points, line.factor, line.cards) for line in lines]
    return Outcome(
        "highest" if winner is not None else "shared",
        tuple(points),
        winner,
        tuple(moved),
        same_dealer=winner is None,
        shared=winner is None,
    )


@pytest.mark.parametrize(
    ("rule", "points", "winner", "playing", "dealer"),
    [
        # seat 0 was to deal and dropped out, so seat 1 dealt
        ("winner", (-36, 10, -10, 0, 0), 1, (1, 2, 4), 1),
        ("winner", (-36, 10, 10, -20, 0), None, (1, 2, 3), 1),
        ("winner", (-36, -36, 20, 20, -40), None, (2, 3, 4), 2),
        ("alternate", (-36, 10, 10, -20, 0), None, (1, 2, 3), 2),
        ("alternate", (-36, -36, 20, 10, -30), 2, (2, 3, 4), 3),
        ("loser", (-36, 30, 20, 10, 0), 1, (1, 2, 3), 3),
        ("loser", (0, 90, 60, 60, 0), 1, (1, 2, 3), 2),
        ("fixed", (-36, 30, 20, 10, 0), 1, (1, 2, 3), 0),
    ],
)
def test_who_deals_after_the_dealer_has_dropped_out(
    rule: str, points: tuple[int, ...], winner: int | None, playing: tuple[int, ...], dealer: int
) -> None:
    options = HATO.options("sakhalin", {"players": 3, "dropout": "announce", "next_dealer": rule})
    following = HATO.follow(options, [(Setup(5, 0), outcome_of(points, winner, playing))])
    assert following is not None and following.dealer == dealer
