"""The career of the 1995 mode (C-4 to C-6): money, its end when somebody is broke, a server that may die."""

from __future__ import annotations

import hashlib
import json
import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from hato.agents import LEVELS
from hato.core import registry
from hato.server.header import Header, SeatHeader, new_table_id, token_hash
from hato.server.store import Store
from tests.server.pages import Key, Message, open_table, page
from tests.server.running import TOKEN, Process, Running, running, settings
from tests.server.test_kill import Player, check, read

ORDER: dict[str, Any] = {"game": "hato", "preset": "card1995", "seats": 2}
DEEP = 10**6
"""so much capital that nobody is broke while a test runs"""


def career(number: int, level: str = "first", preset: str = "card1995", **options: Any) -> Header:
    """The header of a career whose shuffle follows from the number."""
    seats = (
        SeatHeader("person", "Ada", "", None, token_hash(f"{TOKEN}0")),
        SeatHeader("computer", "", "fox", level),
    )
    seed = hashlib.sha256(f"career {number}".encode()).hexdigest()
    rules = registry.game("hato").rules
    return Header(new_table_id(), "hato", rules, preset, options, seed, seats)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings(tmp_path / "hato.db")) as made:
        yield made


def to_the_end(server: Running, header: Header) -> Message:
    """Plays the career until it is over; the last state of the page."""
    key = server.open(header)
    with page(key) as one:
        one.play()
        return one.state


def record(key: Key) -> list[dict[str, Any]]:
    address = f"http://{key.address}/api/tables/{key.table}/record?token={key.token}"
    with urlopen(address, timeout=20) as answer:
        return [json.loads(line) for line in answer.read().decode().splitlines()]


@pytest.mark.parametrize("preset", ["card1995", "card1995_fair"])
def test_c_1_the_person_leads_the_first_round_and_the_winner_each_later_one(
    server: Running, preset: str
) -> None:
    key = open_table(server.address, **{**ORDER, "preset": preset, "options": {"capital": DEEP}})
    with page(key) as one:
        assert (one.state["dealer"], one.state["you"]) == (0, 0)
        assert one.state["view"]["asked"] == [0]
        for _ in range(4):
            leader = one.state["dealer"]
            while not one.state["waiting"]:
                one.until_asked()
                wish = one.wish
                assert wish is not None
                if not one.state["waiting"]:
                    one.move(wish)
            winner = one.state["results"][-1]["winner"]
            one.move(["next"])
            assert one.state["dealer"] == (leader if winner is None else winner)


@pytest.mark.parametrize(("capital", "stake"), [(100, 1), (500, 5), (1000, 10)])
def test_hac_34_the_capital_of_the_menu_is_what_both_begin_with(
    server: Running, capital: int, stake: int
) -> None:
    key = open_table(server.address, **ORDER, options={"capital": capital, "stake": stake})
    with page(key) as one:
        assert [total * one.state["stake"] for total in one.state["totals"]] == [capital, capital]


@pytest.mark.parametrize("level", LEVELS)
def test_hac_45_four_levels_of_difficulty_play_a_career(tmp_path: Path, level: str) -> None:
    chosen = settings(tmp_path / "hato.db", chooser="hato.agents:choose", levels=())
    with running(chosen) as server:
        with urlopen(f"http://{server.address}/api/catalogue", timeout=20) as answer:
            game = next(one for one in json.load(answer)["games"] if one["id"] == "hato")
            assert game["levels"] == ["random", "novice", "greedy", "sampler"]
        key = open_table(server.address, level, **ORDER, options={"capital": 1000})
        with page(key) as one:
            for _ in range(60):  # ten cards, and now and then the question which of two to take
                if one.state["results"]:
                    break
                one.play(1)
            assert one.state["results"]


def test_hac_46_a_career_is_left_between_rounds_and_taken_up_again(tmp_path: Path) -> None:
    database = tmp_path / "hato.db"
    header = career(1, capital=DEEP)
    with running(settings(database)) as server, page(server.open(header)) as one:
        while not one.state["waiting"]:
            one.until_asked()
            if not one.state["waiting"]:
                assert one.wish is not None
                one.move(one.wish)
        left = one.state
    with running(settings(database)) as server, page(server.key(header)) as one:
        for name in ("round", "totals", "results", "waiting", "dealer", "ply"):
            assert one.state[name] == left[name], name
        one.move(["next"])
        assert one.state["round"] == left["round"] + 1


def test_hac_46_a_career_is_left_within_a_round_and_taken_up_again(tmp_path: Path) -> None:
    database = tmp_path / "hato.db"
    header = career(2, capital=DEEP)
    with running(settings(database)) as server, page(server.open(header)) as one:
        one.play(4)
        one.until_asked()
        left = one.state
    with running(settings(database)) as server, page(server.key(header)) as one:
        one.until_asked()
        assert one.state["view"] == left["view"]


def test_hac_47_and_50_both_open_piles_are_in_every_view(server: Running) -> None:
    with page(server.open(career(3, capital=DEEP))) as one:
        one.play(8)
        one.until_asked()
        piles = [zone for zone in one.state["view"]["zones"] if zone["name"] == "captured"]
        assert [zone["owner"] for zone in piles] == [0, 1]
        assert all(zone["cards"] is not None and len(zone["cards"]) == zone["count"] for zone in piles)
        assert sum(zone["count"] for zone in piles) > 0


@pytest.mark.parametrize("preset", ["card1995", "card1995_fair"])
@pytest.mark.parametrize("broke", [0, 1])
def test_c_5_the_career_ends_when_somebody_has_no_money(server: Running, broke: int, preset: str) -> None:
    """Both endings: the person is broke, or the bank is; nobody pays more than he has, nothing is lost."""
    for number in range(60):
        header = career(number, capital=100, stake=1, preset=preset)
        state = to_the_end(server, header)
        if state["totals"][broke] == 0:
            break
    else:
        raise AssertionError("nobody went broke at that seat")
    assert state["finished"] and not state["waiting"]
    assert state["totals"][1 - broke] == 200
    assert state["winners"] == [1 - broke]
    assert all(sum(result["totals"]) == 200 for result in state["results"])
    assert all(min(result["totals"]) > 0 for result in state["results"][:-1])
    lines = record(server.key(header))
    kinds = [line.get("type") or next(iter(line)) for line in lines]
    assert len(state["results"]) == sum("round" in str(kind) for kind in kinds), kinds


def test_c_5_after_the_end_nothing_can_be_played(server: Running) -> None:
    header = career(0, capital=100, stake=10)
    state = to_the_end(server, header)
    assert state["finished"]
    with page(server.key(header)) as one:
        assert one.state["view"]["choices"] == []
        assert one.problem(one.move_message(["next"])) in ("illegal", "not_asked", "finished")


@pytest.mark.parametrize("options", [{"capital": 500, "stake": 3}, {"capital": 0}, {"stake": 0}])
def test_terms_that_cannot_be_are_refused_with_a_sentence(server: Running, options: dict[str, int]) -> None:
    with pytest.raises(HTTPError) as refused:
        open_table(server.address, **ORDER, options=options)
    assert refused.value.code == 400
    said = json.load(refused.value)
    assert said["code"] == "bad_options"
    assert next(iter(options)) in said["detail"] or "capital" in said["detail"]


@pytest.mark.parametrize("kills", [5, pytest.param(30, marks=pytest.mark.slow)])
def test_hac_46_kills_within_and_between_rounds_lose_nothing_of_a_career(tmp_path: Path, kills: int) -> None:
    rng = random.Random(kills)
    database = tmp_path / "hato.db"
    header = career(7, capital=DEEP)
    store = Store(database)
    store.write([header])
    store.close()
    process = Process(database, 0, "3")
    port = process.port
    player = Player(Key(process.address, header.table, f"{TOKEN}0"))
    rounds: list[int] = []
    for _ in range(kills):
        timer = threading.Timer(rng.uniform(0.05, 0.6), process.kill)
        timer.start()
        player.play_until_killed()
        timer.join()
        check(database, player)
        match, _ = read(database, header.table)
        rounds.append(len(match.session.done))
        assert sum(match.session.totals) == 2 * DEEP
        process = Process(database, port, "3")
    # one more kill exactly between two rounds: the account is on disk
    while True:
        match, _ = read(database, header.table)
        if match.session.waiting:
            break
        player.play(len(player.acks) + 1)
    process.kill()
    before, _ = read(database, header.table)
    assert before.session.waiting
    process = Process(database, port, "3")
    player.play(len(player.acks) + 3)
    assert process.stop() == (0, "")
    after, _ = read(database, header.table)
    assert after.session.done[: len(before.session.done)] == before.session.done
    assert rounds == sorted(rounds)


def test_hac_46_a_kill_after_the_last_round_keeps_the_ending(tmp_path: Path) -> None:
    database = tmp_path / "hato.db"
    header = career(0, capital=100, stake=10)
    store = Store(database)
    store.write([header])
    store.close()
    process = Process(database)
    player = Player(Key(process.address, header.table, f"{TOKEN}0"))
    player.play()
    assert player.finished
    process.kill()
    match, _ = read(database, header.table)
    assert match.session.finished
    assert 0 in match.session.totals
    check(database, player)
