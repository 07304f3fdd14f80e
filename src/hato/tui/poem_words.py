"""Poems in lines: in the letters that the reader wants, and which card a typed beginning names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from hato.cards.poems import DECK, POEMS
from hato.core.events import HIDDEN
from hato.tui import romaji
from hato.tui.wording import BETWEEN, Namer

SWITCHES = ("kana", "romaji", "kimariji", "poem")
"""What a player turns on and off by its name."""
_NUMBER = re.compile(r"[kK]?([0-9]{1,3})")
_KATAKANA, _HIRAGANA, _KANA = "ァ", "ぁ", 86
"""The first sign of each, and how many of them answer one another."""
_TO_HIRAGANA = {ord(_KATAKANA) + i: ord(_HIRAGANA) + i for i in range(_KANA)}


def plain(typed: str) -> str:
    """What was typed without spaces, signs, capitals and katakana, so that spellings can be compared."""
    small = unicodedata.normalize("NFKC", typed).casefold().translate(_TO_HIRAGANA)
    return "".join(sign for sign in small if sign.isalnum() or sign == "ー")


@cache
def _lower(card: int) -> tuple[str, ...]:
    """The spellings of the lower half of a card's poem."""
    poem = POEMS[card]
    halves = poem.shimo_kana, poem.shimo_yomi, poem.torifuda, poem.shimo_romaji, poem.shimo_ja
    return tuple(plain(half) for half in halves)


class PoemWords:
    """How poems and cards are written for a player, who turns `shown` on and off.

    Where the cards have names in kana, kana is what is shown at first, else Latin letters.
    """

    def __init__(self, namer: Namer) -> None:
        self.namer = namer
        self.in_kana = _HIRAGANA <= namer.card(DECK.codes[0])[0] <= "ん"
        self.shown = {"kana", "poem"} if self.in_kana else {"romaji", "poem"}

    def turn(self, switch: str) -> str:
        """Turns one of SWITCHES on or off and says so; one kind of letters always stays."""
        letters = {"kana": "romaji", "romaji": "kana"}
        self.shown ^= {switch}
        if not self.shown & letters.keys():
            self.shown.add(letters[switch])
        return self.namer.words.get(f"recital-{switch}", on="yes" if switch in self.shown else "no")

    # names

    def letters(self, kana: str, latin: str) -> str:
        """The same in kana, in Latin letters, or in both."""
        kinds = [kana] * ("kana" in self.shown) + [latin.replace(" / ", " ")] * ("romaji" in self.shown)
        return kinds[0] if len(kinds) == 1 else f"{kinds[0]} ({kinds[1]})"

    def heard(self, morae: Sequence[str]) -> str:
        """A beginning as the reader has read it."""
        return self.letters("".join(morae), romaji.heard(morae))

    def kimariji(self, morae: str) -> str:
        """A kimari-ji; of kana that are not a beginning nothing but the kana."""
        from hato.cards.poems import morae as parted  # noqa: PLC0415

        return self.heard(parted(morae))

    def name(self, code: str) -> str:
        """The name of a card, with the other letters where they are shown."""
        name = self.namer.card(code)
        poem = POEMS[DECK.card(code)]
        more = [poem.shimo_kana.split()[0]] if "kana" in self.shown and not self.in_kana else []
        more += [poem.shimo_romaji.split(" / ")[0]] if "romaji" in self.shown and self.in_kana else []
        return " ".join([name, *more])

    def card(self, code: str) -> str:
        """The name of a card with its number."""
        return self.namer.words.get("recital-card", card=self.name(code), number=str(DECK.card(code) + 1))

    def cards(self, cards: Iterable[int]) -> str:
        """Cards in one line; those that are HIDDEN are only counted."""
        given = list(cards)
        hidden = given.count(HIDDEN)
        names = [self.name(DECK.codes[card]) for card in given if card != HIDDEN]
        return BETWEEN.join([*names, *[self.namer.words.get("cards-left", count=hidden)] * bool(hidden)])

    # halves

    def upper(self, code: str) -> str:
        """The upper half."""
        poem = POEMS[DECK.card(code)]
        return self.letters(poem.kami_yomi, poem.kami_romaji)

    def lower(self, code: str) -> str:
        """The lower half."""
        poem = POEMS[DECK.card(code)]
        return self.letters(poem.shimo_yomi, poem.shimo_romaji)

    def poet(self, code: str) -> str:
        """Who wrote the poem."""
        return self.namer.words.get(f"poem-{DECK.card(code) + 1}", "poet")

    def poem_lines(self, code: str) -> Iterator[str]:
        """The whole poem with its poet and what it means; nothing where that is turned off."""
        if "poem" not in self.shown:
            return
        words, number = self.namer.words, str(DECK.card(code) + 1)
        poem = POEMS[DECK.card(code)]
        yield words.get("recital-poem-by", number=number, poet=self.poet(code))
        if self.in_kana:
            yield f"  {poem.kami_ja} {poem.shimo_ja}"
        yield f"  {self.upper(code)}"
        yield f"  {self.lower(code)}"
        meaning = (words.get(f"poem-{number}", half) for half in ("kami", "shimo"))
        yield words.get("recital-meaning", poem=" ".join(meaning).replace(" / ", " "))

    # which card

    def named(self, typed: str, codes: Sequence[str]) -> list[str]:
        """The codes that what was typed names: a number, a code, or the beginning of the lower half."""
        if number := _NUMBER.fullmatch(unicodedata.normalize("NFKC", typed).strip()):
            return [code for code in codes if DECK.card(code) + 1 == int(number[1])]
        token = plain(typed)
        if not token or any(sign.isnumeric() and sign.isascii() for sign in token):
            return []
        return [code for code in codes if any(one.startswith(token) for one in self._spellings(code))]

    def _spellings(self, code: str) -> Iterator[str]:
        yield plain(self.namer.card(code))
        yield from _lower(DECK.card(code))
