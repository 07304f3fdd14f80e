"""Matches in lines without a terminal: a function answers each prompt and sees the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any

from hato.cards.poems import DECK, POEMS
from hato.cli.words import Words
from hato.core import bits, registry
from hato.core.chance import SealedShuffle
from hato.families.poems import beginning
from hato.play.session import Session
from hato.tui.line import LineGame, Opponent
from hato.tui.tables import table_of

Answer = Callable[[LineGame, str], "str | None"]
"""What is typed at a table at a prompt; None: the input ends."""


class Played:
    """A match in lines: what was typed and what was said, a prompt and its answer being one line."""

    def __init__(
        self,
        name: str,
        answer: Answer,
        *,
        preset: str = "",
        level: str,
        seed: int = 5,
        language: str = "en",
        keyboard: bool = False,
        clock: Callable[[], float] = lambda: 0.0,
        **differences: Any,
    ) -> None:
        game = registry.game(name)
        preset = preset or game.default_preset
        seats = game.seats[0]
        shuffle = SealedShuffle(seed.to_bytes(32, "big"))
        session = Session(game, game.options(preset, differences), seats, shuffle.round)
        opponent = Opponent(level, preset, differences, count(1).__next__)
        words = Words(language)
        names = [words.get("tui-player"), *(f"C{number}" for number in range(1, seats))]
        self.typed: list[str] = []
        self.said: list[str] = []
        self._answer = answer
        self.line = table_of(game)(
            session,
            words,
            names,
            opponent,
            "00",
            self._read,
            self.said.append,
            keyboard=keyboard,
            clock=clock,
        )
        self.finished = self.line.play()

    def _read(self, prompt: str) -> str | None:
        typed = self._answer(self.line, prompt)
        self.said.append(f"{prompt} {typed}")
        if typed is not None:
            self.typed.append(typed)
        return typed

    @property
    def session(self) -> Session:
        """The match that was played."""
        return self.line.session

    @property
    def out(self) -> str:
        """All that was said."""
        return "\n".join(self.said)


def script(lines: Iterable[str], then: str | None = None) -> Answer:
    """Types these lines one after the other, and then always the same; None: the input ends."""
    left: Iterator[str] = iter(lines)
    return lambda _line, _prompt: next(left, then)


def heard(line: LineGame, prompt: str) -> str | None:
    """The code of the card whose poem is read, if it lies in a camp and all know it by now."""
    view = line.session.view(line.seat)
    if (
        view.facts["phase"] != "listen"
        or not view.facts["decided"]
        or prompt == line.words.get("recital-next")
    ):
        return None
    camps = [view.zone("camp", seat).cards or 0 for seat in (0, 1)]
    lying = DECK.names((camps[0] | camps[1]) & beginning(tuple(view.facts["heard"])))
    possible = DECK.mask & ~DECK.set(view.facts["order"]) & beginning(tuple(view.facts["heard"]))
    return lying[0] if len(lying) == 1 and bits.popcount(possible) == 1 else None


def spellings(line: LineGame, code: str) -> list[str]:
    """Ways to name a card that lies in a camp."""
    poem = POEMS[DECK.card(code)]
    slots = line.session.view(line.seat).facts["slots"]
    owner = next(seat for seat in (0, 1) if code in slots[seat])
    row, place = divmod(slots[owner].index(code), 16)
    number = row + 1 if owner == line.seat else 6 - row
    return [
        code,
        str(poem.number),
        poem.shimo_kana,
        poem.torifuda,
        poem.shimo_romaji.replace(" / ", " "),
        f"{number} {place + 1}",
        f"take {poem.number}",
        f"touch {poem.shimo_romaji.upper()}",
    ]
