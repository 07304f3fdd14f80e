"""Worked examples of the rules: those of the reference, and more of the same kinds read off its text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hato.core.registry import game
from hato.testing.check import check_file

DATA = Path(__file__).parent / "data"
GIVEN = {
    "concentration": 5,
    "oicho_kabu": 9,
    "koi_koi": 49,
    "go_stop": 65,
    "general": 7,
    "deck": 5,
    "fortune": 6,
    "hato": 16,
    "sevens": 10,
    "daifugo": 24,
    "khanhoo": 28,
    "khanhoo_ming": 15,
    "khanhoo_qing": 5,
}


@pytest.mark.parametrize(("name", "count"), GIVEN.items())
def test_the_examples_of_the_reference(name: str, count: int) -> None:
    results = check_file(DATA / f"{name}.json")
    assert list(results.lines()) == [f"{DATA / name}.json: {count} passed, 0 failed"]


@pytest.mark.parametrize("name", GIVEN)
def test_more_examples_from_the_text_of_the_rules(name: str) -> None:
    results = check_file(DATA / f"own_{name}.json")
    assert results.differences == []


def test_the_examples_of_our_own_name_every_option_of_the_rules_they_test() -> None:
    vectors = json.loads((DATA / "own_koi_koi.json").read_text(encoding="utf-8"))["vectors"]
    assert len({vector["id"] for vector in vectors}) == len(vectors)
    assert {vector["type"] for vector in vectors} == {
        *("score", "multiplier", "deal_check", "legal", "turn", "decision", "exhaustion", "match_end")
    }
    rules = {vector["rule"] for vector in vectors}
    assert {"KK-2", "KK-3", "KK-4", "KK-5", "KK-6", "KK-7", "KK-8", "KK-9", "KK-10"} <= rules


def test_our_examples_of_go_stop_are_of_every_kind_and_every_rule() -> None:
    vectors = json.loads((DATA / "own_go_stop.json").read_text(encoding="utf-8"))["vectors"]
    assert len({vector["id"] for vector in vectors}) == len(vectors) >= 120
    assert {vector["type"] for vector in vectors if vector.get("game") == "go_stop"} == set(
        game("go_stop").answers()
    )
    assert {vector["rule"] for vector in vectors} == {f"GS-{number}" for number in range(1, 18)}


def test_our_examples_of_oicho_kabu_are_of_every_kind_and_every_rule() -> None:
    vectors = json.loads((DATA / "own_oicho_kabu.json").read_text(encoding="utf-8"))["vectors"]
    assert len({vector["id"] for vector in vectors}) == len(vectors)
    assert {vector["type"] for vector in vectors} == set(game("oicho_kabu").answers())
    assert {vector["rule"] for vector in vectors} == {f"OK-{number}" for number in range(1, 9)}


def test_our_examples_of_hato_are_of_every_kind() -> None:
    vectors = json.loads((DATA / "own_hato.json").read_text(encoding="utf-8"))["vectors"]
    assert len({vector["id"] for vector in vectors}) == len(vectors) >= 50
    assert {vector["type"] for vector in vectors} == set(game("hato").answers())
    rules = {vector["rule"] for vector in vectors}
    assert rules == {"MH-1", "MH-2", "MH-3", "MH-4", "MH-5", "MH-6", "MH-7", "C-2", "C-4", "C-5"}


def test_our_examples_of_daifugo_are_of_every_kind() -> None:
    vectors = json.loads((DATA / "own_daifugo.json").read_text(encoding="utf-8"))["vectors"]
    assert len({vector["id"] for vector in vectors}) == len(vectors) >= 80
    assert {vector["type"] for vector in vectors} == set(game("daifugo").answers())
    rules = {vector["rule"] for vector in vectors}
    assert rules == {f"DAI-{number}" for number in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15)}
