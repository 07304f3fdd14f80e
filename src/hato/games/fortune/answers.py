"""Answers to test vectors (`hato check`): readings of given cards, and questions asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hato.cards import hanafuda
from hato.core import options as opt
from hato.games.fortune import reading
from hato.games.fortune.options import PRESETS, FortuneOptions
from hato.games.fortune.question import hashed, normalized
from hato.games.fortune.reading import SEASONS, SPREAD

Json = Mapping[str, Any]

KEY = bytes(range(32))
"""Any key answers alike."""


class QuestionError(ValueError):
    """A question that a vector cannot ask; the message says why."""


def read_options(given: Json) -> FortuneOptions:
    """The options of a vector: a preset and what differs; raises OptionError."""
    differences = {name: value for name, value in given.items() if name != "preset"}
    return opt.build(PRESETS, given.get("preset", "source"), differences)


def spread(given: Json, question: Json) -> Json:
    """Three cards in order -> meanings, seasons, strength and the parts of the reading (FT-2, FT-3, FT-5).

    `strengthen` is the side that the reader chooses for a bright in the middle.
    """
    options = read_options(given)
    codes = list(question["cards"])
    hanafuda.DECK.set(codes)  # each a card of the deck, none twice
    if len(codes) != SPREAD:
        raise QuestionError(f"a spread has {SPREAD} cards, not {len(codes)}")
    suits = [hanafuda.suit(code) for code in codes]
    order = question.get("month_order", "korean")
    added = reading.amplify(codes, options.bright_target, question.get("strengthen"))
    return {
        "meanings": [reading.meaning(code) for code in codes],
        "months": [hanafuda.month(suit, order) for suit in suits],
        "seasons": [SEASONS[reading.season(suit)] for suit in suits],
        "amplify": added,
        "parts": [list(part) for part in reading.combined(codes, added)],
    }


def session(given: Json, question: Json) -> Json:
    """Questions asked before, and a new one -> is it drawn for, or refused with the stored cards? (FT-4)"""
    read_options(given)
    stored = {hashed(KEY, one["question"]): one["cards"] for one in reversed(question["history"])}
    asked = question["ask"]
    if not normalized(asked):
        return {"result": "refused", "stored_cards": []}
    cards = stored.get(hashed(KEY, asked))
    return {"result": "drawn"} if cards is None else {"result": "refused", "stored_cards": cards}


ANSWERS: dict[str, Callable[[Json, Json], Json]] = {"reading": spread, "session": session}
