"""The sampler level: plays out worlds that its view allows, and goes on with the actions that do best.

Sequential halving: the budget is shared by stages; in each, all actions that are left meet the same
worlds with the same draws, and the worse half leaves.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log2
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


MOST_ARMS = 24
"""So many actions, the best by the greedy level, are tried: of a hundred amounts to bet most are alike."""


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
    """An action that is tried: what its playouts came to so far."""

    def __init__(self, choice: Choice, prior: float) -> None:
        self.choice = choice
        self.prior = prior
        """how far the greedy level sees it before or behind the action that the others are measured by"""
        self.sum = 0.0
        self.count = 0
        self.known = False
        """the action ends the round at once, so one look says all"""

    def mean(self, trust: float, level: float) -> float:
        """The mean worth, the prior counted as `trust` playouts; `level` is what a prior of 0 is worth."""
        if self.known:
            return self.sum
        return (self.sum + trust * (level + self.prior)) / max(1.0, self.count + trust)


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
        self.level = 0.0
        self.arms = self._sensible(self._ordered(ranked(position, rng), position.game.id in JUDGE))

    def _ordered(self, order: Sequence[tuple[float, Choice]], judged: bool) -> list[Arm]:
        """The actions in the order of the greedy level. Without a judgement of calls it says nothing about
        ending the round or going on; with one, actions are measured by the one that ends the round."""
        ending = [worth for worth, choice in order if choice.stake is not None]
        if ending and not judged:
            self.trust = 0.0
        base = ending[0] if ending else order[0][0]
        return [Arm(choice, self.goal.point * (worth - base)) for worth, choice in order[:MOST_ARMS]]

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
                arm.known = True
                arm.count = 1
                arm.sum = self.level = self.goal.values(outcome.points)[self.seat]
                if self.goal.wins(self.seat, outcome.points):
                    return [arm]
                if self.goal.loses(self.seat, outcome.points):
                    continue
            staying.append(arm)
        return staying or arms

    def run(self) -> Choice:
        """The choice that did best."""
        arms = self.arms
        stages = max(1, ceil(log2(len(arms))))
        for stage in range(1, stages + 1):
            if len(arms) == 1:
                break
            self._try(arms, stage / stages)
            arms = sorted(arms, key=lambda arm: -arm.mean(self.trust, self.level))
            arms = arms[: 1 if stage == stages else (len(arms) + 1) // 2]
        return arms[0].choice

    def _try(self, arms: list[Arm], share: float) -> None:
        """Plays all open arms out in world after world until that share of the budget is used."""
        open_arms = [arm for arm in arms if not arm.known]
        while open_arms and (self.budget.used(self.playouts) < share or not self.playouts):
            world = self.worlds.one()
            order = self.worlds.order()
            self.policy.shake()
            for arm in open_arms:
                order.again()
                self._play(arm, world.clone(), order)

    def _play(self, arm: Arm, world: Round, order: ChanceOrder) -> None:
        world.play(self.seat, arm.choice.code)
        outcome = play_out(world, self.policy, order)
        arm.sum += self.goal.values(outcome.points)[self.seat]
        arm.count += 1
        self.playouts += 1


def choose(position: Position, totals: Sequence[int], budget: Budget, rng: Random) -> Choice:
    """The choice that does best in the playouts that the budget allows."""
    return Search(position, totals, budget, rng).run()
