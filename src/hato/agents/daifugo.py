"""Daifugo for the agents: what a hand still costs to be rid of, and a light way to play it out.

A hand is seen as groups, each of which takes a lead or a chance to follow. Weak groups cost, strong ones win
the lead back; so high cards are kept, low sets and runs go first, and a revolution is judged by the same
sum in the other order.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from hato.agents.request import Position, offered
from hato.agents.sampling import Worlds
from hato.core import bits
from hato.core.bits import BIT, popcount
from hato.core.round import Round
from hato.games.daifugo import cards as deck
from hato.games.daifugo import trick
from hato.games.daifugo.actions import DISCARD, DONE, GIVE, PASS, PICK, PLAY, RETURN, RUN
from hato.games.daifugo.cards import JOKER, JOKERS, RANK_MASKS
from hato.games.daifugo.options import DaifugoOptions
from hato.games.daifugo.plays import Play, runs
from hato.games.daifugo.rules import DaifugoRound

SCALE = 6.0
"""What a group more in the hand costs, in points."""
POWER = 1.7
"""What a group that surely wins is worth beside the group that it gets rid of."""
LEAD = 0.6
"""What it is worth to win the trick."""
BEATEN = 0.15
"""How much each single card above, held by others, takes of a card's strength."""
OUT = 12.0
"""What it is worth to finish."""
STUCK = 3.0
"""What a hand costs that can only finish by a forbidden play."""
LAST = 1.0
"""What it is worth to have one group left."""
RUN_COST = 0.6
"""What a run costs."""
NEVER = -1000.0


class Judge:
    """What hands and plays are worth to a seat, by what it knows of the cards that others hold."""

    def __init__(self, round_: DaifugoRound, seat: int) -> None:
        self.options: DaifugoOptions = round_.options
        self.round = round_
        self.hand = round_.hand[seat]
        unseen = round_.pack & ~(self.hand | round_.gone | round_.pile | round_.waste[seat])
        self.counts = tuple(popcount(unseen & mask) for mask in RANK_MASKS)
        self.forbidden = _forbidden(self.options, round_.trick.revolution)

    def cost(self, hand: int, turned: bool) -> float:
        """What it takes to be rid of a hand in an order; a hand with power costs less than nothing."""
        return _cost(self.options, hand, turned, self.counts)

    def strength(self, play: Play, turned: bool) -> float:
        """About the chance that nobody beats it."""
        return _strength(play.run, play.rank, play.size, turned, self.counts)

    def worth(self, play: Play) -> float:
        """What laying the play is worth."""
        before, options = self.round.trick, self.options
        after = trick.after(options, before, play)
        rest = self.hand & ~play.cards
        sure = trick.cuts(options, play) or trick.is_return(options, before.top, play)
        wins = 1.0 if sure else self.strength(play, after.reversed)
        if not rest:
            return -OUT if trick.offends(options, before, play) else OUT
        worth = LEAD * wins - self.cost(rest, after.revolution)
        if not rest & ~_forbidden(options, after.revolution):
            worth -= STUCK
        elif len(_ranks(rest)) == 1:
            worth += LAST * wins
        return worth

    def keeping(self) -> float:
        """What passing is worth."""
        return -self.cost(self.hand, self.round.trick.revolution)

    def without(self, card: int) -> float:
        """What it is worth to be rid of a card, by an exchange or an effect."""
        rest = self.hand & ~(BIT[card] | self.round.picked)
        turned = self.round.trick.revolution
        if not rest:
            return OUT
        return -self.cost(rest, turned) - (0.0 if rest & ~_forbidden(self.options, turned) else STUCK)


@lru_cache(maxsize=64)
def _forbidden(options: DaifugoOptions, turned: bool) -> int:
    """The cards with which one must not finish."""
    words, mask = options.forbidden_finish, 0
    if "top" in words:
        mask |= RANK_MASKS[deck.THREE if turned else deck.TWO]
    if "joker" in words:
        mask |= JOKERS
    if "8" in words and options.eight_cut:
        mask |= RANK_MASKS[deck.EIGHT]
    return mask


def _ranks(hand: int) -> list[int]:
    """The ranks that a hand has."""
    return [rank for rank, mask in enumerate(RANK_MASKS) if hand & mask]


@lru_cache(maxsize=50_000)
def _strength(run: bool, rank: int, size: int, turned: bool, counts: tuple[int, ...]) -> float:
    """About the chance that nobody beats a play; `counts` are the unseen cards of each rank."""
    if run:
        return 0.6 + 0.03 * (JOKER - rank if turned else rank)
    above = sum(
        max(0, count - size + 1) for other, count in enumerate(counts) if trick.higher(other, rank, turned)
    )
    return exp(-BEATEN * above)


def _group(options: DaifugoOptions, rank: int, size: int, turned: bool, counts: tuple[int, ...]) -> float:
    """What a set costs: one turn, less what its strength brings back."""
    if options.eight_cut and rank == deck.EIGHT:
        return -0.3
    return 1.0 - POWER * _strength(False, rank, size, turned, counts)


@lru_cache(maxsize=50_000)
def _cost(options: DaifugoOptions, hand: int, turned: bool, counts: tuple[int, ...]) -> float:
    """The cost of a hand: sets by ranks, and those runs that make it cheaper."""
    best, left = _sets_cost(options, hand, turned, counts), 0
    if not options.sequences:
        return best
    for play in runs(hand & ~JOKERS, False):
        cost = RUN_COST + _sets_cost(options, hand & ~play.cards, turned, counts)
        if cost < best:
            best, left = cost, hand & ~play.cards
    return min(best, RUN_COST + _cost(options, left, turned, counts)) if left else best


def _sets_cost(options: DaifugoOptions, hand: int, turned: bool, counts: tuple[int, ...]) -> float:
    cost = 0.0
    for rank, mask in enumerate(RANK_MASKS):
        size = popcount(hand & mask)
        if size and rank == JOKER:
            cost += size * (1.0 - POWER)
        elif size:
            cost += _group(options, rank, size, turned, counts)
    return cost


def lay(play: Play) -> int:
    """The code that lays the play when all its cards are picked."""
    return RUN + play.rank if play.run else PLAY


def judge(position: Position) -> dict[int, float]:
    """The worth of each choice, in points: of a card that is picked, that of the best play with it."""
    round_ = Worlds(position, Random(0)).one()
    assert isinstance(round_, DaifugoRound)
    found = judged(round_, position.seat)
    return {choice.code: SCALE * found.get(choice.code, NEVER) for choice in offered(position.view)}


def judged(round_: DaifugoRound, seat: int) -> dict[int, float]:
    """The worth of each step, in groups; to take a card back is worth nothing."""
    judge_ = Judge(round_, seat)
    if round_.phase != "play":
        return _chosen(round_, seat, judge_)
    found: dict[int, float] = {}
    if round_.trick.top is not None:
        found[PASS] = judge_.keeping()
    for play in round_.plays():
        if round_.picked & ~play.cards:
            continue
        worth = judge_.worth(play)
        rest = play.cards & ~round_.picked
        codes = (
            [PICK + card for card in bits.cards(rest)] if rest else [RUN + play.rank if play.run else PLAY]
        )
        for code in codes:
            found[code] = max(worth, found.get(code, NEVER))
    return found


def _chosen(round_: DaifugoRound, seat: int, judge_: Judge) -> dict[int, float]:
    """The worth of the cards to return, to give or to discard, and of having done."""
    first = {"gift": GIVE, "shed": DISCARD}.get(round_.phase, RETURN)
    found = {first + card: judge_.without(card) for card in bits.cards(round_.hand[seat] & ~round_.picked)}
    if first != RETURN:
        turned = round_.trick.revolution
        found[DONE] = -judge_.cost(round_.hand[seat] & ~round_.picked, turned)
    return found


class DaifugoLight:
    """What the seats play in playouts: low cards first, sets kept whole, the highest ones saved."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def shake(self) -> None:
        """Nothing to do: every choice has its own chance."""

    def code(self, round_: Round, seat: int) -> int:
        """The next step of a legal play, or a pass."""
        assert isinstance(round_, DaifugoRound)
        if round_.phase != "play":
            return self._card(round_, seat)
        play = self._play(round_, round_.hand[seat])
        if play is None:
            return PASS
        rest = play.cards & ~round_.picked
        return PICK + bits.lowest(rest) if rest else lay(play)

    def _card(self, round_: DaifugoRound, seat: int) -> int:
        codes = [code for code in round_.legal(seat) if code >= RETURN]
        order = sorted(codes, key=lambda code: deck.RANK[(code - RETURN) % len(deck.DECK)])
        return order[0] if order else DONE

    def _play(self, round_: DaifugoRound, hand: int) -> Play | None:
        """A play with what is picked already; None: pass."""
        turned, picked = round_.trick.reversed, round_.picked
        best, most = None, NEVER
        following = round_.trick.top is not None
        for play in round_.plays():
            if picked & ~play.cards:
                continue
            worth = self._worth(round_, play, hand, turned, following)
            if worth > most:
                best, most = play, worth
        if following and not picked and (best is None or most < 0):
            return None
        return best

    def _worth(self, round_: DaifugoRound, play: Play, hand: int, turned: bool, following: bool) -> float:
        rest = hand & ~play.cards
        if not rest:
            return -50.0 if trick.offends(round_.options, round_.trick, play) else 50.0
        high = JOKER - 1 - play.rank if turned and play.rank < JOKER else play.rank
        broken = 0 if play.run else popcount(rest & RANK_MASKS[play.rank])
        worth = play.size * (0.5 if following else 4.0) - 0.9 * high - 2.5 * broken - 5.0 * play.jokers
        if trick.cuts(round_.options, play):
            worth += 4.0
        noise = 3.0 * self._rng.random()
        return worth + noise + (10.0 + 0.2 * (18 - popcount(hand)) if following else 0.0)
