"""Every option and every value of it changes what it says, and the presets are those of the reference."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.options import as_json, schema
from hato.texts import LANGUAGES, texts
from tests.games.kyogi_karuta.board import KYOGI, dealt, mat
from tests.games.probing import Probe, Values, cases, check_asked


def cards_per_side(value: int) -> Any:
    return dealt(cards_per_side=value).counts


def handicap(value: int) -> Any:
    return dealt(cards_per_side=20, handicap=value).counts


def ghosts(value: int) -> Any:
    return dealt(ghosts=value).round.ghosts.bit_count()


def ghosts_shown(value: bool) -> Any:
    return dealt(cards_per_side=5, ghosts=5, ghosts_shown=value, ready=2).facts["known"]


def memorize_s(value: int) -> Any:
    return dealt(memorize_s=value, ready=1).facts["limit_ms"]


def regroup(value: bool) -> Any:
    return mat(regroup=value).read(87, (0, 87, 500)).phase


def pace(value: int) -> Any:
    return mat(mine=(64,), pace=value).draw(64).facts["interval"]


def late_ms(value: int) -> Any:
    return mat(pace=100, late_ms=value).draw(22).facts["interval"]


def tie_window_ms(value: int) -> Any:
    taken = [
        mat(tie_window_ms=value, proof="ending4").read(22, (1, 22, 500 + late), (0, 22, 500)).round.taker
        for late in (0, 15, 16, 50)
    ]
    return taken


def early(value: str) -> Any:
    return mat(early=value).phase


def proof(value: str) -> Any:
    board = mat(proof=value).read(22, (0, 22, 500))
    return board.phase, [words for words in board.words(0) if not words.startswith("send")][:1]


def send_timeout(value: str) -> Any:
    return "forfeit" in mat(send_timeout=value).read(22, (0, 22, 500)).words(0)


def casual_dispute(value: bool) -> Any:
    return mat(casual_dispute=value).read(22, (0, 22, 500)).phase


VALUES: Values = {
    "cards_per_side": (cards_per_side, [(5, (5, 5)), (24, (24, 24)), (25, (25, 25))]),
    "handicap": (handicap, [(-12, (8, 20)), (0, (20, 20)), (12, (20, 8))]),
    "ghosts": (ghosts, [(0, 0), (1, 1), (50, 50)]),
    "ghosts_shown": (ghosts_shown, [(False, False), (True, True)]),
    "memorize_s": (memorize_s, [(15, 15_000), (120, 120_000), (900, 900_000)]),
    "regroup": (regroup, [(False, "listen"), (True, "break")]),
    "pace": (pace, [(40, [0, 117]), (80, [0, 234]), (100, [0, 293]), (150, [0, 440])]),
    "late_ms": (
        late_ms,
        [(0, [0, 17 * 294]), (3000, [0, 17 * 294 + 3000]), (10_000, [0, 17 * 294 + 10_000])],
    ),
    "tie_window_ms": (tie_window_ms, [(0, [1, 0, 0, 0]), (15, [1, 1, 0, 0]), (50, [1, 1, 1, 1])]),
    "early": (early, [("ignored", "listen"), ("foul", "calm")]),
    "proof": (
        proof,
        [("touch", ("send", [])), ("ending4", ("proof", ["fail"]))],
    ),
    "send_timeout": (send_timeout, [("auto", False), ("forfeit", True)]),
    "casual_dispute": (casual_dispute, [(False, "send"), (True, "confirm")]),
}
ON_THE_PAGE = {"presentation", "script", "lower_half"}
"""What only the page does: its tests are where the page is."""

SCHEMA = {info.name: info for info in schema(type(KYOGI.options()))}


@pytest.mark.parametrize(("probe", "value", "told"), cases(VALUES))
def test_a_value_does_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_has_a_probe() -> None:
    assert set(VALUES) | ON_THE_PAGE == set(SCHEMA)


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_an_option_is_probed_and_differs(name: str) -> None:
    info, (_, pairs) = SCHEMA[name], VALUES[name]
    check_asked(info, [value for value, _ in pairs], ["poet4"] if name == "proof" else ())
    told = [repr(one) for _, one in pairs]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_the_page_does_has_a_name_for_each_value(language: str) -> None:
    """Ending or poet is the same choice among four poems: the page prints another thing on them."""
    asked = mat(proof="ending4").read(22, (0, 22, 500)), mat(proof="poet4").read(22, (0, 22, 500))
    assert asked[0].words(0) == asked[1].words(0)
    for name in ("presentation", "script", "proof"):
        found = [texts(language).get(f"kyogi_karuta-value-{name}-{value}") for value in SCHEMA[name].values]
        assert len(set(found)) == len(found) and not any("kyogi" in one for one in found)
    assert texts(language).has("kyogi_karuta-option-lower_half", "about")


SOURCE = {
    **{"cards_per_side": 25, "handicap": 0, "ghosts": 50, "ghosts_shown": False, "memorize_s": 120},
    **{"regroup": False, "pace": 80, "lower_half": True, "presentation": "text", "script": "kana_unvoiced"},
    **{"late_ms": 3000, "tie_window_ms": 15, "early": "ignored", "proof": "touch", "send_timeout": "auto"},
    "casual_dispute": False,
}


def test_the_presets_are_those_of_the_reference() -> None:
    assert as_json(KYOGI.options("source")) == SOURCE
    official = {**SOURCE, "memorize_s": 900, "pace": 100, "regroup": True, "send_timeout": "forfeit"}
    assert as_json(KYOGI.options("official")) == official
    assert as_json(KYOGI.options("quick")) == {**SOURCE, "memorize_s": 45, "pace": 50, "lower_half": False}
    assert KYOGI.options("beginner").cards_per_side == 10 and KYOGI.options("beginner").ghosts_shown
    assert KYOGI.default_preset == "source"


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("cards_per_side", 5, 25),
        ("ghosts", 0, 50),
        ("memorize_s", 15, 900),
        ("pace", 40, 150),
        ("tie_window_ms", 0, 50),
        ("late_ms", 0, 10_000),
    ],
)
def test_numbers_have_the_range_of_the_reference(name: str, low: int, high: int) -> None:
    assert (SCHEMA[name].low, SCHEMA[name].high) == (low, high)


def test_kar_11_small_games_have_ten_twenty_or_twenty_four_cards() -> None:
    for cards in (5, 10, 12):
        board = dealt(cards_per_side=cards, ghosts=4)
        assert sum(board.counts) == 2 * cards
