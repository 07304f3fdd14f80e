"""The check of a fresh deal (KK-2): redeals and hand yaku."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hato.cards import hanafuda
from hato.core import bits
from hato.games.koi_koi.options import KoiKoiOptions


class DealCheck(NamedTuple):
    """What a deal leads to: `result` is play, redeal, void, draw or round_win.

    `reason` says why (a key of the texts), `winner` the seat with a hand yaku, `cards` the mask of its cards.
    """

    result: str
    reason: str = ""
    winner: int = -1
    cards: int = 0


PLAY = DealCheck("play")


def _first(hand: int, suits: int) -> int:
    """The cards of the hand in the first of the suits (given by their first cards)."""
    return hand & hanafuda.SUIT_MASKS[bits.lowest(suits) // 4]


def hand_yaku(hand: int) -> tuple[str, int]:
    """The hand yaku of a full hand and the mask of its cards; an empty key if there is none.

    `teshi` is four of a month; `kuttsuki` four pairs, of ten cards four or five (a pair is exactly two).
    """
    counts = bits.fours(hand)
    quads = bits.groups_of(counts, 4)
    if quads:
        return "teshi", _first(hand, quads)
    pairs = bits.groups_of(counts, 2)
    if bits.popcount(pairs) >= 4:
        return "kuttsuki", hand & (pairs * 15)
    return "", 0


def check_table(options: KoiKoiOptions, table: int) -> DealCheck:
    """The check of the field, which comes before that of the hands."""
    counts = bits.fours(table)
    if bits.groups_of(counts, 4):
        return DealCheck("void" if options.table_quad == "void" else "redeal", "table_quad")
    if options.table_four_pairs == "redeal" and bits.popcount(bits.groups_of(counts, 2)) == 4:
        return DealCheck("redeal", "table_four_pairs")
    if options.table_triple == "redeal" and bits.groups_of(counts, 3):
        return DealCheck("redeal", "table_triple")
    return PLAY


def _has_quad(hand: int) -> bool:
    return bits.groups_of(bits.fours(hand), 4) != 0


def check_hands(options: KoiKoiOptions, dealer: int, hands: Sequence[int]) -> DealCheck:
    """The check of the full hands for hand yaku, or for four of a month without them."""
    if not options.teyaku:
        if options.hand_quad == "redeal" and any(map(_has_quad, hands)):
            return DealCheck("redeal", "hand_quad")
        return PLAY
    found = [hand_yaku(hand) for hand in hands]
    holders = [seat for seat, (key, _) in enumerate(found) if key]
    if not holders:
        return PLAY
    winner = holders[0]
    if len(holders) > 1:
        if options.teyaku_both == "draw":
            return DealCheck("draw", "teyaku_both")
        if options.teyaku_both == "redeal":
            return DealCheck("redeal", "teyaku_both")
        winner = dealer
    return DealCheck("round_win", found[winner][0], winner, found[winner][1])


def check(options: KoiKoiOptions, dealer: int, hands: Sequence[int], table: int) -> DealCheck:
    """The check of a whole deal: the table first, then the hands (KK-2)."""
    first = check_table(options, table)
    return first if first.result != "play" else check_hands(options, dealer, hands)


def possible_hand(options: KoiKoiOptions, hand: int) -> bool:
    """Could a hand be dealt and play go on?"""
    if options.teyaku:
        return not hand_yaku(hand)[0]
    return options.hand_quad != "redeal" or not _has_quad(hand)
