"""The naive scorer against the worked examples of the rules, so that it is known to be right by itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.peers import go_stop_scorer as peer
from tests.peers.go_stop_junk import hand_over
from tests.peers.go_stop_tables import Options, options

FILES = [
    Path(__file__).parents[1] / "vectors" / "data" / "go_stop.json",
    Path(__file__).parents[3] / "shared" / "vectors" / "go_stop.json",
]
PATH = next(path for path in FILES if path.exists())
VECTORS = json.loads(PATH.read_text(encoding="utf-8"))["vectors"]

Json = dict[str, Any]


def score(o: Options, asked: Json) -> Json:
    found = peer.best(o, asked["captured"], [])[0]
    return {"yaku": found, "total": sum(found.values())}


def go_bonus(o: Options, asked: Json) -> Json:
    return {"points": [peer.go_bonus(o, asked["base"], calls) for calls in asked["go_calls"]]}


def net_of(winner: str, pays: dict[str, int]) -> dict[str, int]:
    """Zero sum: what the losers pay, the winner gets."""
    return {**{loser: -points for loser, points in pays.items()}, winner: sum(pays.values())}


def settle(o: Options, asked: Json) -> Json:
    """The payments from the counts that a vector gives instead of cards."""
    kinds = set(asked["winner_yaku_kinds"])
    each = peer.go_bonus(o, asked["base"], asked["go_calls"])
    each *= 2 ** (asked["shakes"] + asked["bombs"] + asked["winner_jokers"].count("XD")) * asked["carry"]
    if o["seven_animals"] == "double_final" and asked["winner_animals"] >= 7:
        each *= 2
    ids = [loser["id"] for loser in asked["losers"]]
    sides = {
        seat: peer.Side([], goes=int(loser.get("called_go", False)))
        for seat, loser in enumerate(asked["losers"])
    }
    calls = [ids.index(name) for name in asked.get("go_sequence", ()) if name in ids]
    calls = calls or [seat for seat, side in sides.items() if side.goes]
    guilty = peer.payer(o, sides, calls)
    pays = {}
    for seat, loser in enumerate(asked["losers"]):
        light = "XL" in loser.get("jokers", ())
        names = peer.penalties(o, kinds, loser["brights"], light, loser["junk"], 1)
        if seat == guilty and len(sides) == 1:
            names.append("gobak")
        pays[ids[seat]] = peer.price(each, names)
    if guilty is not None:
        whole = sum(pays.values())
        pays = {name: whole if name == ids[guilty] else 0 for name in ids}
    return {"pays": pays, "net": net_of(asked["winner"], pays)}


def settle_fixed(o: Options, asked: Json) -> Json:
    winner: str = asked.get("winner") or asked["player"]
    event, times = asked["event"], asked.get("carry", 1)
    if event == "first_ppeok":
        points = o["first_ppeok"][asked.get("consecutive", 1) - 1]
    else:
        value = "hand_quad_points" if event == "hand_quad_win" else "three_ppeok_points"
        points = o[value] * (times if o["fixed_wins_carry"] else 1)
    letters = ["A", "B", "L"] if winner == "W" else ["B", "C"]
    losers = ["L"] if asked["players"] == 2 and winner == "W" else letters[: asked["players"] - 1]
    return {"net": net_of(winner, dict.fromkeys(losers, points))}


def exhaustion(o: Options, asked: Json) -> Json:
    scores, carry = asked["scores"], asked.get("carry", 1)
    best = [name for name in scores if scores[name] == max(scores.values())]
    if o["exhaustion"] == "highest_score" and len(best) == 1:
        pays = {name: scores[best[0]] * carry for name in scores if name != best[0]}
        return {"winner": best[0], "net": net_of(best[0], pays), "carry": 1}
    after = peer.next_carry(o, carry) if o["exhaustion"] == "draw_next_double" else carry
    return {"winner": None, "net": dict.fromkeys(scores, 0), "carry": after, "next_dealer": "same"}


def junk_transfer(o: Options, asked: Json) -> Json:
    use = asked.get("cup_used_as")
    if use is not None:
        o = {**o, "cup_decision": "ask_on_capture"}
    chosen = ["09a"] if use == "junk" else []
    given, owed = hand_over(o, asked["giver_captured"], chosen, asked["count"])
    return {"given": sorted(given), "debt": owed if o["junk_debt"] else 0}


ANSWERS: dict[str, Callable[[Options, Json], Json]] = {
    "score": score,
    "go_bonus": go_bonus,
    "settle": settle,
    "settle_fixed": settle_fixed,
    "exhaustion": exhaustion,
    "junk_transfer": junk_transfer,
}


@pytest.mark.parametrize(
    "vector", [one for one in VECTORS if one["type"] in ANSWERS], ids=lambda vector: vector["id"]
)
def test_the_peer_answers_the_examples(vector: Json) -> None:
    given = dict(vector["options"])
    preset = given.pop("preset")
    if vector["input"].get("players") == 3:
        given["players"] = 3
    answer = ANSWERS[vector["type"]](options(preset, **given), vector["input"])
    assert {key: answer[key] for key in vector["expect"]} == vector["expect"]


def test_there_are_examples_of_every_kind() -> None:
    kinds = [vector["type"] for vector in VECTORS]
    assert {kind: kinds.count(kind) > 0 for kind in ANSWERS} == dict.fromkeys(ANSWERS, True)
    assert sum(kind in ANSWERS for kind in kinds) >= 40
