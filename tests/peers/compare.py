"""Runs a round of the engine and one of the peer side by side and compares everything at every step."""

from __future__ import annotations

import random
from typing import Any

from hato.cards.hanafuda import DECK
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import Round
from tests.games.positions import KOI_KOI
from tests.peers.koi_koi_peer import KoiKoiPeer
from tests.peers.koi_koi_scorer import Line, Score
from tests.peers.koi_koi_tables import PRESETS, VALUES, options

LINE_NAMES = {
    "at_7": "double_at_7",
    "opponent_call": "double_after_opponent_call",
    "own_call": "double_after_own_call",
    "own_calls": "own_calls_plus_one",
    "all_calls": "calls_plus_one",
    "call_bonus": "ladder",
    "call_ladder": "ladder",
}
"""The engine's line keys and the names that the rules have for these steps."""


def random_differences(rng: random.Random, least: int = 1, most: int = 12) -> dict[str, Any]:
    """Some options with other values."""
    names = rng.sample(sorted(VALUES), rng.randint(least, most))
    return {name: rng.choice(VALUES[name]) for name in names}


def random_options(rng: random.Random) -> tuple[str, dict[str, Any]]:
    """A preset and differences."""
    return rng.choice(sorted(PRESETS)), random_differences(rng)


def zone(round_: Round, place: str) -> set[str]:
    """The cards of the engine at a place."""
    return next(set(DECK.names(mask)) for spec, mask in round_.zones() if spec.place == place)


def open_yaku(round_: Round, seat: int) -> Score:
    """What the engine says that a seat's open cards score."""
    return {line.key: line.points for line in round_.lines() if line.seat == seat}


def engine_lines(outcome: Outcome) -> list[Line]:
    """The engine's settlement with the names of the rules."""
    return [(LINE_NAMES.get(line.key, line.key), line.points, line.factor) for line in outcome.lines]


def split(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """Yaku in any order, then the steps in their order."""
    steps = {*LINE_NAMES.values(), "field_brights"}
    return sorted(line for line in lines if line[0] not in steps), [
        line for line in lines if line[0] in steps
    ]


class Pair:
    """An engine's round and the peer's, on the same way."""

    def __init__(self, preset: str, differences: dict[str, Any], dealer: int, month: int) -> None:
        self.told = f"{preset} {differences} dealer {dealer} month {month}"
        self.path: list[str] = []
        self.round: Round = KOI_KOI.deal(KOI_KOI.options(preset, differences), Setup(2, dealer, month))
        self.peer = KoiKoiPeer(options(preset, **differences), dealer, month)

    @property
    def why(self) -> str:
        """What a failure needs to be repeated."""
        return f"{self.told}: {', '.join(self.path)}"

    def same(self) -> None:
        """Everything open and everything hidden is equal now."""
        round_, peer = self.round, self.peer
        kind = round_.turn().kind
        stages = {"chance": ("deal", "flip"), "choice": ("play", "pick", "decide"), "over": ("over",)}
        assert peer.stage in stages[kind], self.why
        assert zone(round_, "field") == peer.table, self.why
        assert zone(round_, "stock") == peer.stock, self.why
        for seat in (0, 1):
            assert zone(round_, f"hand:{seat}") == peer.hands[seat], self.why
            assert zone(round_, f"captured:{seat}") == peer.piles[seat], self.why
            assert open_yaku(round_, seat) == peer.yaku(seat), self.why
            asked = kind == "choice" and seat == peer.mover
            words = {" ".join(KOI_KOI.actions.words(code)) for code in round_.legal(seat)}
            assert words == (peer.words() if asked else set()), self.why
        assert list(round_.facts()["calls"]) == peer.calls, self.why

    def step(self, rng: random.Random, bold: float) -> None:
        """One card of chance, or one choice; koi-koi is called with the probability `bold`."""
        if self.peer.stage in ("deal", "flip"):
            card = rng.choice(sorted(self.peer.stock))
            self.path.append(card)
            self.round.draw(DECK.card(card))
            self.peer.turn_up(card)
            return
        words = sorted(self.peer.words())
        text = rng.choice(words)
        if self.peer.stage == "decide":
            text = "koikoi" if rng.random() < bold else "stop"
        self.path.append(text)
        self.round.play(self.peer.mover, KOI_KOI.actions.code(text.split()))
        self.peer.do(text)

    def finished(self) -> None:
        """Both ended in the same way, with the same lines and points."""
        outcome, result = self.round.outcome(), self.peer.result
        assert outcome is not None and result is not None, self.why
        assert outcome.key == result.how, self.why
        assert outcome.points == result.points, self.why
        assert split(engine_lines(outcome)) == split(result.lines), self.why
        assert {line.seat for line in outcome.lines} <= {result.scorer}, self.why

    def walk(self, rng: random.Random, bold: float) -> None:
        """To the end of the round; while dealing only the end of the deal is compared."""
        while self.peer.stage != "over":
            self.step(rng, bold)
            if self.peer.stage != "deal":
                self.same()
        self.finished()
