"""Hidden cards of the Qing form dealt anew: known cards stay, and who declared had a hand that waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hato.core import bits
from hato.core.bits import BIT
from hato.core.round import Rng
from hato.games.khanhoo_qing.kinds import ALIKE, FREE, PLAIN, RANKS, SUITS, Kinds, counts, eyes_of, kind_of
from hato.games.khanhoo_qing.solver import waits

if TYPE_CHECKING:
    from hato.games.khanhoo_qing.options import QingOptions
    from hato.games.khanhoo_qing.rules import QingRound

TRIES = 60
"""So many hands are built for a seat that has declared, before any hand will do."""


def deal(round_: QingRound, seat: int, rng: Rng) -> None:
    """Deals the cards that `seat` cannot know to the hands of the others and the stock."""
    open_hand = -1 if round_._outcome is None or round_._outcome.winner is None else round_._outcome.winner
    others = [one for one in range(round_.seats) if one not in (seat, open_hand)]
    held = round_.held
    pool = round_.stock
    for other in others:
        pool |= round_.hand[other] & ~held[other]
    for other in sorted(others, key=lambda one: not round_.waiting[one]):
        size = bits.popcount(round_.hand[other] & ~held[other])
        hidden = _waiting_hand(round_, other, held[other], pool, rng) if round_.waiting[other] else None
        if hidden is None:
            hidden = bits.mask_of(_pick(bits.cards(pool), size, rng))
        round_.hand[other] = hidden | held[other]
        pool &= ~hidden
    round_.stock = pool
    if round_.drawn is not None and round_.mover != seat:
        mine = round_.hand[round_.mover]
        round_.drawn = bits.lowest(mine & ~held[round_.mover] or mine)


def _pick(cards: list[int], size: int, rng: Rng) -> list[int]:
    """Some of the cards, each as likely as another."""
    for i in range(size):
        j = i + int(rng.random() * (len(cards) - i))
        cards[i], cards[j] = cards[j], cards[i]
    return cards[:size]


def _waiting_hand(round_: QingRound, seat: int, held: int, pool: int, rng: Rng) -> int | None:
    """Hidden cards for a seat that has declared, so that its hand was one card short of a win then.

    Every card drawn since then is taken to be the one that was thrown again; where a discard was taken, what
    was thrown for it was in the hand. None if no such cards are found.
    """
    since = list(round_.river)
    while not (since[0].declared and since[0].seat == seat):
        since.pop(0)
    taken = thrown = 0
    for before, one in zip(since, since[1:], strict=False):
        if one.seat == seat and before.taker == seat:
            taken |= BIT[before.card]
            thrown |= BIT[one.card]
    if round_.river[-1].taker == seat:
        taken |= BIT[round_.river[-1].card]
    fixed = ((held & ~taken) | thrown) & ~(taken & thrown)
    size = bits.popcount(round_.hand[seat] & ~held)
    drew = round_.phase == "turn" and round_.mover == seat and round_.river[-1].taker != seat
    wanted = size - (1 if drew else 0)
    for _ in range(TRIES):
        found = _build(round_.options, counts(fixed), counts(pool), wanted, rng)
        if found is None:
            continue
        hidden = _cards(found, pool)
        if drew:
            hidden |= bits.mask_of(_pick(bits.cards(pool & ~hidden), 1, rng))
        return hidden
    return None


def _cards(kinds: Kinds, pool: int) -> int:
    """The lowest cards of these kinds in the pool, as a mask."""
    mask = 0
    for kind, count in enumerate(kinds):
        for card in bits.cards(pool & ALIKE[kind])[:count]:
            mask |= BIT[card]
    return mask


def _build(options: QingOptions, fixed: Kinds, pool: Kinds, size: int, rng: Rng) -> Kinds | None:
    """So many cards of the pool that wait together with the fixed ones; None if this try came to nothing."""
    left, need = list(pool), list(fixed)
    taken = [0] * len(pool)
    room = size + 1
    groups = [kinds for _, kinds in eyes_of(options.eyes)]
    wanted = groups[int(rng.random() * len(groups))]
    while True:
        for kind in wanted:
            if need[kind]:
                need[kind] -= 1
            elif left[kind]:
                left[kind] -= 1
                taken[kind] += 1
                room -= 1
            else:
                return None
        if room < 3:
            break
        wanted = _boys(need, rng)
    rest = [kind for kind in FREE for _ in range(left[kind])] if room > 0 else []
    for kind in _pick(rest, min(room, len(rest)), rng) if room > 0 else ():
        taken[kind] += 1
        room -= 1
    surplus = [kind for kind, count in enumerate(taken) for _ in range(count)]
    for kind in _pick(surplus, max(0, 1 - room), rng):
        taken[kind] -= 1
    found = tuple(taken)
    whole = tuple(a + b for a, b in zip(found, fixed, strict=True))
    return found if sum(found) == size and waits(whole, options) else None


def _boys(need: Sequence[int], rng: Rng) -> Kinds:
    """A run or three of a rank, with a card that still needs a group if there is one."""
    open_kinds = [kind for kind in PLAIN if need[kind]] or list(PLAIN)
    kind = open_kinds[int(rng.random() * len(open_kinds))]
    suit, own = divmod(kind, 9)
    if rng.random() < 0.5:
        return tuple(kind_of(one, own + 1) for one in SUITS)
    low = min(max(0, own - int(rng.random() * 3)), len(RANKS) - 3)
    return tuple(suit * 9 + one for one in range(low, low + 3))
