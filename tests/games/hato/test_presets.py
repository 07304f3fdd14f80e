"""The presets against the tables MH-4 and MH-8, written from a copy of their rows."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core import options
from tests.games.hato.board import HATO, PRESETS

MH_4 = """
| hongdan | 30 | yes | yes | yes | yes |
| cheongdan | 30 | yes | yes | yes | yes |
| chodan | 30 | yes | no | no | yes |
| choyak | 20 | yes | yes | yes | yes |
| pungyak | 20 | yes | yes | yes | yes |
| biyak | 20 | yes | yes | no | yes |
| ttongyak | 20 | no | no | yes | no |
| ogwang | 50 | no | yes | yes | yes |
| godori | 50 | no | no | no | no |
"""
"""Yaku, value, then the columns minhwatu; sakhalin and _250; sakhalin_260; card1995 and _fair."""
COLUMNS = (("minhwatu",), ("sakhalin", "sakhalin_250"), ("sakhalin_260",), ("card1995", "card1995_fair"))

TWELVE = {"type": "rounds", "n": 12}
BANKROLL = {"type": "bankroll"}
MH_8: dict[str, tuple[Any, Any, Any]] = {
    "players": (2, 2, 2),
    "length": (TWELVE, BANKROLL, BANKROLL),
    "table_quad": ("redeal", "redeal", "redeal"),
    "hand_quad": ("nothing", "nothing", "nothing"),
    "godori": (0, 0, 0),
    "bonus_mode": ("from_each_opponent", "added_only", "added_only"),
    "settlement": ("vs_par", "difference", "difference"),
    "extra_draw": ("none", "unmatched", "none"),
    "leftover": ("nobody", "nobody", "nobody"),
    "stake": (1, 1, 1),
    "capital": (500, 500, 500),
    "dealer_draw": ("earliest", "first_seat", "first_seat"),
}
"""Option -> the four presets of the family, card1995, card1995_fair. The first lead of the last two is the
person's, who sits at seat 0."""

DEFAULTS: dict[str, Any] = {
    "next_dealer": "winner",
    "draws_count": True,
    "direction": "counterclockwise",
    "draw_time": "night",
    "seating": "by_cards",
    "month_order": "korean",
    "dropout": "off",
    "dropout_penalty": 12,
    "penalty_to": "round_winner",
    "penalty_for_forced_out": False,
    "folded_cards": "shuffled_into_stock",
    "dealer_may_drop": True,
}
"""The general rules: D-2, G-1 to G-5, G-8."""

CARDS = {"dan", "month_sets", "five_brights", "card_values", "capital_in"}
"""Held against MH-4, MH-6 and C-5 below."""


def rows() -> dict[str, dict[str, int]]:
    """Preset -> its yaku and their values, by the copy of MH-4."""
    found: dict[str, dict[str, int]] = {preset: {} for preset in PRESETS}
    for line in MH_4.strip().splitlines():
        key, value, *marks = (cell.strip() for cell in line.strip("|").split("|"))
        for presets, mark in zip(COLUMNS, marks, strict=True):
            for preset in presets:
                if mark == "yes":
                    found[preset][key] = int(value)
    return found


def as_json(preset: str) -> dict[str, Any]:
    """The options of a preset as JSON values."""
    return options.as_json(HATO.options(preset))


def test_mh_8_the_presets_are_those_of_the_reference() -> None:
    assert set(HATO.presets) == set(PRESETS)
    assert HATO.default_preset == "sakhalin"


@pytest.mark.parametrize("preset", PRESETS)
def test_mh_8_a_preset_is_what_the_sheet_says(preset: str) -> None:
    column = {"card1995": 1, "card1995_fair": 2}.get(preset, 0)
    wanted = {name: row[column] for name, row in MH_8.items()} | DEFAULTS
    came = as_json(preset)
    assert {name: came[name] for name in wanted} == wanted
    assert set(came) - set(wanted) == CARDS


@pytest.mark.parametrize("preset", PRESETS)
def test_mh_4_a_preset_has_the_yaku_of_its_column(preset: str) -> None:
    sheet = HATO.sheet(HATO.options(preset))
    assert {entry.key: entry.points for entry in sheet} == rows()[preset]
    assert [entry.key for entry in sheet] == list(rows()[preset])


def test_mh_4_godori_and_five_brights_are_50_or_left_out() -> None:
    for name, key in (("godori", "godori"), ("five_brights", "ogwang")):
        for value in (0, 50):
            sheet = {entry.key: entry.points for entry in HATO.sheet(HATO.options("sakhalin", {name: value}))}
            assert sheet.get(key, 0) == value


@pytest.mark.parametrize(
    ("preset", "values", "total"),
    [
        ("minhwatu", {}, 240),
        ("sakhalin", {}, 240),
        ("sakhalin_250", {"12j1": 10}, 250),
        ("sakhalin_260", {"09a": 20, "11r": 0, "12j1": 10, "12j2": 5}, 260),
        ("card1995", {}, 240),
        ("card1995_fair", {}, 240),
    ],
)
def test_mh_6_and_7_what_the_cards_of_a_preset_count(preset: str, values: dict[str, int], total: int) -> None:
    def points(cards: list[str]) -> int:
        question = {"captured": cards}
        return int(HATO.answers()["score"]({"preset": preset}, question)["card_points"])

    by_kind = {"b": 20, "a": 10, "r": 5, "j": 0}
    for code in HATO.deck.codes:
        assert points([code]) == values.get(code, by_kind[code[2]])
    assert points(list(HATO.deck.codes)) == total
    assert HATO.answers()["deck_fact"]({}, {"query": "total_points"})[preset] == total


def test_mh_8_capital_of_the_1995_presets_counts_money() -> None:
    family = HATO.options("sakhalin", {"length": BANKROLL, "stake": 5})
    assert (family.capital, family.purse) == (500, 500 * family.parts)
    game = HATO.options("card1995", {"stake": 5})
    assert (game.capital, game.purse) == (500, 100)
    for preset in PRESETS:
        wanted = "money" if preset.startswith("card") else "stakes"
        assert as_json(preset)["capital_in"] == wanted
