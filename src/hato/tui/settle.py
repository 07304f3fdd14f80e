"""A settlement in sentences: what the winner has, step by step, and what each loser pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from hato.core.outcome import Line, total
from hato.tui.wording import Namer

SHARE = "share"
"""The key of the line with which what a loser pays begins."""


def settlement(lines: Sequence[Line], namer: Namer) -> Iterator[str]:
    """The lines of each seat with what every step makes, and their total; first those of the winner.

    Where nobody pays a share of what the winner has, every seat has an account of its own.
    """
    apart = len({line.seat for line in lines}) > 1 and not any(line.key == SHARE for line in lines)
    for place, (seat, group) in enumerate(groupby(lines, key=lambda line: line.seat)):
        own = list(group)
        who = namer.who(seat)
        if apart:
            yield "  " + namer.words.get("tui-lines-of", **who)
            yield from _steps(own, namer, "    ", based=True)
            continue
        if place == 0:
            yield from _steps(own, namer, "  ", based=False)
            continue
        if own[0].key != SHARE:
            yield "  " + namer.words.get("tui-lines-of", **who)
        elif len(own) == 1:
            yield "  " + namer.words.get("tui-pays-all", points=namer.amount(total(own)), **who)
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
            yield margin + namer.words.get("tui-base", points=namer.amount(running))
        running = (running + line.points) * line.factor
        if line.factor == 1 and not line.points and not line.cards:  # says what the lines before come to
            yield f"{margin}{name}: {namer.amount(running)}"
        elif line.factor != 1:
            step = {"factor": str(line.factor), "points": namer.amount(running)}
            yield margin + namer.words.get("tui-times", what=name + shown, **step)
        elif extra:
            step = {"more": namer.amount(line.points, signed=True), "points": namer.amount(running)}
            yield margin + namer.words.get("tui-plus", what=name, **step)
        else:
            yield f"{margin}{name}: {namer.amount(line.points)}{shown}"
    yield margin + namer.words.get("tui-total", points=namer.amount(total(lines)))
