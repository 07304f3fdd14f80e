"""Go-Stop as data, copied by hand from the rules text: deck, columns of GS-8, option sheet of section 5."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]

FLOWERS = [
    "01b 01r 01j1 01j2",
    "02a 02r 02j1 02j2",
    "03b 03r 03j1 03j2",
    "04a 04r 04j1 04j2",
    "05a 05r 05j1 05j2",
    "06a 06r 06j1 06j2",
    "07a 07r 07j1 07j2",
    "08b 08a 08j1 08j2",
    "09a 09r 09j1 09j2",
    "10a 10r 10j1 10j2",
    "11b 11a 11r 11j1",
    "12b 12j1 12j2 12j3",
]
CARDS = [card for month in FLOWERS for card in month.split()]
MONTHS = [month[:2] for month in FLOWERS]
JOKERS = ["X1", "X1_2", "X2", "X2_2", "X2_3", "X3", "X3_2", "XL", "XL_2", "XD", "XD_2", "XS", "XS_2"]
"""Every joker that a pack can have; what is printed on a copy stands before the underscore."""
PACK = CARDS + JOKERS

GODORI = ["02a", "04a", "08a"]
BOAR_DEER_BUTTERFLY = ["06a", "07a", "10a"]
HONGDAN = ["01r", "02r", "03r"]
CHEONGDAN = ["06r", "09r", "10r"]
CHODAN = ["04r", "05r", "07r"]
REDS = ["01r", "02r", "03r", "04r", "05r", "07r", "11r"]

JUNK_VALUES = {
    **{card: 1 for card in CARDS if card[2] == "j"},
    "11j1": 2,
    "12j1": 2,
    "X1": 1,
    "X2": 2,
    "X3": 3,
}
"""Junk by value (D-4, D-6), by printed code."""

COLUMNS: dict[str, dict[str, int]] = {
    "column_1": {"rain3": 2, "dry3": 3, "rain4": 3, "dry4": 4, "five": 15, "godori": 3},
    "column_2": {"rain3": 2, "dry3": 3, "rain4": 4, "dry4": 5, "five": 15, "godori": 5},
    "column_3": {"rain3": 2, "dry3": 3, "rain4": 4, "dry4": 5, "five": 15, "godori": 5},
    "modern": {"rain3": 2, "dry3": 3, "rain4": 4, "dry4": 4, "five": 15, "godori": 5},
}

SAME: Options = {
    "month_order": "korean",
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
    "next_dealer": "winner",
    "ribbon_sets": "three",
    "bridge_role": "animal",
    "president_trigger": "at_once",
    "gwangbak_needs_winner_brights": True,
    "pibak": "double",
    "pibak_needs_winner_junk": True,
    "folded_cards": "shuffled_into_stock",
}
"""The same in all presets, `godori_literal` apart."""

SOURCE: Options = {
    "players": 2,
    "deal": "10-8",
    "jokers": ["X2", "X3"],
    "length": {"type": "rounds", "n": 12},
    "table": "column_1",
    "seven_animals": "none",
    "table_quad": "redeal",
    "hand_quad": "win_or_shake",
    "hand_quad_points": 5,
    "both_quads": "draw",
    "shake_timing": "start_of_round",
    "ppeok_on_last_turn": True,
    "last_turn_junk": True,
    "joker_flip": "keep_no_redraw",
    "own_stack_junk": 1,
    "jjok_junk": 0,
    "sweep_junk": 0,
    "steal_unit": "cards",
    "cup_stealable": "never",
    "go_bonus": "source",
    "gwangbak": "plus2",
    "pibak_zero_exempt": False,
    "exhaustion": "highest_score",
    "gobak": False,
    "first_ppeok": "off",
    "first_turn_rewards": [],
    "three_ppeok_points": "off",
}

MODERN: Options = {
    "length": {"type": "bankroll"},
    "table": "modern",
    "seven_animals": "double_final",
    "table_quad": "draw_carry",
    "hand_quad": "win_or_continue",
    "hand_quad_points": 10,
    "both_quads": "draw_carry",
    "shake_timing": "before_own_play",
    "ppeok_on_last_turn": False,
    "last_turn_junk": False,
    "joker_flip": "attach_and_redraw",
    "own_stack_junk": 2,
    "jjok_junk": 1,
    "sweep_junk": 1,
    "steal_unit": "value",
    "cup_stealable": "not_alone",
    "go_bonus": "modern",
    "gwangbak": "double",
    "pibak_zero_exempt": True,
    "exhaustion": "draw_next_double",
    "gobak": True,
    "first_turn_rewards": ["ppeok"],
    "three_ppeok_points": "stop_minimum",
}
MATGO: Options = {
    **MODERN,
    "players": 2,
    "deal": "10-8",
    "jokers": ["X2", "X3"],
    "stop_minimum": 7,
    "first_ppeok": [7, 14, 21],
}
GOSTOP: Options = {
    **MODERN,
    "players": 3,
    "deal": "7-6",
    "jokers": ["X2", "X2", "X3"],
    "stop_minimum": 3,
    "first_ppeok": [3, 6, 9],
}
LITERAL: Options = {
    "ribbon_sets": "any_color",
    "bridge_role": "animal_or_double_junk",
    "president_trigger": "accumulated",
    "gwangbak_needs_winner_brights": False,
    "pibak_needs_winner_junk": False,
    "folded_cards": "top_of_stock",
}
HANGAME: Options = {
    "table_quad": "dealer_wins",
    "first_turn_rewards": ["ppeok", "ttadak"],
    "steal_unit": "cards",
    "joker_steals_junk": True,
}

PRESETS: dict[str, Options] = {
    "godori_1": SOURCE,
    "godori_2": {**SOURCE, "table": "column_2", "seven_animals": "double_animal_points"},
    "godori_3": {**SOURCE, "table": "column_3"},
    "godori_literal": {**SOURCE, **LITERAL},
    "matgo": MATGO,
    "gostop": GOSTOP,
    "matgo_hangame": {**MATGO, **HANGAME, "small_bomb": "junk"},
    "matgo_pmang": {
        **MATGO,
        "hand_quad_points": 7,
        "small_bomb": "junk_and_double",
        "last_turn_pak": True,
        "joker_steals_junk": True,
    },
    "matgo_netmarble": {
        **MATGO,
        "table_quad": "dealer_wins",
        "first_turn_rewards": ["ppeok", "ttadak", "jjok", "bomb"],
        "joker_steals_junk": True,
    },
    "gostop_hangame": {**GOSTOP, **HANGAME},
}
"""The option sheet of section 5 and GS-16. The two that go by the number of players are not named in
source presets: `stop_minimum` (7, 3), and nowhere `pibak_limit` (7, 5)."""

VALUES: dict[str, list[Any]] = {
    "month_order": ["korean", "japanese"],
    "deal": ["10-8", "8-10"],
    "jokers": [[], ["X2", "X3"], ["X1", "X2", "X2", "X3", "XS"], ["XL", "XD", "XS", "XS"], JOKERS],
    "stop_minimum": [7, 3, 1, 2, 5],
    "table_quad": ["draw_carry", "redeal", "dealer_takes", "dealer_wins"],
    "hand_quad": ["win_or_continue", "win", "win_or_shake", "shake_only", "none"],
    "hand_quad_points": [10, 5, 7, "stop_minimum"],
    "both_quads": ["draw_carry", "draw", "dealer_wins", "higher_month"],
    "shake": ["on", "off"],
    "shake_timing": ["before_own_play", "start_of_round"],
    "shake_blocks_bomb": [False, True],
    "fixed_wins_carry": [True, False],
    "pick_timing": ["before_flip", "after_flip"],
    "ppeok_on_last_turn": [False, True],
    "bomb_four": [True, False],
    "small_bomb": ["off", "capture_only", "junk", "junk_and_double"],
    "after_bomb": ["credits", "draw_extra"],
    "joker_flip": ["attach_and_redraw", "keep_no_redraw"],
    "joker_steals_junk": [False, True],
    "own_stack_junk": [2, 1],
    "jjok_junk": [1, 0],
    "sweep_junk": [1, 0],
    "last_turn_junk": [False, True],
    "last_turn_pak": [False, True],
    "president_trigger": ["at_once", "accumulated"],
    "junk_debt": [False, True],
    "junk_choice": ["lowest_auto", "giver_chooses"],
    "steal_unit": ["value", "cards"],
    "cup_stealable": ["not_alone", "never"],
    "table": ["modern", "column_1", "column_2", "column_3"],
    "ribbon_sets": ["three", "two", "any_color"],
    "boar_deer_butterfly": [0, 5],
    "seven_animals": ["double_final", "double_animal_points", "none"],
    "seven_includes_godori": [False, True],
    "cup_decision": ["best", "ask_on_capture", "fixed_animal", "both"],
    "cup_saves_loser": [True, False],
    "bridge_role": ["animal", "animal_or_double_junk", "replaces_cup"],
    "improve_test": ["points", "any_yaku"],
    "go_bonus": ["modern", "source", "modern_mult_only"],
    "gwangbak": ["double", "plus2", "off"],
    "gwangbak_needs_winner_brights": [True, False],
    "pibak": ["double", "off"],
    "pibak_limit": ["by_players", 0, 3, 5, 7, 9],
    "pibak_needs_winner_junk": [True, False],
    "pibak_zero_exempt": [True, False],
    "purse_limit": [False, True],
    "exhaustion": ["draw_next_double", "draw", "highest_score"],
    "carry_cap": [8, 2, 64],
    "carry_stack": [True, False],
    "gobak": [True, False],
    "gobak_who": ["last", "first"],
    "gobak_own_share_doubled": [False, True],
    "first_ppeok": [[7, 14, 21], "off", [3, 6, 9], [3, 6, 12]],
    "first_turn_rewards": [["ppeok"], [], ["ppeok", "ttadak"], ["ppeok", "ttadak", "jjok", "bomb"], ["bomb"]],
    "three_ppeok_points": ["stop_minimum", "off", 7, 10],
    "heodang": ["off", "on"],
    "no_animal_penalty": ["off", "on"],
    "score_cap": ["none", 5, 20, 60],
}
"""Values of the options that a round reads, for random option sets."""


def printed(card: str) -> str:
    """What is printed on a card; the second X2 of a pack has the code `X2_2`."""
    return card.partition("_")[0]


def options(preset: str, **differences: Any) -> Options:
    """The options of a preset with differences, the numbers that go by the players filled in."""
    o: Options = {"stop_minimum": "by_players", "pibak_limit": "by_players"}
    o = {**SAME, **o, **PRESETS[preset], **differences}
    if o["stop_minimum"] == "by_players":
        o["stop_minimum"] = 7 if o["players"] == 2 else 3
    if o["pibak_limit"] == "by_players":
        o["pibak_limit"] = 7 if o["players"] == 2 else 5
    for name in ("hand_quad_points", "three_ppeok_points"):
        if o[name] == "stop_minimum":
            o[name] = o["stop_minimum"]
    return o
