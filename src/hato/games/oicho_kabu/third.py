"""Who has to, may and may not take a third card (OK-2, OK-5)."""

from __future__ import annotations

from hato.games.oicho_kabu.cards import total
from hato.games.oicho_kabu.options import OichoKabuOptions
from hato.games.oicho_kabu.ranking import dealer_special, simple_special

MUST = "must"
CHOICE = "choice"
CANNOT = "cannot"

MOST_MUST = 3
"""Up to this total a third card is taken ..."""
LEAST_CANNOT = 7
"""... and from this one on none (OK-5)."""
BANK_DRAWS = 5
"""Up to this total an automatic bank draws (OK-2)."""

Pair = tuple[int, int]
"""The values of the first and the second card."""


def may_hunt(options: OichoKabuOptions, pair: Pair) -> bool:
    """Gives this pair the right to hunt for arashi? (OK-5)"""
    first, second = pair
    wanted = options.pair_may_draw
    return first == second and (wanted == "any_pair" or (wanted == "pair_of_9" and first == 9))


def _by_total(worth: int) -> str:
    return MUST if worth <= MOST_MUST else CANNOT if worth >= LEAST_CANNOT else CHOICE


def of_table_hand(options: OichoKabuOptions, pair: Pair) -> str:
    """MUST, CHOICE or CANNOT for a table hand with these two cards (OK-5, OK-7)."""
    if pair == (4, 1) and options.shippin_for != "dealer":
        return CANNOT
    duty = _by_total(total(pair))
    return CHOICE if duty == CANNOT and may_hunt(options, pair) else duty


def of_dealer(options: OichoKabuOptions, pair: Pair) -> str:
    """MUST, CHOICE or CANNOT for the dealer of the standard game with these two cards (OK-5)."""
    if dealer_special(options, pair):
        return CANNOT
    worth = total(pair)
    if options.dealer_policy == "threshold_5":
        return MUST if worth <= BANK_DRAWS else CANNOT
    return _by_total(worth)


def of_simple_dealer(options: OichoKabuOptions, pair: Pair) -> str:
    """The same in the simple game: free, unless the bank is automatic (OK-2)."""
    if options.dealer_policy == "free":
        return CHOICE
    return MUST if total(pair) <= BANK_DRAWS and not simple_special(pair) else CANNOT
