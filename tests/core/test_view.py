"""Hidden zones that are seen as one tell nothing of each other."""

import pytest

from hato.core.actions import ActionTable, Verb
from hato.core.round import CHANCE, Round, Turn
from hato.core.view import make_view
from hato.core.zones import NOBODY, ZoneSpec, only

TABLE = ActionTable([Verb("wait")])


class Places(Round):
    """Three cards in hidden places, a hand, and whatever lies where."""

    def __init__(self, left: int, right: int, hand: int) -> None:
        self.masks = (left, right, hand)

    def turn(self) -> Turn:
        return CHANCE

    def facts(self) -> dict[str, object]:
        return {}

    def zones(self) -> list[tuple[ZoneSpec, int]]:
        specs = (
            ZoneSpec("left", None, NOBODY, "closed"),
            ZoneSpec("right", 0, only(0), "closed"),
            ZoneSpec("hand", 0, only(0)),
        )
        return list(zip(specs, self.masks, strict=True))


@pytest.mark.parametrize("seat", [1, None])
def test_hidden_places_that_are_seen_as_one_give_one_view(seat: int | None) -> None:
    views = {
        make_view("any", TABLE, Places(*masks), seat).zones for masks in [(7, 0, 8), (1, 6, 8), (4, 3, 8)]
    }
    (zones,) = views
    assert [(zone.name, zone.owner, zone.count, zone.cards) for zone in zones] == [
        ("closed", None, 3, None),
        ("hand", 0, 1, None),
    ]


def test_who_may_see_a_place_sees_it_by_itself() -> None:
    zones = make_view("any", TABLE, Places(1, 6, 8), 0).zones
    assert [(zone.name, zone.count, zone.cards) for zone in zones] == [
        ("closed", 1, None),
        ("right", 2, 6),
        ("hand", 1, 8),
    ]
