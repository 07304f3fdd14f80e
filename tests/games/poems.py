"""What the tests of both games with the hundred poems share: poems by number, rounds that nobody plays."""

from __future__ import annotations

from collections.abc import Iterable

from hato.cards.poems import DECK
from hato.core import bits
from hato.core.round import Round


def code(number: int) -> str:
    """The code of a poem's card."""
    return DECK.codes[number - 1]


def mask(numbers: Iterable[int]) -> int:
    """The cards of poems."""
    return bits.mask_of([number - 1 for number in numbers])


def numbers(cards: int) -> list[int]:
    """The poems of cards."""
    return [card + 1 for card in bits.cards(cards)]


def pass_by(round_: Round) -> None:
    """Lets a round end in which nobody does anything, and the lowest poem is always the next."""
    while (turn := round_.turn()).kind != "over":
        if turn.kind == "chance":
            round_.draw(bits.lowest(round_.chances()))
        else:
            round_.play(turn.seats[0], round_.fallback(turn.seats[0]))
