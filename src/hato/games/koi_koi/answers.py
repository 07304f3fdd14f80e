"""Answers to test vectors of Koi-Koi: each type of question, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.cards.hanafuda import DECK
from hato.core import match, options
from hato.core.match import Setup
from hato.core.outcome import Line, add, total
from hato.core.round import PositionError
from hato.families.fishing import DECIDE, FLIP, PICK, PLAY
from hato.games.koi_koi import deal, settlement
from hato.games.koi_koi.decision import improved, may_continue
from hato.games.koi_koi.options import PRESETS, KoiKoiOptions
from hato.games.koi_koi.rules import ACTIONS, KoiKoiRound
from hato.games.koi_koi.scoring import YAKU, scorer
from hato.games.koi_koi.seats import pair_of

Json = Mapping[str, Any]


def read_options(given: Json) -> KoiKoiOptions:
    """The options of a vector: a preset and differences."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return options.build(PRESETS, given.get("preset", "nintendo"), changed)


def _named(score: Sequence[int]) -> dict[str, int]:
    return {YAKU[i]: points for i, points in enumerate(score) if points}


def _scores(named: Json) -> list[int]:
    return [int(named.get(key, 0)) for key in YAKU]


def score(given: Json, question: Json) -> Json:
    """Captured cards -> yaku and their total (KK-5, KK-6, KK-10)."""
    found = scorer(read_options(given)).score(
        DECK.set(question["captured"]),
        DECK.set(question.get("table", [])),
        question.get("own_calls", 0),
        question.get("round_month", 1),
    )
    return {"yaku": _named(found), "total": sum(found)}


def multiplier(given: Json, question: Json) -> Json:
    """Base total and calls -> points (KK-7)."""
    base = question["base"]
    after = settlement.scheme_lines(
        read_options(given),
        0,
        base,
        question.get("own_calls", 0),
        question.get("opponent_calls", 0),
        question.get("field_brights", 0),
    )
    return {"points": total([Line("base", 0, base), *after])}


def deal_check(given: Json, question: Json) -> Json:
    """Hands and table -> play, redeal, round_win or draw; a void round counts as drawn (KK-2)."""
    chosen = read_options(given)
    names = list(question.get("hands", {}))
    hands = [DECK.set(cards) for cards in question.get("hands", {}).values()]
    dealer = names.index(question["dealer"]) if question.get("dealer") in names else 0
    found = deal.check(chosen, dealer, hands, DECK.set(question.get("table", [])))
    if found.result == "round_win":
        points = chosen.teyaku_points
        return {"result": found.result, "winner": names[found.winner], "points": points}
    if found.result in ("draw", "void"):
        return {"result": "draw", "points": 0, "next_dealer": "same"}
    return {"result": found.result, "next_dealer": "same"} if found.result == "redeal" else {"result": "play"}


def _round(given: Json, hand: int, field: int) -> KoiKoiRound:
    """A round in which seat 0 is to play, with these cards in hand and on the field."""
    if hand & field:
        raise PositionError("a card is both in the hand and on the table")
    round_ = KoiKoiRound(read_options(given), Setup(2, 0))
    round_.hand = [hand, 0]
    round_.field = field
    round_.stock = DECK.mask & ~hand & ~field
    round_.dealt = len(round_.shape.targets)
    round_.start(None)
    return round_


def _text(code: int) -> str:
    verb, *cards = ACTIONS.words(code)
    return ":".join([verb, *([">".join(cards)] if cards else [])])


def legal(given: Json, question: Json) -> Json:
    """Hand and table -> the legal actions (KK-3)."""
    round_ = _round(given, DECK.set(question["hand"]), DECK.set(question["table"]))
    if question["phase"] == "PICK":
        round_.flipped = DECK.card(question["flip"])
        round_.field |= DECK.set([question["flip"]])
        round_.phase = PICK
    elif question["phase"] != "HAND_PLAY":
        raise PositionError(f"there is no phase {question['phase']!r}; there are HAND_PLAY and PICK")
    return {"legal": sorted(_text(code) for code in round_.legal(0))}


def turn(given: Json, question: Json) -> Json:
    """One play with its flip -> what is captured and what lies on the table (KK-3)."""
    card = question["play"]
    field = DECK.set(question["table"])
    # two more cards in hand keep a decision open, so that the turn can be looked at before it is taken
    rest = [code for code in DECK.codes if code != card and code not in question["stock_top"]]
    spare = [code for code in rest if not field & DECK.set([code])]
    round_ = _round(given, DECK.set([card, *question.get("hand", spare[:2])]) | DECK.set([card]), field)
    words = ["play", card]
    if "choice" in question and ("play", card, question["choice"]) in _words(round_):
        words.append(question["choice"])
    round_.play(0, ACTIONS.code(words))
    if round_.phase == DECIDE:
        round_.phase = FLIP
    round_.draw(DECK.card(question["stock_top"][0]))
    if round_.phase == PICK and round_.mover == 0:
        round_.play(0, ACTIONS.code(["take", question["flip_choice"]]))
    return {"captured": sorted(DECK.names(round_.captured[0])), "table": sorted(DECK.names(round_.field))}


def _words(round_: KoiKoiRound) -> list[tuple[str, ...]]:
    return [ACTIONS.words(code) for code in round_.legal(0)] if round_.phase == PLAY else []


def decision(given: Json, question: Json) -> Json:
    """Scores before and now -> is koi-koi or stop offered, and is it automatic (KK-4)."""
    chosen = read_options(given)
    now = _scores(question["yaku_now"])
    if not improved(chosen, _scores(question.get("yaku_before", {})), now):
        return {"legal": [], "forced": False}
    calls = question.get("calls", question.get("own_calls", 0) + question.get("opponent_calls", 0))
    calls = sum(calls.values()) if isinstance(calls, Mapping) else calls
    if may_continue(chosen, sum(now), question["hand_left"], calls):
        return {"legal": ["koikoi", "stop"], "forced": False}
    return {"legal": ["stop"], "forced": True}


def exhaustion(given: Json, question: Json) -> Json:
    """Hands empty without a stop -> points and next dealer (KK-8)."""
    chosen = read_options(given)
    names = list(question["yaku"])
    calls = question.get("calls", {})
    yaku = {
        seat: [Line(key, seat, points) for key, points in question["yaku"][name].items()]
        for seat, name in enumerate(names)
    }
    callers = [seat for seat, name in enumerate(names) if calls.get(name, 0)]
    last = names.index(question["last_caller"]) if question.get("last_caller") in names else None
    if last is None and len(callers) == 1:
        last = callers[0]
    dealer = names.index(question["dealer"])
    setup = Setup(2, dealer)
    outcome = settlement.exhausted(chosen, pair_of(setup), dealer, yaku, last)
    following = match.next_dealer(chosen.next_dealer, setup, outcome)
    return {"points": dict(zip(names, outcome.points, strict=True)), "next_dealer": names[following]}


def match_end(given: Json, question: Json) -> Json:
    """Totals and the points of a round -> is the match over, and who won (KK-9)."""
    changed = {**given, **({"length": question["length"]} if "length" in question else {})}
    chosen = read_options(changed)
    names = list(question["totals_before"])
    points = [question["round"].get(name, 0) for name in names]
    sums = add(list(question["totals_before"].values()), points)
    finished = match.is_over(chosen, question.get("rounds_done", 1), sums)
    answer: dict[str, Any] = {"finished": finished, "totals": dict(zip(names, sums, strict=True))}
    if finished:
        best = [names[seat] for seat in match.winners(sums)]
        answer["winner"] = best[0] if len(best) == 1 else best
    return answer


ANSWERS: dict[str, Callable[[Json, Json], Json]] = {
    "score": score,
    "multiplier": multiplier,
    "deal_check": deal_check,
    "legal": legal,
    "turn": turn,
    "decision": decision,
    "exhaustion": exhaustion,
    "match_end": match_end,
}
