"""What lies on the table, in lines: built from a view, so that nothing else can be shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from hato.cards import hanafuda
from hato.core import bits
from hato.core.game import SheetEntry
from hato.core.view import View, ZoneSight
from hato.tui.wording import BETWEEN, Namer

_LETTERS = {"bright": "b", "animal": "a", "ribbon": "r", "junk": "j"}
"""Kind of a flower card -> the letter in its text key."""
TOP = "top"
"""Zones of single cards on top of the stock."""
COUNTED = {
    "goes": "goes",
    "shown_months": "shakes",
    "bombs": "bombs",
    "ppeoks": "ppeoks",
    "credits": "credits",
}
"""Facts that count something for each seat -> the text that says it."""


def hand(view: View, namer: Namer) -> list[str]:
    """The viewer's hand as codes in deck order, those that all know last; empty where there is none."""
    mine = (zone for zone in view.zones if zone.name in ("hand", "held") and zone.owner == view.seat)
    return [code for zone in mine for code in namer.game.deck.names(zone.cards or 0)]


def field_lines(view: View, namer: Namer) -> Iterator[str]:
    """The cards of the field, one line a month, with the stacks among them."""
    for zone in view.zones:
        if zone.name == "field" and zone.cards is not None:
            yield from _field(zone, view, namer)


def _field(zone: ZoneSight, view: View, namer: Namer) -> Iterator[str]:
    place = namer.place(zone.place)
    codes = namer.game.deck.names(zone.cards or 0)
    if not codes:
        yield namer.words.get("tui-zone-empty", place=place)
        return
    stacks = view.facts.get("stacks") or {}
    buried = {code for stack in stacks.values() for code in stack["jokers"]}
    flowers = [code for code in codes if code in hanafuda.DECK.index]
    others = [code for code in codes if code not in hanafuda.DECK.index and code not in buried]
    yield f"{place}:" if flowers else f"{place}: {namer.listed(others)}"
    for month, cards in groupby(sorted(flowers, key=namer.month), key=namer.month):
        suit = list(cards)
        listed = BETWEEN.join(f"{namer.card(code)} ({code})" for code in suit)
        line = f"  {namer.words.get(f'month-{month}', 'title')}: {listed}"
        stack = stacks.get(suit[0][:2])
        yield f"{line}. {_stack(suit, stack, namer)}" if stack else line
    if flowers and others:
        yield f"  {namer.listed(others)}"


def _stack(cards: Sequence[str], stack: Mapping[str, Any], namer: Namer) -> str:
    maker = stack["by"]
    return namer.words.get(
        "stack",
        count=len(cards),
        plant=namer.words.get(f"suit-{cards[0][:2]}"),
        by="deal" if maker is None else "you" if maker == namer.you else "other",
        name="" if maker is None else namer.names[maker],
        jokers=len(stack["jokers"]),
        buried=namer.listed(stack["jokers"]),
    )


def _captured_lines(zone: ZoneSight, sheet: Sequence[SheetEntry], namer: Namer) -> Iterator[str]:
    """A captured pile, one line a kind, with what a kind is worth where its cards do not all count one."""
    place = namer.place(zone.place)
    mask = zone.cards or 0
    if not mask:
        yield namer.words.get("tui-zone-empty", place=place)
        return
    deck = namer.game.deck
    codes = deck.names(mask)
    if not all(code in hanafuda.WITH_JOKERS.index for code in codes):
        yield f"{place}: {namer.listed(codes)}"
        return
    yield f"{place}:"
    for kind in hanafuda.KINDS:
        cards = deck.set(code for code in codes if hanafuda.kind(code) == kind)
        if not cards:
            continue
        heading = namer.words.get(f"kind-{_LETTERS[kind]}", "many")
        weighted = [entry for entry in sheet if entry.weights and entry.cards & cards]
        key = "tui-kind-worth" if kind == "junk" and weighted else "tui-kind"
        value = str(_weight(weighted[0], cards)) if weighted else ""
        yield "  " + namer.words.get(key, kind=heading, value=value, cards=namer.mask(cards))


def _weight(entry: SheetEntry, cards: int) -> int:
    """What the cards count in a yaku."""
    counted = bits.popcount(entry.cards & cards)
    return counted + sum((times - 1) * bits.popcount(mask & cards) for mask, times in entry.weights)


def notes(view: View, namer: Namer) -> Iterator[str]:
    """What everybody knows of the round besides the cards: who plays, calls, shown cards, the pot."""
    facts = view.facts
    seats = range(len(namer.names))
    playing = facts.get("playing") or seats
    if len(playing) < len(seats):
        out = ", ".join(namer.person(seat) for seat in seats if seat not in playing)
        yield namer.words.get("tui-out", names=out)
    if facts.get("carry", 1) > 1:
        yield namer.words.get("tui-carry", factor=str(facts["carry"]))
    if facts.get("pot"):
        yield namer.words.get("tui-pot", points=namer.amount(facts["pot"]))
    for seat in seats:
        done = [
            namer.words.get(f"{text}-count", count=number)
            for fact, text in COUNTED.items()
            if (number := _number(facts.get(fact), seat))
        ]
        if done:
            yield namer.words.get("tui-done", what=", ".join(done), **namer.who(seat))
        shown = (facts.get("shown") or {seat: ()})[seat]
        if shown:
            yield namer.words.get("tui-shown", cards=namer.listed(shown), **namer.who(seat))


def _number(fact: Any, seat: int) -> int:
    """How often a fact by seats names something for a seat: a number, or a list."""
    if not isinstance(fact, list) or len(fact) <= seat:
        return 0
    value = fact[seat]
    return len(value) if isinstance(value, list) else int(value)


def hand_lines(view: View, namer: Namer) -> Iterator[str]:
    """The viewer's hand, numbered; for flower cards with what of the month lies on the table."""
    yield namer.words.get("tui-your-hand")
    field = next((zone.cards or 0 for zone in view.zones if zone.name == "field"), 0)
    for number, code in enumerate(hand(view, namer), 1):
        card = namer.full(code)
        if code in hanafuda.DECK.index:
            suit = namer.game.deck.set(hanafuda.DECK.names(hanafuda.SUIT_MASKS[hanafuda.suit(code) - 1]))
            if matches := field & suit:
                card = namer.words.get("tui-hand-match", card=card, matches=namer.mask(matches))
        yield f"  {number}. {card}"


def bank_lines(view: View, namer: Namer) -> Iterator[str]:
    """The table of a banking game: every place but the stock, and who has bet what on which hand."""
    if namer.game.layout != "banking":
        return
    for zone in view.zones:
        if zone.name == "stock" or not zone.count or (zone.name == "hand" and zone.owner == view.seat):
            continue
        place = namer.place(zone.place)
        if zone.cards is None:
            yield namer.words.get("tui-zone-hidden", place=place, count=zone.count)
        else:
            yield f"{place}: {BETWEEN.join(namer.full(code) for code in namer.game.deck.names(zone.cards))}"
    bets: list[list[int]] = view.facts.get("bets") or []
    for hand in range(max(map(len, bets), default=0)):
        on = [(seat, amounts[hand]) for seat, amounts in enumerate(bets) if amounts[hand : hand + 1] > [0]]
        if on:
            listed = ", ".join(f"{namer.person(seat)} {amount}" for seat, amount in on)
            yield namer.words.get("tui-bets", hand=hand + 1, bets=listed)


def meld_lines(view: View, namer: Namer) -> Iterator[str]:
    """The table of a game of groups: the last discard, the stock, open groups, and what the hand is worth."""
    if namer.game.layout != "melds":
        return
    waste = view.facts.get("waste") or []
    if waste:
        yield f"{namer.place('waste')}: {namer.full(waste[-1])} ({len(waste)})"
    stock = sum(zone.count for zone in view.zones if zone.name in ("stock", "turned"))
    yield namer.words.get("tui-zone-hidden", place=namer.place("stock"), count=stock)
    for seat, groups in enumerate(view.facts.get("groups") or []):
        for group in groups:
            yield f"{namer.place(f'melds:{seat}')}: {namer.listed(group['cards'])}"
    for zone in view.zones:
        if zone.name == "cache" and zone.count:
            yield namer.words.get("tui-zone-hidden", place=namer.place(zone.place), count=zone.count)
    if "best" in view.secrets:
        yield namer.words.get(f"{namer.game.id}-worth", points=view.secrets["best"]["points"])


def hand_line(view: View, namer: Namer) -> Iterator[str]:
    """The viewer's hand in one line, where the question is not about its cards."""
    held = hand(view, namer)
    if held:
        yield f"{namer.place(f'hand:{view.seat}')}: {namer.listed(held)}"


def yaku_lines(view: View, namer: Namer) -> Iterator[str]:
    """What the open cards of each seat score now."""
    for seat in range(len(namer.names)):
        made = [line for line in view.lines if line.seat == seat]
        if made:
            listed = ", ".join(f"{namer.text('line', line.key)} {namer.amount(line.points)}" for line in made)
            yield namer.words.get("tui-made", yaku=listed, **namer.who(seat))


def near_lines(view: View, sheet: Sequence[SheetEntry], namer: Namer) -> Iterator[str]:
    """The yaku that the viewer lacks one card for and can still make."""
    mine, gone = _captured(view)
    made = {line.key for line in view.lines if line.seat == view.seat}
    for entry in sheet:
        if entry.key in made or entry.need - _weight(entry, mine) != 1:
            continue
        left = entry.cards & ~mine & ~gone
        if left and entry.need > 1:
            name = namer.text("line", entry.key)
            key = "tui-near" if bits.popcount(left) <= 3 else "tui-near-any"
            yield namer.words.get(key, yaku=name, cards=namer.mask(left))


def _captured(view: View) -> tuple[int, int]:
    """The viewer's captured cards, and those of all others."""
    mine = others = 0
    for zone in view.zones:
        if zone.name == "captured" and zone.owner == view.seat:
            mine |= zone.cards or 0
        elif zone.name == "captured":
            others |= zone.cards or 0
    return mine, others


def sheet_lines(view: View, sheet: Sequence[SheetEntry], namer: Namer) -> Iterator[str]:
    """Every yaku with its points, what the viewer has of it, and what can still come."""
    mine, gone = _captured(view)
    yield namer.words.get("tui-sheet")
    for entry in sheet:
        key = "tui-sheet-entry"
        if _weight(entry, ~gone) < entry.need:
            key = "tui-sheet-gone"
        yield "  " + namer.words.get(
            key,
            yaku=namer.text("line", entry.key),
            points=str(entry.points),
            have=str(_weight(entry, mine)),
            need=str(entry.need),
        )
        about = f"{namer.game.id}-line-{entry.key}"
        yield f"    {namer.words.get(about, 'about')}"


def table_lines(view: View, sheet: Sequence[SheetEntry], namer: Namer) -> Iterator[str]:
    """Every place with its cards, what they score, and what else everybody knows."""
    on_top = sum(zone.count for zone in view.zones if zone.name == TOP)
    for zone in view.zones:
        if zone.name == TOP:
            continue
        place = namer.place(zone.place)
        if zone.cards is None:
            count = zone.count + (on_top if zone.name == "stock" else 0)
            yield namer.words.get("tui-zone-hidden", place=place, count=count)
        elif zone.name == "field":
            yield from _field(zone, view, namer)
        elif zone.name == "captured":
            yield from _captured_lines(zone, sheet, namer)
        else:
            codes = namer.game.deck.names(zone.cards)
            empty = namer.words.get("tui-zone-empty", place=place)
            yield f"{place}: {namer.listed(codes)}" if codes else empty
    yield from yaku_lines(view, namer)
    yield from notes(view, namer)
