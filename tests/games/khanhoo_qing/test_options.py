"""Every option of the Qing form and every value of it changes what it says; the preset is the reference's."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core import customs
from hato.core.chance import SealedShuffle
from hato.core.options import OptionError, as_json, schema
from hato.play.session import NEXT, Session
from tests.games.khanhoo_qing.board import BESIDE, DULL, QING, WIN, dealt, options_of, wins
from tests.games.probing import Probe, Values, cases, check_asked


def eyes(value: str) -> tuple[bool, bool]:
    return wins(f"C8 S3 M2 {BESIDE}", eyes=value), wins(f"RF S9 M9 {BESIDE}", eyes=value)


def wild(value: str) -> bool:
    return wins(f"C8 RF WF {BESIDE}", wild_mode=value)


def triplet(value: str) -> bool:
    return wins("C8 S2 M2 C2 C3 C4 S5 S6 S7 M4 M4 M4 C6 S6 M6", triplet_kind=value)


def hand(value: str) -> list[int]:
    board = dealt(DULL, "", "", hand=value)
    return [board.count(f"hand:{seat}") for seat in range(3)]


def declares(value: bool) -> bool:
    board = dealt(WIN.replace("C5", "M9"), "", claim_when_waiting=value)
    return any(word.startswith("declare") for word in board.words)


def deals(value: int) -> int:
    session = Session(QING, options_of(2, deals=value), 2, SealedShuffle(bytes(32)).round)
    while not session.finished:
        if session.waiting:
            session.do(0, NEXT)
        else:
            seat = session.asked[0]
            session.do(seat, QING.actions.words(session.round.fallback(seat)))
    return len(session.done)


VALUES: Values = {
    "eyes": (eyes, [("wilkinson", (False, True)), ("culin", (True, False)), ("both", (True, True))]),
    "wild_mode": (wild, [("attach", False), ("substitute", True)]),
    "triplet_kind": (triplet, [("any", True), ("different_suits", False)]),
    "direction": (
        lambda value: customs.TURNS[options_of(direction=value).direction],
        [("left", "clockwise"), ("right", "counterclockwise")],
    ),
    "hand": (hand, [("14+1", [15, 14, 14]), ("15+0", [16, 15, 15])]),
    "claim_when_waiting": (declares, [(False, False), (True, True)]),
    "deals": (deals, [(1, 1), (3, 3)]),
}


@pytest.mark.parametrize(("probe", "value", "told"), cases(VALUES))
def test_every_value_says_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_and_every_value_is_asked() -> None:
    infos = {info.name: info for info in schema(type(QING.options()))}
    assert set(VALUES) == set(infos)
    for name, (_, pairs) in VALUES.items():
        check_asked(infos[name], [value for value, _ in pairs])


def test_the_preset_is_that_of_the_reference() -> None:
    assert list(QING.presets) == ["source"]
    assert as_json(QING.options("source")) == {
        "eyes": "wilkinson",
        "wild_mode": "attach",
        "triplet_kind": "any",
        "direction": "left",
        "hand": "14+1",
        "claim_when_waiting": False,
        "deals": 4,
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_match_has_two_deals_for_each_player(seats: int) -> None:
    assert options_of(seats).length.n == 2 * seats


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deals": 21}, "must be a number from 1 to 20"),
        ({"hand": "16"}, "must be one of 14\\+1, 15\\+0"),
        ({"direction": "up"}, "must be one of left, right"),
        ({"claim_when_waiting": "on"}, "must be true or false"),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        QING.options("source", wrong)
