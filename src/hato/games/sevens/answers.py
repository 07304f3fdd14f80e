"""Answers to test vectors about Sevens (SEV-1 to SEV-8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.core import bits
from hato.core import options as opt
from hato.core.bits import BIT
from hato.core.match import Setup
from hato.games.sevens.options import PRESETS, SevensOptions
from hato.games.sevens.rows import ACTIONS, DECK, JOKERS, PASS, PLAY, pack
from hato.games.sevens.rules import SevensRound
from hato.games.sevens.table import GO_ON, OPEN

Json = Mapping[str, Any]


class QuestionError(ValueError):
    """A question that does not fit the game."""


def read_options(given: Json, question: Json) -> SevensOptions:
    """The options of a vector, with as many jokers as its hand has. Raises OptionError."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    if jokers := [code for code in question.get("hand", ()) if code.startswith("JK")]:
        changed["jokers"] = max(changed.get("jokers", 0), *(int(code[2:]) for code in jokers))
    return opt.build(PRESETS, given.get("preset", "club"), changed)


def _round(options: SevensOptions, question: Json, holders: Sequence[int] = ()) -> SevensRound:
    """The round in which seat 0 is asked; the seats after it hold `holders`, the last one all other cards."""
    hand, layout = DECK.set(question["hand"]), DECK.set(question.get("layout", ()))
    given = [hand, layout, *holders]
    if not hand:
        raise QuestionError("the hand is empty; whoever is asked holds a card")
    if sum(map(bits.popcount, given)) != bits.popcount(bits.mask_of(bits.cards(_union(given)))):
        raise QuestionError("a card lies in two places")
    seats = 2 + len(holders)
    round_ = SevensRound(options, Setup(seats, seats - 1), pack(options.jokers))
    round_.stock = 0
    round_.layout = layout
    round_.hand = [hand, *holders, round_.pack & ~_union(given)]
    round_.phase = OPEN if question.get("first_turn", False) else GO_ON
    round_.passes[0] = int(question.get("passes_used", 0))
    return round_


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _sorted(mask: int) -> list[str]:
    return sorted(DECK.names(mask))


def legal(given: Json, question: Json) -> list[str]:
    """Layout, hand -> the cards that may be played by themselves (SEV-3, SEV-4, SEV-7)."""
    round_ = _round(read_options(given, question), question)
    return _sorted(round_.playable(0))


def pass_(given: Json, question: Json) -> Json:
    """Layout, hand, passes before -> is the player eliminated by a pass, and what is laid (SEV-5)."""
    round_ = _round(read_options(given, question), question)
    if PASS not in round_.legal(0):
        return {"legal": False, "eliminated": False, "layout_added": []}
    before = round_.layout
    round_.play(0, PASS)
    return {
        "legal": True,
        "eliminated": any(loss.seat == 0 for loss in round_.lost),
        "layout_added": _sorted(round_.layout & ~before),
    }


def joker_play(given: Json, question: Json) -> Json:
    """Layout, hand, joker and card, who holds which card -> is it legal, what is laid, who gets the joker."""
    options = read_options(given, question)
    names = list(dict.fromkeys(question.get("holders", {}).values()))
    held = [DECK.set(code for code, owner in question["holders"].items() if owner == name) for name in names]
    round_ = _round(options, question, held)
    joker, card = (DECK.card(code) for code in question["play"])
    codes = [code for code in round_.jumps(0) if ACTIONS.words(code)[1] == DECK.codes[card]]
    if BIT[joker] != BIT[bits.lowest(round_.hand[0] & JOKERS)] or not codes:
        return {"legal": False, "layout_added": [], "joker_to": None}
    before = round_.layout
    round_.play(0, codes[0])
    to = next(seat for seat, hand in enumerate(round_.hand) if hand & BIT[joker])
    return {
        "legal": True,
        "layout_added": _sorted(round_.layout & ~before),
        "joker_to": names[to - 1] if 0 < to <= len(names) else None,
    }


def deal_sizes(given: Json, question: Json) -> list[int]:
    """The number of players -> the cards of each, from the dealer's left on (SEV-1)."""
    seats = int(question["players"])
    if not 2 <= seats <= 8:
        raise QuestionError(f"players is {seats}; Sevens is played by 2 to 8")
    options = read_options(given, question)
    round_ = SevensRound(options, Setup(seats, seats - 1), pack(options.jokers))
    sizes = [0] * seats
    while round_.stock:
        sizes[round_.mover] += 1
        round_.draw(bits.lowest(round_.stock))
    return sizes


def voluntary_pass(given: Json, question: Json) -> Json:
    """Layout, hand, passes before -> may a player pass who can play (SEV-5)."""
    round_ = _round(read_options(given, question), question)
    codes = round_.legal(0)
    return {"legal": PASS in codes and any(PLAY <= code < PASS for code in codes)}


ANSWERS: Mapping[str, Callable[[Json, Json], Any]] = {
    "legal": legal,
    "pass": pass_,
    "joker_play": joker_play,
    "deal_sizes": deal_sizes,
    "voluntary_pass": voluntary_pass,
}
