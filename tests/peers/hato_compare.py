"""Runs a round of the engine and one of the peer side by side and compares everything at every step."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

from hato.core.match import Setup
from hato.core.outcome import total
from hato.core.registry import game
from hato.core.round import Round
from tests.peers.hato_peer import HatoPeer
from tests.peers.hato_tables import PRESETS, VALUES, options

HATO = game("hato")
DECK = HATO.deck

STAGES = {"chance": ("deal", "flip", "extra"), "choice": ("play", "pick", "pick_extra"), "over": ("over",)}


def random_differences(rng: random.Random, least: int = 1, most: int = 7) -> dict[str, Any]:
    """Some options with other values."""
    found = {name: rng.choice(VALUES[name]) for name in rng.sample(sorted(VALUES), rng.randint(least, most))}
    if found.get("settlement") == "totals":
        found["length"] = {"type": "rounds", "n": 12}
    return found


def random_options(rng: random.Random) -> tuple[str, dict[str, Any]]:
    """A preset and differences."""
    return rng.choice(sorted(PRESETS)), random_differences(rng)


class Pair:
    """An engine's round and the peer's, on the same way."""

    def __init__(self, preset: str, differences: dict[str, Any], dealer: int) -> None:
        self.options = HATO.options(preset, differences)
        self.seats = self.options.players
        self.told = f"{preset} {differences} dealer {dealer}"
        self.path: list[str] = []
        self.setup = Setup(self.seats, dealer)
        self.round: Round = HATO.deal(self.options, self.setup)
        self.peer = HatoPeer(options(preset, **differences), dealer)

    @property
    def why(self) -> str:
        """What a failure needs to be repeated."""
        return f"{self.told}: {', '.join(self.path)}"

    def same(self) -> None:
        """Everything open and everything hidden is equal now."""
        round_, peer = self.round, self.peer
        kind = round_.turn().kind
        assert peer.stage in STAGES[kind], self.why
        zones = {spec.place: set(DECK.names(mask)) for spec, mask in round_.zones()}
        wanted = {"field": set(peer.table), "stock": set(peer.stock)}
        wanted |= {f"hand:{seat}": set(peer.hands[seat]) for seat in range(self.seats)}
        wanted |= {f"captured:{seat}": set(peer.piles[seat]) for seat in range(self.seats)}
        if peer.turned:
            wanted["field"].add(peer.turned)
        assert zones == wanted, self.why
        for seat in range(self.seats):
            open_yaku = {
                line.key: Fraction(line.points, self.options.parts)
                for line in round_.lines()
                if line.seat == seat and line.key != "card_points"
            }
            assert open_yaku == peer.yaku(seat), self.why
            asked = kind == "choice" and seat == peer.mover
            words = {" ".join(HATO.actions.words(code)) for code in round_.legal(seat)}
            assert words == (peer.words() if asked else set()), self.why

    def step(self, rng: random.Random) -> None:
        """One card of chance, or one choice."""
        if self.peer.stage in STAGES["chance"]:
            card = rng.choice(sorted(self.peer.stock))
            self.path.append(card)
            self.round.draw(DECK.card(card))
            self.peer.turn_up(card)
            return
        text = rng.choice(sorted(self.peer.words()))
        self.path.append(text)
        self.round.play(self.peer.mover, HATO.actions.code(text.split()))
        self.peer.do(text)

    def finished(self) -> None:
        """Both ended with the same scores, results, winner and next dealer."""
        outcome, peer = self.round.outcome(), self.peer
        assert outcome is not None, self.why
        parts = self.options.parts
        found = [Fraction(points, parts) for points in outcome.points]
        assert found == [peer.results[seat] for seat in range(self.seats)], self.why
        assert outcome.winner == peer.winner, self.why
        for seat in range(self.seats):
            lines = [line for line in outcome.lines if line.seat == seat]
            upto = [line.key for line in lines].index("round_score")
            assert Fraction(total(lines[:upto]), parts) == peer.scores[seat], self.why
            assert total(lines) == outcome.points[seat], self.why
            assert {line.key for line in lines} & set(peer.yaku(seat)) == set(peer.yaku(seat)), self.why
        following = HATO.follow(self.options, [(self.setup, outcome)])
        if following is not None:
            assert following.dealer == peer.next_dealer, self.why

    def walk(self, rng: random.Random) -> HatoPeer:
        """To the end of the round; while dealing only the end of the deal is compared."""
        while self.peer.stage != "over":
            self.step(rng)
            if self.peer.stage != "deal":
                self.same()
        self.finished()
        return self.peer
