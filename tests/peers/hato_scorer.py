"""A naive scorer of Hato, written from the rules text alone: card codes in, names and points out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from tests.peers.hato_tables import BY_KIND, NAMED, RIBBONS, SLIPS, Options

Score = dict[str, int]


def card_points(o: Options, cards: Iterable[str]) -> int:
    """MH-3 and MH-6."""
    slips = SLIPS[o["card_values"]]
    return sum(slips.get(card, BY_KIND[card[2]]) for card in cards)


def yaku(o: Options, cards: Iterable[str]) -> Score:
    """MH-4."""
    have = set(cards)
    found: Score = {}
    for name, three in RIBBONS.items():
        if name in o["dan"] and all(card in have for card in three):
            found[name] = 30
    for suit, points in o["month_sets"].items():
        if points and len([card for card in have if card[:2] == suit]) == 4:
            found[NAMED.get(suit, "month_" + suit)] = points
    if o["five_brights"] and len([card for card in have if card[2] == "b"]) == 5:
        found["ogwang"] = o["five_brights"]
    if o["godori"] and {"02a", "04a", "08a"} <= have:
        found["godori"] = o["godori"]
    return found


def round_scores(o: Options, points: Mapping[int, int], bonus: Mapping[int, int]) -> dict[int, int]:
    """MH-5: card points and what the yaku bring and take."""
    found = {}
    for seat in points:
        if o["bonus_mode"] == "added_only":
            found[seat] = points[seat] + bonus[seat]
            continue
        found[seat] = points[seat]
        for other in points:
            if other != seat:
                found[seat] += bonus[seat] - bonus[other]
    return found


def results(o: Options, scores: Mapping[int, int]) -> dict[int, Fraction]:
    """MH-5: what the round changes, in points."""
    if o["settlement"] == "totals":
        return {seat: Fraction(score) for seat, score in scores.items()}
    if o["settlement"] == "vs_par":
        par = Fraction(sum(scores.values()), len(scores))
        return {seat: score - par for seat, score in scores.items()}
    return {
        seat: Fraction(sum(scores[seat] - scores[other] for other in scores if other != seat))
        for seat in scores
    }
