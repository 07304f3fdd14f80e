"""A table of Daifugo for tests: hands as people write them, and what is done with them, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hato.core import bits
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Carried
from hato.core.registry import game
from hato.games.daifugo.cards import DECK
from hato.games.daifugo.options import DaifugoOptions
from hato.games.daifugo.rules import DaifugoRound

DAIFUGO = game("daifugo")


def options_of(preset: str = "source", seats: int = 4, **differences: Any) -> DaifugoOptions:
    """The options of a preset for a number of seats, with differences."""
    found = DAIFUGO.options(preset, {**DAIFUGO.for_seats(preset, seats), **differences})
    assert isinstance(found, DaifugoOptions)
    return found


def cards(codes: str) -> int:
    """The mask of cards: `3C 3D JK1`."""
    return DECK.set(codes.split())


class Board:
    """A round with everything that has happened at it."""

    def __init__(self, round_: DaifugoRound) -> None:
        self.round = round_
        self.events: list[Event] = []

    @property
    def mover(self) -> int:
        """The seat that is asked."""
        return self.round.turn().seats[0]

    @property
    def words(self) -> list[str]:
        """What the seat that is asked may do."""
        return [" ".join(DAIFUGO.actions.words(code)) for code in self.round.legal(self.mover)]

    @property
    def plays(self) -> list[str]:
        """The plays that the seat may lay, as cards in deck order; of a run with its lowest rank."""
        return [" ".join(DECK.names(play.cards)) for play in self.round.plays()]

    @property
    def calls(self) -> list[tuple[int | None, str | None]]:
        """Everything that was called out."""
        return [(event.seat, event.key) for event in self.events if event.kind == "called"]

    def do(self, *steps: str) -> Board:
        """Does steps in words, each by the seat that is asked."""
        for step in steps:
            self.round.play(self.mover, DAIFUGO.actions.code(step.split()), self.events.append)
        return self

    def lay(self, *plays: str) -> Board:
        """Lays whole plays, each by the seat that is asked: `7C 7S`, `run 5 5H JK1 7H`; `pass` passes."""
        for play in plays:
            if play == "pass":
                self.do("pass")
                continue
            words = play.split()
            run = words[0] == "run"
            for code in words[2:] if run else words:
                self.do(f"pick {code}")
            self.do(" ".join(words[:2]) if run else "play")
        return self

    def hand(self, seat: int) -> str:
        """A hand as codes."""
        return " ".join(DECK.names(self.round.hand[seat]))

    @property
    def facts(self) -> dict[str, Any]:
        """The public facts."""
        return dict(self.round.facts())


def table(
    hands: str,
    lead: int = 0,
    preset: str = "source",
    before: Sequence[int] = (),
    turned: bool = False,
    **differences: Any,
) -> Board:
    """A trick that is about to be led by `lead`: the hands of the seats from 0 on, parted by commas.

    All other cards are gone. `before` are the places of the round before; `turned`: a revolution counts.
    """
    held = [cards(one) for one in hands.split(",")]
    n = len(held)
    free = {"lead": "free", **differences} if preset == "source" else differences
    options = options_of(preset, n, **free)
    setup = Setup(n, 0, carried=Carried(places=tuple(before)))
    round_ = DAIFUGO.deal(options, setup)
    assert isinstance(round_, DaifugoRound)
    whole = 0
    for hand in held:
        whole |= hand
    zones = {f"hand:{seat}": hand for seat, hand in enumerate(held)}
    zones["gone"] = round_.pack & ~whole
    facts = {
        **round_.facts(),
        "phase": "play",
        "mover": lead,
        "opening": False,
        "lot": 0,
        "revolution": turned,
    }
    made = DAIFUGO.restore(options, setup, zones, facts)
    assert isinstance(made, DaifugoRound)
    return Board(made)


def dealt(
    hands: str = "",
    seats: int = 4,
    dealer: int = 3,
    before: Sequence[int] = (),
    preset: str = "source",
    **differences: Any,
) -> Board:
    """A round after its deal. `hands` are whole or the first cards of each hand; the highest left fill them.

    A lot falls on the seat after the dealer, which is seat 0 if the last seat deals.
    """
    options = options_of(preset, seats, **differences)
    round_ = DAIFUGO.deal(options, Setup(seats, dealer, carried=Carried(places=tuple(before))))
    assert isinstance(round_, DaifugoRound)
    board = Board(round_)
    wanted = [bits.cards(cards(one)) for one in hands.split(",")] if hands else []
    wanted += [[] for _ in range(seats - len(wanted))]
    named = {card for hand in wanted for card in hand}
    while round_.turn().kind == "chance":
        possible = bits.cards(round_.chances())
        if round_.phase == "lot":
            round_.draw(possible[0], board.events.append)
            continue
        free = [card for card in possible if card not in named]
        if round_.phase == "aside":
            round_.draw(free[0], board.events.append)
            continue
        have = sum(hand.bit_count() for hand in round_.hand)
        seat = (dealer + 1 + have) % seats
        card = wanted[seat].pop(0) if wanted[seat] else free[-1]
        named.discard(card)
        round_.draw(card, board.events.append)
    return board
