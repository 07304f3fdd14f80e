"""Who may see the faces of cards: one notion for zones, events and the lines of a record."""

from __future__ import annotations

import pytest

from hato.core.events import HIDDEN, dealt, drawn
from hato.core.zones import ALL, NOBODY, Sight, ZoneSpec, only, sees
from hato.records.sight import check_sight, read_sight, spell_sight

WHO: list[tuple[Sight, set[int | None]]] = [
    (ALL, {None, 0, 1, 2, 3}),
    (NOBODY, set()),
    (only(), set()),
    (only(2), {2}),
    (only(0, 3), {0, 3}),
]
EVERYONE: tuple[int | None, ...] = (None, 0, 1, 2, 3)


@pytest.mark.parametrize(("sight", "seats"), WHO)
def test_a_sight_is_the_seats_that_see(sight: Sight, seats: set[int | None]) -> None:
    assert {seat for seat in EVERYONE if sees(seat, sight)} == seats


@pytest.mark.parametrize(("sight", "seats"), WHO)
def test_zone_and_event_show_their_faces_to_the_same_seats(sight: Sight, seats: set[int | None]) -> None:
    zone = ZoneSpec("down1", None, sight)
    for event in (dealt("down1", (5, 7), sight), drawn(1, 5, "down1", sight)):
        for seat in EVERYONE:
            assert zone.seen_by(seat) == (seat in seats)
            hidden = (HIDDEN,) * len(event.cards)
            assert event.seen_by(seat).cards == (event.cards if seat in seats else hidden)


def test_a_zone_may_have_an_owner_who_is_not_the_one_that_sees() -> None:
    zone = ZoneSpec("dead", 1, only(0, 2))
    assert zone.place == "dead:1"
    assert [zone.seen_by(seat) for seat in EVERYONE] == [False, True, False, True, False]


@pytest.mark.parametrize(
    ("sight", "value"), [(only(), None), (only(2), 2), (only(3, 0), [0, 3]), (only(1, 2, 0), [0, 1, 2])]
)
def test_a_sight_has_one_spelling_in_records(sight: frozenset[int], value: object) -> None:
    assert spell_sight(sight) == value
    assert check_sight(value) is None
    assert read_sight({"seen_by": value}) == sight


def test_what_everybody_sees_has_no_seen_by() -> None:
    assert read_sight({}) is ALL


@pytest.mark.parametrize("value", [[], [1], [2, 1], [1, 1], [0, -1], [0, "1"], -1, True, "0", {}, 1.0])
def test_any_other_value_is_refused_with_a_reason(value: object) -> None:
    reason = check_sight(value)
    assert reason is not None and reason.startswith("must be ")
