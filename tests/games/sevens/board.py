"""A readable way to set up Sevens: what each seat holds, what lies on the table.

Cards are written as `"5D 9D"`. Cards that a test does not name lie in the hand of the last seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.registry import game
from hato.core.view import View

SEVENS = game("sevens")
DECK = SEVENS.deck


class Board:
    """A round of Sevens and what happened in it."""

    def __init__(self, round_: Any) -> None:
        self.round = round_
        self.events: list[Event] = []

    def do(self, *actions: str) -> Board:
        """Does actions such as `play 6D`, `joker 9C 8C` and `pass`, each for the seat that is asked."""
        for action in actions:
            self.round.play(self.asked, SEVENS.actions.code(action.split()), self.events.append)
        return self

    @property
    def asked(self) -> int:
        (seat,) = self.round.turn().seats
        return int(seat)

    @property
    def legal(self) -> list[str]:
        """What may be done now, in words."""
        return [" ".join(SEVENS.actions.words(code)) for code in self.round.legal(self.asked)]

    @property
    def fallback(self) -> str:
        return " ".join(SEVENS.actions.words(self.round.fallback(self.asked)))

    def zone(self, place: str) -> str:
        masks = {spec.place: mask for spec, mask in self.round.zones()}
        return " ".join(DECK.names(masks[place]))

    def hand(self, seat: int) -> str:
        return self.zone(f"hand:{seat}")

    @property
    def layout(self) -> str:
        return self.zone("layout")

    @property
    def facts(self) -> dict[str, Any]:
        return dict(self.round.facts())

    @property
    def over(self) -> bool:
        return bool(self.round.turn().kind == "over")

    @property
    def outcome(self) -> Outcome:
        found: Outcome | None = self.round.outcome()
        assert found is not None, "the round goes on"
        return found

    def calls(self) -> list[tuple[int | None, str | None]]:
        return [(event.seat, event.key) for event in self.events if event.kind == "called"]

    def view(self, seat: int) -> View:
        return SEVENS.view(self.round, seat)


def board(
    *hands: str,
    layout: str = "",
    gone: str = "",
    mover: int = 0,
    phase: str = "play",
    preset: str = "source",
    passes: Sequence[int] = (),
    finished: Sequence[int] = (),
    lost: Sequence[tuple[int, int]] = (),
    full: bool = False,
    shown: Sequence[str] = (),
    **options: Any,
) -> Board:
    """A round in which `mover` is asked. With `full` all cards that are not named lie on the table."""
    seats = len(hands)
    chosen = SEVENS.options(preset, options)
    zones = {f"hand:{seat}": DECK.set(hand.split()) for seat, hand in enumerate(hands)}
    zones |= {"layout": DECK.set(layout.split()), "gone": DECK.set(gone.split()), "stock": 0}
    rest = SEVENS.cards(chosen) & ~sum(zones.values())
    zones["layout" if full else f"hand:{seats - 1}"] += rest
    facts = {
        "phase": phase,
        "mover": mover,
        "passes": list(passes) or [0] * seats,
        "passed": [],
        "finished": list(finished),
        "lost": [list(one) for one in lost],
        "shown": [one.split() for one in shown] or [[] for _ in hands],
        "lacks": [[] for _ in hands],
        "guarded": [[] for _ in hands],
    }
    return Board(SEVENS.restore(chosen, Setup(seats, seats - 1), zones, facts))


def dealt(
    hands: Sequence[str], *, dealer: int = 0, lot: int = 0, preset: str = "source", **options: Any
) -> Board:
    """A round from its deal; seats that get no named cards, or too few, get what is left."""
    seats = len(hands)
    chosen = SEVENS.options(preset, options)
    made = Board(SEVENS.deal(chosen, Setup(seats, dealer)))
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    named = {seat: hand.split() for seat, hand in enumerate(hands)}
    spare = [
        c for c in DECK.names(SEVENS.cards(chosen)) if c not in {c for one in named.values() for c in one}
    ]
    sizes = {
        seat: len(range(i, len(DECK.names(SEVENS.cards(chosen))), seats)) for i, seat in enumerate(order)
    }
    for seat, own in named.items():
        while len(own) < sizes[seat]:
            own.append(spare.pop())
    at = 0
    while made.round.facts()["phase"] == "deal":
        made.round.draw(DECK.card(named[order[at % seats]].pop(0)), made.events.append)
        at += 1
    if made.round.facts()["phase"] == "lot":
        made.round.draw(lot, made.events.append)
    return made
