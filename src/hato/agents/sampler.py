"""The sampler level: plays out worlds that its view allows, and goes on with the actions that do best.

Sequential halving: the budget is shared by stages; in each, all actions that are left meet the same
worlds with the same draws, and the worse half leaves. The favourite of the greedy level stays to the end,
and another action is chosen only if it did better by more than chance explains: with few playouts, or
where all actions are about as good, the sampler plays as the greedy level does.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random
from typing import Protocol

from hato.agents import playout
from hato.agents.evaluation import JUDGE
from hato.agents.goal import Goal
from hato.agents.greedy import ranked
from hato.agents.playout import Policy, play_out
from hato.agents.request import Position
from hato.agents.sampling import ChanceOrder, Worlds
from hato.core.round import Round
from hato.core.view import Choice

TRUST = 30.0
"""How many playouts the judgement of the greedy level counts for."""
TRUSTS = {"go_stop": 300.0, "oicho_kabu": 300.0, "daifugo": 100.0, "khanhoo": 3000.0, "khanhoo_qing": 300.0}
"""Game id -> the same where it differs: results that scatter more need more playouts to say as much."""

MARGIN = 1.0
"""By how many standard errors an action must lead to be chosen before the favourite of the greedy level."""
MOST_ARMS = 24
"""So many actions, the best by the greedy level, are tried: of a hundred amounts to bet most are alike."""
WORLDS = 8
"""Only so many actions are tried that the budget has this many worlds for each: fewer say nothing."""


class Budget(Protocol):
    """How long the sampler may go on."""

    def used(self, playouts: int) -> float:
        """The share of the budget that is used after so many playouts; 1 and more: stop."""
        ...


class Playouts:
    """A budget of a number of playouts: the same request gives the same move on every machine."""

    def __init__(self, number: int) -> None:
        self._number = max(1, number)

    def used(self, playouts: int) -> float:
        """The share of the playouts."""
        return playouts / self._number


class Deadline:
    """A budget of seconds from a time of the monotonic clock; how many playouts fit is up to the machine."""

    def __init__(self, started: float, seconds: float) -> None:
        self._started = started
        self._seconds = max(seconds, 0.001)

    def used(self, playouts: int) -> float:
        """The share of the time."""
        return (time.monotonic() - self._started) / self._seconds


class Arm:
    """An action that is tried: how far it did better than the favourite in the same worlds."""

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        """how far the greedy level sees it before the favourite; 0 and less"""
        self.sum = 0.0
        self.squares = 0.0
        self.count = 0
        self.known: float | None = None
        """the worth of an action that ends the round at once"""

    def met(self, lead: float) -> None:
        """One world more, in which it did so much better than the favourite."""
        self.sum += lead
        self.squares += lead * lead
        self.count += 1

    def lead(self, trust: float) -> float:
        """The mean lead over the favourite, the prior counted as `trust` playouts."""
        return (self.sum + trust * self.prior) / max(1.0, self.count + trust)

    def sure(self, trust: float, margin: float) -> float:
        """The lead less so many standard errors. They are taken about a lead of 0, so that a few equal
        results do not look sure."""
        return self.lead(trust) - margin * sqrt(self.squares) / max(1.0, self.count + trust)


class Search:
    """One decision of the sampler."""

    def __init__(self, position: Position, totals: Sequence[int], budget: Budget, rng: Random) -> None:
        self.seat = position.seat
        self.goal = Goal.of(position, totals)
        self.budget = budget
        self.playouts = 0
        self.worlds = Worlds(position, rng)
        self.policy: Policy = playout.policy(position, self.worlds.one(), rng, self.goal)
        self.trust = TRUSTS.get(position.game.id, TRUST)
        self.margin = MARGIN
        arms = self._sensible(self._ordered(ranked(position, rng), position.game.id in JUDGE))
        self.favourite = arms[0]
        self.arms = arms
        """the actions that are worth a try, the favourite first"""

    def _ordered(self, order: Sequence[tuple[float, Choice]], judged: bool) -> list[Arm]:
        """The actions in the order of the greedy level. Without a judgement of calls it says nothing about
        ending the round or going on, so that none of them is a favourite."""
        if not judged and any(choice.stake is not None for _, choice in order):
            self.trust = self.margin = 0.0
        return [Arm(choice, self.goal.point * worth) for worth, choice in order[:MOST_ARMS]]

    def _sensible(self, arms: list[Arm]) -> list[Arm]:
        """Looks at the actions that end the round: one that wins the match leaves no others, and one that
        loses it leaves, if others stay."""
        world = self.worlds.one()
        staying = []
        for arm in arms:
            after = world.clone()
            after.play(self.seat, arm.choice.code)
            outcome = after.outcome()
            if outcome is not None:
                arm.known = self.goal.values(outcome.points)[self.seat]
                if self.goal.wins(self.seat, outcome.points):
                    return [arm]
                if self.goal.loses(self.seat, outcome.points):
                    continue
            staying.append(arm)
        left = staying or arms
        base = left[0].prior
        for arm in left:
            arm.prior -= base
        return left

    def run(self) -> Choice:
        """The choice that did best, if it did surely better than the favourite."""
        if len(self.arms) == 1:
            return self.favourite.choice
        self._meet(self.arms[:2])
        others = self._affordable()
        stages = max(1, ceil(log2(len(others) + 1)))
        for stage in range(1, stages + 1):
            unknown = any(arm.known is None for arm in (self.favourite, *others))
            while unknown and self.budget.used(self.playouts) < stage / stages:
                self._meet([self.favourite, *others])
            others.sort(key=lambda arm: -arm.lead(self.trust))
            if stage < stages:
                others = others[: max(1, len(others) // 2)]
        best = max(others, key=lambda arm: arm.sure(self.trust, self.margin))
        return (best if best.sure(self.trust, self.margin) > 0 else self.favourite).choice

    def _affordable(self) -> list[Arm]:
        """The actions beside the favourite that the budget is enough for, by what the first world took."""
        whole = max(1, self.playouts) / max(self.budget.used(max(1, self.playouts)), 1e-9)
        room = max(1, int(whole / WORLDS) - 1)
        others = []
        for arm in self.arms[1:]:
            if arm.known is None:
                room -= 1
            if arm.known is not None or room >= 0:
                others.append(arm)
        return others

    def _meet(self, arms: Sequence[Arm]) -> None:
        """Plays the favourite and others out in one more world."""
        world = self.worlds.one()
        order = self.worlds.order()
        self.policy.shake()
        results = [self._worth(arm, world, order) for arm in arms]
        for arm, result in zip(arms[1:], results[1:], strict=True):
            arm.met(result - results[0])

    def _worth(self, arm: Arm, world: Round, order: ChanceOrder) -> float:
        if arm.known is not None:
            return arm.known
        order.again()
        after = world.clone()
        after.play(self.seat, arm.choice.code)
        self.playouts += 1
        return self.goal.values(play_out(after, self.policy, order).points)[self.seat]


def choose(position: Position, totals: Sequence[int], budget: Budget, rng: Random) -> Choice:
    """The choice that does best in the playouts that the budget allows."""
    return Search(position, totals, budget, rng).run()
