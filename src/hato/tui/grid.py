"""Cards that lie face down in rows, in lines: where they lie, which are open, and what was turned over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hato.core.events import Event
from hato.core.view import Choice, View
from hato.tui.wording import Namer

COLUMNS: Mapping[int, int] = {54: 9, 52: 13, 36: 9, 20: 5}
"""Number of places -> how many lie in a row, so that no row is shorter than another."""
LAYOUT = "grid"
CLOSED, OPEN, EMPTY = "##", "open", ".."


def columns(namer: Namer) -> int:
    """How many places a row of the table has; 0 where nothing lies in rows."""
    return COLUMNS.get(namer.options.places, 9) if namer.game.layout == LAYOUT else 0


def grid_lines(view: View, namer: Namer) -> Iterator[str]:
    """The rows with their numbers: closed and empty places, and the code of the open card."""
    row = columns(namer)
    if not row or "places" not in view.facts:
        return
    places: list[str] = view.facts["places"]
    shown = [_shown(view, namer, place, state) for place, state in enumerate(places)]
    yield "    " + " ".join(f"{number:>3}" for number in range(1, row + 1))
    for start in range(0, len(places), row):
        yield f"{start // row + 1:>3} " + " ".join(f"{one:>3}" for one in shown[start : start + row])


def asking(namer: Namer) -> str:
    """What is asked: which card, by row and place."""
    return namer.words.get(f"{namer.game.id}-ask")


def _shown(view: View, namer: Namer, place: int, state: str) -> str:
    if state != OPEN:
        return CLOSED if state == "closed" else EMPTY
    return "".join(namer.game.deck.names(view.zone(f"place{place}").cards or 0))


def turned(event: Event, namer: Namer) -> str | None:
    """The sentence about a card that was turned over at its place; None for other events."""
    number, row = (event.target or "").removeprefix("place"), columns(namer)
    if event.kind not in ("drawn", "revealed") or not number.isdecimal() or not row:
        return None
    who = "you" if event.seat == namer.you else "other"
    return namer.words.get(
        f"{namer.game.id}-turned",
        who=who,
        name=namer.who(event.seat)["who"],
        at=at(namer, int(number), row),
        card=namer.indices(event.cards),
    )


def silent(event: Event, namer: Namer) -> bool:
    """Is it an event that another has told already? The cards of a pair are named when it is found."""
    return namer.game.layout == LAYOUT and event.kind in ("moved", "chose")


def at(namer: Namer, place: int, row: int) -> str:
    """A place by its row and its number in the row."""
    return namer.words.get(f"{namer.game.id}-at", row=place // row + 1, column=place % row + 1)


def picked(choices: Mapping[int, Choice], typed: str, row: int) -> Choice | None:
    """The choice that `2 5` means: row and place, both from 1; None if it means none."""
    words = typed.replace(",", " ").split()
    if len(words) != 2 or not all(word.isascii() and word.isdecimal() and len(word) < 3 for word in words):
        return None
    line, number = (int(word) for word in words)
    return choices.get((line - 1) * row + number - 1) if 1 <= number <= row and line > 0 else None
