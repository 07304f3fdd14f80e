"""Answers to test vectors about Concentration (CON-1 to CON-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hato.core import bits
from hato.core import options as opt
from hato.core.match import Setup
from hato.games.concentration import pairs
from hato.games.concentration.options import PRESETS, ConcentrationOptions
from hato.games.concentration.rules import SECOND, ConcentrationRound

Json = Mapping[str, Any]


class QuestionError(ValueError):
    """A question that a vector cannot ask; the message says why."""


def read_options(given: Json) -> ConcentrationOptions:
    """The options of a vector; raises OptionError."""
    changed = {name: value for name, value in given.items() if name != "preset"}
    return opt.build(PRESETS, given.get("preset", "source"), changed)


def turn(given: Json, question: Json) -> Json:
    """Two cards that are turned -> are they taken, and who goes on: `same` or `next` (CON-2, CON-3)."""
    chosen = read_options(given)
    cards = [pairs.DECK.card(question[name]) for name in ("first", "second")]
    pairs.DECK.set(question[name] for name in ("first", "second"))
    round_ = _begun(chosen)
    for place, card in enumerate(cards):
        round_.play(0, place)
        round_.draw(card)
    taken = round_.pairs()[0] == 1
    return {"taken": taken, "next": "same" if round_.mover == 0 else "next"}


def _begun(chosen: ConcentrationOptions) -> ConcentrationRound:
    """A table of two seats with every card that the options know, before its first turn."""
    pack = pairs.DECK.mask if chosen.with_jokers else pairs.SUITED
    return ConcentrationRound(chosen, Setup(2, 0), pack, bits.popcount(pack))


def pick(given: Json, question: Json) -> Json:
    """Places without a card, the open one and one that is picked -> is that legal? (CON-2)"""
    round_ = _begun(read_options(given))
    for place in _places(round_, question.get("removed", [])):
        round_.empty[place] = True
    opened = question.get("open_position")
    if opened is not None:
        (round_.open,) = _places(round_, [opened])
        round_.phase = SECOND
    return {"legal": question["pick"] in round_.legal(0), "closed": _closed(round_)}


def _places(round_: ConcentrationRound, places: Sequence[object]) -> list[int]:
    found = [place for place in places if isinstance(place, int) and 0 <= place < round_.places]
    if len(found) != len(places):
        raise QuestionError(f"the places are numbers from 0 to {round_.places - 1}")
    return found


def _closed(round_: ConcentrationRound) -> int:
    return round_.empty.count(False) - (round_.open >= 0)


def result(given: Json, question: Json) -> Json:
    """The pairs of each player, and who has the jokers -> points, places and winners (CON-4)."""
    chosen = read_options(given)
    points = [int(number) for number in question["pairs"]]
    owner = question.get("jokers")
    if owner is not None and chosen.win_by == "joker_pair_2":
        points[owner] += 1
    places = [1 + sum(1 for other in points if other > own) for own in points]
    return {
        "points": points,
        "places": places,
        "winners": [seat for seat, at in enumerate(places) if at == 1],
    }


def layout(given: Json, question: Json) -> Json:
    """Options -> how many cards lie on the table, pairs, and how many jokers are among them (CON-1)."""
    chosen = read_options(given)
    jokers = 2 if chosen.with_jokers else 0
    return {"cards": chosen.places, "pairs": chosen.places // 2, "jokers": jokers}


ANSWERS: dict[str, Callable[[Json, Json], Any]] = {
    "turn": turn,
    "pick": pick,
    "result": result,
    "layout": layout,
}
