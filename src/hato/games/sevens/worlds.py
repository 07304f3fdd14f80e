"""What play shows of hidden hands, and hands dealt anew in keeping with it.

Who passes although he would have to play holds none of the cards that fit. What he lacks he lacks to the
end of the round, because only jokers come into a hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import PositionError, Rng
from hato.games.sevens.rows import JOKERS, NATURALS, NO_CARD, SEVENS, all_points, next_cards
from hato.games.sevens.table import DEAL, LOT, OPEN, Table

TRIES = 10_000
MIXES = 3
"""How often each card is offered for an exchange, so that all hands that fit are about equally likely."""


def could_not_play(table: Table, seat: int) -> None:
    """Everybody sees that `seat` passes and had to play if it could (SEV-5, SEV-8)."""
    options = table.options
    table.lacks[seat] |= next_cards(table.layout, options.ace, options.wrap) & ~table.layout
    if table.phase == OPEN or not options.jokers or not table.may_spend_joker(seat):
        return
    after = 0
    for point in all_points(table.layout, options.ace, options.wrap):
        after |= BIT[point.after] if point.after != NO_CARD else 0
    if table.shown[seat]:
        table.lacks[seat] |= after
    else:
        table.guarded[seat] |= after


def joker_seen(table: Table, seat: int, holder: int, joker: int) -> None:
    """Everybody sees that a joker goes from `seat` to `holder`."""
    if not joker & table.shown[seat]:
        table.lacks[seat] |= table.guarded[seat]
        # the first joker is played before the second
        table.lacks[seat] |= JOKERS & (joker - 1) & ~sum(table.shown)
    table.shown[seat] &= ~joker
    table.shown[holder] |= joker
    table.lacks[holder] &= ~joker


def sample(table: Table, seat: int, rng: Rng) -> None:
    """Deals the hands that `seat` does not see anew. Raises PositionError if no hands fit."""
    if table.phase in (DEAL, LOT):
        _deal_again(table, seat, rng)
        return
    others = [other for other in table.still if other != seat]
    pool = 0
    for other in others:
        pool |= table.hand[other]
    shown = {other: table.shown[other] for other in others}
    hidden = pool & ~sum(shown.values())
    for _ in range(TRIES):
        room = {
            other: bits.popcount(table.hand[other]) - bits.popcount(mask) for other, mask in shown.items()
        }
        hands = _deal(table, hidden, room, rng)
        if hands is not None and _can_open(table, hands):
            for other, hand in hands.items():
                table.hand[other] = hand | shown[other]
            return
    raise PositionError("no hands that play allows are possible in this position")


def _can_open(table: Table, hands: Mapping[int, int]) -> bool:
    """Who must lay a seven holds one."""
    opens = table.phase == OPEN and table.must_open and table.mover in hands
    return not opens or bool(hands[table.mover] & SEVENS)


def _deal_again(table: Table, seat: int, rng: Rng) -> None:
    """During the deal all cards may be elsewhere but the sevens, which soon show who begins."""
    others = [other for other in range(table.seats) if other != seat]
    pool = table.stock & ~SEVENS
    for other in others:
        pool |= table.hand[other] & ~SEVENS
    cards = shuffled(bits.cards(pool), rng)
    for other in others:
        sevens = table.hand[other] & SEVENS
        count = bits.popcount(table.hand[other] ^ sevens)
        table.hand[other] = sevens | bits.mask_of(cards[:count])
        del cards[:count]
    table.stock = (table.stock & SEVENS) | bits.mask_of(cards)


def shuffled(cards: Sequence[int], rng: Rng) -> list[int]:
    """The cards in a random order."""
    out = list(cards)
    for i in range(len(out) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out


def _deal(table: Table, hidden: int, room: Mapping[int, int], rng: Rng) -> dict[int, int] | None:
    """Hands for the seats in `room`, each with so many cards; None if the jokers lie where they cannot."""
    left = dict(room)
    lacks = {other: table.lacks[other] for other in room}
    hands = dict.fromkeys(room, 0)
    for joker in bits.cards(hidden & JOKERS):
        free = [other for other in left for _ in range(left[other]) if not lacks[other] & BIT[joker]]
        if not free:
            return None
        holder = free[int(rng.random() * len(free))]
        left[holder] -= 1
        lacks[holder] |= table.guarded[holder]
        hands[holder] |= BIT[joker]
    owner = _fill(bits.cards(hidden & NATURALS), left, lacks, rng)
    if owner is None:
        return None
    _mix(owner, lacks, rng)
    for card, other in owner.items():
        hands[other] |= BIT[card]
    return hands


def _fill(
    cards: Sequence[int], left: dict[int, int], lacks: Mapping[int, int], rng: Rng
) -> dict[int, int] | None:
    """An owner for each card: any seat that may hold it and has room; None if that cannot be.

    Where no seat has room any more, cards given before move on along a chain.
    """
    owner: dict[int, int] = {}
    for card in shuffled(cards, rng):
        free = [other for other in left for _ in range(left[other]) if not lacks[other] & BIT[card]]
        if free:
            found = free[int(rng.random() * len(free))]
            owner[card] = found
            left[found] -= 1
        elif not _push(card, owner, left, lacks):
            return None
    return owner


def _push(card: int, owner: dict[int, int], left: dict[int, int], lacks: Mapping[int, int]) -> bool:
    """Finds a chain of cards that move on so that `card` gets an owner too, and moves them."""
    came: dict[int, tuple[int, int] | None] = {}  # seat -> the card that would come, and from where
    line: list[int] = []
    for other in left:
        if not lacks[other] & BIT[card]:
            came[other] = None
            line.append(other)
    for seat in line:
        if left[seat]:
            left[seat] -= 1
            target = seat
            while (step := came[target]) is not None:
                moving, source = step
                owner[moving] = target
                target = source
            owner[card] = target
            return True
        for moving in [one for one, holder in owner.items() if holder == seat]:
            for other in left:
                if other not in came and not lacks[other] & BIT[moving]:
                    came[other] = (moving, seat)
                    line.append(other)
    return False


def _mix(owner: dict[int, int], lacks: Mapping[int, int], rng: Rng) -> None:
    """Exchanges cards between owners who may hold them, many times."""
    cards = list(owner)
    if not any(lacks.values()):
        return
    for _ in range(MIXES):
        for one in cards:
            two = cards[int(rng.random() * len(cards))]
            a, b = owner[one], owner[two]
            if not (lacks[a] & BIT[two] or lacks[b] & BIT[one]):
                owner[one], owner[two] = b, a
