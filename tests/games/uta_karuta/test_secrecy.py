"""Who sees what in uta-karuta: hands, gifts, what is dropped, and the next poem."""

from __future__ import annotations

from tests.games.uta_karuta.board import UTA, table
from tests.games.uta_karuta.test_clauses import HANDS
from tests.games.uta_karuta.test_rules import LONG


def test_uta_7_hands_and_gifts_are_seen_by_those_whom_they_concern() -> None:
    board = table(HANDS).answered(41, 3).do("penalty 61", "penalty 62")
    gifts = [event for event in board.events if event.kind == "moved" and event.target == "hand:2"]
    for seat in (None, 0, 1, 2, 3):
        seen = [event.seen_by(seat).cards for event in gifts]
        assert seen == ([(60,), (61,)] if seat in (2, 3) else [(-1,), (-1,)])
        view = UTA.view(board.round, seat)
        for other in range(4):
            zone = view.zone("hand", other)
            assert zone.count == board.counts[other]
            assert (zone.cards is not None) is (seat == other)


def test_uta_5_what_is_dropped_is_seen_by_nobody_else() -> None:
    board = table([LONG, (2,), (3,), (4,)], {0: 5}).answered(5, 0).do("discard 30")
    for seat in (None, 1, 2, 3):
        assert UTA.view(board.round, seat).zone("dropped", 0).cards is None
        assert board.events[-1].seen_by(seat).cards == (-1,)


def test_uta_2_nothing_tells_which_poem_is_next() -> None:
    board = table(HANDS)
    for seat in (None, 0, 1, 2, 3):
        view = UTA.view(board.round, seat)
        assert view.facts["poem"] is None and not view.choices
    assert set(board.facts) == set(table(HANDS).read(41).facts)
