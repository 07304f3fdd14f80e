"""Statistics are what one counts by hand."""

from __future__ import annotations

from hato.core.registry import game
from hato.records import read, redact, statistics
from tests.records.make_golden import path_of
from tests.records.test_golden import example


def test_a_match_of_one_round() -> None:
    found = statistics([example()])
    ayame, botan = found["Ayame"], found["Botan"]
    assert (ayame.matches, ayame.finished, ayame.matches_won, ayame.rounds, ayame.rounds_won) == (
        1,
        1,
        0,
        1,
        0,
    )
    assert (botan.matches_won, botan.rounds_won, botan.points, botan.best_round) == (1, 1, 22, 22)
    assert botan.calls == {"koikoi": 1, "stop": 1}
    assert botan.yaku == {"hanami": 1, "inoshikacho": 1}
    assert not ayame.calls and not ayame.yaku


def test_several_records_add_up_and_redacted_ones_count_too() -> None:
    names = ("nintendo", "flash", "koikoi_japan")
    records = [list(read(path_of(game("koi_koi"), name))) for name in names]
    whole = statistics(records)
    assert whole == statistics(redact(record, None) for record in records)
    assert whole["Ayame"].matches == 3
    assert whole["Ayame"].rounds == whole["Botan"].rounds == 12 + 12 + 8
    assert statistics([]) == {}


def test_an_unfinished_match_and_equal_names() -> None:
    lines = [line.replace("Botan", "Ayame") for line in example()[:-2]]
    found = statistics([lines])
    assert set(found) == {"Ayame (0)", "Ayame (1)"}
    assert found["Ayame (1)"].finished == 0
    assert found["Ayame (1)"].rounds_won == 1
