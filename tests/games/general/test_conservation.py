"""Every card is in one place, and what cannot be is refused (G-12)."""

from typing import Any

import pytest

from hato.cards.hanafuda import DECK
from hato.core.match import Setup
from hato.core.round import PositionError
from tests.games.positions import KOI_KOI, position

PLACES = ("hand:0", "hand:1", "field", "stock", "captured:0", "captured:1")


def restore(zones: dict[str, int], **facts: Any) -> None:
    """A position with these zones and the facts of a round's first turn, some of them changed."""
    first = position(size=8).round.facts()
    KOI_KOI.restore(KOI_KOI.options(), Setup(2, 0), zones, {**first, **facts})


def fresh() -> dict[str, int]:
    """The zones of a position that can be."""
    return {spec.place: mask for spec, mask in position("01b", size=8).round.zones()}


def test_restore_takes_what_it_gave() -> None:
    restore(fresh())
    assert set(fresh()) == set(PLACES)


def test_restore_refuses_a_missing_card() -> None:
    zones = fresh()
    with pytest.raises(PositionError):
        restore({**zones, "hand:0": zones["hand:0"] & ~DECK.set(["01b"])})


def test_restore_refuses_a_card_in_two_places() -> None:
    with pytest.raises(PositionError):
        restore({**fresh(), "captured:1": DECK.set(["01b"])})


def test_restore_refuses_a_card_in_three_places() -> None:
    """01b three times and 01r nowhere: as numbers the masks still add up to the deck."""
    twice = DECK.set(["01b"])
    zones = {"hand:0": twice, "hand:1": twice, "field": twice, "stock": DECK.mask & ~DECK.set(["01b", "01r"])}
    with pytest.raises(PositionError):
        restore(zones)


def test_restore_refuses_a_mask_below_nothing() -> None:
    zones = fresh()
    with pytest.raises(PositionError):
        restore({**zones, "captured:0": -1, "stock": zones["stock"] + 1})


def test_restore_refuses_an_unknown_place() -> None:
    with pytest.raises(PositionError):
        restore({**fresh(), "pocket": 0})


@pytest.mark.parametrize(
    "facts",
    [
        {"phase": "pick"},
        {"phase": "pick", "flipped": "01b"},
        {"phase": "deal"},
        {"last_caller": 5},
        {"calls": [-1, 0]},
        {"mover": 2},
        {"phase": "nap"},
    ],
    ids=str,
)
def test_restore_refuses_facts_that_do_not_fit(facts: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        restore(fresh(), **facts)


def test_restore_refuses_a_turn_without_a_hand_card() -> None:
    zones = fresh()
    with pytest.raises(PositionError):
        restore({**zones, "hand:0": 0, "captured:0": zones["hand:0"]})
