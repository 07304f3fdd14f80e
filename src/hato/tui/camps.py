"""Two camps of cards in rows, in lines: how they lie, and which card or place a typed line means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hato.core.view import View
from hato.tui.ask import WrongAnswer
from hato.tui.poem_words import PoemWords, plain
from hato.tui.wording import BETWEEN

ROWS: tuple[str, ...] = ("gedan", "chudan", "jodan")
"""The rows of a camp from its owner on."""
VERBS = ("take", "touch", "move", "send", "lay", "answer")
"""Words that may stand before a card and change nothing."""


class Camps:
    """The camps as a player sees them: rows 1 to 3 are his own from the near one on, 4 to 6 the other's from
    the far one back."""

    def __init__(self, view: View, poems: PoemWords) -> None:
        self.view = view
        self.poems = poems
        self.namer = poems.namer
        assert view.seat is not None
        self.seat = view.seat
        self.slots: list[list[str | None]] = view.facts["slots"]
        self.width = len(self.slots[0]) // len(ROWS)

    # in lines

    def lines(self, sides: Iterable[int] = (0, 1)) -> Iterator[str]:
        """Each camp with its rows; side 0 is the player's."""
        for side in sides:
            owner = self.seat if side == 0 else 1 - self.seat
            yield self.count(owner)
            for row in range(side * 3, side * 3 + 3):
                yield f"  {self._row(row)}"

    def count(self, owner: int) -> str:
        """Whose camp it is, and how many cards are left there."""
        words, who = self.namer.words, self.namer.who(owner)
        game = self.namer.game.id
        camp = words.get(f"{game}-camp", you=who["you"], name=who["who"])
        left = sum(code is not None for code in self.slots[owner])
        return words.get("recital-camp", camp=camp, left=words.get(f"{game}-camp-count", count=left))

    def counts(self) -> str:
        """How many cards are left on both sides, in one line."""
        left = [sum(code is not None for code in slots) for slots in self.slots]
        return ", ".join(f"{self.namer.person(seat)} {left[seat]}" for seat in (self.seat, 1 - self.seat))

    def _row(self, row: int) -> str:
        """A row with its number: each card after its place."""
        words = self.namer.words
        owner, at = self._at(row)
        name = words.get(f"{self.namer.game.id}-row-{ROWS[at]}")
        title = words.get("recital-row", number=str(row + 1), row=name)
        start = at * self.width
        lying = [
            words.get("recital-lies", slot=str(slot - start + 1), card=self._card(code))
            for slot, code in enumerate(self.slots[owner])
            if code is not None and start <= slot < start + self.width
        ]
        value = BETWEEN.join(lying) if lying else words.get("recital-empty")
        return words.get("recital-part", what=title, value=value)

    def _card(self, code: str) -> str:
        card = self.poems.card(code)
        decisive = self.view.facts["decisive"].get(code)
        if "kimariji" not in self.poems.shown or decisive is None:
            return card
        return f"{card} {self.namer.words.get('recital-decisive', kana=self.poems.kimariji(decisive))}"

    def _at(self, row: int) -> tuple[int, int]:
        """The owner of a row from 0 to 5, and which row of his camp it is."""
        return (self.seat, row) if row < len(ROWS) else (1 - self.seat, 2 * len(ROWS) - 1 - row)

    # what was typed

    def card(self, typed: str, allowed: Sequence[str]) -> str:
        """The card that was typed, one of the allowed. Raises WrongAnswer."""
        tokens = typed.split()
        if len(tokens) > 1 and tokens[0].lower() in VERBS:
            tokens = tokens[1:]
        line = " ".join(tokens)
        place = self._placed(tokens)
        found = self.poems.named(line, allowed) if place is None else [place]
        if len(found) > 1:
            raise WrongAnswer("tui-wrong-many", answer=line)
        if not found:
            others = self.poems.named(line, self.namer.game.deck.codes)
            if len(others) != 1:
                raise WrongAnswer("recital-wrong-many" if others else "recital-wrong-card", answer=line)
            found = others
        if found[0] not in allowed:
            raise self._wrong(found[0])
        return found[0]

    def _wrong(self, code: str) -> WrongAnswer:
        """Why a card cannot be named now."""
        side = next((seat for seat in (0, 1) if code in self.slots[seat]), None)
        if side is None:
            key = "recital-wrong-absent"
        elif self.view.facts["phase"] in ("place", "break", "send"):
            key = "recital-wrong-own"
        else:
            key = "recital-wrong-camp"
        return WrongAnswer(key, card=self.poems.card(code))

    def _placed(self, tokens: Sequence[str]) -> str | None:
        """The card at a row and a place, if that was typed. Raises WrongAnswer where none lies there."""
        if len(tokens) != 2 or not _number(tokens[1]):
            return None
        row = self._row_of(tokens[0], 2 * len(ROWS))
        if row is None:
            if _number(tokens[0]):
                raise WrongAnswer("recital-wrong-empty", row=tokens[0], slot=tokens[1])
            return None
        owner, at = self._at(row)
        slot = int(tokens[1])
        code = self.slots[owner][at * self.width + slot - 1] if 1 <= slot <= self.width else None
        if code is None:
            raise WrongAnswer("recital-wrong-empty", row=str(row + 1), slot=tokens[1])
        return code

    def _row_of(self, token: str, rows: int) -> int | None:
        """The row from 0 that a number, its name, or the name's beginning in the player's language means."""
        if _number(token):
            return int(token) - 1 if 1 <= int(token) <= rows else None
        typed = plain(token)
        names = [
            {row, plain(self.namer.words.get(f"{self.namer.game.id}-row-{row}"))} for row in ROWS
        ]  # such as gedan, nearrow
        found = [
            at
            for at, both in enumerate(names)
            if len(typed) > 1 and any(name.startswith(typed) for name in both)
        ]
        return found[0] if len(found) == 1 else None

    def slot(self, tokens: Sequence[str], allowed: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
        """The words `to ROW SLOT` of a place in the own camp, one of the allowed. Raises WrongAnswer."""
        typed = [token for token in tokens if token.lower() not in ("to", "lay")]
        row = self._row_of(typed[0], len(ROWS)) if len(typed) == 2 else None
        if row is None or not _number(typed[1]) or not 1 <= int(typed[1]) <= self.width:
            raise WrongAnswer("recital-wrong-place", answer=" ".join(tokens), most=str(self.width))
        words = ("to", ROWS[row], str(int(typed[1])))
        if words not in set(allowed):
            code = self.slots[self.seat][row * self.width + int(typed[1]) - 1]
            raise WrongAnswer("recital-wrong-taken", card=self.poems.card(code or ""))
        return words

    def at(self, words: Sequence[str]) -> str:
        """A place of a row in words."""
        game = self.namer.game.id
        row = self.namer.words.get(f"{game}-row-{words[0]}")
        return self.namer.words.get(f"{game}-slot", row=row, slot=words[1])


def _number(token: str) -> bool:
    return token.isascii() and token.isdecimal() and len(token) < 4
