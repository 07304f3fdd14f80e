"""Hato as data, copied by hand from the rules text: MH-1 sizes, MH-3 and MH-6 values, MH-4 columns."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]

DECK = sorted(
    ["01b", "03b", "08b", "11b", "12b"]
    + [f"{suit:02d}a" for suit in (2, 4, 5, 6, 7, 8, 9, 10, 11)]
    + [f"{suit:02d}r" for suit in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11)]
    + [f"{suit:02d}j{n}" for suit in range(1, 11) for n in (1, 2)]
    + ["11j1", "12j1", "12j2", "12j3"]
)

SIZES = {2: (10, 8), 3: (7, 6), 4: (5, 8), 5: (4, 8), 6: (3, 12), 7: (3, 6)}
"""Players -> hand, table."""

BY_KIND = {"b": 20, "a": 10, "r": 5, "j": 0}
SLIPS = {
    "standard": {},
    "colored_paulownia": {"12j1": 10},
    "sakhalin_table": {"09a": 20, "11r": 0, "12j1": 10, "12j2": 5},
}

RIBBONS = {
    "hongdan": ["01r", "02r", "03r"],
    "cheongdan": ["06r", "09r", "10r"],
    "chodan": ["04r", "05r", "07r"],
}
NAMED = {"05": "choyak", "10": "pungyak", "11": "biyak", "12": "ttongyak"}

_SAKHALIN: Options = {
    "players": 2,
    "hand_quad": "nothing",
    "card_values": "standard",
    "dan": ["hongdan", "cheongdan"],
    "month_sets": {"05": 20, "10": 20, "11": 20},
    "five_brights": 50,
    "godori": 0,
    "bonus_mode": "from_each_opponent",
    "settlement": "vs_par",
    "extra_draw": "none",
}
_1995: Options = {
    **_SAKHALIN,
    "dan": ["hongdan", "cheongdan", "chodan"],
    "bonus_mode": "added_only",
    "settlement": "difference",
    "extra_draw": "unmatched",
}
PRESETS: dict[str, Options] = {
    "sakhalin": _SAKHALIN,
    "minhwatu": {**_SAKHALIN, "dan": ["hongdan", "cheongdan", "chodan"], "five_brights": 0},
    "sakhalin_250": {**_SAKHALIN, "card_values": "colored_paulownia"},
    "sakhalin_260": {
        **_SAKHALIN,
        "card_values": "sakhalin_table",
        "month_sets": {"05": 20, "10": 20, "12": 20},
    },
    "card1995": _1995,
    "card1995_fair": {**_1995, "extra_draw": "none"},
}

VALUES: dict[str, list[Any]] = {
    "hand_quad": ["nothing", "redeal"],
    "card_values": list(SLIPS),
    "dan": [[], ["hongdan"], ["cheongdan", "chodan"], ["hongdan", "cheongdan", "chodan"]],
    "month_sets": ["core3", "all12", {"01": 3, "12": 100}, {"05": 0, "09": 7, "11": 1}],
    "five_brights": [0, 50],
    "godori": [0, 50],
    "bonus_mode": ["from_each_opponent", "added_only"],
    "settlement": ["vs_par", "difference", "totals"],
    "extra_draw": ["none", "unmatched", "matched"],
}
"""Values for random options."""


def options(preset: str, **differences: Any) -> Options:
    """A preset with differences, the named month sets written out."""
    found = {**PRESETS[preset], **differences}
    named = {
        "core3": dict.fromkeys(["05", "10", "11"], 20),
        "all12": {f"{suit:02d}": 20 for suit in range(1, 13)},
    }
    if isinstance(found["month_sets"], str):
        found["month_sets"] = named[found["month_sets"]]
    if found["settlement"] == "totals":
        found["length"] = {"type": "rounds", "n": 12}
    return found
