"""Deals of Go-Stop in which a wanted thing happens, found by playing: the page opens right before it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from hato.core import options as opt
from hato.core import registry
from hato.play.session import Session
from tests.browser.seated import YOU, Deal, Words, seed_of

GAME = registry.game("go_stop")
TRIES = 3000


def offers(session: Session, seat: int = YOU) -> list[Words]:
    """What the seat may choose now."""
    if seat not in session.asked:
        return []
    return [tuple(GAME.actions.words(code)) for code in session.round.legal(seat)]


@cache
def asked(verb: str, seats: int = 2, alone: bool = False, **options: Any) -> Deal:
    """The person may do `verb`, which is then `words`; with `alone` he can do nothing else."""
    for deal, session in _walks(seats, options):
        choices = offers(session)
        for words in choices:
            if words[0] == verb and not (alone and len(choices) > 1):
                return deal.at(session, words)
    raise AssertionError(f"no deal asks for {verb}")


@cache
def called(key: str, seats: int = 2, **options: Any) -> Deal:
    """The person's choice `words` makes him call out `key` before anything else."""
    for deal, session in _walks(seats, options):
        for words in offers(session):
            here = deal.at(session, words)
            events = here.session().do(YOU, words)
            calls = [(one.key, one.seat) for one in events if one.kind == "called"]
            if calls[:1] == [(key, YOU)]:
                return here
    raise AssertionError(f"no deal brings {key}")


def seen(fact: Callable[[Mapping[str, Any]], bool], seats: int = 2, **options: Any) -> Deal:
    """The person may play a card, and the public facts are as wanted."""
    for deal, session in _walks(seats, options):
        choices = offers(session)
        if any(words[0] == "play" for words in choices) and fact(session.round.facts()):
            return deal.at(session, choices[0])
    raise AssertionError("no deal has these facts")


def _walks(seats: int, options: dict[str, Any]) -> Iterator[tuple[Deal, Session]]:
    """The first rounds of many matches, question by question, played by chance but with every go."""
    preset = "matgo" if seats == 2 else "gostop"
    changes: dict[str, Any] = {
        "length": {"type": "rounds", "n": 3},
        **GAME.for_seats(preset, seats),
        **options,
    }
    differences = opt.differences(GAME.options(preset, changes), GAME.presets[preset])
    for number in range(TRIES):
        deal = Deal(GAME.id, preset, seats, seed_of(f"deal {number}"), differences)
        rng = random.Random(number)
        session = deal.session()
        while not session.waiting and not session.finished:
            yield deal, session
            seat = session.asked[0]
            choices = offers(session, seat)
            go = [words for words in choices if words[0] == "go"]
            session.do(seat, go[0] if go else rng.choice(choices))
