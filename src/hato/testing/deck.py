"""Answers to test vectors about the deck (D-1 to D-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from hato.cards import hanafuda

Json = Mapping[str, Any]

DOUBLE = 2
"""What a card of two uses counts when it is used as junk (D-4)."""


class QuestionError(ValueError):
    """A question that a vector cannot ask; the message says why."""


def count_by_kind(question: Json) -> Json:
    """How many cards of each kind (D-1); `cards` restricts the question to some of them."""
    codes = question.get("cards", hanafuda.CODES)
    count = Counter(hanafuda.kind(_known(code)) for code in codes)
    return {**{kind: count[kind] for kind in hanafuda.KINDS}, "total": len(codes)}


def sum_points(question: Json) -> Json:
    """The sum of the values, with junk as 1 and as 0 (D-5)."""
    codes = [_known(code) for code in question.get("cards", hanafuda.CODES)]
    return {
        "japanese_junk_1": sum(hanafuda.points(code, 1) for code in codes),
        "korean_junk_0": sum(hanafuda.points(code, 0) for code in codes),
    }


def display_month(question: Json) -> Json:
    """The month that each card shows in the two calendars (D-2)."""
    suits = [hanafuda.suit(code) for code in question["cards"]]
    return {order: [hanafuda.month(suit, order) for suit in suits] for order in hanafuda.MONTH_ORDERS}


def ribbon_classes(question: Json) -> Json:
    """The three classes of ribbons and those of no set (D-3); `cards` restricts the question to some."""
    asked = [_known(code) for code in question.get("cards", hanafuda.CODES)]
    classes = {
        "red_poetry": hanafuda.RED_POETRY,
        "blue": hanafuda.BLUE,
        "plain_red": hanafuda.PLAIN_RED,
        "in_no_set": hanafuda.NO_SET,
    }
    return {name: [code for code in codes if code in asked] for name, codes in classes.items()}


def junk_value(question: Json) -> Json:
    """What each card counts as junk in the Korean games, and the cards of two uses (D-4, D-6)."""
    codes = [_known(code) for code in question["cards"]]
    return {
        "as_junk": [hanafuda.junk_value(code) for code in codes],
        "when_used_as_double_junk": {code: DOUBLE for code in codes if code in hanafuda.DUAL},
    }


QUERIES: Mapping[str, Callable[[Json], Json]] = {
    "count_by_kind": count_by_kind,
    "sum_points": sum_points,
    "display_month": display_month,
    "ribbon_classes": ribbon_classes,
    "junk_value": junk_value,
}


def _known(code: str) -> str:
    if code not in hanafuda.JOKERS:
        hanafuda.DECK.card(code)
    return code


def deck_fact(given: Json, question: Json) -> Json:
    """The answer to a query about the deck; raises QuestionError for a query that is not known."""
    query = question["query"]
    if query not in QUERIES:
        raise QuestionError(f"there is no query {query!r}; the queries are {', '.join(QUERIES)}")
    return QUERIES[query](question)


ANSWERS: Mapping[str, Callable[[Json, Json], Json]] = {"deck_fact": deck_fact}
