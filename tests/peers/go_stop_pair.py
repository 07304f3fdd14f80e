"""Runs a round of the engine and one of the naive peer side by side and compares everything at every step."""

from __future__ import annotations

import random
from typing import Any

from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Carried
from hato.core.round import Round
from tests.peers.go_stop_compare import (
    DECK,
    GO_STOP,
    engine_options,
    folded,
    open_yaku,
    pack_of,
    play,
    words,
    yaku_lines,
    zone,
)
from tests.peers.go_stop_peer import GoStopPeer
from tests.peers.go_stop_tables import options

FIXED = {"president", "three_ppeok", "heodang", "table_quad"}
CALLS = {
    *("go", "stop", "shake", "bomb", "small_bomb", "ppeok", "pak", "own_pak", "ttadak", "jjok", "sweep"),
    *("three_ppeok", "heodang"),
}
"""The calls that the peer makes too; the others are yaku and what follows from the cards."""


class Pair:
    """An engine's round and the peer's, on the same way."""

    def __init__(
        self,
        preset: str,
        differences: dict[str, Any],
        players: int,
        dealer: int,
        carry: int = 1,
        purse: tuple[int, ...] = (),
    ) -> None:
        self.told = f"{preset} {differences} players {players} dealer {dealer} carry {carry} purse {purse}"
        self.path: list[str] = []
        self.log: list[Event] = []
        setup = Setup(players, dealer, carried=Carried(carry), purse=purse)
        self.round: Round = GO_STOP.deal(engine_options(preset, differences), setup)
        o = options(preset, **differences)
        self.peer = GoStopPeer(
            o, players, dealer=dealer, pack=pack_of(o["jokers"]), carry=carry, purse=list(purse)
        )

    @property
    def why(self) -> str:
        """What a failure needs to be repeated."""
        return f"{self.told}: {', '.join(self.path)}"

    @property
    def over(self) -> bool:
        """Has the peer's round ended?"""
        return self.peer.result is not None

    def same(self) -> None:
        """Everything open and everything hidden is equal now."""
        round_, peer, why = self.round, self.peer, self.why
        stage, asked, may = peer.question
        facts = round_.facts()
        assert facts["phase"] == stage, why
        seats = () if asked is None else asked if isinstance(asked, tuple) else (asked,)
        assert round_.turn().seats == seats, why
        for seat in seats:
            assert words(round_, seat) == (may[seat] if stage == "hand_check" else may), why
        if stage in ("deal", "refill", "draw_card", "flip"):
            assert set(DECK.names(round_.chances())) == may, why
        assert zone(round_, "stock") == set(peer.stock), why
        if stage in ("pick_flip", "pick_hand", "flip") or facts["agenda"] or facts["asking"]:
            return  # in the middle of a turn the two lay cards down at different moments
        assert zone(round_, "field") == peer.field, why
        for seat in range(peer.seats):
            assert zone(round_, f"hand:{seat}") == set(peer.hands[seat]), why
            assert zone(round_, f"captured:{seat}") == set(peer.piles[seat]), why
            assert open_yaku(round_, seat) == peer.yaku(seat), why
        stacks = {month: (stack["by"], sorted(stack["jokers"])) for month, stack in facts["stacks"].items()}
        theirs = {month: (one.by, sorted(one.jokers)) for month, one in peer.stacks.items()}
        assert stacks == theirs, why
        for name in ("credits", "bombs", "goes", "ppeoks", "calls"):
            assert facts[name] == getattr(peer, name), (name, why)
        assert facts["debts"] == peer.debts, why
        assert facts["shown_months"] == [sorted(months) for months in peer.shown], why
        assert [(one["key"], one["points"]) for one in facts["paid"]] == peer.ledger, why
        assert self.called() == peer.told, why

    def called(self) -> list[tuple[int, str]]:
        """What the engine has called out, yaku and small things left out."""
        return [
            (event.seat, event.key)
            for event in self.log
            if event.kind == "called" and event.key in CALLS and event.seat is not None
        ]

    def draw(self, card: str) -> None:
        """Chance turns up a card, for both."""
        self.path.append(card)
        self.round.draw(DECK.card(card), self.log.append)
        self.peer.answer(card)

    def do(self, seat: int, text: str) -> None:
        """A seat makes a choice, for both."""
        self.path.append(f"{seat}: {text}")
        play(self.round, seat, text, self.log.append)
        self.peer.answer((seat, text) if self.peer.question[0] == "hand_check" else text)

    def step(self, rng: random.Random, bold: float) -> None:
        """One card of chance, or one choice; go is said with the probability `bold`."""
        stage, asked, may = self.peer.question
        if asked is None:
            self.draw(rng.choice(sorted(may)))
            return
        seat = rng.choice(asked) if isinstance(asked, tuple) else asked
        choices = sorted(may[seat] if stage == "hand_check" else may)
        special = [text for text in choices if text.split()[0] in ("joker", "bomb", "shake")]
        text = rng.choice(special if special and rng.random() < 0.5 else choices)
        if stage == "decide":
            text = "go" if rng.random() < bold else "stop"
        self.do(seat, text)

    def finished(self) -> None:
        """Both ended in the same way, with the same points, and lines that come to them."""
        outcome, result = self.round.outcome(), self.peer.result
        assert outcome is not None and result is not None, self.why
        assert (outcome.key, outcome.winner) == (result.how, result.winner), self.why
        assert list(outcome.points) == self.peer.points, self.why
        assert outcome.carried.factor == result.carry, self.why
        paid = [(one.key, list(one.points)) for one in outcome.paid]
        assert paid == self.peer.ledger, self.why
        yaku = {key: points for key, points in yaku_lines(outcome).items() if key not in FIXED}
        assert yaku == result.yaku, self.why
        for loser, points in result.pays.items():
            assert folded(outcome, loser) == points, self.why
        assert self.called() == self.peer.told, self.why

    def walk(self, rng: random.Random, bold: float) -> None:
        """To the end of the round; while dealing only the end of the deal is compared."""
        while not self.over:
            self.step(rng, bold)
            if not self.over and self.peer.question[0] != "deal":
                self.same()
        self.finished()
