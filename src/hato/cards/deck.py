"""A deck: an ordered list of card codes, which fixes the index of every card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class UnknownCardError(ValueError):
    """A card code that the deck does not have; the message names it."""


def copy_of(code: str, number: int) -> str:
    """The code of the number-th card, from 1, of those that look alike: `X2`, `X2_2`, `X2_3`."""
    return code if number == 1 else f"{code}_{number}"


def printed(code: str) -> str:
    """What is printed on a card: its code without the number of a copy."""
    return code.partition("_")[0]


class Deck:
    """An ordered list of different card codes; a card's index is its place in that order.

    Sets of cards are masks: bit i stands for the card with index i.
    """

    def __init__(self, name: str, codes: Sequence[str]) -> None:
        self.name = name
        self.codes: tuple[str, ...] = tuple(codes)
        self.index: dict[str, int] = {code: i for i, code in enumerate(self.codes)}
        self.mask: int = 2 ** len(self.codes) - 1
        if len(self.index) != len(self.codes):
            raise ValueError(f"deck {name} has a code twice")

    def __len__(self) -> int:
        return len(self.codes)

    def card(self, code: str) -> int:
        """The index of `code`; raises UnknownCardError."""
        try:
            return self.index[code]
        except (KeyError, TypeError):
            raise UnknownCardError(
                f"{code!r} is not a card of the {self.name} deck; its codes look like {self.codes[0]!r}"
            ) from None

    def set(self, codes: Iterable[str]) -> int:
        """The mask of `codes`; raises UnknownCardError, also for a card named twice."""
        mask = 0
        for code in codes:
            bit = 2 ** self.card(code)
            if mask & bit:
                raise UnknownCardError(f"the card {code!r} is named twice")
            mask |= bit
        return mask

    def names(self, mask: int) -> list[str]:
        """The codes of the cards in `mask`, in deck order."""
        return [code for i, code in enumerate(self.codes) if mask >> i & 1]
