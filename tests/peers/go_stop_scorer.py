"""A naive scorer of Go-Stop, written from the rules text alone: card codes in, names and points out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.peers.go_stop_tables import (
    BOAR_DEER_BUTTERFLY,
    CHEONGDAN,
    CHODAN,
    COLUMNS,
    GODORI,
    HONGDAN,
    JUNK_VALUES,
    REDS,
    Options,
    printed,
)

Score = dict[str, int]
"""Yaku that are made, with their points."""


def duals(o: Options) -> list[str]:
    """The cards that are an animal or two junk (GS-14), the bridge first: it moves before the cup."""
    if o["bridge_role"] == "replaces_cup":
        return ["05a"]
    return ["05a", "09a"] if o["bridge_role"] == "animal_or_double_junk" else ["09a"]


def animals_of(o: Options, captured: Iterable[str], as_junk: Iterable[str] = ()) -> list[str]:
    """The animals; a dual card that is used as junk is none, unless it is both at once."""
    gone = [] if o["cup_decision"] == "both" else list(as_junk)
    return [card for card in captured if card[2:] == "a" and card not in gone]


def junk_of(o: Options, captured: Iterable[str], as_junk: Iterable[str] = ()) -> int:
    """Junk by value."""
    extra = duals(o) if o["cup_decision"] == "both" else list(as_junk)
    return sum(2 if card in extra else JUNK_VALUES.get(printed(card), 0) for card in captured)


def brights_of(captured: Iterable[str]) -> list[str]:
    return [card for card in captured if card[2:] == "b"]


def score(o: Options, captured: list[str], as_junk: Iterable[str] = ()) -> Score:
    """What captured cards score when these dual cards are junk (GS-8)."""
    column = COLUMNS[o["table"]]
    out: Score = {}
    brights = brights_of(captured)
    if len(brights) == 5:
        out["five_brights"] = column["five"]
    elif len(brights) == 4:
        wet = "11b" in brights
        out["four_brights_rain" if wet else "four_brights_dry"] = column["rain4" if wet else "dry4"]
    elif len(brights) == 3:
        wet = "11b" in brights
        out["three_brights_rain" if wet else "three_brights_dry"] = column["rain3" if wet else "dry3"]
    animals = animals_of(o, captured, as_junk)
    doubled = o["seven_animals"] == "double_animal_points" and len(animals) >= 7
    if len(animals) >= 5:
        out["animals"] = (1 + len(animals) - 5) * (2 if doubled else 1)
    if all(card in animals for card in GODORI):
        out["godori"] = column["godori"] * (2 if doubled and o["seven_includes_godori"] else 1)
    if all(card in animals for card in BOAR_DEER_BUTTERFLY) and o["boar_deer_butterfly"]:
        out["boar_deer_butterfly"] = o["boar_deer_butterfly"]
    ribbons = [card for card in captured if card[2:] == "r"]
    if len(ribbons) >= 5:
        out["ribbons"] = 1 + len(ribbons) - 5
    if all(card in ribbons for card in CHEONGDAN):
        out["cheongdan"] = 3
    if o["ribbon_sets"] == "any_color":
        if len([card for card in ribbons if card in REDS]) >= 3:
            out["hongdan"] = 3
    else:
        if all(card in ribbons for card in HONGDAN):
            out["hongdan"] = 3
        if o["ribbon_sets"] == "three" and all(card in ribbons for card in CHODAN):
            out["chodan"] = 3
    junk = junk_of(o, captured, as_junk)
    if junk >= 10:
        out["junk"] = 1 + junk - 10
    return out


def uses(o: Options, captured: list[str], chosen: list[str]) -> list[list[str]]:
    """The ways to use dual cards, in the order in which a tie is decided (GS-14)."""
    if o["cup_decision"] == "ask_on_capture":
        return [[card for card in duals(o) if card in captured and card in chosen]]
    if o["cup_decision"] != "best":
        return [[]]
    found: list[list[str]] = [[]]
    for card in duals(o):
        if card in captured:
            found += [[*use, card] for use in found]
    return found


def best(o: Options, captured: list[str], chosen: list[str]) -> tuple[Score, list[str]]:
    """The score during play, and the dual cards that are junk in it."""
    top: tuple[Score, list[str]] | None = None
    for use in uses(o, captured, chosen):
        found = score(o, captured, use)
        if top is None or sum(found.values()) > sum(top[0].values()):
            top = found, use
    assert top is not None
    return top


@dataclass
class Side:
    """What a player brings to a settlement; `chosen` are the dual cards that he said are junk."""

    captured: list[str]
    chosen: list[str] = field(default_factory=list)
    goes: int = 0
    shakes: int = 0
    bombs: int = 0
    purse: int | None = None
    """what he can pay; None: no limit"""


def go_bonus(o: Options, base: int, calls: int) -> int:
    """GS-10."""
    if o["go_bonus"] == "source":
        return base if calls == 0 else base + 1 if calls == 1 else base * calls
    times = 2 ** (calls - 2) if calls >= 3 else 1
    return base * times if o["go_bonus"] == "modern_mult_only" else (base + calls) * times


def doublings(o: Options, winner: Side, use: list[str], carry: int) -> int:
    """The factors of GS-11 that do not depend on a loser, go apart."""
    factor = carry << (winner.shakes + winner.bombs)
    for card in winner.captured:
        if printed(card) == "XD":
            factor *= 2
    if o["seven_animals"] == "double_final" and len(animals_of(o, winner.captured, use)) >= 7:
        factor *= 2
    return factor


def penalties(o: Options, kinds: set[str], brights: int, light: bool, junk: int, animals: int) -> list[str]:
    """The penalties of a loser by name; `light`: he has the joker that stands for a bright."""
    out = []
    dark = brights == 0 and not light
    if dark and o["gwangbak"] != "off" and ("brights" in kinds or not o["gwangbak_needs_winner_brights"]):
        out.append("plus2" if o["gwangbak"] == "plus2" else "gwangbak")
    if (
        o["pibak"] == "double"
        and junk <= o["pibak_limit"]
        and not (junk == 0 and o["pibak_zero_exempt"])
        and ("junk" in kinds or not o["pibak_needs_winner_junk"])
    ):
        out.append("pibak")
    if o["no_animal_penalty"] == "on" and animals == 0 and "animals" in kinds:
        out.append("no_animal")
    return out


def kinds_of(found: Score) -> set[str]:
    """The kinds that a score has yaku of."""
    out = set()
    for name in found:
        if "brights" in name:
            out.add("brights")
        if name in ("animals", "junk", "ribbons"):
            out.add(name)
    return out


def price(each: int, names: list[str]) -> int:
    """A share with its penalties: the doublings, then the two points."""
    for name in names:
        if name != "plus2":
            each *= 2
    return each + 2 * names.count("plus2")


def loser_uses(o: Options, loser: Side) -> Iterator[list[str]]:
    """A loser's dual cards as they are, and then moved to the junk, if that is allowed."""
    _, use = best(o, loser.captured, loser.chosen)
    yield use
    if o["cup_saves_loser"]:
        more = [card for card in duals(o) if card in loser.captured and card not in use]
        if more:
            yield [*use, more[0]]
        if len(more) == 2:
            yield [*use, more[1]]
            yield [*use, *more]


def share(o: Options, kinds: set[str], each: int, loser: Side, gobak: bool) -> int:
    """The share of one loser, his dual cards used as it is cheapest for him."""
    prices = []
    for use in loser_uses(o, loser):
        names = penalties(
            o,
            kinds,
            len(brights_of(loser.captured)),
            any(printed(card) == "XL" for card in loser.captured),
            junk_of(o, loser.captured, use),
            len(animals_of(o, loser.captured, use)),
        )
        prices.append(price(each, [*names, "gobak"] if gobak else names))
    return min(prices)


def payer(o: Options, losers: dict[int, Side], calls: list[int]) -> int | None:
    """The loser whose go call makes him pay for all (GS-13); None: everybody pays for himself."""
    said = [seat for seat in calls if seat in losers]
    if not o["gobak"] or not said:
        return None
    return said[-1] if o["gobak_who"] == "last" else said[0]


def settle(
    o: Options, winner: Side, losers: dict[int, Side], carry: int, calls: list[int]
) -> tuple[dict[int, int], Score]:
    """What each loser pays after a stop, and the yaku that are paid (GS-10 to GS-14)."""
    top: tuple[dict[int, int], Score] | None = None
    for use in uses(o, winner.captured, winner.chosen):
        found = score(o, winner.captured, use)
        base = go_bonus(o, sum(found.values()), winner.goes)
        each = base * doublings(o, winner, use, carry)
        pays = pay_all(o, kinds_of(found), each, losers, calls)
        if top is None or sum(pays.values()) > sum(top[0].values()):
            top = pays, found
    assert top is not None
    return top


def pay_all(
    o: Options, kinds: set[str], each: int, losers: dict[int, Side], calls: list[int]
) -> dict[int, int]:
    """The payments of the losers for this much."""
    guilty = payer(o, losers, calls)
    pays = {}
    for seat, loser in losers.items():
        doubled = seat == guilty and (len(losers) == 1 or o["gobak_own_share_doubled"])
        pays[seat] = share(o, kinds, each, loser, doubled)
    if guilty is not None:
        whole = sum(pays.values())
        pays = {seat: whole if seat == guilty else 0 for seat in losers}
    for seat, loser in losers.items():
        if o["score_cap"] != "none":
            pays[seat] = min(pays[seat], o["score_cap"])
        pays[seat] = limited(loser, pays[seat])
    return pays


def limited(side: Side, points: int) -> int:
    """No more than he has."""
    return points if side.purse is None else min(points, max(0, side.purse))


def exhausted(
    o: Options, sides: dict[int, Side], carry: int
) -> tuple[int | None, dict[int, int], Score, int]:
    """GS-12 without a stop: winner, payments, yaku, and the factor of the next round."""
    if o["exhaustion"] == "draw":
        return None, {}, {}, carry
    if o["exhaustion"] == "draw_next_double":
        return None, {}, {}, next_carry(o, carry)
    found = {seat: best(o, side.captured, side.chosen) for seat, side in sides.items()}
    totals = {seat: sum(one[0].values()) for seat, one in found.items()}
    top = max(totals.values())
    first = [seat for seat in totals if totals[seat] == top]
    if len(first) > 1 or top == 0:
        return None, {}, {}, carry
    seat = first[0]
    each = top * doublings(o, sides[seat], found[seat][1], carry)
    pays = {}
    for other, side in sides.items():
        if other != seat:
            pays[other] = each if o["score_cap"] == "none" else min(each, o["score_cap"])
            pays[other] = limited(side, pays[other])
    return seat, pays, found[seat][0], 1


def next_carry(o: Options, carry: int) -> int:
    """The factor after a drawn round that doubles the next one."""
    return min(carry * 2, o["carry_cap"]) if o["carry_stack"] else 2
