"""Makes the golden records: one match for each preset of each game, by a small fixed rule and a fixed seed.

Usage: `python tests/records/make_golden.py` writes what is missing. A golden record that is there is never
written again: records once released replay byte for byte for ever.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.core.game import Game
from hato.play.session import NEXT, Session
from hato.records import header_of, write

FOLDER = Path(__file__).resolve().parent / "golden"
NAMES = ("Ayame", "Botan", "Chidori", "Dosei")


def pick(session: Session, legal: list[int]) -> int:
    """The rule for moves: one of the legal actions, the place in the list by how much has happened so far."""
    return legal[(7 * session.ply + 3 * len(session.done)) % len(legal)]


def played(game: Game, preset: str, seed: bytes, entries: int | None = None) -> Session:
    """A match by the rule, to its end or up to that number of entries."""
    session = Session(game, game.options(preset), game.seats[0], SealedShuffle(seed).round)
    while not session.finished and session.ply != entries:
        if session.waiting:
            session.do(session.ply % session.seats, NEXT)
            continue
        for seat in session.asked:
            session.do(seat, game.actions.words(pick(session, session.round.legal(seat))))
    return session


def seed_of(game: Game, preset: str) -> bytes:
    """The seed of a golden record."""
    return hashlib.sha256(f"golden {game.id} {preset}".encode()).digest()


def record(game: Game, preset: str) -> Iterator[str]:
    """The golden record of a preset."""
    shuffle = SealedShuffle(seed_of(game, preset))
    session = played(game, preset, seed_of(game, preset))
    header = header_of(session, preset, NAMES[: session.seats], shuffle.commitment)
    return write(session, header, shuffle.opening)


def all_presets() -> list[tuple[Game, str]]:
    """Every preset of every game."""
    return [(game, preset) for game in registry.games().values() for preset in game.presets]


def path_of(game: Game, preset: str) -> Path:
    """Where the golden record of a preset lies."""
    return FOLDER / f"{game.id}-{preset}.jsonl"


def main() -> None:
    """Writes the golden records that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for game, preset in all_presets():
        path = path_of(game, preset)
        if not path.exists():
            path.write_bytes("".join(line + "\n" for line in record(game, preset)).encode())
            print(f"made {path.name}")


if __name__ == "__main__":
    main()
