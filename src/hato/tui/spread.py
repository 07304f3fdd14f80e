"""A reading in plain lines, for games that are laid out as a spread: advice, three cards, one text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hato.core.view import View
from hato.play.session import Session
from hato.tui.line import Left
from hato.tui.wording import Namer, Words

ADVICE: tuple[str, ...] = ("mood", "room", "deck", "focus", "trust")
"""What is advised before a question (FT-1)."""
SIDES: Mapping[str, str] = {"1": "previous", "2": "next"}
"""What is typed for each neighbour of a bright."""


def advice(game: str, words: Words) -> Iterator[str]:
    """What one should heed before one asks."""
    yield words.get(f"{game}-prepare")
    yield from (f"  {words.get(f'{game}-advice-{name}')}" for name in ADVICE)
    yield words.get(f"{game}-pastime")


def combined(game: str, words: Words, parts: Sequence[Sequence[str]]) -> str:
    """The parts of a reading joined to one text, as the language joins them (FT-5)."""
    text = ""
    for key, suit in parts:
        meaning = words.get(f"{game}-meaning-{suit}") if suit else ""
        part = words.get(f"{game}-{key}", meaning=meaning)
        text = words.get(f"{game}-join", before=text, after=part) if text else part
    return text


def told(facts: Mapping[str, Any], namer: Namer) -> Iterator[str]:
    """The finished reading: each card with its meaning and strength, and the combined text."""
    game, words = namer.game.id, namer.words
    for place, (code, strength) in enumerate(zip(facts["cards"], facts["amplify"], strict=True), 1):
        meaning = words.get(f"{game}-meaning-{code[:2]}")
        key = "line-card-strong" if strength else "line-card"
        added = words.get(f"{game}-strength", count=strength) if strength else ""
        nth = words.get(f"{game}-nth-{place}")
        line = words.get(f"{game}-{key}", nth=nth, card=namer.full(code), meaning=meaning, strength=added)
        yield f"  {line}"
    yield combined(game, words, facts["reading"])


class SpreadGame:
    """A reading in the terminal. `read` gives a line, None at the end; `keep` gets each choice."""

    def __init__(
        self,
        session: Session,
        words: Words,
        read: Callable[[str], str | None],
        write: Callable[[str], None],
        keep: Callable[[tuple[str, ...]], None],
    ) -> None:
        self.session = session
        self._namer = Namer(session.game, words, ("",), 0, session.options)
        self._read = read
        self._write = write
        self._keep = keep

    def play(self) -> None:
        """Lets three cards be picked and tells what they say. Raises Left."""
        if not self.session.finished and not self._view.facts["picked"]:
            self._ask("line-mix")
        while not self.session.finished:
            verbs = {choice.words[0] for choice in self._view.choices}
            words = self._picked() if "pick" in verbs else self._side()
            self.session.do(0, words)
            self._keep(words)
        for line in told(self._view.facts, self._namer):
            self._write(line)
        for key in ("pastime", "closed"):
            self._write(self._text(key))

    @property
    def _view(self) -> View:
        return self.session.view(0)

    def _text(self, key: str, **values: object) -> str:
        return self._namer.words.get(f"{self.session.game.id}-{key}", **values)

    def _ask(self, key: str, **values: object) -> str:
        line = self._read(self._text(key, **values))
        if line is None or line.strip().lower() == "q":
            raise Left(ended=line is None)
        return line.strip()

    def _picked(self) -> tuple[str, ...]:
        """The words of a pick: places are numbered from 1."""
        allowed = {choice.words for choice in self._view.choices}
        order = str(len(self._view.facts["picked"]) + 1)
        while True:
            typed = self._ask("line-pick", order=order)
            place = int(typed) - 1 if typed.isascii() and typed.isdecimal() and len(typed) < 4 else -1
            if ("pick", str(place)) in allowed:
                return ("pick", str(place))
            self._write(self._text("line-wrong", answer=typed))

    def _side(self) -> tuple[str, ...]:
        """The words that say which neighbour of the bright in the middle is strengthened."""
        self._write(self._text("side"))
        while True:
            typed = self._ask("line-side")
            if typed in SIDES:
                return ("strengthen", SIDES[typed])
            self._write(self._text("line-side-wrong", answer=typed))
