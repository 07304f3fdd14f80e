"""The hundred poems of the Ogura Hyakunin Isshu as a deck: what is read and printed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import resources

from hato.cards.deck import Deck

NAME = "karuta"
"""The name of the deck, and of the folder of its pictures."""

_SMALL = "ゃゅょ"


@dataclass(frozen=True, slots=True)
class Poem:
    """A poem: halves in kanji (`_ja`), historical kana (`_kana`), as spoken (`_yomi`) and in romaji.

    Spaces part the lines, in romaji ` / `. `torifuda` is the lower half as printed on the card that is taken:
    kana without voicing marks. `mora` counts the morae of the five lines.
    """

    number: int
    poet_ja: str
    poet_kana: str
    poet_sex: str
    """`f` or `m`"""
    poet_monk: bool
    kami_ja: str
    shimo_ja: str
    kami_kana: str
    shimo_kana: str
    kami_yomi: str
    shimo_yomi: str
    torifuda: str
    kami_romaji: str
    shimo_romaji: str
    mora: tuple[int, ...]


def _load() -> tuple[Poem, ...]:
    text = (resources.files("hato.cards") / "poems.json").read_text(encoding="utf-8")
    return tuple(Poem(**{**poem, "mora": tuple(poem["mora"])}) for poem in json.loads(text))


POEMS: tuple[Poem, ...] = _load()
"""The poems in the order of the collection; the poem of card c is POEMS[c]."""

DECK = Deck(NAME, [f"k{poem.number:03}" for poem in POEMS])
"""A card for each poem: `k001` to `k100`."""


def morae(kana: str) -> tuple[str, ...]:
    """The morae of spoken kana: a small ya, yu or yo belongs to the kana before it; spaces count nothing."""
    found: list[str] = []
    for sign in kana.replace(" ", ""):
        if sign in _SMALL and found:
            found[-1] += sign
        else:
            found.append(sign)
    return tuple(found)


UPPER: tuple[tuple[str, ...], ...] = tuple(morae(poem.kami_yomi) for poem in POEMS)
"""The morae of the upper half of each card's poem, as they are read."""
LOWER: tuple[tuple[str, ...], ...] = tuple(morae(poem.shimo_yomi) for poem in POEMS)
"""The morae of the lower half of each card's poem, as they are read."""
