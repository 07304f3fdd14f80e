"""The closed vocabulary of what happens in a round; front ends animate these and nothing else.

Hidden faces are a matter of `sight`: an event is made once with the truth, and `seen_by` is the only
place that takes it away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hato.core.outcome import Line
from hato.core.zones import ALL, Sight, sees

KINDS: tuple[str, ...] = (
    "dealt",
    "drawn",
    "moved",
    "revealed",
    "shuffled",
    "chose",
    "called",
    "scored",
    "paid",
    "turn_passed",
    "round_ended",
)

HIDDEN = -1
"""Stands for a card whose face is hidden."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: `kind` is one of KINDS, the other fields as the kind needs them.

    `cards` are card indices in the order they moved, `source` and `target` places such as `hand:0`,
    `points` one number per seat, `sight` who may see the faces of the cards.
    """

    kind: str
    seat: int | None = None
    cards: tuple[int, ...] = ()
    source: str | None = None
    target: str | None = None
    key: str | None = None
    words: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    points: tuple[int, ...] = ()
    sight: Sight = ALL

    def seen_by(self, seat: int | None) -> Event:
        """The event as `seat` (None: a spectator) may know it: faces out of its sight are HIDDEN."""
        if sees(seat, self.sight):
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))

    def moved_to(self, seats: Sequence[int]) -> Event:
        """The event after its players have taken other seats: who sat at `s` sits at `seats[s]`.

        Only for what happens before a deal: nothing in it is secret, and it has neither lines nor points.
        """
        zone, _, owner = (self.target or "").partition(":")
        target = f"{zone}:{seats[int(owner)]}" if owner else self.target
        return replace(self, seat=None if self.seat is None else seats[self.seat], target=target)


Emit = Callable[[Event], None]


def dealt(target: str, cards: tuple[int, ...], sight: Sight) -> Event:
    """Cards went from the stock to `target` in the deal."""
    return Event("dealt", cards=cards, source="stock", target=target, sight=sight)


def drawn(seat: int | None, card: int, target: str, sight: Sight = ALL) -> Event:
    """`seat` turned the card from the stock to `target`."""
    return Event("drawn", seat, (card,), "stock", target, sight=sight)


def moved(seat: int | None, cards: tuple[int, ...], source: str, target: str) -> Event:
    """Cards went from one open place to another; a card from a hand is open from then on."""
    return Event("moved", seat, cards, source, target)


def revealed(place: str, cards: tuple[int, ...]) -> Event:
    """Cards at a place were shown to all."""
    return Event("revealed", cards=cards, source=place, target=place)


def shuffled(key: str) -> Event:
    """All cards were gathered and shuffled again, for the reason `key`."""
    return Event("shuffled", key=key)


def chose(seat: int, words: tuple[str, ...]) -> Event:
    """`seat` did the open action `words`."""
    return Event("chose", seat, words=words)


def called(seat: int, key: str, cards: tuple[int, ...] = ()) -> Event:
    """`seat` calls out `key` (`GAME-call-KEY`), pointing at the cards."""
    return Event("called", seat, cards, key=key)


def scored(seat: int | None, lines: tuple[Line, ...]) -> Event:
    """The settlement lines of a round."""
    return Event("scored", seat, lines=lines)


def paid(key: str, points: tuple[int, ...]) -> Event:
    """A payment within the round: the change of each seat's points."""
    return Event("paid", key=key, points=points)


def turn_passed(seat: int) -> Event:
    """It is the turn of `seat`."""
    return Event("turn_passed", seat)


def round_ended(key: str, winner: int | None, points: tuple[int, ...]) -> Event:
    """The round is over: how, who won, and the change of each seat's total."""
    return Event("round_ended", winner, key=key, points=points)
