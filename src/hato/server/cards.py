"""What the pages about the cards show besides texts."""

from __future__ import annotations

from functools import cache

from hato.cards import hanafuda, names, poems
from hato.families.poems import deciding
from hato.server.bodies import CardAbout, CardBook, MonthAbout, NamesView, PoemAbout, PoemBook


@cache
def card_book() -> CardBook:
    """The twelve suits with their cards, in the order of the deck."""
    return CardBook([_month(number) for number in range(1, hanafuda.SUITS + 1)])


@cache
def poem_book() -> PoemBook:
    """The hundred poems, in the order of the collection."""
    return PoemBook([_poem(card) for card in range(len(poems.POEMS))])


def _poem(card: int) -> PoemAbout:
    poem = poems.POEMS[card]
    return PoemAbout(
        poems.DECK.codes[card],
        poem.poet_ja,
        poem.kami_ja,
        poem.shimo_ja,
        poem.kami_kana,
        poem.shimo_kana,
        poem.kami_romaji,
        poem.shimo_romaji,
        poem.torifuda,
        list(poems.UPPER[card]),
        list(poems.LOWER[card]),
        len(deciding(card)),
    )


def _month(number: int) -> MonthAbout:
    return MonthAbout(
        f"{number:02d}",
        hanafuda.month(number),
        hanafuda.month(number, "korean"),
        _names(names.plant(number)),
        [_card(code) for code in names.of_suit(number)],
    )


def _card(code: str) -> CardAbout:
    return CardAbout(
        code,
        hanafuda.points(code),
        hanafuda.points(code, junk=0),
        _names(names.names(code)),
        names.text_of(code),
        names.role_of(code),
    )


def _names(of: names.Names) -> NamesView:
    return NamesView(of.words(), of.readings())
