"""The beginning of a round in sentences: who deals, and who plays first."""

from __future__ import annotations

from collections.abc import Iterator

from hato.tui.wording import Namer


def heading(number: int, dealer: int, opener: int | None, namer: Namer) -> Iterator[str]:
    """What is true of the round `number` of this game, in one sentence or two.

    `dealer` is the seat that the set-up names so, `opener` the one that plays first; None: that is open, or
    not known. Where nobody deals, the seat named dealer is who begins.
    """
    deals = namer.game.deals
    if not deals:
        key = "round-begins"
    elif opener == dealer:
        key = "round-both"
    else:
        key = "round-deals"
    yield namer.words.get(key, number=str(number), **namer.who(dealer))
    if deals and opener not in (None, dealer):
        yield namer.words.get("round-first", **namer.who(opener))
