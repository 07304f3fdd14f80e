"""Matches of kyogi karuta for the tests, and a page that listens, answers probes and touches cards."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

from hato.cards.poems import DECK
from hato.core import bits, registry
from hato.families.poems import beginning
from hato.server.header import Header, SeatHeader, new_table_id, token_hash
from hato.server.messages import VERSION
from tests.server.pages import Message, Page
from tests.server.running import TOKEN

QUICK: dict[str, Any] = {
    "pace": 40,
    "lower_half": False,
    "late_ms": 300,
    "cards_per_side": 5,
    "ghosts": 4,
    "ghosts_shown": False,
}
"""The fastest reading that the rules know, and few cards."""


def karuta(number: int, people: int = 1, level: str = "7", **options: Any) -> Header:
    """The header of a match whose shuffle follows from the number; the first seats are people.

    The token of seat s is TOKEN with s behind it.
    """
    who = tuple(
        SeatHeader("person", "Ada", "", None, token_hash(f"{TOKEN}{seat}"))
        if seat < people
        else SeatHeader("computer", "", "fox", level)
        for seat in range(2)
    )
    seed = hashlib.sha256(b"karuta" + str(number).encode()).hexdigest()
    rules = registry.game("kyogi_karuta").rules
    return Header(new_table_id(), "kyogi_karuta", rules, "source", QUICK | options, seed, who)


Meant = Callable[["Listener"], tuple[str, float] | None]
"""After each mora: a card to touch now, and by how much the page lies about its time; None: nothing."""


def nothing(listener: Listener) -> None:
    """Touches no card."""
    return None


class Listener:
    """What the page of one seat does while it is at the table.

    `heard` are the morae of the reading that goes on, `readings` the messages that began one, `problems` the
    codes of what was refused.
    """

    def __init__(self, page: Page, meant: Meant = nothing, delay_s: float = 0.0, seed: int = 0) -> None:
        self.page = page
        self.meant = meant
        self.rng = random.Random(seed)
        self.number = 0
        self.heard: list[str] = []
        self.shown = 0.0
        self.readings: list[Message] = []
        self.problems: list[str] = []
        self.times: list[float] = []
        """when each frame of the page came"""
        self._delay_s = delay_s
        self._asked: int | None = None
        self._due = 0.0
        self._touched: set[str] = set()

    def card(self) -> str | None:
        """The card in a camp that is the only one there that begins as was heard."""
        lying = [code for camp in self.page.state["view"]["facts"]["slots"] for code in camp if code]
        begun = beginning(tuple(self.heard))
        found = [code for code in lying if begun & bits.BIT[DECK.card(code)]]
        return found[0] if len(found) == 1 else None

    def touch(self, card: str, lie: float = 0.0) -> None:
        click = (time.monotonic() - self.shown) * 1000 + lie
        self.page.send(
            {
                "type": "touch",
                "v": VERSION,
                "table": self.page.key.table,
                "number": self.number,
                "card": card,
                "click": click,
            }
        )

    def step(self, timeout: float = 60.0) -> Message:
        """Takes one message and does what the page does then."""
        self.choose()
        message = self.page.receive(timeout)
        self.times.append(time.monotonic())
        kind = message["type"]
        if kind == "probe":
            if self._delay_s:
                time.sleep(self._delay_s)
            self.page.send({"type": "echo", "v": VERSION, "probe": message["probe"]})
        elif kind == "update":
            self._asked = None
        elif kind == "problem":
            self.problems.append(message["code"])
        elif kind == "reading":
            self.readings.append(message)
            self.number, self.heard = message["number"], list(message["heard"])
            self._due = self.times[-1] + message["lead_ms"] / 1000
            self.shown = self._due
            self._touched = set()
        elif kind == "mora" and message["number"] == self.number:
            assert message["place"] == len(self.heard) + 1
            if not self.heard:
                self.shown = max(self._due, self.times[-1])
            due = self.shown + len(self.heard) * self.readings[-1]["mora_ms"] / 1000
            self.heard.append(message["mora"])
            time.sleep(max(0.0, due - time.monotonic()))
            meant = self.meant(self)
            if meant is not None and meant[0] not in self._touched:
                self._touched.add(meant[0])
                self.touch(*meant)
        return message

    def choose(self) -> None:
        """Does the first thing that may be done, but moves no card about."""
        state = self.page.state
        choices = [choice["words"] for choice in state["view"]["choices"]]
        if not choices or self._asked == state["ply"]:
            return
        self._asked = state["ply"]
        words = ["ready"] if ["ready"] in choices else self.rng.choice(choices)
        self.page.send(self.page.move_message(words))

    def until(self, done: Callable[[Message], bool]) -> Message:
        """Goes on until something comes."""
        while True:
            message = self.step()
            if done(message):
                return message

    def until_read(self, number: int, morae: int = 0) -> None:
        """Goes on until so many morae of a reading are heard."""
        while self.number < number or len(self.heard) < morae:
            self.step()

    def play(self) -> None:
        """Plays to the end of the match."""
        while not self.page.state["finished"]:
            self.step()


def sure(listener: Listener) -> tuple[str, float] | None:
    """Touches a card as soon as it is the only one."""
    card = listener.card()
    return None if card is None else (card, 0.0)


def state_of(frame: str) -> Any:
    """The table of an update, without who has a page open."""
    state = json.loads(frame)["state"]
    for seat in state["seats"]:
        seat["online"] = None
    return state
