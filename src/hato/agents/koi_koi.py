"""Koi-Koi for the agents: how good a position looks, and when a playout says koi-koi.

Which yaku there are and what they score comes from the game's sheet and the view's lines. Worth is in
points of a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hato.agents.request import Position
from hato.cards import hanafuda
from hato.core import bits
from hato.core.game import Game, SheetEntry
from hato.core.match import Setup
from hato.core.view import View
from hato.games.koi_koi.seats import pair_of

MADE = 2.0
"""Worth of a point that is made, against one that is only near."""
NEAR = 0.6
"""Worth of a point of a yaku of which one card is missing, before the share of the others is squared."""
WORTH = (
    (hanafuda.BRIGHT, 2.0),
    (hanafuda.ANIMAL, 0.45),
    (hanafuda.RIBBON, 0.35),
    (hanafuda.JUNK, 0.1),
    (hanafuda.DECK.set(["09a"]), 1.2),
)
"""What each captured card of a mask is worth by itself; the cup also for the viewings."""
DENIAL = 0.5
"""Share of a card's worth to the opponent that taking it saves, in playouts."""
EXPOSED = 0.8
"""Share of a field card's worth that is lost to the opponent if he surely has its month."""
OWN = 0.5
"""Share of a field card's worth that is counted as own when a card of its month is in hand."""


@lru_cache(maxsize=256)
def _sheet(game: Game, options: Any, setup: Setup) -> tuple[SheetEntry, ...]:
    return tuple(game.sheet(options, setup))


def _progress(sheet: Sequence[SheetEntry], own: int, lost: int) -> float:
    """How near yaku are that can still be made, and the worth of the cards by themselves."""
    worth = 0.0
    for mask, each in WORTH:
        worth += each * (own & mask).bit_count()
    for entry in sheet:
        have = (own & entry.cards).bit_count()
        if have and have < entry.need and (entry.cards & ~lost).bit_count() >= entry.need:
            share = have / entry.need
            worth += NEAR * entry.points * share * share
    return worth


def _made(sheet: Sequence[SheetEntry], own: int) -> int:
    """About what made yaku score; the exact sum is in the lines of a view."""
    return sum(entry.points for entry in sheet if (own & entry.cards).bit_count() >= entry.need)


def card_worth(position: Position) -> list[list[float]]:
    """What each card is worth to each seat, given what lies captured: its own use and the other's loss.

    To who only watches they are worth nothing.
    """
    sheet = _sheet(position.game, position.options, position.setup)
    pair = pair_of(position.setup)
    piles = {seat: position.view.zone("captured", seat).cards or 0 for seat in pair.playing}

    def worth(own: int, lost: int) -> float:
        return MADE * _made(sheet, own) + _progress(sheet, own, lost)

    nothing = [0.0] * len(hanafuda.DECK)
    use = [nothing] * pair.seats
    for seat, pile in piles.items():
        lost = piles[pair.rival(seat)]
        use[seat] = [worth(pile | bit, lost) - worth(pile, lost) for bit in bits.BIT[: len(hanafuda.DECK)]]
    both = [nothing] * pair.seats
    for seat in piles:
        both[seat] = [a + DENIAL * b for a, b in zip(use[seat], use[pair.rival(seat)], strict=True)]
    return both


class _Table:
    """What a seat sees of a game for two, as masks."""

    def __init__(self, view: View, seat: int, rival: int) -> None:
        self.hand = view.zone("hand", seat).cards or 0
        self.own = view.zone("captured", seat).cards or 0
        self.lost = view.zone("captured", rival).cards or 0
        self.field = view.zone("field").cards or 0
        self.unseen = hanafuda.DECK.mask & ~(self.hand | self.own | self.lost | self.field)
        held = view.zone("hand", rival).count
        self.miss = 1 - held / max(1, held + view.zone("stock").count)
        """the chance that one unseen card is not in the opponent's hand"""


def evaluate(position: Position) -> float:
    """Points made and yaku that are near, own minus the opponent's, and what the field offers to whom."""
    seat, view = position.seat, position.view
    sheet = _sheet(position.game, position.options, position.setup)
    rival = pair_of(position.setup).rival(seat)
    table = _Table(view, seat, rival)
    own = _progress(sheet, table.own, table.lost)
    lost = _progress(sheet, table.lost, table.own)
    worth = MADE * (position.points(seat) - position.points(rival)) + own - lost
    for month in hanafuda.SUIT_MASKS:
        lying = table.field & month
        if not lying:
            continue
        danger = 1 - table.miss ** (table.unseen & month).bit_count()
        mine = OWN if table.hand & month else 0.0
        whole = lying if lying.bit_count() == 3 else 0
        gains = [
            (
                _progress(sheet, table.own | take, table.lost) - own,
                _progress(sheet, table.lost | take, table.own) - lost,
            )
            for take in ([whole] if whole else [bits.BIT[card] for card in bits.cards(lying)])
        ]
        worth += mine * max(gain for gain, _ in gains) - EXPOSED * danger * max(loss for _, loss in gains)
    return worth
