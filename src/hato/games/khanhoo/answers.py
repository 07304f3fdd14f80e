"""Answers to test vectors of the English form, asked of the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hato.cards.khanhoo import KINDS
from hato.core import options
from hato.core.game import Answer
from hato.core.round import PositionError
from hato.games.khanhoo import claims, counting, groups, kinds, packs, window
from hato.games.khanhoo.claims import Claim
from hato.games.khanhoo.counting import Unit
from hato.games.khanhoo.ending import FULL_HAND, QUARTET
from hato.games.khanhoo.groups import GROUPS
from hato.games.khanhoo.kinds import JOKER_KIND, Counts
from hato.games.khanhoo.options import PRESETS, KhanhooOptions

Json = Mapping[str, Any]


def read_options(given: Json) -> KhanhooOptions:
    """The options of a vector: a preset and differences."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return options.build(PRESETS, given.get("preset", "source"), changed)


def read_kinds(codes: Sequence[str]) -> tuple[int, ...]:
    """The kinds of codes; raises PositionError for one that is not in the deck."""
    try:
        return tuple(sorted(kinds.kind(code) for code in codes))
    except KeyError as error:
        raise PositionError(f"there is no card {error}; cards are {', '.join(KINDS)}") from None


def read_hand(codes: Sequence[str]) -> Counts:
    """How many of each kind."""
    return kinds.counted(read_kinds(codes))


def _units(question: Json) -> tuple[Unit, ...]:
    return tuple(Unit(read_kinds(codes)) for codes in question.get("exposed", ()))


def best_score(given: Json, question: Json) -> int | None:
    """Cards, and groups that lie open -> what the best partition counts; with `full` no card left out."""
    scale = read_options(given).scale
    found = counting.count(
        read_hand(question["cards"]), _units(question), scale, bool(question.get("full", False))
    )
    return None if found is None else found.points


def go_out(given: Json, question: Json) -> Json:
    """Cards before the throw -> can he go out, with which throws, and for how much (KHE-9)."""
    scale = read_options(given).scale
    hand, units = read_hand(question["cards"]), _units(question)
    scores = {}
    for kind in counting.throws(hand, units, scale):
        found = counting.count(counting.without(hand, kind), units, scale, True)
        assert found is not None, "only such throws are told"
        scores[KINDS[kind]] = found.points + FULL_HAND
    return {"can": bool(scores), "discard": sorted(scores), "score": max(scores.values(), default=0)}


def settle(given: Json, question: Json) -> list[int]:
    """The totals of a match -> what each seat wins or loses by the differences (KHE-11)."""
    read_options(given)
    return differences([int(one) for one in question["totals"]])


def differences(totals: Sequence[int]) -> list[int]:
    """Everyone pays everyone the difference of the totals: what each seat gains by it."""
    whole = sum(totals)
    return [len(totals) * one - whole for one in totals]


def _named(cards: tuple[int, ...], chosen: KhanhooOptions) -> int:
    """The number of the best group that these cards make; raises PositionError."""
    fitting = [group for group in groups.known(chosen.scale) if _is(cards, group)]
    if not fitting:
        raise PositionError(f"{' '.join(KINDS[one] for one in cards)} make no group")
    return max(fitting, key=lambda group: groups.points(group, chosen.scale))


def _is(cards: tuple[int, ...], group: int) -> bool:
    needs = list(GROUPS[group].needs)
    natural = [one for one in cards if one != JOKER_KIND]
    if len(needs) != len(cards) or len(natural) < groups.LEAST_NATURAL:
        return False
    for one in natural:
        if one not in needs:
            return False
        needs.remove(one)
    return True


def claim(given: Json, question: Json) -> Json:
    """Claims of a discard -> who wins it with how many points, and who draws after his throw (KHE-7)."""
    chosen = read_options(given)
    seats, thrower = int(question["players"]), int(question["discarder"])
    made = {}
    for one in question["claims"]:
        group = _named(read_kinds(one["meld"]), chosen)
        if claim_legal(given, {**question, "seat": one["seat"], "meld": one["meld"]}):
            made[int(one["seat"])] = Claim(group, groups.points(group, chosen.scale))
    winner = claims.winner(made, thrower, seats, chosen.bump_priority == "turn_first")
    if winner is None:
        return {"winner": None, "points": 0, "next_to_draw": (thrower + 1) % seats}
    return {"winner": winner, "points": made[winner].points, "next_to_draw": (winner + 1) % seats}


def claim_legal(given: Json, question: Json) -> bool:
    """May the seat claim the discard for this group? The group's other cards are in its hand (KHE-7)."""
    chosen = read_options(given)
    seats, thrower, seat = (int(question[name]) for name in ("players", "discarder", "seat"))
    cards = read_kinds(question["meld"])
    discard = kinds.kind(question["discard"])
    if seat == thrower or discard not in cards:
        return False
    try:
        group = _named(cards, chosen)
    except PositionError:
        return False
    return GROUPS[group].run is None or seat == (thrower + 1) % seats


def stock_size(given: Json, question: Json) -> int:
    """Players, and cards of the pack -> the stock after the deal (KHE-2)."""
    chosen = read_options(given)
    players = int(question["players"])
    orphan = bool(question.get("orphan", False))
    deck = question.get("deck", packs.pack(chosen.pack, players, orphan).bit_count())
    return packs.stock(int(deck), players, orphan)


def cache(given: Json, question: Json) -> Json:
    """A cache and a discard -> what a quartet by cache counts and whether the deal ends (KHE-13)."""
    chosen = read_options(given)
    trio = read_kinds(question["cache"])
    ends = (
        chosen.cache
        and bool(question.get("natural", True))
        and {*trio} == {kinds.kind(question["discard"])}
        and JOKER_KIND not in trio
    )
    return {
        "points": QUARTET if ends else 0,
        "full_hand_bonus": FULL_HAND if ends else 0,
        "hand_ends": ends,
    }


def false_bump(given: Json, question: Json) -> int:
    """The total of a bumper -> his total after the bump was found to be false (KHE-15)."""
    return int(question["score"]) + window.penalty(read_options(given).penalty, 0, 2)[0]


ANSWERS: Mapping[str, Answer] = {
    "best_score": best_score,
    "go_out": go_out,
    "settle": settle,
    "claim": claim,
    "claim_legal": claim_legal,
    "stock_size": stock_size,
    "cache": cache,
    "false_bump": false_bump,
}
