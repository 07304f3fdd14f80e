"""Answers to test vectors of Hato: each type of question, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from hato.cards.hanafuda import DECK
from hato.core import match, options
from hato.core.match import Setup
from hato.core.round import PositionError
from hato.families.fishing import FLIP, PICK
from hato.families.scoring import Yaku
from hato.games.hato import deal
from hato.games.hato.actions import ACTIONS
from hato.games.hato.options import PRESETS, HatoOptions
from hato.games.hato.rules import HatoRound
from hato.games.hato.scoring import scorer
from hato.games.hato.settlement import Hand, settle

Json = Mapping[str, Any]


def read_options(given: Json) -> HatoOptions:
    """The options of a vector: a preset and differences."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return options.build(PRESETS, given.get("preset", "sakhalin"), changed)


def _exact(parts: int, value: int) -> int | str:
    """A number of parts as points: whole, or as a fraction in words (`240/7`)."""
    points = Fraction(value, parts)
    return points.numerator if points.denominator == 1 else str(points)


def score(given: Json, question: Json) -> Json:
    """Captured cards -> card points and yaku (MH-3, MH-4)."""
    counts = scorer(read_options(given))
    captured = DECK.set(question["captured"])
    yaku = {one.key: one.points for one in counts.made(captured)}
    return {"card_points": counts.card_points(captured), "yaku": yaku}


def settlement(given: Json, question: Json) -> Json:
    """Card points and yaku of each player -> round scores, and the result by `settlement` (MH-5)."""
    names = list(question["card_points"])
    chosen = read_options({**given, "players": len(names)})
    hands = [
        Hand(seat, question["card_points"][name], [Yaku("yaku", 0, 0, question["yaku"].get(name, 0))])
        for seat, name in enumerate(names)
    ]
    found = settle(chosen, hands)
    parts = chosen.parts
    answer: dict[str, Any] = {
        "round_score": {name: _exact(parts, found.scores[seat]) for seat, name in enumerate(names)},
        chosen.settlement: {name: _exact(parts, found.points[seat]) for seat, name in enumerate(names)},
    }
    return answer


def sizes(given: Json, question: Json) -> Json:
    """Numbers of players -> hand, table and stock (MH-1)."""
    known = [deal.SIZES[number] for number in question["players"]]
    return {
        "hand": [hand for hand, _ in known],
        "table": [table for _, table in known],
        "stock": [deal.stock(number) for number in question["players"]],
    }


def deck_fact(given: Json, question: Json) -> Json:
    """The card points in the deck of every preset (MH-7)."""
    if question["query"] != "total_points":
        raise PositionError(f"there is no query {question['query']!r}; there is total_points")
    return {name: scorer(preset).total for name, preset in PRESETS.items()}


def turn(given: Json, question: Json) -> Json:
    """One play with what is turned after it -> captured cards, table, stock cards used (MH-2, C-2)."""
    round_ = HatoRound(read_options(given), Setup(2, 0))
    card = DECK.card(question["play"])
    hand, field, stock = DECK.set([question["play"]]), DECK.set(question["table"]), question["stock_top"]
    round_.field, round_.stock = field, DECK.set(stock)
    rest = DECK.mask & ~hand & ~field & ~round_.stock
    round_.hand = [hand, rest]
    round_.dealt = len(round_.shape.targets)
    round_.start(None)
    words = ["play", DECK.codes[card]]
    if "choice" in question and ACTIONS.code([*words, question["choice"]]) in round_.legal(0):
        words.append(question["choice"])
    round_.play(0, ACTIONS.code(words))
    used = 0
    for code in stock:
        if round_.phase != FLIP:
            break
        round_.draw(DECK.card(code))
        used += 1
        if round_.phase == PICK:
            round_.play(0, ACTIONS.code(["take", question["flip_choice"]]))
    return {
        "captured": sorted(DECK.names(round_.captured[0])),
        "table": sorted(DECK.names(round_.field)),
        "stock_used": used,
    }


def money(given: Json, question: Json) -> Json:
    """Round scores, stake and capital -> money won and lost, and whether somebody is broke (C-4, C-5)."""
    names = list(question["round_score"])
    chosen = read_options({**given, "players": len(names)})
    found = settle(chosen, [Hand(seat, question["round_score"][name], ()) for seat, name in enumerate(names)])
    stake = Fraction(question["stake_per_point"], chosen.parts)
    due = [int(found.points[seat] * stake) for seat in range(len(names))]
    if "capital" not in question:
        return {"money": dict(zip(names, due, strict=True))}
    before = [question["capital"][name] for name in names]
    after = match.pay(before, due)
    return {
        "money": {name: after[seat] - before[seat] for seat, name in enumerate(names)},
        "capital": dict(zip(names, after, strict=True)),
        "game_over": min(after) <= 0,
    }


def leftover(given: Json, question: Json) -> Json:
    """Cards left on the table when the hands are empty -> whose they are (C-2)."""
    owner = read_options(given).leftover
    return {"owner": None if owner == "nobody" else question.get("last_capturer")}


ANSWERS: dict[str, Callable[[Json, Json], Json]] = {
    "score": score,
    "settle": settlement,
    "deal": sizes,
    "deck_fact": deck_fact,
    "turn": turn,
    "money": money,
    "leftover": leftover,
}
