"""One pile to which all play, in lines: who holds how many cards, what lies there and what counts now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hato.core.view import View
from hato.tui.wording import BETWEEN, Namer

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
FLAGS = ("revolution", "eleven_back", "number_lock")


def pile_lines(view: View, namer: Namer) -> Iterator[str]:
    """A line for each player, the plays of the trick, the flags, what is chosen and what it would bring."""
    facts = view.facts
    if namer.game.layout != "pile" or "plays" not in facts:
        return
    for seat in range(len(namer.names)):
        yield f"{namer.person(seat)}: {BETWEEN.join(_standing(view, seat, namer))}"
    for play in facts["plays"]:
        name = namer.person(play["seat"])
        yield namer.words.get("pile-top", name=name, cards=namer.listed(play["cards"]))
    if flags := list(_flags(facts, namer)):
        yield BETWEEN.join(flags)
    due = 0 if view.seat is None else facts["due"][view.seat]
    if view.seat in view.turn.seats and due:
        yield namer.words.get(f"pile-hint-{facts['phase']}", count=due)
    picked = [choice.words[1] for choice in view.choices if choice.words[0] == "back"]
    if picked:
        yield namer.words.get("pile-picked", cards=namer.listed(picked))
        forbidden = {card for codes in facts["forbidden"].values() for card in codes}
        if len(picked) == view.zone("hand", view.seat).count and forbidden & set(picked):
            yield namer.words.get("pile-warning")


def _standing(view: View, seat: int, namer: Namer) -> Iterator[str]:
    """How many cards a player holds, his title, and whether he has passed."""
    facts = view.facts
    yield namer.words.get("cards-left", count=view.zone("hand", seat).count)
    title = facts["taken"][seat] or (facts["titles"][seat] if facts["titles"] else None)
    if title:
        yield namer.text("line", title)
    if not facts["taken"][seat] and seat in {*facts["passed"], *facts["out"]}:
        yield namer.words.get("pile-passed")


def _flags(facts: dict[str, Any], namer: Namer) -> Iterator[str]:
    """What counts now besides the usual."""
    for flag in FLAGS:
        if facts[flag]:
            yield namer.words.get(f"pile-{flag}")
    if facts["revolution"] != facts["eleven_back"]:
        yield namer.words.get("pile-reversed")
    if facts["lock"]:
        yield namer.words.get("pile-lock", suits=" ".join(SIGNS[suit] for suit in facts["lock"]))
