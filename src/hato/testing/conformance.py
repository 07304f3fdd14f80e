"""The public conformance kit: `check_game(GAME)` plays at random and tests every promise of the protocol.

It holds for games of this package and of others alike. The first broken promise raises
ConformanceError, which names the round so that it can be played again.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hato.core import events, outcome
from hato.core import options as opt
from hato.core.chance import Sampled
from hato.core.events import Event
from hato.core.game import Game
from hato.core.match import Setup
from hato.core.options import OptionError
from hato.core.outcome import Carried
from hato.core.round import Round
from hato.testing import promises
from hato.testing.matches import check_match
from hato.testing.promises import Broken


class ConformanceError(AssertionError):
    """A promise of the protocol that a game breaks, and where."""


@dataclass
class Report:
    """What was played: rounds, matches, steps (plays and draws), deals repeated, and endings by key."""

    rounds: int = 0
    matches: int = 0
    steps: int = 0
    redeals: int = 0
    probes: int = 0
    """positions in which the slow promises were tested too"""
    endings: dict[str, int] = field(default_factory=dict)


USUAL = 0.6
"""The share of random options in which the number of seats brings what it usually brings."""


def random_options(game: Game, rng: random.Random, seats: int | None = None) -> Any:
    """Options with about a third of them at random values, the others from a random preset."""
    preset = rng.choice(list(game.presets))
    fixed = game.for_seats(preset, seats or min(game.seats)) if rng.random() < USUAL else {}
    changes: dict[str, Any] = dict(fixed)
    for info in opt.schema(type(game.presets[preset])):
        if rng.random() < 0.65 or info.type == "length" or info.name in fixed:
            continue
        if info.type == "bool":
            changes[info.name] = rng.random() < 0.5
        elif info.type == "choice":
            changes[info.name] = opt.to_json(rng.choice(info.values))
        elif info.type in ("set", "cards"):
            changes[info.name] = [word for word in info.values if rng.random() < 0.4]
        elif info.type == "table":
            some = {
                key: rng.randint(info.low or 0, info.high or 0) for key in info.keys if rng.random() < 0.3
            }
            changes[info.name] = rng.choice([*info.values, some])
        else:
            low, high = info.low or 0, info.high or 0
            changes[info.name] = rng.choice([*info.values, low, rng.randint(low, min(high, low + 8))])
    try:
        options = game.options(preset, changes)
    except OptionError:  # options that do not fit each other
        return random_options(game, rng, seats)
    if seats is not None and seats not in game.numbers(options):
        return random_options(game, rng, seats)
    return options


def seat_numbers(game: Game) -> list[int]:
    """The smallest, a middle and the largest number of seats."""
    numbers = sorted(game.seats)
    return sorted({numbers[0], numbers[len(numbers) // 2], numbers[-1]})


MOST_PURSE = 60
"""Purses are so small that they often limit what is paid."""


def random_setup(seats: int, rng: random.Random, players: int | None = None, places: bool = False) -> Setup:
    """A round somewhere in a match: any dealer, sometimes after drawn rounds, sometimes with purses.

    Where more sit at the table than `players`, some of them may have dropped in the round before, or the
    same play again. `places` are drawn for games that carry them on.
    """
    dealer = rng.randrange(seats)
    factor = rng.choice((1, 1, 1, 2, 4))
    carried = Carried(factor)
    if players is not None and players < seats:
        carried = _random_dropped(seats, dealer, players, factor, rng)
    if places and rng.random() < 0.8:
        carried = replace(carried, places=tuple(rng.sample(range(1, seats + 1), seats)))
    purse = tuple(rng.randint(0, MOST_PURSE) for _ in range(seats)) if rng.random() < 0.3 else ()
    return Setup(seats, dealer, rng.randint(1, 24), carried=carried, purse=purse)


def _random_dropped(seats: int, dealer: int, players: int, factor: int, rng: random.Random) -> Carried:
    others = [seat for seat in range(seats) if seat != dealer]
    rng.shuffle(others)
    again = tuple(sorted([dealer, *others[: players - 1]])) if rng.random() < 0.2 else ()
    dropped = tuple(sorted(others[players - 1 :][: rng.randint(0, players)]))
    pot = 12 * len(dropped) if again and rng.random() < 0.5 else 0
    return Carried(factor, pot, again, dropped)


def tables(
    game: Game, presets: Sequence[str], numbers: Sequence[int], rng: random.Random
) -> Iterator[tuple[str, int, Any]]:
    """The tables that are played in turn, for ever, as (name, seats, options).

    Every preset with every number of seats, and random house rules between them.
    """
    while True:
        for preset in presets:
            for seats in numbers:
                yield preset, seats, game.options(preset, game.for_seats(preset, seats))
                if rng.random() * len(presets) < 1:
                    yield "random options", seats, random_options(game, rng, seats)


def check_game(
    game: Game,
    rounds: int = 200,
    seed: int = 0,
    probe: float = 0.05,
    progress: Callable[[int], None] | None = None,
    presets: Sequence[str] = (),
    seats: Sequence[int] = (),
) -> Report:
    """Plays `rounds` random rounds over presets, random options and numbers of seats, and some matches.

    `probe` is the share of positions in which the slow promises are tested as well. `presets` and `seats`
    are all presets, and the smallest, a middle and the largest number, when they are not given. Raises
    ConformanceError.
    """
    try:
        promises.declared(game)
    except Broken as error:
        raise ConformanceError(f"{game.id}: {error}") from error
    report = Report()
    rng = random.Random(seed)
    presets, numbers = presets or list(game.presets), seats or seat_numbers(game)
    choose = tables(game, presets, numbers, rng)
    for _ in range(rounds):
        name, count, options = next(choose)
        setup = random_setup(count, rng, getattr(options, "players", None), game.places)
        round_seed = rng.getrandbits(64)
        try:
            _play(game, options, setup, random.Random(round_seed), probe, report)
        except (Broken, AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            where = f"{game.id}, {name}, {setup}, round seed {round_seed}"
            raise ConformanceError(f"{where}: {type(error).__name__}: {error}\n{options}") from error
        report.rounds += 1
        if progress is not None:
            progress(report.rounds)
    _check_matches(game, presets, numbers, rng, report)
    return report


def _check_matches(
    game: Game, presets: Sequence[str], numbers: Sequence[int], rng: random.Random, report: Report
) -> None:
    """One match of each preset and number of seats, through a session and a record."""
    for seats in numbers:
        for preset in presets:
            try:
                check_match(game, preset, rng, seats)
            except (Broken, ValueError) as error:
                raise ConformanceError(f"{game.id}, {preset}: {error}") from error
            report.matches += 1


def _play(game: Game, options: Any, setup: Setup, rng: random.Random, probe: float, report: Report) -> None:
    """One random round with all promises tested on the way."""
    round_ = game.deal(options, setup)
    chance = Sampled(rng)
    log: list[Event] = []
    history: list[tuple[int, int]] = []
    left = game.max_steps
    while True:
        turn = round_.turn()
        promises.position(game, options, round_)
        if rng.random() < probe:
            report.probes += 1
            promises.probe(game, options, setup, round_, rng)
        if turn.kind == "over":
            break
        if turn.kind == "chance":
            card = chance.draw(round_.chances())
            history.append((-1, card))
            round_.draw(card, log.append)
        else:
            seat = rng.choice(turn.seats)
            action = rng.choice(round_.legal(seat))
            history.append((seat, action))
            round_.play(seat, action, log.append)
        report.steps += 1
        left -= 1
        if log and log[-1].kind == "shuffled":
            report.redeals += 1
            left = game.max_steps
        if left < 0:
            raise Broken(f"the round is longer than max_steps, {game.max_steps}")
    _ended(game, options, setup, round_, log, history)
    found = round_.outcome()
    assert found is not None
    report.endings[found.key] = report.endings.get(found.key, 0) + 1


def _ended(
    game: Game, options: Any, setup: Setup, round_: Round, log: list[Event], history: list[tuple[int, int]]
) -> None:
    """The promises of a finished round."""
    found = round_.outcome()
    if found is None:
        raise Broken("the round is over and has no outcome")
    if len(found.points) != setup.seats:
        raise Broken("the outcome has not one number for each seat")
    pot = found.carried.pot - setup.carried.pot
    if (game.zero_sum or getattr(options, "zero_sum", False)) and sum(found.points) + pot:
        raise Broken(f"the points {found.points} do not sum to zero")
    for seat in range(setup.seats):
        own = [line for line in found.lines if line.seat == seat]
        if own and found.winner == seat and outcome.total(own) <= 0:
            raise Broken(f"seat {seat} wins by lines that come to {outcome.total(own)}")
    promises.keys(game, log, found)
    promises.shown(log, found)
    again: list[Event] = []
    other = game.deal(options, setup)
    for seat, action in history:
        if seat < 0:
            other.draw(action, again.append)
        else:
            other.play(seat, action, again.append)
    if again != log or other.outcome() != found:
        raise Broken("the same draws and choices gave another round")
    promises.rotation(game, options, setup, history, found)
    if any(event.kind not in events.KINDS for event in log):
        raise Broken("an event is not in the vocabulary")
    told = [card for event in log if event.kind in ("dealt", "drawn") for card in event.cards]
    if told != [card for seat, card in history if seat < 0]:
        raise Broken(
            "the cards that chance turned up are not told by dealt and drawn, each once and in order"
        )
