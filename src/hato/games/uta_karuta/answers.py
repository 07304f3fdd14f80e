"""Answers to test vectors about uta-karuta (UTA-2 to UTA-6), each played through a round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hato.core import bits
from hato.core import options as opt
from hato.core.bits import BIT
from hato.core.game import Answer
from hato.core.match import Setup
from hato.games.uta_karuta.actions import ANSWER, DECLINE, DISCARD, DONE, PEARL, PENALTY
from hato.games.uta_karuta.options import PRESETS, UtaOptions
from hato.games.uta_karuta.rules import UtaRound
from hato.games.uta_karuta.table import ANSWERING, CHOOSE, DROP, GEM, GIVE, SEATS, answering_order

Json = Mapping[str, Any]


def read_options(given: Json) -> UtaOptions:
    """The options of a vector; raises OptionError."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    built: UtaOptions = opt.build(PRESETS, given.get("preset", "source"), changed)
    return built


def _round(options: UtaOptions, hands: Sequence[int], owner: int, poem: int, yaku: bool) -> UtaRound:
    """A round in which `poem` has just been read; the hands hold so many cards."""
    table = UtaRound(options, Setup(SEATS, 0), 0)
    rest = [card for card in range(100) if card != poem]
    table.hand = []
    for seat, size in enumerate(hands):
        own = [poem] if seat == owner and not yaku else []
        own += [rest.pop(0) for _ in range(size - len(own))]
        table.hand.append(bits.mask_of(own))
    if yaku:
        table.yaku[owner] = BIT[poem]
    table.phase = CHOOSE
    table.poem, table.owner, table.order = poem, owner, (poem,)
    table.phase = ANSWERING
    return table


def _give(table: UtaRound, verb: int, count: int) -> None:
    """Gives so many cards at will, then no more."""
    phase = table.phase
    for _ in range(count):
        if table.phase == phase:
            seat = table.turn().seats[0]
            table.play(seat, verb + bits.lowest(table.hand[seat]))
    if table.phase == phase:
        table.play(table.turn().seats[0], DONE)


def _sizes(table: UtaRound) -> list[int]:
    return [bits.popcount(hand) for hand in table.hand]


def _answer(given: Json, question: Json) -> list[int]:
    """The sizes of the hands after a right answer."""
    poem = question["poem"] - 1
    table = _round(read_options(given), question["hands"], question["owner"], poem, False)
    while table.seat != question["answerer"]:
        table.play(table.seat, DECLINE)
    table.play(table.seat, ANSWER + poem)
    while table.phase == GIVE:
        table.play(table.answerer, PENALTY + bits.lowest(table.hand[table.answerer]))
    if table.phase == GEM:
        _give(table, PEARL, int(question.get("give", 0)))
    return _sizes(table)


def _yakufuda(given: Json, question: Json) -> dict[str, int]:
    """The hand and the special place of a seat whose yakufuda was read."""
    poem = 0
    table = _round(read_options(given), [question["hand"], 25, 25, 25], 0, poem, True)
    if question["owner_correct"]:
        table.play(0, ANSWER + poem)
        if table.phase == DROP:
            _give(table, DISCARD, int(question["discard"]))
    else:
        for _ in range(SEATS):
            table.play(table.seat, DECLINE)
    return {"hand": _sizes(table)[0], "widow": bits.popcount(table.yaku[0])}


def _order(given: Json, question: Json) -> list[int]:
    return answering_order(question["owner"])


def _unanswered(given: Json, question: Json) -> dict[str, Any]:
    """What happens when nobody is right."""
    poem = question["poem"] - 1
    table = _round(read_options(given), question["hands"], question["owner"], poem, False)
    if question["requeued_before"]:
        table.waits = {poem: 0}
    for _ in range(SEATS):
        table.play(table.seat, DECLINE)
    return {"hands": _sizes(table), "requeued": poem in table.waits}


ANSWERS: Mapping[str, Answer] = {
    "answer": _answer,
    "answer_yakufuda": _yakufuda,
    "order": _order,
    "unanswered": _unanswered,
}
