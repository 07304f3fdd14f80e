"""The promises of the game protocol, each as a function that raises Broken."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from hato.core import bits
from hato.core import options as opt
from hato.core.actions import UnknownActionError
from hato.core.events import Emit, Event
from hato.core.game import Game
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import IllegalActionError, Round
from hato.core.view import View


class Broken(Exception):
    """A promise that does not hold."""


def declared(game: Game) -> None:
    """Presets, options and the action table say the same in both directions."""
    for code in _codes(game):
        if game.actions.code(game.actions.words(code)) != code:
            raise Broken(f"the words of the code {code} belong to another")
    for name, options in game.presets.items():
        if game.options(name) != options:
            raise Broken(f"the preset {name} is not what it builds")
        told = json.loads(json.dumps(opt.as_json(options)))
        if game.options(game.default_preset, told) != options:
            raise Broken(f"the preset {name} does not come back from its JSON")
        for seats in game.seats:
            numbers = game.numbers(game.options(name, game.for_seats(name, seats)))
            if seats not in numbers or not set(numbers) <= set(game.seats):
                raise Broken(f"the preset {name} does not become one for {seats} seats by `for_seats`")
        for entry in game.sheet(options):
            if f"line-{entry.key}" not in game.keys:
                raise Broken(f"the sheet has {entry.key}, which is no declared line")


def _codes(game: Game) -> list[int]:
    found = []
    for code in range(game.actions.size):
        try:
            game.actions.words(code)
        except UnknownActionError:
            continue
        found.append(code)
    return found


def position(game: Game, options: Any, round_: Round) -> None:
    """Every card is in exactly one zone; the seats asked, and no others, have sorted choices."""
    if not bits.partition([mask for _, mask in round_.zones()], game.cards(options)):
        raise Broken("a card is missing or lies in two zones")
    turn = round_.turn()
    if (round_.chances() != 0) != (turn.kind == "chance"):
        raise Broken("chance has cards to choose from exactly when it is asked")
    if (round_.outcome() is None) == (turn.kind == "over"):
        raise Broken("there is an outcome exactly when the round is over")
    for seat in turn.seats:
        codes = round_.legal(seat)
        if not codes or any(a >= b for a, b in zip(codes, codes[1:], strict=False)):
            raise Broken(f"the choices of seat {seat} are {codes}: empty, not ascending or not unique")
        if round_.fallback(seat) not in codes:
            raise Broken("the fallback is not legal")


def _same(game: Game, one: Round, two: Round) -> bool:
    """Do two rounds look the same to everybody who may see everything of them?"""
    return one.zones() == two.zones() and one.facts() == two.facts() and one.outcome() == two.outcome()


def probe(game: Game, options: Any, setup: Setup, round_: Round, rng: random.Random) -> None:
    """The slow promises, in one position."""
    copy = round_.clone()
    if not _same(game, round_, copy):
        raise Broken("a clone differs from its round")
    illegal(game, round_, rng)
    legal(game, round_)
    if not _same(game, round_, copy):
        raise Broken("a clone's play changed its round, or a refused action did")
    if round_.turn().kind != "over":
        restored(game, options, setup, round_)
    for seat in range(setup.seats):
        secrecy(game, round_, seat, rng)


def illegal(game: Game, round_: Round, rng: random.Random) -> None:
    """Every code that is not legal raises IllegalActionError and changes nothing."""
    before = (round_.zones(), round_.facts())
    turn = round_.turn()
    table = range(-2, game.actions.size + 2)
    for seat in {0, *turn.seats, rng.randrange(2)}:
        allowed = set(round_.legal(seat)) if seat in turn.seats else set()
        for code in table:
            if code in allowed:
                continue
            try:
                round_.play(seat, code)
            except IllegalActionError:
                continue
            raise Broken(f"seat {seat} could play the code {code}, which is not legal")
    possible = round_.chances()
    for card in (-1, len(game.deck), *range(len(game.deck))):
        if 0 <= card < len(game.deck) and possible & bits.BIT[card]:
            continue
        try:
            round_.draw(card)
        except IllegalActionError:
            continue
        raise Broken(f"chance could turn up the card {card}, which is not to be had")
    if (round_.zones(), round_.facts()) != before:
        raise Broken("a refused action changed the round")


def legal(game: Game, round_: Round) -> None:
    """Every legal action applies, and so does every card that chance may turn up."""
    turn = round_.turn()
    for seat in turn.seats:
        for code in round_.legal(seat):
            round_.clone().play(seat, code)
    for card in bits.cards(round_.chances()):
        round_.clone().draw(card)


def restored(game: Game, options: Any, setup: Setup, round_: Round) -> None:
    """Zones and facts are the whole position: the round made of them, through JSON, is the same."""
    zones = {spec.place: mask for spec, mask in round_.zones()}
    facts = json.loads(json.dumps(round_.facts()))
    secrets = {seat: json.loads(json.dumps(round_.secrets(seat))) for seat in range(setup.seats)}
    again = game.restore(options, setup, zones, facts, secrets)
    seats = [None, *range(setup.seats)]
    if not _same(game, again, round_) or any(game.view(again, s) != game.view(round_, s) for s in seats):
        raise Broken("the position does not come back from its zones and facts")
    if round_.turn().sealed:
        opened = [_opened(one) for one in (round_, again)]
        if not _same(game, *opened):
            raise Broken("the position does not keep what was sealed")


def _opened(round_: Round) -> Round:
    """The round after everybody who is still asked has given a sealed answer."""
    world = round_.clone()
    while (turn := world.turn()).sealed:
        world.play(turn.seats[0], world.fallback(turn.seats[0]))
    return world


def secrecy(game: Game, round_: Round, seat: int, rng: random.Random) -> None:
    """What a seat cannot know makes no difference to its view, its choices and its events."""
    world = round_.clone()
    world.sample(seat, rng)
    _equal_views(game.view(round_, seat), game.view(world, seat))
    turn = round_.turn()
    if turn.kind == "chance":
        cards = bits.cards(round_.chances() & world.chances())
        if cards:
            card = rng.choice(cards)
            _equal_events(round_, world, seat, lambda one, emit: one.draw(card, emit))
        return
    for mover in turn.seats:
        if turn.sealed and mover != seat:
            _sealed(round_, seat, mover, rng)
            continue
        common = sorted(set(round_.legal(mover)) & set(world.legal(mover)))
        if mover == seat and common != round_.legal(mover):
            raise Broken(f"the choices of seat {seat} depend on cards it cannot see")
        if common:
            _equal_choices(round_, world, seat, mover, rng.choice(common))


ANSWERED = "answered"
"""The fact that tells which seats have made their sealed choice; nothing else may change by one."""


def _sealed(round_: Round, seat: int, mover: int, rng: random.Random) -> None:
    """A sealed choice of another shows `seat` nothing while somebody is still asked."""
    codes = round_.legal(mover)
    asked = set(round_.turn().seats)
    rng.shuffle(codes)
    for code in codes[:2]:
        world = round_.clone()
        log: list[Event] = []
        world.play(mover, code, log.append)
        after = world.turn()
        if not after.sealed or not set(after.seats) <= asked:
            continue  # all have chosen; if it is sealed again, that is a turn of its own
        facts = {**world.facts(), ANSWERED: round_.facts().get(ANSWERED)}
        if log or world.zones() != round_.zones() or facts != {ANSWERED: None, **round_.facts()}:
            raise Broken(f"a sealed choice of seat {mover} can be seen before all have chosen")


def _equal_views(one: View, two: View) -> None:
    if one != two:
        raise Broken(f"the view of seat {one.seat} depends on cards it cannot see")


def _equal_choices(one: Round, two: Round, seat: int, mover: int, code: int) -> None:
    _equal_events(one, two, seat, lambda world, emit: world.play(mover, code, emit))


def _equal_events(one: Round, two: Round, seat: int, act: Callable[[Round, Emit], None]) -> None:
    seen: list[list[Event]] = []
    for world in (one.clone(), two.clone()):
        log: list[Event] = []
        dealing = world.turn().kind == "chance"
        act(world, log.append)
        seen.append([event.seen_by(seat) for event in log])
        if dealing and (world.turn().kind == "over" or log[-1].kind == "shuffled"):
            return  # the check of a deal depends on hidden hands, and its result is announced
    if any(event.kind == "revealed" for log in seen for event in log):
        return  # by the rules hidden cards are shown to all here, and what follows depends on them
    if seen[0] != seen[1]:
        raise Broken(f"the events that seat {seat} sees depend on cards it cannot see")


def keys(game: Game, log: Sequence[Event], found: Outcome) -> None:
    """Every key of a round is declared, so that it has texts."""
    used = {f"end-{found.key}"}
    used |= {f"line-{line.key}" for line in found.lines}
    used |= {f"paid-{payment.key}" for payment in found.paid}
    for event in log:
        if event.kind in ("called", "shuffled", "round_ended", "paid"):
            used.add(f"{event.kind.replace('called', 'call').replace('round_ended', 'end')}-{event.key}")
    if used - game.keys:
        raise Broken(f"the keys {sorted(used - game.keys)} are not declared")


def shown(log: Sequence[Event], found: Outcome) -> None:
    """The lines of a round show no card that was not shown to all before."""
    cards = {card for event in log for card in event.seen_by(None).cards}
    for line in found.lines:
        if not set(bits.cards(line.cards)) <= cards:
            raise Broken(f"the line {line.key} shows cards that nobody but their owner has seen")


def rotation(
    game: Game, options: Any, setup: Setup, history: Sequence[tuple[int, int]], found: Outcome
) -> None:
    """With every seat moved on by one, the same cards and choices give the same outcome, moved on by one."""
    n = setup.seats
    carried = replace(
        setup.carried,
        playing=_next_seats(setup.carried.playing, n),
        dropped=_next_seats(setup.carried.dropped, n),
        places=_moved_on(setup.carried.places),
    )
    purse = _moved_on(setup.purse)
    moved = replace(setup, dealer=(setup.dealer + 1) % n, carried=carried, purse=purse)
    other = game.deal(options, moved)
    for seat, action in history:
        if seat < 0:
            other.draw(action)
        else:
            other.play((seat + 1) % n, action)
    turned = other.outcome()
    if turned is None or turned.key != found.key:
        raise Broken("the round ends otherwise when the seats are moved on by one")
    if turned.points[1:] + turned.points[:1] != found.points:
        raise Broken("the payoffs depend on the number of the seat")
    winner = None if found.winner is None else (found.winner + 1) % n
    left = replace(
        found.carried,
        playing=_next_seats(found.carried.playing, n),
        dropped=_next_seats(found.carried.dropped, n),
        places=_moved_on(found.carried.places),
    )
    if (turned.winner, turned.carried) != (winner, left):
        raise Broken("who wins, or what is carried on, depends on the number of the seat")
    if [(one.key, one.points[1:] + one.points[:1]) for one in turned.paid] != [
        (one.key, one.points) for one in found.paid
    ]:
        raise Broken("the payments within the round depend on the number of the seat")


def _next_seats(seats: Sequence[int], n: int) -> tuple[int, ...]:
    """Each of the seats moved on by one, in order."""
    return tuple(sorted((seat + 1) % n for seat in seats))


def _moved_on(values: tuple[int, ...]) -> tuple[int, ...]:
    """One value for each seat, with every seat moved on by one."""
    return values[-1:] + values[:-1]
