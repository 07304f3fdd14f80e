"""What happened, in sentences: the events of a round, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from hato.core.events import HIDDEN, Event
from hato.tui import grid, recital
from hato.tui.settle import settlement
from hato.tui.wording import Namer

DEALER = "dealer"
"""The key with which the draw for the first dealer ends."""

Said = Counter[tuple[int | None, str]]
"""How often each seat has called each key out in the round."""


def tell(events: Iterable[Event], namer: Namer, said: Said, faces: bool = False) -> Iterator[str]:
    """The sentences for events, which must be redacted already.

    `said` counts the calls of a round from one part of its events to the next. `faces` tells the cards of a
    deal too, where they are known; else only how many.
    """
    dealt: dict[str, list[int]] = {}
    for event, after in _pairs(events):
        if event.kind == "dealt" and event.target is not None:
            dealt.setdefault(event.target, []).extend(event.cards)
            continue
        yield from _deal(dealt, namer, faces)
        dealt = {}
        if recital.silent(event, namer):
            continue
        if own := recital.touched(event, namer) or _own(event, namer) or grid.turned(event, namer):
            yield own
        elif grid.silent(event, namer):
            continue
        elif event.kind == "chose":
            called = event.words[0] if len(event.words) == 1 else ""
            if namer.game.layout == "banking" and event.words[0] == "bet" and event.words[1] != "0":
                yield _said(event.seat, namer.action(event.words), namer)
            if called and not _shows(called, event.seat, after):
                yield _said(event.seat, namer.action(event.words), namer)
        elif event.kind == "called":
            yield _called(event, namer, said)
        else:
            yield from _sentences(event, namer)
    yield from _deal(dealt, namer, faces)


def _shows(choice: str, seat: int | None, after: Event | None) -> bool:
    """Does the next event tell what a seat has chosen: it calls it out, or its card moves?"""
    if after is None or after.seat != seat:
        return False
    return after.key == choice if after.kind == "called" else after.kind in ("moved", "drawn")


def _pairs(events: Iterable[Event]) -> Iterator[tuple[Event, Event | None]]:
    listed = list(events)
    return zip(listed, [*listed[1:], None], strict=False)


def _deal(dealt: dict[str, list[int]], namer: Namer, faces: bool) -> Iterator[str]:
    if not dealt:
        return
    if faces:
        yield namer.words.get("tui-dealt")
        for place, cards in dealt.items():
            yield f"  {namer.place(place)}: {namer.indices(cards)}"
        return
    counts = []
    for place, cards in dealt.items():
        zone, _, owner = place.partition(":")
        name = namer.person(int(owner)) if owner and zone == "hand" else namer.place(place)
        counts.append(f"{name} {len(cards)}")
    yield namer.words.get("tui-dealt-counts", counts=", ".join(counts))


def _own(event: Event, namer: Namer) -> str | None:
    """The sentence that the game itself has for an event, the same as on the page; None where it has none."""
    source, target = (place.partition(":")[0] for place in (event.source or "", event.target or ""))
    words = [*event.words, "", "", "", ""]
    what = f"{source}-{target}" if event.kind == "moved" else target
    if event.kind in ("chose", "called"):
        what = words[0] if event.kind == "chose" else event.key or ""
    key = f"{namer.game.id}-log-{event.kind}-{what}"
    if not namer.words.has(key):
        return None
    owner = (event.target or "").partition(":")[2]
    to = namer.who(int(owner) if owner else None)
    cards = namer.indices(event.cards)
    return namer.words.get(
        key,
        who=_word(event.seat, namer),
        name=namer.who(event.seat)["who"],
        card=namer.indices(event.cards[:1]),
        cards=cards,
        number=len(event.cards),
        to=_word(int(owner) if owner else None, namer),
        receiver=to["who"],
        one=words[1],
        two=words[2],
        three=words[3],
    )


def _word(seat: int | None, namer: Namer) -> str:
    """Whom a sentence of the log speaks of: `you`, `other` or `none`."""
    return "none" if seat is None else "you" if seat == namer.you else "other"


def _said(seat: int | None, what: str, namer: Namer) -> str:
    return namer.words.get("tui-says", what=what, **namer.who(seat))


def _called(event: Event, namer: Namer, said: Said) -> str:
    key = event.key or ""
    said[event.seat, key] += 1
    call = namer.text("call", key, count=said[event.seat, key])
    return _said(event.seat, f"{call} ({namer.indices(event.cards)})" if event.cards else call, namer)


def _sentences(event: Event, namer: Namer) -> Iterator[str]:
    """The sentences of an event that is neither a deal nor a choice nor a call."""
    words, kind, seat = namer.words, event.kind, event.seat
    cards = namer.indices(event.cards)
    if kind == "drawn" and set(event.cards) == {HIDDEN}:
        yield words.get("draws-hidden", count=len(event.cards), **namer.who(seat))
    elif kind == "drawn":
        own = (event.target or "").partition(":")[0] in ("drawn", "hand")
        yield words.get("tui-draws" if own else "tui-turns", cards=cards, **namer.who(seat))
    elif kind == "moved":
        yield _moved(event, cards, namer)
    elif kind == "revealed":
        yield words.get("tui-shows", place=namer.place(event.target or ""), cards=cards)
    elif kind == "shuffled":
        yield namer.text("shuffled", event.key or "")
    elif kind == "scored":
        yield from settlement(event.lines, namer)
    elif kind == "paid":
        yield f"{namer.text('paid', event.key or '')}: {namer.points(event.points, signed=True)}."
    elif kind == "round_ended":
        if event.key == DEALER:
            yield _found(seat, namer)
            yield from _seating(seat or 0, namer)
        else:
            values = namer.who(seat if seat is not None else _scorer(event.points))
            yield namer.text("end", event.key or "", winner=values["who"], you=values["you"])


def _found(seat: int | None, namer: Namer) -> str:
    """Whom the draw has found: the first dealer, or who begins where nobody deals."""
    if namer.game.deals:
        return namer.words.get("tui-first-dealer", **namer.who(seat))
    return namer.words.get("log-first-player", who=_word(seat, namer), name=namer.who(seat)["who"])


def _seating(dealer: int, namer: Namer) -> Iterator[str]:
    """Who sits where, the dealer first, where that is not plain (G-2)."""
    seats = len(namer.names)
    if seats > 2:
        order = ", ".join(namer.person((dealer + place) % seats) for place in range(seats))
        yield namer.words.get("log-seats", names=order)


def _scorer(points: Sequence[int]) -> int | None:
    """The seat that gets points though nobody won."""
    best = max(points, default=0)
    return points.index(best) if best > 0 else None


def _moved(event: Event, cards: str, namer: Namer) -> str:
    source, target = (event.source or "").partition(":")[0], (event.target or "").partition(":")[0]
    who = namer.who(event.seat)
    place = namer.place(event.target or "")
    if source == "hand" and target == "field":
        return namer.words.get("tui-plays", cards=cards, **who)
    if source == target == "captured":
        owner = int((event.target or "").partition(":")[2])
        return namer.words.get("tui-gives", cards=cards, to=namer.person(owner), **who)
    if target == "captured":
        return namer.words.get("tui-takes", cards=cards, **who)
    return namer.words.get("tui-moves", cards=cards, place=place, **who)
