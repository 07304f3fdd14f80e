"""The header of a record: its first line, which says what was played by whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hato.core import options as opt
from hato.core import registry
from hato.core.game import Game
from hato.core.options import OptionError
from hato.play.session import Session
from hato.records.error import RecordError, plain, show
from hato.records.line import FORMAT, Line, read_line, spell


@dataclass(frozen=True)
class Header:
    """What a record starts with: game, rules version, preset and differences, names of the seats in order.

    `commitment` is the SHA-256 of the shuffle's seed in hex, None where no shuffle was sealed.
    `redacted` says that the record is what the seat `view` (None: a spectator) knows.
    """

    game: Game
    preset: str
    differences: Mapping[str, object]
    names: tuple[str, ...]
    commitment: str | None = None
    rules: int = 1
    redacted: bool = False
    view: int | None = None
    options: Any = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        options = self.game.options_of(self.rules, self.preset, self.differences)
        object.__setattr__(self, "options", options)

    def to_line(self) -> Line:
        """The header as a line; the differences in the order of the options."""
        line: Line = {
            "type": "match",
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.rules,
            "preset": self.preset,
            "options": opt.differences(self.options, self.game.options_of(self.rules, self.preset)),
            "seats": list(self.names),
        }
        if self.commitment is not None:
            line["commitment"] = self.commitment
        if self.redacted:
            line["view"] = self.view
        return line

    def seen_by(self, view: int | None) -> Header:
        """The header of the record as a seat may know it."""
        return replace(self, redacted=True, view=view)


def header_of(session: Session, preset: str, names: Sequence[str], commitment: str | None = None) -> Header:
    """The header for a match in play; raises ValueError for names or a commitment that no record takes."""
    game = session.game
    differences = opt.differences(session.options, game.presets[preset])
    header = Header(game, preset, differences, tuple(names), commitment, game.rules)
    if len(names) != session.seats:
        raise ValueError(f"{session.seats} seats need {session.seats} names, not {len(names)}")
    read_line(1, spell(header.to_line()))
    return header


def read_header(number: int, line: Line) -> Header:
    """The header that a line states; raises RecordError if this program cannot play it."""
    if line["type"] != "match":
        raise RecordError(number, f"a record starts with a line 'match', not {line['type']!r}")
    if line["format"] != FORMAT:
        raise RecordError(number, f"the format is {show(line['format'], 40)}; this program reads {FORMAT}")
    games = registry.games()
    if line["game"] not in games:
        raise RecordError(
            number, f"there is no game {show(line['game'], 40)}; the games are {', '.join(games)}"
        )
    game = games[line["game"]]
    if not 1 <= line["rules"] <= game.rules:
        reason = "a newer version of this program is needed" if line["rules"] else "there is no such version"
        raise RecordError(number, f"the record has rules version {line['rules']} of {game.id}: {reason}")
    names = line["seats"]
    if len(names) not in game.seats:
        listed = ", ".join(str(count) for count in game.seats)
        raise RecordError(number, f"{game.id} is played by {listed}, not by {len(names)}")
    if line["preset"] not in game.presets:
        listed = ", ".join(game.presets)
        raise RecordError(number, f"there is no preset {show(line['preset'], 40)}; the presets are {listed}")
    view = line.get("view")
    if view is not None and view >= len(names):
        raise RecordError(number, f"there is no seat {view}")
    try:
        header = Header(
            game,
            line["preset"],
            line["options"],
            tuple(names),
            line.get("commitment"),
            line["rules"],
            "view" in line,
            view,
        )
    except OptionError as error:
        raise RecordError(number, plain(str(error))) from None
    numbers = game.numbers(header.options)
    if len(names) not in numbers:
        listed = ", ".join(str(count) for count in numbers)
        raise RecordError(number, f"with these options {game.id} is played by {listed}, not by {len(names)}")
    return header
