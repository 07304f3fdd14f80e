"""The deal and the checks after it (GS-1 to GS-3): pure functions of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hato.cards import hanafuda
from hato.core import bits
from hato.families.layout import FIELD, Shape
from hato.games.go_stop import pack
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.pack import DECK, FLOWERS, SUIT


@cache
def cards_in_play(options: GoStopOptions) -> int:
    """The mask of the 48 flower cards and the agreed jokers (D-6)."""
    return FLOWERS | pack.read(options.jokers)


@cache
def hand_size(options: GoStopOptions) -> int:
    """How many cards each player gets."""
    return 7 if options.players == 3 else 8 if options.deal == "8-10" else 10


def targets(order: Sequence[int], packets: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """Where each card goes: for each (field, hand) pair a packet to the field, then one to each seat."""
    out: list[int] = []
    for field, hand in packets:
        out += [FIELD] * field
        for seat in order:
            out += [seat] * hand
    return tuple(out)


@cache
def shape(options: GoStopOptions, order: tuple[int, ...]) -> Shape:
    """The deal to those who play, in the usual packets (GS-1)."""
    if options.players == 3:
        packets = [(3, 4), (3, 3)]
    elif options.deal == "8-10":
        packets = [(5, 4), (5, 4)]
    else:
        packets = [(4, 5), (4, 5)]
    return Shape(cards_in_play(options), targets(order, packets))


@cache
def shape_for_all(options: GoStopOptions, order: tuple[int, ...]) -> Shape:
    """The deal to more players than can play (GS-15): hands to all, and then the field."""
    return Shape(cards_in_play(options), targets(order, [(0, 4), (0, 3), (6, 0)]))


def table_quads(field: int) -> list[int]:
    """The months (index 0..11) of which all four cards lie on the table."""
    return pack.months(bits.groups_of(bits.fours(field & FLOWERS), 4))


def triples(cards: int) -> list[int]:
    """The months of which exactly three of these cards are."""
    return pack.months(bits.groups_of(bits.fours(cards & FLOWERS), 3))


def quads(cards: int) -> list[int]:
    """The months of which these cards hold all four."""
    return table_quads(cards)


def month_of(month: int, order: str) -> int:
    """The displayed month 1..12 of a month's index."""
    return hanafuda.month(month + 1, order)


def may_declare(options: GoStopOptions, hand: int, shown: int) -> bool:
    """May a quad of the dealt hand be declared as a win? `shown` has the cards that the player has shown."""
    if options.hand_quad not in ("win_or_shake", "win_or_continue"):
        return False
    return any(SUIT[month] & ~shown for month in quads(hand))


def shakes_at_start(options: GoStopOptions, hand: int, shown: int) -> list[int]:
    """The months that may be shown in the hand check (GS-3)."""
    if options.shake == "off" or options.shake_timing != "start_of_round":
        return []
    found = triples(hand)
    if options.hand_quad in ("win_or_shake", "shake_only"):
        found = sorted(found + quads(hand))
    return [month for month in found if not SUIT[month] & shown]


def shakes_now(options: GoStopOptions, counts: int, field: int, shown_months: int) -> list[int]:
    """The months that may be shown before a play: three or four in hand and none on the table (GS-3).

    `counts` are the hand cards of each month (`bits.fours`).
    """
    if options.shake == "off" or options.shake_timing != "before_own_play":
        return []
    many = bits.groups_of(counts, 3)
    if options.hand_quad != "none":
        many |= bits.groups_of(counts, 4)
    return [month for month in pack.months(many) if not SUIT[month] & (field | shown_months)]


def is_asked(options: GoStopOptions) -> bool:
    """Could anybody have something to declare in the hand check?"""
    return options.hand_quad in ("win_or_shake", "win_or_continue") or (
        options.shake == "on" and options.shake_timing == "start_of_round"
    )


def bombs(options: GoStopOptions, counts: int, field: int, shown_months: int) -> list[int]:
    """The months that may be bombed (GS-5). `counts` as in `shakes_now`, `shown_months` of whole months."""
    triples = pack.months(bits.groups_of(counts, 3))
    found = [month for month in triples if field & SUIT[month]]
    if options.bomb_four and bits.groups_of(counts, 4):
        found += pack.months(bits.groups_of(counts, 4))
    if options.small_bomb != "off":
        for month in pack.months(bits.groups_of(counts, 2)):
            if bits.popcount(field & SUIT[month]) == 2:
                found.append(month)
    if options.shake_blocks_bomb:
        found = [month for month in found if not SUIT[month] & shown_months]
    return sorted(found)


def is_bomb(options: GoStopOptions, size: int) -> bool:
    """Does playing so many cards of a month at once double the winner's points?"""
    return size >= 3 or options.small_bomb == "junk_and_double"


def both_quads(options: GoStopOptions, dealer: int, seats: int, winners: dict[int, list[int]]) -> int | None:
    """Who wins when several hold a quad (GS-3); None: a drawn round. `winners` has their months."""
    if len(winners) == 1:
        return next(iter(winners))
    if options.both_quads == "dealer_wins":
        return next(seat for i in range(seats) if (seat := (dealer + i) % seats) in winners)
    if options.both_quads == "higher_month":
        order = options.month_order
        return max(winners, key=lambda seat: max(month_of(month, order) for month in winners[seat]))
    return None


def sale(options: GoStopOptions, hand: int) -> tuple[int, int]:
    """The cards that a forced-out player sells, and what each of the payers owes him (GS-15)."""
    sold = hand & (pack.BRIGHT if options.sale_cards == "brights_only" else pack.BRIGHT | SOLD)
    points = options.sale_unit * bits.popcount(sold)
    return sold, points * 2 if triples(hand) or quads(hand) else points


SOLD = pack.JOKERS | DECK.set(hanafuda.DOUBLE_JUNK)
"""What is sold beside the brights."""
