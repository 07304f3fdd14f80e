"""Sealed turns: what others choose in secret shows in no frame, nor in the number, size or time of frames."""

import json
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hato.server import computers
from hato.server.header import Header
from hato.server.match import Match
from hato.server.messages import VERSION
from hato.server.pause import Pause
from hato.server.settings import Settings
from tests.server.pages import Page, page
from tests.server.running import Running, running, sealed_go_stop, settings

RULES: dict[str, Any] = {"hand_quad": "win_or_shake", "shake_timing": "start_of_round", "jokers": []}
PASS = ("continue",)


def may_declare(match: Match, seat: int) -> int:
    """How many months the seat may show in the hand check, one choice each; -1 if it is not asked."""
    session = match.session
    if seat not in session.asked or not session.round.turn().sealed:
        return -1
    return sum(choice.words[0] == "shake" for choice in session.view(seat).choices)


def found(seats: int, seat: int, wanted: Sequence[int], people: int) -> Header:
    """The header of a match in whose first hand check the seat may declare as many things as wanted."""
    for number in range(5000):
        header = sealed_go_stop(number, seats, people=people, **RULES)
        if may_declare(Match(header), seat) in wanted:
            return header
    raise AssertionError("no such deal")


def two_pages(stack: ExitStack, server: Running, header: Header) -> tuple[Page, Page]:
    ada = stack.enter_context(page(server.open(header, 0)))
    bo = stack.enter_context(page(server.key(header, 1)))
    ada.until("update")  # that the other one is here
    return ada, bo


def quiet(one: Page) -> None:
    """Everything that was sent has come."""
    one.send({"type": "ping", "v": VERSION, "sent": 1.0})
    one.until("pong")


def news(one: Page, before: int) -> list[str]:
    """The frames that have come since there were so many, but for answers to pings."""
    quiet(one)
    return [frame for frame in one.frames[before:] if json.loads(frame)["type"] != "pong"]


def test_the_frames_of_others_do_not_depend_on_what_was_declared(tmp_path: Path) -> None:
    """One deal, once declared and once not: up to the opening the other seat gets the same bytes."""
    header = found(2, 1, [2, 3], people=2)
    got = []
    for name, declares in (("shown", True), ("not", False)):
        with running(settings(tmp_path / f"{name}.db")) as server:
            match = Match(header)
            answers = []
            while may_declare(match, 1) >= 0:
                choices = [choice.words for choice in match.session.view(1).choices]
                shakes = [words for words in choices if words[0] == "shake"]
                words = shakes[0] if declares and shakes else PASS
                match.do(1, words)
                answers.append(words)
            assert len(answers) == (2 if declares else 1)
            with ExitStack() as stack:
                ada, bo = two_pages(stack, server, header)
                before = len(ada.frames)
                for words in answers:
                    assert bo.move(words)["type"] == "ack"
                got.append(news(ada, before))
    assert got[0] == got[1]
    assert len(got[0]) == 1
    update = json.loads(got[0][0])
    assert update["events"] == []
    assert update["state"]["view"]["asked"] == [0]
    assert update["state"]["ply"] == 0


@pytest.mark.parametrize("holds", [[0], [1], [2, 3]], ids=["nothing", "one", "several"])
def test_frames_before_the_opening_have_one_size(tmp_path: Path, holds: list[int]) -> None:
    """Whatever the other seat holds and declares, it comes as one frame, with the same keys and numbers."""
    header = found(2, 1, holds, people=2)
    with running(settings(tmp_path / "hato.db")) as server, ExitStack() as stack:
        ada, bo = two_pages(stack, server, header)
        before = json.loads(ada.frames[-1])["state"]
        count = len(ada.frames)
        while bo.state["view"]["choices"]:
            assert bo.move(bo.state["view"]["choices"][0]["words"])["type"] == "ack"
        (frame,) = news(ada, count)
        after = json.loads(frame)["state"]
        assert after["view"]["asked"] == [0]
        facts = before["view"]["facts"] | {"answered": after["view"]["facts"]["answered"]}
        assert after == before | {"view": before["view"] | {"asked": [0], "facts": facts}}


def test_answers_of_both_need_no_order_and_the_last_one_opens_them(tmp_path: Path) -> None:
    header = found(2, 1, [1], people=2)
    with running(settings(tmp_path / "hato.db")) as server, ExitStack() as stack:
        ada, bo = two_pages(stack, server, header)
        shake = next(one["words"] for one in bo.state["view"]["choices"] if one["words"][0] == "shake")
        assert bo.move(shake)["ply"] == 0
        assert bo.state["ply"] == 1
        assert ada.state["ply"] == 0
        again = bo.move_message(PASS, "late", 0)
        bo.send(again)
        assert bo.until("resync")["state"]["ply"] == 1
        assert bo.move(PASS)["code"] == "not_your_turn"
        assert ada.move(PASS)["ply"] == 0
        assert ada.state["ply"] == 1
        bo.until("update")
        called = [event for event in json.loads(bo.frames[-1])["events"] if event["kind"] == "called"]
        assert [event["key"] for event in called] == ["shake"]
        assert bo.state["ply"] == 1
        log = server.log(header.table)
        assert [(entry.ply, entry.seat) for entry in log] == [(0, 1), (1, 0)]
        mover = ada if ada.wish else bo
        assert mover.wish is not None
        assert mover.move(mover.wish, "first-play")["ply"] == 1
        server.house._tables.pop(header.table)
    with running(settings(tmp_path / "hato.db")) as server, page(server.key(header)) as ada:
        assert ada.state["ply"] == 2
        ada.send(ada.move_message(PASS, "stale", 0))
        assert ada.until("resync")["state"]["ply"] == 2


# computer players


def test_nobody_waits_for_another(tmp_path: Path) -> None:
    """Three computer players answer within one pause, also while the person has not answered."""
    chosen = settings(tmp_path / "hato.db", bot_pause_ms=400)
    header = next(
        one for one in (sealed_go_stop(i, 3, **RULES) for i in range(500)) if may_declare(Match(one), 0) >= 0
    )
    with running(chosen) as server, page(server.open(header)) as one:
        warm(server)
        started = time.monotonic()
        while one.state["view"]["asked"] != [0]:
            one.until("update")
        assert time.monotonic() - started < 2 * 0.4
        assert one.state["view"]["sealed"]


def test_the_person_answers_while_the_computer_thinks(tmp_path: Path) -> None:
    chosen = settings(tmp_path / "hato.db", bot_pause_ms=1500)
    header = next(
        one for one in (sealed_go_stop(i, 3, **RULES) for i in range(500)) if may_declare(Match(one), 0) == 0
    )
    with running(chosen) as server, page(server.open(header)) as one:
        assert one.move(PASS)["type"] == "ack"
        assert one.state["view"]["asked"] == [1, 2]
        assert [entry.seat for entry in server.log(header.table)] == [0]
        while one.state["view"]["sealed"]:
            one.until("update")
        assert sorted(entry.seat for entry in server.log(header.table)[:3]) == [0, 1, 2]


def warm(server: Running) -> None:
    """Waits for the processes of the computer players."""
    end = time.monotonic() + 60
    while not server.house.bots.pids and time.monotonic() < end:
        time.sleep(0.01)


@pytest.mark.parametrize("level", ["first", "last"])
def test_the_pause_does_not_depend_on_how_much_is_chosen(
    tmp_path: Path, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat that declares nothing and one that declares all it may: one frame, after one whole pause."""
    pauses: list[Pause] = []

    class Counted(Pause):
        def __init__(self, chosen: Settings, thinking: int) -> None:
            super().__init__(chosen, thinking)
            pauses.append(self)

    monkeypatch.setattr(computers, "Pause", Counted)
    for name, holds in (("much", [2, 3]), ("nothing", [0])):
        header = next(
            one
            for one in (sealed_go_stop(i, 2, level, **RULES) for i in range(5000))
            if may_declare(Match(one), 1) in holds
        )
        with running(settings(tmp_path / f"{level}-{name}.db", bot_pause_ms=500)) as server:
            warm(server)
            pauses.clear()
            started = time.monotonic()
            with page(server.open(header)) as one:
                one.until("update")
                assert time.monotonic() - started >= 0.5
                assert len(pauses) == 1
                assert one.state["view"]["asked"] == [0]
                assert one.state["ply"] == 0
                entries = len(server.log(header.table))
                assert entries == (2 if level == "first" and name == "much" else 1)
