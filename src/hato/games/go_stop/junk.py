"""Junk that changes hands: what an event is worth (GS-7), and which cards a giver hands over."""

from __future__ import annotations

from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.games.go_stop import pack
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.scoring import Scorer

BOMB, JOKER, PAK, OWN_PAK, TTADAK, JJOK, SWEEP = (
    "bomb",
    "joker",
    "pak",
    "own_pak",
    "ttadak",
    "jjok",
    "sweep",
)
"""The events that bring junk; several in one turn are paid one after the other in this order."""


def due(options: GoStopOptions, event: str, last_turn: bool) -> int:
    """How much junk each opponent owes for an event of the player, on his last turn or before."""
    ordinary = options.last_turn_junk or not last_turn
    if event in (BOMB, PAK, OWN_PAK, TTADAK) and options.president_trigger == "accumulated":
        return 0
    if event in (BOMB, JOKER):
        return 1
    if event in (PAK, OWN_PAK):
        if not ordinary:
            return 1 if options.last_turn_pak else 0
        return options.own_stack_junk if event == OWN_PAK else 1
    if not ordinary:
        return 0
    return {TTADAK: 1, JJOK: options.jjok_junk, SWEEP: options.sweep_junk}[event]


def bomb_due(options: GoStopOptions, size: int, last: bool) -> int:
    """How much junk each opponent owes for a bomb of so many hand cards (GS-5)."""
    return due(options, BOMB, last) if size > 2 or options.small_bomb != "capture_only" else 0


def value(card: int) -> int:
    """How much junk a card is that is given; a dual card counts as a double."""
    return pack.VALUE[card] or 2


def candidates(scorer: Scorer, captured: int, chosen: int) -> list[int]:
    """The cards that a giver may lose now, cheapest first, equal ones in deck order.

    `chosen` are the dual cards that were said to be junk. A dual card that its owner counts as junk ranks
    with the doubles; as the only junk it is locked.
    """
    cards = captured & pack.JUNK
    if scorer.options.cup_stealable == "not_alone":
        dual = scorer.dual & captured
        if dual:
            use = scorer.best(captured, chosen)[1] | scorer.both
            dual &= use
            if cards or popcount(dual) > 1:
                cards |= dual
    return sorted(bits.cards(cards), key=lambda card: (value(card), card))


def hand_over(scorer: Scorer, captured: int, chosen: int, count: int) -> tuple[list[int], int]:
    """The cards that a giver hands over by `lowest_auto` when `count` are due, and how much is missing.

    `count` is in the unit of `steal_unit`: cards, or their value.
    """
    given: list[int] = []
    while count > 0:
        choice = candidates(scorer, captured, chosen)
        if not choice:
            break
        given.append(choice[0])
        captured &= ~BIT[choice[0]]
        count -= unit(scorer.options, choice[0])
    return given, max(0, count)


def unit(options: GoStopOptions, card: int) -> int:
    """What a given card takes off the junk that is due (GS-7, `steal_unit`)."""
    return value(card) if options.steal_unit == "value" else 1
