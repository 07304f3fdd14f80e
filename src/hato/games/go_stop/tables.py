"""Positions that test vectors describe by a few cards, as rounds that can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hato.core import bits
from hato.core.bits import BIT
from hato.core.events import Emit, Event
from hato.core.match import Setup
from hato.core.round import PositionError
from hato.games.go_stop.actions import ACTIONS
from hato.games.go_stop.opening import DEALT, LOOSE
from hato.games.go_stop.options import GoStopOptions
from hato.games.go_stop.pack import CODES, DECK, FLOWERS, SUIT, SUITS, names, read
from hato.games.go_stop.rules import GoStopRound
from hato.games.go_stop.seats import DONE, FLIP, GIVE_JUNK, HAND_CHECK, PICK_FLIP, PICK_HAND, PLAY, REFILL
from hato.games.go_stop.transfers import Step

Json = Mapping[str, Any]

ORDER = ("ppeok", "pak", "ttadak", "jjok", "sweep")
"""The events of a turn as vectors list them."""


class _OneTurn(GoStopRound):
    """A round that ends with the turn, and counts what the turn brings from the next player."""

    __slots__ = ("due",)

    def _gather(self) -> None:
        super()._gather()
        self.due = 0

    def run(self, steps: list[Step], emit: Emit | None) -> None:
        """Counts what is due from seat 1."""
        self.due += sum(step[3] for step in steps if step[0] == "give" and step[1] == 1)
        super().run(steps, emit)

    def finish_turn(self, emit: Emit | None) -> None:
        """The turn is over."""
        self.phase = DONE


class Table:
    """A position with seat 0 to play. Cards that the question does not name lie in the stock."""

    def __init__(self, options: GoStopOptions, question: Json) -> None:
        self.question = question
        self.log: list[Event] = []
        self.round = round_ = _OneTurn(options, Setup(options.players, 0))
        self.opponents = list(question.get("opponents_junk", {}))
        field, hand = read(question.get("table", ())), read(question.get("hand", ()))
        for stack in question.get("stacks", ()):
            self._stack(stack)
        round_.field |= field
        for seat, name in enumerate(self.opponents, 1):
            round_.captured[seat] = read(question["opponents_junk"][name])
        self.junk_before = round_.captured[:]
        self.stock = [self._card(code, field) for code in question.get("stock_top", ())]
        played = question["play"]
        is_card = isinstance(played, str) and played in DECK.index
        if is_card:
            hand |= DECK.set([played])
        used = round_.field | hand | bits.mask_of(self.stock) | sum(self.junk_before)
        if played is not None and "hand" not in question and not question.get("last_turn"):
            hand |= self._spare(used)
        round_.hand[0] = hand
        round_.stock = round_.shape.cards & ~used & ~hand | bits.mask_of(self.stock)
        round_.dealt = len(round_.shape.targets)
        round_.turns[0] = 1
        round_.phase = PLAY
        if played == "flip_only":
            round_.credits[0] = 1

    def _stack(self, codes: list[str]) -> None:
        cards = read(codes)
        month = bits.lowest(cards & FLOWERS) // 4
        owner = self.question.get("stack_owner", {}).get(f"{month + 1:02d}")
        self.round.field |= cards
        self.round.stacks[month] = 0 if owner == "self" else DEALT
        self.round.buried_in[month] = cards & ~FLOWERS

    def _card(self, code: str, used: int) -> int:
        """The card of a printed code that is not on the table."""
        copies = [card for card in bits.cards(DECK.mask & ~used) if names(BIT[card]) == [code]]
        return copies[0] if copies else DECK.card(code)

    def _spare(self, used: int) -> int:
        """A hand card that matches nothing, so that the turn is not the last one."""
        free = [
            card
            for card in bits.cards(self.round.shape.cards & FLOWERS & ~used)
            if not SUIT[card // 4] & used
        ]
        return BIT[free[0]] if free else 0

    def play(self, text: str) -> None:
        """Plays a card, a bomb or the stock alone, and the turn to its end."""
        words = text.split(":")
        round_ = self.round
        self._do(["play", *words] if words[0] in DECK.index else words)
        question = self.question
        while round_.phase != DONE:
            phase = round_.phase
            if phase == FLIP:
                self._draw()
            elif phase == PICK_HAND:
                self._do(["take", question["choice"]])
            elif phase == PICK_FLIP:
                self._do(["take", question["flip_choice"]])
            else:
                seat = round_.turn().seats[0]
                round_.play(seat, round_.fallback(seat), self.log.append)

    def _do(self, words: list[str]) -> None:
        self.round.play(0, ACTIONS.code(words), self.log.append)

    def _draw(self) -> None:
        if not self.stock:
            raise PositionError("the stock of the question has too few cards")
        self.round.draw(self.stock.pop(0), self.log.append)

    def told(self) -> dict[str, Any]:
        """What a vector of the type `turn` asks for."""
        round_ = self.round
        calls = [event.key for event in self.log if event.kind == "called"]
        seen = {"pak" if key == "own_pak" else str(key) for key in calls}
        given = [
            before & ~after for before, after in zip(self.junk_before[1:], round_.captured[1:], strict=True)
        ]
        pak = [event for event in calls if event in ("pak", "own_pak")]
        events = [key for key in ORDER if key in seen for _ in range(len(pak) if key == "pak" else 1)]
        used = len(self.question.get("stock_top", ())) - len(self.stock)
        return {
            "captured": sorted(names(round_.captured[0] & ~sum(given))),
            "table": sorted(names(round_.field & ~self._stacked())),
            "stacks": self._stacks(),
            "events": events,
            "president": bool({"pak", "ttadak", "bomb"} & seen),
            "junk_from_each_opponent": round_.due,
            "junk_transfers": {
                name: sorted(names(cards)) for name, cards in zip(self.opponents, given, strict=False)
            },
            "hand": sorted(names(round_.hand[0])),
            "flip_only_credits": round_.credits[0],
            "bombs": round_.bombs[0],
            "stock_used": used,
        }

    def _stacked(self) -> int:
        return bits.mask_of(
            [
                card
                for month in range(SUITS)
                if self.round.stacks[month] != LOOSE
                for card in bits.cards(self.round.field & SUIT[month] | self.round.buried_in[month])
            ]
        )

    def _stacks(self) -> list[list[str]]:
        round_ = self.round
        return [
            sorted(names(round_.field & SUIT[month] | round_.buried_in[month]))
            for month in range(SUITS)
            if round_.stacks[month] != LOOSE
        ]

    def legal(self, phase: str) -> list[str]:
        """What a vector of the type `legal` asks for."""
        round_ = self.round
        if phase == "HAND_CHECK":
            round_.phase = HAND_CHECK
        elif phase not in ("PRE", "PLAY"):
            raise PositionError(f"there is no phase {phase!r}; there are HAND_CHECK, PRE and PLAY")
        if self.question.get("flip_only_credits"):
            round_.credits[0] = self.question["flip_only_credits"]
        found = set()
        for code in round_.legal(0):
            verb, *rest = ACTIONS.words(code)
            rest = [names(DECK.set([word]))[0] if word in DECK.index else word for word in rest]
            found.add(":".join([verb, *rest]))
        return sorted(found)

    def after_joker(self, code: str) -> dict[str, Any]:
        """The state after a joker of the hand is used."""
        round_ = self.round
        card = next(card for card in bits.cards(round_.hand[0]) if names(BIT[card]) == [code])
        self._do(["joker", CODES[card]])
        while round_.turn().kind == "chance":
            self._draw()
        return {
            "captured": sorted(names(round_.captured[0])),
            "hand": sorted(names(round_.hand[0])),
            "phase": "PRE" if round_.phase == PLAY else "OVER",
            "turn_used": round_.phase != PLAY,
        }

    def check(self, dealer: str) -> dict[str, Any]:
        """What a vector of the type `deal_check` asks for."""
        round_ = self.round
        refill: list[int] = []
        size = bits.popcount(round_.field)
        targets = (0,) * 2 + (-1,) * size
        round_.shape = round_.shape._replace(targets=targets)
        round_.dealt = len(targets)
        round_.check_table(self.log.append)
        while round_.phase in (REFILL, GIVE_JUNK):
            refill += self.stock[:1]
            self._draw()
        answer: dict[str, Any] = {
            "stacks": self._stacks(),
            "loose": sorted(names(round_.field & ~self._stacked())),
            "captured": {dealer: sorted(names(round_.captured[0]))},
            "refill": [names(BIT[card])[0] for card in refill],
            "result": "play",
        }
        outcome = round_.outcome()
        if any(event.kind == "shuffled" for event in self.log):
            return {"result": "redeal", "next_dealer": "same"}
        if outcome is not None and outcome.winner is None:
            answer.update(result="draw", carry=outcome.carried.factor, next_dealer="same")
        elif outcome is not None:
            answer.update(result="round_win", winner=dealer, points=outcome.lines[0].points)
        return answer
