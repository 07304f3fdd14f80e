"""A match against the computer in plain lines: it says what happened, shows the table and asks.

Nothing is ever overwritten and nothing depends on colour, so that a screen reader reads it from top to
bottom. The client knows no game: it works from views, choices, events and texts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hato.agents import Request, choose
from hato.core import customs
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.options import Length
from hato.core.view import Choice, View
from hato.play.house_code import HouseRules
from hato.play.session import END, NEXT, Session
from hato.tui import show
from hato.tui.ask import Question, Slot, WrongAnswer, answer, label, question
from hato.tui.grid import asking, columns, grid_lines
from hato.tui.heading import heading
from hato.tui.pile import pile_lines
from hato.tui.rows import rows_lines
from hato.tui.score_sheet import rules_lines, score_lines
from hato.tui.tell import Said, tell
from hato.tui.wording import Namer, Words

BUDGET_MS = 600
"""How long a computer player thinks."""
SEALED_MS = 20
"""How long it thinks over each of its choices in a sealed turn ..."""
SEALED_S = 0.5
"""... and how long all computer players together take there, whatever they hold."""

HELP = ("h", "?", "help")
COMMANDS = ("y", "t", "l", "s", "r")


class Left(Exception):  # noqa: N818 - not an error
    """The player has left: by `q`, or by the end of the input (`ended`)."""

    def __init__(self, ended: bool) -> None:
        super().__init__()
        self.ended = ended


@dataclass(frozen=True)
class Opponent:
    """How the computer plays: its level, the rules as a preset and differences, and fresh random numbers."""

    level: str
    preset: str
    differences: dict[str, object]
    dice: Callable[[], int]


class LineGame:
    """A match in play in the terminal; `seat` is the player's. `read` gives a line, None at the end.

    `clock` gives seconds; a match by the clock begins when it is made. `keyboard`: a person types, so that
    it counts how long a line takes where times count.
    """

    def __init__(
        self,
        session: Session,
        words: Words,
        names: Sequence[str],
        opponent: Opponent,
        commitment: str,
        read: Callable[[str], str | None],
        write: Callable[[str], None],
        seat: int = 0,
        clock: Callable[[], float] = time.monotonic,
        keyboard: bool = False,
    ) -> None:
        self.session = session
        self.words = words
        self.seat = seat
        self.namer = Namer(session.game, words, names, seat, session.options)
        self.opponent = opponent
        self.commitment = commitment
        self._read = read
        self._write = write
        self._clock = clock
        self._started = clock()
        self._keyboard = keyboard
        self._until = ""
        """the agreed end as a time of day, where a time is agreed (G-4)"""
        length: Length | None = getattr(session.options, "length", None)
        if length is not None and length.type == "time":
            self._until = time.strftime("%H:%M", time.localtime(time.time() + length.n * 60))
        self._told: list[str] = []
        self._said: Said = Said()
        self._deal = 0

    def play(self) -> bool:
        """Plays to the end of the match; False if the player left before."""
        try:
            self._write(self.words.get("tui-welcome", game=self.words.get(f"{self.session.game.id}-name")))
            self._tell(self.session.events)
            while not self.session.finished:
                self._step()
        except Left as left:
            self._write(self.words.get("tui-ended" if left.ended else "tui-left"))
            return False
        self._finish()
        return True

    def _step(self) -> None:
        """One entry of the match: the player's, the computer's, or the next round."""
        session = self.session
        if session.waiting:
            self._command_loop(self.words.get("tui-ask-next"))
            self._done(session.do(self.seat, END if self._time_is_over() else NEXT))
        elif session.round.turn().sealed and any(seat != self.seat for seat in session.asked):
            self._done(self._sealed())
        elif self.seat in session.asked:
            self._done(session.do(self.seat, self._choose().words))
        else:
            seat = session.asked[0]
            self._done(session.do(seat, self._answer_of(seat, BUDGET_MS)))

    def _time_is_over(self) -> bool:
        """Is the agreed time of the match over? (G-4)"""
        length: Length = self.session.options.length
        return length.type == "time" and self._clock() - self._started >= length.n * 60

    def _answer_of(self, seat: int, budget_ms: int) -> tuple[str, ...]:
        """What the computer player of a seat chooses."""
        opponent = self.opponent
        asked = Request.of(
            self.session,
            seat,
            opponent.preset,
            opponent.differences,
            seed=opponent.dice(),
            budget_ms=budget_ms,
        )
        return choose(opponent.level, asked)

    def _sealed(self) -> list[Event]:
        """The sealed choices of all computer players, in a time that tells nothing of them."""
        session = self.session
        ready = time.monotonic() + SEALED_S
        events: list[Event] = []
        while session.asked and session.round.turn().sealed:
            others = [seat for seat in session.asked if seat != self.seat]
            if not others:
                break
            events += session.do(others[0], self._answer_of(others[0], SEALED_MS))
        time.sleep(max(0.0, ready - time.monotonic()))
        return events

    def _done(self, events: list[Event]) -> None:
        """Tells what happened, and the score where the round is over."""
        self._tell(events)
        if not events:
            return
        if self.session.waiting or self.session.finished:
            gained = self.namer.points(self.session.done[-1][1].points, signed=True)
            self._say(
                self.words.get("tui-points", gained=gained, totals=self.namer.points(self.session.totals))
            )
            self._say_all(self._money())

    def _money(self) -> list[str]:
        """The score in money, where a point is worth more than one."""
        stake = getattr(self.session.options, "stake", 1)
        if stake == 1:
            return []
        money = self.namer.points([points * stake for points in self.session.totals])
        return [self.words.get("tui-money", money=money)]

    def _sheet(self) -> Iterable[str]:
        """The house rules, and the scores so far."""
        opponent, session = self.opponent, self.session
        rules = HouseRules(session.game, opponent.preset, session.seats, dict(opponent.differences))
        names = ", ".join(self.namer.person(seat) for seat in range(session.seats))
        first = session.done[0][0] if session.done else session.setup
        dealer = self.namer.person(first.dealer)
        return [
            *rules_lines(rules, self.words, names, self._until, dealer),
            *score_lines(session, self.namer),
        ]

    # saying

    def _say(self, sentence: str) -> None:
        self._told.append(sentence)
        self._write(sentence)

    def _tell(self, events: Iterable[Event]) -> None:
        """Says what happened, with a heading where a new deal begins."""
        part: list[Event] = []
        for event in events:
            if event.kind == "dealt" and self._deal != self.session.setup.deal:
                self._deal = self.session.setup.deal
                self._say_all(tell(part, self.namer, self._said))
                part = []
                setup = self.session.setup
                self._told.clear()
                self._said.clear()
                self._write("")
                opener = self.session.game.opener(self.session.round)
                self._say_all(self._heading(setup, opener))
                self._say_all(self._customs(setup))
            part.append(event.seen_by(self.seat))
        self._say_all(tell(part, self.namer, self._said))

    def _heading(self, setup: Setup, opener: int | None) -> Iterable[str]:
        """The sentences with which a round begins."""
        return heading(setup.number, setup.dealer, opener, self.namer)

    def _customs(self, setup: Setup) -> Iterable[str]:
        """Who shuffles and who cuts (G-2), and until when the table plays."""
        shuffler, cutter = (
            custom(setup.dealer, self.session.seats) for custom in (customs.shuffler, customs.cutter)
        )
        who, to = ("you" if seat == self.seat else "other" for seat in (shuffler, cutter))
        names = {"name": self.namer.person(shuffler), "receiver": self.namer.person(cutter)}
        yield self.words.get("log-shuffle", who=who, to=to, **names)
        if self._until:
            yield f"{self.words.get('rules-sheet-length')}: " + self.words.get(
                "rules-sheet-until", time=self._until
            )

    def _say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self._say(sentence)

    def _finish(self) -> None:
        winners = self.session.winners
        if len(winners) == 1:
            self._write(self.words.get("tui-match-won", **self.namer.who(winners[0])))
        else:
            self._write(self.words.get("tui-match-drawn"))

    # asking

    def _choose(self) -> Choice:
        """Shows the table and asks until a choice is made."""
        view = self.session.view(self.seat)
        sheet = self.session.game.sheet(self.session.options, self.session.setup)
        self._write("")
        for line in (
            *show.field_lines(view, self.namer),
            *show.bank_lines(view, self.namer),
            *show.meld_lines(view, self.namer),
            *grid_lines(view, self.namer),
            *rows_lines(view, self.namer),
            *pile_lines(view, self.namer),
            *show.yaku_lines(view, self.namer),
            *show.near_lines(view, sheet, self.namer),
            *show.notes(view, self.namer),
        ):
            self._write(line)
        asked = question(view, self.namer)
        held = show.hand_lines if asked.from_hand else show.hand_line
        for line in (*held(view, self.namer), *self._asking(view)):
            self._write(line)
        while True:
            self._list(asked)
            typed = self._command_loop(self._prompt(asked))
            if not typed:
                asked = question(view, self.namer)
                continue
            try:
                found = answer(asked, typed, self.namer)
            except WrongAnswer as wrong:
                self._write(self.words.get(wrong.key, **wrong.values))
                continue
            if isinstance(found, Choice):
                return found
            asked = question(view, self.namer, found)

    def _asking(self, view: View) -> Iterable[str]:
        """What a question of this phase is about, where there is a sentence for it."""
        key = f"ask-{view.facts.get('phase')}"
        if self.words.has(key):
            asking: list[Any] = view.facts.get("asking") or []
            taker = self.namer.person(asking[2]) if asking[:1] == ["give"] else ""
            hand = view.facts.get("at")
            yield self.words.get(key, name=taker, hand=hand + 1 if isinstance(hand, int) else 0)
        if self.session.game.layout == "banking" and len(view.choices) == 1:
            must = view.choices[0].words[0] == "third"
            yield self.words.get("bank-must" if must else "bank-cannot")
        if following := view.facts.get("next_go"):
            points, times = following["points"], following["times"]
            what = "points" if times == 1 else "times" if points == 0 else "both"
            yield self.words.get(f"tui-next-go-{what}", points=f"{points:+d}", times=str(times))

    def _list(self, asked: Question) -> None:
        """The numbered answers, but for the hand, which stands above."""
        if asked.amounts and not columns(self.namer):
            low, high = str(min(asked.amounts)), str(max(asked.amounts))
            self._write(f"  {self.words.get('tui-amount', low=low, high=high)}")
        for number, slot in enumerate(asked.slots, 1):
            if slot.button is not None or not asked.from_hand:
                self._write(f"  {number}. {self._described(slot)}")

    def _described(self, slot: Slot) -> str:
        if slot.button is None:
            return self.namer.full(slot.card)
        name = label(slot, self.namer)
        if len(self.namer.names) > 2 and slot.button.pays:
            points = self.namer.points(slot.button.pays, signed=True)
            return self.words.get("tui-stake-all", action=name, points=points)
        if slot.button.stake is not None:
            return self.words.get("tui-stake", action=name, points=self.namer.amount(slot.button.stake))
        key = f"{self.session.game.id}-action-{slot.button.words[0]}"
        about = self.words.get(key, "about")
        return name if about == key else f"{name}: {about}"

    def _prompt(self, asked: Question) -> str:
        if asked.amounts and columns(self.namer):
            return asking(self.namer)
        if asked.from_hand:
            return self.words.get("tui-ask-card")
        if all(slot.button is not None for slot in asked.slots):
            return self.words.get("tui-ask-choice")
        if asked.tapped:
            return self.words.get("tui-ask-which", card=self.namer.card(asked.tapped[-1]))
        if all(choice.words[0] == "take" for choice in asked.choices):
            return self.words.get("tui-ask-take")
        return self.words.get("tui-ask-choice")

    def _command_loop(self, prompt: str) -> str:
        """A typed line that is no command; commands are done on the way. Raises Left."""
        while True:
            line = self._read(prompt)
            if line is None:
                raise Left(ended=True)
            typed = line.strip()
            command = typed.lower()
            if command == "q":
                raise Left(ended=False)
            if not self._is_command(command):
                return typed
            for sentence in self._answer_command(command):
                self._write(sentence)

    def _is_command(self, typed: str) -> bool:
        return typed in COMMANDS or typed in HELP

    def _answer_command(self, command: str) -> Iterable[str]:
        view = self.session.view(self.seat)
        sheet = self.session.game.sheet(self.session.options, self.session.setup)
        if command in HELP:
            return [
                self.words.get(f"tui-help-{name}") for name in ("answer", "y", "t", "l", "s", "r", "q", "h")
            ]
        if command == "t":
            totals = self.words.get("tui-totals", totals=self.namer.points(self.session.totals))
            return [*show.table_lines(view, sheet, self.namer), totals, *self._money()]
        if command == "y":
            return show.sheet_lines(view, sheet, self.namer)
        if command == "l":
            return list(self._told)
        if command == "r":
            return self._sheet()
        return [self.words.get("tui-seal", commitment=self.commitment)]
