"""Measuring the engine: complete random rounds and small steps per second of CPU time.

Everything goes through the public calls of a round. All figures of one run are taken in turns, several
times over, and the best of each is kept, so that their ratios can be compared between runs and machines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

from hato.core import bits
from hato.core.chance import Sampled
from hato.core.game import Game
from hato.core.match import Setup
from hato.core.round import Round

REPETITIONS = 10
POSITIONS = 64
"""Positions in the middle of a round, between which the small steps are measured."""
MASKS = 1000

Work = Callable[[], int]
"""Does a batch of work and returns how many units it was."""


def rounds(game: Game, options: Any, rng: Random, batch: int = 10) -> Work:
    """Complete rounds: dealt by chance, every legal action equally likely, up to the outcome.

    At the table sit as few as can play by the options.
    """
    seats = min(game.numbers(options))
    setup = Setup(seats, 0)
    deal = game.deal
    random = rng.random

    def work() -> int:
        for _ in range(batch):
            round_ = deal(options, setup)
            draw = Sampled(rng).draw
            while True:
                kind, asked, _ = round_.turn()
                if kind == "chance":
                    round_.draw(draw(round_.chances()))
                elif kind == "choice":
                    for seat in asked:
                        legal = round_.legal(seat)
                        round_.play(seat, legal[int(random() * len(legal))])
                else:
                    break
            if round_.outcome() is None:
                raise RuntimeError("a round that is over has no outcome")
        return batch

    return work


def positions(game: Game, options: Any, rng: Random, many: int = POSITIONS) -> list[Round]:
    """Rounds that have gone on for a random number of steps and ask a seat for a choice."""
    found: list[Round] = []
    setup = Setup(min(game.numbers(options)), 0)
    while len(found) < many:
        round_ = game.deal(options, setup)
        draw = Sampled(rng).draw
        choices = rng.randrange(12)
        while (turn := round_.turn()).kind != "over":
            if turn.kind == "chance":
                round_.draw(draw(round_.chances()))
            elif choices:
                choices -= 1
                for seat in turn.seats:
                    round_.play(seat, rng.choice(round_.legal(seat)))
            else:
                found.append(round_)
                break
    return found


def clones(rounds_: Sequence[Round]) -> Work:
    """Copies of a round."""

    def work() -> int:
        for round_ in rounds_:
            round_.clone()
        return len(rounds_)

    return work


def views(game: Game, rounds_: Sequence[Round]) -> Work:
    """Views of the seat that is asked, with its choices."""
    asked = [(round_, round_.turn().seats[0]) for round_ in rounds_]

    def work() -> int:
        for round_, seat in asked:
            game.view(round_, seat)
        return len(asked)

    return work


def scores(rounds_: Sequence[Round]) -> Work:
    """What the open cards of every seat score."""

    def work() -> int:
        for round_ in rounds_:
            round_.lines()
        return len(rounds_)

    return work


def baseline(rng: Random) -> Work:
    """Taking masks of 48 bits apart, card by card: nothing but the speed of the machine."""
    masks = [rng.getrandbits(48) for _ in range(MASKS)]
    popcount = bits.popcount

    def work() -> int:
        done = 0
        for mask in masks:
            left = mask
            while left:
                left &= left - 1
                done += 1
            if popcount(mask) < 0:
                raise RuntimeError("a mask has fewer than no cards")
        return done

    return work


def measure(
    works: dict[str, Work], seconds: float, report: Callable[[int, int], None] | None = None
) -> dict[str, float]:
    """Units per second of CPU time of each work: the best of REPETITIONS, taken in turns.

    Each work runs for about `seconds` in all repetitions together. `report` is told how many of how many
    measurements are done.
    """
    best = dict.fromkeys(works, 0.0)
    done = 0
    for _ in range(REPETITIONS):
        for name, work in works.items():
            best[name] = max(best[name], _speed(work, seconds / REPETITIONS))
            done += 1
            if report is not None:
                report(done, REPETITIONS * len(works))
    return best


MILLION = 1_000_000


def ratios(speeds: Mapping[str, float]) -> dict[str, float]:
    """How many units of each work are done while the first one, the same on every machine, does a million."""
    base = next(iter(speeds.values()))
    return {name: speed / base * MILLION for name, speed in speeds.items()}


def _speed(work: Work, seconds: float) -> float:
    units = 0
    start = process_time()
    while True:
        units += work()
        spent = process_time() - start
        if spent >= seconds and spent > 0:
            return units / spent


def compiled() -> bool:
    """Does the engine run compiled?"""
    return not (bits.__file__ or "").endswith(".py")
