"""Every option of the Ming form and every value of it changes what it says; the preset is the reference's."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.chance import SealedShuffle
from hato.core.match import Setup
from hato.core.options import OptionError, as_json, schema
from hato.play.session import NEXT, Session
from tests.games.khanhoo_ming.board import MING, beats, dealt, options_of
from tests.games.probing import Probe, Values, cases, check_asked


def throws(value: bool) -> bool:
    board = dealt("S5", "S6", must_beat=value).do("play S5")
    return any(word.startswith("discard") for word in board.words)


def seen(value: str) -> bool:
    board = dealt("M9", "C9", "C8", discard_face=value).do("play M9", "discard C9")
    return board.seen(0, "thrown:1")


def deals(value: int) -> int:
    session = Session(MING, options_of(2, deals=value), 2, SealedShuffle(bytes(32)).round)
    while not session.finished:
        if session.waiting:
            session.do(0, NEXT)
        else:
            seat = session.asked[0]
            session.do(seat, MING.actions.words(session.round.fallback(seat)))
    return len(session.done)


def paid(value: bool) -> bool:
    board = dealt("M9", "").finish()
    return any(MING.money(options_of(2, settle=value), 2, [(Setup(2, 0), board.outcome)]))


VALUES: Values = {
    "must_beat": (throws, [(False, True), (True, False)]),
    "discard_face": (seen, [("down", False), ("up", True)]),
    "specials_beat_leopards": (
        lambda value: beats("C0 S9 M9", "C5 S5 M5", specials_beat_leopards=value),
        [("hero_only", False), ("all_higher", True)],
    ),
    "deals": (deals, [(1, 1), (3, 3)]),
    "settle": (paid, [(True, True), (False, False)]),
}


@pytest.mark.parametrize(("probe", "value", "told"), cases(VALUES))
def test_every_value_says_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_and_every_value_is_asked() -> None:
    infos = {info.name: info for info in schema(type(MING.options()))}
    assert set(VALUES) == set(infos)
    for name, (_, pairs) in VALUES.items():
        check_asked(infos[name], [value for value, _ in pairs])


def test_the_preset_is_that_of_the_reference() -> None:
    assert list(MING.presets) == ["source"]
    assert as_json(MING.options("source")) == {
        "must_beat": False,
        "discard_face": "down",
        "specials_beat_leopards": "hero_only",
        "deals": 4,
        "settle": True,
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_has_two_deals_for_each_player(seats: int) -> None:
    assert options_of(seats).length.n == 2 * seats


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"deals": 21}, "must be a number from 1 to 20"),
        ({"deals": 0}, "must be a number from 1 to 20"),
        ({"discard_face": "left"}, "must be one of down, up"),
        ({"must_beat": 1}, "must be true or false"),
        ({"speed": 1}, "there is no option 'speed'"),
    ],
)
def test_wrong_options_are_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        MING.options("source", wrong)
