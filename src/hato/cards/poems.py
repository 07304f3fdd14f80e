"""The hundred poems of the Ogura Hyakunin Isshu as a deck: what is read, printed and decisive (KAR-8)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

from hato.cards.deck import Deck
from hato.core import bits
from hato.core.bits import BIT

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


@cache
def beginning(heard: tuple[str, ...]) -> int:
    """The mask of the poems whose upper half begins with these morae."""
    return bits.mask_of([card for card, upper in enumerate(UPPER) if upper[: len(heard)] == heard])


def deciding(card: int, among: int = DECK.mask) -> tuple[str, ...]:
    """The kimari-ji of a card's poem: the first morae that no other poem of the mask begins with (KAR-8).

    At least one mora; the card itself need not be in the mask.
    """
    upper = UPPER[card]
    others = among & ~BIT[card]
    length = 1
    while length < len(upper) and others & beginning(upper[:length]):
        length += 1
    return upper[:length]


def kimariji(card: int, among: int = DECK.mask) -> str:
    """The kimari-ji of a card's poem among the poems of the mask, as kana."""
    return "".join(deciding(card, among))


@cache
def alike(card: int, count: int) -> tuple[int, ...]:
    """The poem and the others that share most of its beginning, `count` in all, nearest first (UTA-2).

    Of equally near ones the lower number comes first.
    """

    def shared(other: int) -> int:
        same = 0
        for one, two in zip(UPPER[card], UPPER[other], strict=False):
            if one != two:
                break
            same += 1
        return same

    others = sorted(
        (other for other in range(len(POEMS)) if other != card), key=lambda one: (-shared(one), one)
    )
    return (card, *others[: count - 1])
