"""Statistics are what one counts by hand."""

from __future__ import annotations

import json

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
    assert (botan.matches_won, botan.rounds_won) == (1, 1)
    assert botan.points == botan.best_round == 22
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


def test_what_multiplies_is_no_yaku_and_payments_are_points() -> None:
    go_stop = game("go_stop")
    multiplied = set()
    for name in ("gostop-six", "matgo_netmarble-jokers", "godori_literal"):
        lines = list(read(path_of(go_stop, name)))
        told = [json.loads(line) for line in lines]
        found = statistics([lines])
        settled = [one for line in told if line["type"] == "scored" for one in line["lines"]]
        multiplied |= {one["key"] for one in settled if one["cards"] and one["factor"] > 1}
        yaku = {key for seat in found.values() for key in seat.yaku}
        assert yaku and {f"line-{key}" for key in yaku} <= go_stop.keys
        assert not yaku & multiplied
        rounds = [line for line in told if line["type"] == "round"]
        assert any(line["type"] == "paid" for line in told) or name == "godori_literal"
        assert sum(seat.points for seat in found.values()) == 0
        assert all(seat.rounds == len(rounds) for seat in found.values())
    assert multiplied == {"shake", "joker_double"}


def test_nobody_loses_more_than_he_has() -> None:
    lines = list(read(path_of(game("go_stop"), "matgo-bankroll")))
    last = json.loads([line for line in lines if b'"round"' in line][-1])
    found = statistics([lines])
    assert min(last["totals"]) == 0
    assert [seat.points for seat in found.values()] == [total - 30 for total in last["totals"]]


def test_an_unfinished_match_and_equal_names() -> None:
    lines = [line.replace("Botan", "Ayame") for line in example()[:-2]]
    found = statistics([lines])
    assert set(found) == {"Ayame (0)", "Ayame (1)"}
    assert found["Ayame (1)"].finished == 0
    assert found["Ayame (1)"].rounds_won == 1
