"""Rows of cards in lines: what lies in the row of each suit, and what each player holds and has passed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hato.core.view import View
from hato.tui.wording import BETWEEN, Namer


def rows_lines(view: View, namer: Namer) -> Iterator[str]:
    """A line for the row of each suit, and one for each player."""
    if namer.game.layout != "rows":
        return
    ranks: Sequence[str] = view.facts.get("row", ())
    laid = set(namer.game.deck.names(view.zone("layout").cards or 0)) if ranks else set()
    for suit in "CDHS":
        name = namer.words.get(f"western-suit-{suit}")
        there = [rank + suit in laid for rank in ranks]
        if any(there):
            yield f"{name}: {BETWEEN.join(_runs(ranks, there))}"
        else:
            yield namer.words.get("tui-zone-empty", place=name)
    for seat in range(len(namer.names)):
        yield f"{namer.person(seat)}: {BETWEEN.join(_standing(view, seat, namer))}"


def _runs(ranks: Sequence[str], there: Sequence[bool]) -> Iterator[str]:
    """The cards of a row as runs from one rank to another: `4–9`, `J`."""
    start = None
    for place, here in enumerate([*there, False]):
        if here and start is None:
            start = place
        elif not here and start is not None:
            last = place - 1
            yield ranks[start] if last == start else f"{ranks[start]}–{ranks[last]}"  # noqa: RUF001 - from, to
            start = None


def _standing(view: View, seat: int, namer: Namer) -> Iterator[str]:
    """How many cards a player holds, and his passes, or his place where he is out."""
    facts, words = view.facts, namer.words
    if seat in facts["finished"]:
        yield words.get("rows-place", place=facts["finished"].index(seat) + 1)
    elif any(seat == loser for loser, _ in facts["lost"]):
        yield words.get("rows-out")
    else:
        yield words.get("cards-left", count=view.zone("hand", seat).count)
        used, limit = facts["passes"][seat], facts["limit"]
        yield words.get("rows-passes" if limit is None else "rows-passes-of", used=used, limit=limit or 0)
