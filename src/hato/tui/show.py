"""What lies on the table, in lines: built from a view, so that nothing else can be shown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from hato.cards import hanafuda
from hato.core import bits
from hato.core.game import SheetEntry
from hato.core.view import View, ZoneSight
from hato.tui.wording import Namer


def hand(view: View, namer: Namer) -> list[str]:
    """The viewer's hand as codes in deck order; empty where there is none."""
    mine = (zone for zone in view.zones if zone.name == "hand" and zone.owner == view.seat)
    return [code for zone in mine for code in namer.game.deck.names(zone.cards or 0)]


def field_lines(view: View, namer: Namer) -> Iterator[str]:
    """The cards of the field, one line a month."""
    for zone in view.zones:
        if zone.name == "field" and zone.cards is not None:
            yield from _zone_lines(zone, namer)


def _zone_lines(zone: ZoneSight, namer: Namer) -> Iterator[str]:
    place = namer.place(zone.place)
    if zone.cards is None:
        yield namer.words.get("tui-zone-hidden", place=place, count=zone.count)
        return
    codes = namer.game.deck.names(zone.cards)
    if not codes:
        yield namer.words.get("tui-zone-empty", place=place)
    elif zone.name == "field" and all(code in hanafuda.DECK.index for code in codes):
        yield f"{place}:"
        for month, cards in groupby(sorted(codes, key=namer.month), key=namer.month):
            listed = "; ".join(f"{namer.card(code)} ({code})" for code in cards)
            yield f"  {namer.words.get(f'month-{month}', 'title')}: {listed}"
    else:
        yield f"{place}: {namer.listed(codes)}"


def hand_lines(view: View, namer: Namer) -> Iterator[str]:
    """The viewer's hand, numbered; for flower cards with what of the month lies on the table."""
    yield namer.words.get("tui-your-hand")
    field = next((zone.cards or 0 for zone in view.zones if zone.name == "field"), 0)
    for number, code in enumerate(hand(view, namer), 1):
        card = namer.full(code)
        if code in hanafuda.DECK.index and namer.game.deck is hanafuda.DECK:
            matches = field & hanafuda.SUIT_MASKS[hanafuda.suit(code) - 1]
            if matches:
                card = namer.words.get("tui-hand-match", card=card, matches=namer.mask(matches))
        yield f"  {number}. {card}"


def yaku_lines(view: View, namer: Namer) -> Iterator[str]:
    """What the open cards of each seat score now."""
    for seat in range(len(namer.names)):
        made = [line for line in view.lines if line.seat == seat]
        if made:
            listed = ", ".join(f"{namer.text('line', line.key)} {line.points}" for line in made)
            yield namer.words.get("tui-made", yaku=listed, **namer.who(seat))


def near_lines(view: View, sheet: Sequence[SheetEntry], namer: Namer) -> Iterator[str]:
    """The yaku that the viewer lacks one card for and can still make."""
    mine, gone = _captured(view)
    made = {line.key for line in view.lines if line.seat == view.seat}
    for entry in sheet:
        have = entry.cards & mine
        if entry.key in made or entry.need - bits.popcount(have) != 1:
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
        have = entry.cards & mine
        key = "tui-sheet-entry"
        if bits.popcount(entry.cards & ~gone) < entry.need:
            key = "tui-sheet-gone"
        yield "  " + namer.words.get(
            key,
            yaku=namer.text("line", entry.key),
            points=str(entry.points),
            have=str(bits.popcount(have)),
            need=str(entry.need),
        )
        about = f"{namer.game.id}-line-{entry.key}"
        yield f"    {namer.words.get(about, 'about')}"


def table_lines(view: View, namer: Namer) -> Iterator[str]:
    """Every place with its cards, and what they score."""
    for zone in view.zones:
        yield from _zone_lines(zone, namer)
    yield from yaku_lines(view, namer)
