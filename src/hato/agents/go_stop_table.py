"""A table of Go-Stop as one seat sees it, and what cards are worth to whom.

Worth is in points of a round: about what a card brings to a seat that wins as often as the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hato.agents.request import Position
from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.game import SheetEntry
from hato.games.go_stop import pack
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.pack import CARDS, DECK, SUIT, SUITS
from hato.games.go_stop.scoring import scorer

MADE = 2.0
"""Worth of a point that is made, against one that is only near."""
NEAR = 0.4
"""Worth of a point of a yaku before the share of its cards that is there, cubed."""
KINDS = (
    (pack.BRIGHT, 0.9),
    (pack.ANIMAL, 0.35),
    (pack.RIBBON, 0.35),
    (pack.SINGLE, 0.2),
    (pack.DOUBLE, 0.4),
    (pack.TRIPLE, 0.6),
    (pack.DOUBLING, 2.0),
    (pack.LIGHT, 0.3),
)
"""What each captured card of a mask is worth by itself."""
STEAL = 0.4
"""Worth of a junk card that changes hands, for each opponent that gives one."""
DENIAL = 0.5
"""Share of a card's worth to an opponent that taking it saves."""
EXPOSED = 0.8
"""Share of a table card's worth that is lost to an opponent who surely holds its month."""
LATER = 0.6
"""Share of a table card's worth that is counted as own while a card of its month is in hand."""
BOMBED = 3.0
"""What it costs to lay the fourth card of a month of which an opponent has shown three (GS-5)."""
TURNED = 0.6
"""By how many cards in hand a turned card of the stock adds to the danger from an opponent."""


@lru_cache(maxsize=64)
def _sheet(options: GoStopOptions) -> tuple[SheetEntry, ...]:
    return tuple(scorer(options).sheet(DECK.mask))


class Table:
    """What a seat sees. `rivals` are the other seats that play, the next in play first."""

    def __init__(self, position: Position) -> None:
        view = position.view
        facts = view.facts
        self.facts = facts
        self.options: GoStopOptions = position.options
        self.scorer = scorer(self.options)
        self.sheet = _sheet(self.options)
        self.seat = seat = position.seat
        self.seats = n = position.setup.seats
        playing = facts["playing"] or range(n)
        self.rivals = [other for i in range(1, n) if (other := (seat + i) % n) in playing]
        self.hand = view.zone("hand", seat).cards or 0
        self.captured = [view.zone("captured", one).cards or 0 for one in range(n)]
        self.field = view.zone("field").cards or 0
        self.as_junk = DECK.set(facts["as_junk"])
        self.stacks = {int(code) - 1: stack["by"] for code, stack in facts["stacks"].items()}
        self.shown = 0
        for other in self.rivals:
            self.shown |= DECK.set(facts["shown"][other])
        seen = self.hand | self.field | self.shown
        for mask in self.captured:
            seen |= mask
        self.unseen = position.game.cards(self.options) & ~seen
        self.pool = max(1, popcount(self.unseen))
        held = sum(view.zone("hand", other).count for other in self.rivals) - popcount(self.shown)
        self.miss = max(0.0, 1 - (held + TURNED * len(self.rivals)) / self.pool)
        """the chance that one unseen card does not come to an opponent before the seat's next turn"""
        self._base = [self.value(one, self.captured[one]) for one in range(n)]
        self._known: dict[tuple[int, int], float] = {}

    @property
    def share(self) -> float:
        """What an opponent's point is worth against an own one, which each opponent pays."""
        return 1 / max(1, len(self.rivals))

    def points(self, seat: int, more: int = 0) -> int:
        """The hand points of a seat, if `more` cards came to it."""
        return sum(self.scorer.best(self.captured[seat] | more, self.as_junk)[0])

    def turns(self, seat: int, held: int) -> int:
        """The turns that a seat with so many hand cards has left."""
        return held + int(self.facts["credits"][seat])

    def value(self, seat: int, own: int, as_junk: int | None = None) -> float:
        """What captured cards are worth to a seat: points made, and yaku that can still be made."""
        chosen = self.as_junk if as_junk is None else as_junk
        worth = MADE * sum(self.scorer.best(own, chosen)[0])
        for mask, each in KINDS:
            worth += each * popcount(own & mask)
        lost = 0
        for other, cards in enumerate(self.captured):
            if other != seat:
                lost |= cards
        lost &= ~own
        for entry in self.sheet:
            have = popcount(own & entry.cards)
            if not have:
                continue
            for mask, weight in entry.weights:
                have += (weight - 1) * popcount(own & mask)
            if have < entry.need and popcount(entry.cards & ~lost) >= entry.need:
                worth += NEAR * entry.points * (have / entry.need) ** 3
        return worth

    def gain(self, seat: int, cards: int) -> float:
        """What capturing the cards adds to the worth of the captures of a seat."""
        key = (seat, cards)
        found = self._known.get(key)
        if found is None:
            found = self.value(seat, self.captured[seat] | cards) - self._base[seat]
            self._known[key] = found
        return found

    def good(self, cards: int) -> float:
        """What it is worth to the seat to take the cards: its own use, and what the others miss."""
        missed = max((self.gain(other, cards) for other in self.rivals), default=0.0)
        return self.gain(self.seat, cards) + DENIAL * self.share * missed

    def bad(self, cards: int) -> float:
        """What it costs the seat when an opponent takes the cards."""
        worst = max((self.gain(other, cards) for other in self.rivals), default=0.0)
        return self.share * worst + DENIAL * self.gain(self.seat, cards)

    def junk(self, count: float) -> float:
        """The worth of so much junk from every opponent that has any."""
        return count * STEAL * sum(1 for other in self.rivals if self.captured[other] & pack.JUNK)

    def lying(self, month: int, cards: int, hand: int) -> float:
        """What cards of a month on the table are worth to the seat that has `hand`, the turn being over."""
        if not cards:
            return 0.0
        unseen = self.unseen & SUIT[month] & ~cards
        danger = 1.0 if self.shown & SUIT[month] else 1 - self.miss ** popcount(unseen)
        stack = popcount(cards) == 3
        takings = [cards] if stack else [BIT[card] for card in bits.cards(cards)]
        loss = max(self.bad(taken) for taken in takings)
        win = max(self.good(taken) for taken in takings)
        if stack:
            loss += STEAL
            win += self.junk(self.options.own_stack_junk if self.stacks.get(month) == self.seat else 1)
        if popcount(self.shown & SUIT[month]) == 3:
            loss += BOMBED
        mine = (1 - danger) * LATER * win if hand & SUIT[month] else 0.0
        return mine - EXPOSED * danger * loss


def card_worth(position: Position) -> Sequence[Sequence[float]]:
    """What each card is worth to each seat, by its own use and the others' loss; for playouts."""
    table = Table(position)
    n = table.seats
    players = [table.seat, *table.rivals]
    out = [[0.0] * CARDS for _ in range(n)]
    taken = 0
    for mask in table.captured:
        taken |= mask
    for month in range(SUITS):
        for card in bits.cards(SUIT[month] & ~taken):
            gains = {seat: table.gain(seat, BIT[card]) for seat in players}
            for seat in players:
                missed = max((gain for other, gain in gains.items() if other != seat), default=0.0)
                out[seat][card] = gains[seat] + DENIAL * table.share * missed
    return out
