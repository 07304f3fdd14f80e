"""The presets against the reference: its option sheet (section 5), GS-1 and GS-16, written from its text."""

from typing import Any

import pytest

from hato.core import options
from tests.games.go_stop.board import GO_STOP

SOURCE = ("godori_1", "godori_2", "godori_3", "godori_literal")
MATGO = ("matgo", "matgo_hangame", "matgo_pmang", "matgo_netmarble")
GOSTOP = ("gostop", "gostop_hangame")
MODERN = (*MATGO, *GOSTOP)
ALL = (*SOURCE, *MODERN)

BANKROLL = {"type": "bankroll"}
TWELVE = {"type": "rounds", "n": 12}


def sheet(source: Any, literal: Any, matgo: Any, gostop: Any) -> dict[str, Any]:
    """A row of the sheet: godori 1 to 3, literal, the modern game for two and for three."""
    row = dict.fromkeys(SOURCE, source) | {"godori_literal": literal}
    return row | dict.fromkeys(MATGO, matgo) | dict.fromkeys(GOSTOP, gostop)


ROWS: dict[str, dict[str, Any]] = {
    # GS-1
    "players": sheet(2, 2, 2, 3),
    "deal": sheet("10-8", "10-8", "10-8", "7-6"),
    "jokers": sheet(["X2", "X3"], ["X2", "X3"], ["X2", "X3"], ["X2", "X2", "X3"]),
    "length": sheet(TWELVE, TWELVE, BANKROLL, BANKROLL),
    "next_dealer": sheet("winner", "winner", "winner", "winner"),
    # GS-3, not in the sheet
    "both_quads": sheet("draw", "draw", "draw_carry", "draw_carry"),
    # section 5
    "month_order": sheet("korean", "korean", "korean", "korean"),
    "table": sheet("column_1", "column_1", "modern", "modern")
    | {"godori_2": "column_2", "godori_3": "column_3"},
    "ribbon_sets": sheet("three", "any_color", "three", "three"),
    "bridge_role": sheet("animal", "animal_or_double_junk", "animal", "animal"),
    "seven_animals": sheet("none", "none", "double_final", "double_final")
    | {"godori_2": "double_animal_points"},
    "table_quad": sheet("redeal", "redeal", "draw_carry", "draw_carry"),
    "hand_quad": sheet("win_or_shake", "win_or_shake", "win_or_continue", "win_or_continue"),
    "hand_quad_points": sheet(5, 5, 10, 10),
    "shake_timing": sheet("start_of_round", "start_of_round", "before_own_play", "before_own_play"),
    "ppeok_on_last_turn": sheet(True, True, False, False),
    "last_turn_junk": sheet(True, True, False, False),
    "joker_flip": sheet("keep_no_redraw", "keep_no_redraw", "attach_and_redraw", "attach_and_redraw"),
    "president_trigger": sheet("at_once", "accumulated", "at_once", "at_once"),
    "own_stack_junk": sheet(1, 1, 2, 2),
    "jjok_junk": sheet(0, 0, 1, 1),
    "sweep_junk": sheet(0, 0, 1, 1),
    "steal_unit": sheet("cards", "cards", "value", "value"),
    "cup_stealable": sheet("never", "never", "not_alone", "not_alone"),
    "go_bonus": sheet("source", "source", "modern", "modern"),
    "gwangbak": sheet("plus2", "plus2", "double", "double"),
    "gwangbak_needs_winner_brights": sheet(True, False, True, True),
    "pibak": sheet("double", "double", "double", "double"),
    "pibak_needs_winner_junk": sheet(True, False, True, True),
    "pibak_zero_exempt": sheet(False, False, True, True),
    "exhaustion": sheet("highest_score", "highest_score", "draw_next_double", "draw_next_double"),
    "gobak": sheet(False, False, True, True),
    "first_ppeok": sheet("off", "off", [7, 14, 21], [3, 6, 9]),
    "first_turn_rewards": sheet([], [], ["ppeok"], ["ppeok"]),
    "three_ppeok_points": sheet("off", "off", "stop_minimum", "stop_minimum"),
    "folded_cards": sheet(
        "shuffled_into_stock", "top_of_stock", "shuffled_into_stock", "shuffled_into_stock"
    ),
}

SAME: dict[str, Any] = {
    "spare_rain": "off",
    "shake": "on",
    "shake_blocks_bomb": False,
    "fixed_wins_carry": True,
    "pick_timing": "before_flip",
    "bomb_four": True,
    "after_bomb": "credits",
    "small_bomb": "off",
    "joker_steals_junk": False,
    "last_turn_pak": False,
    "junk_debt": False,
    "junk_choice": "lowest_auto",
    "boar_deer_butterfly": 0,
    "seven_includes_godori": False,
    "cup_decision": "best",
    "cup_saves_loser": True,
    "improve_test": "points",
    "plus2_stage": "last",
    "purse_limit": False,
    "carry_cap": 8,
    "carry_stack": True,
    "gobak_who": "last",
    "gobak_own_share_doubled": False,
    "shodang": "off",
    "heodang": "off",
    "no_animal_penalty": "off",
    "reverse_go": "off",
    "score_cap": "none",
    "extra_seats": "none",
    # G-4, G-5, G-8, GS-15: defaults of the reference
    "capital": 500,
    "draws_count": True,
    "dealer_draw": "earliest",
    "dropout_penalty": 12,
    "penalty_to": "round_winner",
    "penalty_for_forced_out": False,
    "sale_unit": 2,
    "sale_cards": "fw",
    "sale_paid_by": "non_dealers",
    "no_double_drop": True,
}

FIRST = ["ppeok", "ttadak", "jjok", "bomb"]
SERVICES: dict[str, dict[str, Any]] = {
    "matgo_hangame": {
        "hand_quad_points": 10,
        "table_quad": "dealer_wins",
        "first_turn_rewards": FIRST[:2],
        "small_bomb": "junk",
        "last_turn_pak": False,
        "steal_unit": "cards",
        "joker_steals_junk": True,
    },
    "matgo_pmang": {
        "hand_quad_points": 7,
        "table_quad": "draw_carry",
        "first_turn_rewards": FIRST[:1],
        "small_bomb": "junk_and_double",
        "last_turn_pak": True,
        "steal_unit": "value",
        "joker_steals_junk": True,
    },
    "matgo_netmarble": {
        "hand_quad_points": 10,
        "table_quad": "dealer_wins",
        "first_turn_rewards": FIRST,
        "small_bomb": "off",
        "last_turn_pak": False,
        "steal_unit": "value",
        "joker_steals_junk": True,
    },
    "gostop_hangame": {
        "hand_quad_points": 10,
        "table_quad": "dealer_wins",
        "first_turn_rewards": FIRST[:2],
        "small_bomb": "off",
        "last_turn_pak": False,
        "steal_unit": "cards",
        "joker_steals_junk": True,
        "gobak_who": "last",
    },
}
BY_PLAYERS = ("stop_minimum", "pibak_limit")
OUR_OWN = ("stake", "draw_time", "seating", "direction")
"""Of no value in the reference: what a point is worth, the time that the table names for `night_day`, and
the customs of the table."""


def as_json(preset: str) -> dict[str, Any]:
    """The options of a preset as JSON values."""
    return options.as_json(GO_STOP.options(preset))


@pytest.mark.parametrize("preset", ALL)
def test_a_preset_is_what_the_sheet_says(preset: str) -> None:
    wanted = {name: row[preset] for name, row in ROWS.items()} | SAME | SERVICES.get(preset, {})
    came = as_json(preset)
    assert {name: came[name] for name in wanted} == wanted
    assert set(came) - set(wanted) == {*BY_PLAYERS, *OUR_OWN}


@pytest.mark.parametrize(
    ("preset", "players", "minimum", "few"),
    [
        *((preset, 2, 7, 7) for preset in (*SOURCE, *MATGO)),
        *((preset, 3, 3, 5) for preset in (*SOURCE, *GOSTOP)),
    ],
)
def test_the_minimum_and_the_junk_limit_follow_the_players(
    preset: str, players: int, minimum: int, few: int
) -> None:
    chosen = GO_STOP.options(preset, {"players": players, "deal": "7-6" if players == 3 else "10-8"})
    assert (chosen.minimum, chosen.few_junk) == (minimum, few)


def test_the_presets_are_those_of_the_reference() -> None:
    assert set(GO_STOP.presets) == set(ALL)
    assert GO_STOP.default_preset == "matgo"
    for preset in ALL:
        assert list(GO_STOP.numbers(GO_STOP.options(preset))) == [3 if preset in GOSTOP else 2]
