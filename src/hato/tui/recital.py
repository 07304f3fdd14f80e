"""A reading of kyogi karuta in sentences: touches with their times, and nothing about each mora."""

from __future__ import annotations

from hato.core.events import Event
from hato.tui.wording import Namer

LAYOUT = "karuta"
UNTOLD = ("wait", "early")
"""Choices within a reading: what comes of them is told."""


def touched(event: Event, namer: Namer) -> str | None:
    """The sentence about a touch whose time is open; None for other events."""
    if namer.game.layout != LAYOUT or event.key != "touch" or not event.words:
        return None
    you = event.seat == namer.you
    return namer.words.get(
        f"{namer.game.id}-touched",
        who="you" if you else "other",
        name=namer.who(event.seat)["who"],
        card=namer.indices(event.cards),
        ms=event.words[0],
    )


def silent(event: Event, namer: Namer) -> bool:
    """Is it an event of a reading about which there is nothing to say: a mora, or that both have answered?"""
    if namer.game.layout != LAYOUT:
        return False
    if event.target == "reading":
        return event.kind == "drawn" or not event.cards
    return event.kind == "chose" and event.words[0] in UNTOLD
