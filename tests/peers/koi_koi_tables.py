"""Koi-Koi as data, copied by hand from the rules text: deck, columns of KK-5, preset sheet of KK-7."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]

BRIGHTS = {"01b", "03b", "08b", "11b", "12b"}
ANIMALS = {"02a", "04a", "05a", "06a", "07a", "08a", "09a", "10a", "11a"}
RIBBONS = {"01r", "02r", "03r", "04r", "05r", "06r", "07r", "09r", "10r", "11r"}
JUNK = {f"{month:02d}j{n}" for month in range(1, 11) for n in (1, 2)} | {"11j1", "12j1", "12j2", "12j3"}
DECK = BRIGHTS | ANIMALS | RIBBONS | JUNK

POEM_RIBBONS = {"01r", "02r", "03r"}
BLUE_RIBBONS = {"06r", "09r", "10r"}
BOAR_DEER_BUTTERFLIES = {"06a", "07a", "10a"}
WILLOWS = {"11b", "11a", "11r", "11j1"}
PAULOWNIAS = {"12b", "12j1", "12j2", "12j3"}

_JAPANESE = {"goko": 10, "shiko": 8, "ame_shiko": 7, "sanko": 5, "inoshikacho": 5, "akatan": 5, "aotan": 5}
_UKRAINIAN = {"goko": 15, "shiko": 4, "ame_shiko": 3, "sanko": 3, "inoshikacho": 5, "akatan": 3, "aotan": 3}
_SUMMED = {"hanami_tsukimi": 5, "double_triad": 3}

COLUMNS: dict[str, dict[str, int]] = {
    "nintendo": {**_JAPANESE, "akatan_aotan": 10},
    "russian": {**_JAPANESE, "akatan_aotan": 10},
    "fuda_wiki": {**_JAPANESE, "goko": 15, "sanko": 6, "akatan_aotan": 10},
    "board_game_arena": _JAPANESE,
    "additive": _JAPANESE,
    "flash": {**_JAPANESE, "goko": 15, "shiko": 10, "ame_shiko": 8, "sanko": 6, "akatan": 6, "aotan": 6},
    "ukrainian": {**_UKRAINIAN, **_SUMMED},
    "ukrainian_literal": {**_UKRAINIAN, "goko": 4, "shiko": 4, "ame_shiko": 2, "sanko": 8, **_SUMMED},
    "ukrainian_modern": {**_UKRAINIAN, "goko": 10, "shiko": 8, "ame_shiko": 7, "sanko": 5, **_SUMMED},
    "koikoi_japan": {**_JAPANESE, "double_triad": 10},
}
"""The columns of KK-5 without tane, tan and kasu (1 everywhere) and the viewings (an option)."""

DEFAULTS: Options = {
    "length": {"type": "rounds", "n": 12},
    "start_points": 0,
    "next_dealer": "winner",
    "draws_count": True,
    "dealer_draw": "earliest",
    "hand_size": 8,
    "zero_sum": False,
    "teyaku": True,
    "teyaku_points": 6,
    "teyaku_both": "draw",
    "hand_quad": "play",
    "table_quad": "redeal",
    "table_four_pairs": "redeal",
    "table_triple": "stack",
    "improve_test": "any_yaku",
    "improve_by_growth": True,
    "koikoi_limit": "none",
    "min_points_to_continue": "none",
    "decision_time": "end_of_turn",
    "grouping": "exclusive",
    "cup_as_junk": True,
    "viewings": "on",
    "viewing_value": 5,
    "viewing_value_after_call": "none",
    "viewing_with_brights": True,
    "viewing_cancel": "none",
    "scheme": "doublings",
    "double_at_7": True,
    "double_after_opponent_call": True,
    "double_after_own_call": False,
    "field_brights": False,
    "exhaustion": "no_points",
    "oya_ken_points": 6,
    "tsukifuda": "off",
}
"""Every option of KK-1 to KK-10, and of G-1, G-4, G-8 as named there, with its default (`nintendo`)."""

_UK: Options = {
    "length": {"type": "target", "points": 50},
    "grouping": "additive",
    "cup_as_junk": False,
    "scheme": "own_calls_plus_one",
}

PRESETS: dict[str, Options] = {
    "nintendo": {},
    "russian": {"teyaku": False, "table_four_pairs": "play", "double_after_opponent_call": False},
    "fuda_wiki": {},
    "board_game_arena": {
        "length": {"type": "rounds", "n": 6},
        "start_points": 50,
        "grouping": "additive",
        "scheme": "bga_soft",
        "zero_sum": True,
    },
    "additive": {"grouping": "additive"},
    "flash": {
        "table_four_pairs": "play",
        "grouping": "additive",
        "viewings": "off",
        "double_at_7": False,
        "double_after_opponent_call": False,
        "exhaustion": "oya_ken",
        "tsukifuda": 4,
    },
    "ukrainian": _UK,
    "ukrainian_literal": {**_UK, "teyaku_points": 5},
    "ukrainian_modern": _UK,
    "koikoi_japan": {
        "length": {"type": "rounds", "n": 8},
        "start_points": 30,
        "dealer_draw": "random",
        "teyaku": False,
        "hand_quad": "redeal",
        "table_four_pairs": "play",
        "improve_test": "captures_raise_total",
        "grouping": "additive",
        "viewing_value": 1,
        "viewing_value_after_call": 3,
        "scheme": "ladder",
        "exhaustion": "oya_ken",
        "oya_ken_points": 1,
        "zero_sum": True,
    },
}
"""The preset sheet of KK-7, as differences from DEFAULTS."""

VALUES: dict[str, list[Any]] = {
    "hand_size": [8, 10],
    "zero_sum": [False, True],
    "teyaku": [False, True],
    "teyaku_points": [6, 5],
    "teyaku_both": ["draw", "dealer_first", "redeal"],
    "hand_quad": ["play", "redeal"],
    "table_quad": ["redeal", "void"],
    "table_four_pairs": ["redeal", "play"],
    "table_triple": ["stack", "redeal"],
    "improve_test": ["any_yaku", "total_higher", "captures_raise_total"],
    "improve_by_growth": [True, False],
    "koikoi_limit": ["none", "one_per_round"],
    "min_points_to_continue": ["none", 3, 7],
    "decision_time": ["end_of_turn", "after_each_capture"],
    "grouping": ["exclusive", "additive"],
    "cup_as_junk": [True, False],
    "viewings": ["on", "off", "only_with_other_yaku"],
    "viewing_value": [5, 3, 2, 1],
    "viewing_value_after_call": ["none", 5, 6],
    "viewing_with_brights": [True, False],
    "viewing_cancel": ["none", "rain_man_both", "captured_split", "field_split"],
    "scheme": ["doublings", "own_calls_plus_one", "calls_plus_one", "bga_soft", "ladder"],
    "double_at_7": [True, False],
    "double_after_opponent_call": [True, False],
    "double_after_own_call": [True, False],
    "field_brights": [False, True],
    "exhaustion": ["no_points", "oya_ken", "last_improver", "higher_total"],
    "oya_ken_points": [6, 1],
    "tsukifuda": ["off", 4],
}
"""Values of the options that a round reads, for random option sets."""


def options(preset: str, **differences: Any) -> Options:
    """The options of a preset with differences; `preset` says which column of KK-5 is played."""
    return {**DEFAULTS, **PRESETS[preset], **differences, "preset": preset}
