"""Damaged and impossible records are refused with line number and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from hato.core import registry
from hato.core.chance import SealedShuffle
from hato.records import RecordError, RedactedRecordError, parse, read, redact, statistics, step, verify
from hato.records.line import MAX_LINE
from tests.records.make_golden import path_of

LINES = [line.decode() for line in read(path_of(registry.game("koi_koi"), "nintendo"))]


def refused(lines: list[str]) -> RecordError:
    """The refusal of a record, which names a line that is there (or the one after the last)."""
    with pytest.raises(RecordError) as caught:
        verify(lines)
    assert 0 < caught.value.line <= len(lines) + 1
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value


def changed(number: int, **values: Any) -> list[str]:
    """The record with some values of a line changed; ... takes a key away."""
    line = json.loads(LINES[number - 1])
    line.update(values)
    text = json.dumps({key: value for key, value in line.items() if value is not ...})
    return [*LINES[: number - 1], text, *LINES[number:]]


def first(kind: str, after: int = 0, having: str = "") -> int:
    """The number of the first line of a kind behind the line `after`."""
    return next(
        number
        for number, line in enumerate(LINES, 1)
        if number > after and json.loads(line)["type"] == kind and having in line
    )


HEADERS: list[tuple[dict[str, Any], str]] = [
    ({"format": "hato/2"}, "this program reads hato/1"),
    ({"format": 1}, "format must be text"),
    ({"game": "poker"}, "there is no game"),
    ({"game": ["koi_koi"]}, "game must be text"),
    ({"rules": 99}, "newer version"),
    ({"rules": 0}, "no such version"),
    ({"rules": True}, "whole number"),
    ({"rules": "1"}, "whole number"),
    ({"preset": "nitendo"}, "there is no preset"),
    ({"preset": ""}, "there is no preset"),
    ({"options": {"colour": 1}}, "no option 'colour'"),
    ({"options": {"teyaku": 1}}, "teyaku is 1"),
    ({"options": {"length": {"type": "rounds", "n": 0}}}, "length is"),
    ({"options": []}, "must be an object"),
    ({"seats": ["a"]}, "is played by 2, 3, 4, 5, 6, 7, not by 1"),
    ({"seats": ["a", 2]}, "must be text"),
    ({"seats": ["a", "b\x07"]}, "cannot be shown"),
    ({"commitment": "00"}, "64 digits"),
    ({"commitment": ["x"]}, "64 digits"),
    ({"view": 5}, "there is no seat 5"),
    ({"colour": 1}, "has no key"),
    ({"preset": ...}, "needs preset"),
]


@pytest.mark.parametrize(("values", "reason"), HEADERS)
def test_a_header_that_this_program_cannot_play(values: dict[str, Any], reason: str) -> None:
    error = refused(changed(1, **values))
    assert error.line == 1
    assert reason in error.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("{", "not JSON"),
        (LINES[20][:-3], "not JSON"),
        ("nonsense", "not JSON"),
        ("[]", "a line is an object"),
        ("NaN", "not JSON"),
        ('{"type":"play","type":"play"}', "a key stands twice"),
        ('{"type":"dance"}', "no kind of line"),
        ('{"type":7}', "no kind of line"),
        ("{}", "no kind of line"),
        ("[" * 5000, "not JSON"),
        ('{"type":"dealer","seat":' + "9" * 5000 + "}", "not JSON"),
        ('{"type":"dealer","seat":' + "9" * 30 + "}", "too large"),
        ('{"type":"dealer","seat":0.0}', "whole number"),
        ('{"type":"dealer","seat":-1}', "negative"),
        ('{"type":"dealer","seat":2}', "no seat 2"),
        ('{"type":"dealer"}', "needs seat"),
        ('{"type":"play","seat":0,"words":"stop"}', "must be a list"),
        ('{"type":"scored","seat":0,"lines":[{"key":"a"}]}', "has no seat"),
        ('{"type":"scored","seat":0,"lines":[7]}', "must be an object"),
        ('{"type":"dealt","to":"field","cards":["13b"]}', "is no card"),
        ('{"type":"paid","key":"x","points":[1]}', "1 numbers for 2 seats"),
        (LINES[0], "second line 'match'"),
        ("x" * (MAX_LINE + 1), "longer than"),
    ],
)
def test_a_damaged_line(text: str, reason: str) -> None:
    error = refused([*LINES[:20], text, *LINES[21:]])
    assert error.line == 21
    assert reason in error.reason


def test_bytes_that_are_not_text() -> None:
    with pytest.raises(RecordError, match="line 2: the line is not UTF-8 text"):
        verify([LINES[0].encode(), b"\xff\xfe"])


def test_an_empty_record() -> None:
    assert "empty" in refused([]).reason
    assert "starts with a line 'match'" in refused(LINES[1:]).reason


IMPOSSIBLE: list[tuple[str, Callable[[], tuple[int, list[str]]], str]] = [
    (
        "a card twice",
        lambda: ((n := first("drawn", 10)), changed(n, card=json.loads(LINES[4])["cards"][0])),
        "cannot come here",
    ),
    (
        "a card twice in a packet",
        lambda: ((n := first("dealt")), changed(n, cards=["01b", "01b", "02a", "02r"])),
        "cannot come here",
    ),
    ("another card", lambda: ((n := first("moved", 15)), changed(n, cards=["12b"])), "the rules give"),
    ("a packet too small", lambda: ((n := first("dealt")), changed(n, cards=["01b"])), ""),
    ("out of turn", lambda: ((n := first("play")), changed(n, seat=0)), "is not asked"),
    (
        "a card not in hand",
        lambda: ((n := first("play")), changed(n, words=["play", "12b"])),
        "not in the hand",
    ),
    ("no action", lambda: ((n := first("play")), changed(n, words=["fold"])), "is no action of this game"),
    ("no words", lambda: ((n := first("play")), changed(n, words=[])), "is no action of this game"),
    ("too early", lambda: ((n := first("play")), changed(n, words=["next"])), "the round is not over"),
    (
        "a target that is no match",
        lambda: ((n := first("play")), changed(n, words=["play", "01j1", "01b"])),
        "two cards match",
    ),
    (
        "another dealer",
        lambda: ((n := first("dealer")), changed(n, seat=0)),
        "seat: the file says 0, the rules give 1",
    ),
    (
        "a wrong score",
        lambda: ((n := first("round")), changed(n, points=[99, 0])),
        "points: the file says [99,0]",
    ),
    (
        "a wrong total",
        lambda: ((n := first("round")), changed(n, totals=[99, 0])),
        "totals: the file says [99,0]",
    ),
    ("a wrong line", lambda: ((n := first("scored")), changed(n, lines=[])), "lines: the file says []"),
    ("a wrong winner", lambda: ((n := first("end")), changed(n, winners=[])), "winners: the file says []"),
    (
        "a wrong yaku",
        lambda: ((n := first("called", having="kasu")), changed(n, key="tan")),
        'the rules give "kasu"',
    ),
    ("seen by another", lambda: ((n := first("dealt")), changed(n, seen_by=1)), "seen_by: the file says 1"),
    (
        "seen by all",
        lambda: ((n := first("dealt")), changed(n, seen_by=...)),
        "seen_by: the file says nothing",
    ),
    (
        "another shuffle",
        lambda: ((n := first("opening")), changed(n, seed="0" * 64)),
        "not the one that was sealed",
    ),
]


@pytest.mark.parametrize(
    ("make", "reason"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE]
)
def test_an_impossible_record(make: Callable[[], tuple[int, list[str]]], reason: str) -> None:
    number, lines = make()
    error = refused(lines)
    assert error.line == number
    assert reason in error.reason


def test_lines_missing_doubled_and_in_another_order() -> None:
    for number in range(1, 90):
        gone = refused([*LINES[: number - 1], *LINES[number:]])
        assert gone.line <= number + 12
        assert refused([*LINES[:number], *LINES[number - 1 :]]).line <= number + 12


def test_lines_behind_the_end() -> None:
    assert refused([*LINES, LINES[-1]]).line == len(LINES) + 1
    assert refused([*LINES[:-1], LINES[20]]).line == len(LINES)
    early = refused([*LINES[:40], LINES[-1]])
    assert early.line == 41
    assert "before the match is finished" in early.reason


def test_a_shuffle_that_gives_other_cards_is_refused_at_the_card() -> None:
    """The cards were chosen and a seed was sealed all the same."""
    shuffle = SealedShuffle(sha256(b"another").digest())
    lines = changed(1, commitment=shuffle.commitment)
    lines[-1] = json.dumps({"type": "opening", "seed": shuffle.opening})
    error = refused(lines)
    assert error.line == 2
    assert "the sealed shuffle gives" in error.reason
    error = refused([changed(1, commitment=...)[0], *LINES[1:]])
    assert "no commitment" in error.reason


def test_a_redacted_record_is_recognised() -> None:
    mine = list(redact(LINES, 0))
    with pytest.raises(RedactedRecordError, match="line 1: .*can be looked at, but not verified"):
        verify(mine)
    assert [line for _, line, session in step(mine) if session is None] == [json.loads(line) for line in mine]
    hidden = [LINES[0], *mine[1:]]
    with pytest.raises(RedactedRecordError, match="line 6: a card is hidden"):
        verify(hidden)


def test_files_are_read_as_a_stream(tmp_path: Path) -> None:
    class Endless(BytesIO):
        """A file that never ends: one huge line."""

        def readline(self, size: int | None = -1, /) -> bytes:
            assert size and size > 0
            return b"x" * size

    with pytest.raises(RecordError, match="line 1: the line is longer"):
        verify(read(Endless()))
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        verify(read(tmp_path / "none.jsonl"))
    with pytest.raises(RecordError, match="cannot be read"):
        verify(read(tmp_path))
    path = tmp_path / "match.jsonl"
    path.write_bytes("\r\n".join(LINES).encode())
    assert verify(read(str(path))).complete
    lines = parse(read(path))
    assert next(lines).number == 1


def test_statistics_and_redacting_refuse_damage_too() -> None:
    broken = [*LINES[:5], "{"]
    with pytest.raises(RecordError, match="line 6"):
        statistics([broken])
    with pytest.raises(RecordError, match="line 6"):
        list(redact(broken, 0))
    with pytest.raises(ValueError, match="there is no seat 7"):
        list(redact(LINES, 7))


GO_STOP = [line.decode() for line in read(path_of(registry.game("go_stop"), "matgo"))]


def test_a_number_of_seats_that_the_options_do_not_allow() -> None:
    header = json.loads(GO_STOP[0])
    header["seats"] = ["a", "b", "c"]
    found = refused([json.dumps(header), *GO_STOP[1:]])
    assert found.line == 1
    assert found.reason == "with these options go_stop is played by 2, not by 3"


def test_only_a_match_by_the_clock_is_ended_by_an_entry() -> None:
    number = next(number for number, line in enumerate(GO_STOP) if '["next"]' in line)
    found = refused([*GO_STOP[:number], GO_STOP[number].replace("next", "end"), *GO_STOP[number + 1 :]])
    assert (found.line, "only a match by the clock" in found.reason) == (number + 1, True)


def test_a_sealed_choice_that_is_written_openly() -> None:
    number = next(number for number, line in enumerate(GO_STOP) if '"continue"' in line)
    line = {key: value for key, value in json.loads(GO_STOP[number]).items() if key != "seen_by"}
    found = refused([*GO_STOP[:number], json.dumps(line), *GO_STOP[number + 1 :]])
    assert found.line == number + 1 and found.reason.startswith("seen_by: the file says nothing")


def test_a_payment_that_is_not_right() -> None:
    lines = [line.decode() for line in read(path_of(registry.game("go_stop"), "gostop_hangame"))]
    number = next(number for number, line in enumerate(lines) if '"paid"' in line)
    line = json.loads(lines[number])
    line["points"] = [points * 2 for points in line["points"]]
    found = refused([*lines[:number], json.dumps(line), *lines[number + 1 :]])
    assert (found.line, found.reason.startswith("points: ")) == (number + 1, True)
