"""A naive scorer of Koi-Koi, written from the rules text alone: card codes in, names and points out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.peers.koi_koi_tables import (
    ANIMALS,
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    BRIGHTS,
    COLUMNS,
    JUNK,
    PAULOWNIAS,
    POEM_RIBBONS,
    RIBBONS,
    WILLOWS,
    Options,
)

Score = dict[str, int]
"""Yaku that are made, with their points."""

Line = tuple[str, int, int]
"""A line of a settlement: name, points added, factor."""


def yaku(o: Options, captured: set[str], table: set[str], own_calls: int, month: int) -> Score:
    """What captured cards score (KK-5, KK-6, KK-10)."""
    column = COLUMNS[o["preset"]]
    score = {**brights(column, captured), **animals(o, column, captured), **ribbons(o, column, captured)}
    plain = len(captured & JUNK) + (1 if o["cup_as_junk"] and "09a" in captured else 0)
    if plain >= 10:
        score["kasu"] = 1 + plain - 10
    if o["tsukifuda"] != "off" and sum(card.startswith(f"{month:02d}") for card in captured) == 4:
        score["tsukifuda"] = o["tsukifuda"]
    return {**score, **viewings(o, column, captured, table, own_calls, score)}


def brights(column: Score, captured: set[str]) -> Score:
    """The one bright yaku, read off the number of brights."""
    have = captured & BRIGHTS
    if len(have) == 5:
        return {"goko": column["goko"]}
    if len(have) == 4:
        name = "ame_shiko" if "11b" in have else "shiko"
        return {name: column[name]}
    if len(have) == 3 and "11b" not in have:
        return {"sanko": column["sanko"]}
    return {}


def animals(o: Options, column: Score, captured: set[str]) -> Score:
    """Boar, deer and butterflies, and five animals."""
    count = len(captured & ANIMALS)
    triple = captured >= BOAR_DEER_BUTTERFLIES
    tane = {"tane": 1 + count - 5} if count >= 5 else {}
    if o["grouping"] == "additive":
        return {**tane, **({"inoshikacho": column["inoshikacho"]} if triple else {})}
    return best([tane, {"inoshikacho": column["inoshikacho"] + count - 3} if triple else {}])


def ribbons(o: Options, column: Score, captured: set[str]) -> Score:
    """The two sets of ribbons, both at once, and five ribbons."""
    count = len(captured & RIBBONS)
    poems, blues = captured >= POEM_RIBBONS, captured >= BLUE_RIBBONS
    tan = {"tan": 1 + count - 5} if count >= 5 else {}
    if o["grouping"] == "additive":
        score = dict(tan)
        if poems:
            score["akatan"] = column["akatan"]
        if blues:
            score["aotan"] = column["aotan"]
        if poems and blues and "double_triad" in column:
            score["double_triad"] = column["double_triad"]
        return score
    lines: list[Score] = [tan]
    if poems:
        lines.append({"akatan": column["akatan"] + count - 3})
    if blues:
        lines.append({"aotan": column["aotan"] + count - 3})
    if poems and blues and "akatan_aotan" in column:
        lines.append({"akatan_aotan": column["akatan_aotan"] + count - 6})
    elif poems and blues:
        both = {"akatan": column["akatan"] + count - 6, "aotan": column["aotan"]}
        if "double_triad" in column:
            both["double_triad"] = column["double_triad"]
        lines.append(both)
    return best(lines)


def best(lines: Iterable[Score]) -> Score:
    """The line with the highest sum."""
    return max(lines, key=lambda line: sum(line.values()))


def viewings(
    o: Options, column: Score, captured: set[str], table: set[str], own_calls: int, others: Score
) -> Score:
    """The cup with the curtain, with the moon and with both (KK-6)."""
    hanami = {"03b", "09a"} <= captured
    tsukimi = {"08b", "09a"} <= captured
    if o["viewings"] == "off" or (o["viewings"] == "only_with_other_yaku" and not others):
        return {}
    if not o["viewing_with_brights"] and others.keys() & {"goko", "shiko", "ame_shiko", "sanko"}:
        return {}
    if o["viewing_cancel"] == "rain_man_both" and "11b" in captured:
        return {}
    if o["viewing_cancel"] == "captured_split":
        hanami = hanami and "11b" not in captured
        tsukimi = tsukimi and not captured & PAULOWNIAS
    if o["viewing_cancel"] == "field_split":
        hanami = hanami and not table & WILLOWS
        tsukimi = tsukimi and not table & PAULOWNIAS
    value = o["viewing_value"]
    if own_calls and o["viewing_value_after_call"] != "none":
        value = o["viewing_value_after_call"]
    score = {}
    if hanami:
        score["hanami"] = value
    if tsukimi:
        score["tsukimi"] = value
    if hanami and tsukimi and "hanami_tsukimi" in column:
        score["hanami_tsukimi"] = column["hanami_tsukimi"]
    return score


def multipliers(o: Options, total: int, own: int, opponent: int, table_brights: int) -> list[Line]:
    """What the calls of this round make of a total (KK-7)."""
    lines: list[Line] = []
    if o["scheme"] == "doublings":
        if o["double_at_7"] and total >= 7:
            lines.append(("double_at_7", 0, 2))
        if o["double_after_opponent_call"] and opponent > 0:
            lines.append(("double_after_opponent_call", 0, 2))
        if o["double_after_own_call"] and own > 0:
            lines.append(("double_after_own_call", 0, 2))
    elif o["scheme"] == "own_calls_plus_one":
        lines.append(("own_calls_plus_one", 0, own + 1))
    elif o["scheme"] == "calls_plus_one":
        lines.append(("calls_plus_one", 0, own + opponent + 1))
    elif o["scheme"] == "bga_soft":
        lines.append(("own_calls_plus_one", 0, own + 1))
        if opponent > 0:
            lines.append(("double_after_opponent_call", 0, 2))
    elif o["scheme"] == "ladder":
        lines.append(("ladder", own, 1) if own <= 3 else ("ladder", 0, own - 2))
    if o["field_brights"]:
        lines.append(("field_brights", 0, table_brights + 1))
    return [line for line in lines if line[1:] != (0, 1)]


def fold(lines: Iterable[Line]) -> int:
    """Base, additions and multipliers in their order."""
    total = 0
    for _, points, factor in lines:
        total = (total + points) * factor
    return total


def groups(cards: set[str], size: int) -> int:
    """Of how many months there are exactly `size` cards."""
    months = [card[:2] for card in cards]
    return sum(months.count(month) == size for month in set(months))


def deal_check(o: Options, dealer: int, hands: list[set[str]], table: set[str]) -> dict[str, Any]:
    """KK-2: what a deal leads to."""
    if groups(table, 4):
        return {"result": o["table_quad"]}
    if groups(table, 2) == 4 and o["table_four_pairs"] == "redeal":
        return {"result": "redeal"}
    if groups(table, 3) and o["table_triple"] == "redeal":
        return {"result": "redeal"}
    if not o["teyaku"]:
        redealt = o["hand_quad"] == "redeal" and any(groups(hand, 4) for hand in hands)
        return {"result": "redeal" if redealt else "play"}
    names = ["teshi" if groups(hand, 4) else "kuttsuki" if groups(hand, 2) >= 4 else "" for hand in hands]
    if all(names):
        if o["teyaku_both"] != "dealer_first":
            return {"result": o["teyaku_both"]}
        return {"result": "win", "seat": dealer, "yaku": names[dealer]}
    if any(names):
        seat = 0 if names[0] else 1
        return {"result": "win", "seat": seat, "yaku": names[seat]}
    return {"result": "play"}
