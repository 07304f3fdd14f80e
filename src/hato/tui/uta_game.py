"""Poems that are answered in turn, in lines: a numbered hand, the upper half, several cards in one line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from hato.cards.poems import DECK
from hato.core.events import Event
from hato.core.view import View
from hato.families.poems import kimariji
from hato.tui.ask import WrongAnswer
from hato.tui.poem_game import PoemGame, Words, numbered, zone_of
from hato.tui.show import hand

LAYOUT = "uta"
GIVING = ("penalty", "discard", "pearl")
"""The phases in which cards go one by one."""
VERBS = ("answer", "yaku", "lay", *GIVING, "give", "drop")
"""Words that may stand before the cards and change nothing."""
DECLINE: Words = ("decline",)
DONE: Words = ("done",)


class UtaGame(PoemGame):
    """A match of four who answer in turn, in lines."""

    def _goes_on(self, sealed: bool, seats: tuple[int, ...]) -> bool:
        """Cards that are given one by one are told together."""
        if self.session.round.turn().sealed:
            return sealed
        phase: str = self.session.view(self.seat).facts["phase"]
        return not sealed and phase in GIVING

    # asking

    def _chosen(self) -> list[Words]:
        view = self.session.view(self.seat)
        self._write("")
        for line in self._showing(view):
            self._write(line)
        phase = view.facts["phase"]
        optional = any(choice.words == DONE for choice in view.choices)
        prompt = self.words.get("recital-ask-done" if optional else f"recital-ask-{phase}")
        while True:
            try:
                return self._meant(view, self._typed(prompt))
            except WrongAnswer as wrong:
                self._write(self.words.get(wrong.key, **wrong.values))

    def _listed(self, view: View) -> list[str]:
        """The cards among which the player chooses, by their numbers: his hand first."""
        held = hand(view, self.namer)
        choices = [choice.words[1] for choice in view.choices if len(choice.words) > 1]
        if not set(choices) & set(held):
            return choices
        return [*(code for code in held if code in choices), *(code for code in choices if code not in held)]

    def _own(self, view: View) -> bool:
        """Does the player answer with his own cards?"""
        return bool(view.facts["phase"] != "answer" or view.facts["owner"] == self.seat)

    def _showing(self, view: View) -> Iterator[str]:
        """What is asked, and the cards or endings with their numbers."""
        facts, codes = view.facts, self._listed(view)
        game, phase = self.session.game.id, facts["phase"]
        if phase == "answer" and not self._own(view):
            upper = self.words.get("karuta-upper")
            yield self.words.get("recital-part", what=upper, value=self.poems.upper(facts["poem"]))
            seen = facts["owner"] in facts["seen"]
            owner = self.namer.person(facts["owner"])
            yield self.words.get(f"{game}-hint-answer{'-hand' if seen else ''}", name=owner)
            answers = [self.poems.lower(code) for code in codes]
        else:
            answers = [self._card(view, code) for code in codes]
            if phase in GIVING:
                other, count = facts["left"][0]
                yield self.words.get(f"{game}-hint-{phase}", name=self.namer.person(other), count=count)
            else:
                yield self.words.get(f"{game}-hint-{'own' if phase == 'answer' else phase}")
        buttons = [choice.words for choice in view.choices if len(choice.words) == 1]
        yield from numbered([*answers, *(self.namer.action(words) for words in buttons)])

    def _card(self, view: View, code: str) -> str:
        """A card that is held, with what it is besides."""
        name = self.poems.name(code)
        marks = []
        if any(zone.name == "yaku" and code in DECK.names(zone.cards or 0) for zone in view.zones):
            marks.append(self.words.get("uta_karuta-yaku"))
        if worth := self.session.options.pearl(DECK.card(code)):
            marks.append(self.words.get("uta_karuta-pearl-worth", count=worth))
        if "kimariji" in self.poems.shown:
            kana = self.poems.kimariji(kimariji(DECK.card(code)))
            marks.append(self.words.get("recital-decisive", kana=kana))
        return f"{name} ({', '.join(marks)})" if marks else name

    # what a line means

    def _meant(self, view: View, typed: str) -> list[Words]:
        """The words of the entries that a line makes. Raises WrongAnswer."""
        codes = self._listed(view)
        phase = view.facts["phase"]
        buttons = [choice.words for choice in view.choices if len(choice.words) == 1]
        if (typed.lower(),) in buttons:
            return [(typed.lower(),)]
        if not typed:
            if DONE in buttons:
                return [DONE]
            raise WrongAnswer(f"recital-wrong-{'answer' if phase == 'answer' else 'nothing'}")
        tokens = typed.replace(",", " ").replace(";", " ").replace("、", " ").split()
        if len(tokens) > 1 and tokens[0].lower() in VERBS:
            tokens = tokens[1:]
        if len(tokens) == 1 and tokens[0] == str(len(codes) + 1) and buttons:
            return [buttons[0]]
        named = self._named(tokens, codes, len(buttons))
        if phase in GIVING:
            most = min(view.facts["left"][0][1], len(codes))
            if len(set(named)) < len(named):
                raise WrongAnswer("recital-wrong-same")
            if len(named) > most:
                raise WrongAnswer("recital-wrong-most", count=most)
        elif len(named) > 1:
            raise WrongAnswer("tui-wrong-more", answer=typed)
        return [(phase, code) for code in named]

    def _named(self, tokens: Sequence[str], codes: Sequence[str], buttons: int) -> list[str]:
        """The cards that the tokens name: each by itself, or all together one. Raises WrongAnswer."""
        line = " ".join(tokens)
        if not all(_index(token) for token in tokens):
            whole = self.poems.named(line, codes) if not _index(line) else []
            if len(whole) == 1:
                return whole
            if len(whole) > 1:
                raise WrongAnswer("tui-wrong-many", answer=line)
        return [self._one(token, codes, buttons) for token in tokens]

    def _one(self, token: str, codes: Sequence[str], buttons: int) -> str:
        if token.isascii() and token.isdecimal():
            if not (len(token) < 4 and 1 <= int(token) <= len(codes)):
                raise WrongAnswer("tui-wrong-number", number=token, most=str(len(codes) + buttons))
            return codes[int(token) - 1]
        found = self.poems.named(token, codes)
        if len(found) == 1:
            return found[0]
        if found:
            raise WrongAnswer("tui-wrong-many", answer=token)
        others = self.poems.named(token, DECK.codes)
        if len(others) == 1:
            raise WrongAnswer("tui-wrong-place", card=self.namer.card(others[0]))
        raise WrongAnswer("recital-wrong-ending", answer=token)

    # telling

    def _tell(self, events: Iterable[Event]) -> None:
        """Says what happened; cards that go the same way one after the other are told in one sentence."""
        joined: list[Event] = []
        for event in events:
            last = joined[-1] if joined else None
            if last and event.kind == "moved" == last.kind and _way(last) == _way(event):
                joined[-1] = replace(last, cards=last.cards + event.cards)
            else:
                joined.append(event)
        super()._tell(joined)

    def _told_here(self, event: Event, after: Event | None) -> list[str] | None:
        if event.kind == "drawn" and event.target == "reading":
            self._told.clear()
            upper = self.poems.upper(DECK.codes[event.cards[0]])
            return ["", self.words.get("recital-part", what=self.words.get("karuta-next"), value=upper)]
        if event.kind == "revealed" and after and zone_of(after.target) == "yaku":
            return []
        if event.kind == "chose" and event.words[0] == "answer":
            right = "no" if after and after.key == "wrong" else "yes"
            card = self.namer.card(event.words[1])
            return [self.words.get("recital-answers", **self._who(event), card=card, right=right)]
        if event.kind == "called":
            call = self.namer.text("call", event.key or "")
            return [] if event.key == "wrong" else [self.words.get("recital-said", what=call)]
        if event.kind == "moved" and event.target == "gone":
            return [*self._gone(event)]
        if event.kind == "moved" and zone_of(event.target) in ("hand", "dropped"):
            return [self._given(event)]
        return None

    def _gone(self, event: Event) -> Iterator[str]:
        """A card that leaves with its poem, and the poem."""
        code = DECK.codes[event.cards[0]]
        key = f"{self.session.game.id}-log-moved-{zone_of(event.source)}-gone"
        yield self.words.get(key, **self._who(event), card=self.namer.card(code), number=1)
        yield from self.poems.poem_lines(code)

    def _given(self, event: Event) -> str:
        cards = self.poems.cards(event.cards)
        if zone_of(event.target) == "dropped":
            return self.words.get("recital-drops", **self._who(event), cards=cards)
        owner = int((event.target or "").partition(":")[2])
        to = "you" if owner == self.seat else "other"
        receiver = self.namer.who(owner)["who"]
        return self.words.get("recital-gives", **self._who(event), cards=cards, to=to, receiver=receiver)

    # commands

    def _board(self) -> Iterator[str]:
        view = self.session.view(self.seat)
        for seat in range(self.session.seats):
            yaku = view.zone("yaku", seat).cards or 0
            left = self.words.get("cards-left", count=view.zone("hand", seat).count)
            if yaku:
                name = self.namer.place("yaku")
                left += f"; {self.words.get('recital-part', what=name, value=self.namer.mask(yaku))}"
            yield self.words.get("recital-part", what=self.namer.person(seat), value=left)
        yield self.words.get("tui-your-hand")
        yield from numbered([self._card(view, code) for code in hand(view, self.namer)])
        if dropped := view.zone("dropped", self.seat).cards or 0:
            place = self.namer.place("dropped")
            yield self.words.get("recital-part", what=place, value=self.namer.mask(dropped))
        if order := list(dict.fromkeys(view.facts["order"])):
            read = self.words.get("karuta-read-so-far")
            yield self.words.get("recital-part", what=read, value=self.namer.listed(order))

    def _help(self) -> tuple[str, ...]:
        return ("poem-answer", "give", "table", "y")


def _index(token: str) -> bool:
    """Is this a number or a code?"""
    number = token.lower().removeprefix("k")
    return number.isascii() and number.isdecimal()


def _way(event: Event) -> tuple[object, ...]:
    return event.seat, event.source, event.target, event.sight
