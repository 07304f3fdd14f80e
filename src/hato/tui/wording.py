"""What the line client needs of the texts, and the names of cards and people in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from hato.cards import hanafuda
from hato.cards.deck import printed
from hato.core.events import HIDDEN
from hato.core.game import Game
from hato.core.outcome import in_words

BETWEEN = "; "
"""Parts the cards of a list; the names themselves may hold commas and colons."""
_SUITS = tuple(f"{suit:02d}" for suit in range(1, hanafuda.SUITS + 1))
"""The months in the words of actions."""


class Words(Protocol):
    """The texts of a language (`hato.texts.Texts` fits)."""

    def get(self, name: str, attribute: str | None = None, /, **values: object) -> str:
        """The text `name`, or one of its attributes; the id itself where there is no such text."""
        ...

    def has(self, name: str) -> bool:
        """Is there a text with this id?"""
        ...


class Namer:
    """Names cards, seats, yaku and calls of a game. `you` is the reader's seat, if he has one.

    `options` are those of the table; None: of the default preset.
    """

    def __init__(
        self, game: Game, words: Words, names: Sequence[str], you: int | None = None, options: Any = None
    ) -> None:
        self.game = game
        self.words = words
        self.names = tuple(names)
        self.you = you
        agreed = game.options() if options is None else options
        self.options = agreed
        self._calendar = game.calendar(agreed)
        self._parts: int = agreed.parts

    def who(self, seat: int | None) -> dict[str, str]:
        """The values `you` (yes, no, or none where it is nobody) and `who` of a sentence about a seat."""
        if seat is None:
            return {"you": "none", "who": ""}
        return {"you": "yes" if seat == self.you else "no", "who": self.names[seat]}

    def person(self, seat: int) -> str:
        """A seat in a list: the word for you, or the name."""
        return self.words.get("tui-you") if seat == self.you else self.names[seat]

    def card(self, code: str) -> str:
        """The name of a card."""
        return self.words.get(f"card-{printed(code)}")

    def listed(self, codes: Iterable[str]) -> str:
        """Names of cards in one line."""
        return BETWEEN.join(self.card(code) for code in codes)

    def indices(self, cards: Iterable[int]) -> str:
        """Names of cards given by their index; those that are HIDDEN are only counted."""
        codes = self.game.deck.codes
        given = list(cards)
        names = [self.card(codes[card]) for card in given if card != HIDDEN]
        if hidden := given.count(HIDDEN):
            names.append(f"{hidden} × {self.card('unknown')}" if hidden > 1 else self.card("unknown"))
        return BETWEEN.join(names)

    def mask(self, cards: int) -> str:
        """Names of the cards of a mask."""
        return self.listed(self.game.deck.names(cards))

    def full(self, code: str) -> str:
        """Name, month, kind and code of a card."""
        if code not in hanafuda.DECK.index:
            return f"{self.card(code)} ({code})"
        month = self.words.get(f"month-{self.month(code)}")
        label = self.words.get(
            "card-label", name=self.card(code), month=month, kind=self.words.get(f"kind-{code[2]}")
        )
        return f"{label} ({code})"

    def month(self, code: str) -> int:
        """The month that a flower card shows at this table."""
        return hanafuda.month(hanafuda.suit(code), self._calendar)

    def action(self, words: Sequence[str]) -> str:
        """The name of an action, with the card, the month or the use that it is about."""
        card = next((word for word in words[1:] if word in self.game.deck.index), "")
        suit = next((word for word in words[1:] if word in _SUITS), "")
        return self.text(
            "action",
            words[0],
            card=self.card(card) if card else "",
            plant=self.words.get(f"suit-{suit}") if suit else "",
            month=hanafuda.month(int(suit), self._calendar) if suit else 0,
            amount=next((word for word in words[1:] if word.isdecimal()), ""),
            place=words[1] if len(words) > 1 else "",
            cards=self.listed(word for word in words[1:] if word in self.game.deck.index),
            one=words[1] if len(words) > 1 else "",
            two=words[2] if len(words) > 2 else "",
            three=words[3] if len(words) > 3 else "",
            use=words[-1] if len(words) > 2 and words[-1] not in self.game.deck.index else "none",
        )

    def text(self, kind: str, key: str, **values: object) -> str:
        """A text of the game, such as its line or call `key`."""
        return self.words.get(f"{self.game.id}-{kind}-{key}", **values)

    def place(self, place: str) -> str:
        """A place such as `field` or `captured:1` in words, the game's own or those of all games."""
        zone, _, owner = place.partition(":")
        keys = (f"{self.game.id}-place-{zone}", f"tui-zone-{zone}")
        name = next((self.words.get(key) for key in keys if self.words.has(key)), zone)
        return f"{name} ({self.person(int(owner))})" if owner else name

    def amount(self, points: int, signed: bool = False) -> str:
        """Points of the table in words; they are counted in parts of a point."""
        return in_words(points, self._parts, signed)

    def points(self, points: Sequence[int], signed: bool = False) -> str:
        """Each seat's points in one line."""
        shown = [self.amount(number, signed) for number in points]
        return ", ".join(f"{self.person(seat)} {number}" for seat, number in enumerate(shown))
