"""What nobody learns: refusals, prompts, drawn and sold cards (GS-3, G-13)."""

import json
from typing import Any

import pytest

from hato.play.session import Session
from hato.records import header_of, redact, write
from tests.games.go_stop.board import DECK, GO_STOP, deal_order, dealt, position, session

TRIPLE, QUAD = "05a 05r 05j1", "05a 05r 05j1 05j2"


def told(match: Session, seat: int | None) -> str:
    """Everything that a seat gets to know of a match: view, events, record, number of entries."""
    view = match.view(seat)
    parts: list[Any] = [view.facts, [c.words for c in view.choices], view.secrets, str(view.turn)]
    parts += [str(event.seen_by(seat)) for event in match.events if event.kind != "dealt"]
    header = header_of(match, "matgo", [f"Seat {one}" for one in range(match.seats)])
    parts += list(redact(list(write(match, header)), seat))[1:]
    if seat is not None:
        parts.append(match.known(seat))
    return json.dumps(parts, default=str)


def two_matches(hand: str, other: str, preset: str, **options: Any) -> tuple[Session, Session]:
    """The same deal twice, but seat 1 holds `hand` in the first and `other` in the second."""
    out = []
    for cards in (hand, other):
        rules = GO_STOP.options(preset, options)
        mine = " ".join([*cards.split(), *REST.split()][:10])
        order = deal_order({0: HAND, 1: mine}, TABLE, 0, rules, 2)
        out.append(session({1: order}, preset=preset, **options))
    return out[0], out[1]


HAND = "01j1 02j1 03j1 04j1 07j1 08j1 09j1 10j1 12j2 11r"
TABLE = "01j2 02j2 03j2 04j2 07j2 08j2 09j2 10j2"
REST = "11a 11b 12b 10a 09a 08a 07a"


@pytest.mark.parametrize("preset", ["matgo", "godori_1"])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_go_stop_fault_27_a_quad_holder_plays_on_and_nobody_learns_it(
    preset: str, order: tuple[int, int]
) -> None:
    first, second = two_matches(QUAD, "05a 05r 06a 06r", preset)
    pairs = []
    for match in (first, second):
        seen = []
        for seat in order:
            seen.append((match.asked, told(match, 0) if seat == 0 else ""))
            match.do(seat, ("continue",))
        pairs.append(seen)
        assert match.round.facts()["phase"] == "play"
    assert pairs[0] == pairs[1]
    assert_same_for_all(first, second)


def assert_same_for_all(first: Session, second: Session) -> None:
    """Does nobody but seat 1 see a difference?"""
    hands = [{zone.place: zone.cards for zone in match.view(0).zones} for match in (first, second)]
    assert hands[0]["hand:0"] == hands[1]["hand:0"]
    assert hands[0]["field"] == hands[1]["field"]
    for seat in (0, None):
        texts = [told(match, seat) for match in (first, second)]
        assert texts[0] == texts[1]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_go_stop_fault_26_a_declined_shake_is_not_to_be_seen(order: tuple[int, int]) -> None:
    first, second = two_matches(TRIPLE, "05a 05r 06a", "godori_1")
    assert ("shake", "05") in [choice.words for choice in first.view(1).choices]
    for match in (first, second):
        for seat in order:
            assert match.asked == tuple(one for one in (0, 1) if one not in order[: order.index(seat)])
            match.do(seat, ("continue",))
    assert_same_for_all(first, second)


def test_go_stop_fault_26_nor_before_an_own_play() -> None:
    first, second = two_matches(TRIPLE, "05a 05r 06a", "matgo")
    for match in (first, second):
        match.do(0, ("continue",))
        match.do(1, ("continue",))
        card = min(w for w in ([c.words for c in match.view(0).choices]) if w[0] == "play")
        match.do(0, card)
        while match.asked == (0,):
            match.do(0, match.view(0).choices[0].words)
    assert ("shake", "05") in [choice.words for choice in first.view(1).choices]
    assert_same_for_all(first, second)


def test_an_answer_in_the_hand_check_is_known_only_when_all_have_answered() -> None:
    match = two_matches(TRIPLE, "05a 05r 06a", "godori_1")[0]
    before = len(match.events)
    known = match.known(0)
    match.do(1, ("shake", "05"))
    assert match.events[before:] == []
    assert match.known(0) == known
    assert match.view(0).facts["shown"] == [[], []]
    assert match.view(0).secrets == {}
    assert match.view(1).secrets == {"sealed": [["shake", "05"]]}
    match.do(0, ("continue",))
    assert [event.key for event in match.events if event.kind == "called"] == ["shake"]
    assert match.view(0).facts["shown"][1] == TRIPLE.split()


def test_a_quad_win_voids_the_shakes_and_they_stay_secret() -> None:
    order = deal_order({0: TRIPLE, 1: "08b 08a 08j1 08j2"}, "", 0, GO_STOP.options("godori_1"), 2)
    match = session({1: order}, preset="godori_1")
    match.do(0, ("shake", "05"))
    match.do(1, ("declare_quad_win",))
    assert match.done[0][1].winner == 1
    assert [event.key for event in match.events if event.kind == "called"] == ["president"]
    for seat in (1, None):
        assert "shake" not in told(match, seat)


def test_everybody_is_asked_even_with_nothing_to_declare() -> None:
    for preset in ("matgo", "gostop", "godori_1"):
        board = dealt(preset=preset)
        assert board.asked == tuple(board.seats)
        for seat in board.seats:
            assert board.words_of(seat) == {"continue"}


def test_with_an_immediate_win_nobody_is_asked() -> None:
    board = dealt({1: QUAD}, hand_quad="win")
    assert board.over
    for rule in ("none", "shake_only", "win"):
        assert dealt({1: TRIPLE}, hand_quad=rule).phase == "play"


SALE: dict[str, Any] = {"preset": "gostop", "seats": 4, "extra_seats": "sell_brights"}


def sold(again: list[str] | None = None, field: str = "", **options: Any) -> Any:
    """Seats 1 and 2 stay, so seat 3 sells 08b."""
    board = dealt({3: "08b", 0: "X2"}, field, again=again or [], **{**SALE, **options})
    return board.do("stay", "stay")


def test_a_sold_card_that_is_drawn_for_a_joker_stays_hidden() -> None:
    board = sold()
    assert DECK.card("08b") in next(e.cards for e in board.events if e.key == "sale")
    for seat in (0, 1, 2):
        board.do("continue", seat=seat)
    board.stock = ["08b"]
    board.do("joker X2")
    assert "08b" in board.hand(0)
    assert "08b" not in json.dumps(board.facts["shown"])
    known = board.round.buried()
    assert not known & DECK.set(["08b"])
    assert not board.round.shown(0)


def test_a_sold_card_that_is_dealt_anew_is_not_shown() -> None:
    rules = {"table_quad": "redeal"}
    options = GO_STOP.options("gostop", {"extra_seats": "sell_brights", **rules})
    again = deal_order({1: "08b"}, "", 0, options, 3)
    board = sold(again=again, field="06a 06r 06j1 06j2", **rules)
    assert (board.phase, "08b" in board.hand(1)) == ("hand_check", True)
    assert board.facts["shown"] == [[], [], [], []]
    assert board.round.buried() == 0


def test_what_is_drawn_for_a_joker_is_seen_by_its_owner_alone() -> None:
    board = position("X2 05r", "09j1", "04j1").do("joker X2")
    (event,) = [event for event in board.events if event.kind == "drawn"]
    assert event.seen_by(0).cards == (DECK.card("04j1"),)
    assert DECK.card("04j1") not in event.seen_by(1).cards
    assert GO_STOP.view(board.round, 1).zone("hand", 0).cards is None
