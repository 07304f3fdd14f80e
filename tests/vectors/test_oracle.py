"""Recorded rounds of a commercial game: every one comes out exactly, and not if a rule is changed."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hato.core.chance import Recorded
from hato.core.registry import game
from hato.play.session import NEXT, Session
from hato.records import header_of, verify, write
from hato.testing.check import check_file
from hato.testing.oracle import PRESET, Oracle

ROOT = Path(__file__).resolve().parents[2]
FILE = (
    Path(os.environ.get("HATO_SHARED", ROOT.parent / "shared")) / "oracle" / "koikoi_japan" / "rounds.jsonl"
)

pytestmark = pytest.mark.skipif(
    not FILE.exists(),
    reason="The recorded rounds are not there: put the folder 'shared' beside the project, "
    "or name it in HATO_SHARED.",
)


@cache
def records() -> list[dict[str, Any]]:
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def failing(**changes: object) -> int:
    """The number of rounds that come out differently under changed options."""
    options: Any = replace(game("koi_koi").options(PRESET), **changes)
    oracle = Oracle(options)
    return sum(bool(oracle.replay(record)) for record in records())


def test_every_recorded_round_comes_out_exactly() -> None:
    seen: list[int] = []
    results = check_file(FILE, seen.append)
    assert results.differences == []
    assert (results.passed, results.failed) == (1183, 0)
    assert seen == list(range(1, 1184))


def test_the_records_hold_what_they_are_said_to_hold() -> None:
    oracle = Oracle()
    assert not any(oracle.replay(record) for record in records())
    counts = oracle.counts
    assert (counts.rounds, counts.matches, counts.turns, counts.calls) == (1183, 150, 13304, 387)
    assert counts.ends == {"stop": 944, "autostop": 198, "exhausted": 41}
    assert oracle.finish() == []


@pytest.mark.parametrize(
    ("changes", "count"),
    [
        ({"cup_as_junk": False}, 169),
        ({"viewing_value_after_call": "none"}, 130),
        ({"viewing_value": 3, "viewing_value_after_call": "none"}, 223),
        ({"viewing_value": 5, "viewing_value_after_call": "none"}, 353),
        ({"viewings": "off"}, 396),
        ({"scheme": "doublings", "double_at_7": False, "double_after_opponent_call": False}, 235),
        ({"scheme": "own_calls_plus_one"}, 235),
        ({"exhaustion": "no_points"}, 41),
        ({"oya_ken_points": 6}, 41),
        ({"improve_test": "any_yaku", "improve_by_growth": False}, 70),
        ({"next_dealer": "alternate"}, 575),
        ({"next_dealer": "fixed"}, 458),
    ],
    ids=lambda value: (
        " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
    ),
)
def test_a_changed_rule_fails_in_exactly_as_many_rounds_as_the_records_say(
    changes: dict[str, object], count: int
) -> None:
    assert failing(**changes) == count


def matches() -> Iterator[list[dict[str, Any]]]:
    match: list[dict[str, Any]] = []
    for record in records():
        match.append(record)
        if "match_winner" in record:
            yield match
            match = []


def played(match: list[dict[str, Any]]) -> Session:
    """A recorded match as a session: its cards in the order of the deal, its moves as entries."""
    koi_koi = game("koi_koi")
    options = koi_koi.options(PRESET)
    oracle = Oracle()
    card = koi_koi.deck.card
    # in the draw by lot the lower card deals
    chances = [Recorded([1, 0] if match[0]["dealer"] else [0, 1])]
    for record in match:
        piles = {"hand:0": record["hands"][0], "hand:1": record["hands"][1], "field": record["field"]}
        cards = {place: iter(pile) for place, pile in piles.items()}
        dealt = [card(next(cards[place])) for place in oracle.deal_order(record["dealer"])]
        chances.append(Recorded([*dealt, *map(card, record["stock"])]))
    session = Session(koi_koi, options, 2, lambda deal: chances[deal])
    for record in match:
        if session.waiting:
            session.do(0, NEXT)
        for action in record["actions"]:
            verb, *cards_named = action.split()
            if verb == "turn":
                if session.asked and session.round.facts()["phase"] == "pick":
                    session.do(session.asked[0], ("take", cards_named[1]))
                continue
            seat = session.asked[0]
            legal = [koi_koi.actions.words(code) for code in session.round.legal(seat)]
            words = (verb, *cards_named[:2])
            session.do(seat, words if words in legal else (verb, *cards_named[:1]))
    return session


def test_whole_matches_played_through_a_session_end_as_recorded_and_their_records_verify() -> None:
    count = 0
    for match in matches():
        session = played(match)
        assert session.finished
        assert list(session.totals) == match[-1]["after"]
        winner = match[-1]["match_winner"]
        assert session.winners == ((0, 1) if winner is None else (winner,))
        lines = list(write(session, header_of(session, PRESET, ("0", "1"))))
        replay = verify(lines)
        assert replay.complete and list(replay.write()) == lines
        count += 1
    assert count == 150
