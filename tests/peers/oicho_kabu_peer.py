"""A second settlement of Oicho-Kabu, written straight from the rules, with months as plain numbers."""

from __future__ import annotations

from typing import Any

Options = dict[str, Any]
Hand = list[int]


def worth(hand: Hand) -> int:
    """The last digit of the sum."""
    whole = 0
    for month in hand:
        whole += month
    return int(str(whole)[-1])


def dealer_special(options: Options, hand: Hand) -> str:
    """Kuppin 9-1 or shippin 4-1 in this order."""
    if hand == [9, 1]:
        return "kuppin"
    if hand == [4, 1] and options["shippin_for"] in ("dealer", "both"):
        return "shippin"
    return ""


def table_gain(options: Options, hand: Hand, dealer: Hand, bet: int) -> int:
    """What a bet on a table hand brings."""
    if dealer_special(options, dealer) != "":
        return -bet
    if options["shippin_for"] in ("player_double", "both") and hand == [4, 1]:
        return 2 * bet
    if options["arashi_win"] != "none" and len(hand) == 3 and hand[0] == hand[1] == hand[2]:
        return bet * int(options["arashi_win"])
    mine, his = worth(hand), worth(dealer)
    if mine > his:
        return bet
    if mine == his and options["ties"] == "push":
        return 0
    return -bet


def simple_strength(hand: Hand) -> int:
    """Kuppin 101, shippin 100, else the total."""
    if len(hand) == 2:
        if 9 in hand and 1 in hand:
            return 101
        if 4 in hand and 1 in hand:
            return 100
    return worth(hand)


def simple_gain(options: Options, hand: Hand, dealer: Hand) -> int:
    """What a player of the simple game gets."""
    mine, his = simple_strength(hand), simple_strength(dealer)
    if mine == his:
        return 0 if options["ties"] == "push" else -1
    return 1 if mine > his else -1


def third(options: Options, first: int, second: int) -> str:
    """Must, may or cannot a table hand take a third card?"""
    both = worth([first, second])
    if (first, second) == (4, 1) and options["shippin_for"] != "dealer":
        return "cannot"
    if both in (0, 1, 2, 3):
        return "must"
    if both in (4, 5, 6):
        return "choice"
    pair = first == second
    if pair and options["pair_may_draw"] == "any_pair":
        return "choice"
    if pair and first == 9 and options["pair_may_draw"] == "pair_of_9":
        return "choice"
    return "cannot"


def dealer_third(options: Options, first: int, second: int) -> str:
    """The same for the dealer."""
    if dealer_special(options, [first, second]) != "":
        return "cannot"
    both = worth([first, second])
    if options["dealer_policy"] == "threshold_5":
        return "must" if both <= 5 else "cannot"
    if both < 4:
        return "must"
    return "choice" if both < 7 else "cannot"
