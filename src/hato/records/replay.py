"""Plays a record again and compares every line with what the rules give."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hato.core.actions import UnknownActionError
from hato.core.chance import Recorded, SealedShuffle
from hato.core.round import IllegalActionError
from hato.play.session import Entry, Session
from hato.records.error import RecordError, RedactedRecordError, plain, show
from hato.records.header import Header
from hato.records.line import HIDDEN, Line, spell
from hato.records.reader import Parsed, parse
from hato.records.writer import Writer, write


class Step(NamedTuple):
    """A line of a record with its number from 1, and the match after the entry that the line belongs to.

    The session is the same object in every step; None for a redacted record, and where a record is cut off
    before the first choice.
    """

    number: int
    line: Line
    session: Session | None


class _OutOfCardsError(Exception):
    """The rules ask for a card and the lines at hand have none."""


class _WrongCardError(Exception):
    """A recorded card that cannot come: the number of its line, and why."""

    def __init__(self, number: int, reason: str) -> None:
        self.number = number
        self.reason = reason


class _Cards:
    """Chance from the cards of a record; remembers them with the numbers of their lines."""

    def __init__(self, codes: tuple[str, ...]) -> None:
        self.used: list[tuple[int, int]] = []
        self._codes = codes
        self._next: list[tuple[int, int]] = []

    def load(self, cards: list[tuple[int, int]]) -> None:
        """The cards of the next lines, as (line number, card)."""
        self._next = cards[::-1]

    def draw(self, mask: int) -> int:
        """The next card of the record."""
        if not self._next:
            raise _OutOfCardsError
        number, card = self._next.pop()
        if not mask >> card & 1:
            raise _WrongCardError(
                number, f"the card {self._codes[card]} cannot come here: it is not in the stock"
            )
        self.used.append((number, card))
        return card


class _Sealed:
    """Chance from a sealed shuffle, held against the cards of the record."""

    def __init__(self, shuffle: SealedShuffle, used: list[tuple[int, int]], codes: tuple[str, ...]) -> None:
        self._shuffle = shuffle
        self._used = iter(used)
        self._codes = codes
        self.round(0)

    def round(self, deal: int) -> _Sealed:
        """The chance of a deal."""
        self._now = self._shuffle.round(deal)
        return self

    def draw(self, mask: int) -> int:
        """The card of the shuffle."""
        card = self._now.draw(mask)
        number, recorded = next(self._used)
        if card != recorded:
            codes = self._codes
            raise _WrongCardError(
                number, f"the file says {codes[recorded]}, the sealed shuffle gives {codes[card]}"
            )
        return card


class Replay:
    """A record that is played again; `steps` does it, the attributes say how far it went.

    `complete`: the match was played to its end. `shuffle_checked`: the opening fits the commitment and gives
    exactly these cards. `canonical`: every line is spelled as this program writes it. `redacted`: it is one
    seat's view, which can be looked at only.
    """

    def __init__(self) -> None:
        self.header: Header | None = None
        self.session: Session | None = None
        self.lines = 0
        self.complete = False
        self.redacted = False
        self.shuffle_checked = False
        self.canonical = True
        self.opening: str | None = None

    def steps(self, lines: Iterable[str | bytes]) -> Iterator[Step]:
        """Plays the record, line by line; raises RecordError at the first line that the rules do not give."""
        for block, after in _blocks(parse(lines)):
            head = block[0]
            if self.header is None:
                self.header = head.header
                self.redacted = head.header.redacted
                self._cards = _Cards(head.header.game.deck.codes)
            if not self.redacted:
                self._play(block, after)
            for one in block:
                self.lines = one.number
                self.canonical = self.canonical and one.raw == spell(self._canonical(one))
                yield Step(one.number, one.line, self.session)

    @property
    def note(self) -> str:
        """A sentence that says what was found."""
        if self.redacted:
            return "the record is one seat's view: it can be looked at, but not verified"
        shuffle = "the shuffle is as it was sealed" if self.shuffle_checked else "the shuffle is not opened"
        if self.header is not None and self.header.commitment is None:
            shuffle = "no shuffle was sealed"
        if self.complete:
            return f"verified to the end of the match in {self.lines} lines; {shuffle}"
        return f"verified as far as it goes, {self.lines} lines: the match is not finished"

    def write(self) -> Iterator[str]:
        """The record written anew from the match that was played; of a verified record the same lines."""
        if self.header is None or self.session is None:
            return iter(())
        return write(self.session, self.header, self.opening)

    def _canonical(self, one: Parsed) -> Line:
        return one.header.to_line() if one.line["type"] == "match" else one.line

    def _play(self, block: list[Parsed], after: Parsed | None) -> None:
        """Does the entry of a block and compares its lines; `after` is the line behind the block."""
        opening = block[-1] if block[-1].line["type"] == "opening" else None
        said = [one for one in block if one is not opening and one.line["type"] != "match"]
        self._cards.load(_chance_cards(block))
        before = len(self._cards.used)
        short = False
        wrong: _WrongCardError | None = None
        entry = _entry(block[0])
        try:
            self._do(block[0], entry)
        except _OutOfCardsError:
            short = True
        except _WrongCardError as error:
            wrong = error
        given = self._writer.lines(entry)
        _compare(said, given, wrong.number if wrong else None, self._asked(short))
        if wrong:
            raise RecordError(wrong.number, wrong.reason)
        if after is not None and (short or len(given) > len(said)):
            rest = show(given[len(said)]) if len(given) > len(said) else "a card of the stock"
            raise RecordError(after.number, f"the file says {show(after.line)}, the rules give {rest}")
        last = said[-1].line if said else None
        self.complete = last is not None and last["type"] == "end"
        if short:
            self._go_back(before)
        if opening is not None:
            self._check_opening(opening)

    def _do(self, head: Parsed, entry: Entry | None) -> None:
        if entry is None:
            header = head.header
            # the object is made first: should the cards end within the first deal, its events are still there
            self.session = Session.__new__(Session)
            chance = self._cards
            try:
                Session.__init__(
                    self.session, header.game, header.options, len(header.names), lambda deal: chance
                )
            finally:
                self._writer = Writer(self.session)
            return
        assert self.session is not None
        try:
            self.session.do(entry.seat, entry.words)
        except (UnknownActionError, IllegalActionError) as error:
            raise RecordError(head.number, plain(str(error))) from None

    def _asked(self, short: bool) -> str:
        session = self.session
        if short or session is None:
            return "a card of the stock"
        if session.finished:
            return "nothing: the match is finished"
        if session.waiting:
            return "nothing: the round is over and the next one has to begin"
        seats = " and ".join(str(seat) for seat in session.asked)
        return f"a choice of seat {seats}"

    def _go_back(self, cards: int) -> None:
        """The record is cut within an entry: the match as it was before that entry."""
        broken = self.session
        assert broken is not None
        self.session = None
        if broken.entries or cards:
            chance = Recorded(card for _, card in self._cards.used[:cards])
            self.session = Session(broken.game, broken.options, broken.seats, lambda deal: chance)
            for entry in broken.entries:
                self.session.do(entry.seat, entry.words)

    def _check_opening(self, opening: Parsed) -> None:
        """Is the opened shuffle the one that was sealed, and does it give these cards?"""
        header, session = opening.header, self.session
        if not self.complete or session is None:
            raise RecordError(opening.number, "the shuffle is opened before the match is finished")
        if header.commitment is None:
            raise RecordError(opening.number, "the shuffle is opened, but the first line has no commitment")
        shuffle = SealedShuffle(bytes.fromhex(opening.line["seed"]))
        if shuffle.commitment != header.commitment:
            reason = "the opened shuffle is not the one that was sealed: its SHA-256 is"
            raise RecordError(
                opening.number, f"{reason} {shuffle.commitment}, the commitment {header.commitment}"
            )
        chance = _Sealed(shuffle, self._cards.used, header.game.deck.codes)
        try:
            again = Session(session.game, session.options, session.seats, chance.round)
            for entry in session.entries:
                again.do(entry.seat, entry.words)
        except _WrongCardError as error:
            raise RecordError(error.number, error.reason) from None
        self.shuffle_checked = True
        self.opening = opening.line["seed"]


def verify(lines: Iterable[str | bytes]) -> Replay:
    """Plays the record again through the rules; raises RecordError at the first line that differs.

    A record that ends before the match does is verified as far as it goes (`Replay.complete` is false).
    Raises RedactedRecordError for a record with hidden cards.
    """
    replay = Replay()
    for number, _, _ in replay.steps(lines):
        if replay.redacted:
            raise RedactedRecordError(number, replay.note)
    return replay


def step(lines: Iterable[str | bytes]) -> Iterator[Step]:
    """Steps through a record, verifying it on the way; a redacted one is only shown, without a session."""
    return Replay().steps(lines)


def _blocks(parsed: Iterable[Parsed]) -> Iterator[tuple[list[Parsed], Parsed | None]]:
    """The lines in blocks: the header and what follows it, then each play with what it leads to."""
    block: list[Parsed] = []
    for one in parsed:
        if one.line["type"] == "play" and block:
            yield block, one
            block = []
        block.append(one)
    yield block, None


def _entry(head: Parsed) -> Entry | None:
    line = head.line
    return Entry(line["seat"], tuple(line["words"])) if line["type"] == "play" else None


def _chance_cards(block: list[Parsed]) -> list[tuple[int, int]]:
    """The cards that chance turned up in the block, each with the number of its line."""
    cards = []
    for number, line, _, header in block:
        codes = (
            line["cards"] if line["type"] == "dealt" else [line["card"]] if line["type"] == "drawn" else []
        )
        if HIDDEN in codes:
            raise RedactedRecordError(
                number, "a card is hidden: the record can be looked at, but not verified"
            )
        cards += [(number, header.game.deck.index[code]) for code in codes]
    return cards


def _compare(said: list[Parsed], given: list[Line], until: int | None, asked: str) -> None:
    """Compares the lines of the file with those that the rules give, up to the line `until` if it is set."""
    for place, (number, line, _, _) in enumerate(said):
        if until is not None and number >= until:
            return
        if place >= len(given):
            raise RecordError(number, f"the file says {show(line)}, the rules give {asked}")
        other = given[place]
        if line == other:
            continue
        if line["type"] != other["type"]:
            raise RecordError(number, f"the file says {show(line)}, the rules give {show(other)}")
        key = next(key for key in (*line, *other) if line.get(key, line) != other.get(key, line))
        file, rules = (show(one[key]) if key in one else "nothing" for one in (line, other))
        raise RecordError(number, f"{key}: the file says {file}, the rules give {rules}")
