"""Every option and every value of it changes what it says: a probe for each."""

from __future__ import annotations

from typing import Any

import pytest

from hato.core.options import OptionError, schema
from hato.games.khanhoo import GAME, packs
from hato.games.khanhoo.rules import MOST_THROWS
from tests.games.khanhoo.board import claiming, dealt, options_of, position, worth
from tests.games.probing import Probe, cases, check_asked

BEST = "1H 2C 3D 1H 2C 3D 5H 5C 5D 5H 5C 5D JS 7D 7D"
FOURS: dict[str, Any] = {"trio": True, "cache": True, "pack": "quadruple"}


def target(value: int) -> Any:
    return options_of(target=value).length.n


def max_turns(value: int) -> Any:
    """After how many turns of the waste the deal is void when two players throw what they draw."""
    table = claiming({0: "9D 8H", 1: "9H 1C"}, "7D", players=2, stock="", max_turns_of_waste=value)
    while table.phase == "claim":
        table.passes()
        if table.phase == "throw":
            seat = table.mover
            table.do(min(word for word in table.words(seat) if word.startswith("discard")))
    assert table.outcome.key == "void"
    return table.facts["turns"]


def must_go_out(value: bool) -> Any:
    return sorted(position({0: f"{BEST} 9C"}, must_go_out=value).words(0))[:2]


def pack(value: str) -> Any:
    return [packs.pack(value, players).bit_count() for players in (2, 3)], GAME.numbers(
        options_of(pack=value)
    )[-1]


def take_discard(value: str) -> Any:
    table = claiming({1: "5D 9H 1C", 2: "7D 2H"}, "7D", take_discard=value)
    if "take" not in table.words(1):
        return None
    assert "take" not in table.words(2)
    table.do("take", "pass")
    return table.mover, sorted(table.words(1))


def bump_priority(value: str) -> Any:
    table = claiming({1: "5D 6D 9H", 2: "JS 7D 2H"}, "7D", bump_priority=value)
    return table.do("claim run 5D 7D", "claim royal JS").mover


def exposed(value: str) -> Any:
    """A laid run: may a claim make it longer, does it count with hand cards, may its cards be thrown?"""
    groups = {1: [("run 5D 7D", "5D 6D 7D")]}
    claim = claiming({1: "9H 1C"}, "8D", groups=groups, exposed=value).words(1)
    laid = {0: [("run 5D 7D", "5D 6D 7D")]}
    table = position({0: "6H 6C 8D 2H"}, groups=laid, exposed=value, losers_score=True)
    out = position({0: "8D 2H"}, groups=laid, exposed=value).words(0)
    return "claim run 5D 8D" in claim, "go_out 2H" in out, "discard 6D" in table.words(0)


def sequence_split(value: str) -> Any:
    return worth("1H 2H 3H 4H 5H 6H", sequence_split=value)


def waste(value: str) -> Any:
    table = claiming({0: "9D 8H", 1: "9H 1C"}, "7D", under="4D 5H", players=2, stock="", waste=value)
    table.round.play(1, GAME.actions.code(["pass"]))
    return table.round.chances().bit_count()


def losers_score(value: bool) -> Any:
    return position({0: f"{BEST} 9C", 1: "JS QS KS"}, losers_score=value).do("go_out 9C").outcome.points[1]


def orphan(value: str) -> Any:
    return dealt(4, places=(1, 2, 3, 4), orphan=value).phase


def trio(value: bool) -> Any:
    return worth("4H 4H 4H", trio=value)


def cache(value: bool) -> Any:
    return "cache 4H" in position({0: "4H 4H 4H 9C"}, **{**FOURS, "cache": value}).words(0)


def triple_table(value: bool) -> Any:
    return worth("JS JS 7D", triple_table=value)


def honor_claims(value: bool) -> Any:
    return "bluff 2C" in claiming({2: "2C 4H 8D"}, "7D", honor_claims=value).words(2)


def penalty(value: str) -> Any:
    table = claiming({0: "9C 8H", 1: "5D 9H", 2: "2C 4H 8D"}, "7D", honor_claims=True, penalty=value)
    table.do("pass").do("bluff 2C", "bluff 4H").do("challenge")
    return table.told("paid")[0].points


VALUES: dict[str, tuple[Probe, list[tuple[Any, Any]]]] = {
    "target": (target, [(25, 25), (50, 50), (100, 100)]),
    "max_turns_of_waste": (max_turns, [(1, 1), (2, 2), (9, 9)]),
    "must_go_out": (must_go_out, [(True, ["go_out 9C"]), (False, ["discard 1H", "discard 2C"])]),
    "pack": (
        pack,
        [
            ("by_players", ([61, 61], 8)),
            ("double", ([61, 61], 3)),
            ("triple", ([91, 92], 3)),
            ("quadruple", ([121, 121], 8)),
        ],
    ),
    "take_discard": (
        take_discard,
        [("meld_required", None), ("free", (1, ["discard 1C", "discard 5D", "discard 9H"]))],
    ),
    "bump_priority": (bump_priority, [("points", 2), ("turn_first", 1)]),
    "exposed": (
        exposed,
        [
            ("extend_only", (True, True, False)),
            ("locked", (False, False, False)),
            ("free", (True, True, True)),
        ],
    ),
    "sequence_split": (sequence_split, [("merge_adjacent", 1), ("allow", 2)]),
    "waste": (waste, [("turn", 1), ("shuffle", 3)]),
    "losers_score": (losers_score, [(True, 3), (False, 0)]),
    "orphan": (orphan, [("off", "throw"), ("offer", "orphan")]),
    "trio": (trio, [(True, 6), (False, 0)]),
    "cache": (cache, [(True, True), (False, False)]),
    "triple_table": (triple_table, [(True, 4), (False, 0)]),
    "honor_claims": (honor_claims, [(True, True), (False, False)]),
    "penalty": (penalty, [("deduct", (0, 0, -5)), ("award", (5, 5, 0))]),
}


@pytest.mark.parametrize(("probe", "value", "told"), cases(VALUES))
def test_each_value_does_what_it_says(probe: Probe, value: Any, told: Any) -> None:
    assert probe(value) == told


def test_every_option_and_every_value_is_probed() -> None:
    infos = {info.name: info for info in schema(type(GAME.presets["source"]))}
    assert set(infos) == set(VALUES)
    for name, info in infos.items():
        check_asked(info, [value for value, _ in VALUES[name][1]])


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"trio": True, "pack": "double"}, "trio"),
        ({"cache": True}, "cache"),
        ({"cache": True, "trio": True, "pack": "triple"}, "cache"),
        ({"target": 60}, "target"),
        ({"max_turns_of_waste": 0}, "max_turns_of_waste"),
        ({"max_turns_of_waste": 10}, "max_turns_of_waste"),
        ({"pack": "five"}, "pack"),
        ({"exposed": "open"}, "exposed"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(OptionError, match=named):
        options_of(**changes)


def test_a_trio_needs_a_pack_with_three_copies() -> None:
    assert list(GAME.numbers(options_of(trio=True))) == [4, 5, 6, 7, 8]
    assert list(GAME.numbers(options_of(trio=True, orphan="offer"))) == [5, 6, 7, 8]
    assert list(GAME.numbers(options_of(trio=True, pack="triple"))) == [2, 3]
    assert list(GAME.numbers(options_of(trio=True, pack="quadruple", orphan="offer"))) == list(GAME.seats)


@pytest.mark.parametrize("changes", [{"take_discard": "free"}, {"exposed": "free"}])
def test_the_thousandth_discard_ends_a_deal_that_could_go_on_for_ever(changes: dict[str, Any]) -> None:
    facts = {"throws": MOST_THROWS - 1}
    table = position({0: "9C 8H 1D", 1: "2H", 2: "3H"}, "4C", facts=facts, **changes).do("discard 9C")
    assert table.outcome.key == "void" and table.outcome.winner is None
    assert position({0: "9C 8H 1D", 1: "2H", 2: "3H"}, "4C", facts=facts).do("discard 9C").phase == "claim"
