"""What a reading comes to: who takes, what is a foul, who sends how many cards (KAR-4 to KAR-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

GHOST = -1
"""The camp of a poem whose card lies in neither."""
CLOSE_MS = 250
"""A reading closes so long after the first touch of the read card."""


class Touch(NamedTuple):
    """A touch that counts once per seat and camp: `t` is ms after the first mora."""

    seat: int
    camp: int
    card: int
    t: int


def is_foul(camp: int, touched: int) -> bool:
    """Is a touch in a camp a foul, when the read card lies in `camp`? On a ghost each is (KAR-4)."""
    return touched != camp


def closing(touches: Sequence[Touch], card: int, end: int) -> int:
    """When the reading closes, in ms after the first mora; `end` is when it does if nobody takes."""
    return min([end, *[touch.t + CLOSE_MS for touch in touches if touch.card == card]])


def counted(touches: Sequence[Touch], card: int, end: int) -> list[Touch]:
    """The touches that count: the first of a seat in each camp, up to the close."""
    close = closing(touches, card, end)
    found: dict[tuple[int, int], Touch] = {}
    for touch in sorted(touches, key=lambda one: one.t):
        if touch.t <= close:
            found.setdefault((touch.seat, touch.camp), touch)
    return list(found.values())


def listed(touches: Sequence[Touch], untold: bool) -> tuple[Touch, ...]:
    """Touches by their times; by seat and camp where the order must not tell who was first (KAR-7)."""
    if untold:
        return tuple(sorted(touches, key=lambda touch: (touch.seat, touch.camp)))
    return tuple(sorted(touches, key=lambda touch: (touch.t, touch.seat)))


def first(times: Mapping[int, float], camp: int, window: int) -> int | None:
    """Who of those that touched the read card takes it: within the tie window its owner (KAR-6)."""
    if not times:
        return None
    best = min(times.values())
    if camp in times and times[camp] - best <= window:
        return camp
    return min(times, key=lambda seat: (times[seat], seat))


def fouls(touches: Sequence[Touch], camp: int) -> tuple[int, int]:
    """The fouls of each seat among the touches that count."""
    made = [0, 0]
    for touch in touches:
        made[touch.seat] += is_foul(camp, touch.camp)
    return made[0], made[1]


class Sending(NamedTuple):
    """Who sends after a reading, and how many cards; 0 cards: nobody."""

    seat: int
    number: int


def sending(cards: Sequence[int], camp: int, taker: int | None, fouls: Sequence[int]) -> Sending:
    """The difference of the rights to send (KAR-5); `cards` is what each camp holds after the take.

    One right for a card taken from the other camp, one for each foul of the other player. Who has fewer
    cards than that sends what he has.
    """
    rights = [fouls[1], fouls[0]]
    if taker is not None and camp not in (GHOST, taker):
        rights[taker] += 1
    seat = 0 if rights[0] > rights[1] else 1
    return Sending(seat, min(abs(rights[0] - rights[1]), cards[seat]))


def names(
    camp: int, taker: int | None, fouls: Sequence[int], touches: Sequence[Touch]
) -> list[tuple[int, str]]:
    """The names that players have for what happened: (seat it befell or who did it, key) (KAR-12)."""
    if fouls[0] and fouls[0] == fouls[1] and taker in (None, camp):
        return [(0, "tomo_ote")]
    found = []
    for seat in (0, 1):
        other = 1 - seat
        if not fouls[seat]:
            continue
        if camp == GHOST:
            both = len({touch.camp for touch in touches if touch.seat == seat}) > 1
            found.append((seat, "kara_daburu" if both else "kata_ote"))
        elif fouls[other]:
            found.append((seat, "otetsuki"))
        elif taker == seat and camp == other:
            found.append((seat, "torison"))
        elif taker == other and camp == seat:
            found.append((seat, "daburu"))
        elif taker == other and camp == other:
            found.append((seat, "semi_daburu"))
        else:
            found.append((seat, "otetsuki"))
    return found
