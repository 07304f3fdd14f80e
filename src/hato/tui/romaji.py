"""The morae of the poems in Latin letters, as the romaji of each poem has them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hato.cards.poems import POEMS, UPPER
from hato.core import bits
from hato.families.poems import beginning

VOWELS = "aiueo"
_DOUBLE = "っ"
_NASAL = "ん"


@cache
def upper(card: int) -> tuple[str, ...]:
    """The morae of the upper half of a card's poem in Latin letters, one for each mora that is read.

    A mora ends with its vowel; a syllabic n and the first of two like consonants are morae of their own.
    """
    rest = POEMS[card].kami_romaji.replace(" ", "").replace("/", "")
    found = []
    for mora in UPPER[card]:
        length = 1
        if mora not in (_DOUBLE, _NASAL):
            while rest[length - 1] not in VOWELS:
                length += 1
        found.append(rest[:length])
        rest = rest[length:]
    return tuple(found)


def heard(morae: Sequence[str]) -> str:
    """A beginning in Latin letters; the same for all poems that begin so, so that nothing is told ahead."""
    alike = beginning(tuple(morae))
    return "".join(upper(bits.lowest(alike))[: len(morae)]) if morae and alike else ""
