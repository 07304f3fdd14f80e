"""Questions: the choices of a view as numbered answers, and what a typed line means among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hato.core.view import Choice, View
from hato.tui import grid
from hato.tui.show import hand
from hato.tui.wording import Namer


class WrongAnswer(Exception):  # noqa: N818 - not an error of the program
    """A line that is no answer: the text `key` with values says why."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Slot:
    """A numbered answer: a card to tap, or the words of a button."""

    card: str = ""
    button: Choice | None = None


@dataclass(frozen=True)
class Question:
    """What is asked after the cards `tapped`: the answers, and the choices that are left.

    `amounts` are the choices by their number where the question is how much; they have no slots then.
    """

    tapped: tuple[str, ...]
    slots: tuple[Slot, ...]
    choices: tuple[Choice, ...]
    from_hand: bool
    amounts: Mapping[int, Choice] = field(default_factory=dict)


def question(view: View, namer: Namer, tapped: tuple[str, ...] = ()) -> Question:
    """The question to the viewer; a hand is numbered whole, so that its numbers stay where they are."""
    depth = len(tapped)
    choices = tuple(choice for choice in view.choices if choice.taps[:depth] == tapped)
    amounts = _amounts(choices)
    if amounts:
        return Question(tapped, (), choices, False, amounts)
    cards = list(dict.fromkeys(choice.taps[depth] for choice in choices if len(choice.taps) > depth))
    held = hand(view, namer)
    from_hand = bool(cards) and not tapped and set(cards) <= set(held)
    if not from_hand and len(cards) == 1 < len(choices) and all(len(one.taps) > depth for one in choices):
        return question(view, namer, (*tapped, cards[0]))  # the question is what to do with this card
    slots = [Slot(card) for card in (held if from_hand else cards)]
    slots += [Slot(button=choice) for choice in choices if len(choice.taps) == depth]
    return Question(tapped, tuple(slots), choices, from_hand)


def _amounts(choices: Sequence[Choice]) -> dict[int, Choice]:
    """The choices by their number, if each is the same verb with another number; else empty."""
    found = {int(one.words[1]): one for one in choices if len(one.words) == 2 and one.words[1].isdecimal()}
    same = len({choice.words[0] for choice in choices}) == 1
    return found if same and len(found) == len(choices) and not any(one.taps for one in choices) else {}


def answer(asked: Question, typed: str, namer: Namer) -> Choice | tuple[str, ...]:
    """The choice that a line makes, or the cards tapped so far where another question follows.

    Raises WrongAnswer.
    """
    tokens = typed.split()
    for choice in asked.choices:
        if [word.lower() for word in choice.words] == [token.lower() for token in tokens]:
            return choice
    if asked.amounts and (row := grid.columns(namer)):
        if picked := grid.picked(asked.amounts, typed, row):
            return picked
        raise WrongAnswer(f"{namer.game.id}-ask-wrong", answer=typed)
    if asked.amounts:
        return _amount(asked.amounts, typed, tokens[-1])
    if len(tokens) > 1 and any(
        choice.taps and choice.words[0] == tokens[0].lower() for choice in asked.choices
    ):
        tokens = tokens[1:]
    tapped = asked.tapped
    choices: Sequence[Choice] = asked.choices
    slots: Sequence[Slot] = asked.slots
    tokens = _whole(tokens, slots, namer)
    for place, token in enumerate(tokens):
        slot = _slot(token, slots, namer)
        if slot.button is not None:
            if place + 1 < len(tokens):
                raise WrongAnswer("tui-wrong-more", answer=typed)
            return slot.button
        depth = len(tapped)
        left = [choice for choice in choices if choice.taps[depth : depth + 1] == (slot.card,)]
        if not left:
            raise WrongAnswer("tui-wrong-card", card=namer.card(slot.card))
        tapped = (*tapped, slot.card)
        choices = left
        done = [choice for choice in left if choice.taps == tapped]
        if len(left) == 1 and done:
            if place + 1 < len(tokens):
                raise WrongAnswer("tui-wrong-more", answer=typed)
            return done[0]
        slots = [
            Slot(card)
            for card in dict.fromkeys(choice.taps[depth + 1] for choice in left if choice not in done)
        ]
        slots += [Slot(button=choice) for choice in done]
    return tapped


def _amount(amounts: Mapping[int, Choice], typed: str, token: str) -> Choice:
    """The choice with the number that was typed."""
    if token.isascii() and token.isdecimal() and len(token) < 9 and int(token) in amounts:
        return amounts[int(token)]
    low, high = str(min(amounts)), str(max(amounts))
    raise WrongAnswer("tui-wrong-amount", answer=typed, low=low, high=high)


def _whole(tokens: list[str], slots: Sequence[Slot], namer: Namer) -> list[str]:
    """The tokens; or the whole line as one, where it is the name of an answer."""
    line = " ".join(tokens)
    return [line] if len(tokens) > 1 and _named(line, slots, namer) else tokens


def label(slot: Slot, namer: Namer) -> str:
    """The name of an answer."""
    if slot.button is None:
        return namer.card(slot.card)
    return namer.action(slot.button.words)


def _named(token: str, slots: Sequence[Slot], namer: Namer) -> list[Slot]:
    """The answers whose name is, or else begins with, the token."""
    low = token.casefold()
    names = [(label(slot, namer).casefold(), slot) for slot in slots]
    return [slot for name, slot in names if name == low] or [
        slot for name, slot in names if name.startswith(low)
    ]


def _slot(token: str, slots: Sequence[Slot], namer: Namer) -> Slot:
    """The answer that a token means: a number, a card code, the word of an action, or the start of a name."""
    if token.isascii() and token.isdecimal() and len(token) < 4 and token not in namer.game.deck.index:
        if not 1 <= int(token) <= len(slots):
            raise WrongAnswer("tui-wrong-number", number=token, most=str(len(slots)))
        return slots[int(token) - 1]
    verbs = [slot for slot in slots if slot.button is not None and slot.button.words[0] == token.lower()]
    if len(verbs) == 1:
        return verbs[0]
    if verbs:
        raise WrongAnswer("tui-wrong-many", answer=token)
    codes = {code.lower(): code for code in namer.game.deck.codes}
    if code := codes.get(token.lower()):
        for slot in slots:
            if slot.card == code:
                return slot
        raise WrongAnswer("tui-wrong-place", card=namer.card(code))
    named = _named(token, slots, namer)
    if len(named) == 1:
        return named[0]
    raise WrongAnswer("tui-wrong-many" if named else "tui-wrong-answer", answer=token)
