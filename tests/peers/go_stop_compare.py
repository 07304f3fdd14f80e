"""What the comparisons of Go-Stop share: random options, positions of the engine, its cards as codes."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

from hato.core.events import Emit
from hato.core.match import Setup
from hato.core.outcome import Outcome, total
from hato.core.registry import game
from hato.core.round import Facts, Round
from tests.peers.go_stop_scorer import Score, Side
from tests.peers.go_stop_tables import CARDS, JOKERS, PRESETS, VALUES, printed
from tests.peers.go_stop_tables import options as peer_options

GO_STOP = game("go_stop")
DECK = GO_STOP.deck

SETTLEMENT = {
    *("go_points", "go_times", "shake", "bomb", "joker_double", "seven_animals", "carry", "share"),
    *("gwangbak", "gwangbak_plus", "pibak", "no_animal", "gobak", "gobak_share", "gobak_relief"),
    *("score_cap", "purse"),
}
"""The steps of a settlement; its other lines are yaku and fixed wins."""


def random_differences(rng: random.Random, least: int = 1, most: int = 14) -> dict[str, Any]:
    """Some options with other values."""
    names = rng.sample(sorted(VALUES), rng.randint(least, most))
    return {name: rng.choice(VALUES[name]) for name in names}


def for_players(preset: str, differences: dict[str, Any], players: int) -> dict[str, Any]:
    """The differences with the number of players, and a deal that goes with it."""
    fixed: dict[str, Any] = dict(GO_STOP.for_seats(preset, players))
    if players == 3:
        fixed["deal"] = "7-6"
    return {**differences, **fixed}


def random_table(rng: random.Random, most: int = 14) -> tuple[str, dict[str, Any], int]:
    """A preset, differences and a number of players."""
    preset, players = rng.choice(sorted(PRESETS)), rng.choice((2, 3))
    return preset, for_players(preset, random_differences(rng, 0, most), players), players


def pack_of(jokers: list[str]) -> list[str]:
    """The cards of a pack with these jokers, each copy with a code of its own."""
    left = list(JOKERS)
    codes = []
    for joker in jokers:
        code = next(one for one in left if printed(one) == printed(joker))
        left.remove(code)
        codes.append(code)
    return [*CARDS, *codes]


def by_printed(differences: dict[str, Any]) -> dict[str, Any]:
    """The differences as the engine takes them: jokers by what is printed on them."""
    if "jokers" not in differences:
        return differences
    return {**differences, "jokers": [printed(joker) for joker in differences["jokers"]]}


def engine_options(preset: str, differences: dict[str, Any]) -> Any:
    """The engine's options."""
    return GO_STOP.options(preset, by_printed(differences))


def zone(round_: Round, place: str) -> set[str]:
    """The cards of the engine at a place."""
    return next(set(DECK.names(mask)) for spec, mask in round_.zones() if spec.place == place)


def open_yaku(round_: Round, seat: int) -> Score:
    """What the engine says that a seat's open cards score."""
    return {line.key: line.points for line in round_.lines() if line.seat == seat}


def yaku_lines(outcome: Outcome) -> Score:
    """The yaku of a settlement."""
    return {line.key: line.points for line in outcome.lines if line.key not in SETTLEMENT}


def folded(outcome: Outcome, seat: int) -> int:
    """What the lines of a seat come to (GS-17)."""
    return total(line for line in outcome.lines if line.seat == seat)


def words(round_: Round, seat: int) -> set[str]:
    """What a seat may do."""
    return {" ".join(GO_STOP.actions.words(code)) for code in round_.legal(seat)}


def play(round_: Round, seat: int, text: str, emit: Emit | None = None) -> None:
    """Does an action that is given by its words."""
    round_.play(seat, GO_STOP.actions.code(text.split()), emit)


class Deciding:
    """A position of the engine in which a seat decides, with any captures, and the same for the peer."""

    def __init__(
        self,
        preset: str,
        differences: dict[str, Any],
        seat: int,
        sides: dict[int, Side],
        calls: list[int],
        carry: int,
        purse: list[int],
    ) -> None:
        self.o = peer_options(preset, **differences)
        self.sides, self.seat, self.calls, self.carry = sides, seat, calls, carry
        options = engine_options(preset, differences)
        setup = Setup(len(sides), 0, purse=tuple(purse))
        facts = dict(facts_of_play(options, len(sides)))
        taken = [card for side in sides.values() for card in side.captured]
        rest = [card for card in pack_of(self.o["jokers"]) if card not in taken]
        hands = {f"hand:{one}": [rest.pop()] for one in sides}
        months = ["01", "02", "03", "04"]
        facts.update(
            phase="decide",
            mover=seat,
            goes=[sides[one].goes for one in range(len(sides))],
            bombs=[sides[one].bombs for one in range(len(sides))],
            shown_months=[months[: sides[one].shakes] for one in range(len(sides))],
            calls=calls,
            carry=carry,
            as_junk=sorted({card for side in sides.values() for card in side.chosen}),
            purse=purse,
        )
        zones: dict[str, Iterable[str]] = {"field": [], "stock": rest, **hands}
        zones.update({f"captured:{one}": side.captured for one, side in sides.items()})
        masks = {place: DECK.set(cards) for place, cards in zones.items()}
        self.round = GO_STOP.restore(options, setup, masks, facts)


@cache
def facts_of_play(options: Any, players: int) -> Facts:
    """The facts of a round in which the first play is due: deals that end otherwise are passed over."""
    setup = Setup(players, 0)
    for seed in range(100):
        rng = random.Random(seed)
        round_ = GO_STOP.deal(options, setup)
        for _ in range(200):
            turn = round_.turn()
            if turn.kind == "over" or round_.facts()["phase"] == "play":
                break
            if turn.kind == "chance":
                round_.draw(rng.choice([card for card in range(len(DECK)) if round_.chances() >> card & 1]))
            else:
                round_.play(turn.seats[0], round_.fallback(turn.seats[0]))
        if round_.turn().kind == "choice":
            return round_.facts()
    raise AssertionError("no deal leads to a play")
