"""The kit's own test with the karuta games: sealed turns in a row, and lines that show what is hidden."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from hato.core import bits
from hato.core.events import Emit, called
from hato.core.game import Game
from hato.core.match import Setup
from hato.core.outcome import Line, Outcome
from hato.core.round import Round
from hato.games.kyogi_karuta.game import KyogiKaruta
from hato.games.kyogi_karuta.rules import KyogiRound
from hato.games.kyogi_karuta.table import CALM
from hato.games.uta_karuta.game import UtaKaruta
from hato.games.uta_karuta.rules import UtaRound
from hato.testing import check_game, promises
from hato.testing.conformance import ConformanceError


class EarlyCall(KyogiRound):
    """Calls out a false start before both have chosen."""

    def _listen(self, seat: int, action: int, emit: Emit | None) -> None:
        super()._listen(seat, action, emit)
        if emit is not None and self.turn().sealed:
            emit(called(seat, "early"))


class CountedTouches(KyogiRound):
    """Counts in its facts what is still secret."""

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "fresh": len(self.fresh)}


class TellingStarts(KyogiRound):
    """Tells in its facts who has started falsely as soon as it happens."""

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "early": list(self.early)}


def kyogi(kind: type[KyogiRound]) -> KyogiKaruta:
    """Kyogi karuta with rounds of that kind, short, and a false start is a foul: readings begin sealed."""

    class Some(KyogiKaruta):
        def options(self, preset: str | None = None, differences: Mapping[str, object] | None = None) -> Any:
            short = {"cards_per_side": 5, "ghosts": 0, "early": "foul"}
            return super().options(preset, {**(differences or {}), **short})

        def deal(self, options: Any, setup: Setup) -> KyogiRound:
            return kind(options, setup, self.deck.mask)

    return Some()


def reading(game: Game, seed: int, wanted: str) -> Round:
    """A position at random in which a sealed turn is in that phase and all are asked."""
    rng = random.Random(seed)
    options = game.options("quick")
    round_ = game.deal(options, Setup(2, 0))
    while True:
        turn = round_.turn()
        if turn.sealed and round_.facts()["phase"] == wanted and rng.random() < 0.2:
            return round_
        if turn.kind == "chance":
            round_.draw(rng.choice(bits.cards(round_.chances())))
        elif turn.kind == "over":
            round_ = game.deal(options, Setup(2, 0))
        else:
            round_.play(turn.seats[0], rng.choice(round_.legal(turn.seats[0])[:3]))


@pytest.mark.parametrize(
    ("kind", "phase"), [(EarlyCall, "calm"), (TellingStarts, "calm"), (CountedTouches, "listen")]
)
def test_what_a_reading_keeps_secret_is_caught_when_it_is_told(kind: type[KyogiRound], phase: str) -> None:
    def check(one: type[KyogiRound]) -> None:
        game = kyogi(one)
        for seed in range(60):
            round_ = reading(game, seed, phase)
            for seat in range(2):
                promises.secrecy(game, round_, seat, random.Random(seed))

    check(KyogiRound)
    with pytest.raises(promises.Broken, match="can be seen before all have chosen|depends? on"):
        check(kind)


def test_a_sealed_turn_may_follow_another_at_once() -> None:
    """The last touch of a reading closes it, and both are asked before the next begins."""
    game = kyogi(KyogiRound)
    followed = 0
    for seed in range(200):
        round_ = reading(game, seed, "listen")
        turn = round_.turn()
        for mover in turn.seats if len(turn.seats) == 1 else ():
            for code in round_.legal(mover)[:1]:
                after = round_.clone()
                after.play(mover, code)
                followed += after.turn().sealed and after.facts()["phase"] == CALM
            promises.secrecy(game, round_, 1 - mover, random.Random(seed))
    assert followed


class ShownHands(UtaRound):
    """Its lines show the cards that are left in the hands."""

    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None:
            return None
        lines = [
            Line(line.key, line.seat, line.points, cards=self.hand[i]) for i, line in enumerate(found.lines)
        ]
        return Outcome(found.key, found.points, found.winner, tuple(lines), shared=found.shared)


def uta(kind: type[UtaRound]) -> UtaKaruta:
    """Uta-karuta with rounds of that kind."""

    class Some(UtaKaruta):
        def deal(self, options: Any, setup: Setup) -> UtaRound:
            return kind(options, setup, self.deck.mask)

    return Some()


def test_a_line_that_shows_hidden_cards_is_caught() -> None:
    assert check_game(uta(UtaRound), rounds=5, seed=1, probe=0.0, presets=("source",)).rounds == 5
    with pytest.raises(ConformanceError, match="shows cards that nobody but their owner has seen"):
        check_game(uta(ShownHands), rounds=5, seed=1, probe=0.0, presets=("source",))
