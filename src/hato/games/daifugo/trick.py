"""A trick: what lies on top, which order counts, what may follow (DAI-4, DAI-8 to DAI-12)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hato.core.bits import BIT, lowest, popcount
from hato.games.daifugo import cards as deck
from hato.games.daifugo.cards import JOKER, JOKERS, RANK_MASKS
from hato.games.daifugo.options import DaifugoOptions
from hato.games.daifugo.plays import Play, runs, sets


class Trick(NamedTuple):
    """The state of a trick that decides what may follow.

    `top` is the last play, None before the lead. `revolution` and `eleven_back` reverse the order, each the
    other too. `lock` is the set of locked suits, `steps` how many of the last plays in a row were one step
    above the one before, `number_lock` whether every play has to be.
    """

    top: Play | None = None
    revolution: bool = False
    eleven_back: bool = False
    lock: int = 0
    steps: int = 0
    number_lock: bool = False

    @property
    def reversed(self) -> bool:
        """Does the lower rank beat the higher one? (DAI-8)"""
        return self.revolution != self.eleven_back


def higher(a: int, b: int, turned: bool) -> bool:
    """Beats rank `a` rank `b`? A joker stays the highest in either order."""
    if JOKER in (a, b):
        return a == JOKER and b != JOKER
    return a < b if turned else a > b


def is_return(options: DaifugoOptions, top: Play | None, play: Play) -> bool:
    """Answers the three of spades a lone joker? (DAI-12)"""
    if not options.spade3 or top is None or play.cards != BIT[deck.THREE_OF_SPADES]:
        return False
    return top.bare and top.size == 1


def beats(options: DaifugoOptions, trick: Trick, play: Play) -> bool:
    """Is the play of the same kind and count, and higher? Locks are not looked at (DAI-4, DAI-11)."""
    top = trick.top
    if top is None:
        return True
    if play.run != top.run or play.size != top.size:
        return False
    if not play.run or options.run_compare == "low_card":
        return higher(play.rank, top.rank, trick.reversed)
    return play.high < top.rank if trick.reversed else play.rank > top.high


def is_step(options: DaifugoOptions, trick: Trick, play: Play) -> bool:
    """Is the play exactly one step above the one before? Jokers alone are none (DAI-10)."""
    top = trick.top
    if top is None or play.bare or top.bare:
        return False
    old, new = top.rank, play.rank
    if play.run and options.run_compare == "beyond":
        old, new = (top.rank, play.high) if trick.reversed else (top.high, play.rank)
    return new - old == (-1 if trick.reversed else 1)


def _room(play: Play) -> int:
    """How many suits a play can have: a run has one, a set as many as it has cards."""
    return 1 if play.run else play.size


def keeps_lock(options: DaifugoOptions, trick: Trick, play: Play) -> bool:
    """Does the play obey the locks? (DAI-10)"""
    if play.bare:
        return True
    if trick.number_lock and not is_step(options, trick, play):
        return False
    if not trick.lock:
        return True
    if options.suit_lock == "full" or play.run:
        return popcount(trick.lock | play.suits) <= _room(play)
    return popcount(trick.lock & ~play.suits) <= play.jokers


def locked(options: DaifugoOptions, trick: Trick, play: Play) -> int:
    """The lock after the play."""
    top, lock = trick.top, trick.lock
    if top is None or play.bare or top.bare or options.suit_lock == "off":
        return lock
    if options.suit_lock == "partial":
        return lock | (top.suits & play.suits)
    if lock:
        return lock | play.suits
    both = top.suits | play.suits
    return both if popcount(both) <= _room(play) else 0


def turns_order(options: DaifugoOptions, play: Play) -> bool:
    """Is it a revolution, by four and more of a rank or by a long run? (DAI-8)"""
    if play.run:
        return isinstance(options.revolution_by_run, int) and play.size >= options.revolution_by_run
    return options.revolution and play.size >= 4


def turns_back(options: DaifugoOptions, play: Play) -> bool:
    """Is it an eleven-back, a set of jacks? (DAI-8)"""
    return options.eleven_back and not play.run and play.rank == deck.JACK


def cuts(options: DaifugoOptions, play: Play) -> bool:
    """Does an eight end the trick? (DAI-9)"""
    if play.run:
        return options.eight_cut and options.eight_cut_in_runs and play.holds(deck.EIGHT)
    return options.eight_cut and play.rank == deck.EIGHT


def after(options: DaifugoOptions, trick: Trick, play: Play) -> Trick:
    """The trick with the play on top."""
    step = is_step(options, trick, play)
    steps = trick.steps + 1 if step else 0
    return Trick(
        play,
        trick.revolution != turns_order(options, play),
        trick.eleven_back or turns_back(options, play),
        locked(options, trick, play),
        steps,
        trick.number_lock or (options.number_lock and steps >= 2),
    )


def cleared(trick: Trick) -> Trick:
    """The next trick: only the revolution stays."""
    return Trick(revolution=trick.revolution)


def offends(options: DaifugoOptions, trick: Trick, play: Play) -> bool:
    """Is the play a forbidden one to finish with? The order before it decides which card is top (DAI-6)."""
    forbidden = options.forbidden_finish
    if "top" in forbidden and play.natural(deck.THREE if trick.reversed else deck.TWO):
        return True
    if "joker" in forbidden and play.cards & JOKERS:
        return True
    if "8" in forbidden and play.natural(deck.EIGHT) and cuts(options, play):
        return True
    return "3S_return" in forbidden and is_return(options, trick.top, play)


def may_follow(options: DaifugoOptions, trick: Trick, play: Play) -> bool:
    """May the play be laid on this trick, the lead included? Of a lead nothing is asked here."""
    if is_return(options, trick.top, play):
        return True
    return beats(options, trick, play) and keeps_lock(options, trick, play)


def lowest_all(hand: int, turned: bool) -> Play:
    """All cards of the lowest rank in the order that counts; of jokers alone the whole hand (DAI-3)."""
    ranks = range(JOKER - 1, -1, -1) if turned else range(JOKER)
    for rank in ranks:
        held = hand & RANK_MASKS[rank]
        if held:
            return next(play for play in sets(held, False) if play.cards == held)
    return Play(hand, False, JOKER, popcount(hand), 0)


@lru_cache(maxsize=20_000)
def plays(options: DaifugoOptions, trick: Trick, hand: int, named: int = -1) -> tuple[Play, ...]:
    """Every play that a hand may lay now; `named` is a card that a free lead has to contain (DAI-3)."""
    wild, top = options.joker_wild, trick.top
    if top is None:
        if options.lead == "lowest_all":
            return (lowest_all(hand, trick.reversed),)
        found = [*sets(hand, wild), *(runs(hand, wild) if options.sequences else ())]
        return tuple(play for play in found if named < 0 or play.cards & BIT[named])
    kind = runs(hand, wild, top.size) if top.run else sets(hand, wild, top.size)
    return tuple(play for play in kind if may_follow(options, trick, play))


def lowest_single(hand: int, turned: bool) -> int:
    """The lowest card in the order that counts, among equals C, D, H, S; a joker if there is no other."""
    return lowest(lowest_all(hand, turned).cards)
