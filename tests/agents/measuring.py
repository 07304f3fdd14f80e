"""Who beats whom: the same cards for all, seats that turn, fixed seeds and therefore fixed figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hato.agents.arena import Strength, compare, level

Measured = Callable[..., Strength]


def measuring(game: str, options: Mapping[str, object]) -> Measured:
    """A function of two levels, a preset, the seats and how many sets of cards, which plays the game."""

    def measured(first: str, second: str, preset: str, seats: int, sets: int, playouts: int = 0) -> Strength:
        found = compare(
            game,
            preset,
            level(first),
            level(second),
            range(1, sets + 1),
            options,
            seats=seats,
            playouts=playouts,
        )
        print(f"\n{first} against {second}, {preset}, {seats} seats, {sets * seats} matches: {found}")
        return found

    return measured
