"""Replays recorded rounds of a commercial Koi-Koi game and compares everything that the records state.

The format is that of the conformance records of the preset `koikoi_japan` (KK-11): one round a line, with the
cards that were dealt, what was played and what it paid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, NamedTuple

from hato.core.actions import UnknownActionError
from hato.core.bits import lowest
from hato.core.chance import Recorded
from hato.core.events import Event
from hato.core.match import Setup, totals, winners
from hato.core.outcome import Outcome, add
from hato.core.registry import game
from hato.core.round import IllegalActionError, Round
from hato.games.koi_koi.options import KoiKoiOptions

Json = Mapping[str, Any]

GAME = "koi_koi"
PRESET = "koikoi_japan"


class Mismatch(NamedTuple):
    """A field of a round in which engine and record differ."""

    field: str
    expected: object
    came: object


@dataclass
class Counts:
    """What the replayed rounds hold, as the records tell it."""

    rounds: int = 0
    matches: int = 0
    turns: int = 0
    calls: int = 0
    ends: dict[str, int] = field(default_factory=dict)


class _DifferError(Exception):
    """The round cannot go on like its record."""

    def __init__(self, name: str, expected: object, came: object) -> None:
        self.mismatch = Mismatch(name, expected, came)


class Oracle:
    """Replays rounds one after the other under `options`; rounds of a match come in order.

    The default options are those of the preset `koikoi_japan`; others show that the comparison bites.
    """

    def __init__(self, options: KoiKoiOptions | None = None) -> None:
        self.game = game(GAME)
        self.options: KoiKoiOptions = options or self.game.options(PRESET)
        self.counts = Counts()
        self._number: object = None
        self._expected: Setup | None = None
        self._done: list[tuple[Setup, Outcome]] = []
        self._open = False
        self._orders: dict[int, list[str]] = {}

    def deal_order(self, dealer: int) -> list[str]:
        """The places that the engine deals one card after the other to, as a deal of any cards shows it."""
        if dealer not in self._orders:
            events: list[Event] = []
            round_ = self.game.deal(self.options, Setup(2, dealer))
            while round_.turn().kind == "chance" and not any(event.kind == "shuffled" for event in events):
                round_.draw(lowest(round_.chances()), events.append)
            self._orders[dealer] = [str(event.target) for event in events if event.kind == "dealt"]
        return self._orders[dealer]

    def replay(self, record: Json) -> list[Mismatch]:
        """The differences of one round; the first of those within it, and all of those in its results.

        Raises KeyError, TypeError or ValueError for a line that is no such round.
        """
        self._count(record)
        found = self._between(record)
        setup = Setup(2, record["dealer"], record["round"])
        moves = _Moves(self, record, setup)
        try:
            round_ = moves.run()
        except _DifferError as error:
            found.append(error.mismatch)
        else:
            found += self._results(record, round_)
        end = record["end"] == "exhausted"
        recorded = Outcome(record["end"], tuple(record["payoff"]), record["winner"], same_dealer=end)
        self._done.append((setup, recorded))
        return found + self._after(record)

    def finish(self) -> list[Mismatch]:
        """What is missing when the last line has been read: the end of the last match."""
        return [Mismatch("match_winner", "the end of the match", "the file ends")] if self._open else []

    def _count(self, record: Json) -> None:
        counts = self.counts
        counts.rounds += 1
        counts.matches += "match_winner" in record
        counts.turns += sum(action.startswith("turn ") for action in record["actions"])
        counts.calls += record["actions"].count("koikoi")
        counts.ends[record["end"]] = counts.ends.get(record["end"], 0) + 1

    def _between(self, record: Json) -> list[Mismatch]:
        """Does the round follow from the one before: number, dealer, totals?"""
        found = []
        if record["game"] != self._number:
            if self._open:
                found.append(Mismatch("match_winner", "the end of the match", "another match begins"))
            self._number = record["game"]
            self._done = []
            start: tuple[int, ...] = (self.options.purse,) * 2
            expected = Setup(2, record["dealer"], 1)  # either seat may deal first
        else:
            start = totals(self.options, 2, self._done)
            if self._expected is None:
                return [Mismatch("round", record["round"], "the match is over")]
            expected = self._expected
        self._open = True
        for name, came in (("round", expected.number), ("dealer", expected.dealer), ("before", list(start))):
            if record[name] != came:
                found.append(Mismatch(name, record[name], came))
        return found

    def _results(self, record: Json, round_: Round) -> list[Mismatch]:
        outcome = round_.outcome()
        assert outcome is not None
        yaku: list[list[Any]] = sorted([line.key, line.points] for line in outcome.lines if line.cards)
        other = [line for line in outcome.lines if not line.cards]
        won = outcome.winner is not None
        came = {
            "end": outcome.key,
            "winner": outcome.winner,
            "calls": list(round_.facts()["calls"]),
            "yaku": yaku,
            "points": sum(points for _, points in yaku),
            "bonus": sum(line.points for line in other) if won else 0,
            "multiplier": prod(line.factor for line in other) if won else 1,
            "payoff": list(outcome.points),
            "after": list(add(record["before"], outcome.points)),
        }
        expected = {**record, "yaku": sorted(list(line) for line in record["yaku"])}
        return [
            Mismatch(name, expected[name], value) for name, value in came.items() if expected[name] != value
        ]

    def _after(self, record: Json) -> list[Mismatch]:
        """Does the match go on as recorded, and who won it?"""
        self._expected = self.game.follow(self.options, self._done)
        over = "match_winner" in record
        self._open = not over
        if self._expected is not None:
            return [Mismatch("match_winner", record["match_winner"], "the match goes on")] if over else []
        if not over:
            return [Mismatch("match_winner", "the match goes on", "the match is over")]
        best = winners(totals(self.options, 2, self._done))
        winner = best[0] if len(best) == 1 else None
        return (
            []
            if record["match_winner"] == winner
            else [Mismatch("match_winner", record["match_winner"], winner)]
        )


class _Moves:
    """One round, driven by the actions of its record."""

    def __init__(self, oracle: Oracle, record: Json, setup: Setup) -> None:
        self.game = oracle.game
        self.record = record
        self.setup = setup
        self.round = oracle.game.deal(oracle.options, setup)
        self.moved: list[Event] = []
        self.piles = {"hand:0": record["hands"][0], "hand:1": record["hands"][1], "field": record["field"]}
        places = oracle.deal_order(setup.dealer)
        if any(len(pile) != places.count(place) for place, pile in self.piles.items()):
            raise ValueError("the hands and the field do not have as many cards as are dealt")
        cards = {place: iter(pile) for place, pile in self.piles.items()}
        self.chance = Recorded(self.game.deck.card(next(cards[place])) for place in places)
        self.cards = len(places)

    def run(self) -> Round:
        """The finished round; raises _DifferError where it cannot go on like its record."""
        self._deal()
        seat = self.setup.dealer
        for number, action in enumerate(self.record["actions"]):
            words = action.split()
            name = f"action {number} ({action})"
            if words[0] == "play":
                if number:
                    seat = 1 - seat if not self._first(number) else seat
                self._expect(name, ("choice", (seat,)))
                self._capture(name, seat, words)
            elif words[0] == "turn":
                self._expect(name, ("chance", ()))
                self._capture(name, seat, words)
            else:
                self._expect(name, ("choice", (seat,)))
                self._act(name, seat, words)
        self._expect("the end", ("over", ()))
        return self.round

    def _first(self, number: int) -> bool:
        return not any(str(action).startswith("play ") for action in self.record["actions"][:number])

    def _deal(self) -> None:
        for _ in range(self.cards):
            self.round.draw(self.chance.draw(self.round.chances()))
        zones = {spec.place: mask for spec, mask in self.round.zones()}
        for place, wanted in self.piles.items():
            if zones[place] != self.game.deck.set(wanted):
                raise _DifferError(f"deal, {place}", sorted(wanted), self.game.deck.names(zones[place]))

    def _expect(self, name: str, turn: tuple[str, tuple[int, ...]]) -> None:
        """Is the round where the record is?"""
        now = self.round.turn()
        if (now.kind, now.seats) != turn:
            raise _DifferError(name, _words(*turn), _words(now.kind, now.seats))

    def _legal(self, seat: int) -> list[tuple[str, ...]]:
        return [self.game.actions.words(code) for code in self.round.legal(seat)]

    def _act(self, name: str, seat: int, words: Sequence[str]) -> None:
        if words[0] in ("koikoi", "stop") and ("koikoi",) not in self._legal(seat):
            raise _DifferError(name, "a decision", "no decision is offered")
        try:
            self.round.play(seat, self.game.actions.code(words), self.moved.append)
        except (IllegalActionError, UnknownActionError) as error:
            raise _DifferError(name, "a legal action", str(error)) from None

    def _capture(self, name: str, seat: int, words: Sequence[str]) -> None:
        """Plays or turns a card and compares what it captures."""
        self.moved = []
        verb, card, *taken = words
        if verb == "play":
            chosen = ("play", card, *taken)
            self._act(
                name, seat, chosen if len(taken) == 1 and chosen in self._legal(seat) else ("play", card)
            )
        else:
            try:
                self.round.draw(self.game.deck.card(card), self.moved.append)
            except IllegalActionError as error:
                raise _DifferError(name, "a card of the stock", str(error)) from None
            if self.round.turn().kind == "choice" and ("take", *taken[:1]) in self._legal(seat):
                self._act(name, seat, ("take", *taken))
        came = [event for event in self.moved if event.kind == "moved" and event.target == f"captured:{seat}"]
        captured = sorted(self.game.deck.codes[one] for event in came for one in event.cards)
        expected = sorted([card, *taken]) if taken else []
        if captured != expected:
            raise _DifferError(name, expected, captured)


def _words(kind: str, seats: Sequence[int]) -> str:
    if kind == "choice":
        return "a choice of seat " + " and ".join(str(seat) for seat in seats)
    return {"chance": "a card of the stock", "over": "the end of the round"}[kind]
