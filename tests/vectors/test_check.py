"""The checker says what differs, and in one sentence what is wrong with a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hato.testing import check
from hato.testing.check import CheckError, Results, check_file, same

DATA = Path(__file__).parent / "data"
ROUND: dict[str, Any] = {
    "id": "T-1",
    "game": 1,
    "round": 1,
    "dealer": 0,
    "before": [30, 30],
    "hands": [
        ["03j1", "04j1", "04j2", "06j1", "06j2", "07r", "08b", "10a"],
        ["02a", "02j1", "05a", "05j2", "07a", "08a", "08j1", "09j1"],
    ],
    "field": ["02r", "03b", "05j1", "06r", "08j2", "09r", "10j1", "12j1"],
    "stock": ["01b", "12j3", "12b", "11a", "11j1", "10r", "01r"],
    "actions": [
        *("play 03j1 03b", "turn 01b", "play 09j1 09r", "turn 12j3 12j1", "play 08b 08j2", "turn 12b"),
        *("play 02a 02r", "turn 11a", "play 06j2 06r", "turn 11j1 11a", "play 05j2 05j1", "turn 10r 10j1"),
        *("play 06j1", "turn 01r 01b", "stop"),
    ],
    "end": "stop",
    "winner": 0,
    "calls": [0, 0],
    "yaku": [["sanko", 5]],
    "points": 5,
    "bonus": 0,
    "multiplier": 1,
    "payoff": [5, -5],
    "after": [35, 25],
}
"""A round in the format of the recorded ones."""


def vectors(tmp_path: Path, *changes: dict[str, Any]) -> Results:
    """The results of a file in which the first vector of Koi-Koi is changed, once for each change."""
    base = {
        "id": "V-1",
        "game": "koi_koi",
        "type": "score",
        "options": {"preset": "nintendo"},
        "input": {"captured": ["03b", "09a"]},
        "expect": {"yaku": {"hanami": 5}, "total": 5},
    }
    path = tmp_path / "v.json"
    path.write_text(
        json.dumps(
            {"schema": "hato-vectors/1", "game": "koi_koi", "vectors": [{**base, **c} for c in changes]}
        )
    )
    return check_file(path)


def rounds(tmp_path: Path, *changes: dict[str, Any]) -> list[str]:
    """The differences of recorded rounds with these changes; the match is closed behind them."""
    path = tmp_path / "r.jsonl"
    path.write_text("".join(json.dumps({**ROUND, **c}) + "\n" for c in changes))
    return list(check_file(path).lines())[:-1]


def test_a_right_vector_passes_and_only_named_fields_are_compared(tmp_path: Path) -> None:
    results = vectors(
        tmp_path,
        {},
        {"expect": {"total": 5}},
        {"expect": {}},
        {"game": "deck", "type": "deck_fact", "input": {"query": "count_by_kind"}, "expect": {"total": 48}},
    )
    assert (results.passed, results.failed, results.differences) == (4, 0, [])


@pytest.mark.parametrize(
    ("answer", "expected", "well"),
    [(1, 1, True), (1, True, False), (2, 1, False), ([1, 2], [1, 2], True), ([2, 1], [1, 2], False)]
    + [({"a": 1}, {"a": 1}, True), ({"a": 1}, 1, False), (1, {"a": 1}, False)],
)
def test_an_answer_may_be_any_value(
    monkeypatch: pytest.MonkeyPatch, answer: object, expected: object, well: bool
) -> None:
    monkeypatch.setattr(check, "answers", lambda game: {"fact": lambda options, question: answer})
    found = check.check_vector({"id": "V", "game": "any", "type": "fact", "input": {}, "expect": expected})
    assert (found == []) is well
    assert all(one.id == "V" for one in found)


def test_each_difference_says_id_field_expected_and_came(tmp_path: Path) -> None:
    results = vectors(tmp_path, {"expect": {"yaku": {"tsukimi": 5}, "total": 6, "colour": "red"}}, {})
    assert (results.passed, results.failed) == (1, 1)
    assert [(d.id, d.field, d.expected, d.came) for d in results.differences] == [
        ("V-1", "yaku", {"tsukimi": 5}, {"hanami": 5}),
        ("V-1", "total", 6, 5),
        ("V-1", "colour", "red", "nothing"),
    ]
    lines = list(results.lines())
    assert lines[1] == "V-1: total: expected 6, came 5"
    assert lines[-1].endswith("v.json: 1 passed, 1 failed")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "poker"}, "there is no game 'poker'"),
        ({"type": "dance"}, "no questions of type 'dance'"),
        ({"options": {"preset": "nitendo"}}, "there is no preset 'nitendo'"),
        ({"options": {"colour": 1}}, "there is no option 'colour'"),
        ({"options": {"viewing_value": "5"}}, "viewing_value is '5'"),
        ({"input": {}}, "the question has no 'captured'"),
        ({"input": {"captured": ["13b"]}}, "'13b' is not a card"),
        ({"input": {"captured": ["03b", "03b"]}}, "named twice"),
        ({"input": {"captured": 7}}, "the engine refuses the question"),
        ({"game": "deck", "type": "deck_fact", "input": {"query": "x"}}, "there is no query 'x'"),
        (
            {"game": "deck", "type": "deck_fact", "input": {"query": "junk_value", "cards": ["99x"]}},
            "not a card",
        ),
        (
            {"game": "general", "type": "dropout", "input": {"order": ["A"], "dealer": "B", "seats": 3}},
            "the dealer 'B'",
        ),
        ({"game": "general", "type": "match_end", "input": {"length": 5, "round_scores": []}}, "length is 5"),
    ],
)
def test_what_the_engine_refuses_is_a_difference_with_its_reason(
    tmp_path: Path, change: dict[str, Any], reason: str
) -> None:
    results = vectors(tmp_path, {"options": {}, **change})
    assert (results.passed, results.failed) == (0, 1)
    assert reason in str(results.differences[0])
    assert "\n" not in str(results.differences[0])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is not JSON"),
        ("{", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "has no schema"),
        ("{}", "has no schema"),
        ('{"schema": "hato-vectors/2"}', "has the schema hato-vectors/2; a vector file has hato-vectors/1"),
        ('{"schema": "hato-vectors/1"}', "has no list 'vectors'"),
        ('{"schema": "hato-vectors/1", "vectors": [3]}', "vector 1 is not an object"),
        ('{"schema": "hato-vectors/1", "vectors": [{}]}', "needs 'id', a text"),
        (
            '{"schema": "hato-vectors/1", "vectors": [{"id": "a", "game": "deck", "type": "x"}]}',
            "needs 'input', an object",
        ),
        ('{"actions": []}', "line 1 has no 'id'"),
        ('{"actions": [], "id": "a"}\n', "line 1 has no"),
        (json.dumps(ROUND) + "\n{", "line 2 is no recorded round"),
        (json.dumps({**ROUND, "hands": [[], []]}), "is no recorded round"),
        (json.dumps({**ROUND, "actions": [7]}), "is no recorded round"),
        (json.dumps({**ROUND, "actions": [""]}), "is no recorded round"),
    ],
)
def test_a_bad_file_gives_one_sentence(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(CheckError) as caught:
        check_file(path)
    assert reason in str(caught.value)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CheckError, match="cannot be read: No such file"):
        check_file(tmp_path / "none.json")
    with pytest.raises(CheckError, match="cannot be read: Is a directory"):
        check_file(tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe{}")
    with pytest.raises(CheckError, match="not UTF-8"):
        check_file(tmp_path / "bytes")


def test_progress_is_told(tmp_path: Path) -> None:
    seen: list[int] = []
    check_file(DATA / "deck.json", seen.append)
    assert seen == [1, 2, 3, 4, 5]


def test_true_is_not_one_and_lists_have_an_order() -> None:
    assert same({"a": [1, "x", None]}, {"a": (1, "x", None)})
    for expected, came in (
        (True, 1),
        (0, False),
        ([1, 2], [2, 1]),
        ({"a": 1}, {"a": 1, "b": 2}),
        ("1", 1),
        ([1], [1, 1]),
    ):
        assert not same(expected, came)


CLOSED: dict[str, Any] = {"match_winner": 0}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"winner": 1}, "T-1: winner: expected 1, came 0"),
        ({"calls": [1, 0]}, "T-1: calls: expected [1, 0], came [0, 0]"),
        ({"yaku": [["sanko", 6]], "points": 6}, 'T-1: yaku: expected [["sanko", 6]], came [["sanko", 5]]'),
        ({"bonus": 1}, "T-1: bonus: expected 1, came 0"),
        ({"multiplier": 2}, "T-1: multiplier: expected 2, came 1"),
        ({"after": [36, 24]}, "T-1: after: expected [36, 24], came [35, 25]"),
        ({"before": [29, 31]}, "T-1: before: expected [29, 31], came [30, 30]"),
        ({"end": "autostop"}, "T-1: end: expected autostop, came stop"),
        ({"round": 2}, "T-1: round: expected 2, came 1"),
        (
            {"actions": ROUND["actions"][:-1]},
            "T-1: the end: expected the end of the round, came a choice of seat 0",
        ),
        (
            {"actions": ["play 03j1", *ROUND["actions"][1:]]},
            'T-1: action 0 (play 03j1): expected [], came ["03b", "03j1"]',
        ),
        (
            {"actions": ["play 02a 02r"]},
            "T-1: action 0 (play 02a 02r): expected a legal action, came that card is not in the hand",
        ),
        (
            {"actions": ["play 03j1 03b", "koikoi"]},
            "T-1: action 1 (koikoi): expected a choice of seat 0, came a card of the stock",
        ),
        (
            {"actions": ["play 03j1 03b", "turn 01b", "stop"]},
            "T-1: action 2 (stop): expected a choice of seat 0, came a choice of seat 1",
        ),
        (
            {"actions": ["play 03j1 03b", "turn 02r"]},
            "T-1: action 1 (turn 02r): expected a card of the stock, came this card cannot be turned up now",
        ),
    ],
)
def test_a_recorded_round_that_is_wrong_is_told(tmp_path: Path, change: dict[str, Any], line: str) -> None:
    assert line in rounds(tmp_path, {**change, **CLOSED})


def test_matches_of_recorded_rounds_are_followed(tmp_path: Path) -> None:
    second = {"round": 2, "before": [35, 25], "after": [40, 20], "id": "T-2"}
    goes_on = "T-2: match_winner: expected 0, came the match goes on"
    assert rounds(tmp_path, {}, {**second, **CLOSED}) == [goes_on]
    wrong = {**second, "dealer": 1}
    assert "T-2: dealer: expected 1, came 0" in rounds(tmp_path, {}, wrong)
    assert rounds(tmp_path, {}) == ["T-1: match_winner: expected the end of the match, came the file ends"]
    lost = {"before": [30, 30], "payoff": [-30, 30], "id": "T-3"}
    assert "T-3: match_winner: expected the match goes on, came the match is over" in rounds(tmp_path, lost)
    assert "T-4: match_winner: expected 0, came 1" in rounds(tmp_path, {**lost, "id": "T-4", **CLOSED})
