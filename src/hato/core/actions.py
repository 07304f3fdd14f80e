"""Action tables: every action of a game as a small int with its words and the cards one taps for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


class UnknownActionError(ValueError):
    """Words that no action of the game has; the message says which."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A word that starts actions, and every list of arguments it can take, in code order.

    An argument that is a card code is also a tap on that card. None holds a code free, so that codes
    can be computed.
    """

    name: str
    arguments: Sequence[tuple[str, ...] | None] = ((),)


class ActionTable:
    """The actions of a game: codes 0..size-1 <-> words such as `("play", "03j1", "03b")`.

    Records, messages and vectors store words, never codes.
    """

    def __init__(self, verbs: Iterable[Verb], cards: Iterable[str] = ()) -> None:
        self.first: dict[str, int] = {}
        self._words: list[tuple[str, ...]] = []
        self._codes: dict[tuple[str, ...], int] = {}
        tapped = frozenset(cards)
        for verb in verbs:
            self.first[verb.name] = len(self._words)
            for arguments in verb.arguments:
                if arguments is None:
                    self._words.append(())
                    continue
                words = (verb.name, *arguments)
                if words in self._codes:
                    raise ValueError(f"the action {' '.join(words)} is declared twice")
                self._codes[words] = len(self._words)
                self._words.append(words)
        self._taps = [tuple(word for word in words[1:] if word in tapped) for words in self._words]

    def __len__(self) -> int:
        return len(self._words)

    @property
    def size(self) -> int:
        """Number of codes, unused ones included: the length of a mask for learners."""
        return len(self._words)

    def words(self, code: int) -> tuple[str, ...]:
        """The words of a code; raises UnknownActionError outside the table."""
        if not 0 <= code < len(self._words) or not self._words[code]:
            raise UnknownActionError(f"there is no action with the code {code}")
        return self._words[code]

    def code(self, words: Sequence[str]) -> int:
        """The code of an action's words; raises UnknownActionError."""
        found = self._codes.get(tuple(words)) if all(isinstance(word, str) for word in words) else None
        if found is None:
            shown = " ".join(str(word) for word in words)[:80]
            verbs = ", ".join(self.first)
            raise UnknownActionError(f"{shown!r} is no action of this game; its verbs are {verbs}")
        return found

    def taps(self, code: int) -> tuple[str, ...]:
        """The cards that one taps in turn to build the action; empty for a button."""
        self.words(code)  # raises where there is none
        return self._taps[code]

    def all_words(self) -> list[tuple[str, ...]]:
        """The words of every used code, in code order."""
        return [words for words in self._words if words]
