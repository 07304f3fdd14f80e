"""`hato replay FILE`: a record played again through the rules, and told in sentences."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from hato.cli import reading
from hato.cli.faults import FAILED, Fault
from hato.cli.progress import Progress
from hato.cli.words import Words
from hato.core.events import HIDDEN, Event
from hato.core.game import Game
from hato.core.outcome import Line as Settlement
from hato.core.zones import sees
from hato.play.session import END, NEXT
from hato.records.error import RecordError
from hato.records.header import Header
from hato.records.line import Line
from hato.records.reader import read
from hato.records.replay import Replay
from hato.records.sight import read_sight
from hato.tui.heading import heading
from hato.tui.tell import DEALER, Said, tell
from hato.tui.wording import Namer


def run(arguments: Namespace, words: Words) -> int:
    """Verifies the whole record first, then tells it."""
    names = arguments.arguments
    if not names:
        raise Fault("cli-error-no-file", command="replay")
    path = reading.file(names[0])
    for option in ("step", "seat"):
        if arguments.quiet and getattr(arguments, option):
            raise Fault("cli-error-quiet", option=f"--{option}")
    replay, lines = _verified(path, words)
    header = replay.header
    assert header is not None
    seat = None
    if arguments.seat is not None:
        seat = reading.number(arguments.seat, "--seat", 0, len(header.names) - 1, 0)
    if not arguments.quiet:
        rounds = [(one["number"], one["dealer"]) for one in lines if one["type"] == "round"]
        if replay.session is not None:
            rounds.append((replay.session.setup.number, replay.session.setup.dealer))
        told = Story(header, words, rounds, seat, arguments.seat is not None)
        for sentence in told.sentences(lines):
            if sentence is not None:
                print(sentence)
            elif arguments.step and not _go_on(words):
                return 0
    print(_found(replay, words))
    return 0


def _verified(path: Path, words: Words) -> tuple[Replay, list[Line]]:
    """The record, checked line by line against the rules, and its lines."""
    replay = Replay()
    lines = []
    progress = Progress(words)
    try:
        for step in replay.steps(read(path)):
            lines.append(step.line)
            progress.show("cli-replay-progress", lines=str(step.number))
    except RecordError as error:
        if error.line:
            place = {"path": str(path), "line": str(error.line), "reason": error.reason}
            raise Fault("cli-error-line", FAILED, **place) from None
        raise Fault("cli-error-check", FAILED, reason=error.reason) from None
    return replay, lines


def _found(replay: Replay, words: Words) -> str:
    """What the check of the record came to."""
    if replay.redacted:
        return words.get("cli-replay-redacted")
    shuffle = "checked" if replay.shuffle_checked else "closed"
    if replay.header is not None and replay.header.commitment is None:
        shuffle = "none"
    key = "cli-replay-whole" if replay.complete else "cli-replay-part"
    return words.get(key, lines=str(replay.lines), shuffle=words.get(f"cli-replay-shuffle-{shuffle}"))


def _go_on(words: Words) -> bool:
    """Waits for Enter; False for `q` and at the end of the input."""
    sys.stdout.write(words.get("cli-replay-step") + " ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not sys.stdin.isatty() or not line:
        sys.stdout.write("\n")
    return bool(line) and line.strip().lower() != "q"


class Story:
    """Tells a record. `rounds` are number and dealer of each round; with `as_seat` only what `seat` knew."""

    def __init__(
        self, header: Header, words: Words, rounds: list[tuple[int, int]], seat: int | None, as_seat: bool
    ) -> None:
        self._header = header
        self._words = words
        self._namer = Namer(header.game, words, header.names, options=header.options)
        self._rounds = iter(rounds)
        self._seat = seat
        self._as_seat = as_seat
        self._events: list[Event] = []
        self._said: Said = Said()
        self._new_round = True

    def sentences(self, lines: list[Line]) -> Iterator[str | None]:
        """The sentences of the match; None before each choice, where one may stop."""
        yield from self._title()
        for line in lines:
            kind = line["type"]
            if kind == "dealt" and self._new_round:
                self._new_round = False
                yield from self._flush()
                self._said.clear()
                yield from self._heading()
            elif kind == "play" and self._is_sealed_to(line):
                continue
            elif kind == "play" and tuple(line["words"]) not in (NEXT, END):
                yield from self._flush()
                yield None
            for event in _events(line, self._header.game):
                self._events.append(event.seen_by(self._seat) if self._as_seat else event)
            if kind == "round":
                yield from self._flush()
                gained = self._namer.points(line["points"], signed=True)
                yield self._words.get("tui-points", gained=gained, totals=self._namer.points(line["totals"]))
                self._new_round = True
            elif kind == "end" and len(line["winners"]) == 1:
                yield self._words.get("tui-match-won", **self._namer.who(line["winners"][0]))
            elif kind == "end":
                yield self._words.get("tui-match-drawn")
        yield from self._flush()

    def _title(self) -> Iterator[str]:
        header = self._header
        game = header.game.id
        yield self._words.get(
            "cli-replay-title",
            game=self._words.get(f"{game}-name"),
            preset=self._words.get(f"{game}-preset-{header.preset}"),
            names=", ".join(header.names),
        )
        if header.differences:
            listed = ", ".join(f"{name}={_plain(value)}" for name, value in header.differences.items())
            yield self._words.get("cli-games-differs", options=listed)

    def _heading(self) -> Iterator[str]:
        yield ""
        for number, dealer in islice(self._rounds, 1):
            yield from heading(number, dealer, None, self._namer)

    def _flush(self) -> Iterator[str]:
        events, self._events = self._events, []
        return tell(events, self._namer, self._said, faces=True)

    def _is_sealed_to(self, line: Line) -> bool:
        """Is it a sealed choice that the seat, whose view is told, did not know of?"""
        return self._as_seat and not sees(self._seat, read_sight(line))


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ":".join(str(part) for part in value.values())
    if isinstance(value, list):
        return ",".join(str(part) for part in value) or "none"
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _events(line: Line, game: Game) -> Iterator[Event]:
    """The event that a line of a record stands for, if it is one."""
    kind = line["type"]
    index = game.deck.index
    seat = line.get("seat")
    cards = tuple(
        index.get(code, HIDDEN) for code in line.get("cards", [line["card"]] if "card" in line else [])
    )
    sight = read_sight(line)
    if kind == "dealt":
        yield Event(kind, cards=cards, source="stock", target=line["to"], sight=sight)
    elif kind in ("drawn", "moved"):
        yield Event(kind, seat, cards, line.get("from", "stock"), line["to"], sight=sight)
    elif kind == "revealed":
        yield Event(kind, cards=cards, source=line["at"], target=line["at"], sight=sight)
    elif kind == "called":
        yield Event(kind, seat, cards, key=line["key"], words=tuple(line.get("words", ())))
    elif kind in ("shuffled", "paid"):
        yield Event(kind, seat, key=line["key"], points=tuple(line.get("points", ())))
    elif kind in ("play", "chose") and tuple(line["words"]) not in (NEXT, END):
        yield Event("chose", seat, words=tuple(line["words"]))
    elif kind == "scored":
        yield Event(kind, seat, lines=tuple(_settlement(one, game) for one in line["lines"]))
    elif kind == DEALER:
        yield Event("round_ended", seat, key=DEALER)
    elif kind == "round":
        yield Event("round_ended", line["winner"], key=line["key"], points=tuple(line["points"]))


def _settlement(line: Line, game: Game) -> Settlement:
    return Settlement(line["key"], line["seat"], line["points"], line["factor"], game.deck.set(line["cards"]))
