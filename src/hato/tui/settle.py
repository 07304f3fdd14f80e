"""A settlement in sentences: what the winner has, step by step, and what each loser pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from hato.core.outcome import Line, total
from hato.tui.wording import Namer

SHARE = "share"
"""The key of the line with which what a loser pays begins."""


def settlement(lines: Sequence[Line], namer: Namer) -> Iterator[str]:
    """The lines of each seat with what every step makes, and their total; first those of the winner."""
    for place, (seat, group) in enumerate(groupby(lines, key=lambda line: line.seat)):
        own = list(group)
        if place == 0:
            yield from _steps(own, namer, "  ", based=False)
            continue
        who = namer.who(seat)
        if own[0].key != SHARE:
            yield "  " + namer.words.get("tui-lines-of", **who)
        elif len(own) == 1:
            yield "  " + namer.words.get("tui-pays-all", points=str(total(own)), **who)
            continue
        else:
            yield "  " + namer.words.get("tui-pays", **who)
        yield from _steps(own, namer, "    ", based=True)


def _steps(lines: Sequence[Line], namer: Namer, margin: str, based: bool) -> Iterator[str]:
    """Base, each bonus and multiplier with what it makes, and the total."""
    running = 0
    for place, line in enumerate(lines):
        name = namer.text("line", line.key)
        shown = f" ({namer.mask(line.cards)})" if line.cards else ""
        extra = place > 0 and (not line.cards or line.factor != 1)
        if extra and not based:
            based = True
            yield margin + namer.words.get("tui-base", points=str(running))
        running = (running + line.points) * line.factor
        if line.factor != 1:
            step = {"factor": str(line.factor), "points": str(running)}
            yield margin + namer.words.get("tui-times", what=name + shown, **step)
        elif extra:
            step = {"more": f"{line.points:+d}", "points": str(running)}
            yield margin + namer.words.get("tui-plus", what=name, **step)
        else:
            yield f"{margin}{name}: {line.points}{shown}"
    yield margin + namer.words.get("tui-total", points=str(total(lines)))
