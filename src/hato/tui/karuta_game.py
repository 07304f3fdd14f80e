"""Cards in two camps and a reader, in lines: the reader goes on when the player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hato.cards.poems import DECK
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.view import View
from hato.tui.ask import WrongAnswer
from hato.tui.camps import ROWS, Camps
from hato.tui.poem_game import PoemGame, Words, cards_of, numbered, zone_of

LAYOUT = "karuta"
SEPARATORS = ",;、，；"  # noqa: RUF001 - commas of all keyboards
WAIT: Words = ("wait",)


class KarutaGame(PoemGame):
    """A match in two camps in lines; one line always makes a whole choice, however many steps it has."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._announced = 0
        """the last reading that was announced"""
        self._times: dict[tuple[int | None, int], int] = {}
        """(seat, card) -> ms after the first mora, of the touches of this reading"""

    def _heading(self, setup: Setup, opener: int | None) -> Iterator[str]:
        """Nothing: a match is one round, and nobody begins."""
        return iter(())

    # asking

    def _camps(self) -> Camps:
        return Camps(self.session.view(self.seat), self.poems)

    def _chosen(self) -> list[Words]:
        """Shows what is asked, and asks until a line is an answer: the words of all its steps."""
        view = self.session.view(self.seat)
        phase = view.facts["phase"]
        if phase in ("listen", "calm") and self._announced != view.facts["number"]:
            early = self._announce(view)
            if phase == "calm":
                return [early]
        elif phase == "calm":
            return [WAIT]
        shown = self._clock()
        for line in self._showing(view):
            self._write(line)
        prompt = self._question(view)
        while True:
            typed = self._typed(prompt)
            try:
                return self._meant(view, typed, self._clock() - shown)
            except WrongAnswer as wrong:
                self._write(self.words.get(wrong.key, **wrong.values))

    def _announce(self, view: View) -> Words:
        """A reading begins when the player is ready: cards left, and what is read before the poem."""
        self._announced = number = view.facts["number"]
        self._times = {}
        options = self.session.options
        self._write("")
        reading = self.words.get(
            f"{self.session.game.id}-reading", number=number, all=sum(options.sides) + options.ghosts
        )
        self._write(self.words.get("recital-reading", reading=reading, counts=self._camps().counts()))
        order: list[str] = view.facts["order"]
        if not order:
            opening = self.poems.letters(
                self.words.get("karuta-naniwazu", "kana"), self.words.get("karuta-naniwazu", "romaji")
            )
            self._write(self.words.get("recital-part", what=self.words.get("karuta-opening"), value=opening))
        elif options.lower_half:
            again = self.poems.lower(order[-1])
            self._write(self.words.get("recital-part", what=self.words.get("karuta-reader"), value=again))
        while typed := self._typed(self.words.get("recital-next")):
            if typed.lower() == "early" and view.facts["phase"] == "calm":
                return ("early",)
            self._write(self.words.get("recital-not-yet"))
        self._told.clear()
        return WAIT

    def _showing(self, view: View) -> Iterator[str]:
        """What the player sees before a question."""
        phase = view.facts["phase"]
        game = self.session.game.id
        camps = Camps(view, self.poems)
        if phase == "listen":
            return
        yield ""
        if phase == "place" and not view.facts["moved"][self.seat]:
            yield self.words.get("recital-order")
        if phase == "place" or phase == "break" and view.facts["moved"][self.seat]:
            yield from camps.lines((0,))
        elif phase == "memorize":
            yield from camps.lines()
            yield self.words.get(f"{game}-hint-memorize")
        elif phase == "confirm":
            both = len({touch[0] for touch in view.facts["touches"] if touch[2] == view.facts["hit"]}) > 1
            yield self.words.get(f"{game}-hint-confirm" if both else "recital-confirm")
            yield from numbered([self.namer.action((word,)) for word in ("mine", "yours")])
        elif phase == "proof":
            poet = self.session.options.proof == "poet4"
            yield self.words.get(f"{game}-hint-proof-{'poet' if poet else 'ending'}")
            codes = cards_of(view, "answer")
            yield from numbered([self.poems.poet(one) if poet else self.poems.lower(one) for one in codes])
        elif phase == "send":
            yield from camps.lines((0,))
            yield self.words.get(f"{game}-hint-send", count=view.facts["right"])
        elif phase == "receive":
            yield from camps.lines((0,))
            sent = "".join(DECK.names(view.zone("sent").cards or 0))
            yield self.words.get(f"{game}-hint-receive", card=self.poems.card(sent))

    def _question(self, view: View) -> str:
        phase = view.facts["phase"]
        if phase == "listen":
            return self.words.get("recital-mora", heard=self.poems.heard(view.facts["heard"]))
        if phase == "receive":
            free = self.session.game.actions.words(self.session.round.fallback(self.seat))
            return self.words.get("recital-ask-receive", place=Camps(view, self.poems).at(free[1:]))
        if phase == "proof":
            return self.words.get("recital-ask-proof")
        if phase == "confirm":
            return self.words.get("tui-ask-choice")
        if phase == "send" and any(choice.words[0] == "forfeit" for choice in view.choices):
            return self.words.get("recital-ask-forfeit")
        return self.words.get(f"recital-ask-{phase}")

    # what a line means

    def _meant(self, view: View, typed: str, seconds: float) -> list[Words]:
        """The words of the steps that a line makes. Raises WrongAnswer."""
        phase = view.facts["phase"]
        allowed = {choice.words for choice in view.choices}
        words = tuple(typed.lower().split())
        if len(words) == 1 and words in allowed:
            return [words]
        if phase == "listen":
            return self._touches(view, typed, seconds)
        if phase in ("place", "break"):
            return self._moved(view, typed)
        if phase == "memorize":
            if typed:
                raise WrongAnswer("recital-wrong-enter", answer=typed)
            return [("ready",)]
        if phase == "send":
            if not typed:
                raise WrongAnswer("recital-wrong-send")
            return [("send", Camps(view, self.poems).card(typed, cards_of(view, "send")))]
        if phase == "receive":
            free = self.session.game.actions.words(self.session.round.fallback(self.seat))
            return [free if not typed else Camps(view, self.poems).slot(typed.split(), allowed)]
        if phase == "proof":
            return [self._proof(view, typed)]
        return [_one_of([("mine",), ("yours",)], typed)]

    def _touches(self, view: View, typed: str, seconds: float) -> list[Words]:
        """The steps of no touch, of one, or of one in each camp; then the reader goes on."""
        if not typed:
            return [WAIT]
        camps = Camps(view, self.poems)
        allowed = cards_of(view, "touch")
        for sign in SEPARATORS:
            typed = typed.replace(sign, SEPARATORS[0])
        named = [camps.card(part.strip(), allowed) for part in typed.split(SEPARATORS[0])]
        sides = [next(seat for seat in (0, 1) if code in camps.slots[seat]) for code in named]
        if len(set(sides)) < len(sides):
            raise WrongAnswer("recital-wrong-twice")
        low, high = view.facts["interval"]
        t = min(max(low + round(seconds * 1000) if self._keyboard else low, low), high)
        steps: list[Words] = []
        for code in named:
            steps += [("touch", code), ("at", str(t // 100)), ("ms", str(t % 100))]
        done = len(named) + sum(touch[0] == self.seat for touch in view.facts["touches"])
        return steps if done >= len(camps.slots) else [*steps, WAIT]

    def _moved(self, view: View, typed: str) -> list[Words]:
        """The steps of a card that is moved in the own camp, or none more."""
        if not typed:
            return [("ready",)]
        cards = cards_of(view, "move")
        if not cards:
            raise WrongAnswer("recital-wrong-moves")
        camps = Camps(view, self.poems)
        tokens = typed.split()
        end = len(tokens) - (3 if [token.lower() for token in tokens[-3:-2]] == ["to"] else 2)
        if end < 1 or [token.lower() for token in tokens[:end]] == ["move"]:
            raise WrongAnswer("recital-wrong-move", answer=typed)
        card = camps.card(" ".join(tokens[:end]), cards)
        start = camps.slots[self.seat].index(card)
        places = [
            ("to", row, str(slot + 1))
            for at, row in enumerate(ROWS)
            for slot in range(camps.width)
            if at * camps.width + slot != start
        ]
        return [("move", card), camps.slot(tokens[end:], places)]

    def _proof(self, view: View, typed: str) -> Words:
        """The ending or the poet that a line names: by its number in the list, or by its beginning."""
        codes = cards_of(view, "answer")
        if not typed:
            raise WrongAnswer("recital-wrong-proof", answer=typed)
        if typed.isascii() and typed.isdecimal() and len(typed) < 3:
            if not 1 <= int(typed) <= len(codes):
                raise WrongAnswer("tui-wrong-number", number=typed, most=str(len(codes)))
            return ("answer", codes[int(typed) - 1])
        if self.session.options.proof == "poet4":
            low = typed.casefold()
            found = [code for code in codes if self.poems.poet(code).casefold().startswith(low)]
        else:
            found = self.poems.named(typed, codes)
        if len(found) != 1:
            raise WrongAnswer("tui-wrong-many" if found else "recital-wrong-proof", answer=typed)
        return ("answer", found[0])

    # telling

    def _told_here(self, event: Event, after: Event | None) -> list[str] | None:
        game = self.session.game.id
        if event.target == "reading" and (event.kind == "drawn" or not event.cards or _leaves(after)):
            return []
        if event.kind == "chose" and event.words[0] in ("answer", "fail"):
            return []  # what follows says whether it was right
        if event.kind == "called" and event.key == "touch":
            return [self._touched(event)]
        if event.kind == "called":
            who = self.namer.who(None if event.key == "tomo_ote" else event.seat)
            call = self.namer.text("call", event.key or "")
            about = self.words.get(f"{game}-call-{event.key}", "about")
            return [self.words.get("recital-called", call=call, about=about, **who)]
        if _leaves(event):
            return [*self._tie(event), *self._left(event)]
        if event.kind == "moved" and event.words:
            key = f"{game}-log-moved-{zone_of(event.source)}-{zone_of(event.target)}"
            said = self.words.get(key, **self._who(event), card=self.namer.indices(event.cards), number=1)
            return [self.words.get("recital-laid", said=said, place=self._camps().at(event.words))]
        return None

    def _touched(self, event: Event) -> str:
        card = self.namer.indices(event.cards)
        if not event.words:
            return self.words.get("recital-touched", **self._who(event), card=card)
        self._times[event.seat, event.cards[0]] = int(event.words[0])
        return self.words.get(
            f"{self.session.game.id}-touched", **self._who(event), card=card, ms=event.words[0]
        )

    def _tie(self, event: Event) -> Iterator[str]:
        """Why the slower one has taken the card, or the one who was exactly as fast."""
        times = [self._times.get((seat, event.cards[0])) for seat in (0, 1)]
        if event.seat is None or None in times or self.session.options.casual_dispute:
            return
        apart = abs((times[0] or 0) - (times[1] or 0))
        if zone_of(event.source) == "camp" and apart <= self.session.options.tie_window_ms:
            yield self.words.get(f"{self.session.game.id}-tie", **self._who(event))

    def _left(self, event: Event) -> Iterator[str]:
        """Who has taken the card, and the poem."""
        code = DECK.codes[event.cards[0]]
        key = f"{self.session.game.id}-log-moved-{zone_of(event.source)}-read"
        yield self.words.get(key, **self._who(event), card=self.namer.card(code), number=1)
        yield from self.poems.poem_lines(code)

    # commands

    def _board(self) -> Iterator[str]:
        view = self.session.view(self.seat)
        yield from Camps(view, self.poems).lines()
        order: list[str] = view.facts["order"]
        options = self.session.options
        unread = sum(options.sides) + options.ghosts - len(order)
        yield self.words.get("karuta-unread", count=unread)
        if view.facts["known"]:
            absent = DECK.names(view.zone("ghosts").cards or 0)
            value = self.namer.listed(absent) or self.words.get("recital-empty")
            yield self.words.get("recital-part", what=self.namer.place("ghosts"), value=value)
        if order:
            read = self.words.get("karuta-read-so-far")
            yield self.words.get("recital-part", what=read, value=self.namer.listed(order))

    def _help(self) -> tuple[str, ...]:
        return ("reader", "touch", "rows", "move", "send", "board", "y")


def _leaves(event: Event | None) -> bool:
    """Does a card leave with its poem?"""
    return event is not None and event.kind == "moved" and event.target == "read"


def _one_of(answers: Sequence[Words], typed: str) -> Words:
    """The answer with that number in the list. Raises WrongAnswer."""
    if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:4]) <= len(answers):
        return answers[int(typed[:4]) - 1]
    raise WrongAnswer("recital-wrong-choice", answer=typed, most=str(len(answers)))
