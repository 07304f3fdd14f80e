"""Answers to test vectors of Go-Stop: each type of question, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hato.cards import hanafuda
from hato.core import options
from hato.core.bits import BIT
from hato.core.outcome import Line, total
from hato.core.round import PositionError
from hato.games.go_stop import junk, settlement
from hato.games.go_stop.ending import is_due
from hato.games.go_stop.options import PRESETS, GoStopOptions
from hato.games.go_stop.pack import CUP, names, read
from hato.games.go_stop.scoring import YAKU, scorer
from hato.games.go_stop.settlement import Loser, Settled, Winner
from hato.games.go_stop.tables import Table

Json = Mapping[str, Any]


def read_options(given: Json, question: Json | None = None) -> GoStopOptions:
    """The options of a vector; the number of players may stand in its question."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    players = (question or {}).get("players")
    if isinstance(players, int) and players in (2, 3):
        changed.setdefault("players", players)
    return options.build(PRESETS, given.get("preset", "matgo"), changed)


def score(given: Json, question: Json) -> Json:
    """Captured cards -> yaku and their total (GS-8, GS-14)."""
    captured = read(question["captured"])
    found, _ = scorer(read_options(given, question)).best(captured)
    return {"yaku": {YAKU[i]: points for i, points in enumerate(found) if points}, "total": sum(found)}


def go_bonus(given: Json, question: Json) -> Json:
    """Hand points and numbers of calls -> points (GS-10)."""
    chosen = read_options(given)
    base = Line("base", 0, question["base"])
    return {"points": [total([base, *settlement.go_lines(chosen, 0, n)]) for n in question["go_calls"]]}


def _answer(names_: Sequence[str], winner: str, settled: Settled) -> dict[str, Any]:
    points = settled.points(len(names_), names_.index(winner))
    pays = {names_[seat]: value for seat, value in settled.pays.items()}
    return {"pays": pays, "net": dict(zip(names_, points, strict=True))}


def settle(given: Json, question: Json) -> Json:
    """A round ended by stop -> payments (GS-11, GS-13)."""
    chosen = read_options(given, question)
    players = [question["winner"], *(loser["id"] for loser in question["losers"])]
    winner = Winner(
        seat=0,
        yaku=(Line("base", 0, question["base"]),),
        kinds=question.get("winner_yaku_kinds", ()),
        animals=question.get("winner_animals", 0),
        goes=question.get("go_calls", 0),
        shown=[0] * question.get("shakes", 0),
        bombs=question.get("bombs", 0),
        doubling=[0 for code in question.get("winner_jokers", ()) if code == "XD"],
    )
    losers = [
        Loser(
            seat,
            loser["brights"],
            ((loser.get("animals", 1), loser["junk"]),),
            "XL" in loser.get("jokers", ()),
            loser.get("called_go", False),
        )
        for seat, loser in enumerate(question["losers"], 1)
    ]
    calls = [players.index(name) for name in question.get("go_sequence", ())]
    settled = settlement.settle(chosen, winner, losers, question.get("carry", 1), calls)
    return _answer(players, question["winner"], settled)


def _opponents(winner: str, players: int) -> list[str]:
    """Everybody, the winner first: the others are L, or the next letters."""
    if winner == "W":
        return ["W", "L"] if players == 2 else ["W", "A", "B"]
    return [winner, *[name for name in "ABC" if name != winner][: players - 1]]


def settle_fixed(given: Json, question: Json) -> Json:
    """A win of a fixed value, or a side payment -> net points (GS-3, GS-13)."""
    chosen = read_options(given, question)
    event = question["event"]
    winner = question.get("winner", question.get("player"))
    players = _opponents(winner, question["players"])
    losers = range(1, len(players))
    if event.startswith("first_"):
        turn = question.get("consecutive", 1)
        points = settlement.reward(chosen, event.removeprefix("first_"), turn, turn)
        change = settlement.side_payment(len(players), losers, 0, points, settlement.no_limit)
        return {"net": dict(zip(players, change, strict=True))}
    values = {
        "hand_quad_win": chosen.quad_points,
        "dealer_wins": chosen.quad_points,
        "three_ppeok": chosen.three_ppeok,
        "heodang": chosen.minimum,
    }
    if event not in values:
        raise PositionError(f"there is no fixed win {event!r}; there are {', '.join(values)} and first_ppeok")
    line = Line(event, 0, values[event])
    return _answer(players, winner, settlement.fixed(chosen, line, losers, question.get("carry", 1)))


def exhaustion(given: Json, question: Json) -> Json:
    """Cards used up without a stop -> winner, payments and carry (GS-12)."""
    chosen = read_options(given)
    players = list(question["scores"])
    carry = question.get("carry", 1)
    best = max(question["scores"].values())
    first = [name for name in players if question["scores"][name] == best]
    if chosen.exhaustion == "highest_score" and len(first) == 1:
        seat = players.index(first[0])
        winner = Winner(seat, (Line("base", seat, best),), (), 0)
        losers = [other for other in range(len(players)) if other != seat]
        settled = settlement.exhausted(chosen, winner, losers, carry)
        return {
            "winner": first[0],
            **_answer(players, first[0], settled),
            "carry": 1,
            "next_dealer": first[0],
        }
    doubles = chosen.exhaustion == "draw_next_double"
    factor = settlement.next_carry(chosen, carry, doubles)
    return {"winner": None, "net": dict.fromkeys(players, 0), "carry": factor, "next_dealer": "same"}


def turn(given: Json, question: Json) -> Json:
    """One play with its flip -> what is won and what it brings (GS-4 to GS-7)."""
    table = Table(read_options(given, question), question)
    table.play(question["play"])
    return table.told()


def junk_transfer(given: Json, question: Json) -> Json:
    """Captures of a giver and junk due -> what he gives and owes (GS-7)."""
    chosen = read_options(given)
    use = question.get("cup_used_as")
    said = BIT[CUP] if use == "junk" else 0
    if use is not None:
        chosen = replace(chosen, cup_decision="ask_on_capture")
    given_cards, missing = junk.hand_over(
        scorer(chosen), read(question["giver_captured"]), said, question["count"]
    )
    codes = [names(BIT[card])[0] for card in given_cards]
    return {"given": sorted(codes), "debt": missing if chosen.junk_debt else 0}


def deal_check(given: Json, question: Json) -> Json:
    """The table after the deal -> stacks, jokers and quads (GS-2)."""
    table = Table(read_options(given), {"play": None, **question})
    return table.check(str(question.get("dealer", "A")))


def legal(given: Json, question: Json) -> Json:
    """Hand and table -> the legal actions (GS-3, GS-4)."""
    table = Table(read_options(given), {"play": None, **question})
    answer: dict[str, Any] = {"legal": table.legal(question["phase"])}
    jokers = [code for code in question["hand"] if code in hanafuda.JOKERS]
    if jokers and question["phase"] in ("PRE", "PLAY"):
        answer["after_joker"] = table.after_joker(jokers[0])
    return answer


def decision(given: Json, question: Json) -> Json:
    """Hand points now and at the last go -> is go or stop offered (GS-9)."""
    minimum = question["stop_minimum"]
    last = question.get("last_go_score")
    if not is_due(question["score_now"], minimum, minimum - 1 if last is None else last):
        return {"legal": [], "forced": False}
    if question["turns_left"] == 0:
        return {"legal": ["stop"], "forced": True}
    return {"legal": ["go", "stop"], "forced": False}


ANSWERS: dict[str, Callable[[Json, Json], Json]] = {
    "score": score,
    "go_bonus": go_bonus,
    "settle": settle,
    "settle_fixed": settle_fixed,
    "exhaustion": exhaustion,
    "turn": turn,
    "junk_transfer": junk_transfer,
    "deal_check": deal_check,
    "legal": legal,
    "decision": decision,
}
