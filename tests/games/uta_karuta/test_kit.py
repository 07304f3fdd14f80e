"""The conformance kit over uta-karuta, positions that cannot be, and how long a round can be."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hato.core import bits
from hato.core.match import Setup
from hato.core.round import IllegalActionError, PositionError, Round
from hato.games.uta_karuta.rules import UtaRound
from hato.games.uta_karuta.table import PHASES
from hato.testing.conformance import check_game, random_options
from tests.games.poems import pass_by
from tests.games.uta_karuta.board import UTA, Board, dealt, options_of, table
from tests.games.uta_karuta.test_clauses import HANDS

HERE = Path(__file__).parent


@pytest.mark.parametrize("preset", UTA.presets)
def test_the_presets_keep_their_promises(preset: str) -> None:
    report = check_game(UTA, rounds=5, seed=2, probe=0.03, presets=(preset,))
    assert report.rounds == 5 and set(report.endings) == {"empty"}


@pytest.mark.slow
@pytest.mark.parametrize("preset", UTA.presets)
def test_two_thousand_rounds(preset: str) -> None:
    report = check_game(UTA, rounds=2000, seed=1, probe=0.001, presets=(preset,))
    assert report.rounds == 2000


def finish(round_: UtaRound, rng: Random, steps: int = 4000) -> int:
    """Plays at random, so many steps at most; the most choices that there were."""
    most = 0
    for _ in range(steps):
        if (turn := round_.turn()).kind == "over":
            break
        if turn.kind == "chance":
            round_.draw(rng.choice(bits.cards(round_.chances())))
            continue
        seat = rng.choice(turn.seats)
        codes = round_.legal(seat)
        most = max(most, len(codes))
        round_.play(seat, codes[0] if rng.random() < 0.6 else rng.choice(codes))
    return most


@pytest.mark.parametrize("seed", range(10))
def test_each_poem_is_read_twice_at_most_and_no_step_has_many_choices(seed: int) -> None:
    rng = Random(seed)
    options = random_options(UTA, rng, 4) if seed else options_of()
    round_ = UTA.deal(options, Setup(4, seed % 4))
    assert isinstance(round_, UtaRound)
    assert 10 < finish(round_, rng) <= 101
    assert round_.outcome() is not None
    assert len(round_.order) <= 200 and max(round_.order.count(card) for card in round_.order) <= 2


def test_a_round_in_which_nobody_answers_ends_too() -> None:
    round_ = dealt().round
    pass_by(round_)
    assert len(round_.order) <= 200 and round_.outcome() is not None


def test_illegal_actions_change_nothing() -> None:
    for board in (dealt(lay=False), table(HANDS), table(HANDS).read(1), table(HANDS).answered(1, 1)):
        round_ = board.round
        before = (round_.zones(), round_.facts(), [round_.secrets(seat) for seat in range(4)])
        for seat in range(4):
            legal = set(round_.legal(seat))
            for action in (-1, *range(UTA.actions.size + 1)):
                if action not in legal:
                    with pytest.raises(IllegalActionError):
                        round_.play(seat, action)
        for card in (-1, 100, *range(100)):
            if card < 0 or not round_.chances() >> card & 1:
                with pytest.raises(IllegalActionError):
                    round_.draw(card)
        assert (round_.zones(), round_.facts(), [round_.secrets(seat) for seat in range(4)]) == before


# positions


def parts(board: Board) -> tuple[dict[str, int], dict[str, Any], dict[int, dict[str, Any]]]:
    """Zones, facts and secrets of a board."""
    round_ = board.round
    zones = {spec.place: held for spec, held in round_.zones()}
    return zones, dict(round_.facts()), {seat: dict(round_.secrets(seat)) for seat in range(4)}


def restored(board: Board, zones: dict[str, int], facts: dict[str, Any], secrets: Any) -> Round:
    """The round of a position."""
    return UTA.restore(board.round.options, Setup(4, 3), zones, facts, secrets)


BAD: list[dict[str, Any]] = [
    {"phase": "dance"},
    {"phase": "over"},
    {"phase": "deal"},
    {"phase": "penalty"},
    {"phase": "penalty", "answerer": 1, "left": []},
    {"phase": "penalty", "answerer": 1, "left": [[1, 2]]},
    {"phase": "penalty", "answerer": 1, "left": [[0, 0]]},
    {"phase": "penalty", "answerer": 1, "left": [[9, 2]]},
    {"poem": None},
    {"poem": "k101"},
    {"poem": "k021"},
    {"poem": "k100"},
    {"owner": 1},
    {"owner": 4},
    {"failed": [1]},
    {"failed": [0, 1, 2, 3]},
    {"failed": [-1]},
    {"seen": [7]},
    {"order": ["x"]},
    {"waits": {"x": 1}},
    {"waits": [1]},
    {"left": 3},
]


@pytest.mark.parametrize("changes", BAD, ids=str)
def test_positions_that_cannot_be_are_refused(changes: dict[str, Any]) -> None:
    board = table(HANDS).read(1)
    zones, facts, secrets = parts(board)
    restored(board, zones, facts, secrets)
    with pytest.raises(PositionError):
        restored(board, zones, {**facts, **changes}, secrets)


@pytest.mark.parametrize("changes", [{"hand:0": 0}, {"hand:9": 1}, {"gone": 0}, {"stock": 1}, {"yaku:1": 3}])
def test_zones_that_cannot_be_are_refused(changes: dict[str, int]) -> None:
    board = table(HANDS).read(1)
    zones, facts, secrets = parts(board)
    with pytest.raises(PositionError):
        restored(board, {**zones, **changes}, facts, secrets)


def test_a_reading_with_an_empty_hand_is_refused() -> None:
    with pytest.raises(PositionError, match="the round is over"):
        table([(), (21,), (41,), (61,)])


def test_a_position_without_a_fact_is_refused() -> None:
    board = table(HANDS).read(1)
    zones, facts, secrets = parts(board)
    needless = set()
    for name in facts:
        less = {key: value for key, value in facts.items() if key != name}
        try:
            restored(board, zones, less, secrets)
            needless.add(name)
        except PositionError:
            continue
    assert needless == {"limit_ms"}


@pytest.mark.parametrize("seed", range(4))
def test_any_facts_make_a_round_that_can_be_played_or_a_clear_refusal(seed: int) -> None:
    """Facts changed at random in positions of every phase."""
    rng = Random(seed)
    phases = list(PHASES)
    values: list[Any] = [*phases, None, -1, 0, 1, 3, 4, True, "k001", "k021"]
    values += [[], [0], [0, 1], [[1, 2]], [[0, 2]], {}]
    long = tuple(range(30, 50))
    boards = [
        *(dealt(lay=False), dealt(), table(HANDS), table(HANDS).read(1), table(HANDS).answered(1, 1)),
        table(HANDS, choices="hand_of_owner").read(1).do("decline"),
        table([long, (2,), (3,), (4,)], {0: 12}).answered(12, 0),
        table([(12, *long), (2,), (3,), (4,)]).answered(12, 0),
        table(HANDS).unanswered(1),
    ]
    for board in boards:
        zones, facts, secrets = parts(board)
        for _ in range(60):
            changed = {**facts, rng.choice(list(facts)): rng.choice(values)}
            if rng.random() < 0.4:
                changed["phase"] = rng.choice(phases)
            try:
                made = restored(board, zones, changed, secrets if rng.random() < 0.5 else {})
            except PositionError as error:
                assert str(error)
                continue
            assert isinstance(made, UtaRound)
            finish(made, rng, 80)


def test_every_rule_has_tests_of_its_name() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    found = {int(number) for number in re.findall(r"^def test_uta_(\d+)_", text, re.M)}
    assert found == set(range(1, 8))
