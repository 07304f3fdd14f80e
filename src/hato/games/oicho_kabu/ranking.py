"""What hands are called and which is better (OK-3, OK-6 to OK-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hato.games.oicho_kabu.cards import NAMES, total
from hato.games.oicho_kabu.options import OichoKabuOptions

KUPPIN = "kuppin"
SHIPPIN = "shippin"
ARASHI = "arashi"

KUPPIN_CARDS = (9, 1)
SHIPPIN_CARDS = (4, 1)

Values = Sequence[int]
"""The values of a hand's cards in the order in which it got them."""


def simple_special(hand: Values) -> str:
    """Kuppin or shippin of the simple game: exactly these two cards in any order; else empty (OK-3)."""
    found = tuple(sorted(hand, reverse=True))
    return KUPPIN if found == KUPPIN_CARDS else SHIPPIN if found == SHIPPIN_CARDS else ""


def simple_name(hand: Values) -> str:
    """What a hand of the simple game is called: a special hand or its total."""
    return simple_special(hand) or NAMES[total(hand)]


RANKS: tuple[str, ...] = (*NAMES, SHIPPIN, KUPPIN)
"""The hands of the simple game, the lowest first (OK-3)."""


def dealer_special(options: OichoKabuOptions, hand: Values) -> str:
    """Kuppin or shippin of the dealer in the standard game: the order counts; else empty (OK-7)."""
    if tuple(hand) == KUPPIN_CARDS:
        return KUPPIN
    return SHIPPIN if tuple(hand) == SHIPPIN_CARDS and options.shippin_for != "player_double" else ""


def dealer_name(options: OichoKabuOptions, hand: Values) -> str:
    """What the dealer's hand of the standard game is called."""
    return dealer_special(options, hand) or NAMES[total(hand)]


def table_special(options: OichoKabuOptions, hand: Values) -> str:
    """Arashi or shippin of a table hand; else empty (OK-7, OK-8)."""
    if len(hand) == 3 and len(set(hand)) == 1 and options.arashi_win != "none":
        return ARASHI
    return SHIPPIN if tuple(hand) == SHIPPIN_CARDS and options.shippin_for != "dealer" else ""


def table_name(options: OichoKabuOptions, hand: Values) -> str:
    """What a table hand is called."""
    return table_special(options, hand) or NAMES[total(hand)]


class Verdict(NamedTuple):
    """How a hand did against the dealer: `sign` 1 it wins, 0 nobody, -1 the dealer wins; `factor` times
    the bet is paid."""

    sign: int
    factor: int = 1


def _tie(options: OichoKabuOptions) -> Verdict:
    return Verdict(-1 if options.ties == "dealer_wins" else 0)


def of_table_hand(options: OichoKabuOptions, hand: Values, dealer: Values) -> Verdict:
    """A table hand against the dealer (OK-6 to OK-8)."""
    if dealer_special(options, dealer):
        return Verdict(-1)
    special = table_special(options, hand)
    if special == ARASHI:
        return Verdict(1, int(options.arashi_win))
    if special:
        return Verdict(1, 2)
    return by_totals(options, total(hand), total(dealer))


def by_totals(options: OichoKabuOptions, mine: int, dealer: int) -> Verdict:
    """Totals without special hands (OK-6)."""
    return _tie(options) if mine == dealer else Verdict(1 if mine > dealer else -1)


def of_player(options: OichoKabuOptions, hand: Values, dealer: Values) -> Verdict:
    """A player of the simple game against the dealer (OK-3)."""
    mine, bank = (RANKS.index(simple_name(one)) for one in (hand, dealer))
    return by_totals(options, mine, bank)
