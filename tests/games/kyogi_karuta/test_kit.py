"""The conformance kit over kyogi karuta, positions that cannot be, and how long a match can be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hato.core import bits
from hato.core.events import Event
from hato.core.match import Setup
from hato.core.outcome import Outcome
from hato.core.round import IllegalActionError, PositionError, Round
from hato.games.kyogi_karuta.rules import KyogiRound
from hato.games.kyogi_karuta.table import PHASES
from hato.testing import promises
from hato.testing.conformance import check_game, random_options
from tests.games.kyogi_karuta.board import KYOGI, Board, dealt, length, mat, options_of
from tests.games.poems import code, pass_by

HERE = Path(__file__).parent
CORE = HERE.parents[1] / "core" / "test_poems.py"


@pytest.mark.parametrize("preset", ["quick", "beginner"])
def test_the_presets_keep_their_promises(preset: str) -> None:
    report = check_game(KYOGI, rounds=2, seed=4, probe=0.01, presets=(preset,))
    assert report.rounds == 2 and report.endings == {"empty": 2}


@pytest.mark.slow
@pytest.mark.parametrize("preset", KYOGI.presets)
def test_two_thousand_matches_of_a_hundred_readings_at_most(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each preset, and some with random options between them."""
    readings = []

    def shown(log: Sequence[Event], found: Outcome) -> None:
        readings.append(sum(event.target == "read" for event in log))

    monkeypatch.setattr(promises, "shown", shown)
    report = check_game(KYOGI, rounds=2000, seed=1, probe=0.0005, presets=(preset,))
    assert report.rounds == len(readings) == 2000 and max(readings) <= 100


def finish(round_: KyogiRound, rng: Random, steps: int = 20_000) -> tuple[int, int, int]:
    """Plays at random, so many steps at most: the poems read, the most hundreds of a time, the most else."""
    most = hundreds = 0
    for _ in range(steps):
        if (turn := round_.turn()).kind == "over":
            break
        if turn.kind == "chance":
            round_.draw(rng.choice(bits.cards(round_.chances())))
            continue
        seat = rng.choice(turn.seats)
        codes = round_.legal(seat)
        if KYOGI.actions.words(codes[0])[0] == "at":
            hundreds = max(hundreds, len(codes))
        else:
            most = max(most, len(codes))
        # mostly nothing is touched: so a match is long
        round_.play(seat, codes[0] if rng.random() < 0.7 else rng.choice(codes))
    return len(round_.order), hundreds, most


@pytest.mark.parametrize("seed", range(6))
def test_every_match_ends_within_a_hundred_readings(seed: int) -> None:
    rng = Random(seed)
    options = (
        random_options(KYOGI, rng, 2) if seed > 2 else options_of(("source", "official", "beginner")[seed])
    )
    round_ = KYOGI.deal(options, Setup(2, seed % 2))
    assert isinstance(round_, KyogiRound)
    read, hundreds, most = finish(round_, rng)
    assert read <= min(100, sum(options.sides) + options.ghosts)
    assert hundreds <= 220 and most <= 101
    assert round_.outcome() is not None and round_.number == read


def test_a_match_in_which_nobody_touches_ends_too() -> None:
    round_ = dealt().round
    pass_by(round_)
    assert len(round_.order) <= 100 and round_.outcome() is not None


def test_the_longest_time_has_its_hundreds() -> None:
    longest = max(range(1, 101), key=length)
    board = mat(mine=(longest, 87), theirs=(22, 81), pace=150, late_ms=10_000, ghosts_shown=True)
    while not board.facts["decided"]:
        if board.round.turn().kind == "chance":
            board.draw(longest)
        else:
            board.do(board.round.turn().seats[0], "wait")
    board.do(0, f"touch {code(longest)}")
    end = board.round.interval[1]
    assert board.words(0)[-1] == f"at {end // 100}"
    assert end == length(longest) * 441 + 10_000
    assert len(board.words(0)) <= 200


def test_illegal_actions_change_nothing() -> None:
    rng = Random(5)
    for board in (dealt(), mat().draw(22), mat(early="foul"), mat().read(22, (0, 22, 500))):
        round_ = board.round
        before = (round_.zones(), round_.facts(), [round_.secrets(seat) for seat in range(2)])
        for seat in range(2):
            legal = set(round_.legal(seat))
            for action in [-1, KYOGI.actions.size, *rng.sample(range(KYOGI.actions.size), 150)]:
                if action not in legal:
                    with pytest.raises(IllegalActionError):
                        round_.play(seat, action)
        impossible = [card for card in (-1, 0, 50, 99, 100) if card < 0 or not round_.chances() >> card & 1]
        for card in impossible:
            with pytest.raises(IllegalActionError):
                round_.draw(card)
        assert (round_.zones(), round_.facts(), [round_.secrets(seat) for seat in range(2)]) == before


# positions


def parts(board: Board) -> tuple[dict[str, int], dict[str, Any], dict[int, dict[str, Any]]]:
    """Zones, facts and secrets of a board."""
    round_ = board.round
    zones = {spec.place: held for spec, held in round_.zones()}
    return zones, dict(round_.facts()), {seat: dict(round_.secrets(seat)) for seat in range(2)}


def restored(board: Board, zones: dict[str, int], facts: dict[str, Any], secrets: Any) -> Round:
    """The round of a position."""
    return KYOGI.restore(board.round.options, Setup(2, 0), zones, facts, secrets)


BAD: list[tuple[str, dict[str, Any]]] = [
    ("phase", {"phase": "dance"}),
    ("phase of the end", {"phase": "over"}),
    ("phase of the deal", {"phase": "deal"}),
    ("a phase before all readings", {"phase": "place"}),
    ("receiving nothing", {"phase": "receive", "sender": 0, "right": 1, "number": 0}),
    ("sending nothing", {"phase": "send", "number": 0}),
    ("sending more than there is", {"phase": "send", "number": 0, "sender": 0, "right": 9}),
    ("proving nothing", {"phase": "proof", "taker": 0}),
    ("number", {"number": 7}),
    ("number below", {"number": -1}),
    ("number as word", {"number": "one"}),
    ("morae", {"heard": ["ん"]}),
    ("one camp", {"slots": [[None] * 48]}),
    ("few places", {"slots": [[None] * 3, [None] * 3]}),
    ("empty camps", {"slots": [[None] * 48, [None] * 48]}),
    ("a card that is none", {"slots": [["k101", *[None] * 47], [None] * 48]}),
    ("order", {"order": ["k001"]}),
    ("hit", {"phase": "confirm", "hit": "k001"}),
    ("hit of nothing", {"phase": "confirm", "hit": None}),
    ("early", {"early": [True]}),
    ("early as nothing", {"early": None}),
    ("fouls", {"fouls": [1]}),
    ("moved", {"moved": [0, -1]}),
    ("taker", {"taker": 2}),
    ("sender", {"sender": "x"}),
    ("touch in the wrong camp", {"touches": [[0, 1, "k087", 30]]}),
    ("two touches in a camp", {"touches": [[0, 0, "k087", 30], [0, 0, "k018", 40]]}),
    ("touch by nobody", {"touches": [[3, 0, "k087", 30]]}),
    ("touch before the first mora", {"touches": [[0, 0, "k087", -30]]}),
    ("known", {"known": True}),
]


@pytest.mark.parametrize(("changes"), [changes for _, changes in BAD], ids=[name for name, _ in BAD])
def test_positions_that_cannot_be_are_refused(changes: dict[str, Any]) -> None:
    board = mat()
    zones, facts, secrets = parts(board)
    restored(board, zones, facts, secrets)
    with pytest.raises(PositionError):
        restored(board, zones, {**facts, **changes}, secrets)


@pytest.mark.parametrize(
    "changes",
    [
        {"camp:0": 0},
        {"camp:7": 1},
        {"read": 1},
        {"sent": bits.mask_of([86])},
        {"ghosts": bits.mask_of([86])},
    ],
)
def test_zones_that_cannot_be_are_refused(changes: dict[str, int]) -> None:
    board = mat()
    zones, facts, secrets = parts(board)
    with pytest.raises(PositionError):
        restored(board, {**zones, **changes}, facts, secrets)


@pytest.mark.parametrize(
    "secrets",
    [
        {0: {"half": ["k077", 3], "answered": False}},
        {0: {"half": ["k101", 3]}},
        {0: {"half": ["k087"]}},
        {0: {"half": ["k087", 999]}},
        {0: {"half": ["k087", 3], "answered": True}},
        {0: {"touches": [[0, "k022", 30]]}},
        {0: {"touches": [[0, "k087", -3]]}},
        {0: {"answered": True}, 1: {"answered": True}},
        {0: {"claim": 5}},
    ],
)
def test_secrets_that_cannot_be_are_refused(secrets: dict[int, dict[str, Any]]) -> None:
    board = mat().draw(22)
    zones, facts, _ = parts(board)
    restored(board, zones, facts, {})
    with pytest.raises(PositionError):
        restored(board, zones, facts, secrets)


def test_a_position_without_a_fact_is_refused() -> None:
    board = mat()
    zones, facts, secrets = parts(board)
    needless = set()
    for name in facts:
        less = {key: value for key, value in facts.items() if key != name}
        try:
            restored(board, zones, less, secrets)
            needless.add(name)
        except PositionError:
            continue
    assert needless == {"mora_ms", "interval", "decided", "limit_ms", "lead_ms", "decisive"}


@pytest.mark.parametrize("seed", range(4))
def test_any_facts_make_a_round_that_can_be_played_or_a_clear_refusal(seed: int) -> None:
    """Facts changed at random in positions of every phase."""
    rng = Random(seed)
    phases = list(PHASES)
    values: list[Any] = [*phases, None, -1, 0, 1, 2, 7, True, "k087", "k022", "む"]
    values += [[], [0, 1], [[], []], {}, ["む"], [None]]
    boards = [
        *(dealt(), dealt(ready=1), mat(), mat().draw(22), mat(early="foul"), mat().read(22, (0, 22, 500))),
        *(mat(proof="ending4").read(22, (0, 22, 500)), mat(regroup=True).read(22)),
        mat(casual_dispute=True).read(22, (0, 22, 500)),
        mat().read(22, (0, 22, 500)).do(0, "send k087"),
    ]
    for board in boards:
        zones, facts, secrets = parts(board)
        for _ in range(40):
            changed = {**facts, rng.choice(list(facts)): rng.choice(values)}
            if rng.random() < 0.5:
                changed["phase"] = rng.choice(phases)
            hidden = secrets if rng.random() < 0.5 else {}
            try:
                made = restored(board, zones, changed, hidden)
            except PositionError as error:
                assert str(error)
                continue
            assert isinstance(made, KyogiRound)
            finish(made, rng, 80)


def test_every_rule_has_tests_of_its_name() -> None:
    paths = [*sorted(HERE.glob("test_*.py")), CORE]
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    found = {int(number) for number in re.findall(r"^def test_kar_(\d+)_", text, re.M)}
    assert found == set(range(2, 13))
