"""Makes the golden records: matches of each preset of each game, by a small fixed rule and a fixed seed.

Usage: `python tests/records/make_golden.py` writes what is missing. A golden record that is there is never
written again: records once released replay byte for byte for ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.core.game import Game
from hato.play.session import END, NEXT, Session
from hato.records import header_of, write

FOLDER = Path(__file__).resolve().parent / "golden"
NAMES = ("Ayame", "Botan", "Chidori", "Dosei", "Enoki", "Fuji")

ROUNDS = 3
"""After so many rounds the time of a match by the clock is over."""


@dataclass(frozen=True)
class Golden:
    """A match to record: game, preset, seats and differences; `label` tells it from others of its preset.

    `rules` is the version of the rules that it was recorded by.
    """

    game: Game
    preset: str
    seats: int = 2
    differences: Mapping[str, object] = field(default_factory=dict)
    label: str = ""
    rules: int = 1

    @property
    def name(self) -> str:
        """The name of the file."""
        return "-".join(part for part in (self.game.id, self.preset, self.label) if part)

    @property
    def path(self) -> Path:
        """Where the record lies."""
        return FOLDER / f"{self.name}.jsonl"

    @property
    def seed(self) -> bytes:
        """The seed of its shuffle."""
        label = f"golden {self.game.id} {self.preset} {self.label}".rstrip()
        return hashlib.sha256(label.encode()).digest()

    def played(self, entries: int | None = None) -> Session:
        """The match, to its end or up to that number of entries."""
        return played(self.game, self.preset, self.seed, entries, self.seats, self.differences, self.rules)

    def record(self) -> Iterator[str]:
        """The lines of the record."""
        shuffle = SealedShuffle(self.seed)
        session = self.played()
        now = header_of(session, self.preset, NAMES[: self.seats], shuffle.commitment)
        header = replace(now, rules=self.rules, differences=self.differences)
        return write(session, header, shuffle.opening)


def pick(session: Session, legal: list[int]) -> int:
    """The rule for moves: one of the legal actions, the place in the list by how much has happened so far."""
    return legal[(7 * session.ply + 3 * len(session.done)) % len(legal)]


def played(
    game: Game,
    preset: str,
    seed: bytes,
    entries: int | None = None,
    seats: int = 2,
    differences: Mapping[str, object] | None = None,
    rules: int = 1,
) -> Session:
    """A match by the rule, to its end or up to that number of entries."""
    options = game.options_of(rules, preset, differences)
    session = Session(game, options, seats, SealedShuffle(seed).round)
    while not session.finished and session.ply != entries:
        if session.waiting:
            over = session.options.length.type == "time" and len(session.done) == ROUNDS
            session.do(session.ply % session.seats, END if over else NEXT)
            continue
        for seat in session.asked:
            session.do(seat, game.actions.words(pick(session, session.round.legal(seat))))
    return session


THREE_ROUNDS = {"length": {"type": "rounds", "n": 3}}


def go_stop() -> list[Golden]:
    """The presets with as many seats as they have players, and what else there is to Go-Stop."""
    game = registry.game("go_stop")
    found = [Golden(game, preset, game.presets[preset].players, THREE_ROUNDS) for preset in game.presets]
    three = {"players": 3, "deal": "7-6"}
    return [
        *found,
        Golden(game, "matgo", 2, {"capital": 30}, "bankroll"),
        Golden(
            game,
            "matgo_netmarble",
            2,
            {
                "length": {"type": "time", "minutes": 30},
                "jokers": ["X1", "X2", "X2", "X3", "XL", "XD", "XS", "XS"],
                "junk_debt": True,
                "junk_choice": "giver_chooses",
                "cup_decision": "ask_on_capture",
                "bridge_role": "animal_or_double_junk",
            },
            "jokers",
        ),
        Golden(game, "godori_1", 3, {**THREE_ROUNDS, **three}, "three"),
        Golden(game, "gostop", 6, {"capital": 30, "extra_seats": "sell_brights"}, "six"),
        Golden(game, "godori_literal", 5, {**THREE_ROUNDS, **three, "extra_seats": "dropout"}, "five"),
        Golden(game, "gostop", 4, {**THREE_ROUNDS, "extra_seats": "first_cards"}, "four"),
        Golden(game, "gostop", 3, {**THREE_ROUNDS, "direction": "clockwise"}, "seated", 2),
        Golden(game, "gostop", 5, {**THREE_ROUNDS, "extra_seats": "dropout"}, "seated_five", 2),
        Golden(game, "gostop", 6, {**THREE_ROUNDS, "extra_seats": "first_cards"}, "seated_six", 2),
    ]


def all_golden() -> list[Golden]:
    """Every golden record: a match of each preset of each game, and some more."""
    found = [
        Golden(game, preset, game.seats[0])
        for game in registry.games().values()
        if game.id != "go_stop"
        for preset in game.presets
    ]
    return [*found, *go_stop()]


def path_of(game: Game, preset: str) -> Path:
    """Where the golden record of a preset lies."""
    return Golden(game, preset).path


def main() -> None:
    """Writes the golden records that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for one in all_golden():
        if not one.path.exists():
            one.path.write_bytes("".join(line + "\n" for line in one.record()).encode())
            print(f"made {one.path.name}")


if __name__ == "__main__":
    main()
